//! Events in words, limited to what the listener may know, for people who cannot see the table.

use super::words::{count, does, list, name, plural, points, scored, sentence};
use super::{BySeat, Event, Score, Seat, Source, TableCard, Wins};
use crate::cards::Card;

/// Something that happened, in a sentence with markers for the seats.
#[derive(Clone, Debug, PartialEq, Eq)]
pub struct Announcement {
    /// The sentence: `{1 played} the queen of spades.`
    pub words: String,
    /// Its importance.
    pub importance: Importance,
}

impl Announcement {
    /// Makes a sentence from a clause, with an initial capital and a full stop.
    pub fn new(clause: &str, importance: Importance) -> Self {
        let words = sentence(clause) + ".";
        Self { words, importance }
    }
}

/// The importance of an event to a listener.
#[derive(Clone, Copy, Debug, PartialEq, Eq, PartialOrd, Ord)]
pub enum Importance {
    /// A line of the score sheet, which is shown elsewhere.
    ScoreLine,
    /// A single action, such as a card that is played.
    Step,
    /// An outcome: a trick, cards received, a score, a new deal.
    Outcome,
}

impl Event {
    /// Describes what happened. Private cards are named for the `reader` alone.
    pub fn announce(&self, reader: Option<Seat>, wins: Wins) -> Announcement {
        let knows = |seat: &Seat| reader == Some(*seat);
        match self {
            Self::Deal {
                deal,
                dealer,
                table,
                ..
            } => {
                let mut clause = format!("deal {deal}: {}", does(*dealer, "dealt"));
                if let Some(TableCard { card, open: true }) = table {
                    clause += &format!(", and the {} lay on the table", card.name());
                }
                Announcement::new(&clause, Importance::Outcome)
            }
            Self::Passed { from, to, cards } => {
                let cards = if knows(from) || knows(to) {
                    named(cards.iter())
                } else {
                    count(cards.len(), "card")
                };
                let clause = format!("{} {cards} to {}", does(*from, "passed"), name(*to));
                let importance = if knows(to) {
                    Importance::Outcome
                } else {
                    Importance::Step
                };
                Announcement::new(&clause, importance)
            }
            Self::Draw { seat, from, cards } => {
                let cards = if *from == Source::Pile || knows(seat) {
                    named(cards.iter().copied())
                } else {
                    count(cards.len(), "card")
                };
                let from = match from {
                    Source::Stock => "stock",
                    Source::Pile => "pile",
                    Source::Packet => "packet",
                };
                let clause = format!("{} {cards} from the {from}", does(*seat, "drew"));
                Announcement::new(&clause, Importance::Step)
            }
            Self::Trick { winner, .. } => {
                let clause = format!("{} the trick", does(*winner, "took"));
                Announcement::new(&clause, Importance::Outcome)
            }
            Self::Special { words, .. } => Announcement::new(words, Importance::Outcome),
            Self::Points {
                seat,
                points: score,
                why,
                ..
            } => {
                let got = does(*seat, "got");
                Announcement::new(
                    &format!("{got} {}: {why}", points(*score)),
                    Importance::ScoreLine,
                )
            }
            Self::Score { deal, scores, .. } => Announcement::new(
                &format!("end of deal {deal}: {}", shares(scores, wins)),
                Importance::Outcome,
            ),
        }
    }
}

/// The score of each seat that has any: `{0 got} 3 penalty points and {1 got} 1 penalty point`.
fn shares(scores: &BySeat<Score>, wins: Wins) -> String {
    let scores = scores.each().filter(|(_, score)| **score != Score::ZERO);
    let shares: Vec<String> = scores
        .map(|(seat, score)| format!("{} {}", does(seat, "got"), scored(*score, wins)))
        .collect();
    if shares.is_empty() {
        format!("nobody got any {}", plural(wins.point()))
    } else {
        list(&shares, "and")
    }
}

/// Cards by name: `the ten of hearts and the two of clubs`.
fn named(cards: impl Iterator<Item = Card>) -> String {
    let names: Vec<String> = cards.map(|card| format!("the {}", card.name())).collect();
    if names.is_empty() {
        "no cards".into()
    } else {
        list(&names, "and")
    }
}
