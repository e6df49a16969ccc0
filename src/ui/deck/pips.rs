//! The places of the pips on a number card.

use crate::cards::Rank;

/// A pip: its position relative to the center of the card, and whether it is upside down.
#[derive(Clone, Copy, Debug, PartialEq)]
pub(super) struct Pip {
    /// −1 for the left column, 0 for the middle, 1 for the right.
    pub column: f32,
    /// −1 for the top row to 1 for the bottom row.
    pub row: f32,
    pub turned: bool,
}

const fn pip(column: f32, row: f32) -> Pip {
    Pip { column, row, turned: row > 0.0 }
}

/// Returns two columns with `rows` pips in each.
fn columns(rows: u8) -> impl Iterator<Item = Pip> {
    (0..rows).flat_map(move |i| {
        let row = 2.0 * f32::from(i) / f32::from(rows - 1) - 1.0;
        [pip(-1.0, row), pip(1.0, row)]
    })
}

/// Returns the pips of a rank: one for the ace, none for a court.
pub(super) fn layout(rank: Rank) -> Vec<Pip> {
    let (rows, middle): (u8, &[f32]) = match rank {
        Rank::Ace => (0, &[0.0]),
        Rank::Two => (0, &[-1.0, 1.0]),
        Rank::Three => (0, &[-1.0, 0.0, 1.0]),
        Rank::Four => (2, &[]),
        Rank::Five => (2, &[0.0]),
        Rank::Six => (3, &[]),
        Rank::Seven => (3, &[-0.5]),
        Rank::Eight => (3, &[-0.5, 0.5]),
        Rank::Nine => (4, &[0.0]),
        Rank::Ten => (4, &[-2.0 / 3.0, 2.0 / 3.0]),
        Rank::Jack | Rank::Queen | Rank::King => (0, &[]),
    };
    let middle = middle.iter().map(|&row| pip(0.0, row));
    if rows == 0 { middle.collect() } else { columns(rows).chain(middle).collect() }
}
