//! Coming back to a table with friends elsewhere.

use std::sync::atomic::Ordering;

use egui::accesskit::Role;
use egui_kittest::kittest::{Queryable as _, by};
use misere::rules::{Next, Seat};
use misere::store::{Store, table_path};
use misere::ui::{ChangeSaved, Command, GameRequest, PageId};

use super::{Windows, confirm, copied, elsewhere, has, has_text, open, paste, press_starting, read_sheet, session};
use crate::play::person::{self, press, press_more};

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
    // Home says at whose table the seat is, and who waits.
    assert!(has_text(&two.guest, "Wartet auf dich."));
    let back = by().role(Role::Button).label("Finis mit Ada");
    two.guest.get(back).click();
    two.guest.run_steps(2);
    two.until("the guest's table", |two| two.guest.state().page() == PageId::TABLE);
    two.until("the guest's presence", |two| !has_text(&two.host, "The computer plays for"));
    two.until("the same position", |two| session(&two.guest).at() == session(&two.host).at());
}

/// Regression: guests were told what the host's full disk had not taken, and called it a cheat after it was killed.
#[test]
fn guests_are_told_only_what_the_disk_of_the_host_holds() {
    let mut two = Windows::new();
    two.start();
    two.settle_for(0);
    two.until("a saved game", |two| two.host.state().is_saved());
    let before = session(&two.guest).at();
    two.network.is_full.store(true, Ordering::Relaxed);
    two.drag_host();
    two.until("the notice", |two| has_text(&two.host, "not saved"));
    for _ in 0..20 {
        two.host.step();
        two.guest.step();
    }
    assert!(session(&two.host).at() > before);
    assert_eq!(session(&two.guest).at(), before);
    two.network.is_full.store(false, Ordering::Relaxed);
    two.until("the card at the guest's table", |two| session(&two.guest).at() > before);
}

/// The guests' game is gone with it; before, the host's window hung if one of them had asked for much.
#[test]
fn guests_learn_that_the_host_has_deleted_the_game() {
    let mut two = Windows::new();
    two.start();
    two.settle();
    two.until("a saved game", |two| two.host.state().is_saved());
    let store = Store::within(two.folders[0].path());
    let game = store.list().pop().expect("the game").path;
    two.host.state_mut().command(ChangeSaved::Delete(game));
    two.host.run_steps(3);
    two.host.state_mut().command(Command::Answer(true));
    let left = misere::online::text::friends::host_left();
    let left = left.in_language(two.guest.state().settings().language);
    two.until("the end", |two| has_text(&two.guest, &left));
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
    assert_eq!(two.host.state().page(), PageId::TABLE);
    assert!(has_text(&two.host, "is away"));
    let again = {
        two.host.state_mut().command(Command::Show(PageId::LOBBY));
        two.host.run_steps(3);
        copied(&mut two.host, "Copy the invitation for seat 2")
    };
    // The address in memory is another one, and everything before it the same.
    let [invitation, again] = [&invitation, &again].map(|text| {
        let begin = text.find("misere:join").expect("an invitation");
        text[begin..begin + 60].to_owned()
    });
    assert_eq!(invitation, again);
}

#[test]
fn a_seat_where_nobody_waits_is_on_the_page_for_joining_only_until_it_is_given_up() {
    let mut two = Windows::new();
    two.start();
    two.play();
    two.until("the verdict", |two| has_text(&two.guest, "Ein faires Spiel"));
    drop(std::mem::replace(&mut two.guest, elsewhere()));
    two.guest = open(&two.folders[1], &two.network);
    let seat = "Finis mit Ada";
    assert!(!has_text(&two.guest, seat));
    press(&mut two.guest, "Freunde");
    assert!(has_text(&two.guest, seat));
    press(&mut two.guest, "Platz aufgeben");
    two.guest.run_steps(3);
    confirm(&mut two.guest, "Platz aufgeben");
    assert!(!has_text(&two.guest, seat));
}

/// The finished game comes with the first frame, before there is a table for it.
#[test]
fn a_guest_who_was_away_at_the_end_gets_the_finished_game_later() {
    let mut two = Windows::new();
    two.start();
    two.settle();
    drop(std::mem::replace(&mut two.guest, elsewhere()));
    two.until("the guest's absence", |two| has_text(&two.host, "is away"));
    press(&mut two.host, "Let the computer play until Berta is back");
    two.until("the end", |two| {
        read_sheet(&mut two.host, "Next deal");
        if session(&two.host).next() == Next::Act(Seat::new(0)) && two.host.state().is_asked() {
            two.drag_host();
        }
        session(&two.host).next() == Next::Over
    });
    two.guest = open(&two.folders[1], &two.network);
    two.guest.get_by_role_and_label(Role::Button, "Finis mit Ada").click();
    two.until("the verdict", |two| has_text(&two.guest, "Ein faires Spiel"));
    two.until("a file", |two| two.guest.state().is_saved());
    let kept = Store::within(two.folders[1].path()).list();
    assert_eq!(kept.len(), 1);
}

/// The check of the game, which takes its time, ends before the window does.
#[test]
fn a_guests_window_that_is_closed_at_the_end_keeps_the_game() {
    let mut two = Windows::new();
    two.start();
    two.play();
    two.guest.step();
    drop(std::mem::replace(&mut two.guest, elsewhere()));
    let kept = Store::within(two.folders[1].path()).list().pop().expect("the game");
    assert!(misere::store::Saved::from_ron(&std::fs::read_to_string(&kept.path).expect("a file"), &kept.path).is_ok());
}

#[test]
fn a_finished_game_opens_its_table_again_for_the_next_one() {
    let mut two = Windows::new();
    two.start();
    two.play();
    two.until("files", |two| two.host.state().is_saved() && two.guest.state().is_saved());
    let game = Store::within(two.folders[0].path()).list().pop();
    let game = game.expect("the game").path;
    drop(std::mem::replace(&mut two.host, elsewhere()));
    two.host = open(&two.folders[0], &two.network);
    two.host.state_mut().command(GameRequest::Open(game.clone()));
    two.until("the result", |two| has(&two.host, "Rematch"));
    two.host.run_steps(3);
    press(&mut two.host, "Rematch");
    assert_eq!(two.host.state().page(), PageId::LOBBY);
    // Its address in memory is another one.
    let invitation = copied(&mut two.host, "Copy the invitation for seat 2");
    two.guest.state_mut().command(Command::Show(PageId::HOME));
    two.guest.run_steps(3);
    paste(&mut two.guest, &invitation);
    press_starting(&mut two.guest, "Tisch ansehen");
    two.until("the next game", |two| has(&two.guest, "Hinsetzen"));
    press(&mut two.guest, "Hinsetzen");
    two.begin_next();
}

#[test]
fn the_same_deal_again_keeps_the_people_and_counts_for_nobody() {
    let mut two = Windows::new();
    two.start();
    two.play();
    let seed = person::session(&two.host).seed();
    two.until("the result", |two| has(&two.host, "Rematch"));
    two.host.run_steps(3);
    press_more(&mut two.host, "Same deal again");
    assert_eq!(two.host.state().page(), PageId::LOBBY);
    two.sit_for_next();
    two.begin_next();
    assert_eq!(person::session(&two.host).seed(), seed);
    two.play();
    two.until("the verdict", |two| has_text(&two.guest, "Das waren die Karten vom vorigen Spiel"));
    two.until("files", |two| two.host.state().is_saved() && two.guest.state().is_saved());
    let [host, guest] = two.folders.each_ref().map(|folder| {
        let results = std::fs::read_to_string(folder.path().join("results.jsonl")).expect("results");
        results.lines().filter(|line| !line.contains("chosen_deal")).count()
    });
    assert_eq!([host, guest], [1, 1], "only the first game counts");
}

#[test]
fn a_game_whose_host_was_killed_before_it_was_written_begins_again() {
    let mut two = Windows::new();
    two.start();
    two.settle();
    two.until("a saved game", |two| two.host.state().is_saved());
    let seed = person::session(&two.host).seed();
    let store = Store::within(two.folders[0].path());
    let game = store.list().pop().expect("the game").path;
    drop(std::mem::replace(&mut two.host, elsewhere()));
    std::fs::remove_file(&game).expect("the game's file");
    two.host = open(&two.folders[0], &two.network);
    press(&mut two.host, "Resume Finis");
    assert_eq!(person::session(&two.host).seed(), seed);
    assert!(has_text(&two.host, "is away"));
    // A game that is deleted does not come back.
    drop(std::mem::replace(&mut two.host, elsewhere()));
    store.delete(&game).expect("the game's file");
    for _ in 0..2 {
        drop(open(&two.folders[0], &two.network));
        assert!(store.list().is_empty());
    }
}

impl Windows {
    /// Starts the next game, for which the guest has sat down.
    fn begin_next(&mut self) {
        self.until("the guest", |two| has(&two.host, "Berta sits here"));
        self.host.run_steps(3);
        press(&mut self.host, "Start");
        self.until("the next game on both sides", |two| {
            [&two.host, &two.guest].iter().all(|window| {
                let session = window.state().session();
                session.is_some_and(|session| session.next() != Next::Over)
            })
        });
        self.settle();
    }
}
