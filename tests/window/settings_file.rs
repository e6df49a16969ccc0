//! The file of the settings: its limits, a byte order mark, and damaged ones.

use std::collections::HashSet;
use std::fs;
use std::path::Path;
use std::time::Duration;

use misere::bots::Level;
use misere::external::{Consent, Program};
use misere::limits;
use misere::printable::RawText;
use misere::store::{Disk, Player, Writer};
use misere::ui::for_tests::theme::Cloth;
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

fn writer() -> Writer {
    Writer::start(Disk::default(), || {})
}

#[test]
fn an_unreadable_file_is_left_alone() {
    let folder = tempfile::tempdir().expect("a folder");
    let path = folder.path().join("settings.ron");
    fs::write(&path, "(zoom: 120,\n cards: many)").expect("writing");
    let writer = writer();
    let (mut file, error) = SettingsFile::open(&path, &writer);
    let error = error.expect("an error").to_string();
    assert!(error.contains("settings.ron:2:"), "{error}");
    file.settings.zoom = 150;
    file.save(&writer);
    drop(writer);
    let text = fs::read_to_string(&path).expect("reading");
    assert_eq!(text, "(zoom: 120,\n cards: many)");
}

#[test]
fn settings_are_read_back_and_missing_ones_have_their_defaults() {
    let folder = tempfile::tempdir().expect("a folder");
    let path = folder.path().join("config").join("settings.ron");
    let writer = writer();
    let (mut file, error) = SettingsFile::open(&path, &writer);
    assert!(error.is_none());
    file.settings.zoom = 120;
    file.settings.cloth = Cloth::Slate;
    file.settings
        .games
        .insert("finis".into(), GameSetup { players: file.settings.players(3, &[]), rules: "(rounds: 2)".into() });
    file.save(&writer);
    drop(writer);
    let writer = self::writer();
    assert_eq!(SettingsFile::open(&path, &writer).0.settings, file.settings);
    fs::write(&path, "(zoom: 80)").expect("writing");
    assert_eq!(SettingsFile::open(&path, &writer).0.settings.cards, 100);
}

#[test]
fn settings_of_earlier_versions_keep_their_meaning() {
    let old = Settings::from_ron("(foresight: false)", Path::new("settings.ron"));
    assert!(!old.expect("sound settings").previews);
    let old = r#"(programs: ["python3 bot.py"], cards: 120)"#;
    let old = Settings::from_ron(old, Path::new("settings.ron")).expect("sound settings");
    assert_eq!((old.programs.programs().len(), old.cards), (0, 120));
}

#[test]
fn every_player_has_a_different_name() {
    let settings = Settings::default();
    let mut players = settings.players(3, &[]);
    for seats in [6, 4, 5, 6] {
        players.truncate(seats);
        players = settings.players(seats, &players);
        let names: HashSet<&RawText> = players.iter().map(Player::name).collect();
        assert_eq!(names.len(), seats);
    }
}
