//! Friends elsewhere: a host and a guest in two windows, the guest in another language, who play by the board's
//! gestures. Their links are in memory.

use std::io;
use std::time::{Duration, Instant};

use egui::accesskit::Role;
use egui::{Event, OutputCommand, Pos2, vec2};
use egui_kittest::Harness;
use egui_kittest::kittest::{AccessKitNode, NodeT as _, Queryable as _, by};
use misere::games::BotSession;
use misere::online::links::memory::Network;
use misere::online::links::{Address, Links, Wake};
use misere::online::{Secret, Wish};
use misere::rules::scene::{Gesture, SpotId};
use misere::rules::{Next, Seat};
use misere::store::{Player, Store, table_path};
use misere::text::Language;
use misere::ui::settings::Settings;
use misere::ui::{App, FriendsCommand, ScreenId, Transport};

use crate::frames::Wakes;
use crate::play::person::{press, session};

/// The time after which a test fails instead of waiting for ever.
const PATIENCE: Duration = Duration::from_secs(120);

/// Links in memory.
struct Memory(Network);

impl Transport for Memory {
    fn can_host(&self) -> bool {
        true
    }

    fn has_relays(&self) -> bool {
        false
    }

    fn host(&self, _: &Settings, secret: &Secret, wake: Wake) -> io::Result<Box<dyn Links>> {
        Ok(Box::new(self.0.endpoint(secret.key(), wake)))
    }

    fn guest(
        &self,
        _: &Address,
        _: &Settings,
        secret: &Secret,
        wake: Wake,
    ) -> io::Result<Box<dyn Links>> {
        Ok(Box::new(self.0.endpoint(secret.key(), wake)))
    }
}

/// Two windows on two computers.
struct Windows {
    network: Network,
    folders: [tempfile::TempDir; 2],
    host: Harness<'static, App>,
    guest: Harness<'static, App>,
}

const SETTINGS: &str = "motion: None, pace: Fast, trick: Short, shade: Dark, review_games: false";

/// A short game of Finis for a host, a friend and a computer player.
const GAME: &str = "games: {\"finis\": (players: [Person(\"Ada\"), Friend(\"\", \"\"), \
                    Computer(\"Bot\", \"easy\")], rules: \"(passing: Off, rounds: 1)\")}";

fn open(folder: &tempfile::TempDir, network: &Network) -> Harness<'static, App> {
    let store = Store::within(folder.path());
    let network = network.clone();
    let mut harness = Harness::builder()
        .with_size(vec2(1280.0, 800.0))
        .with_max_steps(2000)
        .build_eframe(move |creation| {
            App::new(&creation.egui_ctx, store).with_transport(Box::new(Memory(network)))
        });
    harness.input_mut().max_texture_side = Some(1024);
    harness.run();
    harness
}

impl Windows {
    fn new() -> Self {
        let network = Network::default();
        let folders = [(); 2].map(|()| tempfile::tempdir().expect("a folder"));
        let played = "played: [\"finis\"], aims_read: [\"finis\"]";
        for (folder, more) in folders
            .iter()
            .zip([GAME, "language: Some(\"de\"), name: \"Berta\""])
        {
            let settings = format!("({SETTINGS}, {played}, {more})");
            std::fs::write(folder.path().join("settings.ron"), settings).expect("the settings");
        }
        let [host, guest] = [0, 1].map(|place| open(&folders[place], &network));
        let language = guest.state().settings().language;
        assert_eq!(Some(language), Language::with_code("de"));
        Self {
            network,
            folders,
            host,
            guest,
        }
    }

    /// Draws frames of both windows until something is so.
    fn until(&mut self, what: &str, mut is_so: impl FnMut(&mut Self) -> bool) {
        let wakes = Wakes::of(&self.host.ctx);
        let begun = Instant::now();
        while !is_so(self) {
            assert!(
                begun.elapsed() < PATIENCE,
                "{what}: never; host {:?} {}; guest {:?} {}",
                self.host.state().screen(),
                shown(&self.host),
                self.guest.state().screen(),
                shown(&self.guest)
            );
            self.host.step();
            self.guest.step();
            wakes.wait();
        }
    }

    /// Invites, joins and sits down; returns the invitation.
    fn sit_down(&mut self) -> String {
        press(&mut self.host, "Finis");
        press(&mut self.host, "Invite friends");
        assert_eq!(self.host.state().screen(), ScreenId::Lobby);
        press(&mut self.host, "Open the table");
        let invitation = copied(&mut self.host, "Copy the invitation for seat 2");
        paste(&mut self.guest, &format!("Come and play!\n{invitation}\n"));
        assert_eq!(self.guest.state().screen(), ScreenId::Join);
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
            let screens = [&two.host, &two.guest].map(|window| window.state().screen());
            screens == [ScreenId::Table, ScreenId::Table]
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

    /// Tells whether the board of whoever is to act lets them.
    fn are_asked(&self) -> bool {
        match session(&self.host).next() {
            Next::Act(seat) if seat == Seat::new(0) => self.host.state().is_asked(),
            Next::Act(_) => self.guest.state().is_asked(),
            _ => true,
        }
    }

    /// Goes on after the score sheets of deals.
    fn read_sheets(&mut self) {
        for (window, label) in [
            (&mut self.host, "Next deal"),
            (&mut self.guest, "Nächste Runde"),
        ] {
            if has(window, label) {
                // The dialog takes its place in its first frames.
                window.run_steps(3);
                press(window, label);
            }
        }
    }

    /// Lets whoever is to act play the first legal card by dragging it to the middle.
    fn drag_first(&mut self) {
        let is_hosts = session(&self.host).next() == Next::Act(Seat::new(0));
        let window = if is_hosts {
            &mut self.host
        } else {
            &mut self.guest
        };
        let from = card_to_play(window);
        crate::play::person::drag(window, from, Pos2::new(640.0, 330.0));
    }
}

/// Tells whether a person is to act, or nobody any more.
fn is_persons(session: &dyn BotSession) -> bool {
    matches!(session.next(), Next::Over)
        || matches!(session.next(), Next::Act(seat) if seat.index() < 2)
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
    let first = session.moves().into_iter().find(|legal| {
        matches!(
            legal.gesture,
            Gesture::Carry {
                from: SpotId::Card(_),
                ..
            }
        )
    });
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

#[test]
fn two_windows_play_a_whole_game_by_dragging_and_both_keep_it() {
    let mut two = Windows::new();
    two.start();
    let mut dragged = 0;
    loop {
        two.settle();
        if session(&two.host).next() == Next::Over {
            break;
        }
        let before = session(&two.host).at();
        two.drag_first();
        dragged += 1;
        two.until("the card on both sides", |two| {
            session(&two.host).at() > before && session(&two.guest).at() > before
        });
    }
    assert!(dragged >= 20, "only {dragged}");
    two.until("the verdict", |two| {
        has_text(&two.guest, "Ein faires Spiel")
    });
    two.until("files", |two| {
        two.host.state().is_saved() && two.guest.state().is_saved()
    });
    let finished = two.folders.each_ref().map(|folder| {
        let file = Store::within(folder.path()).list().pop();
        file.expect("a file").into_game().expect("a game")
    });
    let [host, guest] = &finished;
    assert_eq!(host.session.steps(), guest.session.steps());
    assert_eq!(host.seal, guest.seal);
    assert!(matches!(&guest.players[0], Player::Friend(name, _) if *name == *"Ada"));
    assert!(guest.players[1].is_person());
    assert!(host.players[1].is_friend());
    two.play_again();
    for folder in &two.folders {
        let results = std::fs::read_to_string(folder.path().join("results.jsonl"));
        assert_eq!(results.expect("results").lines().count(), 1);
    }
}

#[test]
fn the_other_person_sees_a_card_at_once_and_a_refused_card_comes_back() {
    let mut two = Windows::new();
    two.start();
    // Until it is the guest's turn.
    loop {
        two.settle();
        if session(&two.host).next() == Next::Act(Seat::new(1)) {
            break;
        }
        let before = session(&two.host).at();
        two.drag_first();
        two.until("a card", |two| session(&two.host).at() > before);
    }
    let before = session(&two.host).at();
    let from = card_to_play(&two.guest);
    // The card moves at once, before the host knows of it.
    crate::play::person::drag(&mut two.guest, from, Pos2::new(640.0, 330.0));
    assert_eq!(session(&two.host).at(), before);
    assert!(session(&two.guest).moves().is_empty());
    two.until("the card at the host's", |two| {
        session(&two.host).at() > before
    });
    two.until("the host's answer", |two| {
        session(&two.guest).at() == session(&two.host).at()
    });
}

#[test]
fn a_dropped_guest_returns_and_the_computer_plays_meanwhile() {
    let mut two = Windows::new();
    two.start();
    two.settle();
    let [_, folder] = &two.folders;
    // The guest's window is closed without a word.
    let place = folder.path().to_owned();
    drop(std::mem::replace(&mut two.guest, elsewhere()));
    two.until("the guest's absence", |two| has_text(&two.host, "is away"));
    let button = "Let the computer play until Berta is back";
    press(&mut two.host, button);
    two.until("the computer's cards", |two| {
        if session(&two.host).next() == Next::Act(Seat::new(0)) && two.host.state().is_asked() {
            two.drag_host();
        }
        session(&two.host).at() > 12 || session(&two.host).next() == Next::Over
    });
    assert!(has_text(&two.host, "The computer plays for Berta"));
    let folder = two.folders[1].path().to_owned();
    assert_eq!(folder, place);
    two.guest = open(&two.folders[1], &two.network);
    press(&mut two.guest, "Mitspielen");
    let back = by()
        .role(Role::Button)
        .label("Dein Platz an einem Tisch (1)");
    two.guest.get(back).click();
    two.guest.run_steps(2);
    two.until("the guest's table", |two| {
        two.guest.state().screen() == ScreenId::Table
    });
    two.until("the guest's presence", |two| {
        !has_text(&two.host, "The computer plays for")
    });
    two.until("the same position", |two| {
        session(&two.guest).at() == session(&two.host).at()
    });
}

/// A window of somebody else.
fn elsewhere() -> Harness<'static, App> {
    let folder = tempfile::tempdir().expect("a folder");
    open(&folder, &Network::default())
}

impl Windows {
    /// Begins the next game with the same people.
    fn play_again(&mut self) {
        // The dialog takes its place in its first frames, and no answer at first.
        self.until("the lobby", |two| {
            let is_there = two.host.state().screen() == ScreenId::Lobby;
            if !is_there && has(&two.host, "Rematch") {
                two.host.run_steps(3);
                press(&mut two.host, "Rematch");
            }
            is_there
        });
        self.until("the guest's seat", |two| has(&two.host, "Berta sits here"));
        press(&mut self.host, "Start");
        self.until("the next game on both sides", |two| {
            let are_new = [&two.host, &two.guest].map(|window| {
                let session = window.state().session();
                session.is_some_and(|session| session.next() != Next::Over)
            });
            are_new == [true, true]
        });
        self.settle();
    }

    fn drag_host(&mut self) {
        let from = card_to_play(&self.host);
        crate::play::person::drag(&mut self.host, from, Pos2::new(640.0, 330.0));
    }
}

#[test]
fn undo_needs_the_consent_of_all_and_is_asked_quietly() {
    let mut two = Windows::new();
    two.start();
    loop {
        two.settle();
        if session(&two.host).next() == Next::Act(Seat::new(1)) {
            break;
        }
        two.drag_first();
    }
    let before = session(&two.guest).at();
    two.drag_first();
    two.until("the card", |two| session(&two.guest).at() > before);
    two.settle();
    let friends = FriendsCommand::Wish(Wish::Undo);
    two.guest
        .state_mut()
        .command(misere::ui::TableCommand::Friends(friends));
    let question = "would like to undo a move";
    two.until("the question", |two| {
        has_text(&two.host, question) && has(&two.host, "Refuse")
    });
    let at = session(&two.host).at();
    press(&mut two.host, "Refuse");
    two.until("the refusal", |two| {
        has_text(&two.guest, "möchte lieber nicht")
    });
    assert_eq!(session(&two.host).at(), at);
    let friends = FriendsCommand::Wish(Wish::Undo);
    two.guest
        .state_mut()
        .command(misere::ui::TableCommand::Friends(friends));
    // The first question may still be announced.
    two.until("the question", |two| has(&two.host, "Agree"));
    press(&mut two.host, "Agree");
    two.until("the undo", |two| {
        session(&two.host).undo_count() == 1 && session(&two.guest).undo_count() == 1
    });
}

#[test]
fn a_game_that_is_opened_again_opens_its_table_with_the_same_invitations() {
    let mut two = Windows::new();
    let invitation = two.start();
    two.settle();
    let store = Store::within(two.folders[0].path());
    let game = store.list().pop().expect("the game").path;
    assert!(table_path(&game).exists());
    two.until("a saved game", |two| two.host.state().is_saved());
    drop(std::mem::replace(&mut two.host, elsewhere()));
    two.host = open(&two.folders[0], &two.network);
    two.until("the host's absence", |two| {
        let language = two.guest.state().settings().language;
        let left = misere::online::text::friends::host_left().in_language(language);
        has_text(&two.guest, &left)
    });
    press(&mut two.host, "Resume Finis");
    assert_eq!(two.host.state().screen(), ScreenId::Table);
    assert!(has_text(&two.host, "is away"));
    let again = {
        two.host
            .state_mut()
            .command(misere::ui::Command::Show(ScreenId::Lobby));
        two.host.run_steps(3);
        copied(&mut two.host, "Copy the invitation for seat 2")
    };
    // The address in memory is another one, and everything before it the same.
    assert_eq!(invitation[..60], again[..60]);
}
