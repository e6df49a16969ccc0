//! Two plays of one challenge side by side.

use std::sync::atomic::AtomicBool;

use super::{Challenge, CheckedEntry};
use misere_engine::rules::{Next, Score, Seat, Seats};
use misere_players::review::{Request, Verdict};

/// Two plays of one deal.
#[derive(Clone, Debug, PartialEq, Eq)]
pub struct Comparison {
    /// The person's points in each deal that both have played, in both plays.
    pub deals: Vec<[Score; 2]>,
    /// Where the plays parted; `None` if they are the same.
    pub parting: Option<Parting>,
}

/// The first decision that differs in two plays.
#[derive(Clone, Debug, PartialEq, Eq)]
pub struct Parting {
    /// The number of steps before it.
    pub step: usize,
    /// The number of its deal, from 1.
    pub deal: u32,
    /// The seat that decided; an opponent only if the opponents of one play decided by the clock.
    pub seat: Seat,
    /// The text of the action in each play.
    pub actions: [String; 2],
}

impl Challenge {
    /// Compares two plays of it.
    pub fn compare(&self, one: &CheckedEntry, other: &CheckedEntry) -> Comparison {
        let sheets = [one, other].map(|entry| entry.session.sheet().rows);
        let rows = sheets[0].iter().zip(&sheets[1]);
        let deals = rows.map(|(one, other)| [one, other].map(|row| row.scores[self.seat]));
        Comparison {
            deals: deals.collect(),
            parting: parting(one, other),
        }
    }

    /// The verdict on what a person did where plays parted. `None` if stopped, or if an opponent decided there.
    pub fn judge(
        &self,
        entry: &CheckedEntry,
        parting: &Parting,
        stop: &AtomicBool,
    ) -> Option<Verdict> {
        let mut seats = Seats::default();
        seats.insert(self.seat);
        let request = Request {
            luck: false,
            only: Some(parting.step),
            ..Request::new(seats, self.bots())
        };
        let review = entry.session.review(request)(stop, &mut |_| ())?;
        review.verdicts.into_iter().next()
    }
}

fn parting(one: &CheckedEntry, other: &CheckedEntry) -> Option<Parting> {
    let steps = [one, other].map(|entry| entry.session.steps());
    let step = steps[0].iter().zip(&steps[1]).position(|(a, b)| a != b)?;
    let mut then = one.session.copy();
    then.go_to(step);
    let Next::Act(seat) = then.next() else {
        return None;
    };
    Some(Parting {
        step,
        deal: then.deal_number(),
        seat,
        actions: steps.map(|steps| steps[step].clone()),
    })
}
