//! What the points of a round are worth: as much as they count, but in the last round winning the
//! game matters more.

use crate::rules::combo::{Combo, Public};
use crate::rules::{Rules, Seat, View};

/// What a round brings a good player, in per cent: −4 points and so on, as counted in 4,050 rounds
/// of three such players.
const USUAL: [(i32, f64); 10] = [
    (-4, 3.6),
    (-3, 0.8),
    (-2, 0.0),
    (-1, 16.2),
    (0, 41.9),
    (1, 28.1),
    (2, 3.6),
    (3, 4.3),
    (4, 0.9),
    (5, 0.6),
];

/// What winning the game is worth, in points.
const GAME: f64 = 10.0;

/// The least and the most that a hand can count: large bonuses take nine off.
const LEAST: i32 = -9;
const COUNT: usize = 17;

/// What each score of a round is worth, less being better.
pub(super) struct Worth([f64; COUNT]);

impl Worth {
    /// Points are points.
    pub fn plain() -> Self {
        Self(std::array::from_fn(|place| f64::from(LEAST + place as i32)))
    }

    /// With the chance to win the game, if it ends with this round (SC-1).
    pub fn in_game(view: View<'_, Combo>) -> Self {
        let mut worth = Self::plain();
        if view.public.round >= view.public.options.rounds(view.public.seats()) {
            for points in &mut worth.0 {
                *points -= GAME * chance_to_win(view.public, view.seat, *points);
            }
        }
        worth
    }

    /// What a score is worth.
    pub fn of(&self, score: i32) -> f64 {
        self.0[(score - LEAST) as usize]
    }

    /// What a point more or less is worth on the way from a very good score to a bad one.
    pub fn of_a_point(&self) -> f64 {
        (self.of(4) - self.of(-4)) / 8.0
    }
}

/// The chance that a seat wins which gets so many points in the last round, if the others get what
/// is usual. A tie counts half.
fn chance_to_win(public: &Public, seat: Seat, points: f64) -> f64 {
    let totals = Combo::totals(public);
    let mine = totals[seat].as_f64() + points;
    let others = totals.each().filter(|(other, _)| *other != seat);
    let beaten = others.map(|(_, total)| {
        let more = USUAL.iter().map(|&(round, share)| {
            match (total.as_f64() + f64::from(round)).total_cmp(&mine) {
                std::cmp::Ordering::Greater => share,
                std::cmp::Ordering::Equal => share / 2.0,
                std::cmp::Ordering::Less => 0.0,
            }
        });
        more.sum::<f64>() / 100.0
    });
    beaten.product()
}

#[cfg(test)]
mod tests {
    use super::*;
    use crate::cards::Cards;
    use crate::rules::Score;
    use crate::rules::combo::Options;

    /// A round of two players in which the first to act has so many points more than the other.
    fn worth(round: u32, behind: i32) -> Worth {
        let options = Options {
            matches: 1,
            ..Options::PUBLISHED
        };
        let mut state = Combo::start(&options, 2, Seat::new(1));
        Combo::deal(&mut state, &Cards::FULL.iter().collect(), &mut ());
        state.public.round = round;
        let turn = state.public.turn();
        state.public.totals[turn] = Score::points(behind);
        Worth::in_game(state.view(turn))
    }

    #[test]
    fn points_are_points_until_the_last_round_sc_1() {
        let first = worth(1, 4);
        assert_eq!([-4, 0, 7].map(|score| first.of(score)), [-4.0, 0.0, 7.0]);
        assert_eq!(first.of_a_point(), 1.0);
    }

    /// Who is far behind needs the large bonus; who is ahead needs no more than a sound hand.
    #[test]
    fn in_the_last_round_it_depends_on_the_totals_what_a_bonus_is_worth() {
        let gain = |behind: i32, from: i32, to: i32| {
            let last = worth(2, behind);
            last.of(from) - last.of(to)
        };
        assert!(gain(4, 0, -4) > 8.0, "it wins the game more often than not");
        assert!(gain(4, 0, -1) < 2.0, "hardly ever enough");
        assert!(gain(-4, 0, -4) < 5.0, "it is won already");
        assert!(gain(-4, 5, 1) > 8.0, "it can still be lost");
    }
}
