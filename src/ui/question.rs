//! A question before something is done that throws somebody out, or takes something away for good.

use egui::{Label, Ui};

use super::focus;
use super::theme::{self, size};
use crate::text::{Message, table_page as texts};

const WIDTH: f32 = 460.0;

/// The question, and the words on the button that does it.
#[derive(Clone, Debug, PartialEq)]
pub struct Question {
    pub title: Message,
    /// What follows from it.
    pub words: Message,
    pub act: Message,
}

impl Question {
    /// Asks; returns the answer once there is one. The focus lies on the button that changes nothing.
    pub fn show(&self, ui: &Ui) -> Option<bool> {
        let modal = theme::modal(ui, "question", 24, |ui| {
            ui.set_width(WIDTH.min(ui.content_rect().width() - 96.0));
            theme::title(ui, &self.title);
            ui.add_space(8.0);
            ui.add(Label::new(theme::text(ui, &self.words, size::BODY)).wrap());
            ui.add_space(16.0);
            let row = focus::Group::row("question").show(ui, |ui| {
                ui.horizontal_wrapped(|ui| {
                    let cancel = theme::primary(ui, texts::cancel());
                    focus::main(ui, cancel.id);
                    let act = theme::destructive(ui, true, &self.act);
                    if act.clicked() { Some(true) } else { cancel.clicked().then_some(false) }
                })
            });
            row.inner
        });
        let closed = modal.should_close();
        modal.inner.or(closed.then_some(false))
    }
}
