//! Twin worlds: a check that bots do not use what they cannot know. At each decision two cards that
//! the seat has not seen are swapped, in the pack and in the others' actions. If the result is
//! another legal game, the bot decides again with the same random numbers and must choose the same.

use std::fmt;
use std::sync::atomic::{AtomicBool, Ordering};

use rand::rngs::ChaCha8Rng;
use rand::{Rng, SeedableRng};

use super::past;
use crate::bots::{Bot, Limit, Policy, decide_with};
use crate::cards::{Card, Pack, below};
use crate::rules::{GameAction, Next, Rules, Seat};
use crate::table::{Session, Step, Table};

/// The number of swaps tried at a decision, since not every one yields another legal game.
const ATTEMPTS: u32 = 6;

/// The result of the check.
#[derive(Clone, Debug, Default, PartialEq, Eq)]
pub struct Twins {
    /// The number of decisions.
    pub decisions: u64,
    /// The number of decisions repeated in another world.
    pub asked: u64,
    /// The number of decisions that were different there.
    pub different: u64,
    /// A description of the first of these.
    pub first: Option<String>,
}

impl Twins {
    /// Adds the results of other games.
    pub fn add(&mut self, other: Self) {
        self.decisions += other.decisions;
        self.asked += other.asked;
        self.different += other.different;
        self.first = self.first.take().or(other.first);
    }
}

impl fmt::Display for Twins {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        let Self {
            decisions,
            asked,
            different,
            ..
        } = self;
        write!(
            f,
            "{decisions} decisions, {asked} asked again with hidden cards swapped, {different} different"
        )
    }
}

/// Plays a game to its end, or its first `most` decisions, and checks each. None if it was stopped.
pub(super) fn play<R: Policy>(
    mut table: Table<R>,
    most: u64,
    bots: &[Bot],
    limit: Limit,
    stop: &AtomicBool,
) -> Option<Twins> {
    let mut twins = Twins::default();
    let mut rng = ChaCha8Rng::seed_from_u64(!table.seed());
    while !stop.load(Ordering::Relaxed) {
        let Next::Act(seat) = table.next() else {
            if table.next() == Next::Over {
                return Some(twins);
            }
            table.shuffle();
            continue;
        };
        if twins.decisions == most {
            return Some(twins);
        }
        let (bot, seed) = (bots[seat.index()], rng.next_u64());
        let decide = |table: &Table<R>| {
            let mut rng = ChaCha8Rng::seed_from_u64(seed);
            let (view, past) = (table.view(seat), past(table));
            decide_with(view, &past, bot, limit, &mut rng, &mut Vec::new(), stop)
        };
        let decision = decide(&table);
        twins.decisions += 1;
        if let Some((swap, twin)) = any_twin(&table, seat, &mut rng) {
            twins.asked += 1;
            let other = decide(&twin);
            if other != decision && !stop.load(Ordering::Relaxed) {
                twins.different += 1;
                twins.first.get_or_insert_with(|| {
                    let ((a, b), at, name) = (swap, table.at(), bot.to_string());
                    format!(
                        "seed {}, step {at}, seat {seat} ({name}): `{decision}`, but `{other}` with {a} and {b} swapped",
                        table.seed(),
                    )
                });
            }
        }
        table.take(Step::Act(decision)).ok()?;
    }
    None
}

/// A different game that looks the same to a seat, and the two cards swapped in it.
fn any_twin<R: Rules>(
    table: &Table<R>,
    seat: Seat,
    rng: &mut impl Rng,
) -> Option<((Card, Card), Table<R>)> {
    let unseen: Pack = R::unseen(table.view(seat)).iter().collect();
    if unseen.len() < 2 {
        return None;
    }
    (0..ATTEMPTS).find_map(|_| {
        let [a, b] = [(); 2].map(|()| unseen[below(rng, unseen.len() as u32) as usize]);
        let twin = twin(table, seat, (a, b))?;
        (twin.state() != table.state()).then_some(((a, b), twin))
    })
}

/// The game with two cards swapped in the current deal, including the others' actions; none if that
/// is not legal.
fn twin<R: Rules>(table: &Table<R>, seat: Seat, (a, b): (Card, Card)) -> Option<Table<R>> {
    let log = table.log();
    let begun = log.iter().rposition(|step| matches!(step, Step::Deal(_)))?;
    let mut twin = table.clone();
    twin.go_to(begun);
    for step in &log[begun..] {
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
