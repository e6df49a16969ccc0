//! Bytes as hexadecimal digits.

use std::fmt::Write as _;

/// The bytes in lower-case digits.
pub fn to_hex(bytes: &[u8]) -> String {
    let mut text = String::with_capacity(2 * bytes.len());
    for byte in bytes {
        write!(text, "{byte:02x}").expect("memory can be written to");
    }
    text
}

/// The bytes that digits in lower or upper case stand for; `None` if there are other letters, or half a byte.
pub fn from_hex(digits: &str) -> Option<Vec<u8>> {
    let value = |digit: u8| char::from(digit).to_digit(16);
    let byte = |pair: &[u8]| match pair {
        [high, low] => Some((value(*high)? << 4 | value(*low)?) as u8),
        _ => None,
    };
    digits.as_bytes().chunks(2).map(byte).collect()
}
