//! The Fosdick family, one test per rule, named by its number in `docs/rules.md`.
//!
//! Scores are checked twice: against the program's count, and by counting the tricks following the
//! rule word for word.

mod common_ground;
mod compendium;
mod decided;
mod family;
mod games;
mod played;
mod positions;
mod vectors;
