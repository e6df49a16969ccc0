//! The standings of an evening: a row for each game, then the number of games won by each player.

use egui::Ui;

use super::columns::Columns;
use super::game::TableGame;
use crate::games::entry;
use crate::rules::Names;
use crate::rules::words::{count, does, list, ordinal, with_names};
use crate::store::{Evening, EveningGame, Standings};
use crate::ui::theme;

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
    theme::heading(ui, heading(evening, &standings, &names));
    let columns = Columns::new(ui, 190.0, players);
    ui.spacing_mut().item_spacing.y = 0.0;
    columns.names(ui, names.list());
    columns.rule(ui);
    for (number, game) in games.iter().enumerate() {
        let title = entry(&game.game).map_or(&*game.game, |entry| entry.title);
        columns.row(
            ui,
            &format!("{}  {title}", number + 1),
            &results(game),
            None,
        );
    }
    columns.rule(ui);
    let won: Vec<String> = standings.won.iter().map(ToString::to_string).collect();
    columns.row(ui, "Games won", &won, Some(&standings.leaders()));
    let places = (0..players).map(|seat| standings.average_place(seat));
    columns.row(ui, "Average place", &places.collect::<Vec<_>>(), None);
    if let Some(points) = standings.points.filter(|_| games.len() > 1) {
        let points: Vec<String> = points.iter().map(ToString::to_string).collect();
        columns.row(ui, "Total points", &points, None);
    }
    ui.spacing_mut().item_spacing.y = theme::STEP;
    ui.add_space(16.0);
    theme::heading(ui, title(game));
}

fn title(game: &TableGame) -> String {
    format!("This game: {}", game.entry.title)
}

/// Each player's points and place in a game: `12 · 1st`.
fn results(game: &EveningGame) -> Vec<String> {
    let places = game.places.iter().map(|place| ordinal(*place));
    let results = game.scores().zip(places);
    results
        .map(|(score, place)| format!("{score} · {place}"))
        .collect()
}

fn heading(evening: &Evening, standings: &Standings, names: &Names) -> String {
    if !evening.ended {
        return format!("The evening after {}", count(standings.games, "game"));
    }
    match standings.leaders()[..] {
        [winner] => with_names(&format!("{} the evening", does(winner, "wins")), names),
        ref winners => {
            let names: Vec<&str> = winners.iter().map(|&seat| names.of(seat)).collect();
            format!("{} win the evening together", list(&names, "and"))
        }
    }
}
