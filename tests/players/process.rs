use misere_players::for_tests::*;

/// Regression: the byte order mark of a program on Windows made its first answer an illegal one.
#[test]
fn a_byte_order_mark_before_the_first_answer_is_read_over() {
    let mut output = &b"\xef\xbb\xbfplay 7C\r\n\n play 8C \n"[..];
    for expected in ["play 7C", "play 8C"] {
        let line = next_line(&mut output).expect("a line");
        assert_eq!(line.expect("a short line"), expected);
    }
    assert!(next_line(&mut output).is_none());
}
