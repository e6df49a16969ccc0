//! Challenges as they are kept: the text that travels, and below it what only this computer knows.

use std::collections::BTreeSet;
use std::fs;
use std::path::{Path, PathBuf};
use std::sync::atomic::AtomicBool;

use super::{Challenge, ChallengeEntry, ChallengeId, CheckedEntry, ENTRIES, MOST_BYTES, MergeError, Refusal};
use crate::text::Language;
use crate::{EXTENSION, Origin, Saved, Store, StoreError, Unsaved, read_bytes};
use misere_engine::encoding;
use misere_engine::limits::PLAYER_NAME;
use misere_engine::or_log::OrLog as _;
use misere_engine::printable::RawText;

/// The names of the lines below the text.
const OWN: &str = "own:";
const NAME: &str = "name:";
const PROVED: &str = "proved:";
const MADE: &str = "made here";
const ALIKE: &str = "made before anybody had played";

/// The most bytes of these lines.
const LINES: usize = 1024;

/// A challenge that was made or received here.
#[derive(Clone, Debug)]
pub struct KeptChallenge {
    pub challenge: Challenge,
    pub is_made: bool,
    /// The index of the entry of the person at this computer. Until there is one, the others are sealed.
    own: Option<usize>,
    /// The name that the person at this computer has chosen for this challenge; empty for their usual one.
    name: RawText,
    /// The indices of the entries whose opponents have been asked again here, or who played here.
    proved: BTreeSet<usize>,
}

impl KeptChallenge {
    /// A challenge from elsewhere.
    pub fn received(challenge: Challenge) -> Self {
        Self { challenge, is_made: false, own: None, name: RawText::default(), proved: BTreeSet::new() }
    }

    /// A challenge by the person at this computer, whose play is its only entry if there is one.
    pub fn made(challenge: Challenge) -> Self {
        let own = (0..challenge.entries.len()).next();
        let challenge = challenge.as_made();
        Self { challenge, is_made: true, own, name: RawText::default(), proved: own.into_iter().collect() }
    }

    /// The index of the entry of the person at this computer.
    pub const fn own(&self) -> Option<usize> {
        self.own
    }

    /// Adds the play of the person at this computer, unless there is one.
    ///
    /// # Errors
    /// Returns an error if it is of another challenge, or there are too many entries.
    pub fn add_own(&mut self, play: &Challenge) -> Result<(), MergeError> {
        if self.own.is_some() {
            return Ok(());
        }
        self.merge(play)?;
        self.own = play.entries.first().and_then(|own| self.place_of(own));
        self.proved.extend(self.own);
        Ok(())
    }

    /// Adds the entries of another text of the same challenge.
    ///
    /// # Errors
    /// Returns an error, and changes nothing, if it is another challenge or there are too many entries.
    pub fn merge(&mut self, other: &Challenge) -> Result<usize, MergeError> {
        let before = self.challenge.entries.clone();
        let count = self.challenge.merge(other)?;
        let moved = |index: usize| self.place_of(&before[index]);
        let (own, proved) = (self.own.and_then(moved), self.proved.iter().copied());
        let proved = proved.filter_map(moved).collect();
        (self.own, self.proved) = (own, proved);
        Ok(count)
    }

    /// The index of a play.
    fn place_of(&self, play: &ChallengeEntry) -> Option<usize> {
        let mut entries = self.challenge.entries.iter();
        entries.position(|entry| entry.is_same_play(play))
    }

    /// Gives the person at this computer another name in this challenge.
    pub fn name_own(&mut self, name: RawText) {
        if let Some(own) = self.own {
            self.challenge.entries[own].name = name.clone();
        }
        self.name = name;
    }

    /// The name of the person at this computer, given their usual one.
    pub fn own_name<'a>(&'a self, usual: &'a RawText) -> &'a RawText {
        match self.own {
            Some(own) => &self.challenge.entries[own].name,
            None if self.name.is_empty() => usual,
            None => &self.name,
        }
    }

    pub fn remove(&mut self, index: usize) {
        self.challenge.entries.remove(index);
        let moved = |place: usize| match place.cmp(&index) {
            std::cmp::Ordering::Less => Some(place),
            std::cmp::Ordering::Equal => None,
            std::cmp::Ordering::Greater => Some(place - 1),
        };
        self.own = self.own.and_then(moved);
        self.proved = self.proved.iter().copied().filter_map(moved).collect();
    }

    /// Tells whether the check of an entry takes long, because its opponents are still to be asked again.
    pub fn is_to_be_proved(&self, index: usize) -> bool {
        let entry = &self.challenge.entries[index];
        entry.alike && self.challenge.has_these_players() && !self.proved.contains(&index)
    }

    /// Notes that the check of an entry has found nothing wrong.
    pub fn note_proved(&mut self, index: usize) {
        self.proved.insert(index);
    }

    /// Checks an entry; its opponents are asked only if that has not been done here. `None` if stopped.
    ///
    /// # Panics
    /// Panics if there is no such entry.
    pub fn check(&self, index: usize, stop: &AtomicBool) -> Option<Result<CheckedEntry, Refusal>> {
        if self.proved.contains(&index) {
            return Some(self.challenge.replay(index));
        }
        self.challenge.check(index, stop)
    }

    /// The game that an entry comes from, as a game from elsewhere.
    ///
    /// # Errors
    /// Returns an error if the entry is no game.
    ///
    /// # Panics
    /// Panics if there is no such entry.
    pub fn game(&self, index: usize) -> Result<Saved, Refusal> {
        let CheckedEntry { entry, mut session, .. } = self.challenge.replay(index)?;
        session.set_undo_count(entry.undone);
        Ok(Saved {
            saved_at: entry.time,
            players: self.challenge.players(&entry.name),
            origin: Origin::Import,
            fairness: None,
            hints: entry.hints,
            session,
            ..self.challenge.start(&entry.name)
        })
    }

    pub fn to_file(&self) -> String {
        let mut text = self.challenge.to_text(Language::ENGLISH);
        if self.is_made {
            text.push_str(&format!("{MADE}\n"));
        }
        if self.challenge.is_alike {
            text.push_str(&format!("{ALIKE}\n"));
        }
        if let Some(own) = self.own {
            text.push_str(&format!("{OWN} {own}\n"));
        }
        if !self.name.is_empty() {
            text.push_str(&format!("{NAME} {}\n", self.name.raw()));
        }
        if !self.proved.is_empty() {
            let proved: Vec<String> = self.proved.iter().map(ToString::to_string).collect();
            text.push_str(&format!("{PROVED} {}\n", proved.join(" ")));
        }
        text
    }

    /// Reads the content of its file; `path` is only for error messages. Lines below the text that make no sense are
    /// ignored.
    ///
    /// # Errors
    /// Returns an error if there is no sound challenge in it.
    pub fn from_file(text: &str, path: &Path) -> Result<Self, StoreError> {
        let challenge = read(text, path)?;
        let count = challenge.entries.len();
        let index = |word: &str| word.parse().ok().filter(|index| *index < count);
        let mut kept = Self::received(challenge);
        for line in text.lines() {
            if line == ALIKE {
                kept.challenge.is_alike = true;
            } else if line == MADE {
                kept.is_made = true;
            } else if let Some(name) = line.strip_prefix(NAME) {
                kept.name = name.trim().chars().take(PLAYER_NAME).collect::<String>().into();
            } else if let Some(own) = line.strip_prefix(OWN) {
                kept.own = index(own.trim());
            } else if let Some(proved) = line.strip_prefix(PROVED) {
                let proved = proved.split_whitespace().take(ENTRIES);
                kept.proved = proved.filter_map(index).collect();
            }
        }
        // Files of earlier versions do not say it.
        if kept.is_made && kept.own.is_none_or(|own| kept.challenge.entries[own].alike) {
            kept.challenge.is_alike = true;
        }
        Ok(kept)
    }
}

impl Store {
    pub fn challenges_path(&self) -> PathBuf {
        self.data.join("challenges")
    }

    pub fn challenge_path(&self, id: ChallengeId) -> PathBuf {
        self.challenges_path().join(format!("{id}.{EXTENSION}"))
    }

    /// The challenges that are kept, the last changed first, as they will be once these contents are written.
    pub fn challenges(&self, unsaved: &[Unsaved]) -> Vec<ChallengeId> {
        let folder = self.challenges_path();
        let id_of = |path: &Path| {
            let name = path.file_name()?.to_str()?;
            name.strip_suffix(&format!(".{EXTENSION}"))?.parse().ok()
        };
        let waiting = unsaved.iter().map(|file| &file.path);
        let waiting = waiting.filter(|path| path.starts_with(&folder));
        let mut ids: Vec<ChallengeId> = waiting.filter_map(|path| id_of(path)).collect();
        let files = fs::read_dir(&folder).or_log("listing the challenges").into_iter().flatten();
        let files = files.filter_map(|file| {
            let file = file.or_log("listing the challenges")?;
            let changed = file.metadata().and_then(|about| about.modified()).or_log("dating a challenge");
            Some((changed, id_of(&file.path())?))
        });
        let mut files: Vec<_> = files.collect();
        files.sort_by(|one, other| other.cmp(one));
        for (_, id) in files {
            if !ids.contains(&id) {
                ids.push(id);
            }
        }
        ids
    }
}

/// Reads the content of a kept challenge.
///
/// # Errors
/// Returns an error if the file cannot be read, or is too large.
pub fn read_kept(path: &Path) -> Result<String, StoreError> {
    let bytes = read_bytes(path, (MOST_BYTES + LINES) as u64)?;
    encoding::decode(bytes).map_err(StoreError::encoding(path))
}

fn read(text: &str, path: &Path) -> Result<Challenge, StoreError> {
    Challenge::from_text(text).map_err(|error| StoreError::Unreadable {
        path: path.to_owned(),
        line: 1,
        column: 1,
        message: error.to_string(),
    })
}
