//! The memory and judgment of each level in the Fosdick family: no level misses a moon that cannot fail.

use std::sync::atomic::AtomicBool;

use misere_engine::cards::Cards;
use misere_engine::rules::{Rules, Seat};
use misere_games::fosdick::{Fosdick, Options, Phase};
use misere_players::bots::{Level, Limit, decide};

use crate::skill::{Forgetful, chooses_the_cheapest, replace};

#[test]
fn novice_and_easy_forget_what_was_played() {
    for game in [Fosdick::SlipperyPaws, Fosdick::Finis, Fosdick::AcornHearts] {
        Forgetful {
            game,
            gone: |public, seat| {
                let played = public.played.each().filter(|&(other, _)| other != seat);
                let all = played.fold(Cards::EMPTY, |all, (_, &cards)| all | cards);
                all - public.trick.set() - public.previous.trick.set()
            },
            counting: |public| public.contract.penalties(),
            replace: |public, gone, other| {
                for seat in Seat::all(4) {
                    replace(&mut public.played[seat], [gone, other]);
                }
            },
        }
        .check();
    }
}

#[test]
fn the_heuristic_chooses_its_cheapest_move() {
    for game in Fosdick::COMPONENTS {
        chooses_the_cheapest(game, 4, |_| true);
    }
}

/// FB-2: whether a level bids to win all queens with this hand and the first lead.
fn bids(hand: &str, level: Level, seed: u64) -> bool {
    let hand: Cards = hand.parse().expect("cards");
    let options = Options::usual(Fosdick::FourBadQueens, 4);
    let dealer = Seat::new(0);
    let mut state = Fosdick::start(&options, 4, dealer);
    let leader = state.public.leader();
    state.public.deal = 1;
    state.public.phase = Phase::Bidding;
    state.public.turn = leader;
    let mut others = Seat::all(4).filter(|&seat| seat != leader).cycle();
    for card in state.public.pack() - hand {
        let seat = others.next().expect("there is no end");
        state.private[seat].hand.insert(card);
    }
    state.private[leader].hand = hand;
    let seen = state.view(leader).to_seen();
    let stop = AtomicBool::new(false);
    let bid = decide(&seen, level, Limit::Worlds(100), seed, &stop);
    bid.to_string() == "moon"
}

#[test]
fn every_level_bids_a_sure_moon_and_none_bids_a_hopeless_one() {
    for level in Level::OPPONENTS {
        for seed in 0..4 {
            assert!(bids("AH KH QH JH TH 9H 8H 7H", level, seed), "{level:?}");
            assert!(bids("AC KC QC JC AD KD QD JD", level, seed), "{level:?}");
            assert!(!bids("7C 8C 7D 8D 7H 8H 7S 8S", level, seed), "{level:?}");
            assert!(!bids("AC 7C 8D TD 9H JH KS 7S", level, seed), "{level:?}");
        }
    }
}
