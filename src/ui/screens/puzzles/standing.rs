//! Where a person stands: the next puzzle, the puzzle of the day, the rating, and which puzzles return.

use egui::Ui;

use super::book::PuzzleBook;
use super::collection::Listed;
use super::command::PuzzlesCommand;
use super::words::{meaning, place, rating};
use crate::games::Theme;
use crate::store::Date;
use crate::text::{Message, puzzles_screen as texts};
use crate::ui::command::Command;
use crate::ui::focus;
use crate::ui::screen_id::ScreenId;
use crate::ui::services::Services;
use crate::ui::settings::Settings;
use crate::ui::theme::{self, Icon, Palette, size};

/// The width of the choice among themes.
const THEMES: f32 = 170.0;

/// Shows the button that leads to the next puzzle, and that puzzle's place.
pub(super) fn show_next(ui: &mut Ui, next: Option<&Listed>, commands: &mut Vec<PuzzlesCommand>) {
    let words = texts::next_puzzle();
    let button = theme::primary_enabled(ui, next.is_some(), (Icon::Puzzles, &words));
    focus::main(ui, button.id);
    let Some(next) = next else { return };
    if button.clicked() {
        commands.push(open(next));
    }
    ui.label(theme::text(ui, place(next), size::BODY));
}

fn open(listed: &Listed) -> PuzzlesCommand {
    let game = crate::games::entry(&listed.puzzle.game).map_or("", |entry| entry.id);
    Command::Begin(ScreenId::Puzzle(game, listed.key)).into()
}

impl PuzzleBook {
    /// The keys of the puzzles that return today, if tries are kept.
    pub(super) fn due(&self, settings: &Settings) -> Vec<u64> {
        let training = self.training(settings);
        training.map_or_else(Vec::new, |training| training.due(Date::today()))
    }

    pub(super) fn show_puzzle_of_day(&self, ui: &mut Ui, services: &Services, commands: &mut Vec<PuzzlesCommand>) {
        let Some(listed) = self.of_day() else { return };
        let settings = services.settings();
        if theme::secondary(ui, texts::puzzle_of_day()).clicked() {
            commands.push(open(listed));
        }
        let is_solved = settings.puzzles.is_solved(&listed.puzzle.game, listed.key);
        let words = if is_solved { texts::solved_of_day(place(listed)) } else { place(listed) };
        theme::muted(ui, words);
    }

    /// Shows the rating and what returns, if tries are kept, and the actions for all tries.
    pub(super) fn show_standing(&self, ui: &mut Ui, services: &Services, commands: &mut Vec<PuzzlesCommand>) {
        let settings = services.settings();
        if self.has_tries() {
            ui.horizontal_wrapped(|ui| {
                self.show_rating(ui, settings);
                let export = theme::small(ui, (Icon::Share, texts::export_tries()));
                let export = export.on_hover_text(theme::say(ui, texts::export_tries_help()));
                if export.clicked() {
                    commands.push(PuzzlesCommand::ExportTries);
                }
                let reset = theme::small(ui, (Icon::Delete, texts::reset_tries()));
                focus::avoid(ui, reset.id);
                let reset = reset.on_hover_text(theme::say(ui, texts::reset_tries_help()));
                if reset.clicked() {
                    commands.push(PuzzlesCommand::ResetTries);
                }
            });
            if let Some(training) = self.training(settings) {
                theme::note(ui, meaning(training.rating));
            }
        }
        let (error, damaged) = self.unread_tries();
        let warning = match (error, damaged) {
            _ if !settings.rate_puzzles => None,
            (Some(error), _) => Some(texts::tries_unreadable(error.clone())),
            (None, 0) => None,
            (None, damaged) => Some(texts::damaged_tries(damaged)),
        };
        if let Some(warning) = warning {
            let words = theme::text(ui, warning, size::SMALL);
            ui.label(words.color(Palette::of(ui).warning));
        }
    }

    fn show_rating(&self, ui: &mut Ui, settings: &Settings) {
        let Some(training) = self.training(settings) else {
            return;
        };
        let words = theme::strong(ui, rating(training.rating), size::BODY);
        ui.label(words.color(Palette::of(ui).accent));
        let facts = [texts::return_today(self.due(settings).len()), texts::days_in_a_row(training.days as usize)];
        theme::note(ui, texts::facts(facts));
    }

    pub(super) fn show_themes(&self, ui: &mut Ui, commands: &mut Vec<PuzzlesCommand>) {
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
