use misere_lab::for_tests::*;

#[test]
fn small_classes_are_joined_with_their_neighbors() {
    let classes = [(1, 1.0), (3, 4.0), (20, 21.0), (4, 5.0), (2, 1.0), (0, 0.0)];
    let groups = joined(&classes);
    assert_eq!(groups, [(0, 1, 4, 5.0), (2, 2, 20, 21.0), (3, 5, 6, 6.0)]);
    assert_eq!(joined(&[(3, 3.0)]), [(0, 0, 3, 3.0)]);
    assert_eq!(joined(&[]), []);
}

#[test]
fn a_test_adds_up_its_classes() {
    let test = ChiSquare::of(&[(12, 10.0), (8, 10.0)]);
    assert_eq!((test.df, test.value), (1, 0.8));
    assert!((test.p - 0.371_093).abs() < 1e-5, "{}", test.p);
    assert_eq!(ChiSquare::of(&[(5, 5.0)]).p, 1.0);
}
