//! Languages: each is a folder in `assets/text`, listed by the build script with the facts of `language.ftl`.

use std::fmt;

use serde::{Deserialize, Deserializer, Serialize, Serializer};

use super::LANGUAGES;

/// The statements of a language's folder about it.
pub struct Facts {
    /// The name of the folder, such as `de`.
    pub code: &'static str,
    /// Its own name, such as `Deutsch`.
    pub name: &'static str,
    /// Set if players can choose it, since nothing is missing.
    pub is_complete: bool,
    /// Set if native speakers have confirmed its texts.
    pub is_confirmed: bool,
    /// The mark between a whole number and its decimals.
    pub decimal_mark: char,
    /// Letters with accents that follow the plain letter in the alphabet, such as ñ.
    pub own_letters: &'static str,
    /// Set if players expect the letters of the language on cards.
    pub has_usual_indices: bool,
}

/// A language that texts are shown in. The default is English.
#[derive(Clone, Copy, Default, PartialEq, Eq, Hash)]
pub struct Language {
    /// The place in the list of languages.
    number: u8,
    /// Set if cards have the letters of the language in their corners, instead of J, Q, K and A.
    pub(super) has_local_indices: bool,
}

impl Language {
    /// English, in which the texts are written first. It fills the gaps of other languages.
    pub const ENGLISH: Self = Self::numbered(0);

    /// English with accents and longer words, each message in brackets: whatever is on the screen without
    /// brackets, or does not fit there, is found by tests.
    pub const PSEUDO: Self = Self::numbered(LANGUAGES.len() as u8);

    pub(super) const COUNT: usize = LANGUAGES.len() + 1;

    /// All languages, with those that are not complete yet and the pseudo-language.
    pub fn all() -> impl Iterator<Item = Self> {
        (0..=Self::PSEUDO.number).map(Self::numbered)
    }

    const fn numbered(number: u8) -> Self {
        Self { number, has_local_indices: false }
    }

    /// The languages that players can choose, with English first.
    pub fn offered() -> impl Iterator<Item = Self> {
        let languages = Self::all().filter(|language| !language.is_pseudo());
        languages.filter(|language| language.is_complete())
    }

    /// The language with a code such as `de`.
    pub fn with_code(code: &str) -> Option<Self> {
        let mut languages = Self::all().filter(|language| !language.is_pseudo());
        languages.find(|language| language.code() == code)
    }

    /// The language that players can choose for the first of these locales that has one, such as `de_AT.UTF-8` or
    /// `de-AT`; English if none has.
    pub fn of_locales<S: AsRef<str>>(locales: &[S]) -> Self {
        let of_locale = |locale: &S| match locale.as_ref().split(['-', '_', '.', '@']).next() {
            Some("C" | "POSIX") => Some(Self::ENGLISH),
            code => Self::with_code(&code?.to_ascii_lowercase()).filter(|language| language.is_complete()),
        };
        locales.iter().find_map(of_locale).unwrap_or_default()
    }

    /// The code of the language; that of English for the pseudo-language.
    pub fn code(self) -> &'static str {
        self.facts().code
    }

    /// The language's own name.
    pub fn name(self) -> &'static str {
        self.facts().name
    }

    /// Tells whether no text is missing, so that players can choose it.
    pub fn is_complete(self) -> bool {
        self.facts().is_complete
    }

    /// Tells whether native speakers have confirmed its texts.
    pub fn is_confirmed(self) -> bool {
        self.facts().is_confirmed
    }

    /// The key by which a text is sorted as the language does. Accents do not count, except on letters that have their
    /// own place in the alphabet.
    pub fn sort_key(self, text: &str) -> (String, String) {
        let mut key = String::with_capacity(text.len());
        for letter in text.chars().flat_map(char::to_lowercase) {
            key.push(without_accent(letter));
            if let Some(place) = self.facts().own_letters.find(letter) {
                // Follows every letter.
                key.push('\u{ffff}');
                key.push_str(&place.to_string());
            }
        }
        (key, text.to_owned())
    }

    pub(super) fn decimal_mark(self) -> char {
        self.facts().decimal_mark
    }

    /// Tells whether it is the language for tests.
    pub const fn is_pseudo(self) -> bool {
        self.number == Self::PSEUDO.number
    }

    /// Chooses the letters in the corners of cards: those of the language, or J, Q, K and A.
    #[must_use]
    pub const fn with_local_indices(self, local: bool) -> Self {
        Self { has_local_indices: local, ..self }
    }

    /// Tells whether players of the language expect its letters on cards, unless they have chosen otherwise.
    pub fn has_usual_indices(self) -> bool {
        self.facts().has_usual_indices
    }

    pub(super) const fn number(self) -> usize {
        self.number as usize
    }

    fn facts(self) -> &'static Facts {
        LANGUAGES.get(self.number()).unwrap_or(&LANGUAGES[0])
    }
}

impl fmt::Debug for Language {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        if self.is_pseudo() { f.write_str("pseudo") } else { f.write_str(self.code()) }
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

/// A small letter without its accent.
pub(super) const fn without_accent(letter: char) -> char {
    match letter {
        'à'..='å' | 'ā' | 'ă' | 'ą' => 'a',
        'ç' | 'ć' | 'č' => 'c',
        'ď' | 'đ' => 'd',
        'è'..='ë' | 'ē' | 'ę' | 'ě' => 'e',
        'ì'..='ï' | 'ī' => 'i',
        'ł' => 'l',
        'ñ' | 'ń' | 'ň' => 'n',
        'ò'..='ö' | 'ø' | 'ō' | 'ő' | 'œ' => 'o',
        'ř' => 'r',
        'ś' | 'š' | 'ß' => 's',
        'ť' => 't',
        'ù'..='ü' | 'ū' | 'ů' | 'ű' => 'u',
        'ý' | 'ÿ' => 'y',
        'ź' | 'ż' | 'ž' => 'z',
        letter => letter,
    }
}
