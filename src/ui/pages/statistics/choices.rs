//! A person's choices on the statistics page, kept from one visit to the next.

use super::detail::Over;
use super::filter::FilterBar;
use crate::statistics::{Opponents, Row};
use crate::store::ChangedRules;
use smart_default::SmartDefault;

/// The choices on the statistics page.
#[derive(Clone, Debug, PartialEq, SmartDefault)]
pub struct StatisticsChoices {
    pub(super) filter: FilterBar,
    pub(super) unfolds_filter: bool,
    /// Set if games with different house rules are kept apart.
    #[default(true)]
    pub(super) apart: bool,
    /// The row whose games are shown in detail.
    pub(super) row: Option<(String, Opponents, Option<ChangedRules>)>,
    pub(super) over: Over,
}

impl StatisticsChoices {
    /// Tells whether the filters are shown; those that are on always are.
    pub(super) fn shows_filter(&self) -> bool {
        self.unfolds_filter || self.filter.is_on()
    }
}

/// The key that tells a row from all others.
pub(super) fn key(row: &Row) -> (String, Opponents, Option<ChangedRules>) {
    (row.game.clone(), row.opponents, row.rules.clone())
}
