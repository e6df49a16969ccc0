//! Challenges from any page: making, playing and deleting them.

use super::games::begun_game;
use crate::challenge::ChallengeId;
use crate::text::{app as texts, challenges_page as page, saved};
use crate::ui::command::Command;
use crate::ui::page_id::PageId;
use crate::ui::pages::new_game::{Forms, NewGamePage};
use crate::ui::pages::table::Put;
use crate::ui::requests::{ChallengeRequest, GameRequest};
use crate::ui::shell::{Ask, Shell};
use crate::ui::{challenges, errors};

impl Ask for ChallengeRequest {
    type Of = Forms;

    fn run(self, forms: &mut Forms, shell: &mut Shell<'_>) {
        match self {
            Self::Make(challenge) => {
                match challenges::make(&shell.services.saving, *challenge) {
                    Ok(id) => shell.ask(Command::Show(PageId::Challenge(id))),
                    Err(message) => shell.notify(&message),
                }
                // The cards of the challenge are not those of the next game.
                if let Some(form) = shell.shown().map(NewGamePage::opened_for) {
                    forms.shuffle(form, shell.services.draw_seal());
                }
            }
            Self::Play(id) => play(id, shell),
            Self::Delete(id) => delete(id, shell),
            Self::Restore(id) => {
                shell.services.toasts.clear();
                let restored = shell.services.saving.restore(&shell.services.saving.store.challenge_path(id));
                if let Err(error) = restored {
                    shell.notify(&errors::store(&error));
                }
                shell.ask(Command::Show(PageId::CHALLENGES));
            }
        }
    }
}

/// Begins or resumes the game of a challenge.
fn play(id: ChallengeId, shell: &mut Shell<'_>) {
    shell.services.saved_games.follow();
    if let Some(file) = begun_game(shell.services, id) {
        return shell.ask(GameRequest::Open(file.path.clone()));
    }
    match challenges::read(&shell.services.saving, id) {
        Ok(kept) if kept.own().is_none() && kept.challenge.has_these_players() => {
            let saved = kept.challenge.start(kept.own_name(&shell.services.settings().name));
            let path = shell.services.saving.new_path(saved.session.id());
            shell.ask(Put::new(saved, path));
        }
        Ok(_) => shell.ask(Command::Show(PageId::Challenge(id))),
        Err(error) => shell.notify(&texts::cannot_be_started(errors::store(&error))),
    }
}

/// Deletes a challenge, with a way to restore it, and shows the list without it.
fn delete(id: ChallengeId, shell: &mut Shell<'_>) {
    let kept = challenges::read(&shell.services.saving, id);
    let title = kept.map_or("?", |kept| kept.challenge.deal.entry.title);
    match shell.services.saving.delete(&shell.services.saving.store.challenge_path(id)) {
        Ok(()) => shell.offer(&page::deleted(title), saved::undo(), ChallengeRequest::Restore(id)),
        Err(error) => {
            shell.services.toasts.clear();
            shell.notify(&errors::store(&error));
        }
    }
    shell.ask(Command::Show(PageId::CHALLENGES));
}
