//! The laws: what every game of the menu promises, whatever the players, the house rules and the
//! cards. The tests walk the list, so that a game is tested by being listed.
//!
//! 1. Games end within a bound; whoever is to act has a move; no move is listed twice.
//! 2. What is not legal is refused, with its place in the log; nothing panics.
//! 3. Cards are conserved: every card is in exactly one place at all times.
//! 4. Undo and redo, replay and record come out equal.
//! 5. An imagined world gives the same view back, and twin worlds look alike.
//! 6. Every gesture names at most one move, and every move has a gesture, words and a text that
//!    parses back.
//! 7. Worked examples hold: those are in `vectors.rs`, beside this folder.
//!
//! Trials, and how to play more of them or one again: see the `common` module.

#[path = "../common/mod.rs"]
#[allow(dead_code, reason = "each test uses a part of it")]
mod common;

mod architecture;
mod log;
mod menu;
mod play;
mod scenes;
mod secrets;
mod traces;
