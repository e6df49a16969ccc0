//! Computer players for any game: [`bots`] think, [`play`] asks them at a table, [`external`] starts other programs as
//! players, [`review`] judges decisions, and [`puzzles`] mines positions with one clearly best action. Knows no game.

pub mod bots;
pub mod external;
#[doc(hidden)]
pub mod for_tests;
pub mod play;
pub mod puzzles;
pub mod review;
pub mod text;
