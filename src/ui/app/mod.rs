//! The application: a shell around the pages, which knows none of them but by their list.
//!
//! - [`Services`] holds what all pages share, and [`Parts`] what outlives a visit to one.
//! - A page owns its state, draws itself and asks for what the person does.
//! - [`dispatch`] runs what was asked for: after drawing, and in [`App::step`] what follows from the time that has passed.

mod advance;
mod callbacks;
mod dispatch;
mod for_tests;
mod navigation;
mod share;
mod shortcuts;

use std::time::Duration;

use egui::{Context, Ui};

use super::command::{Command, Overlay};
use super::deck::Atlas;
use super::focus::{self, FocusPlugin};
use super::friends::transport::Transport;
use super::job::Job;
use super::keyboard::KeyboardPlugin;
use super::presses::{self, PressPlugin};
use super::question::Question;
use super::services::Services;
use super::settings::{Settings, SystemWishes};
use super::share_dialog::SharedGame;
use super::shell::{AnyCommand, Around, Commands, Page, Part, Parts, Shown};
use super::sound::Speaker;
use super::theme::{self, WindowFit};
use super::window::Place;
use super::{key_list, pages, results, unsaved};
use crate::bots::Limit;
use crate::or_log::OrLog as _;
use crate::seal::Seal;
use crate::store::{Date, FinishedGame, Store};
use crate::text::Language;

/// The window's content: the pages, and which of them is shown.
#[must_use]
pub struct App {
    services: Services,
    parts: Parts,
    shown: Visit,
    /// The pages that led to this one, the most recent last.
    trail: Vec<Visit>,
    visits: u64,
    overlay: Option<Overlay>,
    shared: Option<SharedGame>,
    /// A request that waits until the person has confirmed it.
    waiting: Option<(AnyCommand, Question)>,
    /// Requests to run at the end of the frame.
    commands: Commands,
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
            shown: Visit { number: 0, page: pages::first(&services) },
            missing: results::find_missing(&services, ctx),
            today: Date::today(),
            services,
            parts: pages::parts(),
            trail: Vec::new(),
            visits: 0,
            overlay: None,
            shared: None,
            waiting: None,
            commands: Commands::default(),
            closes_anyway: false,
            place: Place::default(),
            fit: WindowFit::default(),
            wishes: None,
        }
    }

    /// Opens the window where it was closed.
    pub(super) const fn at_place(mut self, place: Place) -> Self {
        self.place = place;
        self
    }

    /// Paints as little as possible, for software rendering.
    pub fn software_rendering(mut self, software_rendering: bool) -> Self {
        self.services.software_rendering = software_rendering;
        self
    }

    /// Speaks the language of the system, unless the person has chosen one.
    pub fn in_language_of_system(mut self, language: Language) -> Self {
        let settings = self.services.settings_mut();
        settings.speak(settings.chosen_language.unwrap_or(language));
        self
    }

    /// Follows what the system is asked for.
    pub fn with_wishes(mut self, wishes: Job<(), SystemWishes>) -> Self {
        self.wishes = Some(wishes);
        self
    }

    /// Tells whether files can be dropped onto the window: <https://github.com/rust-windowing/winit/issues/1881>.
    pub fn taking_dropped_files(mut self, takes: bool) -> Self {
        self.services.files.takes_dropped_files = takes;
        self
    }

    /// Makes sounds.
    pub(super) fn with_speaker(mut self, speaker: Speaker) -> Self {
        self.services.speaker = speaker;
        self
    }

    /// Takes the cards in texts and pictures from an atlas that is already being drawn.
    pub fn with_cards(mut self, cards: Atlas) -> Self {
        self.services.cards = cards;
        self
    }

    /// Takes seals from this function, so that snapshots of the window stay the same.
    pub fn with_seals(mut self, seals: fn() -> Seal) -> Self {
        self.services.seals = seals;
        self
    }

    /// Limits computer players and hints by this function of their time, so that they decide alike in every run.
    pub fn with_thinking(mut self, thinking: fn(Duration) -> Limit) -> Self {
        self.services.thinking = thinking;
        self
    }

    /// Reaches friends elsewhere by this transport.
    pub fn with_transport(mut self, transport: Box<dyn Transport>) -> Self {
        self.services.transport = transport;
        self
    }

    pub fn settings(&self) -> &Settings {
        self.services.settings()
    }

    /// Adds a command, to be run at the end of the next frame.
    pub fn command(&mut self, command: impl Into<AnyCommand>) {
        self.commands.push(command);
    }

    /// Runs what follows from what has arrived and from the time that has passed. Call it before every frame.
    pub fn step(&mut self, ctx: &Context) {
        self.services.follow_time(ctx);
        self.receive(ctx);
        self.with_parts(ctx, Part::receive);
        let shown = Shown { page: self.shown.page.id(), is_covered: self.overlay.is_some() };
        self.with_parts(ctx, |part, shell| part.advance(&shown, shell));
        self.with_page(ctx, Page::advance);
        self.advance(ctx);
        if ctx.input(|input| input.viewport().close_requested()) {
            self.finish_closing(ctx);
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
        self.run_all(&ctx, commands.into_vec());
    }

    fn show(&self, ui: &mut Ui, commands: &mut Commands) {
        // A menu closes by itself.
        let has_menu = egui::Popup::is_any_open(ui);
        let way_back = self.way_back();
        let around = Around {
            services: &self.services,
            parts: &self.parts,
            visit: self.shown.number,
            overlay: self.overlay,
            way_back: way_back.as_ref(),
            home_pages: &pages::HOME_PAGES,
        };
        let page = &*self.shown.page;
        let mut pressed = Commands::default();
        shortcuts::take(ui, page, around, &mut pressed);
        let mut asked = Commands::default();
        unsaved::show(ui, &self.services, &mut asked);
        focus::show_visit(ui, around.visit);
        presses::show_scope(ui, page.press_scope(around));
        page.show(ui, around, commands);
        match self.overlay {
            Some(Overlay::Keys) if key_list::show(ui) => {
                asked.push(Command::ShowOverlay(None));
            }
            Some(Overlay::Share) if let Some(shared) = &self.shared => {
                shared.show(ui, &mut asked);
            }
            Some(Overlay::Closing) => asked.extend(unsaved::ask(ui, &self.services)),
            Some(Overlay::Question) if let Some((_, question)) = &self.waiting => {
                let answer = question.show(ui);
                asked.extend(answer.map(Command::Answer));
            }
            _ => {}
        }
        if !has_menu {
            asked.extend(shortcuts::escape(ui, page, around));
        }
        commands.extend(asked.into_vec());
        commands.extend(pressed.into_vec());
        let (bars, players) = page.obstacles(around);
        let is_over_table = page.traits().has_table;
        let pressed = self.services.toasts.show(ui, is_over_table.then_some(bars), players);
        commands.extend(pressed.map(AnyCommand::Offered));
    }
}

/// Tells screen readers the language of the window.
fn tell_language(ctx: &Context, language: Language) {
    ctx.accesskit_node_builder(egui::accesskit_root_id(), |root| {
        root.set_language(language.code());
    });
}

/// A visit to a page, which keeps its place during the visit.
struct Visit {
    /// The number by which it is told from all others.
    number: u64,
    page: Box<dyn Page>,
}

impl Drop for App {
    fn drop(&mut self) {
        // The thread writes all before it ends.
        self.parts.iter_mut().for_each(|part| part.end(&self.services));
        self.services.save_settings();
        let saving = &self.services.saving;
        if !saving.is_second() {
            let (place, path) = (self.place, saving.store.window_path());
            // Nobody is left to be told that the next window opens elsewhere.
            saving.queue().queue(move || _ = place.write(&path).or_log("writing where the window was"));
        }
    }
}
