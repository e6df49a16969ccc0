//! The page of a game: what it is about and the way to begin, then who plays, and folded, what can be chosen besides. A
//! game that has never been played is introduced by pictures, and its players are folded too.

use crate::ui::shell::Commands;
use egui::{Align, CornerRadius, Layout, Rect, ScrollArea, Stroke, StrokeKind, Ui, UiBuilder, vec2};

use super::form::NewGameForm;
use super::{introduction, players};
use crate::text::{home, new_game as texts, together};
use crate::ui::command::Command;
use crate::ui::page_id::PageId;
use crate::ui::services::Services;
use crate::ui::theme::{self, Icon, Palette, size};
use crate::ui::{emblem, focus, game_summary};

/// The length of a lesson, in minutes.
const LESSON: usize = 3;

/// The height of the emblem with the aim beside it.
const HEAD: f32 = emblem::LARGE;

/// The share of the width that the emblem takes, and the minimum width of a page with the aim beside it.
const SHARE: f32 = 0.44;
const WIDE: f32 = 720.0;

/// The minimum height of a page on which the emblem and the way to begin stay in sight.
const TALL: f32 = 560.0;

/// The usual height of the aim with the ways to begin.
const BEGIN: f32 = 124.0;

/// The height of the cloth under the emblem on narrower pages.
const LOW: f32 = 128.0;

/// The heights between which that of the pictures may be.
const PICTURE: std::ops::RangeInclusive<f32> = 132.0..=272.0;

/// The height of the folded rest with its distance.
const FOLDED: f32 = 88.0;

impl NewGameForm {
    /// Shows the form. Enter starts the game if nothing is open over it.
    pub(super) fn show(&mut self, ui: &mut Ui, services: &Services, commands: &mut Commands) {
        let room = ui.available_height();
        let stays = room >= TALL && ui.available_width() >= WIDE;
        if stays {
            let width = ui.available_width() - theme::BAR;
            ui.scope(|ui| {
                ui.set_width(width);
                self.head(ui, services, commands);
            });
            ui.add_space(introduction::GAP - ui.spacing().item_spacing.y);
        }
        ScrollArea::vertical().auto_shrink([false, false]).show(ui, |ui| {
            focus::scroll_by_keys(ui);
            ui.set_width(ui.available_width() - theme::BAR);
            if !stays {
                self.head(ui, services, commands);
                ui.add_space(introduction::GAP - ui.spacing().item_spacing.y);
            }
            if self.is_first_visit(services) {
                if introduction::fits_side_by_side(ui, self.entry) {
                    let rest = room - HEAD - introduction::GAP - introduction::WORDS - FOLDED;
                    let height = rest.clamp(*PICTURE.start(), *PICTURE.end());
                    introduction::show_side_by_side(ui, services, self.entry, height);
                } else {
                    introduction::show_below(ui, services, self.entry);
                }
            } else {
                // Room for the focus ring.
                ui.add_space(5.0);
                self.players(ui, services);
            }
            ui.add_space(introduction::GAP);
            self.folded(ui, services, commands);
            ui.add_space(theme::STEP);
        });
        if focus::is_confirmed(ui) {
            commands.extend(self.start());
        }
        commands.extend(self.remember(services.settings()));
    }

    /// Shows the emblem, and beside or below it the aim and the ways to begin.
    fn head(&self, ui: &mut Ui, services: &Services, commands: &mut Commands) {
        let palette = Palette::of(ui);
        let width = ui.available_width();
        let is_wide = width >= WIDE;
        let height = if is_wide { HEAD } else { LOW };
        let corner = ui.cursor().min;
        let rect = Rect::from_min_size(corner, vec2(width, height));
        let round = CornerRadius::same(14);
        let cloth = if is_wide { rect.with_max_x(rect.left() + width * SHARE) } else { rect };
        let background = ui.painter().add(egui::Shape::Noop);
        let color = services.settings().surface(palette.dark).color;
        let corners = if is_wide { CornerRadius { ne: 0, se: 0, ..round } } else { round };
        ui.painter().rect_filled(cloth, corners, color);
        emblem::paint(ui, cloth, self.entry.emblem, services.large_cards());
        let words = if is_wide {
            rect.with_min_x(cloth.right()).shrink2(vec2(24.0, 16.0))
        } else {
            let below = corner + vec2(0.0, height + 12.0);
            Rect::from_min_size(below, vec2(width, 0.0))
        };
        let layout = Layout::top_down(Align::Min);
        let builder = UiBuilder::new().max_rect(words).layout(layout);
        ui.scope_builder(builder, |ui| {
            if is_wide {
                ui.add_space(((words.height() - BEGIN) / 2.0).max(0.0));
            }
            self.begin(ui, services, commands);
        });
        if is_wide {
            let line = Stroke::new(palette.stroke, palette.line);
            let panel = egui::epaint::RectShape::new(rect, round, palette.panel, line, StrokeKind::Inside);
            ui.painter().set(background, panel);
            ui.advance_cursor_after_rect(rect);
        }
    }

    /// Shows the aim, facts about the game, and the ways to begin.
    fn begin(&self, ui: &mut Ui, services: &Services, commands: &mut Commands) {
        let settings = services.settings();
        let palette = Palette::of(ui);
        let is_first = self.is_first_visit(services);
        let aim = theme::text(ui, (self.entry.aim)(), size::HEADING);
        ui.add(egui::Label::new(aim).wrap());
        let facts = texts::facts(game_summary::players_and_time(self.entry), (self.entry.credit)());
        theme::note(ui, facts);
        ui.add_space(1.5 * theme::STEP);
        let setup = self.setup();
        focus::Group::row("begin").show(ui, |ui| {
            ui.horizontal_wrapped(|ui| {
                let learn = match settings.lesson_step(self.entry.id) {
                    Some(step) => home::continue_lesson(step + 1),
                    None if is_first => texts::learn_in_minutes(LESSON),
                    None => texts::learn(),
                };
                let (icon, play) = match (self.has_friends(), is_first) {
                    (true, _) => (Icon::Friends, together::invite_friends()),
                    (false, true) => (Icon::Play, texts::play_now()),
                    (false, false) => (Icon::Play, texts::start_game()),
                };
                let play = |ui: &mut Ui, commands: &mut Commands| {
                    let play = theme::primary_enabled(ui, setup.is_ok(), (icon, &play));
                    focus::main(ui, play.id);
                    if play.clicked() {
                        commands.extend(self.start());
                    }
                };
                // Whoever is new sees the lesson first.
                if !is_first {
                    play(ui, commands);
                }
                if self.entry.files.lesson.is_some() && theme::secondary(ui, (Icon::Learn, learn)).clicked() {
                    commands.push(Command::Begin(PageId::Lesson(self.entry.id)));
                }
                if is_first {
                    play(ui, commands);
                }
                let rules = theme::quiet(ui, (Icon::Rules, texts::rules()));
                if rules.clicked() {
                    commands.push(Command::Show(PageId::Rules(self.entry.id)));
                }
            });
        });
        // An error in the deal code is shown beside its field.
        if let Some(message) = setup.err().filter(|_| self.is_sealed()) {
            let words = theme::text(ui, message, size::SMALL).color(palette.warning);
            ui.add(egui::Label::new(words).wrap());
        }
    }

    fn players(&mut self, ui: &mut Ui, services: &Services) {
        let settings = services.settings();
        self.occasion(ui, settings);
        let is_free = !self.is_evening_under_way();
        focus::Group::section("players").show(ui, |ui| {
            ui.add_enabled_ui(is_free, |ui| {
                let strength = &mut self.shows_strength;
                let typed = &mut self.typed;
                let players = &mut self.players;
                let seats = players::show(ui, self.entry, players, typed, strength, services);
                if let Some(seats) = seats {
                    self.set_seats(seats, settings);
                }
            });
        });
    }

    /// Shows what can be chosen besides: each folded while it is as usual.
    fn folded(&mut self, ui: &mut Ui, services: &Services, commands: &mut Commands) {
        let settings = services.settings();
        let is_first = self.is_first_visit(services);
        focus::Group::area("folded").show(ui, |ui| {
            ui.horizontal_wrapped(|ui| {
                if is_first {
                    self.players_button(ui, settings);
                }
                self.rules_button(ui, settings);
                self.cards_button(ui);
                if !is_first {
                    self.challenge_button(ui, settings, commands);
                }
            });
        });
        let shows_players = !is_first || self.shows_players(settings);
        if is_first && shows_players {
            ui.add_space(theme::STEP);
            self.players(ui, services);
        }
        if self.shows_rules() {
            ui.add_space(theme::STEP);
            self.house_rules(ui, settings, commands);
        }
        if self.shows_cards() {
            ui.add_space(theme::STEP);
            self.cards(ui);
        }
        if shows_players {
            self.after_players(ui);
        }
    }
}
