//! A type-erased table, for code that serves every game.

use serde::{Deserialize, Serialize};

use super::past::{self, PastStep};
use super::{Step, StepError, Table, announcements};
use crate::cards::Cards;
use crate::rules::options::HouseRules;
use crate::rules::scene::{Gesture, Scene, SpotId, is_default};
use crate::rules::{Announcement, BySeat, Event, GameAction, Message, Next, Rules, Score, Seat, Seats, Spoken, Wins};

/// A legal action without its type.
#[derive(Clone, Debug, PartialEq, Eq, Serialize, Deserialize)]
#[serde(bound(serialize = "T: Serialize + Default + PartialEq"))]
pub struct Move<T = Message> {
    /// Its text: `play QS`.
    #[serde(rename = "action")]
    pub text: String,
    /// The gesture that makes it.
    pub gesture: Gesture,
    /// Its name; not sent if there are very many actions, such as sets of cards to choose.
    #[serde(default, skip_serializing_if = "is_default")]
    pub spoken: Spoken<T>,
    /// Set if it is no play, see [`GameAction::is_routine`].
    #[serde(default, skip_serializing_if = "is_default")]
    pub is_routine: bool,
}

/// An entry of a session's replay.
#[derive(Clone, Debug, PartialEq)]
pub enum ReplayEvent {
    /// An action.
    Act {
        /// The seat that acts.
        seat: Seat,
        action: String,
        /// All legal actions, if asked for.
        legal: Option<Vec<String>>,
    },
    Event(Event),
}

#[derive(Clone, Debug, Default, PartialEq)]
pub struct Sheet {
    /// One row for each deal.
    pub rows: Vec<SheetRow>,
}

/// One deal on the score sheet.
#[derive(Clone, Debug, PartialEq)]
pub struct SheetRow {
    /// Its number, from 1.
    pub deal: u32,
    /// The seat that dealt.
    pub dealer: Seat,
    /// The id of the game that the deal played, where a game is made of several.
    pub component: Option<&'static str>,
    pub scores: BySeat<Score>,
    /// The totals after it.
    pub totals: BySeat<Score>,
    /// The origin of the points.
    pub lines: Vec<SheetLine>,
}

impl SheetRow {
    /// The part of the score in which a seat got nothing for cards that usually count, such as all penalty cards.
    pub fn feat(&self) -> Option<&SheetLine> {
        self.lines.iter().find(|line| line.points == Score::ZERO && !line.cards.is_empty())
    }
}

/// A part of a deal's score.
#[derive(Clone, Debug, PartialEq)]
pub struct SheetLine {
    /// The seat that got the points.
    pub seat: Seat,
    pub points: Score,
    /// The reason for them.
    pub why: Message,
    /// The cards that count.
    pub cards: Cards,
}

/// A game in progress of any kind, as a table draws it.
pub trait Watch: Send {
    fn id(&self) -> &'static str;
    /// The number of players.
    fn seats(&self) -> usize;
    /// Every house rule.
    fn rules(&self) -> HouseRules;
    fn first_dealer(&self) -> Seat;
    /// The number of decisions undone so far.
    fn undo_count(&self) -> u32;
    /// The next step that is due.
    fn next(&self) -> Next;
    /// The number of steps that led here.
    fn at(&self) -> usize;
    fn scene(&self, seat: Seat) -> Scene;
    /// Every legal action of the seat whose turn it is.
    fn moves(&self) -> Vec<Move>;
    /// The rule against playing the card at a spot now, if there is one.
    fn why_not(&self, seat: Seat, spot: SpotId) -> Option<Message>;
    /// Tells whether the rest of the deal can no longer change a score.
    fn decided(&self) -> bool;
    /// The seat to act, if it can claim the rest of the deal.
    fn claim(&self) -> Option<Seat> {
        None
    }
    /// The totals as they stand.
    fn totals(&self) -> BySeat<Score>;
    /// The total that wins.
    fn wins(&self) -> Wins;
    /// The score sheet of the deals scored so far.
    fn sheet(&self) -> Sheet;
    /// The events after the first `since` steps, in words. Private cards are named only for the `reader`, if any.
    fn announcements(&self, since: usize, reader: Option<Seat>) -> Vec<Announcement>;
    /// The number of the present or last deal, from 1; 0 before the first.
    fn deal_number(&self) -> u32;

    /// The seats with the best total.
    fn leaders(&self) -> Vec<Seat> {
        self.wins().winners(&self.totals())
    }

    /// Each seat's place by the totals as they stand, from 1.
    fn places(&self) -> BySeat<usize> {
        self.wins().places(&self.totals())
    }
}

/// A game in progress of any kind, with its log.
pub trait Session: Watch {
    /// The seed of all shuffles.
    fn seed(&self) -> u64;
    /// Shuffles and deals if a shuffle is due.
    fn shuffle(&mut self);
    /// Goes to the state after the first `at` steps, or as many as there are.
    fn go_to(&mut self, at: usize);
    /// Goes back to the previous decision of any of these seats that is a choice, and counts it as
    /// undone; returns false if there is none.
    fn undo_decision(&mut self, of: Seats, is_choice: &dyn Fn(&dyn Watch) -> bool) -> bool;
    /// Actions and events in order, as traces write them, without the steps of the log that
    /// [`Session::past`] keeps apart; each action with all that were legal, if asked for.
    fn replay(&self, with_legal: bool) -> Vec<ReplayEvent>;
    /// Every step of the log as text, including undone ones.
    fn steps(&self) -> Vec<String>;
    /// Checks and performs a step of a log, given by its text.
    ///
    /// # Errors
    /// Returns an error if the text is not a step, or the step cannot follow.
    fn record(&mut self, step: &str) -> Result<(), StepError>;
    /// Like [`Session::record`], for a log whose packs come from the seed.
    ///
    /// # Errors
    /// Returns [`StepError::OtherSeed`] for a pack that does not, and the errors of [`Session::record`].
    fn record_from_seed(&mut self, step: &str) -> Result<(), StepError>;
    /// Every step that led here, shuffles too, each with its action and events, for moving through a
    /// game. Includes hidden cards.
    fn past(&self) -> Vec<PastStep>;
    /// Forgets undone steps, so that they cannot be redone.
    fn forget_undone(&mut self);
    /// Restores the number of undone decisions when loading.
    fn set_undo_count(&mut self, times: u32);

    /// Undoes the last step; returns false at the beginning.
    fn undo(&mut self) -> bool {
        let before = self.at();
        self.go_to(before.saturating_sub(1));
        self.at() < before
    }

    /// Redoes an undone step; returns false at the end.
    fn redo(&mut self) -> bool {
        let before = self.at();
        self.go_to(before + 1);
        self.at() > before
    }
}

impl<R: Rules> Table<R> {
    fn parse(step: &str) -> Result<Step<R::Action>, StepError> {
        Ok(match step.split_once(' ') {
            Some(("deal", pack)) => Step::Deal(pack.parse()?),
            Some(("refill", pack)) => Step::Reshuffle(pack.parse()?),
            _ => Step::Act(step.parse()?),
        })
    }
}

impl<R: Rules> Watch for Table<R> {
    fn id(&self) -> &'static str {
        self.game.id()
    }

    fn seats(&self) -> usize {
        self.seats
    }

    fn rules(&self) -> HouseRules {
        self.game.form(self.seats).values(&self.options)
    }

    fn first_dealer(&self) -> Seat {
        self.dealer
    }

    fn undo_count(&self) -> u32 {
        self.undo_count
    }

    fn next(&self) -> Next {
        R::next(&self.state.public)
    }

    fn at(&self) -> usize {
        self.at
    }

    fn scene(&self, seat: Seat) -> Scene {
        Scene { wins: R::WINS, ..R::scene(self.view(seat)) }
    }

    fn moves(&self) -> Vec<Move> {
        let Next::Act(seat) = self.next() else { return Vec::new() };
        let view = self.view(seat);
        self.legal()
            .into_iter()
            .map(|action| Move {
                text: action.to_string(),
                gesture: R::gesture(view, action),
                spoken: R::spoken(view, action),
                is_routine: action.is_routine(),
            })
            .collect()
    }

    fn why_not(&self, seat: Seat, spot: SpotId) -> Option<Message> {
        R::why_not(self.view(seat), spot)
    }

    fn decided(&self) -> bool {
        matches!(self.next(), Next::Act(_)) && R::decided(&self.state.public)
    }

    fn claim(&self) -> Option<Seat> {
        let Next::Act(seat) = self.next() else { return None };
        R::can_claim(self.state.view(seat)).then_some(seat)
    }

    fn totals(&self) -> BySeat<Score> {
        R::totals(&self.state.public)
    }

    fn wins(&self) -> Wins {
        R::WINS
    }

    fn sheet(&self) -> Sheet {
        let mut sheet = Sheet::default();
        let mut begun = (self.dealer, None);
        let mut lines = Vec::new();
        for event in self.story() {
            match event {
                Event::Deal { dealer, component, .. } => begun = (*dealer, *component),
                Event::Points { seat, points, why, cards } => {
                    lines.push(SheetLine { seat: *seat, points: *points, why: why.clone(), cards: *cards });
                }
                Event::Score { deal, scores, totals } => sheet.rows.push(SheetRow {
                    deal: *deal,
                    dealer: begun.0,
                    component: begun.1,
                    scores: *scores,
                    totals: *totals,
                    lines: std::mem::take(&mut lines),
                }),
                _ => {}
            }
        }
        sheet
    }

    fn announcements(&self, since: usize, reader: Option<Seat>) -> Vec<Announcement> {
        announcements::since(self, since, reader)
    }

    fn deal_number(&self) -> u32 {
        self.shuffles.0
    }
}

impl<R: Rules> Session for Table<R> {
    fn seed(&self) -> u64 {
        self.seed
    }

    fn shuffle(&mut self) {
        Self::shuffle(self);
    }

    fn go_to(&mut self, at: usize) {
        self.rebuild(at.min(self.log.len()));
    }

    fn undo_decision(&mut self, of: Seats, is_choice: &dyn Fn(&dyn Watch) -> bool) -> bool {
        let before = self.at;
        while self.undo() {
            if matches!(self.next(), Next::Act(seat) if of.contains(seat)) && is_choice(self) {
                self.undo_count = self.undo_count.saturating_add(1);
                return true;
            }
        }
        self.rebuild(before);
        false
    }

    fn replay(&self, with_legal: bool) -> Vec<ReplayEvent> {
        let mut replay = self.clone();
        let mut events = Vec::new();
        replay.rebuild(0);
        while replay.at < self.at {
            if let (Next::Act(seat), Step::Act(action)) = (replay.next(), &self.log[replay.at]) {
                let legal =
                    if with_legal { Some(replay.legal().iter().map(ToString::to_string).collect()) } else { None };
                let action = action.to_string();
                events.push(ReplayEvent::Act { seat, action, legal });
            }
            replay.advance();
            events.extend(replay.latest().cloned().map(ReplayEvent::Event));
        }
        events
    }

    fn steps(&self) -> Vec<String> {
        self.log.iter().map(ToString::to_string).collect()
    }

    fn record(&mut self, step: &str) -> Result<(), StepError> {
        self.take(Self::parse(step)?)
    }

    fn record_from_seed(&mut self, step: &str) -> Result<(), StepError> {
        let step = Self::parse(step)?;
        self.check(&step)?;
        match self.next_shuffle() {
            Some(expected) if expected != step => {
                Err(StepError::OtherSeed { seed: self.seed, expected: expected.to_string() })
            }
            _ => self.take(step),
        }
    }

    fn past(&self) -> Vec<PastStep> {
        past::of(self)
    }

    fn forget_undone(&mut self) {
        Self::forget_undone(self);
    }

    fn set_undo_count(&mut self, times: u32) {
        self.undo_count = times;
    }
}
