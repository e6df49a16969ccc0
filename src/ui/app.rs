//! The window's state, and the one place where anything of it changes.

use std::path::PathBuf;

use eframe::Frame;
use egui::{CentralPanel, Context, Id, Key, Modifiers, Panel, Ui};

use super::board::{Board, Done};
use super::deck::Atlas;
use super::new_game::Draft;
use super::play::{Play, Stage, Writer};
use super::saved::Shelf;
use super::settings::{GameSetup, Kept, OwnPreset, Settings, rules_text};
use super::theme::{self, Palette};
use super::{home, new_game, rules_page, saved, settings_page, sheet, table};
use crate::games::{Entry, entry};
use crate::rules::{Next, Seat};
use crate::store::{Player, Saved, Store, now, open_example, read};
use crate::table::Setup;

/// What fills the window.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub enum Screen {
    /// Resume, and the gallery.
    Home,
    /// Setting up a game.
    NewGame,
    /// Playing.
    Table,
    /// The list of saved games.
    Saved,
    /// The settings, without a table behind them.
    Settings,
    /// The rules of a game, without a table beside them.
    Rules(&'static str),
}

/// What stands beside the table.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub enum Aside {
    /// The rules of the game.
    Rules,
    /// The settings.
    Settings,
}

/// What lies over the table until it is put away.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub enum Over {
    /// The score sheet.
    Sheet,
    /// The keys.
    Keys,
}

/// Something to be done after drawing.
#[derive(Clone, Debug)]
pub enum Command {
    /// Show a screen.
    Show(Screen),
    /// One step back: from panels to the table, from screens to Home.
    Back,
    /// Set up a game.
    SetUp(&'static str),
    /// Start the game that is set up.
    Start,
    /// Play the same game again, with the next seat dealing.
    Again,
    /// Open a saved game.
    Open(PathBuf),
    /// Open the half-played example of a game, or the finished one.
    OpenExample(&'static str, bool),
    /// Something done at the table.
    AtTable(Done),
    /// The score sheet has been read.
    NextDeal,
    /// The next person sits down.
    Reveal(Seat),
    /// The rest of the deal plays itself.
    FinishDeal,
    /// Take the last decision back.
    Undo,
    /// Look at the last trick.
    LastTrick,
    /// Put a panel beside the table, or away.
    Toggle(Aside),
    /// Lay something over the table, or put it away.
    Lay(Option<Over>),
    /// Keep the house rules that are set up under a name.
    KeepPreset(String),
    /// Forget house rules kept under a name.
    ForgetPreset(&'static str, String),
    /// Give a saved game a name.
    Rename(PathBuf, String),
    /// Save a second copy of a game.
    Duplicate(PathBuf),
    /// Delete a saved game; it can be undone.
    Delete(PathBuf),
    /// Put the game deleted last back.
    Restore(PathBuf),
    /// Sort the hand anew.
    Sort,
    /// The whole screen, or a window.
    FullScreen,
    /// Say something, for a while.
    Say(String),
}

/// A message in a corner, for a while.
struct Toast {
    words: String,
    until: f64,
    undo: Option<Command>,
}

/// The window.
pub struct App {
    pub(super) store: Store,
    pub(super) kept: Kept,
    pub(super) screen: Screen,
    pub(super) aside: Option<Aside>,
    pub(super) over: Option<Over>,
    pub(super) play: Option<Play>,
    pub(super) board: Board,
    pub(super) draft: Option<Draft>,
    pub(super) shelf: Shelf,
    /// The cards that stand in text and pictures.
    pub(super) cards: Atlas,
    /// A reason shown in place of the prompt, and until when.
    pub(super) reason: Option<(String, f64)>,
    pub(super) peek: bool,
    commands: Vec<Command>,
    toasts: Vec<Toast>,
    writer: Writer,
    /// The state of the game that was handed to the writer last.
    written: Option<u64>,
}

impl App {
    /// The window as it opens: at Home, with the last game to be resumed.
    pub fn new(ctx: &Context, store: Store) -> Self {
        theme::install(ctx);
        store.purge();
        let (kept, error) = Kept::open(&store.settings_path());
        ctx.set_theme(kept.settings.shade.preference());
        ctx.options_mut(|options| options.zoom_with_keyboard = false);
        let mut app = Self {
            shelf: Shelf::read(&store),
            store,
            kept,
            screen: Screen::Home,
            aside: None,
            over: None,
            play: None,
            board: Board::new(),
            draft: None,
            cards: Atlas::new(),
            reason: None,
            peek: false,
            commands: Vec::new(),
            toasts: Vec::new(),
            writer: Writer::start(ctx),
            written: None,
        };
        if let Some(error) = error {
            app.toast(
                ctx,
                format!("The settings cannot be read and are left as they are: {error}"),
            );
        }
        app
    }

    /// What the person likes.
    pub fn settings(&mut self) -> &mut Settings {
        &mut self.kept.settings
    }

    /// What fills the window.
    pub const fn screen(&self) -> Screen {
        self.screen
    }

    /// The game at the table.
    pub fn session(&self) -> Option<&dyn crate::games::Sitting> {
        self.play.as_ref().map(|play| play.saved.session.as_ref())
    }

    /// Asks for something to be done after drawing.
    pub fn command(&mut self, command: Command) {
        self.commands.push(command);
    }

    /// The entry of the game at the table.
    pub(super) fn entry(&self) -> Option<&'static Entry> {
        self.play.as_ref().map(|play| play.entry)
    }

    fn run(&mut self, ctx: &Context, command: Command) {
        let time = ctx.input(|input| input.time);
        match command {
            Command::Show(screen) => self.show_screen(screen),
            Command::Back => self.back(),
            Command::SetUp(id) => self.set_up(id),
            Command::Start => self.start(ctx),
            Command::Again => self.again(ctx),
            Command::Open(path) => match read(&path) {
                Ok(saved) => self.sit_down(saved, path),
                Err(error) => self.toast(ctx, format!("This game cannot be opened. {error}")),
            },
            Command::OpenExample(id, finished) => self.open_example(ctx, id, finished),
            Command::AtTable(done) => self.at_table(done, time),
            Command::NextDeal => self.with_play(Play::next_deal),
            Command::Reveal(seat) => self.with_play(|play| play.reveal(seat)),
            Command::FinishDeal => self.with_play(Play::finish_deal),
            Command::Undo => self.undo(time),
            Command::LastTrick => self.peek = !self.peek,
            Command::Toggle(aside) => {
                self.aside = (self.aside != Some(aside)).then_some(aside);
            }
            Command::Lay(over) => self.over = over,
            Command::KeepPreset(name) => self.keep_preset(name),
            Command::ForgetPreset(id, name) => {
                if let Some(presets) = self.kept.settings.presets.get_mut(id) {
                    presets.retain(|preset| preset.name != name);
                }
            }
            Command::Rename(path, name) => {
                let renamed = self.shelf.rename(&self.store, &path, name);
                self.report(ctx, renamed);
            }
            Command::Duplicate(path) => {
                let done = self.shelf.duplicate(&self.store, &path);
                self.report(ctx, done);
            }
            Command::Delete(path) => self.delete(ctx, path),
            Command::Restore(path) => {
                let restored = self.store.restore(&path);
                self.report(ctx, restored);
                self.toasts.clear();
                self.shelf = Shelf::read(&self.store);
            }
            Command::Sort => {
                if let Some(play) = &self.play {
                    self.board.sort_anew(play.viewer());
                }
            }
            Command::FullScreen => {
                let full = ctx.input(|input| input.viewport().fullscreen.unwrap_or(false));
                ctx.send_viewport_cmd(egui::ViewportCommand::Fullscreen(!full));
            }
            Command::Say(words) => self.toast(ctx, words),
        }
        ctx.request_repaint();
    }

    fn with_play(&mut self, change: impl FnOnce(&mut Play)) {
        if let Some(play) = &mut self.play {
            change(play);
            self.board.release();
        }
    }

    fn show_screen(&mut self, screen: Screen) {
        if matches!(screen, Screen::Home | Screen::Saved) {
            self.flush();
            self.shelf = Shelf::read(&self.store);
        }
        self.over = None;
        self.screen = screen;
    }

    fn back(&mut self) {
        if self.over.is_some() {
            self.over = None;
        } else if self.screen == Screen::Table && self.aside.is_some() {
            self.aside = None;
        } else {
            self.show_screen(Screen::Home);
        }
    }

    fn set_up(&mut self, id: &str) {
        if let Some(entry) = entry(id) {
            self.draft = Some(Draft::new(entry, &self.kept.settings));
            self.screen = Screen::NewGame;
        }
    }

    fn start(&mut self, ctx: &Context) {
        let Some(draft) = &self.draft else { return };
        let (entry, players) = (draft.entry, draft.players.clone());
        let setup = Setup {
            seats: players.len(),
            rules: draft.rules.clone(),
            seed: draft.seed(),
            dealer: None,
        };
        let text = rules_text(entry, players.len(), &draft.rules);
        match entry.start(&setup) {
            Ok(session) => {
                let remembered = GameSetup {
                    players: players.clone(),
                    rules: text,
                };
                self.kept.settings.games.insert(entry.id.into(), remembered);
                if let Some(Player::Person(name)) = players.iter().find(|player| player.is_person())
                {
                    self.kept.settings.name.clone_from(name);
                }
                let saved = Saved {
                    name: String::new(),
                    saved: now(),
                    players,
                    session,
                };
                let path = self.store.new_slot(entry.id);
                self.sit_down(saved, path);
            }
            Err(error) => self.toast(ctx, format!("This game cannot be started: {error}")),
        }
    }

    fn again(&mut self, ctx: &Context) {
        let Some(play) = &self.play else { return };
        let session = &play.saved.session;
        let seats = session.seats();
        let setup = Setup {
            seats,
            rules: session.rules(),
            seed: new_game::random_seed(),
            dealer: Some(session.first_dealer().left(seats)),
        };
        let players = play.saved.players.clone();
        match play.entry.start(&setup) {
            Ok(session) => {
                let path = self.store.new_slot(play.entry.id);
                let saved = Saved {
                    name: String::new(),
                    saved: now(),
                    players,
                    session,
                };
                self.sit_down(saved, path);
            }
            Err(error) => self.toast(ctx, format!("This game cannot be started: {error}")),
        }
    }

    fn sit_down(&mut self, saved: Saved, path: PathBuf) {
        self.flush();
        let known = path.exists();
        let play = Play::new(saved, path);
        self.written = known.then_some(play.changes);
        self.play = Some(play);
        self.board = Board::new();
        self.reason = None;
        self.peek = false;
        self.over = None;
        self.screen = Screen::Table;
    }

    /// Opens an example as a game of its own.
    fn open_example(&mut self, ctx: &Context, id: &str, finished: bool) {
        let Some(entry) = entry(id) else { return };
        match open_example(entry, finished) {
            Ok(saved) => {
                let path = self.store.new_slot(id);
                self.sit_down(saved, path);
            }
            Err(error) => self.toast(ctx, format!("This example cannot be opened. {error}")),
        }
    }

    fn at_table(&mut self, done: Done, time: f64) {
        let Some(play) = &mut self.play else { return };
        match done {
            Done::Play(action) => {
                play.trick_seen(time);
                play.act(&action, time);
                self.reason = None;
                self.board.release();
            }
            Done::Seen => play.trick_seen(time),
            Done::Refused(spot) => {
                let reason = play.saved.session.why_not(play.viewer(), spot);
                if let Some(reason) = reason {
                    let words = super::board::named(&reason.0, &play.names());
                    self.reason = Some((words, time + 3.5));
                }
            }
        }
        self.peek = false;
    }

    fn undo(&mut self, time: f64) {
        if !self.kept.settings.undo {
            self.reason = Some((
                "Taking back is switched off in the settings.".into(),
                time + 3.5,
            ));
            return;
        }
        let Some(play) = &mut self.play else { return };
        if play.take_back() {
            self.board.release();
            self.over = None;
        } else {
            self.reason = Some(("There is nothing to take back yet.".into(), time + 3.5));
        }
    }

    fn keep_preset(&mut self, name: String) {
        let Some(draft) = &self.draft else { return };
        let rules = rules_text(draft.entry, draft.players.len(), &draft.rules);
        let presets = self
            .kept
            .settings
            .presets
            .entry(draft.entry.id.into())
            .or_default();
        presets.retain(|preset| preset.name != name);
        presets.push(OwnPreset { name, rules });
    }

    fn delete(&mut self, ctx: &Context, path: PathBuf) {
        if self.play.as_ref().is_some_and(|play| play.path == path) {
            self.flush();
            self.play = None;
        }
        match self.store.delete(&path) {
            Ok(()) => {
                self.shelf = Shelf::read(&self.store);
                self.toast(ctx, "The game is deleted.".into());
                if let Some(toast) = self.toasts.last_mut() {
                    toast.undo = Some(Command::Restore(path));
                    toast.until += 6.0;
                }
            }
            Err(error) => self.toast(ctx, error.to_string()),
        }
    }

    fn report(&mut self, ctx: &Context, result: Result<(), crate::store::StoreError>) {
        if let Err(error) = result {
            self.toast(ctx, error.to_string());
        }
    }

    fn toast(&mut self, ctx: &Context, words: String) {
        let until = ctx.input(|input| input.time) + 6.0;
        self.toasts.push(Toast {
            words,
            until,
            undo: None,
        });
    }

    /// Hands the game at the table to the writer if it has changed.
    fn write(&mut self) {
        if let Some(play) = &self.play
            && Some(play.changes) != self.written
        {
            self.written = Some(play.changes);
            self.writer.write(&play.path, play.saved.to_ron());
        }
    }

    /// Waits until everything is on the disk.
    fn flush(&mut self) {
        self.write();
        self.writer.wait();
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
            commands.push(Command::Lay(Some(Over::Keys)));
        }
        if pressed(ctrl, Key::Plus) || pressed(ctrl, Key::Equals) {
            self.kept.settings.zoom = (self.kept.settings.zoom + 10).min(200);
        }
        if pressed(ctrl, Key::Minus) {
            self.kept.settings.zoom = self.kept.settings.zoom.saturating_sub(10).max(60);
        }
        if at_table {
            if pressed(ctrl, Key::Z) || pressed(none, Key::U) {
                commands.push(Command::Undo);
            }
            if pressed(none, Key::L) {
                commands.push(Command::LastTrick);
            }
            if pressed(none, Key::S) {
                let over = (self.over != Some(Over::Sheet)).then_some(Over::Sheet);
                commands.push(Command::Lay(over));
            }
            if pressed(none, Key::F1) {
                commands.push(Command::Toggle(Aside::Rules));
            }
            if pressed(ctrl, Key::S)
                && let Some(play) = &self.play
            {
                commands.push(Command::Duplicate(play.path.clone()));
                commands.push(Command::Say("A copy is kept under Saved games.".into()));
            }
        }
        let idle = self.aside.is_some() || self.over.is_some() || !at_table;
        if idle && self.screen != Screen::Home && pressed(none, Key::Escape) {
            commands.push(Command::Back);
        }
        self.commands.extend(commands);
    }

    fn paint_toasts(&mut self, ui: &Ui) {
        let now = ui.input(|input| input.time);
        self.toasts.retain(|toast| toast.until > now);
        let Some(next) = self.toasts.iter().map(|toast| toast.until).reduce(f64::min) else {
            return;
        };
        ui.request_repaint_after_secs((next - now) as f32);
        let palette = Palette::of(ui);
        let mut wanted = None;
        egui::Area::new(Id::unique("toasts"))
            .order(egui::Order::Foreground)
            .anchor(egui::Align2::CENTER_TOP, [0.0, 64.0])
            .show(ui, |ui| {
                for toast in &self.toasts {
                    theme::panel(&palette)
                        .shadow(theme::soft_shadow())
                        .show(ui, |ui| {
                            ui.horizontal(|ui| {
                                ui.set_max_width(620.0);
                                let label = ui.label(theme::text(&toast.words, theme::size::BODY));
                                ui.accesskit_node_builder(label.id, |node| {
                                    node.set_live(egui::accesskit::Live::Polite);
                                });
                                if let Some(undo) = &toast.undo
                                    && theme::secondary(ui, "Undo").clicked()
                                {
                                    wanted = Some(undo.clone());
                                }
                            });
                        });
                }
            });
        self.commands.extend(wanted);
    }

    /// Everything that happens between two frames.
    fn step(&mut self, ctx: &Context) {
        let errors: Vec<String> = self
            .writer
            .errors()
            .map(|error| error.to_string())
            .collect();
        for error in errors {
            self.toast(ctx, format!("The game could not be saved. {error}"));
        }
        if let Some(play) = &mut self.play
            && self.screen == Screen::Table
        {
            let time = ctx.input(|input| input.time);
            play.advance(ctx, &self.kept.settings);
            if let Some(trouble) = play.trouble.take() {
                self.reason = Some((trouble, time + 5.0));
            }
        }
        self.write();
    }

    /// One frame.
    pub fn frame(&mut self, ui: &mut Ui) {
        let ctx = ui.ctx().clone();
        theme::auto_zoom(&ctx, self.kept.settings.zoom as f32 / 100.0);
        if ctx.options(|options| options.theme_preference) != self.kept.settings.shade.preference()
        {
            ctx.set_theme(self.kept.settings.shade.preference());
        }
        self.cards.ensure(ui, CARD, self.kept.settings.deck);
        self.keys(ui);
        match self.screen {
            Screen::Table if self.play.is_some() => table::show(self, ui),
            Screen::NewGame if self.draft.is_some() => new_game::show(self, ui),
            Screen::Saved => saved::show(self, ui),
            Screen::Settings => settings_page::show(self, ui),
            Screen::Rules(id) => rules_page::show(self, ui, id),
            _ => home::show(self, ui),
        }
        match self.over {
            Some(Over::Keys) => settings_page::keys(self, ui),
            Some(Over::Sheet) => sheet::show_over(self, ui),
            None => {}
        }
        self.paint_toasts(ui);
        for command in std::mem::take(&mut self.commands) {
            self.run(&ctx, command);
        }
        if let Err(error) = self.kept.keep() {
            self.toast(&ctx, error.to_string());
        }
    }

    /// The panel at the side of the table, if one is open.
    pub(super) fn paint_aside(&mut self, ui: &mut Ui) {
        let Some(aside) = self.aside else { return };
        let palette = Palette::of(ui);
        Panel::right("aside")
            .resizable(false)
            .exact_size(420.0_f32.min(ui.available_width() * 0.5))
            .frame(
                egui::Frame::new()
                    .fill(palette.ground)
                    .inner_margin(egui::Margin::same(16)),
            )
            .show(ui, |ui| match aside {
                Aside::Rules => {
                    if let Some(entry) = self.entry() {
                        rules_page::beside(self, ui, entry);
                    }
                }
                Aside::Settings => settings_page::beside(self, ui),
            });
    }

    /// A screen with a title, a way back, and room below.
    pub(super) fn page(&mut self, ui: &mut Ui, title: &str, body: impl FnOnce(&mut Self, &mut Ui)) {
        let palette = Palette::of(ui);
        let frame = egui::Frame::new()
            .fill(palette.ground)
            .inner_margin(egui::Margin::symmetric(32, 20));
        CentralPanel::default().frame(frame).show(ui, |ui| {
            ui.horizontal(|ui| {
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
            body(self, ui);
        });
    }

    /// What the person at the machine is asked, if a game is at the table.
    pub fn stage(&self) -> Option<Stage> {
        self.play.as_ref().map(Play::stage)
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
