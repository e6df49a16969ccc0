//! A game in progress.
//!
//! A [`Table`] is a log and the state that the log leads to. Saving writes the log, loading folds
//! it again and checks every step, undo is a shorter fold, and a finished log proves its result.
//! [`Session`] is the face of a table without its type, for everything that holds one without
//! asking which game it is.
//!
//! Randomness enters here and only here: see [`pack_for`].

use std::fmt;

use rand::SeedableRng;
use rand::rngs::ChaCha8Rng;
use thiserror::Error;

use crate::cards::{Card, Cards, NoCards, Pack};
use crate::rules::options::{HouseRules, Refusal};
use crate::rules::scene::{Gesture, Scene, SpotId, with_names};
use crate::rules::{
    BySeat, Event, MAX_SEATS, Next, NoAction, Reason, Rules, Score, Seat, Seats, Seen, State, View,
    WrongSeats, winners,
};

/// One entry of a log.
#[derive(Clone, Debug, PartialEq)]
pub enum Step<A> {
    /// A deal's pack.
    Deal(Pack),
    /// The shuffled discard pile.
    Refill(Pack),
    /// What the seat did whose turn it was.
    Act(A),
}

impl<A: fmt::Display> fmt::Display for Step<A> {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        match self {
            Self::Deal(pack) => write!(f, "deal {pack}"),
            Self::Refill(pack) => write!(f, "refill {pack}"),
            Self::Act(action) => write!(f, "{action}"),
        }
    }
}

/// How a game was set up: all that its log says before the first deal.
#[derive(Clone, Debug, PartialEq)]
pub struct Setup {
    /// How many play.
    pub seats: usize,
    /// The house rules, or those of them that differ from the defaults.
    pub rules: HouseRules,
    /// What the packs are shuffled from.
    pub seed: u64,
    /// Who deals first; by default the cut decides.
    pub dealer: Option<Seat>,
}

impl Setup {
    /// Does the dealer named sit at the table?
    ///
    /// # Errors
    /// No.
    pub fn check_dealer(&self) -> Result<(), NoSetup> {
        match self.dealer {
            Some(dealer) if dealer.index() >= self.seats => Err(NoSetup::Dealer {
                dealer: dealer.index(),
                seats: self.seats,
            }),
            _ => Ok(()),
        }
    }
}

/// Why a game cannot be set up so.
#[derive(Clone, Debug, PartialEq, Eq, Error)]
pub enum NoSetup {
    /// Too few or too many players.
    #[error(transparent)]
    Seats(#[from] WrongSeats),
    /// House rules that cannot be.
    #[error(transparent)]
    Rules(#[from] Refusal),
    /// A dealer who does not sit there.
    #[error("dealer {dealer}: expected 0 to {}", seats - 1)]
    Dealer {
        /// The seat named.
        dealer: usize,
        /// How many play.
        seats: usize,
    },
}

/// Why a step cannot follow.
#[derive(Clone, Debug, PartialEq, Eq, Error)]
pub enum Fault {
    /// Not written as an action of the game.
    #[error(transparent)]
    Text(#[from] NoAction),
    /// No list of different cards.
    #[error(transparent)]
    Cards(#[from] NoCards),
    /// An action that is not lawful now.
    #[error("`{action}` is not lawful for seat {seat}{}: expected {expected}", said(.why.as_ref()))]
    Unlawful {
        /// What was tried.
        action: String,
        /// Whose turn it is.
        seat: Seat,
        /// Why not, in the words of the rule, where there are some.
        why: Option<Reason>,
        /// What is lawful.
        expected: String,
    },
    /// Something else is due.
    #[error("`{found}` cannot come here: expected {expected}")]
    NotNow {
        /// What was tried.
        found: String,
        /// What is due.
        expected: &'static str,
    },
    /// A pack of other cards.
    #[error("these are not the cards to shuffle: expected {expected}")]
    WrongPack {
        /// The cards due.
        expected: Cards,
    },
}

/// The pack of a deal: a pure function of the game's seed, the deal's number (from 1) and the
/// number of the shuffle within the deal (0 for the deal itself).
///
/// ChaCha8, which gives the same numbers everywhere and for good, keyed with the three numbers;
/// a Fisher–Yates shuffle of the sorted cards. Pinned by a test: saved deal numbers rest on it.
pub fn pack_for(cards: Cards, seed: u64, deal: u32, nth: u32) -> Pack {
    Pack::shuffled(cards, &mut generator(seed, deal, nth))
}

/// The first dealer (C-4): every seat draws a card of the 52, the highest rank deals, those tied
/// draw again.
pub fn cut(seed: u64, seats: usize) -> Seat {
    let mut rng = generator(seed, 0, 0);
    let mut tied: Vec<Seat> = Seat::all(seats).collect();
    while tied.len() > 1 {
        let pack = Pack::shuffled(Cards::FULL, &mut rng);
        let drawn = || {
            tied.iter()
                .copied()
                .zip(pack.iter().map(|card| card.rank()))
        };
        let best = drawn().map(|(_, rank)| rank).max();
        tied = drawn()
            .filter(|(_, rank)| Some(*rank) == best)
            .map(|(seat, _)| seat)
            .collect();
    }
    tied[0]
}

fn generator(seed: u64, deal: u32, nth: u32) -> ChaCha8Rng {
    let mut key = *b"................Misere, packs 1.";
    key[..8].copy_from_slice(&seed.to_le_bytes());
    key[8..12].copy_from_slice(&deal.to_le_bytes());
    key[12..16].copy_from_slice(&nth.to_le_bytes());
    ChaCha8Rng::from_seed(key)
}

/// A game in progress, with its type.
#[derive(Clone, Debug)]
pub struct Table<R: Rules> {
    game: R,
    options: R::Options,
    seats: usize,
    seed: u64,
    dealer: Seat,
    taken_back: u32,
    log: Vec<Step<R::Action>>,
    at: usize,
    state: State<R>,
    /// The deal under way, from 1, and how often was shuffled in it.
    shuffles: (u32, u32),
    /// What happened, with the number of the step that it came of.
    story: Vec<(usize, Event)>,
}

impl<R: Rules> Table<R> {
    /// A new game, before its first deal.
    ///
    /// # Errors
    /// House rules out of range, or a dealer who does not sit there. The number of seats is the
    /// menu's to check.
    pub fn new(game: R, setup: &Setup) -> Result<Self, NoSetup> {
        let options = game.form(setup.seats).options(&setup.rules)?;
        setup.check_dealer()?;
        let dealer = setup.dealer.unwrap_or_else(|| cut(setup.seed, setup.seats));
        Ok(Self {
            game,
            options,
            seats: setup.seats,
            seed: setup.seed,
            dealer,
            taken_back: 0,
            log: Vec::new(),
            at: 0,
            state: R::start(&options, setup.seats, dealer),
            shuffles: (0, 0),
            story: Vec::new(),
        })
    }

    /// What a seat may know.
    pub fn view(&self, seat: Seat) -> View<'_, R> {
        self.state.view(seat)
    }

    /// The same, owned: for a thinking thread.
    pub fn seen(&self, seat: Seat) -> Seen<R> {
        self.view(seat).to_seen()
    }

    /// The whole truth: for tests and for traces of finished games.
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

    /// What happened so far.
    pub fn story(&self) -> impl Iterator<Item = &Event> {
        self.story.iter().map(|(_, event)| event)
    }

    /// What the last step brought about.
    pub fn latest(&self) -> impl Iterator<Item = &Event> {
        let last = self.at.saturating_sub(1);
        let from = self.story.partition_point(|(step, _)| *step < last);
        self.story[from..].iter().map(|(_, event)| event)
    }

    /// Goes through what was done since the last deal: each action, with the state before it.
    pub fn retrace(&self, mut each: impl FnMut(&State<R>, R::Action)) {
        let deal = |step: &Step<R::Action>| matches!(step, Step::Deal(_));
        let begun = self.log().iter().rposition(deal).unwrap_or(0);
        let mut then = self.clone();
        then.refold(begun);
        while then.at < self.at {
            if let Step::Act(action) = then.log[then.at] {
                each(&then.state, action);
            }
            then.advance();
        }
    }

    /// Every lawful action of the seat whose turn it is; none if no action is due.
    pub fn legal(&self) -> Vec<R::Action> {
        let mut moves = Vec::new();
        if let Next::Act(seat) = R::next(&self.state.public) {
            R::legal(self.view(seat), &mut moves);
        }
        moves
    }

    /// Does a step, if it may follow; whatever had been undone is forgotten.
    ///
    /// # Errors
    /// It may not, and why.
    pub fn take(&mut self, step: Step<R::Action>) -> Result<(), Fault> {
        self.check(&step)?;
        self.log.truncate(self.at);
        self.log.push(step);
        self.advance();
        Ok(())
    }

    /// Shuffles and deals, if a shuffle is due.
    pub fn shuffle(&mut self) {
        let step = match R::next(&self.state.public) {
            Next::Deal(cards) => Step::Deal(pack_for(cards, self.seed, self.shuffles.0 + 1, 0)),
            Next::Refill(cards) => {
                let (deal, nth) = self.shuffles;
                Step::Refill(pack_for(cards, self.seed, deal, nth + 1))
            }
            Next::Act(_) | Next::Over => return,
        };
        self.log.truncate(self.at);
        self.log.push(step);
        self.advance();
    }

    fn check(&self, step: &Step<R::Action>) -> Result<(), Fault> {
        let not_now = |expected| {
            Err(Fault::NotNow {
                found: step.to_string(),
                expected,
            })
        };
        match (R::next(&self.state.public), step) {
            (Next::Deal(cards), Step::Deal(pack)) | (Next::Refill(cards), Step::Refill(pack)) => {
                if pack.set() == cards && pack.len() == cards.len() {
                    Ok(())
                } else {
                    Err(Fault::WrongPack { expected: cards })
                }
            }
            (Next::Act(seat), Step::Act(action)) => {
                let moves = self.legal();
                if moves.contains(action) {
                    return Ok(());
                }
                Err(Fault::Unlawful {
                    action: action.to_string(),
                    seat,
                    why: self.why_not_act(seat, action, &moves),
                    expected: some_of(&moves),
                })
            }
            (Next::Deal(_), _) => not_now("a deal"),
            (Next::Refill(_), _) => not_now("a refill of the stock"),
            (Next::Act(_), _) => not_now("an action"),
            (Next::Over, _) => not_now("nothing: the game has ended"),
        }
    }

    /// Why an action is not lawful: why the first card that it names, and that cannot be played,
    /// cannot be; else what it has not that all lawful ones have.
    fn why_not_act(&self, seat: Seat, action: &R::Action, moves: &[R::Action]) -> Option<Reason> {
        let text = action.to_string();
        let mut cards = cards_in(&text);
        cards
            .find_map(|card| R::why_not(self.view(seat), SpotId::Card(card)))
            .or_else(|| lacks(&text, moves))
    }

    /// Folds the next step of the log into the state.
    fn advance(&mut self) {
        let mut events = Vec::new();
        match &self.log[self.at] {
            Step::Deal(pack) => {
                self.shuffles = (self.shuffles.0 + 1, 0);
                R::deal(&mut self.state, pack, &mut events);
            }
            Step::Refill(pack) => {
                self.shuffles.1 += 1;
                R::deal(&mut self.state, pack, &mut events);
            }
            Step::Act(action) => R::apply(&mut self.state, *action, &mut events),
        }
        let at = self.at;
        self.story
            .extend(events.into_iter().map(|event| (at, event)));
        self.at += 1;
    }

    /// Folds the first `at` steps of the log anew.
    fn refold(&mut self, at: usize) {
        self.state = R::start(&self.options, self.seats, self.dealer);
        self.shuffles = (0, 0);
        self.story.clear();
        self.at = 0;
        while self.at < at {
            self.advance();
        }
    }
}

/// The cards that an action names.
fn cards_in(action: &str) -> impl Iterator<Item = Card> + '_ {
    action.split(' ').filter_map(|word| word.parse().ok())
}

/// What an action is called, without what it names: `play`, `no moon`.
fn kind_of(action: &str) -> &str {
    let plain = |word: &&str| word.bytes().all(|letter| letter.is_ascii_lowercase());
    let words: usize = action
        .split(' ')
        .take_while(plain)
        .map(|word| word.len() + 1)
        .sum();
    action[..words.min(action.len())].trim_end()
}

/// What an action has not that all lawful ones have: a kind, a number of cards, cards that are
/// there.
fn lacks(action: &str, moves: &[impl fmt::Display]) -> Option<Reason> {
    let moves: Vec<String> = moves.iter().map(ToString::to_string).collect();
    let mut kinds: Vec<&str> = moves.iter().map(|text| kind_of(text)).collect();
    kinds.sort_unstable();
    kinds.dedup();
    if !kinds.contains(&kind_of(action)) {
        return Some(format!("Now is the time for {}.", kinds.join(" or ")).into());
    }
    let alike = || moves.iter().filter(|text| kind_of(text) == kind_of(action));
    let choice: Cards = alike().flat_map(|text| cards_in(text)).collect();
    if let Some(card) = cards_in(action).find(|card| !choice.contains(*card)) {
        return Some(format!("{card} is not among the cards to choose from.").into());
    }
    let count = |text: &str| cards_in(text).count();
    let asked = alike().next().map_or(0, |text| count(text));
    let all = alike().all(|text| count(text) == asked);
    (all && asked != count(action)).then(|| match asked {
        1 => "One card is to be chosen.".into(),
        _ => format!("{asked} cards are to be chosen.").into(),
    })
}

/// A reason within a sentence, the seats named by their numbers.
fn said(why: Option<&Reason>) -> String {
    const SEATS: [&str; MAX_SEATS] = ["seat 0", "seat 1", "seat 2", "seat 3", "seat 4", "seat 5"];
    let names = BySeat::from_fn(MAX_SEATS, |seat| SEATS[seat.index()]);
    why.map_or_else(String::new, |Reason(words)| {
        let words = with_names(words, &names);
        format!(" ({})", words.trim_end_matches('.'))
    })
}

/// A list of actions that is not too long to read.
fn some_of<A: fmt::Display>(moves: &[A]) -> String {
    const SHOWN: usize = 12;
    let mut list: Vec<String> = moves.iter().take(SHOWN).map(|a| format!("`{a}`")).collect();
    if moves.len() > SHOWN {
        list.push(format!("one of {} others", moves.len() - SHOWN));
    }
    list.join(", ")
}

/// A lawful action without its type.
#[derive(Clone, Debug, PartialEq, Eq)]
pub struct Move {
    /// Its text: `play QS`.
    pub text: String,
    /// How a person does it.
    pub gesture: Gesture,
    /// What a voice says.
    pub spoken: String,
}

/// A step as the trace tells it.
#[derive(Clone, Debug, PartialEq)]
pub enum Told {
    /// An action.
    Act {
        /// Whose.
        seat: Seat,
        /// Its text.
        action: String,
        /// All that was lawful, if asked for.
        legal: Option<Vec<String>>,
    },
    /// What happened beside it.
    Event(Event),
}

/// The score sheet.
#[derive(Clone, Debug, Default, PartialEq)]
pub struct Sheet {
    /// A row a deal.
    pub rows: Vec<SheetRow>,
}

/// A deal on the score sheet.
#[derive(Clone, Debug, PartialEq)]
pub struct SheetRow {
    /// Its number, from 1.
    pub deal: u32,
    /// Who dealt.
    pub dealer: Seat,
    /// Compendium: the id of the game that was played.
    pub component: Option<&'static str>,
    /// What it brought each seat.
    pub scores: BySeat<Score>,
    /// The totals after it.
    pub totals: BySeat<Score>,
    /// Where the points came from.
    pub lines: Vec<SheetLine>,
}

/// Where points of a deal came from.
#[derive(Clone, Debug, PartialEq)]
pub struct SheetLine {
    /// Whose points.
    pub seat: Seat,
    /// How many.
    pub points: Score,
    /// Why.
    pub why: String,
    /// The cards that count.
    pub cards: Cards,
}

/// A game in progress, whichever it is: all that a window or a command line holds.
pub trait Session: Send {
    /// The game's name in files.
    fn id(&self) -> &'static str;
    /// How many play.
    fn seats(&self) -> usize;
    /// Every house rule.
    fn rules(&self) -> HouseRules;
    /// What the packs are shuffled from.
    fn seed(&self) -> u64;
    /// Who dealt first.
    fn first_dealer(&self) -> Seat;
    /// How often a decision was taken back.
    fn taken_back(&self) -> u32;
    /// What the game waits for.
    fn next(&self) -> Next;
    /// How many steps led here.
    fn at(&self) -> usize;
    /// What a seat sees.
    fn scene(&self, seat: Seat) -> Scene;
    /// Every lawful action of the seat whose turn it is.
    fn moves(&self) -> Vec<Move>;
    /// Why a seat cannot play the card at a spot now.
    fn why_not(&self, seat: Seat, spot: SpotId) -> Option<Reason>;
    /// Does an action, given by its text.
    ///
    /// # Errors
    /// It is no action, or not lawful now.
    fn play(&mut self, action: &str) -> Result<(), Fault>;
    /// Shuffles and deals, if a shuffle is due.
    fn shuffle(&mut self);
    /// Takes the last step back; false at the beginning.
    fn undo(&mut self) -> bool;
    /// Goes a step forward again; false at the end.
    fn redo(&mut self) -> bool;
    /// Goes to the state after the first `at` steps, or as many as there are.
    fn go_to(&mut self, at: usize);
    /// Takes back to the last decision of one of these seats before the present one, and counts
    /// it; false if there is none.
    fn take_back(&mut self, of: Seats) -> bool;
    /// Can the rest of the deal change nothing any more?
    fn decided(&self) -> bool;
    /// The totals as they stand.
    fn totals(&self) -> BySeat<Score>;
    /// Who has the best total.
    fn leaders(&self) -> Vec<Seat>;
    /// The score sheet of the deals scored so far.
    fn sheet(&self) -> Sheet;
    /// Everything that happened, for a trace.
    fn told(&self, legal: bool) -> Vec<Told>;
    /// Every step of the log as text, those undone too.
    fn steps(&self) -> Vec<String>;
    /// Adds a step of a log, given by its text, and checks it.
    ///
    /// # Errors
    /// It is no step, or may not follow.
    fn record(&mut self, step: &str) -> Result<(), Fault>;
    /// Says how often a decision had been taken back, on load.
    fn set_taken_back(&mut self, times: u32);
    /// The deal under way or just over, from 1; 0 before the first.
    fn deal_number(&self) -> u32;
}

impl<R: Rules> Session for Table<R> {
    fn id(&self) -> &'static str {
        self.game.id()
    }

    fn seats(&self) -> usize {
        self.seats
    }

    fn rules(&self) -> HouseRules {
        self.game.form(self.seats).values(&self.options)
    }

    fn seed(&self) -> u64 {
        self.seed
    }

    fn first_dealer(&self) -> Seat {
        self.dealer
    }

    fn taken_back(&self) -> u32 {
        self.taken_back
    }

    fn next(&self) -> Next {
        R::next(&self.state.public)
    }

    fn at(&self) -> usize {
        self.at
    }

    fn scene(&self, seat: Seat) -> Scene {
        R::scene(self.view(seat))
    }

    fn moves(&self) -> Vec<Move> {
        let Next::Act(seat) = self.next() else {
            return Vec::new();
        };
        let view = self.view(seat);
        self.legal()
            .into_iter()
            .map(|action| Move {
                text: action.to_string(),
                gesture: R::gesture(view, action),
                spoken: R::spoken(view, action),
            })
            .collect()
    }

    fn why_not(&self, seat: Seat, spot: SpotId) -> Option<Reason> {
        R::why_not(self.view(seat), spot)
    }

    fn play(&mut self, action: &str) -> Result<(), Fault> {
        self.take(Step::Act(action.parse()?))
    }

    fn shuffle(&mut self) {
        Self::shuffle(self);
    }

    fn undo(&mut self) -> bool {
        if self.at == 0 {
            return false;
        }
        self.refold(self.at - 1);
        true
    }

    fn redo(&mut self) -> bool {
        if self.at == self.log.len() {
            return false;
        }
        self.advance();
        true
    }

    fn go_to(&mut self, at: usize) {
        self.refold(at.min(self.log.len()));
    }

    fn take_back(&mut self, of: Seats) -> bool {
        let before = self.at;
        while self.undo() {
            if matches!(self.next(), Next::Act(seat) if of.contains(seat)) {
                self.taken_back += 1;
                return true;
            }
        }
        self.refold(before);
        false
    }

    fn decided(&self) -> bool {
        matches!(self.next(), Next::Act(_)) && R::decided(&self.state.public)
    }

    fn totals(&self) -> BySeat<Score> {
        R::totals(&self.state.public)
    }

    fn leaders(&self) -> Vec<Seat> {
        winners::<R>(&self.totals())
    }

    fn sheet(&self) -> Sheet {
        let mut sheet = Sheet::default();
        let mut begun = (self.dealer, None);
        let mut lines = Vec::new();
        for event in self.story() {
            match event {
                Event::Deal {
                    dealer, component, ..
                } => begun = (*dealer, *component),
                Event::Points {
                    seat,
                    points,
                    why,
                    cards,
                } => lines.push(SheetLine {
                    seat: *seat,
                    points: *points,
                    why: why.clone(),
                    cards: *cards,
                }),
                Event::Score {
                    deal,
                    scores,
                    totals,
                } => sheet.rows.push(SheetRow {
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

    fn told(&self, legal: bool) -> Vec<Told> {
        let mut replay = self.clone();
        let mut told = Vec::new();
        replay.refold(0);
        while replay.at < self.at {
            if let (Next::Act(seat), Step::Act(action)) = (replay.next(), &self.log[replay.at]) {
                told.push(Told::Act {
                    seat,
                    action: action.to_string(),
                    legal: legal.then(|| replay.legal().iter().map(ToString::to_string).collect()),
                });
            }
            replay.advance();
            told.extend(replay.latest().cloned().map(Told::Event));
        }
        told
    }

    fn steps(&self) -> Vec<String> {
        self.log.iter().map(ToString::to_string).collect()
    }

    fn record(&mut self, step: &str) -> Result<(), Fault> {
        let step = match step.split_once(' ') {
            Some(("deal", pack)) => Step::Deal(pack.parse()?),
            Some(("refill", pack)) => Step::Refill(pack.parse()?),
            _ => Step::Act(step.parse()?),
        };
        self.take(step)
    }

    fn set_taken_back(&mut self, times: u32) {
        self.taken_back = times;
    }

    fn deal_number(&self) -> u32 {
        self.shuffles.0
    }
}

#[cfg(test)]
mod tests {
    use super::*;
    use crate::cards::Rank;

    /// Saved deal numbers rest on these packs: they must be the same on every machine, for good.
    #[test]
    fn the_shuffle_is_pinned() {
        let pack = pack_for(Cards::FULL, 1, 1, 0);
        assert_eq!(pack.set(), Cards::FULL);
        assert_eq!(pack.to_string(), PINNED[0]);
        assert_eq!(
            pack_for(Cards::from_rank_up(Rank::Seven), u64::MAX, 7, 2).to_string(),
            PINNED[1]
        );
        assert_ne!(pack, pack_for(Cards::FULL, 1, 2, 0));
        assert_ne!(pack, pack_for(Cards::FULL, 1, 1, 1));
        assert_ne!(pack, pack_for(Cards::FULL, 2, 1, 0));
    }

    /// Worked out a second time by a program that shares no code with this one: ChaCha8 as
    /// published, keyed as [`pack_for`] says, and the shuffle in ten lines.
    const PINNED: [&str; 2] = [
        "TC 6S JC 6C AD 3S QD 7H AC 3C 8S TD 9C 5D KC 8D 8H 5S KS TH JS 9S 2D 6H JH 8C 5H 4H 2C \
         2H TS QS 5C JD AS QH 4S 3D 2S 4C KH AH 9H 7C KD 7S 3H 4D 7D 6D QC 9D",
        "9D JD QH AH AD 7C 7H 8D TH JS 9H AC JH 9C TC TD KD 7D AS KS JC KH QS KC QC 9S 8H 8S QD \
         7S 8C TS",
    ];

    /// C-4: so is who deals first: for 2 to 6 players, seeds 0 to 7 and the greatest.
    #[test]
    fn the_cut_is_pinned() {
        for (seats, dealers) in (2..).zip([
            [0, 1, 1, 1, 0, 1, 1, 0, 1],
            [0, 2, 2, 1, 2, 2, 1, 0, 1],
            [0, 2, 3, 3, 2, 2, 1, 0, 1],
            [0, 4, 3, 3, 2, 2, 1, 0, 1],
            [5, 4, 3, 3, 5, 2, 1, 0, 1],
        ]) {
            for (seed, dealer) in (0..8).chain([u64::MAX]).zip(dealers) {
                assert_eq!(
                    cut(seed, seats).index(),
                    dealer,
                    "{seats} seats, seed {seed}"
                );
            }
        }
    }

    /// C-4: the cut is fair.
    #[test]
    fn every_seat_deals_first_equally_often() {
        for seats in 2..=6 {
            let mut dealt = vec![0; seats];
            let games = 3000 * seats as u64;
            for seed in 0..games {
                dealt[cut(seed, seats).index()] += 1;
            }
            // Five standard deviations of a count that is 3000 on average.
            assert!(
                dealt.iter().all(|times| (2725..3275).contains(times)),
                "{dealt:?}"
            );
        }
    }
}
