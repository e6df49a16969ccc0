//! Games as a table for spreadsheets.

use super::{GameLoss, PersonGame, rate, rules_in_words};
use crate::cells::{Cell, line, time};
use misere_engine::printable::escaped;
use misere_players::bots::Estimate;

/// The names of the columns.
const HEAD: [&str; 24] = [
    "time",
    "game",
    "players",
    "opponents",
    "house_rules",
    "origin",
    "name",
    "seat",
    "score",
    "best_total",
    "place",
    "won",
    "deals",
    "undos",
    "hints",
    "luck",
    "luck_error",
    "skill",
    "skill_error",
    "inaccuracies",
    "mistakes",
    "blunders",
    "decisions",
    "loss",
];

/// Games as comma-separated values, one line for each person and game, below a header line.
pub fn csv(games: &[PersonGame]) -> String {
    let mut text = line(HEAD.map(Cell::text));
    for game in games {
        text.push_str(&line(cells(game)));
    }
    text
}

fn cells(game: &PersonGame) -> [Cell; 24] {
    let result = game.result();
    let seats = result.players.len();
    let numbers = |estimate: Option<Estimate>| {
        let cell = |number: f64| Cell::number(format_args!("{number:.3}"));
        match estimate {
            Some(one) => [cell(one.mean), cell(one.error())],
            None => [Cell::empty(), Cell::empty()],
        }
    };
    let review = game.review();
    let [luck, luck_error] = numbers(review.map(|seat| seat.luck));
    let [skill, skill_error] = numbers(review.map(|seat| seat.skill));
    let loss = GameLoss::in_game(game).and_then(|loss| rate(&[loss]));
    let loss = loss.map_or_else(Cell::empty, |loss| Cell::number(format_args!("{:.3}", loss.mean)));
    let marks = |of: fn(&crate::Decisions) -> u32| {
        let sum = review.map(|seat| seat.decisions.iter().map(of).sum::<u32>());
        sum.map_or_else(Cell::empty, Cell::number)
    };
    [
        Cell::text(&time(result.time)),
        Cell::text(&result.game),
        Cell::number(seats),
        Cell::text(game.opponents().name()),
        // Can quote the file.
        Cell::text(&escaped(&rules_in_words(&result.game, seats, &result.rules).for_programs())),
        Cell::text(result.origin.name()),
        Cell::text(&game.name().shown()),
        Cell::number(game.seat),
        Cell::number(game.score()),
        Cell::text(if result.lowest_wins { "lowest" } else { "highest" }),
        Cell::number(game.place()),
        Cell::number(u8::from(game.is_won())),
        Cell::number(result.deals),
        Cell::number(result.undos),
        Cell::number(result.hints),
        luck,
        luck_error,
        skill,
        skill_error,
        marks(|one| one.inaccuracies),
        marks(|one| one.mistakes),
        marks(|one| one.blunders),
        marks(|one| one.count),
        loss,
    ]
}
