//! Figures on finished games: the share won compared with chance, scores, streaks, skill, and the
//! most frequent mistakes. Knows nothing of the window.

mod csv;
mod feats;
mod figures;
mod filter;
mod game;
mod interval;
mod loss_rate;
mod mistakes;
mod series;
mod summary;

pub use csv::csv;
pub use feats::{Feat, Rivalry, feats};
pub use figures::Figures;
pub use filter::Filter;
pub use game::{Opponents, PersonGame, rules_in_words, title};
pub use interval::{Z, wilson};
pub use loss_rate::{
    Band, ENOUGH_GAMES, GameLoss, KindLoss, LossRate, RATE_UNIT, RATED_GAMES, bands, between, measured, plays_like,
    rate, stake,
};
pub use mistakes::{MistakeRate, kind_in_words, mistakes};
pub use series::{SeriesPoint, WINDOW, loss_series, score_series, skill_series};
pub use summary::{Row, rows};
