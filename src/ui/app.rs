//! The window's state, and what happens every frame.

use eframe::Frame;
use egui::{CentralPanel, Context, Key, Modifiers, Panel, Ui};

use super::backdrop::Backdrops;
use super::board::Board;
use super::command::{Command, Overlay, Screen, SidePanel};
use super::deck::Atlas;
use super::external_bots::ExternalBots;
use super::hints::{self, Hints};
use super::new_game::NewGameForm;
use super::play::{Play, TableState};
use super::save_thread::SaveThread;
use super::saved::SavedGames;
use super::settings::{Settings, SettingsFile, Side};
use super::sound::cue::Heard;
use super::sound::{Cue, Speaker};
use super::theme::{self, Palette};
use super::toasts::Toasts;
use super::{home, keys, new_game, rules_page, saved, settings_page, sheet, table, window};
use crate::games::Entry;
use crate::rules::{Next, Seat};
use crate::store::Store;

/// The window.
pub struct App {
    pub(super) store: Store,
    pub(super) settings_file: SettingsFile,
    pub(super) screen: Screen,
    pub(super) side_panel: Option<SidePanel>,
    pub(super) overlay: Option<Overlay>,
    pub(super) play: Option<Play>,
    /// The programs at the table.
    pub(super) external_bots: ExternalBots,
    pub(super) board: Board,
    pub(super) form: Option<NewGameForm>,
    pub(super) saved_games: SavedGames,
    /// The cards that stand in text and pictures.
    pub(super) cards: Atlas,
    pub(super) backdrops: Backdrops,
    /// A reason shown in place of the prompt, and until when.
    pub(super) reason: Option<(String, f64)>,
    pub(super) peek: bool,
    commands: Vec<Command>,
    pub(super) toasts: Toasts,
    pub(super) hints: Hints,
    /// Is the cloth of one colour, and do cards lie on it without shadows? Where there is no graphics
    /// card every pixel costs.
    pub(super) plain: bool,
    speaker: Speaker,
    /// What the game at the table sounded like last.
    heard: Option<Heard>,
    save_thread: SaveThread,
    /// The state of the game that was handed to the save_thread last.
    pub(super) written: Option<u64>,
}

impl App {
    /// The window as it opens: at Home, with the last game to be resumed.
    pub fn new(ctx: &Context, store: Store) -> Self {
        store.purge();
        let (settings_file, error) = SettingsFile::open(&store.settings_path());
        theme::install(
            ctx,
            settings_file.settings.high_contrast,
            settings_file.settings.is_still(),
        );
        ctx.set_theme(settings_file.settings.shade.preference());
        ctx.options_mut(|options| options.zoom_with_keyboard = false);
        let mut app = Self {
            saved_games: SavedGames::read(&store),
            store,
            settings_file,
            screen: Screen::Home,
            side_panel: None,
            overlay: None,
            play: None,
            external_bots: ExternalBots::default(),
            board: Board::new(),
            form: None,
            cards: Atlas::new(),
            backdrops: Backdrops::default(),
            reason: None,
            peek: false,
            commands: Vec::new(),
            toasts: Toasts::default(),
            hints: Hints::default(),
            plain: false,
            speaker: Speaker::start(),
            heard: None,
            save_thread: SaveThread::start(ctx),
            written: None,
        };
        if let Some(error) = error {
            app.toasts.say(
                ctx,
                format!("The settings cannot be read and are left as they are: {error}"),
            );
        }
        app
    }

    /// What the person likes.
    pub fn settings(&mut self) -> &mut Settings {
        &mut self.settings_file.settings
    }

    /// What fills the window.
    pub const fn screen(&self) -> Screen {
        self.screen
    }

    /// The game at the table.
    pub fn session(&self) -> Option<&dyn crate::games::BotSession> {
        self.play.as_ref().map(|play| play.saved.session.as_ref())
    }

    /// A seat at the table whose program nobody has allowed or refused yet.
    pub(super) fn stranger(&self) -> Option<Seat> {
        let saved = &self.play.as_ref()?.saved;
        let under_way = saved.session.next() != Next::Over;
        let stranger = self
            .external_bots
            .stranger(&saved.players, &self.settings_file.settings);
        stranger.filter(|_| under_way)
    }

    /// Lets the programs at the table go, which need not think on.
    pub(super) fn dismiss(&mut self) {
        if let Some(play) = &mut self.play {
            play.pause();
        }
        self.external_bots.dismiss();
    }

    /// Asks for something to be done after drawing.
    pub fn command(&mut self, command: Command) {
        self.commands.push(command);
    }

    /// The entry of the game at the table.
    pub(super) fn entry(&self) -> Option<&'static Entry> {
        self.play.as_ref().map(|play| play.entry)
    }

    /// Hands the game at the table to the save_thread if it has changed.
    fn write(&mut self) {
        if let Some(play) = &self.play
            && Some(play.changes) != self.written
        {
            self.written = Some(play.changes);
            self.save_thread.write(&play.path, play.saved.to_ron());
        }
    }

    /// Waits until everything is on the disk.
    pub(super) fn flush(&mut self) {
        self.write();
        self.save_thread.wait();
    }

    fn keys(&mut self, ui: &Ui) {
        if ui.text_edit_focused() {
            return;
        }
        let pressed = |modifiers: Modifiers, key: Key| {
            ui.input_mut(|input| input.consume_key(modifiers, key))
        };
        let (none, ctrl) = (Modifiers::NONE, Modifiers::COMMAND);
        let at_table = self.screen == Screen::Table;
        let mut commands = Vec::new();
        if pressed(none, Key::F11) {
            commands.push(Command::FullScreen);
        }
        if pressed(ctrl, Key::N) {
            let id = self.entry().map(|entry| entry.id);
            commands.push(id.map_or(Command::Show(Screen::Home), Command::SetUp));
        }
        if pressed(ctrl, Key::O) {
            commands.push(Command::Show(Screen::Saved));
        }
        if pressed(none, Key::Questionmark) || pressed(Modifiers::SHIFT, Key::Questionmark) {
            commands.push(Command::ShowOverlay(Some(Overlay::Keys)));
        }
        if pressed(ctrl, Key::Plus) || pressed(ctrl, Key::Equals) {
            self.settings_file.settings.zoom = (self.settings_file.settings.zoom + 10).min(200);
        }
        if pressed(ctrl, Key::Minus) {
            self.settings_file.settings.zoom =
                self.settings_file.settings.zoom.saturating_sub(10).max(60);
        }
        if at_table {
            if pressed(ctrl, Key::Z) || pressed(none, Key::U) {
                commands.push(Command::Undo);
            }
            if pressed(none, Key::H) {
                commands.push(Command::Hint);
            }
            if pressed(none, Key::W) {
                commands.push(Command::Why);
            }
            if pressed(none, Key::L) {
                commands.push(Command::LastTrick);
            }
            if pressed(none, Key::S) {
                let over = (self.overlay != Some(Overlay::Sheet)).then_some(Overlay::Sheet);
                commands.push(Command::ShowOverlay(over));
            }
            if pressed(none, Key::F1) {
                commands.push(Command::ToggleSidePanel(SidePanel::Rules));
            }
            if pressed(ctrl, Key::S)
                && let Some(play) = &self.play
            {
                commands.push(Command::Duplicate(play.path.clone()));
                commands.push(Command::Say("A copy is kept under Saved games.".into()));
            }
        }
        let idle = self.side_panel.is_some() || self.overlay.is_some() || !at_table;
        // An open menu closes first, by itself.
        let idle = idle && !egui::Popup::is_any_open(ui);
        if idle && self.screen != Screen::Home && pressed(none, Key::Escape) {
            commands.push(Command::Back);
        }
        self.commands.extend(commands);
    }

    /// Everything that happens between two frames.
    pub fn step(&mut self, ctx: &Context) {
        let errors: Vec<String> = self
            .save_thread
            .errors()
            .map(|error| error.to_string())
            .collect();
        for error in errors {
            self.toasts
                .say(ctx, format!("The game could not be saved. {error}"));
        }
        if self.stranger().is_some() {
            // The person is asked first.
        } else if let Some(play) = &mut self.play
            && self.screen == Screen::Table
        {
            play.advance(ctx, &self.settings_file.settings, &mut self.external_bots);
            if let Some(trouble) = play.trouble.take() {
                self.toasts.say(ctx, trouble);
            }
        } else {
            self.dismiss();
        }
        self.hints.listen(self.play.as_ref());
        self.write();
        self.sound(ctx);
    }

    /// Plays what the game at the table sounds like since the last frame.
    fn sound(&mut self, ctx: &Context) {
        let settings = &self.settings_file.settings;
        let time = ctx.input(|input| input.time);
        let Some(play) = self.play.as_ref().filter(|_| self.screen == Screen::Table) else {
            return;
        };
        let heard = play.heard(settings, time);
        if settings.sound == Some(true) {
            for cue in heard.since(self.heard.as_ref()) {
                self.speaker.play(cue, settings.volume as f32 / 100.0);
            }
        }
        self.heard = Some(heard);
    }

    /// Plays a card, so that the volume can be judged.
    pub(super) fn sample_sound(&self) {
        let volume = self.settings_file.settings.volume as f32 / 100.0;
        self.speaker.play(Cue::Card, volume);
    }

    /// One frame.
    pub fn frame(&mut self, ui: &mut Ui) {
        let ctx = ui.ctx().clone();
        let settings = &self.settings_file.settings;
        theme::auto_zoom(&ctx, settings.zoom as f32 / 100.0);
        window::follow_scale(&ctx);
        theme::follow(&ctx, settings.high_contrast, settings.is_still());
        if ctx.options(|options| options.theme_preference) != settings.shade.preference() {
            ctx.set_theme(settings.shade.preference());
        }
        self.cards.ensure(ui, CARD, settings.look());
        if let Err(words) = self.backdrops.follow(&ctx, settings) {
            self.toasts.say(&ctx, words);
        }
        if let Some(file) = self.backdrops.chosen(&ctx) {
            self.choose_picture(&ctx, file.path());
        }
        self.keys(ui);
        match self.screen {
            Screen::Table if self.play.is_some() => table::show(self, ui),
            Screen::NewGame if self.form.is_some() => new_game::show(self, ui),
            Screen::Saved => saved::show(self, ui),
            Screen::Settings => settings_page::show(self, ui),
            Screen::Rules(id) => rules_page::show(self, ui, id),
            _ => home::show(self, ui),
        }
        match self.overlay {
            Some(Overlay::Keys) => keys::show(self, ui),
            Some(Overlay::Sheet) => sheet::show_over(self, ui),
            Some(Overlay::Values) => hints::show(self, ui),
            None => {}
        }
        self.commands.extend(self.toasts.show(ui));
        for command in std::mem::take(&mut self.commands) {
            self.run(&ctx, command);
        }
        if let Err(error) = self.settings_file.save() {
            self.toasts.say(&ctx, error.to_string());
        }
    }

    /// The panel at the side of the table, if one is open.
    pub(super) fn paint_aside(&mut self, ui: &mut Ui) {
        let Some(side_panel) = self.side_panel else {
            return;
        };
        let palette = Palette::of(ui);
        let side = match self.settings_file.settings.side {
            Side::Left => Panel::left("side_panel"),
            Side::Right => Panel::right("side_panel"),
        };
        side.resizable(false)
            .exact_size(420.0_f32.min(ui.available_width() * 0.5))
            .frame(
                egui::Frame::new()
                    .fill(palette.ground)
                    .inner_margin(egui::Margin::same(16)),
            )
            .show(ui, |ui| match side_panel {
                SidePanel::Rules => {
                    if let Some(entry) = self.entry() {
                        rules_page::beside(self, ui, entry);
                    }
                }
                SidePanel::Settings => settings_page::beside(self, ui),
            });
    }

    /// A screen with a title, a way back, and room below.
    pub(super) fn page(&mut self, ui: &mut Ui, title: &str, body: impl FnOnce(&mut Self, &mut Ui)) {
        let palette = Palette::of(ui);
        let frame = egui::Frame::new()
            .fill(palette.ground)
            .inner_margin(egui::Margin::symmetric(32, 20));
        CentralPanel::default().frame(frame).show(ui, |ui| {
            theme::line(ui, |ui| {
                if theme::secondary(ui, "Home").clicked() {
                    self.command(Command::Show(Screen::Home));
                }
                if self.play.is_some() && theme::secondary(ui, "Back to the table").clicked() {
                    self.command(Command::Show(Screen::Table));
                }
                ui.add_space(8.0);
                ui.label(theme::text(title, theme::size::TITLE));
            });
            ui.add_space(8.0);
            // Each page scrolls by itself.
            ui.push_id(title, |ui| body(self, ui));
        });
    }

    /// What the person at the machine is asked, if a game is at the table.
    pub fn table_state(&self) -> Option<TableState> {
        self.play.as_ref().map(Play::table_state)
    }

    /// Is the game at the table over?
    pub fn is_over(&self) -> bool {
        self.session()
            .is_some_and(|session| session.next() == Next::Over)
    }
}

/// How wide the cards are that stand in text and pictures, in points.
pub const CARD: f32 = 58.0;

impl eframe::App for App {
    /// At the table the cloth, which then need not be painted if it is plain.
    fn clear_color(&self, visuals: &egui::Visuals) -> [f32; 4] {
        let surface = self.settings_file.settings.surface(visuals.dark_mode);
        surface.color.to_normalized_gamma_f32()
    }

    fn logic(&mut self, ctx: &Context, _frame: &mut Frame) {
        self.step(ctx);
    }

    fn ui(&mut self, ui: &mut Ui, _frame: &mut Frame) {
        self.frame(ui);
    }
}

impl Drop for App {
    fn drop(&mut self) {
        self.flush();
    }
}
