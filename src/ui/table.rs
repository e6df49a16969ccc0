//! The table screen: the head, the board, and what lies over it between deals.

use egui::{Align, CentralPanel, Frame, Layout, Margin, Panel, Ui, vec2};

use super::app::App;
use super::board::Shown;
use super::command::{Command, Overlay, Screen, SidePanel};
use super::play::{Play, TableState};
use super::settings::Side;
use super::sheet;
use super::theme::{self, Palette, size};
use crate::rules::words::with_names;

pub(super) fn show(app: &mut App, ui: &mut Ui) {
    head(app, ui);
    app.paint_aside(ui);
    CentralPanel::default()
        .frame(Frame::NONE)
        .show(ui, |ui| board(app, ui));
    if let Some(seat) = app.stranger() {
        return consent(app, ui, seat);
    }
    let Some(play) = &app.play else { return };
    let time = ui.input(|input| input.time);
    if play.is_holding(&app.settings_file.settings, time) || app.overlay.is_some() || app.peek {
        return;
    }
    match play.table_state() {
        TableState::Table => {}
        TableState::Curtain(seat) => curtain(app, ui, seat),
        TableState::DealOver | TableState::Result => sheet::show_deal_over(app, ui),
    }
}

fn head(app: &mut App, ui: &mut Ui) {
    let palette = Palette::of(ui);
    let frame = Frame::new()
        .fill(palette.ground)
        .inner_margin(Margin::symmetric(12, 6));
    // For the left hand everything stands the other way round.
    let from_left = Layout::left_to_right(Align::Center);
    let from_right = Layout::right_to_left(Align::Center);
    let (near, far) = match app.settings_file.settings.side {
        Side::Left => (from_right, from_left),
        Side::Right => (from_left, from_right),
    };
    Panel::top("head").frame(frame).show(ui, |ui| {
        let size = vec2(ui.available_width(), 40.0);
        ui.allocate_ui_with_layout(size, near, |ui| {
            ui.spacing_mut().button_padding.x = 10.0;
            let Some(play) = &app.play else { return };
            let title = play.entry.title;
            let facts = facts(play);
            if theme::secondary(ui, "Home").clicked() {
                app.command(Command::Show(Screen::Home));
            }
            ui.add_space(4.0);
            ui.label(theme::text(title, size::HEADING));
            ui.add_space(4.0);
            ui.with_layout(far, |ui| {
                buttons(app, ui);
                ui.with_layout(near, |ui| {
                    for fact in facts {
                        let words = theme::text(fact, size::SMALL).color(palette.muted);
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
                });
            });
        });
    });
}

/// What is to be known of the deal, as words.
fn facts(play: &Play) -> Vec<String> {
    let names = play.names();
    let mut facts: Vec<String> = play
        .scene(false)
        .facts
        .iter()
        .map(|fact| {
            let value = with_names(&fact.value, &names);
            format!("{}: {value}", fact.label)
        })
        .collect();
    match play.saved.session.undo_count() {
        0 => {}
        1 => facts.push("Taken back: once".into()),
        times => facts.push(format!("Taken back: {times} times")),
    }
    facts
}

fn buttons(app: &mut App, ui: &mut Ui) {
    let Some(play) = &app.play else { return };
    // Not every game has tricks.
    let has_trick = play.scene(false).swept.is_some();
    let decided = play.is_decided() && play.table_state() == TableState::Table;
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
            Command::ShowOverlay(Some(Overlay::Sheet)),
            "Score sheet (S)",
        ),
        ("Last trick", Command::LastTrick, "Last trick (L)"),
        ("Undo", Command::Undo, "Take back (U)"),
        ("Hint", Command::Hint, "Hint (H)"),
    ] {
        if matches!(command, Command::LastTrick) && !has_trick {
            continue;
        }
        if theme::secondary(ui, label).on_hover_text(help).clicked() {
            app.command(command);
        }
    }
    if decided
        && theme::primary(ui, "Play it out")
            .on_hover_text("Nothing can change any score any more.")
            .clicked()
    {
        app.command(Command::FinishDeal);
    }
}

fn board(app: &mut App, ui: &mut Ui) {
    let time = ui.input(|input| input.time);
    if app.reason.as_ref().is_some_and(|(_, until)| *until <= time) {
        app.reason = None;
    }
    if let Some((_, until)) = &app.reason {
        ui.request_repaint_after_secs((until - time) as f32);
    }
    let settings = app.settings_file.settings.clone();
    let Some(play) = &app.play else { return };
    let holding = play.is_holding(&settings, time) || app.peek;
    let hidden = matches!(play.table_state(), TableState::Curtain(_)) && !holding;
    let mut scene = play.scene(holding);
    if hidden {
        // Nobody’s cards show while people change seats.
        scene.conceal();
    }
    if !settings.foresight {
        scene.previews.clear();
    }
    let moves = if hidden { &[] } else { play.moves() };
    app.hints.mark(&mut scene, moves);
    let hint = app.hints.words().filter(|_| !moves.is_empty());
    let reason = app.reason.as_ref().map(|(words, _)| words.as_str());
    let names = play.names();
    let shown = Shown {
        scene: &scene,
        viewer: play.viewer(),
        moves,
        names: &names,
        settings: &settings,
        backdrop: app.backdrops.shown(settings.high_contrast),
        plain: app.plain,
        holding,
        message: reason.or(hint.as_deref()),
    };
    if let Some(done) = app.board.show(ui, &shown) {
        app.command(Command::AtTable(done));
    }
}

/// The next person sits down before the cards are shown.
fn curtain(app: &mut App, ui: &mut Ui, seat: crate::rules::Seat) {
    let palette = Palette::of(ui);
    let name = app
        .play
        .as_ref()
        .and_then(|play| play.saved.players.get(seat.index()))
        .map_or_else(String::new, |player| player.name().to_owned());
    let modal = egui::Modal::new(egui::Id::unique("curtain"))
        .frame(theme::panel(&palette).inner_margin(Margin::same(32)))
        .show(ui, |ui| {
            ui.vertical_centered(|ui| {
                ui.set_width(360.0);
                let words = match name.as_str() {
                    "You" => "Your turn".to_owned(),
                    name => format!("{name}’s turn"),
                };
                ui.label(theme::text(words, size::TITLE));
                ui.add_space(8.0);
                ui.label(
                    theme::text("The hands are hidden until you say so.", size::BODY)
                        .color(palette.muted),
                );
                ui.add_space(16.0);
                let button = theme::primary(ui, "Show my cards");
                if ui.memory(|memory| memory.focused().is_none()) {
                    button.request_focus();
                }
                button.clicked()
            })
            .inner
        });
    if modal.inner {
        app.command(Command::Reveal(seat));
    }
}

/// A game that came from elsewhere wants to start a program.
fn consent(app: &mut App, ui: &mut Ui, seat: crate::rules::Seat) {
    let palette = Palette::of(ui);
    let Some(play) = &app.play else { return };
    let player = &play.saved.players[seat.index()];
    let (name, command) = (player.name(), player.command().unwrap_or_default());
    let size = ui.content_rect().size();
    let modal = egui::Modal::new(egui::Id::unique("consent"))
        .frame(theme::panel(&palette).inner_margin(Margin::same(32)))
        .show(ui, |ui| {
            ui.set_width(520.0_f32.min(size.x - 96.0));
            ui.label(theme::text("Let a program play?", size::TITLE));
            ui.add_space(8.0);
            let words = format!("In this game {} is played by a program that this command starts:", exact(name));
            ui.label(theme::text(words, size::BODY));
            ui.add_space(8.0);
            egui::ScrollArea::vertical()
                .max_height((size.y - 400.0).max(80.0))
                .show(ui, |ui| {
                    ui.label(theme::text(exact(command), size::BODY).strong());
                });
            ui.add_space(8.0);
            let words = "It can do on this machine whatever you can. Let it play only if you know what it is.";
            ui.label(theme::text(words, size::BODY).color(palette.muted));
            ui.add_space(16.0);
            ui.horizontal(|ui| {
                let without = theme::primary(ui, "Play without it");
                if ui.memory(|memory| memory.focused().is_none()) {
                    without.request_focus();
                }
                let allow = theme::secondary(ui, "Let it play");
                if allow.clicked() {
                    Some(Command::Allow(command.to_owned()))
                } else {
                    without.clicked().then_some(Command::PlayWithout(seat))
                }
            })
            .inner
        });
    let refused = modal.should_close().then_some(Command::PlayWithout(seat));
    if let Some(command) = modal.inner.or(refused) {
        app.command(command);
    }
}

/// Words from a file so that nothing in them can hide: what does not print stands as its number.
pub(super) fn exact(words: &str) -> String {
    let shown = |letter: char| match letter {
        '"' | '\'' => letter.to_string(),
        _ => letter.escape_debug().to_string(),
    };
    words.chars().map(shown).collect()
}
