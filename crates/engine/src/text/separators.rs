//! Characters that mark parts of a text while it is put together. No text contains them.

/// Stands before a word that gets a capital if it begins a sentence.
pub(super) const BEGINS: char = '\u{e000}';

/// Stands between the items of a list on their way into a function.
pub(super) const SEPARATOR: char = '\u{1f}';

/// Stands around the code of a card that is to be shown by its symbol.
pub(super) const CARD_MARK: char = '\u{1e}';

/// A name without these characters.
pub(super) fn without_marks(name: &str) -> String {
    name.replace([BEGINS, SEPARATOR, CARD_MARK], "")
}
