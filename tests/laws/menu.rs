//! Entries of the menu, and the bots of every game.

use std::collections::{BTreeSet, HashSet};
use std::fs;
use std::sync::atomic::AtomicBool;

use misere_engine::cards::{Cards, below};
use misere_engine::rand::SeedableRng;
use misere_engine::rand::rngs::Xoshiro256PlusPlus;
use misere_engine::rules::options::{HouseRules, Value};
use misere_engine::rules::{MAX_SEATS, Message, Next, Seat};
use misere_engine::table::{Setup, SetupError, Table};
use misere_engine::text::Language;
use misere_games::garbo::Garbo;
use misere_games::laws::{play_on, up_to};
use misere_games::{GAMES, entry};
use misere_players::bots::{Level, Limit};

use crate::common::in_repository;

use crate::common::{some_trials, tables};

#[test]
fn every_entry_can_be_found_and_says_what_it_is() {
    let mut ids = HashSet::new();
    for game in GAMES {
        assert!(ids.insert(game.id), "{} is listed twice", game.id);
        assert!(entry(game.id).is_some_and(|found| found.title == game.title));
        let plain = |letter: char| letter.is_ascii_lowercase() || letter == '_';
        assert!(game.id.chars().all(plain), "{}", game.id);
        let aim = (game.aim)().for_programs();
        let credit = (game.credit)().for_programs();
        for words in [game.title, &aim, &credit, &game.rules_text(Language::default())] {
            assert!(!words.trim().is_empty(), "{} lacks words", game.id);
        }
        assert!(game.minutes > 0);
        assert!(game.seats.contains(&game.usual), "{}", game.id);
        assert!(*game.seats.start() >= 2 && *game.seats.end() <= MAX_SEATS);
    }
    assert!(entry("").is_none() && entry("bridge").is_none());
}

#[test]
fn random_house_rules_vary_every_rule_and_only_within_its_range() {
    let mut rng = Xoshiro256PlusPlus::seed_from_u64(1);
    for entry in GAMES {
        let fields = entry.fields(entry.usual);
        for field in fields {
            let values: Vec<Value> = (0..50).map(|_| field.random(&mut rng)).collect();
            assert!(values.iter().all(|value| field.kind.allows(value)));
            assert!(values.iter().any(|value| *value != field.usual));
        }
    }
}

/// Window, command line and rules text use the same name for each house rule.
#[test]
fn every_rules_text_lists_each_house_rule_by_the_name_in_the_window() {
    for game in GAMES {
        let text = game.rules_text(Language::default());
        assert!(text.starts_with(&format!("# {}\n", game.title)), "{text}");
        assert!(!text.contains("include:") && !text.contains("part:"), "{text}");
        for seats in game.seats.clone() {
            for field in game.fields(seats) {
                let [label, help] = [&field.label, &field.help].map(Message::for_programs);
                let item = format!("\n- {label}: {help} ");
                assert!(text.contains(&item), "{} lacks {item}", game.id);
                let default = field.kind.label(&field.usual).for_programs().to_lowercase();
                assert!(text.to_lowercase().contains(&default), "{default}");
            }
        }
        for preset in game.presets {
            assert!(text.contains(&format!("\n- Preset {}: ", preset.name)));
        }
    }
}

/// Law 7: worked examples are in a file of their own.
#[test]
fn every_entry_has_vectors() {
    for game in GAMES {
        let root = in_repository("");
        let path = root.join(format!("tests/vectors/{}.json", game.id));
        let text = fs::read_to_string(&path).unwrap_or_default();
        let file: serde_json::Value = serde_json::from_str(&text).unwrap_or_default();
        assert_eq!(file["game"], game.id, "{}", path.display());
        let vectors = file["vectors"].as_array().map(Vec::len);
        assert!(vectors.is_some_and(|count| count > 0), "{}", path.display());
    }
}

fn setup(seats: usize, rules: HouseRules) -> Setup {
    Setup { seats, rules, seed: 1, dealer: None }
}

#[test]
fn wrong_numbers_of_players_and_dealers_are_refused() {
    for game in GAMES {
        let (least, most) = (*game.seats.start(), *game.seats.end());
        for seats in [0, 1, least - 1, most + 1, 100] {
            let refused = game.start(&setup(seats, HouseRules::default())).err();
            let Some(SetupError::Seats(wrong)) = refused else {
                panic!("{}: {seats} players give {refused:?}", game.id);
            };
            for number in [seats, least, most] {
                assert!(wrong.to_string().contains(&number.to_string()), "{wrong}");
            }
        }
        for seats in game.seats.clone().filter(|&seats| seats < MAX_SEATS) {
            let dealer = Some(Seat::new(seats));
            let setup = setup(seats, HouseRules::default());
            let refused = game.start(&Setup { dealer, ..setup.clone() }).err();
            assert_eq!(refused, Some(SetupError::Dealer { dealer: seats, seats }));
            let dealer = Some(Seat::new(seats - 1));
            let game = game.start(&Setup { dealer, ..setup }).ok();
            assert_eq!(game.map(|game| game.first_dealer()), dealer);
        }
    }
}

/// Regression: such a table panicked.
#[test]
fn a_table_with_no_or_too_many_seats_is_refused() {
    for seats in [0, MAX_SEATS + 1] {
        let refused = Table::new(Garbo, &setup(seats, HouseRules::default())).err();
        assert!(matches!(refused, Some(SetupError::Seats(_))), "{refused:?}");
    }
}

/// A bot of any level chooses a legal action, repeats it when it samples the same worlds, and
/// chooses at once when stopped.
#[test]
fn computer_players_play_by_the_rules() {
    for trial in some_trials(4) {
        let mut dice = trial.dice();
        let mut game = trial.start();
        let steps = 1 + up_to(60, &mut dice);
        play_on(&mut *game, steps, &mut dice);
        let moves = game.moves();
        let acts = matches!(game.next(), Next::Act(_));
        for level in Level::ALL {
            let seed = u64::from(below(&mut dice, 1000));
            let decide = |stop: bool| {
                let thought = game.think(level.into(), Limit::Worlds(1), seed)?;
                Some(thought(&AtomicBool::new(stop)))
            };
            let [one, two, stopped] = [false, false, true].map(decide);
            assert_eq!(one.is_some(), acts, "{level:?}");
            assert_eq!(one, two, "{level:?} changes its mind");
            for text in [one, stopped].into_iter().flatten() {
                let legal = moves.iter().any(|told| told.text == text);
                assert!(legal, "{level:?} decides for `{text}`");
            }
        }
    }
}

#[test]
fn a_new_game_waits_for_its_first_deal() {
    for (game, seats) in tables() {
        let session = game.start(&setup(seats, HouseRules::default()));
        let session = session.expect("the defaults can be played");
        assert_eq!((session.id(), session.seats(), session.seed()), (game.id, seats, 1));
        assert_eq!((session.at(), session.deal_number()), (0, 0));
        assert!(matches!(session.next(), Next::Deal(cards) if Cards::FULL.contains_all(cards)));
        assert!(session.steps().is_empty() && session.replay(true).is_empty());
        assert_eq!(session.sheet().rows, []);
    }
}

/// External bots rely on the zone names in `docs/bots.md`.
#[test]
fn zones_have_the_names_that_programs_are_told() {
    let path = in_repository("docs/bots.md");
    let guide = fs::read_to_string(path).expect("the guide can be read");
    let line = guide.lines().find(|line| line.starts_with("- `zones`"));
    let line = line.expect("the guide speaks of zones");
    let list = line.split(['(', ')']).nth(1).expect("a list of names");
    let told: BTreeSet<&str> = list.split(", ").map(|name| name.trim_matches('`')).collect();
    let mut used = BTreeSet::new();
    for trial in some_trials(2) {
        let mut dice = trial.dice();
        let mut game = trial.start();
        for _ in 0..20 {
            play_on(&mut *game, 1 + up_to(3, &mut dice), &mut dice);
            let seats = Seat::all(trial.setup.seats);
            let zones = seats.flat_map(|seat| game.scene(seat).zones);
            used.extend(zones.map(|zone| zone.id.name));
        }
    }
    assert_eq!(used, told);
}

/// Regression: the emblem of Garbo had a four and a two, which are not in its pack.
#[test]
fn pictures_show_cards_of_the_game() {
    for entry in GAMES {
        let setup = Setup { seats: entry.usual, rules: HouseRules::default(), seed: 1, dealer: None };
        let session = entry.start(&setup).expect("the usual rules");
        let Next::Deal(pack) = session.next() else {
            panic!("{}: a game begins with a deal", entry.id);
        };
        let pictures = entry.introduction.iter().map(|picture| picture.cards);
        for text in pictures.chain([entry.emblem]) {
            for word in text.split_whitespace() {
                let code = word.trim_start_matches('+').get(..2);
                if let Some(Ok(card)) = code.map(str::parse) {
                    assert!(pack.contains(card), "{}: {text}", entry.id);
                }
            }
        }
    }
}
