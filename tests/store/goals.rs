//! Things that a person has not yet tried or done, as quiet suggestions.

use misere_games::GAMES;
use misere_players::bots::Level;
use misere_store::{Goal, Origin, Results, goals};

use crate::statistics::{game, results, reviewed};

fn reached(results: &Results) -> Vec<Goal> {
    let found = goals(results, |entry| entry.id == "clubs").into_iter();
    found.filter_map(|(goal, is_reached)| is_reached.then_some(goal)).collect()
}

#[test]
fn goals_are_reached_by_what_the_results_tell() {
    let clubs = misere_games::entry("clubs").expect("a game");
    let finis = misere_games::entry("finis").expect("a game");
    assert_eq!(reached(&Results::default()), [Goal::Lesson(clubs)]);
    let lost = results(vec![game(1, 9.0, 2)]);
    assert_eq!(reached(&lost), [Goal::Lesson(clubs), Goal::Play(finis)]);
    let won = results(vec![game(1, 9.0, 2), reviewed(2, 1.0)]);
    let all = [Goal::Lesson(clubs), Goal::Play(finis), Goal::Beat(Level::Easy), Goal::Review];
    assert_eq!(reached(&won), all);
    let mut by_hand = game(1, 9.0, 2);
    by_hand.result.game = "garbo".into();
    by_hand.result.rules.insert("claims".into(), "ByHand".into());
    by_hand.result.origin = Origin::Today("2026-11-26".parse().expect("a date"));
    let found = reached(&results(vec![by_hand]));
    assert!(found.contains(&Goal::ClaimByHand) && found.contains(&Goal::Today), "{found:?}");
    assert_eq!(Goal::all().len(), 2 * GAMES.len() + Level::OPPONENTS.len() + 5);
    let mut moon = game(1, 9.0, 2);
    moon.result.moons = vec![2];
    assert!(!reached(&results(vec![moon.clone()])).contains(&Goal::Moon));
    moon.result.moons.push(0);
    assert!(reached(&results(vec![moon])).contains(&Goal::Moon));
}

#[test]
fn goals_about_a_game_name_it_and_its_house_rules() {
    let hearts = misere_games::entry("acorn_hearts").expect("a game");
    let garbo = misere_games::entry("garbo").expect("a game");
    assert_eq!(Goal::Moon.game(), Some(hearts));
    assert_eq!(Goal::ClaimByHand.game(), Some(garbo));
    let rules = Goal::ClaimByHand.house_rules().expect("house rules");
    let rules = garbo.rules_or_usual(2, &rules);
    let changed: Vec<_> = rules.changed(garbo.fields(2)).collect();
    assert_eq!(changed.len(), 1, "{changed:?}");
}

#[test]
fn claims_by_hand_are_a_house_rule_of_garbo() {
    let garbo = misere_games::entry("garbo").expect("a game");
    let field = garbo.fields(2).iter().find(|field| field.name == "claims");
    assert!(field.is_some_and(|field| field.read("ByHand").is_ok()));
}
