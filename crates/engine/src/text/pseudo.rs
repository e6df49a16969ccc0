//! The pseudo-language: English with accents, about 40 % longer, in brackets.

use std::borrow::Cow;

const PLAIN: &str = "abcdeghijklnorstuwyzACDEGHIJKLNORSTUWYZ";
const ACCENTED: &str = "àƀçďéĝĥíĵķļñóŕšţúŵýžÀÇĎÉĜĤÍĴĶĻÑÓŔŠŢÚŴÝŽ";

/// A text with accents, in which every other vowel is doubled and many others too.
pub(super) fn disguise(text: &str) -> Cow<'_, str> {
    let mut out = String::with_capacity(text.len() * 2);
    for letter in text.chars() {
        let place = PLAIN.chars().position(|plain| plain == letter);
        let accented = place.and_then(|place| ACCENTED.chars().nth(place));
        out.push(accented.unwrap_or(letter));
        if "aeiou".contains(letter) {
            out.push(letter);
        }
    }
    Cow::Owned(out)
}

pub(super) fn in_brackets(text: &str) -> String {
    format!("[{text}]")
}
