//! Setting up a game: who sits where, the house rules, the deal number.

mod house_rules;

use egui::{Key, ScrollArea, Ui, vec2};

use crate::bots::strength::wins;
use crate::bots::{Character, Level};
use crate::deal_code::{self, DealCode, ParseDealCodeError};
use crate::games::Entry;
use crate::rules::options::HouseRules;
use crate::store::Player;
use crate::table::Setup;
use crate::ui::app::App;
use crate::ui::command::{Command, Screen};
use crate::ui::settings::{GameSetup, Settings};
use crate::ui::theme::{self, Palette, size};

/// A game that is being set up.
#[derive(Clone, Debug)]
pub struct NewGameForm {
    /// Which game.
    pub entry: &'static Entry,
    /// Who sits where.
    pub players: Vec<Player>,
    /// The house rules, all of them.
    pub rules: HouseRules,
    /// The deal number typed; empty for a random one.
    number: String,
    /// The name for house rules that are to be kept.
    preset: String,
}

impl NewGameForm {
    /// A game set up as last time.
    pub fn new(entry: &'static Entry, settings: &Settings) -> Self {
        let setup = settings.setup(entry);
        let rules = entry.rules_or_published(setup.players.len(), &setup.rules);
        Self {
            entry,
            players: setup.players,
            rules,
            number: String::new(),
            preset: String::new(),
        }
    }

    /// How the game is to be set up: by the deal number typed, which may bring its own house
    /// rules and number of players, or with a random one.
    ///
    /// # Errors
    /// What is typed is no deal number of this game, in words; or a program has no command.
    pub fn setup(&self) -> Result<Setup, String> {
        let nothing = |player: &Player| player.command().is_some_and(|text| text.trim().is_empty());
        if let Some(place) = self.players.iter().position(nothing) {
            return Err(format!("Seat {} needs a command.", place + 1));
        }
        let typed = self.number.trim();
        let seed = match typed {
            "" => Some(deal_code::fresh_seed()),
            _ if typed.contains('/') => {
                let number: DealCode = typed
                    .parse()
                    .map_err(|e: ParseDealCodeError| e.to_string())?;
                if number.entry.id != self.entry.id {
                    return Err(format!("This is a deal of {}.", number.entry.title));
                }
                return Ok(number.setup);
            }
            _ => deal_code::read_seed(typed),
        };
        Ok(Setup {
            seats: self.players.len(),
            rules: self.rules.clone(),
            seed: seed.ok_or("A deal number looks like 7F3K-2Q9A.")?,
            dealer: None,
        })
    }

    /// The house rules that differ from the published ones, in RON.
    pub fn changes(&self) -> String {
        let fields = self.entry.fields(self.players.len());
        self.rules.changes(fields).to_string()
    }

    /// Another number of players; house rules that do not fit them become the published ones.
    fn seat(&mut self, seats: usize, settings: &Settings) {
        let before = self.changes();
        self.players.truncate(seats);
        self.players = settings.players(seats, &self.players);
        self.rules = self.entry.rules_or_published(seats, &before);
    }
}

pub(super) fn show(app: &mut App, ui: &mut Ui) {
    let Some(mut form) = app.form.take() else {
        return;
    };
    let title = form.entry.title;
    app.page(ui, title, |app, ui| {
        let palette = Palette::of(ui);
        ui.label(theme::text(form.entry.aim, size::BODY).color(palette.muted));
        ui.add_space(8.0);
        egui::Panel::bottom("start")
            .frame(egui::Frame::new().inner_margin(egui::Margin::symmetric(0, 12)))
            .show(ui, |ui| foot(app, ui, &mut form));
        ScrollArea::vertical()
            .auto_shrink([false, false])
            .show(ui, |ui| {
                let room = ui.available_width();
                if room < 980.0 {
                    players(app, ui, &mut form);
                    ui.add_space(16.0);
                    house_rules::show(app, ui, &mut form);
                } else {
                    side_by_side(app, ui, &mut form, room);
                }
                ui.add_space(16.0);
            });
    });
    let enter = ui.memory(|memory| memory.focused().is_none())
        && ui.input(|input| input.key_pressed(Key::Enter));
    if enter && app.overlay.is_none() {
        app.command(Command::Start);
    }
    remember(app, &form);
    app.form = Some(form);
}

/// What is set up here is what the next game of this kind begins with, started or not.
fn remember(app: &mut App, form: &NewGameForm) {
    let setup = GameSetup {
        players: form.players.clone(),
        rules: form.changes(),
    };
    if app.settings_file.settings.setup(form.entry) != setup {
        app.settings_file
            .settings
            .games
            .insert(form.entry.id.into(), setup);
    }
}

/// Players at the left, house rules at the right.
fn side_by_side(app: &mut App, ui: &mut Ui, form: &mut NewGameForm, room: f32) {
    const LEFT: f32 = 512.0;
    ui.horizontal_top(|ui| {
        ui.vertical(|ui| {
            ui.set_width(LEFT);
            players(app, ui, form);
        });
        ui.add_space(24.0);
        ui.vertical(|ui| {
            ui.set_width(room - LEFT - 32.0 - theme::BAR);
            house_rules::show(app, ui, form);
        });
    });
}

fn foot(app: &mut App, ui: &mut Ui, form: &mut NewGameForm) {
    let palette = Palette::of(ui);
    ui.horizontal(|ui| {
        let setup = form.setup();
        if theme::primary_enabled(ui, setup.is_ok(), "Start").clicked() {
            app.command(Command::Start);
        }
        if theme::secondary(ui, "Rules").clicked() {
            app.command(Command::Show(Screen::Rules(form.entry.id)));
        }
        ui.add_space(16.0);
        let label = ui.label(theme::text("Deal number", size::BODY));
        let field = egui::TextEdit::singleline(&mut form.number)
            .hint_text("random")
            .char_limit(200)
            .desired_width(220.0)
            .margin(theme::FIELD)
            .align(egui::Align2::LEFT_CENTER);
        ui.add(field).labelled_by(label.id);
        if let Err(words) = setup {
            ui.label(theme::text(words, size::SMALL).color(palette.warning));
        }
    });
}

fn players(app: &App, ui: &mut Ui, form: &mut NewGameForm) {
    let palette = Palette::of(ui);
    ui.label(theme::text("Players", size::HEADING));
    let range = form.entry.seats.clone();
    if range.start() < range.end() {
        let labels: Vec<(usize, String)> = range.map(|seats| (seats, seats.to_string())).collect();
        let all: Vec<(usize, &str)> = labels
            .iter()
            .map(|(n, label)| (*n, label.as_str()))
            .collect();
        let mut seats = form.players.len();
        if theme::segments(ui, &mut seats, &all) {
            form.seat(seats, &app.settings_file.settings);
        }
    }
    let characters = form.entry.has_characters();
    for (place, player) in form.players.iter_mut().enumerate() {
        ui.horizontal(|ui| {
            let number = format!("Seat {}", place + 1);
            ui.set_min_height(36.0);
            let words = theme::text(number, size::SMALL).color(palette.muted);
            let label = ui.label(words);
            let mut name = player.name().to_owned();
            let field = egui::TextEdit::singleline(&mut name)
                .char_limit(16)
                .desired_width(120.0)
                .align(egui::Align2::LEFT_CENTER);
            let response = ui.add_sized(vec2(140.0, 36.0), field).labelled_by(label.id);
            if response.changed() {
                player.rename(name);
            }
            let mut who = Who::sits(player);
            let mut all = vec![(Who::Person, "Person")];
            let levels = Level::OPPONENTS.iter();
            all.extend(levels.map(|level| (Who::Level(*level), level.label())));
            all.push((Who::Program, "Own program…"));
            let seat = format!("Player at seat {}", place + 1);
            if theme::select(ui, &mut who, &all, 140.0, &seat) {
                let name = player.name().to_owned();
                *player = match who {
                    Who::Person => Player::Person(name),
                    Who::Level(level) => Player::Computer(name, level.into()),
                    Who::Program => Player::Program(name, String::new()),
                };
            }
            if let Player::Computer(_, bot) = player
                && characters
            {
                let all = Character::ALL.map(|character| (character, character.label()));
                let seat = format!("Character at seat {}", place + 1);
                theme::select(ui, &mut bot.character, &all, 156.0, &seat);
            }
        });
        if let Player::Program(_, command) = player {
            program(ui, place, command);
        }
    }
    let persons = form
        .players
        .iter()
        .filter(|player| player.is_person())
        .count();
    let words = match persons {
        0 => "Nobody at this machine plays: you watch.",
        1 => "Play goes clockwise from seat to seat.",
        _ => "Hands are hidden while you change places.",
    };
    ui.label(theme::text(words, size::SMALL).color(palette.muted));
    let even = |player: &Player| match player {
        Player::Computer(_, bot) => bot.character == Character::Even,
        Player::Person(_) | Player::Program(..) => true,
    };
    if characters && !form.players.iter().all(even) {
        let words = "A character is what somebody likes to play, not how well.";
        ui.label(theme::text(words, size::SMALL).color(palette.muted));
    }
    for level in Level::OPPONENTS {
        let sits =
            |player: &Player| matches!(player, Player::Computer(_, bot) if bot.level == level);
        if form.players.iter().any(sits)
            && let Some(words) = strength(form.entry, level)
        {
            ui.label(theme::text(words, size::SMALL).color(palette.muted));
        }
    }
}

/// How strong a level is, as measured: `Hard wins 72 % of four-handed games against three Medium.`
fn strength(entry: &Entry, level: Level) -> Option<String> {
    const COUNTS: [&str; 7] = ["no", "one", "two", "three", "four", "five", "six"];
    let share = wins(entry.id, level)?;
    let below = Level::ALL.into_iter().rev().find(|other| *other < level)?;
    let (seats, others) = (COUNTS[entry.usual], COUNTS[entry.usual - 1]);
    Some(format!(
        "{} wins {share} % of {seats}-handed games against {others} of level {}.",
        level.label(),
        below.label()
    ))
}

/// Who can be chosen for a seat.
#[derive(Clone, Copy, PartialEq)]
enum Who {
    Person,
    Level(Level),
    Program,
}

impl Who {
    const fn sits(player: &Player) -> Self {
        match player {
            Player::Person(_) => Self::Person,
            Player::Computer(_, bot) => Self::Level(bot.level),
            Player::Program(..) => Self::Program,
        }
    }
}

/// The command of the program that has a seat.
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
            let help = "The command that starts it; docs/bots.md tells how it plays.";
            ui.label(theme::text(help, size::SMALL).color(palette.muted));
        });
    });
}

#[cfg(test)]
mod tests {
    use super::*;
    use crate::games::entry;
    use crate::rules::options::Value;

    #[test]
    fn a_deal_number_that_is_typed_brings_its_packs_and_house_rules() {
        let finis = entry("finis").expect("a game");
        let mut form = NewGameForm::new(finis, &Settings::default());
        form.number = " finis/3/7F3K-2Q9A/rounds=2 ".into();
        let setup = form.setup().expect("a deal of this game");
        assert_eq!(setup.seats, 3);
        assert_eq!(setup.rules.value("rounds"), Some(&Value::Number(Some(2))));
        form.number = "7F3K-2Q9A".into();
        let plain = form.setup().expect("a seed alone");
        assert_eq!((plain.seats, plain.seed), (form.players.len(), setup.seed));
        form.number = "clubs/4/7F3K-2Q9A".into();
        assert_eq!(form.setup(), Err("This is a deal of Clubs.".into()));
        form.number = "!".into();
        assert!(form.setup().is_err());
    }
}
