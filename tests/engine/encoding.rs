//! The encoding of text files.

use misere_engine::encoding::{EncodingError, decode, decode_ascii};

#[test]
fn one_byte_order_mark_is_left_out() {
    for (bytes, text) in [
        ("", ""),
        ("Zoë", "Zoë"),
        ("\u{feff}", ""),
        ("\u{feff}Zoë", "Zoë"),
        ("\u{feff}\u{feff}Zoë", "\u{feff}Zoë"),
        ("Zoë\u{feff}", "Zoë\u{feff}"),
    ] {
        assert_eq!(decode(bytes.into()), Ok(text.to_owned()));
    }
}

#[test]
fn utf_16_is_named_and_other_errors_have_their_place() {
    let marked = "\u{feff}(zoom: 120)";
    for text in [marked, &marked[3..]] {
        let big = text.encode_utf16().flat_map(u16::to_be_bytes).collect();
        let little = text.encode_utf16().flat_map(u16::to_le_bytes).collect();
        for bytes in [big, little] {
            let bytes: Vec<u8> = bytes;
            assert_eq!(decode_ascii(&bytes), text);
            assert_eq!(decode(bytes), Err(EncodingError::Utf16));
        }
    }
    for (bytes, line, column) in [(&b"\xff"[..], 1, 1), (b"a\nb\xffc", 2, 2), (b"\xef\xbb\xbfa\xff", 1, 2)] {
        let error = EncodingError::Invalid { line, column };
        assert_eq!(decode(bytes.into()), Err(error));
    }
}
