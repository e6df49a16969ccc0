//! Spectators: they see what lies open, and nobody waits for them.

use misere_engine::rules::scene::{Arrangement, Face, Scene, Spot, Zone};
use misere_engine::rules::{Next, Seat};
use misere_engine::table::Watch as _;
use misere_games::{BotSession, Entry, GAMES, entry};
use misere_online::guest::{Ended, Standing};
use misere_online::{Closed, Phrase, Wish};
use misere_store::{Fairness, Player};

use super::rig::{Rig, Weather, players};

/// The most people that play a game.
const fn most(entry: &Entry) -> usize {
    *entry.seats.end()
}

#[test]
fn a_spectator_follows_whole_games_of_every_kind() {
    for entry in GAMES {
        let seats = most(entry);
        let mut rig = Rig::new(entry, players(seats, 1), 5);
        let index = rig.add_spectator();
        rig.play_until_turn(0);
        rig.settle();
        let guest = &rig.chairs[index].guest;
        let session = guest.session().expect("a game");
        assert!(session.is_spectator() && session.moves().is_empty());
        let scene = session.scene(Seat::new(0));
        for seat in Seat::all(seats) {
            // Only what everybody was shown lies face up in a hand.
            let host = rig.session().expect("a game");
            let shown = scene.hand(seat).map_or(&[][..], |hand| &hand.spots);
            for card in shown.iter().filter_map(Spot::card) {
                let all_see = Seat::all(seats).all(|viewer| {
                    let scene = host.scene(viewer);
                    let hand = scene.hand(seat).expect("a hand");
                    hand.spots.iter().any(|spot| spot.card() == Some(card))
                });
                assert!(all_see, "{}: {card}", entry.id);
            }
        }
        assert!(scene.buttons.is_empty() && scene.previews.is_empty());
        assert!(!guest.players().iter().any(Player::is_person));
        assert_eq!(rig.table.host.table().spectators, ["Spectator 0"]);
        rig.chairs[0].plays = true;
        rig.play(400_000);
        let finished = rig.chairs[index].finished.as_ref().expect("a game");
        assert_eq!(finished.check.verdict, Fairness::Watched, "{}", entry.id);
        let saved = finished.saved.as_ref().expect("a game");
        assert!(!saved.players.iter().any(Player::is_person));
    }
}

#[test]
fn a_spectator_sees_whatever_all_seats_see_alike() {
    for entry in GAMES {
        for seats in [*entry.seats.start(), most(entry)] {
            let mut rig = Rig::new(entry, players(seats, 1), 9);
            let index = rig.add_spectator();
            let mut seen = 0;
            for _ in 0..400_000 {
                rig.step();
                rig.settle();
                let (Some(host), Some(session)) = (rig.session(), rig.chairs[index].guest.session()) else { continue };
                if host.at() == seen {
                    continue;
                }
                assert_eq!(session.at(), host.at());
                sees_what_is_open(&session.scene(Seat::new(0)), host);
                assert_eq!(session.announcements(seen, None), host.announcements(seen, None));
                seen = host.at();
                if host.next() == Next::Over {
                    break;
                }
            }
            assert!(seen > 10, "{}", entry.id);
        }
    }
}

/// Checks that cards lie open in a spectator's scene if, and only if, all seats see them there, and that the scene has
/// all words that they have in common.
fn sees_what_is_open(open: &Scene, host: &dyn BotSession) {
    let all: Vec<Scene> = Seat::all(host.seats()).map(|seat| host.scene(seat)).collect();
    let in_all = |zone: &Zone, test: &dyn Fn(&Zone) -> bool| {
        let mut scenes = all.iter();
        scenes.all(|scene| scene.zone(zone.id).is_some_and(test))
    };
    for zone in all.iter().flat_map(|scene| &scene.zones) {
        if zone.arrangement == Arrangement::Choices || !in_all(zone, &|_| true) {
            assert_eq!(open.zone(zone.id), None);
            continue;
        }
        let shown = open.zone(zone.id).expect("a zone that all see");
        assert!(!shown.label.is_empty(), "{:?}", zone.id);
        assert_eq!(shown.spots.len(), zone.spots.len(), "{:?}", zone.id);
        for card in zone.spots.iter().filter_map(Spot::card) {
            let lies_in = |zone: &Zone| zone.spots.iter().any(|spot| spot.card() == Some(card));
            assert_eq!(lies_in(shown), in_all(zone, &lies_in), "{card} in {:?}", zone.id);
        }
        if in_all(zone, &|other| other.note == zone.note) {
            assert_eq!(shown.note, zone.note, "{:?}", zone.id);
        }
        if in_all(zone, &|other| other.spots == zone.spots) {
            assert_eq!(shown.spots, zone.spots, "{:?}", zone.id);
        }
    }
    for scene in &all {
        for fact in scene.facts.iter().filter(|fact| !fact.is_own()) {
            assert!(open.facts.contains(fact), "{fact:?}");
        }
        assert!(scene.previous_trick == open.previous_trick && scene.players == open.players);
        assert!(scene.recap == open.recap && scene.values == open.values && scene.aim == open.aim);
    }
    let waiting = Seat::all(host.seats()).find(|seat| host.next() != Next::Act(*seat));
    let waiting = waiting.expect("somebody who waits");
    assert_eq!(open.prompt, all[waiting.index()].prompt);
}

#[test]
fn the_hands_of_a_trick_taking_game_are_backs() {
    let mut rig = Rig::new(entry("clubs").expect("a game"), players(4, 2), 5);
    let index = rig.add_spectator();
    rig.play_until_turn(0);
    rig.settle();
    let session = rig.chairs[index].guest.session().expect("a game");
    let (scene, host) = (session.scene(Seat::new(0)), rig.session().expect("a game"));
    for seat in Seat::all(4) {
        let (shown, held) = (scene.hand(seat), host.scene(seat));
        let (shown, held) = (shown.expect("a hand"), held.hand(seat).expect("a hand"));
        assert_eq!(shown.spots.len(), held.spots.len());
        assert!(shown.spots.iter().all(|spot| spot.face == Face::Down));
    }
}

#[test]
fn a_spectator_changes_nothing_and_nobody_asks_it() {
    let mut rig = Rig::new(entry("clubs").expect("a game"), players(4, 2), 5);
    let index = rig.add_spectator();
    rig.play_until_turn(0);
    rig.settle();
    let phrase = Phrase::with_number(0).expect("a phrase");
    let before = rig.table.host.table();
    rig.call(index, |guest| guest.wish(Wish::Undo));
    rig.call(index, |guest| guest.say(phrase));
    rig.call(index, |guest| guest.pause(true));
    // A program of another kind may send it all the same.
    for message in [
        r#"{"wish":{"at":9,"what":"undo"}}"#,
        r#"{"phrase":{"number":0}}"#,
        r#"{"hint":{"at":9}}"#,
        r#"{"pause":{"away":true}}"#,
        r#"{"computer":{"seat":1,"plays":true}}"#,
        r#"{"sit":{"round":1,"commit":""}}"#,
    ] {
        let n = 1000 + message.len();
        rig.say_to_host(index, &format!(r#"{{"n":{n},"ack":0,"message":{message}}}"#));
    }
    assert_eq!(rig.table.host.table(), before);
    assert_eq!((rig.host_phrases.len(), rig.chairs[0].phrases.len()), (0, 0));
    // It hears what players say, and its consent is not needed.
    rig.call(0, |guest| guest.say(phrase));
    assert_eq!(rig.chairs[index].phrases, [(rig.chairs[0].seat, phrase)]);
    rig.call(0, |guest| guest.wish(Wish::NoHints));
    let wish = rig.table.host.table().wish.expect("a wish").number;
    rig.call(1, |guest| guest.answer(wish, true));
    assert!(!rig.table.host.table().hints);
}

#[test]
fn spectators_come_back_after_kills_and_bad_wires() {
    for dice in 0..4 {
        let mut rig = Rig::new(entry("mismatch").expect("a game"), players(4, 2), dice);
        let index = rig.add_spectator();
        rig.weather = Weather { repeats: 5, swaps: 5, cuts: 60 };
        for number in 0..1_000_000 {
            if rig.is_done() {
                break;
            }
            rig.step();
            if number % 97 == 96 && number < 2000 {
                match number % 3 {
                    0 => rig.kill_host(),
                    _ => rig.kill_guest(index),
                }
            }
        }
        assert!(rig.is_done(), "{:?}", rig.table.host.table());
        for chair in &rig.chairs {
            let finished = chair.finished.as_ref().expect("a game");
            assert_eq!(finished.check.verdict.unfair(), None, "{dice}");
        }
    }
}

#[test]
fn there_is_a_limit_and_the_invitation_can_be_replaced() {
    let mut rig = Rig::new(entry("mismatch").expect("a game"), players(4, 1), 5);
    for _ in 0..9 {
        rig.add_spectator();
    }
    rig.play_until_turn(0);
    rig.settle();
    assert_eq!(rig.table.host.table().spectators.len(), 8);
    let with = |rig: &Rig, standing: Standing| {
        let chairs = rig.chairs[1..].iter();
        chairs.filter(|chair| chair.guest.standing() == standing).count()
    };
    assert_eq!(with(&rig, Standing::Joined), 8);
    rig.call_host(|host| host.renew_spectators([7; 16]));
    assert!(rig.table.host.table().spectators.is_empty());
    assert_eq!(with(&rig, Standing::Ended(Ended::Closed(Closed::Removed))), 8);
    assert_eq!(with(&rig, Standing::Full), 1);
    // The ninth calls again and again, and learns that the invitation no longer holds.
    for _ in 0..60 {
        rig.pass(std::time::Duration::from_secs(1));
        rig.settle();
    }
    assert_eq!(with(&rig, Standing::Ended(Ended::NoSeat)), 1);
}
