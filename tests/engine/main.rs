//! What cards, house rules, scenes, packs and texts promise, apart from any game.

mod cards;
mod encoding;
mod options;
mod or_log;
mod packs;
mod scene;
mod unseen;
mod words;
