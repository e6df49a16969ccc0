//! A chart of the points that a seat could expect from a deal, decision by decision, with the error of the
//! estimates and the marked decisions.

use egui::accesskit::Role;
use egui::{
    Align2, Color32, CornerRadius, CursorIcon, Mesh, Pos2, Rect, Sense, Shape, Stroke, StrokeKind,
    Ui, WidgetInfo, pos2, vec2,
};

use super::judge::sign;
use crate::bots::Estimate;
use crate::review::{Mark, Review};
use crate::rules::Seat;
use crate::ui::theme::{self, Palette, size};

/// The height of the chart.
const TALL: f32 = 150.0;

/// The room for the numbers at the left.
const LABELS: f32 = 40.0;

/// A point of the chart.
struct Point {
    step: usize,
    expected: Estimate,
    mark: Option<Mark>,
}

/// Shows the chart of a deal, with a line at the position `at`; returns the decision that was clicked.
pub(super) fn show(
    ui: &mut Ui,
    review: &Review,
    seat: Seat,
    deal: u32,
    at: usize,
) -> Option<usize> {
    let points = points(review, seat, deal);
    if points.len() < 2 {
        return None;
    }
    let palette = Palette::of(ui);
    let size = vec2(ui.available_width(), TALL);
    let (rect, response) = ui.allocate_exact_size(size, Sense::CLICK);
    let spoken = description(&points);
    response.widget_info(|| WidgetInfo::labeled(Role::Image, true, &spoken));
    let painter = ui.painter();
    let line = Stroke::new(palette.stroke, palette.line);
    let round = CornerRadius::same(10);
    painter.rect(rect, round, palette.raised, line, StrokeKind::Inside);
    let inner = Rect::from_min_max(rect.min + vec2(LABELS, 14.0), rect.max - vec2(12.0, 14.0));
    let low = points
        .iter()
        .map(|one| one.expected.mean - one.expected.margin());
    let high = points
        .iter()
        .map(|one| one.expected.mean + one.expected.margin());
    let (low, high) = (low.fold(f64::MAX, f64::min), high.fold(f64::MIN, f64::max));
    let span = (high - low).max(1.0);
    let (first, last) = (points[0].step, points[points.len() - 1].step);
    let x = |step: usize| {
        let part = step.saturating_sub(first) as f32 / (last - first).max(1) as f32;
        egui::lerp(inner.left()..=inner.right(), part.min(1.0))
    };
    let y = |value: f64| {
        let part = ((value - low) / span) as f32;
        egui::lerp(inner.bottom()..=inner.top(), part)
    };
    for value in [low, high] {
        let (at, anchor) = (
            pos2(rect.left() + LABELS - 8.0, y(value)),
            Align2::RIGHT_CENTER,
        );
        let words = number(value);
        theme::paint_text(ui, at, anchor, &words, size::SMALL, palette.muted);
        painter.hline(inner.x_range(), y(value), line);
    }
    if (first..=last).contains(&at) {
        painter.vline(x(at), inner.y_range(), Stroke::new(1.0, palette.text));
    }
    let edges = |point: &Point| {
        let Estimate { mean, .. } = point.expected;
        let margin = point.expected.margin();
        [mean - margin, mean + margin].map(|value| pos2(x(point.step), y(value)))
    };
    painter.add(band(
        &points.iter().map(edges).collect::<Vec<_>>(),
        palette.accent,
    ));
    let means = points
        .iter()
        .map(|point| pos2(x(point.step), y(point.expected.mean)));
    painter.add(Shape::line(
        means.collect(),
        Stroke::new(2.0, palette.accent),
    ));
    for point in &points {
        let center = pos2(x(point.step), y(point.expected.mean));
        match point.mark {
            Some(mark) => {
                painter.circle(
                    center,
                    10.0,
                    palette.panel,
                    Stroke::new(1.5, palette.warning),
                );
                let anchor = Align2::CENTER_CENTER;
                theme::paint_strong(ui, center, anchor, sign(mark), 12.0, palette.text);
            }
            None => {
                painter.circle_filled(center, 3.0, palette.accent);
            }
        }
    }
    let clicked = response.on_hover_cursor(CursorIcon::PointingHand);
    let point = clicked
        .interact_pointer_pos()
        .filter(|_| clicked.clicked())?;
    let distance = |one: &&Point| (x(one.step) - point.x).abs();
    let decisions = points.iter().take(points.len() - 1);
    let nearest = decisions.min_by(|a, b| distance(a).total_cmp(&distance(b)))?;
    Some(nearest.step)
}

/// The expected points at each decision of a seat in a deal, and the score at its end.
fn points(review: &Review, seat: Seat, deal: u32) -> Vec<Point> {
    let verdicts = review.of_seat(seat.index()).filter(|one| one.deal == deal);
    let mut points: Vec<Point> = verdicts
        .map(|verdict| Point {
            step: verdict.step,
            expected: verdict.expected,
            mark: verdict.mark,
        })
        .collect();
    let mut reports = review.reports.iter();
    let report = reports.find(|one| one.seat == seat.index() && one.deal == deal);
    if let (Some(report), Some(last)) = (report, points.last()) {
        points.push(Point {
            step: last.step + 1,
            expected: Estimate::exact(report.scored),
            mark: None,
        });
    }
    points
}

/// A band between two lines.
fn band(edges: &[[Pos2; 2]], color: Color32) -> Shape {
    let mut mesh = Mesh::default();
    let faint = color.gamma_multiply(0.25);
    for [low, high] in edges {
        mesh.colored_vertex(*low, faint);
        mesh.colored_vertex(*high, faint);
    }
    for place in 1..edges.len() as u32 {
        let next = 2 * place;
        mesh.add_triangle(next - 2, next - 1, next);
        mesh.add_triangle(next - 1, next, next + 1);
    }
    Shape::mesh(mesh)
}

fn description(points: &[Point]) -> String {
    let shown = |point: &Point| number(point.expected.mean);
    let marked = points.iter().filter(|point| point.mark.is_some()).count();
    format!(
        "Expected points: {} at first, {} at the end, {marked} marked",
        points.first().map(shown).unwrap_or_default(),
        points.last().map(shown).unwrap_or_default()
    )
}

/// A number of points with one decimal, with a proper minus.
pub(super) fn number(value: f64) -> String {
    let text = format!("{:.1}", value.abs());
    let text = text.strip_suffix(".0").unwrap_or(&text);
    match text {
        "0" => "0".into(),
        text if value < 0.0 => format!("−{text}"),
        text => text.into(),
    }
}
