//! The memory and judgment of each level in Clubs.

use misere_engine::cards::{Cards, Suit};
use misere_engine::rules::Seat;
use misere_games::clubs::Clubs;

use crate::skill::{Forgetful, chooses_the_cheapest, replace};

#[test]
fn novice_and_easy_forget_what_was_played() {
    Forgetful {
        game: Clubs,
        gone: |public, seat| {
            let recent = public.trick.set() | public.previous.trick.set();
            public.seen() - public.played[seat] - recent
        },
        counting: |_| Cards::suit(Suit::Clubs),
        replace: |public, gone, other| {
            for seat in Seat::all(4) {
                replace(&mut public.played[seat], [gone, other]);
            }
        },
    }
    .check();
}

#[test]
fn the_heuristic_chooses_its_cheapest_move() {
    chooses_the_cheapest(Clubs, 4, |_| true);
}
