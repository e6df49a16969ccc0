//! What cards, house rules, scenes, packs and texts promise, apart from any game.

mod cards;
mod decisive;
mod encoding;
mod markers;
mod options;
mod or_log;
mod packs;
mod pasted;
mod printable;
mod scene;
mod seal;
mod text;
mod unseen;
mod words;
