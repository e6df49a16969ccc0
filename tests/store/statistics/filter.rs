//! Selects the games that figures are computed from.

use misere_players::bots::Level;
use misere_store::statistics::{Filter, Opponents};
use misere_store::{ChangedRules, Origin, Player};

use super::{game, results};

#[test]
fn every_filter_leaves_out_what_it_names() {
    let mut games = vec![game(1, 10.0, 1), game(2, 20.0, 2), game(3, 30.0, 3)];
    games[0].result.game = "clubs".into();
    games[1].result.origin = Origin::Copy;
    games[2].result.rules = serde_json::from_str(r#"{"rounds": 2}"#).expect("JSON");
    let results = results(games);
    let none: [u64; 0] = [];
    let times = |filter: &Filter| -> Vec<u64> {
        let games = filter.apply(&results);
        games.iter().map(|game| game.result().time).collect()
    };
    let all = Filter { practice: true, ..Filter::default() };
    assert_eq!(times(&Filter::default()), [1, 3], "no practice");
    assert_eq!(times(&all), [1, 2, 3]);
    let with = |change: fn(&mut Filter)| {
        let mut filter = all.clone();
        change(&mut filter);
        times(&filter)
    };
    assert_eq!(with(|filter| filter.game = Some("clubs".into())), [1]);
    assert_eq!(with(|filter| filter.since = 2), [2, 3]);
    assert_eq!(with(|filter| filter.players = Some(3)), none);
    assert_eq!(with(|filter| filter.person = Some("Ada".into())), [1, 2, 3]);
    assert_eq!(with(|filter| filter.person = Some("Eve".into())), none);
    let hard = Opponents::Level(Level::Hard);
    let easy = Opponents::Level(Level::Easy);
    let against = |kind| times(&Filter { opponents: Some(kind), ..all.clone() });
    assert_eq!(against(easy), [1, 2, 3]);
    assert_eq!(against(hard), none);
    assert_eq!(with(|filter| filter.friend = Some("Berta".into())), none);
    let rules = |rules| times(&Filter { rules: Some(rules), ..all.clone() });
    assert_eq!(rules(ChangedRules::new()), [1, 2]);
    assert_eq!(rules(results.games[2].result.rules.clone()), [3]);
}

#[test]
fn games_with_a_friend_are_found_by_name_apart_from_those_with_computer_players() {
    let mut games = vec![game(1, 10.0, 1), game(2, 20.0, 2)];
    games[1].result.players[1] = Player::Friend("Berta".into(), "00".into());
    let results = results(games);
    let with = |name: &str| {
        let filter = Filter { friend: Some(name.into()), ..Filter::default() };
        filter.apply(&results).len()
    };
    assert_eq!((with("Berta"), with("Carl")), (1, 0));
    let people = Filter { opponents: Some(Opponents::People), ..Filter::default() };
    assert_eq!(people.apply(&results).len(), 1);
}
