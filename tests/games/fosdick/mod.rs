//! The Fosdick family, one test per rule, named by its number in `docs/rules.md`.
//!
//! Scores are checked twice: as the program counts them, and by counting the tricks as the words of
//! the rule say.

mod common_ground;
mod compendium;
mod decided;
mod family;
mod games;
mod played;
mod positions;
mod vectors;
