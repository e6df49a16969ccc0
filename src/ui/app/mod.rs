//! The application: a shell around the screens.
//!
//! - [`Services`] holds what all screens share.
//! - Every screen keeps its own state, draws itself and returns commands.
//! - [`dispatch`] runs commands after drawing; [`App::step`] advances games and saves before it.

mod callbacks;
mod dispatch;
mod learn;
mod page;
mod puzzles;
mod review;
mod share;
mod shortcuts;
mod statistics;
#[cfg(test)]
mod tests;

use std::collections::HashMap;

use egui::{CentralPanel, Context, Margin, Panel, Ui};

use self::page::Page;
use super::command::{Command, Overlay, Screen, SettingsChange, SidePanel};
use super::deck::Atlas;
use super::focus::{self, FocusPlugin};
use super::key_list;
use super::keyboard::KeyboardPlugin;
use super::presses::{self, PressPlugin};
use super::screens::{
    AboutScreen, LessonScreen, NewGameScreen, PuzzlesScreen, ReviewScreen, RulesScreen,
    SavedScreen, SettingsScreen, StatisticsScreen, TableScreen, home,
};
use super::services::Services;
use super::settings::{Settings, Side};
use super::share_dialog::SharedGame;
use super::sound::Cue;
use super::table_menu;
use super::theme::{Palette, WindowFit};
use super::unsaved;
use super::window::Place;
use crate::games::{BotSession, entry};
use crate::rules::Next;
use crate::seal::Seal;
use crate::store::Store;

/// The width of a panel beside the table.
const PANEL: f32 = 420.0;

/// The minimum width of a table with a panel beside it.
const LEAST_TABLE: f32 = 620.0;

/// The usual heights of the toolbar and of the aim of the game below it.
const TOOLBAR: f32 = 52.0;
const AIM: f32 = 48.0;

/// The window's content: the screens, and which of them is shown.
pub struct App {
    services: Services,
    screen: Screen,
    /// The screens that led to this one with their visits, the most recent last.
    trail: Vec<(Screen, u64)>,
    /// The number of the visit to this screen. A screen keeps its place during a visit.
    visit: u64,
    /// Counts the visits.
    visits: u64,
    /// The id of the game whose lesson, form or rules led to Home.
    came_from: Option<&'static str>,
    side_panel: Option<SidePanel>,
    /// Whether the panel replaces the table, because there is no room for both.
    panel_covers_table: bool,
    overlay: Option<Overlay>,
    table: TableScreen,
    /// The forms in progress, by the game's id.
    forms: HashMap<&'static str, NewGameScreen>,
    /// The id of the game whose form is shown.
    form: &'static str,
    saved: SavedScreen,
    review: ReviewScreen,
    /// The game in the share dialog.
    shared: Option<SharedGame>,
    settings: SettingsScreen,
    statistics: StatisticsScreen,
    rules: RulesScreen,
    lesson: LessonScreen,
    puzzles: PuzzlesScreen,
    about: AboutScreen,
    /// Commands to run at the end of the frame.
    commands: Vec<Command>,
    /// Whether the person wants to close the window although something is unsaved.
    closes_anyway: bool,
    /// The place of the window.
    place: Place,
    fit: WindowFit,
}

impl App {
    /// The application as it starts: at Home, with the last game ready to be resumed.
    pub fn new(ctx: &Context, store: Store) -> Self {
        ctx.add_plugin(PressPlugin::default());
        ctx.add_plugin(KeyboardPlugin::default());
        ctx.add_plugin(FocusPlugin::default());
        Self {
            services: Services::open(ctx, store),
            screen: Screen::Home,
            trail: Vec::new(),
            visit: 0,
            visits: 0,
            came_from: None,
            side_panel: None,
            panel_covers_table: false,
            overlay: None,
            table: TableScreen::default(),
            forms: HashMap::new(),
            form: "",
            saved: SavedScreen::default(),
            review: ReviewScreen::default(),
            shared: None,
            settings: SettingsScreen::default(),
            statistics: StatisticsScreen::default(),
            rules: RulesScreen::default(),
            lesson: LessonScreen::default(),
            puzzles: PuzzlesScreen::default(),
            about: AboutScreen::default(),
            commands: Vec::new(),
            closes_anyway: false,
            place: Place::default(),
            fit: WindowFit::default(),
        }
    }

    /// Opens the window where it was closed.
    #[must_use]
    pub(super) const fn at_place(mut self, place: Place) -> Self {
        self.place = place;
        self
    }

    /// Paints as little as possible, for software rendering.
    #[must_use]
    pub fn software_rendering(mut self, software_rendering: bool) -> Self {
        self.services.software_rendering = software_rendering;
        self
    }

    /// Takes the cards in texts and pictures from an atlas that is already being drawn.
    #[must_use]
    pub fn with_cards(mut self, cards: Atlas) -> Self {
        self.services.cards = cards;
        self
    }

    /// Takes seals from this function, so that snapshots of the window stay the same.
    #[must_use]
    pub fn with_seals(mut self, seals: fn() -> Seal) -> Self {
        self.services.seals = seals;
        self
    }

    /// The settings.
    pub fn settings(&self) -> &Settings {
        self.services.settings()
    }

    /// The screen that is shown.
    pub const fn screen(&self) -> Screen {
        self.screen
    }

    /// The game at the table.
    pub fn session(&self) -> Option<&dyn BotSession> {
        Some(self.table.game()?.session())
    }

    /// The names of the players at the table, by seat.
    pub fn players(&self) -> Option<Vec<String>> {
        Some(self.table.game()?.names().list().to_vec())
    }

    /// Whether the game at the table is over.
    pub fn is_over(&self) -> bool {
        self.session()
            .is_some_and(|session| session.next() == Next::Over)
    }

    /// Adds a command, to be run at the end of the next frame.
    pub fn command(&mut self, command: Command) {
        self.commands.push(command);
    }

    /// Advances the game. Call it before every frame.
    pub fn step(&mut self, ctx: &Context) {
        for moved in self.services.follow_saves(ctx) {
            self.continue_in(&moved);
        }
        while let Some(file) = self.services.saving.next_file() {
            self.run(ctx, Command::OpenFile(file));
            ctx.send_viewport_cmd(egui::ViewportCommand::Focus);
        }
        self.table.write(&self.services);
        if ctx.input(|input| input.viewport().minimized == Some(true)) {
            self.table.hide_hands();
        }
        // The game pauses while the table is hidden.
        if self.screen != Screen::Table || self.panel_covers_table {
            self.table.pause();
        } else if self.services.saving.is_behind() {
            // It also waits until the last action is safe, and continues in one of the next frames.
            ctx.request_repaint();
        } else {
            for message in self.table.advance(ctx, self.services.settings()) {
                self.services.notify(ctx, message);
            }
            for cue in self.table.sounds(ctx, self.services.settings()) {
                self.services.play_sound(cue);
            }
        }
        self.keep_result();
        if self.screen == Screen::Table && self.table.is_to_be_compared() {
            self.services.reload_saved_games();
            self.table.compare(&self.services.saved_games);
        }
        self.table.write(&self.services);
        if self.screen == Screen::Lesson {
            let shown = self.lesson.advance(ctx, self.services.settings());
            if shown && self.settings().sound == Some(true) {
                self.services.play_sound(Cue::Card);
            }
        }
        self.follow_puzzles(ctx);
        let closes = ctx.input(|input| input.viewport().close_requested());
        if (closes || self.screen != Screen::Saved)
            && let Some(rename) = self.saved.finish_naming()
        {
            self.run(ctx, rename);
        }
        if closes && !self.closes_anyway && !self.flush() {
            ctx.send_viewport_cmd(egui::ViewportCommand::CancelClose);
            self.overlay = Some(Overlay::Closing);
        }
    }

    /// Draws a frame, then runs the commands that it produced.
    pub fn frame(&mut self, ui: &mut Ui) {
        let ctx = ui.ctx().clone();
        self.place.follow(&ctx);
        self.fit.follow(&ctx);
        if let Some(file) = self.services.begin_frame(ui) {
            let change = SettingsChange::UsePicture(file.path().to_owned());
            self.command(Command::Settings(change));
        }
        self.follow_files(&ctx);
        // A menu closes by itself.
        let has_menu = egui::Popup::is_any_open(ui);
        let shortcuts = shortcuts::pressed(ui, &self.shortcut_context());
        let mut commands = std::mem::take(&mut self.commands);
        unsaved::show(ui, &self.services, &mut commands);
        self.show_screen(ui, &mut commands);
        match self.overlay {
            Some(Overlay::Keys) if key_list::show(ui) => commands.push(Command::ShowOverlay(None)),
            Some(Overlay::Share) if let Some(shared) = &self.shared => {
                shared.show(ui, &mut commands);
            }
            Some(Overlay::Menu) if let Some(game) = self.table.game() => {
                commands.extend(table_menu::show(ui, game));
            }
            Some(Overlay::Closing) => commands.extend(unsaved::ask(ui, &self.services)),
            _ => {}
        }
        if !has_menu {
            commands.extend(shortcuts::escape(ui, &self.shortcut_context()));
        }
        commands.extend(shortcuts);
        let has_aim =
            self.screen == Screen::Table && self.table.shows_aim(self.services.settings());
        let bars = if has_aim { TOOLBAR + AIM } else { TOOLBAR };
        let position = match self.screen {
            Screen::Table => self.table.position(),
            _ => None,
        };
        self.services.toasts.keep_about(position);
        commands.extend(self.services.toasts.show(ui, bars));
        for command in commands {
            self.run(&ctx, command);
        }
        self.services.save_settings();
    }

    fn shortcut_context(&self) -> shortcuts::ShortcutContext {
        let at_table = self.table.game().map(|game| game.entry.id);
        shortcuts::ShortcutContext {
            screen: self.screen,
            overlay: self.overlay,
            at_table,
            shown: match self.screen {
                Screen::Table => at_table,
                Screen::Lesson => self.lesson().map(|(id, _)| id),
                Screen::Puzzle => self.puzzle().map(|(id, _)| id),
                Screen::Review => self.review.game(),
                _ => None,
            },
        }
    }

    /// The screen from which this one was opened.
    fn led_here(&self) -> Option<Screen> {
        self.trail.last().map(|(screen, _)| *screen)
    }

    /// Whether a screen is among those that led to this one.
    fn has_led_here(&self, screen: Screen) -> bool {
        self.trail.iter().any(|(other, _)| *other == screen)
    }

    fn show_screen(&mut self, ui: &mut Ui, commands: &mut Vec<Command>) {
        let services = &self.services;
        let has_game = self.table.game().is_some();
        let visit = self.visit;
        let back = self.way_back();
        let page = Page {
            services,
            visit,
            back,
        };
        focus::show_visit(ui, (self.screen, visit));
        presses::show_place(ui, (visit, self.overlay, self.side_panel));
        match self.screen {
            Screen::Table if has_game => {
                self.table.show_toolbar(ui, services, commands);
                self.panel_covers_table =
                    self.side_panel.is_some() && ui.available_width() < PANEL + LEAST_TABLE;
                self.show_side_panel(ui, commands);
                if !self.panel_covers_table {
                    self.table.show(ui, &self.services, self.overlay, commands);
                }
            }
            Screen::NewGame if let Some(new_game) = self.forms.get_mut(self.form) => {
                let title = new_game.title();
                page.show(ui, title, commands, |ui, commands| {
                    new_game.show(ui, services, commands);
                });
            }
            Screen::Review if self.review.has_game() => {
                let has_overlay = self.overlay.is_some();
                self.review.show(ui, services, has_overlay, commands);
            }
            Screen::Lesson => self.lesson.show(ui, services, visit, commands),
            Screen::Puzzles | Screen::PuzzlesOf(_) | Screen::Puzzle => {
                self.show_puzzles(ui, commands);
            }
            Screen::Statistics => self.show_statistics(ui, commands),
            Screen::Saved => page.show(ui, "Saved games", commands, |ui, commands| {
                self.saved.show(ui, services, commands);
            }),
            Screen::Settings => page.show(ui, "Settings", commands, |ui, commands| {
                self.settings.show(ui, services, has_game, commands);
            }),
            Screen::About => page.show(ui, "About Misère", commands, |ui, _| self.about.show(ui)),
            Screen::Rules(id) if let Some(entry) = entry(id) => {
                page.show(ui, entry.title, commands, |ui, commands| {
                    self.rules.show(ui, services, entry, commands);
                });
            }
            _ => home::show(ui, services, visit, self.came_from, commands),
        }
    }

    /// The button that leads back to the page from which this one was opened, or else to the table.
    pub(super) fn way_back(&self) -> Option<(&'static str, Screen)> {
        let before = self.led_here();
        let words = match before {
            Some(Screen::NewGame) => "Back to new game",
            Some(Screen::Saved) => "Back to saved games",
            Some(Screen::Settings) => "Back to settings",
            Some(Screen::Lesson) => "Back to the lesson",
            Some(Screen::Puzzle) => "Back to the puzzle",
            Some(Screen::Review) => "Back to the review",
            _ => {
                let table = ("Back to the table", Screen::Table);
                return self.table.game().map(|_| table);
            }
        };
        before.map(|screen| (words, screen))
    }

    /// Shows the panel beside the table, if one is open.
    fn show_side_panel(&mut self, ui: &mut Ui, commands: &mut Vec<Command>) {
        let Some(side_panel) = self.side_panel else {
            return;
        };
        let frame = egui::Frame::new()
            .fill(Palette::of(ui).ground)
            .inner_margin(Margin::same(16));
        let services = &self.services;
        let order = match services.settings().side {
            Side::Left => 1,
            Side::Right => 4,
        };
        let section = focus::Group::section("side panel").rank(order).secondary();
        let body = |ui: &mut Ui| {
            section.show(ui, |ui| match (side_panel, self.table.game()) {
                (SidePanel::Rules, Some(game)) => {
                    let session = game.session();
                    self.rules
                        .show_beside(ui, services, game.entry, session, commands);
                }
                (SidePanel::Rules, None) => {}
                (SidePanel::Settings, game) => {
                    let has_game = game.is_some();
                    self.settings.show_beside(ui, services, has_game, commands);
                }
            });
        };
        if self.panel_covers_table {
            CentralPanel::default().frame(frame).show(ui, body);
            return;
        }
        let panel = match services.settings().side {
            Side::Left => Panel::left("side panel"),
            Side::Right => Panel::right("side panel"),
        };
        let panel = panel.resizable(false).exact_size(PANEL);
        panel.frame(frame).show(ui, body);
    }
}

impl Drop for App {
    fn drop(&mut self) {
        // The save thread writes it before it ends.
        self.table.write(&self.services);
        if !self.services.saving.is_second() {
            // Nobody is left to be told that the next window opens elsewhere.
            let _ = self.place.write(&self.services.saving.store.window_path());
        }
    }
}
