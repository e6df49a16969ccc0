//! A game that is defined outside the crate: `examples/knaves.rs` keeps the laws, and the window, bots,
//! hints, undo and saved games treat it like any other.

#[path = "../../examples/knaves.rs"]
#[allow(dead_code, reason = "the tests do not run its program")]
mod knaves;

#[path = "app.rs"]
mod app;

#[path = "clock.rs"]
#[allow(dead_code, reason = "other tests use the rest of it")]
mod clock;

#[path = "frames.rs"]
#[allow(dead_code, reason = "other tests use the rest of it")]
mod frames;

#[path = "play/person.rs"]
#[allow(dead_code, reason = "other tests use the rest of it")]
mod person;

use std::path::Path;
use std::sync::Once;
use std::sync::atomic::AtomicBool;

use misere::bots::{Level, Limit};
use misere::games::{self, AddGamesError, Entry};
use misere::laws;
use misere::rules::Next;
use misere::rules::options::HouseRules;
use misere::store::{Player, Saved};
use misere::table::Setup;

use knaves::{KNAVES, Knaves};

/// Adds Knaves to the menu, which all tests share, on the first call.
fn on_the_menu() -> &'static Entry {
    static ADDED: Once = Once::new();
    ADDED.call_once(|| games::add(&[KNAVES]).expect("a new game"));
    games::entry("knaves").expect("it was added")
}

#[test]
fn it_keeps_the_laws() {
    laws::check(Knaves, on_the_menu(), 30);
}

#[test]
fn it_is_played_in_the_window_and_resumed_on_the_way() {
    person::play_through(on_the_menu());
}

#[test]
fn bots_play_it_undo_takes_back_and_its_save_is_read_again() {
    let setup = Setup { seats: 3, rules: HouseRules::default(), seed: 7, dealer: None };
    let mut session = on_the_menu().start(&setup).expect("the usual rules");
    let stop = AtomicBool::new(false);
    while session.next() != Next::Over {
        session.shuffle();
        if let Some(job) = session.think(Level::Medium.into(), Limit::Worlds(2), 1) {
            session.play(&job(&stop)).expect("a legal action");
        }
    }
    let end = session.at();
    session.undo();
    assert!(session.at() < end);
    let hint = session.advise(Limit::Worlds(2), 1).expect("an action is due");
    assert!(!hint(&stop).reason.is_empty());
    let saved =
        Saved { saved_at: 0, ..Saved::new(["A", "B", "C"].map(|name| Player::Person(name.into())).into(), session) };
    let text = saved.to_ron();
    let read = Saved::from_ron(&text, Path::new("knaves.ron")).expect("a whole file");
    assert_eq!(read.to_ron(), text);
}

#[test]
fn games_are_added_once_and_with_ids_of_their_own() {
    on_the_menu();
    assert_eq!(games::add(&[KNAVES]), Err(AddGamesError::InUse));
    let taken = Entry { id: "finis", ..KNAVES };
    let refused = Err(AddGamesError::IdTaken { id: "finis" });
    assert_eq!(games::add(&[taken]), refused);
}
