//! Writes, moves and removes files: the only place of the program that does. Files are replaced atomically, so that at any
//! moment either the old or the new content exists in full.
//!
//! Nothing is ever put in the place of anything but a regular file ([`Target`]), whatever link leads there: a program that
//! is run as root would otherwise replace a device by a file.

use std::fs::{self, File, OpenOptions};
use std::io::{self, Read as _, Seek as _, SeekFrom, Write as _};
use std::path::{Path, PathBuf};
use std::sync::Arc;

use derive_more::Debug;
use tempfile::{Builder, NamedTempFile};

use super::StoreError;
use super::companion::{copies, folder_of};
use super::open::{not_regular, open, read};
use misere_engine::encoding::{MARK, without_mark};
use misere_engine::or_log::OrLog as _;

/// The prefix and suffix of the names of temporary files.
const TEMPORARY: (&str, &str) = (".misere-", ".tmp");

/// Up to version 0.1.0: the prefix of their names, and the length of the whole name.
const OLD_TEMPORARY: (&str, usize) = (".tmp", 10);

/// The maximum number of symbolic links that are followed from one to the next.
const MOST_LINKS: usize = 40;

#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub enum DiskStep {
    /// Writes the content beside the file.
    Write,
    Flush,
    /// Flushes the folder, once the file has been replaced.
    FlushFolder,
}

/// The disk that files are written to. In tests, it can be slow or full.
#[derive(Clone, Debug)]
#[debug("Disk")]
pub struct Disk(Arc<dyn Fn(DiskStep) -> io::Result<()> + Send + Sync>);

impl Disk {
    /// A disk that calls this function, which may wait or fail, before every step.
    pub fn with(before: impl Fn(DiskStep) -> io::Result<()> + Send + Sync + 'static) -> Self {
        Self(Arc::new(before))
    }
}

/// The way in which writing waits for the disk.
pub(super) trait Flush {
    /// Called before anything is written.
    fn before_write(&self) -> io::Result<()>;

    /// Flushes a file, or its folder, to the disk.
    fn flush(&self, step: DiskStep, file: &File) -> io::Result<()>;
}

impl Flush for Disk {
    fn before_write(&self) -> io::Result<()> {
        (self.0)(DiskStep::Write)
    }

    fn flush(&self, step: DiskStep, file: &File) -> io::Result<()> {
        (self.0)(step)?;
        match (step, file.sync_all()) {
            // Systems that cannot flush folders do so on their own.
            (DiskStep::FlushFolder, _) => Ok(()),
            (_, flushed) => flushed,
        }
    }
}

impl Default for Disk {
    fn default() -> Self {
        Self::with(|_| Ok(()))
    }
}

/// Where a file was written.
#[derive(Debug, PartialEq, Eq)]
pub(super) enum Written {
    /// At the intended path.
    There,
    /// In a new file beside it, because somebody else had changed it.
    Beside(PathBuf),
}

/// Where a file may be written: at the place of a regular file, or of nothing.
pub(super) struct Target(PathBuf);

impl Target {
    /// The place that a path leads to after following links.
    ///
    /// # Errors
    /// Returns an error if something else lies there, such as a folder, a pipe, a socket or a device.
    fn of(path: &Path) -> io::Result<Self> {
        Self::named(&follow_links(path)?)
    }

    /// The place of this very name, which must not be a link.
    ///
    /// # Errors
    /// Returns an error if anything but a regular file lies there.
    pub fn named(path: &Path) -> io::Result<Self> {
        match fs::symlink_metadata(path) {
            Ok(found) if !found.is_file() => Err(not_regular()),
            Err(error) if error.kind() != io::ErrorKind::NotFound => Err(error),
            _ => Ok(Self(path.to_owned())),
        }
    }

    /// Puts a finished file there.
    pub fn take(&self, file: NamedTempFile) -> io::Result<()> {
        file.persist(&self.0)?;
        Ok(())
    }
}

/// Tells whether something lies at a path that is no regular file and leads to none, so that nothing is written there.
pub fn is_barred(path: &Path) -> bool {
    Target::of(path).is_err_and(|error| error.raw_os_error().is_none())
}

/// Writes a file, whatever its previous content.
///
/// # Errors
/// Returns any I/O error; the old file is still there.
pub fn write_whole(path: &Path, content: impl AsRef<[u8]>) -> Result<(), StoreError> {
    write_for(path, content.as_ref(), false)
}

/// Writes a file with secrets, which nobody else on this computer can read, where the system has permissions for that.
///
/// # Errors
/// Returns any I/O error; the old file is still there.
pub fn write_private(path: &Path, content: impl AsRef<[u8]>) -> Result<(), StoreError> {
    write_for(path, content.as_ref(), true)
}

fn write_for(path: &Path, content: &[u8], is_private: bool) -> Result<(), StoreError> {
    let write = || {
        let target = Target::of(path)?;
        let temporary = write_beside(&Disk::default(), &target, content, is_private)?;
        target.take(temporary)?;
        flush_folder(&Disk::default(), &target.0)
    };
    write().map_err(StoreError::io(path))
}

/// Writes a file where nothing lies.
///
/// # Errors
/// Returns any I/O error, also if there is something.
pub fn write_new(path: &Path, content: impl AsRef<[u8]>) -> Result<(), StoreError> {
    let written = File::create_new(path).and_then(|mut file| file.write_all(content.as_ref()));
    written.map_err(StoreError::io(path))
}

/// Opens a file to be written in the course of time; what it contained is gone.
///
/// # Errors
/// Returns any I/O error.
pub fn create(path: &Path) -> Result<File, StoreError> {
    open(path, OpenOptions::new().write(true).create(true).truncate(true)).map_err(StoreError::io(path))
}

/// Makes sure that a file can be written later: creates it, or leaves it as it is.
///
/// # Errors
/// Returns any I/O error.
pub fn try_to_write(path: &Path) -> Result<(), StoreError> {
    open(path, OpenOptions::new().append(true).create(true)).map(drop).map_err(StoreError::io(path))
}

/// Moves a file, or a link to one, to another name, and replaces only a regular file there.
pub(super) fn move_file(from: impl AsRef<Path>, to: impl AsRef<Path>) -> io::Result<()> {
    check_movable(from.as_ref())?;
    fs::rename(from, Target::named(to.as_ref())?.0)
}

/// Removes a file or a link, and nothing else.
///
/// # Errors
/// Returns any I/O error, also if there is no such file.
pub fn remove_file(path: impl AsRef<Path>) -> io::Result<()> {
    check_movable(path.as_ref())?;
    fs::remove_file(path)
}

fn check_movable(path: &Path) -> io::Result<()> {
    let found = fs::symlink_metadata(path)?.file_type();
    if found.is_file() || found.is_symlink() { Ok(()) } else { Err(not_regular()) }
}

/// Replaces a file that is expected to have this known content, with or without a byte order mark, or not to exist. If
/// somebody else has changed it since, it is left alone and a new file is written beside it.
///
/// # Errors
/// Returns any I/O error; the old file is still there.
pub(super) fn replace(disk: &impl Flush, path: &Path, known: Option<&str>, text: &str) -> Result<Written, StoreError> {
    let write = || {
        let target = Target::of(path)?;
        let mut temporary = write_beside(disk, &target, text.as_bytes(), false)?;
        // One byte order mark may stand before the text.
        let longest = known.map_or(0, str::len).max(text.len()) + MARK.len();
        let written = match read(&target.0, longest as u64) {
            Ok(found) if known.is_some_and(|known| known.as_bytes() == without_mark(&found)) => {
                target.take(temporary)?;
                Written::There
            }
            Ok(found) if found == text.as_bytes() => Written::There,
            Err(error) if error.kind() == io::ErrorKind::NotFound => match temporary.persist_noclobber(&target.0) {
                Ok(_) => Written::There,
                Err(error) if error.error.kind() == io::ErrorKind::AlreadyExists => {
                    temporary = error.file;
                    Written::Beside(persist_as_copy(temporary, path)?)
                }
                Err(error) => return Err(error.error),
            },
            Err(error) if error.kind() != io::ErrorKind::FileTooLarge => return Err(error),
            Ok(_) | Err(_) => Written::Beside(persist_as_copy(temporary, path)?),
        };
        flush_folder(disk, &target.0)?;
        Ok(written)
    };
    write().map_err(StoreError::io(path))
}

/// Adds whole lines to a file and flushes it. They start on a new line even after a torn one.
///
/// # Errors
/// Returns any I/O error; a part of the lines may have been written.
pub(super) fn append(disk: &impl Flush, path: &Path, lines: &[u8]) -> Result<(), StoreError> {
    let write = || {
        fs::create_dir_all(folder_of(path))?;
        let is_new = !path.exists();
        disk.before_write()?;
        let mut options = OpenOptions::new();
        let mut file = open(path, options.read(true).append(true).create(true))?;
        // Where files cannot be locked, each window still appends at the end.
        file.lock().or_log("locking a file");
        let mut text = Vec::with_capacity(lines.len() + 1);
        if file.seek(SeekFrom::End(0))? > 0 {
            file.seek(SeekFrom::End(-1))?;
            let mut last = [0];
            file.read_exact(&mut last)?;
            if last != *b"\n" {
                text.push(b'\n');
            }
        }
        text.extend_from_slice(lines);
        file.write_all(&text)?;
        disk.flush(DiskStep::Flush, &file)?;
        if is_new { flush_folder(disk, path) } else { Ok(()) }
    };
    write().map_err(StoreError::io(path))
}

/// Writes a temporary file in the folder of the target, and flushes it to the disk.
fn write_beside(
    disk: &impl Flush, Target(target): &Target, content: &[u8], is_private: bool,
) -> io::Result<NamedTempFile> {
    let folder = folder_of(target);
    fs::create_dir_all(folder)?;
    disk.before_write()?;
    let mut file = if is_private { temporary(0o600).tempfile_in(folder)? } else { temporary_in(folder)? };
    if let Ok(old) = fs::metadata(target)
        && old.is_file()
        && !is_private
    {
        file.as_file().set_permissions(old.permissions())?;
    }
    file.write_all(content)?;
    disk.flush(DiskStep::Flush, file.as_file())?;
    Ok(file)
}

/// A new temporary file, with the permissions that any new file would have.
pub(super) fn temporary_in(folder: &Path) -> io::Result<NamedTempFile> {
    temporary(0o666).tempfile_in(folder)
}

/// Makes temporary files with these permissions, where the system has them. It applies the user's umask.
fn temporary(#[cfg_attr(not(unix), expect(unused_variables))] mode: u32) -> Builder<'static, 'static> {
    let mut builder = Builder::new();
    builder.prefix(TEMPORARY.0).suffix(TEMPORARY.1);
    #[cfg(unix)]
    {
        use std::os::unix::fs::PermissionsExt as _;
        builder.permissions(fs::Permissions::from_mode(mode));
    }
    builder
}

/// Flushes the folder of a file, so that its new name reaches the disk too.
fn flush_folder(disk: &impl Flush, target: &Path) -> io::Result<()> {
    match File::open(folder_of(target)) {
        Ok(folder) => disk.flush(DiskStep::FlushFolder, &folder),
        // Systems that cannot open folders flush them on their own.
        Err(_) => Ok(()),
    }
}

/// Gives a temporary file the first free name among the copies of a path.
fn persist_as_copy(mut temporary: NamedTempFile, path: &Path) -> io::Result<PathBuf> {
    for copy in copies(path) {
        match temporary.persist_noclobber(&copy) {
            Ok(_) => return Ok(copy),
            Err(error) if error.error.kind() == io::ErrorKind::AlreadyExists => {
                temporary = error.file;
            }
            Err(error) => return Err(error.error),
        }
    }
    Err(io::ErrorKind::AlreadyExists.into())
}

/// The file that a path refers to after following symbolic links, whether or not it exists.
fn follow_links(path: &Path) -> io::Result<PathBuf> {
    let mut target = path.to_owned();
    for _ in 0..MOST_LINKS {
        let is_link = fs::symlink_metadata(&target).is_ok_and(|found| found.is_symlink());
        if !is_link {
            return Ok(target);
        }
        target = folder_of(&target).join(fs::read_link(&target)?);
    }
    Err(io::Error::other("too many symbolic links"))
}

/// Tells whether a file of this name is a temporary file of this program.
pub(super) fn is_temporary(name: &str) -> bool {
    let (old, length) = OLD_TEMPORARY;
    let is_old = || {
        let rest = name.strip_prefix(old);
        name.len() == length && rest.is_some_and(|rest| rest.bytes().all(|c| c.is_ascii_alphanumeric()))
    };
    (name.starts_with(TEMPORARY.0) && name.ends_with(TEMPORARY.1)) || is_old()
}
