//! The ways to a table with friends elsewhere, before a game begins.

use egui::Key;
use egui::accesskit::Role;
use egui_kittest::Harness;
use egui_kittest::kittest::{NodeT as _, Queryable as _, by};
use misere::ui::{App, PageId};

use super::{Memory, Windows, confirm, copied, has, has_text, open, paste, press_starting};
use crate::play::person::{focused, press, strike};

/// Tells whether a button can be pressed.
fn is_open(harness: &egui_kittest::Harness<'_, misere::ui::App>, label: &str) -> bool {
    let button = harness.query(by().role(Role::Button).label(label));
    button.is_some_and(|node| !node.accesskit_node().is_disabled())
}

#[test]
fn home_leads_to_an_invitation_in_three_presses() {
    let mut two = Windows::new();
    press(&mut two.host, "Friends");
    press(&mut two.host, "Acorn Hearts");
    let invitation = copied(&mut two.host, "Copy the invitation for seat 2");
    assert!(invitation.starts_with("Come and play Acorn Hearts!"));
    assert_eq!(two.host.state().page(), PageId::LOBBY);
    paste(&mut two.guest, &invitation);
    press_starting(&mut two.guest, "Tisch ansehen");
    two.until("the table", |two| has(&two.guest, "Hinsetzen"));
    assert!(has_text(&two.guest, "Du bist zu Acorn Hearts eingeladen"));
}

/// Regression: the page showed nothing but a field for an invitation.
#[test]
fn a_program_that_cannot_open_tables_says_why_on_the_page_for_friends() {
    let folder = tempfile::tempdir().expect("a folder");
    let network = Memory { only_joins: true, ..Memory::default() };
    let mut harness = open(&folder, &network);
    press(&mut harness, "Friends");
    assert!(has_text(&harness, "--features online"));
    assert!(!has(&harness, "Finis"));
}

#[test]
fn enter_sits_down_instead_of_leaving_once_the_host_has_answered() {
    let mut two = Windows::new();
    press(&mut two.host, "Friends");
    press(&mut two.host, "Finis");
    let invitation = copied(&mut two.host, "Copy the invitation for seat 2");
    paste(&mut two.guest, &invitation);
    two.guest.key_press(Key::Enter);
    two.until("the table", |two| has(&two.guest, "Hinsetzen"));
    two.guest.key_press(Key::Enter);
    two.until("a guest", |two| has(&two.host, "Berta sits here"));
}

/// Regression: until the host had answered, the focus lay on *Home*, and a second Enter left the page.
#[test]
fn enter_leaves_no_page_while_the_host_has_not_answered() {
    let mut two = Windows::new();
    press(&mut two.host, "Friends");
    press(&mut two.host, "Finis");
    let invitation = copied(&mut two.host, "Copy the invitation for seat 2");
    paste(&mut two.guest, &invitation);
    for _ in 0..4 {
        // The host does nothing meanwhile.
        strike(&mut two.guest, Key::Enter);
        two.guest.run_steps(3);
        assert_eq!(two.guest.state().page(), PageId::JOIN);
    }
    assert!(!has(&two.guest, "Tisch ansehen") && !has(&two.guest, "Hinsetzen"), "the host has answered");
    two.until("the table", |two| has(&two.guest, "Hinsetzen"));
    two.guest.run_steps(4);
    strike(&mut two.guest, Key::Enter);
    two.until("a guest", |two| has(&two.host, "Berta sits here"));
}

/// Regression: the focus lay on “Close the table”, and the next Enter closed the table that had just been opened.
#[test]
fn enter_closes_no_table_that_was_just_opened() {
    let mut two = Windows::new();
    press(&mut two.host, "Finis");
    press(&mut two.host, "Invite friends");
    for _ in 0..3 {
        strike(&mut two.host, Key::Enter);
        assert_eq!(two.host.state().page(), PageId::LOBBY);
        assert_ne!(focused(&two.host).as_deref(), Some("Close the table"));
    }
    assert!(has(&two.host, "Copy the invitation for seat 2"));
}

/// Regression: the focus stayed where an invitation had been copied, and there was *Free the seat* as soon as the friend
/// looked at it.
#[test]
fn the_focus_leaves_a_button_that_becomes_one_that_throws_a_friend_out() {
    let mut two = Windows::new();
    press(&mut two.host, "Friends");
    press(&mut two.host, "Finis");
    assert_eq!(focused(&two.host).as_deref(), Some("Copy the invitation for seat 2"));
    let invitation = copied(&mut two.host, "Copy the invitation for seat 2");
    strike(&mut two.host, Key::Enter);
    assert_eq!(focused(&two.host).as_deref(), Some("Copy the invitation for seat 2"));
    paste(&mut two.guest, &invitation);
    press_starting(&mut two.guest, "Tisch ansehen");
    two.until("a friend who looks", |two| has(&two.host, "Free the seat"));
    two.host.run_steps(4);
    let now = focused(&two.host);
    assert!(now.is_some() && now.as_deref() != Some("Free the seat"), "{now:?}");
}

/// Presses a button that asks, and answers: Enter changes nothing, and only the button of the same name does it.
fn press_and_confirm(harness: &mut Harness<'_, App>, label: &str, question: &str) {
    press(harness, label);
    harness.run_steps(3);
    assert!(has_text(harness, question));
    strike(harness, Key::Enter);
    harness.run_steps(3);
    assert!(!has_text(harness, question) && has(harness, label), "Enter answered yes");
    press(harness, label);
    harness.run_steps(3);
    confirm(harness, label);
}

#[test]
fn whatever_throws_a_friend_out_asks_first() {
    let mut two = Windows::new();
    two.sit_down();
    press_and_confirm(&mut two.host, "Free the seat", "Free the seat?");
    two.until("the guest's absence", |two| !has(&two.host, "Berta sits here"));
    press_and_confirm(&mut two.host, "Close the table", "Close the table?");
    two.until("no table", |two| two.host.state().page() == PageId::HOME);
}

#[test]
fn a_seat_is_given_up_only_after_a_question() {
    let mut two = Windows::new();
    two.sit_down();
    press(&mut two.guest, "Gehen");
    two.guest.run_steps(3);
    assert!(has_text(&two.guest, "Den Platz aufgeben?"));
    strike(&mut two.guest, Key::Escape);
    two.guest.run_steps(3);
    assert!(!has_text(&two.guest, "Den Platz aufgeben?"));
    assert_eq!(two.guest.state().page(), PageId::JOIN);
    press(&mut two.guest, "Gehen");
    two.guest.run_steps(3);
    press(&mut two.guest, "Platz aufgeben");
    two.until("an open seat", |two| has_text(&two.host, "Seat 2: waiting for a friend"));
}

#[test]
fn a_table_is_for_as_many_friends_as_come_and_the_computer_has_the_other_seats() {
    let mut two = Windows::new();
    press(&mut two.host, "Friends");
    press(&mut two.host, "Finis");
    // The settings have three seats, one of them for a friend.
    press(&mut two.host, "3");
    assert!(!has_text(&two.host, "The computer plays in the other seats."));
    assert!(has_text(&two.host, "Seat 4: waiting for a friend"));
    let invitation = copied(&mut two.host, "Copy the invitation for seat 2");
    paste(&mut two.guest, &invitation);
    press_starting(&mut two.guest, "Tisch ansehen");
    two.until("the table", |two| has(&two.guest, "Hinsetzen"));
    press(&mut two.guest, "Hinsetzen");
    two.until("a guest", |two| has(&two.host, "Berta sits here"));
    assert!(!is_open(&two.host, "Start"));
    for _ in 0..2 {
        two.host.get_all_by_label("Let the computer play").next().expect("a seat").click();
        two.host.run_steps(3);
    }
    assert!(is_open(&two.host, "Start"));
    // A seat can be offered to a friend again.
    two.host.get_all_by_label("Invite a friend").next().expect("a seat").click();
    two.host.run_steps(3);
    assert!(!is_open(&two.host, "Start"));
    press(&mut two.host, "Let the computer play");
    press(&mut two.host, "Start");
    two.until("the table on both sides", |two| {
        let screens = [&two.host, &two.guest].map(|window| window.state().page());
        screens == [PageId::TABLE, PageId::TABLE]
    });
    for window in [&two.host, &two.guest] {
        let players = window.state().players().expect("a game");
        assert_eq!(players.len(), 4);
    }
}

/// Writes pictures of both sides at each step into `target/tmp/together`, in two languages and sizes.
#[test]
#[ignore = "writes pictures to look at"]
fn pictures_of_both_sides() {
    let folder = std::path::Path::new(env!("CARGO_TARGET_TMPDIR")).join("together");
    std::fs::create_dir_all(&folder).expect("a folder");
    for size in [egui::vec2(800.0, 600.0), egui::vec2(1920.0, 1080.0)] {
        let mut two = Windows::new();
        for window in [&mut two.host, &mut two.guest] {
            window.set_size(size);
            window.run_steps(8);
        }
        let take = |two: &mut Windows, step: &str| {
            for (side, window) in [("host", &mut two.host), ("guest", &mut two.guest)] {
                window.run_steps(8);
                let picture = window.render().expect("a picture");
                picture.save(folder.join(format!("{step}-{side}-{}.png", size.x))).expect("a file");
            }
        };
        press(&mut two.host, "Friends");
        take(&mut two, "1-friends");
        press(&mut two.host, "Finis");
        press(&mut two.host, "3");
        take(&mut two, "2-lobby");
        let invitation = copied(&mut two.host, "Copy the invitation for seat 2");
        paste(&mut two.guest, &invitation);
        take(&mut two, "3-copied");
        press_starting(&mut two.guest, "Tisch ansehen");
        two.until("the table", |two| has(&two.guest, "Hinsetzen"));
        take(&mut two, "4-table");
        press(&mut two.guest, "Hinsetzen");
        two.until("a guest", |two| has(&two.host, "Berta sits here"));
        for _ in 0..2 {
            two.host.get_all_by_label("Let the computer play").next().expect("a seat").click();
            two.host.run_steps(3);
        }
        take(&mut two, "5-sits");
        press(&mut two.host, "Start");
        two.until("the table on both sides", |two| {
            [&two.host, &two.guest].iter().all(|window| window.state().page() == PageId::TABLE)
        });
        take(&mut two, "6-playing");
        for window in [&mut two.host, &mut two.guest] {
            window.state_mut().command(misere::ui::Command::Show(PageId::HOME));
        }
        take(&mut two, "7-home");
        let mut two = Windows::new();
        two.start();
        two.play();
        for window in [&mut two.host, &mut two.guest] {
            window.set_size(size);
            window.run_steps(8);
        }
        two.until("the verdict", |two| has_text(&two.guest, "Ein faires Spiel"));
        take(&mut two, "8-result");
    }
}

/// Regression: nobody could say anything before the game.
#[test]
fn people_talk_before_the_game() {
    let mut two = Windows::new();
    two.sit_down();
    press(&mut two.host, "Say…");
    press(&mut two.host, "Good luck, everyone!");
    two.until("the phrase at the chair", |two| has_text(&two.guest, "Ada sagt:"));
    assert!(has_text(&two.host, "Good luck, everyone!"));
}
