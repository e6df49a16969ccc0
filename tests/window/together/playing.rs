//! Playing with friends elsewhere, in both windows.

use std::sync::atomic::Ordering;
use std::time::Instant;

use egui::accesskit::Role;
use egui::{Key, Pos2, ViewportCommand, ViewportId};
use egui_kittest::Harness;
use egui_kittest::kittest::{NodeT as _, Queryable as _, by};
use misere::games::{Play, entry};
use misere::online::Wish;
use misere::online::text::friends as texts;
use misere::rules::{Next, Seat};
use misere::store::{Origin, Player, Store, open_example};
use misere::ui::board::BoardAction;
use misere::ui::{
    AnyCommand, App, ChangeSaved, Command, FriendsCommand, GameRequest, PageId, ReviewCommand, TableCommand,
};

use super::{PATIENCE, Windows, card_to_play, confirm, elsewhere, has, has_text, open, read_sheet, session};
use crate::frames::step_hidden;
use crate::play::person::{add_game, drag, press, strike};

#[test]
fn two_windows_play_a_whole_game_by_dragging_and_both_keep_it() {
    let mut two = Windows::new();
    two.start();
    let dragged = two.play();
    assert!(dragged >= 20, "only {dragged}");
    two.until("the verdict", |two| has_text(&two.guest, "Ein faires Spiel"));
    two.until("files", |two| two.host.state().is_saved() && two.guest.state().is_saved());
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

/// Whoever leads, neither window waits for the other.
#[test]
fn host_and_guest_choose_the_cards_to_pass_at_the_same_time() {
    let mut two = Windows::passing("Left");
    two.start();
    two.until("both are asked", |two| two.host.state().is_asked() && two.guest.state().is_asked());
    let log = |two: &Windows| two.host.state().own_session().expect("the host's game").steps();
    let begun = log(&two);
    let next = two.host.state().own_session().expect("the host's game").next();
    let choose_first = |window: &mut Harness<'_, App>| {
        let first = session(window).moves()[0].text.clone();
        window.state_mut().command(TableCommand::Board(BoardAction::Play(first)));
        window.step();
    };
    if next == Next::Act(Seat::new(0)) {
        choose_first(&mut two.guest);
    } else {
        choose_first(&mut two.host);
    }
    two.until("what was chosen lies there", |two| two.host.state().is_asked() != two.guest.state().is_asked());
    assert_eq!(log(&two), begun, "the log has the order of the seats");
    if two.host.state().is_asked() {
        choose_first(&mut two.host);
    } else {
        choose_first(&mut two.guest);
    }
    two.until("all have passed", |two| {
        let is_play = |session: &dyn Play| session.at() >= begun.len() + 3;
        is_play(session(&two.host)) && is_play(session(&two.guest))
    });
}

#[test]
fn a_guests_card_moves_at_once_before_the_host_knows() {
    let mut two = Windows::new();
    two.start();
    two.settle_for(1);
    let before = session(&two.host).at();
    let from = card_to_play(&two.guest);
    // The card moves at once, before the host knows of it.
    drag(&mut two.guest, from, Pos2::new(640.0, 330.0));
    assert_eq!(session(&two.host).at(), before);
    assert!(session(&two.guest).moves().is_empty());
    two.until("the card at the host's", |two| session(&two.host).at() > before);
    two.until("the host's answer", |two| session(&two.guest).at() == session(&two.host).at());
}

#[test]
fn whoever_looks_elsewhere_is_told_when_it_is_their_turn() {
    let mut two = Windows::new();
    two.start();
    two.settle_for(0);
    two.guest.state_mut().command(Command::Show(PageId::HOME));
    two.guest.run_steps(3);
    assert!(has_text(&two.guest, "Finis mit Ada"));
    let mut is_called = false;
    two.guest.input_mut().focused = false;
    two.until("the guest's turn", |two| {
        if session(&two.host).next() == Next::Act(Seat::new(0)) && two.host.state().is_asked() {
            two.drag_host();
        }
        let viewport = &two.guest.output().viewport_output[&ViewportId::ROOT];
        is_called |=
            viewport.commands.iter().any(|command| matches!(command, ViewportCommand::RequestUserAttention(_)));
        is_called && has_text(&two.guest, "Du bist dran")
    });
}

#[test]
fn a_refused_card_comes_back_with_the_hosts_reason() {
    let mut two = Windows::new();
    two.start();
    two.settle_for(1);
    let before = session(&two.guest).at();
    let from = card_to_play(&two.guest);
    two.network.is_spoiled.store(true, Ordering::Relaxed);
    drag(&mut two.guest, from, Pos2::new(640.0, 330.0));
    assert!(session(&two.guest).moves().is_empty());
    let language = two.guest.state().settings().language;
    let reason = texts::not_legal().in_language(language);
    two.until("the reason", |two| has_text(&two.guest, &reason));
    assert_eq!(session(&two.guest).at(), before);
    // The card lies in the hand again, and can be played as soon as the host gets it.
    assert_eq!(card_to_play(&two.guest), from);
    two.network.is_spoiled.store(false, Ordering::Relaxed);
    two.drag_one();
}

#[test]
fn the_next_deal_waits_for_nobody_who_reads_a_score_sheet() {
    let mut two = Windows::new();
    two.start();
    let is_read = |two: &Windows| has(&two.host, "Next deal") && has(&two.guest, "Nächste Runde");
    loop {
        let mut is_dealt = false;
        two.until("a turn or the next deal", |two| {
            is_dealt = session(&two.guest).deal_number() > 1 && is_read(two);
            is_dealt || two.are_people_asked()
        });
        if is_dealt {
            break;
        }
        two.drag_one();
    }
    assert_eq!(session(&two.host).deal_number(), 2);
    // The sheets stay until they have been read, each by its own reader.
    two.until("the guest has read", |two| {
        read_sheet(&mut two.guest, "Nächste Runde");
        !has(&two.guest, "Nächste Runde")
    });
    assert!(has(&two.host, "Next deal"));
    two.settle();
    two.drag_one();
}

#[test]
fn undo_needs_the_consent_of_all_and_is_asked_quietly() {
    let mut two = Windows::new();
    two.start();
    two.settle_for(1);
    two.drag_one();
    two.settle();
    let friends = FriendsCommand::Wish(Wish::Undo);
    two.guest.state_mut().command(friends);
    let question = "would like to undo a move";
    two.until("the question", |two| has_text(&two.host, question) && has(&two.host, "Refuse"));
    let at = session(&two.host).at();
    press(&mut two.host, "Refuse");
    two.until("the refusal", |two| has_text(&two.guest, "möchte lieber nicht"));
    assert_eq!(session(&two.host).at(), at);
    let friends = FriendsCommand::Wish(Wish::Undo);
    two.guest.state_mut().command(friends);
    // The first question may still be announced.
    two.until("the question", |two| has(&two.host, "Agree"));
    press(&mut two.host, "Agree");
    two.until("the undo", |two| session(&two.host).undo_count() == 1 && session(&two.guest).undo_count() == 1);
}

/// Regression: “Play on from here” closed the table of the friends without a question, and left a game with seats in
/// which nobody played.
#[test]
fn no_other_game_parts_a_host_from_friends_without_a_question() {
    let mut two = Windows::new();
    two.start();
    two.settle();
    two.until("a saved game", |two| two.host.state().is_saved());
    let store = Store::within(two.folders[0].path());
    let game = store.list().pop().expect("the game").path;
    let at = session(&two.host).at();
    let question = "Leave the table?";
    let other = add_game(&store, &open_example(entry("clubs").expect("a game"), false).expect("an example"));
    two.host.state_mut().command(Command::Begin(PageId::Review(game.clone())));
    two.host.run_steps(3);
    let delete = ChangeSaved::Delete(game);
    let example = GameRequest::OpenExample { id: "finis", finished: false };
    let ways = [
        ("another game", AnyCommand::from(GameRequest::Open(other))),
        ("an example", example.into()),
        ("deleting it", delete.into()),
        ("playing on", ReviewCommand::PlayOn.into()),
    ];
    for (way, command) in ways {
        two.host.state_mut().command(command);
        two.host.run_steps(3);
        assert!(has_text(&two.host, question), "{way}");
        strike(&mut two.host, Key::Enter);
        assert!(!has_text(&two.host, question), "{way}");
        assert_eq!((session(&two.host).id(), session(&two.host).at()), ("finis", at), "{way}");
    }
    two.host.state_mut().command(ReviewCommand::PlayOn);
    two.host.run_steps(3);
    confirm(&mut two.host, "Leave the table");
    two.host.run_steps(3);
    assert_eq!(two.host.state().page(), PageId::TABLE);
    let left = texts::host_left().in_language(two.guest.state().settings().language);
    two.until("the host's goodbye", |two| has_text(&two.guest, &left));
    two.until("a new game", |two| two.host.state().is_saved() && store.list().len() == 3);
    let friends = store.list().into_iter().filter(|file| {
        let saved = file.game().expect("a game");
        saved.origin == Origin::PlayedOn && saved.players.iter().any(Player::is_friend)
    });
    assert_eq!(friends.count(), 0, "nobody plays their seats");
}

#[test]
fn a_hosts_table_goes_on_while_its_window_is_hidden() {
    let mut two = Windows::new();
    two.start();
    two.settle_for(1);
    let frames = two.host.ctx.cumulative_frame_nr();
    let mut time = two.host.ctx.input(|input| input.time);
    let is_bots = |session: &dyn Play| session.next() == Next::Act(Seat::new(2));
    let mut has_bot_played = false;
    let begun = Instant::now();
    while !has_bot_played {
        assert!(begun.elapsed() < PATIENCE, "the computer player waits");
        if session(&two.guest).next() == Next::Act(Seat::new(1)) && two.guest.state().is_asked() {
            let from = card_to_play(&two.guest);
            drag(&mut two.guest, from, Pos2::new(640.0, 330.0));
        }
        let was_bots = is_bots(session(&two.host));
        time += 0.1;
        step_hidden(&mut two.host, time);
        has_bot_played = was_bots && !is_bots(session(&two.host));
        two.guest.step();
    }
    assert_eq!(two.host.ctx.cumulative_frame_nr(), frames, "something was drawn");
    two.until("the same position", |two| session(&two.guest).at() == session(&two.host).at());
}

/// Each side reviews its own decisions, and plays the same cards again without friends, who know them.
/// Regression: with six players, the host's window and its guests' ended with a panic as soon as the game began.
#[test]
fn a_table_of_six_is_played_in_both_windows() {
    let computers = ["A", "B", "C", "D"].map(|name| format!("Computer(\"{name}\", \"easy\")")).join(", ");
    let players = format!("[Person(\"Ada\"), Friend(\"\", \"\"), {computers}]");
    let rules = "\"(passing: Off, rounds: 1)\"";
    let mut two = Windows::of(&format!("games: {{\"finis\": (players: {players}, rules: {rules})}}"));
    two.start();
    for _ in 0..4 {
        two.settle();
        two.drag_one();
    }
    assert_eq!(session(&two.guest).seats(), 6);
}

#[test]
fn a_guest_has_statistics_a_review_and_the_cards_again() {
    let mut two = Windows::new();
    two.start();
    two.play();
    two.until("the verdict", |two| has_text(&two.guest, "Ein faires Spiel"));
    two.until("files", |two| two.host.state().is_saved() && two.guest.state().is_saved());
    let game = Store::within(two.folders[1].path()).list().pop();
    let game = game.expect("the game").path;
    two.guest.state_mut().command(Command::Show(PageId::STATISTICS));
    two.guest.run_steps(6);
    assert!(has_text(&two.guest, "Finis mit anderen Menschen: 1 Spiel"));
    let review = Command::Begin(PageId::Review(game.clone()));
    two.guest.state_mut().command(review);
    two.guest.run_steps(3);
    press(&mut two.guest, "Urteile");
    press(&mut two.guest, "Beurteilen lassen");
    two.until("the verdicts", |two| !has(&two.guest, "Abbrechen"));
    assert!(has_text(&two.guest, "Berta: "));
    assert!(!has_text(&two.guest, "Ada: "), "only one's own decisions");
    drop(std::mem::replace(&mut two.guest, elsewhere()));
    two.guest = open(&two.folders[1], &two.network);
    two.guest.state_mut().command(GameRequest::Open(game));
    two.guest.run_steps(6);
    read_sheet(&mut two.guest, "Mehr…");
    press(&mut two.guest, "Dieselben Karten");
    let start = by().role(Role::Button).label("Spiel starten");
    let start = two.guest.query(start).expect("a button");
    assert!(!start.accesskit_node().is_disabled());
}
