//! What is said of a play in Garbo.

use misere::rules::garbo::{self, Claims, Garbo};
use misere::rules::{Rules, State};

use crate::{To, after, figure, hear, heard_often};

#[test]
fn garbo_counts_what_is_given_away() {
    let check = |state: &State<Garbo>, deed: garbo::Deed, text: &str, _: To| {
        let options = &state.public.options;
        let given = |deed| {
            after(state, deed)
                .public
                .last
                .expect("a card")
                .given(options)
        };
        let mut moves = Vec::new();
        Garbo::legal(state.view(state.public.turn), &mut moves);
        match text {
            "It gives away nothing." => assert_eq!(given(deed), 0),
            "There is nothing left to claim." => assert_eq!(moves, [garbo::Deed::Done]),
            "What is not claimed is lost." => assert!(matches!(deed, garbo::Deed::Claim(_))),
            _ => {
                assert_eq!(figure(text), given(deed), "{text}");
                let others = moves.iter().filter(|&&other| other != deed);
                let mut others = others.map(|&other| given(other));
                if text.ends_with("; everything else gives away more.") {
                    assert!(others.all(|other| other > given(deed)));
                } else {
                    assert!(text.ends_with("; nothing gives away less."), "{text}");
                    assert!(others.all(|other| other >= given(deed)));
                }
            }
        }
    };
    let mut options = garbo::Options::PUBLISHED;
    let heard = hear::<Garbo>(&options, 2, 6, check);
    heard_often(&heard, &["It gives away nothing.", "It gives away "]);
    options.claims = Claims::ByHand;
    let heard = hear::<Garbo>(&options, 2, 2, check);
    heard_often(&heard, &["What is not claimed", "There is nothing left"]);
}
