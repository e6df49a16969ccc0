//! Friends elsewhere: a host and a guest in two windows, the guest in another language, who play by the board's
//! gestures. Their links are in memory.

mod hostile;
mod inviting;
mod playing;
mod returning;

use std::io;
use std::sync::atomic::{AtomicBool, Ordering};
use std::sync::{Arc, Mutex};
use std::time::{Duration, Instant};

use egui::accesskit::Role;
use egui::{Event, Key, OutputCommand, Pos2, vec2};
use egui_kittest::Harness;
use egui_kittest::kittest::{AccessKitNode, NodeT as _, Queryable as _, by};
use misere::games::Play;
use misere::online::Secret;
use misere::online::links::memory::{MemoryLinks, Network};
use misere::online::links::{Address, LinkEvent, LinkId, Links, Wake};
use misere::rules::scene::{Gesture, SpotId};
use misere::rules::{Next, Seat};
use misere::store::{Disk, Store};
use misere::ui::settings::Settings;
use misere::ui::{App, PageId, Transport};

use self::hostile::Spoiler;
use crate::app::app;
use crate::frames::{Wakes, stop_toast_clock};
use crate::pictures::Rasterizer;
use crate::play::person::{focused, press, strike};

/// The time after which a test fails instead of waiting for ever.
const PATIENCE: Duration = Duration::from_secs(120);

/// The game at a table, here or at the host's.
fn session<'a>(harness: &'a Harness<'_, App>) -> &'a dyn Play {
    harness.state().session().expect("a game at the table")
}

/// Links in memory.
#[derive(Clone, Default)]
struct Memory {
    network: Network,
    /// Set to let guests' actions arrive as illegal ones.
    is_spoiled: Arc<AtomicBool>,
    /// Set to let the host's messages be wrong.
    spoiler: Arc<Mutex<Option<Spoiler>>>,
    /// Set to let the disks take no game.
    is_full: Arc<AtomicBool>,
    /// Set for a program that can only join tables.
    only_joins: bool,
}

/// The links of a guest.
struct Spoiled(MemoryLinks, Arc<AtomicBool>, Arc<Mutex<Option<Spoiler>>>);

impl Links for Spoiled {
    fn address(&self) -> Option<Address> {
        self.0.address()
    }

    fn dial(&self, address: &Address) -> LinkId {
        self.0.dial(address)
    }

    fn send(&self, link: LinkId, frame: Vec<u8>) {
        let text = String::from_utf8(frame).expect("JSON");
        let text =
            if self.1.load(Ordering::Relaxed) { text.replace(r#""action":"play"#, r#""action":"eat"#) } else { text };
        self.0.send(link, text.into_bytes());
    }

    fn close(&self, link: LinkId) {
        self.0.close(link);
    }

    fn poll(&self) -> Option<LinkEvent> {
        match (self.0.poll()?, &mut *self.2.lock().expect("a spoiler")) {
            (LinkEvent::Frame { link, bytes }, Some(spoiler)) => {
                Some(LinkEvent::Frame { link, bytes: spoiler.spoil(bytes) })
            }
            (event, _) => Some(event),
        }
    }
}

impl Transport for Memory {
    fn can_host(&self) -> bool {
        !self.only_joins
    }

    fn has_relays(&self) -> bool {
        false
    }

    fn host(&self, _: &Settings, secret: &Secret, wake: Wake) -> io::Result<Box<dyn Links>> {
        Ok(Box::new(self.network.endpoint(secret.key(), wake)))
    }

    fn guest(&self, _: &Address, _: &Settings, secret: &Secret, wake: Wake) -> io::Result<Box<dyn Links>> {
        let links = self.network.endpoint(secret.key(), wake);
        Ok(Box::new(Spoiled(links, Arc::clone(&self.is_spoiled), Arc::clone(&self.spoiler))))
    }
}

/// Two windows on two computers.
struct Windows {
    network: Memory,
    host: Harness<'static, App>,
    guest: Harness<'static, App>,
    // Removed after the windows, which write to them when they end.
    folders: [tempfile::TempDir; 2],
}

const SETTINGS: &str = "motion: None, pace: Fast, trick: Short, shade: Dark, review_games: false";

/// A short game of Finis for a host, a friend and a computer player.
fn game(passing: &str) -> String {
    format!(
        "games: {{\"finis\": (players: [Person(\"Ada\"), Friend(\"\", \"\"), Computer(\"Bot\", \"easy\")], \
         rules: \"(passing: {passing}, rounds: 1)\")}}"
    )
}

fn open(folder: &tempfile::TempDir, network: &Memory) -> Harness<'static, App> {
    let is_full = network.is_full.clone();
    let store = Store::within(folder.path()).on(Disk::with(move |_| {
        if is_full.load(Ordering::Relaxed) { Err(io::ErrorKind::StorageFull.into()) } else { Ok(()) }
    }));
    let network = network.clone();
    let mut harness = Harness::builder()
        .with_size(vec2(1280.0, 800.0))
        .with_max_steps(2000)
        .renderer(Rasterizer::default())
        .build_eframe(move |creation| app(&creation.egui_ctx, store).with_transport(Box::new(network)));
    harness.input_mut().max_texture_side = Some(1024);
    harness.run();
    harness
}

impl Windows {
    fn new() -> Self {
        Self::passing("Off")
    }

    fn passing(passing: &str) -> Self {
        Self::of(&game(passing))
    }

    /// Two windows, of which the host's has these settings of the game.
    fn of(game: &str) -> Self {
        let network = Memory::default();
        let folders = [(); 2].map(|()| tempfile::tempdir().expect("a folder"));
        let played = "played: [\"finis\"], aims_read: [\"finis\"]";
        for (folder, more) in folders.iter().zip([game.to_owned(), "language: Some(\"de\"), name: \"Berta\"".into()]) {
            let settings = format!("({SETTINGS}, {played}, {more})");
            std::fs::write(folder.path().join("settings.ron"), settings).expect("the settings");
        }
        let [host, guest] = [0, 1].map(|place| open(&folders[place], &network));
        assert_eq!(guest.state().settings().language.code(), "de");
        Self { network, folders, host, guest }
    }

    /// Draws frames of both windows until something is so.
    fn until(&mut self, what: &str, mut is_so: impl FnMut(&mut Self) -> bool) {
        let wakes = Wakes::of(&self.host.ctx);
        let begun = Instant::now();
        stop_toast_clock(&mut self.host, true);
        stop_toast_clock(&mut self.guest, true);
        while !is_so(self) {
            assert!(
                begun.elapsed() < PATIENCE,
                "{what}: never; host {:?} {}; guest {:?} {}",
                self.host.state().page(),
                shown(&self.host),
                self.guest.state().page(),
                shown(&self.guest)
            );
            self.host.step();
            self.guest.step();
            wakes.wait();
        }
        stop_toast_clock(&mut self.host, false);
        stop_toast_clock(&mut self.guest, false);
    }

    /// Invites, joins and sits down; returns the invitation.
    fn sit_down(&mut self) -> String {
        press(&mut self.host, "Finis");
        press(&mut self.host, "Invite friends");
        assert_eq!(self.host.state().page(), PageId::LOBBY);
        let invitation = copied(&mut self.host, "Copy the invitation for seat 2");
        paste(&mut self.guest, &format!("Come and play!\n{invitation}\n"));
        assert_eq!(self.guest.state().page(), PageId::JOIN);
        press_starting(&mut self.guest, "Tisch ansehen");
        self.until("the table", |two| has(&two.guest, "Hinsetzen"));
        assert!(has_text(&self.guest, "Ada lädt dich zu Finis ein"));
        press(&mut self.guest, "Hinsetzen");
        self.until("a guest", |two| {
            let start = by().role(Role::Button).label("Start");
            let start = two.host.query(start);
            start.is_some_and(|node| !node.accesskit_node().is_disabled())
        });
        invitation
    }

    fn start(&mut self) -> String {
        let invitation = self.sit_down();
        press(&mut self.host, "Start");
        self.until("the table on both sides", |two| {
            let screens = [&two.host, &two.guest].map(|window| window.state().page());
            screens == [PageId::TABLE, PageId::TABLE]
        });
        invitation
    }

    /// Waits until both windows show the same position, and somebody who is a person is to act or it is over.
    fn settle(&mut self) {
        self.until("a person's turn", |two| {
            two.read_sheets();
            let (host, guest) = (session(&two.host), session(&two.guest));
            let is_same = host.at() == guest.at();
            is_same && is_persons(host) && two.are_asked()
        });
    }

    /// Tells whether it is a person's turn, both tables show it, and nothing lies over the board.
    fn are_people_asked(&self) -> bool {
        let (host, guest) = (session(&self.host), session(&self.guest));
        host.at() == guest.at() && matches!(host.next(), Next::Act(_)) && is_persons(host) && self.are_asked()
    }

    /// Tells whether the board of whoever is to act lets them.
    fn are_asked(&self) -> bool {
        match session(&self.host).next() {
            Next::Act(seat) if seat == Seat::new(0) => self.host.state().is_asked(),
            Next::Act(_) => self.guest.state().is_asked(),
            _ => true,
        }
    }

    /// Plays the whole game; returns the number of cards dragged.
    fn play(&mut self) -> usize {
        let mut dragged = 0;
        loop {
            self.settle();
            if session(&self.host).next() == Next::Over {
                return dragged;
            }
            self.drag_one();
            dragged += 1;
        }
    }

    /// Drags a card, and waits until it lies on both tables.
    fn drag_one(&mut self) {
        let before = session(&self.host).at();
        self.drag_first();
        self.until("the card on both sides", |two| {
            session(&two.host).at() > before && session(&two.guest).at() > before
        });
    }

    /// Plays until it is somebody's turn.
    fn settle_for(&mut self, seat: usize) {
        self.settle();
        while session(&self.host).next() != Next::Act(Seat::new(seat)) {
            self.drag_one();
            self.settle();
        }
    }

    /// Goes on after the score sheets of deals.
    fn read_sheets(&mut self) {
        read_sheet(&mut self.host, "Next deal");
        read_sheet(&mut self.guest, "Nächste Runde");
    }

    /// Lets whoever is to act play the first legal card by dragging it to the middle.
    fn drag_first(&mut self) {
        let is_hosts = session(&self.host).next() == Next::Act(Seat::new(0));
        let window = if is_hosts { &mut self.host } else { &mut self.guest };
        let from = card_to_play(window);
        crate::play::person::drag(window, from, Pos2::new(640.0, 330.0));
    }
}

/// Goes on after the score sheet of a deal, if there is one.
fn read_sheet(window: &mut Harness<'_, App>, label: &str) {
    if has(window, label) {
        // The dialog takes its place in its first frames.
        window.run_steps(3);
        press(window, label);
    }
}

/// Tells whether a person is to act, or nobody any more.
fn is_persons(session: &dyn Play) -> bool {
    matches!(session.next(), Next::Over) || matches!(session.next(), Next::Act(seat) if seat.index() < 2)
}

fn shown(harness: &Harness<'_, App>) -> String {
    let nodes = harness.query_all(by());
    let words = nodes.filter_map(|node| {
        let node = node.accesskit_node();
        node.label().or_else(|| node.value())
    });
    words.collect::<Vec<_>>().join(" | ")
}

fn has(harness: &Harness<'_, App>, label: &str) -> bool {
    harness.query_all_by_label(label).next().is_some()
}

/// Tells whether something on the screen says this, among other things.
fn has_text(harness: &Harness<'_, App>, words: &str) -> bool {
    let says = |node: &AccessKitNode<'_>| {
        let said = node.label().or_else(|| node.value());
        said.is_some_and(|said| said.contains(words))
    };
    harness.query_all(by().predicate(says)).next().is_some()
}

/// Presses the button of the open question, whatever else has that name.
fn confirm(harness: &mut Harness<'_, App>, label: &str) {
    harness.get_all_by_label(label).last().expect("an answer").click();
    harness.step();
    harness.step();
}

fn press_starting(harness: &mut Harness<'_, App>, label: &str) {
    harness.get_by_label(label).scroll_to_me();
    harness.step();
    press(harness, label);
}

/// Presses a button that copies a text, and returns the text.
fn copied(harness: &mut Harness<'_, App>, label: &str) -> String {
    harness.get_by_label(label).click();
    for _ in 0..10 {
        harness.step();
        for command in &harness.output().platform_output.commands {
            if let OutputCommand::CopyText(text) = command {
                return text.clone();
            }
        }
    }
    panic!("{label} copies nothing");
}

fn paste(harness: &mut Harness<'_, App>, text: &str) {
    harness.input_mut().events.push(Event::Paste(text.into()));
    harness.step();
    harness.step();
    harness.step();
}

/// Where the first card that the person may play is, whatever the language calls it.
fn card_to_play(harness: &Harness<'_, App>) -> Pos2 {
    let session = session(harness);
    let first =
        session.moves().into_iter().find(|legal| matches!(legal.gesture, Gesture::Carry { from: SpotId::Card(_), .. }));
    let first = first.expect("a card to play");
    let language = harness.state().settings().language;
    let order = first.spoken.order.in_language(language).to_lowercase();
    let is_it = |node: &AccessKitNode<'_>| {
        let label = node.label().unwrap_or_default().to_lowercase();
        !label.is_empty() && node.role() == Role::Button && order.contains(&label)
    };
    let found = harness.query_all(by().predicate(is_it));
    let place = found.map(|node| node.rect().center()).next();
    place.unwrap_or_else(|| panic!("no card for {order}: {}", shown(harness)))
}

/// A window of somebody else.
fn elsewhere() -> Harness<'static, App> {
    let folder = tempfile::tempdir().expect("a folder");
    open(&folder, &Memory::default())
}

impl Windows {
    /// Begins the next game with the same people.
    fn play_again(&mut self) {
        // The dialog takes its place in its first frames, and no answer at first.
        self.until("the lobby", |two| {
            let is_there = two.host.state().page() == PageId::LOBBY;
            if !is_there && has(&two.host, "Rematch") {
                two.host.run_steps(3);
                press(&mut two.host, "Rematch");
            }
            is_there
        });
        self.sit_for_next();
        self.until("the guest's seat", |two| has(&two.host, "Berta sits here"));
        self.host.run_steps(3);
        // Regression: the focus lay on “Free the seat”, and Enter threw the friend out.
        assert_eq!(focused(&self.host).as_deref(), Some("Start"));
        strike(&mut self.host, Key::Enter);
        self.until("the next game on both sides", |two| {
            let are_new = [&two.host, &two.guest].map(|window| {
                let session = window.state().session();
                session.is_some_and(|session| session.next() != Next::Over)
            });
            are_new == [true, true]
        });
        self.settle();
    }

    /// Lets the guest sit down for the next game once its host has prepared it: nobody sits down unasked, and who sits down
    /// before the game has been checked may be asked once more.
    fn sit_for_next(&mut self) {
        self.until("the invitation to the next game", |two| has_text(&two.guest, "Alle sind zu Finis eingeladen"));
        self.guest.run_steps(3);
        press(&mut self.guest, "Zum nächsten Spiel hinsetzen");
    }

    fn drag_host(&mut self) {
        let from = card_to_play(&self.host);
        crate::play::person::drag(&mut self.host, from, Pos2::new(640.0, 330.0));
    }
}
