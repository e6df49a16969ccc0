//! Misère: eleven card games against strong and honest computer players.

pub mod bots;
pub mod cards;
pub mod games;
pub mod rules;
pub mod store;
pub mod table;
pub mod ui;
