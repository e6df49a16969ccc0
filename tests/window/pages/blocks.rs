use misere::ui::for_tests::pages::*;

#[test]
fn a_paragraph_continues_on_the_next_line() {
    let blocks = parse("# T\n\nOne\ntwo.\n\n- a\n  b\n1. c\n");
    assert_eq!(blocks[1], Block::Paragraph("One two.".into()));
    assert_eq!(blocks[2], Block::Item("•".into(), "a b".into()));
    assert_eq!(blocks[3], Block::Item("1.".into(), "c".into()));
}

#[test]
fn only_a_short_opening_before_a_colon_is_bold() {
    assert_eq!(lead("Deals: 3 (usual here: 8). The end."), "Deals:");
    assert_eq!(lead("By suit: each place, corners included."), "By suit:");
    for words in ["If you must, win early: it is safe.", "Count. Then: play.", "At 3:4", ""] {
        assert_eq!(lead(words), "", "{words}");
    }
}
