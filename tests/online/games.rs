//! Whole games of all kinds between a host and guests.

use misere_engine::rules::options::read_rules;
use misere_engine::rules::{Next, Seat};
use misere_engine::table::Watch as _;
use misere_games::laws::Trial;
use misere_games::menu;
use misere_online::guest::{Guest, Standing};
use misere_store::Fairness;

use super::rig::{Rig, players};

/// Every guest ends with the whole game, checked by its own program, and has seen its own scene of it all along.
#[test]
fn guests_play_whole_games_of_every_kind() {
    for entry in menu() {
        for seats in [entry.usual, *entry.seats.end()] {
            let guests = if seats == entry.usual { 1 } else { seats };
            let mut rig = Rig::new(entry, players(seats, guests), 7);
            rig.play(200_000);
            for chair in &rig.chairs {
                let finished = chair.finished.as_ref().expect("a finished game");
                assert_eq!(finished.check.verdict, Fairness::Fair, "{} of {}", chair.seat, entry.id);
                let saved = finished.saved.as_ref().expect("a game");
                assert!(saved.players[chair.seat.index()].is_person());
                assert_eq!(chair.guest.standing(), Standing::Joined);
                assert_eq!(chair.not_done, []);
                let session = chair.guest.session().expect("a game");
                let host = rig.session().expect("a game");
                assert_eq!(session.next(), Next::Over);
                assert_eq!(session.scene(chair.seat), host.scene(chair.seat));
                assert_eq!(session.sheet(), host.sheet());
                assert_eq!(session.totals(), host.totals());
                assert_eq!(session.announcements(0, Some(chair.seat)), host.announcements(0, Some(chair.seat)));
            }
            println!(
                "{} with {seats} and {guests} guests: {} messages, {} bytes, the longest {}",
                entry.id, rig.messages, rig.bytes, rig.longest
            );
        }
    }
}

#[test]
fn house_rules_of_every_kind_arrive() {
    for entry in menu() {
        for number in 0..20 {
            let seats = entry.usual;
            let trial = Trial::new(number, entry, seats);
            let mut rig = Rig::with_rules(entry, &trial.setup.rules, players(seats, 1), 5);
            for _ in 0..20 {
                rig.step();
            }
            let invited = rig.chairs[0].guest.invited().expect("an invitation");
            assert_eq!(invited.rules, rig.table.host.file().setup.rules);
            assert_eq!(rig.chairs[0].guest.standing(), Standing::Joined);
        }
    }
}

/// Four of 17 cards to pass are 2380 actions.
#[test]
fn very_many_legal_actions_fit_into_a_message() {
    let entry = menu().iter().find(|entry| entry.id == "finis").expect("a game");
    let rules = read_rules(entry.fields(3), "(pass_count: 4, passing: Left)").expect("rules");
    let mut rig = Rig::with_rules(entry, &rules, players(3, 1), 5);
    rig.chairs[0].guest = Guest::new(rig.chairs[0].guest.file().clone(), true);
    rig.play(200_000);
    let finished = rig.chairs[0].finished.as_ref().expect("an end");
    assert_eq!(finished.check.verdict, Fairness::Fair);
    assert!((100_000..500_000).contains(&rig.longest), "{}", rig.longest);
}

/// Whatever a guest's table shows, the host's session says the same of that seat.
#[test]
fn a_guest_sees_what_its_seat_sees() {
    for entry in menu() {
        let seats = entry.usual;
        let mut rig = Rig::new(entry, players(seats, 2), 11);
        for _ in 0..400 {
            rig.step();
            rig.settle();
            let Some(host) = rig.session() else { continue };
            for chair in &rig.chairs {
                let Some(session) = chair.guest.session() else { continue };
                if session.pending().is_some() {
                    continue;
                }
                let seat: Seat = chair.seat;
                assert_eq!(session.at(), host.at());
                let asked = host.asked_at_once(seat, rig.table.host.choice(seat, host));
                let host = asked.as_deref().unwrap_or(host);
                assert_eq!(session.scene(seat), host.scene(seat), "{}", entry.id);
                assert_eq!(session.decided(), host.decided());
                assert_eq!(session.deal_number(), host.deal_number());
                assert_eq!(session.first_dealer(), host.first_dealer());
                if host.next() == Next::Act(seat) {
                    assert_eq!(session.moves(), host.moves());
                }
                for spot in session.scene(seat).zones.iter().flat_map(|zone| &zone.spots) {
                    assert_eq!(session.why_not(seat, spot.id), host.why_not(seat, spot.id));
                }
            }
        }
    }
}
