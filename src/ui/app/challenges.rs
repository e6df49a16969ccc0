//! Challenges: making and receiving, playing and deleting them.

use std::path::Path;

use egui::Context;

use super::App;
use crate::challenge::{Challenge, ChallengeId};
use crate::deal_code::{self, DealCode, ParseDealCodeError};
use crate::online::Invitation;
use crate::store::{Origin, SaveFile, read_pasted};
use crate::text::{Message, app as texts, challenges_screen as page, errors as error_texts, saved};
use crate::ui::challenges;
use crate::ui::command::{ChallengeChange, Command, ReviewStart};
use crate::ui::errors;
use crate::ui::screen_id::ScreenId;
use crate::ui::screens::Screen;

impl App {
    pub(super) fn make_challenge(&mut self, ctx: &Context, challenge: Challenge) {
        let made = challenges::make(&self.services.saving, challenge);
        if let Screen::NewGame(form) = &self.shown.screen {
            // The cards of the challenge are not those of the next game.
            let seal = self.services.draw_seal();
            self.kept.forms.shuffle(form.game(), seal);
        }
        self.show_challenge(ctx, made);
    }

    pub(super) fn receive_text(&mut self, ctx: &Context, text: &str) {
        if Invitation::is_in(text) {
            return self.open_invitation(ctx, text);
        }
        if Challenge::is_in(text) {
            let received = match Challenge::from_text(text) {
                Ok(challenge) => challenges::receive(&self.services.saving, challenge),
                Err(error) => Err(errors::challenge_text(&error)),
            };
            return self.show_challenge(ctx, received);
        }
        match deal_code::plain(text).parse::<DealCode>() {
            Ok(code) => {
                self.go_to(ctx, &ScreenId::NewGame(code.entry.id));
                self.kept.forms.enter_code(code.entry.id, code.to_string());
            }
            Err(error @ (ParseDealCodeError::Seed(_) | ParseDealCodeError::Check(_))) => {
                self.tell(ctx, &errors::deal_code(&error));
            }
            Err(_) => self.tell(ctx, &error_texts::no_challenge()),
        }
    }

    /// Opens a file that is no game, if it is a challenge; returns whether it is.
    pub(super) fn open_challenge(&mut self, ctx: &Context, path: &Path) -> bool {
        match read_pasted(path) {
            Ok(text) if Challenge::is_in(&text) => {
                self.receive_text(ctx, &text);
                true
            }
            _ => false,
        }
    }

    fn show_challenge(&mut self, ctx: &Context, kept: Result<ChallengeId, Message>) {
        match kept {
            Ok(id) => self.go_to(ctx, &ScreenId::Challenge(id)),
            Err(message) => self.tell(ctx, &message),
        }
    }

    pub(super) fn play_challenge(&mut self, ctx: &Context, id: ChallengeId) {
        let is_begun = |file: &&SaveFile| {
            let head = file.head();
            head.is_some_and(|head| head.origin == Origin::Challenge(id) && !head.finished)
        };
        self.services.saved_games.follow();
        if let Some(file) = self.services.saved_games.iter().find(is_begun) {
            return self.open(ctx, file.path.clone());
        }
        match challenges::read(&self.services.saving, id) {
            Ok(kept) if kept.own().is_none() && kept.challenge.has_these_players() => {
                let saved = kept.challenge.start(kept.own_name(&self.settings().name));
                let path = self.services.saving.new_path(saved.session.id());
                self.open_game(ctx, saved, path);
            }
            Ok(_) => self.go_to(ctx, &ScreenId::Challenge(id)),
            Err(error) => self.tell(ctx, &texts::cannot_be_started(errors::store(&error))),
        }
    }

    pub(super) fn review_entry(&mut self, ctx: &Context, id: ChallengeId, (index, step): (usize, usize)) {
        let Ok(kept) = challenges::read(&self.services.saving, id) else {
            return;
        };
        let Some(entry) = kept.challenge.entries.get(index) else {
            return;
        };
        let name = challenges::name(&entry.name);
        let Ok(mut game) = kept.game(index) else {
            return;
        };
        let name = page::their_game(name, kept.challenge.deal.entry.title);
        game.name = self.services.say(&name).into();
        let file = self.keep_import(&game).path;
        let start = ReviewStart::Decision(step);
        self.run(ctx, Command::Review(file, start).into());
    }

    /// Deletes or restores a challenge, and shows the list without or with it.
    pub(super) fn change_challenge(&mut self, ctx: &Context, id: ChallengeId, change: ChallengeChange) {
        let path = self.services.saving.store.challenge_path(id);
        let changed = match change {
            ChallengeChange::Delete => {
                self.offer_to_restore(ctx, id);
                self.services.saving.delete(&path)
            }
            ChallengeChange::Restore => {
                self.services.toasts.clear();
                self.services.saving.restore(&path)
            }
        };
        if let Err(error) = changed {
            self.services.toasts.clear();
            self.tell(ctx, &errors::store(&error));
        }
        self.go_to(ctx, &ScreenId::Challenges);
    }

    /// Shows a message with a button that restores a challenge which is going to be deleted.
    fn offer_to_restore(&mut self, ctx: &Context, id: ChallengeId) {
        let kept = challenges::read(&self.services.saving, id);
        let title = kept.map_or("?", |kept| kept.challenge.deal.entry.title);
        let restore = Command::ChangeChallenge(id, ChallengeChange::Restore);
        self.services.offer(ctx, &page::deleted(title), saved::undo(), restore);
    }
}
