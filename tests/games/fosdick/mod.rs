//! The rules of the Fosdick family, a test a rule, each with its number: what is common to all
//! games (C), to the family (FO), and what counts in each of its games.
//!
//! What a deal brings is told twice: the program's way, and here by counting the tricks as the
//! rule's words say.

mod common_ground;
mod decided;
mod family;
mod games;
mod played;
mod positions;
mod vectors;
