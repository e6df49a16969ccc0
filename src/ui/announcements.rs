//! Announcements for screen readers. Each is a node of its own, so that it is spoken even if its
//! words repeat the previous one. The last few stay available for rereading.

use std::collections::VecDeque;

use egui::accesskit::{Live, Role};
use egui::{Id, Rect, Sense, Ui, UiBuilder, Vec2, WidgetInfo};

use crate::text::common as texts;
use crate::ui::theme;

/// Number of announcements that can be reread.
const KEPT: usize = 8;

/// The announcements so far.
#[derive(Default)]
pub struct Announcements {
    /// The last announcements with their numbers.
    said: VecDeque<(u64, String)>,
    count: u64,
}

impl Announcements {
    /// Announces something, unless it is empty.
    pub fn say(&mut self, words: &str) {
        if words.is_empty() {
            return;
        }
        self.count += 1;
        self.said.push_back((self.count, words.to_owned()));
        if self.said.len() > KEPT {
            self.said.pop_front();
        }
    }

    /// Puts the announcements where screen readers find them; nothing is drawn. Each ends with a full stop,
    /// because otherwise screen readers read on without a pause.
    pub fn show(&self, ui: &mut Ui) {
        let corner = Rect::from_min_size(ui.max_rect().left_bottom(), Vec2::ZERO);
        let builder = UiBuilder::new()
            .scope_id(Id::unique("announcements"))
            .max_rect(corner)
            .accessibility_role(Role::Log)
            .accessibility_label(theme::say(ui, texts::announcements()));
        let log = ui.new_child(builder);
        for (number, words) in &self.said {
            let id = Id::unique(("announcement", number));
            let response = log.interact(corner, id, Sense::hover());
            let words = theme::say(ui, texts::announcement(words));
            response.widget_info(|| WidgetInfo::labeled(Role::Label, true, &words));
            log.accesskit_node_builder(id, |node| node.set_live(Live::Polite));
        }
    }
}
