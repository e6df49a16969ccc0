//! Toasts: messages that disappear by themselves.

use egui::{Context, Id, Ui};

use super::command::Command;
use super::theme::{self, Palette};

/// The time a toast stays, in seconds.
const STAY: f64 = 6.0;

/// The time a toast with a button stays, in seconds.
const STAY_WITH_BUTTON: f64 = 12.0;

/// A message, perhaps with a button and the command behind it.
struct Toast {
    message: String,
    until: f64,
    button: Option<(&'static str, Command)>,
}

/// The toasts that are shown.
#[derive(Default)]
pub struct Toasts(Vec<Toast>);

impl Toasts {
    /// Shows a message for a while.
    pub fn notify(&mut self, ctx: &Context, message: String) {
        self.add(ctx, message, None);
    }

    /// Shows a message with a button that runs a command.
    pub fn offer(&mut self, ctx: &Context, message: &str, button: &'static str, command: Command) {
        self.add(ctx, message.to_owned(), Some((button, command)));
    }

    fn add(&mut self, ctx: &Context, message: String, button: Option<(&'static str, Command)>) {
        let stay = if button.is_some() {
            STAY_WITH_BUTTON
        } else {
            STAY
        };
        let until = ctx.input(|input| input.time) + stay;
        // A repeated message replaces the earlier one.
        self.0.retain(|toast| toast.message != message);
        self.0.push(Toast {
            message,
            until,
            button,
        });
    }

    /// Removes all toasts.
    pub fn clear(&mut self) {
        self.0.clear();
    }

    /// Draws the toasts; returns the command whose button was pressed.
    pub fn show(&mut self, ui: &Ui) -> Option<Command> {
        let now = ui.input(|input| input.time);
        self.0.retain(|toast| toast.until > now);
        let next = self.0.iter().map(|toast| toast.until).reduce(f64::min)?;
        ui.request_repaint_after_secs((next - now) as f32);
        let palette = Palette::of(ui);
        let mut pressed = None;
        egui::Area::new(Id::unique("toasts"))
            .order(egui::Order::Foreground)
            .anchor(egui::Align2::CENTER_TOP, [0.0, 64.0])
            .show(ui, |ui| {
                for toast in &self.0 {
                    let frame = theme::panel(&palette).shadow(theme::soft_shadow());
                    frame.show(ui, |ui| {
                        ui.horizontal(|ui| {
                            ui.set_max_width(620.0);
                            let text = theme::text(&toast.message, theme::size::BODY);
                            let label = ui.add(egui::Label::new(text).wrap());
                            ui.accesskit_node_builder(label.id, |node| {
                                node.set_live(egui::accesskit::Live::Polite);
                            });
                            if let Some((button, command)) = &toast.button
                                && theme::secondary(ui, button).clicked()
                            {
                                pressed = Some(command.clone());
                            }
                        });
                    });
                }
            });
        pressed
    }
}
