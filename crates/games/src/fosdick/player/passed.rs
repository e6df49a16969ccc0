//! Worlds in which the others have passed on what they would: those who have passed hold less that is
//! harmful, and what they passed on is with their receivers.

use rand::rngs::Xoshiro256PlusPlus;

use super::card_count::card_bits;
use super::pass::{self, Passes};
use crate::fosdick::{Fosdick, Phase, Private, Public};
use misere_engine::cards::{Card, Cards, below, unit};
use misere_engine::rules::{BySeat, Rules as _, Seat, State, View};

/// The number of changes tried in a world without one before, for each card that the others hold. From one world to the
/// next, half as many are tried, because worlds that resemble each other make a search too sure.
const CHANGES: usize = 2;

/// The harm that a pass leaves beyond the least possible, as a share of the deal's points, for which its likelihood
/// falls by a factor of e. `docs/strength-notes.md`, "Sampled worlds", has others that were tried.
const REGRET: f64 = 0.02;

/// The harm for which the likelihood falls by a factor of e among players who pass by other rules.
const OTHER_REGRET: f64 = 0.1;

/// The likelihood of a pass without regret among those players, relative to the others.
const OTHERS: f64 = 0.08;

/// More than the greatest log-likelihood of a pass.
const MOST: f64 = 0.1;

/// See [`Inference::imagine`](misere_players::bots::Inference::imagine).
pub(super) fn imagine(
    view: View<'_, Fosdick>, before: Option<&State<Fosdick>>, rng: &mut Xoshiro256PlusPlus,
) -> State<Fosdick> {
    let public = view.public;
    let has_passed = public.passed_by > 0 && matches!(public.phase, Phase::Bidding | Phase::Playing);
    let changes = CHANGES * Fosdick::unseen(view).len();
    match before {
        Some(before) if has_passed => Passed::new(view, before.clone()).changed(changes.div_ceil(2), rng),
        _ => {
            let mut world = Fosdick::imagine(view, rng);
            if has_passed {
                return Passed::new(view, world).changed(changes, rng);
            }
            for seat in Seat::all(public.seats()).filter(|&seat| seat != view.seat && public.chosen.contains(seat)) {
                let own = &mut world.private[seat];
                own.hand |= own.gave;
                own.gave = pass::cards(View { seat, public, own });
                own.hand -= own.gave;
            }
            world
        }
    }
}

/// A world after the passing, which changes by a Markov chain (Metropolis): cards change places, and a change is kept
/// with a probability that depends on how much better or worse it explains what the others passed.
struct Passed<'a> {
    view: View<'a, Fosdick>,
    world: State<Fosdick>,
    /// The pass of each seat; `None` for that of the view.
    passes: Vec<Option<Pass>>,
}

/// The pass of a seat in a world.
struct Pass {
    dealt: Cards,
    gave: Cards,
    /// All that it could have passed.
    passes: Passes,
    log_likelihood: f64,
}

impl Pass {
    fn new(public: &Public, dealt: Cards, gave: Cards, passes: Passes) -> Self {
        let regret = f64::from(passes.regret(card_bits(gave, public.options.card_order)));
        let log_likelihood = libm::log(libm::exp(-regret / REGRET) + OTHERS * libm::exp(-regret / OTHER_REGRET));
        Self { dealt, gave, passes, log_likelihood }
    }
}

impl<'a> Passed<'a> {
    fn new(view: View<'a, Fosdick>, world: State<Fosdick>) -> Self {
        let pass = |seat| {
            let dealt = dealt(view.public, &world.private, seat);
            let passes = || Passes::before_play(view.public, dealt, None);
            (seat != view.seat).then(|| Pass::new(view.public, dealt, world.private[seat].gave, passes()))
        };
        let passes = Seat::all(world.private.seats()).map(pass).collect();
        Self { view, world, passes }
    }

    /// The world after trying this many changes.
    fn changed(mut self, changes: usize, rng: &mut Xoshiro256PlusPlus) -> State<Fosdick> {
        for _ in 0..changes {
            let changed = if below(rng, 2) == 0 { self.exchange(rng) } else { self.pass_another(rng) };
            if let Some(private) = changed
                && let Some(passes) = self.explain(&private, libm::log(unit(rng)))
            {
                self.world.private = private;
                for (seat, pass) in passes {
                    self.passes[seat.index()] = Some(pass);
                }
            }
        }
        self.world
    }

    /// The passes that differ in another world; `None` if they are explained worse there, by more than `least_gain` allows.
    fn explain(&self, private: &BySeat<Private>, least_gain: f64) -> Option<Vec<(Seat, Pass)>> {
        let public = self.view.public;
        let others = self.passes.iter().zip(Seat::all(private.seats()));
        let differs = others.filter_map(|(before, seat)| {
            let (before, dealt) = (before.as_ref()?, dealt(public, private, seat));
            (before.dealt != dealt || before.gave != private[seat].gave).then_some((seat, before, dealt))
        });
        let differs: Vec<_> = differs.collect();
        // The gain if all passes that have not been looked at were the best possible.
        let mut gain: f64 = differs.iter().map(|(_, before, _)| MOST - before.log_likelihood).sum();
        let mut passes = Vec::with_capacity(differs.len());
        for (seat, before, dealt) in differs {
            let gave = private[seat].gave;
            let pass = Pass::new(public, dealt, gave, Passes::before_play(public, dealt, Some(&before.passes)));
            gain += pass.log_likelihood - MOST;
            if gain < least_gain {
                return None;
            }
            passes.push((seat, pass));
        }
        Some(passes)
    }

    /// Two of the others with one card of each in the other's hand; none if one cannot hold it.
    fn exchange(&self, rng: &mut Xoshiro256PlusPlus) -> Option<BySeat<Private>> {
        let public = self.view.public;
        let (one, other) = (self.other(rng), self.other(rng));
        let (gives, gets) = (self.unknown(one).any(rng)?, self.unknown(other).any(rng)?);
        let fits = |seat: Seat, card: Card| !public.voids[seat].contains(card.suit());
        if one == other || !fits(one, gets) || !fits(other, gives) {
            return None;
        }
        let mut private = self.world.private;
        for seat in [one, other] {
            let giver = public.giver(seat);
            private[seat].hand = private[seat].hand.swapped(gives, gets);
            if giver != self.view.seat {
                let got = private[seat].got.swapped(gives, gets);
                private[seat].got = got;
                private[giver].gave = got;
            }
        }
        Some(private)
    }

    /// Another card passed to one of the others.
    fn pass_another(&self, rng: &mut Xoshiro256PlusPlus) -> Option<BySeat<Private>> {
        let public = self.view.public;
        let seat = self.other(rng);
        let giver = public.giver(seat);
        if giver == self.view.seat {
            return None;
        }
        let own = self.world.private[seat];
        let kept = (own.hand | public.played[seat]) - own.got;
        let (card, instead) = (own.got.any(rng)?, kept.any(rng)?);
        let mut private = self.world.private;
        private[seat].got = own.got.swapped(card, instead);
        private[giver].gave = private[seat].got;
        Some(private)
    }

    fn other(&self, rng: &mut Xoshiro256PlusPlus) -> Seat {
        let seats = self.world.private.seats();
        self.view.seat.clockwise(1 + below(rng, seats as u32 - 1) as usize, seats)
    }

    /// The cards of a seat that the view's does not know to be there.
    fn unknown(&self, seat: Seat) -> Cards {
        let hand = self.world.private[seat].hand;
        if self.view.public.giver(seat) == self.view.seat { hand - self.view.own.gave } else { hand }
    }
}

/// The cards that a seat was dealt, as its hand, the cards passed and those played show.
fn dealt(public: &Public, private: &BySeat<Private>, seat: Seat) -> Cards {
    let own = private[seat];
    ((own.hand | public.played[seat]) - own.got) | own.gave
}
