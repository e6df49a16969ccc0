//! Medals: what a person can reach in each game.

use misere_games::{GAMES, entry};
use misere_store::{Goal, Medal, Origin, PlayedGame, Player, Results, goals};

use crate::statistics::{game, results, reviewed};

/// The number of steps of the medal of Finis, and the goals beyond that are reached.
fn reached(results: &Results) -> (Vec<Goal>, Vec<Goal>) {
    let (medals, others) = goals(results, |entry| entry.id == "clubs");
    assert_eq!(medals.len(), GAMES.len());
    let reached = |all: Vec<(Goal, bool)>| all.into_iter().filter_map(|(goal, is)| is.then_some(goal)).collect();
    (reached(medals.into_iter().flat_map(|medal| medal.steps).collect()), reached(others))
}

/// A game of Finis that was won against computer players of a level.
fn won(number: u64, level: misere_players::bots::Level) -> PlayedGame {
    let mut won = game(number, 1.0, 1);
    for player in &mut won.result.players {
        if let Player::Computer(_, bot) = player {
            bot.level = level;
        }
    }
    won
}

#[test]
fn steps_are_reached_by_what_the_results_tell() {
    use misere_players::bots::Level::{Easy, Hard, Master};
    let clubs = Goal::Lesson(entry("clubs").expect("a game"));
    let finis = entry("finis").expect("a game");
    let steps = |games| reached(&results(games)).0;
    assert_eq!(steps(Vec::new()), std::slice::from_ref(&clubs));
    assert_eq!(steps(vec![game(1, 9.0, 2)]), [clubs.clone(), Goal::Play(finis)]);
    let easy = [clubs, Goal::Play(finis), Goal::Win(finis)];
    assert_eq!(steps(vec![won(1, Easy), won(2, Easy), game(3, 9.0, 2), won(4, Easy)]), easy);
    for level in [Hard, Master] {
        assert!(steps(vec![won(1, level)]).contains(&Goal::WinStrong(finis)));
    }
    let row = vec![game(1, 9.0, 2), won(2, Easy), won(3, Hard), won(4, Easy)];
    assert!(steps(row).contains(&Goal::WinRow(finis)));
    // What was won with known cards proves nothing.
    let mut again = won(1, Master);
    again.result.origin = Origin::ChosenDeal;
    assert_eq!(steps(vec![again]).len(), 2);
}

#[test]
fn feats_and_goals_of_no_game_are_reached_by_what_the_results_tell() {
    let mut by_hand = game(1, 9.0, 2);
    by_hand.result.game = "garbo".into();
    by_hand.result.rules.insert("claims".into(), "ByHand".into());
    by_hand.result.origin = Origin::Today("2026-11-26".parse().expect("a date"));
    let (steps, others) = reached(&results(vec![by_hand, reviewed(2, 1.0)]));
    assert!(steps.contains(&Goal::ClaimByHand), "{steps:?}");
    assert_eq!(others, [Goal::Review, Goal::Today]);
    let mut moon = game(1, 9.0, 2);
    moon.result.moons = vec![2];
    assert!(!reached(&results(vec![moon.clone()])).0.contains(&Goal::Moon));
    moon.result.moons.push(0);
    assert!(reached(&results(vec![moon])).0.contains(&Goal::Moon));
}

#[test]
fn goals_about_a_game_name_it_and_its_house_rules() {
    let hearts = entry("acorn_hearts").expect("a game");
    let garbo = entry("garbo").expect("a game");
    assert_eq!(Goal::Moon.game(), Some(hearts));
    assert_eq!(Goal::ClaimByHand.game(), Some(garbo));
    let rules = Goal::ClaimByHand.house_rules().expect("house rules");
    let rules = garbo.rules_or_usual(2, &rules);
    let changed: Vec<_> = rules.changed(garbo.fields(2)).collect();
    assert_eq!(changed.len(), 1, "{changed:?}");
}

#[test]
fn claims_by_hand_are_a_house_rule_of_garbo() {
    let garbo = entry("garbo").expect("a game");
    let field = garbo.fields(2).iter().find(|field| field.name == "claims");
    assert!(field.is_some_and(|field| field.read("ByHand").is_ok()));
}

#[test]
fn a_finished_game_tells_of_the_medal_only_if_it_reached_a_step() {
    use misere_players::bots::Level::{Easy, Master};
    let grown = |earlier, last: &PlayedGame| Medal::grown(&results(earlier), &last.result, |_| false);
    let (medal, before) = grown(vec![], &won(1, Easy)).expect("two steps");
    assert_eq!(before, [false; 5]);
    assert_eq!((medal.entry.id, medal.count()), ("finis", 2));
    assert!(grown(vec![won(1, Easy)], &won(1, Easy)).is_some(), "the same game, kept already");
    assert!(grown(vec![won(1, Easy)], &won(2, Easy)).is_none());
    assert_eq!(grown(vec![won(1, Easy)], &won(2, Master)).expect("a step").0.count(), 3);
}
