//! The actions of the Fosdick family and their texts.

use std::fmt;
use std::str::FromStr;

use misere_engine::cards::{Card, Cards};
use misere_engine::rules::{GameAction, ParseActionError};

#[derive(Clone, Copy, Debug, PartialEq, Eq, Hash)]
pub enum Action {
    /// Lay down cards to pass.
    Pass(Cards),
    /// Bid to win all penalty cards, or decline to.
    Bid(bool),
    Play(Card),
}

impl fmt::Display for Action {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        match self {
            Self::Bid(_) => f.write_str(self.kind()),
            Self::Pass(_) | Self::Play(_) => write!(f, "{} {}", self.kind(), self.cards()),
        }
    }
}

impl FromStr for Action {
    type Err = ParseActionError;

    fn from_str(text: &str) -> Result<Self, ParseActionError> {
        let action = match text.split_once(' ') {
            None if text == "moon" => Some(Self::Bid(true)),
            Some(("no", "moon")) => Some(Self::Bid(false)),
            Some(("play", card)) => card.parse().ok().map(Self::Play),
            Some(("pass", cards)) => cards.parse().ok().map(Self::Pass),
            _ => None,
        };
        action.ok_or_else(|| ParseActionError {
            text: text.to_owned(),
            expected: "`pass 7C 8D AH`, `moon`, `no moon` or `play QS`",
        })
    }
}

impl GameAction for Action {
    fn kind(self) -> &'static str {
        match self {
            Self::Pass(_) => "pass",
            Self::Bid(true) => "moon",
            Self::Bid(false) => "no moon",
            Self::Play(_) => "play",
        }
    }

    fn cards(self) -> Cards {
        match self {
            Self::Pass(cards) => cards,
            Self::Bid(_) => Cards::EMPTY,
            Self::Play(card) => Cards::of(card),
        }
    }

    fn swapped(self, a: Card, b: Card) -> Self {
        match self {
            Self::Pass(cards) => Self::Pass(cards.swapped(a, b)),
            Self::Bid(bid) => Self::Bid(bid),
            Self::Play(card) => Self::Play(card.swapped(a, b)),
        }
    }

    fn is_secret(self) -> bool {
        matches!(self, Self::Pass(_))
    }
}
