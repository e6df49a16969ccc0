//! The chart of the family: what differs between its games. First what scores in a deal, then the entries in
//! the menu. The house rules of each game are in `form.rs`.

use super::{Fosdick, Options};
use crate::text::fosdick as texts;
use crate::{Entry, Files, Picture, Preset, Unit, files};
use misere_engine::cards::{Card, Cards, Rank, Suit};
use misere_engine::rules::{Message, Score};

impl Options {
    /// The scoring of a deal.
    pub fn contract(&self, deal: u32) -> Contract {
        let spades = Cards::suit(Suit::Spades);
        let red = Cards::suit(Suit::Hearts) | Cards::suit(Suit::Diamonds);
        let ranked = |suits| Cards::rank(self.penalty_rank) & suits;
        let hearts = Cards::suit(Suit::Hearts) & Cards::from_rank_up(Rank::Seven);
        let queen = Cards::of(Card::new(Rank::Queen, Suit::Spades));
        let bid = if self.moon_bids { Moon::Announced } else { Moon::None };
        let moon = if self.moon { Moon::Silent } else { Moon::None };
        let none = (Cards::EMPTY, 0);
        // Points for: each card of two sets, the first trick, the last trick, no last trick; and the moon.
        let (cards, [first, last, no_last], moon) = match self.component(deal) {
            Fosdick::FourBadQueens => ([(ranked(!spades), 1), (ranked(spades), 2)], [0, 0, 0], bid),
            Fosdick::FourMadQueens => ([(ranked(!red), 1), (ranked(red), 2)], [0, 2, 0], Moon::None),
            Fosdick::SlipperyPaws => ([(Cards::of(self.penalty_card), 1), none], [1, 1, 0], Moon::OneMore),
            Fosdick::Finis => ([none, none], [0, 1, 0], Moon::None),
            Fosdick::CruelFate => ([none, none], [0, 0, 1], Moon::None),
            Fosdick::AcornHearts | Fosdick::Compendium => ([(hearts, 1), (queen, self.queen_points)], [0, 0, 0], moon),
        };
        Contract {
            cards,
            first_trick_points: first,
            last_trick_points: last,
            no_last_trick_points: no_last,
            moon,
            halved: self.game == Fosdick::Compendium
                && self.component(deal) == Fosdick::AcornHearts
                && self.halve_hearts,
        }
    }
}

/// The scoring of a deal, in points.
#[derive(Clone, Copy, Debug, PartialEq)]
pub struct Contract {
    /// Sets of cards with the points for winning each card of the set.
    pub cards: [(Cards, i32); 2],
    /// Points for winning the first trick.
    pub first_trick_points: i32,
    /// Points for winning the last trick.
    pub last_trick_points: i32,
    /// Points for not winning the last trick.
    pub no_last_trick_points: i32,
    /// The rule for winning everything that scores.
    pub moon: Moon,
    /// Set if every point counts half (CO-2).
    pub halved: bool,
}

/// The rule for winning everything that scores.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub enum Moon {
    /// No special rule.
    None,
    /// One point extra (SP-1).
    OneMore,
    /// If it was bid, the winner scores nothing and everyone else scores all the points (FB-3).
    Announced,
    /// The winner scores nothing and everyone else scores all the points (AH-2).
    Silent,
}

impl Contract {
    /// The cards that score.
    pub fn penalties(&self) -> Cards {
        self.cards[0].0 | self.cards[1].0
    }

    /// The points for all of these cards together.
    pub fn worth(&self, cards: Cards) -> i32 {
        let [(these, each), (those, every)] = self.cards;
        (cards & these).len() as i32 * each + (cards & those).len() as i32 * every
    }

    /// A number of points as a score, halved if this deal counts half.
    pub const fn score(&self, points: i32) -> Score {
        if self.halved { Score::halves(points) } else { Score::points(points) }
    }
}

impl Fosdick {
    pub const fn entry(self) -> &'static Entry {
        match self {
            Self::FourBadQueens => &FOUR_BAD_QUEENS,
            Self::FourMadQueens => &FOUR_MAD_QUEENS,
            Self::SlipperyPaws => &SLIPPERY_PAWS,
            Self::Finis => &FINIS,
            Self::CruelFate => &CRUEL_FATE,
            Self::AcornHearts => &ACORN_HEARTS,
            Self::Compendium => &COMPENDIUM,
        }
    }
}

pub const FOUR_BAD_QUEENS: Entry = Entry {
    id: "four_bad_queens",
    title: "Four Bad Queens",
    aim: || texts::aim_bad_queens(Rank::Queen, Card::new(Rank::Queen, Suit::Spades)),
    minutes: 8,
    files: files::FOUR_BAD_QUEENS,
    emblem: "QC QD QS QH",
    introduction: &[
        Picture { cards: "QS=2 | QC=1 QD=1 QH=1", caption: texts::introduction_aim_bad_queens },
        Picture { cards: "trick 9H KH* QH=1 8H", caption: texts::introduction_turn_bad_queens },
        Picture { cards: "+QC* +QD* +QS* +QH*", caption: texts::introduction_catch_bad_queens },
    ],
    presets: &[Preset {
        name: "Polignac",
        help: texts::polignac,
        rules: "(penalty_rank: Jack, card_order: French, passing: Off, end_at: 10, rounds: 2)",
    }],
    game: &Fosdick::FourBadQueens,
    ..FOSDICK
};

pub const FOUR_MAD_QUEENS: Entry = Entry {
    id: "four_mad_queens",
    title: "Four Mad Queens",
    aim: || texts::aim_mad_queens(Rank::Queen),
    minutes: 8,
    files: files::FOUR_MAD_QUEENS,
    emblem: "## +QH ## +QD ##",
    introduction: &[
        Picture { cards: "QH=2 QD=2 | QC=1 QS=1 | ## ## =2", caption: texts::introduction_aim_mad_queens },
        Picture { cards: "trick 8C AC* QD=2 9C", caption: texts::introduction_turn_mad_queens },
        Picture { cards: "trick 9S 8S JS*=2 TD", caption: texts::introduction_catch_mad_queens },
    ],
    game: &Fosdick::FourMadQueens,
    ..FOSDICK
};

pub const SLIPPERY_PAWS: Entry = Entry {
    id: "slippery_paws",
    title: "Slippery Paws",
    aim: || texts::aim_slippery_paws(Card::new(Rank::Queen, Suit::Spades)),
    minutes: 7,
    files: files::SLIPPERY_PAWS,
    emblem: "## ## | QS | ## ##",
    introduction: &[
        Picture { cards: "## ## =1 | QS=1 | ## ## =1", caption: texts::introduction_aim_slippery_paws },
        Picture { cards: "trick TD KD* 9D 8D", caption: texts::introduction_turn_slippery_paws },
        Picture { cards: "## ## | QS* | ## ## =4", caption: texts::introduction_catch_slippery_paws },
    ],
    presets: &[Preset {
        name: "Slobberhannes",
        help: texts::slobberhannes,
        rules: "(penalty_card: \"QC\", passing: Off)",
    }],
    game: &Fosdick::SlipperyPaws,
    ..FOSDICK
};

pub const FINIS: Entry = Entry {
    id: "finis",
    title: "Finis",
    aim: texts::aim_finis,
    minutes: 6,
    files: files::FINIS,
    emblem: "## ## ## +AS",
    introduction: &[
        Picture { cards: "## ## ## ## ## +AS*=1", caption: texts::introduction_aim_finis },
        Picture { cards: "trick 9C KC* TC 8C", caption: texts::introduction_turn },
        Picture { cards: "+AS +AD +KH | 8D 7H", caption: texts::introduction_catch_finis },
    ],
    game: &Fosdick::Finis,
    ..FOSDICK
};

pub const CRUEL_FATE: Entry = Entry {
    id: "cruel_fate",
    title: "Cruel Fate",
    aim: texts::aim_cruel_fate,
    minutes: 6,
    files: files::CRUEL_FATE,
    emblem: "7D 8D 9D +AD",
    introduction: &[
        Picture { cards: "trick 9D=1 TD=1 8D=1 AD*=0", caption: texts::introduction_aim_cruel_fate },
        Picture { cards: "trick 9C KC* TC 8C", caption: texts::introduction_turn },
        Picture { cards: "trick KS AC JH 7D*", caption: texts::introduction_catch_cruel_fate },
    ],
    game: &Fosdick::CruelFate,
    ..FOSDICK
};

pub const ACORN_HEARTS: Entry = Entry {
    id: "acorn_hearts",
    title: "Acorn Hearts",
    aim: texts::aim_acorn_hearts,
    minutes: 8,
    files: files::ACORN_HEARTS,
    emblem: "9H JH +QS KH AH",
    introduction: &[
        Picture { cards: "8H=1 JH=1 AH=1 | QS=4", caption: texts::introduction_aim_acorn_hearts },
        Picture { cards: "trick 9S AS* QS=4 TH=1", caption: texts::introduction_turn_acorn_hearts },
        Picture { cards: "7H 8H 9H TH JH QH KH AH +QS*", caption: texts::introduction_catch_acorn_hearts },
    ],
    game: &Fosdick::AcornHearts,
    ..FOSDICK
};

pub const COMPENDIUM: Entry = Entry {
    id: "compendium",
    title: "Compendium",
    aim: texts::aim_compendium,
    minutes: 12,
    files: files::COMPENDIUM,
    emblem: "QS AH KD JC TS 9H",
    introduction: &[
        Picture { cards: "QS QH | ## ## | 8H AH", caption: texts::introduction_aim_compendium },
        Picture { cards: "trick 9C KC* TC 8C", caption: texts::introduction_turn_compendium },
        Picture { cards: "+AS=1 | +AD=0", caption: texts::introduction_catch_compendium },
    ],
    game: &Fosdick::Compendium,
    ..FOSDICK
};

/// The fields that all entries of the family share.
const FOSDICK: Entry = Entry {
    id: "",
    title: "",
    aim: || Message::EMPTY,
    minutes: 0,
    unit: Unit::Deal,
    credit: texts::credit,
    rules_version: 1,
    files: Files::rules(""),
    seats: 3..=6,
    usual: 4,
    emblem: "",
    introduction: &[],
    stake: super::stake::stake,
    presets: &[],
    game: &Fosdick::FourBadQueens,
};
