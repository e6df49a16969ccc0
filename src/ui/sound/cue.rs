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
    /// Set if the last trick costs the person at the computer points.
    pub hurt: bool,
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
            (self.holding && !before.holding && self.hurt, Cue::Hurt),
            (before.holding && !self.holding, Cue::Gather),
            (over && !self.won, Cue::Over),
            (over && self.won, Cue::Win),
            // A person who acts twice in a row needs no reminder.
            (self.asked && !before.asked && self.deal == before.deal, Cue::Turn),
        ];
        due.into_iter().filter_map(|(is_due, cue)| is_due.then_some(cue)).collect()
    }
}

#[cfg(test)]
mod tests {
    use super::*;

    fn heard() -> SoundState {
        SoundState { deal: 1, at: 1, holding: false, hurt: false, sheet: false, won: false, asked: false }
    }

    #[test]
    fn every_card_and_the_end_of_a_trick_are_heard() {
        let dealt = heard();
        assert_eq!(dealt.since(None), [Cue::Deal]);
        let asked = SoundState { asked: true, at: 4, ..heard() };
        assert_eq!(asked.since(Some(&dealt)), [Cue::Slide, Cue::Snap, Cue::Turn]);
        let full = SoundState { holding: true, at: 5, ..heard() };
        assert_eq!(full.since(Some(&asked)), [Cue::Slide, Cue::Snap]);
        assert_eq!(full.since(Some(&full)), []);
        let costly = SoundState { hurt: true, ..full.clone() };
        let heard = costly.since(Some(&asked));
        assert_eq!(heard, [Cue::Slide, Cue::Snap, Cue::Hurt]);
        let gone = SoundState { holding: false, asked: true, ..full.clone() };
        assert_eq!(gone.since(Some(&full)), [Cue::Gather, Cue::Turn]);
    }

    #[test]
    fn the_end_of_a_deal_and_the_next_deal_are_heard() {
        let full = SoundState { holding: true, at: 53, ..heard() };
        let over = SoundState { holding: false, sheet: true, ..full.clone() };
        assert_eq!(over.since(Some(&full)), [Cue::Gather, Cue::Over]);
        let won = SoundState { won: true, ..over.clone() };
        assert_eq!(won.since(Some(&full)), [Cue::Gather, Cue::Win]);
        let next = SoundState { deal: 2, at: 54, asked: true, ..heard() };
        assert_eq!(next.since(Some(&over)), [Cue::Deal]);
    }

    #[test]
    fn undoing_and_resuming_are_silent() {
        let later = SoundState { at: 9, ..heard() };
        assert_eq!(heard().since(Some(&later)), []);
        assert_eq!(later.since(None), []);
    }
}
