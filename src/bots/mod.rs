//! The computer players.
//!
//! They see a [`Seen`], what their seat may know, and nothing else. A game brings a [`Policy`],
//! quick rules of thumb, and [`learned`] ones may take over from them; [`search`] looks ahead with
//! any policy. Whoever decides does so on a thread of its own and can be stopped at any time.
//!
//! Absent on purpose: the state of a table, screens, and which game it is.

mod bot;
mod character;
mod clubs;
mod combo;
mod deadline;
mod ending;
mod fosdick;
mod garbo;
mod hint;
pub mod learned;
mod level;
mod memory;
mod mismatch;
mod noise;
mod sample;
pub mod search;
pub mod strength;
mod tree;
mod utility;
mod worlds;

use std::sync::atomic::AtomicBool;
use std::time::Duration;

use rand::rngs::ChaCha8Rng;
use rand::{Rng, SeedableRng};

use crate::rules::{BySeat, Rules, Seat, Seen, View};
pub use bot::{Bot, ParseBotError};
pub use character::Character;
pub use deadline::Deadline;
pub use hint::{Hint, account, advise};
use learned::{Choices, Learned};
pub use level::Level;
use level::Skill;
pub use memory::Memory;
use search::Appraisal;
pub use utility::{Gain, Utility};
pub use worlds::History;

/// A game with rules of thumb for playing it.
pub trait Policy: Rules {
    /// How many weights a learned policy has; none has a game that none can be learned for.
    const WEIGHTS: usize = 0;

    /// The number of the way in which actions are described to it: a new one with every change.
    const DESCRIPTION: u32 = 0;

    /// How many worlds it takes here to tell what one tells in most games: more where chance and
    /// the others decide much.
    const WORLDS: u32 = 1;

    /// Do playouts tell which of two actions is the better? Not where the rules of thumb themselves
    /// weigh what chance may bring.
    const PLAYOUTS: bool = true;

    /// What the points of an [`Appraisal`] are, for a person.
    const POINTS: &str = Utility::IN_WORDS;

    /// The place of the action to take among the legal ones, of which there is at least one.
    ///
    /// Quick enough to play out thousands of deals a second.
    fn choose(view: View<'_, Self>, moves: &[Self::Action], rng: &mut impl Rng) -> usize;

    /// What speaks against each of these actions by the rules of thumb, less being better; only
    /// differences mean anything. None where there is nothing to noise.
    fn costs(view: View<'_, Self>, moves: &[Self::Action], rng: &mut impl Rng) -> Option<Vec<f32>>;

    /// The action itself. A game may know a quicker way to it than the list.
    fn act(
        view: View<'_, Self>,
        moves: &mut Vec<Self::Action>,
        rng: &mut impl Rng,
    ) -> Self::Action {
        moves.clear();
        Self::legal(view, moves);
        match moves[..] {
            [only] => only,
            _ => moves[Self::choose(view, moves, rng)],
        }
    }

    /// The place of an action that needs no looking ahead, because nothing can be better: without
    /// it, chance in the worlds imagined could prefer another. None if there is a choice to make.
    fn obvious(_view: View<'_, Self>, _moves: &[Self::Action]) -> Option<usize> {
        None
    }

    /// What every action comes to, the best first, where that can be worked out without imagining
    /// anything, because nothing is hidden; `all` of them, or only the best. As much as the deadline
    /// allows.
    fn solve(
        _view: View<'_, Self>,
        _moves: &[Self::Action],
        _all: bool,
        _deadline: &Deadline<'_>,
    ) -> Option<Vec<Appraisal>> {
        None
    }

    /// The places of the best `most` of very many actions, where that takes less than asking for
    /// one after the other.
    fn shortlist(
        _view: View<'_, Self>,
        _moves: &[Self::Action],
        _most: usize,
    ) -> Option<Vec<usize>> {
        None
    }

    /// Puts back into a seat's own knowledge what an action took out of it, so that it is again
    /// what the seat knew before. False if that cannot be told from the action alone: what was
    /// done before it then says nothing about the worlds.
    fn give_back(_own: &mut Self::Private, _action: Self::Action) -> bool {
        false
    }

    /// What an imagined world tells of what was done in secret before anything that all have seen,
    /// as a logarithm of how likely it would have been; with what everyone knew then.
    fn secrets(
        _view: View<'_, Self>,
        _before: &Self::Public,
        _private: &BySeat<Self::Private>,
    ) -> f64 {
        0.0
    }

    /// Makes this seat forget what it does not remember, without changing what is legal.
    fn forget(_public: &mut Self::Public, _seat: Seat, _memory: Memory) {}

    /// How far apart lies what has to be seen together to think of this action; 0 is under
    /// everybody's eyes.
    fn remoteness(_public: &Self::Public, _action: Self::Action) -> u32 {
        0
    }

    /// Lists the legal actions and describes each to a learned policy; false, and nothing, where
    /// the rules of thumb are to decide.
    fn describe(
        _view: View<'_, Self>,
        _moves: &mut Vec<Self::Action>,
        _choices: &mut Choices,
    ) -> bool {
        false
    }

    /// Is a policy of its own learned for the game?
    fn learns(self) -> bool {
        Self::WEIGHTS > 0
    }

    /// What was learned for the deal under way, where it plays better than the rules of thumb.
    fn learned(_public: &Self::Public) -> Option<&'static Learned> {
        None
    }

    /// Why an action is a good one, in a sentence for the seat itself, from what it knows. True of
    /// whatever is legal, whoever does it, or nothing.
    fn reason(_view: View<'_, Self>, _action: Self::Action) -> Option<String> {
        None
    }

    /// Why an action that all see may be a good one, in a sentence for the others: it rests on
    /// nothing but what everyone knows, and so tells nothing of the seat's hand (C-7).
    fn account(_public: &Self::Public, _seat: Seat, _action: Self::Action) -> Option<String> {
        None
    }
}

/// How long a decision may take.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub enum Limit {
    /// So much time.
    Time(Duration),
    /// So many imagined worlds: the same choice every time.
    Worlds(u32),
    /// So many imagined worlds, unless that takes longer.
    Both(u32, Duration),
}

impl Limit {
    /// With no more than so many worlds.
    fn at_most(self, most: u32) -> Self {
        match self {
            Self::Time(time) if most < u32::MAX => Self::Both(most, time),
            Self::Time(time) => Self::Time(time),
            Self::Worlds(worlds) => Self::Worlds(worlds.min(most)),
            Self::Both(worlds, time) => Self::Both(worlds.min(most), time),
        }
    }

    /// With so many times as many worlds, in the same time.
    fn times(self, factor: u32) -> Self {
        match self {
            Self::Time(time) => Self::Time(time),
            Self::Worlds(worlds) => Self::Worlds(worlds.saturating_mul(factor)),
            Self::Both(worlds, time) => Self::Both(worlds.saturating_mul(factor), time),
        }
    }

    /// With so many eighths of the time.
    fn part(self, eighths: u32) -> Self {
        match self {
            Self::Time(time) => Self::Time(time * eighths / 8),
            Self::Worlds(worlds) => Self::Worlds(worlds),
            Self::Both(worlds, time) => Self::Both(worlds, time * eighths / 8),
        }
    }
}

/// What a player decides who sees this and has no past to go by; told to stop, what it likes best
/// so far.
///
/// # Panics
/// If it is not this seat's turn.
pub fn decide<R: Policy>(
    seen: &Seen<R>,
    bot: impl Into<Bot>,
    limit: Limit,
    seed: u64,
    stop: &AtomicBool,
) -> R::Action {
    let mut rng = ChaCha8Rng::seed_from_u64(seed);
    let (view, past) = (seen.view(), History::default());
    choose(
        view,
        &past,
        bot.into(),
        limit,
        &mut rng,
        &mut Vec::new(),
        stop,
    )
}

/// The same for whoever decides thousands of times a second and brings everything along.
pub fn choose<R: Policy>(
    view: View<'_, R>,
    past: &History<R>,
    bot: Bot,
    limit: Limit,
    rng: &mut impl Rng,
    moves: &mut Vec<R::Action>,
    stop: &AtomicBool,
) -> R::Action {
    if bot.level == Level::Random {
        return R::random(view, moves, rng);
    }
    let skill = bot.level.skill();
    let (limit, rest) = bot.character.divide(limit);
    let nothing = History::default();
    let past = if skill.infers { past } else { &nothing };
    let learned = R::learned(view.public).filter(|_| skill.learned);
    moves.clear();
    R::legal(view, moves);
    moves.retain(|&action| R::remoteness(view.public, action) <= skill.sees);
    if let [only] = moves[..] {
        return only;
    }
    let (place, certain) = if bot.level == Level::Tree {
        (tree::best(view, moves, limit, rng, stop), false)
    } else if skill.worlds == 0 {
        (judge(view, moves, skill, rng), false)
    } else if let Some(place) = R::obvious(view, moves) {
        (place, true)
    } else {
        let limit = limit.at_most(skill.worlds).times(R::WORLDS);
        let best = search::best(view, past, moves, learned, limit, rng, stop);
        best.map_or((0, false), |best| (best.place, best.exact))
    };
    if certain {
        return moves[place];
    }
    let rest = rest.times(R::WORLDS);
    let next = |left: &[_], rng: &mut _| judge(view, left, skill, rng);
    let compare = |pair, rng: &mut _| search::compare(view, past, pair, learned, rest, rng, stop);
    let character = bot.character;
    moves[character.settle(view, moves, place, rng, next, compare)]
}

/// What the rules of thumb say to what is remembered, well or badly judged.
fn judge<R: Policy>(
    view: View<'_, R>,
    moves: &[R::Action],
    skill: Skill,
    rng: &mut impl Rng,
) -> usize {
    if skill.memory == Memory::All && skill.blur == 0.0 {
        return R::choose(view, moves, rng);
    }
    let mut public = view.public.clone();
    R::forget(&mut public, view.seat, skill.memory);
    let remembered = View {
        public: &public,
        ..view
    };
    match R::costs(remembered, moves, rng) {
        Some(costs) => noise::cheapest(&costs, skill.blur, rng),
        None => R::choose(remembered, moves, rng),
    }
}
