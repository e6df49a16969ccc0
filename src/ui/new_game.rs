//! Setting up a game: who sits where, the house rules, the deal number.

use egui::{Align, Id, Key, Layout, ScrollArea, Ui, vec2};

use super::app::App;
use super::command::{Command, Screen};
use super::settings::{GameSetup, Settings, published, rules_of, rules_text};
use super::theme::{self, Palette, size};
use crate::bots::Level;
use crate::deal_number::{self, DealNumber, NoDealNumber};
use crate::games::Entry;
use crate::rules::options::{Field, HouseRules, Kind, Value};
use crate::store::{Player, Strength};
use crate::table::Setup;

/// A game that is being set up.
#[derive(Clone, Debug)]
pub struct Draft {
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

impl Draft {
    /// A game set up as last time.
    pub fn new(entry: &'static Entry, settings: &Settings) -> Self {
        let setup = settings.setup(entry);
        let rules = rules_of(entry, setup.players.len(), &setup.rules);
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
            "" => Some(deal_number::fresh_seed()),
            _ if typed.contains('/') => {
                let number: DealNumber = typed.parse().map_err(|e: NoDealNumber| e.to_string())?;
                if number.entry.id != self.entry.id {
                    return Err(format!("This is a deal of {}.", number.entry.title));
                }
                return Ok(number.setup);
            }
            _ => deal_number::read_seed(typed),
        };
        Ok(Setup {
            seats: self.players.len(),
            rules: self.rules.clone(),
            seed: seed.ok_or("A deal number looks like 7F3K-2Q9A.")?,
            dealer: None,
        })
    }

    /// Another number of players; house rules that do not fit them become the published ones.
    fn seat(&mut self, seats: usize, settings: &Settings) {
        let before = rules_text(self.entry, self.players.len(), &self.rules);
        self.players.truncate(seats);
        self.players = settings.players(seats, &self.players);
        self.rules = rules_of(self.entry, seats, &before);
    }
}

pub(super) fn show(app: &mut App, ui: &mut Ui) {
    let Some(mut draft) = app.draft.take() else {
        return;
    };
    let title = draft.entry.title;
    app.page(ui, title, |app, ui| {
        let palette = Palette::of(ui);
        ui.label(theme::text(draft.entry.aim, size::BODY).color(palette.muted));
        ui.add_space(8.0);
        egui::Panel::bottom("start")
            .frame(egui::Frame::new().inner_margin(egui::Margin::symmetric(0, 12)))
            .show(ui, |ui| foot(app, ui, &mut draft));
        ScrollArea::vertical()
            .auto_shrink([false, false])
            .show(ui, |ui| {
                let room = ui.available_width();
                if room < 980.0 {
                    players(app, ui, &mut draft);
                    ui.add_space(16.0);
                    house_rules(app, ui, &mut draft);
                } else {
                    side_by_side(app, ui, &mut draft, room);
                }
                ui.add_space(16.0);
            });
    });
    let enter = ui.memory(|memory| memory.focused().is_none())
        && ui.input(|input| input.key_pressed(Key::Enter));
    if enter && app.over.is_none() {
        app.command(Command::Start);
    }
    remember(app, &draft);
    app.draft = Some(draft);
}

/// What is set up here is what the next game of this kind begins with, started or not.
fn remember(app: &mut App, draft: &Draft) {
    let setup = GameSetup {
        players: draft.players.clone(),
        rules: rules_text(draft.entry, draft.players.len(), &draft.rules),
    };
    if app.kept.settings.setup(draft.entry) != setup {
        app.kept.settings.games.insert(draft.entry.id.into(), setup);
    }
}

/// Players at the left, house rules at the right.
fn side_by_side(app: &mut App, ui: &mut Ui, draft: &mut Draft, room: f32) {
    const LEFT: f32 = 500.0;
    ui.horizontal_top(|ui| {
        ui.vertical(|ui| {
            ui.set_width(LEFT);
            players(app, ui, draft);
        });
        ui.add_space(24.0);
        ui.vertical(|ui| {
            ui.set_width(room - LEFT - 32.0 - theme::BAR);
            house_rules(app, ui, draft);
        });
    });
}

fn foot(app: &mut App, ui: &mut Ui, draft: &mut Draft) {
    let palette = Palette::of(ui);
    ui.horizontal(|ui| {
        let setup = draft.setup();
        if theme::primary_enabled(ui, setup.is_ok(), "Start").clicked() {
            app.command(Command::Start);
        }
        if theme::secondary(ui, "Rules").clicked() {
            app.command(Command::Show(Screen::Rules(draft.entry.id)));
        }
        ui.add_space(16.0);
        let label = ui.label(theme::text("Deal number", size::BODY));
        let field = egui::TextEdit::singleline(&mut draft.number)
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

fn players(app: &App, ui: &mut Ui, draft: &mut Draft) {
    let palette = Palette::of(ui);
    ui.label(theme::text("Players", size::HEADING));
    let range = draft.entry.seats.clone();
    if range.start() < range.end() {
        let labels: Vec<(usize, String)> = range.map(|seats| (seats, seats.to_string())).collect();
        let all: Vec<(usize, &str)> = labels
            .iter()
            .map(|(n, label)| (*n, label.as_str()))
            .collect();
        let mut seats = draft.players.len();
        if theme::segments(ui, &mut seats, &all) {
            draft.seat(seats, &app.kept.settings);
        }
    }
    for (place, player) in draft.players.iter_mut().enumerate() {
        ui.horizontal(|ui| {
            let number = format!("Seat {}", place + 1);
            ui.set_min_height(36.0);
            let words = theme::text(number, size::SMALL).color(palette.muted);
            let label = ui.label(words);
            let mut name = player.name().to_owned();
            let field = egui::TextEdit::singleline(&mut name)
                .char_limit(16)
                .desired_width(170.0)
                .align(egui::Align2::LEFT_CENTER);
            let response = ui.add_sized(vec2(190.0, 36.0), field).labelled_by(label.id);
            if response.changed() {
                player.rename(name);
            }
            let mut who = Who::sits(player);
            let mut all = vec![(Who::Person, "Person")];
            let levels = Level::OPPONENTS.iter();
            all.extend(levels.map(|level| (Who::Level(*level), level.label())));
            all.push((Who::Program, "Own program…"));
            let seat = format!("Player at seat {}", place + 1);
            if theme::select(ui, &mut who, &all, 180.0, &seat) {
                let name = player.name().to_owned();
                *player = match who {
                    Who::Person => Player::Person(name),
                    Who::Level(level) => Player::Computer(name, Strength(level)),
                    Who::Program => Player::Program(name, String::new()),
                };
            }
        });
        if let Player::Program(_, command) = player {
            program(ui, place, command);
        }
    }
    let persons = draft
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
            Player::Computer(_, level) => Self::Level(level.0),
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

fn house_rules(app: &mut App, ui: &mut Ui, draft: &mut Draft) {
    let palette = Palette::of(ui);
    let seats = draft.players.len();
    ui.label(theme::text("House rules", size::HEADING));
    presets(app, ui, draft);
    let fields = draft.entry.fields(seats);
    for field in &fields {
        let Some(value) = draft.rules.value(field.name).cloned() else {
            continue;
        };
        theme::panel(&palette).show(ui, |ui| {
            ui.set_width(ui.available_width());
            if let Some(new) = rule(ui, field, &value) {
                draft.rules.set(field.name, new);
            }
        });
    }
    if let Err(error) = draft.entry.complete(seats, &draft.rules) {
        ui.label(theme::text(error.to_string(), size::BODY).color(palette.warning));
    }
}

/// A house rule in its words, and what changes it: beside them where there is room. The new value
/// if it changed.
fn rule(ui: &mut Ui, field: &Field, value: &Value) -> Option<Value> {
    let palette = Palette::of(ui);
    let changed = *value != field.default;
    let wide = control_width(ui, field, value);
    let room = ui.available_width();
    let mut new = None;
    let mut words = |ui: &mut Ui| {
        ui.spacing_mut().item_spacing.y = 2.0;
        let label = if changed {
            theme::strong(field.label, size::BODY).color(palette.accent)
        } else {
            theme::text(field.label, size::BODY)
        };
        let name = ui.label(label).id;
        ui.label(theme::text(field.help, size::SMALL).color(palette.muted));
        if changed {
            let words = format!("Published: {}", field.kind.label(&field.default));
            let back = egui::Button::new(theme::text(words, size::SMALL).color(palette.accent))
                .frame(false);
            if ui
                .add(back)
                .on_hover_text("Back to the published rule")
                .clicked()
            {
                new = Some(field.default.clone());
            }
        }
        name
    };
    let set = match wide {
        Some(wide) if wide + 280.0 < room => ui.horizontal(|ui| {
            let text = ui.vertical(|ui| {
                ui.set_width(room - wide - 24.0);
                words(ui)
            });
            let name = text.inner;
            let from_right = Layout::right_to_left(Align::Center);
            ui.with_layout(from_right, |ui| {
                let from_left = Layout::left_to_right(Align::Center);
                ui.allocate_ui_with_layout(vec2(wide, 40.0), from_left, |ui| {
                    control(ui, field, value, name)
                })
                .inner
            })
            .inner
        }),
        _ => ui.vertical(|ui| {
            let name = words(ui);
            ui.add_space(4.0);
            ui.horizontal_wrapped(|ui| control(ui, field, value, name))
                .inner
        }),
    };
    set.inner.or(new)
}

/// How wide a control is that stands in one row; none for one that wants more.
fn control_width(ui: &Ui, field: &Field, value: &Value) -> Option<f32> {
    match (&field.kind, value) {
        (Kind::Toggle, _) => Some(48.0),
        (Kind::Choice(names), _) => {
            let all: Vec<((), &str)> = names.iter().map(|named| ((), named.label)).collect();
            Some(theme::segments_width(ui, &all))
        }
        (Kind::Number { none: None, .. }, _) => Some(STEPPER),
        _ => None,
    }
}

fn presets(app: &mut App, ui: &mut Ui, draft: &mut Draft) {
    let seats = draft.players.len();
    let entry = draft.entry;
    let base = published(entry, seats);
    ui.horizontal_wrapped(|ui| {
        if theme::choice_button(ui, draft.rules == base, "Published rules").clicked() {
            draft.rules = base.clone();
        }
        for preset in entry.presets {
            let rules = base.clone().with(&entry.preset(preset, seats));
            let button = theme::choice_button(ui, draft.rules == rules, preset.name);
            if button.on_hover_text(preset.help).clicked() {
                draft.rules = rules;
            }
        }
        let own = app
            .kept
            .settings
            .presets
            .get(entry.id)
            .cloned()
            .unwrap_or_default();
        for preset in own {
            let rules = rules_of(entry, seats, &preset.rules);
            let on = draft.rules == rules;
            if theme::choice_button(ui, on, &preset.name).clicked() {
                draft.rules = rules;
            }
            if on
                && theme::secondary(ui, "Forget")
                    .on_hover_text("Remove this preset")
                    .clicked()
            {
                app.command(Command::ForgetPreset(entry.id, preset.name));
            }
        }
    });
    if draft.rules != base {
        ui.horizontal(|ui| {
            let field = egui::TextEdit::singleline(&mut draft.preset)
                .hint_text("Name for these rules")
                .char_limit(24)
                .desired_width(200.0)
                .margin(theme::FIELD)
                .align(egui::Align2::LEFT_CENTER);
            ui.add(field).accessible_name("Name for these house rules");
            let name = draft.preset.trim().to_owned();
            if theme::secondary_enabled(ui, !name.is_empty(), "Keep as preset").clicked() {
                app.command(Command::KeepPreset(name));
                draft.preset.clear();
            }
        });
    }
}

/// What changes the value of a house rule that has its name from a label; the new value if it did.
fn control(ui: &mut Ui, field: &Field, value: &Value, name: Id) -> Option<Value> {
    match (&field.kind, value) {
        (Kind::Toggle, Value::Toggle(on)) => {
            let mut on = *on;
            let switch = theme::switch(ui, &mut on, field.label);
            switch
                .labelled_by(name)
                .changed()
                .then_some(Value::Toggle(on))
        }
        (Kind::Choice(names), Value::Choice(name)) => {
            let mut name = *name;
            let all: Vec<(&str, &str)> = names
                .iter()
                .map(|named| (named.name, named.label))
                .collect();
            let changed = theme::segments(ui, &mut name, &all);
            changed.then_some(Value::Choice(name))
        }
        (Kind::Card(cards), Value::Card(card)) => {
            let mut card = *card;
            let labels: Vec<String> = cards
                .iter()
                .map(|card| format!("{}{}", card.rank().code(), card.suit().sign()))
                .collect();
            let all: Vec<_> = cards
                .iter()
                .zip(labels.iter().map(String::as_str))
                .collect();
            theme::segments(ui, &mut card, &all).then_some(Value::Card(card))
        }
        (Kind::Number { range, none }, Value::Number(number)) => {
            let mut number = *number;
            let mut changed = false;
            if let Some(none) = none {
                let mut is_none = number.is_none();
                let all = [(true, *none), (false, "limit")];
                if theme::segments(ui, &mut is_none, &all) {
                    number = (!is_none).then_some(default_number(field, range));
                    changed = true;
                }
            }
            if let Some(number) = &mut number {
                changed |= stepper(ui, field.label, number, range);
            }
            changed.then_some(Value::Number(number))
        }
        (Kind::Table { range, .. }, Value::Table(table)) => {
            let mut table = table.clone();
            let mut changed = false;
            for (key, number) in &mut table {
                ui.horizontal(|ui| {
                    ui.set_width(230.0);
                    ui.add_sized(
                        vec2(70.0, 30.0),
                        egui::Label::new(theme::text(*key, size::SMALL)),
                    );
                    changed |= stepper(ui, key, number, range);
                });
            }
            changed.then_some(Value::Table(table))
        }
        _ => None,
    }
}

/// A number to begin with where none was set.
fn default_number(field: &Field, range: &std::ops::RangeInclusive<i32>) -> i32 {
    match field.default {
        Value::Number(Some(number)) => number,
        _ => 50.clamp(*range.start(), *range.end()),
    }
}

/// How wide a number is with its buttons.
const STEPPER: f32 = 72.0 + 2.0 * 44.0;

/// A number with a button to either side, and a field to type it.
fn stepper(
    ui: &mut Ui,
    label: &str,
    number: &mut i32,
    range: &std::ops::RangeInclusive<i32>,
) -> bool {
    let before = *number;
    ui.horizontal(|ui| {
        ui.spacing_mut().item_spacing.x = 4.0;
        let step = |ui: &mut Ui, sign: &str, words: &str, by: i32, number: &mut i32| {
            let next = (*number + by).clamp(*range.start(), *range.end());
            let response = theme::small_enabled(ui, next != *number, sign);
            let response = response.accessible_name(format!("{label}: {words}"));
            if response.clicked() {
                *number = next;
            }
        };
        step(ui, "−", "less", -1, number);
        ui.add_sized(
            vec2(72.0, 36.0),
            egui::DragValue::new(number).range(range.clone()).speed(0.1),
        )
        .widget_info(|| egui::WidgetInfo::labeled(egui::accesskit::Role::SpinButton, true, label));
        step(ui, "+", "more", 1, number);
    });
    *number != before
}

#[cfg(test)]
mod tests {
    use super::*;
    use crate::games::entry;

    #[test]
    fn a_deal_number_that_is_typed_brings_its_packs_and_house_rules() {
        let finis = entry("finis").expect("a game");
        let mut draft = Draft::new(finis, &Settings::default());
        draft.number = " finis/3/7F3K-2Q9A/rounds=2 ".into();
        let setup = draft.setup().expect("a deal of this game");
        assert_eq!(setup.seats, 3);
        assert_eq!(setup.rules.value("rounds"), Some(&Value::Number(Some(2))));
        draft.number = "7F3K-2Q9A".into();
        let plain = draft.setup().expect("a seed alone");
        assert_eq!((plain.seats, plain.seed), (draft.players.len(), setup.seed));
        draft.number = "clubs/4/7F3K-2Q9A".into();
        assert_eq!(draft.setup(), Err("This is a deal of Clubs.".into()));
        draft.number = "!".into();
        assert!(draft.setup().is_err());
    }
}
