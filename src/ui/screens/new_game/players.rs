//! The players of a game being set up: how many, and who has each seat.

use egui::{Ui, vec2};

use crate::bots::strength::win_percentage;
use crate::bots::{Bot, Character, Level};
use crate::games::Entry;
use crate::limits::PLAYER_NAME;
use crate::printable::RawText;
use crate::rules::Seat;
use crate::rules::words::number;
use crate::store::{Player, default_name, people};
use crate::ui::command_field::TypedCommands;
use crate::ui::settings::NAMES;
use crate::ui::theme::{self, Palette, size};

/// The width of the choices of a player and of a character.
const CHOICE: f32 = 152.0;

/// Shows the players; returns the new number of players if it was changed.
///
/// `typed` remembers which commands were typed here. `shows_strength` says whether win rates are shown too; a button toggles it.
pub(super) fn show(
    ui: &mut Ui,
    entry: &Entry,
    players: &mut [Player],
    typed: &mut TypedCommands,
    shows_strength: &mut bool,
) -> Option<usize> {
    theme::heading(ui, "Players");
    let count = count(ui, entry, players.len());
    let alone = people(players).len() == 1;
    for index in 0..players.len() {
        let chosen = seat(
            ui,
            index,
            &mut players[index],
            alone,
            entry.has_characters(),
        );
        if let Some(kind) = chosen {
            players[index] = kind.player(players, index);
        }
        if let Player::Program(_, command) = &mut players[index] {
            program(ui, index, command, typed);
        }
    }
    notes(ui, entry, players);
    levels(ui, entry, players, shows_strength);
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
    theme::segments(ui, &mut seats, &all, "Players").then_some(seats)
}

/// Shows the player at a seat: name, kind and, if the game's computer players have one, character.
/// Returns the new kind if it was changed.
fn seat(
    ui: &mut Ui,
    place: usize,
    player: &mut Player,
    alone: bool,
    has_characters: bool,
) -> Option<Kind> {
    ui.horizontal(|ui| {
        ui.set_min_height(36.0);
        let number = theme::text(format!("Seat {}", place + 1), size::SMALL);
        let label = ui.label(number.color(Palette::of(ui).muted));
        let mut name = player.name().shown();
        let field = egui::TextEdit::singleline(&mut name)
            .hint_text(default_name(Seat::new(place), alone && player.is_person()))
            .char_limit(PLAYER_NAME)
            .desired_width(112.0)
            .align(egui::Align2::LEFT_CENTER);
        let response = ui
            .add_sized(vec2(132.0, theme::control_height(ui, 36.0)), field)
            .labelled_by(label.id);
        if response.changed() {
            let name: String = name.chars().take(PLAYER_NAME).collect();
            player.rename(name.into());
        }
        let mut kind = Kind::of(player);
        let mut all = vec![(Kind::Person, "Person")];
        let levels = Level::OPPONENTS.iter();
        all.extend(levels.map(|level| (Kind::Computer(*level), level.label())));
        all.push((Kind::Program, "Program…"));
        let label = format!("Player at seat {}", place + 1);
        let is_chosen = theme::select(ui, &mut kind, &all, CHOICE, &label);
        if let Player::Computer(_, bot) = player
            && has_characters
        {
            let all = Character::ALL.map(|character| (character, character.label()));
            let label = format!("Character at seat {}", place + 1);
            theme::select(ui, &mut bot.character, &all, CHOICE, &label);
        }
        is_chosen.then_some(kind)
    })
    .inner
}

/// Shows the consequences of the choice of players.
fn notes(ui: &mut Ui, entry: &Entry, players: &[Player]) {
    theme::note(
        ui,
        match people(players).len() {
            0 => "Nobody at this computer is playing: you just watch.",
            1 if players.len() == 2 => return,
            1 => "Seats are numbered clockwise around the table.",
            _ => "Who is playing? Type your names. Hands are hidden while you change places.",
        },
    );
    if entry.has_characters() && bots(players).any(|bot| bot.character != Character::Even) {
        theme::note(ui, "A character changes how a player plays, not how well.");
    }
}

/// The bots among the players.
fn bots(players: &[Player]) -> impl Iterator<Item = Bot> + '_ {
    players.iter().filter_map(Player::bot)
}

/// Describes the levels in play in words and, on request, by their win rates.
fn levels(ui: &mut Ui, entry: &Entry, players: &[Player], shows_strength: &mut bool) {
    let is_used = |level: &Level| bots(players).any(|bot| bot.level == *level);
    let used: Vec<Level> = Level::OPPONENTS.into_iter().filter(is_used).collect();
    for level in &used {
        let words = format!("{}: {}.", level.label(), level.habit());
        theme::note(ui, &words);
    }
    let measured: Vec<String> = used
        .iter()
        .filter_map(|&level| strength(entry, level))
        .collect();
    if measured.is_empty() {
        return;
    }
    let question = if *shows_strength {
        "Hide win rates"
    } else {
        "Show win rates"
    };
    if theme::small(ui, question).clicked() {
        *shows_strength = !*shows_strength;
    }
    if *shows_strength {
        for words in measured {
            theme::note(ui, &words);
        }
    }
}

/// The measured strength of a level: `Hard wins 72% of four-handed games against three Medium
/// players.`
fn strength(entry: &Entry, level: Level) -> Option<String> {
    let share = win_percentage(entry.id, level)?;
    let below = Level::ALL.into_iter().rev().find(|other| *other < level)?;
    let (seats, others) = (number(entry.usual), number(entry.usual - 1));
    let plural = if entry.usual == 2 { "" } else { "s" };
    Some(format!(
        "{} wins {share}% of {seats}-handed games against {others} {} player{plural}.",
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

    /// A player of this kind for a seat. A person does not inherit the name of a computer player or
    /// vice versa.
    fn player(self, players: &[Player], place: usize) -> Player {
        let before = &players[place];
        let name = match (self == Self::Person, before.is_person()) {
            (true, false) => RawText::default(),
            (false, true) => free_name(players).into(),
            _ => before.name().clone(),
        };
        match self {
            Self::Person => Player::Person(name),
            Self::Computer(level) => Player::Computer(name, level.into()),
            Self::Program => Player::Program(name, String::new()),
        }
    }
}

/// A name for a computer player that is not in use at the table.
fn free_name(players: &[Player]) -> &'static str {
    let is_free = |name: &&&str| players.iter().all(|player| player.name() != **name);
    NAMES.iter().find(is_free).unwrap_or(&NAMES[0])
}

/// Shows the command of the program at a seat.
fn program(ui: &mut Ui, place: usize, command: &mut String, typed: &mut TypedCommands) {
    ui.horizontal(|ui| {
        ui.add_space(72.0);
        ui.vertical(|ui| {
            let name = format!("Command of the program at seat {}", place + 1);
            typed.show(ui, command, &name);
        });
    });
}
