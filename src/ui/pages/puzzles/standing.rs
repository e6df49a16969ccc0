//! Where a person stands: the next puzzle, the puzzle of the day, the rating, and which puzzles return.

use crate::ui::shell::Commands;
use egui::{Align, Layout, Popup, Ui};

use super::book::PuzzleBook;
use super::collection::Listed;
use super::command::PuzzlesCommand;
use super::words::{meaning, place};
use crate::games::Theme;
use crate::store::Date;
use crate::store::training::Training;
use crate::text::{Message, puzzles_page as texts, table_page};
use crate::ui::command::Command;
use crate::ui::focus;
use crate::ui::page_id::PageId;
use crate::ui::services::Services;
use crate::ui::settings::Settings;
use crate::ui::theme::{self, Icon, Palette, size};

/// The width of the choice among themes.
const THEMES: f32 = 170.0;

/// Shows the button that leads to the next puzzle, and that puzzle's place.
pub(super) fn show_next(ui: &mut Ui, next: Option<&Listed>, commands: &mut Commands) {
    let words = texts::next_puzzle();
    let button = theme::primary_enabled(ui, next.is_some(), (Icon::Puzzles, &words));
    focus::main(ui, button.id);
    let Some(next) = next else { return };
    if button.clicked() {
        commands.push(open(next));
    }
    ui.label(theme::text(ui, place(next), size::BODY));
}

pub(super) fn open(listed: &Listed) -> Command {
    let game = crate::games::entry(&listed.puzzle.game).map_or("", |entry| entry.id);
    Command::Begin(PageId::Puzzle(game, listed.key))
}

/// Shows why lines could not be read, or how many of them.
pub(super) fn show_unread(ui: &mut Ui, error: Option<Message>, damaged: usize, words: fn(usize) -> Message) {
    if let Some(warning) = error.or((damaged > 0).then(|| words(damaged))) {
        let words = theme::text(ui, warning, size::SMALL);
        ui.label(words.color(Palette::of(ui).warning));
    }
}

impl PuzzleBook {
    /// The keys of the puzzles that return today, if tries are kept.
    pub(super) fn due(&self, settings: &Settings) -> Vec<u64> {
        let training = self.training(settings);
        training.map_or_else(Vec::new, |training| training.due(Date::today()))
    }

    pub(super) fn show_puzzle_of_day(&self, ui: &mut Ui, services: &Services, commands: &mut Commands) {
        let Some(listed) = self.of_day() else { return };
        let settings = services.settings();
        if theme::secondary(ui, texts::puzzle_of_day()).clicked() {
            commands.push(open(listed));
        }
        let is_solved = settings.puzzles.is_solved(&listed.puzzle.game, listed.key);
        let words = if is_solved { texts::solved_of_day(place(listed)) } else { place(listed) };
        theme::muted(ui, words);
    }

    /// Shows the actions for all tries, if there are any.
    pub(super) fn show_more(&self, ui: &mut Ui, commands: &mut Commands) {
        if self.coach.tries().is_empty() {
            return;
        }
        let opener = theme::secondary(ui, (Icon::Menu, table_page::more_choices()));
        Popup::menu(&opener).show(|ui| {
            ui.with_layout(Layout::top_down_justified(Align::Min), |ui| {
                let export = theme::item(ui, (Icon::Share, texts::export_tries()));
                if export.on_hover_text(theme::say(ui, texts::export_tries_help())).clicked() {
                    commands.push(PuzzlesCommand::ExportTries);
                }
                let reset = theme::item(ui, (Icon::Delete, texts::reset_tries()));
                focus::avoid(ui, reset.id);
                if reset.on_hover_text(theme::say(ui, texts::reset_tries_help())).clicked() {
                    commands.push(PuzzlesCommand::ResetTries);
                }
            });
        });
    }

    /// Shows which tries could not be read.
    pub(super) fn show_warning(&self, ui: &mut Ui, settings: &Settings) {
        let (error, damaged) = self.unread_tries();
        if settings.rate_puzzles {
            show_unread(ui, error.cloned().map(texts::tries_unreadable), damaged, texts::damaged_tries);
        }
    }

    /// Shows the way to the person's own mistakes, and how many return today.
    pub(super) fn show_way_to_mistakes(&self, ui: &mut Ui, commands: &mut Commands) {
        if theme::secondary(ui, texts::my_mistakes()).clicked() {
            commands.push(Command::Show(PageId::MISTAKES));
        }
        theme::muted(ui, self.own_mistakes());
    }

    /// What the rating means, which puzzles return, and the days in a row.
    pub(super) fn facts(&self, training: &Training) -> Message {
        let due = training.due(Date::today()).len();
        let facts = [texts::return_today(due), texts::days_in_a_row(training.days as usize)];
        texts::facts(meaning(training.rating).into_iter().chain(facts))
    }

    pub(super) fn show_themes(&self, ui: &mut Ui, commands: &mut Commands) {
        let all = std::iter::once((None, texts::all_themes()));
        let all = all.chain(Theme::ALL.map(|theme| (Some(theme), theme.label())));
        let all: Vec<(Option<Theme>, Message)> = all.collect();
        let mut chosen = self.theme();
        let name = texts::theme();
        if theme::select(ui, &mut chosen, &all, THEMES, &name) {
            commands.push(PuzzlesCommand::ChooseTheme(chosen));
        }
    }
}
