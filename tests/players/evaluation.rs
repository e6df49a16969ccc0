//! The evaluation of a legal move, and its short form for players.

use misere_players::bots::Evaluation;

/// Regression: a list of choices showed `−2.1 ± 0.0`.
#[test]
fn invisible_errors_are_left_out_and_exact_points_are_called_exact() {
    let evaluation = |points, error, exact| Evaluation { points, points_error: error, exact, ..Evaluation::unknown(0) };
    let shown = |points, exact| {
        let error = if exact { 0.0 } else { 0.2 };
        evaluation(points, error, exact).to_string()
    };
    assert_eq!(shown(0.1 + 0.2, true), "+0.3 exactly");
    assert_eq!(shown(-2.0, true), "−2 exactly");
    assert_eq!(shown(0.075, true), "+0.1");
    assert_eq!(shown(-0.04, false), "0 ± 0.2");
    assert_eq!(shown(-2.14, false), "−2.1 ± 0.2");
    assert_eq!(evaluation(1.0, 0.01, false).to_string(), "+1");
}
