//! Decides a bot's action: the level chooses, and the character may prefer a close alternative.

use std::sync::atomic::{AtomicBool, Ordering};

use rand::rngs::ChaCha8Rng;
use rand::{Rng, RngExt as _, SeedableRng};

use super::learned::Choices;
use super::level::{Learned, Skill};
use super::strategy::shipped;
use super::{Bot, Deadline, History, Level, Limit, Memory, Strategy, ismcts, noise, search};
use misere_engine::cards::Pack;
use misere_engine::rules::{Next, Seen, State, View};

/// The share of its decisions in which a level that does not look ahead follows the policy that guides it.
const GUIDED: f64 = 0.5;

/// A bot's action from what its seat sees, ignoring past actions. If stopped, the best found so far.
///
/// # Panics
/// Panics if it is not this seat's turn.
pub fn decide<R: Strategy>(
    seen: &Seen<R>, bot: impl Into<Bot>, limit: Limit, seed: u64, stop: &AtomicBool,
) -> R::Action {
    let rng = ChaCha8Rng::seed_from_u64(seed);
    Thinker::new(limit, rng, stop).decide(seen.view(), &History::default(), bot.into())
}

/// The decisions of bots with one limit and one source of random numbers, which reuses its buffer.
pub struct Thinker<'a, R: Strategy, G> {
    /// The limit of each decision.
    pub limit: Limit,
    /// The random numbers.
    pub rng: G,
    /// Set to end a decision early.
    pub stop: &'a AtomicBool,
    /// Legal actions, for reuse.
    pub moves: Vec<R::Action>,
}

impl<'a, R: Strategy, G: Rng> Thinker<'a, R, G> {
    /// A thinker that has made no decision yet.
    pub const fn new(limit: Limit, rng: G, stop: &'a AtomicBool) -> Self {
        Self { limit, rng, stop, moves: Vec::new() }
    }

    /// The action of a bot from its view and the past actions of the deal.
    ///
    /// # Panics
    /// Panics if it is not this seat's turn.
    pub fn decide(&mut self, view: View<'_, R>, past: &History<R>, bot: Bot) -> R::Action {
        let Self { limit, rng, stop, moves } = self;
        if bot.level == Level::Random {
            return R::random(view, moves, rng);
        }
        let skill = bot.level.skill();
        let (limit, second_thoughts) = bot.character.split(*limit);
        let ignored = History::default();
        let past = if skill.infers { past } else { &ignored };
        let is_used = match skill.learned {
            Learned::Never => false,
            Learned::Guided => R::LEARNING.is_some_and(|learning| (learning.guides)(view.public)),
            Learned::Always => true,
        };
        let learned = shipped::<R>(view.public).filter(|_| is_used);
        moves.clear();
        R::legal(view, moves);
        moves.retain(|&action| (R::ATTENTION.distance)(view.public, action) <= skill.reach);
        if let [only] = moves[..] {
            return only;
        }
        // Levels that look ahead use it in sampled worlds.
        if skill.worlds == 0
            && let Some(learned) = learned
            && (skill.learned == Learned::Always || rng.random_bool(GUIDED))
        {
            return learned.draw(view, moves, &mut Choices::default(), rng);
        }
        if bot.level == Level::Plain
            && let Some(index) = R::plain(view, moves)
        {
            return moves[index];
        }
        let factor = R::LOOKAHEAD.worlds_factor;
        let (choice, is_certain) = if bot.level == Level::Ismcts {
            (ismcts::best(view, moves, limit, rng, stop), false)
        } else if skill.worlds == 0 {
            (by_heuristic(view, moves, skill, rng), false)
        } else if let Some(index) = (R::LOOKAHEAD.obvious)(view, moves) {
            (index, true)
        } else {
            let deadline = Deadline::new(limit.at_most(skill.worlds).times(factor), stop);
            let best = search::best(view, past, moves, learned, rng, &deadline);
            best.map_or((0, false), |best| (best.index, best.exact))
        };
        if is_certain {
            return moves[choice];
        }
        let next_best = |others: &[_], rng: &mut _| by_heuristic(view, others, skill, rng);
        let compare = |pair, rng: &mut _| {
            let deadline = Deadline::new(second_thoughts.times(factor), stop);
            search::paired_values(view, past, pair, learned, rng, &deadline)
        };
        let character = bot.character;
        moves[character.reconsider(view, moves, choice, rng, next_best, compare)]
    }
}

impl<R: Strategy, G: Rng> Thinker<'_, R, G> {
    /// Plays a deal to its end with a bot in each seat and returns the public state after it. Reshuffles are random.
    /// `None` if stopped.
    ///
    /// # Panics
    /// Panics if there are fewer bots than seats.
    pub fn play_on(&mut self, mut state: State<R>, bots: &[Bot]) -> Option<R::Public> {
        let mut past = History::default();
        let infers = bots.iter().any(|bot| bot.level.infers());
        while !self.stop.load(Ordering::Relaxed) {
            match R::next(&state.public) {
                Next::Act(seat) => {
                    let action = self.decide(state.view(seat), &past, bots[seat.index()]);
                    if infers {
                        past.note(&state.public, action);
                    }
                    R::apply(&mut state, action, &mut ());
                }
                Next::Reshuffle(cards) => {
                    let pack = Pack::shuffled(cards, &mut self.rng);
                    R::deal(&mut state, &pack, &mut ());
                }
                Next::Deal(_) | Next::Over => return Some(state.public),
            }
        }
        None
    }
}

/// The heuristic's choice, with the memory and the errors of judgment of a skill.
fn by_heuristic<R: Strategy>(view: View<'_, R>, moves: &[R::Action], skill: Skill, rng: &mut impl Rng) -> usize {
    if skill.memory == Memory::All && skill.noise == 0.0 {
        return R::choose(view, moves, rng);
    }
    let mut public = view.public.clone();
    (R::ATTENTION.forget)(&mut public, view.seat, skill.memory);
    let remembered = View { public: &public, ..view };
    match R::costs(remembered, moves, rng) {
        Some(costs) => noise::cheapest(&costs, skill.noise, rng),
        None => R::choose(remembered, moves, rng),
    }
}
