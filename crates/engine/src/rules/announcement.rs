//! Events in words, limited to what the listener may know, for people who cannot see the table.

use super::{BySeat, Event, Message, Score, Seat, Source, TableCard, Wins};
use crate::text::events;

/// Something that happened, in a sentence.
#[derive(Clone, Debug, PartialEq, Eq)]
pub struct Announcement {
    /// The sentence: `Berta played the queen of spades.`
    pub words: Message,
    pub importance: Importance,
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
        let (words, importance) = match self {
            Self::Deal { deal, dealer, table, .. } => {
                let deal = *deal as usize;
                let words = match table {
                    Some(TableCard { card, open: true }) => events::deal_with_card(deal, *dealer, *card),
                    Some(_) | None => events::deal(deal, *dealer),
                };
                (words, Importance::Outcome)
            }
            Self::Passed { from, to, cards } => {
                let is_known = knows(from) || knows(to);
                let words = match cards.len() {
                    0 => events::passed_nothing(*from, *to),
                    _ if is_known => events::passed_known(*from, *cards, *to),
                    count => events::passed(*from, count, *to),
                };
                let importance = if knows(to) { Importance::Outcome } else { Importance::Step };
                (words, importance)
            }
            Self::Draw { seat, from, cards } => {
                let (who, known) = (*seat, cards.iter().copied());
                let words = match from {
                    Source::Pile => events::drew_known_from_pile(who, known),
                    Source::Stock if knows(seat) => events::drew_known_from_stock(who, known),
                    Source::Stock => events::drew_from_stock(who, cards.len()),
                    Source::Packet if knows(seat) => events::drew_known_from_packet(who, known),
                    Source::Packet => events::drew_from_packet(who, cards.len()),
                };
                (words, Importance::Step)
            }
            Self::Trick { winner, .. } => (events::took_trick(*winner), Importance::Outcome),
            Self::Special { words, .. } => (words.clone(), Importance::Outcome),
            Self::Points { seat, points, why, .. } => {
                let words = events::got_points(*seat, *points, why.clone());
                (words, Importance::ScoreLine)
            }
            Self::Score { deal, scores, .. } => {
                let words = scored(*deal as usize, scores, wins);
                (words, Importance::Outcome)
            }
        };
        Announcement { words, importance }
    }
}

/// The score of each seat that has any.
fn scored(deal: usize, scores: &BySeat<Score>, wins: Wins) -> Message {
    let scores = scores.each().filter(|(_, score)| **score != Score::ZERO);
    // Negative points are good where the lowest score wins, so they stay plain points.
    let shares = scores.map(|(seat, &score)| match wins {
        Wins::Lowest if score > Score::ZERO => events::got_penalty(seat, score),
        Wins::Lowest | Wins::Highest => events::got(seat, score),
    });
    let shares: Vec<Message> = shares.collect();
    match wins {
        _ if !shares.is_empty() => events::scored(deal, shares),
        Wins::Lowest => events::scored_no_penalty(deal),
        Wins::Highest => events::scored_nothing(deal),
    }
}
