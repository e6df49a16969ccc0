//! The streak of the day: puzzles from easy to hard, alike for everybody, until the first miss.

use egui::Ui;

use super::book::PuzzleBook;
use super::collection::Listed;
use crate::store::Date;
use crate::store::training::PuzzleStreak;
use crate::text::puzzles_page as texts;
use crate::ui::command::Command;
use crate::ui::copy_row::copy_result_button;
use crate::ui::page_id::PageId;
use crate::ui::settings::Settings;
use crate::ui::shell::Commands;
use crate::ui::theme;

impl PuzzleBook {
    pub(super) fn streak(&self, date: Date) -> PuzzleStreak {
        self.streaks().get(&date).copied().unwrap_or(PuzzleStreak::new(date))
    }

    /// The most puzzles solved in a streak.
    pub(super) fn best_streak(&self) -> usize {
        self.streaks().values().map(|streak| streak.solved).max().unwrap_or_default()
    }

    /// The next puzzle in the streak of a day; `None` if it is over.
    pub(super) fn next_in_streak(&self, date: Date) -> Option<&Listed> {
        let streak = self.streak(date);
        let next = PuzzleStreak::puzzles(self.by_difficulty(), date).into_iter().nth(streak.solved)?;
        self.all().find(|one| one.key == *next && !streak.has_missed)
    }

    /// Shows the way to today’s streak, or its result, if tries are kept.
    pub(super) fn show_way_to_streak(&self, ui: &mut Ui, settings: &Settings, commands: &mut Commands) {
        if !settings.rate_puzzles {
            return;
        }
        let today = Date::today();
        let streak = self.streak(today);
        let is_open = self.next_in_streak(today).is_some();
        if theme::secondary_enabled(ui, is_open, texts::streak()).clicked() {
            commands.push(Command::Begin(PageId::STREAK));
        }
        match self.best_streak() {
            0 if is_open => theme::muted(ui, texts::about_streak()),
            best => theme::muted(ui, texts::streak_standing(streak.solved, best)),
        }
        if !is_open {
            copy_result_button(ui, || streak.line(), commands);
        }
    }
}
