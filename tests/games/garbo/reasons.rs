//! Reasons given for a play in Garbo.

use misere_engine::rules::{Rules, State};
use misere_games::garbo::{self, Claims, Garbo};

use crate::reasons::{To, after, figure, hear, heard_often};

#[test]
fn reasons_in_garbo_count_the_points_given_away() {
    let check = |state: &State<Garbo>, action: garbo::Action, text: &str, _: To| {
        let options = &state.public.options;
        let given = |action| {
            after(state, action)
                .public
                .last
                .expect("a card")
                .given(options)
        };
        let mut moves = Vec::new();
        Garbo::legal(state.view(state.public.turn), &mut moves);
        match text {
            "It gives away no points." => assert_eq!(given(action), 0),
            "There is nothing left to claim." => assert_eq!(moves, [garbo::Action::Done]),
            "Unclaimed points are lost." => assert!(matches!(action, garbo::Action::Claim(_))),
            _ => {
                assert_eq!(figure(text), given(action), "{text}");
                let others = moves.iter().filter(|&&other| other != action);
                let mut others = others.map(|&other| given(other));
                if text.ends_with("; every other move gives away more.") {
                    assert!(others.all(|other| other > given(action)));
                } else {
                    assert!(text.ends_with("; no move gives away less."), "{text}");
                    assert!(others.all(|other| other >= given(action)));
                }
            }
        }
    };
    let mut options = garbo::Options::USUAL;
    let heard = hear::<Garbo>(&options, 2, 6, check);
    heard_often(&heard, &["It gives away no points.", "It gives away "]);
    options.claims = Claims::ByHand;
    let heard = hear::<Garbo>(&options, 2, 2, check);
    heard_often(&heard, &["Unclaimed points", "There is nothing left"]);
}
