//! The standings of an evening: a row for each game, then the number of games won by each player.

use egui::Ui;

use super::columns::{Cell, Columns};
use super::game::TableGame;
use crate::games::entry;
use crate::store::{Evening, EveningGame, Standings};
use crate::text::{Message, ending, table_page as texts};
use crate::ui::theme;

/// Tells whether a game of the evening is over.
pub(super) fn are_shown(game: &TableGame) -> bool {
    let evening = game.evening();
    evening.is_some_and(|evening| !evening.results(game.session()).is_empty())
}

/// Shows the standings of the game's evening, once a game of it is over.
pub(super) fn show(ui: &mut Ui, game: &TableGame) {
    let Some(evening) = game.evening() else { return };
    let games = evening.results(game.session());
    if games.is_empty() {
        return;
    }
    let names = game.names();
    let players = names.list().len();
    let standings = Standings::of(&games, players);
    theme::heading(ui, heading(evening, &standings));
    let columns = Columns::new(ui, Columns::TITLES, players);
    ui.spacing_mut().item_spacing.y = 0.0;
    columns.names(ui, &names);
    columns.rule(ui);
    for (number, game) in (1..).zip(&games) {
        let title = entry(&game.game).map_or(&*game.game, |entry| entry.title);
        columns.row(ui, texts::number_and_title(number, title), &results(game), None);
    }
    columns.rule(ui);
    let won = Cell::numbers(standings.won.iter());
    columns.row(ui, texts::games_won(), &won, Some(&standings.leaders()));
    let places = (0..players).map(|seat| standings.average_place(seat));
    columns.row(ui, texts::average_place(), &Cell::numbers(places), None);
    if let Some(points) = standings.points.filter(|_| games.len() > 1) {
        columns.row(ui, texts::total_points(), &Cell::numbers(points.iter()), None);
    }
    ui.spacing_mut().item_spacing.y = theme::STEP;
    ui.add_space(16.0);
    theme::heading(ui, texts::this_game(game.entry.title));
}

/// Each player's points and place in a game: `12 · 1st`.
fn results(game: &EveningGame) -> Vec<Cell> {
    let results = game.scores().zip(&game.places);
    results.map(|(score, place)| Cell::result(score, *place)).collect()
}

fn heading(evening: &Evening, standings: &Standings) -> Message {
    if !evening.ended {
        return texts::evening_after(standings.games);
    }
    match standings.leaders()[..] {
        [winner] => ending::evening_winner(winner),
        ref winners => ending::evening_winners(winners.iter().copied()),
    }
}
