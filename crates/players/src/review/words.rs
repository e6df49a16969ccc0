//! The words for verdicts, which follow from the game's log.

use super::Verdict;
use crate::bots::{Estimate, Strategy, reason_against};
use crate::text::{Number, review as texts};
use misere_engine::rules::{Message, Next, Spoken, Wins};
use misere_engine::table::{Session as _, Table, Watch as _};

#[derive(Clone, Debug, PartialEq)]
pub struct VerdictWords {
    /// The action taken.
    pub played: Spoken,
    /// The best action found; the action taken if none is better.
    pub best: Spoken,
    /// For a marked decision, why the best action is better, told to whoever decided.
    pub reason: Option<Message>,
    /// For a marked decision, what was better, by how much, and why, told to whoever decided.
    pub sentence: Option<Message>,
    /// The same without the reason, told to anybody.
    pub better: Option<Message>,
}

/// Puts a verdict into words; `None` if it is not on a decision of this game.
pub fn words<R: Strategy>(table: &Table<R>, verdict: &Verdict) -> Option<VerdictWords> {
    let mut table = table.clone();
    table.go_to(verdict.step);
    let Next::Act(seat) = table.next() else { return None };
    let moves = table.legal();
    let find = |text: &str| moves.iter().find(|action| action.to_string() == text);
    let (&played, &best) = (find(&verdict.played)?, find(&verdict.best)?);
    let view = table.view(seat);
    let spoken = R::spoken(view, best);
    let better = verdict.mark.map(|_| {
        let (noun, points) = (spoken.noun.clone(), verdict.points);
        sentence(noun, points, R::WINS, verdict.for_the_game)
    });
    let reason = verdict.mark.filter(|_| !verdict.for_the_game).and_then(|_| reason_against(view, best, played));
    let sentence = better.clone().map(|better| match reason.clone() {
        Some(reason) => texts::better_because(better, reason),
        None => better,
    });
    Some(VerdictWords { played: R::spoken(view, played), best: spoken, reason, sentence, better })
}

/// Smaller differences would be shown as 0.0 points.
const VISIBLE: f64 = 0.05;

/// The better action, and the difference: `The four of hearts was better by about 1.2 penalty points.`
pub fn sentence(better: Message, points: Estimate, wins: Wins, for_the_game: bool) -> Message {
    match (difference(points, wins), for_the_game) {
        (Some(by), true) => texts::better_by_and_for_the_game(better, by),
        (Some(by), false) => texts::better_by(better, by),
        (None, true) => texts::better_for_the_game(better),
        (None, false) => texts::better(better),
    }
}

/// Points as a difference: `about 1.2 penalty points`; `None` if they would be shown as 0.
pub(super) fn difference(points: Estimate, wins: Wins) -> Option<Message> {
    let number = Number::short(points.mean);
    let by = match (wins, points.is_exact()) {
        (Wins::Lowest, true) => texts::penalty_points(number),
        (Wins::Lowest, false) => texts::about_penalty_points(number),
        (Wins::Highest, true) => texts::points(number),
        (Wins::Highest, false) => texts::about_points(number),
    };
    (points.mean >= VISIBLE).then_some(by)
}
