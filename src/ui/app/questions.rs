//! Commands that wait until the person has confirmed them.

use egui::Context;

use super::{App, Asked};
use crate::ui::command::Overlay;
use crate::ui::question::Question;
use crate::ui::screens::ScreenCommand;

impl App {
    pub(super) fn ask(&mut self, command: ScreenCommand, question: Question) {
        self.asked = Some(Asked { command, question });
        self.overlay = Some(Overlay::Question);
    }

    /// Asks whether to run the present command, which parts the person from friends elsewhere, if there is a question;
    /// returns whether there is.
    pub(super) fn asks_to_part(&mut self, question: Option<Question>) -> bool {
        let command = self.running.take_if(|_| question.is_some());
        let is_asked = command.is_some();
        if let (Some(command), Some(question)) = (command, question) {
            self.ask(command.into(), question);
        }
        is_asked
    }

    /// Runs the command that was asked about, or forgets it.
    pub(super) fn answer(&mut self, ctx: &Context, yes: bool) {
        self.overlay = None;
        let Some(Asked { command, .. }) = self.asked.take().filter(|_| yes) else {
            return;
        };
        // The shell's commands are asked about only because they part the person from friends.
        if let ScreenCommand::Shell(_) = command {
            self.kept.table.leave_friends();
        }
        self.run_now(ctx, command);
    }
}
