//! The lock on the data folder, which distinguishes the first window from later ones.

use std::fs::{self, File, OpenOptions, TryLockError};
use std::io;
use std::path::Path;

use super::open::open;

/// The name of the file that is locked. It stays in the folder, empty.
pub(super) const NAME: &str = "misere.lock";

/// The lock on a folder, released when dropped or when the process ends for any reason.
#[derive(Debug)]
pub struct FolderLock {
    _file: File,
}

#[derive(Debug, thiserror::Error)]
pub enum LockError {
    /// Another window holds the lock.
    #[error("another window has locked the folder")]
    Taken,
    /// The operating system reports an error, as on some network drives.
    #[error(transparent)]
    Io(#[from] io::Error),
}

impl FolderLock {
    /// Locks a folder, creating it if necessary.
    ///
    /// # Errors
    /// Returns an error if another window has locked it, or it cannot be locked.
    pub fn take(folder: &Path) -> Result<Self, LockError> {
        fs::create_dir_all(folder)?;
        let mut options = OpenOptions::new();
        let options = options.create(true).truncate(false).write(true);
        let file = open(&folder.join(NAME), options)?;
        match file.try_lock() {
            Ok(()) => Ok(Self { _file: file }),
            Err(TryLockError::WouldBlock) => Err(LockError::Taken),
            Err(TryLockError::Error(error)) => Err(error.into()),
        }
    }
}
