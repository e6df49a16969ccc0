//! What a deal's end is worth to a seat: its points, and near the end of the game what they do
//! for winning it.

use crate::rules::{BySeat, Next, Rules, Score, Seat, View, Wins, winners};

/// What is at stake for a seat in a deal.
///
/// A deal brings points: the seat's own score against the mean of the others', a little, since they
/// are who one plays against; against one opponent what he scores is as good as lost. That is also
/// what it is worth, unless the game may end with it: then the chance of winning it counts besides,
/// all or nothing where it ends, and where it goes on a guess by how far the totals lie apart.
#[derive(Clone, Debug)]
pub struct Utility {
    seat: Seat,
    before: BySeat<Score>,
    /// 1 if more is better, −1 if less is.
    sign: f64,
    /// How far scores usually lie from the mean of a deal, summed over samples.
    spread: f64,
    samples: f64,
    /// Has the game ended with the deal in a sample?
    ends: bool,
}

/// What an end of the deal brings.
#[derive(Clone, Copy, Debug, Default, PartialEq)]
pub struct Gain {
    /// The points, more being better.
    pub points: f64,
    /// What they are worth: the points, and what they do for winning the game.
    pub value: f64,
}

/// How much a point of the others' mean counts where there are several.
const OTHERS: f64 = 0.3;

/// What winning the game is worth, in times the spread of a deal's scores.
const GAME: f64 = 8.0;

/// By how many spreads a total must lead that its seat is thought a sure winner.
const LEAD: f64 = 2.0;

impl Utility {
    /// What the points of a [`Gain`] are, for a person, where there are several others.
    pub const IN_WORDS: &str = "Your points by the end of the deal, on average, with three tenths of \
                                the others\u{2019} mean set against them; more is better.";

    /// How many ends of the deal are to be gauged before any is valued.
    pub const SAMPLES: u32 = 8;

    /// The utility of a seat, still to be gauged.
    pub fn new<R: Rules>(view: View<'_, R>) -> Self {
        Self {
            seat: view.seat,
            before: R::totals(view.public),
            sign: match R::WINS {
                Wins::Lowest => -1.0,
                Wins::Highest => 1.0,
            },
            spread: 0.0,
            samples: 0.0,
            ends: false,
        }
    }

    /// Takes an end of the deal, reached by usual play, as a sample.
    pub fn gauge<R: Rules>(&mut self, after: &R::Public) {
        let after_totals = R::totals(after);
        let gain = |seat: Seat| (after_totals[seat] - self.before[seat]).as_f64();
        let seats = Seat::all(after_totals.seats());
        let count = seats.len() as f64;
        let mean = seats.clone().map(gain).sum::<f64>() / count;
        let away = seats.map(|seat| (gain(seat) - mean).abs()).sum::<f64>();
        self.spread += away / count;
        self.samples += 1.0;
        self.ends |= R::next(after) == Next::Over;
    }

    /// What an end of the deal is worth, see [`Gain`].
    pub fn value<R: Rules>(&self, after: &R::Public) -> f64 {
        self.gain::<R>(after).value
    }

    /// What an end of the deal brings.
    pub fn gain<R: Rules>(&self, after: &R::Public) -> Gain {
        let totals = R::totals(after);
        let gain = |seat: Seat| (totals[seat] - self.before[seat]).as_f64();
        let others: f64 = Seat::all(totals.seats())
            .filter(|&seat| seat != self.seat)
            .map(gain)
            .sum();
        let weight = if totals.seats() == 2 { 1.0 } else { OTHERS };
        let mean = others / (totals.seats() - 1) as f64;
        let points = self.sign * (gain(self.seat) - weight * mean);
        let mut value = points;
        if self.ends {
            let spread = (self.spread / self.samples.max(1.0)).max(1.0);
            value += GAME * spread * self.chance_to_win::<R>(after, &totals, spread);
        }
        Gain { points, value }
    }

    /// The share of the game that the seat wins after this deal.
    fn chance_to_win<R: Rules>(
        &self,
        after: &R::Public,
        totals: &BySeat<Score>,
        spread: f64,
    ) -> f64 {
        if R::next(after) == Next::Over {
            let winners = winners::<R>(totals);
            let share = f64::from(u8::from(winners.contains(&self.seat)));
            return share / winners.len() as f64;
        }
        let mine = totals[self.seat].as_f64();
        let odds = |total: &Score| {
            let lead = self.sign * (total.as_f64() - mine);
            (lead / (LEAD * spread)).exp()
        };
        1.0 / totals.iter().map(odds).sum::<f64>()
    }
}
