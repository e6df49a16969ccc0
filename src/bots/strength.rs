//! How strong the levels were found to be: what docs/strength.md tells, for whoever chooses one.

use super::Level;

/// A line for each level of each game that was measured: game, level, and in how many of a hundred
/// games one player of the level won against players of the level below in all other seats.
/// `docs/strength.py` writes it.
const MEASURED: &str = include_str!("../../assets/bots/strength.csv");

/// In how many of a hundred games with the usual number of players one player of this level won
/// against players of the level below; none if that was not measured.
pub fn wins(game: &str, level: Level) -> Option<u32> {
    MEASURED
        .lines()
        .filter_map(|line| line.split_once(','))
        .find_map(|(name, rest)| {
            let (named, share) = rest.split_once(',')?;
            (name == game && named == level.name()).then(|| share.parse().ok())?
        })
}
