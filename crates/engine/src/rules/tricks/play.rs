//! The action of games whose only action is playing a card.

use std::str::FromStr;

use derive_more::Display;

use crate::cards::{Card, Cards};
use crate::rules::{GameAction, ParseActionError};

/// Playing a card to the trick, written `play QS`.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Hash, Display)]
#[display("play {_0}")]
pub struct Play(pub Card);

impl FromStr for Play {
    type Err = ParseActionError;

    fn from_str(text: &str) -> Result<Self, ParseActionError> {
        text.strip_prefix("play ")
            .and_then(|card| card.parse().ok())
            .map(Self)
            .ok_or_else(|| ParseActionError { text: text.to_owned(), expected: "`play QS`" })
    }
}

impl GameAction for Play {
    fn kind(self) -> &'static str {
        "play"
    }

    fn cards(self) -> Cards {
        Cards::of(self.0)
    }

    fn swapped(self, a: Card, b: Card) -> Self {
        Self(self.0.swapped(a, b))
    }
}
