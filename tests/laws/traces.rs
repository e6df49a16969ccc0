//! Traces are complete: a game, and every event in it, can be read back from the lines of its trace.

use misere_engine::cards::{Card, Cards, Pack};
use misere_engine::rules::options::read_rules;
use misere_engine::rules::{BySeat, Event, Field, Next, Score, Seat, Source, TableCard};
use misere_engine::table::{ReplayEvent, Setup};
use misere_engine::trace::{self, Lines};
use misere_games::laws::{play_on, up_to};
use misere_games::{BotSession, entry};
use misere_games::{combo, garbo};
use serde_json::Value as Json;

use crate::common::vectors::Changes;
use crate::common::{some_trials, trials};

fn lines(trace: &str) -> Vec<Json> {
    let lines = trace.lines();
    lines.map(|line| serde_json::from_str(line).expect("JSON")).collect()
}

/// The game of a trace, reconstructed from its head and its acts.
fn found_again(trace: &str) -> Box<dyn BotSession> {
    let told = lines(trace);
    let head = &told[0];
    let game = entry(head["game"].as_str().expect("an id")).expect("a game");
    let seats = number(&head["players"]) as usize;
    let rules: Changes = serde_json::from_value(head["rules"].clone()).expect("house rules");
    let rules = read_rules(game.fields(seats), &rules.to_ron());
    let mut session = game
        .start(&Setup {
            seats,
            rules: rules.expect("house rules"),
            seed: head["seed"].as_u64().expect("a seed"),
            dealer: None,
        })
        .expect("a game");
    for line in &told {
        match line["event"].as_str() {
            Some("act") => {
                while !matches!(session.next(), Next::Act(_)) {
                    session.shuffle();
                }
                let action = line["action"].as_str().expect("an action");
                assert_eq!(session.next(), Next::Act(seat(&line["seat"])));
                session.play(action).expect("a legal action");
            }
            Some("deal" | "refill") => session.shuffle(),
            _ => {}
        }
    }
    session
}

#[test]
fn a_game_is_found_again_from_its_trace() {
    for trial in some_trials(2) {
        let mut dice = trial.dice();
        let mut game = trial.start();
        let steps = up_to(250, &mut dice);
        play_on(&mut *game, steps, &mut dice);
        let trace = trace::of(&*game, true);
        let again = found_again(&trace);
        assert_eq!(again.steps(), game.steps());
        assert_eq!(again.rules(), game.rules());
        for seat in Seat::all(game.seats()) {
            assert_eq!(again.scene(seat), game.scene(seat));
        }
        assert_eq!(trace::of(&*again, true), trace);
    }
}

#[test]
fn every_event_can_be_read_back_from_its_line() {
    let mut kinds = std::collections::BTreeMap::new();
    for trial in trials() {
        let mut game = trial.start();
        // Long enough for a stock to run out.
        play_on(&mut *game, 1000, &mut trial.dice());
        for told in game.replay(false) {
            let ReplayEvent::Event(event) = told else { continue };
            let mut out = Lines::new(false);
            out.event(&event);
            let [line] = &lines(&out.take())[..] else {
                let untold = match &event {
                    Event::Points { .. } => true,
                    Event::Draw { cards, .. } => cards.is_empty(),
                    _ => false,
                };
                assert!(untold, "{event:?} has no line");
                continue;
            };
            let mut found = read(line);
            keep_open(&mut found, &event);
            assert_eq!(found, event, "{line}");
            let kind = line["event"].as_str().expect("an event").to_owned();
            *kinds.entry(kind).or_insert(0) += 1;
        }
    }
    if crate::common::is_full_sweep() {
        let all: Vec<&str> = kinds.keys().map(String::as_str).collect();
        let known = "deal draw gives passed refill score trick turn_up";
        assert_eq!(all.join(" "), known);
    }
}

/// Takes over whether the table card lies open, which the trace does not say.
fn keep_open(found: &mut Event, event: &Event) {
    let tables = match (found, event) {
        (Event::Deal { table, .. }, Event::Deal { table: other, .. }) => (table, other),
        _ => return,
    };
    if let (Some(table), Some(other)) = tables {
        table.open = other.open;
    }
}

/// The event on a line.
fn read(line: &Json) -> Event {
    match line["event"].as_str().expect("an event") {
        "deal" => Event::Deal {
            deal: number(&line["deal"]) as u32,
            dealer: seat(&line["dealer"]),
            hands: by_seat(&line["hands"], set),
            stock: pack(&line["stock"]),
            table: pack(&line["table"]).first().map(|&card| TableCard { card, open: false }),
            component: line["hand"].as_str().map(|id| entry(id).expect("a game").id),
        },
        "passed" => Event::Passed { from: seat(&line["from"]), to: seat(&line["to"]), cards: set(&line["cards"]) },
        "draw" => Event::Draw {
            seat: seat(&line["seat"]),
            from: match line["from"].as_str() {
                Some("stock") => Source::Stock,
                Some("pile") => Source::Pile,
                Some("packet") => Source::Packet,
                other => panic!("{other:?} is no place to draw from"),
            },
            cards: pack(&line["cards"]),
        },
        "turn_up" => combo::turned_up(card(&line["card"])),
        "refill" => combo::refilled(pack(&line["stock"])),
        "trick" => Event::Trick {
            winner: seat(&line["winner"]),
            cards: pack(&line["cards"]),
            detail: line.get("penalty").map(|points| Field::open("penalty", number(points) as i32)),
        },
        "gives" => garbo::gave(seat(&line["to"]), number(&line["points"]) as i32, number(&line["claimed"]) as i32),
        "score" => Event::Score {
            deal: number(&line["deal"]) as u32,
            scores: by_seat(&line["scores"], score),
            totals: by_seat(&line["totals"], score),
        },
        other => panic!("{other} is no event"),
    }
}

fn number(json: &Json) -> i64 {
    json.as_i64().expect("a whole number")
}

fn seat(json: &Json) -> Seat {
    Seat::new(number(json) as usize)
}

fn card(json: &Json) -> Card {
    json.as_str().and_then(|code| code.parse().ok()).expect("a card")
}

fn pack(json: &Json) -> Pack {
    json.as_array().expect("a list").iter().map(card).collect()
}

/// A set is listed in order, each card once.
fn set(json: &Json) -> Cards {
    let told = pack(json);
    let cards = told.set();
    assert!(told.iter().copied().eq(cards.iter()), "{json} is not sorted");
    cards
}

fn score(json: &Json) -> Score {
    let halves = json.as_f64().expect("a number") * 2.0;
    assert_eq!(halves.fract(), 0.0, "{json}");
    Score::halves(halves as i32)
}

fn by_seat<T: Copy + Default>(json: &Json, read: impl Fn(&Json) -> T) -> BySeat<T> {
    let list = json.as_array().expect("a list");
    BySeat::from_fn(list.len(), |seat| read(&list[seat.index()]))
}
