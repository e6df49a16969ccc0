//! The menu: one [`Entry`] for each game, and what can be done with any of them.

mod bot_session;
mod rules_text;

use std::collections::BTreeMap;
use std::ops::RangeInclusive;
use std::sync::{Mutex, PoisonError};

use crate::arena::{Arena, ArenaOf};
use crate::bots::Policy;
use crate::bots::learned::{AnyTrainer, Trainer, TrainingSetup};
use crate::rules::clubs::Clubs;
use crate::rules::combo::Combo;
use crate::rules::fosdick::Fosdick;
use crate::rules::garbo::Garbo;
use crate::rules::mismatch::{self, Mismatch};
use crate::rules::options::{AnyForm, Field, HouseRuleError, HouseRules, read_rules};
use crate::rules::{PlayerCountError, Rules};
use crate::table::{Setup, SetupError, Table};
pub use bot_session::{Advice, BotSession, HintJob, MoveJob, Opinion, Updates};

/// A game of the menu.
#[derive(Clone)]
pub struct Entry {
    /// The name in files and on the command line.
    pub id: &'static str,
    /// What people call it.
    pub title: &'static str,
    /// What it is about, in one line.
    pub aim: &'static str,
    /// How long a game takes, in minutes.
    pub minutes: u32,
    /// What is scored at once, in a word: a deal, or a round of them.
    pub unit: &'static str,
    /// Who invented it.
    pub credit: &'static str,
    /// The source of the rules text, see [`Entry::rules_text`].
    pub rules_source: &'static str,
    /// How many can play.
    pub seats: RangeInclusive<usize>,
    /// How many usually do.
    pub usual: usize,
    /// A half-played game and a finished one, as files.
    pub examples: [&'static str; 2],
    /// A few cards that stand for the game: fans parted by `|`, rows of a square parted by `/`
    /// (a dot is an empty place), or a `trick`. `+` lifts a card, `##` is one face down.
    pub emblem: &'static str,
    /// House rules with a name of their own.
    pub presets: &'static [Preset],
    game: &'static dyn Game,
}

/// House rules with a name of their own.
#[derive(Clone, Copy, Debug)]
pub struct Preset {
    /// The name.
    pub name: &'static str,
    /// One line of help.
    pub help: &'static str,
    /// What differs from the published rules, in RON.
    pub rules: &'static str,
}

/// The source of a game's rules text, by its id; the parts that a family shares may follow.
macro_rules! rules_source {
    ($($id:literal),+) => {
        concat!($(include_str!(concat!("../../assets/rules/", $id, ".md"))),+)
    };
}

/// The example games of a game, by its id; a test makes them, see `tests/store.rs`.
macro_rules! examples {
    ($id:literal) => {
        [
            include_str!(concat!("../../saves/", $id, "-half-played.ron")),
            include_str!(concat!("../../saves/", $id, "-finished.ron")),
        ]
    };
}

/// All games, in the order of the menu.
pub const GAMES: &[Entry] = &[
    Entry {
        id: "mismatch",
        title: "Mismatch",
        aim: "Any card may be played: the last to match wins and pays.",
        minutes: 15,
        unit: "Deal",
        credit: "David Parlett",
        rules_source: rules_source!("mismatch"),
        examples: examples!("mismatch"),
        emblem: "trick 5D JS 5H 6S",
        seats: mismatch::SEATS..=mismatch::SEATS,
        usual: mismatch::SEATS,
        presets: &[],
        game: &Mismatch,
    },
    Entry {
        id: "clubs",
        title: "Clubs",
        aim: "Win clubs, but never the jack. High score wins.",
        minutes: 25,
        unit: "Deal",
        credit: "Alex Chen, James Cook and Patrick LaVictoire",
        rules_source: rules_source!("clubs"),
        examples: examples!("clubs"),
        emblem: "9C TC +JC KC AC",
        seats: 3..=4,
        usual: 4,
        presets: &[],
        game: &Clubs,
    },
    Entry {
        id: "garbo",
        title: "Garbo",
        aim: "Put each card where it matches nothing, on two levels.",
        minutes: 15,
        unit: "Deal",
        credit: "David Parlett",
        rules_source: rules_source!("garbo"),
        examples: examples!("garbo"),
        emblem: "TH . KS 4D ## / 7C JH . ## 2S",
        seats: 2..=2,
        usual: 2,
        presets: &[],
        game: &Garbo,
    },
    Entry {
        id: "seven_card_combo",
        title: "Seven Card Combo",
        aim: "Swap your way to seven cards that all belong together.",
        minutes: 15,
        unit: "Round",
        credit: "Stephen McVerry, with Ryan McVerry, Danny Hutnik and Nick Tyson",
        rules_source: rules_source!("seven_card_combo"),
        examples: examples!("seven_card_combo"),
        emblem: "5C 5D 5H | 8C 9C TC JC",
        seats: 2..=4,
        usual: 3,
        presets: &[],
        game: &Combo,
    },
    Entry {
        id: "four_bad_queens",
        title: "Four Bad Queens",
        aim: "Leave the four queens to the others; Q♠ costs double.",
        minutes: 8,
        rules_source: rules_source!("four_bad_queens", "fosdick"),
        examples: examples!("four_bad_queens"),
        emblem: "QC QD QS QH",
        presets: &[Preset {
            name: "Polignac",
            help: "The old French game: jacks instead of queens, the ace below the jack, no passing, and an end at 10 points or after two rounds. The bid is called capot there.",
            rules: "(penalty_rank: Jack, card_order: French, passing: Off, end_at: 10, rounds: 2)",
        }],
        game: &Fosdick::FourBadQueens,
        ..FOSDICK
    },
    Entry {
        id: "four_mad_queens",
        title: "Four Mad Queens",
        aim: "Dodge the queens, red ones most, and the last trick.",
        minutes: 8,
        rules_source: rules_source!("four_mad_queens", "fosdick"),
        examples: examples!("four_mad_queens"),
        emblem: "## +QH ## +QD ##",
        game: &Fosdick::FourMadQueens,
        ..FOSDICK
    },
    Entry {
        id: "slippery_paws",
        title: "Slippery Paws",
        aim: "Avoid the first trick, the last trick and the Q♠.",
        minutes: 7,
        rules_source: rules_source!("slippery_paws", "fosdick"),
        examples: examples!("slippery_paws"),
        emblem: "## ## | QS | ## ##",
        presets: &[Preset {
            name: "Slobberhannes",
            help: "The old German game: Q♣ instead of Q♠, and no passing.",
            rules: "(penalty_card: \"QC\", passing: Off)",
        }],
        game: &Fosdick::SlipperyPaws,
        ..FOSDICK
    },
    Entry {
        id: "finis",
        title: "Finis",
        aim: "Whatever you do, don’t win the last trick.",
        minutes: 6,
        rules_source: rules_source!("finis", "fosdick"),
        examples: examples!("finis"),
        emblem: "## ## ## +AS",
        game: &Fosdick::Finis,
        ..FOSDICK
    },
    Entry {
        id: "cruel_fate",
        title: "Cruel Fate",
        aim: "Win the last trick, or pay a point like the rest.",
        minutes: 6,
        rules_source: rules_source!("cruel_fate", "fosdick"),
        examples: examples!("cruel_fate"),
        emblem: "7D 8D 9D +AD",
        game: &Fosdick::CruelFate,
        ..FOSDICK
    },
    Entry {
        id: "acorn_hearts",
        title: "Acorn Hearts",
        aim: "Win no hearts and no Q♠ – or win them all.",
        minutes: 8,
        rules_source: rules_source!("acorn_hearts", "fosdick"),
        examples: examples!("acorn_hearts"),
        emblem: "9H JH +QS KH AH",
        game: &Fosdick::AcornHearts,
        ..FOSDICK
    },
    Entry {
        id: "compendium",
        title: "Compendium",
        aim: "Six deals, six ways to lose points: lose the fewest.",
        minutes: 12,
        rules_source: rules_source!("compendium", "fosdick"),
        examples: examples!("compendium"),
        emblem: "QS AH KD JC TS 9H",
        game: &Fosdick::Compendium,
        ..FOSDICK
    },
];

/// What the entries of the Fosdick family share.
const FOSDICK: Entry = Entry {
    id: "",
    title: "",
    aim: "",
    minutes: 0,
    unit: "Deal",
    credit: "Howard Fosdick",
    rules_source: "",
    examples: ["", ""],
    seats: 3..=6,
    usual: 4,
    emblem: "",
    presets: &[],
    game: &Fosdick::FourBadQueens,
};

/// The entry with this id.
pub fn entry(id: &str) -> Option<&'static Entry> {
    GAMES.iter().find(|entry| entry.id == id)
}

impl Entry {
    /// The rules in words, as `assets/rules/README.md` describes: the source with its shared
    /// parts put in, and the chapter on house rules.
    pub fn rules_text(&self) -> String {
        rules_text::assemble(self)
    }

    /// The house rules at a table of `seats`, built once for each game and number of players.
    fn form(&self, seats: usize) -> &'static dyn AnyForm {
        static FORMS: Mutex<BTreeMap<(&str, usize), &dyn AnyForm>> = Mutex::new(BTreeMap::new());
        let mut forms = FORMS.lock().unwrap_or_else(PoisonError::into_inner);
        *forms
            .entry((self.id, seats))
            .or_insert_with(|| Box::leak(self.game.form(seats)))
    }

    /// The house rules at a table of `seats`, each with its label, help, range and default.
    pub fn fields(&self, seats: usize) -> &'static [Field] {
        self.form(seats).fields()
    }

    /// Every house rule: the given values, and the defaults for all others.
    ///
    /// # Errors
    /// See [`crate::rules::options::Form::options`].
    pub fn complete(&self, seats: usize, rules: &HouseRules) -> Result<HouseRules, HouseRuleError> {
        self.form(seats).complete(rules)
    }

    /// The published rules at a table of `seats`, all of them.
    pub fn published(&self, seats: usize) -> HouseRules {
        HouseRules::published(self.fields(seats))
    }

    /// Every house rule, changed as a RON text says; the published ones if the text does not fit.
    pub fn rules_or_published(&self, seats: usize, changes: &str) -> HouseRules {
        read_rules(self.fields(seats), changes)
            .ok()
            .and_then(|rules| self.complete(seats, &rules).ok())
            .unwrap_or_else(|| self.published(seats))
    }

    /// The changes that a preset makes at a table of `seats`.
    pub fn preset(&self, preset: &Preset, seats: usize) -> HouseRules {
        read_rules(self.fields(seats), preset.rules).expect("presets are tested")
    }

    /// A new game, before its first deal.
    ///
    /// # Errors
    /// Too few or too many players, or house rules that cannot be.
    pub fn start(&self, setup: &Setup) -> Result<Box<dyn BotSession>, SetupError> {
        self.check_seats(setup.seats)?;
        self.game.start(setup)
    }

    /// Whole games between computer players, set up like this one.
    ///
    /// # Errors
    /// As for [`Entry::start`].
    pub fn arena(&self, setup: &Setup) -> Result<Box<dyn Arena>, SetupError> {
        self.check_seats(setup.seats)?;
        self.game.arena(setup)
    }

    /// Do characters of computer players show in this game? They compare what two actions come to.
    pub fn has_characters(&self) -> bool {
        self.game.has_characters()
    }

    /// Whoever learns a policy for the game in self-play, with this seed for all luck; none if its
    /// players have no use for one.
    pub fn trainer(&self, seed: u64) -> Option<Box<dyn AnyTrainer>> {
        self.game.trainer(self.seats.clone(), self.usual, seed)
    }

    /// Can so many play?
    ///
    /// # Errors
    /// They cannot.
    pub fn check_seats(&self, seats: usize) -> Result<(), PlayerCountError> {
        if self.seats.contains(&seats) {
            return Ok(());
        }
        Err(PlayerCountError {
            seats,
            range: self.seats.clone(),
        })
    }
}

impl std::fmt::Debug for Entry {
    fn fmt(&self, f: &mut std::fmt::Formatter<'_>) -> std::fmt::Result {
        f.debug_tuple("Entry").field(&self.id).finish()
    }
}

/// What a game of the menu can do, whatever its types.
trait Game: Sync {
    fn form(&self, seats: usize) -> Box<dyn AnyForm>;
    fn start(&self, setup: &Setup) -> Result<Box<dyn BotSession>, SetupError>;
    fn arena(&self, setup: &Setup) -> Result<Box<dyn Arena>, SetupError>;
    fn has_characters(&self) -> bool;
    fn trainer(
        &self,
        seats: RangeInclusive<usize>,
        usual: usize,
        seed: u64,
    ) -> Option<Box<dyn AnyTrainer>>;
}

impl<R: Policy> Game for R {
    fn form(&self, seats: usize) -> Box<dyn AnyForm> {
        Box::new(Rules::form(*self, seats))
    }

    fn start(&self, setup: &Setup) -> Result<Box<dyn BotSession>, SetupError> {
        Ok(Box::new(Table::new(*self, setup)?))
    }

    fn arena(&self, setup: &Setup) -> Result<Box<dyn Arena>, SetupError> {
        Ok(Box::new(ArenaOf::new(*self, setup)?))
    }

    fn has_characters(&self) -> bool {
        R::PLAYOUTS
    }

    fn trainer(
        &self,
        seats: RangeInclusive<usize>,
        usual: usize,
        seed: u64,
    ) -> Option<Box<dyn AnyTrainer>> {
        let course = TrainingSetup {
            game: *self,
            seats,
            usual,
            seed,
        };
        self.learns()
            .then(|| Box::new(Trainer::new(course)) as Box<dyn AnyTrainer>)
    }
}
