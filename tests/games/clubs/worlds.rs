//! Sampled worlds of Clubs are exactly those that a seat cannot rule out, all equally likely.

use std::collections::HashMap;

use misere_engine::cards::{Cards, Suit};
use misere_engine::rules::{Rules, Seat, View};
use misere_games::clubs::*;
use rand::SeedableRng;
use rand::rngs::ChaCha8Rng;

use super::positions::*;

/// Every deal that a view leaves open, found by brute force: the hands of seats 1 and 2 and the
/// table.
fn possible(view: View<'_, Clubs>) -> Vec<String> {
    let public = view.public;
    let out = !(public.seen() | view.own.hand);
    let left = |at: usize| 17 - public.played[seat(at)].len();
    let lacks = |at: usize, hand: Cards| {
        let voids = public.voids[seat(at)];
        hand.iter().all(|card| !voids.contains(card.suit()))
    };
    let mut found = Vec::new();
    for one in out.subsets(left(1)) {
        for two in (out - one).subsets(left(2)) {
            let table = out - one - two;
            let hands = [view.own.hand, one, two];
            let opener = public.opener.index();
            let had = hands[opener] | public.played[public.opener];
            let opens = if table.contains(TWO) { THREE } else { TWO };
            let led = public.options.opening == Opening::HolderLeadsAny
                || public.is_opening()
                || public.played[public.opener].contains(opens);
            if lacks(1, one) && lacks(2, two) && had.contains(opens) && led {
                found.push(format!("{one} / {two} / {table}"));
            }
        }
    }
    found
}

/// CL-1, CL-2, CL-4: what can be concluded is concluded, and nothing else.
#[test]
fn imagined_worlds_are_all_that_the_view_leaves_open_and_equally_likely() {
    use Opening::{HolderLeadsAny, LeadLowestClub};
    // The opener, the remaining hands, the table card, and the voids shown, all as seen by seat 0.
    let cases = [
        (HolderLeadsAny, 1, ["5C 6D", "2C 3C", "7D 8S"], "9H", None),
        (HolderLeadsAny, 1, ["5C 6D", "2C 8S", "7D 3C"], "9H", None),
        (HolderLeadsAny, 1, ["5C 3C", "2C 8S", "7D 9H"], "6D", None),
        (HolderLeadsAny, 2, ["5C 6D", "8S 9S", "2C 9H"], "3C", Some((1, Suit::Hearts))),
        (HolderLeadsAny, 0, ["3C 6D", "8S 9S", "TC 9H"], "2C", None),
        (HolderLeadsAny, 0, ["2C 6D", "8S 9S", "TC 9H"], "3C", None),
        (LeadLowestClub, 1, ["5C 6D", "8S 9S", "TC 9H"], "2C", Some((2, Suit::Spades))),
        (LeadLowestClub, 1, ["5C 6D", "8S 9S", "TC 9H"], "4C", None),
    ];
    for (opening, opener, hands, table, void) in cases {
        let options = Options { opening, ..Options::USUAL };
        let mut state = dealt(options, 3, &hands, table);
        for place in Seat::all(3) {
            let kept = cards(hands[place.index()]);
            state.public.played[place] = state.private[place].hand - kept;
            state.private[place].hand = kept;
        }
        let played = state.public.seen();
        if opening == LeadLowestClub {
            // The lowest club not on the table was led, so the opener played it.
            let opens = if table == "2C" { THREE } else { TWO };
            for place in Seat::all(3) {
                let had = state.public.played[place].contains(opens);
                if had && place.index() != opener {
                    let other = state.public.played[seat(opener)].last().expect("a card");
                    let swap = |played: Cards| played.swapped(opens, other);
                    state.public.played[place] = swap(state.public.played[place]);
                    let played = &mut state.public.played[seat(opener)];
                    *played = swap(*played);
                }
            }
        }
        assert_eq!(state.public.seen(), played);
        state.public.opener = seat(opener);
        state.public.tricks = 15;
        if let Some((lacks, suit)) = void {
            state.public.voids[seat(lacks)].insert(suit);
        }
        let view = state.view(seat(0));
        let possible = possible(view);
        assert!(!possible.is_empty());
        let mut rng = ChaCha8Rng::seed_from_u64(5);
        let mut came: HashMap<String, usize> = HashMap::new();
        for _ in 0..400 * possible.len() {
            let world = Clubs::imagine(view, &mut rng);
            let hand = |at: usize| world.private[seat(at)].hand;
            let table = world.hidden.table.expect("a table card");
            *came.entry(format!("{} / {} / {table}", hand(1), hand(2))).or_default() += 1;
        }
        assert_eq!(came.len(), possible.len(), "{hands:?} {table}");
        for world in possible {
            // Five standard deviations of a count that is 400 on average.
            let times = came.get(&world).copied().unwrap_or_default();
            assert!((300..=500).contains(&times), "{world} came {times} times");
        }
    }
}
