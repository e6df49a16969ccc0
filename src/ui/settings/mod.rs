//! The settings, as data. Knows nothing of the settings page.

mod choices;
mod file;
mod progress;

use std::collections::{BTreeMap, BTreeSet};

use serde::{Deserialize, Serialize};
use smart_default::SmartDefault;

pub use self::choices::{
    Announce, Coach, DEAL, Motion, Pace, PlayBy, Relays, Remarks, Side, Sorting, SystemWishes, TrickStay,
};
pub use self::file::{SettingsFile, peek};
pub use self::progress::{LessonProgress, PuzzleProgress};
use super::deck::Look;
use super::personas::Persona;
use super::theme::{Cloth, Surface, ThemeChoice};
use crate::bots::Level;
use crate::external::Consents;
use crate::games::Entry;
use crate::limits::{self, GAMES, HOUSE_RULES, PATH, PRESET_NAME, PRESETS, list, raw_text, size, text};
use crate::printable::RawText;
use crate::rules::MAX_SEATS;
use crate::store::{Player, person_name};
use crate::text::Language;

/// The maximum number of characters of the address of a relay.
pub const RELAY: usize = 128;

/// The settings, including the house rules and players last used for each game.
#[derive(Clone, Debug, PartialEq, Serialize, Deserialize, SmartDefault)]
#[serde(default)]
pub struct Settings {
    /// The language of all texts.
    #[serde(skip)]
    pub language: Language,
    /// The language that the person has chosen; until then, it is that of the system.
    #[serde(rename = "language", skip_serializing_if = "Option::is_none")]
    pub chosen_language: Option<Language>,
    /// Light or dark.
    #[serde(rename = "shade")]
    pub theme: ThemeChoice,
    /// The cloth on the table.
    pub cloth: Cloth,
    /// The person's own table color: red, green, blue.
    #[default([0x5c, 0x3d, 0x6e])]
    pub own_cloth: [u8; 3],
    /// The file of the picture on the table.
    #[serde(deserialize_with = "text::<PATH, _>")]
    pub picture: String,
    /// What the system is asked for, which counts until the person has chosen otherwise here.
    #[serde(skip)]
    pub system: SystemWishes,
    /// High contrast everywhere, including on the cards, as set here; see [`Settings::has_high_contrast`].
    pub high_contrast: bool,
    #[serde(skip_serializing_if = "std::ops::Not::not")]
    pub has_chosen_contrast: bool,
    /// The events that are announced to screen readers.
    pub announce: Announce,
    /// Makes every clickable control at least 44 points high and wide.
    pub large_targets: bool,
    /// The side of side panels and of the buttons at the table.
    pub side: Side,
    pub deck: Look,
    /// Interface size, in percent.
    #[serde(deserialize_with = "size")]
    #[default(100)]
    pub zoom: u32,
    /// Card size, in percent.
    #[serde(deserialize_with = "size")]
    #[default(100)]
    pub cards: u32,
    /// Speed of moving cards as set here; see [`Settings::motion`].
    pub motion: Motion,
    #[serde(skip_serializing_if = "std::ops::Not::not")]
    pub has_chosen_motion: bool,
    /// Speed of computer players.
    pub pace: Pace,
    /// The time that a finished trick stays on the table.
    pub trick: TrickStay,
    /// The frequency of remarks by computer players.
    pub remarks: Remarks,
    /// The gesture that plays a card.
    pub play_by: PlayBy,
    /// The order of the hand.
    pub sorting: Sorting,
    /// Plays a card automatically when it is the only legal one.
    pub play_forced: bool,
    /// Finishes a deal automatically once its scores are decided.
    pub finish_decided: bool,
    /// Previews the effect of a card while it is dragged, where the rules allow it.
    #[serde(alias = "foresight")]
    #[default(true)]
    pub previews: bool,
    /// Lets decisions be undone.
    #[default(true)]
    pub undo: bool,
    /// Offers hints.
    #[default(true)]
    pub hints: bool,
    /// The losses of which the coach speaks; `None` until the person has been asked.
    #[serde(skip_serializing_if = "Option::is_none")]
    pub coach: Option<Coach>,
    /// Reviews finished games in the background.
    #[default(true)]
    pub review_games: bool,
    /// Shows the day's deal on Home.
    #[default(true)]
    pub today: bool,
    /// Keeps results of finished games.
    #[default(true)]
    pub statistics: bool,
    /// Keeps tries at puzzles, for a rating and for puzzles that return.
    #[default(true)]
    pub rate_puzzles: bool,
    /// Leads from Home to the medals.
    #[default(true)]
    pub goals: bool,
    /// The time at which statistics were last reset or switched on, in seconds since 1970.
    #[serde(deserialize_with = "limits::time")]
    pub statistics_since: u64,
    /// Plays sounds; `None` until the person has decided, which means yes.
    pub sound: Option<bool>,
    /// Volume of sounds, in percent.
    #[serde(deserialize_with = "limits::volume")]
    #[default(60)]
    pub volume: u32,
    /// The person's name; empty if they gave none.
    #[serde(with = "person_name")]
    pub name: RawText,
    /// The number of the face that the person has chosen; without one, results show their initials.
    #[serde(skip_serializing_if = "Option::is_none")]
    pub face: Option<u8>,
    /// The relays that help friends to find this computer.
    pub relays: Relays,
    /// The address of the person's own relay.
    #[serde(deserialize_with = "text::<RELAY, _>")]
    #[serde(skip_serializing_if = "String::is_empty")]
    pub relay: String,
    /// Set to find friends on the local network.
    #[default(true)]
    pub nearby: bool,
    /// Set for a notification when it is the person's turn at a table with friends, and another window in use.
    pub notify: bool,
    /// The ids of the games whose aim has been read at the table.
    #[serde(deserialize_with = "list::<GAMES, _, _>")]
    #[serde(skip_serializing_if = "BTreeSet::is_empty")]
    pub aims_read: BTreeSet<String>,
    /// The ids of the games that have been at the table.
    #[serde(deserialize_with = "list::<GAMES, _, _>")]
    #[serde(skip_serializing_if = "BTreeSet::is_empty")]
    pub played: BTreeSet<String>,
    /// The progress in each lesson, by the game's id.
    #[serde(deserialize_with = "list::<GAMES, _, _>")]
    #[serde(skip_serializing_if = "BTreeMap::is_empty")]
    pub lessons: BTreeMap<String, LessonProgress>,
    /// The puzzles that were solved.
    #[serde(skip_serializing_if = "PuzzleProgress::is_empty")]
    pub puzzles: PuzzleProgress,
    /// The last setup of each game, by the game's id.
    #[serde(deserialize_with = "list::<GAMES, _, _>")]
    pub games: BTreeMap<String, GameSetup>,
    /// Named presets of house rules, by the game's id.
    #[serde(deserialize_with = "list::<GAMES, _, _>")]
    pub presets: BTreeMap<String, OwnPresets>,
    /// The programs that may play. Earlier versions allowed commands without their folders and
    /// files, under the name `programs`; the person is asked again about these.
    #[serde(rename = "allowed_programs")]
    pub programs: Consents,
}

/// The players and house rules of a game.
#[derive(Clone, Debug, PartialEq, Serialize, Deserialize)]
pub struct GameSetup {
    /// The players, by seat.
    #[serde(deserialize_with = "list::<MAX_SEATS, _, _>")]
    pub players: Vec<Player>,
    /// The house rules that differ from the usual ones, in RON.
    #[serde(deserialize_with = "text::<HOUSE_RULES, _>")]
    pub rules: String,
}

/// A named preset of house rules.
#[derive(Clone, Debug, PartialEq, Serialize, Deserialize)]
pub struct OwnPreset {
    /// The name.
    #[serde(deserialize_with = "raw_text::<PRESET_NAME, _>")]
    pub name: RawText,
    /// The house rules that differ from the usual ones, in RON.
    #[serde(deserialize_with = "text::<HOUSE_RULES, _>")]
    pub rules: String,
}

/// The presets that a player has saved for a game.
#[derive(Clone, Debug, Default, PartialEq, Serialize, Deserialize)]
#[serde(transparent)]
pub struct OwnPresets(#[serde(deserialize_with = "list::<PRESETS, _, _>")] pub Vec<OwnPreset>);

impl Settings {
    /// Has all texts in a language, with the letters that the deck has in its corners.
    pub fn speak(&mut self, language: Language) {
        self.language = language.with_local_indices(self.has_local_indices(language));
    }

    /// Tells whether cards have the letters of a language in their corners.
    pub fn has_local_indices(&self, language: Language) -> bool {
        self.deck.local_index.unwrap_or_else(|| language.has_usual_indices())
    }

    /// Returns the look of the deck, with high contrast if that is set for everything.
    pub fn look(&self) -> Look {
        Look {
            high_contrast: self.deck.high_contrast || self.has_high_contrast(),
            language: if self.has_local_indices(self.language) { self.language } else { Language::default() },
            ..self.deck
        }
    }

    /// Returns the colors of the table.
    pub fn surface(&self, dark: bool) -> Surface {
        let color = self.cloth.color(self.own_cloth, dark);
        Surface::of(color, self.has_high_contrast())
    }

    /// Tells whether sounds are played.
    pub fn plays_sounds(&self) -> bool {
        self.sound != Some(false)
    }

    /// Tells whether everything has high contrast, because the person or the system wishes it.
    pub const fn has_high_contrast(&self) -> bool {
        self.high_contrast || self.system.more_contrast && !self.has_chosen_contrast
    }

    pub const fn choose_contrast(&mut self, high: bool) {
        (self.high_contrast, self.has_chosen_contrast) = (high, true);
    }

    /// Returns the speed of moving cards, none if the system wishes so.
    pub const fn motion(&self) -> Motion {
        if self.system.less_motion && !self.has_chosen_motion { Motion::None } else { self.motion }
    }

    pub const fn choose_motion(&mut self, motion: Motion) {
        (self.motion, self.has_chosen_motion) = (motion, true);
    }

    /// Tells whether there is no motion.
    pub fn is_still(&self) -> bool {
        self.motion() == Motion::None
    }

    /// Saves house rules of a game under a name, replacing any with the same name.
    pub fn keep_preset(&mut self, id: &str, preset: OwnPreset) {
        self.forget_preset(id, preset.name.raw());
        self.presets.entry(id.into()).or_default().0.push(preset);
    }

    /// Deletes the house rules of a game with this name.
    pub fn forget_preset(&mut self, id: &str, name: &str) {
        if let Some(presets) = self.presets.get_mut(id) {
            presets.0.retain(|preset| preset.name != *name);
        }
    }

    /// Returns the presets saved for a game.
    pub fn own_presets(&self, id: &str) -> &[OwnPreset] {
        self.presets.get(id).map_or(&[], |OwnPresets(presets)| presets)
    }

    /// Tells whether house rules of a game can be saved under a name, because there is room or they replace others.
    pub fn can_keep_preset(&self, id: &str, name: &str) -> bool {
        let presets = self.own_presets(id);
        presets.len() < PRESETS || presets.iter().any(|preset| preset.name == *name)
    }

    /// Tells whether the lesson of a game is completed.
    pub fn has_learned(&self, id: &str) -> bool {
        self.lessons.get(id) == Some(&LessonProgress::Done)
    }

    /// The step, from 0, at which the lesson of a game was left after its first step.
    pub fn lesson_step(&self, id: &str) -> Option<usize> {
        match self.lessons.get(id) {
            Some(LessonProgress::Step(step)) if *step > 0 => Some(usize::from(*step)),
            _ => None,
        }
    }

    /// Returns the last setup of a game, or its usual players and rules.
    pub fn setup(&self, entry: &Entry) -> GameSetup {
        self.games
            .get(entry.id)
            .filter(|setup| entry.seats.contains(&setup.players.len()))
            .cloned()
            .unwrap_or_else(|| GameSetup { players: self.players(entry.usual, &[]), rules: "()".into() })
    }

    /// Remembers the last setup of a game.
    pub fn remember(&mut self, entry: &Entry, setup: GameSetup) {
        self.games.insert(entry.id.into(), setup);
    }

    /// Returns players for this many seats: the given ones, then a person at the first seat and
    /// computer players at the others.
    pub fn players(&self, seats: usize, given: &[Player]) -> Vec<Player> {
        let bot = given.iter().find_map(|player| match player {
            Player::Computer(_, bot) => Some(bot.level),
            Player::Person(_) | Player::Program(..) | Player::Friend(..) => None,
        });
        let level = bot.unwrap_or(Level::Easy);
        let mut players = given.to_vec();
        players.truncate(seats);
        while players.len() < seats {
            players.push(if players.is_empty() {
                Player::Person(self.name.clone())
            } else {
                Persona::free(&players).player(level)
            });
        }
        players
    }
}
