//! Numbers out of range and overlong texts are refused, with their position, what was found and
//! what is allowed.

use std::path::Path;

use misere::games::GAMES;
use misere::limits;
use misere::store::{Saved, open_example};

/// The error for a save with `from` replaced, and the position of `from`: `a.ron:2:`.
fn spoiled(from: &str, to: &str) -> (String, String) {
    let example = open_example(&GAMES[0], false).expect("an example");
    let text = example.to_ron();
    let at = text.find(from).expect("in the save");
    let line = 1 + text[..at].matches('\n').count();
    let read = Saved::from_ron(&text.replacen(from, to, 1), Path::new("a.ron"));
    let error = read.err().expect("an error").to_string();
    (error, format!("a.ron:{line}:"))
}

/// Regression: a name of one megabyte and a step of five made the window hang.
#[test]
fn what_is_too_long_or_out_of_range_in_a_save_is_refused_at_its_place() {
    let long = |length: usize| "x".repeat(length);
    let step = format!("\"{}\",\n      \"deal ", long(5 << 20));
    for (from, to, words) in [
        ("\"Berta\"", format!("{:?}", long(1 << 20)), "a text of 1048576 characters: expected at most 16"),
        ("name: \"\"", format!("name: {:?}", long(81)), "a text of 81 characters: expected at most 80"),
        ("\"deal ", step, "step 1: a text of 5242880 characters: expected at most 400"),
        ("saved: 1790000000", format!("saved: {}", u64::MAX), "18446744073709551615: expected 0 to 253402300799"),
        ("dealer: ", "dealer: 9".into(), "expected 0 to "),
    ] {
        let (error, place) = spoiled(from, &to);
        assert!(error.starts_with(&place), "{place}: {error}");
        assert!(error.contains(words), "{words}: {error}");
    }
    let (error, _) = spoiled("Computer", &long(1 << 20));
    assert!(error.len() < 10_000, "an error of {} bytes", error.len());
}

#[test]
fn the_longest_texts_can_be_read_again() {
    let mut saved = open_example(&GAMES[0], false).expect("an example");
    saved.name = "é".repeat(limits::GAME_NAME).into();
    saved.players[1].rename("é".repeat(limits::PLAYER_NAME).into());
    let again = Saved::from_ron(&saved.to_ron(), Path::new("a.ron")).expect("within the limits");
    assert_eq!((again.name, again.players), (saved.name, saved.players));
    for entry in GAMES {
        let rules = entry.usual_rules(entry.usual).to_string();
        assert!(2 * rules.len() < limits::HOUSE_RULES, "{}", entry.id);
    }
}

/// Regression: the check of the seed compared texts instead of cards.
#[test]
fn a_deal_may_be_spelled_in_another_way() {
    let example = open_example(&GAMES[0], false).expect("an example");
    let text = example.to_ron();
    let at = text.find("\"deal ").expect("a deal");
    let mut other = text.clone();
    other.insert(at + "\"deal ".len() + 2, ' ');
    let again = Saved::from_ron(&other, Path::new("a.ron")).expect("the same cards");
    assert_eq!(again.to_ron(), text);
}

/// Settings with a value in every field.
pub fn settings() -> String {
    use misere::bots::Level;
    use misere::external::{Consent, Program};
    use misere::store::Player;
    use misere::ui::settings::{GameSetup, OwnPreset, Settings};

    let mut settings = Settings {
        picture: "/pictures/table.png".into(),
        sound: Some(true),
        name: "Ada".into(),
        ..Settings::default()
    };
    let rules = "(rounds: 2)".to_owned();
    let given = [
        Player::Person("Ada".into()),
        Player::Program("Zed".into(), "python3 bot.py".into()),
        Player::Computer("Emil".into(), Level::Hard.into()),
    ];
    let setup = GameSetup { players: settings.players(3, &given), rules: rules.clone() };
    settings.games.insert("finis".into(), setup);
    let name = "Friday".into();
    settings.keep_preset("finis", OwnPreset { name, rules });
    let program = Program::examine("python3 bot.py").expect("a program");
    settings.programs.insert(Consent::typed(program));
    settings.aims_read.insert("finis".into());
    let pretty = ron::ser::PrettyConfig::new().struct_names(false);
    ron::ser::to_string_pretty(&settings, pretty).expect("RON")
}

#[test]
fn what_is_too_long_or_out_of_range_in_settings_is_refused_at_its_place() {
    use misere::ui::settings::Settings;

    let sound = settings();
    let path = Path::new("a.ron");
    Settings::from_ron(&sound, path).expect("sound settings");
    let long = "x".repeat(1 << 20);
    for (from, to, words) in [
        ("zoom: 100", "zoom: 0", "0: expected 60 to 200"),
        ("zoom: 100", "zoom: 4294967295", "4294967295: expected 60 to 200"),
        ("cards: 100", "cards: 201", "201: expected 60 to 200"),
        ("volume: 60", "volume: 101", "101: expected 0 to 100"),
        ("name: \"Ada\"", &format!("name: {long:?}"), "expected at most 16"),
        ("\"Friday\"", &format!("{long:?}"), "expected at most 24"),
        ("\"python3 bot.py\"", &format!("{long:?}"), "expected at most 4000"),
        ("\"(rounds: 2)\"", &format!("{long:?}"), "expected at most 4000"),
    ] {
        let at = sound.find(from).unwrap_or_else(|| panic!("{from} in {sound}"));
        let place = format!("a.ron:{}:", 1 + sound[..at].matches('\n').count());
        let read = Settings::from_ron(&sound.replacen(from, to, 1), path);
        let error = read.expect_err("an error").to_string();
        assert!(error.starts_with(&place), "{place}: {error}");
        assert!(error.contains(words), "{words}: {error}");
    }
}

#[test]
fn only_as_much_is_remembered_as_can_be_read_again() {
    use misere::ui::settings::{OwnPreset, Settings};

    let mut settings = Settings::default();
    let keep = |settings: &mut Settings, number: usize| {
        let name = number.to_string();
        let can_keep = settings.can_keep_preset("finis", &name);
        let name = name.into();
        let rules = "()".into();
        if can_keep {
            settings.keep_preset("finis", OwnPreset { name, rules });
        }
        can_keep
    };
    assert!((0..limits::PRESETS).all(|number| keep(&mut settings, number)));
    assert!(keep(&mut settings, 7), "in place of the one before");
    assert!(!keep(&mut settings, limits::PRESETS));
    let text = ron::to_string(&settings).expect("RON");
    let again = Settings::from_ron(&text, Path::new("a.ron")).expect("within the limits");
    assert_eq!(again, settings);
}
