//! Results of earlier games with the same deals, compared with this one and shown below its result.

use egui::Ui;

use super::columns::{Cell, Columns};
use super::game::TableGame;
use crate::rules::{Next, Score, Seat, Wins};
use crate::store::{EarlierResult, SaveFile, earlier_results};
use crate::text::{Message, table_page as texts};
use crate::ui::game_summary::when;
use crate::ui::theme::{self, Surface, size};

impl TableGame {
    /// Tells whether the game is over and has yet to be compared with earlier ones.
    pub fn is_to_be_compared(&self) -> bool {
        self.earlier.is_none() && self.session().next() == Next::Over
    }

    /// Compares the result with those of earlier games.
    pub fn compare(&mut self, files: &[SaveFile]) {
        if let Some(session) = self.own_session() {
            self.earlier = Some(earlier_results(files, session, self.path()));
        }
    }

    /// The results of earlier games with the same deals, the newest first.
    pub fn earlier(&self) -> &[EarlierResult] {
        self.earlier.as_deref().unwrap_or_default()
    }
}

/// Maximum number of earlier results shown.
const SHOWN: usize = 5;

/// Shows how this result compares with the last one, and the last few results.
pub(super) fn show(ui: &mut Ui, game: &TableGame) {
    let earlier = game.earlier();
    let Some(last) = earlier.first() else { return };
    ui.add_space(16.0);
    theme::heading(ui, texts::earlier_games());
    ui.label(theme::text(ui, with_last(game, last), size::BODY));
    let columns = Columns::new(ui, Columns::TITLES, game.session().seats());
    for one in earlier.iter().take(SHOWN) {
        let cells = Cell::numbers(one.totals.iter());
        columns.row(ui, head(one), &cells, None);
    }
    if let Some(more) = earlier.len().checked_sub(SHOWN + 1) {
        theme::note(ui, texts::more(more + 1));
    }
}

/// Shows how this result compares with the last one in a line on the cloth.
pub(super) fn show_comparison(ui: &mut Ui, game: &TableGame, surface: &Surface) {
    let Some(last) = game.earlier().first() else { return };
    ui.label(theme::text(ui, with_last(game, last), size::SMALL).color(surface.muted));
}

fn head(one: &EarlierResult) -> Message {
    let when = when(one.saved);
    match one.undone {
        0 => when,
        _ => texts::when_with_undo(when),
    }
}

fn with_last(game: &TableGame, last: &EarlierResult) -> Message {
    let seat = game.viewer();
    comparison(seat, [game.session().totals()[seat], last.totals[seat]], game.wins())
}

/// Describes how a player's result compares with an earlier one.
pub fn comparison(who: Seat, [now, before]: [Score; 2], wins: Wins) -> Message {
    match wins.worth(now - before) {
        Score::ZERO => texts::same_as_before(who, before),
        gain if gain > Score::ZERO => texts::better_than_before(who, before, gain),
        gain => texts::worse_than_before(who, before, -gain),
    }
}
