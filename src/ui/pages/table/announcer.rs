//! Announces what happens at the table to screen readers, once and in order.

use egui::Ui;

use super::game::{TableGame, TableState};
use crate::rules::{Announcement, Importance, Message};
use crate::text::{common, table_page as texts};
use crate::ui::announcements::Announcements;
use crate::ui::settings::Announce;

/// The announcements so far, and how far they cover the game.
#[derive(Default)]
pub(super) struct Announcer {
    /// The number of steps announced.
    at: usize,
    /// The position whose prompt was announced.
    asked: Option<u64>,
    /// The last hint announced.
    hint: Option<String>,
    said: Announcements,
}

impl Announcer {
    /// Nothing announced yet, in a game that has been opened after this number of steps.
    pub fn after(at: usize) -> Self {
        Self { at, ..Self::default() }
    }

    /// Announces what has happened since the last frame, in as much detail as the person wants, and a
    /// remark about it, if there is one; at the end of a game, its result.
    pub fn follow(&mut self, game: &TableGame, announce: Announce, remark: Option<Message>, result: Option<Message>) {
        if game.hides_new_cards() {
            return;
        }
        let at = game.session().at();
        let mut parts = Vec::new();
        if at < self.at {
            parts.push(texts::undone_now());
        } else if at > self.at && announce != Announce::Nothing {
            let least = match announce {
                Announce::Everything => Importance::Step,
                Announce::Tricks | Announce::Nothing => Importance::Outcome,
            };
            // Private cards are not announced to people who take turns at the computer.
            let reader = (game.people() == 1).then(|| game.viewer());
            let told = game.session().announcements(self.at, reader).into_iter();
            let told = told.filter(|told: &Announcement| told.importance >= least);
            parts.extend(told.map(|told| told.words));
        }
        if announce != Announce::Nothing {
            parts.extend(remark);
            parts.extend(result.filter(|_| at > self.at));
        }
        if let Some(claim) = game.claim()
            && claim.at == at
            && claim.seat == game.viewer()
            && at > self.at
        {
            parts.push(texts::can_claim());
        }
        self.at = at;
        let is_asked = !game.moves().is_empty() && game.state() == TableState::Playing;
        if !is_asked {
            self.asked = None;
        } else if self.asked != Some(game.revision()) {
            self.asked = Some(game.revision());
            if announce != Announce::Nothing {
                parts.push(game.scene_now().prompt.clone());
            }
        }
        if !parts.is_empty() {
            self.say(&common::sentences(parts).render(&game.names()));
        }
    }

    /// Announces the hint shown in place of the prompt, if it is new.
    pub fn follow_hint(&mut self, hint: Option<&str>) {
        if self.hint.as_deref() != hint {
            self.hint = hint.map(str::to_owned);
            self.say(hint.unwrap_or_default());
        }
    }

    pub fn say(&mut self, words: &str) {
        self.said.say(words);
    }

    pub fn show(&self, ui: &mut Ui) {
        self.said.show(ui);
    }
}
