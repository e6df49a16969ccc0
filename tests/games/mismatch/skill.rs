//! The memory and judgment of each level in Mismatch.

use misere_engine::cards::Cards;
use misere_engine::rules::Seat;
use misere_games::mismatch::Mismatch;

use crate::skill::{Forgetful, chooses_the_cheapest, replace};

#[test]
fn novice_and_easy_forget_what_was_played() {
    Forgetful {
        game: Mismatch,
        gone: |public, _| {
            let face_up = public.piles.iter().map(|pile| pile.face_up);
            let shown = face_up.fold(public.trick.set(), |all, cards| all | cards);
            public.seen() - shown - public.previous.trick.set()
        },
        counting: |_| Cards::EMPTY,
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
    chooses_the_cheapest(Mismatch, 4, |_| true);
}
