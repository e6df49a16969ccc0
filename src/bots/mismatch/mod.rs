//! Rules of thumb for Mismatch.
//!
//! For each card: what the trick will cost this seat and the others if the later players keep out
//! of it where they can, and how much trouble the cards kept will make. A card is trouble in so
//! far as its suit and its rank are still out, since others will lead them and this seat will
//! match; so one gets rid of those first, while suits and ranks that are all but gone are kept.
//!
//! The weights of what is kept were measured: what a seat had still to pay in a deal, regressed
//! on its hand, in the last of three rounds of 8,000 deals of these rules of thumb among
//! themselves, one card in twelve being played at random. A common factor of 0.9 was then settled
//! in matches of 4,000 deals. Suit lengths and voids were tried and told no more.

mod features;
mod reason;

use rand::Rng;

use super::Policy;
use super::learned::{Choices, Learned};
use super::memory::Memory;
use crate::cards::{Card, Cards, Rank, below};
use crate::rules::mismatch::matches::{Standing, matching};
use crate::rules::mismatch::{AceInRuns, Mismatch, Play, Private, Public, SEATS};
use crate::rules::{Rules, Seat, View};

impl Policy for Mismatch {
    const WEIGHTS: usize = features::WEIGHTS;
    const DESCRIPTION: u32 = 1;

    /// Between two good cards lies half a point; in one world, after many tricks, it is drowned by
    /// thirteen.
    const WORLDS: u32 = 4;

    fn choose(view: View<'_, Self>, moves: &[Play], rng: &mut impl Rng) -> usize {
        let player = Player::new(view, below(rng, STRIDE as u32) as usize);
        // Which of two equal cards is taken is left to chance.
        let start = below(rng, moves.len() as u32) as usize;
        let mut best = (f64::INFINITY, start);
        for place in (start..moves.len()).chain(0..start) {
            let cost = player.cost(moves[place].0);
            if cost < best.0 {
                best = (cost, place);
            }
        }
        best.1
    }

    fn costs(view: View<'_, Self>, moves: &[Play], rng: &mut impl Rng) -> Option<Vec<f32>> {
        let player = Player::new(view, below(rng, STRIDE as u32) as usize);
        let cost = |&Play(card): &Play| player.cost(card) as f32;
        Some(moves.iter().map(cost).collect())
    }

    fn give_back(own: &mut Private, Play(card): Play) -> bool {
        own.hand.insert(card);
        true
    }

    /// Nothing counts by itself here, and nothing shows what somebody lacks. What lies face up in a
    /// penalty pile is seen by everyone.
    fn forget(public: &mut Public, _seat: Seat, memory: Memory) {
        let (table, last) = (public.trick.set(), public.last.trick.set());
        if let Some(kept) = memory.kept(table, last, Cards::EMPTY) {
            let face_up = public.piles.iter().map(|pile| pile.face_up);
            let kept = face_up.fold(kept, |all, cards| all | cards);
            for seat in Seat::all(SEATS) {
                public.played[seat] &= kept;
            }
        }
    }

    fn describe(view: View<'_, Self>, moves: &mut Vec<Play>, choices: &mut Choices) -> bool {
        features::describe(view, moves, choices)
    }

    fn learned(_public: &Public) -> Option<&'static Learned> {
        features::LEARNED.as_ref()
    }

    fn reason(view: View<'_, Self>, Play(card): Play) -> Option<String> {
        reason::reason(view, card)
    }

    fn account(public: &Public, seat: Seat, Play(card): Play) -> Option<String> {
        reason::account(public, seat, card)
    }
}

/// Of the cards that the next player but one may hold, one in so many is tried.
const STRIDE: usize = 3;

/// What a point that another seat pays is worth. A third would be fair; 0.15 won more, in matches
/// of 4,000 deals.
const OTHERS: f64 = 0.15;

/// What the last player pays on average who has to make the first match, and what he adds to the
/// penalty who has to make a further one.
const FIRST_MATCH: f64 = 11.0;
const FURTHER_MATCH: f64 = 13.0;

/// What cards kept will cost by the end of the deal, in points.
struct Weights {
    /// A card, times the share that its suit has in the unseen cards.
    suit: f64,
    /// A card, times the share of its rank.
    rank: f64,
    /// A queen, king or ace more, which wins tricks without a match.
    high: f64,
    /// BotSession so many places after the next leader: the later, the harder it is to keep out.
    place: [f64; SEATS],
}

/// The weights for a hand of so many cards after this one.
const fn weights(cards: usize) -> &'static Weights {
    const BY_SIZE: [Weights; 6] = [
        Weights::new([10.8, 15.5, 1.8], [0.4, 1.3, 4.0]),
        Weights::new([9.8, 9.6, 1.2], [0.8, 2.0, 3.8]),
        Weights::new([7.8, 8.2, 0.8], [0.8, 2.2, 4.2]),
        Weights::new([5.2, 6.7, 0.8], [0.8, 1.9, 3.5]),
        Weights::new([3.6, 5.9, 0.8], [0.6, 1.3, 2.6]),
        Weights::new([2.3, 5.3, 0.7], [0.4, 1.1, 1.8]),
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

impl Weights {
    const fn new([suit, rank, high]: [f64; 3], [second, third, last]: [f64; 3]) -> Self {
        Self {
            suit,
            rank,
            high,
            place: [0.0, second, third, last],
        }
    }
}

/// What a seat sees that is to play.
struct Player {
    ace: AceInRuns,
    /// The trick before its card.
    trick: Option<Standing>,
    unseen: Cards,
    weights: &'static Weights,
    /// How likely it is that a later player holds none of so many unseen cards.
    none: Chances,
    /// The same when one more of them has been played.
    none_after: Chances,
    /// Where in the unseen cards the trying starts.
    offset: usize,
}

/// What is to be expected of a trick, in points.
#[derive(Clone, Copy, Default)]
struct Outlook {
    /// What this seat pays.
    mine: f64,
    /// What anyone pays.
    all: f64,
    /// How likely each place of the trick is to win it.
    wins: [f64; SEATS],
}

impl Player {
    fn new(view: View<'_, Mismatch>, offset: usize) -> Self {
        let ace = view.public.options.ace_in_runs;
        let unseen = Mismatch::unseen(view);
        let held = view.own.hand.len();
        Self {
            ace,
            trick: Standing::of(view.public.trick.cards(), ace),
            unseen,
            weights: weights(held - 1),
            none: Chances::new(unseen.len(), held),
            none_after: Chances::new(unseen.len().saturating_sub(1), held),
            offset,
        }
    }

    /// What playing a card costs, now and later.
    fn cost(&self, card: Card) -> f64 {
        let place = self.trick.map_or(0, |trick| trick.cards.len());
        let outlook = match &self.trick {
            None => Outlook::of_lead(card),
            Some(trick) => self.outlook(&trick.with(card, self.ace), place),
        };
        let later: f64 = (0..SEATS)
            .map(|winner| {
                let after = (place + SEATS - winner) % SEATS;
                outlook.wins[winner] * self.weights.place[after]
            })
            .sum();
        let others = outlook.all - outlook.mine;
        outlook.mine - OTHERS * others + later - self.trouble(card)
    }

    /// What a card would cost later if it were kept.
    fn trouble(&self, card: Card) -> f64 {
        let share = |cards: Cards| {
            let unseen = self.unseen.len().max(1) as f64;
            (self.unseen & cards).len() as f64 / unseen
        };
        let high = f64::from(u8::from(card.rank() >= Rank::Queen));
        self.weights.suit * share(Cards::suit(card.suit()))
            + self.weights.rank * share(Cards::rank(card.rank()))
            + self.weights.high * high
    }

    /// What is to be expected of a trick in which this seat has played at a place.
    fn outlook(&self, trick: &Standing, me: usize) -> Outlook {
        match SEATS - trick.cards.len() {
            0 => {
                let penalty = f64::from(trick.penalty(self.ace));
                let mut wins = [0.0; SEATS];
                wins[trick.place] = 1.0;
                Outlook {
                    mine: if trick.place == me { penalty } else { 0.0 },
                    all: penalty,
                    wins,
                }
            }
            1 => self.before_last(trick, me, self.unseen, &self.none),
            _ => self.before_two(trick, me),
        }
    }

    /// One player is still to come, who keeps out of the trick if he can.
    fn before_last(&self, trick: &Standing, me: usize, unseen: Cards, none: &Chances) -> Outlook {
        let penalty = f64::from(trick.penalty(self.ace));
        let must_match = none.of(unseen - matching(trick.cards, self.ace));
        let must_take = none.of(self.harmless(trick, unseen));
        let (penalty, matched) = if trick.matched {
            (penalty, penalty + FURTHER_MATCH)
        } else {
            // MM-4: whatever is still played, a trick without a match costs 10 at most.
            (penalty.min(10.0), FIRST_MATCH)
        };
        let mut wins = [0.0; SEATS];
        wins[trick.place] = 1.0 - must_take;
        wins[trick.cards.len()] = must_take;
        Outlook {
            mine: penalty * if trick.place == me { wins[me] } else { 0.0 },
            all: (1.0 - must_match) * penalty + must_match * matched,
            wins,
        }
    }

    /// Two players are still to come: some of the cards that the next may play are tried.
    fn before_two(&self, trick: &Standing, me: usize) -> Outlook {
        let harmless = self.harmless(trick, self.unseen);
        let must_take = self.none.of(harmless);
        let branches = [
            (harmless, 1.0 - must_take),
            (self.unseen - harmless, must_take),
        ];
        let mut sum = Outlook::default();
        for (cards, chance) in branches {
            // Not worth the time: hardly ever is a player forced who has a choice of many cards.
            if chance < 0.02 {
                continue;
            }
            let tried = cards.len().div_ceil(STRIDE);
            for n in 0..tried {
                let place = (n * STRIDE + self.offset) % cards.len();
                let card = cards.nth(place).expect("a place within the set");
                let trick = trick.with(card, self.ace);
                let unseen = self.unseen - Cards::of(card);
                let found = self.before_last(&trick, me, unseen, &self.none_after);
                sum.add(chance / tried as f64, &found);
            }
        }
        sum
    }

    /// The unseen cards that would not take the trick as it lies.
    fn harmless(&self, trick: &Standing, unseen: Cards) -> Cards {
        let quiet = unseen - matching(trick.cards, self.ace);
        match Rank::ALL.get(trick.top.index() + 1) {
            Some(&higher) if !trick.matched => quiet - Cards::from_rank_up(higher),
            _ => quiet,
        }
    }
}

impl Outlook {
    /// A lead: it matches nothing, and costs only where it stays the highest of a trick without
    /// a match (MM-4), which is rare for any but the highest cards.
    fn of_lead(card: Card) -> Self {
        let height = f64::from(card.rank() as u8) / f64::from(Rank::Ace as u8);
        let square = height * height;
        let wins = 0.5 * square * square;
        let other = (1.0 - wins) / 3.0;
        Self {
            mine: 6.0 * wins,
            all: 6.0 * wins,
            wins: [wins, other, other, other],
        }
    }

    /// Adds another outlook, as likely as that.
    fn add(&mut self, chance: f64, other: &Self) {
        self.mine += chance * other.mine;
        self.all += chance * other.all;
        for (win, more) in self.wins.iter_mut().zip(other.wins) {
            *win += chance * more;
        }
    }
}

/// More than are ever unseen: who forgets what was played takes it for unseen.
const CARDS: usize = 52;

/// How likely it is that none of some cards is in a hand, every deal being equally likely.
struct Chances([f64; CARDS]);

impl Chances {
    /// For a hand of `held` of the `unseen` cards.
    fn new(unseen: usize, held: usize) -> Self {
        let mut none = [0.0; CARDS];
        none[0] = 1.0;
        for n in 0..unseen.min(CARDS - 1) {
            let elsewhere = unseen.saturating_sub(held + n) as f64;
            none[n + 1] = none[n] * elsewhere / (unseen - n) as f64;
        }
        Self(none)
    }

    /// That none of these unseen cards is in the hand.
    fn of(&self, cards: Cards) -> f64 {
        self.0[cards.len()]
    }
}
