//! Compares the choices of two bots in the same positions: in which phase of a deal they differ,
//! and what that is worth.
//!
//! Where the choices differ, both are tried in many sampled worlds, the same for both. The worlds
//! agree with what the seat knew, so neither bot is judged by cards that it could not see.

use std::collections::BTreeMap;
use std::fmt;
use std::sync::atomic::{AtomicBool, Ordering};

use rand::Rng as _;
use rand::rngs::ChaCha8Rng;

use misere_engine::rules::scene::Spot;
use misere_engine::rules::{GameAction, Next, Seats, State, View};
use misere_engine::table::{Session as _, Step, Table};
use misere_players::bots::{Bot, DealScale, Estimate, History, Judge, Limit, Policy, Thinker};
use misere_players::review::{Deal, Request, step_rng};

/// A request to compare two bots.
#[derive(Clone, Copy, Debug)]
pub struct Contest {
    /// The bots whose choices are compared.
    pub bots: [Bot; 2],
    /// The bot that plays the deal in every seat and thereby sets up the positions.
    pub player: Bot,
    /// The limit of each bot's decisions; the player has the first bot's limit.
    pub limits: [Limit; 2],
    /// The number of worlds in which different choices are tried.
    pub worlds: u32,
}

/// A kind of decision in a deal.
#[derive(Clone, Debug, PartialEq, Eq, PartialOrd, Ord)]
pub struct Phase {
    /// The number of the trick, from 1; 0 where there is none.
    pub trick: u32,
    /// `lead`, `follow` or `discard` in a trick, otherwise the kind of action: `pass`.
    pub kind: &'static str,
}

impl fmt::Display for Phase {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        match self.trick {
            0 => f.write_str(self.kind),
            trick => write!(f, "{}, trick {trick}", self.kind),
        }
    }
}

/// The decisions of one phase in one deal.
#[derive(Clone, Copy, Debug, Default, PartialEq)]
pub struct Compared {
    /// The number of decisions with a choice.
    pub decisions: u32,
    /// The number of those in which the choices differ.
    pub different: u32,
    /// The gain of the second bot's choices over the first one's, in points valued as in hints.
    pub gain: f64,
}

impl Compared {
    /// Adds the numbers of other decisions.
    pub fn add(&mut self, other: Self) {
        self.decisions += other.decisions;
        self.different += other.different;
        self.gain += other.gain;
    }

    fn of(gain: Option<Estimate>) -> Self {
        Self { decisions: 1, different: u32::from(gain.is_some()), gain: gain.map_or(0.0, |gain| gain.mean) }
    }
}

/// Plays the first deal of a game and compares the bots at each decision, by phase. `None` if
/// stopped.
pub fn compare<R: Policy>(
    table: &Table<R>,
    contest: &Contest,
    seed: u64,
    stop: &AtomicBool,
) -> Option<BTreeMap<Phase, Compared>> {
    let mut rng = step_rng(seed, 0);
    let deal = played_deal(table, contest, &mut rng, stop)?;
    let request = Request { seed, ..Request::new(Seats::default(), Vec::new()) };
    let scale = deal.scale(&request, stop)?;
    let mut phases: BTreeMap<Phase, Compared> = BTreeMap::new();
    let (mut past, mut trick) = (History::default(), 0);
    for act in &deal.acts {
        let view = act.state.view(act.seat);
        let phase = phase(&act.state, act.action, &mut trick);
        if act.is_choice() {
            let comparison =
                BotComparison { past: &past, scale: &scale, contest, seed: step_rng(seed, act.step).next_u64(), stop };
            let gain = comparison.gain(view)?;
            phases.entry(phase).or_default().add(Compared::of(gain));
        }
        past.note(&act.state.public, act.action);
    }
    Some(phases)
}

/// The first deal of a game, played by the player of the contest.
fn played_deal<R: Policy>(
    table: &Table<R>,
    contest: &Contest,
    rng: &mut ChaCha8Rng,
    stop: &AtomicBool,
) -> Option<Deal<R>> {
    let (mut table, mut past) = (table.clone(), History::default());
    let mut thinker = Thinker::new(contest.limits[0], rng, stop);
    table.shuffle();
    while !stop.load(Ordering::Relaxed) {
        match table.next() {
            Next::Deal(_) | Next::Over => return Deal::all(&table).into_iter().next(),
            Next::Reshuffle(_) => {
                table.shuffle();
            }
            Next::Act(seat) => {
                let action = thinker.decide(table.view(seat), &past, contest.player);
                past.note(&table.state().public, action);
                table.take(Step::Act(action)).expect("bots play legally");
            }
        }
    }
    None
}

/// The phase of an action, given the number of tricks begun before it, which is updated.
fn phase<R: Policy>(state: &State<R>, action: R::Action, tricks: &mut u32) -> Phase {
    let Next::Act(seat) = R::next(&state.public) else {
        unreachable!("somebody acts");
    };
    let view = state.view(seat);
    let (scene, kind) = (R::scene(view), action.kind());
    let has_tricks = scene.previous_trick.is_some() || scene.trick().is_some();
    if !has_tricks || kind != PLAY {
        return Phase { trick: 0, kind };
    }
    let led = scene.trick().and_then(|zone| zone.spots.iter().find_map(Spot::card));
    let Some(led) = led else {
        *tricks += 1;
        return Phase { trick: *tricks, kind: "lead" };
    };
    let mut moves = Vec::new();
    R::legal(view, &mut moves);
    let mut cards = moves.iter().flat_map(|legal| legal.cards().iter());
    let follows = cards.all(|card| card.suit() == led.suit());
    Phase { trick: *tricks, kind: if follows { "follow" } else { "discard" } }
}

/// The kind of action that plays a card to a trick.
const PLAY: &str = "play";

/// A comparison of two bots in one position.
struct BotComparison<'a, R: Policy> {
    past: &'a History<R>,
    scale: &'a DealScale,
    contest: &'a Contest,
    seed: u64,
    stop: &'a AtomicBool,
}

impl<R: Policy> BotComparison<'_, R> {
    /// The gain of the second bot's choice over the first one's, if they differ. `None` if stopped.
    fn gain(&self, view: View<'_, R>) -> Option<Option<Estimate>> {
        let (past, stop) = (self.past, self.stop);
        let [first, second] = [0, 1].map(|index| {
            let (bot, limit) = (self.contest.bots[index], self.contest.limits[index]);
            Thinker::new(limit, step_rng(self.seed, 0), stop).decide(view, past, bot)
        });
        if stop.load(Ordering::Relaxed) {
            return None;
        }
        if first == second {
            return Some(None);
        }
        let judge = Judge { view, past, scale: self.scale, bots: &[], stop };
        let gain = judge.point_gain([second, first], self.contest.worlds, !self.seed)?;
        Some(Some(gain))
    }
}
