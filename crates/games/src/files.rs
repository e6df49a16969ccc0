//! The files of each game, collected by the build script.

use misere_engine::text::Language;

include!(concat!(env!("OUT_DIR"), "/games.rs"));

/// The files of a game: for `finis`, `assets/text/*/games/finis.md`, the folder `assets/games/finis` and
/// `saves/finis-*.ron`.
#[derive(Clone, Copy, Debug)]
pub struct Files {
    /// The source of the rules text in English, see [`Entry::rules_text`](super::Entry::rules_text).
    pub rules: &'static str,
    /// The sources in other languages, by their codes.
    pub translated_rules: &'static [(&'static str, &'static str)],
    /// The text of the lesson, see [`crate::lessons`]; `None` if the game has none.
    pub lesson: Option<&'static str>,
    /// The puzzles, as RON compressed with zlib; empty if there are none.
    pub puzzles: &'static [u8],
    /// The policy for [`Strategy::LEARNING`](misere_players::bots::Strategy::LEARNING); empty if there is none.
    pub policy: &'static [u8],
    /// The picture in the middle of its medal, as elements of SVG: 60 units around the center, in the inks of portraits;
    /// empty if there is none.
    pub medal: &'static str,
    /// A half-played game and a finished one, as the texts of saved games, if there are any.
    pub examples: Option<[&'static str; 2]>,
}

impl Files {
    /// Only a rules text.
    pub const fn rules(rules: &'static str) -> Self {
        Self { rules, translated_rules: &[], lesson: None, puzzles: &[], policy: &[], medal: "", examples: None }
    }

    /// The source of the rules text in a language, or in English.
    pub fn rules_in(&self, language: Language) -> &'static str {
        let mut translated = self.translated_rules.iter();
        let found = translated.find(|(code, _)| *code == language.code());
        found.map_or(self.rules, |(_, rules)| rules)
    }
}
