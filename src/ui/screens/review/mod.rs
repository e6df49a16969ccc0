//! The review screen: any position of a game on the real table, without touching the game itself.

mod chart;
mod replay;
mod retry;
mod run;
mod speed;
mod timeline;
mod transport;
mod verdicts;

use std::path::PathBuf;

use egui::{Align, CentralPanel, Frame, Label, Layout, Margin, Panel, Rect, Ui};

use self::replay::Replay;
use self::run::ReviewRun;
use self::speed::Speed;
use crate::rules::Seat;
use crate::rules::words::{did, with_names};
use crate::store::{ResultLog, Saved};
use crate::ui::announcements::Announcements;
use crate::ui::board::{Board, BoardAction, BoardInput};
use crate::ui::command::Command;
use crate::ui::focus;
use crate::ui::services::Services;
use crate::ui::settings::{Announce, Settings};
use crate::ui::theme::{self, Palette, size};

/// The minimum room for a title.
const TITLE: f32 = 120.0;

/// The review screen; empty without a game.
#[derive(Default)]
pub(in crate::ui) struct ReviewScreen {
    replay: Option<Replay>,
    board: Board,
    said: Announcements,
    /// The last position announced.
    announced: Option<usize>,
    /// A message shown in place of the description of the last step.
    message: Option<String>,
    /// When the next step is due, while the game plays back.
    due: Option<f64>,
    speed: Speed,
    run: ReviewRun,
    shows_verdicts: bool,
    retry: Option<Retry>,
}

/// The marked positions to retry, and the person's progress.
struct Retry {
    /// The numbers of steps before the marked decisions.
    steps: Vec<usize>,
    /// The index of the current one.
    current: usize,
    /// The reply to the last try.
    answer: Option<String>,
    is_solved: bool,
}

impl ReviewScreen {
    /// Opens a copy of a saved game at its last position, or at its first one if it is over.
    pub fn open(&mut self, saved: &Saved, file: PathBuf, results: Option<ResultLog>) {
        let mut replay = Replay::new(saved);
        if !replay.is_running() {
            replay.go_to(1);
        }
        *self = Self {
            speed: self.speed,
            run: ReviewRun::open(&replay.whole(), Some(file), results),
            replay: Some(replay),
            ..Self::default()
        };
    }

    /// Whether a game is open.
    pub const fn has_game(&self) -> bool {
        self.replay.is_some()
    }

    /// The id of the game.
    pub fn game(&self) -> Option<&'static str> {
        Some(self.replay.as_ref()?.entry.id)
    }

    /// The whole game, and the part of the window that shows the table.
    pub fn shared(&self) -> Option<(Saved, Option<Rect>)> {
        let saved = self.replay.as_ref()?.whole();
        Some((saved, Some(self.board.shown_at())))
    }

    /// A new game that begins at the current position.
    pub fn branch(&self) -> Option<Saved> {
        self.replay.as_ref()?.branch()
    }

    /// Shows the screen.
    pub fn show(
        &mut self,
        ui: &mut Ui,
        services: &Services,
        has_overlay: bool,
        commands: &mut Vec<Command>,
    ) {
        let has_board = self.has_board(ui);
        if has_board && !has_overlay {
            self.follow_keys(ui);
        }
        self.play_back(ui);
        self.show_head(ui, services.settings(), has_board, commands);
        if has_board && !self.show_retry(ui) {
            self.show_transport(ui);
        }
        self.show_verdicts(ui, has_board);
        if has_board {
            CentralPanel::default()
                .frame(Frame::NONE)
                .show(ui, |ui| self.show_board(ui, services));
        }
    }

    /// Goes to a position, and stops the playback.
    fn go_to(&mut self, at: usize) {
        self.due = None;
        self.move_to(at);
    }

    /// Goes to a decision that was judged.
    fn go_to_decision(&mut self, step: usize) {
        self.due = None;
        self.board.release();
        if let Some(replay) = &mut self.replay {
            replay.go_to_decision(step);
        }
        let names = self.replay.as_ref().map(Replay::names).unwrap_or_default();
        self.message = self.run.marked_at(step).map(|(mark, verdict)| {
            let done = did(Seat::new(verdict.seat), &verdict.played_spoken);
            let sentence = verdict.sentence.as_deref().unwrap_or_default();
            let told = format!("{}: {done}. {sentence}", mark.label());
            with_names(&told, &names)
        });
        self.said.say(self.message.as_deref().unwrap_or_default());
    }

    fn move_to(&mut self, at: usize) {
        if let Some(replay) = &mut self.replay {
            replay.go_to(at);
        }
        self.message = None;
        self.board.release();
    }

    /// Shows the title, and the actions available for the position.
    fn show_head(
        &mut self,
        ui: &mut Ui,
        settings: &Settings,
        has_board: bool,
        commands: &mut Vec<Command>,
    ) {
        let Some(replay) = &self.replay else { return };
        let frame = Frame::new()
            .fill(Palette::of(ui).ground)
            .inner_margin(Margin::symmetric(12, 6));
        let title = format!("Review: {}", replay.entry.title);
        let position = replay.position_text();
        let can_play_on = replay.can_branch();
        let mut asks_why = false;
        let group = focus::Group::row("review head").rank(0).secondary();
        Panel::top("review head").frame(frame).show(ui, |ui| {
            group.show(ui, |ui| {
                let from_right = Layout::right_to_left(Align::Center);
                ui.with_layout(from_right, |ui| {
                    let help = "Start a new game from this position; this one stays as it is";
                    let on = theme::secondary_enabled(ui, can_play_on, "Play on from here");
                    if on.on_hover_text(help).clicked() {
                        commands.push(Command::PlayOn);
                    }
                    // While mistakes are being retried, the task is shown in place of the answers.
                    let is_free = self.retry.is_none();
                    let why = theme::secondary_enabled(ui, is_free && has_board, "Why?");
                    let help = "Why the last card may have been played";
                    asks_why = why.on_hover_text(help).clicked();
                    let decisions = theme::secondary_enabled(ui, is_free, "Decisions");
                    let help = "What Master thinks of the decisions";
                    if decisions.on_hover_text(help).clicked() {
                        self.shows_verdicts = !self.shows_verdicts;
                    }
                    let share = theme::secondary(ui, "Share");
                    if share.on_hover_text("As a file, text or picture").clicked() {
                        commands.push(Command::Share);
                    }
                    let from_left = Layout::left_to_right(Align::Center);
                    ui.with_layout(from_left, |ui| {
                        if theme::secondary(ui, "Back").clicked() {
                            commands.push(Command::Leave);
                        }
                        if ui.available_width() < TITLE {
                            return;
                        }
                        ui.add_space(8.0);
                        theme::page_title(ui, theme::text(title, size::HEADING));
                        let muted = Palette::of(ui).muted;
                        let place = theme::text(position, size::SMALL).color(muted);
                        ui.add(Label::new(place).truncate());
                    });
                });
            });
        });
        if asks_why {
            self.why(settings);
        }
    }

    /// Explains the last action. During a deal this can guide the player, so it counts as a hint.
    fn why(&mut self, settings: &Settings) {
        let Some(replay) = &self.replay else { return };
        let reason = if settings.hints || replay.is_settled() {
            replay.reason()
        } else {
            "Hints are off in the settings.".into()
        };
        self.due = None;
        self.said.say(&reason);
        self.message = Some(reason);
    }

    fn show_board(&mut self, ui: &mut Ui, services: &Services) {
        let Some(replay) = &self.replay else { return };
        let settings = services.settings();
        let tries = self.tries();
        let mut scene = if tries.is_empty() {
            replay.scene()
        } else {
            replay.scene_to_try()
        };
        if let Some((_, verdict)) = self.run.marked_at(replay.at())
            && tries.is_empty()
            && !replay.is_holding()
        {
            let moves = replay.session().moves();
            let best = moves.iter().find(|one| one.text == verdict.best);
            scene.suggest(&best.map(|one| one.gesture.spots()).unwrap_or_default());
        }
        let names = replay.names();
        let caption = replay.caption();
        let task = self.task();
        let message = task.as_ref().or(self.message.as_ref()).unwrap_or(&caption);
        let shown = BoardInput {
            scene: &scene,
            viewer: replay.viewer(),
            moves: &tries,
            why_not: &|spot| replay.session().why_not(replay.viewer(), spot),
            names: &names,
            settings,
            backdrop: services.backdrops.shown(settings.high_contrast),
            software_rendering: services.software_rendering,
            holding: replay.is_holding(),
            inert: false,
            neutral: true,
            message: (!message.is_empty()).then_some(message),
        };
        let at = replay.at();
        let done = self.board.show(ui, &shown);
        if self.announced.replace(at) != Some(at) && settings.announce != Announce::Nothing {
            self.said.say(&caption);
        }
        self.said.say(&self.board.take_words().unwrap_or_default());
        self.said.show(ui);
        match done {
            Some(BoardAction::Seen) => self.stride(replay::Stride::Step, true),
            Some(BoardAction::Play(action)) => self.try_action(&action),
            Some(BoardAction::Refused(spot)) => self.say_why_not(spot),
            Some(BoardAction::RefusedBecause(words)) => self.reply(words),
            None => {}
        }
    }
}
