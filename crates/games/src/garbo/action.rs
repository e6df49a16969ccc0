//! The actions of Garbo and their text.

use std::fmt;
use std::str::FromStr;

use super::{Match, Place};
use misere_engine::cards::{Card, Cards};
use misere_engine::rules::scene::SpotId;
use misere_engine::rules::{GameAction, ParseActionError};

#[derive(Clone, Copy, Debug, PartialEq, Eq, Hash)]
pub enum Action {
    /// Level one: put a card on a free place (GA-3).
    Place(Card, Place),
    /// Level two: put a card on the card at a place (GA-5).
    Cover(Card, Place),
    /// Claim one match of the opponent’s last card (GA-8).
    Claim(Match),
    /// Claim no more (GA-8).
    Done,
}

impl fmt::Display for Action {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        let kind = self.kind();
        match self {
            Self::Place(card, place) | Self::Cover(card, place) => {
                write!(f, "{kind} {card} {place}")
            }
            Self::Claim(Match::Suit(place) | Match::Rank(place)) => write!(f, "{kind} {place}"),
            Self::Claim(Match::Cover) | Self::Done => f.write_str(kind),
        }
    }
}

impl FromStr for Action {
    type Err = ParseActionError;

    fn from_str(text: &str) -> Result<Self, ParseActionError> {
        let place = |row: &str, column: &str| Place::new(row.parse().ok()?, column.parse().ok()?);
        let words: Vec<&str> = text.split(' ').collect();
        let action = match words[..] {
            ["done"] => Some(Self::Done),
            ["claim", "cover"] => Some(Self::Claim(Match::Cover)),
            ["claim", "suit", row, column] => place(row, column).map(|place| Self::Claim(Match::Suit(place))),
            ["claim", "rank", row, column] => place(row, column).map(|place| Self::Claim(Match::Rank(place))),
            [verb @ ("place" | "cover"), card, row, column] => {
                let card = card.parse().ok().zip(place(row, column));
                card.map(|(card, place)| match verb {
                    "place" => Self::Place(card, place),
                    _ => Self::Cover(card, place),
                })
            }
            _ => None,
        };
        // Each action has one spelling: `+1` and `01` are not numbers.
        action.filter(|action| action.to_string() == text).ok_or_else(|| ParseActionError {
            text: text.to_owned(),
            expected: "`place TH -1 0`, `cover TS 1 2`, `claim suit 0 1`, `claim rank 2 2`, \
                           `claim cover` or `done`",
        })
    }
}

impl GameAction for Action {
    fn kind(self) -> &'static str {
        match self {
            Self::Place(..) => "place",
            Self::Cover(..) => "cover",
            Self::Claim(Match::Suit(_)) => "claim suit",
            Self::Claim(Match::Rank(_)) => "claim rank",
            Self::Claim(Match::Cover) => "claim cover",
            Self::Done => "done",
        }
    }

    fn cards(self) -> Cards {
        match self {
            Self::Place(card, _) | Self::Cover(card, _) => Cards::of(card),
            Self::Claim(_) | Self::Done => Cards::EMPTY,
        }
    }

    fn place(self) -> Option<SpotId> {
        match self {
            Self::Place(_, place) | Self::Cover(_, place) | Self::Claim(Match::Suit(place) | Match::Rank(place)) => {
                Some(place.spot())
            }
            Self::Claim(Match::Cover) | Self::Done => None,
        }
    }

    fn swapped(self, a: Card, b: Card) -> Self {
        match self {
            Self::Place(card, place) => Self::Place(card.swapped(a, b), place),
            Self::Cover(card, place) => Self::Cover(card.swapped(a, b), place),
            Self::Claim(_) | Self::Done => self,
        }
    }
}
