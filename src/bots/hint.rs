//! Hints: what the best player would do, and why, in a sentence that a person understands.

use std::fmt;
use std::sync::atomic::AtomicBool;

use rand::SeedableRng;
use rand::rngs::ChaCha8Rng;

use super::search::{self, Appraisal};
use super::{History, Limit, Policy};
use crate::rules::{GameAction, Rules, Seat, Seen, View};

/// What the best player would do, and why.
#[derive(Clone, Debug)]
pub struct Hint<R: Rules> {
    /// The action.
    pub action: R::Action,
    /// One sentence, from what the seat knows.
    pub reason: String,
    /// What it thinks of everything that is legal: the action first, the best of the others next.
    /// Nothing of what it did not look at.
    pub opinions: Vec<(R::Action, Option<Appraisal>)>,
}

/// A hint for whoever sees this and has seen that done; told to stop, as good as it is so far.
///
/// # Panics
/// If it is not this seat's turn.
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
    let appraisals = match moves[..] {
        [_] => Vec::new(),
        _ => search::appraise(view, past, &moves, limit, &mut rng, stop),
    };
    let known = appraisals.iter().map(|appraisal| {
        let looked_at = appraisal.worlds > 0;
        let opinion = looked_at.then_some(*appraisal);
        (moves[appraisal.place], opinion)
    });
    let mut opinions: Vec<_> = known.collect();
    if opinions.is_empty() {
        opinions.push((moves[0], None));
    }
    // What needs no looking ahead is not decided by it.
    if let Some(place) = R::obvious(view, &moves) {
        opinions.sort_by_key(|(action, _)| *action != moves[place]);
    }
    let action = opinions[0].0;
    Hint {
        action,
        reason: R::reason(view, action)
            .filter(|_| !for_the_game(&opinions))
            .unwrap_or_else(|| compared(view, &opinions)),
        opinions,
    }
}

/// Why an action may have been a good one, in a sentence that everyone at the table may hear.
///
/// Whoever acted knew more, but the others may not hear of it while the deal goes on: of what all
/// see it is told what all know, and of what is done in secret nothing (C-7).
pub fn account<R: Policy>(public: &R::Public, seat: Seat, action: R::Action) -> String {
    if action.is_secret() {
        return SECRET.into();
    }
    R::account(public, seat, action).unwrap_or_else(|| HIDDEN.into())
}

const ONLY: &str = "Nothing else is legal.";
const UNKNOWN: &str = "There is no simple reason for it.";
const SECRET: &str = "That was done in secret, and so the reason is hidden too.";
const HIDDEN: &str = "Nothing that all can see speaks for it.";

/// Less is no difference: sums of fractions are never quite exact.
const SAME: f64 = 1e-6;

/// Less would be told as nothing.
const TOLD: f64 = 0.05;

/// Is the first better than the second for winning the game rather than for its points, beyond
/// doubt? Then the cards alone do not tell why.
fn for_the_game<A>(opinions: &[(A, Option<Appraisal>)]) -> bool {
    let [(_, Some(first)), (_, Some(other)), ..] = opinions else {
        return false;
    };
    let points = first.points - other.points;
    let game = first.value - other.value - points;
    game > points && game > first.error.max(TOLD)
}

/// How much better the first is than the second.
fn compared<R: Policy>(view: View<'_, R>, opinions: &[(R::Action, Option<Appraisal>)]) -> String {
    match opinions {
        [] | [_] => ONLY.into(),
        [(_, Some(first)), (second, Some(other)), ..] => {
            better(first, other, &R::spoken(view, *second))
        }
        [_, ..] => UNKNOWN.into(),
    }
}

/// How much better one is than another, that is spoken of so: in points, unless these do not tell
/// why it was chosen.
fn better(first: &Appraisal, other: &Appraisal, second: &str) -> String {
    let value = first.value - other.value;
    let points = first.points - other.points;
    // The rest of the value is the chance to win the game.
    let game = value - points;
    let figure = figure(points);
    let unit = if figure == "1" { "point" } else { "points" };
    if first.exact && other.exact {
        return if value.abs() < SAME {
            format!("Just as good as “{second}”, if all play as well as can be.")
        } else if points >= TOLD {
            format!("At best play {figure} {unit} better than “{second}”.")
        } else if game > SAME {
            format!("At best play a better chance to win the game than “{second}”.")
        } else {
            format!("At best play a little better than “{second}”.")
        };
    }
    if value < 0.0 {
        // What is surely better comes first, not what seems so.
        format!("The difference from “{second}” lies within the error.")
    } else if points >= TOLD && game > points {
        format!("About {points:.1} points better than “{second}”, and more likely to win the game.")
    } else if points >= TOLD {
        format!("About {points:.1} points better than “{second}”.")
    } else if game >= TOLD {
        format!("A better chance to win the game than “{second}”.")
    } else {
        format!("Hardly better than “{second}”.")
    }
}

/// A number without its sign, with one decimal unless it is whole.
fn figure(number: f64) -> String {
    let number = number.abs();
    if (number - number.round()).abs() < SAME {
        format!("{number:.0}")
    } else {
        format!("{number:.1}")
    }
}

/// Its points as a person reads them: `−2.1 ± 0.3`, or `−2 exactly`; without either if more
/// decimals would be exact, or nothing is known of the error.
impl fmt::Display for Appraisal {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        let tenths = (self.points * 10.0).round();
        let sign = if tenths < 0.0 { "−" } else { "+" };
        if self.exact {
            write!(f, "{sign}{}", figure(self.points))?;
            if (self.points * 10.0 - tenths).abs() < SAME {
                f.write_str(" exactly")?;
            }
            return Ok(());
        }
        write!(f, "{sign}{:.1}", self.points.abs())?;
        if self.points_error.is_finite() {
            write!(f, " ± {:.1}", self.points_error)?;
        }
        Ok(())
    }
}

#[cfg(test)]
mod tests {
    use super::*;

    /// An action that is worth so much and brings so many points.
    fn appraisal(value: f64, points: f64, exact: bool) -> Appraisal {
        let error = if exact { 0.0 } else { 0.2 };
        Appraisal {
            value,
            error,
            points,
            points_error: error,
            worlds: 100,
            exact,
            ..Appraisal::nothing(0)
        }
    }

    fn told(exact: bool, first: (f64, f64), other: (f64, f64)) -> String {
        let appraisal = |(value, points)| appraisal(value, points, exact);
        better(&appraisal(first), &appraisal(other), "pass")
    }

    #[test]
    fn a_comparison_says_what_decided() {
        let guess = |first, other| told(false, first, other);
        assert_eq!(
            guess((-1.0, -1.0), (-1.5, -1.5)),
            "About 0.5 points better than “pass”."
        );
        assert_eq!(
            guess((-1.0, -1.0), (-1.02, -1.02)),
            "Hardly better than “pass”."
        );
        assert_eq!(
            guess((-1.1, -1.1), (-1.0, -1.0)),
            "The difference from “pass” lies within the error."
        );
        assert_eq!(
            guess((9.0, -2.0), (5.0, -1.0)),
            "A better chance to win the game than “pass”."
        );
        assert_eq!(
            guess((9.0, -1.0), (5.0, -2.0)),
            "About 1.0 points better than “pass”, and more likely to win the game."
        );
    }

    #[test]
    fn exact_values_are_told_as_exactly_as_figures_can() {
        let exact = |first, other| told(true, first, other);
        let sums = (0.1 + 0.2, 0.1 + 0.2);
        assert_eq!(
            exact(sums, (0.3, 0.3)),
            "Just as good as “pass”, if all play as well as can be."
        );
        assert_eq!(
            exact((0.45, 0.45), (-0.55, -0.55)),
            "At best play 1 point better than “pass”."
        );
        assert_eq!(
            exact((8.0, -1.0), (0.3, 0.3)),
            "At best play a better chance to win the game than “pass”."
        );
        assert_eq!(
            exact((0.03, 0.03), (0.0, 0.0)),
            "At best play a little better than “pass”."
        );
        let shown = |points, exact| appraisal(9.0, points, exact).to_string();
        assert_eq!(shown(0.1 + 0.2, true), "+0.3 exactly");
        assert_eq!(shown(-2.0, true), "−2 exactly");
        assert_eq!(shown(0.075, true), "+0.1");
        assert_eq!(shown(-0.04, false), "+0.0 ± 0.2");
        assert_eq!(shown(-2.14, false), "−2.1 ± 0.2");
    }
}
