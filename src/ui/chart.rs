//! Charts in the style of the window: a frame with a scale, lines, and bands around them.

use egui::accesskit::Role;
use egui::{
    Align2, Color32, CornerRadius, Mesh, Pos2, Rect, Response, Sense, Shape, Stroke, StrokeKind, Ui, WidgetInfo, pos2,
    vec2,
};

use super::theme::{self, Palette, size};
use crate::bots::Estimate;
use crate::text::Message;

/// The height of a chart.
const TALL: f32 = 150.0;

/// The room for the numbers at the left.
const LABELS: f32 = 48.0;

/// A chart whose frame has been drawn.
pub struct Chart {
    pub response: Response,
    inner: Rect,
    x: [f64; 2],
    y: [f64; 2],
}

impl Chart {
    /// Draws the frame of a chart for these ranges, with lines and numbers at round values. `spoken` is the text for
    /// screen readers.
    pub fn new(ui: &mut Ui, x: [f64; 2], y: [f64; 2], sense: Sense, spoken: &Message) -> Self {
        let palette = Palette::of(ui);
        let size = vec2(ui.available_width(), TALL);
        let (rect, response) = ui.allocate_exact_size(size, sense);
        let spoken = theme::say(ui, spoken);
        response.widget_info(|| WidgetInfo::labeled(Role::Image, true, &spoken));
        let line = Stroke::new(palette.stroke, palette.line);
        let round = CornerRadius::same(10);
        let painter = ui.painter();
        painter.rect(rect, round, palette.raised, line, StrokeKind::Inside);
        let inner = Rect::from_min_max(rect.min + vec2(LABELS, 14.0), rect.max - vec2(14.0, 14.0));
        let chart = Self { response, inner, x, y: [y[0], y[1].max(y[0] + 1.0)] };
        for value in round_values(chart.y) {
            chart.horizontal_line(ui, value, palette.line);
            let at = chart.at(x[0], value) - vec2(8.0, 0.0);
            let words = Estimate::exact(value).in_words();
            let anchor = Align2::RIGHT_CENTER;
            theme::paint_text(ui, at, anchor, words, size::SMALL, palette.muted);
        }
        chart
    }

    /// The screen position of a point.
    pub fn at(&self, x: f64, y: f64) -> Pos2 {
        let part = |value: f64, [low, high]: [f64; 2]| ((value - low) / (high - low)) as f32;
        let across = part(x, [self.x[0], self.x[1].max(self.x[0] + 1.0)]);
        pos2(
            egui::lerp(self.inner.left()..=self.inner.right(), across.min(1.0)),
            egui::lerp(self.inner.bottom()..=self.inner.top(), part(y, self.y)),
        )
    }

    /// Draws a horizontal line at a value.
    pub fn horizontal_line(&self, ui: &Ui, value: f64, color: Color32) {
        let line = Stroke::new(Palette::of(ui).stroke, color);
        let height = self.at(self.x[0], value).y;
        ui.painter().hline(self.inner.x_range(), height, line);
    }

    pub fn vertical_line(&self, ui: &Ui, x: f64) {
        let line = Stroke::new(1.0, Palette::of(ui).text);
        let across = self.at(x, self.y[0]).x;
        ui.painter().vline(across, self.inner.y_range(), line);
    }

    /// Draws a line through values, each with half the width of the band around it.
    pub fn curve(&self, ui: &Ui, values: impl Iterator<Item = (f64, f64, f64)> + Clone) {
        let accent = Palette::of(ui).accent;
        let edges =
            values.clone().map(|(x, mean, margin)| [mean - margin, mean + margin].map(|value| self.at(x, value)));
        ui.painter().add(band(edges, accent.gamma_multiply(0.25)));
        let line = values.map(|(x, mean, _)| self.at(x, mean));
        let stroke = Stroke::new(2.0, accent);
        ui.painter().add(Shape::line(line.collect(), stroke));
    }
}

/// A band between two lines.
fn band(edges: impl Iterator<Item = [Pos2; 2]>, color: Color32) -> Shape {
    let mut mesh = Mesh::default();
    for (place, [low, high]) in edges.enumerate() {
        mesh.colored_vertex(low, color);
        mesh.colored_vertex(high, color);
        if place > 0 {
            let next = 2 * place as u32;
            mesh.add_triangle(next - 2, next - 1, next);
            mesh.add_triangle(next - 1, next, next + 1);
        }
    }
    Shape::mesh(mesh)
}

/// Two to six round values in a range.
pub fn round_values([low, high]: [f64; 2]) -> impl Iterator<Item = f64> {
    let least = (high - low) / 5.0;
    let unit = 10.0_f64.powf(least.log10().floor());
    let steps = [1.0, 2.0, 5.0].map(|step| step * unit);
    let step = steps.into_iter().find(|step| *step >= least);
    let step = step.unwrap_or(10.0 * unit);
    let numbers = (low / step).ceil() as i64..=(high / step).floor() as i64;
    numbers.map(move |number| number as f64 * step)
}

/// The smallest range that contains all values. There must be at least one.
pub fn range(values: impl Iterator<Item = f64>) -> [f64; 2] {
    let least = [f64::MAX, f64::MIN];
    values.fold(least, |[low, high], value| [low.min(value), high.max(value)])
}
