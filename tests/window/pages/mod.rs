//! What single pages compute and say.

mod about;
mod blocks;
mod chart;
mod collection;
mod earlier;
mod emblem;
mod form;
mod gallery;
mod luck_and_skill;
mod peek_check;
mod pending_move;
mod puzzle_words;
mod reading;
mod replay;
mod today;
mod turns;
