//! What is told of a game besides its figures.

use misere_players::bots::Level;
use misere_store::Player;
use misere_store::statistics::{Filter, Opponents, rules_in_words};

use super::{game, results};

#[test]
fn opponents_are_called_by_what_says_most() {
    let bot = |level: Level| Player::Computer("Berta".into(), level.into());
    let program = Player::Program("Zed".into(), "./zed".into());
    let person = Player::Person("".into());
    let (easy, hard) = (bot(Level::Easy), bot(Level::Hard));
    for (others, expected) in [
        ([&easy, &easy, &easy], Opponents::Level(Level::Easy)),
        ([&easy, &hard, &easy], Opponents::Mixed),
        ([&easy, &program, &easy], Opponents::Programs),
        ([&program, &person, &hard], Opponents::People),
    ] {
        let mut game = game(1, 4.0, 1);
        game.result.players[1..].clone_from_slice(&others.map(Player::clone));
        let found = Filter::default().apply(&results(vec![game]))[0].opponents();
        assert_eq!(found, expected);
    }
}

#[test]
fn changed_rules_are_named_as_on_the_form() {
    let rules = |text: &str| serde_json::from_str(text).expect("JSON");
    let words = |id, changed| rules_in_words(id, 4, &rules(changed)).for_programs();
    let found = words("finis", r#"{"rounds": 2, "old": true}"#);
    assert!(found.contains("old: true"), "{found}");
    assert!(found.contains(": 2") && !found.contains("rounds"), "{found}");
    assert_eq!(words("gone", r#"{"a": 1}"#), "a: 1");
}
