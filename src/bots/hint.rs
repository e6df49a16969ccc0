//! Hints: what the best player would do, and why, in a sentence that a person understands.

use std::fmt;
use std::sync::atomic::AtomicBool;

use rand::SeedableRng;
use rand::rngs::ChaCha8Rng;

use super::search::{self, Appraisal};
use super::{Limit, Past, Policy};
use crate::rules::{Rules, Seen, View};

/// What the best player would do, and why.
#[derive(Clone, Debug)]
pub struct Hint<R: Rules> {
    /// The action.
    pub action: R::Action,
    /// One sentence, from what the seat knows.
    pub reason: String,
    /// What it thinks of everything that is lawful: the action first, the best of the others next.
    /// Nothing of what it did not look at.
    pub opinions: Vec<(R::Action, Option<Appraisal>)>,
}

/// A hint for whoever sees this and has seen that done; told to stop, as good as it is so far.
///
/// # Panics
/// If it is not this seat's turn.
pub fn advise<R: Policy>(
    seen: &Seen<R>,
    past: &Past<R>,
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
        reason: R::reason(view, action).unwrap_or_else(|| compared(view, &opinions)),
        opinions,
    }
}

/// Why an action may be a good one, in a sentence, from what the seat knew.
pub fn reason<R: Policy>(view: View<'_, R>, action: R::Action) -> String {
    R::reason(view, action).unwrap_or_else(|| {
        let mut moves = Vec::new();
        R::legal(view, &mut moves);
        match moves.len() {
            1 => ONLY.into(),
            _ => LIKED.into(),
        }
    })
}

const ONLY: &str = "Nothing else is lawful.";
const LIKED: &str = "It seemed the best of what was lawful.";

/// How much better the first is than the second.
fn compared<R: Policy>(view: View<'_, R>, opinions: &[(R::Action, Option<Appraisal>)]) -> String {
    match opinions {
        [] | [_] => ONLY.into(),
        [(_, Some(first)), (second, Some(other)), ..] => {
            let better = first.value - other.value;
            let second = R::spoken(view, *second);
            if first.exact && other.exact {
                let points = if better == 1.0 { "point" } else { "points" };
                match better {
                    0.0 => format!("Just as good as “{second}”, if both play as well as can be."),
                    _ => format!("At best play {better} {points} better than “{second}”."),
                }
            } else if better < 0.05 {
                format!("Hardly better than “{second}”.")
            } else {
                format!("About {better:.1} points better than “{second}”.")
            }
        }
        [_, ..] => LIKED.into(),
    }
}

/// As a person reads it: `−2.1 ± 0.3`, or `−2 exactly`.
impl fmt::Display for Appraisal {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        let sign = if self.value < 0.0 { "−" } else { "+" };
        if self.exact {
            return write!(f, "{sign}{} exactly", self.value.abs());
        }
        write!(f, "{sign}{:.1}", self.value.abs())?;
        if self.error.is_finite() {
            write!(f, " ± {:.1}", self.error)?;
        }
        Ok(())
    }
}
