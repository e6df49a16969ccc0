//! The application: a shell around the screens.
//!
//! - [`Services`] holds what all screens share, and [`Kept`] what outlives a visit to one.
//! - A screen owns its state, draws itself and collects commands.
//! - [`dispatch`] runs commands: those of a frame after it was drawn, and in [`App::step`] those that
//!   follow from the time that has passed.

mod advance;
mod callbacks;
mod challenges;
mod dispatch;
mod friends;
mod games;
mod navigation;
mod questions;
mod saved_games;
mod settings;
mod share;
mod shortcuts;
#[cfg(test)]
mod tests;

use egui::{Context, Ui};

use super::command::{Command, Overlay};
use super::deck::Atlas;
use super::focus::{self, FocusPlugin};
use super::friends::transport::Transport;
use super::job::Job;
use super::key_list;
use super::keyboard::KeyboardPlugin;
use super::presses::{self, PressPlugin};
use super::question::Question;
use super::results;
use super::screen_id::ScreenId;
use super::screens::{Kept, Screen, ScreenCommand, TableCommand};
use super::services::Services;
use super::settings::{Settings, SystemWishes};
use super::share_dialog::SharedGame;
use super::shell::Surroundings;
use super::sound::Speaker;
use super::theme::{self, WindowFit};
use super::unsaved;
use super::window::Place;
use crate::games::{BotSession, Play};
use crate::or_log::OrLog as _;
use crate::rules::Next;
use crate::seal::Seal;
use crate::store::{Date, FinishedGame, Store};
use crate::text::Language;

/// The usual heights of the toolbar, of the aim of the game below it, and of the line about friends elsewhere.
const TOOLBAR: f32 = 52.0;
const AIM: f32 = 48.0;
const FRIENDS: f32 = 40.0;

/// The window's content: the screens, and which of them is shown.
pub struct App {
    services: Services,
    kept: Kept,
    shown: Visit,
    /// The screens that led to this one, the most recent last.
    trail: Vec<Visit>,
    visits: u64,
    overlay: Option<Overlay>,
    shared: Option<SharedGame>,
    asked: Option<Asked>,
    /// The command of the shell that is being run.
    running: Option<Command>,
    /// Commands to run at the end of the frame.
    commands: Vec<ScreenCommand>,
    /// Set once the person wants to close the window although something is unsaved.
    closes_anyway: bool,
    place: Place,
    fit: WindowFit,
    /// Finds the results of finished games that have none.
    missing: Option<Job<Vec<FinishedGame>>>,
    /// The present day, as far as pages have been told.
    today: Date,
    /// Reports what the system is asked for, where it says so.
    wishes: Option<Job<(), SystemWishes>>,
}

impl App {
    /// The application as it starts: at Home, with the last game ready to be resumed.
    pub fn new(ctx: &Context, store: Store) -> Self {
        ctx.add_plugin(PressPlugin::default());
        ctx.add_plugin(KeyboardPlugin::default());
        ctx.add_plugin(FocusPlugin::default());
        let services = Services::open(ctx, store);
        Self {
            shown: Visit::first(&services),
            missing: results::find_missing(&services, ctx),
            today: Date::today(),
            services,
            kept: Kept::default(),
            trail: Vec::new(),
            visits: 0,
            overlay: None,
            shared: None,
            asked: None,
            running: None,
            commands: Vec::new(),
            closes_anyway: false,
            place: Place::default(),
            fit: WindowFit::default(),
            wishes: None,
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

    /// Speaks the language of the system, unless the person has chosen one.
    #[must_use]
    pub fn in_language_of_system(mut self, language: Language) -> Self {
        let settings = self.services.settings_mut();
        settings.speak(settings.chosen_language.unwrap_or(language));
        self
    }

    /// Follows what the system is asked for.
    #[must_use]
    pub fn with_wishes(mut self, wishes: Job<(), SystemWishes>) -> Self {
        self.wishes = Some(wishes);
        self
    }

    /// Tells whether files can be dropped onto the window: <https://github.com/rust-windowing/winit/issues/1881>.
    #[must_use]
    pub fn taking_dropped_files(mut self, takes: bool) -> Self {
        self.services.files.takes_dropped_files = takes;
        self
    }

    /// Makes sounds.
    #[must_use]
    pub(super) fn with_speaker(mut self, speaker: Speaker) -> Self {
        self.services.speaker = speaker;
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

    /// Reaches friends elsewhere by this transport.
    #[must_use]
    pub fn with_transport(mut self, transport: Box<dyn Transport>) -> Self {
        self.services.transport = transport;
        self
    }

    /// The settings.
    pub fn settings(&self) -> &Settings {
        self.services.settings()
    }

    /// The screen that is shown.
    pub fn screen(&self) -> ScreenId {
        self.shown.screen.id()
    }

    /// The lesson that is shown or that led to this screen: the id of its game, and its step, from 0.
    pub fn lesson(&self) -> Option<(&'static str, usize)> {
        self.visits_back().find_map(|visit| match &visit.screen {
            Screen::Lesson(lesson) => Some(lesson.current()),
            _ => None,
        })
    }

    /// The puzzle that is shown or that led to this screen: the id of its game, and its key.
    pub fn puzzle(&self) -> Option<(&'static str, u64)> {
        self.visits_back().find_map(|visit| match &visit.screen {
            Screen::Puzzle(puzzle) => Some(puzzle.puzzle()),
            _ => None,
        })
    }

    /// The game at the table.
    pub fn session(&self) -> Option<&dyn Play> {
        Some(self.kept.table.game()?.session())
    }

    /// The game at the table with its log, unless somebody else hosts it.
    pub fn own_session(&self) -> Option<&dyn BotSession> {
        self.kept.table.game()?.own_session()
    }

    /// Tells whether the person at the table is to act, and nothing lies over it.
    pub fn is_asked(&self) -> bool {
        self.kept.table.is_asked()
    }

    /// The names of the players at the table, by seat.
    pub fn players(&self) -> Option<Vec<String>> {
        Some(self.kept.table.game()?.names().list().to_vec())
    }

    /// Tells whether everything is on disk.
    pub fn is_saved(&self) -> bool {
        self.services.saving.is_done()
    }

    /// Tells whether all cards have their size; for snapshot tests.
    pub fn has_settled_cards(&self) -> bool {
        self.services.has_settled_cards()
    }

    /// Stops the clock by which messages go, or lets it go on; for tests that wait.
    pub fn stop_toast_clock(&mut self, ctx: &Context, stopped: bool) {
        self.services.toasts.stop_clock(ctx, stopped);
    }

    /// Tells whether the game at the table is over.
    pub fn is_over(&self) -> bool {
        self.session().is_some_and(|session| session.next() == Next::Over)
    }

    /// Adds a command, to be run at the end of the next frame.
    pub fn command(&mut self, command: impl Into<ScreenCommand>) {
        self.commands.push(command.into());
    }

    /// Runs the commands that follow from what has arrived and from the time that has passed. Call it
    /// before every frame.
    pub fn step(&mut self, ctx: &Context) {
        self.services.follow_time(ctx);
        self.run(ctx, Command::Receive.into());
        self.run(ctx, TableCommand::FollowFriends.into());
        let is_covered = self.overlay.is_some();
        for command in self.shown.screen.advance(ctx, is_covered, &self.kept) {
            self.run(ctx, command);
        }
        self.run(ctx, Command::Advance.into());
        if ctx.input(|input| input.viewport().close_requested()) {
            self.run(ctx, Command::FinishClosing.into());
        }
    }

    /// Draws a frame, then runs the commands that it produced.
    pub fn frame(&mut self, ui: &mut Ui) {
        let ctx = ui.ctx().clone();
        let language = self.settings().language;
        tell_language(&ctx, language);
        theme::set_language(&ctx, language);
        let mut commands = std::mem::take(&mut self.commands);
        self.show(ui, &mut commands);
        for command in commands {
            self.run(&ctx, command);
            ctx.request_repaint();
        }
    }

    fn show(&self, ui: &mut Ui, commands: &mut Vec<ScreenCommand>) {
        // A menu closes by itself.
        let has_menu = egui::Popup::is_any_open(ui);
        let keys = self.shortcut_context();
        let shortcuts = shortcuts::pressed(ui, &keys);
        let mut asked = Vec::new();
        unsaved::show(ui, &self.services, &mut asked);
        self.show_screen(ui, commands);
        match self.overlay {
            Some(Overlay::Keys) if key_list::show(ui) => {
                asked.push(Command::ShowOverlay(None));
            }
            Some(Overlay::Share) if let Some(shared) = &self.shared => {
                shared.show(ui, &mut asked);
            }
            Some(Overlay::Closing) => asked.extend(unsaved::ask(ui, &self.services)),
            Some(Overlay::Question) if let Some(waiting) = &self.asked => {
                let answer = waiting.question.show(ui);
                asked.extend(answer.map(Command::Answer));
            }
            _ => {}
        }
        if !has_menu {
            asked.extend(shortcuts::escape(ui, &keys));
        }
        commands.extend(asked.into_iter().map(ScreenCommand::from));
        commands.extend(shortcuts);
        let mut bars = TOOLBAR;
        if matches!(self.shown.screen, Screen::Table) {
            let table = &self.kept.table;
            if table.shows_aim(self.services.settings()) {
                bars += AIM;
            }
            if table.shows_friends() {
                bars += FRIENDS;
            }
        }
        let players = match self.shown.screen {
            Screen::Table => self.kept.table.players_at(),
            _ => &[],
        };
        let pressed = self.services.toasts.show(ui, bars, players);
        commands.extend(pressed.map(ScreenCommand::from));
    }

    fn shortcut_context(&self) -> shortcuts::ShortcutContext {
        let at_table = self.kept.table.game();
        shortcuts::ShortcutContext {
            screen: self.shown.screen.id(),
            overlay: self.overlay,
            at_table: at_table.map(|game| game.entry.id),
            shown: self.shown.screen.game(&self.kept),
        }
    }

    fn show_screen(&self, ui: &mut Ui, commands: &mut Vec<ScreenCommand>) {
        let way_back = self.way_back();
        let around = Surroundings {
            services: &self.services,
            visit: self.shown.number,
            overlay: self.overlay,
            way_back: way_back.as_ref(),
        };
        focus::show_visit(ui, self.shown.number);
        let panel = self.kept.table.side_panel();
        presses::show_place(ui, (self.shown.number, self.overlay, panel));
        self.shown.screen.show(ui, around, &self.kept, commands);
    }
}

/// Tells screen readers the language of the window.
fn tell_language(ctx: &Context, language: Language) {
    ctx.accesskit_node_builder(egui::accesskit_root_id(), |root| {
        root.set_language(language.code());
    });
}

/// A visit to a screen, which keeps its place during the visit.
struct Visit {
    /// The number by which it is told from all others.
    number: u64,
    screen: Screen,
}

impl Visit {
    /// The visit with which the program begins.
    fn first(services: &Services) -> Self {
        let mut screen = Screen::home();
        if let Screen::Home(home) = &mut screen {
            home.read(services, None);
        }
        Self { number: 0, screen }
    }
}

/// A command, and the question whether to run it.
struct Asked {
    command: ScreenCommand,
    question: Question,
}

impl Drop for App {
    fn drop(&mut self) {
        self.kept.table.close_table();
        // The thread writes all before it ends.
        self.kept.table.write(&self.services);
        self.services.save_settings();
        let saving = &self.services.saving;
        if !saving.is_second() {
            let (place, path) = (self.place, saving.store.window_path());
            // Nobody is left to be told that the next window opens elsewhere.
            saving.queue().queue(move || _ = place.write(&path).or_log("writing where the window was"));
        }
    }
}
