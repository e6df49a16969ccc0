//! What each command does: the one place where the window's state changes.

use std::path::{Path, PathBuf};

use egui::Context;

use super::app::App;
use super::board::{Board, Done};
use super::command::{Command, Overlay, Screen};
use super::hints::Hint;
use super::new_game::NewGameForm;
use super::play::Play;
use super::saved::SavedGames;
use super::settings::OwnPreset;
use super::sound;
use super::theme::Cloth;
use crate::deal_code::fresh_seed;
use crate::games::entry;
use crate::rules::words::with_names;
use crate::store::{Player, Saved, StoreError, now, open_example, read};
use crate::table::Setup;

const HINTS_OFF: &str = "Hints are switched off in the settings.";

impl App {
    pub(super) fn run(&mut self, ctx: &Context, command: Command) {
        let time = ctx.input(|input| input.time);
        match command {
            Command::Show(screen) => self.show_screen(screen),
            Command::Back => self.back(),
            Command::SetUp(id) => self.set_up(id),
            Command::Start => self.start(ctx),
            Command::Again => self.again(ctx),
            Command::Open(path) => match read(&path) {
                Ok(saved) => self.sit_down(ctx, saved, path),
                Err(error) => self
                    .toasts
                    .say(ctx, format!("This game cannot be opened. {error}")),
            },
            Command::OpenExample(id, finished) => self.open_example(ctx, id, finished),
            Command::AtTable(done) => self.at_table(done, time),
            Command::NextDeal => self.with_play(Play::next_deal),
            Command::Allow(command) => {
                self.settings_file.settings.programs.insert(command);
            }
            Command::PlayWithout(seat) => self.external_bots.refuse(seat),
            Command::Reveal(seat) => self.with_play(|play| play.reveal(seat)),
            Command::FinishDeal => self.with_play(Play::finish_deal),
            Command::Undo => self.undo(time),
            Command::Hint => self.hint(ctx, time),
            Command::Why => self.why(time),
            Command::LastTrick => self.peek = !self.peek,
            Command::ToggleSidePanel(side_panel) => {
                self.side_panel = (self.side_panel != Some(side_panel)).then_some(side_panel);
            }
            Command::ShowOverlay(over) => self.overlay = over,
            Command::KeepPreset(name) => self.keep_preset(name),
            Command::ForgetPreset(id, name) => {
                if let Some(presets) = self.settings_file.settings.presets.get_mut(id) {
                    presets.retain(|preset| preset.name != name);
                }
            }
            Command::Rename(path, name) => {
                let renamed = self.saved_games.rename(&self.store, &path, name);
                self.report(ctx, renamed);
            }
            Command::Duplicate(path) => {
                let done = self.saved_games.duplicate(&self.store, &path);
                self.report(ctx, done);
            }
            Command::Delete(path) => self.delete(ctx, path),
            Command::Restore(path) => {
                let restored = self.store.restore(&path);
                self.report(ctx, restored);
                self.toasts.clear();
                self.saved_games = SavedGames::read(&self.store);
            }
            Command::Sort => {
                if let Some(play) = &self.play {
                    self.board.sort_anew(play.viewer());
                }
            }
            Command::FullScreen => {
                let full = ctx.input(|input| input.viewport().fullscreen.unwrap_or(false));
                ctx.send_viewport_cmd(egui::ViewportCommand::Fullscreen(!full));
            }
            Command::Sound(on) => {
                self.settings_file.settings.sound = Some(on);
                self.toasts.clear();
            }
            Command::AskPicture => self.backdrops.ask(),
            Command::Say(words) => self.toasts.say(ctx, words),
        }
        ctx.request_repaint();
    }

    fn with_play(&mut self, change: impl FnOnce(&mut Play)) {
        if let Some(play) = &mut self.play {
            change(play);
            self.board.release();
        }
    }

    fn show_screen(&mut self, screen: Screen) {
        if matches!(screen, Screen::Home | Screen::Saved) {
            self.flush();
            self.saved_games = SavedGames::read(&self.store);
        }
        self.overlay = None;
        self.screen = screen;
    }

    fn back(&mut self) {
        if self.overlay.is_some() {
            self.overlay = None;
        } else if self.screen == Screen::Table && self.side_panel.is_some() {
            self.side_panel = None;
        } else {
            self.show_screen(Screen::Home);
        }
    }

    fn set_up(&mut self, id: &str) {
        if let Some(entry) = entry(id) {
            self.form = Some(NewGameForm::new(entry, &self.settings_file.settings));
            self.screen = Screen::NewGame;
        }
    }

    fn start(&mut self, ctx: &Context) {
        let Some(form) = &self.form else { return };
        let entry = form.entry;
        let setup = match form.setup() {
            Ok(setup) => setup,
            Err(words) => return self.toasts.say(ctx, words),
        };
        let mut players = form.players.clone();
        players.truncate(setup.seats);
        let players = self.settings_file.settings.players(setup.seats, &players);
        match entry.start(&setup) {
            Ok(session) => {
                if let Some(Player::Person(name)) = players.iter().find(|player| player.is_person())
                {
                    self.settings_file.settings.name.clone_from(name);
                }
                let commands = players.iter().filter_map(Player::command);
                let commands = commands.map(str::to_owned);
                self.settings_file.settings.programs.extend(commands);
                let saved = Saved {
                    name: String::new(),
                    saved: now(),
                    players,
                    session,
                };
                let path = self.store.new_slot(entry.id);
                self.sit_down(ctx, saved, path);
            }
            Err(error) => self
                .toasts
                .say(ctx, format!("This game cannot be started: {error}")),
        }
    }

    fn again(&mut self, ctx: &Context) {
        let Some(play) = &self.play else { return };
        let session = &play.saved.session;
        let seats = session.seats();
        let setup = Setup {
            seats,
            rules: session.rules(),
            seed: fresh_seed(),
            dealer: Some(session.first_dealer().left(seats)),
        };
        let players = play.saved.players.clone();
        match play.entry.start(&setup) {
            Ok(session) => {
                let path = self.store.new_slot(play.entry.id);
                let saved = Saved {
                    name: String::new(),
                    saved: now(),
                    players,
                    session,
                };
                self.sit_down(ctx, saved, path);
            }
            Err(error) => self
                .toasts
                .say(ctx, format!("This game cannot be started: {error}")),
        }
    }

    fn sit_down(&mut self, ctx: &Context, saved: Saved, path: PathBuf) {
        self.flush();
        self.external_bots.change();
        let known = path.exists();
        let play = Play::new(saved, path);
        self.written = known.then_some(play.changes);
        self.play = Some(play);
        self.board = Board::new();
        self.reason = None;
        self.peek = false;
        self.overlay = None;
        self.screen = Screen::Table;
        if sound::is_built_in() && self.settings_file.settings.sound.is_none() {
            self.settings_file.settings.sound = Some(false);
            let words = "The table is quiet. Would you like to hear the cards?";
            self.toasts
                .offer(ctx, words, "Turn sounds on", Command::Sound(true));
        }
    }

    /// Opens an example as a game of its own.
    fn open_example(&mut self, ctx: &Context, id: &str, finished: bool) {
        let Some(entry) = entry(id) else { return };
        match open_example(entry, finished) {
            Ok(saved) => {
                let path = self.store.new_slot(id);
                self.sit_down(ctx, saved, path);
            }
            Err(error) => self
                .toasts
                .say(ctx, format!("This example cannot be opened. {error}")),
        }
    }

    fn at_table(&mut self, done: Done, time: f64) {
        let Some(play) = &mut self.play else { return };
        match done {
            Done::Play(action) => {
                play.trick_seen(time);
                play.act(&action, time);
                self.reason = None;
                self.board.release();
            }
            Done::Seen => play.trick_seen(time),
            Done::Refused(spot) => {
                let reason = play.saved.session.why_not(play.viewer(), spot);
                if let Some(reason) = reason {
                    let words = with_names(&reason.0, &play.names());
                    self.reason = Some((words, time + 3.5));
                }
            }
        }
        self.peek = false;
    }

    fn undo(&mut self, time: f64) {
        if !self.settings_file.settings.undo {
            self.reason = Some((
                "Taking back is switched off in the settings.".into(),
                time + 3.5,
            ));
            return;
        }
        let Some(play) = &mut self.play else { return };
        if play.take_back() {
            self.external_bots.dismiss();
            self.board.release();
            self.overlay = None;
        } else {
            self.reason = Some(("There is nothing to take back yet.".into(), time + 3.5));
        }
    }

    fn hint(&mut self, ctx: &Context, time: f64) {
        let Some(play) = &self.play else { return };
        if !self.settings_file.settings.hints {
            self.reason = Some((HINTS_OFF.into(), time + 3.5));
            return;
        }
        match self.hints.get() {
            Hint::Ready(_) => {
                self.overlay = (self.overlay != Some(Overlay::Values)).then_some(Overlay::Values);
            }
            Hint::Coming => {}
            Hint::None => {
                self.reason = None;
                if !self.hints.ask(ctx, play) {
                    self.reason = Some(("It is not your turn.".into(), time + 3.5));
                }
            }
        }
    }

    /// Tells why the last action may have been done, from what everyone knew: what to look at, and
    /// so a hint.
    fn why(&mut self, time: f64) {
        let Some(play) = &self.play else { return };
        if !self.settings_file.settings.hints {
            self.reason = Some((HINTS_OFF.into(), time + 3.5));
            return;
        }
        let words = match play.saved.session.account() {
            Some((seat, _)) if play.saved.players[seat.index()].is_person() => {
                "Only a computer player can say why.".into()
            }
            Some((seat, reason)) => {
                format!("{}: {reason}", play.saved.players[seat.index()].name())
            }
            None => "Nothing was done yet.".into(),
        };
        self.reason = Some((words, time + 5.0));
    }

    fn keep_preset(&mut self, name: String) {
        let Some(form) = &self.form else { return };
        let rules = form.changes();
        let presets = self
            .settings_file
            .settings
            .presets
            .entry(form.entry.id.into())
            .or_default();
        presets.retain(|preset| preset.name != name);
        presets.push(OwnPreset { name, rules });
    }

    fn delete(&mut self, ctx: &Context, path: PathBuf) {
        if self.play.as_ref().is_some_and(|play| play.path == path) {
            self.flush();
            self.dismiss();
            self.play = None;
        }
        match self.store.delete(&path) {
            Ok(()) => {
                self.saved_games = SavedGames::read(&self.store);
                self.toasts
                    .offer(ctx, "The game is deleted.", "Undo", Command::Restore(path));
            }
            Err(error) => self.toasts.say(ctx, error.to_string()),
        }
    }

    /// The picture on the table is this one from now on.
    pub(super) fn choose_picture(&mut self, ctx: &Context, path: &Path) {
        match path.to_str() {
            Some(path) => {
                path.clone_into(&mut self.settings_file.settings.picture);
                self.settings_file.settings.cloth = Cloth::Picture;
            }
            None => self.toasts.say(
                ctx,
                "The name of this file has letters that the settings cannot keep.".into(),
            ),
        }
    }

    fn report(&mut self, ctx: &Context, result: Result<(), StoreError>) {
        if let Err(error) = result {
            self.toasts.say(ctx, error.to_string());
        }
    }
}
