//! A row of the list: a game against opponents of one kind, with its figures.

use egui::accesskit::Role;
use egui::{CornerRadius, CursorIcon, Pos2, Rect, Response, Sense, Stroke, StrokeKind, Ui, WidgetInfo, pos2, vec2};

use crate::bots::Estimate;
use crate::statistics::{Figures, Opponents, Row, rules_in_words, title};
use crate::text::{Message, Number, statistics_page as texts};
use crate::ui::theme::{self, Palette, Words, size};

/// The minimum width of a row with all figures side by side.
const WIDE: f32 = 1040.0;

/// The height of a wide row, and of a line of figures below the title in others.
const HEIGHT: f32 = 64.0;
const LINE: f32 = 52.0;

/// The minimum room for a figure.
const FIGURE: f32 = 124.0;

/// The room for the title of a wide row, and for the bar of the games won.
const TITLE: f32 = 240.0;
const BAR: f32 = 232.0;

/// The padding within a row.
const PAD: f32 = 16.0;

pub(super) fn show(ui: &mut Ui, row: &Row, is_chosen: bool) -> Response {
    let palette = Palette::of(ui);
    let width = ui.available_width();
    let is_wide = width >= WIDE;
    let height = if is_wide { HEIGHT } else { HEIGHT + LINE * FIGURES.div_ceil(in_line(width)) as f32 };
    let (rect, response) = ui.allocate_exact_size(vec2(width, height), Sense::click());
    let spoken = theme::say(ui, spoken(row));
    response.widget_info(|| WidgetInfo::selected(Role::Button, true, is_chosen, &spoken));
    if ui.is_rect_visible(rect) {
        let is_hot = response.hovered() || is_chosen;
        let fill = if is_hot { palette.raised } else { palette.panel };
        let line = if is_hot { palette.accent } else { palette.outline };
        let line = Stroke::new(palette.stroke, line);
        let round = CornerRadius::same(10);
        ui.painter().rect(rect, round, fill, line, StrokeKind::Inside);
        if is_wide {
            wide(ui, rect, row);
        } else {
            narrow(ui, rect, row);
        }
        theme::focus_ring(ui, &response, round);
    }
    response.on_hover_cursor(CursorIcon::PointingHand)
}

/// Paints title, bar and figures side by side.
fn wide(ui: &Ui, rect: Rect, row: &Row) {
    let left = rect.left() + PAD;
    let top = rect.top() + 11.0;
    paint_title(ui, pos2(left, top), TITLE - PAD, row);
    let bar = Rect::from_min_size(pos2(left + TITLE, top + 6.0), vec2(BAR, 10.0));
    paint_won(ui, bar, &row.figures);
    let first = bar.right() + 2.0 * PAD;
    let facts = facts(&row.figures);
    let step = (rect.right() - PAD - first) / facts.len() as f32;
    for (index, (value, label)) in facts.iter().enumerate() {
        let at = pos2(first + index as f32 * step, top);
        two_lines(ui, at, value, label, step - 8.0);
    }
}

/// Paints the title above the bar, and the figures below it.
fn narrow(ui: &Ui, rect: Rect, row: &Row) {
    let room = rect.width() - 2.0 * PAD;
    let corner = rect.left_top() + vec2(PAD, 10.0);
    paint_title(ui, corner, room - BAR - PAD, row);
    let at = pos2(rect.right() - PAD - BAR, corner.y + 6.0);
    let bar = Rect::from_min_size(at, vec2(BAR, 10.0));
    paint_won(ui, bar, &row.figures);
    let facts = facts(&row.figures);
    let in_line = in_line(rect.width());
    let step = room / in_line as f32;
    for (index, (value, label)) in facts.iter().enumerate() {
        let (line, column) = (index / in_line, index % in_line);
        let at = corner + vec2(column as f32 * step, HEIGHT - 6.0 + line as f32 * LINE);
        two_lines(ui, at, value, label, step - 8.0);
    }
}

/// Paints a game's title, and below it the opponents and changed house rules.
fn paint_title(ui: &Ui, at: Pos2, room: f32, row: &Row) {
    let against = against(row.opponents);
    let details = match &row.rules {
        Some(rules) if rules.is_empty() => against,
        Some(rules) => {
            let rules = rules_in_words(&row.game, seats(row), rules);
            texts::against_with_rules(against, rules)
        }
        None => texts::against_with_sets(against, row.rule_sets()),
    };
    two_lines(ui, at, Words::verbatim(title(&row.game)), details, room);
}

/// Paints a strong line above a faint one, each truncated with an ellipsis if necessary.
fn two_lines(ui: &Ui, at: Pos2, above: impl Into<Words>, below: impl Into<Words>, room: f32) {
    let palette = Palette::of(ui);
    let above = theme::one_line(ui, above, theme::bold(size::BODY), palette.text, room);
    let below = theme::one_line(ui, below, theme::font(size::SMALL), palette.muted, room);
    let under = at + vec2(0.0, above.size().y);
    ui.painter().galley(at, above, palette.text);
    ui.painter().galley(under, below, palette.muted);
}

/// Paints the share of games won as a bar with its interval, and a line at the share expected by chance.
fn paint_won(ui: &Ui, bar: Rect, figures: &Figures) {
    let palette = Palette::of(ui);
    let x = |share: f64| egui::lerp(bar.x_range(), share as f32);
    let part = |[low, high]: [f64; 2]| Rect::from_x_y_ranges(x(low)..=x(high), bar.y_range());
    let round = CornerRadius::same(5);
    let painter = ui.painter();
    let line = Stroke::new(palette.stroke, palette.outline);
    painter.rect(bar, round, palette.ground, line, StrokeKind::Outside);
    let faint = palette.accent.gamma_multiply(0.45);
    painter.rect_filled(part(figures.interval), round, faint);
    let dot = pos2(x(figures.share), bar.center().y);
    painter.circle(dot, 6.0, palette.accent, Stroke::new(1.0, palette.panel));
    let chance = Stroke::new(2.0, palette.text);
    painter.vline(x(figures.chance), bar.y_range().expand(4.0), chance);
    let words = texts::share_won(percent(figures.share), percent(figures.chance));
    let words = theme::one_line(ui, words, theme::font(size::SMALL), palette.muted, f32::INFINITY);
    // Longer words than the bar begin before it.
    let left = bar.left().min(bar.right() - words.size().x);
    painter.galley(pos2(left, bar.bottom() + 6.0), words, palette.muted);
}

/// The number of figures side by side below the title of a row of this width.
fn in_line(width: f32) -> usize {
    let room = (width - 2.0 * PAD) / FIGURE;
    (room as usize).clamp(2, FIGURES)
}

/// The number of labeled figures.
const FIGURES: usize = 5;

/// The figures with their labels.
fn facts(figures: &Figures) -> [(Message, Message); FIGURES] {
    let number = |number: f64| Estimate::exact(number).in_words();
    let count = |count: usize| number(count as f64);
    // Nothing is said of a person who has never won.
    let (in_a_row, in_a_row_label) = match (figures.longest, figures.streak) {
        (0, _) => (Message::EMPTY, Message::EMPTY),
        (longest, 0) => (count(longest), texts::in_a_row_label()),
        (longest, now) => (texts::in_a_row(longest, now), texts::in_a_row_label()),
    };
    [
        (count(figures.games), texts::game_label(figures.games)),
        (number(figures.mean), texts::average_score()),
        (number(figures.best), texts::best_score()),
        (in_a_row, in_a_row_label),
        (figures.skill.map_or(texts::no_skill(), points), texts::skill_per_deal()),
    ]
}

/// Points with their sign. Their margin of error is among the details.
fn points(found: Estimate) -> Message {
    Estimate::exact(found.mean).with_sign()
}

/// The figures of a row in one sentence.
fn spoken(row: &Row) -> Message {
    let figures = &row.figures;
    let [low, high] = figures.interval.map(percent);
    let (share, chance) = (percent(figures.share), percent(figures.chance));
    let (mean, best) = (Number::short(figures.mean), Number::short(figures.best));
    let won = texts::row_won(figures.games, share, low, high, chance);
    let scores = match (figures.longest, figures.streak) {
        (0, _) => texts::row_scores(mean, best),
        (longest, 0) => texts::row_scores_with_streak(mean, best, longest),
        (longest, now) => texts::row_scores_with_streaks(mean, best, longest, now),
    };
    let mut told = texts::row_figures(won, scores);
    if let Some(skill) = figures.skill {
        told = texts::row_figures_with_skill(told, points(skill));
    }
    let (title, against) = (title(&row.game), against(row.opponents));
    match &row.rules {
        Some(rules) if rules.is_empty() => texts::row(title, against, told),
        Some(rules) => {
            let rules = rules_in_words(&row.game, seats(row), rules);
            texts::row_with_rules(title, against, told, rules)
        }
        None => texts::row_with_sets(title, against, told, row.rule_sets()),
    }
}

pub(super) fn seats(row: &Row) -> usize {
    let first = row.games.first();
    first.map_or(0, |game| game.result().players.len())
}

/// The opponents, to follow the title of a game.
fn against(opponents: Opponents) -> Message {
    match opponents {
        Opponents::Level(level) => texts::against_level(level.label()),
        Opponents::Mixed => texts::against_mixed(),
        Opponents::Programs => texts::against_programs(),
        Opponents::People => texts::with_people(),
    }
}

/// A share in percent, as a whole number.
pub(super) fn percent(share: f64) -> Number {
    Number::rounded(share * 100.0, 0)
}
