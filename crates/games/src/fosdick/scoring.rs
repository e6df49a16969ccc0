//! The scores of a deal of the family, the origin of each point, and whether the rest of a deal
//! can still change anything.

use super::{Contract, Fosdick, Moon, Phase, Public};
use crate::text::fosdick as texts;
use misere_engine::cards::{Card, Cards};
use misere_engine::rules::{BySeat, EventSink, Message, Seat, Seats, View};

/// The result of a deal, as far as it counts.
#[derive(Clone, Copy, Debug)]
pub(super) struct DealResult {
    /// The cards that each seat won.
    pub taken: BySeat<Cards>,
    /// The winner of the first trick.
    pub first: Seat,
    /// The winner of the last trick.
    pub last: Seat,
    pub last_trick: Cards,
    /// The seats that bid to win everything.
    pub bids: Seats,
}

/// The effect of a moon, or of a failed bid, on the scores.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
enum MoonOutcome {
    /// This seat shot the moon: it scores nothing, everyone else scores everything.
    Made(Seat),
    /// The seats that bid for the moon missed it; the others score what they won.
    Lost,
    /// Everyone scores what they won.
    Counted,
}

/// The seat that has shot the moon: it has won every card that counts, and has bid for that where it must.
pub(super) fn shooter(contract: &Contract, taken: &BySeat<Cards>, bids: Seats) -> Option<Seat> {
    let (seat, _) = taken.each().find(|(_, taken)| taken.contains_all(contract.penalties()))?;
    let counts = match contract.moon {
        Moon::Silent => true,
        Moon::Announced => bids.contains(seat),
        Moon::None | Moon::OneMore => false,
    };
    counts.then_some(seat)
}

impl DealResult {
    fn moon_outcome(&self, contract: &Contract) -> MoonOutcome {
        match shooter(contract, &self.taken, self.bids) {
            Some(seat) => MoonOutcome::Made(seat),
            None if contract.moon == Moon::Announced => MoonOutcome::Lost,
            None => MoonOutcome::Counted,
        }
    }

    /// Tells whether the seat won the first trick, the last one and every card that counts (SP-1).
    fn wins_all_three(&self, contract: &Contract, seat: Seat) -> bool {
        contract.moon == Moon::OneMore
            && self.first == seat
            && self.last == seat
            && self.taken[seat].contains_all(contract.penalties())
    }

    pub fn points(&self, contract: &Contract) -> BySeat<i32> {
        let all = contract.worth(contract.penalties());
        let outcome = self.moon_outcome(contract);
        BySeat::from_fn(self.taken.seats(), |seat| match outcome {
            MoonOutcome::Made(shooter) if shooter == seat => 0,
            MoonOutcome::Made(_) => all,
            MoonOutcome::Lost if self.bids.contains(seat) => all,
            MoonOutcome::Lost | MoonOutcome::Counted => {
                let last = if self.last == seat { contract.last_trick_points } else { contract.no_last_trick_points };
                let first = if self.first == seat { contract.first_trick_points } else { 0 };
                let more = i32::from(self.wins_all_three(contract, seat));
                contract.worth(self.taken[seat]) + first + last + more
            }
        })
    }

    /// Reports the origin of each point; the parts add up to [`DealResult::points`].
    fn report(&self, contract: &Contract, events: &mut impl EventSink) {
        let all = contract.worth(contract.penalties());
        let outcome = self.moon_outcome(contract);
        for seat in Seat::all(self.taken.seats()) {
            let mut line = |points: i32, why: Message, cards: Cards| {
                events.points(seat, contract.score(points), cards, || why);
            };
            match outcome {
                MoonOutcome::Made(shooter) if shooter == seat => {
                    line(0, texts::shot_moon(), contract.penalties());
                }
                MoonOutcome::Made(shooter) => {
                    line(all, texts::other_shot_moon(shooter), Cards::EMPTY);
                }
                MoonOutcome::Lost if self.bids.contains(seat) => {
                    line(all, texts::moon_failed(), Cards::EMPTY);
                }
                MoonOutcome::Lost | MoonOutcome::Counted => {
                    for (kind, each) in contract.cards {
                        let cards = self.taken[seat] & kind;
                        if !cards.is_empty() && each > 0 {
                            let points = cards.len() as i32 * each;
                            line(points, name(cards, kind), cards);
                        }
                    }
                    if self.first == seat && contract.first_trick_points > 0 {
                        line(contract.first_trick_points, texts::first_trick(), Cards::EMPTY);
                    }
                    if self.last == seat && contract.last_trick_points > 0 {
                        line(contract.last_trick_points, texts::last_trick(), self.last_trick);
                    }
                    if self.last != seat && contract.no_last_trick_points > 0 {
                        line(contract.no_last_trick_points, texts::not_last_trick(), Cards::EMPTY);
                    }
                    if self.wins_all_three(contract, seat) {
                        line(1, texts::all_three(), Cards::EMPTY);
                    }
                }
            }
        }
    }
}

/// The words for cards of a kind that counts: `queen of spades`, `3 hearts`, `3 queens`.
fn name(cards: Cards, kind: Cards) -> Message {
    let first = cards.first().expect("only cards won are named");
    match cards.len() {
        1 => texts::one_card(first),
        n if Cards::suit(first.suit()).contains_all(kind) => texts::several_of_suit(n, first.suit()),
        2 => {
            let second = (cards - Cards::of(first)).first();
            texts::two_cards(first, second.expect("the other card"))
        }
        n => texts::several_of_rank(n, first.rank()),
    }
}

pub(super) fn score<S: EventSink>(public: &mut Public, events: &mut S) {
    let contract = &public.contract;
    let result = DealResult {
        taken: public.taken,
        first: public.first_winner,
        last: public.previous.winner,
        last_trick: public.previous.trick.cards().iter().copied().collect(),
        bids: public.bids,
    };
    if S::LISTENS {
        result.report(contract, events);
    }
    let points = result.points(contract);
    let scores = BySeat::from_fn(points.seats(), |seat| contract.score(points[seat]));
    public.score(scores, events);
}

/// Tells whether everyone can see that the rest of the deal changes no score (FO-5).
///
/// Never while the first or last trick counts. Otherwise nothing changes once every card that
/// counts has been won, or once every seat has bid for the moon and missed it.
pub(super) fn is_decided(public: &Public) -> bool {
    let contract = &public.contract;
    if contract.first_trick_points + contract.last_trick_points + contract.no_last_trick_points > 0 {
        return false;
    }
    let open = contract.penalties() - public.won();
    if open.is_empty() {
        return true;
    }
    let holders = public.taken.iter().filter(|taken| taken.intersects(contract.penalties()));
    let can_shoot = holders.count() <= 1;
    match contract.moon {
        Moon::Announced => !can_shoot && public.bids.len() == public.seats(),
        Moon::Silent => !can_shoot && contract.worth(open) == 0,
        Moon::None | Moon::OneMore => contract.worth(open) == 0,
    }
}

/// Tells whether a seat that leads wins every trick to come, whatever it plays: no card that is still out beats
/// any of its own (FO-5).
pub(super) fn wins_the_rest(view: View<'_, Fosdick>) -> bool {
    let (public, hand) = (view.public, view.own.hand);
    let leads = public.phase == Phase::Playing && public.trick.is_empty();
    if !leads || public.turn != view.seat || hand.len() < 2 {
        return false;
    }
    // Cards that it has passed on are out too, although it has seen them.
    let out = public.pack() - public.seen() - hand;
    let strength = |card: Card| public.options.card_order.strength(card);
    hand.iter().all(|card| {
        let mut rivals = out.of_suit(card.suit()).iter();
        rivals.all(|rival| strength(rival) < strength(card))
    })
}
