//! Keyboards and screen readers: zones are groups with a label, and spots have a name and a focus.

use std::cmp::Ordering;

use egui::accesskit::{Action, Role};
use egui::{Id, Key, Modifiers, Sense, Ui, UiBuilder, WidgetInfo};

use super::layout::PlacedSpot;
use super::table_frame::TableFrame;
use super::{Board, BoardAction};
use crate::rules::scene::{Anchor, Arrangement, Face, Spot, SpotId, Target, Zone};
use crate::rules::words::{list, sentence, with_names};
use crate::ui::focus;

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
            let mut group = ui.new_child(builder);
            if !zone.note.is_empty() {
                let note = with_names(&zone.note, names);
                ui.accesskit_node_builder(group.unique_id(), |node| node.set_description(note));
            }
            let row = focus::Group::row(("zone", zone.id)).rank(rank(area.anchor));
            row.show(&mut group, |group| {
                let spots = frame.layout.placed.iter();
                for placed in spots.filter(|placed| placed.zone == zone.id) {
                    let id = placed.spot.id;
                    match self.assist_spot(group, placed, zone, frame) {
                        None => {}
                        Some(Pressed::Enter)
                            if self.is_chosen(id) && self.chosen(frame).is_some() =>
                        {
                            done = self.chosen(frame).map(BoardAction::Play);
                        }
                        Some(_) => done = self.touch(id, frame),
                    }
                }
            });
        }
        self.focus_first(ui, frame);
        done
    }

    /// Names a spot; returns how it was touched by keyboard or by voice.
    fn assist_spot(
        &mut self,
        ui: &Ui,
        placed: &PlacedSpot,
        zone: &Zone,
        frame: &TableFrame<'_>,
    ) -> Option<Pressed> {
        let touchable = frame.is_touchable(placed);
        let silent = !touchable && placed.spot.face == Face::Down;
        let name = spot_name(&placed.spot, zone).filter(|_| !silent)?;
        let Spot { id: spot, dim, .. } = placed.spot;
        let groups: Vec<String> = placed
            .spot
            .groups
            .iter()
            .map(|group| group.name().to_string())
            .collect();
        let id = Id::unique(("spot", spot));
        let (role, sense) = if touchable {
            (Role::Button, Sense::focusable_noninteractive())
        } else {
            (Role::Image, Sense::hover())
        };
        let response = ui.interact(placed.strip.intersect(ui.clip_rect()), id, sense);
        response.widget_info(|| WidgetInfo::labeled(role, !dim, &name));
        let is_chosen = self.is_chosen(spot);
        let takes = frame.winner().is_some_and(|winner| winner.spot.id == spot);
        ui.accesskit_node_builder(id, |node| {
            if touchable {
                node.add_action(Action::Click);
            }
            if is_chosen {
                node.set_description("chosen");
            } else if takes {
                node.set_description("takes the trick");
            } else if dim {
                node.set_description("cannot be played now");
            } else if !groups.is_empty() {
                node.set_description(format!("in {}", list(&groups, "and")));
            }
        });
        if !touchable {
            return None;
        }
        if !self.is_open(spot, frame) {
            focus::skip(ui, id);
        }
        let clicked = ui.input(|input| input.has_accesskit_action_request(id, Action::Click));
        let pressed = |key| ui.input_mut(|input| input.consume_key(Modifiers::NONE, key));
        if focus::is_on(&response) {
            self.focus = Some(spot);
            if pressed(Key::Enter) {
                return Some(Pressed::Enter);
            }
            if pressed(Key::Space) {
                return Some(Pressed::Space);
            }
        }
        clicked.then_some(Pressed::Voice)
    }

    /// Whether touching the spot does something now. Where nobody is asked, arrows reach all cards.
    fn is_open(&self, spot: SpotId, frame: &TableFrame<'_>) -> bool {
        let aimed = |picked| frame.carry(picked, |to| to == Target::Spot(spot)).is_some();
        frame.input.moves.is_empty()
            || frame.scene.blind
            || frame.can_choose(spot)
            || frame.starts(spot).next().is_some()
            || self.picked.is_some_and(aimed)
    }

    /// Lets the table open with the focus on the first card that can be played or chosen.
    fn focus_first(&self, ui: &Ui, frame: &TableFrame<'_>) {
        let is_open = |placed: &&PlacedSpot| {
            frame.is_touchable(placed) && self.is_open(placed.spot.id, frame)
        };
        let order = |placed: &PlacedSpot| {
            let own = placed.anchor == Anchor::OwnHand;
            (!own, placed.pose.center.x)
        };
        let open = frame.layout.placed.iter().filter(is_open);
        let first = open.min_by(|a, b| order(a).partial_cmp(&order(b)).unwrap_or(Ordering::Equal));
        if let Some(first) = first {
            focus::main(ui, Id::unique(("spot", first.spot.id)));
        }
    }
}

/// The way in which a spot was touched without a pointer.
enum Pressed {
    Enter,
    Space,
    Voice,
}

/// The place of a zone in reading order: the viewer's hand follows the rest of the table.
fn rank(anchor: Anchor) -> u8 {
    match anchor {
        Anchor::OwnHand => 2,
        _ => 1,
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
