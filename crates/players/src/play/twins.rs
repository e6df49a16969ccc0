//! Twin worlds: a check that computer players use only what they may know. At each decision, two
//! cards whose places the seat does not know are swapped, in the pack and in the others' actions.
//! If the result is a legal game, the bot decides again with the same random numbers and must
//! choose the same action. Hints must match too, including their reasons and values.

use std::fmt;
use std::sync::atomic::{AtomicBool, Ordering};

use rand::rngs::ChaCha8Rng;
use rand::{Rng, SeedableRng};

use super::Knowledge;
use crate::bots::{Bot, Limit, Strategy};
use misere_engine::cards::{Card, Cards, Pack, below};
use misere_engine::rules::words::count;
use misere_engine::rules::{GameAction, Message, Next, Rules, Seat};
use misere_engine::table::{Session, Step, Table, Watch as _};
use misere_engine::trace::seen_by;

/// Maximum number of swaps tried per decision, since not every swap yields a legal game.
const ATTEMPTS: u32 = 6;

/// The result of a check that computer players do not peek.
#[derive(Clone, Debug, Default, PartialEq, Eq)]
pub struct PeekReport {
    pub decisions: u64,
    pub hints: u64,
    /// The number of decisions and hints repeated in another world.
    pub asked: u64,
    /// The number of those that were different there.
    pub different: u64,
    /// A description of the first of these.
    pub first: Option<String>,
}

impl PeekReport {
    /// Adds the results of other games.
    pub fn add(&mut self, other: Self) {
        self.decisions += other.decisions;
        self.hints += other.hints;
        self.asked += other.asked;
        self.different += other.different;
        self.first = self.first.take().or(other.first);
    }
}

impl fmt::Display for PeekReport {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        let Self { asked, different, .. } = self;
        let decisions = count(self.decisions, "decision");
        let hints = count(self.hints, "hint");
        write!(f, "{decisions} and {hints}, {asked} asked again with hidden cards swapped, {different} different")
    }
}

/// Settings for comparing decisions with hidden cards swapped.
#[derive(Clone, Copy, Debug)]
pub struct PeekCheck {
    /// The number of decisions after which it ends.
    pub most: u64,
    /// The limit of each decision.
    pub limit: Limit,
    /// Set if hints are checked too.
    pub hints: bool,
}

impl PeekCheck {
    /// Plays a game, or as much of it as is checked. `None` if stopped.
    pub fn play<R: Strategy>(self, mut table: Table<R>, bots: &[Bot], stop: &AtomicBool) -> Option<PeekReport> {
        let mut report = PeekReport::default();
        let mut rng = ChaCha8Rng::seed_from_u64(!table.seed());
        while !stop.load(Ordering::Relaxed) {
            let Next::Act(seat) = table.next() else {
                if table.next() == Next::Over {
                    return Some(report);
                }
                table.shuffle();
                continue;
            };
            if report.decisions == self.most {
                return Some(report);
            }
            let mut check = TwinCheck::new(&table, seat, &mut rng);
            let decision = check.decide(bots[seat.index()], self.limit, stop, &mut report)?;
            if self.hints {
                check.advise(self.limit, stop, &mut report)?;
            }
            table.take(Step::Act(decision)).ok()?;
        }
        None
    }
}

/// Checks a finished game: for each bot, the decisions it would make now; for every other seat, the
/// hints in their place. Calls `done` after each. `None` if stopped.
///
/// The result says nothing about the actions that were actually played, because a bot at a table
/// thinks for a limited time and not for a fixed number of worlds.
pub fn check_game<R: Strategy>(
    table: &Table<R>, bots: &[Option<Bot>], limit: Limit, stop: &AtomicBool, mut done: impl FnMut(),
) -> Option<PeekReport> {
    let mut report = PeekReport::default();
    let mut rng = ChaCha8Rng::seed_from_u64(!table.seed());
    let mut then = table.clone();
    then.go_to(0);
    while then.at() < table.at() {
        if let Next::Act(seat) = then.next() {
            let mut check = TwinCheck::new(&then, seat, &mut rng);
            match bots[seat.index()] {
                Some(bot) => drop(check.decide(bot, limit, stop, &mut report)?),
                None => check.advise(limit, stop, &mut report)?,
            }
            done();
        }
        then.redo();
    }
    Some(report)
}

/// A position in which the seat to act is asked, and a twin of it if one was found.
pub struct TwinCheck<'a, R: Rules> {
    table: &'a Table<R>,
    seat: Seat,
    twin: Option<(Swap, Table<R>)>,
    /// The seed of the random numbers for everything that is asked.
    seed: u64,
}

/// Two cards.
pub type Swap = (Card, Card);

impl<'a, R: Strategy> TwinCheck<'a, R> {
    /// Looks for a twin of the position.
    pub fn new(table: &'a Table<R>, seat: Seat, rng: &mut impl Rng) -> Self {
        Self { table, seat, seed: rng.next_u64(), twin: any_twin(table, seat, rng) }
    }

    /// Asks a bot for its decision and checks it. `None` if stopped.
    fn decide(&mut self, bot: Bot, limit: Limit, stop: &AtomicBool, report: &mut PeekReport) -> Option<R::Action> {
        report.decisions += 1;
        let seed = self.seed;
        let decide = |table: &Table<R>| Some(Knowledge::of(table)?.decide(bot, limit, seed, stop));
        self.ask(&bot.to_string(), decide, R::Action::to_string, stop, report)
    }

    /// Asks for a hint and checks it. `None` if stopped.
    fn advise(&mut self, limit: Limit, stop: &AtomicBool, report: &mut PeekReport) -> Option<()> {
        report.hints += 1;
        let seed = self.seed;
        let advise = |table: &Table<R>| {
            let hint = Knowledge::of(table)?.advise(limit, seed, stop);
            Some((hint.action, hint.reason, hint.evaluations))
        };
        let shown = |(action, reason, _): &(R::Action, Message, _)| format!("{action}: {reason:?}");
        self.ask("hint", advise, shown, stop, report).map(drop)
    }

    /// Asks the same question in the position and in its twin, and counts whether the answers
    /// differ. `None` if stopped, since answers may then be incomplete.
    pub fn ask<A: PartialEq>(
        &self, who: &str, ask: impl Fn(&Table<R>) -> Option<A>, shown: impl Fn(&A) -> String, stop: &AtomicBool,
        report: &mut PeekReport,
    ) -> Option<A> {
        let answer = ask(self.table)?;
        if let Some(((a, b), twin)) = &self.twin {
            let other = ask(twin)?;
            if stop.load(Ordering::Relaxed) {
                return None;
            }
            report.asked += 1;
            if other != answer {
                report.different += 1;
                report.first.get_or_insert_with(|| {
                    let (table, seat) = (self.table, self.seat);
                    let (seed, at) = (table.seed(), table.at());
                    let (here, there) = (shown(&answer), shown(&other));
                    format!(
                        "seed {seed}, step {at}, seat {seat} ({who}): `{here}`, but `{there}` with {a} and {b} swapped"
                    )
                });
            }
        }
        if stop.load(Ordering::Relaxed) {
            return None;
        }
        Some(answer)
    }
}

/// A different game that looks the same to a seat, and the two cards swapped in it.
///
/// Cards that the seat has not seen in this deal are swapped from the deal on. Reshuffled cards lay open before, so
/// they are swapped from the last shuffle on, provided the seat has been told the same things since.
pub fn any_twin<R: Rules>(table: &Table<R>, seat: Seat, rng: &mut impl Rng) -> Option<(Swap, Table<R>)> {
    let log = table.log();
    let deal = log.iter().rposition(|step| matches!(step, Step::Deal(_)))?;
    let reshuffled = log.iter().enumerate().skip(deal).rev();
    let reshuffled = reshuffled.filter_map(|(place, step)| match step {
        Step::Reshuffle(pack) => Some((place, pack.set())),
        Step::Deal(_) | Step::Act(_) => None,
    });
    let again = reshuffled.take(1).find_map(|(place, cards)| {
        let told = seen_by(table, seat, place).take();
        swapped(table, seat, place, cards, rng, |twin| seen_by(twin, seat, place).take() == told)
    });
    again.or_else(|| swapped(table, seat, deal, R::unseen(table.view(seat)), rng, |_| true))
}

/// A different game with two of these cards swapped from a shuffle on, if it is legal and looks the same.
fn swapped<R: Rules>(
    table: &Table<R>, seat: Seat, from: usize, cards: Cards, rng: &mut impl Rng, is_alike: impl Fn(&Table<R>) -> bool,
) -> Option<(Swap, Table<R>)> {
    let cards: Pack = cards.iter().collect();
    if cards.len() < 2 {
        return None;
    }
    (0..ATTEMPTS).find_map(|_| {
        let [a, b] = [(); 2].map(|()| cards[below(rng, cards.len() as u32) as usize]);
        let twin = twin(table, seat, from, (a, b))?;
        let differs = twin.state() != table.state();
        (differs && is_alike(&twin)).then_some(((a, b), twin))
    })
}

/// The game with two cards swapped from a shuffle on, including the others' actions; `None` if that is not legal.
fn twin<R: Rules>(table: &Table<R>, seat: Seat, from: usize, (a, b): Swap) -> Option<Table<R>> {
    let log = table.log();
    let mut twin = table.clone();
    twin.go_to(from);
    for step in &log[from..] {
        let step = match (step, R::next(&twin.state().public)) {
            (Step::Deal(pack), _) => Step::Deal(pack.swapped(a, b)),
            (Step::Reshuffle(pack), _) => Step::Reshuffle(pack.swapped(a, b)),
            (Step::Act(action), Next::Act(turn)) if turn != seat => Step::Act(action.swapped(a, b)),
            (Step::Act(action), _) => Step::Act(*action),
        };
        twin.take(step).ok()?;
    }
    Some(twin)
}
