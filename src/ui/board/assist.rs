//! Keyboards and screen readers: a name and a focus for everything, and the buttons above the hand.

use egui::accesskit::{Action as Assist, Role};
use egui::{FocusDirection, Id, Key as Press, Modifiers, Rect, Sense, Ui, WidgetInfo};

use super::layout::{PlacedSpot, TableLayout};
use super::touch::is_touchable;
use super::{Board, Done, Shown, words};
use crate::rules::scene::{ButtonId, Face, Gesture, Scene, SpotId, ZoneId};
use crate::rules::words::sentence;
use crate::table::Move;

impl Board {
    /// What those need who do not use a pointer: a name and a focus for every spot.
    pub(super) fn assist(
        &mut self,
        ui: &Ui,
        scene: &Scene,
        layout: &TableLayout,
        shown: &Shown<'_>,
    ) -> Option<Done> {
        let mut done = None;
        self.focus = None;
        for placed in &layout.placed {
            let spot = placed.spot.id;
            let touchable = is_touchable(placed, scene, shown);
            let Some(name) =
                spot_name(placed).filter(|_| touchable || placed.spot.face != Face::Down)
            else {
                continue;
            };
            let id = Id::unique(("spot", spot));
            let sense = if touchable {
                Sense::focusable_noninteractive()
            } else {
                Sense::hover()
            };
            let strip = placed.strip.intersect(ui.clip_rect());
            let response = ui.interact(strip, id, sense);
            let role = if touchable { Role::Button } else { Role::Image };
            response.widget_info(|| WidgetInfo::labeled(role, !placed.spot.dim, &name));
            let raised = matches!(spot, SpotId::Card(card) if self.raised.contains(card));
            let dim = placed.spot.dim;
            ui.accesskit_node_builder(id, |node| {
                if touchable {
                    node.add_action(Assist::Click);
                }
                if raised {
                    node.set_description("raised");
                } else if dim {
                    node.set_description("cannot be played now");
                }
            });
            if !touchable {
                continue;
            }
            let clicked = ui.input(|input| input.has_accesskit_action_request(id, Assist::Click));
            let mut entered = false;
            if response.has_focus() {
                self.focus = Some(spot);
                entered = ui.input_mut(|input| {
                    input.consume_key(Modifiers::NONE, Press::Enter)
                        || input.consume_key(Modifiers::NONE, Press::Space)
                });
            }
            if clicked || entered {
                done = self.touch(spot, scene, layout, shown);
                if matches!(done, Some(Done::Play(_))) {
                    self.pass_focus(ui, layout, placed);
                }
            }
        }
        if ui.memory(|memory| memory.focused().is_none()) {
            take_focus(ui, layout, shown);
        }
        done
    }

    /// The card beside the one just played has the focus next.
    fn pass_focus(&self, ui: &Ui, layout: &TableLayout, played: &PlacedSpot) {
        let beside = layout
            .placed
            .iter()
            .filter(|other| other.zone == played.zone && other.spot.id != played.spot.id)
            .min_by(|a, b| {
                let off = |other: &PlacedSpot| (other.pose.center.x - played.pose.center.x).abs();
                off(a).total_cmp(&off(b))
            });
        if let Some(beside) = beside {
            ui.memory_mut(|memory| memory.request_focus(Id::unique(("spot", beside.spot.id))));
        }
    }

    /// The buttons above the hand.
    pub(super) fn controls(
        &self,
        ui: &mut Ui,
        scene: &Scene,
        layout: &TableLayout,
        shown: &Shown<'_>,
    ) -> Option<Done> {
        let mut wanted: Vec<(String, bool, Option<String>)> = Vec::new();
        if shown.moves.is_empty() {
            return None;
        }
        if let Some(choose) = &scene.choose {
            let chosen = shown.moves.iter().find(|candidate| {
                matches!(candidate.gesture, Gesture::Choose { cards, .. } if cards == self.raised)
            });
            wanted.push((
                choose.confirm.clone(),
                true,
                chosen.map(|chosen| chosen.text.clone()),
            ));
        }
        for button in &scene.buttons {
            let text = press(shown.moves, button.id);
            wanted.push((button.label.clone(), wanted.is_empty(), text));
        }
        if wanted.is_empty() {
            return None;
        }
        let row = Rect::from_center_size(layout.controls, egui::vec2(640.0, 44.0));
        let mut done = None;
        let mut row_ui = ui.new_child(
            egui::UiBuilder::new()
                .max_rect(row)
                .layout(egui::Layout::left_to_right(egui::Align::Center)),
        );
        let widths = wanted
            .iter()
            .map(|(label, ..)| words::control_width(ui, label));
        let width = widths.sum::<f32>() + 8.0 * (wanted.len() as f32 - 1.0);
        row_ui.add_space(((row.width() - width) / 2.0).max(0.0));
        for (label, strong, text) in wanted {
            let enabled = text.is_some();
            let response = words::control(&mut row_ui, &label, strong, enabled);
            if response.clicked() {
                done = text.map(Done::Play);
            }
        }
        // Enter confirms what is chosen, unless a card has the focus.
        if done.is_none()
            && self.focus.is_none()
            && !self.raised.is_empty()
            && ui.input_mut(|input| input.consume_key(Modifiers::NONE, Press::Enter))
        {
            let chosen = shown.moves.iter().find(|candidate| {
                matches!(candidate.gesture, Gesture::Choose { cards, .. } if cards == self.raised)
            });
            done = chosen.map(|chosen| Done::Play(chosen.text.clone()));
        }
        done
    }
}

/// An arrow goes to the viewer's cards where nothing has the focus yet: to the first that can be
/// played or chosen, or from the right to the last.
fn take_focus(ui: &Ui, layout: &TableLayout, shown: &Shown<'_>) {
    let pressed = |arrow| ui.input(|input| !input.modifiers.any() && input.key_pressed(arrow));
    let back = pressed(Press::ArrowLeft);
    let on = [Press::ArrowRight, Press::ArrowUp, Press::ArrowDown].map(pressed);
    if !back && on == [false; 3] {
        return;
    }
    let hand = ZoneId::Hand(shown.viewer);
    let cards = layout.placed.iter().filter(|placed| placed.zone == hand);
    let card = cards.min_by(|a, b| {
        let off = |placed: &PlacedSpot| if back { -1.0 } else { 1.0 } * placed.pose.center.x;
        let order = a.spot.dim.cmp(&b.spot.dim);
        order.then(off(a).total_cmp(&off(b)))
    });
    if let Some(card) = card {
        ui.memory_mut(|memory| {
            memory.request_focus(Id::unique(("spot", card.spot.id)));
            // The arrow has done its work and goes no further from there.
            memory.move_focus(FocusDirection::None);
        });
    }
}

fn press(moves: &[Move], id: ButtonId) -> Option<String> {
    let pressed = moves
        .iter()
        .find(|candidate| candidate.gesture == Gesture::Press(id))?;
    Some(pressed.text.clone())
}

/// What a voice calls a spot; none for what says nothing.
fn spot_name(placed: &PlacedSpot) -> Option<String> {
    let name = match (placed.spot.face, placed.spot.id) {
        (Face::Up(card), _) => card.name(),
        (Face::Sign(suit), _) => format!("name {}", suit.name()),
        (Face::Empty, SpotId::At(row, column)) => format!("place {row} {column}"),
        (Face::Down, _) if placed.zone == ZoneId::Stock => "stock".to_owned(),
        (Face::Down | Face::Empty, _) => return None,
    };
    Some(sentence(&name))
}
