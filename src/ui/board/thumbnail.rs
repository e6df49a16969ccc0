//! Small pictures of tables, for lists of games.

use egui::{Color32, Rect, Ui, Vec2, vec2};

use super::layout::Pose;
use super::plan::lay;
use crate::rules::Seat;
use crate::rules::scene::{Face, Scene};
use crate::ui::deck::{Atlas, Sprite};

/// The table that is shown in small.
const SIZE: Vec2 = vec2(1100.0, 620.0);

/// Draws a small picture of a table, without words; secret hands lie face down.
pub fn thumbnail(ui: &Ui, rect: Rect, scene: &Scene, viewer: Seat, atlas: &Atlas, secret: bool) {
    let mut scene = scene.clone();
    if secret {
        scene.hide_cards();
    }
    let table = Rect::from_min_size(egui::Pos2::ZERO, SIZE);
    let layout = lay(&scene, viewer, table, 1.1);
    let scale = (rect.size() / SIZE).min_elem();
    let mut mesh = atlas.mesh();
    for placed in &layout.placed {
        let small = Pose {
            center: rect.center() + (placed.pose.center - table.center()) * scale,
            angle: placed.pose.angle,
            width: placed.pose.width * scale,
        };
        let sprite = match placed.spot.face {
            Face::Up(card) => Sprite::Face(card),
            Face::Down => Sprite::Back,
            Face::Empty | Face::Sign(_) => continue,
        };
        atlas.add(&mut mesh, sprite, small.rect(), small.angle, Color32::WHITE);
    }
    ui.painter().with_clip_rect(rect).add(mesh);
}
