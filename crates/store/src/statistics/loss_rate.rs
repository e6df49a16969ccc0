//! One number for a person's play: what a decision costs on average, compared with the best action found.
//!
//! Losses are shares of the usual variation of a deal of the game, so the numbers of different games compare. Bands
//! come from the play of the levels, see `docs/statistics.md`.

use super::PersonGame;
use crate::Decisions;
use crate::text::statistics as texts;
use misere_engine::text::{Message, Number};
use misere_players::bots::{Estimate, Level};

/// The number of games that count: the last ones.
pub const RATED_GAMES: usize = 20;

/// The number of games from which on a rate is compared with the levels.
pub const ENOUGH_GAMES: usize = 5;

/// A rate is in thousandths of the usual variation of a deal.
pub const RATE_UNIT: f64 = 1000.0;

/// One line for each level measured in each game: the game, the level, the rate and its standard error. Before them, the
/// game, `stake` and the usual variation of a deal in points. `misere-lab levels GAME --games N --sample 8` prints them.
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
    /// The points lost per deal, as far as the usual variation of a deal tells, where that was measured.
    pub points: Option<Estimate>,
    /// The levels whose play costs about as much, the weakest first; none where the levels were not measured.
    pub plays_like: Vec<Level>,
    /// The weakest and the strongest level whose rates cannot be told from it.
    pub between: Option<[Level; 2]>,
}

/// Levels that their rates cannot tell apart.
#[derive(Clone, Debug, PartialEq)]
pub struct Band {
    /// The weakest first.
    pub levels: Vec<Level>,
    pub rate: Estimate,
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
        let per_deal = reviewed.iter().zip(&sums).map(|((game, _), sum)| {
            let deals = game.played.review.as_ref().map_or(0, |review| review.deals);
            GameLoss { decisions: deals, loss: sum.loss }
        });
        let per_deal = self::rate(&per_deal.collect::<Vec<_>>());
        let points = per_deal.zip(stake(game)).map(|(loss, stake)| loss.times(stake / RATE_UNIT));
        Some(Self {
            rate,
            games: reviewed.len(),
            decisions,
            kinds,
            points,
            plays_like: plays_like(game, rate.mean),
            between: between(game, rate),
        })
    }

    /// Tells whether there are enough games to compare the rate with the levels.
    pub const fn is_enough(&self) -> bool {
        self.games >= ENOUGH_GAMES
    }

    /// Sentences on the loss per deal and the range of levels; none on levels if there are too few games.
    pub fn remarks(&self, game: &str) -> Vec<Message> {
        let points = self.points.filter(|_| self.games > 1).zip(stake(game));
        let points = points.map(|(points, stake)| texts::points_per_deal(points.in_words(), Number::short(stake)));
        let range = self.between.filter(|[low, high]| low != high && self.is_enough());
        let range = range.map(|[low, high]| texts::plays_between(low.label(), high.label()));
        points.into_iter().chain(range).collect()
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

/// The decisions in a reviewed game with what they cost; `None` if its review does not state it, or if the coach let
/// the person take some back.
fn losses(game: &PersonGame) -> Option<Vec<(&Decisions, f64)>> {
    let decisions = &game.review().filter(|_| game.result().coached == 0)?.decisions;
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

/// The lines of a game: the name of the level, or `stake`, with the number and its standard error.
fn lines(game: &str) -> impl Iterator<Item = (&'static str, Estimate)> {
    let cells = MEASURED.lines().filter_map(move |line| line.strip_prefix(game)?.strip_prefix(','));
    cells.filter_map(|cells| {
        let mut cells = cells.split(',');
        let (name, mean) = (cells.next()?, cells.next()?.parse().ok()?);
        let error = cells.next().map_or(Some(0.0), |error| error.parse().ok())?;
        Some((name, Estimate::sampled(mean, error)))
    })
}

/// The usual variation of a deal in points, where it was measured.
pub fn stake(game: &str) -> Option<f64> {
    lines(game).find(|(name, _)| *name == "stake").map(|(_, stake)| stake.mean)
}

/// The rates of the levels in a game as they were measured, weakest level first.
pub fn measured(game: &str) -> Vec<(Level, Estimate)> {
    let rates = lines(game).filter_map(|(name, rate)| Some((Level::from_name(name)?, rate)));
    rates.collect()
}

/// The bands of a game, weakest first: an isotonic fit by pooling adjacent violators, in which neighbors that differ by
/// less than their margin of error are pooled, too.
pub fn bands(game: &str) -> Vec<Band> {
    let measured = measured(game).into_iter();
    let mut bands: Vec<Band> = measured.map(|(level, rate)| Band { levels: vec![level], rate }).collect();
    loop {
        let differences = bands.windows(2).map(|pair| {
            let error = pair[0].rate.error().hypot(pair[1].rate.error());
            (pair[0].rate.mean - pair[1].rate.mean) / error.max(f64::MIN_POSITIVE)
        });
        let least = differences.enumerate().min_by(|(_, one), (_, other)| one.total_cmp(other));
        match least {
            Some((index, difference)) if difference < 1.96 => {
                let stronger = bands.remove(index + 1);
                bands[index].pool(stronger);
            }
            _ => return bands,
        }
    }
}

impl Band {
    /// Takes up stronger levels. All were measured in as many games.
    fn pool(&mut self, stronger: Self) {
        let all = (self.levels.len() + stronger.levels.len()) as f64;
        let share = |band: &Self| band.rate.times(band.levels.len() as f64 / all);
        self.rate = share(self).plus(share(&stronger));
        self.levels.extend(stronger.levels);
    }
}

/// The levels of the band with the nearest rate, by its ratio, and of the strongest of equally near ones; none if the
/// levels were not measured in the game.
pub fn plays_like(game: &str, rate: f64) -> Vec<Level> {
    // Below a thousandth, all rates are alike.
    let distance = |band: &Band| (band.rate.mean.max(1.0) / rate.max(1.0)).ln().abs();
    let bands = bands(game).into_iter().rev();
    let nearest = bands.min_by(|one, other| distance(one).total_cmp(&distance(other)));
    nearest.map_or_else(Vec::new, |band| band.levels)
}

/// The weakest and the strongest level whose rates cannot be told from a rate, considering the errors of both; `None` if
/// the levels were not measured in the game.
pub fn between(game: &str, rate: Estimate) -> Option<[Level; 2]> {
    let is_near = |band: &Band| (band.rate.mean - rate.mean).abs() <= 1.96 * band.rate.error().hypot(rate.error());
    let near = bands(game).into_iter().filter(is_near).flat_map(|band| band.levels);
    let levels: Vec<Level> = near.chain(plays_like(game, rate.mean)).collect();
    Some([*levels.iter().min()?, *levels.iter().max()?])
}
