//! The players of a game that is set up: how many, and who has each seat.

use egui::{Ui, vec2};

use crate::bots::strength::wins;
use crate::bots::{Character, Level};
use crate::games::Entry;
use crate::store::Player;
use crate::ui::theme::{self, Palette, size};

/// Shows the players; returns the new number of players if it was changed.
pub(super) fn show(ui: &mut Ui, entry: &Entry, players: &mut [Player]) -> Option<usize> {
    ui.label(theme::text("Players", size::HEADING));
    let count = count(ui, entry, players.len());
    let has_characters = entry.has_characters();
    for (place, player) in players.iter_mut().enumerate() {
        seat(ui, place, player, has_characters);
        if let Player::Program(_, command) = player {
            program(ui, place, command);
        }
    }
    notes(ui, entry, players);
    count
}

/// Shows the numbers of players to choose from, if there are several.
fn count(ui: &mut Ui, entry: &Entry, players: usize) -> Option<usize> {
    let range = entry.seats.clone();
    if range.start() == range.end() {
        return None;
    }
    let labels: Vec<(usize, String)> = range.map(|seats| (seats, seats.to_string())).collect();
    let all: Vec<(usize, &str)> = labels
        .iter()
        .map(|(seats, label)| (*seats, label.as_str()))
        .collect();
    let mut seats = players;
    theme::segments(ui, &mut seats, &all).then_some(seats)
}

/// Shows the player at a seat: name, kind, and character if the game's computer players have one.
fn seat(ui: &mut Ui, place: usize, player: &mut Player, has_characters: bool) {
    ui.horizontal(|ui| {
        ui.set_min_height(36.0);
        let number = theme::text(format!("Seat {}", place + 1), size::SMALL);
        let label = ui.label(number.color(Palette::of(ui).muted));
        let mut name = player.name().to_owned();
        let field = egui::TextEdit::singleline(&mut name)
            .char_limit(16)
            .desired_width(120.0)
            .align(egui::Align2::LEFT_CENTER);
        let response = ui.add_sized(vec2(140.0, 36.0), field).labelled_by(label.id);
        if response.changed() {
            player.rename(name);
        }
        let mut kind = Kind::of(player);
        let mut all = vec![(Kind::Person, "Person")];
        let levels = Level::OPPONENTS.iter();
        all.extend(levels.map(|level| (Kind::Computer(*level), level.label())));
        all.push((Kind::Program, "Program…"));
        let label = format!("Player at seat {}", place + 1);
        if theme::select(ui, &mut kind, &all, 140.0, &label) {
            let name = player.name().to_owned();
            *player = match kind {
                Kind::Person => Player::Person(name),
                Kind::Computer(level) => Player::Computer(name, level.into()),
                Kind::Program => Player::Program(name, String::new()),
            };
        }
        if let Player::Computer(_, bot) = player
            && has_characters
        {
            let all = Character::ALL.map(|character| (character, character.label()));
            let label = format!("Character at seat {}", place + 1);
            theme::select(ui, &mut bot.character, &all, 156.0, &label);
        }
    });
}

/// Shows what follows from the choice of players.
fn notes(ui: &mut Ui, entry: &Entry, players: &[Player]) {
    let muted = Palette::of(ui).muted;
    let note = |ui: &mut Ui, words: &str| {
        ui.label(theme::text(words, size::SMALL).color(muted));
    };
    let persons = players.iter().filter(|player| player.is_person()).count();
    note(
        ui,
        match persons {
            0 => "Nobody at this computer plays: you watch.",
            1 => "Play goes clockwise from seat to seat.",
            _ => "Hands are hidden while you change places.",
        },
    );
    let bots = || {
        players.iter().filter_map(|player| match player {
            Player::Computer(_, bot) => Some(*bot),
            Player::Person(_) | Player::Program(..) => None,
        })
    };
    if entry.has_characters() && bots().any(|bot| bot.character != Character::Even) {
        note(
            ui,
            "A character is what a player likes to do, not how well they play.",
        );
    }
    for level in Level::OPPONENTS {
        if bots().any(|bot| bot.level == level)
            && let Some(words) = strength(entry, level)
        {
            note(ui, &words);
        }
    }
}

/// The measured strength of a level: `Hard wins 72 % of four-handed games against three Medium
/// players.`
fn strength(entry: &Entry, level: Level) -> Option<String> {
    const COUNTS: [&str; 7] = ["no", "one", "two", "three", "four", "five", "six"];
    let share = wins(entry.id, level)?;
    let below = Level::ALL.into_iter().rev().find(|other| *other < level)?;
    let (seats, others) = (COUNTS[entry.usual], COUNTS[entry.usual - 1]);
    let plural = if entry.usual == 2 { "" } else { "s" };
    Some(format!(
        "{} wins {share} % of {seats}-handed games against {others} {} player{plural}.",
        level.label(),
        below.label()
    ))
}

/// The kinds of players to choose from.
#[derive(Clone, Copy, PartialEq)]
enum Kind {
    Person,
    Computer(Level),
    Program,
}

impl Kind {
    const fn of(player: &Player) -> Self {
        match player {
            Player::Person(_) => Self::Person,
            Player::Computer(_, bot) => Self::Computer(bot.level),
            Player::Program(..) => Self::Program,
        }
    }
}

/// Shows the command of the program at a seat.
fn program(ui: &mut Ui, place: usize, command: &mut String) {
    let palette = Palette::of(ui);
    ui.horizontal(|ui| {
        ui.add_space(72.0);
        ui.vertical(|ui| {
            let field = egui::TextEdit::singleline(command)
                .hint_text("python3 docs/bot.py")
                .char_limit(1000)
                .desired_width(ui.available_width() - 16.0);
            let name = format!("Command of the program at seat {}", place + 1);
            ui.add(field).accessible_name(name);
            let help = "The command that starts the program; docs/bots.md explains how it plays.";
            ui.label(theme::text(help, size::SMALL).color(palette.muted));
        });
    });
}
