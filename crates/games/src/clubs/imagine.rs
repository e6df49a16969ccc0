//! Sampled worlds of Clubs.
//!
//! A seat knows how many cards everyone holds, which suits the others have shown to lack (CL-4),
//! and what the opening reveals (CL-2): the opener was dealt the two of clubs, or else the two lies
//! on the table and the opener was dealt the three. Where the lowest club must be led, the two
//! would have been led; once somebody has opened without it, it must be on the table.

use rand::Rng;

use super::{Clubs, Hidden, Opening, THREE, TWO};
use misere_engine::cards::{Cards, Suit};
use misere_engine::rules::unseen::{Need, below_u64, deal_unseen, ways_to_deal};
use misere_engine::rules::{BySeat, Seat, State, View};

/// The cards in other hands and face down on the table.
fn out(view: View<'_, Clubs>) -> Cards {
    if !view.public.in_deal() {
        return Cards::EMPTY;
    }
    !(view.public.seen() | view.own.hand)
}

/// The interchangeable cards. While the two of clubs is out, it is not among them, nor is the three
/// if a card lies on the table, because the opening reveals more about these.
pub(super) fn unseen(view: View<'_, Clubs>) -> Cards {
    let out = out(view);
    if !out.contains(TWO) {
        return out;
    }
    let placed = if view.public.has_table_card() { Cards::of(TWO) | Cards::of(THREE) } else { Cards::of(TWO) };
    out - placed
}

/// Samples a world that the seat cannot rule out, each equally likely.
pub(super) fn imagine(view: View<'_, Clubs>, rng: &mut impl Rng) -> State<Clubs> {
    let public = view.public;
    let seats = public.seats();
    let mut state = view.known(seats, Hidden::default());
    if !public.in_deal() {
        return state;
    }
    let out = out(view);
    let meaning = match meanings(view, out) {
        [Some(one), Some(other)] => {
            let weights = [one, other].map(|meaning| meaning.ways(view, out));
            if below_u64(rng, weights[0] + weights[1]) < weights[0] { one } else { other }
        }
        [one, other] => one.or(other).expect("somebody opened with a reason"),
    };
    let places = meaning
        .needs(view)
        .and_then(|needs| deal_unseen(meaning.rest(out), &needs, rng))
        .expect("the true deal fits what is known of it");
    for seat in Seat::all(seats).filter(|&seat| seat != view.seat) {
        state.private[seat].hand = places[seat];
    }
    if public.opener != view.seat {
        state.private[public.opener].hand |= meaning.opener;
    }
    state.hidden.table = (places[Seat::new(seats)] | meaning.table).first();
    state
}

/// The number of ways in which the unseen cards can be distributed.
pub(super) fn worlds(view: View<'_, Clubs>) -> u64 {
    let out = out(view);
    let meanings = meanings(view, out).into_iter().flatten();
    meanings.map(|meaning| meaning.ways(view, out)).sum()
}

/// One possible meaning of the opening.
#[derive(Clone, Copy)]
struct Meaning {
    /// Cards that the opener must hold.
    opener: Cards,
    /// The card that must lie on the table.
    table: Cards,
}

/// The possible meanings of the opening for this seat: the opener holds the two, or the two lies
/// on the table (CL-2). Once the two has been seen, a single one without any meaning is left.
fn meanings(view: View<'_, Clubs>, out: Cards) -> [Option<Meaning>; 2] {
    let public = view.public;
    let opener = public.opener;
    let mine = opener == view.seat;
    if !out.contains(TWO) {
        let nothing = Meaning { opener: Cards::EMPTY, table: Cards::EMPTY };
        return [Some(nothing), None];
    }
    let would_have_led_it = public.options.opening == Opening::LeadLowestClub;
    let holds_two = !mine && (public.is_opening() || !would_have_led_it);
    let had = if mine { view.own.hand | public.played[opener] } else { public.played[opener] };
    let mut meanings = [None; 2];
    if holds_two {
        meanings[0] = Some(Meaning { opener: Cards::of(TWO), table: Cards::EMPTY });
    }
    let holds_three = !mine && out.contains(THREE);
    if public.has_table_card() && (had.contains(THREE) || holds_three) {
        meanings[1] = Some(Meaning { opener: Cards::of(THREE) - had, table: Cards::of(TWO) });
    }
    meanings
}

impl Meaning {
    /// The unseen cards whose place it leaves open.
    fn rest(self, out: Cards) -> Cards {
        out - self.opener - self.table
    }

    /// The cards still needed by the other seats and, in last place, by the table; `None` if it is impossible.
    fn needs(self, view: View<'_, Clubs>) -> Option<BySeat<Need>> {
        let public = view.public;
        let seats = public.seats();
        let table = Seat::new(seats);
        let hands = public.needs(view.seat);
        let mut needs = BySeat::from_fn(seats + 1, |seat| {
            if seat != table {
                return hands[seat];
            }
            Need { count: usize::from(public.has_table_card()), ..Need::default() }
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

    /// The number of ways in which the rest can be distributed.
    fn ways(self, view: View<'_, Clubs>, out: Cards) -> u64 {
        self.needs(view).map_or(0, |needs| ways_to_deal(self.rest(out), &needs))
    }
}
