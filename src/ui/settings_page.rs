//! The settings: every change shows at once.

use egui::{Margin, ScrollArea, Ui};

use super::app::App;
use super::command::{Aside, Command, Over};
use super::deck::{Back, Colours};
use super::settings::{Motion, Pace, PlayBy, Sorting, TrickStay};
use super::theme::{self, Cloth, Palette, Shade, size};
use crate::games::GAMES;

/// As a screen.
pub(super) fn show(app: &mut App, ui: &mut Ui) {
    app.page(ui, "Settings", |app, ui| {
        ScrollArea::vertical()
            .auto_shrink([false, false])
            .show(ui, |ui| {
                ui.set_max_width(820.0);
                body(app, ui);
                house_rules(app, ui);
                ui.add_space(24.0);
            });
    });
}

/// Beside the table.
pub(super) fn beside(app: &mut App, ui: &mut Ui) {
    ui.horizontal(|ui| {
        ui.label(theme::text("Settings", size::HEADING));
        ui.with_layout(egui::Layout::right_to_left(egui::Align::Center), |ui| {
            if theme::secondary(ui, "Close").clicked() {
                app.command(Command::Toggle(Aside::Settings));
            }
        });
    });
    ScrollArea::vertical()
        .auto_shrink([false, false])
        .show(ui, |ui| {
            ui.set_max_width(ui.available_width() - 12.0);
            body(app, ui);
            ui.add_space(24.0);
        });
}

fn section(ui: &mut Ui, words: &str) {
    let palette = Palette::of(ui);
    ui.add_space(12.0);
    ui.label(theme::text(words, size::HEADING).color(palette.accent));
}

fn line<T: PartialEq + Copy>(ui: &mut Ui, label: &str, chosen: &mut T, all: &[(T, &str)]) {
    ui.label(theme::text(label, size::BODY));
    theme::segments(ui, chosen, all);
    ui.add_space(4.0);
}

fn body(app: &mut App, ui: &mut Ui) {
    let mut sort = false;
    let settings = app.settings();
    section(ui, "Look");
    let shades = [
        (Shade::System, "As the system"),
        (Shade::Light, "Light"),
        (Shade::Dark, "Dark"),
    ];
    line(ui, "Theme", &mut settings.shade, &shades);
    let cloths = Cloth::ALL.map(|cloth| (cloth, cloth.label()));
    line(ui, "Table", &mut settings.cloth, &cloths);
    let sizes = [
        (70, "70 %"),
        (85, "85 %"),
        (100, "100 %"),
        (115, "115 %"),
        (130, "130 %"),
    ];
    line(ui, "Size of everything", &mut settings.zoom, &sizes);
    let cards = [(60, "60 %"), (80, "80 %"), (100, "100 %"), (120, "120 %")];
    line(ui, "Size of the cards", &mut settings.cards, &cards);

    section(ui, "Deck");
    let colours = [
        (Colours::Two, "Two colours"),
        (Colours::Four, "Four colours"),
    ];
    line(ui, "Suits", &mut settings.deck.colours, &colours);
    let yes_no = [(false, "Usual"), (true, "Large")];
    line(
        ui,
        "Corner indices",
        &mut settings.deck.large_index,
        &yes_no,
    );
    let contrast = [(false, "Usual"), (true, "High")];
    line(ui, "Contrast", &mut settings.deck.high_contrast, &contrast);
    let backs = Back::ALL.map(|back| (back, capital(back.name())));
    let backs: Vec<(Back, &str)> = backs
        .iter()
        .map(|(back, name)| (*back, name.as_str()))
        .collect();
    line(ui, "Back", &mut settings.deck.back, &backs);

    section(ui, "Play");
    let ways = [
        (PlayBy::Click, "One click"),
        (PlayBy::DoubleClick, "Double click"),
        (PlayBy::Drag, "Drag only"),
    ];
    line(ui, "A card is played by", &mut settings.play_by, &ways);
    let sorting = [
        (Sorting::Suit, "Suit, high first"),
        (Sorting::SuitRising, "Suit, low first"),
        (Sorting::Rank, "Rank"),
    ];
    let before = settings.sorting;
    line(ui, "The hand is sorted by", &mut settings.sorting, &sorting);
    sort |= settings.sorting != before;
    let motions = [
        (Motion::None, "None"),
        (Motion::Fast, "Fast"),
        (Motion::Normal, "Normal"),
    ];
    line(ui, "Motion of cards", &mut settings.motion, &motions);
    let paces = [
        (Pace::Fast, "Fast"),
        (Pace::Natural, "Natural"),
        (Pace::Slow, "Slow"),
    ];
    line(
        ui,
        "Computer players take their time",
        &mut settings.pace,
        &paces,
    );
    let stays = [
        (TrickStay::Short, "½ s"),
        (TrickStay::Normal, "1¼ s"),
        (TrickStay::Long, "2½ s"),
        (TrickStay::Click, "Until a click"),
    ];
    line(ui, "A finished trick stays", &mut settings.trick, &stays);
    let on_off = [(true, "On"), (false, "Off")];
    line(
        ui,
        "Play the only lawful card by itself",
        &mut settings.play_forced,
        &on_off,
    );
    line(
        ui,
        "Play out a decided deal by itself",
        &mut settings.finish_decided,
        &on_off,
    );
    line(
        ui,
        "A held card says what it would bring",
        &mut settings.foresight,
        &on_off,
    );
    line(ui, "Taking back allowed", &mut settings.undo, &on_off);
    if theme::secondary(ui, "Sort my hand anew").clicked() {
        sort = true;
    }
    if sort {
        app.command(Command::Sort);
    }
    if theme::secondary(ui, "Keys").clicked() {
        app.command(Command::Lay(Some(Over::Keys)));
    }
}

/// The house rules that new games begin with, game by game.
fn house_rules(app: &mut App, ui: &mut Ui) {
    let palette = Palette::of(ui);
    section(ui, "House rules");
    let words = "A new game begins with the players and house rules that it had last time. \
                 Choose a game to change them or to keep a set of rules under a name.";
    ui.label(theme::text(words, size::SMALL).color(palette.muted));
    for entry in GAMES {
        ui.horizontal_wrapped(|ui| {
            if theme::secondary(ui, entry.title).clicked() {
                app.command(Command::SetUp(entry.id));
            }
            let setup = app.kept.settings.setup(entry);
            let changed = match setup.rules.as_str() {
                "()" => "published rules",
                text => text,
            };
            ui.label(theme::text(changed, size::SMALL).color(palette.muted));
            if setup.rules != "()" && theme::secondary(ui, "Published rules").clicked() {
                app.kept.settings.games.remove(entry.id);
            }
        });
    }
}

fn capital(word: &str) -> String {
    let mut letters = word.chars();
    let head = letters.next().map(|letter| letter.to_ascii_uppercase());
    head.into_iter().chain(letters).collect()
}

/// The keys, over everything.
pub(super) fn keys(app: &mut App, ui: &mut Ui) {
    const KEYS: [(&str, &str); 13] = [
        ("Arrows, Tab", "go from card to card"),
        ("Enter, Space", "play or choose the card"),
        ("Enter", "confirm what is chosen; see the trick"),
        ("U, Ctrl Z", "take back"),
        ("L", "look at the last trick"),
        ("S", "score sheet"),
        ("F1", "rules beside the table"),
        ("Esc", "put down, close, back"),
        ("Ctrl N", "new game"),
        ("Ctrl O", "saved games"),
        ("Ctrl S", "keep a copy of this game"),
        ("Ctrl + and –", "larger, smaller"),
        ("F11", "full screen"),
    ];
    let palette = Palette::of(ui);
    let modal = egui::Modal::new(egui::Id::unique("keys"))
        .frame(theme::panel(&palette).inner_margin(Margin::same(24)))
        .show(ui, |ui| {
            ui.set_width(440.0);
            ui.label(theme::text("Keys", size::TITLE));
            egui::Grid::new("keys")
                .num_columns(2)
                .spacing([24.0, 6.0])
                .show(ui, |ui| {
                    for (key, what) in KEYS {
                        ui.label(theme::text(key, size::BODY).color(palette.accent));
                        ui.label(theme::text(what, size::BODY));
                        ui.end_row();
                    }
                });
            ui.add_space(8.0);
            theme::primary(ui, "Close").clicked()
        });
    if modal.inner || modal.should_close() {
        app.command(Command::Lay(None));
    }
}
