//! Languages: each is a folder in `assets/text`, and the build script lists them with the facts of their
//! `language.ftl`.

use std::fmt;

use serde::{Deserialize, Deserializer, Serialize, Serializer};

use super::LANGUAGES;

/// What the folder of a language states about it.
pub struct Facts {
    /// The name of the folder, such as `de`.
    pub code: &'static str,
    /// Its own name, such as `Deutsch`.
    pub name: &'static str,
    /// Whether players can choose it, since nothing is missing.
    pub is_complete: bool,
    /// Whether native speakers have confirmed its texts.
    pub is_confirmed: bool,
    /// The mark between a whole number and its decimals.
    pub decimal_mark: char,
}

/// A language that texts are shown in. The default is English.
#[derive(Clone, Copy, Default, PartialEq, Eq, Hash)]
pub struct Language(u8);

impl Language {
    /// English, in which the texts are written first. It fills the gaps of other languages.
    pub const ENGLISH: Self = Self(0);

    /// English with accents and longer words, each message in brackets: whatever is on the screen without
    /// brackets, or does not fit there, is found by tests.
    pub const PSEUDO: Self = Self(LANGUAGES.len() as u8);

    /// The number of all languages.
    pub(super) const COUNT: usize = LANGUAGES.len() + 1;

    /// All languages, with those that are not complete yet and the pseudo-language.
    pub fn all() -> impl Iterator<Item = Self> {
        (0..=Self::PSEUDO.0).map(Self)
    }

    /// The languages that players can choose, with English first.
    pub fn offered() -> impl Iterator<Item = Self> {
        let languages = Self::all().filter(|language| *language != Self::PSEUDO);
        languages.filter(|language| language.facts().is_complete)
    }

    /// The language with a code such as `de`.
    pub fn with_code(code: &str) -> Option<Self> {
        let mut languages = Self::all().filter(|language| *language != Self::PSEUDO);
        languages.find(|language| language.code() == code)
    }

    /// The language that players can choose for a locale, such as `de_AT.UTF-8` or `de-AT`; English if there is
    /// none.
    pub fn of_locale(locale: &str) -> Self {
        let code = locale.split(['-', '_', '.', '@']).next();
        let language = code.and_then(|code| Self::with_code(&code.to_ascii_lowercase()));
        let is_offered = |language: &Self| language.facts().is_complete;
        language.filter(is_offered).unwrap_or_default()
    }

    /// The code of the language; that of English for the pseudo-language.
    pub fn code(self) -> &'static str {
        self.facts().code
    }

    /// The language's own name.
    pub fn name(self) -> &'static str {
        self.facts().name
    }

    /// Whether native speakers have confirmed its texts.
    pub fn is_confirmed(self) -> bool {
        self.facts().is_confirmed
    }

    pub(super) fn decimal_mark(self) -> char {
        self.facts().decimal_mark
    }

    pub(super) const fn number(self) -> usize {
        self.0 as usize
    }

    fn facts(self) -> &'static Facts {
        LANGUAGES.get(self.number()).unwrap_or(&LANGUAGES[0])
    }
}

impl fmt::Debug for Language {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        if *self == Self::PSEUDO {
            f.write_str("pseudo")
        } else {
            f.write_str(self.code())
        }
    }
}

/// Written as its code.
impl Serialize for Language {
    fn serialize<S: Serializer>(&self, serializer: S) -> Result<S::Ok, S::Error> {
        serializer.serialize_str(self.code())
    }
}

/// A code that is not known, such as that of another version, reads as English.
impl<'de> Deserialize<'de> for Language {
    fn deserialize<D: Deserializer<'de>>(deserializer: D) -> Result<Self, D::Error> {
        let code = String::deserialize(deserializer)?;
        Ok(Self::with_code(&code).unwrap_or_default())
    }
}
