//! A game's entry in the menu.

use std::any::Any;
use std::collections::BTreeMap;
use std::fmt;
use std::ops::RangeInclusive;
use std::sync::{Mutex, PoisonError};

use super::{BotSession, Files};
use misere_engine::rules::options::{Field, HouseRuleError, HouseRules, read_rules};
use misere_engine::rules::scene::{Fact, Scene};
use misere_engine::rules::{Message, PlayerCountError, Wins};
use misere_engine::table::{Setup, SetupError, Table, Watch};
use misere_players::bots::Strategy;

/// A game of the menu: its texts, its numbers of players, and the game itself.
#[derive(Clone)]
pub struct Entry {
    /// The name in files and on the command line.
    pub id: &'static str,
    /// The name that people use.
    pub title: &'static str,
    /// Its aim, in one line.
    pub aim: fn() -> Message,
    /// The usual length of a game, in minutes.
    pub minutes: u32,
    /// The unit of scoring.
    pub unit: Unit,
    /// Its inventors.
    pub credit: fn() -> Message,
    /// The version of its rules. Programs with different ones cannot play it with each other; it is raised whenever the
    /// same actions lead elsewhere.
    pub rules_version: u32,
    /// Its rules text, lesson, puzzles and examples.
    pub files: Files,
    /// The numbers of players.
    pub seats: RangeInclusive<usize>,
    /// The usual number of players.
    pub usual: usize,
    /// A few cards that represent the game: fans separated by `|`, rows of a square separated by
    /// `/` (a dot is an empty place), or a `trick`. `+` lifts a card, `##` is a card face down.
    pub emblem: &'static str,
    /// Pictures for a newcomer: the aim, a turn and the catch; empty for the emblem and the aim alone.
    pub introduction: &'static [Picture],
    /// Computes the stake of a deal as it stands.
    pub stake: fn(&dyn Watch, &Scene) -> Stake,
    /// House rules with a name of their own.
    pub presets: &'static [Preset],
    /// The game itself, with its heuristic player.
    pub game: &'static dyn Game,
}

/// The stake of a deal at this moment: the one thing that everybody at the table watches.
#[derive(Clone, Debug, Default, PartialEq)]
pub struct Stake {
    /// In a few words: `3 tricks to the last`; may be empty.
    pub text: Message,
    /// Set while the last trick is played and there is something to win or lose in it.
    pub decides: bool,
}

impl Stake {
    /// Nothing.
    pub fn none(_: &dyn Watch, _: &Scene) -> Self {
        Self::default()
    }

    pub fn first_fact(_: &dyn Watch, scene: &Scene) -> Self {
        Self { text: scene.facts.first().map(Fact::text).unwrap_or_default(), decides: false }
    }
}

/// A picture that explains something about a game in one sentence.
#[derive(Clone, Copy, Debug)]
pub struct Picture {
    /// Cards as in an [`Entry::emblem`]. After a card, `*` is the crown of a trick's winner, `^` puts it on a covered
    /// card, and `=4` writes points on it; `=4` alone writes them on its fan. `oo` is an empty place.
    pub cards: &'static str,
    /// The sentence.
    pub caption: fn() -> Message,
}

/// The name of the part of a game that is scored.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub enum Unit {
    Deal,
    Round,
}

/// House rules with a name of their own.
#[derive(Clone, Copy, Debug)]
pub struct Preset {
    pub name: &'static str,
    /// One line of help.
    pub help: fn() -> Message,
    /// The changes to the usual rules, in RON.
    pub rules: &'static str,
}

/// Entries are told apart by their ids.
impl PartialEq for Entry {
    fn eq(&self, other: &Self) -> bool {
        self.id == other.id
    }
}

impl Entry {
    /// The house rules at a table of `seats`, each with its label, help, range and default. They are made once for each
    /// game and number of players.
    pub fn fields(&self, seats: usize) -> &'static [Field] {
        static FIELDS: Mutex<BTreeMap<(&str, usize), &[Field]>> = Mutex::new(BTreeMap::new());
        let mut fields = FIELDS.lock().unwrap_or_else(PoisonError::into_inner);
        fields.entry((self.id, seats)).or_insert_with(|| self.game.fields(seats).leak())
    }

    /// Every house rule: the given values, and the defaults for all others.
    ///
    /// # Errors
    /// See [`misere_engine::rules::options::Form::options`].
    pub fn complete(&self, seats: usize, rules: &HouseRules) -> Result<HouseRules, HouseRuleError> {
        self.game.complete(seats, rules)
    }

    /// The usual rules at a table of `seats`, all of them.
    pub fn usual_rules(&self, seats: usize) -> HouseRules {
        HouseRules::usual(self.fields(seats))
    }

    /// The complete house rules with the changes given in RON; the usual rules if the text is invalid.
    pub fn rules_or_usual(&self, seats: usize, changes: &str) -> HouseRules {
        read_rules(self.fields(seats), changes)
            .ok()
            .and_then(|rules| self.complete(seats, &rules).ok())
            .unwrap_or_else(|| self.usual_rules(seats))
    }

    /// The changes that a preset makes at a table of `seats`.
    pub fn preset(&self, preset: &Preset, seats: usize) -> HouseRules {
        read_rules(self.fields(seats), preset.rules).expect("presets are tested")
    }

    /// A new game, before its first deal.
    ///
    /// # Errors
    /// Returns an error for too few or too many players, or for impossible house rules.
    pub fn start(&self, setup: &Setup) -> Result<Box<dyn BotSession>, SetupError> {
        self.check_seats(setup.seats)?;
        self.game.start(setup)
    }

    /// Tells whether the characters of bots show in this game. They compare the values of two actions.
    pub fn has_characters(&self) -> bool {
        self.game.has_characters()
    }

    /// Checks the number of players.
    ///
    /// # Errors
    /// Returns an error for too few or too many players.
    pub fn check_seats(&self, seats: usize) -> Result<(), PlayerCountError> {
        if self.seats.contains(&seats) {
            return Ok(());
        }
        Err(PlayerCountError { seats, range: self.seats.clone() })
    }
}

impl fmt::Debug for Entry {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        f.debug_tuple("Entry").field(&self.id).finish()
    }
}

/// A type-erased game, which [`Any`] can give its type back. Implemented for every game with a heuristic player.
pub trait Game: Any + Sync {
    /// The house rules at a table of `seats`.
    fn fields(&self, seats: usize) -> Vec<Field>;

    /// See [`Entry::complete`].
    ///
    /// # Errors
    /// See [`Entry::complete`].
    fn complete(&self, seats: usize, rules: &HouseRules) -> Result<HouseRules, HouseRuleError>;

    /// See [`Entry::start`]; the number of players is already checked.
    ///
    /// # Errors
    /// Returns an error for impossible house rules.
    fn start(&self, setup: &Setup) -> Result<Box<dyn BotSession>, SetupError>;

    /// The total that wins.
    fn wins(&self) -> Wins;

    /// See [`Entry::has_characters`].
    fn has_characters(&self) -> bool;
}

impl<R: Strategy> Game for R {
    fn fields(&self, seats: usize) -> Vec<Field> {
        self.form(seats).fields().to_vec()
    }

    fn complete(&self, seats: usize, rules: &HouseRules) -> Result<HouseRules, HouseRuleError> {
        self.form(seats).complete(rules)
    }

    fn start(&self, setup: &Setup) -> Result<Box<dyn BotSession>, SetupError> {
        Ok(Box::new(Table::new(*self, setup)?))
    }

    fn wins(&self) -> Wins {
        R::WINS
    }

    fn has_characters(&self) -> bool {
        R::LOOKAHEAD.rollouts
    }
}
