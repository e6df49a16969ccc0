//! The dialog that shares a game: as a file, as text, as a deal code or as a picture.

use super::requests::ChallengeRequest;
use super::shell::Commands;
use egui::{Rect, Ui};

use super::command::{Command, Sharing};
use super::theme::{self, Palette, size};
use super::{focus, game_summary};
use crate::challenge::Challenge;
use crate::rules::Next;
use crate::store::{Saved, share_line};
use crate::text::{Language, Message, challenges_page as challenges, share as texts};
use crate::{deal_code, record};

/// A game to be shared, as it was when the dialog opened.
pub struct SharedGame {
    pub title: String,
    /// The content of its file.
    pub file: String,
    /// The part of the window that shows its table, if visible.
    pub table: Option<Rect>,
    /// The line about its result, if it is over.
    line: Option<String>,
    record: String,
    deal_code: Option<String>,
    /// The challenge to play its deals, if it is over.
    challenge: Option<Challenge>,
}

impl SharedGame {
    /// Collects what can be shared of a game. While the cards of a sealed game are in play, its deal code is secret.
    pub fn new(saved: &Saved, table: Option<Rect>, language: Language) -> Self {
        let session = saved.session.as_ref();
        let is_secret = saved.seal.is_some() && session.next() != Next::Over;
        Self {
            title: game_summary::name(saved).to_owned(),
            file: saved.to_ron(),
            table,
            line: share_line(saved).map(|line| line.in_language(language)),
            record: record::write(saved, language),
            deal_code: (!is_secret).then(|| deal_code::of(session).to_string()),
            challenge: Challenge::of(saved).ok(),
        }
    }

    pub fn show(&self, ui: &Ui, commands: &mut Commands) {
        let title = texts::title();
        let closed = theme::dialog(ui, "share", 520.0, title, |ui| {
            focus::Group::area("share").show(ui, |ui| self.show_choices(ui, commands));
        });
        if closed {
            commands.push(Command::ShowOverlay(None));
        }
    }

    fn show_choices(&self, ui: &mut Ui, commands: &mut Commands) {
        ui.add_space(8.0);
        if choice(ui, texts::export(), texts::export_help()) {
            commands.push(Command::Share(Sharing::Export));
        }
        let (label, help) = (challenges::challenge_a_friend(), challenges::challenge_help());
        if let Some(challenge) = &self.challenge
            && choice(ui, label, help)
        {
            commands.push(ChallengeRequest::Make(Box::new(challenge.clone())));
        }
        if let Some(line) = &self.line
            && choice(ui, texts::copy_result(), texts::copy_result_help())
        {
            ui.copy_text(line.clone());
            commands.push(Command::Notify(texts::result_copied()));
        }
        if choice(ui, texts::copy_text(), texts::copy_text_help()) {
            ui.copy_text(self.record.clone());
            commands.push(Command::Notify(texts::text_copied()));
        }
        if let Some(code) = &self.deal_code
            && choice(ui, texts::copy_code(), texts::copy_code_help())
        {
            ui.copy_text(code.clone());
            commands.push(Command::Notify(texts::code_copied()));
        }
        let (label, help) = (texts::save_picture(), texts::save_picture_help());
        if self.table.is_some() && choice(ui, label, help) {
            commands.push(Command::Share(Sharing::Picture));
        }
    }
}

/// Shows a button with a description beside it; returns whether it was pressed.
fn choice(ui: &mut Ui, label: Message, help: Message) -> bool {
    let muted = Palette::of(ui).muted;
    ui.horizontal(|ui| {
        let (wide, height) = (180.0, theme::control_height(ui, 40.0));
        let size = egui::vec2(wide, height);
        let column = egui::Layout::top_down(egui::Align::Min);
        let pressed = ui
            .allocate_ui_with_layout(size, column, |ui| {
                ui.set_width(wide);
                theme::wide(ui, false, label).clicked()
            })
            .inner;
        ui.add_space(8.0);
        ui.add(egui::Label::new(theme::text(ui, help, size::SMALL).color(muted)).wrap());
        pressed
    })
    .inner
}
