//! The file of the settings: its limits, a byte order mark, and damaged ones.

use std::fs;
use std::path::Path;
use std::time::Duration;

use misere::bots::Level;
use misere::external::{Consent, Program};
use misere::limits;
use misere::store::{Disk, Player, Writer};
use misere::ui::settings::{GameSetup, OwnPreset, Settings, SettingsFile};

use crate::damage::{Kind, damage};

#[test]
fn damaged_settings_are_refused_with_their_place() {
    let read = |text: &str, path: &Path| Settings::from_ron(text, path).map(|_| ());
    damage(&[Kind { text: settings(), read: Box::new(read) }], 300);
}

/// Settings with a value in every field.
fn settings() -> String {
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

#[test]
fn settings_with_a_byte_order_mark_are_read_and_written_again() {
    let folder = tempfile::tempdir().expect("a folder");
    let path = folder.path().join("settings.ron");
    fs::write(&path, "\u{feff}(zoom: 120)").expect("writing");
    let saving = Writer::start(Disk::default(), || {});
    let (mut file, error) = SettingsFile::open(&path, &saving);
    assert!(error.is_none(), "{error:?}");
    assert_eq!(file.settings.zoom, 120);
    file.settings.zoom = 140;
    file.save(&saving);
    assert!(saving.wait(Duration::from_secs(20)));
    assert_eq!(saving.take_moved(), []);
    let text = fs::read_to_string(&path).expect("reading");
    assert!(text.contains("zoom: 140"), "{text}");
}
