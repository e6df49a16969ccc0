use misere_engine::rules::{Message, Wins};
use misere_players::bots::{Evaluation, compare_with_best};
use misere_players::for_tests::*;
use misere_players::text::hints as texts;

fn evaluation(value: f64, points: f64, exact: bool) -> Evaluation {
    let error = if exact { 0.0 } else { 0.2 };
    Evaluation { value, error, points, points_error: error, worlds: 100, exact, ..Evaluation::unknown(0) }
}

/// The comparison of two moves, each with its value and its points.
fn comparison_of(exact: bool, first: (f64, f64), other: (f64, f64), wins: Wins) -> String {
    let evaluation = |(value, points)| evaluation(value, points, exact);
    let second = Message::raw("the ace");
    sentence_against(&evaluation(first), &evaluation(other), second, wins).for_programs()
}

#[test]
fn a_comparison_says_what_decided() {
    let estimate = |first, other| comparison_of(false, first, other, Wins::Lowest);
    assert_eq!(estimate((-1.0, -1.0), (-1.5, -1.5)), "The ace would cost you about 0.5 penalty points more.");
    assert_eq!(
        comparison_of(false, (2.0, 2.0), (1.0, 1.0), Wins::Highest),
        "The ace would bring you about 1 point less."
    );
    assert_eq!(
        estimate((-1.0, -1.0), (-1.02, -1.02)),
        "There is no simple reason for it, and the ace is almost as good."
    );
    assert_eq!(estimate((-1.1, -1.1), (-1.0, -1.0)), "The ace may be just as good, but that is less certain.");
    assert_eq!(estimate((9.0, -2.0), (5.0, -1.0)), "It gives you a better chance to win the game than the ace.");
    // A chance within the error of the estimate is not mentioned.
    assert_eq!(
        estimate((-0.9, -1.0), (-1.0, -1.0)),
        "There is no simple reason for it, and the ace is almost as good."
    );
    assert_eq!(
        estimate((9.0, -1.0), (5.0, -2.0)),
        "The ace would cost you about 1 penalty point more, and you would be less likely to win the \
         game."
    );
}

/// Regression: a list of choices showed `−2.1 ± 0.0`.
#[test]
fn choices_are_compared_in_the_words_of_players() {
    let beside = |exact, best: (f64, f64), other: (f64, f64)| {
        let evaluation = |(value, points)| evaluation(value, points, exact);
        let compared = compare_with_best(&evaluation(best), &evaluation(other), Wins::Lowest);
        compared.text.for_programs()
    };
    assert_eq!(beside(false, (-1.0, -1.0), (-3.0, -3.0)), "about 2 penalty points worse");
    assert_eq!(beside(true, (-1.0, -1.0), (-2.0, -2.0)), "1 penalty point worse");
    assert_eq!(beside(false, (-1.0, -1.0), (-1.1, -1.1)), "about as good");
    assert_eq!(beside(false, (-1.0, -1.0), (-1.22, -1.22)), "slightly worse");
    assert_eq!(beside(true, (-1.0, -1.0), (-1.0, -1.0)), "just as good");
    assert_eq!(beside(false, (9.0, -2.0), (5.0, -1.0)), "less likely to win the game");
    assert_eq!(beside(false, (-0.9, -1.0), (-1.0, -1.0)), "about as good");
}

#[test]
fn a_move_that_gains_points_and_costs_the_game_has_no_negative_loss() {
    let [best, other] = [(-0.3, -2.0), (0.0, 0.0)].map(|(value, points)| evaluation(value, points, false));
    let compared = compare_with_best(&best, &other, Wins::Lowest);
    assert_eq!(compared.text, texts::less_likely_to_win());
    assert_eq!(compared.loss, 0.0);
}

#[test]
fn exact_values_are_shown_as_exact() {
    let exact = |first, other| comparison_of(true, first, other, Wins::Lowest);
    let sums = (0.1 + 0.2, 0.1 + 0.2);
    assert_eq!(exact(sums, (0.3, 0.3)), "The ace is just as good.");
    assert_eq!(exact((0.45, 0.45), (-0.55, -0.55)), "The ace would cost you 1 penalty point more.");
    assert_eq!(exact((8.0, -1.0), (0.3, 0.3)), "It gives you a better chance to win the game than the ace.");
    assert_eq!(exact((0.03, 0.03), (0.0, 0.0)), "It is slightly better than the ace.");
}
