//! The result of the day's deal: what Master averages, the week, a line to copy, and when the next deal comes.

use egui::{Sense, Ui};

use super::Finale;
use crate::store::Date;
use crate::text::{common, today_page as texts};
use crate::ui::copy_row::copy_result_button;
use crate::ui::pages::today::{WEEK, average, missed, next_deal, paint_week};
use crate::ui::review_work::Status;
use crate::ui::shell::Commands;
use crate::ui::theme::{self, Palette, size};

pub(super) fn show(ui: &mut Ui, finale: &Finale<'_>, commands: &mut Commands) {
    let Some((result, days)) = &finale.ending().day else { return };
    let streak = days.streak(Date::today());
    let in_a_row = streak.days;
    theme::panel_frame(&Palette::of(ui)).show(ui, |ui| {
        ui.set_width(ui.available_width() - theme::BAR);
        ui.spacing_mut().item_spacing.y = theme::STEP;
        let palette = Palette::of(ui);
        ui.horizontal_wrapped(|ui| {
            let line = || finale.game().own().and_then(|saved| finale.ending().day_line(saved));
            copy_result_button(ui, || line().unwrap_or_default(), commands);
            ui.add_space(theme::STEP);
            let (week, _) = ui.allocate_exact_size(WEEK, Sense::hover());
            paint_week(ui, days, week.min, [palette.accent, palette.on_accent, palette.muted]);
            if in_a_row > 0 {
                ui.label(theme::text(ui, texts::in_a_row(in_a_row as usize), size::BODY));
            }
        });
        // Points and place stand above.
        let status = finale.ending().status();
        let begins = matches!(status, Status::Idle) && finale.settings.review_games;
        let is_reviewing = begins || matches!(status, Status::Running(_));
        let average =
            (result.master.is_some() || !matches!(status, Status::Done)).then(|| average(result, is_reviewing));
        let next = (result.date == Date::today()).then(next_deal);
        let sentences = average.into_iter().chain(missed(days, &streak)).chain(next);
        theme::note(ui, common::sentences(sentences));
    });
}
