//! "What if?": how a deal might have gone with the better action, shown in place of the game as it was played.

use super::{Played, ReviewPage};
use crate::text::{Message, review_page as texts};

/// The time for which the first words can be read before the course plays, in seconds.
const READING: f64 = 2.5;

impl ReviewPage {
    /// The action that was better than the one taken at the position that is shown.
    pub(super) fn better_here(&self) -> Option<&str> {
        let verdict = self.shown_verdict().filter(|verdict| self.retry.is_none() && !verdict.is_best())?;
        Some(&verdict.best)
    }

    /// Shows how the deal might have gone with the better action, or again how it was played.
    pub(super) fn toggle_what_if(&mut self, time: f64) {
        if self.end_what_if() {
            return;
        }
        let at = self.replay.at();
        let Some(mut other) = self.better_here().and_then(|better| self.replay.with(better)) else { return };
        let deal = other.past()[at].deal;
        let scores = [&other, &self.replay].map(|replay| {
            let rows = replay.whole().session.sheet().rows;
            rows.iter().find(|row| row.deal == deal).map(|row| row.scores)
        });
        let [Some(other_scores), Some(scores)] = scores else { return };
        other.go_to_decision(at);
        let replay = std::mem::replace(&mut self.replay, other);
        self.played = Some(Played { replay, shows_verdicts: self.shows_verdicts, scores: [other_scores, scores] });
        self.shows_verdicts = false;
        self.asking = None;
        self.longer = None;
        self.board.release();
        self.due = Some(time + READING);
        let words = texts::might_have_gone();
        self.said.say(&words.render(&self.replay.names()));
        self.message = Some(words);
    }

    /// Shows the game as it was played again, from the decision on; returns false if it is shown.
    pub(super) fn end_what_if(&mut self) -> bool {
        let Some(played) = self.played.take() else { return false };
        let at = played.replay.at();
        self.replay = played.replay;
        self.shows_verdicts = played.shows_verdicts;
        self.go_to_decision(at);
        true
    }

    /// The score of the deal, at the end of the other course, beside the one that was scored.
    pub(super) fn other_score(&self) -> Option<Message> {
        let played = self.played.as_ref().filter(|_| self.replay.at() == self.replay.end())?;
        let seat = self.replay.chosen_seat();
        let [other, scored] = played.scores.map(|scores| scores[seat]);
        Some(if other == scored { texts::same_points() } else { texts::instead_of(seat, other, scored) })
    }
}
