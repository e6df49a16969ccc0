//! Hints: the best bot's action and the reason for it, in a sentence for players.

use std::sync::atomic::AtomicBool;

use rand::SeedableRng;
use rand::rngs::ChaCha8Rng;

use super::evaluation::{EPSILON, Evaluation, VISIBLE};
use super::{History, Limit, Strategy, reason_for, search};
use crate::text::{Number, hints as texts};
use misere_engine::rules::{Message, Rules, Seen, View, Wins};

/// The best bot's action and the reason for it.
#[derive(Clone, Debug)]
pub struct Hint<R: Rules> {
    pub action: R::Action,
    /// One sentence, from what the seat knows.
    pub reason: Message,
    /// Every legal action with its evaluation: the recommended one first, then the best of the
    /// others. `None` for actions that were not evaluated.
    pub evaluations: Vec<EvaluatedAction<R::Action>>,
}

/// A legal action, and its evaluation if there is one.
type EvaluatedAction<A> = (A, Option<Evaluation>);

/// A hint for a seat, from what it sees and from past actions. If stopped, the best found so far.
///
/// # Panics
/// Panics if it is not this seat's turn.
pub fn advise<R: Strategy>(seen: &Seen<R>, past: &History<R>, limit: Limit, seed: u64, stop: &AtomicBool) -> Hint<R> {
    let view = seen.view();
    let mut rng = ChaCha8Rng::seed_from_u64(seed);
    let mut moves = Vec::new();
    R::legal(view, &mut moves);
    let found = match moves[..] {
        [_] => Vec::new(),
        _ => search::evaluate(view, past, &moves, limit, &mut rng, stop),
    };
    let mut evaluations: Vec<EvaluatedAction<R::Action>> =
        found.into_iter().map(|one| (moves[one.index], (one.worlds > 0).then_some(one))).collect();
    if evaluations.is_empty() {
        evaluations.push((moves[0], None));
    }
    // An obvious move needs no search.
    if let Some(index) = (R::LOOKAHEAD.obvious)(view, &moves) {
        evaluations.sort_by_key(|(action, _)| *action != moves[index]);
    }
    let action = evaluations[0].0;
    let reason = if R::can_claim(view) {
        texts::wins_rest()
    } else {
        reason_for(view, action)
            .filter(|_| !is_for_the_game(&evaluations))
            .unwrap_or_else(|| comparison_sentence(view, &evaluations))
    };
    Hint { action, reason, evaluations }
}

/// A margin of error with 95 % confidence, in standard errors.
const Z_95: f64 = 1.96;

/// Smaller estimated differences are called slight.
const SLIGHT: f64 = 0.25;

/// Tells whether the first move is certainly better than the second for winning the game rather than for its points, so
/// that the cards alone cannot explain it.
fn is_for_the_game<A>(evaluations: &[EvaluatedAction<A>]) -> bool {
    let [(_, Some(first)), (_, Some(other)), ..] = evaluations else { return false };
    let points = first.points - other.points;
    let game = first.value - other.value - points;
    game > points && game > first.error.max(VISIBLE)
}

/// A comparison of the first move with the second.
fn comparison_sentence<R: Strategy>(view: View<'_, R>, evaluations: &[EvaluatedAction<R::Action>]) -> Message {
    match evaluations {
        [] | [_] => texts::only_move(),
        [(action, Some(first)), (second, Some(other)), ..] => {
            let second = R::compared(view, *second, *action);
            sentence_against(first, other, second, R::WINS)
        }
        [_, ..] => texts::no_reason(),
    }
}

/// A comparison of two moves, of which the second is named by a noun: in points, unless those were not decisive.
pub fn sentence_against(first: &Evaluation, other: &Evaluation, second: Message, wins: Wins) -> Message {
    let value = first.value - other.value;
    let points = first.points - other.points;
    // The rest of the value is the chance to win the game.
    let game = value - points;
    let shown = Number::short(points.abs());
    if first.exact && other.exact {
        return if value.abs() < EPSILON {
            texts::just_as_good(second)
        } else if points >= VISIBLE {
            match wins {
                Wins::Lowest => texts::costs_more(second, shown),
                Wins::Highest => texts::brings_less(second, shown),
            }
        } else if game > EPSILON {
            texts::better_chance(second)
        } else {
            texts::slightly_better(second)
        };
    }
    let is_for_the_game = game >= VISIBLE.max(other.error);
    let is_slight = points < SLIGHT;
    if value < 0.0 {
        // A move that is certainly good is ranked before one that only seems better.
        texts::maybe_as_good(second)
    } else if points >= VISIBLE && game > points && is_for_the_game {
        match wins {
            Wins::Lowest if is_slight => texts::costs_slightly_more_and_game(second),
            Wins::Lowest => texts::costs_about_more_and_game(second, shown),
            Wins::Highest if is_slight => texts::brings_slightly_less_and_game(second),
            Wins::Highest => texts::brings_about_less_and_game(second, shown),
        }
    } else if points >= VISIBLE {
        match wins {
            Wins::Lowest if is_slight => texts::costs_slightly_more(second),
            Wins::Lowest => texts::costs_about_more(second, shown),
            Wins::Highest if is_slight => texts::brings_slightly_less(second),
            Wins::Highest => texts::brings_about_less(second, shown),
        }
    } else if is_for_the_game {
        texts::better_chance(second)
    } else {
        texts::almost_as_good(second)
    }
}

/// The value of a move compared with the recommended one.
#[derive(Clone, Debug, PartialEq)]
pub struct ComparisonWithBest {
    /// The loss, as far as it is shown; 0 for moves that are about as good.
    pub loss: f64,
    /// The 95 % margin of error of the loss; 0 if it is exact or unknown.
    pub margin: f64,
    /// The loss for players: `about 2 penalty points worse`.
    pub text: Message,
}

/// Compares the value of a move with the recommended one.
pub fn compare_with_best(best: &Evaluation, other: &Evaluation, wins: Wins) -> ComparisonWithBest {
    let value = best.value - other.value;
    let points = best.points - other.points;
    let game = value - points;
    let is_exact = best.exact && other.exact;
    // A difference within the error of the estimate is nothing a player could rely on.
    let least = |error: f64| {
        if is_exact { VISIBLE } else { VISIBLE.max(error) }
    };
    let (loss, error, text) = if points >= least(other.points_error) {
        (points, other.points_error, worse(points, wins, is_exact))
    } else if game >= least(other.error) {
        (value.max(0.0), other.error, texts::less_likely_to_win())
    } else if is_exact {
        (0.0, 0.0, texts::as_good_exactly())
    } else {
        (0.0, other.points_error, texts::as_good())
    };
    let margin = if error.is_finite() && !is_exact { Z_95 * error } else { 0.0 };
    ComparisonWithBest { loss, margin, text }
}

/// The difference that a worse move makes: `about 2 penalty points worse`, `slightly worse`.
fn worse(points: f64, wins: Wins, is_exact: bool) -> Message {
    let shown = Number::short(points.abs());
    match (wins, is_exact) {
        (_, false) if points < SLIGHT => texts::slightly_worse(),
        (Wins::Lowest, true) => texts::penalty_points_worse(shown),
        (Wins::Lowest, false) => texts::about_penalty_points_worse(shown),
        (Wins::Highest, true) => texts::points_worse(shown),
        (Wins::Highest, false) => texts::about_points_worse(shown),
    }
}
