//! The line about a finished game that its player sends to friends.

use misere_engine::rules::{Message, Next, Score, Seat, Wins};
use misere_engine::table::SheetRow;
use misere_games::entry;

use crate::text::share_lines as texts;
use crate::{Origin, Saved, people};

/// The squares for the best deals, for those in between, and for the worst. They go to the clipboard and are never shown in
/// the window, whose fonts lack them.
pub const SQUARES: [char; 3] = ['🟦', '⬜', '🟥'];

/// The only person's points and place, and a square for each deal. It gives away nothing about the cards. `None` unless
/// the game is over, and one person has played it.
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
    Some(with_deals(line, saved))
}

/// Adds a square for each deal to a line about a finished game: blue if nobody did better than the only person, red if
/// nobody did worse. Nothing is added if there was only one deal.
pub fn with_deals(line: Message, saved: &Saved) -> Message {
    let Some(seat) = only_person(saved) else { return line };
    let (rows, wins) = (saved.session.sheet().rows, saved.session.wins());
    if rows.len() < 2 {
        return line;
    }
    texts::with_deals(line, rows.iter().map(|row| square(row, seat, wins)).collect::<String>())
}

fn square(row: &SheetRow, seat: Seat, wins: Wins) -> char {
    let [best, middle, worst] = SQUARES;
    let places = wins.places(&row.scores);
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
