//! Base 32, and texts as programs leave them that they are pasted from.

use misere_engine::pasted::{Block, plain, to_digits};

#[test]
fn bytes_in_base_32_read_back() {
    for length in 0..40 {
        let bytes: Vec<u8> = (0..length).map(|place: u8| place.wrapping_mul(37).wrapping_add(11)).collect();
        let text = format!("some-word-7:{}", to_digits(&bytes));
        let block = Block::all(&text, ["some", "word"]).next().expect("a block");
        assert_eq!((block.version, block.bytes, block.end), (7, bytes, block.text.len()));
    }
}

#[test]
fn a_block_is_found_whatever_stands_around_it() {
    let words = ["some", "word"];
    for (text, bytes) in [
        ("some-word-1:", &[][..]),
        ("Some Word: 12 hearts\n\n> sóme–wörd﹣1：\n> 00\u{200b}2-\n> G4\u{ad}0\n", &[0, 5, 2]),
        ("https://safe.example/?url=some%3aword%2D1%3A002G4", &[0, 5, 2]),
        ("&gt; &gt; ｓｏｍｅ\u{a0}word 1 \u{1f604} 0O2g4. ub", &[0, 5, 2]),
    ] {
        let mut blocks = Block::all(text, words).filter(|block| block.version == 1);
        let found = blocks.next().expect("a block").bytes;
        assert_eq!(found, bytes, "{text}");
    }
    for text in ["", "some", "someword1", "some-word", "some-word-x", "some-thing-1:00", "some-word-99999999999:"] {
        assert!(!Block::is_in(text, words), "{text}");
    }
    let many = "some-word-1:00\n".repeat(10_000);
    assert_eq!(Block::all(&many, words).count(), 8);
}

#[test]
fn plain_letters_stay_and_others_become_plain() {
    for (text, expected) in [
        ("clubs/4/7F3K-2Q9A/target=-50 a > b | c", "clubs/4/7F3K-2Q9A/target=-50 a > b | c"),
        ("  > | >> a", "     a"),
        ("Misère MISÈRE mise\u{300}re łódź", "Misere MISERE misere lodz"),
        ("١٢٣ ۷ ७", "123 7 7"),
        ("100 % %zz %4", "100 % %zz %4"),
        ("ß\u{1f0a1}ﬁ中", "ß\u{1f0a1}ﬁ中"),
    ] {
        assert_eq!(plain(text), expected);
    }
}
