//! The look of the deck, as chosen in the settings, and the inks that follow from it.

use serde::{Deserialize, Serialize};

use crate::cards::Suit;
use crate::text::Language;

/// The number of colors that tell the suits apart.
#[derive(Clone, Copy, Debug, Default, PartialEq, Eq, Hash, Serialize, Deserialize)]
pub enum SuitColors {
    #[default]
    Two,
    Four,
}

/// A pattern on the back of the cards; each looks the same upside down.
#[derive(Clone, Copy, Debug, Default, PartialEq, Eq, Hash, Serialize, Deserialize)]
pub enum Back {
    /// Woven vermilion strips of paper.
    Weave,
    /// Blue reeds bending over a pond.
    #[default]
    Reeds,
    /// A garden lattice with blossoms at its crossings.
    Lattice,
}

impl Back {
    /// All backs.
    pub const ALL: [Self; 3] = [Self::Weave, Self::Reeds, Self::Lattice];
}

/// Everything that changes the drawing of the cards.
#[derive(Clone, Copy, Debug, Default, PartialEq, Eq, Hash, Serialize, Deserialize)]
#[serde(default)]
pub struct Look {
    #[serde(rename = "colours")]
    pub colors: SuitColors,
    /// Much larger rank and suit in the corners.
    pub large_index: bool,
    /// Pure white paper and stronger inks.
    pub high_contrast: bool,
    pub back: Back,
    /// Letters of the language in the corners, such as B, D, K for jack, queen and king in German; `None` until the
    /// person has decided, which means what players of the language expect.
    #[serde(skip_serializing_if = "Option::is_none")]
    pub local_index: Option<bool>,
    /// The language whose letters these are, if they are wanted.
    #[serde(skip)]
    pub language: Language,
}

pub(super) type Ink = [u8; 3];

/// The inks that a card of one suit is printed with.
#[derive(Clone, Copy, Debug)]
pub(super) struct Inks {
    pub paper: Ink,
    /// The hairline around the card.
    pub edge: Ink,
    /// The tinted background of a court.
    pub ground: Ink,
    pub ink: Ink,
    pub red: Ink,
    pub ochre: Ink,
    pub blue: Ink,
    /// The shaded side of a face.
    pub flesh: Ink,
    /// The suit's own color.
    pub suit: Ink,
    /// The second color of the suit's dress.
    pub second: Ink,
}

const GREEN: Ink = [0x2f, 0x6b, 0x3c];

impl Inks {
    pub const fn of(suit: Suit, look: Look) -> Self {
        let mut inks = if look.high_contrast {
            Self {
                paper: [0xff, 0xff, 0xff],
                edge: [0x00, 0x00, 0x00],
                ground: [0xff, 0xf0, 0xc8],
                ink: [0x00, 0x00, 0x00],
                red: [0xd0, 0x00, 0x10],
                ochre: [0xf2, 0xb0, 0x00],
                blue: [0x00, 0x46, 0xb8],
                flesh: [0xf4, 0xc9, 0x94],
                suit: [0; 3],
                second: [0; 3],
            }
        } else {
            Self {
                paper: [0xfc, 0xf8, 0xee],
                edge: [0x6b, 0x62, 0x56],
                ground: [0xf3, 0xe6, 0xc9],
                ink: [0x1d, 0x1b, 0x1a],
                red: [0xcf, 0x3b, 0x26],
                ochre: [0xdf, 0xa2, 0x35],
                blue: [0x2c, 0x5a, 0x88],
                flesh: [0xec, 0xc4, 0x97],
                suit: [0; 3],
                second: [0; 3],
            }
        };
        let four = matches!(look.colors, SuitColors::Four);
        let green = if look.high_contrast { [0x00, 0x70, 0x28] } else { GREEN };
        (inks.suit, inks.second) = match suit {
            Suit::Spades => (inks.ink, inks.blue),
            Suit::Hearts => (inks.red, inks.ochre),
            Suit::Clubs if four => (green, inks.ink),
            Suit::Clubs => (inks.ink, inks.red),
            Suit::Diamonds if four => (inks.blue, inks.ochre),
            Suit::Diamonds => (inks.red, inks.blue),
        };
        inks
    }
}

/// Returns the color of a suit sign in text: as on the cards, or lighter on a dark background.
pub const fn suit_color(suit: Suit, look: Look, dark_ground: bool) -> [u8; 3] {
    if !dark_ground {
        return Inks::of(suit, look).suit;
    }
    match (suit, look.colors) {
        (Suit::Spades, _) | (Suit::Clubs, SuitColors::Two) => [0xf4, 0xef, 0xe4],
        (Suit::Hearts, _) | (Suit::Diamonds, SuitColors::Two) => [0xff, 0x7d, 0x68],
        (Suit::Clubs, SuitColors::Four) => [0x86, 0xce, 0x8c],
        (Suit::Diamonds, SuitColors::Four) => [0x86, 0xb8, 0xf2],
    }
}
