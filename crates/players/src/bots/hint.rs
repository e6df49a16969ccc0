//! Hints: the best bot's action and the reason for it, in a sentence for players.

use std::sync::atomic::AtomicBool;

use rand::SeedableRng;
use rand::rngs::ChaCha8Rng;

use super::evaluation::{EPSILON, Evaluation, VISIBLE};
use super::{History, Limit, Policy, reason_for, search};
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
pub fn advise<R: Policy>(seen: &Seen<R>, past: &History<R>, limit: Limit, seed: u64, stop: &AtomicBool) -> Hint<R> {
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
    let [(_, Some(first)), (_, Some(other)), ..] = evaluations else {
        return false;
    };
    let points = first.points - other.points;
    let game = first.value - other.value - points;
    game > points && game > first.error.max(VISIBLE)
}

/// A comparison of the first move with the second.
fn comparison_sentence<R: Policy>(view: View<'_, R>, evaluations: &[EvaluatedAction<R::Action>]) -> Message {
    match evaluations {
        [] | [_] => texts::only_move(),
        [(action, Some(first)), (second, Some(other)), ..] => {
            let second = R::compared(view, *second, *action);
            sentence_against(first, other, second, R::WINS)
        }
        [_, ..] => texts::no_reason(),
    }
}

/// A comparison of two moves, of which the second is named by a noun: in points, unless those were
/// not decisive.
fn sentence_against(first: &Evaluation, other: &Evaluation, second: Message, wins: Wins) -> Message {
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

#[cfg(test)]
mod tests {
    use super::*;

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
}
