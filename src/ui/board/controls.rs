//! The buttons above the hand.

use egui::accesskit::Role;
use egui::{
    Align2, Color32, CornerRadius, CursorIcon, Key, Modifiers, Rect, Response, Sense, Stroke, StrokeKind, Ui,
    UiBuilder, WidgetInfo, pos2, vec2,
};

use super::layout::TableLayout;
use super::paint::{FOCUS, Outline};
use super::table_frame::TableFrame;
use super::{Board, BoardAction, MainButton};
use crate::rules::scene::Gesture;
use crate::text::board as texts;
use crate::ui::focus;
use crate::ui::theme::{self, Palette, Words, plate, size};

/// The distance between buttons.
const GAP: f32 = 8.0;

/// The minimum width of a button where there is room, for text of the usual size.
const WIDE: f32 = 210.0;

/// Horizontal padding of a button's label, for text of the usual size.
const PAD: f32 = 20.0;

/// The corner radius of a button.
const ROUND: CornerRadius = CornerRadius::same(12);

/// A button, and the action that it stands for if it can be pressed.
struct Control {
    label: Words,
    action: Option<String>,
}

impl Board {
    /// Shows the buttons above the hand.
    pub(super) fn controls(&self, ui: &mut Ui, frame: &TableFrame<'_>) -> Option<BoardAction> {
        if frame.input.moves.is_empty() {
            return None;
        }
        let choose = frame
            .scene
            .card_choice
            .iter()
            .map(|choose| Control { label: choose.label(self.raised.len()).into(), action: self.chosen(frame) });
        let buttons = frame
            .scene
            .buttons
            .iter()
            .map(|button| Control { label: (&button.label).into(), action: frame.press(button.id) });
        let controls: Vec<Control> = choose.chain(buttons).collect();
        if controls.is_empty() {
            return None;
        }
        let mut action = row(ui, frame, controls);
        // Enter confirms what is chosen, unless something else has the focus.
        if action.is_none()
            && focus::is_nowhere(ui)
            && !self.raised.is_empty()
            && ui.input_mut(|input| input.consume_key(Modifiers::NONE, Key::Enter))
        {
            action = self.chosen(frame);
        }
        action.map(BoardAction::Play)
    }

    /// The action of confirming the cards that are raised, if they make a legal choice.
    pub(super) fn chosen(&self, frame: &TableFrame<'_>) -> Option<String> {
        frame.action(|gesture| matches!(gesture, Gesture::Choose { cards, .. } if cards == self.raised))
    }
}

/// Shows the buttons side by side; returns the action of the one that was pressed.
fn row(ui: &mut Ui, frame: &TableFrame<'_>, controls: Vec<Control>) -> Option<String> {
    let row = frame.layout.controls;
    let (text, widths) = fitting(ui, &controls, frame.layout);
    let gaps = GAP * (controls.len() as f32 - 1.0);
    let mut left = row.center().x - (widths.iter().sum::<f32>() + gaps) / 2.0;
    let mut pressed = None;
    let named = UiBuilder::new()
        .max_rect(row)
        .accessibility_role(Role::Group)
        .accessibility_label(theme::say(ui, texts::your_choices()));
    let mut choices = ui.new_child(named);
    focus::Group::row("prompt").rank(3).show(&mut choices, |ui| {
        for (index, (control, width)) in controls.into_iter().zip(widths).enumerate() {
            let from = pos2(left, row.top());
            let rect = Rect::from_min_size(from, vec2(width, row.height()));
            left = rect.right() + GAP;
            let enabled = control.action.is_some();
            let is_first = index == 0;
            let main = match frame.input.main_button {
                MainButton::First => is_first,
                MainButton::Hinted(action) => control.action.as_deref() == Some(action),
                MainButton::Nothing => false,
            };
            let mut button_ui = ui.new_child(UiBuilder::new().max_rect(rect));
            let look = ButtonLook { text, main };
            let response = button(&mut button_ui, rect, &control.label, look, enabled);
            if is_first {
                focus::entry(ui, response.id);
                // Without a card to choose, the page opens with the focus here.
                focus::main(ui, response.id);
            }
            // A key that finds the focus invisible shows it first.
            let is_pressed = ui.input(|input| input.key_pressed(Key::Enter) || input.key_pressed(Key::Space));
            let is_unseen = response.has_focus() && !focus::is_visible(ui) && is_pressed;
            if response.clicked() && !is_unseen {
                pressed = control.action;
            }
        }
    });
    pressed
}

/// Finds the largest type size at which all buttons fit in a row, and their widths.
fn fitting(ui: &Ui, controls: &[Control], layout: &TableLayout) -> (f32, Vec<f32>) {
    let room = layout.controls.width() - GAP * (controls.len() as f32 - 1.0);
    let widths = |text: f32| -> Vec<f32> {
        let labels = controls.iter().map(|control| width(ui, &control.label, text));
        labels.collect()
    };
    let mut text = layout.text;
    while widths(text).iter().sum::<f32>() > room && text > layout.least_text() {
        text = (text * 0.85).max(layout.least_text());
    }
    let mut widths = widths(text);
    // They have equal widths where there is room.
    let even = (WIDE * text).min(room / controls.len() as f32);
    if widths.iter().all(|width| *width <= even) {
        widths.fill(even);
    }
    (text, widths)
}

fn width(ui: &Ui, label: &Words, text: f32) -> f32 {
    theme::text_width(ui, label, theme::bold(size::BODY * text)) + 2.0 * PAD * text
}

/// The look of a button: the size of its text relative to the usual one, and whether it is the main one.
#[derive(Clone, Copy)]
pub(super) struct ButtonLook {
    pub text: f32,
    pub main: bool,
}

pub(super) fn button(ui: &mut Ui, rect: Rect, label: &Words, look: ButtonLook, enabled: bool) -> Response {
    let name = theme::say(ui, label);
    ui.add_enabled(enabled, |ui: &mut Ui| {
        let response = ui.allocate_rect(rect, Sense::click());
        response.widget_info(|| WidgetInfo::labeled(Role::Button, enabled, &name));
        let (fill, ink) = match (enabled, look.main) {
            // A button that cannot be pressed yet lies flat on the cloth.
            (false, _) => (plate::FILL, plate::MUTED),
            (true, true) => (plate::ACCENT, plate::INK),
            (true, false) => (plate::PAPER, plate::INK),
        };
        let fill = match (response.is_pointer_button_down_on(), response.hovered()) {
            (true, _) => fill.lerp_to_gamma(plate::INK, 0.2),
            (_, true) => fill.lerp_to_gamma(Color32::WHITE, 0.25),
            _ => fill,
        };
        // On a pale cloth the line shows where the button ends.
        let line = Stroke::new(1.0, if enabled { plate::INK } else { plate::EDGE });
        let painter = ui.painter();
        if focus::is_on(&response) {
            let stroke = Palette::of(ui).stroke;
            for Outline { out, width, color } in FOCUS {
                let (out, line) = (stroke * out, Stroke::new(stroke * width, color));
                let round = ROUND + CornerRadius::same(out as u8);
                painter.rect_stroke(rect.expand(out), round, line, StrokeKind::Middle);
            }
        }
        painter.rect(rect, ROUND, fill, line, StrokeKind::Inside);
        let (middle, anchor) = (rect.center(), Align2::CENTER_CENTER);
        theme::paint_strong(ui, middle, anchor, label, size::BODY * look.text, ink);
        response.on_hover_cursor(CursorIcon::PointingHand)
    })
}
