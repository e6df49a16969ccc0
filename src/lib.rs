//! Misère: eleven card games against strong and honest computer players.

pub mod arena;
pub mod bots;
pub mod cards;
pub mod deal_number;
pub mod games;
pub mod headless;
pub mod outside;
pub mod rules;
pub mod store;
pub mod table;
pub mod trace;
pub mod ui;
