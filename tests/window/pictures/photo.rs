//! Takes pictures of a window of any size, anywhere in the program.

use std::sync::atomic::AtomicBool;

use egui::{Vec2, vec2};
use egui_kittest::Harness;
use egui_kittest::kittest::Queryable as _;
use misere::bots::{Level, Limit};
use misere::games::Entry;
use misere::rules::options::HouseRules;
use misere::rules::{Next, Seat};
use misere::seal::Seal;
use misere::store::{Player, Saved, Store, open_example};
use misere::table;
use misere::ui::{AnyCommand, App, Command, PageId};

use super::rasterizer::Rasterizer;
use crate::clock;
use crate::frames::{Wakes, until};

/// Takes pictures of a window whose files are in a folder of their own.
pub struct Photographer {
    pub harness: Harness<'static, App>,
    store: Store,
    // Removed with the window.
    _folder: tempfile::TempDir,
}

/// The window to be opened.
pub struct Setup<'a> {
    /// In pixels.
    pub size: [u32; 2],
    /// `Light` or `Dark`.
    pub shade: &'a str,
    /// Further settings, each followed by a comma.
    pub settings: &'a str,
    /// The game played last.
    pub game: Option<Saved>,
    /// Other saved games.
    pub others: Vec<Saved>,
}

impl Default for Setup<'_> {
    fn default() -> Self {
        Self { size: [800, 600], shade: "Light", settings: "", game: None, others: Vec::new() }
    }
}

/// A moment in a game.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub enum Point {
    /// In the middle of the first deal, with the person at the first seat to act.
    Midway,
    /// The first deal is scored.
    DealOver,
    /// The game is over.
    GameOver,
}

/// Returns a game between a person and computer players at this moment. For the usual number of
/// players it is the shipped example, so that pictures do not depend on how computer players
/// decide.
pub fn game(entry: &Entry, seats: usize, point: Point) -> Saved {
    if seats != entry.usual {
        return played(entry, seats, point);
    }
    let mut saved = open_example(entry, point != Point::Midway).expect("an example");
    saved.saved_at = clock::now();
    if point == Point::DealOver {
        saved.session.go_to(0);
        while !(saved.session.deal_number() == 1 && is_between(saved.session.next())) {
            assert!(saved.session.redo(), "the first deal never ends");
        }
    }
    saved
}

fn is_between(next: Next) -> bool {
    matches!(next, Next::Deal(_) | Next::Over)
}

/// Plays a game up to this point.
fn played(entry: &Entry, seats: usize, point: Point) -> Saved {
    let setup = table::Setup { seats, rules: HouseRules::default(), seed: 1988, dealer: None };
    let mut session = entry.start(&setup).expect("the usual rules");
    loop {
        match session.next() {
            Next::Over => break,
            Next::Deal(_) if session.deal_number() == 1 && point != Point::GameOver => break,
            Next::Deal(_) | Next::Reshuffle(_) => session.shuffle(),
            Next::Act(_) => {
                let level = Level::SUBSTITUTE;
                let thought = session.think(level.into(), Limit::Worlds(1), session.at() as u64);
                let action = thought.expect("somebody is to act")(&AtomicBool::new(false));
                session.play(&action).expect("a legal action");
            }
        }
    }
    if point == Point::Midway {
        session.go_to(session.at() * 6 / 10);
        while session.next() != Next::Act(Seat::new(0)) {
            assert!(session.undo(), "the first seat never acts");
        }
    }
    let names = ["You", "Berta", "Konrad", "Ottilie", "Emil", "Frida"];
    let players = (0..seats).map(|seat| match names[seat] {
        "You" => Player::Person("You".into()),
        name => Player::Computer(name.into(), Level::SUBSTITUTE.into()),
    });
    Saved { saved_at: clock::now(), ..Saved::new(players.collect(), session) }
}

/// The same seal in every picture.
fn seal() -> Seal {
    Seal::new(1988, 2026)
}

impl Photographer {
    /// Opens the window at Home.
    pub fn open(setup: &Setup<'_>) -> Self {
        let folder = tempfile::tempdir().expect("a folder");
        let (shade, more) = (setup.shade, setup.settings);
        // The deal of the day would be another one tomorrow.
        let settings = format!("({more} today: false, motion: None, pace: Fast, review_games: false, shade: {shade})");
        std::fs::write(folder.path().join("settings.ron"), settings).expect("writing");
        let store = Store::within(folder.path());
        for saved in setup.game.iter().chain(&setup.others) {
            let path = store.new_path(saved.session.id());
            store.write(&path, saved).expect("writing");
        }
        let own = store.clone();
        let mut harness = Harness::builder()
            .with_size(vec2(1280.0, 800.0))
            .with_max_steps(2000)
            .renderer(Rasterizer::default())
            .build_eframe(move |creation| App::new(&creation.egui_ctx, own).with_seals(seal));
        harness.input_mut().max_texture_side = Some(8192);
        let mut photo = Self { harness, store, _folder: folder };
        photo.fit(setup.size);
        photo
    }

    /// The files of the window.
    pub const fn store(&self) -> &Store {
        &self.store
    }

    /// Sets the size of the window in pixels, from which the program chooses its zoom.
    fn fit(&mut self, pixels: [u32; 2]) {
        let pixels = Vec2::from(pixels.map(|side| side as f32));
        for _ in 0..4 {
            let points = pixels / self.harness.ctx.zoom_factor();
            self.harness.set_size(points);
            self.harness.run();
        }
    }

    /// Runs a command, as if the person had asked for it.
    pub fn run(&mut self, command: impl Into<AnyCommand>) -> &mut Self {
        self.harness.state_mut().command(command);
        self.harness.run();
        self
    }

    /// Presses the widget with this name, which may have been folded into the menu.
    pub fn press(&mut self, name: &str) -> &mut Self {
        if self.harness.query_by_label(name).is_none() {
            self.press("Menu");
        }
        let window = self.harness.ctx.content_rect();
        let node = self.harness.get_by_label(name);
        if window.contains(node.rect().center()) {
            node.click();
        } else {
            node.click_accesskit();
        }
        self.harness.run();
        self
    }

    /// Presses a key.
    pub fn key(&mut self, key: egui::Key) -> &mut Self {
        self.harness.key_press(key);
        self.harness.run();
        self
    }

    /// Goes to a screen.
    pub fn show(&mut self, screen: PageId) -> &mut Self {
        self.harness.state_mut().command(Command::Show(screen));
        self.harness.run();
        self
    }

    /// Waits until some text contains these words.
    pub fn wait_for(&mut self, words: &str) {
        until(&mut self.harness, words, |harness| harness.query_all_by_label_contains(words).next().is_some());
    }

    pub fn wait_until_gone(&mut self, words: &str) {
        until(&mut self.harness, words, |harness| harness.query_all_by_label_contains(words).next().is_none());
    }

    /// Resumes the game played last.
    pub fn resume(&mut self, entry: &Entry) -> &mut Self {
        self.press(&format!("Resume {}", entry.title))
    }

    /// Takes a picture without a pointer, once the cards are rasterized at their final size.
    pub fn picture(&mut self) -> image::RgbaImage {
        self.harness.remove_cursor();
        let wakes = Wakes::of(&self.harness.ctx);
        for _ in 0..60 {
            // Cards of a new size are rasterized by a thread, which wakes the window.
            wakes.wait();
            self.harness.run();
        }
        while !self.harness.state().has_settled_cards() {
            wakes.wait();
            self.harness.run();
        }
        self.harness.render().expect("a picture")
    }
}
