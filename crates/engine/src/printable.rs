//! Makes text from files, programs and the command line safe to show in a terminal and in messages.

use std::fmt;
use std::path::Path;

use serde::{Deserialize, Serialize};

/// Text from a file or a person, as it came. It has no `Display`, so whoever shows it has to decide
/// how: escaped, or raw in a field in which it is edited.
#[derive(Clone, Default, PartialEq, Eq, PartialOrd, Ord, Hash, Serialize, Deserialize)]
#[serde(transparent)]
pub struct RawText(String);

impl RawText {
    /// The text as it came: to compare it, to edit it, or to write it to a file.
    pub fn raw(&self) -> &str {
        &self.0
    }

    /// The text with everything escaped that could hide or command a terminal.
    pub fn shown(&self) -> String {
        escaped(&self.0)
    }

    /// The beginning of the text, escaped, with an ellipsis after `most` characters.
    pub fn excerpt(&self, most: usize) -> String {
        excerpt(&self.0, most)
    }

    pub const fn is_empty(&self) -> bool {
        self.0.is_empty()
    }
}

/// Like that of a `String`, which is escaped.
impl fmt::Debug for RawText {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        self.0.fmt(f)
    }
}

impl<T: Into<String>> From<T> for RawText {
    fn from(text: T) -> Self {
        Self(text.into())
    }
}

impl PartialEq<&str> for RawText {
    fn eq(&self, other: &&str) -> bool {
        self.0 == *other
    }
}

impl PartialEq<str> for RawText {
    fn eq(&self, other: &str) -> bool {
        self.0 == other
    }
}

/// Returns the text with all unprintable characters escaped, so that nothing can hide in it and a
/// terminal interprets none of it as a command. Idempotent.
pub fn escaped(text: &str) -> String {
    let is_plain = text.bytes().all(|byte| matches!(byte, b' '..=b'~'));
    if is_plain { text.to_owned() } else { text.chars().map(shown).collect() }
}

/// Returns the beginning of a text, escaped, with an ellipsis after `most` characters.
pub fn excerpt(text: &str, most: usize) -> String {
    beginning(text, most, shown)
}

/// Like [`excerpt`], for a message in words: the no-break spaces of its language stay. Names in it are escaped before.
pub fn sentence(text: &str, most: usize) -> String {
    beginning(text, most, |letter| match letter {
        NO_BREAK_SPACE => letter.into(),
        _ => shown(letter),
    })
}

fn beginning(text: &str, most: usize, shown: impl Fn(char) -> String) -> String {
    // Escaping never shortens text, so the rest of a long one need not be escaped.
    let mut shown: String = text.chars().take(most + 1).map(shown).collect();
    if let Some((end, _)) = shown.char_indices().nth(most) {
        shown.truncate(end);
        shown.push_str(" …");
    }
    shown
}

/// Stands before some punctuation marks in French.
const NO_BREAK_SPACE: char = '\u{a0}';

/// The number of characters at each end of a path that are shown.
const PATH_END: usize = 500;

/// Returns a path, escaped; of an extremely long one, its beginning and its end.
pub fn path(path: &Path) -> String {
    let path = escaped(&path.to_string_lossy());
    let length = path.chars().count();
    if length <= 2 * PATH_END {
        return path;
    }
    let begin: String = path.chars().take(PATH_END).collect();
    let end: String = path.chars().skip(length - PATH_END).collect();
    format!("{begin} … {end}")
}

/// Returns a value as indented JSON, in which everything is escaped that could hide or command a terminal.
///
/// # Panics
/// Panics if the value has maps whose keys are not texts.
pub fn json(value: &impl Serialize) -> String {
    printable_json(&serde_json::to_string_pretty(value).expect("the value is plain data"))
}

/// Like [`json`], on one line.
///
/// # Panics
/// Panics if the value has maps whose keys are not texts.
pub fn json_line(value: &impl Serialize) -> String {
    printable_json(&serde_json::to_string(value).expect("the value is plain data"))
}

fn printable_json(plain: &str) -> String {
    let mut text = String::with_capacity(plain.len());
    for letter in plain.chars() {
        // Characters that serde_json leaves unescaped can only be part of a text.
        if letter == '\n' || shown(letter).chars().eq([letter]) {
            text.push(letter);
        } else {
            let mut units = [0; 2];
            for unit in letter.encode_utf16(&mut units) {
                text.push_str(&format!("\\u{unit:04x}"));
            }
        }
    }
    text
}

/// Tells whether a character is drawn as a blank, though it counts as a letter or a symbol.
const fn is_disguised_blank(letter: char) -> bool {
    matches!(letter, '\u{115f}' | '\u{1160}' | '\u{2800}' | '\u{3164}' | '\u{ffa0}')
}

fn shown(letter: char) -> String {
    match letter {
        '"' | '\'' | '\\' => letter.into(),
        _ if is_disguised_blank(letter) => letter.escape_unicode().collect(),
        // `escape_debug` leaves a combining accent alone only after a letter.
        _ => String::from_iter(['a', letter]).escape_debug().skip(1).collect(),
    }
}
