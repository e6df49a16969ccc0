//! How the table looks: cloth, plates, cards.

use egui::{
    Align2, Color32, CornerRadius, Id, LayerId, Mesh, Order, Pos2, Rect, Shape, Stroke, StrokeKind,
    Ui, Vec2, pos2, vec2,
};

use super::atlas_set::Gathered;
use super::layout::{Plate, Pose, RAISE, TableLayout};
use super::words::{paint_prompt, paint_told, paint_values};
use super::{Board, Shown, target_rect};
use crate::rules::scene::{Face, Gesture, Scene, SpotId, Target};
use crate::rules::words::{points, with_names};
use crate::ui::deck::{ASPECT, Sprite, suit_colour};
use crate::ui::theme::{self, Palette, Surface, plate, size};

/// How a card is shown.
#[derive(Clone, Copy, Default)]
struct How {
    dim: bool,
    /// Held above the table.
    lifted: bool,
    /// Lying on another card of its pile.
    piled: bool,
    /// Without a shadow unless it is lifted: each pixel costs.
    plain: bool,
}

impl Board {
    pub(super) fn paint(
        &self,
        ui: &mut Ui,
        rect: Rect,
        scene: &Scene,
        layout: &TableLayout,
        shown: &Shown<'_>,
        now: f64,
    ) {
        let palette = Palette::of(ui);
        let (surface, ground) = match shown.backdrop {
            Some(backdrop) => (backdrop.surface, Some(backdrop.shape(rect))),
            None => {
                let surface = shown.settings.surface(palette.dark);
                let lit = !shown.plain;
                (surface, lit.then(|| ground(rect, surface.color)))
            }
        };
        ui.painter().extend(ground);
        self.paint_targets(ui, layout, scene, shown, &surface);
        paint_values(ui, rect, scene, &surface);
        let mut cards = self.atlas_set.gather();
        let mut marks = Vec::new();
        let mut signs = Vec::new();
        let mut top = self.atlas_set.gather();
        let mut below: Option<Pose> = None;
        for placed in &layout.placed {
            let mut pose = self.motion.pose(placed, now);
            // In a pile only the lowest card throws a shadow.
            let piled = below.is_some_and(|below| (below.center - pose.center).length() < 3.0);
            below = Some(pose);
            let spot = &placed.spot;
            let dragged = self.drag.filter(|drag| drag.spot == spot.id);
            if let Some(drag) = dragged {
                pose.center = drag.at - drag.grip;
                pose.angle = 0.02;
            } else {
                pose.center.y -= pose.width * ASPECT * self.lift(spot.id);
            }
            if let Face::Sign(suit) = spot.face {
                signs.push((
                    suit,
                    pose,
                    self.hover == Some(spot.id) || self.focus == Some(spot.id),
                ));
                continue;
            }
            let layer = if dragged.is_some() {
                &mut top
            } else {
                &mut cards
            };
            let how = How {
                dim: spot.dim,
                lifted: dragged.is_some(),
                piled,
                plain: shown.plain,
            };
            self.card(layer, spot.face, pose, how, surface.muted);
            let focus = self.focus == Some(spot.id) || self.picked == Some(spot.id);
            // What only waits for a touch shows that it does.
            let offered = !scene.blind
                && shown
                    .moves
                    .iter()
                    .any(|one| one.gesture == Gesture::Touch(spot.id));
            if dragged.is_none() && (spot.mark || focus || offered) {
                marks.push((pose, focus));
                // A mark lies on its card and beneath the next one.
                self.atlas_set.flush(ui, &mut cards);
                for (pose, focus) in marks.drain(..) {
                    let rings: &[(f32, Color32)] = if focus {
                        // Light within dark: what has the focus is told from what is marked.
                        &[(5.0, plate::INK), (2.5, plate::PAPER)]
                    } else {
                        &[(2.0, surface.accent)]
                    };
                    for &(width, color) in rings {
                        let width = palette.stroke * width;
                        ui.painter().add(outline(pose, width, color));
                    }
                }
            }
        }
        let gone = How {
            plain: shown.plain,
            ..How::default()
        };
        for (face, pose) in self.motion.leaving(now) {
            self.card(&mut cards, face, pose, gone, surface.muted);
        }
        self.atlas_set.flush(ui, &mut cards);
        for (suit, pose, hot) in signs {
            paint_sign(ui, suit, pose, hot, shown);
        }
        for plate in &layout.plates {
            paint_plate(ui, *plate, scene, shown, &surface);
        }
        for note in &layout.notes {
            let words = with_names(&note.words, shown.names);
            let color = surface.muted;
            theme::paint_text(ui, note.at, note.anchor, &words, size::SMALL, color);
        }
        self.paint_previews(ui, scene, layout, &surface);
        let preview = self.preview(scene, layout).map(|one| one.text.as_str());
        let prompt = paint_prompt(ui, rect, scene, layout, shown, preview, &surface);
        paint_told(ui, rect, scene, layout, shown, prompt, &surface);
        if self.drag.is_some() {
            let layer = LayerId::new(Order::Tooltip, Id::unique("dragged card"));
            ui.layer_painter(layer).extend(top.shapes());
        }
    }

    /// What each place would give away, and the spots that it comes of.
    fn paint_previews(&self, ui: &Ui, scene: &Scene, layout: &TableLayout, surface: &Surface) {
        let Some(from) = self.source() else { return };
        let aimed = self.preview(scene, layout);
        for preview in &scene.previews {
            let Gesture::Carry { from: source, to } = preview.gesture else {
                continue;
            };
            let (Some(points), Some(rect)) = (preview.points, target_rect(layout, to)) else {
                continue;
            };
            if source != from {
                continue;
            }
            let strong = aimed == Some(preview);
            let color = if strong { plate::ACCENT } else { plate::TEXT };
            let center = rect.center_bottom() - vec2(0.0, 14.0);
            ui.painter().circle_filled(center, 14.0, surface.plate);
            let (anchor, words) = (Align2::CENTER_CENTER, points.to_string());
            theme::paint_strong(ui, center, anchor, &words, size::SMALL, color);
        }
        for spot in aimed.into_iter().flat_map(|preview| &preview.spots) {
            if let Some(placed) = layout.find(*spot) {
                ui.painter().add(outline(placed.pose, 3.0, surface.accent));
            }
        }
    }

    fn card(&self, layer: &mut Gathered, face: Face, pose: Pose, how: How, empty: Color32) {
        let print = self.atlas_set.fit(pose.width);
        let rect = pose.rect();
        let mut add = |sprite, rect, tint| {
            self.atlas_set
                .add(layer, print, sprite, rect, pose.angle, tint);
        };
        let sprite = match face {
            Face::Up(card) => Sprite::Face(card),
            Face::Down => Sprite::Back,
            Face::Empty => {
                add(Sprite::Outline, rect, empty);
                return;
            }
            Face::Sign(_) => return,
        };
        let drop = if how.lifted { 0.07 } else { 0.012 };
        let shadow = rect.translate(vec2(0.0, pose.width * drop));
        let weight = match how {
            How { lifted: true, .. } => 150,
            How { piled: true, .. } | How { plain: true, .. } => 0,
            _ => 110,
        };
        if weight > 0 {
            add(Sprite::Shadow, shadow, Color32::from_black_alpha(weight));
        }
        let tint = if how.dim {
            Color32::from_rgb(0x9c, 0x9a, 0x96)
        } else {
            Color32::WHITE
        };
        add(sprite, rect, tint);
    }

    /// How far a card stands out, in card heights.
    fn lift(&self, spot: SpotId) -> f32 {
        let SpotId::Card(card) = spot else { return 0.0 };
        let raised = if self.raised.contains(card) {
            RAISE
        } else {
            0.0
        };
        let touched =
            self.hover == Some(spot) || self.focus == Some(spot) || self.picked == Some(spot);
        raised + if touched { 0.035 } else { 0.0 }
    }

    /// Where the card in hand, or the one picked, can go.
    fn paint_targets(
        &self,
        ui: &Ui,
        layout: &TableLayout,
        scene: &Scene,
        shown: &Shown<'_>,
        surface: &Surface,
    ) {
        let Some(from) = self.source().filter(|_| !scene.blind) else {
            return;
        };
        let pointer = self.drag.map(|drag| drag.at);
        for candidate in shown.moves {
            let Gesture::Carry { from: source, to } = candidate.gesture else {
                continue;
            };
            let Some(rect) = target_rect(layout, to).filter(|_| source == from) else {
                continue;
            };
            let over = pointer.is_some_and(|point| rect.contains(point));
            let (fill, line) = if over { (16, 2.0) } else { (6, 1.0) };
            let radius = match to {
                Target::Zone(_) => CornerRadius::same(24),
                Target::Spot(_) => CornerRadius::same(8),
            };
            let color = surface.accent;
            ui.painter().rect(
                rect,
                radius,
                Color32::from_rgba_unmultiplied(color.r(), color.g(), color.b(), fill),
                Stroke::new(line, color.gamma_multiply(if over { 1.0 } else { 0.5 })),
                StrokeKind::Inside,
            );
        }
    }
}

/// The cloth: a little lighter in the middle, where one looks.
fn ground(rect: Rect, color: Color32) -> Shape {
    let mut mesh = Mesh::default();
    let (n, reach) = (24, rect.size() * 0.75);
    mesh.colored_vertex(
        rect.center() - vec2(0.0, rect.height() * 0.06),
        theme::lit(color),
    );
    for i in 0..n {
        let angle = std::f32::consts::TAU * i as f32 / n as f32;
        let off = vec2(angle.cos(), angle.sin());
        mesh.colored_vertex(rect.center() + off * reach, theme::dim(color));
    }
    for i in 0..n {
        mesh.add_triangle(0, 1 + i, 1 + (i + 1) % n);
    }
    Shape::mesh(mesh)
}

/// A line around a card.
fn outline(pose: Pose, width: f32, color: Color32) -> Shape {
    let turn = egui::emath::Rot2::from_angle(pose.angle);
    let half = vec2(pose.width, pose.width * ASPECT) / 2.0;
    let radius = pose.width * 0.055;
    let mut points: Vec<Pos2> = Vec::new();
    for (corner, start) in [
        (vec2(1.0, -1.0), -90.0_f32),
        (vec2(1.0, 1.0), 0.0),
        (vec2(-1.0, 1.0), 90.0),
        (vec2(-1.0, -1.0), 180.0),
    ] {
        let center = corner * (half - Vec2::splat(radius));
        for step in 0..=4 {
            let angle = (start + 22.5 * step as f32).to_radians();
            let point = center + vec2(angle.cos(), angle.sin()) * radius;
            points.push(pose.center + turn * point);
        }
    }
    Shape::closed_line(points, Stroke::new(width, color))
}

fn paint_plate(
    ui: &mut Ui,
    Plate { seat, rect, .. }: Plate,
    scene: &Scene,
    shown: &Shown<'_>,
    surface: &Surface,
) {
    let Some(player) = scene.players.get(seat.index()) else {
        return;
    };
    let Some(name) = shown.names.get(seat.index()) else {
        return;
    };
    let painter = ui.painter();
    let line = if player.turn {
        Stroke::new(2.0, plate::ACCENT)
    } else {
        Stroke::new(1.0, surface.edge)
    };
    painter.rect(
        rect,
        CornerRadius::same(12),
        surface.plate,
        line,
        StrokeKind::Inside,
    );
    let name_y = if player.note.is_empty() {
        rect.center().y
    } else {
        rect.top() + 16.0
    };
    // Beside a panel there is less room for everything.
    let (large, usual) = if rect.width() < 140.0 {
        (size::BODY, size::SMALL)
    } else {
        (size::HEADING, size::BODY)
    };
    let total = player.running.unwrap_or(player.total);
    let score = painter.text(
        pos2(rect.right() - 12.0, rect.center().y),
        Align2::RIGHT_CENTER,
        total,
        theme::font(large),
        if player.turn {
            plate::ACCENT
        } else {
            plate::TEXT
        },
    );
    let mut left = rect.left() + 12.0;
    if player.dealer {
        let center = pos2(left + 8.0, name_y);
        painter.circle_filled(center, 9.5, plate::MUTED);
        painter.text(
            center,
            Align2::CENTER_CENTER,
            "D",
            theme::bold(size::SMALL),
            plate::INK,
        );
        left += 24.0;
    }
    let room = Rect::from_min_max(
        pos2(left, rect.top()),
        pos2(score.left() - 6.0, rect.bottom()),
    );
    let face = if player.turn {
        theme::bold(usual)
    } else {
        theme::font(usual)
    };
    let galley = theme::one_line(ui, name, face, plate::TEXT, room.width());
    let at = pos2(left, name_y - galley.size().y / 2.0);
    painter.galley(at, galley, plate::TEXT);
    if !player.note.is_empty() {
        let (note, font) = (
            with_names(&player.note, shown.names),
            theme::font(size::SMALL),
        );
        let room = score.left() - 6.0 - rect.left() - 12.0;
        let galley = theme::one_line(ui, &note, font, plate::ACCENT, room);
        let y = rect.bottom() - 14.0 - galley.size().y / 2.0;
        let at = pos2(rect.left() + 12.0, y);
        painter.galley(at, galley, plate::ACCENT);
    }
    let spoken = format!(
        "{name}, {}{}{}{}",
        points(total),
        if player.dealer { ", dealer" } else { "" },
        if player.turn { ", to play" } else { "" },
        if player.note.is_empty() {
            String::new()
        } else {
            format!(", {}", with_names(&player.note, shown.names))
        }
    );
    let response = ui.interact(rect, Id::unique(("plate", seat)), egui::Sense::hover());
    response.widget_info(|| egui::WidgetInfo::labeled(egui::accesskit::Role::Label, true, &spoken));
}

fn paint_sign(ui: &Ui, suit: crate::cards::Suit, pose: Pose, hot: bool, shown: &Shown<'_>) {
    let rect = pose.rect();
    let fill = if hot {
        Color32::from_rgb(0xff, 0xfd, 0xf6)
    } else {
        plate::PAPER
    };
    let line = if hot {
        Stroke::new(3.0, plate::ACCENT)
    } else {
        Stroke::new(1.0, Color32::from_black_alpha(80))
    };
    let painter = ui.painter();
    painter.rect(rect, CornerRadius::same(12), fill, line, StrokeKind::Inside);
    let [r, g, b] = suit_colour(suit, shown.settings.deck, false);
    painter.text(
        rect.center(),
        Align2::CENTER_CENTER,
        suit.sign(),
        theme::font(pose.width * 0.9),
        Color32::from_rgb(r, g, b),
    );
}
