//! What a person likes: kept in a file of its own, read at the start, written at each change.

use std::collections::{BTreeMap, BTreeSet};
use std::path::{Path, PathBuf};

use serde::{Deserialize, Serialize};

use super::deck::Look;
use super::theme::{Cloth, Shade, Surface};
use crate::bots::Level;
use crate::games::Entry;
use crate::store::{Player, StoreError, write_whole};

/// Everything that a person can set, house rules included.
#[derive(Clone, Debug, PartialEq, Serialize, Deserialize)]
#[serde(default)]
pub struct Settings {
    /// Light or dark.
    pub shade: Shade,
    /// The cloth on the table.
    pub cloth: Cloth,
    /// The colour of a cloth of one's own: red, green, blue.
    pub own_cloth: [u8; 3],
    /// The file of the picture on the table.
    pub picture: String,
    /// Strong colours and outlines everywhere, on the cards too?
    pub high_contrast: bool,
    /// Where panels stand and the buttons of the table.
    pub side: Side,
    /// The deck.
    pub deck: Look,
    /// Size of everything, in percent.
    pub zoom: u32,
    /// Size of the cards, in percent.
    pub cards: u32,
    /// How quickly cards move.
    pub motion: Motion,
    /// How long computer players take.
    pub pace: Pace,
    /// How long a trick stays.
    pub trick: TrickStay,
    /// How a card is played.
    pub play_by: PlayBy,
    /// How the hand is sorted.
    pub sorting: Sorting,
    /// Is a card played by itself when it is the only legal one?
    pub play_forced: bool,
    /// Is a deal played to its end by itself once it is decided?
    pub finish_decided: bool,
    /// Does a card held over the table say what it would bring about, where the rules allow it?
    pub foresight: bool,
    /// May decisions be taken back?
    pub undo: bool,
    /// May hints be asked for?
    pub hints: bool,
    /// Are sounds played? None until it was asked once.
    pub sound: Option<bool>,
    /// How loud they are, in percent.
    pub volume: u32,
    /// The person's name.
    pub name: String,
    /// How each game was set up last.
    pub games: BTreeMap<String, GameSetup>,
    /// House rules kept under a name, by game.
    pub presets: BTreeMap<String, Vec<OwnPreset>>,
    /// The commands of programs that may play: typed here under New game, or allowed when a game
    /// with them was opened.
    pub programs: BTreeSet<String>,
}

impl Default for Settings {
    fn default() -> Self {
        Self {
            shade: Shade::default(),
            cloth: Cloth::default(),
            own_cloth: [0x5c, 0x3d, 0x6e],
            picture: String::new(),
            high_contrast: false,
            side: Side::default(),
            deck: Look::default(),
            zoom: 100,
            cards: 100,
            motion: Motion::default(),
            pace: Pace::default(),
            trick: TrickStay::default(),
            play_by: PlayBy::default(),
            sorting: Sorting::default(),
            play_forced: false,
            finish_decided: false,
            foresight: true,
            undo: true,
            hints: true,
            sound: None,
            volume: 60,
            name: "You".into(),
            games: BTreeMap::new(),
            presets: BTreeMap::new(),
            programs: BTreeSet::new(),
        }
    }
}

/// At which hand panels and buttons stand.
#[derive(Clone, Copy, Debug, Default, PartialEq, Eq, Serialize, Deserialize)]
pub enum Side {
    /// At the left.
    Left,
    /// At the right.
    #[default]
    Right,
}

/// How quickly cards move.
#[derive(Clone, Copy, Debug, Default, PartialEq, Eq, Serialize, Deserialize)]
pub enum Motion {
    /// Not at all: they are where they belong.
    None,
    /// Quickly.
    Fast,
    /// So that the eye can follow.
    #[default]
    Normal,
}

impl Motion {
    /// How long a card is under way, in seconds.
    pub const fn seconds(self) -> f32 {
        match self {
            Self::None => 0.0,
            Self::Fast => 0.12,
            Self::Normal => 0.24,
        }
    }
}

/// How long computer players take.
#[derive(Clone, Copy, Debug, Default, PartialEq, Eq, Serialize, Deserialize)]
pub enum Pace {
    /// No longer than they need.
    Fast,
    /// As people do.
    #[default]
    Natural,
    /// With time to watch.
    Slow,
}

impl Pace {
    /// The time between two actions, in seconds.
    pub const fn seconds(self) -> f64 {
        match self {
            Self::Fast => 0.0,
            Self::Natural => 0.55,
            Self::Slow => 1.2,
        }
    }
}

/// How long a finished trick stays on the table.
#[derive(Clone, Copy, Debug, Default, PartialEq, Eq, Serialize, Deserialize)]
pub enum TrickStay {
    /// Until a click.
    Click,
    /// Half a second.
    Short,
    /// One second and a quarter.
    #[default]
    Normal,
    /// Two seconds and a half.
    Long,
}

impl TrickStay {
    /// The time in seconds; none until a click.
    pub const fn seconds(self) -> Option<f64> {
        match self {
            Self::Click => None,
            Self::Short => Some(0.5),
            Self::Normal => Some(1.25),
            Self::Long => Some(2.5),
        }
    }
}

/// How a card is played; a drag always plays.
#[derive(Clone, Copy, Debug, Default, PartialEq, Eq, Serialize, Deserialize)]
pub enum PlayBy {
    /// One click.
    #[default]
    Click,
    /// Two clicks.
    DoubleClick,
    /// Only a drag.
    Drag,
}

/// How the hand is sorted.
#[derive(Clone, Copy, Debug, Default, PartialEq, Eq, Serialize, Deserialize)]
pub enum Sorting {
    /// By suit, the highest first.
    #[default]
    Suit,
    /// By suit, the lowest first.
    SuitRising,
    /// By rank.
    Rank,
}

/// How a game was set up last.
#[derive(Clone, Debug, PartialEq, Serialize, Deserialize)]
pub struct GameSetup {
    /// Who sits where.
    pub players: Vec<Player>,
    /// What differs from the published rules, in RON.
    pub rules: String,
}

/// House rules kept under a name.
#[derive(Clone, Debug, PartialEq, Serialize, Deserialize)]
pub struct OwnPreset {
    /// The name.
    pub name: String,
    /// What differs from the published rules, in RON.
    pub rules: String,
}

/// Names of computer players, in the order in which they sit down.
pub const NAMES: [&str; 6] = ["Berta", "Konrad", "Ottilie", "Emil", "Frida", "Anton"];

impl Settings {
    /// The deck as it is drawn.
    pub fn look(&self) -> Look {
        Look {
            high_contrast: self.deck.high_contrast || self.high_contrast,
            ..self.deck
        }
    }

    /// The table as it is painted.
    pub fn surface(&self, dark: bool) -> Surface {
        let color = self.cloth.color(self.own_cloth, dark);
        Surface::of(color, self.high_contrast)
    }

    /// Does nothing move by itself?
    pub fn is_still(&self) -> bool {
        self.motion == Motion::None
    }

    /// How a game is set up: as last time, or as usual.
    pub fn setup(&self, entry: &Entry) -> GameSetup {
        self.games
            .get(entry.id)
            .filter(|setup| entry.seats.contains(&setup.players.len()))
            .cloned()
            .unwrap_or_else(|| GameSetup {
                players: self.players(entry.usual, &[]),
                rules: "()".into(),
            })
    }

    /// Players for so many seats: those given, and computer players beside them.
    pub fn players(&self, seats: usize, given: &[Player]) -> Vec<Player> {
        let bot = given.iter().find_map(|player| match player {
            Player::Computer(_, bot) => Some(*bot),
            Player::Person(_) | Player::Program(..) => None,
        });
        (0..seats)
            .map(|seat| match given.get(seat) {
                Some(player) => player.clone(),
                None if seat == 0 => Player::Person(self.name.clone()),
                None => Player::Computer(free_name(given, seat), bot.unwrap_or(Level::Hard.into())),
            })
            .collect()
    }
}

fn free_name(given: &[Player], seat: usize) -> String {
    let free = |name: &&&str| given.iter().all(|player| player.name() != **name);
    let place = seat
        .saturating_sub(1)
        .saturating_sub(given.len().saturating_sub(1));
    let name = NAMES
        .iter()
        .filter(free)
        .nth(place)
        .unwrap_or(&NAMES[seat % NAMES.len()]);
    (*name).to_owned()
}

/// The settings and their file. A file that cannot be read is left alone: then changes last until
/// the window is closed.
pub struct SettingsFile {
    /// The settings.
    pub settings: Settings,
    written: Settings,
    path: PathBuf,
    locked: bool,
}

impl SettingsFile {
    /// Reads the file; the error says what is wrong with it, if anything.
    pub fn open(path: &Path) -> (Self, Option<StoreError>) {
        let (settings, error) = match std::fs::read_to_string(path) {
            Ok(text) => match ron::from_str::<Settings>(&text) {
                Ok(settings) => (settings, None),
                Err(error) => (
                    Settings::default(),
                    Some(StoreError::unreadable(path, &error)),
                ),
            },
            Err(error) if error.kind() == std::io::ErrorKind::NotFound => {
                (Settings::default(), None)
            }
            Err(source) => {
                let path = path.to_owned();
                (Settings::default(), Some(StoreError::Io { path, source }))
            }
        };
        let kept = Self {
            written: settings.clone(),
            settings,
            path: path.to_owned(),
            locked: error.is_some(),
        };
        (kept, error)
    }

    /// Writes the file if anything changed.
    ///
    /// # Errors
    /// The system refuses.
    pub fn save(&mut self) -> Result<(), StoreError> {
        if self.locked || self.settings == self.written {
            return Ok(());
        }
        self.written = self.settings.clone();
        let pretty = ron::ser::PrettyConfig::new()
            .indentor("  ")
            .struct_names(false);
        let text = ron::ser::to_string_pretty(&self.settings, pretty)
            .expect("settings are made of texts, numbers and lists");
        write_whole(&self.path, &(text + "\n"))
    }
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn settings_that_cannot_be_read_are_left_alone() {
        let folder = tempfile::tempdir().expect("a folder");
        let path = folder.path().join("settings.ron");
        std::fs::write(&path, "(zoom: 120,\n cards: many)").expect("writing");
        let (mut settings_file, error) = SettingsFile::open(&path);
        let error = error.expect("an error").to_string();
        assert!(error.contains("settings.ron:2:"), "{error}");
        settings_file.settings.zoom = 150;
        settings_file.save().expect("nothing to do");
        let text = std::fs::read_to_string(&path).expect("reading");
        assert_eq!(text, "(zoom: 120,\n cards: many)");
    }

    #[test]
    fn settings_are_there_again_and_what_is_new_has_its_default() {
        let folder = tempfile::tempdir().expect("a folder");
        let path = folder.path().join("config").join("settings.ron");
        let (mut settings_file, error) = SettingsFile::open(&path);
        assert!(error.is_none());
        settings_file.settings.zoom = 120;
        settings_file.settings.cloth = Cloth::Slate;
        settings_file.settings.games.insert(
            "finis".into(),
            GameSetup {
                players: settings_file.settings.players(3, &[]),
                rules: "(rounds: 2)".into(),
            },
        );
        settings_file.save().expect("writing");
        assert_eq!(SettingsFile::open(&path).0.settings, settings_file.settings);
        std::fs::write(&path, "(zoom: 80)").expect("writing");
        assert_eq!(SettingsFile::open(&path).0.settings.cards, 100);
    }

    #[test]
    fn everyone_at_the_table_has_a_name_of_their_own() {
        let settings = Settings::default();
        let mut players = settings.players(3, &[]);
        for seats in [6, 4, 5, 6] {
            players.truncate(seats);
            players = settings.players(seats, &players);
            let names: std::collections::HashSet<&str> = players.iter().map(Player::name).collect();
            assert_eq!(names.len(), seats);
        }
    }
}
