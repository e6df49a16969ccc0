//! A spy as guest: two worlds that differ only in cards that a seat cannot know send it the same bytes.

use std::time::Duration;

use misere_engine::cards::Pack;
use misere_engine::rules::{Rules, Seat};
use misere_engine::table::Table;
use misere_games::laws::secrets::{twin, under_way};
use misere_games::laws::{Trial, one_of};
use misere_games::{BotSession, Entry, clubs, combo, fosdick, garbo, mismatch};
use misere_online::host::{Host, HostEffect, TableFile, TableSetup};
use misere_online::links::{LinkEvent, LinkId, PeerKey};
use misere_players::bots::Strategy;
use misere_store::Player;

use super::rig::secret;

/// Everything that a host sends to a guest in a seat, or to a spectator, who comes in the middle of a game and asks about every card.
fn frames(file: &str, seat: Option<Seat>, session: &dyn BotSession) -> Vec<Vec<u8>> {
    let file = TableFile::from_text(file).expect("a file");
    let mut host = Host::new(file, 1);
    let link = LinkId(1);
    let peer = PeerKey([9; 32]);
    let address = misere_online::links::Address::Memory(0);
    let invitation = match seat {
        Some(seat) => host.invitation(seat, &address),
        None => host.spectator_invitation(&address),
    };
    let hex = |bytes: &[u8]| bytes.iter().map(|byte| format!("{byte:02x}")).collect::<String>();
    let hello = format!(
        r#"{{"n":1,"ack":0,"message":{{"hello":{{"protocol":1,"version":"1.0.0","table":"{}","secret":"{}","name":"Spy","english":true}}}}}}"#,
        hex(&invitation.table),
        hex(&invitation.secret)
    );
    let mut effects = host.changed(session);
    let now = Duration::from_secs(1);
    effects.extend(host.receive(LinkEvent::Opened { link, peer }, now, Some(session)));
    let mut say = |text: String, now: u64| {
        let (bytes, now) = (text.into_bytes(), Duration::from_secs(now));
        effects.extend(host.receive(LinkEvent::Frame { link, bytes }, now, Some(session)));
    };
    say(hello, 1);
    let at = session.at();
    say(format!(r#"{{"n":2,"ack":0,"message":{{"why":{{"at":{at},"card":null}}}}}}"#), 2);
    for (n, card) in (3..).zip(session.explainable()) {
        say(format!(r#"{{"n":{n},"ack":0,"message":{{"why":{{"at":{at},"card":"{card}"}}}}}}"#), n);
    }
    say(r#"{"n":90,"ack":0,"message":{"again":{"known":{"run":0,"at":0,"rows":0,"undone":0}}}}"#.to_owned(), 90);
    effects
        .into_iter()
        .filter_map(|effect| match effect {
            HostEffect::Send { frame, .. } => Some(frame),
            _ => None,
        })
        .collect()
}

/// Compares twin worlds of a game; returns how many were compared, and how many were really different.
fn compare<R: Rules + Strategy>(game: R, entry: &'static Entry, trials: u64) -> (u32, u32)
where
    Table<R>: BotSession,
{
    let (mut compared, mut different) = (0, 0);
    for number in 0..trials {
        let seats = entry.seats.clone().nth(number as usize % entry.seats.clone().count());
        let trial = Trial::new(number, entry, seats.expect("a number of players"));
        let dice = &mut trial.dice();
        let table = under_way(game, &trial, dice);
        let seats = trial.setup.seats;
        let friend = |_| Player::Friend("".into(), String::new());
        let file = TableFile::new(
            TableSetup {
                entry,
                rules: entry.complete(seats, &trial.setup.rules).expect("sound rules"),
                players: (0..seats).map(friend).collect(),
                hints: true,
                evening: None,
            },
            secret(number),
        );
        let file = file.to_text();
        for seat in Seat::all(seats) {
            let unseen: Pack = R::unseen(table.view(seat)).iter().collect();
            if unseen.len() < 2 {
                continue;
            }
            for _ in 0..3 {
                let (a, b) = (*one_of(&unseen, dice), *one_of(&unseen, dice));
                if a == b {
                    continue;
                }
                let Some(other) = twin(game, &trial, &table, seat, &[(a, b)]) else { continue };
                compared += 1;
                different += u32::from(other.state() != table.state());
                // Spectators know no more than the seat that knows least.
                for place in [Some(seat), None] {
                    let [one, other] = [&table, &other].map(|world| frames(&file, place, world));
                    assert!(one.len() >= 3, "a welcome, a table and a state");
                    for (one, other) in one.iter().zip(&other) {
                        assert!(
                            one == other,
                            "{place:?} has not seen {a} and {b}, and yet is sent them: {trial}\n{}\n{}",
                            String::from_utf8_lossy(one),
                            String::from_utf8_lossy(other)
                        );
                    }
                    assert_eq!(one.len(), other.len());
                }
            }
        }
    }
    (compared, different)
}

/// Compares this many tables of each game.
fn compare_games(trials: u64) {
    use fosdick::Fosdick;
    let counts = [
        compare(clubs::Clubs, &clubs::ENTRY, trials),
        compare(combo::Combo, &combo::ENTRY, trials),
        compare(garbo::Garbo, &garbo::ENTRY, trials),
        compare(mismatch::Mismatch, &mismatch::ENTRY, trials),
        compare(Fosdick::FourBadQueens, &fosdick::FOUR_BAD_QUEENS, trials),
        compare(Fosdick::FourMadQueens, &fosdick::FOUR_MAD_QUEENS, trials),
        compare(Fosdick::SlipperyPaws, &fosdick::SLIPPERY_PAWS, trials),
        compare(Fosdick::Finis, &fosdick::FINIS, trials),
        compare(Fosdick::CruelFate, &fosdick::CRUEL_FATE, trials),
        compare(Fosdick::AcornHearts, &fosdick::ACORN_HEARTS, trials),
        compare(Fosdick::Compendium, &fosdick::COMPENDIUM, trials),
    ];
    let (compared, different) = counts.iter().fold((0, 0), |(a, b), (c, d)| (a + c, b + d));
    println!("{compared} pairs of worlds, {different} different: {counts:?}");
    assert!(u64::from(different) > 25 * trials, "{different} of {compared}");
}

#[test]
fn a_guest_is_sent_nothing_that_its_seat_may_not_know() {
    compare_games(2);
}

#[test]
#[ignore = "takes minutes"]
fn a_thousand_tables_send_a_guest_nothing_that_its_seat_may_not_know() {
    compare_games(100);
}
