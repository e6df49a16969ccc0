//! The standings of an evening: a row for each game, then the number of games won by each player.

use egui::Ui;

use super::columns::Columns;
use super::game::TableGame;
use crate::games::entry;
use crate::rules::Names;
use crate::store::{Evening, EveningGame, Standings};
use crate::text::{Message, table_screen as texts};
use crate::ui::theme;

/// Tells whether a game of the evening is over.
pub(super) fn are_shown(game: &TableGame) -> bool {
    let evening = game.evening();
    evening.is_some_and(|evening| !evening.results(game.session()).is_empty())
}

/// Shows the standings of the game's evening, once a game of it is over.
pub(super) fn show(ui: &mut Ui, game: &TableGame) {
    let Some(evening) = game.evening() else {
        return;
    };
    let games = evening.results(game.session());
    if games.is_empty() {
        return;
    }
    let names = game.names();
    let players = names.list().len();
    let standings = Standings::of(&games, players);
    let say = |message: Message| message.render(&names);
    theme::heading(ui, say(heading(evening, &standings)));
    let columns = Columns::new(ui, Columns::TITLES, players, names.language());
    ui.spacing_mut().item_spacing.y = 0.0;
    columns.names(ui, &names);
    columns.rule(ui);
    for (number, game) in (1..).zip(&games) {
        let title = entry(&game.game).map_or(&*game.game, |entry| entry.title);
        let head = say(texts::number_and_title(number, title));
        columns.row(ui, &head, &results(game, &names), None);
    }
    columns.rule(ui);
    let won: Vec<String> = standings.won.iter().map(ToString::to_string).collect();
    columns.row(ui, &say(texts::games_won()), &won, Some(&standings.leaders()));
    let places = (0..players).map(|seat| standings.average_place(seat));
    columns.row(ui, &say(texts::average_place()), &places.collect::<Vec<_>>(), None);
    if let Some(points) = standings.points.filter(|_| games.len() > 1) {
        let points: Vec<String> = points.iter().map(ToString::to_string).collect();
        columns.row(ui, &say(texts::total_points()), &points, None);
    }
    ui.spacing_mut().item_spacing.y = theme::STEP;
    ui.add_space(16.0);
    theme::heading(ui, say(texts::this_game(game.entry.title)));
}

/// Each player's points and place in a game: `12 · 1st`.
fn results(game: &EveningGame, names: &Names) -> Vec<String> {
    let results = game.scores().zip(&game.places);
    results.map(|(score, place)| texts::points_and_place(score, *place).render(names)).collect()
}

fn heading(evening: &Evening, standings: &Standings) -> Message {
    if !evening.ended {
        return texts::evening_after(standings.games);
    }
    match standings.leaders()[..] {
        [winner] => texts::evening_winner(winner),
        ref winners => texts::evening_winners(winners.iter().copied()),
    }
}
