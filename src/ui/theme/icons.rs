//! Buttons with drawn icons, since no font has them on every system.

use egui::accesskit::Role;
use egui::{
    Align2, Color32, CursorIcon, Pos2, Rect, Response, Sense, Shape, Stroke, StrokeKind, Ui,
    WidgetInfo, vec2,
};

use super::buttons::{LOW, ROUND};
use super::focus_ring::focus_ring;
use super::lettering::{font, size, text_width};
use super::palette::Palette;
use super::target::min_control_size;

/// The icon on a button.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub enum Icon {
    /// A triangle that points to the left.
    Back,
    /// A triangle that points to the right.
    Forward,
    /// A triangle that points to the left, behind a bar.
    StepBack,
    /// A triangle that points to the right, behind a bar.
    StepForward,
    /// A triangle against a bar at the left.
    First,
    /// A triangle against a bar at the right.
    Last,
    /// A large triangle that points to the right.
    Play,
    /// Two bars.
    Pause,
    /// A loudspeaker with waves.
    Sound,
    /// A loudspeaker with a cross.
    Silence,
}

/// The width of the icon, and of the gap beside it.
const SIGN: f32 = 12.0;

/// Shows a button with an icon and optionally a short label on the side away from where the icon
/// points. `name` is the name for screen readers and the tooltip. Playing and pausing are filled.
pub fn icon(ui: &mut Ui, enabled: bool, sign: Icon, label: &str, name: &str) -> Response {
    ui.add_enabled(enabled, |ui: &mut Ui| {
        let palette = Palette::of(ui);
        let is_main = matches!(sign, Icon::Play | Icon::Pause);
        let (mut fill, rest, ink) = if is_main {
            (palette.accent, palette.accent, palette.on_accent)
        } else {
            (palette.raised, palette.outline, palette.text)
        };
        let galley = ui
            .painter()
            .layout_no_wrap(label.to_owned(), font(size::BODY), ink);
        let words = words_width(galley.size().x);
        let size = vec2(width(words), LOW).max(min_control_size(ui));
        let (rect, response) = ui.allocate_exact_size(size, Sense::click());
        response.widget_info(|| WidgetInfo::labeled(Role::Button, enabled, name));
        if ui.is_rect_visible(rect) {
            if response.is_pointer_button_down_on() {
                fill = fill.lerp_to_gamma(palette.text, 0.16);
            } else if response.hovered() {
                fill = fill.lerp_to_gamma(palette.text, 0.08);
            }
            let line = if response.hovered() {
                palette.accent
            } else {
                rest
            };
            let line = Stroke::new(palette.stroke, line);
            let painter = ui.painter();
            painter.rect(rect, ROUND, fill, line, StrokeKind::Inside);
            let is_left = matches!(sign, Icon::Back | Icon::StepBack | Icon::First);
            let side = if is_left { -1.0 } else { 1.0 };
            let center = rect.center() + vec2(side * words / 2.0, 0.0);
            painter.extend(shapes(sign, center, ink));
            let left = if is_left {
                center.x + SIGN / 2.0 + 8.0
            } else {
                center.x - SIGN / 2.0 - words
            };
            let at = Align2::LEFT_CENTER.anchor_size(Pos2::new(left, center.y), galley.size());
            painter.galley(at.min, galley, ink);
            focus_ring(ui, &response, ROUND);
        }
        response
            .on_hover_cursor(CursorIcon::PointingHand)
            .on_hover_text(name)
    })
}

/// The width of a button with an icon and this label.
pub fn icon_width(ui: &Ui, label: &str) -> f32 {
    let words = words_width(text_width(ui, label, font(size::BODY)));
    width(words).max(min_control_size(ui).x)
}

/// The width of a label that is so wide, with the gap before it.
fn words_width(label: f32) -> f32 {
    if label > 0.0 { label + 8.0 } else { 0.0 }
}

fn width(words: f32) -> f32 {
    (SIGN + words + 24.0).max(LOW)
}

fn shapes(sign: Icon, center: Pos2, ink: Color32) -> Vec<Shape> {
    let half = SIGN / 2.0;
    let aside = match sign {
        Icon::StepBack => -1.75,
        Icon::StepForward => 1.75,
        _ => 0.0,
    };
    let center = center + vec2(aside, 0.0);
    let bar = |x: f32| {
        let rect = Rect::from_center_size(center + vec2(x, 0.0), vec2(3.0, 2.0 * half));
        Shape::rect_filled(rect, 1.0, ink)
    };
    let triangle = |tip: f32| {
        let base = center - vec2(tip * 0.8, 0.0);
        let corners = vec![
            base - vec2(0.0, half),
            center + vec2(tip, 0.0),
            base + vec2(0.0, half),
        ];
        Shape::convex_polygon(corners, ink, Stroke::NONE)
    };
    match sign {
        Icon::Back => vec![triangle(-half)],
        Icon::Forward => vec![triangle(half)],
        Icon::Play => vec![triangle(half * 1.2)],
        Icon::StepBack => vec![triangle(-half), bar(half + 2.0)],
        Icon::StepForward => vec![triangle(half), bar(-half - 2.0)],
        Icon::First => vec![triangle(-half), bar(-half - 1.0)],
        Icon::Last => vec![triangle(half), bar(half + 1.0)],
        Icon::Pause => vec![bar(-3.5), bar(3.5)],
        Icon::Sound => {
            let mut shapes = loudspeaker(center, ink);
            shapes.extend([3.5, 7.0].map(|radius| {
                let angles = (-4..=4).map(|step| step as f32 * 0.2);
                let points = angles.map(|angle| center + radius * vec2(angle.cos(), angle.sin()));
                Shape::line(points.collect(), Stroke::new(1.5, ink))
            }));
            shapes
        }
        Icon::Silence => {
            let mut shapes = loudspeaker(center, ink);
            shapes.extend([-1.0, 1.0].map(|rise| {
                let middle = center + vec2(5.0, 0.0);
                let half = vec2(2.8, 2.8 * rise);
                Shape::line_segment([middle - half, middle + half], Stroke::new(1.6, ink))
            }));
            shapes
        }
    }
}

/// A loudspeaker at the left of the icon.
fn loudspeaker(center: Pos2, ink: Color32) -> Vec<Shape> {
    let magnet = Rect::from_min_max(center + vec2(-7.0, -2.2), center + vec2(-4.0, 2.2));
    let cone = [(-4.5, -2.2), (-0.5, -5.8), (-0.5, 5.8), (-4.5, 2.2)];
    let cone = cone.map(|(x, y)| center + vec2(x, y)).to_vec();
    vec![
        Shape::rect_filled(magnet, 0.8, ink),
        Shape::convex_polygon(cone, ink, Stroke::NONE),
    ]
}
