//! Composes whole cards from the parts in `assets/cards`.
//!
//! A card is 630 × 880 units, ten to a millimeter. The parts name no color; they use the classes of
//! `style`, so that one drawing serves every look. Courts and ornaments are drawn around the center
//! of the card; only the upper half of a court is drawn, and rotated for the lower one. Suit signs
//! on courts and sashes refer to `#sign`, so that all of them share one outline.

use std::fmt::Write as _;

pub use super::look::{Back, Look, SuitColors, suit_color};

use super::look::{Ink, Inks};
use super::parts::{self, ACES, BACKS, COURTS, LETTERS, RANKS, SASHES, SUITS};
use super::pips;
use crate::cards::{Card, Rank, Suit};

/// The width of a card in units of its drawing.
const WIDTH: f32 = 630.0;
/// The height of a card in units of its drawing.
const HEIGHT: f32 = 880.0;

/// The layout of a face; one for each size of the index.
struct Measures {
    /// Middle of the index column.
    index_x: f32,
    /// Top of the rank.
    rank_y: f32,
    /// Scale of the rank and of the sign under it.
    rank: f32,
    sign: f32,
    /// Middle of the sign.
    sign_y: f32,
    /// Distance of the outer columns and rows of pips from the center.
    column: f32,
    row: f32,
    /// Scale of the pips.
    pip: f32,
    /// Scale of the large pip of the ace of spades, and of the other aces.
    spade: f32,
    ace: f32,
    /// The frame of a court.
    frame: &'static str,
}

/// An index of 12 mm, as on most packs.
const NORMAL: Measures = Measures {
    index_x: 70.0,
    rank_y: 40.0,
    rank: 1.1,
    sign: 3.4,
    sign_y: 203.0,
    column: 108.0,
    row: 278.0,
    pip: 5.2,
    spade: 21.0,
    ace: 15.5,
    frame: parts::FRAME,
};

/// A large index, for small screens and tired eyes.
const LARGE: Measures = Measures {
    index_x: 97.0,
    rank_y: 38.0,
    rank: 1.68,
    sign: 5.4,
    sign_y: 288.0,
    column: 74.0,
    row: 278.0,
    pip: 4.0,
    spade: 15.5,
    ace: 13.0,
    frame: parts::FRAME_NOTCHED,
};

/// The outline of a card's index.
fn index(rank: Rank, look: Look) -> &'static str {
    let letter = look.language.index(rank);
    let ranks = Rank::ALL.map(Rank::index_label).into_iter().zip(RANKS);
    let mut outlines = ranks.chain(LETTERS);
    let found = outlines.find(|(label, _)| *label == letter);
    found.map_or(RANKS[rank.index()], |(_, outline)| outline)
}

/// Returns the SVG document of a card's face.
pub fn face(card: Card, look: Look) -> String {
    let (rank, suit) = (card.rank(), card.suit());
    let inks = Inks::of(suit, look);
    let at = if look.large_index { &LARGE } else { &NORMAL };
    let mut svg = open(&inks);
    svg += "<g transform='translate(315 440)'>";
    match rank {
        Rank::Jack | Rank::Queen | Rank::King => svg += &court(card, look, at),
        Rank::Ace => svg += &ace(suit, at),
        _ => svg += &number(rank, suit, at),
    }
    let _ = write!(
        svg,
        "<g id='index' class='s'>\
         <path transform='translate({x} {}) scale({})' d='{}'/>\
         <path transform='translate({x} {}) scale({})' d='{}'/></g>\
         <use href='#index' transform='rotate(180)'/></g></svg>",
        at.rank_y - HEIGHT / 2.0,
        at.rank,
        index(rank, look).trim_end(),
        at.sign_y - HEIGHT / 2.0,
        at.sign,
        SUITS[suit.index()].trim_end(),
        x = at.index_x - WIDTH / 2.0,
    );
    svg
}

/// Returns the SVG document of the back for this look.
pub fn back(look: Look) -> String {
    let field = BACKS[match look.back {
        Back::Weave => 0,
        Back::Reeds => 1,
        Back::Lattice => 2,
    }];
    let inks = Inks::of(Suit::Spades, look);
    format!(
        "{}<clipPath id='field'><rect x='28' y='28' width='574' height='824' rx='18'/></clipPath>\
         <g clip-path='url(#field)'><g transform='translate(315 440)'>{field}</g></g></svg>",
        open(&inks)
    )
}

/// Returns the SVG document of an empty place: a dashed white outline.
pub(super) fn outline() -> String {
    format!(
        "<svg xmlns='http://www.w3.org/2000/svg' viewBox='0 0 {WIDTH} {HEIGHT}'>\
         <rect x='8' y='8' width='614' height='864' rx='30' fill='#fff' fill-opacity='.06' \
         stroke='#fff' stroke-width='8' stroke-dasharray='36 32' stroke-linecap='round'/></svg>"
    )
}

/// Returns the SVG document of a suit sign in a view box of −12 to 12; `color` is any CSS color.
pub fn suit_svg(suit: Suit, color: &str) -> String {
    format!(
        "<svg xmlns='http://www.w3.org/2000/svg' viewBox='-12 -12 24 24'>\
         <path fill='{color}' d='{}'/></svg>",
        SUITS[suit.index()].trim_end()
    )
}

/// Returns the beginning of a document, with the blank card.
fn open(inks: &Inks) -> String {
    format!(
        "<svg xmlns='http://www.w3.org/2000/svg' viewBox='0 0 {WIDTH} {HEIGHT}'>\
         <style>{}</style>\
         <rect x='2' y='2' width='626' height='876' rx='33' class='w e' \
         stroke-width='4'/>",
        style(inks)
    )
}

/// Returns the CSS classes that the parts use: a lower-case class fills, a capital strokes.
///
/// `k` is ink, `w` paper, `g` the background of a court, `r` red, `o` ochre, `b` blue, `f` flesh,
/// `s` the suit's color, `a` its second color; `e` strokes the edge of the card.
fn style(inks: &Inks) -> String {
    let classes: [(char, Ink); 9] = [
        ('k', inks.ink),
        ('w', inks.paper),
        ('g', inks.ground),
        ('r', inks.red),
        ('o', inks.ochre),
        ('b', inks.blue),
        ('f', inks.flesh),
        ('s', inks.suit),
        ('a', inks.second),
    ];
    let [r, g, b] = inks.edge;
    let mut css = format!(".e{{stroke:#{r:02x}{g:02x}{b:02x}}}");
    for (class, [r, g, b]) in classes {
        let stroke = class.to_ascii_uppercase();
        let _ = write!(
            css,
            ".{class}{{fill:#{r:02x}{g:02x}{b:02x}}}\
             .{stroke}{{fill:none;stroke:#{r:02x}{g:02x}{b:02x};\
             stroke-linecap:round;stroke-linejoin:round}}"
        );
    }
    css
}

/// Draws the pips of a number card.
fn number(rank: Rank, suit: Suit, at: &Measures) -> String {
    let mut svg = String::from("<g class='s'>");
    for pip in pips::layout(rank) {
        let scale = if pip.turned { -at.pip } else { at.pip };
        let _ = write!(
            svg,
            "<path transform='translate({} {}) scale({scale})' d='{}'/>",
            pip.column * at.column,
            pip.row * at.row,
            SUITS[suit.index()].trim_end()
        );
    }
    svg + "</g>"
}

/// Draws the large pip of an ace with its carving.
fn ace(suit: Suit, at: &Measures) -> String {
    // The carving of the ace of spades is drawn for a pip of 19, those of the others for 12.5.
    let (drawn, pip) = match suit {
        Suit::Spades => (19.0, at.spade),
        Suit::Clubs | Suit::Diamonds | Suit::Hearts => (12.5, at.ace),
    };
    format!(
        "<g transform='scale({})'><path class='s' transform='scale({drawn})' d='{}'/>{}</g>",
        pip / drawn,
        SUITS[suit.index()].trim_end(),
        ACES[suit.index()]
    )
}

/// Draws a court: the frame, both halves and the sash.
fn court(card: Card, look: Look, at: &Measures) -> String {
    let suit = card.suit().index();
    let figure = COURTS[suit][card.rank().index() - Rank::Jack.index()];
    let frame = at.frame.trim_end();
    let sign = SUITS[suit].trim_end();
    // With the large index the frame leaves no room for a sign in its corner.
    let corner =
        if look.large_index { "" } else { "<use class='s' href='#sign' transform='translate(-132 -330) scale(3.6)'/>" };
    format!(
        "<defs><path id='sign' d='{sign}'/></defs><clipPath id='frame'><path d='{frame}'/></clipPath><path class='g' d='{frame}'/>\
         <g clip-path='url(#frame)'><g id='half'>{figure}{corner}</g>\
         <use href='#half' transform='rotate(180)'/>{}</g>\
         <path class='S' stroke-width='5' d='{frame}'/>",
        SASHES[suit],
    )
}
