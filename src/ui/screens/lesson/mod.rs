//! The lesson screen: the table, and a panel with the text of the step.

mod game;
mod panel;

use egui::{Context, Ui};

use self::game::{LessonGame, Phase};
use self::panel::LessonPanel;
use super::exercise::{ExerciseTable, Position, show_panel};
use crate::games::Entry;
use crate::lessons::{LEARNER, Lesson, LessonError, Task, spoken};
use crate::rules::Names;
use crate::store::names;
use crate::ui::board::BoardAction;
use crate::ui::command::{Command, LessonCommand};
use crate::ui::focus;
use crate::ui::services::Services;
use crate::ui::settings::Settings;

/// The lesson in progress, if any.
#[derive(Default)]
pub(in crate::ui) struct LessonScreen {
    game: Option<LessonGame>,
    table: ExerciseTable,
    /// The step and phase that last received a focus.
    focused: Option<(usize, Phase)>,
}

impl LessonScreen {
    /// Opens a lesson at a step.
    ///
    /// # Errors
    /// Returns an error if the position of the step cannot be reached.
    pub fn open(
        &mut self,
        entry: &'static Entry,
        lesson: Lesson,
        step: usize,
    ) -> Result<(), LessonError> {
        self.game = Some(LessonGame::open(entry, lesson, step)?);
        self.table.begin();
        self.focused = None;
        Ok(())
    }

    /// The game being taught, and the index of the step that is shown, from 0.
    pub fn current(&self) -> Option<(&'static Entry, usize)> {
        let game = self.game.as_ref()?;
        Some((game.entry, game.step_number().0))
    }

    /// Whether the step that is shown is the last one.
    pub fn is_last(&self) -> bool {
        self.game.as_ref().is_some_and(LessonGame::is_last)
    }

    /// Shows the next action if one is due; returns whether one was shown.
    pub fn advance(&mut self, ctx: &Context, settings: &Settings) -> bool {
        let Some(game) = &mut self.game else {
            return false;
        };
        let time = ctx.input(|input| input.time);
        let (shown, due) = game.advance(settings, time);
        if let Some(due) = due {
            ctx.request_repaint_after_secs((due - time).max(0.0) as f32);
        }
        shown
    }

    /// Runs a command.
    ///
    /// # Errors
    /// Returns an error if the position of the next step cannot be reached.
    pub fn run(
        &mut self,
        command: LessonCommand,
        settings: &Settings,
        time: f64,
    ) -> Result<(), LessonError> {
        let Some(game) = &mut self.game else {
            return Ok(());
        };
        let (step, _) = game.step_number();
        match command {
            LessonCommand::Board(BoardAction::Play(action)) => game.act(&action, time),
            LessonCommand::Board(BoardAction::Refused(spot)) => {
                game.refuse(spot, &reader(game, settings));
            }
            LessonCommand::Board(BoardAction::RefusedBecause(words)) => game.refuse_because(words),
            LessonCommand::Board(BoardAction::Seen) => {}
            LessonCommand::Answer(place) => game.answer(place, time),
            LessonCommand::ShowAnswer => game.show_answer(time),
            LessonCommand::Next | LessonCommand::Previous => {
                let target = match command {
                    LessonCommand::Next if !game.is_last() => step + 1,
                    LessonCommand::Previous if step > 0 => step - 1,
                    _ => return Ok(()),
                };
                if game.go_to(target, time)? {
                    self.table.clear();
                }
                self.table.release();
            }
        }
        Ok(())
    }

    /// Shows the screen.
    pub fn show(
        &mut self,
        ui: &mut Ui,
        services: &Services,
        visit: u64,
        commands: &mut Vec<Command>,
    ) {
        let Some(game) = &self.game else { return };
        let settings = services.settings();
        let names = reader(game, settings);
        let (step, _) = game.step_number();
        if matches!(game.phase(), Phase::Asked | Phase::Done) {
            self.focused = Some((step, game.phase()));
        }
        focus::show_screen(ui, ("lesson", visit, self.focused));
        let words = LessonPanel {
            game,
            names: &names,
        };
        show_panel(ui, settings, &words, commands);
        let position = Position {
            session: game.session(),
            scene: game.scene(),
            viewer: LEARNER,
            moves: game.moves(),
            names: &names,
            holding: game.is_holding(),
        };
        let spoken = spoken_now(game, &names);
        let done = self.table.show(ui, services, position, spoken);
        commands.extend(done.map(|done| Command::Lesson(LessonCommand::Board(done))));
    }
}

/// The names at the table of a lesson.
fn reader(game: &LessonGame, settings: &Settings) -> Names {
    names(&settings.players(game.session().seats(), &[]))
}

/// The text to announce: the step when it opens, then the reply to each try.
fn spoken_now(game: &LessonGame, names: &Names) -> String {
    let step = game.step();
    let words = match (game.reply(), &step.task) {
        (Some(reply), _) => format!("{} {}", reply.verdict(), reply.words()),
        (None, Task::Answer { question, .. }) => {
            format!("{}. {} {question}", step.title, step.text)
        }
        (None, _) => format!("{}. {}", step.title, step.text),
    };
    spoken(&words, names)
}
