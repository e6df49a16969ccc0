//! Figures on a list of games.

use super::{PersonGame, wilson};
use misere_players::bots::Estimate;

/// Figures on a list of games.
#[derive(Clone, Debug, PartialEq)]
pub struct Figures {
    pub games: usize,
    /// The number of games won; a shared win counts as a win.
    pub won: usize,
    pub share: f64,
    /// Its 95 % confidence interval.
    pub interval: [f64; 2],
    /// The share that chance alone would give: the mean of 1 / number of players.
    pub chance: f64,
    pub mean: f64,
    pub best: f64,
    /// The current winning streak.
    pub streak: usize,
    /// The longest winning streak.
    pub longest: usize,
    pub undos: u64,
    pub hints: u64,
    pub reviewed: usize,
    /// The mean luck of reviewed games in points per deal.
    pub luck: Option<Estimate>,
    /// The mean skill of reviewed games in points per deal.
    pub skill: Option<Estimate>,
}

impl Figures {
    /// The figures on games of one kind, ordered by when they finished; `None` without games.
    pub fn of(games: &[PersonGame]) -> Option<Self> {
        let first = games.first()?;
        let lowest_wins = first.result().lowest_wins;
        let count = games.len() as f64;
        let won = games.iter().filter(|game| game.is_won()).count();
        let share = won as f64 / count;
        let scores = || games.iter().map(PersonGame::score);
        let best = if lowest_wins {
            scores().fold(f64::INFINITY, f64::min)
        } else {
            scores().fold(f64::NEG_INFINITY, f64::max)
        };
        let (mut streak, mut longest) = (0, 0);
        for game in games {
            streak = if game.is_won() { streak + 1 } else { 0 };
            longest = longest.max(streak);
        }
        let chances = games.iter().map(|game| 1.0 / game.result().players.len() as f64);
        let skills: Vec<Estimate> = games.iter().filter_map(PersonGame::skill).collect();
        let lucks: Vec<Estimate> = games.iter().filter_map(PersonGame::luck).collect();
        Some(Self {
            games: games.len(),
            won,
            share,
            interval: wilson(share, count),
            chance: chances.sum::<f64>() / count,
            mean: scores().sum::<f64>() / count,
            best,
            streak,
            longest,
            undos: games.iter().map(|game| u64::from(game.result().undos)).sum(),
            hints: games.iter().map(|game| u64::from(game.result().hints)).sum(),
            reviewed: skills.len(),
            luck: mean(&lucks),
            skill: mean(&skills),
        })
    }
}

/// The mean of numbers that vary from game to game, with its standard error; a single number keeps its own error.
pub(super) fn mean(numbers: &[Estimate]) -> Option<Estimate> {
    let count = numbers.len() as f64;
    if let [one] = numbers {
        return Some(*one);
    }
    let mean = numbers.iter().map(|one| one.mean).sum::<f64>() / count;
    let around: f64 = numbers.iter().map(|one| (one.mean - mean).powi(2)).sum();
    let error = (around / (count - 1.0) / count).sqrt();
    (!numbers.is_empty()).then_some(Estimate::sampled(mean, error))
}
