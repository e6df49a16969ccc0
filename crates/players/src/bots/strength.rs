//! The measured strength of the levels, for players who choose one. `docs/strength.md` has the details.

use super::Level;

/// One line for each level measured in each game: the game, the level, and the percentage of games that one player of
/// the level won against players of the level below in all other seats. `docs/strength.py` writes it.
const MEASURED: &str = include_str!("../../../../assets/strength.csv");

/// The percentage of games with the usual number of players that one player of this level won
/// against players of the level below; `None` if it was not measured.
pub fn win_percentage(game: &str, level: Level) -> Option<u32> {
    let start = format!("{game},{},", level.name());
    let share = MEASURED.lines().find_map(|line| line.strip_prefix(&start))?;
    share.parse().ok()
}
