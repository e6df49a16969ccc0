//! The settings: every change shows at once.

mod look;

use egui::{Align, Id, Layout, ScrollArea, Ui};

use crate::games::{Entry, GAMES};
use crate::ui::app::App;
use crate::ui::command::{Command, Overlay, SidePanel};
use crate::ui::settings::{Motion, Pace, PlayBy, Side, Sorting, TrickStay};
use crate::ui::sound;
use crate::ui::table::exact;
use crate::ui::theme::{self, Palette, size};

/// How wide a column of settings is at most.
const COLUMN: f32 = 760.0;

/// As a screen.
pub(super) fn show(app: &mut App, ui: &mut Ui) {
    app.page(ui, "Settings", |app, ui| {
        ScrollArea::vertical()
            .auto_shrink([false, false])
            .show(ui, |ui| {
                let room = ui.available_width() - theme::BAR;
                if room < 1000.0 {
                    ui.set_max_width(room.min(760.0));
                    look::look(app, ui);
                    look::deck(app, ui);
                    play(app, ui);
                    sounds(app, ui);
                    accessibility(app, ui);
                    house_rules(app, ui);
                    programs(app, ui);
                } else {
                    let column = ((room - 24.0) / 2.0).min(COLUMN);
                    ui.horizontal_top(|ui| {
                        ui.spacing_mut().item_spacing.x = 24.0;
                        ui.vertical(|ui| {
                            ui.set_width(column);
                            look::look(app, ui);
                            look::deck(app, ui);
                            accessibility(app, ui);
                        });
                        ui.vertical(|ui| {
                            ui.set_width(column);
                            play(app, ui);
                            sounds(app, ui);
                            house_rules(app, ui);
                            programs(app, ui);
                        });
                    });
                }
                about(ui);
            });
    });
}

/// Beside the table.
pub(super) fn beside(app: &mut App, ui: &mut Ui) {
    ui.horizontal(|ui| {
        ui.label(theme::text("Settings", size::HEADING));
        ui.with_layout(Layout::right_to_left(Align::Center), |ui| {
            if theme::secondary(ui, "Close").clicked() {
                app.command(Command::ToggleSidePanel(SidePanel::Settings));
            }
        });
    });
    ScrollArea::vertical()
        .auto_shrink([false, false])
        .show(ui, |ui| {
            ui.set_max_width(ui.available_width() - theme::BAR);
            look::look(app, ui);
            look::deck(app, ui);
            play(app, ui);
            sounds(app, ui);
            accessibility(app, ui);
            ui.add_space(24.0);
        });
}

/// Settings that belong together.
fn group(ui: &mut Ui, title: &str, body: impl FnOnce(&mut Ui)) {
    let palette = Palette::of(ui);
    ui.add_space(4.0);
    theme::panel(&palette).show(ui, |ui| {
        ui.set_width(ui.available_width());
        ui.label(theme::text(title, size::HEADING));
        ui.add_space(4.0);
        body(ui);
    });
    ui.add_space(4.0);
}

/// A name and what sets it, side by side where there is room.
fn row(ui: &mut Ui, label: &str, wide: f32, control: impl FnOnce(&mut Ui, Id)) {
    let words = theme::text(label, size::BODY);
    let needed = ui
        .painter()
        .layout_no_wrap(label.into(), theme::font(size::BODY), egui::Color32::WHITE)
        .size()
        .x;
    if needed + wide + 16.0 <= ui.available_width() {
        ui.horizontal(|ui| {
            ui.set_min_height(40.0);
            let name = ui.label(words).id;
            ui.add_space(ui.available_width() - wide);
            control(ui, name);
        });
    } else {
        let name = ui.label(words).id;
        control(ui, name);
        ui.add_space(4.0);
    }
}

fn choice<T: PartialEq + Copy>(ui: &mut Ui, label: &str, chosen: &mut T, all: &[(T, &str)]) {
    let wide = theme::segments_width(ui, all);
    row(ui, label, wide, |ui, _| {
        theme::segments(ui, chosen, all);
    });
}

fn switch(ui: &mut Ui, label: &str, on: &mut bool) {
    row(ui, label, 48.0, |ui, name| {
        theme::switch(ui, on, label).labelled_by(name);
    });
}

fn slider(
    ui: &mut Ui,
    label: &str,
    value: &mut u32,
    range: std::ops::RangeInclusive<u32>,
    step: u32,
    unit: &str,
) {
    row(ui, label, theme::SLIDER, |ui, name| {
        theme::slider(ui, value, range, step, unit, label).labelled_by(name);
    });
}

fn play(app: &mut App, ui: &mut Ui) {
    let at_table = app.play.is_some();
    let mut sort = false;
    group(ui, "Play", |ui| {
        let settings = app.settings();
        let ways = [
            (PlayBy::Click, "One click"),
            (PlayBy::DoubleClick, "Double click"),
            (PlayBy::Drag, "Drag only"),
        ];
        choice(ui, "A card is played by", &mut settings.play_by, &ways);
        let sorting = [
            (Sorting::Suit, "Suit, high first"),
            (Sorting::SuitRising, "Suit, low first"),
            (Sorting::Rank, "Rank"),
        ];
        let before = settings.sorting;
        choice(ui, "The hand is sorted by", &mut settings.sorting, &sorting);
        sort = settings.sorting != before;
        if at_table && theme::secondary(ui, "Sort my hand anew").clicked() {
            sort = true;
        }
        let motions = [
            (Motion::None, "None"),
            (Motion::Fast, "Fast"),
            (Motion::Normal, "Normal"),
        ];
        choice(ui, "Motion of cards", &mut settings.motion, &motions);
        let paces = [
            (Pace::Fast, "Fast"),
            (Pace::Natural, "Natural"),
            (Pace::Slow, "Slow"),
        ];
        choice(ui, "Computer players", &mut settings.pace, &paces);
        let stays = [
            (TrickStay::Short, "½ s"),
            (TrickStay::Normal, "1¼ s"),
            (TrickStay::Long, "2½ s"),
            (TrickStay::Click, "Until a click"),
        ];
        choice(ui, "A finished trick stays", &mut settings.trick, &stays);
        for (label, on) in [
            (
                "Play the only legal card by itself",
                &mut settings.play_forced,
            ),
            (
                "Play out a decided deal by itself",
                &mut settings.finish_decided,
            ),
            (
                "A held card says what it would bring",
                &mut settings.foresight,
            ),
            ("Taking back allowed", &mut settings.undo),
            ("Hints allowed", &mut settings.hints),
        ] {
            switch(ui, label, on);
        }
    });
    if sort {
        app.command(Command::Sort);
    }
}

fn sounds(app: &mut App, ui: &mut Ui) {
    let palette = Palette::of(ui);
    let mut sample = false;
    group(ui, "Sound", |ui| {
        if !sound::is_built_in() {
            let words = "This build of Misère is silent: it was made without the feature “sound”.";
            ui.label(theme::text(words, size::SMALL).color(palette.muted));
            return;
        }
        let settings = app.settings();
        let before = (settings.sound, settings.volume);
        let mut on = settings.sound == Some(true);
        switch(ui, "Sounds at the table", &mut on);
        if on != (settings.sound == Some(true)) {
            settings.sound = Some(on);
        }
        if on {
            slider(ui, "Volume", &mut settings.volume, 0..=100, 5, "%");
        }
        sample = on && before != (settings.sound, settings.volume);
    });
    if sample {
        app.sample_sound();
    }
}

fn accessibility(app: &mut App, ui: &mut Ui) {
    group(ui, "Accessibility", |ui| {
        let settings = app.settings();
        switch(ui, "High contrast", &mut settings.high_contrast);
        let mut still = settings.is_still();
        switch(ui, "Reduced motion", &mut still);
        if still != settings.is_still() {
            settings.motion = if still {
                Motion::None
            } else {
                Motion::default()
            };
        }
        let sides = [(Side::Left, "Left"), (Side::Right, "Right")];
        choice(ui, "Buttons and panels", &mut settings.side, &sides);
        if theme::secondary(ui, "Keys").clicked() {
            app.command(Command::ShowOverlay(Some(Overlay::Keys)));
        }
    });
}

/// The house rules that new games begin with, game by game.
fn house_rules(app: &mut App, ui: &mut Ui) {
    let palette = Palette::of(ui);
    group(ui, "House rules", |ui| {
        let words = "A new game begins with the players and house rules that it had last time. \
                     Choose a game to change them or to keep a set of rules under a name.";
        ui.label(theme::text(words, size::SMALL).color(palette.muted));
        for entry in GAMES {
            let changed = changed_rules(app, entry);
            ui.horizontal(|ui| {
                ui.set_min_height(40.0);
                ui.vertical(|ui| {
                    ui.set_width(ui.available_width() - 210.0);
                    ui.spacing_mut().item_spacing.y = 0.0;
                    ui.label(theme::text(entry.title, size::BODY));
                    let words = if changed.is_empty() {
                        "Published rules"
                    } else {
                        &changed
                    };
                    ui.label(theme::text(words, size::SMALL).color(palette.muted));
                });
                ui.with_layout(Layout::right_to_left(Align::Center), |ui| {
                    let change = theme::secondary(ui, "Change…");
                    if change
                        .accessible_name(format!("Change the rules of {}", entry.title))
                        .clicked()
                    {
                        app.command(Command::SetUp(entry.id));
                    }
                    if !changed.is_empty() {
                        let reset = theme::quiet(ui, "Reset")
                            .on_hover_text("Back to the published rules and the usual players");
                        if reset
                            .accessible_name(format!("Published rules for {}", entry.title))
                            .clicked()
                        {
                            app.settings_file.settings.games.remove(entry.id);
                        }
                    }
                });
            });
        }
    });
}

/// The programs that may play at the table.
fn programs(app: &mut App, ui: &mut Ui) {
    let programs = &mut app.settings().programs;
    if programs.is_empty() {
        return;
    }
    let palette = Palette::of(ui);
    let mut forgotten = None;
    group(ui, "Programs", |ui| {
        let words = "These commands may be run to play at the table. One that is forgotten is \
                     asked about before it plays again.";
        ui.label(theme::text(words, size::SMALL).color(palette.muted));
        for command in programs.iter() {
            ui.horizontal(|ui| {
                ui.set_min_height(40.0);
                ui.with_layout(Layout::right_to_left(Align::Center), |ui| {
                    let forget = theme::secondary(ui, "Forget");
                    if forget
                        .accessible_name(format!("Forget {command}"))
                        .clicked()
                    {
                        forgotten = Some(command.clone());
                    }
                    ui.with_layout(Layout::left_to_right(Align::Center), |ui| {
                        let words = theme::text(exact(command), size::BODY);
                        ui.add(egui::Label::new(words).truncate());
                    });
                });
            });
        }
    });
    if let Some(command) = forgotten {
        programs.remove(&command);
    }
}

/// What differs from the published rules, in words.
fn changed_rules(app: &App, entry: &Entry) -> String {
    let setup = app.settings_file.settings.setup(entry);
    let seats = setup.players.len();
    let rules = entry.rules_or_published(seats, &setup.rules);
    let changed: Vec<String> = rules
        .changed(entry.fields(seats))
        .map(|(field, value)| format!("{}: {}", field.label, field.kind.label(value)))
        .collect();
    changed.join("  ·  ")
}

/// What it is, and whose work it stands on.
fn about(ui: &mut Ui) {
    let palette = Palette::of(ui);
    let words = format!(
        "Misère {}, free under the MIT licence. Set in Noto Sans by Google, under the SIL Open \
         Font License 1.1.",
        env!("CARGO_PKG_VERSION")
    );
    ui.add_space(8.0);
    ui.label(theme::text(words, size::SMALL).color(palette.muted));
    ui.add_space(24.0);
}
