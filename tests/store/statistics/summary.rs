//! Groups games by kind and opponents, with figures for each group.

use misere_games::menu;
use misere_players::bots::Level;
use misere_store::Player;
use misere_store::statistics::{Filter, rows};

use super::{game, results};

#[test]
fn different_house_rules_are_kept_apart_or_said_to_be_together() {
    let mut games = vec![game(1, 1.0, 1), game(2, 2.0, 2), game(3, 3.0, 1)];
    games[1].result.rules = serde_json::from_str(r#"{"rounds": 2}"#).expect("JSON");
    let games = Filter::default().apply(&results(games));
    let apart = rows(games.clone(), true);
    let counts: Vec<usize> = apart.iter().map(|row| row.games.len()).collect();
    assert_eq!(counts, [2, 1], "the usual rules first");
    assert!(apart.iter().all(|row| row.rule_sets() == 1 && row.rules.is_some()));
    let together = rows(games, false);
    let [row] = &together[..] else {
        panic!("one row");
    };
    assert_eq!((row.rule_sets(), row.figures.games, &row.rules), (2, 3, &None));
}

#[test]
fn rows_come_in_the_order_of_the_menu_and_of_levels() {
    let mut games = vec![game(1, 1.0, 1), game(2, 2.0, 2), game(3, 3.0, 1)];
    games[1].result.game = menu()[0].id.into();
    let hard = Player::Computer("Berta".into(), Level::Hard.into());
    games[0].result.players[1..].fill(hard);
    let rows = rows(Filter::default().apply(&results(games)), true);
    let found: Vec<_> = rows.iter().map(|row| (row.game.as_str(), row.opponents.name())).collect();
    assert_eq!(found, [(menu()[0].id, "easy"), ("finis", "easy"), ("finis", "hard")]);
}
