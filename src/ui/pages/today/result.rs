//! The result of a day's deal, on its page and at the end of its game.

use egui::{Label, Ui};

use super::words;
use crate::store::today::DayResult;
use crate::text::{Number, today_page as texts};
use crate::ui::theme::{self, Palette, size};

/// Shows the result of a day, and what Master averages with its cards, once its review is there.
pub(in crate::ui) fn show_result(ui: &mut Ui, result: &DayResult, is_reviewing: bool) {
    theme::heading(ui, words::result(result));
    let further = match result.master {
        Some(master) => texts::master_average(Number::rounded(master.mean, 1)),
        None if is_reviewing => texts::reviewing(),
        None => texts::not_reviewed(),
    };
    ui.add(Label::new(theme::text(ui, further, size::BODY).color(Palette::of(ui).muted)).wrap());
}
