//! The house rules of Garbo.

use crate::cards::{Rank, Suit};
use crate::rules::options::{Choice, Form};

/// The house rules.
#[derive(Clone, Copy, Debug, PartialEq)]
pub struct Options {
    /// What a match in each suit and each rank gives away, in the order of [`Options::KEYS`].
    pub values: [i32; 12],
    /// Who counts what a card gives away.
    pub claims: Claims,
    /// Which cards match in suit.
    pub suit_reach: SuitReach,
    /// How many cards each draws when both have played four.
    pub draw: Draw,
    /// How many times over a match with the covered card counts.
    pub cover_factor: i32,
}

/// Who counts what a card gives away (GA-8).
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub enum Claims {
    /// It is counted by itself.
    Automatic,
    /// The opponent claims it, match by match.
    ByHand,
}

impl Choice for Claims {
    const ALL: &'static [(Self, &'static str, &'static str)] = &[
        (Self::Automatic, "Automatic", "counted for you"),
        (Self::ByHand, "ByHand", "claimed by hand"),
    ];
}

/// Which cards match in suit (GA-4).
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub enum SuitReach {
    /// Those on the eight places around.
    Adjacent,
    /// Those in the same row, column or diagonal.
    InLine,
}

impl Choice for SuitReach {
    const ALL: &'static [(Self, &'static str, &'static str)] = &[
        (Self::Adjacent, "Adjacent", "the eight places around"),
        (Self::InLine, "InLine", "in line, as ranks"),
    ];
}

/// How many cards each draws when both have played four (GA-2).
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub enum Draw {
    /// Eight: twelve cards to choose from on level one.
    Eight,
    /// Four: the rest comes when the square is full.
    Four,
}

impl Choice for Draw {
    const ALL: &'static [(Self, &'static str, &'static str)] =
        &[(Self::Eight, "8", "eight"), (Self::Four, "4", "four")];
}

impl Draw {
    /// The number.
    pub const fn cards(self) -> usize {
        match self {
            Self::Eight => 8,
            Self::Four => 4,
        }
    }
}

impl Options {
    /// What has a value, in the order of the published table.
    pub const KEYS: [&'static str; 12] = [
        "spade", "heart", "club", "diamond", "jack", "king", "seven", "eight", "nine", "ten",
        "ace", "queen",
    ];

    /// The suits in that order: the first four keys.
    pub const SUITS: [Suit; 4] = [Suit::Spades, Suit::Hearts, Suit::Clubs, Suit::Diamonds];

    /// The ranks in that order: the other keys.
    pub const RANKS: [Rank; 8] = [
        Rank::Jack,
        Rank::King,
        Rank::Seven,
        Rank::Eight,
        Rank::Nine,
        Rank::Ten,
        Rank::Ace,
        Rank::Queen,
    ];

    /// The published rules (GA-1, and the defaults of the house rules).
    pub const PUBLISHED: Self = Self {
        values: [1, 2, 3, 4, 5, 6, 7, 8, 9, 10, 11, 12],
        claims: Claims::Automatic,
        suit_reach: SuitReach::Adjacent,
        draw: Draw::Eight,
        cover_factor: 10,
    };

    /// The declared list.
    pub fn form() -> Form<Self> {
        Form::new(Self::PUBLISHED)
            .table(
                "values",
                "Values",
                "What each match gives away: in suit by the suit, in rank by the rank.",
                (&Self::KEYS, 0..=99),
                |o| &mut o.values,
            )
            .choice(
                "claims",
                "Claims",
                "Whether matches are counted for you, or the opponent has to find and claim them.",
                |o| &mut o.claims,
            )
            .choice(
                "suit_reach",
                "Suits match",
                "How far a card reaches to match others in suit.",
                |o| &mut o.suit_reach,
            )
            .choice(
                "draw",
                "Cards drawn",
                "How many cards both draw after their first four.",
                |o| &mut o.draw,
            )
            .number(
                "cover_factor",
                "Cover factor",
                "How many times over a match with the covered card counts on level two.",
                1..=20,
                |o| &mut o.cover_factor,
            )
    }

    /// What a match in this suit gives away, in points.
    pub const fn suit_value(&self, suit: Suit) -> i32 {
        const KEY: [usize; 4] = [2, 3, 1, 0];
        self.values[KEY[suit.index()]]
    }

    /// What a match in this rank gives away, in points; nothing below the seven.
    pub const fn rank_value(&self, rank: Rank) -> i32 {
        const KEY: [usize; 8] = [6, 7, 8, 9, 4, 11, 5, 10];
        match rank.index().checked_sub(Rank::Seven.index()) {
            Some(place) => self.values[KEY[place]],
            None => 0,
        }
    }
}
