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

/// The mean of numbers that vary from game to game, with its standard error; a single number keeps
/// its own error.
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

#[cfg(test)]
mod tests {
    use super::*;
    use crate::statistics::Filter;
    use crate::statistics::summary::tests::{game, results, reviewed};

    fn of(games: Vec<crate::PlayedGame>) -> Figures {
        Figures::of(&Filter::default().apply(&results(games))).expect("games")
    }

    #[test]
    fn figures_are_those_computed_by_hand() {
        // Won, shared win, lost, won.
        let figures = of(vec![game(1, 4.0, 1), game(2, 7.5, 1), game(3, 20.0, 3), game(4, 6.0, 1)]);
        assert_eq!((figures.games, figures.won), (4, 3));
        assert_eq!((figures.streak, figures.longest), (1, 2));
        assert_eq!((figures.share, figures.chance), (0.75, 0.25));
        assert_eq!((figures.mean, figures.best), (9.375, 4.0));
        assert_eq!((figures.undos, figures.hints), (4, 8));
        let [low, high] = figures.interval;
        assert!((low - 0.3006).abs() < 1e-4 && (high - 0.9544).abs() < 1e-4);
        assert_eq!((figures.reviewed, figures.skill), (0, None));
    }

    #[test]
    fn the_best_score_is_the_highest_where_the_highest_wins() {
        let mut games = vec![game(1, 4.0, 1), game(2, 7.5, 2)];
        for game in &mut games {
            game.result.lowest_wins = false;
        }
        assert_eq!(of(games).best, 7.5);
    }

    #[test]
    fn chance_is_the_mean_of_one_in_so_many_players() {
        let mut games = vec![game(1, 4.0, 1), game(2, 7.5, 2)];
        games[0].result.players.truncate(2);
        games[0].result.scores.truncate(2);
        games[0].result.places.truncate(2);
        assert_eq!(of(games).chance, 0.375);
    }

    #[test]
    fn skill_is_a_mean_per_deal_with_its_standard_error() {
        // 4, −2 and 1 points in two deals each: 2, −1 and ½ per deal.
        let figures = of(vec![reviewed(1, 4.0), reviewed(2, -2.0), reviewed(3, 1.0), game(4, 1.0, 1)]);
        assert_eq!(figures.reviewed, 3);
        let skill = figures.skill.expect("reviews");
        assert!((skill.mean - 0.5).abs() < 1e-9);
        // Deviations of 1½, −1½ and 0: a variance of 2¼, divided by three games.
        assert!((skill.error() - 0.75_f64.sqrt()).abs() < 1e-9, "{skill:?}");
        let alone = of(vec![reviewed(1, 4.0)]).skill.expect("a review");
        assert_eq!((alone.mean, alone.error()), (2.0, 0.25), "its own error");
    }
}
