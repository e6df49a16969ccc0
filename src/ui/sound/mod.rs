//! A few dry, quiet sounds at the table.
//!
//! - [`recipes`] makes them out of noise and short tones.
//! - [`cue`] decides which of them are due.
//! - [`Speaker`] plays them, if the program was built with the feature `sound` and the computer has
//!   an audio device. Without one it stays silent.

pub mod cue;
pub mod recipes;
mod speaker;

pub use speaker::Speaker;

/// A sound.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Hash)]
pub enum Cue {
    /// A card is laid down.
    Card,
    /// Cards are dealt.
    Deal,
    /// A trick goes to its winner.
    Trick,
    /// The person at the computer is to act.
    Turn,
    /// A deal is scored, or the game is over.
    Over,
}

impl Cue {
    /// All sounds.
    pub const ALL: [Self; 5] = [Self::Card, Self::Deal, Self::Trick, Self::Turn, Self::Over];
}

/// Whether this build of the program can play sounds.
pub const fn is_built_in() -> bool {
    cfg!(feature = "sound")
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn every_sound_has_a_visible_counterpart() {
        let page = include_str!("../../../docs/accessibility.md");
        for cue in Cue::ALL {
            let begins = format!("| {cue:?} | ");
            let row = page.lines().find(|line| line.starts_with(&begins));
            let row = row.unwrap_or_else(|| panic!("{cue:?} is not in docs/accessibility.md"));
            let cells: Vec<&str> = row.trim_matches('|').split('|').map(str::trim).collect();
            let filled = cells.len() == 3 && cells.iter().all(|cell| !cell.is_empty());
            assert!(filled, "{cue:?} cannot be seen and read: {row}");
        }
    }
}
