//! The line about a finished game that its player sends to friends.

use misere_engine::rules::{BySeat, Event, Message, Next, Score, Seat, Wins};
use misere_games::{deal_code, entry};

use crate::text::share_lines as texts;
use crate::{Origin, Saved, people};

/// The number of parts of an only deal that have a square each.
const PARTS: usize = 4;

/// The squares for the best deals, for those in between, and for the worst. They go to the clipboard and are never shown in
/// the window, whose fonts lack them.
pub const SQUARES: [char; 3] = ['🟦', '⬜', '🟥'];

/// The only person's points and place, below them a square for each deal, or for each quarter of the only one, and the deal
/// code, unless it is the deal of a day or of a challenge, which a friend may still have to play. It gives away nothing about
/// the cards. `None` unless the game is over, and one person has played it.
pub fn share_line(saved: &Saved) -> Option<Message> {
    let seat = only_person(saved)?;
    let session = &saved.session;
    let title = entry(session.id())?.title;
    let (place, players) = (session.places()[seat], session.seats());
    let points = points(session.totals()[seat], session.wins());
    let line = match saved.origin {
        Origin::Today(date) => texts::day_result(date.to_string(), title, points, place, players),
        _ => texts::game_result(title, points, place, players),
    };
    let line = with_squares(line, Some(saved));
    Some(if saved.origin.is_alike() {
        line
    } else {
        texts::with_deal(line, deal_code::of(&*saved.session).to_string())
    })
}

/// Adds a square for each deal to a line about a finished game: blue if nobody did better than the only person, red if
/// nobody did worse. An only deal has one for each quarter, if points came in the course of it.
pub fn with_squares(line: Message, saved: Option<&Saved>) -> Message {
    let Some((saved, seat)) = saved.and_then(|saved| Some((saved, only_person(saved)?))) else { return line };
    let squares = match squares(saved, seat) {
        squares if squares.chars().nth(1).is_some() => squares,
        _ => quarters(saved).iter().map(|scores| square(scores, seat, saved.session.wins())).collect(),
    };
    if squares.is_empty() { line } else { texts::with_squares(line, squares) }
}

/// A square for each deal that a seat has played.
pub fn squares(saved: &Saved, seat: Seat) -> String {
    saved.session.sheet().rows.iter().map(|row| square(&row.scores, seat, saved.session.wins())).collect()
}

/// The points that each seat got in each quarter of the actions of an only deal; empty if all came at once.
fn quarters(saved: &Saved) -> Vec<BySeat<Score>> {
    let mut acts = saved.session.past();
    acts.retain(|done| done.act.is_some());
    let mut scores = vec![BySeat::new(saved.session.seats()); PARTS];
    for (number, done) in acts.iter().enumerate() {
        for event in &done.events {
            if let Event::Points { seat, points, .. } = event {
                scores[number * PARTS / acts.len()][*seat] += *points;
            }
        }
    }
    let with_points = scores.iter().filter(|scores| scores.each().any(|(_, points)| *points != Score::ZERO));
    if with_points.count() > 1 { scores } else { Vec::new() }
}

fn square(scores: &BySeat<Score>, seat: Seat, wins: Wins) -> char {
    let [best, middle, worst] = SQUARES;
    let places = wins.places(scores);
    let last = places.iter().max();
    match (places[seat] == 1, Some(&places[seat]) == last) {
        (true, false) => best,
        (false, true) => worst,
        _ => middle,
    }
}

/// A total in words.
pub(crate) fn points(total: Score, wins: Wins) -> Message {
    match wins {
        Wins::Lowest => texts::penalty_points(total),
        Wins::Highest => texts::points(total),
    }
}

/// The only person in a finished game.
fn only_person(saved: &Saved) -> Option<Seat> {
    let people = people(&saved.players);
    let is_told = people.len() == 1 && saved.session.next() == Next::Over;
    Seat::all(saved.players.len()).find(|seat| is_told && people.contains(*seat))
}
