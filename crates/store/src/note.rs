//! Notes: the newest content of a file while the disk is still busy with an older one.
//!
//! Flushing a file can take long, and a program killed meanwhile would lose any newer content.
//! Every content is therefore first noted beside its file, complete but not flushed, which is
//! quick. A note left behind by a killed program is applied at the next start.
//!
//! The name of the file stands in the note, because not every name leaves room for more, and not every name is text.

use std::ffi::{OsStr, OsString};
use std::fs;
use std::io::{self, Write as _};
use std::path::{Path, PathBuf};

use serde::{Deserialize, Serialize};

use super::checksum::checksum;
use super::companion::{folder_of, hidden_companion};
use super::open::{read, read_bytes};
use super::write::{Disk, Target, remove_file, replace, temporary_in, write_whole};
use super::{MAX_BYTES, StoreError};
use misere_engine::encoding::without_mark;
use misere_engine::or_log::OrLog as _;

/// The beginning of the extension of notes, followed by the process id.
const EXTENSION: &str = "newer-";

/// The version of the format.
const VERSION: u32 = 2;

/// The first words of a note of version 1, which has the name of the file in its own name.
const OLD_FIRST_WORDS: &str = "misere note 1";

/// The first line of a note, above the content.
#[derive(Serialize, Deserialize)]
struct Head {
    misere_note: u32,
    file: FileName,
    /// The checksum of the content.
    sum: String,
    /// The checksums of the contents that it replaces.
    replaces: [String; 2],
}

/// The name of a file. If it is text, any system can read it.
#[derive(Serialize, Deserialize)]
#[serde(untagged)]
enum FileName {
    Text(String),
    Other(OsString),
}

impl FileName {
    fn of(path: &Path) -> Self {
        let name = path.file_name().unwrap_or_default();
        match name.to_str() {
            Some(text) => Self::Text(text.into()),
            None => Self::Other(name.into()),
        }
    }

    fn as_os_str(&self) -> &OsStr {
        match self {
            Self::Text(text) => OsStr::new(text),
            Self::Other(name) => name,
        }
    }
}

/// More than the first line of a note takes.
const HEAD_BYTES: u64 = 4000;

/// The path of the note about a file. Every process has its own.
pub(super) fn note_path(path: &Path) -> PathBuf {
    hidden_companion(path, &format!("{EXTENSION}{}", std::process::id()))
}

/// Notes the newest content of a file, given its current content and the content being written to it.
pub(super) fn write_note(path: &Path, before: Option<&str>, writing: Option<&str>, text: &str) -> io::Result<()> {
    let folder = folder_of(path);
    fs::create_dir_all(folder)?;
    let head = Head {
        misere_note: VERSION,
        file: FileName::of(path),
        sum: checksum(text.as_bytes()),
        replaces: [before, writing.or(before)].map(|text| sum_of(text.map(str::as_bytes))),
    };
    let mut file = temporary_in(folder)?;
    writeln!(file, "{}", serde_json::to_string(&head)?)?;
    file.write_all(text.as_bytes())?;
    Target::named(&note_path(path))?.take(file)
}

/// Removes the note about a file, if there is one.
pub(super) fn remove_note(path: &Path) {
    // A note that cannot be removed does no harm, since it contains nothing new.
    remove_file(note_path(path)).or_log("removing a note");
}

/// Tells whether a file of this name is a note.
pub(super) fn is_note(path: &Path) -> bool {
    let is_hidden = path.file_name().is_some_and(|name| name.as_encoded_bytes().starts_with(b"."));
    let extension = path.extension().and_then(|end| end.to_str());
    let process = extension.and_then(|end| end.strip_prefix(EXTENSION));
    is_hidden && process.is_some_and(|process| process.parse::<u32>().is_ok())
}

/// Applies a note to its file and removes the note. If somebody else has changed the file since, it
/// is kept and a copy is written beside it.
///
/// # Errors
/// Returns any I/O error; the note stays.
pub(super) fn carry_out(note: &Path) -> Result<(), StoreError> {
    let bytes = read_bytes(note, MAX_BYTES + HEAD_BYTES)?;
    // After a power failure, a note may be incomplete, but its file is not.
    if let Some((head, text)) = read_note(note, &bytes) {
        let path = folder_of(note).join(head.file.as_os_str());
        let sum = match read(&path, MAX_BYTES) {
            Ok(found) => Some(sum_of(Some(without_mark(&found)))),
            Err(error) if error.kind() == io::ErrorKind::NotFound => Some(sum_of(None)),
            // It is not what was written here.
            Err(error) if error.kind() == io::ErrorKind::FileTooLarge => None,
            Err(error) => return Err(StoreError::io(&path)(error)),
        };
        let is_known = |sum: String| head.replaces.contains(&sum);
        if sum.clone().is_some_and(is_known) {
            write_whole(&path, text)?;
        } else if sum != Some(sum_of(Some(text.as_bytes()))) {
            replace(&Disk::default(), &path, None, text)?;
        }
    }
    remove_file(note).map_err(StoreError::io(note))
}

/// The head and the content of a note; `None` if it is incomplete.
fn read_note<'a>(note: &Path, bytes: &'a [u8]) -> Option<(Head, &'a str)> {
    let (head, text) = std::str::from_utf8(bytes).ok()?.split_once('\n')?;
    let head = match head.strip_prefix(OLD_FIRST_WORDS) {
        Some(sums) => read_old_head(note, sums)?,
        None => serde_json::from_str(head).or_log("reading the head of a note")?,
    };
    let name = head.file.as_os_str();
    let is_name = Path::new(name).file_name() == Some(name);
    let is_sound = head.misere_note == VERSION && is_name && head.sum == checksum(text.as_bytes());
    is_sound.then_some((head, text))
}

/// The head of a note of version 1, from its name and the checksums in its first line.
fn read_old_head(note: &Path, sums: &str) -> Option<Head> {
    let name = note.file_stem()?.to_str()?.strip_prefix('.')?;
    let mut sums = sums.split_whitespace().map(str::to_owned);
    Some(Head {
        misere_note: VERSION,
        file: FileName::Text(name.into()),
        sum: sums.next()?,
        replaces: [sums.next()?, sums.next()?],
    })
}

/// The checksum of a content, or a marker for a file that does not exist.
fn sum_of(content: Option<&[u8]>) -> String {
    content.map_or_else(|| "none".into(), checksum)
}
