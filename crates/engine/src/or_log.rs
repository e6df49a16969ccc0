//! Errors that nobody is told go to the log. No line of it has a name, a card or the path of a file.

use std::error::Error;
use std::io;

/// A result whose error goes to the log.
pub trait OrLog<T> {
    /// The value. An error is logged with what was tried, unless it is a file that is not there, which is no fault.
    fn or_log(self, what: &'static str) -> Option<T>;
}

impl<T, E: Error + 'static> OrLog<T> for Result<T, E> {
    fn or_log(self, what: &'static str) -> Option<T> {
        match self {
            Ok(value) => Some(value),
            Err(error) => {
                tell(what, &error);
                None
            }
        }
    }
}

/// Logs an error with what was tried, unless it is a file that is not there.
pub fn tell(what: &'static str, error: &(dyn Error + 'static)) {
    if let Some(reason) = reason(error) {
        log::warn!("{what}: {reason}");
    }
}

/// An error and its causes, by their kinds: their messages may have names and paths. `None` for a missing file.
pub fn reason(error: &(dyn Error + 'static)) -> Option<String> {
    let mut kinds = Vec::new();
    let mut next = Some(error);
    while let Some(error) = next {
        let Some(error) = error.downcast_ref::<io::Error>() else {
            // Of `Debug`, only the name of the variant.
            let words = format!("{error:?}");
            let end = words.find(|letter: char| !letter.is_ascii_alphanumeric()).unwrap_or(words.len());
            kinds.push(words[..end].to_owned());
            next = error.source();
            continue;
        };
        if error.kind() == io::ErrorKind::NotFound {
            return None;
        }
        let code = error.raw_os_error().map_or_else(String::new, |code| format!(" ({code})"));
        kinds.push(format!("{}{code}", error.kind()));
        next = None;
    }
    Some(kinds.join(": "))
}
