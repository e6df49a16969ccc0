//! Two plays of one challenge side by side.

use std::collections::BTreeSet;
use std::ops::Range;
use std::sync::atomic::AtomicBool;

use super::{Challenge, CheckedEntry};
use misere_engine::rules::{Next, Score, Seat, Seats};
use misere_games::BotSession;
use misere_players::review::{Request, Verdict};

/// Two plays of one deal.
#[derive(Clone, Debug, PartialEq, Eq)]
pub struct Comparison {
    /// The person's points in each deal that both have played, in both plays.
    pub deals: Vec<[Score; 2]>,
    /// Where the plays parted; `None` if they are the same.
    pub parting: Option<Parting>,
}

/// The first decision of the person that differs in two plays of a deal that went alike until then; or the first
/// decision of an opponent that differs, if there is no such deal.
#[derive(Clone, Debug, PartialEq, Eq)]
pub struct Parting {
    /// The number of steps before it in each play.
    pub steps: [usize; 2],
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
        Comparison { deals: deals.collect(), parting: self.parting(one, other) }
    }

    fn parting(&self, one: &CheckedEntry, other: &CheckedEntry) -> Option<Parting> {
        let sessions = [one, other].map(|entry| entry.session.as_ref());
        let [one, other] = sessions.map(deals);
        let partings = one.iter().zip(&other).zip(1..);
        let partings: Vec<Parting> =
            partings.filter_map(|((one, other), deal)| parting(sessions, [one, other], deal)).collect();
        let is_own = |parting: &&Parting| parting.seat == self.seat;
        let found = partings.iter().find(is_own).or_else(|| partings.first());
        found.cloned()
    }

    /// The verdict on the decision after steps of a person's play. `None` if stopped, or if an opponent decided it.
    pub fn judge(&self, entry: &CheckedEntry, step: usize, stop: &AtomicBool) -> Option<Verdict> {
        let mut seats = Seats::default();
        seats.insert(self.seat);
        let request = Request { luck: false, only: Some(BTreeSet::from([step])), ..Request::new(seats, self.bots()) };
        let review = entry.session.review(request)(stop, &mut |_| ())?;
        review.verdicts.into_iter().next()
    }
}

/// The steps of each deal of a session, each as the place where it begins and where it ends.
fn deals(session: &dyn BotSession) -> Vec<Range<usize>> {
    let past = session.past();
    let begin = (0..past.len()).filter(|step| past[*step].begins_deal());
    let mut begin: Vec<usize> = begin.collect();
    begin.push(past.len());
    begin.windows(2).map(|pair| pair[0]..pair[1]).collect()
}

/// Where two plays of a deal parted, if both had the same seat decide there.
fn parting(sessions: [&dyn BotSession; 2], deals: [&Range<usize>; 2], deal: u32) -> Option<Parting> {
    let [one, other] = [0, 1].map(|play| sessions[play].steps()[deals[play].clone()].to_vec());
    let place = one.iter().zip(&other).position(|(a, b)| a != b)?;
    let steps = deals.map(|deal| deal.start + place);
    let seats = [0, 1].map(|play| {
        let mut then = sessions[play].copy();
        then.go_to(steps[play]);
        then.next()
    });
    match seats {
        [Next::Act(seat), Next::Act(other_seat)] if seat == other_seat => {
            Some(Parting { steps, deal, seat, actions: [one[place].clone(), other[place].clone()] })
        }
        _ => None,
    }
}
