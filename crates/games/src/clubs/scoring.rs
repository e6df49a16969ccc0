//! The scores of a deal of Clubs (CL-7, CL-8) and the origin of each point.

use super::{Options, Public};
use crate::text::clubs as texts;
use misere_engine::cards::{Card, Cards, Rank, Suit};
use misere_engine::rules::{BySeat, EventSink, Message, Score, Seat};

pub const JACK: Card = Card::new(Rank::Jack, Suit::Clubs);

/// The tally of cards taken: −1 each, +3 more for a club, but −10 more for the jack (CL-7).
pub fn tally(taken: Cards) -> i32 {
    3 * good_clubs(taken).len() as i32 - 10 * jack(taken) - taken.len() as i32
}

/// The score of cards in a scramble: −3 for a club, +10 for the jack, 0 for others (CL-8).
pub fn scrambled(taken: Cards) -> i32 {
    10 * jack(taken) - 3 * good_clubs(taken).len() as i32
}

/// The clubs among these cards except the jack.
fn good_clubs(cards: Cards) -> Cards {
    cards.of_suit(Suit::Clubs) - Cards::of(JACK)
}

/// 1 if the jack of clubs is among these cards, otherwise 0.
fn jack(cards: Cards) -> i32 {
    i32::from(cards.contains(JACK))
}

/// The result of a deal, in points.
#[derive(Clone, Copy, Debug, PartialEq)]
pub struct DealResult {
    /// The tallies (CL-7).
    pub tallies: BySeat<i32>,
    /// Set if the deal was scrambled (CL-8).
    pub scrambled: bool,
    pub scores: BySeat<i32>,
}

impl DealResult {
    /// The result of a deal in which the seats took these cards.
    pub fn of(options: &Options, taken: &BySeat<Cards>) -> Self {
        let seats = taken.seats();
        let tallies = BySeat::from_fn(seats, |seat| tally(taken[seat]));
        let bad_enough = |&tally: &i32| tally <= options.scramble_at;
        if options.scramble && tallies.iter().any(bad_enough) {
            return Self { tallies, scrambled: true, scores: BySeat::from_fn(seats, |seat| scrambled(taken[seat])) };
        }
        Self { tallies, scrambled: false, scores: tallies }
    }

    /// Reports the origin of each point; the parts add up to the scores.
    fn report(&self, public: &Public, events: &mut impl EventSink) {
        let (club, jack, other) = if self.scrambled { (-3, 10, 0) } else { (3, -10, -1) };
        for seat in Seat::all(public.seats()) {
            let taken = public.taken[seat];
            let mut line = |points: i32, why: Message, cards: Cards| {
                events.points(seat, Score::points(points), cards, || why);
            };
            let tally = self.tallies[seat];
            if self.scrambled && tally <= public.options.scramble_at {
                let tally = Score::points(tally);
                line(0, texts::scramble(tally), Cards::EMPTY);
            }
            if other != 0 && !taken.is_empty() {
                let count = taken.len();
                line(other * count as i32, texts::cards_taken(count), Cards::EMPTY);
            }
            let clubs = good_clubs(taken);
            if let Some(first) = clubs.first() {
                let why = match clubs.len() {
                    1 => texts::one_club(first),
                    count => texts::clubs_taken(count),
                };
                line(club * clubs.len() as i32, why, clubs);
            }
            if taken.contains(JACK) {
                line(jack, texts::jack_of_clubs(), Cards::of(JACK));
            }
        }
    }
}

pub(super) fn score<S: EventSink>(public: &mut Public, events: &mut S) {
    let result = DealResult::of(&public.options, &public.taken);
    if S::LISTENS {
        result.report(public, events);
    }
    let scores = BySeat::from_fn(public.seats(), |seat| Score::points(result.scores[seat]));
    public.score(scores, events);
}
