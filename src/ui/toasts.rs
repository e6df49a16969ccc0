//! Messages that go away by themselves.

use egui::{Context, Id, Ui};

use super::command::Command;
use super::theme::{self, Palette};

/// How long a message stays, in seconds; longer if something can be done about it.
const STAY: (f64, f64) = (6.0, 12.0);

/// A message, and what can be done about it: the words on a button, and what it does.
struct Toast {
    words: String,
    until: f64,
    offer: Option<(&'static str, Command)>,
}

/// The messages that are shown.
#[derive(Default)]
pub struct Toasts(Vec<Toast>);

impl Toasts {
    /// Says something, for a while.
    pub fn say(&mut self, ctx: &Context, words: String) {
        self.add(ctx, words, None);
    }

    /// Says something, with a button for what can be done about it.
    pub fn offer(&mut self, ctx: &Context, words: &str, button: &'static str, command: Command) {
        self.add(ctx, words.to_owned(), Some((button, command)));
    }

    fn add(&mut self, ctx: &Context, words: String, offer: Option<(&'static str, Command)>) {
        let stay = if offer.is_some() { STAY.1 } else { STAY.0 };
        let until = ctx.input(|input| input.time) + stay;
        // What is said again stays longer.
        self.0.retain(|toast| toast.words != words);
        self.0.push(Toast {
            words,
            until,
            offer,
        });
    }

    /// Takes all messages away.
    pub fn clear(&mut self) {
        self.0.clear();
    }

    /// Draws the messages; gives what was asked for.
    pub fn show(&mut self, ui: &Ui) -> Option<Command> {
        let now = ui.input(|input| input.time);
        self.0.retain(|toast| toast.until > now);
        let next = self.0.iter().map(|toast| toast.until).reduce(f64::min)?;
        ui.request_repaint_after_secs((next - now) as f32);
        let palette = Palette::of(ui);
        let mut wanted = None;
        egui::Area::new(Id::unique("toasts"))
            .order(egui::Order::Foreground)
            .anchor(egui::Align2::CENTER_TOP, [0.0, 64.0])
            .show(ui, |ui| {
                for toast in &self.0 {
                    let frame = theme::panel(&palette).shadow(theme::soft_shadow());
                    frame.show(ui, |ui| {
                        ui.horizontal(|ui| {
                            ui.set_max_width(620.0);
                            let words = theme::text(&toast.words, theme::size::BODY);
                            let label = ui.add(egui::Label::new(words).wrap());
                            ui.accesskit_node_builder(label.id, |node| {
                                node.set_live(egui::accesskit::Live::Polite);
                            });
                            if let Some((button, command)) = &toast.offer
                                && theme::secondary(ui, button).clicked()
                            {
                                wanted = Some(command.clone());
                            }
                        });
                    });
                }
            });
        wanted
    }
}
