//! Hints: the best bot's action and the reason for it, in a sentence for players.

use std::fmt;
use std::sync::atomic::AtomicBool;

use rand::SeedableRng;
use rand::rngs::ChaCha8Rng;

use super::search::{self, Evaluation};
use super::{History, Limit, Policy};
use crate::rules::words::count;
use crate::rules::{GameAction, Rules, Seat, Seen, View};

/// The best bot's action and the reason for it.
#[derive(Clone, Debug)]
pub struct Hint<R: Rules> {
    /// The recommended action.
    pub action: R::Action,
    /// One sentence, from what the seat knows.
    pub reason: String,
    /// Every legal action with its evaluation: the recommended one first, then the best of the
    /// others. None for actions that were not evaluated.
    pub opinions: Vec<Opinion<R::Action>>,
}

/// A legal action, and its evaluation if it has one.
type Opinion<A> = (A, Option<Evaluation>);

/// A hint for a seat, from what it sees and from past actions. If told to stop, the best found so
/// far.
///
/// # Panics
/// It is not this seat's turn.
pub fn advise<R: Policy>(
    seen: &Seen<R>,
    past: &History<R>,
    limit: Limit,
    seed: u64,
    stop: &AtomicBool,
) -> Hint<R> {
    let view = seen.view();
    let mut rng = ChaCha8Rng::seed_from_u64(seed);
    let mut moves = Vec::new();
    R::legal(view, &mut moves);
    let evaluations = match moves[..] {
        [_] => Vec::new(),
        _ => search::evaluate(view, past, &moves, limit, &mut rng, stop),
    };
    let mut opinions: Vec<Opinion<R::Action>> = evaluations
        .into_iter()
        .map(|one| (moves[one.index], (one.worlds > 0).then_some(one)))
        .collect();
    if opinions.is_empty() {
        opinions.push((moves[0], None));
    }
    // An obvious move is not left to the search.
    if let Some(index) = (R::LOOKAHEAD.obvious)(view, &moves) {
        opinions.sort_by_key(|(action, _)| *action != moves[index]);
    }
    let action = opinions[0].0;
    Hint {
        action,
        reason: R::reason(view, action)
            .filter(|_| !is_for_the_game(&opinions))
            .unwrap_or_else(|| comparison(view, &opinions)),
        opinions,
    }
}

/// A reason for an action, in a sentence that everyone at the table may hear.
///
/// The seat that acted knew more, but the others must not learn it during the deal. So the sentence
/// rests on public knowledge, and a secret action gets none (C-7).
pub fn explain<R: Policy>(public: &R::Public, seat: Seat, action: R::Action) -> String {
    if action.is_secret() {
        return SECRET.into();
    }
    R::public_reason(public, seat, action).unwrap_or_else(|| NOT_PUBLIC.into())
}

const ONLY_MOVE: &str = "It is the only legal move.";
const NO_REASON: &str = "There is no simple reason for it.";
const SECRET: &str = "It was done in secret, so the reason stays secret too.";
const NOT_PUBLIC: &str = "Nothing that everyone can see explains it.";

/// Smaller differences are rounding errors of sums.
const EPSILON: f64 = 1e-6;

/// Smaller differences would be shown as 0.0 points.
const VISIBLE: f64 = 0.05;

/// Whether the first move is certainly better than the second for winning the game rather than for
/// its points. The cards alone do not explain it then.
fn is_for_the_game<A>(opinions: &[Opinion<A>]) -> bool {
    let [(_, Some(first)), (_, Some(other)), ..] = opinions else {
        return false;
    };
    let points = first.points - other.points;
    let game = first.value - other.value - points;
    game > points && game > first.error.max(VISIBLE)
}

/// A comparison of the first move with the second.
fn comparison<R: Policy>(view: View<'_, R>, opinions: &[Opinion<R::Action>]) -> String {
    match opinions {
        [] | [_] => ONLY_MOVE.into(),
        [(_, Some(first)), (second, Some(other)), ..] => {
            compare(first, other, &R::spoken(view, *second))
        }
        [_, ..] => NO_REASON.into(),
    }
}

/// A comparison of two moves: in points, unless those were not decisive.
fn compare(first: &Evaluation, other: &Evaluation, second: &str) -> String {
    let value = first.value - other.value;
    let points = first.points - other.points;
    // The rest of the value is the chance to win the game.
    let game = value - points;
    let better = format!("{} better than “{second}”", count(figure(points), "point"));
    if first.exact && other.exact {
        return if value.abs() < EPSILON {
            format!("With best play, as good as “{second}”.")
        } else if points >= VISIBLE {
            format!("With best play, {better}.")
        } else if game > EPSILON {
            format!("With best play, a better chance to win the game than “{second}”.")
        } else {
            format!("With best play, slightly better than “{second}”.")
        };
    }
    if value < 0.0 {
        // A move that is certainly good comes before one that only seems better.
        format!("“{second}” may be as good, but that is less certain.")
    } else if points >= VISIBLE && game > points {
        format!("About {better}, and more likely to win the game.")
    } else if points >= VISIBLE {
        format!("About {better}.")
    } else if game >= VISIBLE {
        format!("A better chance to win the game than “{second}”.")
    } else {
        format!("Hardly better than “{second}”.")
    }
}

/// A number without its sign, with one decimal unless that is zero.
fn figure(number: f64) -> String {
    let text = format!("{:.1}", number.abs());
    text.strip_suffix(".0").map_or(text.clone(), Into::into)
}

/// The points for players: `−2.1 ± 0.3`, or `−2 exactly` if no decimal is missing. An unknown or
/// invisible error is left out.
impl fmt::Display for Evaluation {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        let tenths = (self.points * 10.0).round();
        if tenths != 0.0 {
            f.write_str(if tenths < 0.0 { "−" } else { "+" })?;
        }
        f.write_str(&figure(self.points))?;
        if self.exact && (self.points * 10.0 - tenths).abs() < EPSILON {
            f.write_str(" exactly")?;
        } else if self.points_error.is_finite() && self.points_error >= VISIBLE {
            write!(f, " ± {:.1}", self.points_error)?;
        }
        Ok(())
    }
}

#[cfg(test)]
mod tests {
    use super::*;

    fn evaluation(value: f64, points: f64, exact: bool) -> Evaluation {
        let error = if exact { 0.0 } else { 0.2 };
        Evaluation {
            value,
            error,
            points,
            points_error: error,
            worlds: 100,
            exact,
            ..Evaluation::unknown(0)
        }
    }

    /// The comparison of two moves, each with its value and its points.
    fn sentence(exact: bool, first: (f64, f64), other: (f64, f64)) -> String {
        let evaluation = |(value, points)| evaluation(value, points, exact);
        compare(&evaluation(first), &evaluation(other), "pass")
    }

    #[test]
    fn a_comparison_says_what_decided() {
        let estimate = |first, other| sentence(false, first, other);
        assert_eq!(
            estimate((-1.0, -1.0), (-1.5, -1.5)),
            "About 0.5 points better than “pass”."
        );
        assert_eq!(
            estimate((-1.0, -1.0), (-1.02, -1.02)),
            "Hardly better than “pass”."
        );
        assert_eq!(
            estimate((-1.1, -1.1), (-1.0, -1.0)),
            "“pass” may be as good, but that is less certain."
        );
        assert_eq!(
            estimate((9.0, -2.0), (5.0, -1.0)),
            "A better chance to win the game than “pass”."
        );
        assert_eq!(
            estimate((9.0, -1.0), (5.0, -2.0)),
            "About 1 point better than “pass”, and more likely to win the game."
        );
    }

    #[test]
    fn exact_values_are_shown_as_exact() {
        let exact = |first, other| sentence(true, first, other);
        let sums = (0.1 + 0.2, 0.1 + 0.2);
        assert_eq!(
            exact(sums, (0.3, 0.3)),
            "With best play, as good as “pass”."
        );
        assert_eq!(
            exact((0.45, 0.45), (-0.55, -0.55)),
            "With best play, 1 point better than “pass”."
        );
        assert_eq!(
            exact((8.0, -1.0), (0.3, 0.3)),
            "With best play, a better chance to win the game than “pass”."
        );
        assert_eq!(
            exact((0.03, 0.03), (0.0, 0.0)),
            "With best play, slightly better than “pass”."
        );
        let shown = |points, exact| evaluation(9.0, points, exact).to_string();
        assert_eq!(shown(0.1 + 0.2, true), "+0.3 exactly");
        assert_eq!(shown(-2.0, true), "−2 exactly");
        assert_eq!(shown(0.075, true), "+0.1");
        assert_eq!(shown(-0.04, false), "0 ± 0.2");
        assert_eq!(shown(-2.14, false), "−2.1 ± 0.2");
        let certain = Evaluation {
            points_error: 0.01,
            ..evaluation(1.0, 1.0, false)
        };
        assert_eq!(certain.to_string(), "+1");
    }
}
