//! The view of a game from a place at the table. That of a seat is made from its own scene, its own lines of the trace
//! and its own announcements alone; that of a spectator from what lies open.

use misere_engine::cards::Cards;
use misere_engine::rules::{Next, Seat};
use misere_games::BotSession;
use serde_json::Value;

use crate::open;
use crate::wire::{Due, Encoder, Known, Log, News, State};

/// A place at the table.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub enum Place {
    /// A seat.
    Seat(Seat),
    /// Beside the table, where one sees what lies open.
    Spectator,
}

/// The steps of a part of the log at most.
const PART: usize = 100;

/// The parts of the log that come before the state, and the state with the last part. `chosen` is what the seat has
/// chosen before its turn.
pub fn from_place(
    session: &dyn BotSession, place: Place, chosen: Option<&str>, known: Known, encoder: Encoder,
) -> (Vec<Log>, State) {
    let (at, sheet) = (session.at(), session.sheet());
    let mut rows_from = known.rows.min(sheet.rows.len());
    let mut replay = session.copy();
    replay.go_to(known.at.min(at));
    let mut parts = Vec::new();
    let mut part = Log { from: replay.at(), news: Vec::new(), rows_from, rows: Vec::new() };
    while replay.at() < at {
        if part.news.len() == PART {
            // Rows come with the steps that scored them, so that no message grows with the game.
            let rows = replay.sheet().rows.len().max(rows_from);
            part.rows = sheet.rows[rows_from..rows].iter().map(|row| encoder.row(row)).collect();
            rows_from = rows;
            let next = Log { from: replay.at(), news: Vec::new(), rows_from, rows: Vec::new() };
            parts.push(std::mem::replace(&mut part, next));
        }
        let before = replay.at();
        if !replay.redo() {
            break;
        }
        part.news.push(news(&*replay, place, before, encoder));
    }
    part.rows = sheet.rows[rows_from..].iter().map(|row| encoder.row(row)).collect();
    let state = state(session, place, chosen, encoder, part);
    (parts, state)
}

/// The part of the last step of a session that may be known at a place.
fn news(session: &dyn BotSession, place: Place, before: usize, encoder: Encoder) -> News {
    let (events, told) = match place {
        Place::Seat(seat) => {
            let lines = session.lines(seat, before).take();
            let lines = lines.lines().map(serde_json::from_str);
            let events: Result<Vec<Value>, _> = lines.collect();
            let told = session.announcements(before, Some(seat));
            (events.expect("traces are JSON"), told)
        }
        Place::Spectator => (open::lines(session, before), session.announcements(before, None)),
    };
    News { events, told: told.iter().map(|told| encoder.told(told)).collect() }
}

fn state(session: &dyn BotSession, place: Place, chosen: Option<&str>, encoder: Encoder, log: Log) -> State {
    let seat = match place {
        Place::Seat(seat) => Some(seat),
        Place::Spectator => None,
    };
    let asked = seat.and_then(|seat| session.asked_at_once(seat, chosen));
    let at_once = asked.is_some() && seat.map(Next::Act) != Some(session.next());
    let shown = asked.as_deref().unwrap_or(session);
    let next = if at_once && chosen.is_some() { session.next() } else { shown.next() };
    let scene = match seat {
        Some(seat) => shown.scene(seat),
        None => open::scene(session),
    };
    let moves = match next {
        Next::Act(turn) if Some(turn) == seat => shown.moves(),
        _ => Vec::new(),
    };
    let spots = scene.zones.iter().flat_map(|zone| &zone.spots);
    let why_not = spots.filter_map(|spot| {
        let why = shown.why_not(seat?, spot.id)?;
        Some((spot.id, encoder.text(&why)))
    });
    let explainable = match seat {
        Some(_) => session.explainable(),
        None => Cards::EMPTY,
    };
    State {
        at: session.at(),
        undone: session.undo_count(),
        deal: session.deal_number(),
        dealer: session.first_dealer().index() as u8,
        next: Due::from(next),
        at_once: at_once && chosen.is_none(),
        chosen: chosen.filter(|_| at_once).map(str::to_owned),
        decided: session.decided(),
        totals: session.totals().iter().map(|score| score.in_halves()).collect(),
        scene: encoder.scene(&scene),
        moves: encoder.moves(&moves),
        why_not: why_not.collect(),
        explainable: explainable.iter().collect(),
        log,
    }
}
