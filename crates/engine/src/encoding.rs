//! The encoding of text files: UTF-8, with or without the byte order mark that some editors and
//! spreadsheets put before it.

use thiserror::Error;

/// The byte order mark of UTF-8.
pub const MARK: &str = "\u{feff}";

/// The reason why bytes cannot be read as text.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Error)]
pub enum EncodingError {
    /// They are UTF-16, as Windows calls “Unicode”.
    #[error("the text is in UTF-16: expected UTF-8")]
    Utf16,
    /// They are not UTF-8.
    #[error("invalid text: expected UTF-8")]
    Invalid {
        /// The line of the first wrong byte, from 1.
        line: usize,
        /// Its column, from 1.
        column: usize,
    },
}

impl EncodingError {
    /// The line and column of the error, from 1.
    pub const fn place(self) -> (usize, usize) {
        match self {
            Self::Utf16 => (1, 1),
            Self::Invalid { line, column } => (line, column),
        }
    }
}

/// The bytes without a byte order mark at their beginning.
pub fn without_mark(bytes: &[u8]) -> &[u8] {
    bytes.strip_prefix(MARK.as_bytes()).unwrap_or(bytes)
}

/// Decodes the content of a text file, leaving out a byte order mark.
///
/// # Errors
/// Returns an error if the bytes are not UTF-8.
pub fn decode(mut bytes: Vec<u8>) -> Result<String, EncodingError> {
    if is_utf16(&bytes) {
        return Err(EncodingError::Utf16);
    }
    let mark = bytes.len() - without_mark(&bytes).len();
    bytes.drain(..mark);
    String::from_utf8(bytes).map_err(|error| {
        let end = error.utf8_error().valid_up_to();
        let before = String::from_utf8_lossy(&error.as_bytes()[..end]);
        let last = before.rsplit('\n').next().unwrap_or_default();
        EncodingError::Invalid { line: 1 + before.matches('\n').count(), column: 1 + last.chars().count() }
    })
}

/// Decodes a text whose parts that matter are ASCII and checked, in UTF-16 or any encoding that contains ASCII; other
/// letters may be lost.
pub fn decode_ascii(bytes: &[u8]) -> String {
    if !is_utf16(bytes) {
        return String::from_utf8_lossy(bytes).into_owned();
    }
    let is_big = matches!(bytes, [0xfe, 0xff, ..] | [0, ..]);
    let units = bytes.chunks_exact(2).map(|pair| {
        let pair = [pair[0], pair[1]];
        if is_big { u16::from_be_bytes(pair) } else { u16::from_le_bytes(pair) }
    });
    String::from_utf16_lossy(&units.collect::<Vec<_>>())
}

/// Tells whether bytes are UTF-16 text: they begin with its byte order mark, or with a letter of ASCII in UTF-16.
pub fn is_utf16(bytes: &[u8]) -> bool {
    match bytes {
        [0xff, 0xfe, ..] | [0xfe, 0xff, ..] => true,
        [first, second, ..] => (*first == 0) != (*second == 0),
        _ => false,
    }
}
