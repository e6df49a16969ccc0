//! The subjects of puzzles.

use super::{BotSession, PuzzleError, open_puzzle};
use crate::text::themes as texts;
use misere_engine::rules::scene::{Spot, ZoneId};
use misere_engine::rules::{Message, Seat};
use misere_players::puzzles::Puzzle;

/// The subject of a puzzle.
#[derive(Clone, Copy, Debug, PartialEq, Eq, PartialOrd, Ord)]
pub enum Theme {
    Leads,
    /// Playing a card of another suit, or laying down cards to get others.
    Discards,
    /// Choosing among cards to take.
    Drawing,
    Passing,
    /// Winning all penalty cards, or keeping somebody from it.
    Moon,
    /// The last cards of a deal.
    Endings,
    /// Knowing which cards are still out.
    Counting,
}

/// The number of cards in a hand with which an ending begins in tricks, and that of all cards to be played in Garbo.
const ENDING: usize = 4;
const ENDING_OF_SQUARE: usize = 10;

/// Bids for the moon, and against it.
const BIDS: [&str; 2] = ["moon", "no moon"];

/// The reasons that name the moon.
const MOON: [&str; 5] = ["moon-pays", "moon-costs", "may-win-all", "stops-moon", "as-bid"];

/// The reasons that speak of cards still out.
const COUNTING: [&str; 5] = ["no-lower-out", "more-higher-out", "wins-no-penalty", "discards-highest", "higher-is-out"];

impl Theme {
    pub const ALL: [Self; 7] =
        [Self::Leads, Self::Discards, Self::Drawing, Self::Passing, Self::Moon, Self::Endings, Self::Counting];

    /// The name that people read.
    pub const fn label(self) -> Message {
        match self {
            Self::Leads => texts::leads(),
            Self::Discards => texts::discards(),
            Self::Drawing => texts::drawing(),
            Self::Passing => texts::passing(),
            Self::Moon => texts::moon(),
            Self::Endings => texts::endings(),
            Self::Counting => texts::counting(),
        }
    }
}

/// The themes of a puzzle, from its position and from the reason for its answer.
///
/// # Errors
/// Returns an error if its position cannot be reached.
pub fn themes(puzzle: &Puzzle) -> Result<Vec<Theme>, PuzzleError> {
    Ok(themes_at(&*open_puzzle(puzzle)?, Seat::new(puzzle.seat), &puzzle.answer))
}

/// The themes of a position in which this seat is to act, if this is the best action.
pub fn themes_at(session: &dyn BotSession, seat: Seat, answer: &str) -> Vec<Theme> {
    let scene = session.scene(seat);
    let moves = session.moves();
    let word = answer.split(' ').next().unwrap_or_default();
    let reason = session.reason(answer).ok().flatten();
    let id = reason.as_ref().and_then(Message::id).unwrap_or_default();
    let mut themes = Vec::new();
    match word {
        "pass" => themes.push(Theme::Passing),
        "discard" => themes.push(Theme::Discards),
        "take" | "draw" => themes.push(Theme::Drawing),
        "place" | "cover" => {
            let hands = Seat::all(session.seats()).filter_map(|seat| scene.hand(seat));
            let stock = scene.zones.iter().filter(|zone| zone.id == ZoneId::STOCK);
            if hands.chain(stock).map(|zone| zone.spots.len()).sum::<usize>() <= ENDING_OF_SQUARE {
                themes.push(Theme::Endings);
            }
        }
        _ => {}
    }
    if let Some(trick) = scene.trick().filter(|_| word == "play") {
        let led = trick.spots.iter().find_map(Spot::card);
        let suit = |text: &str| text.split(' ').nth(1).and_then(|card| card.chars().nth(1));
        match led {
            None => themes.push(Theme::Leads),
            Some(led) => {
                let led = led.to_string().chars().nth(1);
                if moves.iter().all(|one| suit(&one.text) != led) {
                    themes.push(Theme::Discards);
                }
            }
        }
        let hand = scene.hand(seat);
        if hand.is_some_and(|hand| hand.spots.len() <= ENDING) {
            themes.push(Theme::Endings);
        }
    }
    if BIDS.contains(&answer) || MOON.contains(&id) {
        themes.push(Theme::Moon);
    }
    if COUNTING.contains(&id) {
        themes.push(Theme::Counting);
    }
    themes.sort_unstable();
    themes
}
