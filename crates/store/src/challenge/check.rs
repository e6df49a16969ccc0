//! Checks an entry of a challenge: its plays are played again, and its opponents asked again.

use std::sync::atomic::AtomicBool;

use thiserror::Error;

use super::{Challenge, ChallengeEntry, PlaysError, plays};
use misere_engine::rules::{Score, Wins};
use misere_games::BotSession;
use misere_games::alike::{Deviation, first_deviation};

/// An entry whose plays have been played again.
pub struct CheckedEntry {
    pub entry: ChallengeEntry,
    /// The extent of the proof.
    pub proof: Proof,
    pub total: Score,
    /// The person's place among the players of the game, from 1.
    pub place: usize,
    /// The whole game.
    pub session: Box<dyn BotSession>,
}

impl CheckedEntry {
    #[must_use]
    pub fn copy(&self) -> Self {
        Self { entry: self.entry.clone(), session: self.session.copy(), ..*self }
    }
}

/// The entries of a challenge, each with its index.
#[derive(Default)]
pub struct ChallengeResults {
    /// Those that are sound, best first.
    pub checked: Vec<(usize, CheckedEntry)>,
    /// Those that are refused.
    pub refused: Vec<(usize, Refusal)>,
}

/// The proof by the check of an entry, besides that all plays are legal and lead to the result.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub enum Proof {
    /// The opponents have decided as they do on every system.
    Opponents,
    /// Nothing about the opponents, because they decided by the clock.
    ByTheClock,
    /// Nothing about the opponents, because this program has other ones.
    OtherVersion,
}

#[derive(Clone, Debug, PartialEq, Eq, Error)]
pub enum Refusal {
    /// Its plays are no game.
    #[error(transparent)]
    Plays(#[from] PlaysError),
    /// An opponent would have decided otherwise.
    #[error(
        "step {} in deal {}: seat {} plays `{}`, but the computer player there decides on `{}`",
        .0.step + 1, .0.deal, .0.seat, .0.played, .0.decides
    )]
    Opponent(Deviation),
    /// Only the game that a challenge was made from may have been played by the clock.
    #[error("a reply whose opponents decided by the clock: expected a game that began from the challenge")]
    ByTheClock,
}

impl Challenge {
    /// Checks an entry, given its index. `None` if stopped.
    ///
    /// # Panics
    /// Panics if there is no such entry.
    pub fn check(&self, index: usize, stop: &AtomicBool) -> Option<Result<CheckedEntry, Refusal>> {
        let replayed = self.replay(index);
        if let Ok(entry) = &replayed
            && entry.proof == Proof::Opponents
            && let Some(deviation) = first_deviation(entry.session.as_ref(), &self.bots(), stop)?
        {
            return Some(Err(Refusal::Opponent(deviation)));
        }
        Some(replayed)
    }

    /// Plays an entry again, given its index, without asking its opponents.
    ///
    /// # Errors
    /// Returns an error if its plays are no game, or it may not have been played by the clock.
    ///
    /// # Panics
    /// Panics if there is no such entry.
    pub(super) fn replay(&self, index: usize) -> Result<CheckedEntry, Refusal> {
        let entry = &self.entries[index];
        if !entry.alike && (self.is_alike || index > 0) {
            return Err(Refusal::ByTheClock);
        }
        let started = self.deal.entry.start(&self.deal.setup);
        let mut session = started.expect("the deal code was checked");
        plays::unpack(&entry.plays, session.as_mut())?;
        Ok(CheckedEntry {
            entry: entry.clone(),
            proof: match (entry.alike, self.has_these_players()) {
                (false, _) => Proof::ByTheClock,
                (true, false) => Proof::OtherVersion,
                (true, true) => Proof::Opponents,
            },
            total: session.totals()[self.seat],
            place: session.places()[self.seat],
            session,
        })
    }

    /// The results of all entries. `None` if stopped.
    pub fn results(&self, stop: &AtomicBool) -> Option<ChallengeResults> {
        let mut results = ChallengeResults::default();
        for index in 0..self.entries.len() {
            match self.check(index, stop)? {
                Ok(entry) => results.checked.push((index, entry)),
                Err(refusal) => results.refused.push((index, refusal)),
            }
        }
        results.checked.sort_by_key(|(_, entry)| self.rank(entry));
        Some(results)
    }

    /// A number that is lower the better an entry is.
    pub fn rank(&self, entry: &CheckedEntry) -> i32 {
        match self.deal.entry.game.wins() {
            Wins::Lowest => entry.total.in_halves(),
            Wins::Highest => -entry.total.in_halves(),
        }
    }
}
