//! The value of points in a round: the points themselves, but in the last round also the chance to win the game.

use crate::combo::{Combo, Public};
use misere_engine::rules::{Rules, Seat, View};

/// The distribution of a good player's points in a round, in percent, counted in 4,050 rounds of three such players.
const DISTRIBUTION: [(i32, f64); 10] =
    [(-4, 3.6), (-3, 0.8), (-2, 0.0), (-1, 16.2), (0, 41.9), (1, 28.1), (2, 3.6), (3, 4.3), (4, 0.9), (5, 0.6)];

/// The value of winning the game, in points.
const GAME: f64 = 10.0;

/// The lowest score of a hand: large bonuses subtract nine.
const LOWEST: i32 = -9;

/// The number of possible scores of a hand.
const SCORES: usize = 17;

/// The value of each score in a round; less is better.
pub struct RoundUtility([f64; SCORES]);

impl RoundUtility {
    /// Points alone.
    pub fn plain() -> Self {
        Self(std::array::from_fn(|index| f64::from(LOWEST + index as i32)))
    }

    /// Points and, if the game ends with this round, the chance to win it (SC-1).
    pub fn in_game(view: View<'_, Combo>) -> Self {
        let mut utility = Self::plain();
        if view.public.round >= view.public.options.rounds(view.public.seats()) {
            for points in &mut utility.0 {
                *points -= GAME * chance_to_win(view.public, view.seat, *points);
            }
        }
        utility
    }

    pub fn of(&self, score: i32) -> f64 {
        self.0[(score - LOWEST) as usize]
    }

    /// The average value of one point, between a very good and a bad score.
    pub fn per_point(&self) -> f64 {
        (self.of(4) - self.of(-4)) / 8.0
    }
}

/// The chance that a seat wins with these points in the last round, if the others' points follow the
/// usual distribution. A tie counts half.
fn chance_to_win(public: &Public, seat: Seat, points: f64) -> f64 {
    let totals = Combo::totals(public);
    let mine = totals[seat].as_f64() + points;
    let others = totals.each().filter(|(other, _)| *other != seat);
    let beaten = others.map(|(_, total)| {
        let more =
            DISTRIBUTION.iter().map(|&(round, share)| match (total.as_f64() + f64::from(round)).total_cmp(&mine) {
                std::cmp::Ordering::Greater => share,
                std::cmp::Ordering::Equal => share / 2.0,
                std::cmp::Ordering::Less => 0.0,
            });
        more.sum::<f64>() / 100.0
    });
    beaten.product()
}
