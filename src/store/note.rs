//! Notes: the newest content of a file while the disk is still busy with an older one.
//!
//! Flushing a file can take long, and a program killed meanwhile would lose any newer content.
//! Every content is therefore first noted beside its file, complete but not flushed, which is
//! quick. A note left behind by a killed program is applied at the next start.

use std::fs;
use std::io::{self, Write as _};
use std::path::{Path, PathBuf};

use super::open::{read, read_bytes};
use super::write::{Disk, folder_of, replace, temporary_in, write_whole};
use super::{MAX_BYTES, StoreError};

/// The suffix of the names of notes, followed by the process id.
const END: &str = ".newer-";

const FIRST_WORDS: &str = "misere note 1";

/// More than the first line of a note takes.
const HEAD_BYTES: u64 = 1000;

/// The path of the note about a file. Every process has its own.
pub(super) fn note_path(path: &Path) -> PathBuf {
    let name = path.file_name().unwrap_or_default().display();
    let own = std::process::id();
    folder_of(path).join(format!(".{name}{END}{own}"))
}

/// Notes the newest content of a file, given its current content and the content being written to
/// it.
pub(super) fn write_note(
    path: &Path,
    before: Option<&str>,
    writing: Option<&str>,
    text: &str,
) -> io::Result<()> {
    let note = note_path(path);
    let folder = folder_of(path);
    fs::create_dir_all(folder)?;
    let mut file = temporary_in(folder)?;
    let texts = [Some(text), before, writing.or(before)];
    let [sum, before, writing] = texts.map(|text| checksum(text.map(str::as_bytes)));
    writeln!(file, "{FIRST_WORDS} {sum} {before} {writing}")?;
    file.write_all(text.as_bytes())?;
    file.persist(note)?;
    Ok(())
}

/// Removes the note about a file, if there is one.
pub(super) fn remove_note(path: &Path) {
    // A note that cannot be removed does no harm, since it contains nothing new.
    let _ = fs::remove_file(note_path(path));
}

/// The path of the file that a note is about, if this is the name of one.
pub(super) fn noted_path(note: &Path) -> Option<PathBuf> {
    let name = note.file_name()?.to_str()?.strip_prefix('.')?;
    let (name, process) = name.rsplit_once(END)?;
    let is_number = !process.is_empty() && process.bytes().all(|c| c.is_ascii_digit());
    is_number.then(|| folder_of(note).join(name))
}

/// Applies a note to its file and removes the note. If somebody else has changed the file since, it
/// is kept and a copy is written beside it.
///
/// # Errors
/// Returns any I/O error; the note stays.
pub(super) fn carry_out(note: &Path, path: &Path) -> Result<(), StoreError> {
    let bytes = read_bytes(note, MAX_BYTES + HEAD_BYTES)?;
    // After a power failure, a note may be incomplete, but its file is not.
    if let Some(note) = std::str::from_utf8(&bytes).ok().and_then(Note::parse) {
        let found = match read(path, MAX_BYTES) {
            Ok(found) => Some(checksum(Some(&found))),
            Err(error) if error.kind() == io::ErrorKind::NotFound => Some(checksum(None)),
            // It is not what was written here.
            Err(error) if error.kind() == io::ErrorKind::FileTooLarge => None,
            Err(error) => return Err(StoreError::io(path)(error)),
        };
        if found.is_some_and(|sum| note.follows.contains(&&*sum)) {
            write_whole(path, note.text)?;
        } else {
            replace(&Disk::default(), path, None, note.text)?;
        }
    }
    fs::remove_file(note).map_err(StoreError::io(note))
}

struct Note<'a> {
    /// The checksums of the contents that it replaces.
    follows: [&'a str; 2],
    text: &'a str,
}

impl<'a> Note<'a> {
    fn parse(note: &'a str) -> Option<Self> {
        let (head, text) = note.split_once('\n')?;
        let mut sums = head.strip_prefix(FIRST_WORDS)?.split_whitespace();
        let is_complete = sums.next()? == checksum(Some(text.as_bytes()));
        let follows = [sums.next()?, sums.next()?];
        is_complete.then_some(Self { follows, text })
    }
}

/// The checksum of a content (FNV-1a), or a marker for a file that does not exist.
fn checksum(content: Option<&[u8]>) -> String {
    let Some(content) = content else {
        return "none".into();
    };
    let sum = content.iter().fold(0xcbf2_9ce4_8422_2325_u64, |sum, byte| {
        (sum ^ u64::from(*byte)).wrapping_mul(0x0100_0000_01b3)
    });
    format!("{sum:016x}")
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
        assert_eq!(noted_path(&note_path(&path)), Some(path.clone()));
        (folder, path)
    }

    #[test]
    fn a_note_is_carried_out_where_its_file_is_older() {
        for (before, writing, found) in [
            (None, None, None),
            (None, Some("old"), Some("old")),
            (Some("old"), None, Some("old")),
            (Some("old"), Some("newer"), Some("newer")),
            (Some("old"), Some("newer"), Some("newest")),
        ] {
            let (folder, path) = noted(before, writing);
            if let Some(found) = found {
                fs::write(&path, found).expect("writing");
            }
            carry_out(&note_path(&path), &path).expect("carried out");
            assert_eq!(fs::read_to_string(&path).expect("reading"), "newest");
            assert_eq!(fs::read_dir(folder.path()).expect("reading").count(), 1);
        }
    }

    #[test]
    fn a_note_never_replaces_what_somebody_else_wrote() {
        let (folder, path) = noted(Some("old"), Some("newer"));
        fs::write(&path, "other").expect("writing");
        carry_out(&note_path(&path), &path).expect("carried out");
        assert_eq!(fs::read_to_string(&path).expect("reading"), "other");
        let copy = folder.path().join("game-copy.ron");
        assert_eq!(fs::read_to_string(copy).expect("reading"), "newest");
    }

    #[test]
    fn an_incomplete_note_is_removed() {
        let (folder, path) = noted(Some("old"), None);
        let text = fs::read_to_string(note_path(&path)).expect("reading");
        fs::write(note_path(&path), &text[..text.len() - 1]).expect("writing");
        carry_out(&note_path(&path), &path).expect("removed");
        assert_eq!(fs::read_to_string(&path).expect("reading"), "old");
        assert_eq!(fs::read_dir(folder.path()).expect("reading").count(), 1);
    }
}
