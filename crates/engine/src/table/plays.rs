//! The plays behind the points of a deal, with the few cards that show each.

use std::collections::BTreeSet;

use super::{PastStep, Session, SheetLine, SheetRow};
use crate::cards::{Card, Cards, Rank};
use crate::rules::{Event, Message, Score, Seat};

/// The most cards that show a play: the penalty cards of Acorn Hearts.
const MOST_CARDS: usize = 9;

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
    /// The seats that got as many points for the same reason, such as all that did not win the last trick; with this one,
    /// unless it alone got none.
    pub seats: Vec<Seat>,
    /// One to nine cards, those of a trick in order of play, each with the seat that played it.
    pub cards: Vec<(Seat, Card)>,
    /// The card among them that won the trick.
    pub winner: Option<Card>,
    /// The seat's own part in it, or the action that scored at once: `You played the ten of hearts`.
    pub act: Option<Message>,
}

/// Tells whether an event is this part of a score.
pub(super) fn is_of(event: &Event, line: &SheetLine) -> bool {
    match event {
        Event::Points { seat, points, cards, .. } => (*seat, *points, *cards) == (line.seat, line.points, line.cards),
        _ => false,
    }
}

/// A step with what a seat did in it, if it did something.
pub(super) fn own_act(seat: Seat) -> impl Fn((usize, &PastStep)) -> Option<(usize, Message)> {
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
    let tricks = tricks(session, &past, row);
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

/// A trick that was taken.
pub(super) struct Taken {
    deal: u32,
    number: usize,
    pub step: usize,
    pub to: Seat,
    pub points: Score,
    pub cards: Vec<(Seat, Card)>,
    /// The part of the score for an attempt that it ended, such as a bid to win all penalty cards.
    failed: Option<SheetLine>,
}

impl Taken {
    /// Tells whether this seat got points by it, as they stood before the end of the deal.
    pub fn scored(&self, seat: Seat) -> bool {
        self.to == seat && self.points != Score::ZERO
    }

    /// The seat whose points it decided, and those points.
    pub fn decided(&self) -> (Seat, Score) {
        self.failed.as_ref().map_or((self.to, self.points), |failed| (failed.seat, failed.points))
    }

    /// The trick with its part of the score; where a feat turned the points of the whole deal over, with that feat.
    pub fn told(&self, row: &SheetRow) -> Decisive {
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
        let (mut seat, mut points) = (self.to, self.points);
        if let Some(whole) = row.feat().filter(|feat| self.scored(feat.seat)).or(self.failed.as_ref()) {
            (seat, points, lines) = (whole.seat, whole.points, vec![whole.clone()]);
        }
        Decisive {
            deal: self.deal,
            trick: Some(self.number),
            step: self.step,
            seat,
            points,
            lines,
            seats: vec![seat],
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

/// The tricks of a deal, in order, with the points that they were worth in its score.
pub(super) fn tricks(session: &mut dyn Session, past: &[PastStep], row: &SheetRow) -> Vec<Taken> {
    let deal = row.deal;
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
        let cards = cards.collect();
        found.push(Taken { deal, number, step, to: last.to, points: last.points, cards, failed: None });
    }
    let all: Score = found.iter().map(|trick| trick.points).sum();
    for failed in row.lines.iter().filter(|line| line.cards.is_empty() && line.points == all && all != Score::ZERO) {
        let took_all = found.iter().all(|trick| trick.to == failed.seat || trick.points == Score::ZERO);
        let is_instead = |line: &SheetLine| line.seat != failed.seat || line == failed;
        // Its tricks do not count, and a trick of somebody else was in the way.
        if row.feat().is_none() && !took_all && row.lines.iter().all(is_instead) {
            found.iter_mut().filter(|trick| trick.to == failed.seat).for_each(|trick| trick.points = Score::ZERO);
            if let Some(end) = found.iter_mut().find(|trick| trick.points != Score::ZERO) {
                end.failed = Some(failed.clone());
            }
        }
    }
    found
}

/// The part of a seat's score in a deal that weighs most, of those with cards; without any, the last trick, or else the
/// seat's last card.
pub(super) fn line(
    session: &mut dyn Session, row: &SheetRow, seat: Seat, past: &[PastStep], weight: impl Fn(&SheetLine) -> i32,
) -> Option<Decisive> {
    let lines = row.lines.iter().filter(|line| line.seat == seat);
    let with_cards = lines.clone().filter(|line| !line.cards.is_empty()).max_by_key(|line| weight(line));
    let best = with_cards.or_else(|| lines.max_by_key(|line| weight(line)));
    let told = told_line(row, seat, past, best)?;
    match tricks(session, past, row).last().filter(|_| with_cards.is_none()) {
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
pub(super) fn told_line(row: &SheetRow, seat: Seat, past: &[PastStep], best: Option<&SheetLine>) -> Option<Decisive> {
    let of_deal = || (1..).zip(past).filter(|(_, done)| done.deal == row.deal);
    let is_its = |event: &Event| best.is_some_and(|line| is_of(event, line));
    let (end, _) = of_deal().last()?;
    let scored = of_deal().find(|(_, done)| done.events.iter().any(is_its));
    let step = scored.map_or(end, |(step, _)| step);
    // The cards of that action scored at once, maybe for another seat.
    let act = scored.and_then(|(_, done)| done.act.as_ref());
    // A feat is told by itself.
    let act = act.filter(|act| best.is_some_and(|line| line.points != Score::ZERO && act.cards.intersects(line.cards)));
    // Where a seat got nothing, and all others that got something did so for the same reason, that is told.
    let reason = best.or_else(|| row.lines.first().filter(|line| line.cards.is_empty()));
    let last_card = || {
        let acts = of_deal().filter_map(|(_, done)| done.act.as_ref()).filter(|act| act.seat == seat);
        acts.filter_map(|act| act.cards.first()).last()
    };
    let mut cards = best.map(|line| in_a_row(line.cards)).unwrap_or_default();
    // Of more cards, the highest.
    cards.drain(..cards.len().saturating_sub(MOST_CARDS));
    if cards.is_empty() {
        cards.extend(last_card());
    }
    let is_alike = |line: &&SheetLine| {
        let of = |line: &SheetLine| (line.points, line.cards, line.why.clone());
        reason.is_some_and(|reason| reason.cards.is_empty() && of(line) == of(reason))
    };
    let mut seats: Vec<Seat> = row.lines.iter().filter(is_alike).map(|line| line.seat).collect();
    let reason = reason.filter(|_| best.is_some() || seats.len() == row.lines.len());
    if seats.is_empty() || reason.is_none() {
        seats = vec![seat];
    }
    Some(Decisive {
        deal: row.deal,
        trick: None,
        step,
        seat,
        points: reason.map_or(row.scores[seat], |line| line.points),
        lines: reason.cloned().into_iter().collect(),
        seats,
        cards: cards.into_iter().map(|card| (seat, card)).collect(),
        winner: None,
        act: act.map(|act| act.spoken.done.clone()),
    })
}

/// Cards by rank where there is one of each, with a run around the corner in its order; others as they come.
pub fn in_a_row(cards: Cards) -> Vec<Card> {
    let mut found: Vec<Card> = cards.iter().collect();
    let ranks: BTreeSet<Rank> = found.iter().map(|card| card.rank()).collect();
    if ranks.len() < found.len() || found.is_empty() {
        return found;
    }
    found.sort_by_key(|card| card.rank());
    let is_gap = |at: &usize| found[*at].rank() as usize != found[at - 1].rank() as usize + 1;
    let gaps: Vec<usize> = (1..found.len()).filter(is_gap).collect();
    let is_around = found.first().map(|card| card.rank()) == Some(Rank::Two)
        && found.last().map(|card| card.rank()) == Some(Rank::Ace);
    if let [gap] = gaps[..]
        && is_around
    {
        found.rotate_left(gap);
    }
    found
}

/// Tells whether a seat got nothing for cards that usually count.
pub(super) fn is_feat(row: &SheetRow, seat: Seat) -> bool {
    row.feat().is_some_and(|feat| feat.seat == seat)
}
