//! The value of a deal's result to a seat: its points and, near the end of the game, the chance of winning it.

use misere_engine::rules::{BySeat, Next, Rules, Score, Seat, View, Wins, winners};

/// Values the end of a deal for one seat.
///
/// Points are the seat's own score minus a share of the others' mean; against a single opponent,
/// the full difference. If the game may end with this deal, the chance of winning it is added:
/// exact where the game is over, otherwise estimated from the totals.
#[derive(Clone, Debug)]
pub struct Utility {
    seat: Seat,
    before: BySeat<Score>,
    /// 1 if high scores win, −1 if low ones do.
    sign: f64,
    /// The unit of points and values, see [`Self::in_points`].
    unit: f64,
    /// The mean distance of scores from the mean of their deal, summed over the samples.
    spread: f64,
    samples: f64,
    /// Set if the game ended with the deal in any sample.
    may_end: bool,
}

/// A seat's gain from a deal; more is better.
#[derive(Clone, Copy, Debug, Default, PartialEq)]
pub struct Payoff {
    /// The points alone.
    pub points: f64,
    /// The points plus, if the game may end with this deal, the value of the chance to win it.
    pub value: f64,
}

/// The weight of several opponents' mean, relative to the seat's own points.
const OTHERS: f64 = 0.3;

/// The value of winning the game, in spreads of a deal's scores.
const GAME: f64 = 8.0;

/// A lead that makes winning the game about e times as likely, in spreads of a deal's scores.
const LEAD: f64 = 2.0;

/// The weight of the others' mean at a table with so many seats.
const fn weight(seats: usize) -> f64 {
    if seats == 2 { 1.0 } else { OTHERS }
}

/// The value of a point that a seat takes in place of another. Against one opponent, people count the difference: 1.
pub(super) fn value_of_point(seats: usize) -> f64 {
    if seats == 2 { 1.0 } else { 1.0 + weight(seats) / (seats - 1) as f64 }
}

impl Utility {
    /// The number of samples to calibrate with before anything is valued.
    pub const SAMPLES: u32 = 8;

    /// The utility of the view's seat, not yet calibrated.
    pub fn new<R: Rules>(view: View<'_, R>) -> Self {
        Self {
            seat: view.seat,
            before: R::totals(view.public),
            sign: match R::WINS {
                Wins::Lowest => -1.0,
                Wins::Highest => 1.0,
            },
            unit: 1.0,
            spread: 0.0,
            samples: 0.0,
            may_end: false,
        }
    }

    /// Values in the points that people count: against several opponents, a point taken in place of another is one.
    pub fn in_points(self) -> Self {
        Self { unit: value_of_point(self.before.seats()), ..self }
    }

    /// Calibrates with the end of a deal reached by ordinary play.
    pub fn calibrate<R: Rules>(&mut self, after: &R::Public) {
        let totals = R::totals(after);
        let gain = |seat: Seat| (totals[seat] - self.before[seat]).as_f64();
        let seats = Seat::all(totals.seats());
        let count = seats.len() as f64;
        let mean = seats.clone().map(gain).sum::<f64>() / count;
        let distance = seats.map(|seat| (gain(seat) - mean).abs()).sum::<f64>();
        self.spread += distance / count;
        self.samples += 1.0;
        self.may_end |= R::next(after) == Next::Over;
    }

    /// The seat's own points by an end of the deal, as the score sheet shows them.
    pub fn own_points<R: Rules>(&self, after: &R::Public) -> f64 {
        (R::totals(after)[self.seat] - self.before[self.seat]).as_f64()
    }

    /// The value of an end of the deal, see [`Payoff::value`].
    pub fn value<R: Rules>(&self, after: &R::Public) -> f64 {
        self.payoff::<R>(after).value
    }

    /// The payoff of an end of the deal.
    pub fn payoff<R: Rules>(&self, after: &R::Public) -> Payoff {
        let totals = R::totals(after);
        let gain = |seat: Seat| (totals[seat] - self.before[seat]).as_f64();
        let others: f64 = Seat::all(totals.seats()).filter(|&seat| seat != self.seat).map(gain).sum();
        let mean = others / (totals.seats() - 1) as f64;
        let points = self.sign * (gain(self.seat) - weight(totals.seats()) * mean);
        let mut value = points;
        if self.may_end {
            let spread = (self.spread / self.samples.max(1.0)).max(1.0);
            value += GAME * spread * self.chance_to_win::<R>(after, &totals, spread);
        }
        Payoff { points: points / self.unit, value: value / self.unit }
    }

    /// The chance of winning the game after this deal; shared wins count in part.
    fn chance_to_win<R: Rules>(&self, after: &R::Public, totals: &BySeat<Score>, spread: f64) -> f64 {
        if R::next(after) == Next::Over {
            let winners = winners::<R>(totals);
            let share = f64::from(u8::from(winners.contains(&self.seat)));
            return share / winners.len() as f64;
        }
        let mine = totals[self.seat].as_f64();
        let odds = |total: &Score| {
            let lead = self.sign * (total.as_f64() - mine);
            libm::exp(lead / (LEAD * spread))
        };
        1.0 / totals.iter().map(odds).sum::<f64>()
    }
}
