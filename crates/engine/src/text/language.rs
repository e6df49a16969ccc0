//! Languages.

/// A language that texts are shown in.
#[derive(Clone, Copy, Debug, Default, PartialEq, Eq, Hash)]
pub enum Language {
    /// English, in which the texts are written first.
    #[default]
    English,
    /// English with accents and longer words, each message in brackets: whatever is on the screen without
    /// brackets, or does not fit there, is found by tests.
    Pseudo,
}

impl Language {
    /// All languages.
    pub const ALL: [Self; 2] = [Self::English, Self::Pseudo];

    /// The code of the language.
    pub(super) const fn code(self) -> &'static str {
        match self {
            Self::English | Self::Pseudo => "en",
        }
    }

    /// The mark between a whole number and its decimals.
    pub(super) const fn decimal_mark(self) -> char {
        match self {
            Self::English | Self::Pseudo => '.',
        }
    }
}
