//! Mismatch (MM-1 to MM-8): vectors, worked examples, and whole games under random house rules.

mod best_cards;
mod house_rules;
mod laws;
mod matches;
mod positions;
mod reasons;
mod skill;
mod strength;

use misere_engine::cards::{Card, Cards, Pack, below};
use misere_engine::rules::options::{HouseRules, Value, read_rules};
use misere_engine::rules::scene::{Face, ZoneId};
use misere_engine::rules::{Event, Next, Rules, Score, Seat, State};
use misere_engine::table::{Session, Setup, Step, Table, Watch as _};
use misere_games as games;
use misere_games::mismatch::{HAND, Mismatch, Options, Play, SEATS};
use misere_players::bots::{Level, Limit, decide};
use rand::SeedableRng;
use rand::rngs::ChaCha8Rng;
use serde::Deserialize;

use crate::common::vectors::{self, Changes, GameEnd};

fn rules(text: &str) -> Result<HouseRules, String> {
    let form = Mismatch.form(SEATS);
    read_rules(form.fields(), text).map_err(|error| error.to_string())
}

fn options(text: &str) -> Options {
    let form = Mismatch.form(SEATS);
    form.options(&rules(text).expect("rules")).expect("rules that can be")
}

fn table(rules: &HouseRules, seed: u64) -> Table<Mismatch> {
    let setup = Setup { seats: SEATS, rules: rules.clone(), seed, dealer: None };
    Table::new(Mismatch, &setup).expect("a setup that can be")
}

/// The index of the winner in order of play, and the penalty, of a trick played at a table, in
/// which seat 0 leads and each seat plays its first card.
fn played(trick: &Pack, options: &Options) -> (usize, i32) {
    let mut others = (Cards::FULL - trick.set()).iter();
    // In packets of three (MM-1) each seat's first card comes after those of the seats before.
    let pack: Pack = (0..52)
        .map(|place| match place {
            0 | 3 | 6 | 9 => trick[place / 3],
            _ => others.next().expect("52 cards"),
        })
        .collect();
    let mut state = Mismatch::start(options, SEATS, Seat::new(3));
    let mut events = Vec::new();
    Mismatch::deal(&mut state, &pack, &mut events);
    for &card in trick.iter() {
        Mismatch::apply(&mut state, Play(card), &mut events);
    }
    let told = events.iter().find_map(|event| match event {
        Event::Trick { winner, cards, .. } => Some((*winner, *cards, event.number("penalty").expect("a penalty"))),
        _ => None,
    });
    let (winner, cards, penalty) = told.expect("the trick was won");
    assert_eq!(cards, *trick, "in order of play");
    assert_eq!(state.public.piles[winner].points(), penalty, "MM-7");
    (winner.index(), penalty)
}

#[derive(Debug, Deserialize)]
#[serde(tag = "kind", rename_all = "snake_case", deny_unknown_fields)]
enum Vector {
    /// The winner of a trick, counted from its leader, and its penalty.
    Trick {
        rules: Changes,
        cards: Vec<Card>,
        winner: usize,
        penalty: i32,
        why: String,
    },
    GameEnd(GameEnd),
}

#[test]
fn the_vectors_hold_mm_3_to_8() {
    let count = vectors::check("mismatch", |vector| match vector {
        Vector::Trick { rules, cards, winner, penalty, why } => {
            let trick = cards.iter().copied().collect();
            let found = played(&trick, &rules.options(&Mismatch.form(SEATS)));
            assert_eq!(found, (*winner, *penalty), "{why}");
        }
        Vector::GameEnd(end) => end.holds(Mismatch, |options, deals, totals| {
            let mut public = Mismatch::start(options, SEATS, Seat::new(0)).public;
            (public.deal, public.totals) = (deals, totals);
            public
        }),
    });
    assert_eq!(count, 44);
}

#[test]
fn the_published_examples_hold_mm_5_and_6() {
    for (trick, winner, penalty) in [
        ("5D JS 5H 6S", 3, 30),
        ("8S 8D QD 8C", 3, 40),
        ("7H JH 9S 8S", 3, 50),
        ("2D 3H 3D 4D", 3, 110),
        ("4H QC 9S 7D", 1, 4),
    ] {
        let found = played(&trick.parse().expect("cards"), &Options::USUAL);
        assert_eq!(found, (winner, penalty), "{trick}");
    }
}

/// MM-8: `deals` and `target` may each be none, but not both (C-6).
#[test]
fn house_rules_out_of_range_are_refused() {
    let form = Mismatch.form(SEATS);
    let refused = |text: &str| match rules(text) {
        Err(error) => error,
        Ok(rules) => form.options(&rules).expect_err(text).to_string(),
    };
    for (text, word) in [
        ("(deals: 0)", "deals"),
        ("(deals: 100)", "1 to 99, or None"),
        ("(target: 9)", "10 to 9999, or None"),
        ("(ace_in_runs: LowOnly)", "RoundTheCorner"),
        ("(deals: None, target: None)", "Set a limit for deals or points"),
        ("(rounds: 2)", "not a house rule"),
    ] {
        assert!(refused(text).contains(word), "{text}: {}", refused(text));
    }
    assert_eq!(options("()"), Options::USUAL);
    assert_eq!(options("(deals: None)").target, Some(250));
    assert_eq!(options("(target: None)").deals, Some(8));
}

#[test]
fn exactly_four_can_play() {
    let entry = games::entry("mismatch").expect("on the menu");
    assert_eq!(entry.seats, 4..=4);
    let setup = |seats| Setup { seats, rules: HouseRules::default(), seed: 1, dealer: None };
    assert!(entry.start(&setup(4)).is_ok());
    assert!(entry.start(&setup(3)).is_err());
    assert!(entry.start(&setup(5)).is_err());
}

/// Random house rules that keep a game short enough to test.
fn some_rules(rng: &mut ChaCha8Rng) -> HouseRules {
    let mut rules = Mismatch.form(SEATS).random(rng);
    let number = |number: u32| Value::Number(Some(number as i32));
    if below(rng, 3) > 0 {
        rules.set("deals", number(1 + below(rng, 6)));
    } else {
        rules.set("deals", Value::Number(None));
        rules.set("target", number(10 + below(rng, 400)));
    }
    rules
}

/// Checks what must hold whenever a seat is to act.
fn check(table: &Table<Mismatch>, seat: Seat) {
    let moves = table.legal();
    let view = table.view(seat);
    // MM-2: any card of the hand, each once.
    let cards: Cards = moves.iter().map(|play| play.0).collect();
    assert_eq!(cards, view.own.hand);
    assert_eq!(cards.len(), moves.len());
    assert!(!moves.is_empty());
    for (n, &action) in moves.iter().enumerate() {
        assert_eq!(action.to_string().parse(), Ok(action));
        let gesture = Mismatch::gesture(view, action);
        let others = &moves[..n];
        assert!(others.iter().all(|&o| Mismatch::gesture(view, o) != gesture));
        assert!(!Mismatch::spoken(view, action).order.is_empty());
    }
    let places = Mismatch::whereabouts(table.state());
    let total: usize = places.iter().map(|place| place.len()).sum();
    let all = places.iter().fold(Cards::EMPTY, |all, &place| all | place);
    assert_eq!((total, all), (52, Cards::FULL), "cards are conserved");
}

/// No seat is shown a card that it may not see (C-7), and every hand shows its true size.
fn check_scene(table: &Table<Mismatch>) {
    let public = &table.state().public;
    for seat in Seat::all(SEATS) {
        let view = table.view(seat);
        let scene = Mismatch::scene(view);
        let open = view.own.hand | public.seen();
        for spot in scene.zones.iter().flat_map(|zone| &zone.spots) {
            if let Face::Up(card) = spot.face {
                assert!(open.contains(card), "{card} is shown to seat {seat}");
            }
        }
        for other in Seat::all(SEATS) {
            let hand = scene.zone(ZoneId::hand(other)).expect("a hand");
            let held = table.state().private[other].hand.len();
            assert_eq!(hand.spots.len(), held);
        }
        let here = scene.zones.iter().map(|zone| zone.spots.len());
        assert_eq!(here.sum::<usize>(), if public.in_deal() { 52 } else { 0 });
    }
}

/// A sampled world gives back the view that it was sampled from, and can be played to the end.
fn check_imagined(table: &Table<Mismatch>, seat: Seat, rng: &mut ChaCha8Rng) {
    let view = table.view(seat);
    let mut world = Mismatch::imagine(view, rng);
    assert_eq!(world.view(seat).to_seen(), view.to_seen());
    let sizes = |state: &State<Mismatch>| -> Vec<usize> { state.private.iter().map(|own| own.hand.len()).collect() };
    assert_eq!(sizes(&world), sizes(table.state()));
    let union = |state: &State<Mismatch>| {
        let places = Mismatch::whereabouts(state);
        places.into_iter().fold(Cards::EMPTY, |all, place| all | place)
    };
    assert_eq!(union(&world), union(table.state()));
    let mut moves = Vec::new();
    while let Next::Act(turn) = Mismatch::next(&world.public) {
        let play = Mismatch::random(world.view(turn), &mut moves, rng);
        assert!(world.private[turn].hand.contains(play.0));
        Mismatch::apply(&mut world, play, &mut ());
    }
    assert_eq!(world.public.tricks, HAND);
}

#[test]
fn whole_games_keep_the_rules_mm_1_to_8() {
    let mut rng = ChaCha8Rng::seed_from_u64(5);
    for seed in 0..30 {
        let rules = some_rules(&mut rng);
        let mut table = table(&rules, seed);
        let mut deal = [0; SEATS];
        loop {
            check_scene(&table);
            match table.next() {
                Next::Deal(_) => {
                    deal = [0; SEATS];
                    table.shuffle();
                }
                Next::Act(seat) => {
                    check(&table, seat);
                    if below(&mut rng, 8) == 0 {
                        let anyone = Seat::new(below(&mut rng, 4) as usize);
                        check_imagined(&table, anyone, &mut rng);
                    }
                    let seen = table.seen(seat);
                    let action = decide(
                        &seen,
                        if seed % 2 == 0 { Level::Random } else { Level::Medium },
                        Limit::Worlds(1),
                        rand::Rng::next_u64(&mut rng),
                        &false.into(),
                    );
                    table.take(Step::Act(action)).expect("legal");
                }
                Next::Reshuffle(_) => panic!("no stock in this game"),
                Next::Over => break,
            }
            for event in table.latest() {
                match event {
                    Event::Trick { winner, .. } => {
                        deal[winner.index()] += event.number("penalty").expect("a penalty");
                    }
                    Event::Points { seat, points, .. } => {
                        let pile = &table.state().public.piles[*seat];
                        assert_eq!(pile.points(), deal[seat.index()], "MM-7");
                        assert!(*points >= Score::points(2), "MM-4");
                    }
                    Event::Score { scores, .. } => {
                        let scores: Vec<Score> = scores.iter().copied().collect();
                        assert_eq!(scores, deal.map(Score::points), "MM-8");
                    }
                    _ => {}
                }
            }
        }
        let sheet = table.sheet();
        for row in &sheet.rows {
            assert_eq!(row.lines.len(), HAND);
            for (seat, &score) in row.scores.each() {
                let lines = row.lines.iter().filter(|line| line.seat == seat);
                assert_eq!(lines.map(|line| line.points).sum::<Score>(), score);
            }
        }
        // MM-8: the game ended as soon as it had to, and not before.
        let Options { deals, target, .. } = *table.options();
        let top = |row: &misere_engine::table::SheetRow| row.totals.iter().max().copied();
        for (n, row) in sheet.rows.iter().enumerate() {
            let ends = deals.is_some_and(|deals| n as i32 + 1 >= deals)
                || target.is_some_and(|target| top(row) >= Some(Score::points(target)));
            assert_eq!(ends, n + 1 == sheet.rows.len());
        }
        // The deal passes to the left (C-4).
        for pair in sheet.rows.windows(2) {
            assert_eq!(pair[1].dealer, pair[0].dealer.left(SEATS));
        }
        while table.undo() {}
        while table.redo() {}
        assert_eq!(table.sheet(), sheet);
    }
}

/// If two cards are swapped, a seat that has seen neither cannot tell (C-7).
#[test]
fn twin_worlds_look_alike() {
    let mut rng = ChaCha8Rng::seed_from_u64(6);
    for seed in 0..12 {
        let mut table = table(&HouseRules::default(), seed);
        table.shuffle();
        for _ in 0..below(&mut rng, 52) {
            let Next::Act(turn) = table.next() else { break };
            let play = Mismatch::random(table.view(turn), &mut Vec::new(), &mut rng);
            table.take(Step::Act(play)).expect("legal");
        }
        for seat in Seat::all(SEATS) {
            let view = table.view(seat);
            let unseen = Mismatch::unseen(view);
            if unseen.len() < 2 {
                continue;
            }
            let pair: Vec<Card> = unseen.choose(2, &mut rng).iter().collect();
            let (a, b) = (pair[0], pair[1]);
            let mut twin = self::table(&HouseRules::default(), seed);
            for step in table.log() {
                let step = match *step {
                    Step::Deal(pack) => Step::Deal(pack.swapped(a, b)),
                    ref step => step.clone(),
                };
                twin.take(step).expect("the same plays");
            }
            assert_eq!(twin.seen(seat), table.seen(seat));
            assert_eq!(twin.scene(seat), table.scene(seat));
        }
    }
}
