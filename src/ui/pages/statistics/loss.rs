//! One number for how a person plays a game: what a decision costs, which level plays so, and where it is lost.

use egui::{CornerRadius, Grid, Label, Rect, Sense, Stroke, StrokeKind, Ui, vec2};

use super::series::chart;
use crate::statistics::{
    ENOUGH_GAMES, LossRate, PersonGame, RATE_UNIT, RATED_GAMES, kind_in_words, loss_series, title,
};
use crate::text::{Message, Number, statistics_page as texts};
use crate::ui::theme::{self, Palette, size};

/// Maximum number of kinds of decisions listed.
const LISTED: usize = 6;

/// A rate is shown in percent.
const PERCENT: f64 = 100.0 / RATE_UNIT;

/// The size of the bar of a kind of decision.
const BAR: egui::Vec2 = vec2(120.0, 10.0);

/// Shows the level that a person plays like, if reviewed games tell.
pub(super) fn show_level(ui: &mut Ui, games: &[PersonGame]) {
    let Some(found) = LossRate::of(games) else { return };
    let is_compared = !found.plays_like.is_empty();
    if is_compared && found.is_enough() {
        theme::accent_heading(ui, texts::plays_like(found.plays_like.iter().map(|level| level.label())));
    }
    theme::note(ui, rate(&found));
    let game = games.last().map_or("", |game| &game.result().game);
    for remark in found.remarks(game) {
        theme::note(ui, remark);
    }
    if !is_compared {
        theme::note(ui, texts::no_levels_measured());
    } else if !found.is_enough() {
        theme::note(ui, texts::too_few_games(ENOUGH_GAMES));
    }
    ui.add_space(4.0);
}

/// The number, with its margin if there are games enough for one.
fn rate(found: &LossRate) -> Message {
    let rate = found.rate.times(PERCENT);
    let percent = Number::rounded(rate.mean, 0);
    if found.games == 1 {
        return texts::loss_in_one_game(percent);
    }
    // The margin is never shown as 0.
    texts::loss_per_decision(percent, Number::rounded(rate.margin().max(1.0), 0), found.games)
}

/// Shows the number over time, and which decisions it comes from.
pub(super) fn show(ui: &mut Ui, games: &[PersonGame]) {
    let mut series = loss_series(games);
    for point in &mut series {
        (point.value, point.average) = (PERCENT * point.value, point.average.times(PERCENT));
    }
    let (Some(found), false) = (LossRate::of(games), series.is_empty()) else {
        return theme::note(ui, texts::how_to_see_losses());
    };
    let id = games.last().map_or("", |game| &game.result().game);
    theme::note(ui, texts::about_losses(title(id), RATED_GAMES));
    chart(ui, &series, Some(0.0), texts::losses_chart);
    theme::note(ui, texts::legend(RATED_GAMES));
    ui.add_space(8.0);
    let heading = Label::new(theme::strong(ui, texts::where_from(), size::BODY));
    theme::heading_label(ui, heading, 2);
    ui.spacing_mut().interact_size.y = 0.0;
    let most = found.kinds.first().map_or(0.0, |kind| kind.part);
    Grid::new("losses").num_columns(2).spacing(vec2(16.0, 6.0)).show(ui, |ui| {
        for kind in found.kinds.iter().take(LISTED) {
            show_share(ui, (kind.part / most).clamp(0.0, 1.0) as f32);
            let words = texts::loss_of_kind(
                kind_in_words(&kind.kind),
                Number::short(PERCENT * kind.part),
                kind.count as usize,
                Number::short(PERCENT * kind.mean),
            );
            let words = theme::text(ui, words, size::BODY);
            ui.add(Label::new(words).wrap());
            ui.end_row();
        }
    });
}

/// Paints a share of the greatest part as a bar.
fn show_share(ui: &mut Ui, share: f32) {
    let palette = Palette::of(ui);
    let (rect, _) = ui.allocate_exact_size(BAR, Sense::hover());
    let round = CornerRadius::same(5);
    let line = Stroke::new(palette.stroke, palette.outline);
    let painter = ui.painter();
    painter.rect(rect, round, palette.ground, line, StrokeKind::Outside);
    let part = Rect::from_min_size(rect.min, vec2(rect.width() * share, rect.height()));
    painter.rect_filled(part, round, palette.accent);
}
