//! Draws the form that sets up a game.

use crate::ui::shell::Commands;
use egui::{Rect, ScrollArea, Ui, UiBuilder};

use super::form::NewGameForm;
use super::{introduction, players};
use crate::text::{home, new_game as texts, together};
use crate::ui::command::Command;
use crate::ui::focus;
use crate::ui::page_id::PageId;
use crate::ui::services::Services;
use crate::ui::settings::Settings;
use crate::ui::theme::{self, Icon, Palette, size};

/// The height of the footer with its margins, so that nothing moves after the first frame.
const FOOTER: f32 = 64.0;

/// The minimum width of a form with the house rules beside the players.
const TWO_COLUMNS: f32 = 1020.0;

impl NewGameForm {
    /// Shows the form, or the introduction of a game that has never been played. Enter starts the game
    /// if nothing is open over it.
    pub(super) fn show(&mut self, ui: &mut Ui, services: &Services, commands: &mut Commands) {
        if self.is_first_visit(services) {
            self.first_visit(ui, services, commands);
        } else {
            self.fields(ui, services, commands);
        }
        if focus::is_confirmed(ui) {
            commands.extend(self.start());
        }
        commands.extend(self.remember(services.settings()));
    }

    /// Shows everything that can be filled in.
    fn fields(&mut self, ui: &mut Ui, services: &Services, commands: &mut Commands) {
        let aim = (self.entry.aim)();
        theme::muted(ui, aim);
        ui.add_space(8.0);
        let unfolds = Self::has_cards_button_in_footer(ui) && self.shows_cards();
        egui::Panel::bottom("start")
            .default_size(FOOTER)
            .show_separator_line(false)
            .frame(egui::Frame::new().inner_margin(egui::Margin::symmetric(0, 12)))
            .show(ui, |ui| {
                if !unfolds {
                    separator(ui);
                }
                let footer = focus::Group::section("footer").rank(2);
                footer.show(ui, |ui| self.footer(ui, services.settings(), commands));
            });
        if unfolds {
            self.cards_panel(ui);
        }
        if ui.available_width() < TWO_COLUMNS {
            ScrollArea::vertical().auto_shrink([false, false]).show(ui, |ui| {
                focus::scroll_by_keys(ui);
                self.players_and_cards(ui, services, commands);
                ui.add_space(16.0);
                self.foldable_rules(ui, services.settings(), commands);
                ui.add_space(16.0);
            });
        } else {
            self.side_by_side(ui, services, commands);
        }
    }

    /// Shows the players on the left and the house rules on the right, each with a scroll bar of
    /// its own, so that the players stay in sight. While the rules are folded, pictures take their room.
    fn side_by_side(&mut self, ui: &mut Ui, services: &Services, commands: &mut Commands) {
        const LEFT: f32 = 556.0;
        let settings = services.settings();
        let rect = ui.available_rect_before_wrap();
        let [mut left, mut right] = [rect, rect];
        left.set_width(LEFT + theme::BAR);
        right.min.x = left.right() + 20.0;
        column(ui, "players", left, |ui| {
            self.players_and_cards(ui, services, commands);
        });
        column(ui, "house rules", right, |ui| {
            focus::scroll_by_keys(ui);
            self.foldable_rules(ui, settings, commands);
            if !self.shows_rules() {
                ui.add_space(8.0);
                introduction::show_below(ui, services, self.entry);
            }
        });
        ui.advance_cursor_after_rect(rect);
    }

    pub(super) fn players(&mut self, ui: &mut Ui, services: &Services) {
        let settings = services.settings();
        self.occasion(ui, settings);
        let is_free = !self.is_evening_under_way();
        ui.add_enabled_ui(is_free, |ui| {
            let strength = &mut self.shows_strength;
            let typed = &mut self.typed;
            let players = &mut self.players;
            let seats = players::show(ui, self.entry, players, typed, strength, services);
            if let Some(seats) = seats {
                self.set_seats(seats, settings);
            }
        });
        self.after_players(ui);
    }

    /// Shows the players and, where the footer has no button for them, the cards.
    fn players_and_cards(&mut self, ui: &mut Ui, services: &Services, commands: &mut Commands) {
        let settings = services.settings();
        self.players(ui, services);
        if !Self::has_cards_button_in_footer(ui) {
            ui.add_space(16.0);
            self.cards_button(ui);
            if self.shows_cards() {
                self.cards(ui);
            }
        }
        if !Self::has_challenge_in_footer(ui) {
            ui.add_space(8.0);
            self.challenge_button(ui, settings, commands);
        }
    }

    /// Shows the button that starts the game, and the ways to learn more before.
    fn footer(&mut self, ui: &mut Ui, settings: &Settings, commands: &mut Commands) {
        ui.horizontal(|ui| {
            let setup = self.setup();
            let (icon, label) = if self.has_friends() {
                (Icon::Friends, together::invite_friends())
            } else {
                (Icon::Play, texts::start_game())
            };
            let start = theme::primary_enabled(ui, setup.is_ok(), (icon, &label));
            focus::main(ui, start.id);
            if start.clicked() {
                commands.extend(self.start());
            }
            let learn = match settings.lesson_step(self.entry.id) {
                Some(step) => home::continue_lesson(step + 1),
                None => texts::learn(),
            };
            if self.entry.files.lesson.is_some() && theme::secondary(ui, (Icon::Learn, &learn)).clicked() {
                commands.push(Command::Begin(PageId::Lesson(self.entry.id)));
            }
            if theme::secondary(ui, (Icon::Rules, texts::rules())).clicked() {
                commands.push(Command::Show(PageId::Rules(self.entry.id)));
            }
            if Self::has_cards_button_in_footer(ui) {
                self.cards_button(ui);
            }
            if Self::has_challenge_in_footer(ui) {
                self.challenge_button(ui, settings, commands);
            }
            // An error in the deal code is shown beside its field.
            if let Some(message) = setup.err().filter(|_| self.is_sealed()) {
                let words = theme::text(ui, message, size::SMALL).color(Palette::of(ui).warning);
                ui.add(egui::Label::new(words).wrap());
            }
        });
    }
}

/// Paints a line along the upper edge of the footer, as wide as the form above it.
fn separator(ui: &Ui) {
    let rect = ui.max_rect();
    let line = ui.visuals().widgets.noninteractive.bg_stroke;
    let y = rect.top() - 11.0;
    ui.painter().hline(rect.left()..=rect.right() - theme::BAR, y, line);
}

/// Shows a scrolling column of the form.
fn column(ui: &mut Ui, name: &str, rect: Rect, body: impl FnOnce(&mut Ui)) {
    let builder = UiBuilder::new().id_salt(name).max_rect(rect);
    ui.scope_builder(builder, |ui| {
        ScrollArea::vertical().auto_shrink([false, false]).show(ui, |ui| {
            ui.set_width(ui.available_width() - theme::BAR);
            focus::Group::section(name).show(ui, body);
            ui.add_space(16.0);
        });
    });
}
