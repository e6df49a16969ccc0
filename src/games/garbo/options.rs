//! The house rules of Garbo.

use crate::cards::{Rank, Suit};
use crate::rules::options::{Choice, Form};

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
    const ALL: &'static [(Self, &'static str, &'static str)] = &[
        (Self::Automatic, "Automatic", "counted for you"),
        (Self::ByHand, "ByHand", "claimed by hand"),
    ];
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
    const ALL: &'static [(Self, &'static str, &'static str)] = &[
        (Self::Adjacent, "Adjacent", "eight neighbors"),
        (Self::InLine, "InLine", "in line"),
    ];
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
    const ALL: &'static [(Self, &'static str, &'static str)] =
        &[(Self::Eight, "8", "eight"), (Self::Four, "4", "four")];
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
    pub const KEYS: [&'static str; 12] = [
        "spade", "heart", "club", "diamond", "jack", "king", "seven", "eight", "nine", "ten",
        "ace", "queen",
    ];

    /// The suits of the first four keys.
    pub const SUITS: [Suit; 4] = [Suit::Spades, Suit::Hearts, Suit::Clubs, Suit::Diamonds];

    /// The ranks of the other keys.
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

    /// The usual rules: where the inventor's two versions differ, one of them (GA-2, GA-4), and
    /// matches counted by the program (GA-8).
    pub const USUAL: Self = Self {
        values: [1, 2, 3, 4, 5, 6, 7, 8, 9, 10, 11, 12],
        claims: Claims::Automatic,
        suit_reach: SuitReach::Adjacent,
        draw: Draw::Eight,
        cover_factor: 10,
    };

    /// The form that declares these options.
    pub fn form() -> Form<Self> {
        Form::new(Self::USUAL)
            .table(
                "values",
                "Values",
                "The points that a match in each suit or rank gives away.",
                (&Self::KEYS, 0..=99),
                |o| &mut o.values,
            )
            .published()
            .means("_", "A match in these suits and ranks gives away other points: {}.")
            .choice(
                "claims",
                "Claims",
                "Counted for you, or claimed by hand: right after each card the opponent names every match, then says done. A match not named is lost; a wrong claim is refused at no cost.",
                |o| &mut o.claims,
            )
            .usual_here("In the published rules, matches are claimed by hand.")
            .means("ByHand", "After each card, your opponent claims its matches one by one and then says done. What is not claimed is lost; a wrong claim is refused at no cost.")
            .choice(
                "suit_reach",
                "Suits match",
                "A card matches its suit on the eight neighboring places, or in line as ranks do: along its row, column and diagonals.",
                |o| &mut o.suit_reach,
            )
            .usual_here("The inventor has published both.")
            .means("InLine", "Suits match as ranks do: along the row, the column and the diagonals, however far away.")
            .choice(
                "draw",
                "Cards drawn",
                "After their first four cards, both players draw this many; the rest of the stock follows when the square is full.",
                |o| &mut o.draw,
            )
            .usual_here("The inventor has published both.")
            .means("4", "When both have played four cards, both draw four more. When the square is full, both hands are empty, and both draw eight.")
            .number(
                "cover_factor",
                "Cover factor",
                "On level two, a match with the covered card counts this many times.",
                1..=20,
                |o| &mut o.cover_factor,
            )
            .published()
            .means("1", "On level two, a match with the covered card counts no more than any other match.")
            .means("_", "On level two, a match with the covered card gives away {} times the value of the suit or rank.")
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
