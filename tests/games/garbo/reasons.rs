//! Reasons given for a play in Garbo.

use misere_engine::cards::{Card, Cards, Pack, Rank};
use misere_engine::rules::words::count;
use misere_engine::rules::{GameAction, Rules, Seat, State};
use misere_games::garbo::{self, Claims, Garbo};
use misere_players::bots::reason_for;

use crate::reasons::{To, after, figure, hear, heard_often, is_told};

/// The points that an action gives away.
fn given(state: &State<Garbo>, action: garbo::Action) -> i32 {
    let last = after(state, action).public.last.expect("a card");
    last.given(&state.public.options)
}

/// Motives: whole sentences, from the cards that the listener may know.
fn motive(state: &State<Garbo>, action: garbo::Action, text: &str, to: To) {
    let public = &state.public;
    let turn = public.turn;
    if public.phase == garbo::Phase::Claim {
        let last = public.last.expect("a card");
        let card = last.card.name();
        let allowed = [
            (
                format!("claimed a match of the {card}, because what is not claimed is lost."),
                matches!(action, garbo::Action::Claim(_)),
            ),
            ("had nothing left to claim.".into(), last.unclaimed.is_empty()),
        ];
        return is_told(turn, &allowed, text);
    }
    let sees_hand = to == To::Everyone;
    let hand = state.private[turn].hand;
    let card = action.cards().first().expect("a card");
    let (name, points) = (card.name(), given(state, action));
    let mut moves = Vec::new();
    Garbo::legal(state.view(turn), &mut moves);
    let others = moves.iter().filter(|&&other| other != action);
    let others: Vec<i32> = others.map(|&other| given(state, other)).collect();
    let with_card = moves.iter().filter(|other| other.cards().first() == Some(card));
    let elsewhere: Vec<i32> = with_card.map(|&other| given(state, other)).collect();
    let elsewhere = || elsewhere.iter().copied();
    let is_least = others.iter().all(|&other| other >= points);
    let gave = format!("gave away {} with the {name}, because", count(points, "point"));
    let mut allowed = vec![
        (format!("played the {name} where it gave nothing away."), points == 0),
        (
            format!("{gave} every other move would have given away more."),
            sees_hand && others.iter().all(|&other| other > points),
        ),
        (format!("{gave} no move would have given away less."), sees_hand && is_least),
        (
            format!("gave away {} with the {name}; another move would have given away less.", count(points, "point")),
            sees_hand && !is_least || !sees_hand && elsewhere().any(|other| other < points),
        ),
        (
            format!("gave away {} with the {name}; no other place would have cost less.", count(points, "point")),
            !sees_hand && elsewhere().all(|other| other >= points),
        ),
    ];
    if let garbo::Action::Cover(_, place) = action {
        let covered = public.square.card(place).expect("a card");
        let is_same = |other: &Card| other.suit() == covered.suit() || other.rank() == covered.rank();
        let kept: Cards = (hand - Cards::of(card)).iter().filter(is_same).collect();
        let kept: Vec<String> = kept.iter().map(Card::name).collect();
        let named = text.split(", so that the ").nth(1).unwrap_or_default();
        let is_named = |name: &String| named.contains(name.as_str());
        let start = format!("covered the {} with the {name}, so that the ", covered.name());
        let words = format!("{start}{named}");
        let is_true = sees_hand && is_least && !kept.is_empty() && kept.iter().all(is_named);
        allowed.push((words, is_true && named.ends_with(" could not match it later.")));
    }
    is_told(turn, &allowed, text);
}

/// Checks a sentence about what a card does for later; false if it is another one.
fn is_about_later(state: &State<Garbo>, action: garbo::Action, text: &str) -> bool {
    let public = &state.public;
    let hand = state.private[public.turn].hand;
    let card = action.cards().first().expect("a card");
    let goes = |one: Card, other: Card| one.suit() == other.suit() || one.rank() == other.rank();
    let rest = hand - Cards::of(card);
    if text.starts_with("It covers the ") {
        let garbo::Action::Cover(_, place) = action else { panic!("{text}") };
        let covered = public.square.card(place).expect("a card");
        let named: Cards = rest.iter().filter(|one| text.contains(&one.name()) && *one != covered).collect();
        assert!(text.contains(&covered.name()) && !named.is_empty(), "{text}");
        assert_eq!(named, rest.iter().filter(|one| goes(*one, covered)).collect(), "{text}");
    } else if let Some(counts) = text.strip_prefix("Cards that match it later: ") {
        let theirs = state.private[public.turn.left(2)].hand;
        let [theirs, own] = [theirs, rest].map(|cards| cards.iter().filter(|one| goes(*one, card)).count());
        assert_eq!(counts, format!("{theirs} in your opponent’s hand, {own} in yours."));
        assert!(theirs > own);
    } else if text.ends_with("; no rank in your hand is worth more.") {
        let value = |one: Card| public.options.rank_value(one.rank());
        assert!(text.contains(&card.name()) && hand.iter().all(|one| value(one) <= value(card)), "{text}");
    } else {
        return false;
    }
    true
}

#[test]
fn reasons_in_garbo_count_the_points_given_away() {
    let check = |state: &State<Garbo>, action: garbo::Action, text: &str, to: To| {
        if to != To::Seat {
            return motive(state, action, text, to);
        }
        let given = |action| given(state, action);
        let mut moves = Vec::new();
        Garbo::legal(state.view(state.public.turn), &mut moves);
        match text {
            "It gives away no points." => assert_eq!(given(action), 0),
            "There is nothing left to claim." => assert_eq!(moves, [garbo::Action::Done]),
            "Unclaimed points are lost." => assert!(matches!(action, garbo::Action::Claim(_))),
            _ if is_about_later(state, action, text) => {}
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
    heard_often(&heard, &["It gives away no points.", "It gives away ", "played the ", "gave away ", "covered the "]);
    options.claims = Claims::ByHand;
    let heard = hear::<Garbo>(&options, 2, 2, check);
    heard_often(&heard, &["Unclaimed points", "There is nothing left", "claimed a match", "had nothing left"]);
}

/// GA-4: on an empty square no card gives points away, so that is no reason for one of them.
#[test]
fn what_holds_for_every_card_is_no_reason_for_one() {
    let mut state = Garbo::start(&garbo::Options::USUAL, 2, Seat::new(1));
    let top: Pack = "QS 7D KH 8C 9H JH KD TC".parse().expect("cards");
    let rest = Cards::from_rank_up(Rank::Seven) - top.set();
    let pack = top.iter().copied().chain(rest).collect();
    Garbo::deal(&mut state, &pack, &mut ());
    let reasons = |state: &State<Garbo>| -> Vec<bool> {
        let view = state.view(state.public.turn);
        let mut moves = Vec::new();
        Garbo::legal(view, &mut moves);
        let given = |&action| reason_for(view, action).is_some();
        moves.iter().map(given).collect()
    };
    // The king of hearts is worth most.
    assert_eq!(reasons(&state), [false, false, false, true]);
    let first = "place KH 0 0".parse().expect("an action");
    Garbo::apply(&mut state, first, &mut ());
    assert!(reasons(&state).contains(&true), "the jack of hearts matches it");
}
