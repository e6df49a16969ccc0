//! A game in progress: its log, and the state that the log leads to.
//!
//! Saving writes the log of a [`Table`], loading plays it again and checks every step, undo plays
//! a shorter log, and a finished log proves its result. [`Session`] is a table without its type,
//! for code that does not ask which game it is.
//!
//! All randomness of the cards enters here, through [`pack_for`]. Nothing here knows any particular
//! game, the names of people, or a screen.

mod announcements;
mod decisive;
mod error;
mod packs;
mod past;
mod plays;
mod session;
mod turning_points;

use crate::cards::{Cards, Pack};
use crate::rules::options::HouseRules;
use crate::rules::scene::SpotId;
use crate::rules::words::{count, list, quoted};
use crate::rules::{Event, GameAction, MAX_SEATS, Names, Next, PlayerCountError, Rules, Seat, Seen, State, View};

pub use decisive::{decisive, most_decisive};
pub use error::{SetupError, StepError};
pub use packs::{cut, pack_for};
pub use past::{PastAct, PastStep};
pub use plays::{Decisive, in_a_row, play_at};
pub use session::{Move, ReplayEvent, Session, Sheet, SheetLine, SheetRow, Watch};
pub use turning_points::{best_play, turning_points};

/// One entry of a log.
#[derive(Clone, Debug, PartialEq, derive_more::Display)]
pub enum Step<A> {
    #[display("deal {_0}")]
    Deal(Pack),
    /// Cards shuffled again within a deal; its text is `refill`.
    #[display("refill {_0}")]
    Reshuffle(Pack),
    /// An action of the seat whose turn it is.
    Act(A),
}

/// A game's setup: everything that is fixed before the first deal.
#[derive(Clone, Debug, PartialEq)]
pub struct Setup {
    /// The number of players.
    pub seats: usize,
    /// The house rules, or those of them that differ from the defaults.
    pub rules: HouseRules,
    /// The seed of all shuffles.
    pub seed: u64,
    /// The first dealer, by default chosen by a cut.
    pub dealer: Option<Seat>,
}

impl Setup {
    /// Checks that the table has seats and that the first dealer is one of them.
    ///
    /// # Errors
    /// Returns [`SetupError::Seats`] for no seats or more than [`MAX_SEATS`], and
    /// [`SetupError::Dealer`] for a dealer who is not at the table.
    pub fn check_dealer(&self) -> Result<(), SetupError> {
        let (seats, range) = (self.seats, 1..=MAX_SEATS);
        if !range.contains(&seats) {
            return Err(PlayerCountError { seats, range }.into());
        }
        match self.dealer {
            Some(dealer) if dealer.index() >= self.seats => {
                Err(SetupError::Dealer { dealer: dealer.index(), seats: self.seats })
            }
            _ => Ok(()),
        }
    }
}

/// A game in progress, generic over its rules.
#[derive(Clone, Debug)]
pub struct Table<R: Rules> {
    game: R,
    options: R::Options,
    seats: usize,
    seed: u64,
    dealer: Seat,
    undo_count: u32,
    log: Vec<Step<R::Action>>,
    at: usize,
    state: State<R>,
    /// The number of the present deal, from 1, and of reshuffles in it.
    shuffles: (u32, u32),
    /// The events, each with the index of the step that caused it.
    story: Vec<(usize, Event)>,
    /// The states after 0, 16, 32 steps of the log and so on, with `shuffles`, as far as it has been played.
    snapshots: Vec<(State<R>, (u32, u32))>,
}

/// The number of steps from one snapshot to the next, which undo replays at most.
const SNAPSHOT_INTERVAL: usize = 16;

impl<R: Rules> Table<R> {
    /// A new game, before its first deal.
    ///
    /// # Errors
    /// Returns an error for invalid house rules, an invalid dealer, or a table without seats. The menu
    /// checks whether the game allows the number of seats.
    pub fn new(game: R, setup: &Setup) -> Result<Self, SetupError> {
        setup.check_dealer()?;
        let options = game.form(setup.seats).options(&setup.rules)?;
        let dealer = setup.dealer.unwrap_or_else(|| cut(setup.seed, setup.seats));
        let state = R::start(&options, setup.seats, dealer);
        Ok(Self {
            game,
            options,
            seats: setup.seats,
            seed: setup.seed,
            dealer,
            undo_count: 0,
            log: Vec::new(),
            at: 0,
            snapshots: vec![(state.clone(), (0, 0))],
            state,
            shuffles: (0, 0),
            story: Vec::new(),
        })
    }

    /// The view of a seat, by reference.
    pub fn view(&self, seat: Seat) -> View<'_, R> {
        self.state.view(seat)
    }

    /// The view of a seat, owned, for another thread.
    pub fn seen(&self, seat: Seat) -> Seen<R> {
        self.view(seat).to_seen()
    }

    /// The full state, hidden cards included, for tests.
    pub fn state(&self) -> &State<R> {
        &self.state
    }

    /// The house rules.
    pub fn options(&self) -> &R::Options {
        &self.options
    }

    /// The steps that led here.
    pub fn log(&self) -> &[Step<R::Action>] {
        &self.log[..self.at]
    }

    /// All events so far.
    pub fn story(&self) -> impl Iterator<Item = &Event> {
        self.story.iter().map(|(_, event)| event)
    }

    /// The events of the last step.
    pub fn latest(&self) -> impl Iterator<Item = &Event> {
        let last = self.at.saturating_sub(1);
        let from = self.story.partition_point(|(step, _)| *step < last);
        self.story[from..].iter().map(|(_, event)| event)
    }

    /// Calls `each` with every action since the last deal and the state before it.
    pub fn retrace_deal(&self, mut each: impl FnMut(&State<R>, R::Action)) {
        let deal = |step: &Step<R::Action>| matches!(step, Step::Deal(_));
        let begun = self.log().iter().rposition(deal).unwrap_or(0);
        self.retrace_from(begun, |state, step| {
            if let Step::Act(action) = step {
                each(state, *action);
            }
        });
    }

    /// Calls `each` with every step of the game so far and the state before it.
    pub fn retrace_game(&self, each: impl FnMut(&State<R>, &Step<R::Action>)) {
        self.retrace_from(0, each);
    }

    fn retrace_from(&self, begun: usize, mut each: impl FnMut(&State<R>, &Step<R::Action>)) {
        let mut then = self.clone();
        then.rebuild(begun);
        while then.at < self.at {
            each(&then.state, &then.log[then.at]);
            then.advance();
        }
    }

    /// Every legal action of the seat whose turn it is; none if no action is due.
    pub fn legal(&self) -> Vec<R::Action> {
        let mut moves = Vec::new();
        if let Next::Act(seat) = R::next(&self.state.public) {
            R::legal(self.view(seat), &mut moves);
        }
        moves
    }

    /// The table as a seat sees it that may choose at the same time as the seat to act, see [`Rules::ask_at_once`], and
    /// after its choice if it has made one; `None` if it may not choose, or not that. It cannot be played on.
    #[must_use]
    pub fn asked_at_once(&self, seat: Seat, choice: Option<R::Action>) -> Option<Self> {
        let mut public = self.state.public.clone();
        if !R::ask_at_once(&mut public, seat) {
            return None;
        }
        let mut asked = self.clone();
        asked.state.public = public;
        if let Some(choice) = choice {
            if !asked.legal().contains(&choice) {
                return None;
            }
            R::apply(&mut asked.state, choice, &mut ());
        }
        Some(asked)
    }

    /// Checks and performs a step. Undone steps are forgotten.
    ///
    /// # Errors
    /// Returns the reason if the step is not possible here.
    pub fn take(&mut self, step: Step<R::Action>) -> Result<(), StepError> {
        self.check(&step)?;
        self.append(step);
        Ok(())
    }

    /// Performs a step that is possible.
    fn append(&mut self, step: Step<R::Action>) {
        self.forget_undone();
        self.log.push(step);
        self.advance();
    }

    /// Shuffles and deals if a shuffle is due.
    pub fn shuffle(&mut self) {
        if let Some(step) = self.next_shuffle() {
            self.append(step);
        }
    }

    /// The shuffle that is due, with the pack that comes from the seed.
    fn next_shuffle(&self) -> Option<Step<R::Action>> {
        match R::next(&self.state.public) {
            Next::Deal(cards) => Some(Step::Deal(pack_for(cards, self.seed, self.shuffles.0 + 1, 0))),
            Next::Reshuffle(cards) => {
                let (deal, nth) = self.shuffles;
                Some(Step::Reshuffle(pack_for(cards, self.seed, deal, nth + 1)))
            }
            Next::Act(_) | Next::Over => None,
        }
    }

    fn check(&self, step: &Step<R::Action>) -> Result<(), StepError> {
        let not_now = |expected| Err(StepError::NotNow { found: step.to_string(), expected });
        match (R::next(&self.state.public), step) {
            (Next::Deal(cards), Step::Deal(pack)) | (Next::Reshuffle(cards), Step::Reshuffle(pack)) => {
                if pack.set() == cards && pack.len() == cards.len() {
                    Ok(())
                } else {
                    Err(StepError::WrongPack { expected: cards })
                }
            }
            (Next::Act(seat), Step::Act(action)) => {
                let moves = self.legal();
                if moves.contains(action) {
                    return Ok(());
                }
                Err(StepError::Illegal {
                    action: action.to_string(),
                    seat,
                    why: self.why_not_act(seat, *action, &moves),
                    expected: quoted(&moves),
                })
            }
            (Next::Deal(_), _) => not_now("a deal"),
            (Next::Reshuffle(_), _) => not_now("a refill"),
            (Next::Act(_), _) => not_now("an action"),
            (Next::Over, _) => not_now("nothing: the game has ended"),
        }
    }

    /// The reason why an action is not legal: the rule against a card that it names, the property of legal actions that it
    /// lacks, the rule against its place, or else what is legal with its cards.
    fn why_not_act(&self, seat: Seat, action: R::Action, moves: &[R::Action]) -> Option<String> {
        let against = |spot| {
            let names = Names::new((0..MAX_SEATS).map(|seat| format!("seat {seat}")));
            R::why_not(self.view(seat), spot).map(|rule| rule.render(&names))
        };
        let mut cards = action.cards().iter();
        let rule = cards.find_map(|card| against(SpotId::Card(card)));
        rule.or_else(|| lacks(action, moves)).or_else(|| action.place().and_then(against)).or_else(|| {
            let alike = moves.iter().filter(|legal| (legal.kind(), legal.cards()) == (action.kind(), action.cards()));
            let alike: Vec<R::Action> = alike.copied().collect();
            (!alike.is_empty() && !action.cards().is_empty())
                .then(|| format!("With these cards, choose {}.", quoted(&alike)))
        })
    }

    /// Applies the next step of the log to the state.
    fn advance(&mut self) {
        let mut events = Vec::new();
        match &self.log[self.at] {
            Step::Deal(pack) => {
                self.shuffles = (self.shuffles.0 + 1, 0);
                R::deal(&mut self.state, pack, &mut events);
            }
            Step::Reshuffle(pack) => {
                self.shuffles.1 += 1;
                R::deal(&mut self.state, pack, &mut events);
            }
            Step::Act(action) => R::apply(&mut self.state, *action, &mut events),
        }
        let at = self.at;
        self.story.extend(events.into_iter().map(|event| (at, event)));
        self.at += 1;
        if self.at == self.snapshots.len() * SNAPSHOT_INTERVAL {
            self.snapshots.push((self.state.clone(), self.shuffles));
        }
    }

    /// Goes to the state after the first `at` steps of the log.
    fn rebuild(&mut self, at: usize) {
        if at < self.at {
            let nth = at / SNAPSHOT_INTERVAL;
            (self.state, self.shuffles) = self.snapshots[nth].clone();
            self.at = nth * SNAPSHOT_INTERVAL;
            let known = self.story.partition_point(|(step, _)| *step < self.at);
            self.story.truncate(known);
        }
        while self.at < at {
            self.advance();
        }
    }

    /// Forgets undone steps, so that they cannot be redone.
    fn forget_undone(&mut self) {
        self.log.truncate(self.at);
        self.snapshots.truncate(self.at / SNAPSHOT_INTERVAL + 1);
    }
}

/// The property of all legal actions that an action lacks: the right kind, available cards, or the
/// right number of cards.
fn lacks<A: GameAction>(action: A, moves: &[A]) -> Option<String> {
    let mut kinds: Vec<&str> = moves.iter().map(|legal| legal.kind()).collect();
    kinds.sort_unstable();
    kinds.dedup();
    if !kinds.contains(&action.kind()) {
        return Some(format!("The next action must be {}.", list(&kinds, "or")));
    }
    let alike = moves.iter().filter(|legal| legal.kind() == action.kind());
    let choices: Vec<Cards> = alike.map(|legal| legal.cards()).collect();
    let choice = choices.iter().fold(Cards::EMPTY, |all, &cards| all | cards);
    if let Some(card) = (action.cards() - choice).first() {
        return Some(format!("{card} is not among the cards to choose from."));
    }
    let number = choices.first()?.len();
    let fixed = choices.iter().all(|cards| cards.len() == number);
    let wrong = fixed && action.cards().len() != number;
    wrong.then(|| format!("Choose {}.", count(number, "card")))
}
