//! Actions that the host refuses: the guest's own card comes back, with the host's reason.

use std::sync::Arc;
use std::sync::mpsc::{Receiver, channel};
use std::time::Duration;

use misere_engine::cards::Cards;
use misere_engine::rules::Next;
use misere_engine::table::Watch as _;
use misere_games::{BotSession, Play as _, entry};
use misere_online::guest::{Guest, GuestEffect, GuestFile, VisitedTable};
use misere_online::host::{HostEffect, HostedTable};
use misere_online::links::Wake;
use misere_online::links::tcp::TcpLinks;
use misere_online::{NotDone, OwnFile, Secret};
use misere_store::{Fairness, Unfair};

use super::rig::{Rig, players};

/// A table at which it is the turn of the first guest.
fn rig() -> Rig {
    loop {
        let mut rig = Rig::new(entry("clubs").expect("a game"), players(4, 2), 3);
        rig.play_until_turn(0);
        rig.settle();
        if rig.session().expect("a game").moves().len() > 1 {
            return rig;
        }
    }
}

/// Asks for the first legal action of the first guest, and returns its text. The host has not heard of it yet.
fn ask(rig: &mut Rig) -> String {
    let mut session = rig.chairs[0].guest.session().expect("a game");
    let action = session.moves().swap_remove(0).text;
    session.play(&action).expect("a legal action");
    let now = rig.now;
    let effects = rig.chairs[0].guest.tick(now);
    rig.perform_guest(0, effects);
    let session = rig.chairs[0].guest.session().expect("a game");
    assert!(session.pending().is_some() && session.moves().is_empty());
    action
}

/// Checks that the first guest sees what the host knows, and that the game goes on to its end, with this verdict of the
/// first guest.
fn goes_on(mut rig: Rig, reason: NotDone, verdict: Fairness) {
    assert_eq!(rig.chairs[0].not_done, [reason]);
    let (seat, session) = (rig.chairs[0].seat, rig.chairs[0].guest.session());
    let (session, host) = (session.expect("a game"), rig.session().expect("a game"));
    assert_eq!(session.pending(), None);
    assert_eq!(session.scene(seat), host.scene(seat));
    rig.chairs[0].plays = true;
    rig.play(200_000);
    let verdicts = rig.chairs.iter().map(|chair| chair.finished.as_ref().expect("a game").check.verdict);
    assert!(verdicts.eq([verdict, Fairness::Fair]));
    assert_eq!(rig.chairs[0].not_done.len(), 1, "whatever was legal was done");
}

/// The text of an action that no hand of the first guest allows now.
fn illegal(rig: &Rig) -> String {
    let moves = rig.session().expect("a game").moves();
    let all = Cards::FULL.iter().map(|card| format!("play {card}"));
    let mut others = all.filter(|text| moves.iter().all(|legal| legal.text != *text));
    others.next().expect("a card that the guest does not hold")
}

#[test]
fn an_illegal_card_comes_back() {
    let mut rig = rig();
    let (moves, other) = (rig.session().expect("a game").moves(), illegal(&rig));
    let action = &moves[0].text;
    let said = format!(r#""action":"{action}""#);
    rig.change = Some((said, format!(r#""action":"{other}""#), true));
    ask(&mut rig);
    rig.settle();
    rig.change = None;
    goes_on(rig, NotDone::NotLegal, Fairness::Fair);
}

#[test]
fn a_card_of_a_position_that_is_gone_comes_back() {
    // Whichever of the two messages is faster.
    for dice in 0..4 {
        let mut rig = rig();
        rig.dice.0 += dice;
        let action = ask(&mut rig);
        let session = &mut rig.saved.as_mut().expect("a game").session;
        let moves = session.moves();
        let other = moves.iter().find(|legal| legal.text != action);
        session.play(&other.expect("a choice").text).expect("a legal action");
        rig.changed();
        rig.settle();
        // Nobody else may act for a guest who is there.
        goes_on(rig, NotDone::TooLate, Fairness::Unfair(Unfair::Course));
    }
}

#[test]
fn nobody_acts_out_of_turn() {
    let mut rig = rig();
    let at = rig.session().expect("a game").at();
    let legal = rig.session().expect("a game").moves().swap_remove(0).text;
    rig.say_to_host(1, &format!(r#"{{"n":5000,"ack":0,"message":{{"act":{{"at":{at},"action":"{legal}"}}}}}}"#));
    let last = String::from_utf8_lossy(rig.chairs[1].seen.last().expect("an answer"));
    assert!(last.contains(r#""reason":"not_your_turn""#), "{last}");
    assert_eq!(rig.session().expect("a game").at(), at);
}

/// A wake that can be waited for.
fn waker() -> (Wake, Receiver<()>) {
    let (sender, woken) = channel();
    let wake: Wake = Arc::new(move || {
        // A test that has ended listens no more.
        let _ = sender.send(());
    });
    (wake, woken)
}

/// The host's side of a table over TCP.
struct TcpHost {
    table: HostedTable,
    rig: Rig,
}

impl TcpHost {
    fn session(&self) -> &dyn BotSession {
        self.rig.session().expect("a game")
    }

    /// Answers what has arrived; no guest gets to act.
    fn follow(&mut self, now: Duration) {
        let session = self.rig.saved.as_ref().expect("a game").session.as_ref();
        while let Some(effect) = self.table.next(now, Some(session)) {
            assert!(!matches!(effect, HostEffect::Act { .. }));
        }
    }
}

#[test]
fn a_refused_card_comes_back_over_tcp() {
    let rig = rig();
    let (wake, host_woken) = waker();
    let links = TcpLinks::listen("127.0.0.1:0", None, wake).expect("a port");
    let table = HostedTable::new(rig.host_again(), Box::new(links), OwnFile::at(None));
    let mut host = TcpHost { table, rig };
    let (seat, key) = (host.rig.chairs[0].seat, host.rig.chairs[0].guest.file().secret);
    let address = host.table.address().expect("an address");
    let invitation = host.table.host.invitation(seat, &address);
    let mut file = GuestFile::new(invitation, &Secret([7; 32]), "Guest");
    file.secret = key;
    let (wake, guest_woken) = waker();
    let links = TcpLinks::guest(file.secret, wake);
    let mut guest = VisitedTable::new(Guest::new(file, false), Box::new(links), OwnFile::at(None));
    let now = Duration::from_secs(1);
    host.table.tell(host.rig.saved.as_ref().expect("a game"));
    let mut refused = Vec::new();
    let mut has_asked = false;
    while refused.is_empty() {
        host.follow(now);
        for effect in guest.advance(now) {
            if let GuestEffect::NotDone(reason) = effect {
                refused.push(reason);
            }
        }
        if let Some(mut session) = guest.guest.session().filter(|_| !has_asked) {
            has_asked = true;
            assert_eq!(session.next(), Next::Act(seat));
            let legal = session.moves().swap_remove(0).text;
            session.play(&legal).expect("a legal action");
            guest.advance(now);
            // Before the host hears of it, the computer has played for the guest.
            let saved = host.rig.saved.as_mut().expect("a game");
            let moves = saved.session.moves();
            let other = moves.iter().find(|other| other.text != legal);
            let other = other.expect("a choice").text.clone();
            saved.session.play(&other).expect("a legal action");
            host.table.tell(host.rig.saved.as_ref().expect("a game"));
        }
        // Both are woken by what arrives.
        let _ = guest_woken.recv_timeout(Duration::from_millis(10));
        let _ = host_woken.try_recv();
    }
    assert_eq!(refused, [NotDone::TooLate]);
    let session = guest.guest.session().expect("a game");
    assert_eq!(session.pending(), None);
    assert_eq!(session.scene(seat), host.session().scene(seat));
}
