//! Keyboards and screen readers: a name and a focus for everything, and the buttons above the hand.

use egui::accesskit::{Action as Assist, Role};
use egui::{FocusDirection, Id, Key as Press, Modifiers, Rect, Sense, Ui, UiBuilder, WidgetInfo};

use super::layout::{PlacedSpot, TableLayout};
use super::touch::is_touchable;
use super::{Board, Done, Shown, words};
use crate::rules::scene::{
    Anchor, Arrangement, ButtonId, Face, Gesture, Scene, Spot, SpotId, Zone,
};
use crate::rules::words::{sentence, with_names};
use crate::table::Move;

impl Board {
    /// Gives every zone a name and every spot a name and a focus, for people without a pointer.
    pub(super) fn assist(
        &mut self,
        ui: &mut Ui,
        scene: &Scene,
        layout: &TableLayout,
        shown: &Shown<'_>,
    ) -> Option<Done> {
        let mut done = None;
        self.focus = None;
        for area in &layout.areas {
            let Some(zone) = scene.zone(area.zone) else {
                continue;
            };
            let label = sentence(&with_names(&zone.label, shown.names));
            let builder = UiBuilder::new()
                .scope_id(Id::unique(("zone", zone.id)))
                .max_rect(area.rect)
                .accessibility_role(Role::Group)
                .accessibility_label(label);
            let group = ui.new_child(builder);
            if !zone.note.is_empty() {
                let note = with_names(&zone.note, shown.names);
                ui.accesskit_node_builder(group.unique_id(), |node| node.set_description(note));
            }
            let spots = layout.placed.iter().filter(|one| one.zone == zone.id);
            for placed in spots {
                let touchable = is_touchable(placed, scene, shown);
                if !touchable && placed.spot.face == Face::Down {
                    continue;
                }
                if let Some(name) = spot_name(&placed.spot, zone) {
                    let touched = self.assist_spot(&group, placed, &name, touchable);
                    if touched {
                        done = self.touch(placed.spot.id, scene, layout, shown);
                    }
                    if touched && matches!(done, Some(Done::Play(_))) {
                        self.pass_focus(ui, layout, placed);
                    }
                }
            }
        }
        if ui.memory(|memory| memory.focused().is_none()) {
            take_focus(ui, layout);
        }
        done
    }

    /// Names a spot; returns whether it was touched by keyboard or by voice.
    fn assist_spot(&mut self, ui: &Ui, placed: &PlacedSpot, name: &str, touchable: bool) -> bool {
        let Spot { id: spot, dim, .. } = placed.spot;
        let id = Id::unique(("spot", spot));
        let (role, sense) = if touchable {
            (Role::Button, Sense::focusable_noninteractive())
        } else {
            (Role::Image, Sense::hover())
        };
        let response = ui.interact(placed.strip.intersect(ui.clip_rect()), id, sense);
        response.widget_info(|| WidgetInfo::labeled(role, !dim, name));
        let raised = matches!(spot, SpotId::Card(card) if self.raised.contains(card));
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
            return false;
        }
        let clicked = ui.input(|input| input.has_accesskit_action_request(id, Assist::Click));
        if !response.has_focus() {
            return clicked;
        }
        self.focus = Some(spot);
        let entered = ui.input_mut(|input| {
            input.consume_key(Modifiers::NONE, Press::Enter)
                || input.consume_key(Modifiers::NONE, Press::Space)
        });
        clicked || entered
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
            UiBuilder::new()
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
fn take_focus(ui: &Ui, layout: &TableLayout) {
    let pressed = |arrow| ui.input(|input| !input.modifiers.any() && input.key_pressed(arrow));
    let back = pressed(Press::ArrowLeft);
    let on = [Press::ArrowRight, Press::ArrowUp, Press::ArrowDown].map(pressed);
    if !back && on == [false; 3] {
        return;
    }
    let own = |placed: &&PlacedSpot| placed.anchor == Anchor::OwnHand;
    let cards = layout.placed.iter().filter(own);
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

/// What a screen reader calls a spot; nothing for a back among others.
fn spot_name(spot: &Spot, zone: &Zone) -> Option<String> {
    let name = match (spot.face, spot.id) {
        (Face::Up(card), _) => card.name(),
        (Face::Sign(suit), _) => format!("name {}", suit.name()),
        (Face::Empty, SpotId::At(row, column)) => format!("place {row} {column}"),
        (Face::Down, SpotId::Under(row, column)) => format!("covered card at {row} {column}"),
        (Face::Down | Face::Empty, _) if zone.arrangement == Arrangement::Pile => {
            format!("top of {}", zone.label)
        }
        (Face::Down | Face::Empty, _) => return None,
    };
    Some(sentence(&name))
}
