//! Announcements for screen readers: what happens at the table, once and in order.
//!
//! Every announcement is a node of its own, so that it is also spoken when its words are the same as
//! before. The last few stay to be read again.

use std::collections::VecDeque;
use std::path::PathBuf;

use egui::accesskit::{Live, Role};
use egui::{Id, Rect, Sense, Ui, UiBuilder, Vec2, WidgetInfo};

use super::game::{TableGame, TableState};
use crate::rules::words::with_names;
use crate::rules::{Told, Weight};
use crate::ui::settings::Announce;

/// The number of announcements that can be read again.
const KEPT: usize = 8;

/// The announcements so far, and what of the game they have told.
#[derive(Default)]
pub(super) struct Announcer {
    /// The game's file.
    game: PathBuf,
    /// The number of steps that were told.
    at: usize,
    /// The position whose prompt was told.
    asked: Option<u64>,
    /// The hint that was told last.
    hint: Option<String>,
    /// The last announcements with their numbers.
    said: VecDeque<(u64, String)>,
    count: u64,
}

impl Announcer {
    /// Tells what has happened since the last frame, as much as the person wants to hear.
    pub fn follow(&mut self, game: &TableGame, announce: Announce) {
        let at = game.session().at();
        let mut parts = Vec::new();
        if game.path() != self.game {
            self.game = game.path().to_owned();
            self.asked = None;
            self.at = game.begun_at();
        }
        if at < self.at {
            parts.push("Undone.".to_owned());
        } else if at > self.at && announce != Announce::Nothing {
            let least = match announce {
                Announce::Everything => Weight::Step,
                Announce::Tricks | Announce::Nothing => Weight::Outcome,
            };
            // Where people take turns at the computer, nobody hears of private cards.
            let reader = (game.people() == 1).then(|| game.viewer());
            let told = game.session().told(self.at, reader).into_iter();
            let told = told.filter(|told: &Told| told.weight >= least);
            parts.extend(told.map(|told| with_names(&told.words, &game.names())));
        }
        self.at = at;
        let is_asked = !game.moves().is_empty() && game.state() == TableState::Playing;
        if !is_asked {
            self.asked = None;
        } else if self.asked != Some(game.revision()) {
            self.asked = Some(game.revision());
            if announce != Announce::Nothing {
                parts.push(with_names(&game.scene_now().prompt, &game.names()));
            }
        }
        self.say(&parts.join(" "));
    }

    /// Tells the hint that is shown in place of the prompt, if it is a new one.
    pub fn follow_hint(&mut self, hint: Option<&str>) {
        if self.hint.as_deref() != hint {
            self.hint = hint.map(str::to_owned);
            self.say(hint.unwrap_or_default());
        }
    }

    /// Announces something, unless it is empty. It ends with a full stop, because screen readers read
    /// on without a pause.
    pub fn say(&mut self, words: &str) {
        if words.is_empty() {
            return;
        }
        self.count += 1;
        let stop = if words.ends_with(['.', '!', '?', '…']) {
            ""
        } else {
            "."
        };
        self.said.push_back((self.count, format!("{words}{stop}")));
        if self.said.len() > KEPT {
            self.said.pop_front();
        }
    }

    /// Puts the announcements where screen readers find them; nothing is drawn.
    pub fn show(&self, ui: &mut Ui) {
        let corner = Rect::from_min_size(ui.max_rect().left_bottom(), Vec2::ZERO);
        let builder = UiBuilder::new()
            .scope_id(Id::unique("announcements"))
            .max_rect(corner)
            .accessibility_role(Role::Log)
            .accessibility_label("Announcements");
        let log = ui.new_child(builder);
        for (number, words) in &self.said {
            let id = Id::unique(("announcement", number));
            let response = log.interact(corner, id, Sense::hover());
            response.widget_info(|| WidgetInfo::labeled(Role::Label, true, words));
            log.accesskit_node_builder(id, |node| node.set_live(Live::Polite));
        }
    }
}
