//! The play that decided a deal or a game.

use super::plays::{Decisive, is_feat, line, tricks};
use super::turning_points::worst_trick;
use super::{PastStep, Session, SheetRow};
use crate::rules::{BySeat, Score, Seat, Wins};

/// A trick decides a deal if it is worth at least the most points of a seat in the deal, divided by this.
const LARGE: i32 = 3;

/// The play that decided the whole game for a seat that has lost it, or else the last deal. `None` if nobody scored, or if
/// no trick of the deal was worth much of it. The session may be left at another position.
///
/// It is the trick that cost that seat most, or else the one that gained most for a winner, those first without which others
/// would have won. Without such a trick, and for a feat, it is the part of the score behind the points without which others
/// would have won, or else behind the most points.
pub fn decisive(session: &mut dyn Session, loser: Option<Seat>) -> Option<Decisive> {
    let rows = session.sheet().rows;
    let last = rows.last()?;
    let (rows, scores) =
        if loser.is_none() { (&rows[rows.len() - 1..], last.scores) } else { (&rows[..], session.totals()) };
    let (row, seat) = most_decisive(rows, &scores, session.wins())?;
    let past = session.past();
    if !is_feat(row, seat)
        && let Some(play) = decisive_trick(session, rows, &scores, &past, loser)
    {
        // A deal can be decided by many small tricks, or by what is counted after them.
        let most = row.scores.iter().map(|score| score.in_halves().abs()).max().unwrap_or_default();
        let is_large = loser.is_some() || LARGE * play.points.in_halves().abs() >= most;
        return is_large.then_some(play);
    }
    let sign = row.scores[seat].in_halves().signum();
    line(session, row, seat, &past, |line| line.points.in_halves() * sign)
}

/// The trick that decided a deal or a game, if there is one; of equals the latest.
fn decisive_trick(
    session: &mut dyn Session, rows: &[SheetRow], scores: &BySeat<Score>, past: &[PastStep], loser: Option<Seat>,
) -> Option<Decisive> {
    if let Some(own) = loser.and_then(|loser| worst_trick(session, rows, past, loser)) {
        return Some(own);
    }
    let wins = session.wins();
    let winners = wins.winners(scores);
    let mut best = None;
    for row in rows {
        let tricks = tricks(session, past, row);
        // The points of tricks that a feat turned over were nobody's.
        if tricks.iter().any(|trick| is_feat(row, trick.to) && trick.scored(trick.to)) {
            continue;
        }
        for trick in tricks {
            let (to, points) = trick.decided();
            let is_winner = winners.contains(&to);
            if (wins.worth(points) > Score::ZERO) != is_winner || points == Score::ZERO {
                continue;
            }
            let mut without = *scores;
            without[to] = scores[to] - points;
            let concerns = is_winner || loser.is_none();
            let (turns, most) = (i32::from(wins.winners(&without) != winners), points.in_halves().abs());
            // Who comes out best matters in a game; in a deal, where most of the points went does.
            let key = if loser.is_some() { (concerns, turns, most) } else { (concerns, most, turns) };
            if best.as_ref().is_none_or(|(least, _)| key >= *least) {
                best = Some((key, trick.told(row)));
            }
        }
    }
    best.map(|(_, play)| play)
}

/// The deal and the seat whose points come first among feats and points without which others would have
/// won, then among those with the most points; of equals, the latest.
pub fn most_decisive<'a>(rows: &'a [SheetRow], scores: &BySeat<Score>, wins: Wins) -> Option<(&'a SheetRow, Seat)> {
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
    // The feat of a seat that does not win did not decide.
    let weighed = weighed.filter(|(.., row, seat)| !is_feat(row, *seat) || winners.contains(seat));
    let (_, _, row, seat) =
        weighed.filter(|(_, weight, ..)| *weight > 0).max_by_key(|(decides, weight, ..)| (*decides, *weight))?;
    Some((row, seat))
}

/// The weight of a seat's result of a deal, in half points: for a feat, what the others got.
fn weight(row: &SheetRow, seat: Seat) -> i32 {
    if is_feat(row, seat) {
        row.scores.iter().map(|score| score.in_halves().abs()).sum()
    } else {
        row.scores[seat].in_halves().abs()
    }
}
