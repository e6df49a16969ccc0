//! The results of a review, as plain data that can be kept in a file.

use serde::{Deserialize, Serialize};
use sha2::{Digest, Sha256};

use super::Mark;
use crate::bots::Estimate;
use misere_engine::hex::to_hex;
use misere_engine::rules::Next;
use misere_engine::table::Session;

#[derive(Clone, Debug, Default, PartialEq, Serialize, Deserialize)]
pub struct Review {
    /// The game's log that was reviewed, see [`fingerprint`].
    pub log: String,
    pub seats: Vec<usize>,
    /// The number of worlds of the request.
    pub worlds: u32,
    /// The number of finished deals.
    pub deals: u32,
    /// The decisions with more than one legal action, in the order of the game.
    pub verdicts: Vec<Verdict>,
    /// The deals, each with one report for each seat.
    pub reports: Vec<DealReport>,
}

/// The verdict on a decision.
#[derive(Clone, Debug, Default, PartialEq, Serialize, Deserialize)]
pub struct Verdict {
    /// The number of steps of the log before it, for `Session::go_to`.
    pub step: usize,
    /// The number of its deal, from 1.
    pub deal: u32,
    pub seat: usize,
    /// The text of the action taken: `play QS`.
    pub played: String,
    /// The text of the best action found; the action taken if none is better.
    pub best: String,
    /// The number of legal actions.
    pub options: usize,
    /// The mark, if the action surely cost something.
    pub mark: Option<Mark>,
    /// The value lost, which includes chances to win the game, or, where it is more, the points lost; each as a share of its
    /// usual variation in a deal of this game.
    pub loss: Estimate,
    /// The points lost, valued as in hints: the seat's own count most. More is worse, whichever total wins.
    pub points: Estimate,
    /// The points that the seat could then expect on the score sheet for this deal.
    pub expected: Estimate,
    /// The number of results of both actions, each from one world or several neighboring ones; 0 if
    /// they were not compared, because the action taken is the best or both values are exact.
    pub worlds: u32,
    /// Set if the loss is that of perfect play and not an estimate.
    pub exact: bool,
    /// The points by which the action taken is ahead of the second best; 0 if it is not the best, or if
    /// an earlier version made the review.
    #[serde(default)]
    pub lead: f64,
    /// Set if the best action is better for winning the game rather than for its points.
    #[serde(default)]
    pub for_the_game: bool,
    /// The texts of other actions about as good as the best one, as the search estimates them, for a marked
    /// decision; empty if an earlier version made the review.
    #[serde(default)]
    pub as_good: Vec<String>,
}

impl Verdict {
    /// Tells whether no better action was found.
    pub fn is_best(&self) -> bool {
        self.played == self.best
    }
}

/// The luck and skill of a seat in a deal.
#[derive(Clone, Debug, PartialEq, Serialize, Deserialize)]
pub struct DealReport {
    /// The number of the deal, from 1.
    pub deal: u32,
    /// The number of steps of the log before it.
    pub step: usize,
    pub seat: usize,
    /// The points that the seat got.
    pub scored: f64,
    /// The points that Master gets in its place, with the same cards against the same opponents.
    pub master: Estimate,
    /// The points that Master gets there with random cards.
    pub par: Estimate,
    /// The points won by the cards: Master with these against Master with random ones. More is
    /// better, whichever total wins.
    pub luck: Estimate,
    /// The points won by play: the seat against Master with the same cards. More is better.
    pub skill: Estimate,
    /// The points by which results of such a deal usually differ (one standard deviation), by which marks measure a loss;
    /// 0 if an earlier version made the review.
    #[serde(default)]
    pub usual: f64,
}

#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub enum LuckOrSkill {
    /// The part due to the cards.
    Luck,
    /// The part due to play.
    Skill,
}

impl Review {
    /// The number of a seat's decisions with this mark.
    pub fn count(&self, seat: usize, mark: Mark) -> usize {
        let verdicts = self.of_seat(seat);
        verdicts.filter(|one| one.mark == Some(mark)).count()
    }

    /// The verdicts on a seat's decisions.
    pub fn of_seat(&self, seat: usize) -> impl Iterator<Item = &Verdict> {
        self.verdicts.iter().filter(move |one| one.seat == seat)
    }

    pub fn total(&self, seat: usize, part: LuckOrSkill) -> Estimate {
        let reports = self.reports.iter().filter(|report| report.seat == seat);
        reports.fold(Estimate::default(), |sum, report| {
            sum.plus(match part {
                LuckOrSkill::Luck => report.luck,
                LuckOrSkill::Skill => report.skill,
            })
        })
    }

    /// Tells whether this is a review of the finished deals of the game as it stands.
    pub fn is_of(&self, session: &dyn Session) -> bool {
        self.log == fingerprint(session)
    }
}

/// The number of steps of a game up to the end of its last finished deal.
pub fn finished_steps(session: &dyn Session) -> usize {
    let at = session.at();
    match session.next() {
        Next::Deal(_) | Next::Over => at,
        Next::Act(_) | Next::Reshuffle(_) => {
            let steps = session.steps();
            let is_deal = |step: &String| step.starts_with("deal ");
            steps.iter().take(at).rposition(is_deal).unwrap_or(0)
        }
    }
}

/// A checksum of a game's setup and of its log as far as its deals are finished.
pub fn fingerprint(session: &dyn Session) -> String {
    let mut hash = Sha256::new();
    let (id, seats, dealer) = (session.id(), session.seats(), session.first_dealer());
    hash.update(format!("review 1\n{id}\n{seats}\n{dealer}\n{:?}\n", session.rules()));
    for step in session.steps().iter().take(finished_steps(session)) {
        hash.update(step);
        hash.update("\n");
    }
    let sum = hash.finalize();
    to_hex(&sum[..16])
}
