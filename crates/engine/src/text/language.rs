//! Languages, and their texts made ready when they are first used.

use std::sync::OnceLock;

use fluent_bundle::FluentResource;
use fluent_bundle::concurrent::FluentBundle;

use super::nouns::Nouns;
use super::{functions, pseudo, render};
use crate::compressed;

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

/// The number of languages.
const LANGUAGES: usize = 2;

/// The nouns of each language.
static NOUNS: [OnceLock<Nouns>; LANGUAGES] = [const { OnceLock::new() }; LANGUAGES];

/// The texts of one file.
pub(super) type Texts = FluentBundle<FluentResource>;

/// A file of texts, which the build script has checked and compressed.
pub struct File {
    path: &'static str,
    packed: &'static [u8],
    ready: fn() -> &'static Ready,
}

/// The texts of a file in each language, once they have been used.
pub struct Ready([OnceLock<Texts>; LANGUAGES]);

impl Ready {
    /// Before the first use.
    pub const fn not_yet() -> Self {
        Self([const { OnceLock::new() }; LANGUAGES])
    }
}

impl File {
    /// A file with its path from the root of the repository, and the place where its texts are kept.
    pub const fn new(
        path: &'static str,
        packed: &'static [u8],
        ready: fn() -> &'static Ready,
    ) -> Self {
        Self {
            path,
            packed,
            ready,
        }
    }

    pub(super) const fn path(&self) -> &'static str {
        self.path
    }

    /// Its texts in a language.
    pub(super) fn texts(&self, language: Language) -> &'static Texts {
        (self.ready)().0[language as usize]
            .get_or_init(|| language.load_source(self.path, compressed::unpack_text(self.packed)))
    }
}

impl Language {
    /// The code of the language.
    const fn code(self) -> &'static str {
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

    /// The forms of nouns, such as those of suits and ranks.
    pub(super) fn nouns(self) -> &'static Nouns {
        NOUNS[self as usize].get_or_init(|| Nouns::new(self))
    }

    pub(super) fn load_source(self, path: &str, source: String) -> Texts {
        let resource = FluentResource::try_new(source);
        let resource = resource.unwrap_or_else(|(_, errors)| panic!("{path}: {errors:?}"));
        let code = self
            .code()
            .parse()
            .expect("the codes of languages are valid");
        let mut texts = FluentBundle::new_concurrent(vec![code]);
        // Screen readers and the clipboard would get the marks.
        texts.set_use_isolating(false);
        texts.set_formatter(Some(render::format_number));
        if self == Self::Pseudo {
            texts.set_transform(Some(pseudo::disguise));
        }
        functions::add_to(&mut texts);
        let added = texts.add_resource(resource);
        added.expect("the build script has found no message twice");
        texts
    }
}
