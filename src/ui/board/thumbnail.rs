//! Thumbnails of tables, for lists of games, with the same layout as the table itself.

use egui::{Color32, CornerRadius, Pos2, Rect, Stroke, StrokeKind, Ui};

use super::cards::DIM;
use super::layout::Pose;
use super::plan::lay;
use super::sort_hand;
use crate::rules::scene::{Face, Scene};
use crate::rules::{Names, Seat};
use crate::ui::deck::{Atlas, Sprite};
use crate::ui::settings::Settings;
use crate::ui::theme::{Palette, plate};

/// The height of the table that is scaled down: that of a usual window below its toolbar.
const TALL: f32 = 748.0;

/// Draws a thumbnail of a table without text; secret hands are face down.
pub fn thumbnail(ui: &Ui, rect: Rect, scene: &Scene, viewer: Seat, settings: &Settings, atlas: &Atlas, secret: bool) {
    let mut scene = scene.clone();
    sort_hand(&mut scene, settings.sorting);
    if secret {
        scene.hide_cards();
    }
    let scale = rect.height() / TALL;
    let table = Rect::from_min_size(Pos2::ZERO, rect.size() / scale);
    let layout = lay(&scene, viewer, &Names::default(), table, settings.cards as f32 / 100.0);
    let surface = settings.surface(Palette::of(ui).dark);
    let painter = ui.painter().with_clip_rect(rect.intersect(ui.clip_rect()));
    let mut mesh = atlas.mesh();
    for placed in &layout.placed {
        let small = Pose {
            center: rect.min + placed.pose.center.to_vec2() * scale,
            angle: placed.pose.angle,
            width: placed.pose.width * scale,
        };
        let (sprite, tint) = match placed.spot.face {
            Face::Up(card) if placed.spot.dim => (Sprite::Face(card), DIM),
            Face::Up(card) => (Sprite::Face(card), Color32::WHITE),
            Face::Down => (Sprite::Back, Color32::WHITE),
            Face::Empty => (Sprite::Outline, surface.muted),
            Face::Sign(_) => continue,
        };
        atlas.add(&mut mesh, sprite, small.rect(), small.angle, tint);
    }
    painter.add(mesh);
    for own in &layout.plates {
        let place =
            Rect::from_min_max(rect.min + own.rect.min.to_vec2() * scale, rect.min + own.rect.max.to_vec2() * scale);
        // A part of one would look like a fragment.
        if !painter.clip_rect().contains_rect(place) {
            continue;
        }
        let player = scene.players.get(own.seat.index());
        let line = if player.is_some_and(|player| player.turn) { plate::ACCENT } else { surface.edge };
        let (round, line) = (CornerRadius::same(2), Stroke::new(1.0, line));
        painter.rect(place, round, surface.plate, line, StrokeKind::Inside);
    }
}
