//! Files of texts.

use std::sync::OnceLock;

use fluent_bundle::FluentResource;
use fluent_bundle::concurrent::FluentBundle;

use super::{Language, pseudo, values};
use crate::compressed;

/// The texts of one file in a language.
pub(super) type Texts = FluentBundle<FluentResource>;

/// A file of texts, which the build script has checked and compressed.
pub struct File {
    path: &'static str,
    packed: &'static [Packed],
    ready: fn() -> &'static Ready,
}

/// The code of a language, and the compressed texts.
type Packed = (&'static str, &'static [u8]);

/// The texts of a file in each language, once they have been used; none where the language lacks the file.
pub struct Ready([OnceLock<Option<Texts>>; Language::COUNT]);

impl Ready {
    /// Before the first use.
    pub const fn not_yet() -> Self {
        Self([const { OnceLock::new() }; Language::COUNT])
    }
}

impl File {
    /// A file with the path of the English one from the root of the repository, and the place where its texts are kept.
    pub const fn new(path: &'static str, packed: &'static [Packed], ready: fn() -> &'static Ready) -> Self {
        Self { path, packed, ready }
    }

    pub(super) const fn path(&self) -> &'static str {
        self.path
    }

    /// Its texts in a language, with the functions that `prepare` adds; none if it lacks the file.
    pub(super) fn texts(&self, language: Language, prepare: fn(&mut Texts, Language)) -> Option<&'static Texts> {
        let texts = (self.ready)().0[language.number()].get_or_init(|| {
            let mut packed = self.packed.iter();
            let (_, packed) = packed.find(|(code, _)| *code == language.code())?;
            let source = compressed::unpack_text(packed);
            let mut texts = read_texts(language, self.path, source);
            prepare(&mut texts, language);
            Some(texts)
        });
        texts.as_ref()
    }
}

/// Reads texts, which have no functions yet.
pub(super) fn read_texts(language: Language, path: &str, source: String) -> Texts {
    let resource = FluentResource::try_new(source);
    let resource = resource.unwrap_or_else(|(_, errors)| panic!("{path}: {errors:?}"));
    let code = language.code().parse();
    let code = code.expect("the codes of languages are valid");
    let mut texts = FluentBundle::new_concurrent(vec![code]);
    // Screen readers and the clipboard would get the marks.
    texts.set_use_isolating(false);
    texts.set_formatter(Some(values::format_number));
    if language.is_pseudo() {
        texts.set_transform(Some(pseudo::disguise));
    }
    let added = texts.add_resource(resource);
    added.expect("the build script has found no message twice");
    texts
}
