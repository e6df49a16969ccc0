//! Texts in which cards are set apart, to be shown by their symbols.

use super::separators::CARD_MARK;
use super::{Message, Names};
use crate::cards::Card;

/// A part of a text.
#[derive(Clone, Debug, PartialEq, Eq)]
pub enum Run {
    /// Plain words.
    Words(String),
    /// A card, in place of its name.
    Card(Card),
}

impl Message {
    /// The text for a reader at the table, with its cards apart.
    pub fn runs(&self, names: &Names) -> Vec<Run> {
        let text = self.render(&names.clone().marking_cards());
        let parts = text.split(CARD_MARK).filter(|part| !part.is_empty());
        let runs = parts.map(|part| match part.parse() {
            Ok(card) => Run::Card(card),
            Err(_) => Run::Words(part.to_owned()),
        });
        runs.collect()
    }
}
