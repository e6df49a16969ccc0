//! Sampled worlds of the family.

use rand::Rng;

use super::{Fosdick, Phase};
use misere_engine::cards::Cards;
use misere_engine::rules::unseen::{Need, deal_unseen, ways_to_deal};
use misere_engine::rules::{BySeat, Rules, Seat, State, View};

/// Samples a world that the seat cannot rule out: the unseen cards are dealt uniformly, given the
/// hand sizes, the voids shown and the cards that the seat itself passed on; then the cards that
/// the others laid down or passed are chosen uniformly among those they can have passed.
pub(super) fn imagine(view: View<'_, Fosdick>, rng: &mut impl Rng) -> State<Fosdick> {
    let public = view.public;
    let seats = public.seats();
    let mut state = view.known(seats, ());
    if !public.in_deal() {
        return state;
    }
    let passed = public.passed_by > 0 && public.phase != Phase::Passing;
    let receiver = public.receiver(view.seat);
    let known = passed_on(view);
    let dealt = deal_unseen(Fosdick::unseen(view), &needs(view), rng).expect("the true deal fits what is known of it");
    for seat in Seat::all(seats).filter(|&seat| seat != view.seat) {
        state.private[seat].hand = dealt[seat];
        if public.chosen.contains(seat) {
            let count = public.options.pass_count as usize;
            let own = &mut state.private[seat];
            own.gave = own.hand.choose(count, rng);
            own.hand -= own.gave;
        }
    }
    if passed {
        state.private[receiver].hand |= known;
        for seat in Seat::all(seats).filter(|&seat| seat != view.seat) {
            let giver = public.giver(seat);
            let got = if giver == view.seat {
                view.own.gave
            } else {
                let had = state.private[seat].hand | public.played[seat];
                had.choose(public.options.pass_count as usize, rng)
            };
            state.private[seat].got = got;
            if giver != view.seat {
                state.private[giver].gave = got;
            }
        }
        state.private[public.giver(view.seat)].gave = view.own.got;
    }
    state
}

/// The number of ways in which the unseen cards can be distributed.
pub(super) fn worlds(view: View<'_, Fosdick>) -> u64 {
    ways_to_deal(Fosdick::unseen(view), &needs(view))
}

/// The cards that the seat itself passed on and that have not been played since.
fn passed_on(view: View<'_, Fosdick>) -> Cards {
    let public = view.public;
    if public.passed_by > 0 && public.phase != Phase::Passing {
        view.own.gave - public.played[public.receiver(view.seat)]
    } else {
        Cards::EMPTY
    }
}

/// The needs of the others' hands besides the cards that the seat passed on.
fn needs(view: View<'_, Fosdick>) -> BySeat<Need> {
    let mut needs = view.public.needs(view.seat);
    needs[view.public.receiver(view.seat)].count -= passed_on(view).len();
    needs
}
