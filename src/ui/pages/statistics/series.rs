//! Charts of series with their moving averages.

use egui::{Sense, Ui};

use crate::statistics::SeriesPoint;
use crate::text::{Message, Number};
use crate::ui::chart::{Chart, range};
use crate::ui::theme::Palette;

/// Shows a series with its moving average and, if given, a reference line.
pub(super) fn chart(
    ui: &mut Ui, points: &[SeriesPoint], zero: Option<f64>, spoken: fn(usize, Number, Number) -> Message,
) {
    let averages = points.iter().enumerate().map(|(index, point)| {
        let average = point.average;
        (index as f64, average.mean, average.margin())
    });
    let edges = averages.clone().flat_map(|(_, mean, margin)| [mean - margin, mean + margin]);
    let values = points.iter().map(|point| point.value);
    let y = range(values.chain(edges).chain(zero));
    let (Some(first), Some(last)) = (points.first(), points.last()) else { return };
    let [first, last] = [first, last].map(|point| Number::short(point.average.mean));
    let spoken = spoken(points.len(), first, last);
    let x = [0.0, (points.len() - 1) as f64];
    let chart = Chart::new(ui, x, y, Sense::hover(), &spoken);
    let palette = Palette::of(ui);
    if let Some(zero) = zero {
        chart.horizontal_line(ui, zero, palette.outline);
    }
    chart.curve(ui, averages);
    for (index, point) in points.iter().enumerate() {
        let center = chart.at(index as f64, point.value);
        ui.painter().circle_filled(center, 3.0, palette.text);
    }
}
