//! The interface between a game and its bots: a heuristic, and optionally more.

use rand::Rng;
use rand::rngs::Xoshiro256PlusPlus;

use super::evaluation::Evaluation;
use super::learned::{Choices, LearnedPolicy, ShippedPolicy};
use super::{Deadline, Memory, Motive};
use crate::text::hints as texts;
use misere_engine::rules::{Message, Rules, Seat, State, View};

/// A game that computer players can play.
///
/// A new game writes [`choose`](Strategy::choose), [`costs`](Strategy::costs) and, for hints,
/// [`reason`](Strategy::reason). Everything else has a working default; the constants are for games that can do better.
pub trait Strategy: Rules {
    /// The way to look ahead.
    const LOOKAHEAD: Lookahead<Self> = Lookahead::ROLLOUTS;

    /// Conclusions from past actions about hidden cards.
    const INFERENCE: Inference<Self> = Inference::NONE;

    /// Things that weak players overlook and forget.
    const ATTENTION: Attention<Self> = Attention::FULL;

    /// The features of a policy learned in self-play, if one can be learned.
    const LEARNING: Option<Learning<Self>> = None;

    /// The heuristic: the index of its choice among the legal moves, of which there is at least one.
    ///
    /// Rollouts call it for every card, so it should take microseconds.
    fn choose(view: View<'_, Self>, moves: &[Self::Action], rng: &mut impl Rng) -> usize;

    /// The cost of each move by the same heuristic; less is better, and only differences matter.
    /// `None` where the heuristic does not compare costs.
    fn costs(view: View<'_, Self>, moves: &[Self::Action], rng: &mut impl Rng) -> Option<Vec<f32>>;

    /// The index of the move that a plain player would make, one who follows a few simple rules and
    /// counts no cards. `None` if the game describes no such player.
    fn plain(_view: View<'_, Self>, _moves: &[Self::Action]) -> Option<usize> {
        None
    }

    /// The reason for a legal move, in one sentence for the seat itself, from what it knows.
    ///
    /// The sentence must be true of the move no matter who plays it or why.
    fn reason(_view: View<'_, Self>, _action: Self::Action) -> Option<Message> {
        None
    }

    /// A legal move as a noun, in comparison with another.
    fn compared(view: View<'_, Self>, action: Self::Action, _with: Self::Action) -> Message {
        Self::spoken(view, action).noun
    }

    /// The motive of a seat for everyone at the table: from public knowledge and, if it may be
    /// told, from what the seat knew itself. Without that, it reveals nothing about the hand (C-7).
    fn motive(
        _public: &Self::Public, _own: Option<&Self::Private>, _seat: Seat, _action: Self::Action,
    ) -> Option<Motive> {
        None
    }

    /// The heuristic's action. Overwrites `moves`. Not meant to be overridden.
    fn act(view: View<'_, Self>, moves: &mut Vec<Self::Action>, rng: &mut impl Rng) -> Self::Action {
        moves.clear();
        Self::legal(view, moves);
        match moves[..] {
            [only] => only,
            _ => moves[Self::choose(view, moves, rng)],
        }
    }
}

/// Ways to look ahead in a game. By default bots play sampled worlds out with the heuristic.
pub struct Lookahead<R: Rules> {
    /// Number of worlds that carry as much information as one world does in most games; more than 1
    /// where luck and the other seats matter more.
    pub worlds_factor: u32,
    /// Set if rollouts can tell which of two moves is better. They cannot where the heuristic weighs draws.
    pub rollouts: bool,
    /// A description of the points of an [`Evaluation`] for players.
    pub legend: fn() -> Message,
    /// The index of a move that nothing can beat, if there is one. It is played without looking ahead.
    pub obvious: fn(View<'_, R>, &[R::Action]) -> Option<usize>,
    /// Set if a move binds the seat for the rest of the deal, as a bid does. Rollouts overrate such a move, so it needs
    /// a wider lead over the others.
    pub commits: fn(R::Action) -> bool,
    /// Set if every seat is on its guard, so that nobody plays at random in a rollout.
    pub on_guard: fn(&R::Public) -> bool,
    /// The evaluation of the moves, best first, where it can be computed without sampling worlds.
    pub solve: Solve<R>,
}

/// Evaluates moves without sampling worlds, see [`Lookahead::solve`].
pub type Solve<R> = fn(View<'_, R>, &[<R as Rules>::Action], Extent, &Deadline<'_>) -> Option<Vec<Evaluation>>;

/// The moves that an evaluation must cover.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub enum Extent {
    /// At least the best one.
    BestMove,
    /// All of them.
    AllMoves,
}

impl<R: Rules> Lookahead<R> {
    /// Rollouts in sampled worlds.
    pub const ROLLOUTS: Self = Self {
        worlds_factor: 1,
        rollouts: true,
        legend: texts::legend_result,
        obvious: |_, _| None,
        commits: |_| false,
        on_guard: |_| false,
        solve: |_, _, _, _| None,
    };
}

/// Conclusions from past actions about hidden cards. By default all worlds are equally likely.
pub struct Inference<R: Rules> {
    /// Reverts the effect of an action on a seat's private knowledge, which restores what the seat
    /// knew before. False if the action alone is not enough; earlier actions are then ignored.
    pub undo: fn(&mut R::Private, R::Action) -> bool,
    /// Samples a world that the seat cannot rule out, weighted by how likely the others' secret actions were
    /// in it: the next one of a Markov chain with that distribution, or, without one before, a world to begin with.
    pub imagine: Imagine<R>,
}

/// Samples a world, see [`Inference::imagine`].
pub type Imagine<R> = fn(View<'_, R>, Option<&State<R>>, &mut Xoshiro256PlusPlus) -> State<R>;

impl<R: Rules> Inference<R> {
    /// Ignores the past.
    pub const NONE: Self = Self { undo: |_, _| false, imagine: |view, _, rng| R::imagine(view, rng) };

    /// Inference from visible actions, given how to [undo](Self::undo) them.
    pub const fn from_undo(undo: fn(&mut R::Private, R::Action) -> bool) -> Self {
        Self { undo, ..Self::NONE }
    }
}

/// Things that weak players overlook and forget. By default nothing.
pub struct Attention<R: Rules> {
    /// Removes from a seat's view of the table what it does not remember. Legal moves stay legal.
    pub forget: fn(&mut R::Public, Seat, Memory),
    /// The distance between the things that a player must notice together to think of an action; 0
    /// if everything is in plain sight.
    pub distance: fn(&R::Public, R::Action) -> u32,
}

impl<R: Rules> Attention<R> {
    /// Nothing is overlooked or forgotten.
    pub const FULL: Self = Self { forget: |_, _, _| {}, distance: |_, _| 0 };
}

/// The features of a policy learned in self-play, see [`learned`](super::learned).
pub struct Learning<R: Rules> {
    pub weights: usize,
    /// The version of the features. It changes with them, which makes old files unreadable.
    pub version: u32,
    /// The learning rate at the start of a training.
    pub rate: f32,
    /// Lists the legal actions and their features. Returns false and lists nothing where the heuristic should decide.
    pub describe: fn(View<'_, R>, &mut Vec<R::Action>, &mut Choices) -> bool,
    /// The shipped policy for the deal in progress.
    pub shipped: fn(&R::Public) -> Option<&'static ShippedPolicy>,
    /// Set in games whose heuristic alone is weak: there, Medium follows the shipped policy in every other decision, and
    /// Hard plays sampled worlds out with it.
    pub guides: fn(&R::Public) -> bool,
    /// Set if this game is trained on its own, rather than using the policies of other games.
    pub is_trained: fn(R) -> bool,
}

/// The shipped policy for the deal in progress, if there is one.
pub(super) fn shipped<R: Strategy>(public: &R::Public) -> Option<&'static LearnedPolicy> {
    let learning = R::LEARNING?;
    (learning.shipped)(public)?.get(learning.version, learning.weights)
}
