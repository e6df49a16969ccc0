//! The plays that moved most for one seat: its best, its worst, and the turning points of its game.

use std::collections::BTreeSet;

use super::plays::{Decisive, is_feat, is_of, line, own_act, told_line, tricks};
use super::{PastStep, Session, SheetRow};
use crate::rules::{Score, Seat, Wins};

/// The play of a seat that did most for it in the whole game: a trick that it took to its advantage, or one that it
/// left to somebody else, where it had a choice, and of equals the latest; without such tricks, the best part of its best
/// deal.
pub fn best_play(session: &mut dyn Session, seat: Seat) -> Option<Decisive> {
    let rows = session.sheet().rows;
    let past = session.past();
    let wins = session.wins();
    if let Some(row) = rows.iter().find(|row| is_feat(row, seat)) {
        return line(session, row, seat, &past, |_| 0);
    }
    let mut gained = gains_by_tricks(session, &rows, &past, seat);
    gained.retain(|(gained, step, _)| *gained > Score::ZERO && is_choice(session, *step));
    if let Some((_, _, best)) = gained.into_iter().max_by_key(|(gained, step, _)| (*gained, *step)) {
        return Some(best);
    }
    let ahead = |row: &&SheetRow| {
        let others = row.scores.each().filter(|(other, _)| *other != seat);
        let others: i32 = others.map(|(_, score)| wins.worth(*score).in_halves()).sum();
        wins.worth(row.scores[seat]).in_halves() * (row.scores.seats() as i32 - 1) - others
    };
    line(session, rows.iter().max_by_key(ahead)?, seat, &past, |line| wins.worth(line.points).in_halves())
}

/// The trick of a seat that cost it most, if possible one in which it had a choice; of equals the latest.
pub(super) fn worst_trick(
    session: &mut dyn Session, rows: &[SheetRow], past: &[PastStep], seat: Seat,
) -> Option<Decisive> {
    let mut lost = gains_by_tricks(session, rows, past, seat);
    lost.retain(|(gained, _, play)| *gained < Score::ZERO && play.seat == seat);
    let lost = lost.into_iter().map(|(gained, step, play)| ((is_choice(session, step), -gained, step), play));
    let (_, worst) = lost.max_by_key(|(key, _)| *key)?;
    Some(Decisive { act: None, ..worst })
}

/// The plays that moved the most points for a seat, at most so many, in the order of the game, each with whether it gained
/// points and with the step of the action behind it, which is the seat's own in games of tricks. Plays without a choice
/// are left out where enough others are left; the one that cost the seat most and the one that gained it most are among
/// those that are told. The session may be left at another position.
pub fn turning_points(session: &mut dyn Session, seat: Seat, most: usize) -> Vec<(bool, Decisive)> {
    let rows = session.sheet().rows;
    let past = session.past();
    let mut found = gains_by_tricks(session, &rows, &past, seat);
    found.retain(|(gained, ..)| *gained != Score::ZERO);
    if found.is_empty() {
        found = gains_by_lines(session.wins(), &rows, &past, seat);
        found.retain(|(gained, ..)| *gained != Score::ZERO);
    }
    found.sort_by_key(|(gained, step, play)| (-gained.in_halves().abs(), *step, play.seat != seat));
    let mut steps = BTreeSet::new();
    found.retain(|(_, step, _)| steps.insert(*step));
    let choices: BTreeSet<usize> = steps.into_iter().filter(|step| is_choice(session, *step)).collect();
    if choices.len() >= most {
        found.retain(|(_, step, _)| choices.contains(step));
    }
    // The greatest gain and the greatest loss come first.
    for is_gain in [true, false] {
        if let Some(at) = found.iter().position(|(gained, ..)| (*gained > Score::ZERO) == is_gain) {
            found[..=at].rotate_right(1);
        }
    }
    found.truncate(most);
    found.sort_by_key(|(_, step, _)| *step);
    found.into_iter().map(|(gained, step, play)| (gained > Score::ZERO, Decisive { step, ..play })).collect()
}

/// A seat's gain by a play, the step of its action, and the play.
type Gained = (Score, usize, Decisive);

/// The worth of points for a seat that are scored by this one or by another.
fn gain(wins: Wins, seat: Seat, to: Seat, points: Score) -> Score {
    if to == seat { wins.worth(points) } else { -wins.worth(points) }
}

/// The tricks in which a seat acted, and what it gained by taking each or by leaving it to somebody else. A feat that turned
/// the points of a deal over stands for all its tricks, and is told by the last one with points.
fn gains_by_tricks(session: &mut dyn Session, rows: &[SheetRow], past: &[PastStep], seat: Seat) -> Vec<Gained> {
    let wins = session.wins();
    let mut found = Vec::new();
    for row in rows {
        let mut tricks = tricks(session, past, row);
        let feat = row.feat().filter(|feat| tricks.iter().any(|trick| trick.scored(feat.seat)));
        if let Some(feat) = feat {
            tricks = tricks.into_iter().rfind(|trick| trick.scored(feat.seat)).into_iter().collect();
        }
        for trick in tricks {
            let gained = match feat {
                Some(feat) if feat.seat == seat => {
                    -row.scores.iter().map(|score| wins.worth(*score)).min().unwrap_or_default()
                }
                Some(_) => wins.worth(row.scores[seat]),
                None => {
                    let (to, points) = trick.decided();
                    gain(wins, seat, to, points)
                }
            };
            let plays = past[..trick.step].iter().enumerate().rev().filter(|(_, done)| done.act.is_some());
            let own = plays.take(trick.cards.len()).find_map(own_act(seat));
            if let Some((step, act)) = own {
                found.push((gained, step, Decisive { act: Some(act), ..trick.told(row) }));
            }
        }
    }
    found
}

/// The parts of all scores, and what the seat gained by each. Its action is the one that scored it at once, of whichever
/// seat, or else the seat's last one with a card of that part, or its last one of the deal.
fn gains_by_lines(wins: Wins, rows: &[SheetRow], past: &[PastStep], seat: Seat) -> Vec<Gained> {
    let lines = rows.iter().flat_map(|row| row.lines.iter().map(move |line| (row, line)));
    let told = lines.filter_map(|(row, line)| {
        let of_deal = || past.iter().enumerate().filter(|(_, done)| done.deal == row.deal);
        let has_its_cards = |done: &PastStep| done.act.as_ref().is_some_and(|act| act.cards.intersects(line.cards));
        let scored =
            of_deal().find(|(_, done)| has_its_cards(done) && done.events.iter().any(|event| is_of(event, line)));
        let own = |(_, done): &(usize, &PastStep)| {
            done.act.as_ref().is_some_and(|act| act.seat == seat) && (line.cards.is_empty() || has_its_cards(done))
        };
        let (step, done) = scored.or_else(|| of_deal().rfind(own))?;
        let act = done.act.as_ref()?.spoken.done.clone();
        let gained = gain(wins, seat, line.seat, line.points);
        Some((gained, step, Decisive { act: Some(act), ..told_line(row, line.seat, past, Some(line))? }))
    });
    told.collect()
}

/// Tells whether another action was possible after this number of steps.
fn is_choice(session: &mut dyn Session, step: usize) -> bool {
    session.go_to(step);
    session.moves().len() > 1
}
