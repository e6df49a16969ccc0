//! Rules of thumb for the Fosdick family: shed what may win points, or, where everything counts
//! for the others, take everything or stop whoever tries. The weights were found in self-play.

mod outlook;
mod pass;
mod shed;
mod sweep;
mod weights;

use rand::Rng;

use super::Policy;
use crate::rules::View;
use crate::rules::fosdick::{Deed, Fosdick, Phase};
use outlook::Outlook;
use sweep::Aim;

impl Policy for Fosdick {
    fn choose(view: View<'_, Self>, moves: &[Deed], rng: &mut impl Rng) -> usize {
        let deed = Self::act(view, &mut Vec::new(), rng);
        moves
            .iter()
            .position(|&m| m == deed)
            .expect("what is chosen is lawful")
    }

    fn act(view: View<'_, Self>, _: &mut Vec<Deed>, _: &mut impl Rng) -> Deed {
        match view.public.phase {
            Phase::Passing => Deed::Pass(pass::cards(view)),
            Phase::Bidding => {
                Deed::Bid(sweep::chance_to_sweep(view, &Outlook::new(view)) > weights::BID)
            }
            Phase::Playing | Phase::Between => Deed::Play(card(view)),
        }
    }
}

fn card(view: View<'_, Fosdick>) -> crate::cards::Card {
    let playable = view.public.playable(view.own.hand);
    if playable.len() == 1 {
        return playable.first().expect("there is one");
    }
    let outlook = Outlook::new(view);
    match Aim::of(view, &outlook) {
        Aim::Shed => shed::card(view, &outlook),
        Aim::Sweep => sweep::take(view, &outlook),
        Aim::Stop(seat, alarm) => sweep::stop(view, &outlook, seat, alarm),
    }
}
