//! The faces that a person chooses from, and a way to them wherever the person's face is shown.

use egui::accesskit::Role;
use egui::{CornerRadius, CursorIcon, Grid, Popup, Response, Sense, Stroke, StrokeKind, Ui, Vec2, WidgetInfo};

use crate::text::{Message, ending, settings as texts};
use crate::ui::focus;
use crate::ui::personas::{Expression, Face, Persona, Portrait};
use crate::ui::requests::ChooseFace;
use crate::ui::settings::Settings;
use crate::ui::shell::Commands;
use crate::ui::theme::{self, Palette};

/// The diameter of a face, and the size of its field.
const FACE: f32 = 60.0;
const FIELD: f32 = 71.0;

/// The number of faces in a row of a menu.
const COLUMNS: usize = 5;

/// Shows the faces in a menu that this button opens.
pub fn show_menu(button: &Response, settings: &Settings, commands: &mut Commands) {
    Popup::menu(button).show(|ui| {
        Grid::new("faces").spacing(Vec2::splat(2.0)).show(ui, |ui| {
            for (index, face) in Face::choices(&settings.name.shown()).enumerate() {
                if choice(ui, settings.face, face) {
                    commands.push(ChooseFace(face.number()));
                    ui.close();
                }
                if index % COLUMNS == COLUMNS - 1 {
                    ui.end_row();
                }
            }
        });
    });
}

/// Shows the face of a person with this name, and a way to the others.
pub fn show_own(ui: &mut Ui, name: &str, settings: &Settings, commands: &mut Commands) {
    ui.horizontal(|ui| {
        let (rect, _) = ui.allocate_exact_size(Vec2::splat(FACE), Sense::hover());
        let face = Face::new(settings.face.unwrap_or(Face::INITIALS), name);
        Portrait::new(face, Expression::Calm).paint(ui, rect.center(), FACE);
        show_menu(&theme::quiet(ui, ending::choose_face()), settings, commands);
    });
}

/// Shows one of the faces; returns whether it was chosen.
pub fn choice(ui: &mut Ui, chosen: Option<u8>, face: Face) -> bool {
    let palette = Palette::of(ui);
    let (rect, response) = ui.allocate_exact_size(Vec2::splat(FIELD), Sense::click());
    let response = response.on_hover_cursor(CursorIcon::PointingHand);
    let on = chosen.unwrap_or(Face::INITIALS) == face.number();
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
    response.clicked()
}
