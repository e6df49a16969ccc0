//! A hostile guest that says everything there is to say at every moment of a table: nobody else notices anything that it
//! is not entitled to.

use std::time::Duration;

use misere_engine::rules::{Next, Seat};
use misere_games::entry;
use misere_online::cut::Words;
use misere_online::guest::Standing;
use misere_online::links::{LinkEvent, LinkId, PeerKey};
use misere_online::{Phase, SeatState};
use serde_json::{Value, json};

use super::rig::{Rig, players};

/// The attacker's standing at the table.
#[derive(Clone, Copy, Debug, PartialEq)]
enum At {
    BeforeHello,
    Invited,
    Seated,
    Cutting,
    OwnTurn,
    OthersTurn,
    Paused,
    Replaced,
    Over,
    NextGame,
    WatchesLobby,
    WatchesGame,
    WatchesEnd,
}

const ALL: [At; 13] = [
    At::BeforeHello,
    At::Invited,
    At::Seated,
    At::Cutting,
    At::OwnTurn,
    At::OthersTurn,
    At::Paused,
    At::Replaced,
    At::Over,
    At::NextGame,
    At::WatchesLobby,
    At::WatchesGame,
    At::WatchesEnd,
];

/// A table with an attacker on a link of its own, and an honest guest.
struct Attack {
    rig: Rig,
    /// The attacker's seat, unless it only watches.
    seat: Option<Seat>,
    n: u64,
    words: Words,
}

const LINK: LinkId = LinkId(1_000_000);

impl Attack {
    fn new(at: At) -> Self {
        let mut rig = Rig::new(entry("mismatch").expect("a game"), players(4, 2), 3);
        let watches = matches!(at, At::WatchesLobby | At::WatchesGame | At::WatchesEnd);
        let seat = if watches { None } else { Some(rig.chairs[0].seat) };
        let mut invitation = rig.chairs[0].guest.file().invitation.clone();
        if watches {
            let index = rig.add_spectator();
            invitation = rig.chairs[index].guest.file().invitation.clone();
            rig.chairs.truncate(index);
        } else {
            rig.chairs[0].is_off = true;
        }
        let words = Words { words: "evil".to_owned(), nonce: "0123456789abcdef0123456789abcdef".to_owned() };
        let mut attack = Self { rig, seat, n: 1, words };
        attack.rig.hand_to_host(LinkEvent::Opened { link: LINK, peer: PeerKey([9; 32]) });
        if at != At::BeforeHello {
            attack.rig.hand_to_host(LinkEvent::Frame { link: LINK, bytes: Rig::hello(&invitation, "Eve") });
        }
        // The others call in the meantime.
        attack.rig.pass(Duration::from_millis(500));
        attack.rig.settle();
        attack.go_to(at);
        attack.rig.settle();
        attack
    }

    fn go_to(&mut self, at: At) {
        match at {
            At::BeforeHello | At::Invited | At::WatchesLobby => {}
            At::WatchesGame => self.rig.play_until_turn(0),
            At::WatchesEnd => self.rig.play(200_000),
            At::Seated => self.sit(),
            At::Cutting => {
                self.sit();
                while !self.rig.table.host.is_ready() {
                    self.rig.step_without_host();
                }
                self.rig.start();
                self.rig.run_host();
            }
            At::OwnTurn | At::Paused | At::Replaced => {
                self.go_to(At::Cutting);
                self.open();
                let seat = self.seat.expect("a seat");
                self.play_until(|rig| rig.session().is_some_and(|session| session.next() == Next::Act(seat)));
                if at == At::Paused {
                    self.say(&json!({ "pause": { "away": true } }));
                }
                if at == At::Replaced {
                    self.rig.pass(Duration::from_secs(120));
                    self.rig.call_host(|host| host.let_computer_play(seat, true));
                }
            }
            At::OthersTurn => {
                self.go_to(At::OwnTurn);
                self.rig.chairs[1].plays = false;
                let other = self.rig.chairs[1].seat;
                self.play_until(|rig| rig.session().is_some_and(|session| session.next() == Next::Act(other)));
            }
            At::Over => {
                self.go_to(At::OwnTurn);
                self.play_until(|rig| rig.session().is_some_and(|session| session.next() == Next::Over));
            }
            At::NextGame => {
                self.go_to(At::Over);
                let setup = self.rig.table.host.file().setup.clone();
                (self.rig.saved, self.rig.saved_file) = (None, None);
                self.rig.call_host(|host| host.next_game(setup));
            }
        }
    }

    fn say(&mut self, message: &Value) {
        self.n += 1;
        let bytes = json!({ "n": self.n, "ack": 0, "message": message }).to_string().into_bytes();
        self.rig.now += Duration::from_secs(2);
        self.rig.hand_to_host(LinkEvent::Frame { link: LINK, bytes });
        self.rig.settle();
    }

    fn sit(&mut self) {
        let (round, seat) = (self.rig.table.host.table().round, self.seat.expect("a seat"));
        let commit = self.words.commit(seat.index());
        self.say(&json!({ "sit": { "round": round, "commit": commit } }));
    }

    fn open(&mut self) {
        let round = self.rig.table.host.table().round;
        let words = self.words.clone();
        self.say(&json!({ "open": { "round": round, "words": words.words, "nonce": words.nonce } }));
    }

    /// Plays on, the attacker with its first legal action, until something is so.
    fn play_until(&mut self, is_so: impl Fn(&Rig) -> bool) {
        for _ in 0..100_000 {
            self.rig.settle();
            if is_so(&self.rig) {
                return;
            }
            let turn = self.rig.session().map(misere_engine::table::Watch::next);
            match (turn, self.seat) {
                (Some(Next::Act(turn)), Some(seat)) if turn == seat => {
                    let act = self.act(0);
                    self.say(&act);
                }
                _ => self.rig.step(),
            }
        }
        panic!("it never is: {:?}", self.rig.table.host.table());
    }

    /// The legal action with this number, whoever is to act.
    fn act(&self, number: usize) -> Value {
        let Some(session) = self.rig.session() else { return json!({ "act": { "at": 0, "action": "play QS" } }) };
        let (at, moves) = (session.at(), session.moves());
        let action = moves.get(number % moves.len().max(1)).map_or("play QS", |legal| &legal.text);
        json!({ "act": { "at": at, "action": action } })
    }

    /// Every message, with contents that are right, old, somebody else's and absurd.
    fn messages(&self) -> Vec<Value> {
        let at = self.rig.session().map_or(0, misere_engine::table::Watch::at);
        let table = self.rig.table.host.table();
        let (round, own) = (table.round, self.seat.map_or(0, misere_engine::rules::Seat::index));
        let other = self.rig.chairs.last().expect("a guest").seat.index();
        let invitation = &self.rig.chairs[0].guest.file().invitation;
        let hello: Value = serde_json::from_slice(&Rig::hello(invitation, "Mallory")).expect("JSON");
        let nonce = self.words.nonce.clone();
        let mut all =
            vec![hello["message"].clone(), json!("leave"), json!("nothing"), json!({ "nothing": 1 }), json!(7)];
        for round in [0, round - 1, round, round + 1, u32::MAX] {
            for commit in [self.words.commit(own), self.words.commit(other), String::new(), "g".repeat(64)] {
                all.push(json!({ "sit": { "round": round, "commit": commit } }));
            }
            for words in ["evil", "good", "\u{202e}", &"x".repeat(65)] {
                all.push(json!({ "open": { "round": round, "words": words, "nonce": nonce } }));
            }
        }
        for at in [0, at.saturating_sub(1), at, at + 1, usize::MAX] {
            for action in ["", "play QS", "deal", "undo", &"x".repeat(10_000)] {
                all.push(json!({ "act": { "at": at, "action": action } }));
            }
            for what in ["undo", "hints", "no_hints", "win"] {
                all.push(json!({ "wish": { "at": at, "what": what } }));
            }
            all.push(json!({ "hint": { "at": at } }));
            all.push(json!({ "why": { "at": at, "card": null } }));
            all.push(json!({ "why": { "at": at, "card": "QS" } }));
        }
        for wish in [0, 1, 2, u64::MAX] {
            all.push(json!({ "answer": { "wish": wish, "yes": true } }));
            all.push(json!({ "answer": { "wish": wish, "yes": false } }));
        }
        all.extend([0, 11, 12, 255].map(|number| json!({ "phrase": { "number": number } })));
        for truth in [true, false] {
            all.push(json!({ "pause": { "away": truth } }));
            all.extend([0, 1, own, other, 6, 255].map(|seat| json!({ "computer": { "seat": seat, "plays": truth } })));
        }
        let at_most = u64::MAX;
        for known in [json!({ "run": 0, "at": 0, "rows": 0, "undone": 0 }), json!({ "run": at_most, "at": at_most })] {
            all.push(json!({ "again": { "known": known } }));
        }
        all.push(self.act(0));
        all
    }

    /// What belongs to others: who they are, their presence, words and substitutes.
    fn others(&self) -> Vec<SeatState> {
        let own = self.seat.map(Seat::index);
        let seats = self.rig.table.host.table().seats.into_iter().enumerate();
        seats.filter(|(seat, _)| Some(*seat) != own).map(|(_, state)| state).collect()
    }
}

/// Says one in so many messages in this standing, from one of the first on, each at a table where the ones before have changed nothing.
fn says(at: At, first: usize, one_in: usize) -> usize {
    let mut attack = Attack::new(at);
    let count = attack.messages().len();
    for number in (first % one_in..count).step_by(one_in) {
        let message = attack.messages().swap_remove(number);
        let (table, others) = (attack.rig.table.host.table(), attack.others());
        let step = attack.rig.session().map(|session| (session.at(), session.next()));
        attack.say(&message);
        let what = format!("{at:?}: {message}");
        let now = attack.rig.session().map(|session| (session.at(), session.next()));
        let has_acted = message.get("act").is_some()
            && matches!((step, attack.seat), (Some((_, Next::Act(turn))), Some(seat)) if turn == seat);
        let has_opened = table.phase == Phase::Cutting && message.get("open").is_some();
        let has_left = table.phase == Phase::Cutting && attack.rig.table.host.table().phase == Phase::Lobby;
        if !has_acted && !has_opened {
            assert_eq!(now, step, "{what}");
        }
        if !has_opened && !has_left {
            assert_eq!(attack.others(), others, "{what}");
        }
        let honest = attack.rig.chairs.last().expect("a guest");
        assert_eq!(honest.guest.standing(), Standing::Joined, "{what}");
        let sent = attack.rig.table.host.table();
        if sent != table
            || now != step
            || sent.spectators != table.spectators
            || attack.rig.table.host.presence(honest.seat) != misere_online::Presence::Here
        {
            attack = Attack::new(at);
        }
        // A link that was closed says nothing any more.
        attack.say(&json!({ "again": { "known": { "run": 0, "at": 0, "rows": 0, "undone": 0 } } }));
        if attack.rig.table.host.table() != table {
            attack = Attack::new(at);
        }
    }
    count
}

/// Says one in so many messages, others in each standing.
fn say_in_every_standing(one_in: usize) {
    for (first, at) in ALL.into_iter().enumerate() {
        assert!(says(at, first, one_in) > 80);
    }
}

#[test]
fn a_hostile_guest_does_no_harm_in_any_standing() {
    say_in_every_standing(7);
}

#[test]
#[ignore = "takes minutes"]
fn every_message_of_a_hostile_guest_does_no_harm() {
    say_in_every_standing(1);
}
