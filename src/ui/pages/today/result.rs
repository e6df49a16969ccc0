//! The result of a day's deal.

use egui::{Label, Ui};

use super::words;
use crate::rules::Message;
use crate::store::today::DayResult;
use crate::text::{Number, today_page as texts};
use crate::ui::theme::{self, Palette, size};

/// Shows the result of a day, and what Master averages with its cards.
pub(in crate::ui) fn show_result(ui: &mut Ui, result: &DayResult) {
    theme::heading(ui, words::result(result));
    let muted = Palette::of(ui).muted;
    ui.add(Label::new(theme::text(ui, average(result, false), size::BODY).color(muted)).wrap());
}

/// Master's average with the cards of a day, in words, once the review of the game is there.
pub(in crate::ui) fn average(result: &DayResult, is_reviewing: bool) -> Message {
    match result.master {
        Some(master) => texts::master_average(Number::rounded(master.mean, 1)),
        None if is_reviewing => texts::reviewing(),
        None => texts::not_reviewed(),
    }
}
