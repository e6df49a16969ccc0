//! The published vectors, and the scorer against one that takes the rules word for word.

use std::collections::HashSet;

use misere::cards::{Card, Cards, below};
use misere::rules::combo::{Combo, Options, Phase, scoring};
use misere::rules::{BySeat, Next, Rules, Score, Seat, State, winners};
use rand::SeedableRng;
use rand::rngs::ChaCha8Rng;

use super::referee::slow_score;
use super::{Bonuses, house_rules, moment};

fn card_set(codes: &serde_json::Value) -> Cards {
    let codes = codes.as_array().expect("a list of codes");
    codes
        .iter()
        .map(|code| {
            code.as_str()
                .expect("a code")
                .parse::<Card>()
                .expect("a card")
        })
        .collect()
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
    let vectors = include_str!("../vectors/seven_card_combo.json");
    let vectors: serde_json::Value = serde_json::from_str(vectors).expect("JSON");
    let vectors = vectors["vectors"].as_array().expect("a list");
    let mut kinds = HashSet::new();
    for vector in vectors {
        let kind = vector["kind"].as_str().expect("a kind");
        kinds.insert(kind);
        let rules = vector["rules"].as_object().into_iter().flatten();
        let rules: Vec<String> = rules
            .map(|(name, value)| format!("{name}: {value}"))
            .collect();
        let rules = house_rules(&format!("({})", rules.join(", ")));
        let options = Options::form().options(&rules).expect("options");
        match kind {
            "score" => {
                let score = scoring::score(card_set(&vector["hand"]), &options);
                assert_eq!(
                    i64::from(score),
                    vector["score"].as_i64().expect("a number"),
                    "{vector}"
                );
            }
            "takes" => {
                let mut state = moment(Phase::Take);
                let turn = state.public.turn();
                state.private[turn].offered = card_set(&vector["packet"]);
                state.public.turns[0].packet = vector["need"].as_u64().expect("a number") as u8 - 1;
                let mut texts: Vec<&str> = vector["legal"]
                    .as_array()
                    .expect("a list")
                    .iter()
                    .filter_map(|text| text.as_str())
                    .collect();
                texts.sort_unstable();
                assert_eq!(legal(&state), texts, "{vector}");
            }
            "discards" => {
                let mut state = moment(Phase::Discard);
                let turn = state.public.turn();
                state.private[turn].hand = card_set(&vector["hand"]);
                let texts = legal(&state);
                assert_eq!(
                    texts.len() as u64,
                    vector["count"].as_u64().expect("a number")
                );
                for text in vector["some"].as_array().expect("a list") {
                    assert!(texts.iter().any(|other| other == text), "{text}");
                }
            }
            "game_end" => {
                let totals = vector["totals"].as_array().expect("a list");
                let seats = totals.len();
                let mut state = Combo::start(&options, seats, Seat::new(0));
                state.public.round = vector["deals"].as_u64().expect("a number") as u32;
                state.public.totals = BySeat::from_fn(seats, |seat| {
                    Score::points(totals[seat.index()].as_i64().expect("a number") as i32)
                });
                let over = Combo::next(&state.public) == Next::Over;
                assert_eq!(over, vector["over"].as_bool().expect("a bool"), "{vector}");
                let best = winners::<Combo>(&state.public.totals);
                let best: Vec<usize> = best.iter().map(|seat| seat.index()).collect();
                assert_eq!(serde_json::json!(best), vector["winners"], "{vector}");
            }
            other => panic!("vectors of a kind that nobody tests: {other}"),
        }
    }
    assert_eq!(kinds.len(), 4);
}

/// SC-9 and SC-10 against a scorer that takes them word for word.
#[test]
fn a_slow_scorer_comes_to_the_same_points() {
    let mut rng = ChaCha8Rng::seed_from_u64(9);
    for round in 0..30_000 {
        let options = Options {
            bonus_small: below(&mut rng, 10) as i32,
            bonus_large: below(&mut rng, 10) as i32,
            ..Options::PUBLISHED
        };
        // Hands out of fewer cards have more in common.
        let among = match round % 4 {
            0 => Cards::FULL,
            1 => Cards::FULL.choose(20, &mut rng),
            2 => Cards::FULL.choose(12, &mut rng),
            _ => Cards::FULL
                .iter()
                .filter(|card| card.rank().index() % 12 < 4)
                .collect(),
        };
        let hand = among.choose(7, &mut rng);
        let cards: Vec<Card> = hand.iter().collect();
        let bonuses = Bonuses {
            small: options.bonus_small,
            large: options.bonus_large,
        };
        assert_eq!(
            scoring::score(hand, &options),
            slow_score(&cards, bonuses),
            "{hand} {options:?}"
        );
    }
}
