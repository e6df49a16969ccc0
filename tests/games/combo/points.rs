//! Vectors, and scores compared with a scorer that follows the rules word for word.

use misere_engine::cards::{Card, Cards, below};
use misere_engine::rules::{Rules, Seat, State};
use misere_games::combo::{Combo, Options, Phase, scoring};
use rand::SeedableRng;
use rand::rngs::ChaCha8Rng;
use serde::Deserialize;

use super::referee::slow_score;
use super::{Bonuses, moment};
use crate::common::vectors::{self, Changes, GameEnd};

#[derive(Debug, Deserialize)]
#[serde(tag = "kind", rename_all = "snake_case", deny_unknown_fields)]
enum Vector {
    /// SC-9, SC-10: the score of a hand.
    Score {
        rules: Changes,
        hand: Vec<Card>,
        score: i32,
        why: String,
    },
    /// SC-6: the cards that may be taken from a packet.
    Takes {
        packet: Vec<Card>,
        need: u8,
        legal: Vec<String>,
        why: String,
    },
    /// SC-3: the cards that may be discarded.
    Discards {
        hand: Vec<Card>,
        count: usize,
        some: Vec<String>,
        why: String,
    },
    GameEnd(GameEnd),
}

fn legal(state: &State<Combo>) -> Vec<String> {
    let mut moves = Vec::new();
    Combo::legal(state.view(state.public.turn()), &mut moves);
    let mut texts: Vec<String> = moves.iter().map(ToString::to_string).collect();
    texts.sort();
    texts
}

#[test]
fn every_vector_holds() {
    let count = vectors::check("seven_card_combo", |vector| match vector {
        Vector::Score { rules, hand, score, why } => {
            let hand = hand.iter().copied().collect();
            let found = scoring::score(hand, &rules.options(&Options::form()));
            assert_eq!(found, *score, "{why}");
        }
        Vector::Takes { packet, need, legal: expected, why } => {
            let mut state = moment(Phase::Take);
            let turn = state.public.turn();
            state.private[turn].offered = packet.iter().copied().collect();
            state.public.turns[0].packet_len = need - 1;
            let mut expected = expected.clone();
            expected.sort_unstable();
            assert_eq!(legal(&state), expected, "{why}");
        }
        Vector::Discards { hand, count, some, why } => {
            let mut state = moment(Phase::Discard);
            let turn = state.public.turn();
            state.private[turn].hand = hand.iter().copied().collect();
            let texts = legal(&state);
            assert_eq!(texts.len(), *count, "{why}");
            for text in some {
                assert!(texts.contains(text), "{text}");
            }
        }
        Vector::GameEnd(end) => end.holds(Combo, |options, rounds, totals| {
            let mut public = Combo::start(options, totals.seats(), Seat::new(0)).public;
            (public.round, public.totals) = (rounds, totals);
            public
        }),
    });
    assert_eq!(count, 36);
}

/// SC-9 and SC-10, compared with a scorer that follows them word for word.
#[test]
fn a_slow_scorer_agrees() {
    let mut rng = ChaCha8Rng::seed_from_u64(9);
    for round in 0..30_000 {
        let options = Options {
            bonus_small: below(&mut rng, 10) as i32,
            bonus_large: below(&mut rng, 10) as i32,
            ..Options::USUAL
        };
        // Hands from fewer cards have more combinations.
        let among = match round % 4 {
            0 => Cards::FULL,
            1 => Cards::FULL.choose(20, &mut rng),
            2 => Cards::FULL.choose(12, &mut rng),
            _ => Cards::FULL.iter().filter(|card| card.rank().index() % 12 < 4).collect(),
        };
        let hand = among.choose(7, &mut rng);
        let cards: Vec<Card> = hand.iter().collect();
        let bonuses = Bonuses { small: options.bonus_small, large: options.bonus_large };
        assert_eq!(scoring::score(hand, &options), slow_score(&cards, bonuses), "{hand} {options:?}");
    }
}
