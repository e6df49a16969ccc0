//! What sets the table of a game apart: its emblem in the cloth, what matters most in the deal, and the dark
//! around a trick that decides it.

use egui::accesskit::Role;
use egui::{Align2, Color32, CornerRadius, Id, Mesh, Rect, Sense, Shape, Ui, Vec2, WidgetInfo, vec2};

use super::table_frame::TableFrame;
use crate::rules::Message;
use crate::text::board as texts;
use crate::ui::medal;
use crate::ui::theme::{self, Surface, size};

/// The time in which the dark comes and goes, in seconds.
const DUSK: f32 = 0.3;

/// The opacity of the dark at the edges of the table.
const DARKEST: u8 = 150;

/// The room between the words and the edge of their plate, for text of the usual size.
const PAD: Vec2 = vec2(12.0, 4.0);

/// The number of corners of the light in the middle.
const CORNERS: u32 = 40;

impl TableFrame<'_> {
    /// Tells whether the trick is played that decides the deal.
    pub(super) fn decides(&self) -> bool {
        self.input.stake.is_some_and(|stake| stake.decides)
    }

    /// The room for what matters most, unless something else is offered there.
    fn stake_room(&self) -> Option<(Rect, Message)> {
        let (scene, stake) = (self.scene, self.input.stake?);
        let has_offers = scene.card_choice.is_some() || !scene.buttons.is_empty() || self.has_choices();
        let is_free = !has_offers || !self.layout.trick.is_positive();
        let is_shown = is_free && !self.is_dealing && !stake.text.is_empty() && self.layout.stake.is_positive();
        is_shown.then(|| (self.layout.stake, texts::label(stake.text.clone())))
    }
}

/// Paints the emblem of a game into the cloth, and the dark around a trick that decides the deal.
pub(super) fn paint_cloth(ui: &Ui, frame: &TableFrame<'_>) {
    let TableFrame { input, layout, rect, .. } = *frame;
    let painter = ui.painter().with_clip_rect(rect);
    if !input.emblem.is_empty() && input.backdrop.is_none() && !input.settings.has_high_contrast() {
        medal::weave(ui, layout.emblem, input.emblem);
    }
    let dusk = ui.ctx().animate_bool_with_time(Id::unique("dusk"), frame.decides(), DUSK.min(frame.motion));
    if dusk > 0.0 {
        painter.add(dark(rect, layout.emblem, dusk));
    }
}

/// The dark around a lit place, this strong.
fn dark(rect: Rect, lit: Rect, strength: f32) -> Shape {
    let edge = Color32::from_black_alpha((f32::from(DARKEST) * strength) as u8);
    let mut mesh = Mesh::default();
    for corner in 0..CORNERS {
        let way = Vec2::angled(std::f32::consts::TAU * corner as f32 / CORNERS as f32);
        mesh.colored_vertex(lit.center() + way * lit.width() * 0.4, Color32::TRANSPARENT);
        mesh.colored_vertex(lit.center() + way * lit.width(), edge);
        mesh.colored_vertex(lit.center() + way * rect.size().length(), edge);
        let (here, next) = (3 * corner, 3 * ((corner + 1) % CORNERS));
        for ring in 0..2 {
            mesh.add_triangle(here + ring, next + ring, here + ring + 1);
            mesh.add_triangle(next + ring, next + ring + 1, here + ring + 1);
        }
    }
    Shape::mesh(mesh)
}

/// Shows what matters most in the deal.
pub(super) fn show_stake(ui: &Ui, frame: &TableFrame<'_>, surface: &Surface) {
    let Some((room, message)) = frame.stake_room() else { return };
    let text = frame.layout.text;
    let pad = PAD * text;
    let room = room.shrink2(pad);
    let color = if frame.decides() { surface.accent } else { surface.text };
    let galley = theme::wrapped(ui, &message, theme::bold(size::BODY * text), color, room.width());
    // Beside a trick, it stands on its lower edge.
    let anchor = if frame.layout.trick.is_positive() { Align2::LEFT_BOTTOM } else { Align2::LEFT_TOP };
    let place = anchor.align_size_within_rect(galley.size(), room);
    let response = ui.interact(place, Id::unique("stake"), Sense::hover());
    let words = theme::say(ui, &message);
    response.widget_info(|| WidgetInfo::labeled(Role::Label, true, &words));
    ui.painter().rect_filled(place.expand2(pad), CornerRadius::same(14), surface.plate);
    ui.painter().galley(place.min, galley, surface.text);
}
