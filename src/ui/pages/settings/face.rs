//! The face that the person has at the table.

use egui::accesskit::Role;
use egui::{CornerRadius, CursorIcon, Rect, Sense, Stroke, StrokeKind, Ui, UiBuilder, Vec2, WidgetInfo};

use crate::text::{Message, settings as texts};
use crate::ui::focus;
use crate::ui::personas::{Expression, Face, Persona, Portrait};
use crate::ui::settings::Settings;
use crate::ui::theme::{self, Palette, size};

/// The diameter of a face, and the size of its field.
const FACE: f32 = 60.0;
const FIELD: f32 = 71.0;

/// Shows the faces to choose from, and the person's initials; returns where they are.
pub(super) fn show(ui: &mut Ui, settings: &mut Settings) -> Rect {
    ui.add_space(theme::STEP);
    ui.label(theme::text(ui, texts::your_face(), size::BODY));
    let name = theme::say(ui, texts::your_face());
    let named = UiBuilder::new().accessibility_role(Role::RadioGroup).accessibility_label(name);
    let own = settings.name.shown();
    let shown = ui.scope_builder(named, |ui| {
        ui.horizontal_wrapped(|ui| {
            ui.spacing_mut().item_spacing = Vec2::splat(2.0);
            focus::Group::row("faces").show(ui, |ui| {
                for face in Face::choices(&own) {
                    choice(ui, settings, face);
                }
            });
        });
    });
    ui.add_space(theme::STEP);
    shown.response.rect
}

/// Shows one of them.
fn choice(ui: &mut Ui, settings: &mut Settings, face: Face) {
    let palette = Palette::of(ui);
    let (rect, response) = ui.allocate_exact_size(Vec2::splat(FIELD), Sense::click());
    let response = response.on_hover_cursor(CursorIcon::PointingHand);
    let on = settings.face.unwrap_or(Face::INITIALS) == face.number();
    let name: Message = match face.number() {
        Face::INITIALS => texts::initials(),
        number => texts::portrait(usize::from(number) - Persona::ALL.len() + 1),
    };
    let name = theme::say(ui, name);
    response.widget_info(|| WidgetInfo::selected(Role::RadioButton, true, on, &name));
    let round = CornerRadius::same(12);
    if on || response.hovered() {
        ui.painter().rect_filled(rect, round, palette.raised);
    }
    if on {
        let line = Stroke::new(2.0, palette.accent);
        ui.painter().rect_stroke(rect, round, line, StrokeKind::Inside);
        focus::entry(ui, response.id);
    }
    let expression = if response.hovered() { Expression::Proud } else { Expression::Calm };
    Portrait::new(face, expression).paint(ui, rect.center(), FACE);
    theme::focus_ring(ui, &response, round);
    if response.clicked() {
        settings.face = Some(face.number());
    }
}
