//! The deck: an original set of cards, composed as vector art and kept as one texture.
//!
//! - [`art`] composes SVG documents from the parts in `assets/cards`: [`face`], [`back`], and a
//!   suit sign alone, [`suit_svg`]. The user's choices form a [`Look`].
//! - [`atlas`] rasterizes them at the exact pixel size of the screen, each [`Sprite`] in a cell of
//!   one texture, and draws from it ([`Atlas`]).

pub mod art;
pub mod atlas;
mod look;
mod parts;
mod pips;
pub(super) mod sheet;

pub use art::{Back, Look, SuitColors, back, face, suit_color, suit_svg};
pub use atlas::{ASPECT, Atlas, Sprite};

/// The width of cards in texts and pictures, in points.
pub const TEXT_CARD_WIDTH: f32 = 58.0;
