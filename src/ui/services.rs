//! Services shared by the pages: files, settings, card pictures, messages and sounds.
//!
//! Pages read them while drawing, and change them only through the [`Shell`](super::shell::Shell). Nothing here knows
//! any page.

use std::time::Duration;

use egui::{Color32, Context, Event, Frame};

use super::backdrop::Backdrops;
use super::board::TablePictures;
use super::deck::{Atlas, TEXT_CARD_WIDTH};
use super::emblem::LARGE_CARD_WIDTH;
use super::errors;
use super::file_exchange::FileExchange;
use super::friends::transport::{Own, Transport};
use super::saving::Saving;
use super::settings::{Settings, SettingsFile};
use super::sound::{Cue, Request, Speaker};
use super::theme::{self, Palette, StyleSettings};
use super::toasts::Toasts;
use crate::bots::{Level, Limit};
use crate::games::Entry;
use crate::printable;
use crate::seal::Seal;
use crate::store::{Moved, SaveFile, SavedGames, Store};
use crate::text::{Message, app as texts};

/// Everything that all pages share.
pub struct Services {
    pub saving: Saving,
    /// The saved games, the newest first.
    pub saved_games: SavedGames,
    /// The cards shown in texts and pictures.
    pub cards: Atlas,
    pub pictures: TablePictures,
    /// The cards of a large emblem, while a page shows one.
    large_cards: Option<Atlas>,
    pub backdrops: Backdrops,
    pub files: FileExchange,
    /// Set if the window is rendered in software: the cloth has one color and cards have no shadows, because every
    /// pixel costs time.
    pub software_rendering: bool,
    pub toasts: Toasts,
    pub seals: fn() -> Seal,
    /// The limit of computer players that have this time to think.
    pub thinking: fn(Duration) -> Limit,
    settings_file: SettingsFile,
    /// The settings in force in egui's styles.
    style: StyleSettings,
    /// The way to friends elsewhere.
    pub transport: Box<dyn Transport>,
    /// Silent in tests.
    pub speaker: Speaker,
    time: f64,
    is_hidden: bool,
}

impl Services {
    /// Reads settings and saved games, and sets up theme and type.
    pub fn open(ctx: &Context, store: Store) -> Self {
        let (saving, saved_games) = Saving::start(ctx, store);
        let (mut settings_file, error) = SettingsFile::open(&saving.store.settings_path(), &saving.queue());
        if saving.is_second() {
            settings_file.leave_alone();
        }
        let settings = &settings_file.settings;
        theme::install(ctx, settings);
        ctx.set_theme(settings.theme.preference());
        ctx.options_mut(|options| options.zoom_with_keyboard = false);
        let mut services = Self {
            saved_games,
            files: FileExchange::new(saving.queue()),
            saving,
            cards: Atlas::new(),
            pictures: TablePictures::default(),
            large_cards: None,
            backdrops: Backdrops::default(),
            software_rendering: false,
            toasts: Toasts::default(),
            seals: Seal::draw,
            thinking: Limit::Time,
            style: StyleSettings::of(settings),
            settings_file,
            transport: Box::new(Own),
            speaker: Speaker::default(),
            time: 0.0,
            is_hidden: false,
        };
        if let Some(error) = error {
            let message = texts::settings_unreadable(errors::store(&error));
            services.notify(ctx, &message);
        }
        services
    }

    pub fn settings(&self) -> &Settings {
        &self.settings_file.settings
    }

    /// The settings, mutably; changes are written at the end of the frame.
    pub fn settings_mut(&mut self) -> &mut Settings {
        &mut self.settings_file.settings
    }

    /// Tells whether a game has been begun. The deal of a day, which begins without its introduction, does not count.
    pub fn has_played(&self, entry: &Entry) -> bool {
        let mut heads = self.saved_games.iter().filter_map(SaveFile::head);
        let is_played = heads.any(|head| head.entry.id == entry.id && !head.origin.is_of_day());
        is_played || self.settings().played.contains(entry.id)
    }

    /// The time in seconds by the window's clock. Unlike egui's, it goes on while the window is hidden.
    pub const fn time(&self) -> f64 {
        self.time
    }

    /// Sets the clock to the time of the input that is to be handled.
    pub const fn set_time(&mut self, time: f64) {
        self.time = time;
    }

    /// Begins a step: in a frame, the time is egui's.
    pub fn follow_time(&mut self, ctx: &Context) {
        let drawn = ctx.input(|input| input.time);
        self.is_hidden = drawn < self.time;
        self.time = self.time.max(drawn);
        self.toasts.follow_time(self.time);
    }

    /// Tells whether nothing is drawn now, because the window is hidden. What egui knows of the keyboard, the pointer
    /// and dropped files is old then.
    pub const fn is_hidden(&self) -> bool {
        self.is_hidden
    }

    pub fn draw_seal(&self) -> Seal {
        (self.seals)()
    }

    /// The limit of the thinking about a hint.
    pub fn hint_limit(&self) -> Limit {
        (self.thinking)(Level::Master.time())
    }

    pub fn notify(&mut self, ctx: &Context, message: &Message) {
        let message = self.say(message);
        self.toasts.notify(ctx, &message);
    }

    /// A message in the language of the window.
    pub fn say(&self, message: &Message) -> String {
        message.in_language(self.settings().language)
    }

    /// Updates the lists of saved games and of unsaved files. Returns the games that continue in another file because
    /// somebody else changed theirs.
    pub fn follow_saves(&mut self, ctx: &Context) -> Vec<Moved> {
        let mut moved = self.saving.follow(ctx);
        self.saved_games.follow();
        let is_back = |event: &Event| *event == Event::WindowFocused(true);
        if !self.is_hidden && ctx.input(|input| input.events.iter().any(is_back)) {
            self.saved_games.look_again();
        }
        moved.retain(|moved| {
            let is_game = !self.settings_file.continue_in(moved);
            if !is_game {
                let (from, to) = (printable::path(&moved.from), printable::path(&moved.to));
                let notice = texts::settings_changed_elsewhere(from, to);
                self.saving.add_notice(notice);
            }
            is_game
        });
        moved
    }

    /// Plays a sound as loud as the settings say, if they allow sounds.
    pub fn play_sound(&self, cue: Cue) {
        if let Some(delay) = cue.delay(self.settings().motion().seconds()) {
            self.play_sound_after(cue, delay);
        }
    }

    /// Plays a sound after this many seconds.
    pub fn play_sound_after(&self, cue: Cue, delay: f32) {
        let settings = self.settings();
        if settings.plays_sounds() {
            self.speaker.play(Request { cue, volume: settings.volume as f32 / 100.0, delay });
        }
    }

    /// Takes the person's own picture once it has been read.
    ///
    /// # Errors
    /// Returns a message if it cannot be shown.
    pub fn follow_backdrop(&mut self, ctx: &Context) -> Result<(), Message> {
        self.backdrops.follow(ctx, &self.settings_file.settings)
    }

    /// The cards for a large emblem: small ones, scaled up, until there are any.
    pub fn large_cards(&self) -> &Atlas {
        let large = self.large_cards.as_ref();
        large.filter(|atlas| atlas.is_ready()).unwrap_or(&self.cards)
    }

    /// Tells whether all cards have their size; for snapshot tests.
    pub fn has_settled_cards(&self) -> bool {
        let large = self.large_cards.as_ref();
        let are_settled = self.cards.is_settled() && self.pictures.are_settled();
        are_settled && large.is_none_or(|large| large.is_ready() && large.is_settled())
    }

    /// Applies the settings to size, theme and cards for the next frame, of a page that may have a large emblem.
    pub fn prepare_frame(&mut self, ctx: &Context, has_emblem: bool) {
        let settings = &self.settings_file.settings;
        theme::auto_zoom(ctx, settings.zoom as f32 / 100.0);
        let style = StyleSettings::of(settings);
        if std::mem::replace(&mut self.style, style) != style {
            style.apply(ctx);
        }
        if ctx.options(|options| options.theme_preference) != settings.theme.preference() {
            ctx.set_theme(settings.theme.preference());
        }
        self.cards.ensure(ctx, TEXT_CARD_WIDTH, settings.look());
        if has_emblem {
            let large = self.large_cards.get_or_insert_default();
            large.prepare(ctx, LARGE_CARD_WIDTH, settings.look());
        } else {
            self.large_cards = None;
        }
        self.pictures.receive(ctx);
    }

    /// The frame of a page. With software rendering, the window is cleared with the page's color
    /// instead of being filled with it.
    pub fn page_frame(&self, ctx: &Context) -> Frame {
        let frame = theme::page_frame(&Palette::of(ctx));
        if self.software_rendering {
            return frame.fill(Color32::TRANSPARENT);
        }
        frame
    }

    /// Writes the settings in the background if they have changed.
    pub fn save_settings(&mut self) {
        self.settings_file.save(&self.saving.queue());
    }
}
