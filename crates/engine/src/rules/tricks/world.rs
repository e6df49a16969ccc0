//! Sampled worlds for games in which only hands are hidden.

use std::ops::Deref;

use rand::Rng;

use super::TrickState;
use crate::cards::Cards;
use crate::rules::unseen::deal_unseen;
use crate::rules::{Rules, Seat, State, View};

/// The private knowledge of a seat in games where that is just its hand.
#[derive(Clone, Copy, Debug, Default, PartialEq)]
pub struct Private {
    pub hand: Cards,
}

/// Samples a world that the view cannot rule out: deals the unseen cards to the other seats,
/// every possible deal equally likely.
pub fn imagine_hands<R>(view: View<'_, R>, rng: &mut impl Rng) -> State<R>
where
    R: Rules<Private = Private, Hidden = (), Public: Deref<Target = TrickState>>,
{
    let public = view.public;
    let mut state = view.known(public.seats(), ());
    if public.in_deal() {
        let dealt = deal_unseen(R::unseen(view), &public.needs(view.seat), rng)
            .expect("the true deal fits what is known of it");
        for seat in Seat::all(public.seats()).filter(|&seat| seat != view.seat) {
            state.private[seat].hand = dealt[seat];
        }
    }
    state
}
