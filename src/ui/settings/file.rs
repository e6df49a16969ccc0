//! The settings' file: read at the start, written after every change.

use std::path::{Path, PathBuf};

use super::Settings;
use crate::store::{StoreError, write_whole};

/// The settings together with their file. A file that cannot be read is left alone; changes then last
/// until the window is closed.
pub struct SettingsFile {
    /// The settings.
    pub settings: Settings,
    written: Settings,
    path: PathBuf,
    locked: bool,
}

impl SettingsFile {
    /// Reads the file, or falls back to the defaults and returns the error.
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
        let file = Self {
            written: settings.clone(),
            settings,
            path: path.to_owned(),
            locked: error.is_some(),
        };
        (file, error)
    }

    /// Writes the file if the settings have changed.
    ///
    /// # Errors
    /// The file cannot be written.
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
    use crate::ui::settings::GameSetup;
    use crate::ui::theme::Cloth;

    #[test]
    fn an_unreadable_file_is_left_alone() {
        let folder = tempfile::tempdir().expect("a folder");
        let path = folder.path().join("settings.ron");
        std::fs::write(&path, "(zoom: 120,\n cards: many)").expect("writing");
        let (mut file, error) = SettingsFile::open(&path);
        let error = error.expect("an error").to_string();
        assert!(error.contains("settings.ron:2:"), "{error}");
        file.settings.zoom = 150;
        file.save().expect("nothing to do");
        let text = std::fs::read_to_string(&path).expect("reading");
        assert_eq!(text, "(zoom: 120,\n cards: many)");
    }

    #[test]
    fn settings_are_read_back_and_missing_ones_have_their_defaults() {
        let folder = tempfile::tempdir().expect("a folder");
        let path = folder.path().join("config").join("settings.ron");
        let (mut file, error) = SettingsFile::open(&path);
        assert!(error.is_none());
        file.settings.zoom = 120;
        file.settings.cloth = Cloth::Slate;
        file.settings.games.insert(
            "finis".into(),
            GameSetup {
                players: file.settings.players(3, &[]),
                rules: "(rounds: 2)".into(),
            },
        );
        file.save().expect("writing");
        assert_eq!(SettingsFile::open(&path).0.settings, file.settings);
        std::fs::write(&path, "(zoom: 80)").expect("writing");
        assert_eq!(SettingsFile::open(&path).0.settings.cards, 100);
    }
}
