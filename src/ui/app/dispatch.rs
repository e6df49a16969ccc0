//! The dispatcher, which runs every command. Apart from a screen's own state, nothing in the window
//! changes anywhere else.

use std::path::{Path, PathBuf};

use egui::Context;

use super::App;
use crate::games::entry;
use crate::limits::{PATH, SIZE, check_text};
use crate::printable;
use crate::store::{Moved, Origin, Player, Saved, StoreError, now, open_example};
use crate::ui::command::{Command, NewGame, Overlay, Screen, SettingsChange};
use crate::ui::screens::{NewGameScreen, TableGame};
use crate::ui::sound::{self, Cue};
use crate::ui::theme::Cloth;

impl App {
    /// Runs a command.
    pub(super) fn run(&mut self, ctx: &Context, command: Command) {
        match command {
            Command::Show(screen) => self.go_to(screen),
            Command::Back => self.back(),
            Command::Leave => self.leave(),
            Command::Learn(id) => self.learn(ctx, id),
            Command::Lesson(command) => self.run_lesson(ctx, command),
            Command::Puzzles(command) => self.run_puzzles(ctx, command),
            Command::PlayLearned(id) => self.play_learned(ctx, id),
            Command::SetUp(id) => self.set_up(id),
            Command::Start(game) => self.start(ctx, game),
            Command::Rematch => {
                if let Some(game) = self.table.game().map(TableGame::rematch) {
                    self.begin(ctx, game);
                }
            }
            Command::SameDeal => self.set_up_after(TableGame::same_deal),
            Command::NextOfEvening => self.set_up_after(TableGame::next_of_evening),
            Command::Open(path) => self.open(ctx, path),
            Command::OpenFile(path) => self.open_file(ctx, &path),
            Command::OpenExample { id, finished } => self.open_example(ctx, id, finished),
            Command::Review => self.review_table(),
            Command::ReviewFile(path) => self.review_file(ctx, &path),
            Command::PlayOn => self.play_on(ctx),
            Command::Share => self.share_shown(),
            Command::ShareFile(path) => self.share_file(ctx, &path),
            Command::ExportGame => self.export_game(ctx),
            Command::SavePicture => self.save_picture(ctx),
            Command::ChooseImport => self.services.files.import(ctx),
            Command::Import(path) => self.import(ctx, &path),
            Command::Table(command) => {
                if let Some(next) = self.table.run(ctx, command, &self.services) {
                    self.run(ctx, next);
                }
            }
            Command::ToggleSidePanel(panel) => {
                self.side_panel = (self.side_panel != Some(panel)).then_some(panel);
            }
            Command::ShowOverlay(overlay) => self.overlay = overlay,
            Command::ToggleOverlay(overlay) => {
                self.overlay = (self.overlay != Some(overlay)).then_some(overlay);
            }
            Command::Settings(change) => self.change_settings(ctx, change),
            Command::Rename(path, name) => {
                let renamed = self.rename(&path, name);
                self.reload_saves(ctx, &renamed);
            }
            Command::Duplicate(path) => {
                self.duplicate(ctx, &path);
            }
            Command::DuplicateCurrent => {
                self.flush();
                if let Some(path) = self.table.game().map(|game| game.path().to_owned())
                    && self.duplicate(ctx, &path)
                {
                    self.notify(ctx, "A copy was saved under Saved games.");
                }
            }
            Command::Delete(path) => self.delete(ctx, path),
            Command::Restore(path) => {
                let restored = self.services.saving.restore(&path);
                self.services.toasts.clear();
                self.reload_saves(ctx, &restored);
            }
            Command::Statistics(command) => self.run_statistics(ctx, command),
            Command::ToggleFullScreen => {
                let full = ctx.input(|input| input.viewport().fullscreen.unwrap_or(false));
                ctx.send_viewport_cmd(egui::ViewportCommand::Fullscreen(!full));
            }
            Command::PlaySample => self.services.play_sound(Cue::Card),
            Command::ChoosePicture => self.services.backdrops.open_dialog(),
            Command::SaveAgain => {
                self.flush();
            }
            Command::CloseNotice(place) => self.services.saving.close_notice(place),
            Command::Close { anyway } => {
                if anyway || self.flush() {
                    self.closes_anyway = anyway;
                    ctx.send_viewport_cmd(egui::ViewportCommand::Close);
                }
            }
            Command::Notify(message) => self.notify(ctx, message),
            Command::NotifyAtTable(message) => {
                let position = self.table.position();
                self.services.toasts.notify_about(ctx, &message, position);
            }
        }
        ctx.request_repaint();
    }

    fn change_settings(&mut self, ctx: &Context, change: SettingsChange) {
        let settings = self.services.settings_mut();
        match change {
            SettingsChange::Replace(mut changed) => {
                if changed.statistics && !settings.statistics {
                    changed.statistics_since = now();
                }
                *settings = *changed;
            }
            SettingsChange::Zoom(percent) => {
                settings.zoom = settings
                    .zoom
                    .saturating_add_signed(percent)
                    .clamp(*SIZE.start(), *SIZE.end());
            }
            SettingsChange::RememberSetup(id, setup) => {
                settings.games.insert(id.into(), setup);
            }
            SettingsChange::KeepPreset(id, preset) => settings.keep_preset(id, preset),
            SettingsChange::ForgetPreset(id, name) => settings.forget_preset(id, &name),
            SettingsChange::ReadAim(id) => {
                settings.aims_read.insert(id.into());
            }
            SettingsChange::AllowProgram(consent) => settings.programs.insert(consent),
            SettingsChange::EnableSound(on) => {
                settings.sound = Some(on);
                self.services.toasts.clear();
            }
            SettingsChange::UsePicture(path) => match path.to_str() {
                Some(path) if check_text(path, PATH).is_err() => {
                    self.notify(ctx, "The path of this file is too long.");
                }
                Some(path) => {
                    path.clone_into(&mut settings.picture);
                    settings.cloth = Cloth::Picture;
                }
                None => self.notify(ctx, "The name of this file is not valid Unicode."),
            },
        }
    }

    pub(super) fn notify(&mut self, ctx: &Context, message: impl Into<String>) {
        self.services.notify(ctx, message);
    }

    /// Writes the game at the table and waits for the outcome. Returns whether everything is on
    /// disk.
    pub(super) fn flush(&mut self) -> bool {
        self.table.write(&self.services);
        self.services.saving.wait()
    }

    /// Opens a saved game at the table. If it is already there, it stays as it is.
    fn open(&mut self, ctx: &Context, path: PathBuf) {
        let saving = &self.services.saving;
        let is_here = self.table.game().is_some_and(|game| game.path() == path);
        if is_here && saving.is_pending(&path) {
            return self.go_to(Screen::Table);
        }
        match saving.read(&path) {
            Ok(saved) if self.table.has(&saved, &path) => self.go_to(Screen::Table),
            Ok(saved) => self.open_game(ctx, saved, path),
            Err(error) => self.notify(ctx, format!("This game cannot be opened. {error}")),
        }
    }

    /// Opens a file from anywhere at the table. A game from outside the folder of saved games
    /// continues in a copy there, so that it is listed and the original file stays as it is. Opened
    /// again, it is resumed.
    fn open_file(&mut self, ctx: &Context, path: &Path) {
        let saving = &self.services.saving;
        let games = saving.store.games_path();
        let is_listed = path
            .parent()
            .is_some_and(|folder| is_same_folder(folder, &games));
        if is_listed && let Some(name) = path.file_name() {
            return self.open(ctx, games.join(name));
        }
        match self.take_in(path) {
            Ok(taken) => self.open(ctx, taken.path),
            Err(error) => self.notify(ctx, format!("This game cannot be opened. {error}")),
        }
    }

    /// Continues a game in another file, because somebody else has changed its own.
    pub(super) fn continue_in(&mut self, moved: &Moved) {
        let name = self.table.continue_in(moved);
        let words = match name {
            Some((old, new)) => {
                format!("“{old}” was changed elsewhere. Your moves are saved as “{new}”.")
            }
            None => {
                let (from, to) = (printable::path(&moved.from), printable::path(&moved.to));
                format!("{from} was changed elsewhere. Your moves are saved in {to}.")
            }
        };
        self.services.saving.add_notice(words);
    }

    /// Shows a screen. One that led to the present screen keeps its place; any other, and Home,
    /// begins at its top.
    pub(super) fn go_to(&mut self, screen: Screen) {
        if matches!(screen, Screen::Home | Screen::Saved) {
            self.flush();
            self.services.reload_saved_games();
        } else if screen == Screen::Statistics {
            self.flush();
            self.read_results();
        }
        self.overlay = None;
        if self.screen == screen {
            return;
        }
        if screen == Screen::Home {
            self.came_from = match self.screen {
                Screen::NewGame => Some(self.form),
                Screen::Lesson => self.lesson().map(|(id, _)| id),
                Screen::Rules(id) => Some(id),
                _ => None,
            };
        }
        let left = (self.screen, self.visit);
        self.visits += 1;
        self.visit = self.visits;
        match self.trail.iter().position(|(other, _)| *other == screen) {
            _ if screen == Screen::Table => self.trail = vec![(Screen::Home, self.visit)],
            Some(place) => {
                if screen != Screen::Home {
                    self.visit = self.trail[place].1;
                }
                self.trail.truncate(place);
            }
            None => self.trail.push(left),
        }
        self.screen = screen;
    }

    /// Goes back to where this screen was opened.
    fn leave(&mut self) {
        self.go_to(self.led_here().unwrap_or(Screen::Home));
    }

    /// Closes the topmost overlay or panel, or goes back to where this screen was opened. At the
    /// table, opens the menu if there is nothing to close.
    fn back(&mut self) {
        if self.overlay.take().is_some() {
            return;
        }
        let is_closed = match self.screen {
            Screen::Table => self.table.close_topmost() || self.side_panel.take().is_some(),
            Screen::Review => self.review.close_topmost(),
            Screen::Puzzle => self.puzzles.close_topmost(),
            _ => false,
        };
        if is_closed {
            return;
        }
        match self.screen {
            Screen::Table => self.overlay = Some(Overlay::Menu),
            _ => self.leave(),
        }
    }

    /// Opens the form of a game, keeping what was typed there before.
    fn set_up(&mut self, id: &str) {
        let Some(entry) = entry(id) else { return };
        let shown = self.forms.get(self.form).map(NewGameScreen::id);
        let is_open = self.has_led_here(Screen::NewGame) && shown == Some(entry.id);
        if !is_open {
            let left = self.forms.remove(entry.id);
            let seal = self.services.draw_seal();
            let form = NewGameScreen::reopen(left, entry, self.services.settings(), seal);
            self.show_form(form);
        }
        self.go_to(Screen::NewGame);
    }

    /// Shows the form for a game that follows the one at the table.
    fn set_up_after(&mut self, follow: impl FnOnce(&TableGame) -> NewGame) {
        if let Some(game) = self.table.game().map(follow) {
            let seal = self.services.draw_seal();
            self.show_form(NewGameScreen::follow(game, seal));
            self.go_to(Screen::NewGame);
        }
    }

    fn show_form(&mut self, form: NewGameScreen) {
        self.form = form.id();
        self.forms.insert(form.id(), form);
    }

    /// Starts a game that was set up here.
    pub(super) fn start(&mut self, ctx: &Context, mut game: NewGame) {
        let seats = game.setup.seats;
        game.players = self.services.settings().players(seats, &game.players);
        let players = game.players.clone();
        if !self.begin(ctx, game) {
            return;
        }
        self.forms.remove(self.form);
        let settings = self.services.settings_mut();
        let mut people = players.iter().filter(|player| player.is_person());
        if let (Some(Player::Person(name)), None) = (people.next(), people.next()) {
            settings.name.clone_from(name);
        }
    }

    /// Starts a game in a file of its own; returns whether it succeeded.
    fn begin(&mut self, ctx: &Context, game: NewGame) -> bool {
        match game.entry.start(&game.setup) {
            Ok(session) => {
                let saved = Saved {
                    name: "".into(),
                    saved_at: now(),
                    players: game.players,
                    evening: game.evening,
                    origin: match game.seal {
                        Some(_) => Origin::New,
                        None => Origin::ChosenDeal,
                    },
                    hints: 0,
                    seal: game.seal,
                    session,
                };
                let path = self.services.saving.new_path(game.entry.id);
                self.open_game(ctx, saved, path);
                self.table.trust(game.typed);
                true
            }
            Err(error) => {
                self.notify(ctx, format!("This game cannot be started: {error}"));
                false
            }
        }
    }

    /// Puts a game on the table.
    pub(super) fn open_game(&mut self, ctx: &Context, saved: Saved, path: PathBuf) {
        self.flush();
        self.keep_missing_result(&saved, &path);
        self.table.open_game(saved, path, self.services.draw_seal());
        self.go_to(Screen::Table);
        let settings = self.services.settings_mut();
        if sound::is_built_in() && settings.sound.is_none() {
            settings.sound = Some(false);
            self.services.toasts.offer(
                ctx,
                "Sounds are off. Would you like to hear the cards?",
                "Turn sounds on",
                Command::Settings(SettingsChange::EnableSound(true)),
            );
        }
    }

    /// Opens an example as a new game of its own.
    fn open_example(&mut self, ctx: &Context, id: &str, finished: bool) {
        let Some(entry) = entry(id) else { return };
        match open_example(entry, finished) {
            Ok(saved) => {
                let path = self.services.saving.new_path(id);
                let saved = Saved {
                    saved_at: now(),
                    origin: Origin::Example,
                    ..saved
                };
                self.open_game(ctx, saved, path);
            }
            Err(error) => self.notify(ctx, format!("This example cannot be opened. {error}")),
        }
    }

    fn rename(&mut self, path: &Path, name: String) -> Result<(), StoreError> {
        if !self.table.rename(path, &name) {
            let saving = &self.services.saving;
            let saved = Saved {
                name: name.into(),
                ..saving.read(path)?
            };
            saving.write(path, saved.to_ron());
        }
        self.flush();
        Ok(())
    }

    fn duplicate(&mut self, ctx: &Context, path: &Path) -> bool {
        let saving = &self.services.saving;
        let copied = saving.read(path).and_then(|mut saved| {
            saved.origin = Origin::Copy;
            let copy = saving.new_path(saved.session.id());
            saving.store.write(&copy, &saved)
        });
        self.reload_saves(ctx, &copied)
    }

    fn delete(&mut self, ctx: &Context, path: PathBuf) {
        if self.table.game().is_some_and(|game| game.path() == path) {
            self.flush();
            self.table.leave();
        }
        let deleted = self.services.saving.delete(&path);
        if self.reload_saves(ctx, &deleted) {
            self.services
                .toasts
                .offer(ctx, "Game deleted", "Undo", Command::Restore(path));
        }
    }

    /// Reads the saved games again after a successful change, or reports why it failed; returns
    /// whether it succeeded.
    fn reload_saves(&mut self, ctx: &Context, changed: &Result<(), StoreError>) -> bool {
        if let Err(error) = changed {
            self.notify(ctx, error.to_string());
        } else {
            self.services.reload_saved_games();
        }
        changed.is_ok()
    }
}

/// Whether two paths lead to the same existing folder.
fn is_same_folder(one: &Path, other: &Path) -> bool {
    matches!((one.canonicalize(), other.canonicalize()), (Ok(one), Ok(other)) if one == other)
}
