//! The overview: every game with the number of its puzzles solved.

use egui::{Rect, Ui, Vec2, vec2};

use super::book::PuzzleBook;
use super::standing::show_next;
use super::words::{rating, solved};
use crate::games::{Entry, entry, menu};
use crate::text::puzzles_page as texts;
use crate::ui::command::Command;
use crate::ui::page_id::PageId;
use crate::ui::services::Services;
use crate::ui::shell::{Around, Commands, Page, Shell};
use crate::ui::theme::{self, Palette};
use crate::ui::{focus, game_summary, invitation, page};

/// The distance between tiles.
const GAP: f32 = 12.0;

/// The minimum width of a tile, and its height.
const TILE: Vec2 = vec2(220.0, 148.0);

/// The height of a tile's texts, below its emblem.
const TEXTS: f32 = 66.0;

/// The overview on a page of its own.
pub struct PuzzlesPage;

impl Page for PuzzlesPage {
    fn id(&self) -> PageId {
        PageId::PUZZLES
    }

    fn enter(&mut self, shell: &mut Shell<'_>) {
        shell.parts.get_mut::<PuzzleBook>().read(&shell.services.saving);
    }

    fn show(&self, ui: &mut Ui, around: Around<'_>, commands: &mut Commands) {
        page::show(ui, texts::puzzles(), around, commands, |ui, commands| {
            around.parts.get::<PuzzleBook>().show_overview(ui, around.services, commands);
        });
    }
}

impl PuzzleBook {
    fn show_overview(&self, ui: &mut Ui, services: &Services, commands: &mut Commands) {
        page::scroll(ui, f32::INFINITY, |ui| {
            self.show_hero(ui, services, commands);
            focus::Group::area("games of puzzles").show(ui, |ui| {
                ui.spacing_mut().item_spacing = Vec2::splat(GAP);
                let room = ui.available_width();
                let columns = columns(menu().len(), (room + GAP) / (TILE.x + GAP));
                let tile = vec2((room + GAP) / columns as f32 - GAP, TILE.y);
                for row in menu().chunks(columns) {
                    ui.horizontal(|ui| {
                        for entry in row {
                            self.show_tile(ui, tile, services, entry, commands);
                        }
                    });
                }
            });
        });
    }

    /// Shows the next puzzle with a picture, and where the person stands.
    fn show_hero(&self, ui: &mut Ui, services: &Services, commands: &mut Commands) {
        let settings = services.settings();
        let training = self.training(settings);
        let is_new = settings.puzzles.is_empty() && training.is_none();
        let next = self.next_of_all(services);
        let entry = next.and_then(|next| entry(&next.puzzle.game)).filter(|_| !is_new);
        let picture = entry.map_or("7D 8D +AS=? KH", |entry| entry.emblem);
        let words = match training {
            Some(training) => [rating(training.rating), self.facts(training)],
            None => [texts::find_the_card(), texts::about()],
        };
        invitation::show(ui, services, picture, words, |ui| {
            focus::Group::area("next puzzle").show(ui, |ui| {
                ui.horizontal_wrapped(|ui| show_next(ui, next, commands));
                if !is_new {
                    ui.horizontal_wrapped(|ui| self.show_puzzle_of_day(ui, services, commands));
                    ui.horizontal_wrapped(|ui| self.show_way_to_streak(ui, settings, commands));
                    ui.horizontal_wrapped(|ui| self.show_way_to_mistakes(ui, commands));
                }
            });
        });
        if !is_new {
            ui.horizontal_wrapped(|ui| {
                self.show_themes(ui, commands);
                self.show_more(ui, commands);
            });
            self.show_warning(ui, settings);
            ui.add_space(theme::STEP);
        }
    }

    fn show_tile(&self, ui: &mut Ui, tile: Vec2, services: &Services, entry: &'static Entry, commands: &mut Commands) {
        let progress = &services.settings().puzzles;
        let [done, all] = self.solved(entry.id, progress);
        let words = solved([done, all], self.theme());
        let response = theme::tile(ui, tile, entry, |ui, rect, _| {
            game_summary::paint_tile(ui, (rect, TEXTS), entry, &words, services);
            paint_share(ui, rect, done as f32 / all.max(1) as f32);
        });
        let words = theme::say(ui, words);
        ui.accesskit_node_builder(response.id, |node| node.set_description(words));
        if response.clicked() {
            commands.push(Command::Show(PageId::PuzzlesOf(entry.id)));
        }
    }
}

/// The number of tiles in a row: no more than fit, and as even as the number of rows allows.
fn columns(tiles: usize, fitting: f32) -> usize {
    let rows = tiles.div_ceil((fitting as usize).max(1));
    tiles.div_ceil(rows.max(1)).max(1)
}

/// Paints the share of solved puzzles as a line at the foot of a tile.
fn paint_share(ui: &Ui, rect: Rect, share: f32) {
    let palette = Palette::of(ui);
    let left = rect.left_bottom() + vec2(14.0, -9.0);
    let line = Rect::from_min_size(left, vec2(rect.width() - 28.0, 3.0));
    ui.painter().rect_filled(line, 1.5, palette.line);
    let done = Rect::from_min_size(left, vec2(line.width() * share, 3.0));
    ui.painter().rect_filled(done, 1.5, palette.accent);
}
