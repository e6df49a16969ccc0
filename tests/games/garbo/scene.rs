//! The scene of a seat in Garbo, and what it must not be shown (GA-8).

use std::collections::HashSet;

use misere_engine::cards::Cards;
use misere_engine::rules::{Rules, Seat};
use misere_games::garbo::*;

use super::positions::*;
use misere_engine::rules::scene::{Arrangement, Face, Gesture, Scene, SpotId, Target, ZoneId};

const SQUARE: ZoneId = ZoneId::new("square");

/// GA-8: nothing that a seat sees reveals an unclaimed match.
#[test]
fn with_claims_by_hand_a_scene_does_not_depend_on_what_is_open() {
    for seed in 0..30 {
        let mut claims = 0;
        walk(&options("(claims: ByHand)"), seed, |state| {
            let mut other = state.clone();
            let claiming = state.public.phase == Phase::Claim;
            if let Some(last) = &mut other.public.last {
                claims += usize::from(!last.unclaimed.is_empty());
                last.unclaimed = Matches::default();
            }
            for seat in Seat::all(SEATS) {
                let scene = Garbo::scene(state.view(seat));
                assert_eq!(scene, Garbo::scene(other.view(seat)));
                assert!(scene.previews.is_empty());
                assert_eq!(scene.blind, claiming);
                // A line for the card and one for each match claimed.
                let claimed = state.public.last.map(|last| last.claimed.iter().count());
                assert_eq!(scene.recap.len(), claimed.map_or(0, |count| 1 + count));
            }
        });
        assert!(claims > 10, "{claims}");
    }
}

/// GA-8: a wrong claim is refused in the same words everywhere; a right one is not refused.
#[test]
fn a_wrong_claim_is_refused_in_words_that_tell_nothing() {
    for seed in 0..30 {
        walk(&options("(claims: ByHand)"), seed, |state| {
            let public = &state.public;
            let Some(last) = public.last.filter(|_| public.phase == Phase::Claim) else { return };
            let view = state.view(public.turn);
            let right: Vec<Gesture> = legal(state).into_iter().map(|action| Garbo::gesture(view, action)).collect();
            let mut words = HashSet::new();
            for at in public.square.taken().iter().filter(|&at| at != last.place) {
                let spot = SpotId::At(at.row(), at.column());
                let why = Garbo::why_not(view, spot);
                assert_eq!(why.is_none(), right.contains(&Gesture::Touch(spot)));
                let claimed = (last.claimed.suit | last.claimed.rank).contains(at);
                if let Some(why) = why.filter(|_| !claimed) {
                    words.insert(why);
                }
            }
            assert!(words.len() <= 1, "{words:?}");
            let under = SpotId::Under(last.place.row(), last.place.column());
            let why = Garbo::why_not(view, under);
            assert_eq!(why.is_none(), right.contains(&Gesture::Touch(under)));
            // The cards in hand have to wait, and so does the other seat.
            for card in view.own.hand {
                assert!(Garbo::why_not(view, SpotId::Card(card)).is_some());
            }
            let other = state.view(opponent(public.turn));
            assert!(Garbo::why_not(other, under).is_some());
        });
    }
}

/// The preview of a card says what the card then gives away.
#[test]
fn hints_say_what_each_card_gives_away() {
    for text in ["()", "(suit_reach: InLine, cover_factor: 2, draw: 4)"] {
        let options = options(text);
        walk(&options, 3, |state| {
            let turn = state.public.turn;
            let idle = Garbo::scene(state.view(opponent(turn)));
            assert!(idle.previews.is_empty());
            let scene = Garbo::scene(state.view(turn));
            let moves = legal(state);
            assert_eq!(scene.previews.len(), moves.len());
            for (action, hint) in moves.into_iter().zip(&scene.previews) {
                assert_eq!(Garbo::gesture(state.view(turn), action), hint.gesture);
                let mut after = state.clone();
                Garbo::apply(&mut after, action, &mut ());
                let last = after.public.last.expect("a card was played");
                assert_eq!(hint.points, Some(last.taken(&options)));
                assert_eq!(hint.spots.len(), last.claimed.iter().count());
                // Afterwards, the recap lists it line by line.
                let recap = Garbo::scene(after.view(turn)).recap;
                assert_eq!(recap.len(), 1 + hint.spots.len());
                let now = |spot: &SpotId| shows(&Garbo::scene(after.view(turn)), *spot);
                assert!(recap.iter().flat_map(|line| &line.spots).all(now));
                assert!(hint.spots.iter().all(|spot| shows(&scene, *spot)));
            }
        });
    }
}

fn shows(scene: &Scene, spot: SpotId) -> bool {
    let mut spots = scene.zones.iter().flat_map(|zone| &zone.spots);
    spots.any(|other| other.id == spot)
}

/// The square in a scene has cards at their places, covered ones face down and sideways just before
/// the card on top, and exactly the legal free places.
#[test]
fn the_square_shows_cards_covered_cards_and_legal_places() {
    for seed in 0..20 {
        walk(&Options::USUAL, seed, |state| {
            let public = &state.public;
            for seat in Seat::all(SEATS) {
                let scene = Garbo::scene(state.view(seat));
                let zone = scene.zone(SQUARE).expect("a square");
                let Arrangement::Grid { rows, columns } = zone.arrangement else {
                    panic!("{:?}", zone.arrangement);
                };
                let (mut up, mut empty, mut under) = (Cards::EMPTY, Vec::new(), 0);
                for (i, spot) in zone.spots.iter().enumerate() {
                    match (spot.id, spot.face) {
                        (SpotId::At(row, column), face) => {
                            assert!((rows.0..=rows.1).contains(&row));
                            assert!((columns.0..=columns.1).contains(&column));
                            match face {
                                Face::Empty => empty.push(place(row, column)),
                                _ => up.insert(spot.card().expect("a card")),
                            }
                        }
                        (SpotId::Under(row, column), Face::Down) => {
                            assert!(spot.sideways);
                            assert_eq!(zone.spots[i + 1].id, SpotId::At(row, column));
                            under += 1;
                        }
                        other => panic!("{other:?}"),
                    }
                }
                assert_eq!(up, public.square.faces());
                assert_eq!(under, public.square.beneath().len());
                let free = if public.is_level_one() { public.square.free() } else { Places::EMPTY };
                assert_eq!(empty, free.iter().collect::<Vec<_>>());
                // The stock and the hands: as many backs as cards.
                let count = |id| scene.zone(id).map(|zone| zone.spots.len());
                assert_eq!(count(ZoneId::STOCK), Some(public.stock));
                for other in Seat::all(SEATS) {
                    assert_eq!(count(ZoneId::hand(other)), Some(public.held[other]));
                }
                assert_eq!(scene.values.rows.len(), 12);
            }
        });
    }
}

/// A card can be carried to every legal place; any other place gives a reason.
#[test]
fn places_that_are_not_open_say_why() {
    walk(&Options::USUAL, 11, |state| {
        let public = &state.public;
        if public.phase == Phase::Over {
            return;
        }
        let view = state.view(public.turn);
        let open = public.legal_places();
        let targets: HashSet<Target> = legal(state)
            .into_iter()
            .map(|action| match Garbo::gesture(view, action) {
                Gesture::Carry { to, .. } => to,
                other => panic!("{other:?}"),
            })
            .collect();
        assert_eq!(targets.len(), open.len());
        for row in -3..=3 {
            for column in -3..=3 {
                let spot = SpotId::At(row, column);
                let legal = open.contains(place(row, column));
                assert_eq!(targets.contains(&Target::Spot(spot)), legal);
                assert_eq!(Garbo::why_not(view, spot).is_none(), legal);
            }
        }
        for card in view.own.hand {
            assert_eq!(Garbo::why_not(view, SpotId::Card(card)), None);
        }
    });
}
