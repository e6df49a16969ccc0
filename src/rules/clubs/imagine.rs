//! Worlds that a seat cannot rule out.
//!
//! What is known of the cards that a seat does not see: how many everyone holds, the suits that a
//! player has shown to lack (CL-4), and what the opening tells (CL-2). Whoever opens was dealt the
//! two of clubs, or else the two lies on the table and he was dealt the three; where the lowest
//! club must be led, the two would have been led, so once somebody has opened without it, it lies
//! on the table.

use rand::Rng;

use super::{Clubs, Hidden, Opening, Phase, THREE, TWO};
use crate::cards::{Cards, Suit};
use crate::rules::tricks::Suits;
use crate::rules::unseen::{Need, below_u64, deal_unseen, ways_to_deal};
use crate::rules::{BySeat, Seat, State, View};

/// The cards in others' hands and on the table.
fn out(view: View<'_, Clubs>) -> Cards {
    if view.public.phase == Phase::Between {
        return Cards::EMPTY;
    }
    !(view.public.seen() | view.own.hand)
}

/// The cards that might lie in each other's place: while the two of clubs is out, who opened says
/// more of it and of the three than of others.
pub(super) fn unseen(view: View<'_, Clubs>) -> Cards {
    let out = out(view);
    if !out.contains(TWO) {
        return out;
    }
    let told = if view.public.has_table_card() {
        Cards::of(TWO) | Cards::of(THREE)
    } else {
        Cards::of(TWO)
    };
    out - told
}

/// A world that the seat cannot rule out, each equally likely.
pub(super) fn imagine(view: View<'_, Clubs>, rng: &mut impl Rng) -> State<Clubs> {
    let public = view.public;
    let seats = public.seats();
    let mut state = State {
        public: public.clone(),
        private: BySeat::new(seats),
        hidden: Hidden::default(),
    };
    state.private[view.seat] = *view.own;
    if public.phase == Phase::Between {
        return state;
    }
    let out = out(view);
    let told = match tellings(view, out) {
        [Some(one), Some(other)] => {
            let weights = [one, other].map(|told| told.ways(view, out));
            if below_u64(rng, weights[0] + weights[1]) < weights[0] {
                one
            } else {
                other
            }
        }
        [one, other] => one.or(other).expect("somebody opened with a reason"),
    };
    let places = told
        .needs(view)
        .and_then(|needs| deal_unseen(told.rest(out), &needs, rng))
        .expect("the true deal fits what is known of it");
    for seat in Seat::all(seats).filter(|&seat| seat != view.seat) {
        state.private[seat].hand = places[seat];
    }
    if public.opener != view.seat {
        state.private[public.opener].hand |= told.opener;
    }
    state.hidden.table = (places[Seat::new(seats)] | told.table).first();
    state
}

/// In how many ways the cards can lie that the seat does not see.
pub(super) fn worlds(view: View<'_, Clubs>) -> u64 {
    let out = out(view);
    let tellings = tellings(view, out).into_iter().flatten();
    tellings.map(|told| told.ways(view, out)).sum()
}

/// One of the things that the opening can mean.
#[derive(Clone, Copy)]
struct Told {
    /// Cards that the opener must hold.
    opener: Cards,
    /// The card that must lie on the table.
    table: Cards,
}

/// What the opening can mean to this seat: that the opener holds the two, or that it lies on the
/// table (CL-2); nothing once it has been seen.
fn tellings(view: View<'_, Clubs>, out: Cards) -> [Option<Told>; 2] {
    let public = view.public;
    let opener = public.opener;
    let mine = opener == view.seat;
    if !out.contains(TWO) {
        let nothing = Told {
            opener: Cards::EMPTY,
            table: Cards::EMPTY,
        };
        return [Some(nothing), None];
    }
    let would_have_led_it = public.options.opening == Opening::LeadLowestClub;
    let holds_two = !mine && (public.is_opening() || !would_have_led_it);
    let had = if mine {
        view.own.hand | public.played[opener]
    } else {
        public.played[opener]
    };
    let three = if had.contains(THREE) {
        Some(Cards::EMPTY)
    } else {
        Some(Cards::of(THREE)).filter(|_| !mine && out.contains(THREE))
    };
    [
        holds_two.then_some(Told {
            opener: Cards::of(TWO),
            table: Cards::EMPTY,
        }),
        three.filter(|_| public.has_table_card()).map(|three| Told {
            opener: three,
            table: Cards::of(TWO),
        }),
    ]
}

impl Told {
    /// The cards out that it leaves open.
    fn rest(self, out: Cards) -> Cards {
        out - self.opener - self.table
    }

    /// What the other seats, and last the table, need besides; none if it cannot be.
    fn needs(self, view: View<'_, Clubs>) -> Option<BySeat<Need>> {
        let public = view.public;
        let seats = public.seats();
        let table = Seat::new(seats);
        let mut needs = BySeat::from_fn(seats + 1, |seat| {
            let void = if seat == table {
                Suits::default()
            } else {
                public.voids[seat]
            };
            let count = if seat == table {
                usize::from(public.has_table_card())
            } else if seat == view.seat {
                0
            } else {
                public.hand_size() - public.played[seat].len()
            };
            Need { count, void }
        });
        if !self.opener.is_empty() {
            let opener = &mut needs[public.opener];
            if opener.void.contains(Suit::Clubs) {
                return None;
            }
            opener.count = opener.count.checked_sub(self.opener.len())?;
        }
        needs[table].count -= self.table.len();
        Some(needs)
    }

    /// In how many ways the rest can lie.
    fn ways(self, view: View<'_, Clubs>, out: Cards) -> u64 {
        self.needs(view)
            .map_or(0, |needs| ways_to_deal(self.rest(out), &needs))
    }
}
