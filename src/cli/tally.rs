//! What is counted over many games, and what that says about the players.
//!
//! All counts are whole numbers that add up in any order, so neither the number of threads nor the
//! cutting of a run into ranges can change a digit of the result.

use serde::{Deserialize, Serialize};

use crate::arena::Outcome;
use crate::rules::{Seat, Wins};

/// The counts of a run.
#[derive(Clone, Debug, Default, PartialEq, Eq, Serialize, Deserialize)]
pub struct Tally {
    /// How many numbered games.
    pub games: u64,
    /// How often games were played: more than once each with the same deals.
    pub plays: u64,
    /// How many deals.
    pub deals: u64,
    /// How many actions.
    pub actions: u64,
    /// What is counted of each kind of player.
    pub kinds: Vec<Counts>,
}

/// The counts of one kind of player.
#[derive(Clone, Copy, Debug, Default, PartialEq, Eq, Serialize, Deserialize)]
#[serde(deny_unknown_fields)]
pub struct Counts {
    /// All that its seats scored, in half-points.
    pub halves: i64,
    /// By how much its seats were ahead of those of other kinds: of each pair of such seats the
    /// difference of the two, in half-points.
    pub lead: i64,
    /// The deals that its seats played, each seat's apart.
    pub deals: i64,
    /// The games that its seats won, each seat's apart; whoever wins together wins.
    pub won: i64,
    /// What programs from outside did wrong.
    pub faults: u64,
    /// Squares, each play counted by itself.
    pub by_play: Squares,
    /// Squares, all plays of a numbered game counted together.
    pub by_game: Squares,
}

/// Sums of squares and products, for the intervals.
#[derive(Clone, Copy, Debug, Default, PartialEq, Eq, Serialize, Deserialize)]
#[serde(deny_unknown_fields)]
pub struct Squares {
    /// Of the half-points.
    pub halves: i64,
    /// Of the half-points with the deals.
    pub halves_deals: i64,
    /// Of the lead.
    pub lead: i64,
    /// Of the lead with the deals.
    pub lead_deals: i64,
    /// Of the deals.
    pub deals: i64,
    /// Of the games won.
    pub won: i64,
}

/// What one kind of player did in one play, or in all plays of a game.
#[derive(Clone, Copy, Debug, Default)]
struct Part {
    halves: i64,
    lead: i64,
    deals: i64,
    won: i64,
}

impl Tally {
    /// Nothing yet, for so many kinds of players.
    pub fn new(kinds: usize) -> Self {
        Self {
            kinds: vec![Counts::default(); kinds],
            ..Self::default()
        }
    }

    /// Counts a numbered game: each of its plays with the kinds by seat.
    pub fn count(&mut self, wins: Wins, plays: &[(&[usize], Outcome)]) {
        const MOST: usize = crate::rules::MAX_SEATS;
        let mut game = [Part::default(); MOST];
        self.games += 1;
        for (kinds, outcome) in plays {
            let mut play = [Part::default(); MOST];
            let totals = outcome.totals.as_slice();
            let (best, better) = match wins {
                Wins::Lowest => (totals.iter().min(), -1),
                Wins::Highest => (totals.iter().max(), 1),
            };
            let all: i64 = totals
                .iter()
                .map(|total| i64::from(total.in_halves()))
                .sum();
            for (seat, &kind) in Seat::all(totals.len()).zip(*kinds) {
                let total = &outcome.totals[seat];
                let halves = i64::from(total.in_halves());
                play[kind].halves += halves;
                // Over the seats of a kind the differences from seats of the same kind are naught.
                play[kind].lead += better * (totals.len() as i64 * halves - all);
                play[kind].deals += i64::from(outcome.deals);
                play[kind].won += i64::from(Some(total) == best);
            }
            for ((counts, part), whole) in self.kinds.iter_mut().zip(&play).zip(&mut game) {
                counts.halves += part.halves;
                counts.lead += part.lead;
                counts.deals += part.deals;
                counts.won += part.won;
                counts.by_play.count(part);
                whole.halves += part.halves;
                whole.lead += part.lead;
                whole.deals += part.deals;
                whole.won += part.won;
            }
            self.plays += 1;
            self.deals += u64::from(outcome.deals);
            self.actions += outcome.actions;
        }
        for (counts, part) in self.kinds.iter_mut().zip(&game) {
            counts.by_game.count(part);
        }
    }

    /// Both tallies together; nothing if a count grows too great.
    pub fn plus(&self, other: &Self) -> Option<Self> {
        let kinds = self.kinds.iter().zip(&other.kinds);
        Some(Self {
            games: self.games.checked_add(other.games)?,
            plays: self.plays.checked_add(other.plays)?,
            deals: self.deals.checked_add(other.deals)?,
            actions: self.actions.checked_add(other.actions)?,
            kinds: kinds.map(|(a, b)| a.plus(b)).collect::<Option<_>>()?,
        })
    }
}

impl Squares {
    fn count(&mut self, part: &Part) {
        self.halves += part.halves * part.halves;
        self.halves_deals += part.halves * part.deals;
        self.lead += part.lead * part.lead;
        self.lead_deals += part.lead * part.deals;
        self.deals += part.deals * part.deals;
        self.won += part.won * part.won;
    }

    fn plus(&self, other: &Self) -> Option<Self> {
        Some(Self {
            halves: self.halves.checked_add(other.halves)?,
            halves_deals: self.halves_deals.checked_add(other.halves_deals)?,
            lead: self.lead.checked_add(other.lead)?,
            lead_deals: self.lead_deals.checked_add(other.lead_deals)?,
            deals: self.deals.checked_add(other.deals)?,
            won: self.won.checked_add(other.won)?,
        })
    }
}

impl Counts {
    fn plus(&self, other: &Self) -> Option<Self> {
        Some(Self {
            halves: self.halves.checked_add(other.halves)?,
            lead: self.lead.checked_add(other.lead)?,
            deals: self.deals.checked_add(other.deals)?,
            won: self.won.checked_add(other.won)?,
            faults: self.faults.checked_add(other.faults)?,
            by_play: self.by_play.plus(&other.by_play)?,
            by_game: self.by_game.plus(&other.by_game)?,
        })
    }

    /// The mean score per deal, in points; none if no deal was played.
    pub fn mean(&self) -> Option<f64> {
        (self.deals > 0).then(|| self.halves as f64 / self.deals as f64 / 2.0)
    }

    /// How far the 95 % interval of the mean reaches to either side, in points, if these squares
    /// stand for so many independent samples; none from fewer than two.
    pub fn reach(&self, squares: &Squares, samples: u64) -> Option<f64> {
        let crossed = [squares.halves, squares.halves_deals, squares.deals];
        Some(self.reach_of(self.halves, crossed, samples)? / 2.0)
    }

    /// How many points a deal a seat is ahead of the mean of the `others` seats, and how far the
    /// 95 % interval of that reaches to either side; none without others, or from fewer than two
    /// games.
    ///
    /// The luck of the packs falls out where all have held the same cards.
    pub fn lead(&self, games: u64, others: u64) -> Option<(f64, f64)> {
        let Squares {
            lead,
            lead_deals,
            deals,
            ..
        } = self.by_game;
        let reach = self.reach_of(self.lead, [lead, lead_deals, deals], games)?;
        let pairs = 2.0 * others as f64;
        (others > 0).then(|| (self.lead as f64 / self.deals as f64 / pairs, reach / pairs))
    }

    /// How far the 95 % interval of such a sum per deal reaches, given the sums of its squares, of
    /// its products with the deals, and of the squares of these.
    ///
    /// It is a ratio, because games have different numbers of deals: the error is that of the sums
    /// around it, to first order.
    fn reach_of(
        &self,
        sum: i64,
        [squares, products, deals]: [i64; 3],
        samples: u64,
    ) -> Option<f64> {
        if self.deals == 0 {
            return None;
        }
        let ratio = sum as f64 / self.deals as f64;
        let around = squares as f64 - 2.0 * ratio * products as f64 + ratio * ratio * deals as f64;
        let error = standard_error(around, samples)? / (self.deals as f64 / samples as f64);
        Some(Z * error)
    }

    /// The share of games won by a seat, with its 95 % interval, in so many games where it has so
    /// many seats each; none without games.
    ///
    /// Wilson's interval, which holds near 0 and 1 too; where a kind has several seats in a game
    /// their luck is not independent, so the number of samples is what the spread over the games
    /// says that it is worth.
    pub fn share(&self, games: u64, seats: u64) -> Option<(f64, [f64; 2])> {
        if games == 0 || seats == 0 {
            return None;
        }
        let each = seats as f64;
        let share = self.won as f64 / (games as f64 * each);
        let mean = share * each;
        let around = self.by_game.won as f64 - games as f64 * mean * mean;
        let error = standard_error(around, games).map_or(0.0, |error| error / each);
        let certain = share <= 0.0 || share >= 1.0;
        if error <= 0.0 && !certain && games > 1 {
            // The same share in every game, such as that of all seats together.
            return Some((share, [share, share]));
        }
        let samples = if certain || games < 2 {
            games as f64
        } else {
            let games = games as f64;
            share * (1.0 - share) / (error * error) * games / (games - 1.0)
        };
        let spread = Z * Z / samples;
        let middle = (share + spread / 2.0) / (1.0 + spread);
        let reach = Z / (1.0 + spread)
            * (share * (1.0 - share) / samples + spread / (4.0 * samples)).sqrt();
        Some((
            share,
            [(middle - reach).max(0.0), (middle + reach).min(1.0)],
        ))
    }
}

/// The 97.5 % point of the normal distribution.
const Z: f64 = 1.959_963_984_540_054;

/// The standard error of a mean from the sum of squares around it; none from fewer than two.
fn standard_error(around: f64, samples: u64) -> Option<f64> {
    let samples = samples as f64;
    (samples >= 2.0).then(|| (around.max(0.0) / (samples - 1.0) / samples).sqrt())
}

#[cfg(test)]
mod tests {
    use super::*;
    use crate::rules::{BySeat, Score};

    fn outcome(totals: [i32; 3], deals: u32) -> Outcome {
        Outcome {
            totals: BySeat::from_fn(3, |seat| Score::points(totals[seat.index()])),
            deals,
            actions: 10,
        }
    }

    #[test]
    fn means_and_shares_are_those_of_the_games() {
        let mut tally = Tally::new(2);
        for totals in [[4, 2, 2], [1, 3, 8]] {
            tally.count(Wins::Lowest, &[(&[0, 1, 1], outcome(totals, 2))]);
        }
        assert_eq!((tally.games, tally.plays, tally.deals), (2, 2, 4));
        let [first, others] = [tally.kinds[0], tally.kinds[1]];
        assert_eq!(first.mean(), Some(5.0 / 4.0));
        assert_eq!(others.mean(), Some(15.0 / 8.0));
        // Won together is won: two of the four seats in two games.
        assert_eq!(others.won, 2);
        assert_eq!(others.share(2, 2).map(|(share, _)| share), Some(0.5));
        // Two samples of 2 and ½ points a deal: the standard error is ¾.
        let reach = first.reach(&first.by_play, 2).expect("two samples");
        assert!((reach - 0.75 * Z).abs() < 1e-9, "{reach}");
        assert_eq!(first.reach(&first.by_play, 1), None);
        // Two behind on two deals and four and a half ahead: 1¼ a deal less 5/8 are 5/8 on average.
        let (lead, reach) = first.lead(2, 2).expect("two samples");
        assert!((lead - 0.625).abs() < 1e-9, "{lead}");
        assert!((reach - 1.625 * Z).abs() < 1e-9, "{reach}");
        let (behind, same) = others.lead(2, 1).expect("two samples");
        assert!((behind + lead).abs() < 1e-9 && (same - reach).abs() < 1e-9);
        assert_eq!(first.lead(2, 0), None);
    }

    #[test]
    fn one_seat_has_the_interval_of_wilson() {
        let mut tally = Tally::new(3);
        for winner in 0..10 {
            let totals = if winner < 3 { [0, 1, 1] } else { [2, 1, 1] };
            tally.count(Wins::Lowest, &[(&[0, 1, 2], outcome(totals, 1))]);
        }
        let (share, [low, high]) = tally.kinds[0].share(10, 1).expect("games");
        assert!((share - 0.3).abs() < 1e-9);
        assert!(
            (low - 0.1078).abs() < 1e-4 && (high - 0.6032).abs() < 1e-4,
            "{low} {high}"
        );
        let (_, [low, high]) = Counts::default().share(10, 1).expect("games");
        assert!(low == 0.0 && (0.27..0.29).contains(&high), "{low} {high}");
    }

    #[test]
    fn parts_add_up_and_too_much_is_told() {
        let plays: Vec<_> = (0..8)
            .map(|n| outcome([n, 7 - n, 3], 1 + n as u32 % 3))
            .collect();
        let all = |range: std::ops::Range<usize>| {
            let mut tally = Tally::new(2);
            for play in &plays[range] {
                tally.count(Wins::Highest, &[(&[0, 1, 0], *play), (&[1, 0, 0], *play)]);
            }
            tally
        };
        assert_eq!(all(0..3).plus(&all(3..8)), Some(all(0..8)));
        let mut huge = all(0..3);
        huge.kinds[0].halves = i64::MAX;
        assert_eq!(huge.plus(&all(3..8)), None);
    }
}
