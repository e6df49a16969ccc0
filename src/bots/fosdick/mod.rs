//! Rules of thumb for the Fosdick family: shed what may win points, or, where everything counts
//! for the others, take everything or stop whoever tries. The weights were found in self-play.

mod features;
mod outlook;
mod pass;
mod reason;
mod shed;
mod shipped;
mod sweep;
mod weights;

use rand::Rng;

use super::Policy;
use super::learned::{Choices, Learned};
use super::memory::{Memory, forget_plays};
use crate::cards::{Card, Cards};
use crate::rules::fosdick::{Action, Fosdick, Phase, Private, Public};
use crate::rules::{BySeat, Rules, Seat, View};
use outlook::Outlook;
use shed::Costs;
use sweep::Aim;

impl Policy for Fosdick {
    const WEIGHTS: usize = features::WEIGHTS;
    const DESCRIPTION: u32 = 1;

    fn choose(view: View<'_, Self>, moves: &[Action], _: &mut impl Rng) -> usize {
        let action = match view.public.phase {
            Phase::Passing => Some(Action::Pass(pass::cards(view))),
            Phase::Bidding => Some(Action::Bid(bids(view))),
            Phase::Playing | Phase::Between => {
                let cards = moves.iter().filter_map(|action| match action {
                    Action::Play(card) => Some(*card),
                    Action::Pass(_) | Action::Bid(_) => None,
                });
                card(view, cards.collect()).map(Action::Play)
            }
        };
        let place = moves.iter().position(|&legal| Some(legal) == action);
        // The best pass may not be among those that are to be chosen from.
        place.unwrap_or_else(|| pass::best(view, moves, 1).first().copied().unwrap_or(0))
    }

    fn costs(view: View<'_, Self>, moves: &[Action], _: &mut impl Rng) -> Option<Vec<f32>> {
        match view.public.phase {
            Phase::Passing => Some(pass::harms(view, moves)),
            Phase::Bidding => None,
            Phase::Playing | Phase::Between => {
                let outlook = Outlook::new(view);
                let judge = Judge::new(view, &outlook);
                let cost = |&action: &Action| match action {
                    Action::Play(card) => Some(judge.cost(card)),
                    Action::Pass(_) | Action::Bid(_) => None,
                };
                moves.iter().map(cost).collect()
            }
        }
    }

    fn act(view: View<'_, Self>, moves: &mut Vec<Action>, rng: &mut impl Rng) -> Action {
        match view.public.phase {
            Phase::Passing => Action::Pass(pass::cards(view)),
            Phase::Bidding => Action::Bid(bids(view)),
            Phase::Playing | Phase::Between => {
                match card(view, view.public.playable(view.own.hand)) {
                    Some(card) => Action::Play(card),
                    // A hand without a card: nobody is asked then.
                    None => Self::random(view, moves, rng),
                }
            }
        }
    }

    fn shortlist(view: View<'_, Self>, moves: &[Action], most: usize) -> Option<Vec<usize>> {
        Some(pass::best(view, moves, most))
    }

    fn give_back(own: &mut Private, action: Action) -> bool {
        match action {
            Action::Play(card) => own.hand.insert(card),
            Action::Bid(_) => {}
            Action::Pass(_) => return false,
        }
        true
    }

    /// Whoever got this seat’s cards had passed on the worst of his own before, so that he holds
    /// few that do harm beside those.
    fn secrets(view: View<'_, Self>, before: &Public, private: &BySeat<Private>) -> f64 {
        if view.public.phase == Phase::Passing {
            return 0.0;
        }
        let seat = before.receiver(view.seat);
        let own = &Private {
            hand: private[seat].hand - view.own.gave,
            ..Private::default()
        };
        let public = before;
        -PASS_TRUST * f64::from(pass::burden(View { seat, public, own }))
    }

    fn forget(public: &mut Public, seat: Seat, memory: Memory) {
        let (table, last) = (public.trick.set(), public.last.trick.set());
        if let Some(kept) = memory.kept(table, last, public.contract.penalties()) {
            forget_plays(public, seat, kept);
            for other in Seat::all(public.seats()).filter(|&other| other != seat) {
                public.taken[other] &= kept;
            }
        }
    }

    /// Compendium plays the others' deals as they do.
    fn learns(self) -> bool {
        self != Self::Compendium
    }

    fn describe(view: View<'_, Self>, moves: &mut Vec<Action>, choices: &mut Choices) -> bool {
        features::describe(view, moves, choices)
    }

    fn learned(public: &Public) -> Option<&'static Learned> {
        shipped::learned(public.options.component(public.deal))
    }

    fn reason(view: View<'_, Self>, action: Action) -> Option<String> {
        reason::reason(view, action)
    }

    fn account(public: &Public, seat: Seat, action: Action) -> Option<String> {
        reason::account(public, seat, action)
    }
}

/// What it tells against a world, as a logarithm, that somebody kept as much harm in it as the
/// whole deal counts, when he could have passed it on.
const PASS_TRUST: f64 = 2.5;

fn bids(view: View<'_, Fosdick>) -> bool {
    sweep::chance_to_sweep(view, &Outlook::new(view)) > weights::BID
}

/// The card of these to play: the one that costs least.
fn card(view: View<'_, Fosdick>, among: Cards) -> Option<Card> {
    if among.len() <= 1 {
        return among.first();
    }
    let outlook = Outlook::new(view);
    let judge = Judge::new(view, &outlook);
    let mut best = (f32::INFINITY, None);
    for card in among {
        let cost = judge.cost(card);
        if cost < best.0 {
            best = (cost, Some(card));
        }
    }
    best.1
}

/// What cards cost, by what the seat is up to.
enum Judge<'a> {
    Shed(Costs<'a>),
    Sweep(View<'a, Fosdick>, &'a Outlook),
    Stop(Costs<'a>, (Seat, f32)),
}

impl<'a> Judge<'a> {
    fn new(view: View<'a, Fosdick>, outlook: &'a Outlook) -> Self {
        match Aim::of(view, outlook) {
            Aim::Shed => Self::Shed(Costs::new(view, outlook)),
            Aim::Sweep => Self::Sweep(view, outlook),
            Aim::Stop(seat, alarm) => Self::Stop(Costs::new(view, outlook), (seat, alarm)),
        }
    }

    #[inline]
    fn cost(&self, card: Card) -> f32 {
        match self {
            Self::Shed(costs) => costs.of(card),
            Self::Sweep(view, outlook) => sweep::taking(*view, outlook, card),
            Self::Stop(costs, whom) => sweep::stopping(costs, *whom, card),
        }
    }
}

#[cfg(test)]
mod tests;
