//! The end of a deal: one picture of what decided it, or of where the points came from, and the totals.

use egui::{Label, ScrollArea, Ui};

use super::Finale;
use super::hero::{deal_title, events};
use crate::rules::{Score, Seat, Wins};
use crate::text::ending;
use crate::ui::focus;
use crate::ui::pages::table::game::TableGame;
use crate::ui::pages::table::score_sheet;
use crate::ui::shell::Commands;
use crate::ui::theme::{self, Palette, size};

/// The time in which the points of a deal are counted, in seconds.
pub(in crate::ui::pages::table) const COUNTING: f64 = 1.2;

/// Shows what decided the deal, its points and the totals.
pub(in crate::ui::pages::table) fn show(ui: &Ui, finale: &Finale<'_>, commands: &mut Commands) {
    let shown = finale.sheet;
    let game = shown.game;
    let sheet = game.session().sheet();
    let size = ui.content_rect().size();
    theme::modal(ui, "deal over", 24, |ui| {
        ui.set_width(score_sheet::width(&sheet, size.x));
        theme::title(ui, deal_title(game));
        if is_spared_alone(game) {
            ui.label(theme::strong(ui, ending::without_points(), size::BODY));
        }
        for words in events(game) {
            let words = theme::strong(ui, words, size::BODY).color(Palette::of(ui).accent);
            ui.add(Label::new(words).wrap());
        }
        ui.add_space(8.0);
        let more = (ui.min_rect().height() - score_sheet::HEAD).max(0.0);
        let room = score_sheet::room(size) - more - shown.more_buttons(size.x);
        let area = ScrollArea::vertical().id_salt(("score sheet", sheet.rows.len()));
        // At its full height at once, rather than growing from frame to frame.
        let area = area.max_height(room.max(96.0)).min_scrolled_height(room.max(96.0));
        area.auto_shrink([false, true]).show(ui, |ui| {
            focus::scroll_by_keys(ui);
            let tricks = shown.ending.decisive.as_ref().filter(|play| play.trick.is_some());
            if let Some(play) = tricks {
                let wide = ui.available_width() - theme::BAR;
                finale.show_play(ui, play, wide, commands);
                ui.add_space(theme::STEP);
            }
            score_sheet::grid(ui, &shown, &sheet, Some(finale.faces));
            // The cards of a trick say where its points came from.
            if let (None, Some(row)) = (tricks, sheet.rows.last()) {
                ui.add_space(theme::STEP);
                score_sheet::points(ui, row, shown.atlas);
            }
        });
        ui.add_space(8.0);
        focus::Group::row("deal over").show(ui, |ui| {
            ui.horizontal_wrapped(|ui| shown.show_buttons(ui, false, commands));
        });
    });
}

/// Tells whether the only person got no penalty points in the last deal, and everybody else did.
fn is_spared_alone(game: &TableGame) -> bool {
    let sheet = game.session().sheet();
    let Some(row) = sheet.rows.last() else { return false };
    let as_hoped = |(seat, score): (Seat, &Score)| {
        let is_spared = *score <= Score::ZERO;
        is_spared == (seat == game.viewer())
    };
    game.people() == 1 && game.wins() == Wins::Lowest && row.scores.each().all(as_hoped)
}
