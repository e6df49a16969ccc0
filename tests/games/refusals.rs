//! What the command line says about actions that are not legal.

use std::collections::BTreeSet;

use misere_engine::rules::Next;
use misere_engine::rules::options::HouseRules;
use misere_engine::table::{Setup, StepError};
use misere_games::{BotSession, GAMES};

/// The positions of a game in which everybody plays the action in the middle of the list, with a copy for each.
fn positions(session: &mut dyn BotSession) -> Vec<Box<dyn BotSession>> {
    let mut positions = Vec::new();
    while positions.len() < 60 {
        match session.next() {
            Next::Over => break,
            Next::Deal(_) | Next::Reshuffle(_) => session.shuffle(),
            Next::Act(_) => {
                positions.push(session.copy());
                let moves = session.moves();
                session.play(&moves[moves.len() / 2].text).expect("legal");
            }
        }
    }
    positions
}

/// Regression: an illegal place in Garbo, and a suit that is named or not named in Clubs, were refused without a reason.
#[test]
fn whatever_is_not_legal_is_refused_with_a_reason() {
    for entry in GAMES {
        let setup = Setup { seats: entry.usual, rules: HouseRules::default(), seed: 7, dealer: None };
        let mut session = entry.start(&setup).expect("the usual rules");
        let positions = positions(session.as_mut());
        let mut texts: BTreeSet<String> =
            positions.iter().flat_map(|position| position.moves()).map(|one| one.text).collect();
        if entry.id == "clubs" {
            let plain: Vec<String> = texts.iter().filter_map(|text| Some(text.split_once(" as ")?.0.into())).collect();
            texts.extend(plain);
        }
        let mut refused = 0;
        for position in positions.iter().step_by(7) {
            for text in &texts {
                if let Err(StepError::Illegal { action, why, .. }) = position.copy().play(text) {
                    refused += 1;
                    assert!(why.is_some_and(|why| !why.is_empty()), "{}: {action}", entry.id);
                }
            }
        }
        assert!(refused > 50, "{}: {refused}", entry.id);
    }
}
