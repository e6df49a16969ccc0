//! The rules and the players of each game, one folder per game or family: the laws and other tests that
//! every game must pass ([`laws_of!`]), worked examples from `tests/vectors`, whole games followed by an
//! independent referee, and positions for single rules.

#[path = "../common/mod.rs"]
#[allow(dead_code, reason = "each test binary uses a part of it")]
mod common;
mod deal_code;
#[macro_use]
mod laws;

mod clubs;
mod combo;
mod fosdick;
mod garbo;
mod mismatch;

mod cards;
mod claims;
mod evaluations;
mod house_rules;
mod judge;
mod limits;
mod newcomer;
mod reasons;
mod recorded;
mod refusals;
mod skill;
mod sources;
mod stakes;
mod themes;
