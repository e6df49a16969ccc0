//! Warnings about unsaved files, which stay visible until the files are on disk.

use super::shell::Commands;
use egui::{Align, Frame, Label, Layout, Margin, Panel, Ui, vec2};

use super::command::Command;
use super::focus;
use super::saving::UnsavedFile;
use super::services::Services;
use super::theme::{self, Palette, Words, size};
use crate::text::{Message, files as texts};

/// The minimum height of a line.
const HEIGHT: f32 = 32.0;

/// Shows a line for all unsaved files, and one for each notice that has not been closed.
pub fn show(ui: &mut Ui, services: &Services, commands: &mut Commands) {
    let warning = warning(services.saving.unsaved());
    if warning.is_none() && services.saving.notices().is_empty() {
        return;
    }
    let palette = Palette::of(ui);
    let frame = Frame::new().fill(palette.panel).inner_margin(Margin::symmetric(14, 6));
    Panel::bottom("unsaved").frame(frame).show(ui, |ui| {
        let group = focus::Group::area("unsaved").rank(5).secondary();
        group.show(ui, |ui| {
            if let Some(warning) = warning
                && line(ui, warning, texts::try_again())
            {
                commands.push(Command::SaveAgain);
            }
            for (index, notice) in services.saving.notices().iter().enumerate() {
                if line(ui, notice, texts::ok()) {
                    commands.push(Command::CloseNotice(index));
                }
            }
        });
    });
}

/// Shows a message with a button; returns whether the button was pressed.
fn line(ui: &mut Ui, words: impl Into<Words>, button: Message) -> bool {
    let from_right = Layout::right_to_left(Align::Center);
    let room = vec2(ui.available_width(), HEIGHT);
    let shown = ui.allocate_ui_with_layout(room, from_right, |ui| {
        let is_pressed = theme::small(ui, button).clicked();
        ui.with_layout(Layout::left_to_right(Align::Center), |ui| {
            let text = theme::text(ui, words, size::SMALL);
            let label = ui.add(Label::new(text).wrap());
            ui.accesskit_node_builder(label.id, |node| {
                node.set_live(egui::accesskit::Live::Polite);
            });
        });
        is_pressed
    });
    shown.inner
}

/// Asks whether to close the window with unsaved changes.
pub fn ask(ui: &Ui, services: &Services) -> Option<Command> {
    if services.saving.is_done() {
        return Some(Command::Close { anyway: false });
    }
    let stay = Command::ShowOverlay(None);
    let modal = theme::modal(ui, "closing", 32, |ui| {
        ui.set_width(520.0_f32.min(ui.content_rect().width() - 96.0));
        theme::title(ui, texts::close_without_saving());
        ui.add_space(8.0);
        let warning = warning(services.saving.unsaved()).unwrap_or_else(texts::disk_is_busy);
        ui.add(Label::new(theme::text(ui, warning, size::BODY)).wrap());
        ui.add_space(8.0);
        let text = texts::will_be_lost();
        ui.label(theme::text(ui, text, size::BODY).color(Palette::of(ui).muted));
        ui.add_space(16.0);
        ui.horizontal(|ui| {
            let again = theme::primary(ui, texts::try_again());
            focus::main(ui, again.id);
            let anyway = theme::secondary(ui, texts::close_anyway());
            focus::avoid(ui, anyway.id);
            let stays = theme::secondary(ui, texts::stay());
            if again.clicked() {
                Some(Command::Close { anyway: false })
            } else if anyway.clicked() {
                Some(Command::Close { anyway: true })
            } else {
                stays.clicked().then(|| stay.clone())
            }
        })
        .inner
    });
    let closed = modal.should_close();
    modal.inner.or(closed.then_some(stay))
}

/// The warning, with the reason: `Clubs is not saved. …`.
fn warning(files: &[UnsavedFile]) -> Option<Message> {
    let reason = files.first()?.reason.clone();
    let names = files.iter().map(|file| file.name.clone());
    Some(match files {
        [UnsavedFile { name, is_plural: false, .. }] => texts::is_not_saved(name.clone(), reason),
        _ => texts::are_not_saved(names, reason),
    })
}
