//! Determines which sounds are due by comparing the game with its previous audible state, so that
//! code that changes or shows the game need not mention sounds.

use super::Cue;

#[derive(Clone, Debug, PartialEq, Eq)]
pub struct SoundState {
    pub deal: u32,
    /// The number of steps so far.
    pub at: usize,
    /// Set while a finished trick lies on the table.
    pub holding: bool,
    /// The sound of the last trick: points that it costs the person at the computer, or a moon.
    pub trick: Option<Cue>,
    /// Set while the score sheet is shown.
    pub sheet: bool,
    /// Set if the person at the computer has won the game.
    pub won: bool,
    /// Set if the person at the computer is to act.
    pub asked: bool,
}

impl SoundState {
    /// Returns the sounds that are due since the previous state.
    pub fn since(&self, before: Option<&Self>) -> Vec<Cue> {
        let Some(before) = before else {
            // A game that comes to the table makes the sound of dealing if no card has been played.
            return if self.at <= 1 { vec![Cue::Deal] } else { vec![] };
        };
        if self.at < before.at {
            return Vec::new();
        }
        let played = self.at > before.at && self.deal == before.deal;
        let over = self.sheet && !before.sheet;
        let due = [
            (self.deal > before.deal, Cue::Deal),
            (played, Cue::Slide),
            (played, Cue::Snap),
            (before.holding && !self.holding, Cue::Gather),
            (over && !self.won, Cue::Over),
            (over && self.won, Cue::Win),
            // A person who acts twice in a row needs no reminder.
            (self.asked && !before.asked && self.deal == before.deal, Cue::Turn),
        ];
        let due = due.into_iter().filter_map(|(is_due, cue)| is_due.then_some(cue));
        let trick = self.trick.filter(|_| self.holding && !before.holding);
        due.chain(trick).collect()
    }
}
