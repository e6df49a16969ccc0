//! The games of this crate.

use super::{Entry, Preset};
use crate::rules::clubs::Clubs;
use crate::rules::combo::Combo;
use crate::rules::fosdick::Fosdick;
use crate::rules::garbo::Garbo;
use crate::rules::mismatch::{self, Mismatch};

/// The source of a game's rules text, by its id, optionally followed by the parts shared by a
/// family.
macro_rules! rules_source {
    ($($id:literal),+) => {
        concat!($(include_str!(concat!("../../assets/rules/", $id, ".md"))),+)
    };
}

/// The text of a game's lesson, by its id.
macro_rules! lesson_source {
    ($id:literal) => {
        Some(include_str!(concat!("../../assets/lessons/", $id, ".ron")))
    };
}

/// The example games of a game, by its id. A test makes them, see `tests/store.rs`.
macro_rules! examples {
    ($id:literal) => {
        Some([
            include_str!(concat!("../../saves/", $id, "-half-played.ron")),
            include_str!(concat!("../../saves/", $id, "-finished.ron")),
        ])
    };
}

/// The games of this crate, in the order of the menu.
pub const GAMES: &[Entry] = &[
    Entry {
        id: "mismatch",
        title: "Mismatch",
        aim: "Whoever matches last gets the penalty points.",
        minutes: 15,
        unit: "Deal",
        credit: "David Parlett",
        rules_source: rules_source!("mismatch"),
        lesson_source: lesson_source!("mismatch"),
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
        aim: "Win clubs, but not the jack; other cards cost points.",
        minutes: 25,
        unit: "Deal",
        credit: "Alex Chen, James Cook and Patrick LaVictoire",
        rules_source: rules_source!("clubs"),
        lesson_source: lesson_source!("clubs"),
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
        aim: "Avoid matches: each one scores for your opponent.",
        minutes: 15,
        unit: "Deal",
        credit: "David Parlett",
        rules_source: rules_source!("garbo"),
        lesson_source: lesson_source!("garbo"),
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
        aim: "Combine your cards: loose ones cost penalty points.",
        minutes: 15,
        unit: "Round",
        credit: "Stephen McVerry, with Ryan McVerry, Danny Hutnik and Nick Tyson",
        rules_source: rules_source!("seven_card_combo"),
        lesson_source: lesson_source!("seven_card_combo"),
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
        aim: Fosdick::FourBadQueens.aim(),
        minutes: 8,
        rules_source: rules_source!("four_bad_queens", "fosdick"),
        lesson_source: lesson_source!("four_bad_queens"),
        examples: examples!("four_bad_queens"),
        emblem: "QC QD QS QH",
        presets: &[Preset {
            name: "Polignac",
            help: "The old French game, also called Four Jacks or Quatre-Valets: jacks instead of queens, the ace below the jack, no passing, and an end at 10 penalty points or after two rounds. A moon bid is called capot there.",
            rules: "(penalty_rank: Jack, card_order: French, passing: Off, end_at: 10, rounds: 2)",
        }],
        game: &Fosdick::FourBadQueens,
        ..FOSDICK
    },
    Entry {
        id: "four_mad_queens",
        title: "Four Mad Queens",
        aim: Fosdick::FourMadQueens.aim(),
        minutes: 8,
        rules_source: rules_source!("four_mad_queens", "fosdick"),
        lesson_source: lesson_source!("four_mad_queens"),
        examples: examples!("four_mad_queens"),
        emblem: "## +QH ## +QD ##",
        game: &Fosdick::FourMadQueens,
        ..FOSDICK
    },
    Entry {
        id: "slippery_paws",
        title: "Slippery Paws",
        aim: Fosdick::SlipperyPaws.aim(),
        minutes: 7,
        rules_source: rules_source!("slippery_paws", "fosdick"),
        lesson_source: lesson_source!("slippery_paws"),
        examples: examples!("slippery_paws"),
        emblem: "## ## | QS | ## ##",
        presets: &[Preset {
            name: "Slobberhannes",
            help: "A traditional relative: Q♣ instead of Q♠, and no passing.",
            rules: "(penalty_card: \"QC\", passing: Off)",
        }],
        game: &Fosdick::SlipperyPaws,
        ..FOSDICK
    },
    Entry {
        id: "finis",
        title: "Finis",
        aim: Fosdick::Finis.aim(),
        minutes: 6,
        rules_source: rules_source!("finis", "fosdick"),
        lesson_source: lesson_source!("finis"),
        examples: examples!("finis"),
        emblem: "## ## ## +AS",
        game: &Fosdick::Finis,
        ..FOSDICK
    },
    Entry {
        id: "cruel_fate",
        title: "Cruel Fate",
        aim: Fosdick::CruelFate.aim(),
        minutes: 6,
        rules_source: rules_source!("cruel_fate", "fosdick"),
        lesson_source: lesson_source!("cruel_fate"),
        examples: examples!("cruel_fate"),
        emblem: "7D 8D 9D +AD",
        game: &Fosdick::CruelFate,
        ..FOSDICK
    },
    Entry {
        id: "acorn_hearts",
        title: "Acorn Hearts",
        aim: Fosdick::AcornHearts.aim(),
        minutes: 8,
        rules_source: rules_source!("acorn_hearts", "fosdick"),
        lesson_source: lesson_source!("acorn_hearts"),
        examples: examples!("acorn_hearts"),
        emblem: "9H JH +QS KH AH",
        game: &Fosdick::AcornHearts,
        ..FOSDICK
    },
    Entry {
        id: "compendium",
        title: "Compendium",
        aim: Fosdick::Compendium.aim(),
        minutes: 12,
        rules_source: rules_source!("compendium", "fosdick"),
        lesson_source: lesson_source!("compendium"),
        examples: examples!("compendium"),
        emblem: "QS AH KD JC TS 9H",
        game: &Fosdick::Compendium,
        ..FOSDICK
    },
];

/// The parts that the entries of the Fosdick family share.
const FOSDICK: Entry = Entry {
    id: "",
    title: "",
    aim: "",
    minutes: 0,
    unit: "Deal",
    credit: "Howard Fosdick",
    rules_source: "",
    lesson_source: None,
    examples: None,
    seats: 3..=6,
    usual: 4,
    emblem: "",
    presets: &[],
    game: &Fosdick::FourBadQueens,
};
