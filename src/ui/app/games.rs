//! Putting games on the table: new ones, saved ones, and files from anywhere.

use std::path::{Path, PathBuf};

use egui::Context;

use super::App;
use crate::games::entry;
use crate::limits::GAME_NAME;
use crate::printable::RawText;
use crate::store::today::DayDeal;
use crate::store::{Date, Origin, Player, Saved, now, open_example};
use crate::text::{Language, app as texts};
use crate::ui::challenges;
use crate::ui::command::NewGame;
use crate::ui::errors;
use crate::ui::friends::seats;
use crate::ui::game_summary;
use crate::ui::results;
use crate::ui::screen_id::ScreenId;
use crate::ui::screens::{Played, Screen, next_origin};

impl App {
    /// Opens a saved game at the table. If it is already there, it stays as it is.
    pub(super) fn open(&mut self, ctx: &Context, path: PathBuf) {
        if self.asks_to_part(self.kept.table.parting_for(&path)) {
            return;
        }
        let saving = &self.services.saving;
        let is_here = self.kept.table.game().is_some_and(|game| game.path() == path);
        if is_here && saving.is_pending(&path) {
            return self.go_to(ctx, &ScreenId::Table);
        }
        match saving.read(&path) {
            Ok(saved) if self.kept.table.has(&saved, &path) => {
                self.open_table_again(ctx, &saved, &path);
                self.go_to(ctx, &ScreenId::Table);
            }
            Ok(saved) => {
                self.open_table_again(ctx, &saved, &path);
                self.open_game(ctx, saved, path);
            }
            Err(error) => self.tell(ctx, &texts::cannot_be_opened(errors::store(&error))),
        }
    }

    /// Opens a file from anywhere at the table. A game from outside the folder of saved games
    /// continues in a copy there, so that it is listed and the original file stays as it is. Opened
    /// again, it is resumed.
    pub(super) fn open_file(&mut self, ctx: &Context, path: &Path) {
        let saving = &self.services.saving;
        let games = saving.store.games_path();
        let is_listed = path.parent().is_some_and(|folder| is_same_folder(folder, &games));
        if is_listed && let Some(name) = path.file_name() {
            return self.open(ctx, games.join(name));
        }
        match self.take_in(path) {
            Ok(taken) => self.open(ctx, taken.path),
            Err(_) if self.open_challenge(ctx, path) => {}
            Err(_) if self.open_invitation_file(ctx, path) => {}
            Err(error) => self.tell(ctx, &texts::cannot_be_opened(errors::store(&error))),
        }
    }

    pub(super) fn start(&mut self, ctx: &Context, mut game: NewGame) {
        let form = match &self.shown.screen {
            Screen::NewGame(form) => form.game(),
            _ => game.entry.id,
        };
        let seats = game.setup.seats;
        game.players = self.services.settings().players(seats, &game.players);
        if game.players.iter().any(Player::is_friend) {
            return self.invite(ctx, game);
        }
        let players = game.players.clone();
        if !self.begin(ctx, game) {
            return;
        }
        self.kept.forms.discard(form);
        let settings = self.services.settings_mut();
        let mut people = players.iter().filter(|player| player.is_person());
        if let (Some(Player::Person(name)), None) = (people.next(), people.next()) {
            settings.name.clone_from(name);
        }
    }

    /// Starts a game in a file of its own; returns whether it is on the table.
    pub(super) fn begin(&mut self, ctx: &Context, game: NewGame) -> bool {
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
                let path = self.path_for(&saved);
                let is_open = self.open_game(ctx, saved, path);
                if is_open {
                    self.kept.table.trust(game.typed);
                }
                is_open
            }
            Err(error) => {
                self.tell(ctx, &texts::cannot_be_started(errors::setup(&error)));
                false
            }
        }
    }

    /// Puts a game on the table; returns whether it is there, and not asked about first.
    pub(super) fn open_game(&mut self, ctx: &Context, played: impl Into<Played>, path: PathBuf) -> bool {
        if self.asks_to_part(self.kept.table.parting_for(&path)) {
            return false;
        }
        self.kept.table.write(&self.services);
        let is_elsewhere =
            self.kept.table.friends().is_some_and(|friends| friends.visiting().is_some() && friends.game() == path);
        let played = played.into();
        if let Played::Own(saved) = &played {
            if !is_elsewhere {
                results::keep_missing(&self.services, saved, &path);
            }
            challenges::keep_missing(&self.services.saving, saved);
        }
        self.services.settings_mut().played.insert(played.session().id().into());
        let kept = &mut self.kept;
        if let Some(review) = kept.table.take_review() {
            kept.reviews.keep(review);
        }
        kept.table.open_game(played, path, self.services.draw_seal());
        self.go_to(ctx, &ScreenId::Table);
        true
    }

    pub(super) fn play_day(&mut self, ctx: &Context, date: Date) {
        let deal = DayDeal::of(date);
        let origin = next_origin(&self.services, date);
        let players = self.settings().players(deal.setup.seats, &[]);
        let names: Vec<RawText> = players.iter().map(|player| player.name().clone()).collect();
        let saved = deal.start(&names, origin);
        let path = self.services.saving.new_path(deal.entry.id);
        self.open_game(ctx, saved, path);
    }

    /// Opens an example as a new game of its own.
    pub(super) fn open_example(&mut self, ctx: &Context, id: &str, finished: bool) {
        let Some(entry) = entry(id) else { return };
        match open_example(entry, finished) {
            Ok(saved) => {
                let path = self.services.saving.new_path(id);
                let saved = Saved { saved_at: now(), origin: Origin::Example, ..saved };
                self.open_game(ctx, saved, path);
            }
            Err(error) => self.tell(ctx, &texts::example_cannot_be_opened(errors::store(&error))),
        }
    }

    /// Starts a game from the position in review, or from the puzzle, in a file of its own.
    pub(super) fn play_on(&mut self, ctx: &Context) {
        let Some((mut saved, words)) = self.shown.screen.branch() else {
            return;
        };
        saved.name = branch_name(&saved, self.settings().language).into();
        seats::replace_friends(&mut saved.players);
        let path = self.services.saving.new_path(saved.session.id());
        if self.open_game(ctx, saved, path) {
            self.tell(ctx, &words);
        }
    }
}

/// The name for a game that continues from a position of another one.
fn branch_name(saved: &Saved, language: Language) -> String {
    let replayed = |name: &str| texts::replayed(name).in_language(language);
    let added = replayed("");
    let name = game_summary::name(saved);
    let name = name.strip_suffix(&added).unwrap_or(&name);
    let kept = name.chars().take(GAME_NAME - added.chars().count());
    replayed(&kept.collect::<String>())
}

fn is_same_folder(one: &Path, other: &Path) -> bool {
    matches!((one.canonicalize(), other.canonicalize()), (Ok(one), Ok(other)) if one == other)
}
