//! Notes: the newest content of a file while the disk is still busy with an older one.
//!
//! Flushing a file can take long, and a program killed meanwhile would lose any newer content.
//! Every content is therefore first noted beside its file, complete but not flushed, which is
//! quick. A note left behind by a killed program is applied at the next start.
//!
//! The name of the file stands in the note, because not every name leaves room for more, and not
//! every name is text.

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
    /// The name of the file.
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

/// Notes the newest content of a file, given its current content and the content being written to
/// it.
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

#[cfg(test)]
mod tests {
    use super::*;

    /// A file with a note about it.
    fn noted(before: Option<&str>, writing: Option<&str>) -> (tempfile::TempDir, PathBuf) {
        let folder = tempfile::tempdir().expect("a folder");
        let path = folder.path().join("game.ron");
        if let Some(before) = before {
            fs::write(&path, before).expect("writing");
        }
        write_note(&path, before, writing, "newest").expect("a note");
        assert!(is_note(&note_path(&path)) && !is_note(&path));
        (folder, path)
    }

    fn files(folder: &tempfile::TempDir) -> usize {
        fs::read_dir(folder.path()).expect("reading").count()
    }

    #[test]
    fn a_note_is_carried_out_where_its_file_is_older() {
        for (before, writing, found) in [
            (None, None, None),
            (None, Some("old"), Some("old")),
            (Some("old"), None, Some("old")),
            (Some("old"), None, Some("\u{feff}old")),
            (Some("old"), Some("newer"), Some("newer")),
            (Some("old"), Some("newer"), Some("newest")),
        ] {
            let (folder, path) = noted(before, writing);
            if let Some(found) = found {
                fs::write(&path, found).expect("writing");
            }
            carry_out(&note_path(&path)).expect("carried out");
            assert_eq!(fs::read_to_string(&path).expect("reading"), "newest");
            assert_eq!(files(&folder), 1);
        }
    }

    /// Regression: a file that was no longer UTF-8 kept its note from being carried out for ever.
    #[test]
    fn a_note_never_replaces_what_somebody_else_wrote() {
        for other in [&b"other"[..], b"\xff\xfe"] {
            let (folder, path) = noted(Some("old"), Some("newer"));
            fs::write(&path, other).expect("writing");
            carry_out(&note_path(&path)).expect("carried out");
            assert_eq!(fs::read(&path).expect("reading"), other);
            let copy = folder.path().join("game-copy.ron");
            assert_eq!(fs::read_to_string(copy).expect("reading"), "newest");
        }
    }

    #[test]
    fn an_incomplete_note_is_removed() {
        let (folder, path) = noted(Some("old"), None);
        let text = fs::read_to_string(note_path(&path)).expect("reading");
        fs::write(note_path(&path), &text[..text.len() - 1]).expect("writing");
        carry_out(&note_path(&path)).expect("removed");
        assert_eq!(fs::read_to_string(&path).expect("reading"), "old");
        assert_eq!(files(&folder), 1);
    }

    #[test]
    fn a_note_names_no_file_in_another_folder() {
        let (folder, path) = noted(None, None);
        let text = fs::read_to_string(note_path(&path)).expect("reading");
        let (_, content) = text.split_once('\n').expect("a head");
        for file in ["../game.ron", "/tmp/game.ron", "..", "", "a/game.ron"] {
            let head = Head {
                misere_note: VERSION,
                file: FileName::Text(file.into()),
                sum: checksum(content.as_bytes()),
                replaces: ["none", "none"].map(String::from),
            };
            let head = serde_json::to_string(&head).expect("JSON");
            let text = format!("{head}\n{content}");
            assert!(read_note(&note_path(&path), text.as_bytes()).is_none());
        }
        assert_eq!(files(&folder), 1);
    }

    #[test]
    fn a_note_left_behind_by_version_1_0_is_carried_out() {
        let folder = tempfile::tempdir().expect("a folder");
        let path = folder.path().join("game.misere");
        fs::write(&path, "old").expect("writing");
        let note = folder.path().join(".game.misere.newer-4711");
        let [sum, old] = ["newest", "old"].map(|text| checksum(text.as_bytes()));
        let text = format!("misere note 1 {sum} {old} {old}\nnewest");
        fs::write(&note, text).expect("writing");
        assert!(is_note(&note));
        carry_out(&note).expect("carried out");
        assert_eq!(fs::read_to_string(&path).expect("reading"), "newest");
        assert_eq!(files(&folder), 1);
    }
}
