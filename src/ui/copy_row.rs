//! Buttons that copy something, and lines with one, such as the seal of a game.

use egui::accesskit::Role;
use egui::{Label, TextWrapMode, Ui, WidgetInfo};

use crate::seal::Seal;
use crate::text::{Message, common as texts, share};
use crate::ui::command::Command;
use crate::ui::shell::Commands;
use crate::ui::theme::{self, Icon, Palette, size};

/// The width of the copy button.
const COPY: f32 = 100.0;

/// The number of digits of a seal that are enough to recognize it.
const DIGITS: usize = 16;

/// Shows the beginning of a seal, and a button that copies all of it.
pub fn short_seal_row(ui: &mut Ui, seal: &Seal) {
    let hash = seal.hash();
    let short = texts::seal_begins(&hash[..DIGITS]);
    let help = texts::copy_seal();
    ui.horizontal(|ui| {
        let shown = theme::text(ui, short, size::SMALL).color(Palette::of(ui).muted);
        let label = ui.label(shown).on_hover_text(&hash);
        let whole = theme::say(ui, texts::seal(&hash));
        ui.accesskit_node_builder(label.id, |node| node.set_value(whole));
        copy_button(ui, help, hash.clone());
    });
}

/// Shows a seal and a button that copies it.
pub fn seal_row(ui: &mut Ui, seal: &Seal, wrap: TextWrapMode) {
    copy_row(ui, texts::seal(seal.hash()), wrap, texts::copy_seal(), seal.hash());
}

/// Shows small text, and a button with a tooltip that copies something.
pub fn copy_row(ui: &mut Ui, words: Message, wrap: TextWrapMode, help: Message, text: String) {
    ui.horizontal(|ui| {
        let room = ui.available_width() - COPY;
        ui.scope(|ui| {
            ui.set_max_width(room);
            let words = theme::text(ui, words, size::SMALL).color(Palette::of(ui).muted);
            ui.add(Label::new(words).wrap_mode(wrap));
        });
        copy_button(ui, help, text);
    });
}

/// Shows the button that copies a line about a result, to send to friends. The `line` is made when it is pressed.
pub fn copy_result_button(ui: &mut Ui, line: impl FnOnce() -> Message, commands: &mut Commands) {
    if theme::secondary(ui, (Icon::Copy, share::copy_result())).clicked() {
        ui.copy_text(theme::say(ui, line()));
        commands.push(Command::Notify(share::result_copied()));
    }
}

fn copy_button(ui: &mut Ui, help: Message, text: String) {
    let help = theme::say(ui, help);
    let copy = theme::quiet(ui, (Icon::Copy, texts::copy())).on_hover_text(&help);
    copy.widget_info(|| WidgetInfo::labeled(Role::Button, true, &help));
    if copy.clicked() {
        ui.copy_text(text);
    }
}
