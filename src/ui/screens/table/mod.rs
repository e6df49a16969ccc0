//! The table screen: the game in progress, with everything that lives as long as it is at the
//! table.

mod aim;
mod announcer;
mod answers;
mod background_job;
mod columns;
mod consent_question;
mod curtain;
mod decision;
mod earlier;
mod external_bots;
mod fair_play;
mod game;
mod hints;
mod message;
mod next_game;
mod other_files;
mod peek_check;
mod pending_move;
mod permissions;
mod program_fault;
mod result;
mod score_sheet;
mod standings;
mod toolbar;
mod turns;
mod undo;
mod unread;

use std::collections::BTreeSet;
use std::path::{Path, PathBuf};

use egui::{CentralPanel, Context, Frame, Id, Ui};

use self::announcer::Announcer;
use self::external_bots::ExternalBots;
pub(in crate::ui) use self::game::{TableGame, TableState};
use self::hints::{HintStatus, Hints};
use self::message::Message;
use self::peek_check::PeekCheck;
use self::score_sheet::ScoreSheet;
use self::unread::Unread;
use crate::rules::{Next, Seat};
use crate::seal::Seal;
use crate::store::Saved;
use crate::ui::board::{Board, BoardAction, BoardInput};
use crate::ui::command::{Command, Overlay, SettingsChange, TableCommand};
use crate::ui::command_field::TypedCommand;
use crate::ui::services::Services;
use crate::ui::settings::Settings;
use crate::ui::sound::Cue;
use crate::ui::sound::cue::SoundState;

const HINTS_OFF: &str = "Hints are off in the settings.";

/// The table screen; empty without a game.
#[derive(Default)]
pub(in crate::ui) struct TableScreen {
    game: Option<TableGame>,
    external_bots: ExternalBots,
    board: Board,
    announcer: Announcer,
    hints: Hints,
    peek_check: PeekCheck,
    message: Option<Message>,
    unread: Unread,
    /// Whether the last trick is being shown again.
    shows_last_trick: bool,
    /// Whether the score sheet shows details about the shuffle.
    shows_shuffle_details: bool,
    /// The widths of the toolbar at which its facts have needed a second row.
    second_rows: BTreeSet<u32>,
    /// The audible state at the last check for sounds.
    heard: Option<SoundState>,
    /// The revision of the game last written.
    written: Option<u64>,
    /// Whether the game is over and its result has been taken.
    has_result: bool,
}

impl TableScreen {
    /// The game at the table.
    pub fn game(&self) -> Option<&TableGame> {
        self.game.as_ref()
    }

    /// Puts a game on the table. The seal is for the game after it.
    pub fn open_game(&mut self, saved: Saved, path: PathBuf, next_seal: Seal) {
        self.external_bots.reset();
        let is_written = path.exists();
        let game = TableGame::new(saved, path, next_seal);
        self.written = is_written.then_some(game.revision());
        self.has_result = game.session().next() == Next::Over;
        self.board.clear();
        self.announcer.begin(game.begun_at());
        self.heard = None;
        self.game = Some(game);
        self.hints = Hints::default();
        self.peek_check = PeekCheck::default();
        self.message = None;
        self.shows_last_trick = false;
        self.shows_shuffle_details = false;
        self.second_rows.clear();
    }

    /// Lets the programs of the game at the table play whose commands the person has just typed.
    pub fn trust(&mut self, typed: Vec<TypedCommand>) {
        self.external_bots.trust(typed);
    }

    /// Whether this game is at the table exactly as saved.
    pub fn has(&self, saved: &Saved, path: &Path) -> bool {
        let is_same = |game: &TableGame| {
            game.path() == path && game.session().steps() == saved.session.steps()
        };
        self.game.as_ref().is_some_and(is_same)
    }

    /// Names the game at the table if it is the one in this file; returns whether it is.
    pub fn rename(&mut self, path: &Path, name: &str) -> bool {
        let Some(game) = self.game.as_mut().filter(|game| game.path() == path) else {
            return false;
        };
        game.rename(name);
        self.written = None;
        true
    }

    /// An id that changes with every change of the position at the table.
    pub fn position(&self) -> Option<Id> {
        let game = self.game.as_ref()?;
        Some(Id::unique((game.path(), game.revision())))
    }

    /// Closes anything that is only shown temporarily; returns whether there was anything.
    pub fn close_topmost(&mut self) -> bool {
        std::mem::take(&mut self.shows_last_trick)
    }

    /// Removes the game from the table.
    pub fn leave(&mut self) {
        self.pause();
        self.game = None;
    }

    /// Hides the hands of people who share the computer.
    pub fn hide_hands(&mut self) {
        if let Some(game) = &mut self.game {
            game.hide_hands();
        }
    }

    /// Stops computer players and programs until the table is shown again, hides the hands of people
    /// who share the computer, and ends the message.
    pub fn pause(&mut self) {
        if let Some(game) = &mut self.game {
            game.pause();
        }
        self.message = None;
        self.peek_check.cancel();
        self.external_bots.dismiss_all();
    }

    /// Writes the game to its file in the background, if it has changed.
    pub fn write(&mut self, services: &Services) {
        if let Some(game) = &self.game
            && self.written != Some(game.revision())
        {
            self.written = Some(game.revision());
            services.saving.write(game.path(), game.to_ron());
        }
    }

    /// Advances the game between two frames; returns messages for the person.
    pub fn advance(&mut self, ctx: &Context, settings: &Settings) -> Vec<String> {
        // The game waits while a program is examined or the person is asked about it.
        let waits = self.unapproved_program(ctx, settings).is_some();
        let Some(game) = &mut self.game else {
            return Vec::new();
        };
        let messages = if waits {
            Vec::new()
        } else {
            game.advance(ctx, settings, &mut self.external_bots)
        };
        self.hints.update(game);
        self.peek_check.update();
        messages
    }

    /// Returns the sounds that are due.
    pub fn sounds(&mut self, ctx: &Context, settings: &Settings) -> Vec<Cue> {
        let Some(game) = &self.game else {
            return Vec::new();
        };
        let heard = game.sound_state(settings, ctx.input(|input| input.time));
        let cues = heard.since(self.heard.as_ref());
        self.heard = Some(heard);
        match settings.sound {
            Some(true) => cues,
            _ => Vec::new(),
        }
    }

    /// Shows the toolbar above the table.
    pub fn show_toolbar(&self, ui: &mut Ui, services: &Services, commands: &mut Vec<Command>) {
        if let Some(game) = &self.game {
            let held = self.shows_last_trick;
            let rows = &self.second_rows;
            toolbar::show(ui, game, services.settings(), held, rows, commands);
        }
    }

    /// Whether the aim of the game is above the table.
    pub fn shows_aim(&self, settings: &Settings) -> bool {
        self.game
            .as_ref()
            .is_some_and(|game| aim::is_shown(game, settings))
    }

    /// Shows the table and the dialogs over it.
    pub fn show(
        &mut self,
        ui: &mut Ui,
        services: &Services,
        overlay: Option<Overlay>,
        commands: &mut Vec<Command>,
    ) {
        if let Some(game) = &self.game {
            aim::show(ui, game, services.settings(), commands);
        }
        let done = CentralPanel::default()
            .frame(Frame::NONE)
            .show(ui, |ui| self.show_board(ui, services))
            .inner;
        commands.extend(done.map(|done| Command::Table(TableCommand::Board(done))));
        self.show_dialog(ui, services, overlay, commands);
    }

    /// Shows the dialog over the table: a question, or the open overlay.
    fn show_dialog(
        &mut self,
        ui: &Ui,
        services: &Services,
        overlay: Option<Overlay>,
        commands: &mut Vec<Command>,
    ) {
        let given = self.external_bots.take_given().into_iter();
        commands
            .extend(given.map(|consent| Command::Settings(SettingsChange::AllowProgram(consent))));
        let unapproved = self.unapproved_program(ui, services.settings());
        let Some(game) = &self.game else { return };
        let sheet = ScoreSheet {
            game,
            atlas: &services.cards,
            has_details: self.shows_shuffle_details,
        };
        let is_closed = match overlay {
            Some(Overlay::ScoreSheet) => score_sheet::show_over_table(ui, sheet, commands),
            Some(Overlay::PeekCheck) => self.peek_check.show(ui, game, commands),
            Some(Overlay::HintValues) => match self.hints.status() {
                HintStatus::Ready(advice) => {
                    hints::show_values(ui, advice, services.settings().language)
                }
                HintStatus::None | HintStatus::Thinking => true,
            },
            Some(Overlay::Keys | Overlay::Menu | Overlay::Share | Overlay::Closing) | None => false,
        };
        if is_closed {
            commands.push(Command::ShowOverlay(None));
        }
        if let Some(seat) = unapproved {
            let player = &game.players()[seat.index()];
            if let Some(question) = self.external_bots.question(player) {
                commands.extend(question.show(ui, seat, &game.names()));
            }
            return;
        }
        let time = ui.input(|input| input.time);
        let is_holding = game.is_holding(services.settings(), time);
        let is_covered = overlay.is_some() || services.files.takes_picture();
        if is_holding || is_covered || self.shows_last_trick {
            return;
        }
        let before = commands.len();
        match game.state() {
            TableState::Playing => return self.unread.clear(),
            TableState::Curtain(seat) => {
                commands.extend(curtain::show(ui, seat, &game.names()));
            }
            TableState::DealOver | TableState::Result => {
                score_sheet::show_deal_over(ui, sheet, commands);
            }
        }
        self.unread.show(game, time);
        if self.unread.is_new(game, time) {
            commands.truncate(before);
        }
    }

    fn show_board(&mut self, ui: &mut Ui, services: &Services) -> Option<BoardAction> {
        let time = ui.input(|input| input.time);
        let game = self.game.as_ref()?;
        let remaining = |message: &Message| message.remaining(game, time);
        match self.message.as_ref().and_then(remaining) {
            Some(seconds) => ui.request_repaint_after_secs(seconds as f32),
            None => self.message = None,
        }
        let settings = services.settings();
        let is_holding = game.is_holding(settings, time);
        let holding = is_holding || self.shows_last_trick;
        // The player of a trick that has just been finished is still at the computer.
        let hidden =
            game.is_unattended() || matches!(game.state(), TableState::Curtain(_)) && !is_holding;
        let mut scene = game.scene(holding);
        if hidden {
            scene.conceal();
        }
        if !settings.previews {
            scene.previews.clear();
        }
        let moves = if hidden { &[] } else { game.moves() };
        self.hints.mark(&mut scene, moves);
        let hint = self
            .hints
            .text(settings.language)
            .filter(|_| !moves.is_empty());
        let message = self.message.as_ref().map(|message| message.words.clone());
        let message = message.or_else(|| self.recalled_trick()).or(hint.clone());
        let names = game.names();
        let shown = BoardInput {
            scene: &scene,
            viewer: game.viewer(),
            moves,
            why_not: &|spot| game.session().why_not(game.viewer(), spot),
            names: &names,
            settings,
            backdrop: services.backdrops.shown(settings.high_contrast),
            software_rendering: services.software_rendering,
            holding,
            inert: false,
            neutral: false,
            message: message.as_deref(),
        };
        let done = self.board.show(ui, &shown);
        self.announcer.follow(game, settings.announce);
        self.announcer.follow_hint(hint.as_deref());
        self.announcer
            .say(&self.board.take_words().unwrap_or_default());
        self.announcer.show(ui);
        done
    }

    /// Returns the first seat whose external program has been neither allowed nor refused.
    fn unapproved_program(&mut self, ctx: &Context, settings: &Settings) -> Option<Seat> {
        let game = self.game.as_ref()?;
        if game.session().next() == Next::Over {
            return None;
        }
        self.external_bots.unapproved(ctx, game.players(), settings)
    }

    /// Runs a command; returns commands that follow from it.
    pub fn run(
        &mut self,
        ctx: &Context,
        command: TableCommand,
        services: &Services,
    ) -> Option<Command> {
        let time = ctx.input(|input| input.time);
        let settings = services.settings();
        match command {
            TableCommand::Board(done) => return self.gesture(done, time),
            TableCommand::NextDeal => self.change(TableGame::next_deal),
            TableCommand::Reveal(seat) => self.change(|game| game.reveal(seat)),
            TableCommand::FinishDeal => self.change(TableGame::finish_deal),
            TableCommand::EndEvening => self.change(TableGame::end_evening),
            TableCommand::Undo => return self.undo(settings, time),
            TableCommand::Hint => return self.hint(ctx, settings, time),
            TableCommand::Why => self.why(settings, time),
            TableCommand::ReadTable => return self.read_table(),
            TableCommand::LastTrick => self.show_last_trick(time),
            TableCommand::PlayWithoutProgram(seat) => self.external_bots.play_without(seat),
            TableCommand::CheckPeeking => {
                let game = self.game.as_ref()?;
                self.peek_check.start(ctx, game);
                return Some(Command::ShowOverlay(Some(Overlay::PeekCheck)));
            }
            TableCommand::CancelPeekCheck => self.peek_check.cancel(),
            TableCommand::SortHand => {
                if let Some(game) = &self.game {
                    self.board.sort_anew(game.viewer());
                }
            }
            TableCommand::KeepSecondRow(width) => {
                self.second_rows.insert(width);
            }
            TableCommand::ToggleShuffleDetails => {
                self.shows_shuffle_details = !self.shows_shuffle_details;
            }
        }
        None
    }

    /// Changes the game, and lowers raised or picked cards.
    fn change(&mut self, change: impl FnOnce(&mut TableGame)) {
        if let Some(game) = &mut self.game {
            change(game);
            self.board.release();
        }
    }

    fn gesture(&mut self, done: BoardAction, time: f64) -> Option<Command> {
        let game = self.game.as_mut()?;
        self.shows_last_trick = false;
        match done {
            BoardAction::Play(action) => {
                game.see_trick(time);
                let played = game.act(&action, time);
                self.message = None;
                self.board.release();
                return played.err().map(|error| {
                    Command::NotifyAtTable(format!("“{action}” is not possible now: {error}."))
                });
            }
            BoardAction::Seen => game.see_trick(time),
            BoardAction::RefusedBecause(words) => self.say(words, time),
            BoardAction::Refused(spot) => {
                if let Some(reason) = game.session().why_not(game.viewer(), spot) {
                    let message = reason.render(&game.names());
                    self.say(message, time);
                }
            }
        }
        None
    }

    /// Shows a message about the present position in place of the prompt, and announces it.
    fn say(&mut self, words: impl Into<String>, time: f64) {
        if let Some(game) = &self.game {
            let message = Message::about_position(words.into(), game, time);
            self.announcer.say(&message.words);
            self.message = Some(message);
        }
    }
}
