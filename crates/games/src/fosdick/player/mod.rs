//! The heuristic for the Fosdick family: avoid points, or, where one seat can shoot the moon (win every
//! penalty card), shoot the moon or stop the seat that tries to.

mod avoid;
mod card_count;
mod certain;
pub(crate) mod features;
mod moon;
mod motive;
mod pass;
mod passed;
mod penalty_holders;
mod plain;
mod reason;
mod tuning;

use rand::Rng;

use super::{Action, Fosdick, Phase, Private, Public};
use avoid::AvoidCosts;
use card_count::CardCount;
use misere_engine::cards::Card;
use misere_engine::rules::{Message, Seat, View};
use misere_players::bots::{Attention, Inference, Learning, Lookahead, Memory, Motive, Strategy, forget_plays};
use moon::Goal;

impl Strategy for Fosdick {
    const LOOKAHEAD: Lookahead<Self> = Lookahead {
        obvious: certain::moon,
        commits: |action| action == Action::Bid(true),
        on_guard: moon::is_feared,
        ..Lookahead::ROLLOUTS
    };

    const INFERENCE: Inference<Self> = Inference { undo, imagine: passed::imagine };

    const ATTENTION: Attention<Self> = Attention { forget, ..Attention::FULL };

    const LEARNING: Option<Learning<Self>> = Some(features::LEARNING);

    fn choose(view: View<'_, Self>, moves: &[Action], _: &mut impl Rng) -> usize {
        let index_of = |action| moves.iter().position(|&legal| legal == action);
        match view.public.phase {
            Phase::Passing => index_of(Action::Pass(pass::cards(view))).unwrap_or_else(|| pass::best(view, moves)),
            Phase::Bidding => index_of(Action::Bid(bids(view))).unwrap_or(0),
            Phase::Playing | Phase::Between => cheapest_play(view, moves),
        }
    }

    fn costs(view: View<'_, Self>, moves: &[Action], _: &mut impl Rng) -> Option<Vec<f32>> {
        match view.public.phase {
            Phase::Passing => Some(pass::harms(view, moves)),
            Phase::Bidding => None,
            Phase::Playing | Phase::Between => {
                let count = CardCount::new(view);
                let costs = Costs::new(view, &count);
                let cost = |&action: &Action| Some(costs.of(played(action)?));
                moves.iter().map(cost).collect()
            }
        }
    }

    fn plain(view: View<'_, Self>, moves: &[Action]) -> Option<usize> {
        plain::choose(view, moves)
    }

    fn reason(view: View<'_, Self>, action: Action) -> Option<Message> {
        reason::reason(view, action)
    }

    fn motive(public: &Public, own: Option<&Private>, seat: Seat, action: Action) -> Option<Motive> {
        motive::motive(public, own, seat, action)
    }
}

fn undo(own: &mut Private, action: Action) -> bool {
    match action {
        Action::Play(card) => own.hand.insert(card),
        Action::Bid(_) => {}
        Action::Pass(_) => return false,
    }
    true
}

fn forget(public: &mut Public, seat: Seat, memory: Memory) {
    let (table, last) = (public.trick.set(), public.previous.trick.set());
    if let Some(kept) = memory.kept(table, last, public.contract.penalties()) {
        forget_plays(public, seat, kept);
        for other in Seat::all(public.seats()).filter(|&other| other != seat) {
            public.taken[other] &= kept;
        }
    }
}

/// Tells whether the seat bids for the moon.
fn bids(view: View<'_, Fosdick>) -> bool {
    moon::moon_chance(view, &CardCount::new(view)) > tuning::BID
}

/// The index of the card that costs least.
fn cheapest_play(view: View<'_, Fosdick>, moves: &[Action]) -> usize {
    if moves.len() == 1 {
        return 0;
    }
    let count = CardCount::new(view);
    let costs = Costs::new(view, &count);
    let mut best = (f32::INFINITY, 0);
    for (index, &action) in moves.iter().enumerate() {
        let cost = played(action).map_or(f32::INFINITY, |card| costs.of(card));
        if cost < best.0 {
            best = (cost, index);
        }
    }
    best.1
}

const fn played(action: Action) -> Option<Card> {
    match action {
        Action::Play(card) => Some(card),
        Action::Pass(_) | Action::Bid(_) => None,
    }
}

/// The costs of cards for the seat's goal.
enum Costs<'a> {
    Avoid(AvoidCosts<'a>),
    Shoot(View<'a, Fosdick>, &'a CardCount),
    Stop(AvoidCosts<'a>, (Seat, f32)),
}

impl<'a> Costs<'a> {
    fn new(view: View<'a, Fosdick>, count: &'a CardCount) -> Self {
        match Goal::of(view, count) {
            Goal::Avoid => Self::Avoid(AvoidCosts::new(view, count)),
            Goal::Shoot => Self::Shoot(view, count),
            Goal::Stop(seat, alarm) => Self::Stop(AvoidCosts::new(view, count), (seat, alarm)),
        }
    }

    #[inline]
    fn of(&self, card: Card) -> f32 {
        match self {
            Self::Avoid(costs) => costs.of(card),
            Self::Shoot(view, count) => moon::shooting_cost(*view, count, card),
            Self::Stop(costs, shooter) => moon::stopping_cost(costs, *shooter, card),
        }
    }
}
