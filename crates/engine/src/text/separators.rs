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

/// Writes capitals where a marked word begins a sentence.
pub(super) fn with_capitals(text: String) -> String {
    if !text.contains(BEGINS) {
        return text;
    }
    let mut out = String::with_capacity(text.len());
    for (place, part) in text.split(BEGINS).enumerate() {
        let begins = out.is_empty() || out.ends_with(". ");
        let mut letters = part.chars();
        if place > 0 && begins {
            out.extend(letters.next().into_iter().flat_map(char::to_uppercase));
        }
        out.push_str(letters.as_str());
    }
    out
}
