//! A guest's evidence about the game at its table: what the host has fixed, shown and told. It only grows.

use misere_engine::rules::{MAX_SEATS, Seat};
use misere_engine::seal::Recuts;
use misere_store::{Fairness, Unfair};
use serde::{Deserialize, Serialize};

use super::position::{Story, ToldStep};
use crate::cut;
use crate::text::{Message, friends as texts};
use crate::wire::{Phase, Table, is_hex};

/// The evidence about one game. Each field is set once or counts up: no message takes anything away.
#[derive(Clone, Debug, Default, PartialEq, Eq, Serialize, Deserialize)]
#[serde(default)]
pub struct Evidence {
    /// The number of the game at the table.
    game: u32,
    /// The number of the latest cut at the table.
    round: u32,
    /// The fingerprint of the rules, once the guest has shown its words or was told something.
    rules: Option<String>,
    /// The cut as it was when the guest first saw its seal.
    cut: Option<SeenCut>,
    /// Set once the guest has shown its words, until its person agrees to another cut. It stays in the next game, unless
    /// this one has ended.
    has_shown: bool,
    /// The cut of all, once all words are known and fit their hashes.
    cut_of_all: Option<String>,
    /// Set once the words of all were shown, so that the host can know the cards.
    is_dealt: bool,
    /// Set for a guest who came when the cards were fixed.
    is_late: bool,
    /// Set if the cards of the game before, which ended, are dealt again.
    is_again: bool,
    /// Set once the finished game was checked.
    is_over: bool,
    recuts: Recuts,
    /// Set if the game before this one was given up, as far as the guest saw.
    after_broken_off: bool,
    told: Option<Told>,
    /// The number of steps after which the guest has agreed to an undo.
    agreed_at: Option<usize>,
    broken: Option<Unfair>,
    /// The actions for which the guest asked, with the number of steps before each.
    #[serde(skip)]
    asked: Vec<(usize, String)>,
    /// The action that the guest has chosen last when it was asked before its turn.
    #[serde(default)]
    chosen: Option<(usize, String)>,
}

/// A cut as a guest saw it when its seal was fixed.
#[derive(Clone, Debug, PartialEq, Eq, Serialize, Deserialize)]
struct SeenCut {
    round: u32,
    seal: String,
    dealer: Option<u8>,
    /// The hash of each guest's words, by seat.
    commits: Vec<Option<String>>,
    /// Set if the guest has shown words of its own.
    is_own: bool,
}

/// The part of the game that the host has told, which it cannot tell otherwise any more.
#[derive(Clone, Debug, Default, PartialEq, Eq, Serialize, Deserialize)]
#[serde(default)]
struct Told {
    steps: usize,
    undone: u32,
    /// The hash of everything about these steps.
    digest: String,
    is_over: bool,
}

/// A question to a guest's person, who alone can agree to another cut.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Serialize, Deserialize)]
#[serde(rename_all = "snake_case")]
pub enum Question {
    /// The cut is to be repeated, because words are missing.
    Recut,
    /// Another game is to begin before the one whose cards the host knows was over.
    BrokenOff,
}

impl Question {
    /// The question in words.
    pub fn message(self) -> Message {
        match self {
            Self::Recut => texts::ask_recut(),
            Self::BrokenOff => texts::ask_broken_off(),
        }
    }
}

/// The meaning of a state of the table for the game that a guest has evidence about.
pub(super) enum Turn {
    /// The same game goes on.
    Same,
    /// Another game begins.
    NextGame {
        /// Set unless the game before was unfair.
        is_trusted: bool,
    },
    /// The host can go on only if the guest's person agrees.
    Asks(Question),
    /// The host wants another cut although it can know the cards.
    Refused,
}

impl Evidence {
    /// Takes a state of the table.
    pub(super) fn follow(&mut self, table: &Table) -> Turn {
        let turn = self.turn(table);
        self.recuts.merge(&table.recuts);
        if is_dealt(table) {
            match (&self.cut, self.has_shown) {
                (None, false) => self.is_late = true,
                // It was there, and the cards are not those of a cut with its words.
                (None, true) => self.blame(Unfair::Words),
                (Some(_), _) => {}
            }
            self.is_dealt |= self.cut.as_ref().is_none_or(|cut| cut.round == table.round);
        }
        if let (None, Some(_)) = (&self.cut, &table.seal) {
            self.cut = SeenCut::of(table, false);
        }
        self.see_words(table);
        turn
    }

    fn turn(&mut self, table: &Table) -> Turn {
        // Games and cuts are counted up.
        if (table.game, table.round) < (self.game, self.round) {
            return Turn::Refused;
        }
        self.round = table.round;
        if table.game != self.game {
            let (is_trusted, is_unsettled) = (self.broken.is_none(), self.is_unsettled());
            let before = std::mem::take(self);
            let broken_off = Self {
                game: table.game,
                round: table.round,
                has_shown: is_unsettled,
                after_broken_off: is_unsettled || before.after_broken_off && !before.is_over,
                ..Self::default()
            };
            *self = if table.again && before.is_over { before.again(broken_off) } else { broken_off };
            let is_asked = is_unsettled && !is_dealt(table);
            return if is_asked { Turn::Asks(Question::BrokenOff) } else { Turn::NextGame { is_trusted } };
        }
        if self.is_again && table.again {
            if let Some(cut) = &mut self.cut {
                cut.round = table.round;
            }
            return Turn::Same;
        }
        let own = self.cut.as_ref().filter(|cut| cut.is_own);
        if own.is_some_and(|cut| cut.round != table.round) {
            let names_somebody = table.recuts.count > self.recuts.count && !table.recuts.missing.is_empty();
            if self.is_dealt || is_dealt(table) || !names_somebody {
                return Turn::Refused;
            }
            self.cut = None;
            return Turn::Asks(Question::Recut);
        }
        // A guest that has shown nothing yet can see any number of cuts.
        if self.cut.as_ref().is_some_and(|cut| cut.round != table.round) {
            self.cut = None;
            self.cut_of_all = None;
        }
        Turn::Same
    }

    /// The evidence about a new game with the cards of this one: its cut still holds.
    fn again(self, new: Self) -> Self {
        let cut = self.cut.map(|cut| SeenCut { round: new.round, ..cut });
        let (cut_of_all, is_late) = (self.cut_of_all, self.is_late);
        Self { cut, cut_of_all, is_late, is_dealt: true, is_again: true, ..new }
    }

    /// True if the host may know the cards of a game that has not ended, and the person has not agreed to another.
    const fn is_unsettled(&self) -> bool {
        self.has_shown && !self.is_over
    }

    /// Notes that the person agrees to another cut, or gives up the seat.
    pub(super) const fn settle(&mut self) {
        self.has_shown = false;
    }

    /// Notes that the guest shows its words in the cut of the table.
    ///
    /// # Errors
    /// Returns an error if the host has shown another seal or other hashes in the same cut.
    pub(super) fn show(&mut self, table: &Table) -> Result<(), Unfair> {
        let shown = SeenCut::of(table, true);
        let before = self.cut.as_ref().map(|cut| SeenCut { is_own: true, ..cut.clone() });
        if before.is_some() && before != shown {
            return Err(Unfair::Seal);
        }
        self.cut = shown;
        self.has_shown = true;
        Ok(())
    }

    /// Compares the words of all with their hashes, once they are shown.
    fn see_words(&mut self, table: &Table) {
        let Some(cut) = self.cut.as_ref().filter(|cut| cut.round == table.round) else { return };
        if self.cut_of_all.is_some() || !self.is_dealt {
            return;
        }
        let mut all = Vec::new();
        for (seat, commit) in cut.commits.iter().enumerate() {
            let Some(commit) = commit else { continue };
            let words = table.seats.get(seat).and_then(|state| state.opened.as_ref());
            match words {
                Some(words) if words.commit(seat) == *commit => all.push((seat, words)),
                _ => return self.blame(Unfair::Words),
            }
        }
        self.cut_of_all = Some(if all.is_empty() { String::new() } else { cut::combined(all.into_iter()) });
    }

    /// Holds a broken promise against the host; the first one stays.
    pub(super) const fn blame(&mut self, unfair: Unfair) {
        if self.broken.is_none() {
            self.broken = Some(unfair);
        }
    }

    /// Pins the rules of the game.
    pub(super) fn pin_rules(&mut self, fingerprint: &str) {
        match &self.rules {
            Some(rules) if rules != fingerprint => self.blame(Unfair::Game),
            Some(_) => {}
            None => self.rules = Some(fingerprint.to_owned()),
        }
    }

    /// Takes what the host has told up to a position with so many undone decisions. `seat` is the guest's own.
    pub(super) fn tell(&mut self, story: &Story, (undone, is_over): (u32, bool), seat: Option<Seat>) {
        let steps = story.steps.len();
        if let Some(told) = &self.told {
            let is_kept = match undone.checked_sub(told.undone) {
                Some(0) => story.digest(told.steps).is_some_and(|digest| digest == told.digest),
                // A spectator is not asked.
                Some(undos) => seat.is_none() || undos == 1 && self.agreed_at == Some(told.steps),
                None => false,
            };
            let is_after_end = told.is_over && (undone, steps) != (told.undone, told.steps);
            if !is_kept || is_after_end {
                return self.blame(Unfair::Course);
            }
            if undone != told.undone {
                self.agreed_at = None;
                self.chosen = None;
            }
        }
        let digest = story.digest(steps).unwrap_or_default();
        self.told = Some(Told { steps, undone, digest, is_over });
    }

    /// The number of steps that the host has told.
    pub(super) fn told_steps(&self) -> usize {
        self.told.as_ref().map_or(0, |told| told.steps)
    }

    /// Notes an action for which the guest asks after `at` steps.
    pub(super) fn ask(&mut self, at: usize, action: &str) {
        self.asked.retain(|(other, _)| *other >= at);
        self.asked.push((at, action.to_owned()));
    }

    /// Notes an action that the guest chooses before its turn.
    pub(super) fn choose(&mut self, at: usize, action: &str) {
        self.chosen = Some((at, action.to_owned()));
    }

    /// True if the guest has chosen this action before its turn.
    pub(super) fn has_chosen(&self, action: &str) -> bool {
        self.chosen.as_ref().is_some_and(|(_, chosen)| chosen == action)
    }

    /// Compares the guest's own actions in new steps with those for which it asked.
    pub(super) fn compare_own(&mut self, seat: Seat, since: usize, steps: &[ToldStep]) {
        for (at, step) in (since..).zip(steps) {
            for action in step.actions_of(seat) {
                // A choice made before its turn is done once the others have chosen.
                let chosen =
                    self.chosen.iter().filter(|(chosen_at, _)| (*chosen_at..chosen_at + MAX_SEATS).contains(&at));
                let asked = self.asked.iter().filter(|(asked_at, _)| *asked_at == at);
                if !chosen.chain(asked).any(|(_, asked)| asked == action) {
                    return self.blame(Unfair::Course);
                }
            }
        }
    }

    /// Notes that the guest agrees to an undo of the last decision so far.
    pub(super) fn agree(&mut self) {
        self.agreed_at = self.told.as_ref().map(|told| told.steps);
    }

    /// Notes that somebody else has refused the undo to which the guest had agreed.
    pub(super) const fn note_refusal(&mut self) {
        self.agreed_at = None;
    }

    /// Compares the seal, the cut and the repetitions of a finished game with what the guest has seen.
    ///
    /// # Errors
    /// Returns the first thing that is not as promised.
    pub(super) fn check_cut(&self, sealed: Option<&misere_engine::seal::SealedSeed>) -> Result<(), Unfair> {
        let Some(cut) = &self.cut else {
            // A guest that never saw the seal cannot compare it.
            return Ok(());
        };
        let sealed = sealed.ok_or(Unfair::Seal)?;
        if sealed.seal().hash() != cut.seal {
            return Err(Unfair::Seal);
        }
        if self.cut_of_all.as_deref() != Some(sealed.cut()) {
            return Err(Unfair::Words);
        }
        if sealed.recuts().count < self.recuts.count { Err(Unfair::Recuts) } else { Ok(()) }
    }

    /// The fingerprint of the rules that were pinned.
    pub(super) fn rules(&self) -> Option<&str> {
        self.rules.as_deref()
    }

    /// The repetitions of the cut so far.
    pub const fn recuts(&self) -> &Recuts {
        &self.recuts
    }

    /// True if the game before this one was given up, as far as the guest saw.
    pub const fn is_after_broken_off(&self) -> bool {
        self.after_broken_off
    }

    /// The fairness of the game, whose file was checked with this result.
    pub(super) fn judge(&mut self, checked: Result<(), Unfair>, is_spectator: bool) -> Fairness {
        self.is_over = true;
        if let Err(unfair) = checked {
            self.blame(unfair);
        }
        let has_cut = self.cut.as_ref().is_some_and(|cut| cut.is_own);
        match self.broken {
            Some(unfair) => Fairness::Unfair(unfair),
            None if is_spectator => Fairness::Watched,
            None if self.is_late => Fairness::Later,
            None if self.is_again => Fairness::Again,
            None if has_cut => Fairness::Fair,
            None => Fairness::Unfair(Unfair::Words),
        }
    }
}

/// True once the words of all were shown, so that the host can know the cards.
const fn is_dealt(table: &Table) -> bool {
    matches!(table.phase, Phase::Playing | Phase::Over)
}

impl SeenCut {
    /// The cut of a table that shows a seal.
    fn of(table: &Table, is_own: bool) -> Option<Self> {
        let seal = table.seal.clone().filter(|seal| is_hex(seal, 64))?;
        let commits = table.seats.iter().map(|seat| seat.commit.clone()).collect();
        Some(Self { round: table.round, seal, dealer: table.dealer, commits, is_own })
    }
}
