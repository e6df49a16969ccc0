//! A chart of the points that a seat could expect from a deal, decision by decision, with
//! 95 % margins of error and the marked decisions.

use egui::{Align2, CursorIcon, Sense, Stroke, Ui};

use crate::bots::Estimate;
use crate::review::{Mark, Review};
use crate::rules::Seat;
use crate::text::{Message, Number, review_page as texts};
use crate::ui::chart::{Chart, range};
use crate::ui::review_work::sign;
use crate::ui::theme::{self, Palette, Words};

/// A point of the chart.
pub(super) struct Point {
    step: usize,
    expected: Estimate,
    mark: Option<Mark>,
}

/// Shows the chart of a deal, with a line at the position `at`; returns the decision that was clicked.
///
/// # Panics
/// Panics if there are no points; [`points`] returns at least two.
pub(super) fn show(ui: &mut Ui, points: &[Point], at: usize) -> Option<usize> {
    let palette = Palette::of(ui);
    let ends = points.iter().flat_map(|one| [-1.0, 1.0].map(|way| one.expected.mean + way * one.expected.margin()));
    let (first, last) = (points[0].step, points[points.len() - 1].step);
    let x = [first as f64, last as f64];
    let spoken = description(points);
    let chart = Chart::new(ui, x, range(ends), Sense::CLICK, &spoken);
    if (first..=last).contains(&at) {
        chart.vertical_line(ui, at as f64);
    }
    let values = points.iter().map(|point| {
        let Estimate { mean, .. } = point.expected;
        (point.step as f64, mean, point.expected.margin())
    });
    chart.curve(ui, values);
    let painter = ui.painter();
    for point in points {
        let center = chart.at(point.step as f64, point.expected.mean);
        match point.mark {
            Some(mark) => {
                painter.circle(center, 10.0, palette.panel, Stroke::new(1.5, palette.warning));
                let anchor = Align2::CENTER_CENTER;
                theme::paint_strong(ui, center, anchor, Words::verbatim(sign(mark)), 12.0, palette.text);
            }
            None => {
                painter.circle_filled(center, 3.0, palette.accent);
            }
        }
    }
    let clicked = chart.response.clone().on_hover_cursor(CursorIcon::PointingHand);
    let point = clicked.interact_pointer_pos().filter(|_| clicked.clicked())?;
    let distance = |one: &&Point| (chart.at(one.step as f64, 0.0).x - point.x).abs();
    let decisions = points.iter().take(points.len() - 1);
    let nearest = decisions.min_by(|a, b| distance(a).total_cmp(&distance(b)))?;
    Some(nearest.step)
}

/// The expected points at each decision of a seat in a deal, and the score at its end; `None` if
/// they are too few for a chart.
pub(super) fn points(review: &Review, seat: Seat, deal: u32) -> Option<Vec<Point>> {
    let verdicts = review.of_seat(seat.index()).filter(|one| one.deal == deal);
    let mut points: Vec<Point> =
        verdicts.map(|verdict| Point { step: verdict.step, expected: verdict.expected, mark: verdict.mark }).collect();
    let mut reports = review.reports.iter();
    let report = reports.find(|one| one.seat == seat.index() && one.deal == deal);
    if let (Some(report), Some(last)) = (report, points.last()) {
        points.push(Point { step: last.step + 1, expected: Estimate::exact(report.scored), mark: None });
    }
    (points.len() >= 2).then_some(points)
}

fn description(points: &[Point]) -> Message {
    let [first, last] = [0, points.len() - 1].map(|at| Number::short(points[at].expected.mean));
    let marked = points.iter().filter(|point| point.mark.is_some()).count();
    texts::chart(first, last, marked)
}
