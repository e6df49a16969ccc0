//! Saved games as text: what was written reads back, and errors name their place.

use std::collections::HashSet;
use std::path::Path;

use misere_engine::rules::options::HouseRules;
use misere_engine::rules::{Next, Seat};
use misere_engine::seal::Recuts;
use misere_engine::table::Setup;
use misere_games::entry;
use misere_players::bots::Level;
use misere_store::{Fairness, FairnessCheck, Player, Saved, Unfair};

fn half_played(game: &str, acts: usize) -> Saved {
    let entry = entry(game).expect("game");
    let setup = Setup { seats: 4, rules: HouseRules::default(), seed: 7, dealer: None };
    let mut session = entry.start(&setup).expect("setup");
    for _ in 0..acts {
        session.shuffle();
        if let Some(first) = session.moves().first() {
            session.play(&first.text).expect("legal");
        }
    }
    let players = Seat::all(4).map(|seat| match seat.index() {
        0 => Player::Person("Ada \"the\" First".into()),
        1 => Player::Program("Zed".into(), "python3 \"my bot.py\" \\ 'x'".into()),
        n => Player::Computer(format!("Bot {n}").into(), Level::Easy.into()),
    });
    Saved { name: "Friday".into(), saved_at: 1_790_000_000, ..Saved::new(players.collect(), session) }
}

fn reread(saved: &Saved) -> Saved {
    Saved::from_ron(&saved.to_ron(), Path::new("here.ron")).expect("what was written")
}

#[test]
fn a_save_reads_back_at_every_point_of_a_game() {
    for acts in 0..300 {
        let saved = half_played("compendium", acts);
        let again = reread(&saved);
        assert_eq!(again.to_ron(), saved.to_ron());
        assert_eq!(again.session.at(), saved.session.at());
        assert_eq!(again.players, saved.players);
        assert_eq!(again.session.scene(Seat::new(1)), saved.session.scene(Seat::new(1)));
    }
    assert_eq!(half_played("compendium", 299).session.next(), Next::Over);
}

#[test]
fn what_a_guest_has_checked_stays_with_the_game_but_not_with_a_new_one_from_its_position() {
    let mut missing = Recuts::default();
    missing.add(["Zoë".into()]);
    let fairness = [Fairness::Fair, Fairness::Later, Fairness::Again, Fairness::Watched];
    let broken = [Unfair::File, Unfair::Game, Unfair::Seal, Unfair::Words, Unfair::Recuts, Unfair::Course];
    let mut said = HashSet::new();
    for fairness in fairness.into_iter().chain(broken.map(Fairness::Unfair)) {
        for (recuts, after_broken_off) in [(Recuts::default(), false), (missing.clone(), true)] {
            let check = FairnessCheck { verdict: fairness, recuts, after_broken_off };
            assert!(said.insert(format!("{:?}", check.words())), "two checks sound alike: {check:?}");
            let saved = Saved { fairness: Some(check.clone()), ..half_played("finis", 9) };
            let again = reread(&saved);
            assert_eq!(again.fairness, Some(check));
            assert_eq!((again.copy().fairness, again.branch().fairness), (again.fairness, None));
        }
    }
    let long = "x".repeat(200);
    let text = Saved { fairness: None, ..half_played("finis", 9) }.to_ron();
    for (words, error) in [
        ("(verdict: perfect)", "perfect"),
        (&*format!("(verdict: fair, recuts: (count: 1, missing: [\"{long}\"]))"), "too long"),
    ] {
        let spoiled = text.replacen("  log:", &format!("  fairness: {words},\n  log:"), 1);
        let refused = Saved::from_ron(&spoiled, Path::new("a/b.ron")).err().expect("an error").to_string();
        assert!(refused.contains(error) && refused.contains("a/b.ron:"), "{refused}");
    }
}

#[test]
fn undone_actions_can_be_redone_after_reading() {
    let mut saved = half_played("acorn_hearts", 20);
    let end = saved.session.at();
    saved.session.go_to(end - 5);
    let mut again = reread(&saved);
    assert_eq!(again.session.at(), end - 5);
    while again.session.redo() {}
    assert_eq!(again.session.at(), end);
}

#[test]
fn every_error_names_its_place() {
    let text = half_played("acorn_hearts", 20).to_ron();
    let spoiled = |from: &str, to: &str| {
        assert!(text.contains(from), "{from} in {text}");
        let error = Saved::from_ron(&text.replacen(from, to, 1), Path::new("a/b.ron"));
        error.err().expect("an error").to_string()
    };
    let step = text.lines().position(|line| line.contains("\"play ")).expect("a card") + 1;
    for (error, words) in [
        (spoiled("misere: 1", "misere: 2"), "a/b.ron:2:"),
        (spoiled("misere: 1", "misere: 2"), "expected 1"),
        (spoiled("acorn_hearts", "bridge"), "expected one of "),
        (spoiled("seats: 4", "seats: 5"), "4 players given: expected 5"),
        (spoiled("seats: 4", "seats: 7"), "expected 3 to 6"),
        (spoiled("queen_points: 4", "queen_points: 14"), "expected 0 to 13"),
        (spoiled("moon: true", "mood: true"), "`mood` is not a house rule"),
        (spoiled("dealer:", "dealt:"), "expected `dealer` here"),
        (spoiled("\"play ", "\"ploy "), &*format!("a/b.ron:{step}:")),
        (spoiled("\"play ", "\"play 7C 8"), "is not an action"),
        (spoiled("seed: 7", "seed: 8"), "these cards do not come from seed 8: expected `deal "),
        (spoiled("result: None", "result: Some((totals: [1], winners: [0]))"), "the result"),
        (spoiled("\"easy\"", "\"tough\""), "`tough` is not a computer player"),
        (spoiled(" at: ", " at: 9"), "expected 0 to"),
    ] {
        assert!(error.contains(words), "{error} lacks {words}");
    }
    assert!(Saved::from_ron(&text[..text.len() / 2], Path::new("cut.ron")).is_err());
    assert!(Saved::from_ron("", Path::new("empty.ron")).is_err());
}
