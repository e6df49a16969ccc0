//! The settings: every change shows at once.

use egui::{Align, Id, Layout, ScrollArea, Ui, vec2};

use super::app::App;
use super::command::{Aside, Command, Over};
use super::deck::{ASPECT, Back, Colours, Sprite};
use super::settings::{Motion, Pace, PlayBy, Settings, Side, Sorting, TrickStay, rules_of};
use super::sound;
use super::theme::{self, Cloth, Palette, Shade, size};
use crate::cards::Pack;
use crate::games::{Entry, GAMES};

/// How wide a column of settings is at most.
const COLUMN: f32 = 600.0;

/// As a screen.
pub(super) fn show(app: &mut App, ui: &mut Ui) {
    app.page(ui, "Settings", |app, ui| {
        ScrollArea::vertical()
            .auto_shrink([false, false])
            .show(ui, |ui| {
                let room = ui.available_width() - theme::BAR;
                if room < 1000.0 {
                    ui.set_max_width(room.min(760.0));
                    look(app, ui);
                    deck(app, ui);
                    play(app, ui);
                    sounds(app, ui);
                    accessibility(app, ui);
                    house_rules(app, ui);
                } else {
                    let column = ((room - 24.0) / 2.0).min(COLUMN);
                    ui.horizontal_top(|ui| {
                        ui.spacing_mut().item_spacing.x = 24.0;
                        ui.vertical(|ui| {
                            ui.set_width(column);
                            look(app, ui);
                            deck(app, ui);
                            accessibility(app, ui);
                        });
                        ui.vertical(|ui| {
                            ui.set_width(column);
                            play(app, ui);
                            sounds(app, ui);
                            house_rules(app, ui);
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
                app.command(Command::Toggle(Aside::Settings));
            }
        });
    });
    ScrollArea::vertical()
        .auto_shrink([false, false])
        .show(ui, |ui| {
            ui.set_max_width(ui.available_width() - theme::BAR);
            look(app, ui);
            deck(app, ui);
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

fn look(app: &mut App, ui: &mut Ui) {
    group(ui, "Look", |ui| {
        let settings = app.settings();
        let shades = [
            (Shade::System, "As the system"),
            (Shade::Light, "Light"),
            (Shade::Dark, "Dark"),
        ];
        choice(ui, "Theme", &mut settings.shade, &shades);
        ui.label(theme::text("Table", size::BODY));
        cloths(ui, settings);
        if settings.cloth == Cloth::Own {
            own_color(ui, &mut settings.own_cloth);
        }
        if settings.cloth == Cloth::Picture && picture(ui, settings) {
            app.command(Command::AskPicture);
        }
        let settings = app.settings();
        slider(
            ui,
            "Size of everything",
            &mut settings.zoom,
            60..=200,
            5,
            "%",
        );
        slider(
            ui,
            "Size of the cards",
            &mut settings.cards,
            60..=200,
            5,
            "%",
        );
    });
}

/// The cloths, to be chosen by their looks.
fn cloths(ui: &mut Ui, settings: &mut Settings) {
    let palette = Palette::of(ui);
    ui.horizontal_wrapped(|ui| {
        for cloth in Cloth::ALL {
            let color = Settings {
                cloth,
                ..settings.clone()
            }
            .surface(palette.dark);
            let on = settings.cloth == cloth;
            if theme::swatch(ui, color.color, color.text, on, cloth.label()).clicked() {
                settings.cloth = cloth;
            }
        }
    });
}

/// A colour of the player's own, by hue, strength and brightness.
fn own_color(ui: &mut Ui, color: &mut [u8; 3]) {
    // Greys have no hue: what was set is remembered as long as the colour stays as it made it.
    let id = Id::unique("own colour");
    let known = ui.data(|data| data.get_temp::<([u32; 3], [u8; 3])>(id));
    let before = known.filter(|(_, made)| made == color).map_or_else(
        || {
            let hsv = egui::ecolor::Hsva::from_srgb(*color);
            [hsv.h * 360.0, hsv.s * 100.0, hsv.v * 100.0].map(|part| part.round() as u32)
        },
        |(parts, _)| parts,
    );
    let mut parts = before;
    slider(ui, "Hue", &mut parts[0], 0..=360, 1, "°");
    slider(ui, "Strength", &mut parts[1], 0..=100, 1, "%");
    slider(ui, "Brightness", &mut parts[2], 0..=100, 1, "%");
    if parts != before {
        *color = rgb(parts);
    }
    ui.data_mut(|data| data.insert_temp(id, (parts, *color)));
}

fn rgb([hue, strength, brightness]: [u32; 3]) -> [u8; 3] {
    let hsv = egui::ecolor::Hsva::new(
        hue as f32 / 360.0,
        strength as f32 / 100.0,
        brightness as f32 / 100.0,
        1.0,
    );
    hsv.to_srgb()
}

/// The file of the player's own picture; gives whether the system's dialog is asked for.
fn picture(ui: &mut Ui, settings: &mut Settings) -> bool {
    let id = Id::unique("picture");
    let kept = ui.data(|data| data.get_temp::<String>(id));
    let mut path = kept.unwrap_or_else(|| settings.picture.clone());
    ui.horizontal(|ui| {
        let field = egui::TextEdit::singleline(&mut path)
            .hint_text("File of a picture (PNG or SVG)")
            .desired_width(ui.available_width() - 116.0)
            .margin(theme::FIELD)
            .align(egui::Align2::LEFT_CENTER);
        let response = ui.add(field).accessible_name("File of the picture");
        let typing = response.has_focus();
        ui.data_mut(|data| {
            if typing {
                data.insert_temp(id, path.clone());
            } else {
                data.remove::<String>(id);
            }
        });
        if response.lost_focus() {
            path.trim().clone_into(&mut settings.picture);
        }
        theme::secondary(ui, "Choose…").clicked()
    })
    .inner
}

fn deck(app: &mut App, ui: &mut Ui) {
    group(ui, "Deck", |ui| {
        sample(app, ui);
        let settings = app.settings();
        let colours = [
            (Colours::Two, "Two colours"),
            (Colours::Four, "Four colours"),
        ];
        choice(ui, "Suits", &mut settings.deck.colours, &colours);
        let backs = Back::ALL.map(|back| (back, capital(back.name())));
        let backs: Vec<(Back, &str)> = backs
            .iter()
            .map(|(back, name)| (*back, name.as_str()))
            .collect();
        choice(ui, "Back", &mut settings.deck.back, &backs);
        switch(ui, "Large corner indices", &mut settings.deck.large_index);
        switch(ui, "Stronger inks", &mut settings.deck.high_contrast);
    });
}

/// A few cards as they are printed.
fn sample(app: &App, ui: &mut Ui) {
    let Ok(cards) = "AS KH QD JC TH 7D".parse::<Pack>() else {
        return;
    };
    let gap = 8.0;
    let count = cards.len() as f32 + 1.0;
    let width = ((ui.available_width() - gap * (count - 1.0)) / count).min(super::app::CARD);
    let size = vec2(width, width * ASPECT);
    let all = vec2(count * (width + gap) - gap, size.y);
    let (rect, _) = ui.allocate_exact_size(all, egui::Sense::hover());
    let mut mesh = app.cards.mesh();
    let sprites = cards.iter().map(|card| Sprite::Face(*card));
    for (place, sprite) in sprites.chain([Sprite::Back]).enumerate() {
        let min = rect.min + vec2(place as f32 * (width + gap), 0.0);
        let card = egui::Rect::from_min_size(min, size);
        let shade = egui::Color32::from_black_alpha(90);
        app.cards.add(&mut mesh, Sprite::Shadow, card, 0.0, shade);
        app.cards
            .add(&mut mesh, sprite, card, 0.0, egui::Color32::WHITE);
    }
    ui.painter().add(mesh);
    ui.add_space(8.0);
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
                "Play the only lawful card by itself",
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
            app.command(Command::Lay(Some(Over::Keys)));
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
                            app.kept.settings.games.remove(entry.id);
                        }
                    }
                });
            });
        }
    });
}

/// What differs from the published rules, in words.
fn changed_rules(app: &App, entry: &Entry) -> String {
    let setup = app.kept.settings.setup(entry);
    let seats = setup.players.len();
    let rules = rules_of(entry, seats, &setup.rules);
    let changed: Vec<String> = entry
        .fields(seats)
        .iter()
        .filter_map(|field| {
            let value = rules.value(field.name)?;
            (*value != field.default)
                .then(|| format!("{}: {}", field.label, field.kind.label(value)))
        })
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

fn capital(word: &str) -> String {
    let mut letters = word.chars();
    let head = letters.next().map(|letter| letter.to_ascii_uppercase());
    head.into_iter().chain(letters).collect()
}
