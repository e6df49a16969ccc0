//! Challenges: made from a finished or a new game, received as text or as a file, played without help, compared,
//! and refused when they are damaged or forged.

use std::sync::atomic::AtomicBool;

use egui::{Event, Key};
use egui_kittest::Harness;
use egui_kittest::kittest::Queryable as _;
use misere::bots::{Bot, Level};
use misere::challenge::{Challenge, KeptChallenge};
use misere::games::alike::play_out;
use misere::games::entry;
use misere::rules::options::HouseRules;
use misere::store::{Origin, Saved, Store};
use misere::table::Setup;
use misere::text::Language;
use misere::ui::{App, Command, GameRequest, PageId, Received};

use super::frames::{until, until_saved};
use super::play::people::game_of_ada;
use super::play::person::*;

static RUNNING: AtomicBool = AtomicBool::new(false);

/// A finished game of Finis by Ada, in which her opponents decided by the clock.
fn adas_game() -> Saved {
    let entry = entry("finis").expect("a game");
    let setup = Setup { seats: 3, rules: HouseRules::default(), seed: 5, dealer: None };
    let saved = game_of_ada(entry.start(&setup).expect("the usual rules"));
    finished(saved, Level::Easy)
}

/// A game, played to its end by a bot in the person's place.
fn finished(mut saved: Saved, level: Level) -> Saved {
    let bots: Vec<Bot> = saved.players.iter().map(|player| player.bot().unwrap_or(level.into())).collect();
    assert!(play_out(saved.session.as_mut(), &bots, &RUNNING));
    saved
}

fn text_of(saved: &Saved) -> String {
    let challenge = Challenge::of(saved).expect("a challenge");
    challenge.to_text(Language::ENGLISH)
}

/// Berta's reply to Ada's challenge.
fn bertas_game() -> Saved {
    let challenge = Challenge::of(&adas_game()).expect("a challenge");
    finished(challenge.start(&"Berta".into()), Level::Medium)
}

/// Ada's challenge with Berta's reply, as Ada keeps it.
pub fn replied() -> KeptChallenge {
    let mut kept = KeptChallenge::made(Challenge::of(&adas_game()).expect("a challenge"));
    let reply = Challenge::of(&bertas_game()).expect("a reply");
    kept.challenge.merge(&reply).expect("the same challenge");
    kept
}

fn paste(harness: &mut Harness<'_, App>, text: &str) {
    harness.input_mut().events.push(Event::Paste(text.to_owned()));
    harness.run_steps(3);
}

/// Opens a window with Ada's finished game at the table.
fn adas_window(store: &Store) -> Harness<'static, App> {
    let path = add_game(store, &adas_game());
    let mut harness = open(store);
    run(&mut harness, GameRequest::Open(path));
    harness
}

#[test]
fn a_challenge_goes_to_a_friend_and_comes_back() {
    let [ada, berta] = [(); 2].map(|()| tempfile::tempdir().expect("a folder"));
    let mut adas = adas_window(&quick_store(&ada));
    // The result takes no answer at once.
    adas.run_steps(60);
    press_more(&mut adas, "Challenge a friend");
    assert!(matches!(adas.state().page(), PageId::Challenge(_)));
    until(&mut adas, "Ada's own result", |harness| says(harness, "1. You: "));
    let text = copied(&mut adas, "Copy challenge");
    assert!(text.starts_with("Misère challenge: Finis"), "{text}");

    // Berta pastes it on Home. Ada's result stays sealed until she has played.
    let mut bertas = open(&quick_store(&berta));
    paste(&mut bertas, &text);
    assert!(says(&bertas, "Ada challenges you"));
    assert!(says(&bertas, "Against Anton (Novice) and Carla (Novice)"));
    assert!(says(&bertas, "Ada: sealed until you have played"));
    let PageId::Challenge(id) = bertas.state().page() else {
        panic!("{:?}", bertas.state().page());
    };
    // Enter plays it.
    bertas.key_press(Key::Enter);
    bertas.run_steps(3);
    assert_eq!(bertas.state().page(), PageId::TABLE);
    wait(&mut bertas);
    for (key, refusal) in
        [(Key::H, "no hints until it is over"), (Key::W, "no hints until it is over"), (Key::U, "no undo")]
    {
        bertas.key_press(key);
        bertas.run_steps(3);
        assert!(prompt_says(&bertas, refusal), "{key:?}");
    }
    // It resumes as any game, and its review explains nothing yet.
    act(&mut bertas);
    until_saved(&mut bertas);
    let files = Store::within(berta.path()).list();
    let review = PageId::Review(files[0].path.clone());
    run(&mut bertas, Command::Begin(review));
    press(&mut bertas, "Why?");
    assert!(prompt_says(&bertas, "no hints until it is over"));
    run(&mut bertas, Command::Show(PageId::HOME));
    paste(&mut bertas, &text);
    press(&mut bertas, "Resume");
    assert_eq!(bertas.state().page(), PageId::TABLE);
    play_to_the_end(&mut bertas);
    bertas.run_steps(60);
    press(&mut bertas, "Compare results");
    assert_eq!(bertas.state().page(), PageId::Challenge(id));
    until(&mut bertas, "the verdicts", |harness| {
        says(harness, "You parted in deal")
            && says(harness, "You passed")
            && says(harness, "Ada passed")
            && !says(harness, "Looking for something better")
    });
    assert!(says(&bertas, "Deal by deal"));
    let reply = copied(&mut bertas, "Copy reply");
    // Ada's game is reviewed where they parted, and listed as a game from elsewhere.
    press(&mut bertas, "See it in the other game");
    assert!(matches!(bertas.state().page(), PageId::Review(_)));
    until_saved(&mut bertas);
    let store = Store::within(berta.path());
    let files = store.list();
    let mut heads = files.iter().filter_map(|file| file.head());
    let other = heads.find(|head| head.origin == Origin::Import);
    assert_eq!(other.expect("a game").name, *"Ada: Finis");

    // Ada pastes the reply, which is checked.
    paste(&mut adas, &reply);
    until(&mut adas, "both results", |harness| {
        says(harness, "1. ") && says(harness, "2. ") && says(harness, "checked")
    });
    assert!(says(&adas, "Deal by deal"));
    // A second time, nothing is added.
    paste(&mut adas, &reply);
    until(&mut adas, "both results", |harness| says(harness, "2. "));
    assert!(!says(&adas, "3. "));
    until_saved(&mut adas);
    let store = Store::within(ada.path());
    let kept = std::fs::read_to_string(store.challenge_path(id)).expect("a file");
    assert!(kept.contains("made here\nown: 0\nproved: 0 1\n"), "{kept}");
}

#[test]
fn damaged_and_later_texts_and_replies_to_nothing_are_refused_with_their_reason() {
    let folder = tempfile::tempdir().expect("a folder");
    let mut harness = open(&quick_store(&folder));
    let text = text_of(&adas_game());
    let cut = &text[..text.len() - 20];
    let damaged = text.replacen("misere-challenge-1:\n", "misere-challenge-1:\n0", 1);
    let later = text.replacen("misere-challenge-1", "misere-challenge-2", 1);
    for (text, reason) in [
        (cut, "The end of this challenge is missing"),
        (&damaged, "This challenge was damaged on its way"),
        (&later, "Update Misère"),
        ("hello", "neither a challenge nor a deal code"),
    ] {
        paste(&mut harness, text);
        assert!(says(&harness, reason), "{reason}");
        assert_eq!(harness.state().page(), PageId::HOME);
    }
    // A deal code opens the form of its game.
    paste(&mut harness, "clubs/4/7F3K-2Q9A");
    assert_eq!(harness.state().page(), PageId::NewGame("clubs"));
    assert!(says(&harness, "Cards: by deal code"));
    // There, a challenge can be pasted into the field for deal codes.
    harness.get_by_label("Deal code").focus();
    harness.run();
    paste(&mut harness, &text);
    assert!(matches!(harness.state().page(), PageId::Challenge(_)));
}

#[test]
fn a_forged_reply_is_refused_with_its_reason() {
    let folder = tempfile::tempdir().expect("a folder");
    let mut harness = adas_window(&quick_store(&folder));
    harness.run_steps(60);
    press_more(&mut harness, "Challenge a friend");
    // Mallory lets the opponents play at random.
    let challenge = Challenge::of(&adas_game()).expect("a challenge");
    let mut forged = challenge.start(&"Mallory".into());
    let bots = [Level::Medium, Level::Random, Level::Random].map(Bot::from);
    assert!(play_out(forged.session.as_mut(), &bots, &RUNNING));
    paste(&mut harness, &text_of(&forged));
    until(&mut harness, "the refusal", |harness| says(harness, "The reply of Mallory was refused: in deal"));
    assert!(!says(&harness, "2. "));
    // It is told until the page reads the challenge anew, from which it has gone once all are checked.
    until(&mut harness, "the end of the check", |harness| !says(harness, "checking every move"));
    until_saved(&mut harness);
    // An honest one is still taken.
    paste(&mut harness, &text_of(&bertas_game()));
    until(&mut harness, "the reply", |harness| says(harness, "2. "));
    // Messages go by time.
    harness.run_steps(200);
    assert!(!says(&harness, "Mallory"));
}

#[test]
fn a_new_game_can_be_a_challenge_and_is_played_first() {
    let folder = tempfile::tempdir().expect("a folder");
    let mut harness = open(&quick_store(&folder));
    press(&mut harness, "Finis");
    choose_easy(&mut harness);
    press(&mut harness, "Challenge a friend");
    assert!(says(&harness, "Your challenge") && says(&harness, "Nobody has played yet"));
    // Friends can have it at once.
    let open = copied(&mut harness, "Copy challenge");
    let open = Challenge::from_text(&open).expect("a challenge");
    assert!(open.entries.is_empty());
    // The next game has other cards.
    let PageId::Challenge(id) = harness.state().page() else {
        panic!("{:?}", harness.state().page());
    };
    press(&mut harness, "Back to new game");
    press(&mut harness, "Start game");
    wait(&mut harness);
    assert_ne!(session(&harness).seed(), open.deal.setup.seed);
    run(&mut harness, Command::Show(PageId::Challenge(id)));
    press(&mut harness, "Play");
    wait(&mut harness);
    assert_eq!(session(&harness).seed(), open.deal.setup.seed);
    play_to_the_end(&mut harness);
    harness.run_steps(60);
    press(&mut harness, "Compare results");
    until(&mut harness, "the result", |harness| says(harness, "1. You: "));
    let text = copied(&mut harness, "Copy challenge");
    let made = Challenge::from_text(&text).expect("a challenge");
    assert_eq!((made.id(), made.entries.len()), (id, 1));
    assert!(made.entries[0].alike);
    until_saved(&mut harness);
}

#[test]
fn a_challenge_comes_as_a_file_and_the_list_shows_deletes_and_restores_it() {
    let folder = tempfile::tempdir().expect("a folder");
    let mut harness = open(&quick_store(&folder));
    run(&mut harness, Command::Show(PageId::CHALLENGES));
    assert!(says(&harness, "The same cards, apart"));
    let file = folder.path().join("from-ada.misere");
    std::fs::write(&file, text_of(&adas_game())).expect("written");
    run(&mut harness, Received::File(file.clone()));
    assert!(says(&harness, "Ada challenges you"));
    for page in [PageId::HOME, PageId::CHALLENGES] {
        run(&mut harness, Command::Show(page));
    }
    // The keyboard opens it.
    harness.get_by_label("Finis: Ada challenges you. Not played yet").focus();
    harness.run();
    harness.key_press(Key::Enter);
    harness.run_steps(3);
    assert!(matches!(harness.state().page(), PageId::Challenge(_)));
    press(&mut harness, "Delete");
    assert_eq!(harness.state().page(), PageId::CHALLENGES);
    harness.run();
    assert!(says(&harness, "Challenge deleted: Finis"));
    assert!(says(&harness, "The same cards, apart"));
    press(&mut harness, "Undo");
    assert!(says(&harness, "Ada challenges you"));
    // Dropped onto the window, it is found again.
    run(&mut harness, Received::Import(file));
    assert!(matches!(harness.state().page(), PageId::Challenge(_)));
    // It is no game.
    assert!(Store::within(folder.path()).list().is_empty());
}

#[test]
fn who_has_no_name_can_type_one_for_friends() {
    let folder = tempfile::tempdir().expect("a folder");
    let mut harness = open(&quick_store(&folder));
    paste(&mut harness, &text_of(&adas_game()));
    harness.get_by_label("Your name").focus();
    harness.run();
    harness.get_by_label("Your name").type_text("Zoë");
    harness.run();
    press(&mut harness, "Play");
    wait(&mut harness);
    play_to_the_end(&mut harness);
    harness.run_steps(60);
    press(&mut harness, "Compare results");
    let reply = copied(&mut harness, "Copy reply");
    let reply = Challenge::from_text(&reply).expect("a reply");
    assert_eq!(reply.entries[1].name, *"Zoë");
    // Regression: it became the name at all tables.
    assert!(harness.state().settings().name.is_empty());
    until_saved(&mut harness);
}

#[test]
fn a_game_that_the_command_line_has_begun_is_one_of_its_challenge() {
    let folder = tempfile::tempdir().expect("a folder");
    let mut harness = open(&quick_store(&folder));
    let challenge = Challenge::of(&adas_game()).expect("a challenge");
    let file = folder.path().join("mine.misere");
    let game = challenge.start(&"Berta".into());
    std::fs::write(&file, game.to_ron()).expect("written");
    run(&mut harness, Received::File(file));
    wait(&mut harness);
    play_to_the_end(&mut harness);
    harness.run_steps(60);
    press(&mut harness, "Compare results");
    let reply = copied(&mut harness, "Copy reply");
    let reply = Challenge::from_text(&reply).expect("a reply");
    assert_eq!(reply.id(), challenge.id());
    assert_eq!(reply.entries[0].name, *"Berta");
    assert!(reply.check(0, &RUNNING).expect("nobody stops it").is_ok());
    until_saved(&mut harness);
}

#[test]
fn a_challenge_against_other_players_says_so_and_cannot_be_played() {
    let folder = tempfile::tempdir().expect("a folder");
    let mut harness = open(&quick_store(&folder));
    let mut challenge = Challenge::of(&adas_game()).expect("a challenge");
    challenge.version += 1;
    paste(&mut harness, &challenge.to_text(Language::ENGLISH));
    assert!(says(&harness, "results cannot be compared"));
    assert!(harness.query_by_label("Play").is_none());
    press(&mut harness, "Play these cards anyway");
    assert_eq!(harness.state().page(), PageId::NewGame("finis"));
}

#[test]
fn the_page_of_challenges_makes_one_of_the_chosen_game_and_leads_with_the_one_to_play() {
    let folder = tempfile::tempdir().expect("a folder");
    let mut harness = open(&quick_store(&folder));
    run(&mut harness, Command::Show(PageId::CHALLENGES));
    press(&mut harness, "Challenge a friend");
    press(&mut harness, "Clubs");
    harness.run();
    assert!(matches!(harness.state().page(), PageId::Challenge(_)), "{:?}", harness.state().page());
    assert!(says(&harness, "Nobody has played yet"));
    run(&mut harness, Command::Show(PageId::CHALLENGES));
    assert_eq!(focused(&harness).as_deref(), Some("Play"));
    press(&mut harness, "Play");
    assert_eq!(session(&harness).id(), "clubs");
}
