//! The plays that counted most for who won a deal or a game, with the few cards that show each.

use std::collections::BTreeSet;

use super::{PastStep, Session, SheetLine, SheetRow};
use crate::cards::{Card, Cards, Rank};
use crate::rules::{BySeat, Event, Message, Score, Seat, Wins};

/// The most cards that show a play: a hand of Seven Card Combo.
const MOST_CARDS: usize = 7;

/// A trick decides a deal if it is worth at least the most points of a seat in the deal, divided by this.
const LARGE: i32 = 3;

/// A play that decided a deal or a game.
#[derive(Clone, Debug, PartialEq)]
pub struct Decisive {
    /// The number of the deal, from 1.
    pub deal: u32,
    /// The number of the trick in its deal, from 1; `None` if it was no trick.
    pub trick: Option<usize>,
    /// The number of steps after which it was settled.
    pub step: usize,
    /// The seat that got the points.
    pub seat: Seat,
    /// The points that it was worth to that seat.
    pub points: Score,
    /// The reasons for the points, where the score sheet names some for these cards; without words where a line of the sheet
    /// tells of cards of other tricks, too.
    pub lines: Vec<SheetLine>,
    /// The seats that got as many points for the same reason, such as all that did not win the last trick; with this one.
    pub seats: Vec<Seat>,
    /// One to seven cards, those of a trick in order of play, each with the seat that played it.
    pub cards: Vec<(Seat, Card)>,
    /// The card among them that won the trick.
    pub winner: Option<Card>,
    /// The seat's own part in it: `You played the ten of hearts`.
    pub act: Option<Message>,
}

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
        let most = row.scores[seat].in_halves().abs();
        let is_large = loser.is_some() || LARGE * play.points.in_halves().abs() >= most;
        return is_large.then_some(play);
    }
    let sign = row.scores[seat].in_halves().signum();
    line(session, row, seat, &past, |line| line.points.in_halves() * sign)
}

/// The trick that decided a deal or a game, if there is one; of equals the latest.
fn decisive_trick(
    session: &mut dyn Session,
    rows: &[SheetRow],
    scores: &BySeat<Score>,
    past: &[PastStep],
    loser: Option<Seat>,
) -> Option<Decisive> {
    if let Some(own) = loser.and_then(|loser| worst_trick(session, rows, past, loser)) {
        return Some(own);
    }
    let wins = session.wins();
    let winners = wins.winners(scores);
    let mut best = None;
    for row in rows {
        for trick in tricks(session, past, row.deal) {
            let is_winner = winners.contains(&trick.to);
            if (wins.worth(trick.points) > Score::ZERO) != is_winner || trick.points == Score::ZERO {
                continue;
            }
            let mut without = *scores;
            without[trick.to] = scores[trick.to] - trick.points;
            let concerns = is_winner || loser.is_none();
            let key = (concerns, wins.winners(&without) != winners, trick.points.in_halves().abs());
            if best.as_ref().is_none_or(|(least, _)| key >= *least) {
                best = Some((key, trick.told(row)));
            }
        }
    }
    best.map(|(_, play)| play)
}

/// The trick of a seat that cost it most, if possible one in which it had a choice; of equals the latest.
fn worst_trick(session: &mut dyn Session, rows: &[SheetRow], past: &[PastStep], seat: Seat) -> Option<Decisive> {
    let mut lost = gains_by_tricks(session, rows, past, seat);
    lost.retain(|(gained, _, play)| *gained < Score::ZERO && play.seat == seat);
    let lost = lost.into_iter().map(|(gained, step, play)| ((is_choice(session, step), -gained, step), play));
    let (_, worst) = lost.max_by_key(|(key, _)| *key)?;
    Some(Decisive { act: None, ..worst })
}

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
    gained.retain(|(gained, step, _)| *gained >= Score::ZERO && is_choice(session, *step));
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

/// Tells whether another action was possible after this number of steps.
fn is_choice(session: &mut dyn Session, step: usize) -> bool {
    session.go_to(step);
    session.moves().len() > 1
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

/// What a seat gained by a play, with the step of its action.
type Gained = (Score, usize, Decisive);

/// The worth of points for a seat that are scored by this one or by another.
fn gain(wins: Wins, seat: Seat, to: Seat, points: Score) -> Score {
    if to == seat { wins.worth(points) } else { -wins.worth(points) }
}

/// The tricks in which a seat acted, and what it gained by taking each or by leaving it to somebody else.
fn gains_by_tricks(session: &mut dyn Session, rows: &[SheetRow], past: &[PastStep], seat: Seat) -> Vec<Gained> {
    let wins = session.wins();
    let mut found = Vec::new();
    for row in rows {
        for trick in tricks(session, past, row.deal) {
            let gained = gain(wins, seat, trick.to, trick.points);
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

/// Tells whether an event is this part of a score.
fn is_of(event: &Event, line: &SheetLine) -> bool {
    match event {
        Event::Points { seat, points, cards, .. } => (*seat, *points, *cards) == (line.seat, line.points, line.cards),
        _ => false,
    }
}

/// A step with what a seat did in it, if it did something.
fn own_act(seat: Seat) -> impl Fn((usize, &PastStep)) -> Option<(usize, Message)> {
    move |(step, done)| {
        let act = done.act.as_ref().filter(|act| act.seat == seat)?;
        Some((step, act.spoken.done.clone()))
    }
}

/// The play that begins after this number of steps: the trick that an action went into, or else its cards. `None` if
/// there is no action or its deal is not over.
pub fn play_at(session: &mut dyn Session, step: usize) -> Option<Decisive> {
    let (rows, past) = (session.sheet().rows, session.past());
    let done = past.get(step)?;
    let act = done.act.as_ref()?;
    let row = rows.iter().find(|row| row.deal == done.deal)?;
    let cards = act.cards.iter().map(|card| (act.seat, card));
    let cards: Vec<(Seat, Card)> = cards.take(MOST_CARDS).collect();
    let tricks = tricks(session, &past, done.deal);
    let found = tricks.iter().find(|trick| trick.step > step && cards.iter().all(|card| trick.cards.contains(card)));
    let told = match found.filter(|_| !cards.is_empty()) {
        Some(trick) => trick.told(row),
        None => Decisive {
            deal: done.deal,
            trick: None,
            step,
            seat: act.seat,
            points: Score::ZERO,
            lines: Vec::new(),
            seats: vec![act.seat],
            cards,
            winner: None,
            act: None,
        },
    };
    Some(Decisive { step, act: Some(act.spoken.done.clone()), ..told })
}

struct Taken {
    deal: u32,
    number: usize,
    step: usize,
    to: Seat,
    points: Score,
    cards: Vec<(Seat, Card)>,
}

impl Taken {
    fn told(&self, row: &SheetRow) -> Decisive {
        let cards: Cards = self.cards.iter().map(|(_, card)| *card).collect();
        let of_trick = row.lines.iter().filter(|line| line.seat == self.to && line.cards.intersects(cards));
        let mut lines: Vec<SheetLine> = of_trick.map(|line| part_of(line, cards)).collect();
        let told: i32 = lines.iter().map(|line| line.points.in_halves()).sum();
        if told != self.points.in_halves() {
            lines.clear();
        }
        let winner = self.cards.iter().find(|(seat, _)| *seat == self.to).map(|(_, card)| *card);
        let mut cards = self.cards.clone();
        while cards.len() > MOST_CARDS {
            let counts = |card: Card| winner == Some(card) || lines.iter().any(|line| line.cards.contains(card));
            let least = cards.iter().rposition(|(_, card)| !counts(*card)).unwrap_or(0);
            cards.remove(least);
        }
        Decisive {
            deal: self.deal,
            trick: Some(self.number),
            step: self.step,
            seat: self.to,
            points: self.points,
            lines,
            seats: vec![self.to],
            cards,
            winner,
            act: None,
        }
    }
}

/// The part of a line that comes from these cards; without words if the line tells of others, too.
fn part_of(line: &SheetLine, cards: Cards) -> SheetLine {
    let here = line.cards & cards;
    if here == line.cards {
        return line.clone();
    }
    let points = Score::halves(line.points.in_halves() * here.len() as i32 / line.cards.len() as i32);
    SheetLine { cards: here, points, why: Message::EMPTY, ..*line }
}

/// The tricks of a deal, in order.
fn tricks(session: &mut dyn Session, past: &[PastStep], deal: u32) -> Vec<Taken> {
    let ends = (1..).zip(past).filter(|(_, done)| done.deal == deal && done.ends_trick());
    let steps: Vec<usize> = ends.map(|(step, _)| step).collect();
    let mut found = Vec::with_capacity(steps.len());
    for (number, step) in (1..).zip(steps) {
        session.go_to(step);
        let scene = session.scene(Seat::new(0));
        let Some(last) = scene.previous_trick else { continue };
        let order = past[step - 1].events.iter().find_map(|event| match event {
            Event::Trick { cards, .. } => Some(*cards),
            _ => None,
        });
        let by = |card: Card| last.zone.spots.iter().find(|spot| spot.card() == Some(card)).and_then(|spot| spot.seat);
        let cards = order.iter().flat_map(|pack| pack.iter().copied()).filter_map(|card| Some((by(card)?, card)));
        found.push(Taken { deal, number, step, to: last.to, points: last.points, cards: cards.collect() });
    }
    found
}

/// The part of a seat's score in a deal that weighs most, of those with cards; without any, the last trick, or else the
/// seat's last card.
fn line(
    session: &mut dyn Session,
    row: &SheetRow,
    seat: Seat,
    past: &[PastStep],
    weight: impl Fn(&SheetLine) -> i32,
) -> Option<Decisive> {
    let lines = row.lines.iter().filter(|line| line.seat == seat);
    let with_cards = lines.clone().filter(|line| !line.cards.is_empty()).max_by_key(|line| weight(line));
    let best = with_cards.or_else(|| lines.max_by_key(|line| weight(line)));
    let told = told_line(row, seat, past, best)?;
    match tricks(session, past, row.deal).last().filter(|_| with_cards.is_none()) {
        Some(last) => {
            let Decisive { trick, step, cards, winner, .. } = last.told(row);
            let mut acts = past[..step].iter().enumerate().filter_map(own_act(seat));
            let act = acts.next_back().filter(|_| last.to == seat).map(|(_, act)| act);
            Some(Decisive { trick, step, cards, winner, act, ..told })
        }
        None => Some(told),
    }
}

/// A part of a seat's score in a deal, if there is one, with its cards or else the seat's last card.
fn told_line(row: &SheetRow, seat: Seat, past: &[PastStep], best: Option<&SheetLine>) -> Option<Decisive> {
    let of_deal = || (1..).zip(past).filter(|(_, done)| done.deal == row.deal);
    let is_its = |event: &Event| best.is_some_and(|line| is_of(event, line));
    let (end, _) = of_deal().last()?;
    let step = of_deal().find(|(_, done)| done.events.iter().any(is_its)).map_or(end, |(step, _)| step);
    let last_card = || {
        let acts = of_deal().filter_map(|(_, done)| done.act.as_ref()).filter(|act| act.seat == seat);
        acts.filter_map(|act| act.cards.first()).last()
    };
    let mut cards = best.map(|line| in_a_row(line.cards)).unwrap_or_default();
    cards.truncate(MOST_CARDS);
    if cards.is_empty() {
        cards.extend(last_card());
    }
    let is_alike = |line: &&SheetLine| {
        let of = |line: &SheetLine| (line.points, line.cards, line.why.clone());
        best.is_some_and(|best| best.cards.is_empty() && of(line) == of(best))
    };
    let mut seats: Vec<Seat> = row.lines.iter().filter(is_alike).map(|line| line.seat).collect();
    if seats.len() < 2 {
        seats = vec![seat];
    }
    Some(Decisive {
        deal: row.deal,
        trick: None,
        step,
        seat,
        points: best.map_or(row.scores[seat], |line| line.points),
        lines: best.cloned().into_iter().collect(),
        seats,
        cards: cards.into_iter().map(|card| (seat, card)).collect(),
        winner: None,
        act: None,
    })
}

/// Cards by rank where there is one of each, beginning after the only gap, so that a run lies in its order; others as they
/// come.
fn in_a_row(cards: Cards) -> Vec<Card> {
    let mut found: Vec<Card> = cards.iter().collect();
    let ranks: BTreeSet<Rank> = found.iter().map(|card| card.rank()).collect();
    if ranks.len() < found.len() || found.is_empty() {
        return found;
    }
    found.sort_by_key(|card| card.rank());
    let is_gap = |at: &usize| found[*at].rank() as usize != found[at - 1].rank() as usize + 1;
    let gaps: Vec<usize> = (1..found.len()).filter(is_gap).collect();
    if let [gap] = gaps[..] {
        found.rotate_left(gap);
    }
    found
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
