//! What decided a game.

use misere_engine::cards::Cards;
use misere_engine::rules::{BySeat, Message, Score, Seat, Wins};
use misere_engine::table::{SheetLine, SheetRow, most_decisive};

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
