//! Keyboards and screen readers: zones are groups with a label, and spots have a name and a focus.

use egui::accesskit::{Action, Role};
use egui::{FocusDirection, Id, Key, Modifiers, Sense, Ui, UiBuilder, WidgetInfo};

use super::layout::{PlacedSpot, TableLayout};
use super::table_frame::TableFrame;
use super::{Board, BoardAction};
use crate::rules::scene::{Anchor, Arrangement, Face, Spot, SpotId, Zone};
use crate::rules::words::{sentence, with_names};

impl Board {
    /// Gives every zone a name and every spot a name and a focus; returns what was done with them.
    pub(super) fn accessibility(
        &mut self,
        ui: &mut Ui,
        frame: &TableFrame<'_>,
    ) -> Option<BoardAction> {
        let mut done = None;
        self.focus = None;
        for area in &frame.layout.areas {
            let Some(zone) = frame.scene.zone(area.zone) else {
                continue;
            };
            let names = frame.input.names;
            let builder = UiBuilder::new()
                .scope_id(Id::unique(("zone", zone.id)))
                .max_rect(area.rect)
                .accessibility_role(Role::Group)
                .accessibility_label(sentence(&with_names(&zone.label, names)));
            let group = ui.new_child(builder);
            if !zone.note.is_empty() {
                let note = with_names(&zone.note, names);
                ui.accesskit_node_builder(group.unique_id(), |node| node.set_description(note));
            }
            let spots = frame.layout.placed.iter();
            for placed in spots.filter(|placed| placed.zone == zone.id) {
                if !self.assist_spot(&group, placed, zone, frame) {
                    continue;
                }
                done = self.touch(placed.spot.id, frame);
                if matches!(done, Some(BoardAction::Play(_))) {
                    pass_focus(ui, frame.layout, placed);
                }
            }
        }
        if ui.memory(|memory| memory.focused().is_none()) {
            take_focus(ui, frame.layout);
        }
        done
    }

    /// Names a spot; returns whether it was touched by keyboard or by voice.
    fn assist_spot(
        &mut self,
        ui: &Ui,
        placed: &PlacedSpot,
        zone: &Zone,
        frame: &TableFrame<'_>,
    ) -> bool {
        let touchable = frame.is_touchable(placed);
        let silent = !touchable && placed.spot.face == Face::Down;
        let Some(name) = spot_name(&placed.spot, zone).filter(|_| !silent) else {
            return false;
        };
        let Spot { id: spot, dim, .. } = placed.spot;
        let id = Id::unique(("spot", spot));
        let (role, sense) = if touchable {
            (Role::Button, Sense::focusable_noninteractive())
        } else {
            (Role::Image, Sense::hover())
        };
        let response = ui.interact(placed.strip.intersect(ui.clip_rect()), id, sense);
        response.widget_info(|| WidgetInfo::labeled(role, !dim, &name));
        let raised = matches!(spot, SpotId::Card(card) if self.raised.contains(card));
        ui.accesskit_node_builder(id, |node| {
            if touchable {
                node.add_action(Action::Click);
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
        let clicked = ui.input(|input| input.has_accesskit_action_request(id, Action::Click));
        if !response.has_focus() {
            return clicked;
        }
        self.focus = Some(spot);
        let entered = ui.input_mut(|input| {
            input.consume_key(Modifiers::NONE, Key::Enter)
                || input.consume_key(Modifiers::NONE, Key::Space)
        });
        clicked || entered
    }
}

/// Moves the focus to the card beside the one just played.
fn pass_focus(ui: &Ui, layout: &TableLayout, played: &PlacedSpot) {
    let off = |other: &PlacedSpot| (other.pose.center.x - played.pose.center.x).abs();
    let beside = layout
        .placed
        .iter()
        .filter(|other| other.zone == played.zone && other.spot.id != played.spot.id)
        .min_by(|a, b| off(a).total_cmp(&off(b)));
    if let Some(beside) = beside {
        ui.memory_mut(|memory| memory.request_focus(Id::unique(("spot", beside.spot.id))));
    }
}

/// Lets an arrow move the focus to the viewer's cards where nothing has it yet: to the first card
/// that can be played or chosen, or from the right to the last.
fn take_focus(ui: &Ui, layout: &TableLayout) {
    let pressed = |arrow| ui.input(|input| !input.modifiers.any() && input.key_pressed(arrow));
    let back = pressed(Key::ArrowLeft);
    let on = [Key::ArrowRight, Key::ArrowUp, Key::ArrowDown].map(pressed);
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

/// The name a screen reader speaks for a spot; none for a back among others.
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
