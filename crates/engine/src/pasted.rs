//! Pasted texts: codes and blocks of digits, whatever mail programs, messengers, spell checkers and keyboards made of
//! them on their way.
//!
//! Digits are those of Crockford's base 32: O is read as 0, I and L as 1, and case does not matter.

use crate::hex::from_hex;

/// The digits of base 32.
pub const DIGITS: &[u8; 32] = b"0123456789ABCDEFGHJKMNPQRSTVWXYZ";

/// The value of a digit in base 32.
pub fn digit(letter: char) -> Option<u32> {
    match letter.to_ascii_uppercase() {
        'O' => Some(0),
        'I' | 'L' => Some(1),
        letter => DIGITS.iter().position(|digit| char::from(*digit) == letter).map(|place| place as u32),
    }
}

/// Bytes in base 32, five bits to a digit, the highest first.
pub fn to_digits(bytes: &[u8]) -> String {
    let (mut digits, mut bits, mut count) = (String::new(), 0_u32, 0);
    for byte in bytes {
        bits = bits << 8 | u32::from(*byte);
        count += 8;
        while count >= 5 {
            count -= 5;
            digits.push(char::from(DIGITS[(bits >> count & 31) as usize]));
        }
        bits &= 31;
    }
    if count > 0 {
        digits.push(char::from(DIGITS[(bits << (5 - count) & 31) as usize]));
    }
    digits
}

/// A block of digits, announced by words and the number of its version: `misere-challenge-1: 43X0Y3KN…`. Whatever is no
/// letter and no digit does not matter, neither between the words nor among the digits.
#[derive(Clone, Debug, PartialEq, Eq)]
pub struct Block {
    /// The number after the words.
    pub version: u32,
    /// The text after the version, in plain small letters.
    pub text: String,
    /// What the digits stand for. Other words may follow a block, so that bytes may follow those of its content.
    pub bytes: Vec<u8>,
    /// The place in the text of the first letter that is no digit.
    pub end: usize,
}

/// The most blocks that are looked for in one text, which may announce many.
const MOST_BLOCKS: usize = 8;

impl Block {
    /// The blocks in a text that these words announce.
    pub fn all(text: &str, words: [&str; 2]) -> impl Iterator<Item = Self> {
        let plain = plain(text).to_ascii_lowercase();
        let begins: Vec<usize> = plain.match_indices(words[0]).map(|(place, _)| place + words[0].len()).collect();
        let block = move |begin| {
            let rest = after_signs(&plain[begin..])?.strip_prefix(words[1])?;
            let rest = after_signs(rest)?;
            let end = rest.find(|letter: char| !letter.is_ascii_digit()).unwrap_or(rest.len());
            let version = rest[..end].parse().ok()?;
            let text = &rest[end..];
            (!text.starts_with(char::is_alphanumeric)).then(|| Self::of(version, text))
        };
        begins.into_iter().filter_map(block).take(MOST_BLOCKS)
    }

    /// Tells whether a text may hold such a block.
    pub fn is_in(text: &str, words: [&str; 2]) -> bool {
        Self::all(text, words).next().is_some()
    }

    fn of(version: u32, text: &str) -> Self {
        let (mut bytes, mut bits, mut count) = (Vec::new(), 0_u32, 0);
        let mut end = text.len();
        for (place, letter) in text.char_indices().filter(|(_, letter)| letter.is_alphanumeric()) {
            let Some(value) = digit(letter) else {
                end = place;
                break;
            };
            bits = bits << 5 | value;
            count += 5;
            if count >= 8 {
                count -= 8;
                bytes.push((bits >> count & 255) as u8);
            }
            bits &= 255;
        }
        Self { version, text: text.into(), bytes, end }
    }
}

/// The text behind one or more signs that are no letters.
fn after_signs(text: &str) -> Option<&str> {
    let rest = text.trim_start_matches(|letter: char| !letter.is_alphanumeric());
    (rest.len() < text.len()).then_some(rest)
}

/// A text in the letters of ASCII, as far as they were meant: with its hyphens, slashes and colons, and without accents,
/// invisible characters, marks of quoted lines, and what HTML and addresses write for signs.
pub fn plain(text: &str) -> String {
    let text = unescaped(text);
    let mut plain = String::with_capacity(text.len());
    let mut is_margin = true;
    for letter in text.chars() {
        match letter {
            '\n' | '\r' => is_margin = true,
            '>' | '|' if is_margin => continue,
            _ => is_margin &= letter.is_whitespace(),
        }
        match letter {
            // It stands where a word may be broken, or else for a minus.
            SOFT_HYPHEN if !plain.ends_with('=') => {}
            SOFT_HYPHEN | '\u{2010}'..='\u{2015}' | '\u{2043}' | '\u{2212}' | '\u{fe58}' | '\u{fe63}' => {
                plain.push('-');
            }
            '\u{2044}' | '\u{2215}' => plain.push('/'),
            '\u{2d0}' | '\u{2236}' | '\u{a789}' | '\u{fe13}' | '\u{fe55}' => plain.push(':'),
            // Blanks of no width, marks of direction, accents, and the looks of the character before.
            '\u{200b}'..='\u{200f}' | '\u{202a}'..='\u{202e}' | '\u{2060}'..='\u{206f}' | '\u{feff}' => {}
            '\u{300}'..='\u{36f}' | '\u{61c}' | '\u{180e}' | '\u{20e3}' | '\u{fe00}'..='\u{fe0f}' => {}
            '\u{ff01}'..='\u{ff5e}' => plain.extend(char::from_u32(u32::from(letter) - WIDER)),
            _ => plain.push(without_accent(letter)),
        }
    }
    plain
}

const SOFT_HYPHEN: char = '\u{ad}';

/// The distance of the wide letters of Asian keyboards from those of ASCII.
const WIDER: u32 = '\u{ff01}' as u32 - '!' as u32;

/// Letters with the accents that spell checkers add to them.
const ACCENTS: [(char, &str); 14] = [
    ('a', "àáâãäåāăąǎ"),
    ('c', "çćĉċč"),
    ('d', "ďđ"),
    ('e', "èéêëēĕėęě"),
    ('g', "ĝğġģ"),
    ('i', "ìíîïĩīĭįı"),
    ('l', "ĺļľł"),
    ('n', "ñńņň"),
    ('o', "òóôõöøōŏő"),
    ('r', "ŕŗř"),
    ('s', "śŝşšș"),
    ('u', "ùúûüũūŭůűų"),
    ('y', "ýÿ"),
    ('z', "źżž"),
];

/// The zeros of decimal digits on Arabic and Indian keyboards.
const ZEROS: [u32; 4] = [0x660, 0x6f0, 0x966, 0x9e6];

fn without_accent(letter: char) -> char {
    if letter.is_ascii() {
        return letter;
    }
    let number = u32::from(letter);
    if let Some(zero) = ZEROS.into_iter().find(|zero| (*zero..zero + 10).contains(&number)) {
        return char::from(b'0' + (number - zero) as u8);
    }
    let mut lower = letter.to_lowercase();
    let (Some(small), None) = (lower.next(), lower.next()) else { return letter };
    let found = ACCENTS.iter().find(|(_, accented)| accented.contains(small));
    found.map_or(letter, |(plain, _)| if small == letter { *plain } else { plain.to_ascii_uppercase() })
}

/// Signs as HTML writes them.
const ENTITIES: [(&str, &str); 7] =
    [("&gt;", ">"), ("&lt;", "<"), ("&quot;", "\""), ("&nbsp;", " "), ("&shy;", ""), ("&zwnj;", ""), ("&amp;", "&")];

/// A text without the escapes of HTML and of addresses.
fn unescaped(text: &str) -> String {
    let mut text = text.to_owned();
    for (entity, sign) in ENTITIES {
        if text.contains(entity) {
            text = text.replace(entity, sign);
        }
    }
    if text.contains('%') { String::from_utf8_lossy(&percent_decoded(&text)).into_owned() } else { text }
}

/// The bytes that an address stands for, without its `%20`.
pub fn percent_decoded(text: &str) -> Vec<u8> {
    let (mut bytes, mut left) = (Vec::with_capacity(text.len()), text.as_bytes());
    while let Some((first, rest)) = left.split_first() {
        let digits = rest.get(..2).filter(|_| *first == b'%').and_then(|digits| str::from_utf8(digits).ok());
        match digits.and_then(from_hex) {
            Some(byte) => {
                bytes.extend(byte);
                left = &rest[2..];
            }
            None => {
                bytes.push(*first);
                left = rest;
            }
        }
    }
    bytes
}
