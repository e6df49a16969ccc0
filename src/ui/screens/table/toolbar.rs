//! The toolbar above the table: the game, facts about the deal, and buttons.

use egui::{Align, Frame, Layout, Margin, Panel, Ui, vec2};

use super::game::{TableGame, TableState};
use crate::rules::words::with_names;
use crate::ui::command::{Command, Overlay, Screen, SidePanel, TableCommand};
use crate::ui::focus;
use crate::ui::settings::Side;
use crate::ui::theme::{self, Palette, size};

/// Shows the toolbar.
pub(super) fn show(ui: &mut Ui, game: &TableGame, side: Side, commands: &mut Vec<Command>) {
    let frame = Frame::new()
        .fill(Palette::of(ui).ground)
        .inner_margin(Margin::symmetric(12, 6));
    // With the buttons at the left, everything is mirrored.
    let from_left = Layout::left_to_right(Align::Center);
    let from_right = Layout::right_to_left(Align::Center);
    let (near, far) = match side {
        Side::Left => (from_right, from_left),
        Side::Right => (from_left, from_right),
    };
    let group = focus::Group::row("toolbar").rank(0).aside();
    Panel::top("toolbar").frame(frame).show(ui, |ui| {
        let size = vec2(ui.available_width(), 40.0);
        group.show(ui, |ui| {
            ui.allocate_ui_with_layout(size, near, |ui| {
                ui.spacing_mut().button_padding.x = 10.0;
                if theme::secondary(ui, "Home").clicked() {
                    commands.push(Command::Show(Screen::Home));
                }
                ui.add_space(4.0);
                ui.label(theme::text(game.entry.title, size::HEADING));
                ui.add_space(4.0);
                ui.with_layout(far, |ui| {
                    buttons(ui, game, commands);
                    ui.with_layout(near, |ui| facts(ui, game));
                });
            })
        });
    });
}

/// Shows facts about the deal, as many as there is room for.
fn facts(ui: &mut Ui, game: &TableGame) {
    let names = game.names();
    let scene = game.scene(false);
    let facts = scene
        .facts
        .iter()
        .map(|fact| format!("{}: {}", fact.label, with_names(&fact.value, &names)));
    let wins = std::iter::once(game.wins().rule().to_owned());
    let undone = match game.session().undo_count() {
        0 => None,
        1 => Some("Undone: once".into()),
        times => Some(format!("Undone: {times} times")),
    };
    for fact in facts.chain(undone).chain(wins) {
        let words = theme::text(fact, size::SMALL).color(Palette::of(ui).muted);
        let galley = egui::WidgetText::from(words).into_galley(
            ui,
            Some(egui::TextWrapMode::Extend),
            f32::INFINITY,
            egui::TextStyle::Small,
        );
        if galley.size().x + 6.0 < ui.available_width() {
            ui.label(galley);
            ui.add_space(6.0);
        }
    }
}

fn buttons(ui: &mut Ui, game: &TableGame, commands: &mut Vec<Command>) {
    // Not every game has tricks.
    let has_trick = game.scene(false).last_trick.is_some();
    for (label, command, help) in [
        (
            "Settings",
            Command::ToggleSidePanel(SidePanel::Settings),
            "Settings",
        ),
        (
            "Rules",
            Command::ToggleSidePanel(SidePanel::Rules),
            "Rules (F1)",
        ),
        (
            "Scores",
            Command::ShowOverlay(Some(Overlay::ScoreSheet)),
            "Score sheet (S)",
        ),
        (
            "Last trick",
            Command::Table(TableCommand::LastTrick),
            "Last trick (L)",
        ),
        ("Undo", Command::Table(TableCommand::Undo), "Undo (U)"),
        ("Hint", Command::Table(TableCommand::Hint), "Hint (H)"),
    ] {
        if matches!(command, Command::Table(TableCommand::LastTrick)) && !has_trick {
            continue;
        }
        if theme::secondary(ui, label).on_hover_text(help).clicked() {
            commands.push(command);
        }
    }
    if game.is_decided() && game.state() == TableState::Playing {
        let finish = theme::primary(ui, "Finish deal")
            .on_hover_text("The scores can no longer change. Let the computer play the rest.");
        if finish.clicked() {
            commands.push(Command::Table(TableCommand::FinishDeal));
        }
    }
}
