//! The face of a computer player in the form, which opens a choice of all twelve.

use egui::accesskit::Role;
use egui::{CornerRadius, CursorIcon, Grid, Popup, Sense, Ui, Vec2, WidgetInfo, vec2};

use crate::bots::Character;
use crate::rules::Message;
use crate::text::new_game as texts;
use crate::ui::personas::{Expression, Persona, Portrait};
use crate::ui::theme::{self, Palette, Words, size};

/// The diameter of the face above a name.
pub(super) const FACE: f32 = 80.0;

/// The diameter of the faces to choose from, and the size of their fields.
const CHOICE: f32 = 64.0;
const FIELD: Vec2 = vec2(104.0, 94.0);

/// The height of the line with the character below a name.
const LINE: f32 = 18.0;

/// The number of faces in a row.
const COLUMNS: usize = 4;

/// The characters to choose from, with their names.
pub(super) const CHARACTERS: [(Character, Message); 4] = [
    (Character::Even, texts::even_tempered()),
    (Character::Cautious, texts::cautious()),
    (Character::Bold, texts::bold()),
    (Character::MoonShooter, texts::moon_shooter()),
];

/// Shows the face at a seat, which can be chosen if it `is_free`; returns the persona that was chosen instead.
pub(super) fn show(ui: &mut Ui, place: usize, face: Portrait, is_free: bool, has_characters: bool) -> Option<Persona> {
    let side = Vec2::splat(FACE);
    if !is_free {
        let (rect, _) = ui.allocate_exact_size(side, Sense::hover());
        face.paint(ui, rect.center(), FACE);
        return None;
    }
    let (rect, response) = ui.allocate_exact_size(side, Sense::click());
    let name = theme::say(ui, texts::face_at(place + 1));
    response.widget_info(|| WidgetInfo::labeled(Role::ComboBox, true, &name));
    let expression = if response.hovered() { Expression::Pleased } else { face.expression };
    Portrait { expression, ..face }.paint(ui, rect.center(), FACE);
    theme::focus_ring(ui, &response, CornerRadius::same(40));
    let response = response.on_hover_cursor(CursorIcon::PointingHand).on_hover_text(name);
    let mut chosen = None;
    Popup::menu(&response).show(|ui| {
        Grid::new(("faces", place)).spacing(Vec2::splat(2.0)).show(ui, |ui| {
            for (index, persona) in Persona::ALL.into_iter().enumerate() {
                let on = face.face == persona.into();
                if choice(ui, persona, on, has_characters) {
                    chosen = Some(persona);
                    ui.close();
                }
                if index % COLUMNS == COLUMNS - 1 {
                    ui.end_row();
                }
            }
        });
    });
    chosen
}

/// Shows a persona to choose, with its character if that counts; returns whether it was chosen.
fn choice(ui: &mut Ui, persona: Persona, on: bool, has_characters: bool) -> bool {
    let palette = Palette::of(ui);
    let line = if has_characters { LINE } else { 0.0 };
    let field = FIELD + vec2(0.0, line);
    let (rect, response) = ui.allocate_exact_size(field, Sense::click());
    response.widget_info(|| WidgetInfo::selected(Role::MenuItemRadio, true, on, persona.name()));
    let round = CornerRadius::same(10);
    if on || response.hovered() {
        ui.painter().rect_filled(rect, round, palette.raised);
    }
    let expression = if response.hovered() { Expression::Pleased } else { Expression::Calm };
    let portrait = Portrait::new(persona, expression);
    let center = rect.center_top() + vec2(0.0, 6.0 + CHOICE / 2.0);
    portrait.paint(ui, center, CHOICE);
    let ink = if on { palette.accent } else { palette.text };
    let at = rect.center_bottom() - vec2(0.0, 4.0 + line);
    let anchor = egui::Align2::CENTER_BOTTOM;
    theme::paint_text(ui, at, anchor, Words::verbatim(persona.name()), size::SMALL, ink);
    if has_characters {
        let mut all = CHARACTERS.into_iter();
        let found = all.find(|(character, _)| *character == persona.character());
        let (_, label) = found.expect("every character has a label");
        let at = rect.center_bottom() - vec2(0.0, 4.0);
        theme::paint_text(ui, at, anchor, label, size::SMALL - 1.0, palette.muted);
    }
    theme::focus_ring(ui, &response, round);
    response.on_hover_cursor(CursorIcon::PointingHand).clicked()
}
