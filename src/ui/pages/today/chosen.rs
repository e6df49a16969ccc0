//! The day that is shown: its deal, its result and the ways to play it.

use crate::ui::requests::GameRequest;
use crate::ui::shell::Commands;
use egui::{Label, Ui};

use super::result::show_result;
use super::{TodayPage, first_attempt, first_step, words};
use crate::store::today::{DayDeal, DayState};
use crate::store::with_squares;
use crate::text::{home, today_page as texts};
use crate::ui::command::Command;
use crate::ui::copy_row::copy_result_button;
use crate::ui::page_id::PageId;
use crate::ui::services::Services;
use crate::ui::theme::{self, Icon, Palette, size};
use crate::ui::{emblem, focus};

impl TodayPage {
    pub(super) fn show_day(&self, ui: &mut Ui, services: &Services, commands: &mut Commands) {
        let settings = services.settings();
        let palette = Palette::of(ui);
        let deal = DayDeal::of(self.chosen);
        emblem::panel(ui, deal.entry.emblem, settings, &services.cards, |ui| {
            let day = theme::strong(ui, words::day(self.chosen), size::BODY);
            ui.label(day.color(palette.accent));
            theme::heading(ui, deal.entry);
            let aim = theme::text(ui, (deal.entry.aim)(), size::BODY);
            ui.add(Label::new(aim.color(palette.muted)).wrap());
            theme::note(ui, words::against(&deal));
            ui.add_space(theme::STEP);
            self.show_standing(ui);
            focus::Group::row("day").show(ui, |ui| {
                ui.horizontal_wrapped(|ui| self.show_buttons(ui, services, commands));
            });
        });
        ui.add_space(theme::STEP);
    }

    /// Says how the chosen day stands.
    fn show_standing(&self, ui: &mut Ui) {
        if let Some(result) = self.days.result(self.chosen) {
            show_result(ui, result);
            if self.chosen == self.today {
                theme::note(ui, words::next_deal());
            }
        } else {
            let words = match self.days.state(self.chosen, self.today) {
                DayState::Open if self.chosen < self.today => texts::make_up(),
                DayState::Missed => texts::long_ago(),
                _ => texts::first_attempt(),
            };
            ui.add(Label::new(theme::text(ui, words, size::BODY)).wrap());
            if let Some(best) = self.days.best_before(self.chosen) {
                let title = DayDeal::of(self.chosen).entry.title;
                let to_beat = theme::strong(ui, texts::to_beat(title, words::result(best)), size::BODY);
                ui.add(Label::new(to_beat.color(Palette::of(ui).accent)).wrap());
            }
        }
        ui.add_space(4.0);
    }

    /// Shows the ways to play the chosen day, and to tell of it.
    fn show_buttons(&self, ui: &mut Ui, services: &Services, commands: &mut Commands) {
        let Some(result) = self.days.result(self.chosen) else {
            let (label, command) = first_step(services, self.chosen);
            let play = theme::primary(ui, (Icon::Play, label));
            focus::main(ui, play.id);
            if play.clicked() {
                commands.push(command);
            }
            let game = DayDeal::of(self.chosen).entry;
            let is_new = game.files.lesson.is_some() && !services.settings().has_learned(game.id);
            if is_new && theme::secondary(ui, home::learn_game(game.title)).clicked() {
                commands.push(Command::Begin(PageId::Lesson(game.id)));
            }
            return;
        };
        let days = if self.chosen == self.today { self.days.streak(self.today).days } else { 0 };
        let file = first_attempt(services, self.chosen, true);
        let game = file.and_then(|file| file.game().ok());
        // Enter, which has led here from the end of the game, does not begin another one.
        if let Some(file) = file
            && theme::secondary(ui, (Icon::Review, texts::review())).clicked()
        {
            commands.push(Command::Show(PageId::Review(file.path.clone())));
        }
        copy_result_button(ui, || with_squares(result.line(days), game), commands);
        if theme::secondary(ui, (Icon::Play, texts::play_again())).clicked() {
            commands.push(GameRequest::PlayDay(self.chosen));
        }
    }
}
