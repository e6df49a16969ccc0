//! Toasts: messages that disappear after a while.

use egui::{Context, Id, Ui};

use super::command::Command;
use super::theme::{self, Palette};
use crate::printable::excerpt;

/// The minimum time a toast stays, in seconds.
const STAY: f64 = 6.0;

/// The additional time per letter, in seconds: a slow reader takes half a second per word.
const STAY_PER_LETTER: f64 = 0.08;

/// The time a toast with a button stays, in seconds.
const STAY_WITH_BUTTON: f64 = 12.0;

/// The number of characters of a message that are shown. Messages can quote files.
const LONGEST: usize = 2000;

/// A message, perhaps with a button and the command behind it.
struct Toast {
    /// Its number. A repeated message is a new toast, so that it is announced again.
    number: u64,
    message: String,
    until: f64,
    button: Option<(String, Command)>,
    /// The position at the table that it is about; another one removes it.
    position: Option<Id>,
}

/// The toasts that are shown.
#[derive(Default)]
pub struct Toasts {
    shown: Vec<Toast>,
    count: u64,
}

impl Toasts {
    /// Shows a message for a while.
    pub fn notify(&mut self, ctx: &Context, message: &str) {
        self.add(ctx, message, None, None);
    }

    /// Shows a message about a position at the table for a while, but no longer than the position.
    pub fn notify_about(&mut self, ctx: &Context, message: &str, position: Option<Id>) {
        self.add(ctx, message, None, position);
    }

    /// Removes messages about any position but this one.
    pub fn keep_about(&mut self, position: Option<Id>) {
        self.shown
            .retain(|toast| toast.position.is_none() || toast.position == position);
    }

    /// Shows a message with a button that runs a command.
    pub fn offer(
        &mut self,
        ctx: &Context,
        message: &str,
        button: impl Into<String>,
        command: Command,
    ) {
        self.add(ctx, message, Some((button.into(), command)), None);
    }

    fn add(
        &mut self,
        ctx: &Context,
        message: &str,
        button: Option<(String, Command)>,
        position: Option<Id>,
    ) {
        let message = excerpt(message, LONGEST);
        let least = if button.is_some() {
            STAY_WITH_BUTTON
        } else {
            STAY
        };
        let stay = least.max(message.chars().count() as f64 * STAY_PER_LETTER);
        let until = ctx.input(|input| input.time) + stay;
        // A repeated message replaces the earlier one.
        self.shown.retain(|toast| toast.message != message);
        self.count += 1;
        self.shown.push(Toast {
            number: self.count,
            message,
            until,
            button,
            position,
        });
    }

    /// Removes all toasts.
    pub fn clear(&mut self) {
        self.shown.clear();
    }

    /// Removes the toasts whose time is over.
    pub fn expire(&mut self, ctx: &Context) {
        let now = ctx.input(|input| input.time);
        self.shown.retain(|toast| toast.until > now);
    }

    /// Draws the toasts below the bars at the top of the window, of this height; returns the command
    /// whose button was pressed.
    pub fn show(&self, ui: &Ui, bars: f32) -> Option<Command> {
        let now = ui.input(|input| input.time);
        let next = self
            .shown
            .iter()
            .map(|toast| toast.until)
            .reduce(f64::min)?;
        ui.request_repaint_after_secs((next - now) as f32);
        let palette = Palette::of(ui);
        let mut pressed = None;
        egui::Area::new(Id::unique("toasts"))
            .order(egui::Order::Foreground)
            .anchor(egui::Align2::CENTER_TOP, [0.0, bars + 12.0])
            .show(ui, |ui| {
                for toast in &self.shown {
                    let frame = theme::panel_frame(&palette).shadow(theme::soft_shadow());
                    let content = |ui: &mut Ui| {
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
                    };
                    frame.show(ui, |ui| ui.push_id(toast.number, content));
                }
            });
        pressed
    }
}
