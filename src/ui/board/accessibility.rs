//! Keyboards and screen readers: zones are groups with a label, and spots have a name and a focus.

use std::cmp::Ordering;

use egui::accesskit::{Action, Role};
use egui::{Id, Key, Modifiers, Popup, Sense, Ui, UiBuilder, WidgetInfo};

use super::layout::{Area, PlacedSpot};
use super::plates::name_plate;
use super::table_frame::TableFrame;
use super::texts::name_prompt;
use super::{Board, BoardAction, spoken};
use crate::rules::Message;
use crate::rules::scene::{Anchor, Arrangement, Face, Mark, Spot, SpotId, Target, Zone};
use crate::text::board as texts;
use crate::ui::focus;

impl Board {
    /// Gives every zone a name and every spot a name and a focus; returns what the person did with them.
    ///
    /// This happens in reading order: the other players with their cards, the middle, the prompt,
    /// the viewer's own cards.
    pub(super) fn accessibility(&mut self, ui: &mut Ui, frame: &TableFrame<'_>) -> Option<BoardAction> {
        let mut done = None;
        self.focus = None;
        let viewer = frame.input.viewer;
        let own = |anchor: Anchor| anchor == Anchor::OwnHand || anchor.seat() == Some(viewer);
        let plates = &frame.layout.plates;
        for plate in plates.iter().filter(|plate| plate.seat != viewer) {
            name_plate(ui, *plate, frame);
            let theirs = |area: &Area| area.anchor.seat() == Some(plate.seat);
            done = done.or(self.zones(ui, frame, theirs));
        }
        done = done.or(self.zones(ui, frame, |area| area.anchor.seat().is_none() && !own(area.anchor)));
        let choice = self.choice_prompt(frame);
        name_prompt(ui, frame, self.preview(frame), choice.as_ref(), self.raised.len());
        if let Some(plate) = plates.iter().find(|plate| plate.seat == viewer) {
            name_plate(ui, *plate, frame);
        }
        done = done.or(self.zones(ui, frame, |area| own(area.anchor)));
        self.focus_first(ui, frame);
        done
    }

    /// Names the zones of a part of the table and their contents.
    fn zones(&mut self, ui: &mut Ui, frame: &TableFrame<'_>, part: impl Fn(&Area) -> bool) -> Option<BoardAction> {
        let mut done = None;
        for area in frame.layout.areas.iter().filter(|area| part(area)) {
            let Some(zone) = frame.scene.zone(area.zone) else { continue };
            let names = frame.input.names;
            let role = if frame.is_chosen_from(zone.id) { Role::ListBox } else { Role::Group };
            let builder = UiBuilder::new()
                .scope_id(Id::unique(("zone", zone.id)))
                .max_rect(area.rect)
                .accessibility_role(role)
                .accessibility_label(texts::label(zone.label.clone()).render(names));
            let mut group = ui.new_child(builder);
            let note = zone.note.render(names);
            ui.accesskit_node_builder(group.unique_id(), |node| {
                if !note.is_empty() {
                    node.set_description(note);
                }
                if role == Role::ListBox {
                    node.set_multiselectable();
                }
            });
            let placed = frame.layout.placed.iter();
            let spots: Vec<&PlacedSpot> =
                placed.filter(|placed| placed.zone == zone.id && is_spoken(placed, zone, frame)).collect();
            let row = focus::Group::row(("zone", zone.id)).rank(rank(zone));
            row.show(&mut group, |group| {
                for (index, placed) in spots.iter().enumerate() {
                    let id = placed.spot.id;
                    let index = (index, spots.len());
                    match self.assist_spot(group, placed, zone, index, frame) {
                        None => {}
                        Some(Pressed::Enter) if self.is_chosen(id) && self.chosen(frame).is_some() => {
                            done = self.chosen(frame).map(BoardAction::Play);
                        }
                        Some(_) => done = self.touch(id, frame),
                    }
                }
            });
        }
        done
    }

    /// Names a spot, with its position in its zone; returns how it was pressed by keyboard or assistive technology.
    fn assist_spot(
        &mut self, ui: &Ui, placed: &PlacedSpot, zone: &Zone, place: (usize, usize), frame: &TableFrame<'_>,
    ) -> Option<Pressed> {
        let touchable = frame.is_touchable(placed);
        let name = spot_name(&placed.spot, zone)?;
        let Spot { id: spot, dim, .. } = placed.spot;
        let id = focus_id(spot);
        let choosable = frame.can_choose(spot);
        let is_open = self.is_open(spot, frame);
        let role = match (touchable, choosable) {
            (true, true) => Role::ListBoxOption,
            (true, false) => Role::Button,
            (false, _) => Role::Image,
        };
        // Choices are reached once the card that they are for has been picked.
        let is_reached = touchable && (is_open || zone.arrangement != Arrangement::Choices);
        let sense = if is_reached { Sense::focusable_noninteractive() } else { Sense::hover() };
        let response = ui.interact(placed.strip.intersect(ui.clip_rect()), id, sense);
        let names = frame.input.names;
        response.widget_info(|| WidgetInfo::labeled(role, !dim, name.render(names)));
        let is_chosen = self.is_chosen(spot);
        ui.accesskit_node_builder(id, |node| {
            if touchable {
                node.add_action(Action::Click);
            }
            if choosable || is_chosen {
                node.set_selected(is_chosen);
            }
            node.set_position_in_set(place.0);
            node.set_size_of_set(place.1);
            node.set_description(self.state(placed, zone, place, frame).render(names));
        });
        if !touchable {
            return None;
        }
        if !is_open {
            focus::skip(ui, id);
        }
        let clicked = ui.input(|input| input.has_accesskit_action_request(id, Action::Click));
        let pressed = |key| ui.input_mut(|input| input.consume_key(Modifiers::NONE, key));
        if focus::is_on(&response) {
            self.focus = Some(spot);
            if placed.anchor == Anchor::OwnHand {
                self.move_by_keys(ui, spot, frame);
            }
            if pressed(Key::Enter) {
                return Some(Pressed::Enter);
            }
            if pressed(Key::Space) {
                return Some(Pressed::Space);
            }
        }
        clicked.then_some(Pressed::Voice)
    }

    /// Where a spot lies and what can be done with it, in words.
    fn state(&self, placed: &PlacedSpot, zone: &Zone, place: (usize, usize), frame: &TableFrame<'_>) -> Message {
        let spot = &placed.spot;
        let mut facts = spoken::place(spot, zone, place).to_vec();
        facts.extend(spoken::marks(spot));
        if self.picked == Some(spot.id) {
            facts.push(texts::picked_up());
        } else if self.is_chosen(spot.id) {
            facts.push(texts::is_chosen());
        }
        if frame.winner().is_some_and(|winner| winner.spot.id == spot.id) {
            facts.push(texts::takes_the_trick());
        }
        if frame.is_explained(placed) {
            facts.push(texts::is_explained());
        } else if frame.asked(placed).is_some() {
            facts.push(texts::can_be_asked_about());
        }
        let asked = !frame.input.moves.is_empty() && !frame.scene.blind;
        if asked && placed.anchor == Anchor::OwnHand && !frame.can_choose(spot.id) {
            let playable = frame.starts(spot.id).next().is_some();
            facts.push(match (playable, (frame.input.why_not)(spot.id)) {
                (true, _) => texts::playable(),
                (false, Some(reason)) => texts::not_playable_because(reason),
                (false, None) => texts::not_playable(),
            });
        }
        texts::facts(facts)
    }

    /// Tells whether touching the spot does something now. Out of turn, arrows reach all cards.
    fn is_open(&self, spot: SpotId, frame: &TableFrame<'_>) -> bool {
        let aimed = |picked| frame.carry(picked, |to| to == Target::Spot(spot)).is_some();
        frame.input.moves.is_empty()
            || frame.scene.blind
            || frame.can_choose(spot)
            || frame.is_asked(spot)
            || frame.starts(spot).next().is_some()
            || self.picked.is_some_and(aimed)
    }

    /// Puts the initial focus on the first card that can be played or chosen.
    fn focus_first(&self, ui: &Ui, frame: &TableFrame<'_>) {
        let is_open = |placed: &&PlacedSpot| frame.is_touchable(placed) && self.is_open(placed.spot.id, frame);
        let order = |placed: &PlacedSpot| {
            let own = placed.anchor == Anchor::OwnHand;
            (!own, placed.pose.center.x)
        };
        let open = frame.layout.placed.iter().filter(is_open);
        let first = open.min_by(|a, b| order(a).partial_cmp(&order(b)).unwrap_or(Ordering::Equal));
        if let Some(first) = first {
            focus::main(ui, focus_id(first.spot.id));
        }
    }

    /// Shows the focus when Enter or Space is pressed for a decision and nothing has the focus, as after a click.
    pub(super) fn reveal_focus(&self, ui: &Ui, frame: &TableFrame<'_>) {
        let pressed = |key| ui.input_mut(|input| input.consume_key(Modifiers::NONE, key));
        let is_nowhere = ui.memory(|memory| memory.focused().is_none() && memory.allows_interaction(ui.layer_id()));
        let is_asked = !frame.input.moves.is_empty() && is_nowhere && !Popup::is_any_open(ui);
        if is_asked && (pressed(Key::Enter) || pressed(Key::Space)) {
            let hinted = frame.layout.placed.iter().find(|placed| placed.spot.mark == Some(Mark::Hint));
            focus::reveal(ui, hinted.map(|placed| focus_id(placed.spot.id)));
        }
    }
}

pub(super) fn focus_id(spot: SpotId) -> Id {
    Id::unique(("spot", spot))
}

/// A way to press a spot without a pointer.
enum Pressed {
    Enter,
    Space,
    Voice,
}

/// The place of a zone in reading order: the viewer's hand follows the rest of the table, and what to
/// choose for a card of it follows the hand.
fn rank(zone: &Zone) -> u8 {
    match (zone.anchor, zone.arrangement) {
        (Anchor::OwnHand, _) => 2,
        (_, Arrangement::Choices) => 3,
        _ => 1,
    }
}

/// Tells whether screen readers hear of a spot; face-down cards only if they can be touched.
fn is_spoken(placed: &PlacedSpot, zone: &Zone, frame: &TableFrame<'_>) -> bool {
    let is_silent = placed.spot.face == Face::Down && !frame.is_touchable(placed);
    !is_silent && spot_name(&placed.spot, zone).is_some()
}

/// The name a screen reader speaks for a spot; `None` for a back among others.
fn spot_name(spot: &Spot, zone: &Zone) -> Option<Message> {
    Some(match (spot.face, spot.id) {
        (Face::Up(card), _) => texts::card_name(card),
        (Face::Sign(suit), _) => texts::name_suit(suit),
        (Face::Empty, SpotId::At(row, column)) => texts::place_at(row, column),
        (Face::Down, SpotId::Under(row, column)) => texts::covered_card(row, column),
        (Face::Down | Face::Empty, _) if zone.arrangement == Arrangement::Pile => texts::top_of(zone.label.clone()),
        (Face::Down | Face::Empty, _) => return None,
    })
}
