//! What computer players, programs and reviews promise, apart from any game.

mod alike;
mod bot;
mod characters;
mod comparison;
mod consent;
mod evaluation;
#[cfg(unix)]
mod external;
#[cfg(unix)]
mod group;
mod hints;
mod learned;
mod marks;
mod noise;
mod opponents;
mod pattern;
mod process;
mod program;
mod rating;
mod sample;
mod search;
mod story;
mod tables;
mod verdict_words;
mod view;
mod visible;
