//! Announcements to screen readers during a game: every event once, in order, and by name.

use egui::accesskit::{Live, Role};
use egui::{Key, Modifiers};
use egui_kittest::Harness;
use egui_kittest::kittest::{NodeT as _, Queryable as _, by};
use misere::games::GAMES;
use misere::rules::{Names, Seat, Seats};
use misere::store::Store;
use misere::ui::{App, Command, GameRequest, PageId, TableCommand};

use super::frames::{until, until_saved};
use super::play::person::*;

/// The announcements in the tree, by node, in order.
fn announced(harness: &Harness<'_, App>) -> Vec<(String, String)> {
    let live =
        |node: &egui_kittest::kittest::AccessKitNode<'_>| node.role() == Role::Label && node.live() == Live::Polite;
    let nodes = harness.query_all(by().predicate(live));
    nodes
        .map(|node| {
            let node = node.accesskit_node();
            (format!("{:?}", node.id()), node.value().unwrap_or_default())
        })
        .collect()
}

/// Collects announcements frame by frame, each node once.
#[derive(Default)]
struct Ear {
    heard: Vec<(String, String)>,
}

impl Ear {
    fn listen(&mut self, harness: &Harness<'_, App>) {
        for (id, words) in announced(harness) {
            match self.heard.iter().find(|(other, _)| *other == id) {
                Some((_, before)) => assert_eq!(*before, words, "an announcement has changed"),
                None => self.heard.push((id, words)),
            }
        }
    }

    fn text(&self) -> String {
        let words: Vec<&str> = self.heard.iter().map(|(_, words)| words.as_str()).collect();
        words.join(" ")
    }
}

fn names(harness: &Harness<'_, App>) -> Names {
    let players = harness.state().players().expect("a game");
    Names::new(players).addressing(Seat::new(0))
}

/// Regression: only “Konrad plays” was announced, never the card.
#[test]
fn every_event_of_every_game_is_announced_once_and_in_order() {
    for entry in GAMES {
        let folder = tempfile::tempdir().expect("a folder");
        let mut harness = open(&quick_store(&folder));
        press(&mut harness, entry.title);
        choose_easy(&mut harness);
        press(&mut harness, "Start game");
        let mut ear = Ear::default();
        ear.listen(&harness);
        for _ in 0..12 {
            wait_and(&mut harness, &mut ear);
            if next(&harness).is_some() || harness.state().is_over() {
                break;
            }
            act(&mut harness);
            ear.listen(&harness);
        }
        harness.step();
        ear.listen(&harness);
        let names = names(&harness);
        let told = session(&harness).announcements(0, Some(Seat::new(0)));
        let mut rest = ear.text();
        for one in &told {
            let words = one.words.render(&names);
            if one.importance == misere::rules::Importance::ScoreLine {
                continue;
            }
            let Some((_, after)) = rest.split_once(&words) else {
                panic!("{}: “{words}” is missing in: {}", entry.id, ear.text());
            };
            assert!(words.ends_with('.'), "{}: “{words}”", entry.id);
            rest = after.to_owned();
        }
        for (_, words) in &ear.heard {
            assert!(is_ended(words), "{}: “{words}”", entry.id);
        }
        assert!(told.len() > 10, "{}: {told:?}", entry.id);
        if is_asked(&harness) {
            let asked = session(&harness).scene(Seat::new(0)).prompt.render(&names);
            let (text, asked) = (ear.text(), asked.trim_end_matches('.'));
            let text = text.trim_end_matches('.');
            assert!(text.ends_with(asked), "{}: “{asked}”", entry.id);
        }
    }
}

/// Tells whether these are complete sentences, after which speech pauses.
fn is_ended(words: &str) -> bool {
    words.ends_with(['.', '!', '?', '…']) && !words.contains("..")
}

/// Regression: of two messages in one frame, only the second was announced, and many lacked a full
/// stop, so that the next one ran into them.
#[test]
fn several_announcements_in_one_frame_are_all_spoken_as_sentences() {
    let folder = tempfile::tempdir().expect("a folder");
    let mut harness = at_table(&folder);
    let mut ear = Ear::default();
    ear.listen(&harness);
    let before = ear.heard.len();
    let asked = [TableCommand::Undo, TableCommand::Why, TableCommand::ReadTable];
    for command in asked {
        harness.state_mut().command(command);
    }
    for _ in 0..4 {
        harness.step();
        ear.listen(&harness);
    }
    let heard: Vec<&str> = ear.heard[before..].iter().map(|(_, words)| words.as_str()).collect();
    assert_eq!(heard.len(), 3, "{heard:#?}");
    assert!(heard.contains(&"Nothing to undo."), "{heard:#?}");
    assert!(heard.iter().any(|words| words.contains("Your hand")), "{heard:#?}");
    for words in heard {
        assert!(is_ended(words), "“{words}”");
    }
}

/// Regression: a game that was opened with fewer steps than before was announced as “Undone.”
#[test]
fn a_game_that_is_opened_again_is_not_announced_as_undone() {
    let folder = tempfile::tempdir().expect("a folder");
    let mut harness = at_table(&folder);
    act(&mut harness);
    wait(&mut harness);
    run(&mut harness, Command::Show(PageId::HOME));
    until_saved(&mut harness);
    let store = Store::within(folder.path());
    let slot = store.list().pop().expect("a game");
    let path = slot.path.clone();
    let mut saved = slot.into_game().expect("a save");
    let mut own = Seats::default();
    own.insert(Seat::new(0));
    assert!(saved.session.undo_decision(own, &|_| true));
    saved.session.forget_undone();
    store.write(&path, &saved).expect("writing");
    harness.state_mut().command(GameRequest::Open(path));
    let mut ear = Ear::default();
    for _ in 0..8 {
        harness.step();
        ear.listen(&harness);
    }
    let prompt = prompt(&harness).expect("a prompt");
    assert!(ear.text().contains(&prompt), "{prompt}: {}", ear.text());
    assert!(!ear.text().contains("Undone"), "{}", ear.text());
}

/// Like `wait`, listening to every frame.
fn wait_and(harness: &mut Harness<'_, App>, ear: &mut Ear) {
    harness.step();
    until(harness, "a turn or a score sheet", |harness| {
        ear.listen(harness);
        is_asked(harness) || next(harness).is_some() || harness.state().is_over()
    });
}

#[test]
fn people_choose_how_much_is_announced() {
    for (level, hears_cards, hears_tricks) in
        [("Everything", true, true), ("Tricks and my turn", false, true), ("Nothing", false, false)]
    {
        let folder = tempfile::tempdir().expect("a folder");
        let mut harness = at_table(&folder);
        press(&mut harness, "Settings");
        harness.run();
        harness.get_by_label(level).click_accesskit();
        harness.step();
        harness.step();
        press(&mut harness, "Close");
        let mut ear = Ear::default();
        ear.listen(&harness);
        let before = ear.heard.len();
        for _ in 0..3 {
            act(&mut harness);
            ear.listen(&harness);
            wait_and(&mut harness, &mut ear);
        }
        ear.heard.drain(..before);
        let text = ear.text();
        assert_eq!(text.contains(" played the "), hears_cards, "{level}: {text}");
        assert_eq!(text.contains("the trick"), hears_tricks, "{level}: {text}");
        let asked = ["Your turn", "Your lead", "You have no"];
        let is_asked = asked.iter().any(|asked| text.contains(asked));
        assert_eq!(is_asked, hears_tricks, "{level}: {text}");
    }
}

#[test]
fn a_key_reads_out_the_table_as_often_as_it_is_pressed() {
    let folder = tempfile::tempdir().expect("a folder");
    let mut harness = at_table(&folder);
    let mut ear = Ear::default();
    ear.listen(&harness);
    for _ in 0..2 {
        let before = ear.heard.len();
        strike_with(&mut harness, Modifiers::NONE, Key::T);
        ear.listen(&harness);
        let (_, read) = &ear.heard[before..].last().expect("the table is read out");
        let scene = session(&harness).scene(Seat::new(0));
        for zone in &scene.zones {
            for card in zone.spots.iter().filter_map(misere::rules::scene::Spot::card) {
                assert!(read.contains(&card.name()), "{card} in {read}");
            }
        }
        for word in ["Your hand", "Scores: ", "The trick"] {
            assert!(read.contains(word), "{word} in {read}");
        }
    }
}

#[test]
fn a_refused_card_is_told_the_rule_each_time() {
    let folder = tempfile::tempdir().expect("a folder");
    let mut harness = at_table(&folder);
    let mut ear = Ear::default();
    let (mut refused, mut tries) = (None, 0);
    while refused.is_none() && tries < 100 {
        wait(&mut harness);
        let scene = session(&harness).scene(Seat::new(0));
        let hand = scene.zones.iter().flat_map(|zone| &zone.spots);
        refused = hand.filter(|spot| spot.dim).find_map(misere::rules::scene::Spot::card);
        // In rare deals every card can be played at every turn.
        if refused.is_none() && !go_on(&mut harness) {
            act(&mut harness);
        }
        tries += 1;
    }
    let name = refused.expect("a card that cannot be played").name();
    let name = format!("{}{}", name[..1].to_uppercase(), &name[1..]);
    ear.listen(&harness);
    for _ in 0..2 {
        let before = ear.heard.len();
        harness.get_by_label(&name).click_accesskit();
        harness.step();
        harness.step();
        ear.listen(&harness);
        let said = ear.heard[before..].iter().any(|(_, words)| words.contains("so play"));
        assert!(said, "{name}: {:?}", &ear.heard[before..]);
    }
}

/// Regression: a hand could only be sorted by dragging.
#[test]
fn cards_move_within_the_hand_by_keyboard_and_with_two_clicks() {
    let folder = tempfile::tempdir().expect("a folder");
    let mut harness = at_table(&folder);
    let names: Vec<String> = {
        let scene = session(&harness).scene(Seat::new(0));
        let zone = scene.zone(misere::rules::scene::ZoneId::hand(Seat::new(0)));
        let zone = zone.expect("a hand");
        zone.spots.iter().map(|spot| name_at(zone, spot.id)).collect()
    };
    let order = |harness: &Harness<'_, App>| {
        let mut cards: Vec<(f32, String)> =
            names.iter().map(|name| (harness.get_by_label(name).rect().left(), name.clone())).collect();
        cards.sort_by(|a, b| a.0.total_cmp(&b.0));
        cards.into_iter().map(|(_, name)| name).collect::<Vec<_>>()
    };
    assert_eq!(order(&harness), names);
    harness.get_by_label(&names[0]).focus();
    harness.step();
    for _ in 0..2 {
        strike_with(&mut harness, Modifiers::COMMAND, Key::ArrowRight);
    }
    let mut expected = names.clone();
    expected[..3].rotate_left(1);
    assert_eq!(order(&harness), expected);
    let said = announced(&harness);
    let (_, last) = said.last().expect("the new place is told");
    assert!(last.ends_with(&format!("3 of {}.", names.len())), "{last}");
    for name in [&expected[5], &expected[1]] {
        harness.get_by_label(name).click_secondary();
        harness.step();
        harness.step();
    }
    expected[1..=5].rotate_right(1);
    assert_eq!(order(&harness), expected);
}
