//! The heuristic for Mismatch.
//!
//! For each card it estimates what the trick will cost this seat and the others, assuming that later players avoid
//! taking it where they can, and what the cards kept will cost later. A card in hand is a burden to the extent that its
//! suit and rank are still out, since others will lead them and this seat will match. The heuristic gets rid of such
//! cards first and keeps suits and ranks that are nearly gone.
//!
//! The costs of kept cards come from a regression of a seat's remaining costs in a deal on its
//! hand, in the last of three rounds of 8,000 self-play deals of this heuristic with one card in
//! twelve played at random. A common factor of 0.9 was then tuned in matches of 4,000 deals. Suit
//! lengths and voids were tried as well but had no further predictive value.

mod features;
mod motive;
mod reason;

use rand::Rng;

use super::matches::TrickSoFar;
use super::{AceInRuns, Mismatch, Play, Private, Public, SEATS};
use misere_engine::cards::{Card, Cards, Rank, below};
use misere_engine::rules::{Message, Rules, Seat, View};
use misere_players::bots::{Attention, Inference, Learning, Lookahead, Memory, Motive, Strategy};

impl Strategy for Mismatch {
    const LOOKAHEAD: Lookahead<Self> = Lookahead {
        // Good cards differ by half a point, but the results of one world vary by thirteen.
        worlds_factor: 4,
        ..Lookahead::ROLLOUTS
    };

    const INFERENCE: Inference<Self> = Inference::from_undo(|own: &mut Private, Play(card)| {
        own.hand.insert(card);
        true
    });

    const ATTENTION: Attention<Self> = Attention { forget, ..Attention::FULL };

    const LEARNING: Option<Learning<Self>> = Some(features::LEARNING);

    fn choose(view: View<'_, Self>, moves: &[Play], rng: &mut impl Rng) -> usize {
        let evaluator = Evaluator::new(view, below(rng, STRIDE as u32) as usize);
        // Breaks ties at random.
        let start = below(rng, moves.len() as u32) as usize;
        let mut best = (f64::INFINITY, start);
        for index in (start..moves.len()).chain(0..start) {
            let cost = evaluator.cost(moves[index].0);
            if cost < best.0 {
                best = (cost, index);
            }
        }
        best.1
    }

    fn costs(view: View<'_, Self>, moves: &[Play], rng: &mut impl Rng) -> Option<Vec<f32>> {
        let evaluator = Evaluator::new(view, below(rng, STRIDE as u32) as usize);
        let cost = |&Play(card): &Play| evaluator.cost(card) as f32;
        Some(moves.iter().map(cost).collect())
    }

    fn reason(view: View<'_, Self>, Play(card): Play) -> Option<Message> {
        reason::reason(view, card)
    }

    fn motive(public: &Public, own: Option<&Private>, who: Seat, Play(card): Play) -> Option<Motive> {
        motive::motive(public, own, who, card)
    }
}

/// No card counts by itself, and no play shows a void. Cards that lie face up in a penalty pile stay visible.
fn forget(public: &mut Public, _: Seat, memory: Memory) {
    let (table, last) = (public.trick.set(), public.previous.trick.set());
    if let Some(kept) = memory.kept(table, last, Cards::EMPTY) {
        let face_up = public.piles.iter().map(|pile| pile.face_up);
        let kept = face_up.fold(kept, |all, cards| all | cards);
        for seat in Seat::all(SEATS) {
            public.played[seat] &= kept;
        }
    }
}

/// With two players to come, one in this many of the cards that the next may hold is tried.
const STRIDE: usize = 3;

/// The value of a point that another seat pays. A third would be neutral, but 0.15 won more in matches of 4,000 deals.
const OTHERS: f64 = 0.15;

/// The average cost to the last player of having to make the first match.
const FIRST_MATCH: f64 = 11.0;

/// The average addition to the penalty if the last player has to make a further match.
const FURTHER_MATCH: f64 = 13.0;

/// The costs that a hand incurs until the end of the deal, in points.
struct HandCosts {
    /// Per card, multiplied by the share of its suit in the unseen cards.
    suit: f64,
    /// Per card, multiplied by the share of its rank in the unseen cards.
    rank: f64,
    /// Per queen, king or ace, since these win tricks without a match.
    high: f64,
    /// By position in the next trick; later positions are riskier.
    position: [f64; SEATS],
}

/// The costs of a hand with this many cards.
const fn hand_costs(cards: usize) -> &'static HandCosts {
    const BY_SIZE: [HandCosts; 6] = [
        HandCosts::new([10.8, 15.5, 1.8], [0.4, 1.3, 4.0]),
        HandCosts::new([9.8, 9.6, 1.2], [0.8, 2.0, 3.8]),
        HandCosts::new([7.8, 8.2, 0.8], [0.8, 2.2, 4.2]),
        HandCosts::new([5.2, 6.7, 0.8], [0.8, 1.9, 3.5]),
        HandCosts::new([3.6, 5.9, 0.8], [0.6, 1.3, 2.6]),
        HandCosts::new([2.3, 5.3, 0.7], [0.4, 1.1, 1.8]),
    ];
    &BY_SIZE[match cards {
        0 | 1 => 0,
        2 => 1,
        3 | 4 => 2,
        5..=7 => 3,
        8..=10 => 4,
        _ => 5,
    }]
}

impl HandCosts {
    const fn new([suit, rank, high]: [f64; 3], [second, third, last]: [f64; 3]) -> Self {
        Self { suit, rank, high, position: [0.0, second, third, last] }
    }
}

struct Evaluator {
    ace: AceInRuns,
    /// The trick before this seat plays.
    trick: Option<TrickSoFar>,
    unseen: Cards,
    costs: &'static HandCosts,
    /// The chance that a later player holds none of some unseen cards.
    none: NoneHeld,
    /// These chances once another unseen card has been played.
    none_after: NoneHeld,
    /// The first unseen card to try.
    offset: usize,
}

/// The expected outcome of a trick, in points.
#[derive(Clone, Copy, Default)]
struct Forecast {
    /// The cost to this seat.
    mine: f64,
    /// The cost to all seats.
    all: f64,
    /// The chance of each position in the trick to win it.
    wins: [f64; SEATS],
}

impl Evaluator {
    fn new(view: View<'_, Mismatch>, offset: usize) -> Self {
        let ace = view.public.options.ace_in_runs;
        let unseen = Mismatch::unseen(view);
        let held = view.own.hand.len();
        Self {
            ace,
            trick: TrickSoFar::of(view.public.trick.cards(), ace),
            unseen,
            costs: hand_costs(held - 1),
            none: NoneHeld::new(unseen.len(), held),
            none_after: NoneHeld::new(unseen.len().saturating_sub(1), held),
            offset,
        }
    }

    /// The cost of playing a card, now and later.
    fn cost(&self, card: Card) -> f64 {
        let position = self.trick.map_or(0, |trick| trick.cards.len());
        let forecast = match &self.trick {
            None => Forecast::of_lead(card),
            Some(trick) => self.forecast(&trick.with(card, self.ace), position),
        };
        let later: f64 = (0..SEATS)
            .map(|winner| {
                let next = (position + SEATS - winner) % SEATS;
                forecast.wins[winner] * self.costs.position[next]
            })
            .sum();
        let others = forecast.all - forecast.mine;
        forecast.mine - OTHERS * others + later - self.cost_if_kept(card)
    }

    /// The later cost of a card that is kept.
    fn cost_if_kept(&self, card: Card) -> f64 {
        let share = |cards: Cards| {
            let unseen = self.unseen.len().max(1) as f64;
            (self.unseen & cards).len() as f64 / unseen
        };
        let high = f64::from(u8::from(card.rank() >= Rank::Queen));
        self.costs.suit * share(Cards::suit(card.suit()))
            + self.costs.rank * share(Cards::rank(card.rank()))
            + self.costs.high * high
    }

    /// The outcome of a trick in which this seat has played at position `me`.
    fn forecast(&self, trick: &TrickSoFar, me: usize) -> Forecast {
        match SEATS - trick.cards.len() {
            0 => {
                let penalty = f64::from(trick.penalty(self.ace));
                let mut wins = [0.0; SEATS];
                wins[trick.winner_index] = 1.0;
                Forecast { mine: if trick.winner_index == me { penalty } else { 0.0 }, all: penalty, wins }
            }
            1 => self.before_last(trick, me, self.unseen, &self.none),
            _ => self.before_two(trick, me),
        }
    }

    /// The outcome with one player still to come, who avoids the trick if possible.
    fn before_last(&self, trick: &TrickSoFar, me: usize, unseen: Cards, none: &NoneHeld) -> Forecast {
        let penalty = f64::from(trick.penalty(self.ace));
        let must_match = none.of(unseen - trick.matching);
        let must_take = none.of(harmless(trick, unseen));
        let (penalty, matched) = if trick.matched {
            (penalty, penalty + FURTHER_MATCH)
        } else {
            // MM-4: a trick without a match costs at most 10.
            (penalty.min(10.0), FIRST_MATCH)
        };
        let mut wins = [0.0; SEATS];
        wins[trick.winner_index] = 1.0 - must_take;
        wins[trick.cards.len()] = must_take;
        Forecast {
            mine: penalty * if trick.winner_index == me { wins[me] } else { 0.0 },
            all: (1.0 - must_match) * penalty + must_match * matched,
            wins,
        }
    }

    /// The outcome with two players still to come; tries some of the cards that the next one may play.
    fn before_two(&self, trick: &TrickSoFar, me: usize) -> Forecast {
        let harmless = harmless(trick, self.unseen);
        let must_take = self.none.of(harmless);
        let branches = [(harmless, 1.0 - must_take), (self.unseen - harmless, must_take)];
        let mut sum = Forecast::default();
        for (cards, chance) in branches {
            // Not worth the time: a player with many cards is hardly ever forced.
            if chance < 0.02 {
                continue;
            }
            let tried = cards.len().div_ceil(STRIDE);
            for n in 0..tried {
                let index = (n * STRIDE + self.offset) % cards.len();
                let card = cards.nth(index).expect("an index within the set");
                let trick = trick.with(card, self.ace);
                let unseen = self.unseen - Cards::of(card);
                let forecast = self.before_last(&trick, me, unseen, &self.none_after);
                sum.add(chance / tried as f64, &forecast);
            }
        }
        sum
    }
}

/// The subset of these cards that would not take the trick as it stands.
fn harmless(trick: &TrickSoFar, cards: Cards) -> Cards {
    let unmatched = cards - trick.matching;
    match Rank::ALL.get(trick.top.index() + 1) {
        Some(&higher) if !trick.matched => unmatched - Cards::from_rank_up(higher),
        _ => unmatched,
    }
}

impl Forecast {
    /// A lead matches nothing. It costs only if it stays the highest of a trick without a match
    /// (MM-4), which is rare except for the highest cards.
    fn of_lead(card: Card) -> Self {
        let height = f64::from(card.rank() as u8) / f64::from(Rank::Ace as u8);
        let square = height * height;
        let wins = 0.5 * square * square;
        let other = (1.0 - wins) / 3.0;
        Self { mine: 6.0 * wins, all: 6.0 * wins, wins: [wins, other, other, other] }
    }

    /// Adds another forecast, weighted by its chance.
    fn add(&mut self, chance: f64, other: &Self) {
        self.mine += chance * other.mine;
        self.all += chance * other.all;
        for (win, more) in self.wins.iter_mut().zip(other.wins) {
            *win += chance * more;
        }
    }
}

/// An upper bound on the unseen cards, even for a bot that forgets what was played.
const CARDS: usize = 52;

/// The chance that a random hand holds none of some cards, by their number.
struct NoneHeld([f64; CARDS]);

impl NoneHeld {
    /// For a hand of `held` of the `unseen` cards.
    fn new(unseen: usize, held: usize) -> Self {
        let mut none = [0.0; CARDS];
        none[0] = 1.0;
        let elsewhere = unseen.saturating_sub(held);
        for n in 0..elsewhere.min(CARDS - 1) {
            none[n + 1] = none[n] * (elsewhere - n) as f64 / (unseen - n) as f64;
        }
        Self(none)
    }

    /// The chance that none of these unseen cards is in the hand.
    fn of(&self, cards: Cards) -> f64 {
        self.0[cards.len()]
    }
}
