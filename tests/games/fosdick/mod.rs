//! The Fosdick family, one test per rule, named by its number in `docs/rules.md`.
//!
//! Scores are checked twice: against the program's count, and by counting the tricks following the
//! rule word for word.

mod blunders;
mod common_ground;
mod compendium;
mod decided;
mod decisions;
mod family;
mod games;
mod hands;
mod house_rules;
mod laws;
mod moons;
mod motives;
mod newcomer;
mod passing;
mod past;
mod played;
mod positions;
mod reasons;
mod skill;
mod vectors;
