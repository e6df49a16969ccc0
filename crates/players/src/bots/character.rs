//! Characters: a bot's taste between moves that are about equally good.
//!
//! The level decides first. Unless it is certain, the character compares its choice with the
//! heuristic's next best move and, if neither is clearly better, takes the one it prefers. A
//! character therefore changes a bot's style, not its strength.

use rand::Rng;

use super::sample::Sample;
use super::{Limit, Strategy};
use misere_engine::rules::View;

/// A bot's style of play.
///
/// [`Level::Random`](super::Level::Random) ignores it, and so do [`Level::Learned`](super::Level::Learned) where it has
/// a policy and [`Level::Plain`](super::Level::Plain) where the game has plain rules: they compare no moves.
#[derive(Clone, Copy, Debug, Default, PartialEq, Eq, Hash, strum::IntoStaticStr)]
#[strum(const_into_str, serialize_all = "kebab-case")]
pub enum Character {
    /// No preference.
    #[default]
    Even,
    /// Prefers moves whose outcome depends little on how the cards lie.
    Cautious,
    /// Prefers moves that may go very well or very badly.
    Bold,
    /// Prefers the chance of something extraordinary, such as shooting the moon.
    MoonShooter,
}

impl Character {
    /// All characters.
    pub const ALL: [Self; 4] = [Self::Even, Self::Cautious, Self::Bold, Self::MoonShooter];

    /// The name in files and on the command line.
    pub const fn name(self) -> &'static str {
        self.into_str()
    }

    pub fn from_name(name: &str) -> Option<Self> {
        let mut all = Self::ALL.into_iter();
        all.find(|character| character.name() == name)
    }

    /// Its preference for a result of the deal, given the mean and the standard deviation of the results.
    fn liking(self, value: f64, mean: f64, deviation: f64) -> f64 {
        match self {
            Self::Even => 0.0,
            // Both tails count: liking only the upper one would mean liking the better move.
            Self::Cautious => -(value - mean).abs(),
            Self::Bold => (value - mean).abs(),
            Self::MoonShooter => f64::from(u8::from(value > mean + EXTRAORDINARY * deviation)),
        }
    }

    /// Splits a limit between the level's decision and the character's second thoughts.
    pub(super) fn split(self, limit: Limit) -> (Limit, Limit) {
        let second_thoughts = limit.at_most(WORLDS);
        match self {
            Self::Even => (limit, second_thoughts),
            _ => (limit.eighths(8 - SECOND_THOUGHTS), second_thoughts.eighths(SECOND_THOUGHTS)),
        }
    }

    /// The index of the move that the bot makes after its level has decided on one.
    ///
    /// `next_best` chooses among the other moves, and `compare` returns the results of two moves in the same worlds.
    pub(super) fn reconsider<R: Strategy, G: Rng>(
        self, view: View<'_, R>, moves: &[R::Action], decided: usize, rng: &mut G,
        next_best: impl FnOnce(&[R::Action], &mut G) -> usize,
        compare: impl FnOnce([R::Action; 2], &mut G) -> Vec<[f64; 2]>,
    ) -> usize {
        let lookahead = R::LOOKAHEAD;
        if self == Self::Even || !lookahead.rollouts || (lookahead.obvious)(view, moves).is_some() {
            return decided;
        }
        let others: Vec<usize> = (0..moves.len()).filter(|&index| index != decided).collect();
        let actions: Vec<R::Action> = others.iter().map(|&index| moves[index]).collect();
        let other = others[next_best(&actions, rng)];
        if self.prefers_second(&compare([moves[decided], moves[other]], rng)) { other } else { decided }
    }

    /// Tells whether it prefers the second of two moves, given their results in the same worlds, when neither move is
    /// clearly better.
    pub fn prefers_second(self, results: &[[f64; 2]]) -> bool {
        if results.len() < 2 {
            return false;
        }
        let all: Sample = results.iter().flatten().copied().collect();
        let liking = |value| self.liking(value, all.mean(), all.deviation());
        let lead: Sample = results.iter().map(|[one, two]| two - one).collect();
        let liked_more: Sample = results.iter().map(|&[one, two]| liking(two) - liking(one)).collect();
        lead.mean().abs() <= CLOSE * lead.error() && liked_more.mean() > PREFERENCE * liked_more.error()
    }
}

// `docs/strength-notes.md`, "Characters", measures what the constants below amount to. How they were
// chosen is not recorded.

/// The share of the time for second thoughts, in eighths.
const SECOND_THOUGHTS: u32 = 1;

/// The number of worlds for second thoughts.
const WORLDS: u32 = 96;

/// The distance above the mean from which a result is extraordinary, in standard deviations.
const EXTRAORDINARY: f64 = 1.5;

/// The maximum difference between moves that are about equally good, in standard errors.
const CLOSE: f64 = 1.0;

/// Required lead in preference, in standard errors.
const PREFERENCE: f64 = 1.0;
