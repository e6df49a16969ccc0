//! Computer players for any game: [`bots`] think, [`arena`] plays whole games, [`external`] starts other programs as
//! players, [`review`] judges decisions, and [`puzzles`] mines positions with one clearly best action. Knows no game.

#![warn(missing_docs)]

pub mod arena;
pub mod bots;
pub mod external;
pub mod puzzles;
pub mod review;
pub mod text;
