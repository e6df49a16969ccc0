//! What computer players, programs and reviews promise, apart from any game.

mod bot;
mod consent;
mod evaluation;
mod learned;
mod marks;
mod pattern;
mod rating;
mod sample;
mod story;
mod tables;
mod visible;
