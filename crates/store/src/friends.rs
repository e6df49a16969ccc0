//! Where the program keeps what belongs to tables with friends elsewhere.

use std::path::{Path, PathBuf};

use super::Store;
use super::companion::companion;

/// The extension of the file of a table, see [`companion`].
const TABLE: &str = "table";

/// The file beside a saved game that opens its table again.
pub fn table_path(save: &Path) -> PathBuf {
    companion(save, TABLE)
}

/// Tells whether a file of this name is one of a table.
pub(super) fn is_table(path: &Path) -> bool {
    path.extension().is_some_and(|end| end == TABLE)
}

impl Store {
    /// The folder with what makes the person known to hosts.
    pub fn friends_path(&self) -> PathBuf {
        self.data.join("friends")
    }

    /// The file of the secret from which those for all tables follow.
    pub fn friends_secret_path(&self) -> PathBuf {
        self.friends_path().join("secret")
    }

    /// The file of a guest's seat at the table with this number.
    pub fn guest_path(&self, table: [u8; 16]) -> PathBuf {
        let number = u128::from_be_bytes(table);
        self.friends_path().join(format!("{number:032x}.guest"))
    }

    /// Lets nobody else on this computer read the secret and the seats, where the system has permissions for that.
    ///
    /// # Errors
    /// Returns any I/O error.
    pub fn protect_friends(&self) -> std::io::Result<()> {
        #[cfg(unix)]
        {
            use std::os::unix::fs::PermissionsExt as _;
            let own = std::fs::Permissions::from_mode(0o700);
            std::fs::create_dir_all(self.friends_path())?;
            // The folder that a link leads to may have other uses.
            if std::fs::symlink_metadata(self.friends_path())?.is_dir() {
                std::fs::set_permissions(self.friends_path(), own)?;
            }
        }
        Ok(())
    }

    /// Deletes the secret, and all seats at tables of others.
    ///
    /// # Errors
    /// Returns any I/O error.
    pub fn delete_friends(&self) -> std::io::Result<()> {
        match std::fs::remove_dir_all(self.friends_path()) {
            Err(error) if error.kind() != std::io::ErrorKind::NotFound => Err(error),
            _ => Ok(()),
        }
    }
}
