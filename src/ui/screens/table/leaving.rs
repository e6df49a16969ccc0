//! The question whether to leave friends elsewhere, and how.

use egui::{Label, Ui};

use super::command::{FriendsCommand, TableCommand};
use super::game::TableGame;
use crate::text::together as texts;
use crate::ui::focus;
use crate::ui::theme::{self, size};

const WIDTH: f32 = 460.0;

/// Asks; returns whether the dialog was closed.
pub(super) fn show(ui: &Ui, game: &TableGame, commands: &mut Vec<TableCommand>) -> bool {
    let title = texts::leave_question();
    let is_guest = game.is_visit();
    theme::dialog(ui, "leave", WIDTH, title, |ui| {
        let words = if is_guest { texts::guest_leaves() } else { texts::host_leaves() };
        ui.add(Label::new(theme::text(ui, words, size::BODY)).wrap());
        ui.add_space(theme::STEP);
        focus::Group::row("leave").show(ui, |ui| {
            ui.horizontal_wrapped(|ui| {
                if theme::secondary(ui, texts::come_back_later()).clicked() {
                    commands.push(FriendsCommand::Leave.into());
                }
                if is_guest && theme::destructive(ui, true, texts::give_up_seat()).clicked() {
                    commands.push(FriendsCommand::GiveUp.into());
                }
            });
        });
    })
}
