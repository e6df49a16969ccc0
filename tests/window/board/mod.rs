//! Parts of the table: where bubbles fit and how cards move.

mod bubbles;
mod covered;
mod motion;
