//! The scene and the reasons that a seat is shown.

use misere_engine::rules::{Rules, Seat, State};
use misere_games::combo::*;

use super::turns::*;
use misere_engine::rules::scene::{Mark, SpotId, ZoneId};

#[test]
fn the_scene_marks_what_belongs_together_and_says_what_it_would_score() {
    let (mut state, _) = begun(3, "2C 3D 4H 2D 3S 5H 9C 9D 9H KC KD KH AS");
    let scene = Combo::scene(state.view(Seat::new(0)));
    let zone = scene.zone(ZoneId::hand(Seat::new(0))).expect("a hand");
    let marked = zone.spots.iter().filter(|spot| spot.mark == Some(Mark::Combined));
    let marked: Vec<SpotId> = marked.map(|spot| spot.id).collect();
    assert_eq!(marked, ["2C", "2D"].map(|code| SpotId::Card(card(code))));
    let facts: Vec<String> = scene.facts.iter().map(|fact| fact.text().for_programs()).collect();
    assert_eq!(facts, ["Your hand counts 2 penalty points", "Round 1 of 9, first draw"]);
    let pile = |state: &State<Combo>| {
        let scene = Combo::scene(state.view(Seat::new(1)));
        scene.zone(ZoneId::PILE).expect("a pile").spots.len()
    };
    assert_eq!(pile(&state), 1);
    act(&mut state, "discard 9C, draw stock, draw stock, discard 3D, take, lay 9C");
    assert_eq!(pile(&state), 2);
}

#[test]
fn the_scene_says_what_cannot_be_done_and_why() {
    let (mut state, _) = begun(3, THREE);
    let why = |state: &State<Combo>, seat: usize, spot: SpotId| {
        Combo::why_not(state.view(Seat::new(seat)), spot).map(|reason| reason.for_programs())
    };
    let stock = SpotId::Hidden(ZoneId::STOCK, 0);
    let code = |code: &str| SpotId::Card(card(code));
    assert_eq!(why(&state, 0, stock).as_deref(), Some("Discard first. You may also discard nothing."));
    assert_eq!(why(&state, 0, code("2C")), None);
    assert_eq!(why(&state, 1, code("2D")).as_deref(), Some("It is {0}’s turn."));
    act(&mut state, "discard 2C, draw stock, draw stock, discard, take");
    // Seat 1 took nothing and lays the two of clubs; then seat 2 draws card by card.
    assert_eq!(why(&state, 1, code("2D")).as_deref(), Some("First lay the rest of the packet on the pile."));
    assert_eq!(why(&state, 1, code("AS")).as_deref(), Some("First lay the rest of the packet on the pile."));
    act(&mut state, "lay 2C, discard");
    assert_eq!(why(&state, 2, code("AS")).as_deref(), Some("Only the top card of the pile can be drawn."));
    assert_eq!(why(&state, 2, code("2C")), None);
    assert_eq!(why(&state, 2, stock), None);
}
