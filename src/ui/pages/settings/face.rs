//! The face that the person has at the table.

use egui::accesskit::Role;
use egui::{Ui, UiBuilder, Vec2};

use crate::text::settings as texts;
use crate::ui::personas::Face;
use crate::ui::requests::ChooseFace;
use crate::ui::settings::Settings;
use crate::ui::shell::Commands;
use crate::ui::theme::{self, size};
use crate::ui::{face_choice, focus};

/// Shows the faces to choose from, and the person's initials.
pub(super) fn show(ui: &mut Ui, settings: &Settings, commands: &mut Commands) {
    ui.add_space(theme::STEP);
    ui.label(theme::text(ui, texts::your_face(), size::BODY));
    let name = theme::say(ui, texts::your_face());
    let named = UiBuilder::new().accessibility_role(Role::RadioGroup).accessibility_label(name);
    let own = settings.name.shown();
    ui.scope_builder(named, |ui| {
        ui.horizontal_wrapped(|ui| {
            ui.spacing_mut().item_spacing = Vec2::splat(2.0);
            focus::Group::row("faces").show(ui, |ui| {
                for face in Face::choices(&own) {
                    if face_choice::choice(ui, settings.face, face) {
                        commands.push(ChooseFace(face.number()));
                    }
                }
            });
        });
    });
    ui.add_space(theme::STEP);
}
