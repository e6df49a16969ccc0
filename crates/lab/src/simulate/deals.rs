//! `simulate --deals`: deals many packs without playing, and compares the hands with what chance predicts.

use serde::Serialize;
use serde_json::json;
use statrs::distribution::{Discrete as _, Hypergeometric};
use statrs::statistics::Max as _;

use crate::arena::{Arena, Dealt, GameNumber};
use crate::chi_square::{ChiSquare, joined};
use misere_engine::cards::{Card, Cards, Rank, Suit};
use misere_engine::rules::words::count;

/// The p-value below which a shuffle is considered unfair. With 36 tests, one run in 28,000 falls below it by chance.
const LEAST_P: f64 = 1e-6;

/// A kind of card: its name, and whether a card belongs to it.
type Kind = (&'static str, fn(Card) -> bool);

/// The kinds of cards that are counted in each hand.
const KINDS: [Kind; 6] = [
    ("clubs", |card| card.suit() == Suit::Clubs),
    ("diamonds", |card| card.suit() == Suit::Diamonds),
    ("hearts", |card| card.suit() == Suit::Hearts),
    ("spades", |card| card.suit() == Suit::Spades),
    ("jack to ace", |card| card.rank() >= Rank::Jack),
    ("queens", |card| card.rank() == Rank::Queen),
];

/// The hands of many deals, counted.
#[derive(Debug)]
pub struct DealStatistics {
    pub deals: u64,
    /// For each seat and each kind: how often a hand had each number of cards, and how often that was expected.
    pub classes: Vec<[Vec<(u64, f64)>; KINDS.len()]>,
}

impl DealStatistics {
    /// Deals the first pack of each game.
    pub fn of(arena: &dyn Arena, games: impl Iterator<Item = GameNumber>) -> Self {
        let mut statistics = Self { deals: 0, classes: Vec::new() };
        for dealt in games.filter_map(|game| arena.deal(game)) {
            statistics.add(&dealt);
        }
        statistics
    }

    /// Counts one deal.
    pub fn add(&mut self, dealt: &Dealt) {
        self.deals += 1;
        self.classes.resize_with(dealt.hands.seats(), Default::default);
        for (hand, kinds) in dealt.hands.iter().zip(&mut self.classes) {
            for ((_, is_kind), classes) in KINDS.iter().zip(kinds) {
                let of_kind = |cards: Cards| cards.iter().filter(|card| is_kind(*card)).count() as u64;
                let (all, drawn) = (dealt.pack.len() as u64, hand.len() as u64);
                let chances = Hypergeometric::new(all, of_kind(dealt.pack), drawn).expect("cards of the pack");
                let found = of_kind(*hand);
                classes.resize(classes.len().max(chances.max() as usize + 1), (0, 0.0));
                for (number, class) in (0..).zip(classes.iter_mut()) {
                    class.1 += chances.pmf(number);
                    class.0 += u64::from(number == found);
                }
            }
        }
    }

    /// Tests each kind of card in each seat.
    fn tests(&self) -> Vec<HandTest> {
        let seats = self.classes.iter().enumerate();
        let tests = seats.flat_map(|(seat, kinds)| {
            KINDS.iter().zip(kinds).map(move |((cards, _), classes)| {
                let groups = joined(classes);
                let counts: Vec<_> = groups.iter().map(|group| (group.2, group.3)).collect();
                let test = ChiSquare::of(&counts);
                let class = |(least, most, dealt, expected)| Class { least, most, dealt, expected };
                HandTest {
                    seat,
                    cards,
                    classes: groups.into_iter().map(class).collect(),
                    chi_square: test.value,
                    df: test.df,
                    p: test.p,
                }
            })
        });
        tests.collect()
    }

    /// The test with the smallest p-value, in words, if it is too small for a fair shuffle.
    pub fn fault(&self) -> Option<String> {
        let tests = self.tests();
        let least = tests.iter().min_by(|one, other| one.p.total_cmp(&other.p))?;
        let HandTest { seat, cards, p, .. } = least;
        if *p >= LEAST_P {
            return None;
        }
        Some(format!("seat {seat}, {cards}: p {p:.1e}, expected at least {LEAST_P:.0e}"))
    }

    pub fn table(&self) -> String {
        let tests = self.tests();
        let mut text = format!("{}, the first of each game\n\n", count(self.deals, "deal"));
        text.push_str("seat  cards        in hand  dealt   expected  chi-square  df        p\n");
        for test in &tests {
            for (row, class) in test.classes.iter().enumerate() {
                let Class { dealt, expected, .. } = class;
                let (seat, cards, result) = match row {
                    0 => (
                        test.seat.to_string(),
                        test.cards,
                        format!("{:12.2}{:4}{:9.4}", test.chi_square, test.df, test.p),
                    ),
                    _ => (String::new(), "", String::new()),
                };
                let range = class.range();
                let line = format!("{seat:4}  {cards:11}  {range:>7}{dealt:7}{expected:11.1}{result}");
                text.push_str(line.trim_end());
                text.push('\n');
            }
        }
        let least = tests.iter().map(|test| test.p).fold(1.0, f64::min);
        let number = count(tests.len(), "test");
        text.push_str(&format!("\nsmallest p of {number}: {least:.4}, expected at least {LEAST_P:.0e}\n"));
        text
    }

    pub fn json(&self) -> serde_json::Value {
        json!({ "deals": self.deals, "least_p": LEAST_P, "tests": self.tests() })
    }
}

/// The test of one kind of card in one seat.
#[derive(Debug, Serialize)]
struct HandTest {
    seat: usize,
    cards: &'static str,
    classes: Vec<Class>,
    chi_square: f64,
    df: u32,
    p: f64,
}

/// Hands with a number of cards from `least` to `most`.
#[derive(Debug, Serialize)]
struct Class {
    least: usize,
    most: usize,
    dealt: u64,
    expected: f64,
}

impl Class {
    fn range(&self) -> String {
        match self {
            Self { least, most, .. } if least == most => least.to_string(),
            Self { least, most, .. } => format!("{least}–{most}"),
        }
    }
}
