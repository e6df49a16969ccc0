use misere_engine::rules::scene::{Fact, Scene};
use misere_engine::rules::{Message, Seat};
use misere_players::for_tests::*;
use misere_players::text::tricks;

#[test]
fn texts_name_seats_in_the_third_person() {
    let scene = Scene { facts: vec![Fact::new(Message::raw("Turn"), tricks::leads(Seat::new(0)))], ..Scene::default() };
    assert_eq!(view(&scene)["facts"][0]["value"], "{0} leads");
}
