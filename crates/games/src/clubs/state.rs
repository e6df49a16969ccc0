//! The state of a game of Clubs.

use super::{Opening, Options, THREE, TWO};
use derive_more::{Deref, DerefMut};
use misere_engine::cards::{Card, Cards, Suit};
use misere_engine::rules::tricks::TrickState;
pub use misere_engine::rules::tricks::{Phase, Private};
use misere_engine::rules::{Score, Seat};

/// Everything that everyone at the table knows.
#[derive(Clone, Debug, PartialEq, Deref, DerefMut)]
pub struct Public {
    /// The house rules.
    pub options: Options,
    /// The deal; its fields can be read directly from here.
    #[deref]
    #[deref_mut]
    pub table: TrickState,
    /// The seat that leads, or has led, to the first trick (CL-2).
    pub opener: Seat,
    /// The suit of the trick on the table (CL-3).
    pub suit: Option<Suit>,
    /// The suit of the trick completed most recently.
    pub last_suit: Option<Suit>,
    /// The table card that went with the last trick (CL-6).
    pub last_table: Option<Card>,
}

impl Public {
    /// Tells whether there is an unseen card on the table (CL-1).
    pub const fn has_table_card(&self) -> bool {
        !52usize.is_multiple_of(self.table.seats()) && self.table.in_deal()
    }

    /// Tells whether the deal still awaits its first lead.
    pub const fn is_opening(&self) -> bool {
        self.table.tricks == 0 && self.table.trick.is_empty()
    }

    /// The cards of the hand to play that may be played now (CL-2, CL-4).
    pub fn playable(&self, hand: Cards) -> Cards {
        if let Some(suit) = self.suit {
            let answers = answers(suit) & hand;
            return if answers.is_empty() { hand } else { answers };
        }
        if self.is_opening() && self.options.opening == Opening::LeadLowestClub {
            // An opener without the two holds the three, because the two lies on the table.
            let card = if hand.contains(TWO) { TWO } else { THREE };
            return Cards::of(card);
        }
        hand
    }

    /// Tells whether whoever leads a club chooses the suit that it names (CL-3).
    pub const fn can_name(&self) -> bool {
        self.options.declare && self.suit.is_none()
    }

    /// Tells whether the game ends after the deal just scored (CL-9).
    pub(super) fn is_over(&self) -> bool {
        let target = Score::points(self.options.target);
        self.totals.iter().any(|&total| total <= target)
    }
}

/// The cards that answer to the suit of a trick; no others can win it (CL-4, CL-5).
pub fn answers(suit: Suit) -> Cards {
    Cards::suit(suit) | Cards::suit(Suit::Clubs)
}

/// The strength of a card in a trick of this suit: by rank, with each club just above the card of
/// equal rank in the suit; 0 for a card that cannot win (CL-5).
pub const fn strength(card: Card, suit: Suit) -> u8 {
    let club = matches!(card.suit(), Suit::Clubs);
    if !club && card.suit() as u8 != suit as u8 {
        return 0;
    }
    2 * (card.rank() as u8 + 1) + club as u8
}

/// Facts that nobody knows.
#[derive(Clone, Copy, Debug, Default, PartialEq)]
pub struct Hidden {
    /// The card face down on the table, with three players (CL-1).
    pub table: Option<Card>,
}
