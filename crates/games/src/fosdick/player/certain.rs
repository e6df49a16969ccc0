//! Moons that succeed against any distribution of the hidden cards and any defense.

use super::card_count::{CardCount, SuitBits};
use super::penalty_holders::PenaltyHolders;
use crate::fosdick::{Action, Fosdick, Moon, Phase};
use misere_engine::cards::Card;
use misere_engine::rules::View;

/// The index of a move that makes the moon certain, where it is best: the bid, or a card that
/// goes on with it. No move can be better.
pub(super) fn moon(view: View<'_, Fosdick>, moves: &[Action]) -> Option<usize> {
    let public = view.public;
    let may_shoot = match (public.contract.moon, public.phase) {
        (Moon::Announced, Phase::Bidding) | (Moon::Silent, Phase::Playing) => true,
        (Moon::Announced, Phase::Playing) => public.bids.contains(view.seat),
        _ => false,
    };
    let can_shoot = PenaltyHolders::of(public).allow_moon_by(view.seat);
    let is_open = !public.won().contains_all(public.contract.penalties());
    // With a limit on totals, a moon may end the game too early.
    if !may_shoot || !can_shoot || !is_open || public.options.end_at.is_some() {
        return None;
    }
    let count = CardCount::new(view);
    moves.iter().position(|&action| match action {
        Action::Bid(bid) => {
            let leads = public.leader() == view.seat;
            bid && (leads || has_all_masters(&count)) && is_certain(&count)
        }
        Action::Play(card) => is_certain_after(view, &count, card),
        Action::Pass(_) => false,
    })
}

/// Tells whether a card wins the trick and the moon is certain after it.
fn is_certain_after(view: View<'_, Fosdick>, count: &CardCount, card: Card) -> bool {
    let public = view.public;
    let suit = card.suit().index();
    let strength = public.options.card_order.strength(card);
    let Some(led) = public.trick.led() else {
        let is_highest = count.own[suit] >> strength == 1;
        return is_highest && winners(count, suit) > 0 && is_certain(count);
    };
    let wins = led.suit() == card.suit() && strength > public.best.1 && count.out[suit] >> strength == 0;
    // Seats that have already played to the trick keep the outstanding cards.
    let mut kept = count.clone();
    kept.own[suit] &= !(1 << strength);
    wins && is_certain(&kept)
}

/// Tells whether a seat that leads from the top of its suits shoots the moon: it wins every trick, or at least every trick to
/// which a penalty card can fall.
fn is_certain(count: &CardCount) -> bool {
    let wins_all = |suit: usize| winners(count, suit) == count.own[suit].count_ones();
    let wins_penalties = |suit: usize| {
        let sure = winners(count, suit);
        let is_drawn = sure >= count.out[suit].count_ones();
        is_drawn || count.penalties(suit) & (count.out[suit] | without_top(count.own[suit], sure)) == 0
    };
    (0..4).all(wins_all) || (0..4).all(wins_penalties)
}

/// The number of cards of a suit that win if they are led from the top, even if a single other seat
/// has all cards that are out and keeps the highest.
fn winners(count: &CardCount, suit: usize) -> u32 {
    let (mut own, out) = (count.own[suit], count.out[suit]);
    let mut sure = 0;
    while own != 0 && (own > out || sure >= out.count_ones()) {
        own = without_top(own, 1);
        sure += 1;
    }
    sure
}

/// Tells whether the seat wins any trick led by another seat.
fn has_all_masters(count: &CardCount) -> bool {
    (0..4).all(|suit| count.out[suit] == 0 || count.own[suit] > count.out[suit])
}

/// The cards of a suit without this many of the highest.
fn without_top(cards: SuitBits, highest: u32) -> SuitBits {
    (0..highest).fold(cards, |cards, _| cards & !(1 << cards.ilog2()))
}
