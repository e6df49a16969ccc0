//! Draws the review: its head, and the board.

use egui::{Align, CentralPanel, Frame, Label, Layout, Margin, Panel, Ui};

use super::{ReviewCommand, ReviewPage};
use crate::text::{Message, review_page as texts};
use crate::ui::board::{BoardInput, Faces, MainButton};
use crate::ui::command::{Command, Sharing};
use crate::ui::focus;
use crate::ui::medal::picture;
use crate::ui::personas::calm;
use crate::ui::review_work::Marked;
use crate::ui::services::Services;
use crate::ui::shell::{Around, Commands};
use crate::ui::theme::{self, Icon, Palette, Words, size};

/// The minimum room for a title.
const TITLE: f32 = 120.0;

impl ReviewPage {
    pub(super) fn show_parts(&self, ui: &mut Ui, around: Around<'_>, commands: &mut Commands) {
        let has_board = self.has_board(ui);
        if has_board && around.overlay.is_none() {
            self.follow_keys(ui, commands);
        }
        self.show_head(ui, has_board, commands);
        if has_board {
            match &self.retry {
                Some(retry) => retry.show(ui, commands),
                None => self.show_transport(ui, *around.parts.get(), commands),
            }
        }
        self.show_verdicts(ui, has_board, commands);
        if has_board {
            CentralPanel::default().frame(Frame::NONE).show(ui, |ui| self.show_board(ui, around.services, commands));
        }
    }

    fn show_head(&self, ui: &mut Ui, has_board: bool, commands: &mut Commands) {
        let frame = Frame::new().fill(Palette::of(ui).ground).inner_margin(Margin::symmetric(12, 6));
        let is_other = self.played.is_some();
        let title = if is_other { texts::what_if() } else { texts::title(self.replay.entry.title) };
        let position = self.replay.position_text();
        let can_play_on = self.replay.can_branch();
        let group = focus::Group::row("review head").rank(0).secondary();
        Panel::top("review head").frame(frame).show(ui, |ui| {
            // Icons alone where there is no room for words.
            let what_if = if is_other { texts::as_played() } else { texts::what_if() };
            let has_other = has_board && (is_other || self.better_here().is_some());
            let mut buttons: Vec<Words> = vec![
                (Icon::Return, texts::back()).into(),
                (Icon::Share, texts::share()).into(),
                texts::decisions().into(),
                (Icon::Why, texts::why()).into(),
                (Icon::Play, texts::play_on()).into(),
            ];
            if has_other {
                buttons.push((Icon::Fork, what_if.clone()).into());
            }
            let gaps = buttons.len() as f32 * ui.spacing().item_spacing.x;
            let widths = buttons.into_iter().map(|words| theme::button_width(ui, words));
            let has_room = widths.sum::<f32>() + gaps <= ui.available_width();
            let words = |icon, text| words(icon, text, has_room);
            group.show(ui, |ui| {
                let from_right = Layout::right_to_left(Align::Center);
                ui.with_layout(from_right, |ui| {
                    let on = theme::secondary_enabled(ui, can_play_on, words(Icon::Play, texts::play_on()));
                    if on.on_hover_text(theme::say(ui, texts::play_on_help())).clicked() {
                        commands.push(ReviewCommand::PlayOn);
                    }
                    // While mistakes are being retried, the task is shown in place of the answers.
                    let is_free = self.retry.is_none();
                    let can_ask = is_free && has_board;
                    let why = theme::secondary_enabled(ui, can_ask, words(Icon::Why, texts::why()));
                    if why.on_hover_text(theme::say(ui, texts::why_help())).clicked() {
                        commands.push(ReviewCommand::Why);
                    }
                    let decisions = theme::secondary_enabled(ui, is_free && !is_other, texts::decisions());
                    if decisions.on_hover_text(theme::say(ui, texts::decisions_help())).clicked() {
                        commands.push(ReviewCommand::ToggleVerdicts);
                    }
                    let share = theme::secondary(ui, words(Icon::Share, texts::share()));
                    if share.on_hover_text(theme::say(ui, texts::share_help())).clicked() {
                        commands.push(Command::Share(Sharing::Shown));
                    }
                    // Only where there is another course to show, beside the title.
                    if has_other {
                        let other = theme::secondary(ui, words(Icon::Fork, what_if));
                        if other.on_hover_text(theme::say(ui, texts::what_if_help())).clicked() {
                            commands.push(ReviewCommand::WhatIf);
                        }
                    }
                    let from_left = Layout::left_to_right(Align::Center);
                    ui.with_layout(from_left, |ui| {
                        if theme::secondary(ui, words(Icon::Return, texts::back())).clicked() {
                            commands.push(Command::Leave);
                        }
                        if ui.available_width() < TITLE {
                            return;
                        }
                        ui.add_space(8.0);
                        let wide = |words: &Words, font| theme::text_width(ui, words, font);
                        let room = ui.available_width()
                            - wide(&position.clone().into(), theme::font(size::SMALL))
                            - 2.0 * ui.spacing().item_spacing.x;
                        let fits = |title: &Words| wide(title, theme::bold(size::HEADING)) <= room;
                        // The name of the game says enough where the position needs the room. Where there is none
                        // for the position, the timeline shows it.
                        let (title, game) = (Words::from(title), self.replay.entry.into());
                        let title = if fits(&title) { title } else { game };
                        let has_place = fits(&title);
                        theme::page_title(ui, theme::text(ui, &title, size::HEADING));
                        if has_place {
                            let muted = Palette::of(ui).muted;
                            ui.add(Label::new(theme::text(ui, position, size::SMALL).color(muted)));
                        }
                    });
                });
            });
        });
    }

    fn show_board(&self, ui: &mut Ui, services: &Services, commands: &mut Commands) {
        let replay = &self.replay;
        let settings = services.settings();
        let tries = self.tries();
        let mut scene = if tries.is_empty() { replay.scene() } else { replay.scene_to_try() };
        if let Some(Marked { verdict, .. }) = self.marked_at(replay.at())
            && tries.is_empty()
            && !replay.is_holding()
        {
            let moves = replay.session().moves();
            let best = moves.iter().find(|one| one.text == verdict.best);
            scene.suggest(&best.map(|one| one.gesture.spots()).unwrap_or_default());
        }
        let names = replay.names();
        let faces = calm(replay.players(), &names, settings.face);
        let caption = replay.caption();
        let task = self.task();
        let message = task.or_else(|| self.message.clone()).or_else(|| self.other_score());
        let message = message.unwrap_or(caption).render(&names);
        let shown = BoardInput {
            scene: &scene,
            viewer: replay.viewer(),
            moves: &tries,
            why_not: &|spot| replay.session().why_not(replay.viewer(), spot),
            names: &names,
            emblem: picture(replay.session().id(), &scene),
            stake: None,
            faces: Some(Faces { shown: &faces, remark: None }),
            pictures: &services.pictures,
            settings,
            backdrop: services.backdrops.shown(settings.has_high_contrast()),
            software_rendering: services.software_rendering,
            holding: replay.is_holding(),
            inert: false,
            main_button: MainButton::Nothing,
            asking: self.asking,
            message: (!message.is_empty()).then_some(&*message),
            comment: None,
        };
        let done = self.board.show(ui, &shown);
        commands.extend(done.into_iter().map(ReviewCommand::Board));
        self.said.show(ui);
    }
}

/// The words of a button after its icon, or the icon alone where there is no room for words.
fn words(icon: Icon, text: Message, has_room: bool) -> Words {
    if has_room { (icon, text).into() } else { Words::icon_only(icon, text) }
}
