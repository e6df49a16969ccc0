//! The buttons above the hand.

use egui::accesskit::Role;
use egui::{
    Align, Align2, Color32, CornerRadius, CursorIcon, Key, Layout, Modifiers, Rect, Response,
    Sense, Stroke, StrokeKind, Ui, UiBuilder, WidgetInfo, vec2,
};

use super::table_frame::TableFrame;
use super::{Board, BoardAction};
use crate::rules::scene::Gesture;
use crate::ui::focus;
use crate::ui::theme::{self, plate, size};

/// The distance between buttons.
const GAP: f32 = 8.0;

/// A button, and the action that it stands for if it can be pressed.
struct Control {
    label: String,
    action: Option<String>,
}

impl Board {
    /// Shows the buttons above the hand; the first one is the main button.
    pub(super) fn controls(&self, ui: &mut Ui, frame: &TableFrame<'_>) -> Option<BoardAction> {
        if frame.input.moves.is_empty() {
            return None;
        }
        let choose = frame.scene.card_choice.iter().map(|choose| Control {
            label: choose.confirm.clone(),
            action: self.chosen(frame),
        });
        let buttons = frame.scene.buttons.iter().map(|button| Control {
            label: button.label.clone(),
            action: frame.press(button.id),
        });
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
        frame.action(
            |gesture| matches!(gesture, Gesture::Choose { cards, .. } if cards == self.raised),
        )
    }
}

/// Shows the buttons side by side; returns the action of the one that was pressed.
fn row(ui: &mut Ui, frame: &TableFrame<'_>, controls: Vec<Control>) -> Option<String> {
    let row = Rect::from_center_size(frame.layout.controls, vec2(640.0, 44.0));
    let from_left = Layout::left_to_right(Align::Center);
    let mut row_ui = ui.new_child(UiBuilder::new().max_rect(row).layout(from_left));
    let widths = controls.iter().map(|control| width(ui, &control.label));
    let wide = widths.sum::<f32>() + GAP * (controls.len() as f32 - 1.0);
    row_ui.add_space(((row.width() - wide) / 2.0).max(0.0));
    let mut pressed = None;
    focus::Group::row("prompt").rank(3).show(&mut row_ui, |ui| {
        for (place, control) in controls.into_iter().enumerate() {
            let enabled = control.action.is_some();
            let response = button(ui, &control.label, place == 0, enabled);
            if place == 0 {
                focus::entry(ui, response.id);
            }
            if response.clicked() {
                pressed = control.action;
            }
        }
    });
    pressed
}

fn width(ui: &Ui, label: &str) -> f32 {
    let font = theme::bold(size::BODY);
    let galley = ui
        .painter()
        .layout_no_wrap(label.to_owned(), font, Color32::WHITE);
    (galley.size().x + 5.0 * theme::STEP).max(210.0)
}

fn button(ui: &mut Ui, label: &str, main: bool, enabled: bool) -> Response {
    ui.add_enabled(enabled, |ui: &mut Ui| {
        let size = vec2(width(ui, label), 40.0);
        let (rect, response) = ui.allocate_exact_size(size, Sense::click());
        response.widget_info(|| WidgetInfo::labeled(Role::Button, enabled, label));
        let (fill, ink) = match (enabled, main) {
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
        let line = if focus::is_on(&response) {
            Stroke::new(3.0, plate::INK)
        } else {
            Stroke::new(1.0, plate::EDGE)
        };
        let painter = ui.painter();
        painter.rect(rect, CornerRadius::same(12), fill, line, StrokeKind::Inside);
        let (middle, anchor) = (rect.center(), Align2::CENTER_CENTER);
        theme::paint_strong(ui, middle, anchor, label, size::BODY, ink);
        response.on_hover_cursor(CursorIcon::PointingHand)
    })
}
