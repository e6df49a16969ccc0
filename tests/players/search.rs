use misere_players::for_tests::*;

/// Two candidates with these values in turn, over a number of worlds.
fn candidates(worlds: usize, values: [[f64; 2]; 2]) -> Vec<Candidate> {
    let both = (0..2).map(|index| Candidate::new(index, false));
    let mut both: Vec<Candidate> = both.collect();
    for world in 0..worlds {
        for (candidate, values) in both.iter_mut().zip(values) {
            candidate.current.value = values[world % 2];
            candidate.record(0.0);
        }
    }
    both
}

#[test]
fn a_choice_is_clear_once_no_other_can_be_noticeably_better() {
    let (good, bad) = ([4.0, 6.0], [1.0, 3.0]);
    let mut clear = candidates(64, [bad, good]);
    assert!(is_clear(&mut clear));
    assert_eq!(clear[0].index, 1, "the best one comes first");
    // Equally good on average, but never in the same world.
    let (odd, even) = ([0.0, 2.0], [2.0, 0.0]);
    assert!(!is_clear(&mut candidates(1024, [odd, even])));
    assert!(is_clear(&mut candidates(32_768, [odd, even])));
    assert!(!is_clear(&mut candidates(63, [bad, good])), "not yet looked at");
}
