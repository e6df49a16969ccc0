//! The field for the command of a program, which knows what the person has typed there.

use std::collections::BTreeSet;

use egui::{Response, TextEdit, Ui};

use super::theme;
use crate::external::visible;
use crate::limits::COMMAND;
use crate::text::{Language, new_game as texts};

/// The address of the page that explains how a program plays.
const GUIDE: &str = concat!(env!("CARGO_PKG_REPOSITORY"), "/blob/main/docs/bots.md");

/// A command that the person typed from the first to the last character.
#[derive(Clone, Debug, PartialEq, Eq)]
pub struct TypedCommand(String);

impl TypedCommand {
    pub fn text(&self) -> &str {
        &self.0
    }
}

/// The commands that the person has typed in a form.
#[derive(Clone, Debug, Default, PartialEq, Eq)]
pub struct TypedCommands(BTreeSet<String>);

impl TypedCommands {
    /// Returns the command if the person typed it. One with signs that a field cannot show does not
    /// count: it may have been pasted.
    pub fn find(&self, command: &str) -> Option<TypedCommand> {
        let is_typed = self.0.contains(command) && visible(command, Language::default()) == command;
        is_typed.then(|| TypedCommand(command.to_owned()))
    }

    /// Shows the field for a command. If the person changes a command that they did not type, the
    /// result does not count as typed either, unless they clear the field in between.
    pub fn show(&mut self, ui: &mut Ui, command: &mut String, name: &str) -> Response {
        let before = command.clone();
        let was_typed = before.is_empty() || self.0.contains(&before);
        let field = TextEdit::singleline(command)
            .hint_text("python3 docs/bot.py")
            .char_limit(COMMAND)
            .desired_width(ui.available_width() - 16.0)
            .show(ui);
        if !was_typed {
            // Otherwise undoing could bring back what was cleared.
            let mut state = field.state;
            state.clear_undoer();
            state.store(ui, field.response.response.id);
        }
        if *command != before {
            self.0.remove(&before);
            if was_typed && !command.is_empty() {
                self.0.insert(command.clone());
            }
        }
        if command.is_empty() || self.find(command).is_some() {
            ui.horizontal_wrapped(|ui| {
                theme::note(ui, texts::command_help());
                let copy = theme::inline(ui, texts::copy_guide());
                if copy.clicked() {
                    ui.copy_text(GUIDE.to_owned());
                }
            });
        } else {
            theme::note(ui, texts::command_is_shown());
        }
        field.response.response.accessible_name(name)
    }
}
