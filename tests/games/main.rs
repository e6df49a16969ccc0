//! The rules of each game, one module per game or family: worked examples from `tests/vectors`,
//! whole games followed by an independent referee, and positions for single rules. Laws that every
//! game must keep belong in `misere::laws`.

#[path = "../common/mod.rs"]
#[allow(dead_code, reason = "each test binary uses a part of it")]
mod common;

mod cards;
mod clubs;
mod fosdick;
mod garbo;
mod mismatch;
mod newcomer;
mod seven_card_combo;
mod sources;
