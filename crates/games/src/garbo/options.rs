//! The house rules of Garbo.

use crate::text::{garbo as texts, rules};
use misere_engine::cards::{Rank, Suit};
use misere_engine::rules::Message;
use misere_engine::rules::options::{Choice, Form, Labelled};

/// The house rules of Garbo.
#[derive(Clone, Copy, Debug, PartialEq)]
pub struct Options {
    /// Value of a match in each suit and each rank, in the order of [`Options::KEYS`].
    pub values: [i32; 12],
    /// The way to count the points that a card gives away (GA-8).
    pub claims: Claims,
    /// The reach of a suit match (GA-4).
    pub suit_reach: SuitReach,
    /// Number of cards each player draws when both have played four (GA-2).
    pub draw: Draw,
    /// Factor for a match with the covered card (GA-6).
    pub cover_factor: i32,
}

/// The way to count the points that a card gives away (GA-8).
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub enum Claims {
    /// The program counts.
    Automatic,
    /// The opponent claims each match.
    ByHand,
}

impl Choice for Claims {
    const ALL: &'static [Labelled<Self>] =
        &[(Self::Automatic, "Automatic", texts::claims_automatic), (Self::ByHand, "ByHand", texts::claims_by_hand)];
}

/// The reach of a suit match (GA-4).
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub enum SuitReach {
    /// To the eight neighboring places.
    Adjacent,
    /// Along its row, column and diagonals.
    InLine,
}

impl Choice for SuitReach {
    const ALL: &'static [Labelled<Self>] =
        &[(Self::Adjacent, "Adjacent", texts::reach_adjacent), (Self::InLine, "InLine", texts::reach_in_line)];
}

/// Number of cards each player draws when both have played four (GA-2).
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub enum Draw {
    /// Eight: twelve cards to choose from on level one.
    Eight,
    /// Four: the rest follow when the square is full.
    Four,
}

impl Choice for Draw {
    const ALL: &'static [Labelled<Self>] =
        &[(Self::Eight, "8", texts::draw_eight), (Self::Four, "4", texts::draw_four)];
}

impl Draw {
    /// The number of cards drawn.
    pub const fn cards(self) -> usize {
        match self {
            Self::Eight => 8,
            Self::Four => 4,
        }
    }
}

impl Options {
    /// Names of the values, in the order of the published table.
    pub const KEYS: [&'static str; 12] =
        ["spade", "heart", "club", "diamond", "jack", "king", "seven", "eight", "nine", "ten", "ace", "queen"];

    /// The suits of the first four keys.
    pub const SUITS: [Suit; 4] = [Suit::Spades, Suit::Hearts, Suit::Clubs, Suit::Diamonds];

    /// The ranks of the other keys.
    pub const RANKS: [Rank; 8] =
        [Rank::Jack, Rank::King, Rank::Seven, Rank::Eight, Rank::Nine, Rank::Ten, Rank::Ace, Rank::Queen];

    fn key_label(place: usize) -> Message {
        match Self::SUITS.get(place) {
            Some(suit) => rules::suit(*suit),
            None => rules::rank(Self::RANKS[place - Self::SUITS.len()]),
        }
    }

    /// The usual rules: where the inventor's two versions differ, one of them (GA-2, GA-4), and
    /// matches counted by the program (GA-8).
    pub const USUAL: Self = Self {
        values: [1, 2, 3, 4, 5, 6, 7, 8, 9, 10, 11, 12],
        claims: Claims::Automatic,
        suit_reach: SuitReach::Adjacent,
        draw: Draw::Eight,
        cover_factor: 10,
    };

    pub fn form() -> Form<Self> {
        Form::new(Self::USUAL)
            .table(
                "values",
                texts::rule_values(),
                texts::rule_values_help(),
                ((&Self::KEYS, Self::key_label), 0..=99),
                |o| &mut o.values,
            )
            .published()
            .values_mean(texts::rule_values_means)
            .choice("claims", texts::rule_claims(), texts::rule_claims_help(), |o| &mut o.claims)
            .usual_here(texts::rule_claims_note())
            .means("ByHand", texts::rule_claims_by_hand())
            .choice("suit_reach", texts::rule_suit_reach(), texts::rule_suit_reach_help(), |o| &mut o.suit_reach)
            .usual_here(texts::both_published())
            .means("InLine", texts::rule_suit_reach_in_line())
            .choice("draw", texts::rule_draw(), texts::rule_draw_help(), |o| &mut o.draw)
            .usual_here(texts::both_published())
            .means("4", texts::rule_draw_four())
            .number("cover_factor", texts::rule_cover_factor(), texts::rule_cover_factor_help(), 1..=20, |o| {
                &mut o.cover_factor
            })
            .published()
            .means("1", texts::rule_cover_factor_one())
            .numbers_mean(|factor| texts::rule_cover_factor_means(factor as usize))
    }

    /// The points that a match in this suit gives away.
    pub const fn suit_value(&self, suit: Suit) -> i32 {
        const KEY: [usize; 4] = [2, 3, 1, 0];
        self.values[KEY[suit.index()]]
    }

    /// The points that a match in this rank gives away; 0 for ranks below the seven.
    pub const fn rank_value(&self, rank: Rank) -> i32 {
        const KEY: [usize; 8] = [6, 7, 8, 9, 4, 11, 5, 10];
        match rank.index().checked_sub(Rank::Seven.index()) {
            Some(place) => self.values[KEY[place]],
            None => 0,
        }
    }
}
