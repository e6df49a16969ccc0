//! The players of a game being set up: how many, and who has each seat.

use egui::{Align, Layout, Ui, vec2};

use super::face_picker::{self, CHARACTERS};
use crate::bots::strength::win_percentage;
use crate::bots::{Bot, Level};
use crate::games::Entry;
use crate::limits::PLAYER_NAME;
use crate::printable::RawText;
use crate::rules::{Message, Seat};
use crate::store::{Player, default_name, names, people};
use crate::text::{new_game as texts, together};
use crate::ui::command_field::TypedCommands;
use crate::ui::personas::{Expression, Persona, everybody};
use crate::ui::services::Services;
use crate::ui::theme::{self, Palette, Words, size};

/// The least and the largest width of a player's card, its padding, and the distance between cards.
const CARD: std::ops::RangeInclusive<f32> = 150.0..=232.0;
const PAD: f32 = 12.0;
const GAP: f32 = 12.0;

/// The height of the number of a seat, and the distance between the lines of a card.
const LINE: f32 = 26.0;
const LINES: f32 = 6.0;

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
    ui: &mut Ui, entry: &Entry, players: &mut [Player], typed: &mut TypedCommands, shows_strength: &mut bool,
    services: &Services,
) -> Option<usize> {
    let heading = texts::players();
    let count = ui.horizontal(|ui| {
        theme::heading(ui, &heading);
        ui.add_space(theme::STEP);
        count(ui, entry, players.len(), heading)
    });
    ui.add_space(4.0);
    let room = ui.available_width() + GAP;
    let most = ((room / (CARD.start() + GAP)) as usize).max(1);
    let lines = players.len().div_ceil(most);
    let in_line = players.len().div_ceil(lines);
    let width = (room / in_line as f32 - GAP).min(*CARD.end());
    for line in 0..lines {
        ui.horizontal_top(|ui| {
            ui.spacing_mut().item_spacing.x = GAP;
            for place in (line * in_line)..((line + 1) * in_line).min(players.len()) {
                card(ui, width, place, players, entry.has_characters(), services);
            }
        });
        ui.add_space(GAP - ui.spacing().item_spacing.y);
    }
    for (place, player) in players.iter_mut().enumerate() {
        if let Player::Program(_, command) = player {
            program(ui, place, command, typed);
        }
    }
    notes(ui, entry, players, shows_strength);
    count.inner
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

/// Shows the player at a seat on a card: face, name, kind and, if the game's computer players have one, character.
fn card(ui: &mut Ui, width: f32, place: usize, players: &mut [Player], has_characters: bool, services: &Services) {
    let alone = people(players).len() == 1;
    let names = names(players, theme::language(ui));
    let faces = everybody(players, &names, services.settings().face, &[], |_| Expression::Calm);
    theme::panel_frame(&Palette::of(ui)).inner_margin(PAD).show(ui, |ui| {
        let width = width - 2.0 * PAD;
        ui.set_width(width);
        // All cards are as high as that of a computer player.
        let fields = if has_characters { 3.0 } else { 2.0 };
        ui.set_min_height(face_picker::FACE + LINE + fields * (theme::control_height(ui, 36.0) + LINES));
        ui.with_layout(Layout::top_down(Align::Center), |ui| {
            ui.spacing_mut().item_spacing.y = LINES;
            let number = theme::text(ui, texts::seat(place + 1), size::SMALL).color(Palette::of(ui).muted);
            let label = ui.label(number);
            let is_computer = players[place].bot().is_some();
            if let Some(persona) = face_picker::show(ui, place, faces[place], is_computer, has_characters) {
                put(persona, players, place);
            }
            let player = &mut players[place];
            let mut name = player.name().shown();
            // Friends elsewhere bring their own names.
            let is_friend = player.is_friend();
            let hint = default_name(Seat::new(place), alone && player.is_person());
            let field = egui::TextEdit::singleline(&mut name)
                .hint_text(theme::say(ui, hint))
                .char_limit(PLAYER_NAME)
                .align(egui::Align2::CENTER_CENTER);
            let room = vec2(width, theme::control_height(ui, 36.0));
            let response = ui.add_enabled_ui(!is_friend, |ui| ui.add_sized(room, field));
            let response = response.inner.labelled_by(label.id);
            if response.changed() {
                let name: String = name.chars().take(PLAYER_NAME).collect();
                player.rename(name.into());
            }
            let mut kind = Kind::of(player);
            let [novice, easy, medium, hard, master] = LEVELS.map(|(level, _)| (Kind::Computer(level), level.label()));
            let (person, program) = (texts::person(), texts::program());
            let (person, program) = ((Kind::Person, person), (Kind::Program, program));
            let mut all = vec![person, novice, easy, medium, hard, master, program];
            if services.transport.can_host() || player.is_friend() {
                all.insert(1, (Kind::Friend, together::friend_elsewhere()));
            }
            let is_chosen = theme::select(ui, &mut kind, &all, width, texts::player_at(place + 1));
            if let Player::Computer(_, bot) = player
                && has_characters
            {
                theme::select(ui, &mut bot.character, &CHARACTERS, width, texts::character_at(place + 1));
            }
            if is_chosen {
                players[place] = kind.player(players, place);
            }
        });
    });
}

/// Puts a persona at the seat of a computer player. Whoever had the name before changes places.
fn put(persona: Persona, players: &mut [Player], place: usize) {
    let Some(bot) = players[place].bot() else { return };
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

/// Shows the consequences of the choice of players: the levels in words and, on request, more about them.
fn notes(ui: &mut Ui, entry: &Entry, players: &[Player], shows_strength: &mut bool) {
    let mut below = Level::Random.label();
    let (mut habits, mut measured) = (Vec::new(), Vec::new());
    for (level, habit) in LEVELS {
        let label = level.label();
        if bots(players).any(|bot| bot.level == level) {
            habits.push(habit);
            measured.extend(win_percentage(entry.id, level).map(|share| {
                let others = entry.usual - 1;
                texts::win_rate(label.clone(), share as usize, entry.usual, others, below)
            }));
        }
        below = label;
    }
    let about = match people(players).len() {
        0 => Some(texts::nobody_plays()),
        1 if players.len() == 2 => None,
        1 => Some(texts::clockwise()),
        _ => Some(texts::several_people()),
    };
    ui.horizontal_wrapped(|ui| {
        for words in about.into_iter().chain(habits) {
            theme::note(ui, words);
        }
        let question = if *shows_strength { texts::hide_win_rates() } else { texts::show_win_rates() };
        if !measured.is_empty() && theme::small(ui, question).clicked() {
            *shows_strength = !*shows_strength;
        }
    });
    if *shows_strength && !measured.is_empty() {
        measured.extend(entry.has_characters().then(texts::characters_help));
        for words in measured {
            theme::note(ui, words);
        }
    }
}

fn bots(players: &[Player]) -> impl Iterator<Item = Bot> + '_ {
    players.iter().filter_map(Player::bot)
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

    /// A player of this kind for a seat. A person does not inherit the name of a computer player or vice versa.
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
        theme::note(ui, texts::seat(place + 1));
        ui.vertical(|ui| {
            let name = theme::say(ui, texts::command_at(place + 1));
            typed.show(ui, command, &name);
        });
    });
}
