//! A program that a command starts: the command itself, the folder it runs in, and the files it names.

use std::collections::BTreeSet;
use std::env;
use std::ffi::OsString;
use std::fs::File;
use std::io::{self, Read};
use std::path::{Path, PathBuf, absolute};

use serde::{Deserialize, Serialize};
use sha2::{Digest, Sha256};
use thiserror::Error;

use super::visible::visible;
use misere_engine::hex::to_hex;
use misere_engine::limits::{COMMAND, PATH, list, text};
use misere_engine::printable;
use misere_engine::text::Language;

/// The longest command that a person can check, in characters as they are shown.
const LONGEST_SHOWN: usize = 1000;

/// The maximum number of files that a command may name.
pub const MAX_FILES: usize = 100;

/// The maximum size of all these files together, in bytes.
pub const MAX_BYTES: u64 = 1 << 30;

/// The length of a SHA-256 in hexadecimal digits.
const DIGITS: usize = 64;

/// A command with everything that decides what it starts.
#[derive(Clone, Debug, PartialEq, Eq, Serialize, Deserialize)]
pub struct Program {
    #[serde(deserialize_with = "text::<COMMAND, _>")]
    command: String,
    /// The working folder, as an absolute path.
    #[serde(deserialize_with = "text::<PATH, _>")]
    folder: String,
    /// The files that the command names, including the program itself.
    #[serde(deserialize_with = "list::<MAX_FILES, _, _>")]
    files: BTreeSet<NamedFile>,
}

/// A file, by its absolute path, and its content.
#[derive(Clone, Debug, PartialEq, Eq, PartialOrd, Ord, Serialize, Deserialize)]
struct NamedFile {
    #[serde(deserialize_with = "text::<PATH, _>")]
    path: String,
    /// The SHA-256 of the content, in hexadecimal digits.
    #[serde(deserialize_with = "text::<DIGITS, _>")]
    sha256: String,
}

/// The reason why a command cannot be examined.
#[derive(Debug, Error)]
pub enum ExamineError {
    /// The working folder is unknown.
    #[error("the working folder cannot be read: {0}")]
    Folder(io::Error),
    /// The name of a folder or file cannot be stored.
    #[error("the name {} is not valid Unicode", printable::path(.0))]
    NotUnicode(PathBuf),
    /// The command cannot be read by a person.
    #[error("the command is too long to be checked")]
    TooLong,
    /// The command names too many files.
    #[error("the command names more than {MAX_FILES} files")]
    TooManyFiles,
    /// The files that the command names are too large.
    #[error("the files that the command names are larger than {} GB", MAX_BYTES >> 30)]
    TooLarge,
    /// A file that the command names cannot be read.
    #[error("{} cannot be read: {error}", printable::path(path))]
    Unreadable { path: PathBuf, error: io::Error },
}

impl Program {
    /// Finds out what a command would start in the folder of this process. Reads all files that it
    /// names, which may take a second.
    ///
    /// # Errors
    /// Returns an error if the folder is unknown, or the command or its files cannot be checked.
    pub fn examine(command: &str) -> Result<Self, ExamineError> {
        Self::examine_in(command, &env::current_dir().map_err(ExamineError::Folder)?)
    }

    pub fn examine_in(command: &str, folder: &Path) -> Result<Self, ExamineError> {
        if visible(command, Language::default()).chars().count() > LONGEST_SHOWN {
            return Err(ExamineError::TooLong);
        }
        let paths: BTreeSet<PathBuf> = words(command).iter().flat_map(|word| files_named(word, folder)).collect();
        if paths.len() > MAX_FILES {
            return Err(ExamineError::TooManyFiles);
        }
        let mut bytes_left = MAX_BYTES;
        let mut files = BTreeSet::new();
        for path in paths {
            let sha256 = match sha256(&path, &mut bytes_left) {
                Ok(Some(sha256)) => sha256,
                Ok(None) => return Err(ExamineError::TooLarge),
                Err(error) => return Err(ExamineError::Unreadable { path, error }),
            };
            let path = unicode(&path)?;
            files.insert(NamedFile { path, sha256 });
        }
        Ok(Self { command: command.to_owned(), folder: unicode(folder)?, files })
    }

    /// The command, for the shell.
    pub fn command(&self) -> &str {
        &self.command
    }

    /// The working folder.
    pub fn folder(&self) -> &str {
        &self.folder
    }

    /// The files that the command names, including the program itself.
    pub fn files(&self) -> impl Iterator<Item = &str> {
        self.files.iter().map(|file| file.path.as_str())
    }

    /// Tells whether this is the same command with the same files, whatever the working folder.
    pub fn has_files_of(&self, other: &Self) -> bool {
        self.command == other.command && self.files == other.files
    }

    /// Tells whether the command still starts exactly this in its folder.
    pub fn is_unchanged(&self) -> bool {
        let now = Self::examine_in(&self.command, Path::new(&self.folder));
        now.is_ok_and(|now| now == *self)
    }
}

fn unicode(path: &Path) -> Result<String, ExamineError> {
    let text = path.to_str().map(str::to_owned);
    text.ok_or_else(|| ExamineError::NotUnicode(path.to_owned()))
}

/// Returns the SHA-256 of a file, or `None` if it has more bytes than are left.
fn sha256(path: &Path, bytes_left: &mut u64) -> io::Result<Option<String>> {
    let mut file = File::open(path)?;
    let mut hash = Sha256::new();
    let mut buffer = vec![0; 64 * 1024];
    loop {
        let count = match file.read(&mut buffer) {
            Ok(0) => break,
            Ok(count) => count,
            Err(error) if error.kind() == io::ErrorKind::Interrupted => continue,
            Err(error) => return Err(error),
        };
        match bytes_left.checked_sub(count as u64) {
            Some(left) => *bytes_left = left,
            None => return Ok(None),
        }
        hash.update(&buffer[..count]);
    }
    let bytes = hash.finalize();
    Ok(Some(to_hex(&bytes)))
}

/// Returns the files that a word of a command can mean: one relative to the folder, and the program
/// that the shell finds under this name.
fn files_named(word: &str, folder: &Path) -> Vec<PathBuf> {
    let home = word.strip_prefix("~/").zip(env::home_dir());
    let path = match home {
        Some((rest, home)) => home.join(rest),
        None => folder.join(word),
    };
    let mut files: Vec<PathBuf> = with_extensions(&path).into_iter().filter(|file| file.is_file()).collect();
    let is_bare = Path::new(word).components().count() == 1 && !word.contains(['/', '~']);
    if is_bare {
        let folders = env::var_os("PATH").unwrap_or_default();
        let candidates = env::split_paths(&folders).flat_map(|path| with_extensions(&folder.join(path).join(word)));
        files.extend(candidates.into_iter().find(|path| is_program(path)));
    }
    files.iter().filter_map(|file| absolute(file).ok()).collect()
}

/// Returns the path, and on Windows also those that the shell tries if the extension is missing.
fn with_extensions(path: &Path) -> Vec<PathBuf> {
    let mut paths = vec![path.to_owned()];
    if cfg!(windows) {
        let extensions = env::var("PATHEXT").unwrap_or_default();
        for extension in extensions.split(';') {
            let mut longer = OsString::from(path);
            longer.push(extension);
            paths.push(longer.into());
        }
    }
    paths
}

#[cfg(unix)]
fn is_program(path: &Path) -> bool {
    use std::os::unix::fs::PermissionsExt as _;

    let is_executable = |file: std::fs::Metadata| file.is_file() && file.permissions().mode() & 0o111 != 0;
    path.metadata().is_ok_and(is_executable)
}

#[cfg(not(unix))]
fn is_program(path: &Path) -> bool {
    path.is_file()
}

/// Returns everything in a command that could be the name of a file. Rather too much than too
/// little: words in quotes are also split, and options also count without what is before `=`.
fn words(command: &str) -> BTreeSet<String> {
    let mut found = BTreeSet::new();
    let mut rest = vec![command.to_owned()];
    while let Some(text) = rest.pop() {
        for word in split(&text) {
            if word.len() < text.len() {
                rest.push(word.clone());
            }
            if let Some((_, value)) = word.split_once('=') {
                rest.push(value.to_owned());
            }
            found.insert(word);
        }
    }
    found
}

/// Splits a text at blanks and the signs of the shell, except in quotes.
fn split(text: &str) -> Vec<String> {
    let mut words = Vec::new();
    let mut word = String::new();
    let mut quote = None;
    let mut letters = text.chars();
    while let Some(letter) = letters.next() {
        match (letter, quote) {
            ('\\', None | Some('"')) if !cfg!(windows) => word.extend(letters.next()),
            _ if quote == Some(letter) => quote = None,
            ('"' | '\'', None) => quote = Some(letter),
            (' ' | '\t' | '\r' | '\n' | ';' | '|' | '&' | '<' | '>' | '(' | ')' | '`', None) => {
                words.push(std::mem::take(&mut word));
            }
            _ => word.push(letter),
        }
    }
    words.push(word);
    words.retain(|word| !word.is_empty());
    words
}
