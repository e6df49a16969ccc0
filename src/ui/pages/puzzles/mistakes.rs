//! The page of the person's own mistakes, which reviews have found and which return as puzzles.

use std::collections::BTreeSet;

use egui::Ui;

use super::book::PuzzleBook;
use super::list::show_buttons;
use super::standing::{show_next, show_unread};
use crate::games::{entry, menu};
use crate::store::Date;
use crate::text::{Message, puzzles_page as texts};
use crate::ui::command::Command;
use crate::ui::page_id::PageId;
use crate::ui::services::Services;
use crate::ui::shell::{Around, Commands, Page, Shell};
use crate::ui::{invitation, page, theme};

pub struct MistakesPage;

impl Page for MistakesPage {
    fn id(&self) -> PageId {
        PageId::MISTAKES
    }

    fn enter(&mut self, shell: &mut Shell<'_>) {
        shell.parts.get_mut::<PuzzleBook>().read(&shell.services.saving);
    }

    fn show(&self, ui: &mut Ui, around: Around<'_>, commands: &mut Commands) {
        page::show(ui, texts::my_mistakes(), around, commands, |ui, commands| {
            page::scroll(ui, f32::INFINITY, |ui| {
                around.parts.get::<PuzzleBook>().show_mistakes(ui, around.services, commands);
            });
        });
    }
}

impl PuzzleBook {
    fn show_mistakes(&self, ui: &mut Ui, services: &Services, commands: &mut Commands) {
        let own = self.own();
        let next = own.next(None, &BTreeSet::new(), self.theme());
        let picture = next.and_then(|next| entry(&next.puzzle.game)).map_or("7D 8D +AS=? KH", |entry| entry.emblem);
        invitation::show(ui, services, picture, [self.own_mistakes(), texts::about_mistakes()], |ui| {
            ui.horizontal_wrapped(|ui| {
                show_next(ui, next, commands);
                ui.add_space(8.0);
                if theme::secondary(ui, texts::puzzles()).clicked() {
                    commands.push(Command::Show(PageId::PUZZLES));
                }
                self.show_themes(ui, commands);
            });
        });
        show_unread(ui, own.error.clone().map(texts::mistakes_unreadable), own.damaged, texts::damaged_mistakes);
        for entry in menu() {
            let list = own.offered().filter(|one| one.puzzle.game == entry.id && one.is_about(self.theme()));
            show_buttons(ui, entry, list, commands, |one| {
                let (is_learned, number) = (own.training.returns(one.key).is_none(), one.place + 1);
                let name = if is_learned { texts::learned_mistake(number) } else { texts::mistake(number) };
                (is_learned, name)
            });
        }
        ui.add_space(theme::STEP);
    }

    /// The numbers of mistakes that return today and of new ones, in words.
    pub(super) fn own_mistakes(&self) -> Message {
        let own = self.own();
        let waiting = own.list.len() - own.offered().count();
        let due = texts::mistakes_due(own.training.due(Date::today()).len());
        texts::facts_alone([due, texts::mistakes_waiting(waiting)])
    }
}
