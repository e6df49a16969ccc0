use misere::ui::for_tests::pages::*;

#[test]
fn only_what_was_in_sight_without_a_gap_counts_as_read() {
    let mut reading = Reading::default();
    let mut read = |top: f32| {
        reading.show(1000.0, top, top + 400.0);
        reading.is_complete()
    };
    // It begins to count when it no longer moves.
    assert!(!read(600.0) && !read(600.0));
    assert!(!read(0.0) && !read(600.0), "a gap");
    assert!(!read(400.0) && !read(0.0) && read(600.0));
    reading.show(1200.0, 800.0, 1200.0);
    assert!(!reading.is_complete(), "it was laid out anew");
}
