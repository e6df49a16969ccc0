//! The state of a game of Mismatch.

use super::matches::TrickSoFar;
use super::{AceInRuns, Options, Pile};
use derive_more::{Deref, DerefMut};
use misere_engine::cards::Cards;
pub use misere_engine::rules::tricks::Private;
use misere_engine::rules::tricks::{Trick, TrickState};
use misere_engine::rules::{BySeat, Score, Seat};

/// Everything that everyone at the table knows.
#[derive(Clone, Debug, PartialEq, Deref, DerefMut)]
pub struct Public {
    /// The house rules.
    pub options: Options,
    /// The deal; its fields can be read directly from here.
    #[deref]
    #[deref_mut]
    pub table: TrickState,
    /// The penalty piles.
    pub piles: BySeat<Pile>,
    /// The waste pile. Its cards were all played face up.
    pub waste: Cards,
}

impl Public {
    /// The seat that is winning the trick on the table, and why; `None` before its lead.
    pub fn standing(&self) -> Option<(Seat, TrickSoFar)> {
        standing(&self.trick, self.options.ace_in_runs)
    }

    /// Tells whether the game ends after the deal just scored (MM-8, C-5).
    pub(super) fn is_over(&self) -> bool {
        let dealt = |deals: i32| i64::from(self.deal) >= i64::from(deals);
        self.deal > 0 && (self.options.deals.is_some_and(dealt) || self.has_reached_target())
    }

    /// Tells whether somebody has the points that end the game.
    pub(super) fn has_reached_target(&self) -> bool {
        let reached = |limit: i32| self.totals.iter().any(|&total| total >= Score::points(limit));
        self.options.target.is_some_and(reached)
    }
}

/// The seat that is winning a trick so far, and why.
pub(super) fn standing(trick: &Trick, ace: AceInRuns) -> Option<(Seat, TrickSoFar)> {
    let standing = TrickSoFar::of(trick.cards(), ace)?;
    let (seat, _) = trick.plays().nth(standing.winner_index)?;
    Some((seat, standing))
}
