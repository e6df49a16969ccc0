//! The names of files that belong to another one: its review, its copies, its note, and the file
//! itself once it is deleted. They fit into any file system into which the file's own name fits.

use std::ffi::OsStr;
use std::path::{Path, PathBuf};

use super::checksum::checksum;

/// The longest name, in bytes, to which something is added. File systems allow 255 bytes or UTF-16
/// units; eCryptfs, which encrypts names, allows 143 bytes.
const LONGEST: usize = 120;

/// The path of a file that belongs to this one, by its extension, such as `game.misere.review`. A long
/// name is replaced by its checksum.
pub fn companion(path: &Path, extension: &str) -> PathBuf {
    let name = path.file_name().unwrap_or_default();
    if name.len() > LONGEST { hidden_companion(path, extension) } else { path.with_added_extension(extension) }
}

/// The path of a hidden file that belongs to this one, by its extension.
pub(super) fn hidden_companion(path: &Path, extension: &str) -> PathBuf {
    let name = path.file_name().unwrap_or_default();
    let sum = checksum(name.as_encoded_bytes());
    folder_of(path).join(format!(".misere-{sum}.{extension}"))
}

/// The paths for copies of a file: `game-copy.misere`, `game-copy-2.misere` and so on. A long name is shortened.
pub fn copies(path: &Path) -> impl Iterator<Item = PathBuf> + use<> {
    let mut stem = path.file_stem().unwrap_or_default().to_owned();
    if path.file_name().is_some_and(|name| name.len() > LONGEST) {
        stem = beginning(&stem).into();
    }
    let end = path.extension().unwrap_or_default().to_owned();
    let folder = folder_of(path).to_owned();
    (1..10_000).map(move |n| {
        let mut name = stem.clone();
        match n {
            1 => name.push("-copy"),
            n => name.push(format!("-copy-{n}")),
        }
        folder.join(name).with_added_extension(&end)
    })
}

/// The folder that a file lies in.
pub(super) fn folder_of(path: &Path) -> &Path {
    match path.parent() {
        Some(folder) if !folder.as_os_str().is_empty() => folder,
        _ => Path::new("."),
    }
}

/// The beginning of a name, as far as it fits.
fn beginning(name: &OsStr) -> String {
    let mut text = name.to_string_lossy().into_owned();
    text.truncate(text.floor_char_boundary(LONGEST));
    text
}
