//! The first minutes: how people are addressed, what the table explains, and the defaults of a new
//! game.

use egui_kittest::Harness;
use egui_kittest::kittest::{NodeT as _, Queryable as _};
use misere::bots::Level;
use misere::games::{GAMES, entry};
use misere::store::{Player, Store};
use misere::ui::App;
use misere::ui::settings::{GameSetup, Settings};

use super::people::*;
use super::person::*;
/// Regression: a seat named "You" got the curtain "Your turn", whoever sat there.
#[test]
fn the_curtain_names_the_person_or_the_seat() {
    for (people, turns) in
        [(["You", ""], ["Seat 1’s turn", "Seat 2’s turn"]), (["Ada", "Ben"], ["Ada’s turn", "Ben’s turn"])]
    {
        let folder = tempfile::tempdir().expect("a folder");
        let mut harness = finis_with(&folder, &people);
        wait_for_curtain(&mut harness);
        let named = turns.iter().filter(|turn| says(&harness, turn)).count();
        assert_eq!(named, 1, "{people:?}");
        assert!(!says(&harness, "Your turn"), "nobody knows who sits there");
    }
}

#[test]
fn a_person_alone_is_addressed_by_any_name() {
    for (name, shown) in [("", "You, "), ("Ada", "Ada, ")] {
        let folder = tempfile::tempdir().expect("a folder");
        let mut harness = finis_with(&folder, &[name]);
        wait(&mut harness);
        assert!(says(&harness, shown), "the plate of {name:?}");
        assert!(harness.query_by_label("Show my cards").is_none());
    }
}

#[test]
fn several_people_are_asked_for_their_names() {
    let folder = tempfile::tempdir().expect("a folder");
    let mut harness = open(&quick_store(&folder));
    press(&mut harness, "Finis");
    assert!(!says(&harness, "Who is playing?"));
    seat(&mut harness, 2, "Person");
    assert!(says(&harness, "Who is playing?"));
    let players = players_of(&harness, "finis");
    assert_eq!(players[1], Player::Person("".into()), "a person does not inherit a name");
    seat(&mut harness, 2, "Easy");
    let players = players_of(&harness, "finis");
    assert!(matches!(&players[1], Player::Computer(name, _) if !name.is_empty()));
}

/// The players that the next game of this kind starts with.
fn players_of(harness: &Harness<'_, App>, id: &str) -> Vec<Player> {
    let entry = entry(id).expect("a game");
    harness.state().settings().setup(entry).players
}

/// Regression: nothing at the table said what the game is about, or whether points are good.
#[test]
fn the_table_says_the_aim_until_it_has_been_read() {
    let folder = tempfile::tempdir().expect("a folder");
    let store = quick_store(&folder);
    for (id, rule) in [("mismatch", "Lowest score wins."), ("clubs", "Highest score wins.")] {
        let game = entry(id).expect("a game");
        let line = format!("{} {rule}", (game.aim)().for_programs());
        for is_read in [false, true] {
            let mut harness = open(&store);
            press(&mut harness, game.title);
            press(&mut harness, "Start game");
            assert_eq!(says(&harness, &line), !is_read, "{id}");
            if !is_read {
                press(&mut harness, "Got it");
                assert!(!says(&harness, &line), "{id}: it can be dismissed");
            }
        }
    }
}

/// In a game made of several games, each deal has its own aim, under the house rules in force.
#[test]
fn the_aim_is_that_of_the_deal_and_its_house_rules() {
    let aim = |id: &str, rules: &str| {
        let game = entry(id).expect("a game");
        let setup = misere::table::Setup { seats: 4, rules: game.rules_or_usual(4, rules), seed: 7, dealer: None };
        let mut session = game.start(&setup).expect("a game");
        session.shuffle();
        let aim = session.scene(misere::rules::Seat::new(0)).aim;
        let aim = aim.expect("an aim");
        (aim.game, aim.text.for_programs())
    };
    let bad_queens = entry("four_bad_queens").expect("a game");
    assert_eq!(aim("compendium", "()"), (bad_queens.id.to_owned(), (bad_queens.aim)().for_programs()));
    let (_, jacks) = aim("four_bad_queens", "(penalty_rank: Jack)");
    assert!(jacks.contains("jacks") && !jacks.contains("queen"), "{jacks}");
    let (_, paws) = aim("slippery_paws", "(penalty_card: \"QC\")");
    assert!(paws.contains("Q♣"), "{paws}");
    let (_, hearts) = aim("acorn_hearts", "(moon: false)");
    assert!(!hearts.contains("win them all"), "{hearts}");
}

#[test]
fn new_players_get_easy_opponents() {
    let settings = Settings::default();
    for game in GAMES {
        let players = settings.setup(game).players;
        let easy = |player: &Player| matches!(player, Player::Computer(_, bot) if bot.level == Level::Easy);
        assert!(players[0].is_person() && players[1..].iter().all(easy), "{}", game.id);
    }
}

/// Players, levels, seats and house rules of the last game become those of the next.
#[test]
fn the_last_choices_become_the_defaults() {
    let folder = tempfile::tempdir().expect("a folder");
    let store = quick_store(&folder);
    let mut harness = open(&store);
    press(&mut harness, "Clubs");
    press(&mut harness, "3");
    seat(&mut harness, 1, "Hard");
    seat(&mut harness, 3, "Person");
    press(&mut harness, "Start game");
    let chosen = harness.state().settings().clone();
    drop(harness);
    let harness = open(&Store::within(folder.path()));
    let clubs = entry("clubs").expect("a game");
    let setup: GameSetup = harness.state().settings().setup(clubs);
    assert_eq!(setup, chosen.setup(clubs));
    assert_eq!(setup.players.len(), 3);
    assert!(setup.players[2].is_person());
    assert!(matches!(&setup.players[0], Player::Computer(_, bot) if bot.level == Level::Hard));
}

/// Levels are described in words; win rates are one click away.
#[test]
fn win_rates_are_shown_on_request() {
    let folder = tempfile::tempdir().expect("a folder");
    let mut harness = open(&quick_store(&folder));
    press(&mut harness, "Finis");
    assert!(says(&harness, "Easy: makes the mistakes people make."));
    assert!(!says(&harness, "% of "));
    press(&mut harness, "Show win rates");
    assert!(says(&harness, "Easy wins "));
    press(&mut harness, "Hide win rates");
    assert!(!says(&harness, "% of "));
}

/// Home suggests one game until any game has been finished.
#[test]
fn home_suggests_a_game_to_try_first() {
    let suggestions = |harness: &Harness<'_, App>| {
        let is_suggested = |node: &egui_kittest::Node<'_>| {
            let description = node.accesskit_node().description();
            description.is_some_and(|words| words.starts_with("Good to start with"))
        };
        harness.get_all_by_role(egui::accesskit::Role::Button).filter(is_suggested).count()
    };
    let folder = tempfile::tempdir().expect("a folder");
    let store = quick_store(&folder);
    assert_eq!(suggestions(&open(&store)), 1);
    let finis = entry("finis").expect("a game");
    for (finished, expected) in [(false, 1), (true, 0)] {
        let saved = misere::store::open_example(finis, finished).expect("an example");
        add_game(&store, &saved);
        assert_eq!(suggestions(&open(&store)), expected, "finished: {finished}");
    }
}
