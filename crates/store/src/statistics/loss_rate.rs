//! One number for a person's play: what a decision costs on average, compared with the best action found.
//!
//! Losses are shares of the usual variation of a deal of the game, so the numbers of different games compare. Bands
//! come from the play of the levels, see `docs/statistics.md`.

use super::PersonGame;
use crate::Decisions;
use misere_players::bots::{Estimate, Level};

/// The number of games that count: the last ones.
pub const RATED_GAMES: usize = 20;

/// The number of games from which on a rate is compared with the levels.
pub const ENOUGH_GAMES: usize = 5;

/// A rate is in thousandths of the usual variation of a deal.
pub const RATE_UNIT: f64 = 1000.0;

/// One line for each level measured in each game: the game, the level, the rate and its standard error.
/// `misere-lab levels GAME --games N --sample 8` prints them.
const MEASURED: &str = include_str!("../../../../assets/bands.csv");

/// The cost of a person's decisions.
#[derive(Clone, Debug, PartialEq)]
pub struct LossRate {
    /// The mean loss per decision, in thousandths of the usual variation of a deal.
    pub rate: Estimate,
    pub games: usize,
    pub decisions: u32,
    /// The parts of the rate by kind of decision, the greatest first. They add up to it.
    pub kinds: Vec<KindLoss>,
    /// The level whose play costs about as much, where the levels were measured.
    pub plays_like: Option<Level>,
    /// The weakest and the strongest level whose rates cannot be told from it.
    pub between: Option<[Level; 2]>,
}

/// The part of decisions of one kind in a loss rate.
#[derive(Clone, Debug, PartialEq)]
pub struct KindLoss {
    /// The kind, as in the results file.
    pub kind: String,
    pub count: u32,
    /// Its part of the rate.
    pub part: f64,
    /// The mean loss of one of these decisions, in the same unit.
    pub mean: f64,
}

/// Decisions of one game, and what they cost in all as a share of the usual variation of a deal.
#[derive(Clone, Copy, Debug, Default, PartialEq)]
pub struct GameLoss {
    pub decisions: u32,
    /// The sum of their losses.
    pub loss: f64,
}

impl LossRate {
    /// The rate in the last reviewed games of one kind, in the order in which they finished; `None` if there are
    /// none whose review states losses.
    pub fn of(games: &[PersonGame]) -> Option<Self> {
        let reviewed = games.iter().rev();
        let reviewed = reviewed.filter_map(|game| Some((game, losses(game)?)));
        let reviewed: Vec<_> = reviewed.take(RATED_GAMES).collect();
        let (newest, _) = reviewed.first()?;
        let sums: Vec<GameLoss> = reviewed.iter().map(|(_, all)| GameLoss::of(all)).collect();
        let decisions: u32 = sums.iter().map(|one| one.decisions).sum();
        let rate = rate(&sums)?;
        let mut kinds: Vec<(KindLoss, f64)> = Vec::new();
        for (one, loss) in reviewed.iter().flat_map(|(_, all)| all) {
            let index = kinds.iter().position(|(found, _)| found.kind == one.kind);
            let index = index.unwrap_or_else(|| {
                let kind = KindLoss { kind: one.kind.clone(), count: 0, part: 0.0, mean: 0.0 };
                kinds.push((kind, 0.0));
                kinds.len() - 1
            });
            let (kind, sum) = &mut kinds[index];
            kind.count += one.count;
            *sum += loss;
        }
        let mut kinds: Vec<KindLoss> = kinds
            .into_iter()
            .map(|(kind, sum)| KindLoss {
                part: RATE_UNIT * sum / f64::from(decisions),
                mean: RATE_UNIT * sum / f64::from(kind.count.max(1)),
                ..kind
            })
            .collect();
        kinds.sort_by(|one, other| other.part.total_cmp(&one.part));
        let game = &newest.result().game;
        Some(Self {
            rate,
            games: reviewed.len(),
            decisions,
            kinds,
            plays_like: plays_like(game, rate.mean),
            between: between(game, rate),
        })
    }

    /// Tells whether there are enough games to compare the rate with the levels.
    pub const fn is_enough(&self) -> bool {
        self.games >= ENOUGH_GAMES
    }
}

impl GameLoss {
    fn of(losses: &[(&Decisions, f64)]) -> Self {
        Self {
            decisions: losses.iter().map(|(one, _)| one.count).sum(),
            loss: losses.iter().map(|(_, loss)| loss).sum(),
        }
    }

    /// The loss in a reviewed game; `None` if its review states none.
    pub(super) fn in_game(game: &PersonGame) -> Option<Self> {
        Some(Self::of(&losses(game)?))
    }
}

/// The decisions in a reviewed game with what they cost; `None` if its review does not state it.
fn losses(game: &PersonGame) -> Option<Vec<(&Decisions, f64)>> {
    let decisions = &game.review()?.decisions;
    let all = decisions.iter().map(|one| Some((one, one.loss?)));
    let all: Vec<_> = all.collect::<Option<_>>()?;
    (!all.is_empty()).then_some(all)
}

/// The mean loss per decision in thousandths, with the standard error that follows from how games differ; `None`
/// without decisions. A single game has an infinite error.
pub fn rate(games: &[GameLoss]) -> Option<Estimate> {
    let decisions: f64 = games.iter().map(|game| f64::from(game.decisions)).sum();
    if decisions == 0.0 {
        return None;
    }
    let mean = games.iter().map(|game| game.loss).sum::<f64>() / decisions;
    let residual = |game: &GameLoss| game.loss - mean * f64::from(game.decisions);
    let squares: f64 = games.iter().map(|game| residual(game).powi(2)).sum();
    let error = match games.len() {
        1 => f64::INFINITY,
        count => (squares * count as f64 / (count as f64 - 1.0)).sqrt() / decisions,
    };
    Some(Estimate::sampled(RATE_UNIT * mean, RATE_UNIT * error))
}

/// The rates of the levels in a game, weakest level first.
pub fn bands(game: &str) -> Vec<(Level, Estimate)> {
    let band = |line: &str| {
        let mut cells = line.split(',');
        let (id, level) = (cells.next()?, Level::from_name(cells.next()?)?);
        let [mean, error] = [cells.next()?, cells.next()?].map(|cell| cell.parse().ok());
        (id == game).then_some((level, Estimate::sampled(mean?, error?)))
    };
    MEASURED.lines().filter_map(band).collect()
}

/// The level with the nearest rate, by its ratio, and the strongest of equally near ones; `None` if the levels were
/// not measured in the game.
pub fn plays_like(game: &str, rate: f64) -> Option<Level> {
    // Below a thousandth, all rates are alike.
    let distance = |band: &Estimate| (band.mean.max(1.0) / rate.max(1.0)).ln().abs();
    let bands = bands(game).into_iter().rev();
    let nearest = bands.min_by(|(_, one), (_, other)| distance(one).total_cmp(&distance(other)));
    nearest.map(|(level, _)| level)
}

/// The weakest and the strongest level whose rates cannot be told from a rate, considering the errors of both; `None` if
/// the levels were not measured in the game.
pub fn between(game: &str, rate: Estimate) -> Option<[Level; 2]> {
    let is_near =
        |(_, band): &(Level, Estimate)| (band.mean - rate.mean).abs() <= 1.96 * band.error().hypot(rate.error());
    let near = bands(game).into_iter().filter(is_near);
    let near = near.map(|(level, _)| level);
    let levels: Vec<Level> = near.chain(plays_like(game, rate.mean)).collect();
    Some([*levels.iter().min()?, *levels.iter().max()?])
}

#[cfg(test)]
mod tests {
    use super::*;
    use crate::statistics::Filter;
    use crate::statistics::summary::tests::{game, results, reviewed};
    use misere_games::GAMES as MENU;

    /// A reviewed game whose leads and other decisions cost this much.
    fn with_losses(time: u64, losses: [f64; 3]) -> crate::PlayedGame {
        let mut game = reviewed(time, 0.0);
        let review = game.review.as_mut().expect("a review");
        for (decisions, loss) in review.seats[0].decisions.iter_mut().zip(losses) {
            decisions.loss = Some(loss);
        }
        game
    }

    #[test]
    fn the_rate_is_a_mean_per_decision_with_its_error_and_parts() {
        // 27 decisions each: 6 leads, 20 follows and a pass.
        let games =
            vec![game(1, 4.0, 1), with_losses(2, [0.3, 0.2, 0.04]), reviewed(3, 1.0), with_losses(4, [0.5, 0.2, 0.1])];
        let found = LossRate::of(&Filter::default().apply(&results(games))).expect("reviews");
        assert_eq!((found.games, found.decisions), (2, 54));
        assert!((found.rate.mean - 1000.0 * 1.34 / 54.0).abs() < 1e-9);
        // Residuals of 0.13 each way, so a variance of 0.0338 for the sum.
        let error = 1000.0 * (4.0 * 0.0169_f64).sqrt() / 54.0;
        assert!((found.rate.error() - error).abs() < 1e-9, "{found:?}");
        let kinds: Vec<(&str, u32)> = found.kinds.iter().map(|one| (&*one.kind, one.count)).collect();
        assert_eq!(kinds, [("lead", 12), ("follow", 40), ("pass", 2)]);
        let sum: f64 = found.kinds.iter().map(|one| one.part).sum();
        assert!((sum - found.rate.mean).abs() < 1e-9);
        assert!((found.kinds[2].mean - 70.0).abs() < 1e-9);
    }

    #[test]
    fn only_the_last_games_count() {
        let games = (1..=30).map(|time| with_losses(time, [if time > 10 { 0.27 } else { 9.0 }, 0.0, 0.0]));
        let found = LossRate::of(&Filter::default().apply(&results(games.collect()))).expect("reviews");
        assert_eq!((found.games, found.is_enough()), (RATED_GAMES, true));
        assert!((found.rate.mean - 10.0).abs() < 1e-9 && found.rate.error() < 1e-9);
        assert_eq!(LossRate::of(&Filter::default().apply(&results(vec![reviewed(1, 1.0)]))), None);
    }

    #[test]
    fn a_margin_has_a_level_at_either_end() {
        // Finis: Easy 95.9, Medium 78.9, Hard 43.6, Master below 0.
        let of = |losses: [f64; 2]| {
            let games = losses.map(|loss| with_losses((loss * 1e6) as u64, [loss, 0.0, 0.0]));
            let found = LossRate::of(&Filter::default().apply(&results(games.into())));
            found.expect("reviews")
        };
        let narrow = of([27.0 * 0.044, 27.0 * 0.0441]);
        assert_eq!(narrow.plays_like, Some(Level::Hard));
        assert_eq!(narrow.between, Some([Level::Hard, Level::Hard]));
        assert!(!narrow.is_enough());
        let wide = of([27.0 * 0.03, 27.0 * 0.06]);
        assert_eq!(wide.plays_like, Some(Level::Hard));
        assert_eq!(wide.between, Some([Level::Medium, Level::Hard]));
    }

    /// Regression: in Acorn Hearts, where Medium was measured to lose more than Easy, somebody played like Medium with a
    /// margin from Novice to Easy.
    #[test]
    fn the_level_one_plays_like_lies_within_the_margin() {
        for entry in MENU {
            for (level, band) in bands(entry.id) {
                let rate = Estimate::sampled(band.mean, 8.0);
                let [weakest, strongest] = between(entry.id, rate).expect("levels");
                assert!((weakest..=strongest).contains(&level), "{}", entry.id);
            }
        }
    }

    #[test]
    fn stronger_levels_lose_less_or_cannot_be_told_apart() {
        for entry in MENU {
            let bands = bands(entry.id);
            let gain = |weak: Estimate, strong: Estimate| {
                let margin = 1.96 * weak.error().hypot(strong.error());
                (weak.mean - strong.mean, margin)
            };
            for pair in bands.windows(2) {
                let (gain, margin) = gain(pair[0].1, pair[1].1);
                assert!(gain > -margin, "{}: {pair:?}", entry.id);
            }
            if let [(_, novice), _, (_, medium), (_, hard), (_, master)] = bands[..] {
                for (weak, strong) in [(novice, hard), (medium, master)] {
                    let (gain, margin) = gain(weak, strong);
                    assert!(gain > margin, "{}: {weak:?}, {strong:?}", entry.id);
                }
            }
        }
    }

    #[test]
    fn the_documentation_states_the_bands_of_every_game() {
        let text = include_str!("../../../../docs/statistics.md").replace('−', "-");
        for entry in MENU {
            let bands = bands(entry.id);
            let levels: Vec<Level> = bands.iter().map(|(level, _)| *level).collect();
            assert_eq!(levels, Level::OPPONENTS, "{}", entry.id);
            let cells = bands.iter().map(|(_, band)| {
                let margin = 1.96 * band.error();
                format!(" {:.1} ± {margin:.0} |", band.mean)
            });
            let cells: String = cells.collect();
            let row = text.lines().find_map(|line| {
                let row = line.strip_prefix(&format!("| {} | ", entry.id))?;
                row.split_once(" |")
            });
            let (_, row) = row.expect("a row");
            assert!(row.starts_with(&cells), "{}: {cells}", entry.id);
        }
    }

    #[test]
    fn a_rate_like_that_of_a_level_is_said_to_be_like_it() {
        for entry in MENU {
            for (level, band) in bands(entry.id) {
                let found = plays_like(entry.id, band.mean).expect("a level");
                let is_alike = band.mean < 1.0 && found > level;
                assert!(found == level || is_alike, "{}: {level:?}", entry.id);
            }
        }
        assert_eq!(plays_like("bridge", 10.0), None);
    }
}
