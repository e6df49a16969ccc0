//! The players of a game being set up: how many, and who has each seat.

use egui::{Ui, vec2};

use super::face_picker::{self, CHARACTERS};
use crate::bots::strength::win_percentage;
use crate::bots::{Bot, Level};
use crate::games::Entry;
use crate::limits::PLAYER_NAME;
use crate::printable::RawText;
use crate::rules::{Message, Seat};
use crate::store::{Player, default_name, people};
use crate::text::{new_game as texts, together};
use crate::ui::command_field::TypedCommands;
use crate::ui::personas::{Persona, calm};
use crate::ui::services::Services;
use crate::ui::theme::{self, Palette, Words, size};

/// The width of a name.
const NAME: f32 = 132.0;

/// The largest and the smallest width of the choices of a player and of a character.
const CHOICE: f32 = 152.0;
const LEAST_CHOICE: f32 = 104.0;

/// The levels to choose from, weakest first, with what they do.
const LEVELS: [(Level, Message); 5] = [
    (Level::Novice, texts::novice_habit()),
    (Level::Easy, texts::easy_habit()),
    (Level::Medium, texts::medium_habit()),
    (Level::Hard, texts::hard_habit()),
    (Level::Master, texts::master_habit()),
];

/// Shows the players; returns the new number of players if it was changed.
///
/// `typed` remembers which commands were typed here. `shows_strength` says whether win rates are shown too; a button toggles it.
pub(super) fn show(
    ui: &mut Ui,
    entry: &Entry,
    players: &mut [Player],
    typed: &mut TypedCommands,
    shows_strength: &mut bool,
    services: &Services,
) -> Option<usize> {
    let heading = texts::players();
    theme::heading(ui, &heading);
    let count = count(ui, entry, players.len(), heading);
    for index in 0..players.len() {
        seat(ui, index, players, entry.has_characters(), services);
        if let Player::Program(_, command) = &mut players[index] {
            program(ui, index, command, typed);
        }
    }
    notes(ui, entry, players);
    levels(ui, entry, players, shows_strength);
    count
}

/// Shows the numbers of players to choose from, if there are several.
fn count(ui: &mut Ui, entry: &Entry, players: usize, name: Message) -> Option<usize> {
    let range = entry.seats.clone();
    if range.start() == range.end() {
        return None;
    }
    let all: Vec<(usize, Words)> = range.map(|seats| (seats, Words::verbatim(seats))).collect();
    let mut seats = players;
    theme::segments(ui, &mut seats, &all, name).then_some(seats)
}

/// Shows the player at a seat: face, name, kind and, if the game's computer players have one,
/// character.
fn seat(ui: &mut Ui, place: usize, players: &mut [Player], has_characters: bool, services: &Services) {
    let alone = people(players).len() == 1;
    let face = calm(players)[place];
    ui.horizontal(|ui| {
        ui.set_min_height(36.0);
        let number = texts::seat(place + 1);
        let number = theme::text(ui, number, size::SMALL).color(Palette::of(ui).muted);
        let label = ui.label(number);
        if let Some(persona) = face_picker::show(ui, place, face, has_characters) {
            put(persona, players, place);
        }
        let gap = ui.spacing().item_spacing.x;
        let room = ui.available_width() - NAME - 2.0 * gap - theme::BAR;
        let choice = (room / 2.0).clamp(LEAST_CHOICE, CHOICE);
        let player = &mut players[place];
        let mut name = player.name().shown();
        let is_friend = player.is_friend();
        // Friends elsewhere bring their own names.
        let has_name = !is_friend || !name.is_empty();
        if has_name {
            let hint = default_name(Seat::new(place), alone && player.is_person());
            let field = egui::TextEdit::singleline(&mut name)
                .hint_text(theme::say(ui, hint))
                .char_limit(PLAYER_NAME)
                .desired_width(112.0)
                .align(egui::Align2::LEFT_CENTER);
            let room = vec2(NAME, theme::control_height(ui, 36.0));
            let response = ui.add_enabled_ui(!is_friend, |ui| ui.add_sized(room, field));
            let response = response.inner.labelled_by(label.id);
            if response.changed() {
                let name: String = name.chars().take(PLAYER_NAME).collect();
                player.rename(name.into());
            }
        }
        let mut kind = Kind::of(player);
        let [novice, easy, medium, hard, master] = LEVELS.map(|(level, _)| (Kind::Computer(level), level.label()));
        let (person, program) = (texts::person(), texts::program());
        let (person, program) = ((Kind::Person, person), (Kind::Program, program));
        let all = [person, novice, easy, medium, hard, master, program];
        let mut all = all.to_vec();
        if services.transport.can_host() || player.is_friend() {
            let friend = together::friend_elsewhere();
            all.insert(1, (Kind::Friend, friend));
        }
        let name = texts::player_at(place + 1);
        let width = if has_name { choice } else { NAME + gap + choice };
        let is_chosen = theme::select(ui, &mut kind, &all, width, &name);
        if let Player::Computer(_, bot) = player
            && has_characters
        {
            let name = texts::character_at(place + 1);
            theme::select(ui, &mut bot.character, &CHARACTERS, choice, &name);
        }
        if is_chosen {
            players[place] = kind.player(players, place);
        }
    });
}

/// Puts a persona at the seat of a computer player. Whoever had the name before changes places.
fn put(persona: Persona, players: &mut [Player], place: usize) {
    let Some(bot) = players[place].bot() else {
        return;
    };
    let before = players[place].name().clone();
    let new = persona.player(bot.level);
    if let Some(other) = players.iter().position(|one| one.name() == new.name()) {
        let character = Persona::named(before.raw()).map(Persona::character);
        if let Player::Computer(name, bot) = &mut players[other] {
            *name = before;
            bot.character = character.unwrap_or(bot.character);
        }
    }
    players[place] = new;
}

/// Shows the consequences of the choice of players.
fn notes(ui: &mut Ui, entry: &Entry, players: &[Player]) {
    let note = match people(players).len() {
        0 => texts::nobody_plays(),
        1 if players.len() == 2 => return,
        1 => texts::clockwise(),
        _ => texts::several_people(),
    };
    theme::note(ui, note);
    if entry.has_characters() && bots(players).next().is_some() {
        theme::note(ui, texts::characters_help());
    }
}

fn bots(players: &[Player]) -> impl Iterator<Item = Bot> + '_ {
    players.iter().filter_map(Player::bot)
}

/// Describes the levels in play in words and, on request, by their win rates.
fn levels(ui: &mut Ui, entry: &Entry, players: &[Player], shows_strength: &mut bool) {
    let mut below = Level::Random.label();
    let mut measured = Vec::new();
    for (level, habit) in LEVELS {
        let label = level.label();
        if bots(players).any(|bot| bot.level == level) {
            theme::note(ui, habit);
            measured.extend(win_percentage(entry.id, level).map(|share| {
                let others = entry.usual - 1;
                texts::win_rate(label.clone(), share as usize, entry.usual, others, below)
            }));
        }
        below = label;
    }
    if measured.is_empty() {
        return;
    }
    let question = if *shows_strength { texts::hide_win_rates() } else { texts::show_win_rates() };
    if theme::small(ui, question).clicked() {
        *shows_strength = !*shows_strength;
    }
    if *shows_strength {
        for words in measured {
            theme::note(ui, words);
        }
    }
}

/// The kinds of players to choose from.
#[derive(Clone, Copy, PartialEq)]
enum Kind {
    Person,
    Friend,
    Computer(Level),
    Program,
}

impl Kind {
    const fn of(player: &Player) -> Self {
        match player {
            Player::Person(_) => Self::Person,
            Player::Friend(..) => Self::Friend,
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
            (false, true) => Persona::free(players).name().into(),
            _ => before.name().clone(),
        };
        match (self, before) {
            (Self::Person, _) => Player::Person(name),
            (Self::Friend, _) => Player::Friend(RawText::default(), String::new()),
            (Self::Computer(level), Player::Computer(_, bot)) => Player::Computer(name, Bot { level, ..*bot }),
            (Self::Computer(level), _) => {
                let character = Persona::named(name.raw()).map(Persona::character);
                let character = character.unwrap_or_default();
                Player::Computer(name, Bot { level, character })
            }
            (Self::Program, _) => Player::Program(name, String::new()),
        }
    }
}

/// Shows the command of the program at a seat.
fn program(ui: &mut Ui, place: usize, command: &mut String, typed: &mut TypedCommands) {
    ui.horizontal(|ui| {
        ui.add_space(72.0);
        ui.vertical(|ui| {
            let name = theme::say(ui, texts::command_at(place + 1));
            typed.show(ui, command, &name);
        });
    });
}
