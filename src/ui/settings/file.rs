//! The settings file, read at the start and written after every change.

use std::path::{Path, PathBuf};

use super::Settings;
use crate::or_log::OrLog as _;
use crate::store::{Moved, StoreError, WriteQueue, read_text};

impl Settings {
    /// Reads the content of a file; `path` is only for error messages.
    ///
    /// # Errors
    /// Returns the first error, with line and column.
    pub fn from_ron(text: &str, path: &Path) -> Result<Self, StoreError> {
        let mut settings: Self = ron::from_str(text).map_err(|error| StoreError::unreadable(path, &error))?;
        settings.speak(settings.chosen_language.unwrap_or_default());
        Ok(settings)
    }
}

/// The settings together with their file. An unreadable file is left alone; changes then last until
/// the window is closed.
pub struct SettingsFile {
    pub settings: Settings,
    /// The settings that were last given to the thread that writes them.
    handed_over: Settings,
    path: PathBuf,
    left_alone: bool,
}

/// Reads just the settings; the defaults if they are missing or unreadable.
pub fn peek(path: &Path) -> Settings {
    let text = read_text(path).or_log("reading the settings");
    text.and_then(|text| Settings::from_ron(&text, path).or_log("reading the settings")).unwrap_or_default()
}

impl SettingsFile {
    /// Reads the file, or falls back to the defaults and returns the error.
    pub fn open(path: &Path, writer: &WriteQueue) -> (Self, Option<StoreError>) {
        let text = match read_text(path) {
            Ok(text) => Ok(Some(text)),
            Err(error) if error.is_missing() => Ok(None),
            Err(error) => Err(error),
        };
        let read = text.and_then(|text| {
            writer.expect(path, text.as_deref());
            text.map(|text| Settings::from_ron(&text, path)).transpose()
        });
        let (settings, error) = match read {
            Ok(settings) => (settings.unwrap_or_default(), None),
            Err(error) => (Settings::default(), Some(error)),
        };
        let file = Self { handed_over: settings.clone(), settings, path: path.to_owned(), left_alone: error.is_some() };
        (file, error)
    }

    /// Stops writing the file from now on.
    pub const fn leave_alone(&mut self) {
        self.left_alone = true;
    }

    /// Continues the settings in another file; returns whether they were in this one.
    pub fn continue_in(&mut self, moved: &Moved) -> bool {
        let is_own = self.path == moved.from;
        if is_own {
            self.path.clone_from(&moved.to);
        }
        is_own
    }

    /// Gives the settings to the thread that writes them, if they have changed.
    pub fn save(&mut self, writer: &WriteQueue) {
        if self.left_alone || self.settings == self.handed_over {
            return;
        }
        self.handed_over = self.settings.clone();
        let pretty = ron::ser::PrettyConfig::new().indentor("  ").struct_names(false);
        let text =
            ron::ser::to_string_pretty(&self.settings, pretty).expect("settings are made of texts, numbers and lists");
        writer.write(&self.path, text + "\n");
    }
}
