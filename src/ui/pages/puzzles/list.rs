//! The puzzles of a game, each with a button, and the search for new ones.

use egui::{ProgressBar, Ui, vec2};

use super::book::PuzzleBook;
use super::collection::{Listed, Source};
use super::command::PuzzlesCommand;
use super::miner::{Status, WANTED, ended};
use super::standing::{open, show_next};
use super::words::{grade, solved};
use crate::games::Entry;
use crate::puzzles::Grade;
use crate::text::{Message, puzzles_page as texts};
use crate::ui::command::Command;
use crate::ui::page_id::PageId;
use crate::ui::services::Services;
use crate::ui::shell::{Around, Commands, Page, Shell, Traits};
use crate::ui::theme::{self, Palette, Words, size};
use crate::ui::{focus, invitation, page};

/// The maximum width of the progress bar of the search.
const BAR: f32 = 420.0;

pub struct PuzzleListPage {
    entry: &'static Entry,
}

impl PuzzleListPage {
    pub const fn new(entry: &'static Entry) -> Self {
        Self { entry }
    }
}

impl Page for PuzzleListPage {
    fn id(&self) -> PageId {
        PageId::PuzzlesOf(self.entry.id)
    }

    fn traits(&self) -> Traits {
        Traits { is_one_of_many: true, ..Traits::default() }
    }

    fn enter(&mut self, shell: &mut Shell<'_>) {
        shell.parts.get_mut::<PuzzleBook>().read(&shell.services.saving);
    }

    fn show(&self, ui: &mut Ui, around: Around<'_>, commands: &mut Commands) {
        let book: &PuzzleBook = around.parts.get();
        let title = texts::puzzles_of(self.entry.title);
        page::show(ui, &title, around, commands, |ui, commands| {
            book.show_list(ui, around.services, self.entry, commands);
        });
    }
}

impl PuzzleBook {
    fn show_list(&self, ui: &mut Ui, services: &Services, entry: &'static Entry, commands: &mut Commands) {
        let settings = services.settings();
        page::scroll(ui, f32::INFINITY, |ui| {
            let words = solved(self.solved(entry.id, &settings.puzzles), self.theme());
            invitation::show(ui, services, entry.emblem, [words, (entry.aim)()], |ui| {
                ui.horizontal_wrapped(|ui| {
                    show_next(ui, self.next_of(entry.id, settings), commands);
                    ui.add_space(8.0);
                    if theme::secondary(ui, texts::other_games()).clicked() {
                        commands.push(Command::Show(PageId::PUZZLES));
                    }
                    self.show_themes(ui, commands);
                });
            });
            let list = self.of(entry.id).iter();
            let list = list.filter(|one| one.is_about(self.theme()));
            let due = self.due(settings);
            let back = list.clone().filter(|one| due.contains(&one.key));
            show_part(ui, services, &texts::back_today(), back, commands);
            for grade in Grade::ALL {
                let name = match grade {
                    Grade::Easy => texts::easy(),
                    Grade::Medium => texts::medium(),
                    Grade::Hard => texts::hard(),
                };
                let listed = |one: &&Listed| one.grade == grade && matches!(one.source, Source::Shipped);
                show_part(ui, services, &name, list.clone().filter(listed), commands);
            }
            let own = list.filter(|one| matches!(one.source, Source::Found));
            show_part(ui, services, &texts::found_here(), own, commands);
            ui.add_space(12.0);
            theme::heading(ui, texts::new_puzzles());
            ui.add_space(4.0);
            self.show_search(ui, entry, commands);
        });
    }

    /// Shows the button that starts the search for new puzzles, or its progress.
    fn show_search(&self, ui: &mut Ui, entry: &'static Entry, commands: &mut Commands) {
        if let Some(fault) = self.fault(entry.id) {
            let words = texts::unreadable(fault.clone());
            ui.label(theme::text(ui, words, size::SMALL).color(Palette::of(ui).warning));
            return;
        }
        let status = self.search(entry.id);
        if let Some(Status { theme, deals, found, end: None }) = status {
            if let Some(theme) = theme {
                theme::note(ui, texts::themes([theme.label()]));
            }
            let words = theme::say(ui, texts::searching(found, WANTED, deals));
            let bar =
                ProgressBar::new(found as f32 / WANTED as f32).text(words).desired_width(BAR.min(ui.available_width()));
            ui.add(bar);
            ui.add_space(8.0);
            if theme::secondary(ui, texts::cancel()).clicked() {
                commands.push(PuzzlesCommand::CancelFind(entry.id));
            }
            return;
        }
        let words = match status.and_then(|status| Some((status.found, status.end?))) {
            Some((found, end)) => ended(found, end),
            None => texts::method(),
        };
        theme::note(ui, words);
        if let Some(theme) = self.theme() {
            theme::note(ui, texts::themes([theme.label()]));
        }
        ui.add_space(4.0);
        if theme::secondary(ui, texts::find()).clicked() {
            commands.push(PuzzlesCommand::Find(entry.id));
        }
    }
}

/// Shows a button for each of some puzzles below a heading; nothing if there are none.
fn show_part<'a>(
    ui: &mut Ui, services: &Services, heading: &Message, list: impl Iterator<Item = &'a Listed>,
    commands: &mut Commands,
) {
    show_buttons(ui, heading, list, commands, |one| {
        let is_solved = services.settings().puzzles.is_solved(&one.puzzle.game, one.key);
        let (number, grade) = (one.place + 1, grade(one.grade));
        let name = if is_solved { texts::solved_puzzle(number, grade) } else { texts::unsolved_puzzle(number, grade) };
        (is_solved, name)
    });
}

/// Shows a button for each of some puzzles, with whether it is filled and its name, below a heading, if there are any.
pub(super) fn show_buttons<'a>(
    ui: &mut Ui, heading: impl Into<Words>, list: impl Iterator<Item = &'a Listed>, commands: &mut Commands,
    look: impl Fn(&Listed) -> (bool, Message),
) {
    let mut list = list.peekable();
    if list.peek().is_none() {
        return;
    }
    ui.add_space(12.0);
    let heading = heading.into().rendered(ui);
    theme::heading(ui, &heading);
    ui.add_space(4.0);
    focus::Group::area(("puzzles", theme::say(ui, &heading))).show(ui, |ui| {
        ui.horizontal_wrapped(|ui| {
            ui.spacing_mut().item_spacing = vec2(8.0, 8.0);
            for one in list {
                let (is_filled, name) = look(one);
                if theme::small_filled(ui, is_filled, Words::verbatim(one.place + 1), &name).clicked() {
                    commands.push(open(one));
                }
            }
        });
    });
}
