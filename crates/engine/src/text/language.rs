//! Languages, and their texts made ready when they are first used.

use std::sync::OnceLock;

use fluent_bundle::FluentResource;
use fluent_bundle::concurrent::FluentBundle;

use super::nouns::Nouns;
use super::{FILES, functions, pseudo, render};
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

/// The texts of a language.
static TEXTS: [LanguageTexts; 2] = [const { LanguageTexts::new() }; 2];

struct LanguageTexts {
    files: [OnceLock<Texts>; FILES.len()],
    nouns: OnceLock<Nouns>,
}

impl LanguageTexts {
    const fn new() -> Self {
        Self {
            files: [const { OnceLock::new() }; FILES.len()],
            nouns: OnceLock::new(),
        }
    }
}

/// The texts of one file.
pub(super) type Texts = FluentBundle<FluentResource>;

/// A file of texts, which the build script has checked and compressed.
pub(super) struct File {
    pub path: &'static str,
    pub packed: &'static [u8],
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

    /// The texts of a file.
    pub(super) fn texts(self, file: usize) -> &'static Texts {
        TEXTS[self as usize].files[file].get_or_init(|| self.load(&FILES[file]))
    }

    /// The forms of nouns, such as those of suits and ranks.
    pub(super) fn nouns(self) -> &'static Nouns {
        TEXTS[self as usize].nouns.get_or_init(|| Nouns::new(self))
    }

    fn load(self, file: &File) -> Texts {
        self.load_source(file.path, compressed::unpack_text(file.packed))
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
