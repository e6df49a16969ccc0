//! The part of a score that counted most for who won a deal or a game.

use super::{Session, SheetLine, SheetRow};
use crate::cards::{Card, Cards, Pack};
use crate::rules::{BySeat, Event, Score, Seat, Wins};

/// The points of a seat in a deal that decided the deal or the game.
#[derive(Clone, Debug, PartialEq)]
pub struct Decisive {
    /// The number of the deal, from 1.
    pub deal: u32,
    /// The number in its deal of the trick with all its cards, from 1; `None` if there is none.
    pub trick: Option<usize>,
    /// The number of steps after which it was settled: after that trick, or else after the deal.
    pub step: usize,
    /// The seat.
    pub seat: Seat,
    /// Its points in the deal.
    pub points: Score,
    /// The origin of these points.
    pub lines: Vec<SheetLine>,
    /// The cards that count, those of a trick in order of play.
    pub cards: Vec<Card>,
    /// The card among them that won the trick.
    pub winner: Option<Card>,
}

/// The points of a seat in a deal without which others would have won, or else the most; in the last
/// deal alone, or in the whole game. `None` if nobody scored.
pub fn decisive(session: &dyn Session, last_deal_only: bool) -> Option<Decisive> {
    let rows = session.sheet().rows;
    let last = rows.last()?;
    let (rows, scores) =
        if last_deal_only { (&rows[rows.len() - 1..], last.scores) } else { (&rows[..], session.totals()) };
    let (row, seat) = most_decisive(rows, &scores, session.wins())?;
    let lines = row.lines.iter().filter(|line| line.seat == seat);
    let lines: Vec<SheetLine> = lines.cloned().collect();
    let cards = lines.iter().map(|line| line.cards);
    let cards = cards.fold(Cards::EMPTY, |all, cards| all | cards);
    let Settled { trick, step, taken, winner } = settled(session, row.deal, cards);
    let in_order = match &taken {
        Some(taken) => (taken.iter().copied()).filter(|card| cards.contains(*card)).collect(),
        None => cards.iter().collect(),
    };
    Some(Decisive {
        deal: row.deal,
        trick,
        step,
        seat,
        points: row.scores[seat],
        lines,
        cards: in_order,
        winner: winner.filter(|card| cards.contains(*card)),
    })
}

/// The deal and the seat whose points come first among feats and points without which others would have
/// won, then among those with the most points; of equals, the latest.
fn most_decisive<'a>(rows: &'a [SheetRow], scores: &BySeat<Score>, wins: Wins) -> Option<(&'a SheetRow, Seat)> {
    let winners = wins.winners(scores);
    let changes_winners = |row: &SheetRow, seat: Seat| {
        let mut without = *scores;
        without[seat] = scores[seat] - row.scores[seat];
        wins.winners(&without) != winners
    };
    let points = rows.iter().flat_map(|row| row.scores.each().map(move |(seat, _)| (row, seat)));
    let weighed = points.map(|(row, seat)| {
        let decides = is_feat(row, seat) || changes_winners(row, seat);
        (decides, weight(row, seat), row, seat)
    });
    let (_, _, row, seat) =
        weighed.filter(|(_, weight, ..)| *weight > 0).max_by_key(|(decides, weight, ..)| (*decides, *weight))?;
    Some((row, seat))
}

/// Tells whether a seat got nothing for cards that usually count, such as all penalty cards.
fn is_feat(row: &SheetRow, seat: Seat) -> bool {
    let mut lines = row.lines.iter().filter(|line| line.seat == seat);
    lines.any(|line| line.points == Score::ZERO && !line.cards.is_empty())
}

/// The weight of a seat's result of a deal, in half points: for a feat, what the others got.
fn weight(row: &SheetRow, seat: Seat) -> i32 {
    if is_feat(row, seat) {
        row.scores.iter().map(|score| score.in_halves().abs()).sum()
    } else {
        row.scores[seat].in_halves().abs()
    }
}

/// Where points were settled.
#[derive(Default)]
struct Settled {
    /// The number in its deal of the trick that settled them.
    trick: Option<usize>,
    /// The number of steps after that trick, or else after the deal.
    step: usize,
    /// The cards of the trick, in order of play.
    taken: Option<Pack>,
    /// The card that won it.
    winner: Option<Card>,
}

/// Finds the trick with all these cards in a deal, or else its end.
fn settled(session: &dyn Session, deal: u32, cards: Cards) -> Settled {
    let past = session.past();
    let (mut tricks, mut after) = (0, 0);
    for (step, done) in (1..).zip(&past) {
        if done.deal != deal {
            continue;
        }
        after = step;
        for event in &done.events {
            if let Event::Trick { cards: taken, winner, .. } = event {
                tricks += 1;
                if !cards.is_empty() && taken.set().contains_all(cards) {
                    let acts = past[..step].iter().rev().filter_map(|done| done.act.as_ref());
                    let mut plays = acts.filter(|act| act.seat == *winner && !act.is_secret);
                    return Settled {
                        trick: Some(tricks),
                        step,
                        taken: Some(*taken),
                        winner: plays.next().and_then(|act| act.cards.first()),
                    };
                }
            }
        }
    }
    Settled { step: after, ..Settled::default() }
}

#[cfg(test)]
mod tests {
    use super::*;
    use crate::rules::Message;

    fn line(seat: usize, points: i32) -> SheetLine {
        SheetLine { seat: Seat::new(seat), points: Score::points(points), why: Message::EMPTY, cards: Cards::default() }
    }

    fn row(deal: u32, lines: Vec<SheetLine>) -> SheetRow {
        let mut scores = BySeat::new(3);
        for line in &lines {
            scores[line.seat] += line.points;
        }
        SheetRow { deal, dealer: Seat::new(0), component: None, scores, totals: scores, lines }
    }

    fn found(rows: &[SheetRow], wins: Wins) -> Option<(u32, usize)> {
        let mut scores = BySeat::new(3);
        for (seat, score) in rows.iter().flat_map(|row| row.scores.each()) {
            scores[seat] += *score;
        }
        let (row, seat) = most_decisive(rows, &scores, wins)?;
        Some((row.deal, seat.index()))
    }

    #[test]
    fn points_that_made_the_winner_come_before_more_points() {
        // 20, 9 and 8 points.
        let rows = [row(1, vec![line(0, 20), line(1, 3)]), row(2, vec![line(1, 2), line(1, 4), line(2, 8)])];
        assert_eq!(found(&rows, Wins::Lowest), Some((1, 0)), "it would be 0, 9 and 8");
        assert_eq!(found(&rows[1..], Wins::Lowest), Some((2, 2)), "0, 6 and 0");
        // 5, 9 and 3 points.
        let rows = [row(1, vec![line(0, 5), line(2, 3)]), row(2, vec![line(1, 9)])];
        assert_eq!(found(&rows, Wins::Lowest), Some((2, 1)));
        assert_eq!(found(&rows, Wins::Highest), Some((2, 1)));
    }

    #[test]
    fn a_moon_weighs_as_much_as_what_it_gives_to_the_others() {
        let mut moon = line(1, 0);
        moon.cards = Cards::FULL;
        let rows = [row(1, vec![line(0, 26), moon, line(2, 26)])];
        assert_eq!(found(&rows, Wins::Lowest), Some((1, 1)));
    }

    #[test]
    fn a_deal_without_points_decides_nothing() {
        assert_eq!(found(&[row(1, vec![])], Wins::Lowest), None);
        assert_eq!(found(&[row(1, vec![line(0, 0)])], Wins::Lowest), None);
    }
}
