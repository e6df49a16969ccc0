//! Clubs (CL-1 to CL-9): vectors, and whole games under random house rules.

mod answers;
mod best_cards;
mod house_rules;
mod laws;
mod newcomer;
mod positions;
mod reasons;
mod skill;
mod vectors;
mod worlds;

use std::sync::atomic::AtomicBool;

use misere_engine::cards::{Card, Cards, Pack, Suit, below};
use misere_engine::rules::options::{HouseRules, Value};
use misere_engine::rules::scene::{Gesture, SpotId, Target, ZoneId};
use misere_engine::rules::{BySeat, Event, Next, Rules, Score, Seat, State, winners};
use misere_engine::table::{Setup, Step, Table, cut, pack_for};
use misere_games::clubs::{Clubs, DealResult, Opening, Options, Play, THREE, TWO, tally};
use misere_games::entry;
use misere_players::bots::{Level, Limit, Strategy};
use rand::rngs::ChaCha8Rng;
use rand::{Rng, SeedableRng};

/// The cards of a hand that may answer a trick, following CL-4 word for word.
fn may_answer(hand: Cards, suit: Suit) -> Vec<Card> {
    let answers = |card: &Card| card.suit() == suit || card.suit() == Suit::Clubs;
    let able: Vec<Card> = hand.iter().filter(answers).collect();
    if able.is_empty() { hand.iter().collect() } else { able }
}

/// The winner of a trick, following CL-5 word for word.
fn winning_place(cards: &[Card], suit: Suit) -> usize {
    let able = |card: &Card| card.suit() == suit || card.suit() == Suit::Clubs;
    (0..cards.len())
        .filter(|&place| able(&cards[place]))
        .max_by_key(|&place| (cards[place].rank(), cards[place].suit() == Suit::Clubs))
        .expect("the card led can win")
}

/// Every card of the pack is in exactly one place.
fn check_cards(state: &State<Clubs>) {
    let places = Clubs::whereabouts(state);
    let count: usize = places.iter().map(|cards| cards.len()).sum();
    let all = places.iter().fold(Cards::EMPTY, |all, &cards| all | cards);
    assert_eq!((count, all), (52, Cards::FULL));
}

/// Checks the moves of the seat whose turn it is: they follow the rules, are listed once, and each
/// has its own gesture.
fn check_moves(state: &State<Clubs>, seat: Seat, rng: &mut impl Rng) -> Vec<Play> {
    let view = state.view(seat);
    let public = view.public;
    let mut moves = Vec::new();
    Clubs::legal(view, &mut moves);
    let cards: Vec<Card> = match public.trick.led() {
        Some(_) => may_answer(view.own.hand, public.suit.expect("a suit")),
        None if public.is_opening() && public.options.opening == Opening::LeadLowestClub => {
            let two_is_out = state.hidden.table == Some(TWO);
            vec![if two_is_out { THREE } else { TWO }]
        }
        None => view.own.hand.iter().collect(),
    };
    let mut texts = Vec::new();
    for card in cards {
        if public.trick.is_empty() && card.suit() == Suit::Clubs {
            let suits = if public.options.declare { "CDHS" } else { "C" };
            texts.extend(suits.chars().map(|suit| format!("play {card} as {suit}")));
        } else {
            texts.push(format!("play {card}"));
        }
    }
    let offered: Vec<String> = moves.iter().map(ToString::to_string).collect();
    assert_eq!(offered, texts);
    assert!(!moves.is_empty());

    let scene = Clubs::scene(view);
    for (player, &taken) in scene.players.iter().zip(public.taken.iter()) {
        let tally = Score::points(tally(taken)).to_string();
        let note = player.note.for_programs();
        assert!(note.ends_with(&tally), "{note} of {tally}");
    }
    let mut gestures: Vec<Gesture> = Vec::new();
    for &action in &moves {
        assert_eq!(action.to_string().parse(), Ok(action));
        assert!(!Clubs::spoken(view, action).order.is_empty());
        let gesture = Clubs::gesture(view, action);
        assert!(!gestures.contains(&gesture), "{gesture:?} names two plays");
        gestures.push(gesture);
        let Gesture::Carry { from, to } = gesture else {
            panic!("{gesture:?} does not carry a card");
        };
        assert_eq!(from, SpotId::Card(action.card));
        let zone = match to {
            Target::Zone(zone) => zone,
            Target::Spot(SpotId::Suit(_)) => ZoneId::new("suits"),
            Target::Spot(spot) => panic!("nothing is carried onto {spot:?}"),
        };
        let zone = scene.zone(zone).expect("the target is in the scene");
        if let Target::Spot(id) = to {
            assert!(zone.spots.iter().any(|spot| spot.id == id));
        }
    }
    for card in view.own.hand {
        let playable = moves.iter().any(|action| action.card == card);
        let reason = Clubs::why_not(view, SpotId::Card(card));
        assert_eq!(reason.is_none(), playable, "{reason:?}");
    }
    let any = Clubs::random(view, &mut Vec::new(), rng);
    assert!(moves.contains(&any), "{any} is not legal");
    assert!(Clubs::choose(view, &moves, rng) < moves.len());
    moves
}

/// A sampled world looks the same to the seat that sampled it, is reachable under the rules, and
/// can be played to the end of the deal.
fn check_world(state: &State<Clubs>, seat: Seat, rng: &mut impl Rng) {
    let view = state.view(seat);
    let mut world = Clubs::imagine(view, rng);
    assert_eq!(world.view(seat).to_seen(), view.to_seen());
    assert_eq!(Clubs::scene(world.view(seat)), Clubs::scene(view));
    check_cards(&world);
    let public = &world.public;
    let opener = public.opener;
    let had = world.private[opener].hand | public.played[opener];
    let two_is_out = world.hidden.table == Some(TWO);
    let opens = if two_is_out { THREE } else { TWO };
    assert!(had.contains(opens), "CL-2: who opens was dealt the {opens}");
    if public.options.opening == Opening::LeadLowestClub && !public.is_opening() {
        assert!(public.played[opener].contains(opens));
    }
    for seat in Seat::all(public.seats()) {
        let hand = world.private[seat].hand;
        assert_eq!(hand.len() + public.played[seat].len(), public.hand_size());
        assert!(hand.iter().all(|card| !public.voids[seat].contains(card.suit())));
    }
    let before = Clubs::totals(&world.public);
    let mut moves = Vec::new();
    while let Next::Act(turn) = Clubs::next(&world.public) {
        let action = Clubs::random(world.view(turn), &mut moves, rng);
        Clubs::apply(&mut world, action, &mut ());
    }
    let gained: Score = Clubs::totals(&world.public).each().map(|(seat, total)| *total - before[seat]).sum();
    assert_eq!(gained, Score::points(-26));
}

/// If two cards that a seat cannot place are swapped from the deal on, the seat sees the same,
/// unless the deal could not have been played that way.
fn check_twins(table: &Table<Clubs>, seat: Seat, rng: &mut impl Rng) -> bool {
    let unseen = Clubs::unseen(table.view(seat));
    let pair: Vec<Card> = unseen.choose(2, rng).iter().collect();
    let &[a, b] = pair.as_slice() else { return false };
    let mut twin = Clubs::start(table.options(), table.state().public.seats(), first_dealer());
    let deals = |step: &&Step<Play>| matches!(step, Step::Deal(_));
    let last = table.log().iter().filter(deals).count();
    let mut deal = 0;
    for step in table.log() {
        match step {
            Step::Deal(pack) => {
                deal += 1;
                let swapped = pack.swapped(a, b);
                let pack: &Pack = if deal == last { &swapped } else { pack };
                Clubs::deal(&mut twin, pack, &mut ());
            }
            Step::Act(action) => {
                let mut moves = Vec::new();
                Clubs::legal(twin.view(twin.public.turn), &mut moves);
                if !moves.contains(action) {
                    return false;
                }
                Clubs::apply(&mut twin, *action, &mut ());
            }
            Step::Reshuffle(_) => unreachable!("Clubs has no stock"),
        }
    }
    assert_eq!(twin.view(seat).to_seen(), table.seen(seat));
    true
}

fn first_dealer() -> Seat {
    Seat::new(1)
}

/// Plays a random game under these rules, checking everything.
fn check_game(seats: usize, seed: u64, rules: HouseRules) -> usize {
    let mut rng = ChaCha8Rng::seed_from_u64(seed);
    let setup = Setup { seats, rules, seed, dealer: Some(first_dealer()) };
    let mut table = Table::new(Clubs, &setup).expect("legal house rules");
    let options = *table.options();
    let mut twins = 0;
    let mut taken = BySeat::<Cards>::new(seats);
    let mut table_card = None;
    loop {
        let state = table.state();
        let seat = match Clubs::next(&state.public) {
            Next::Over => break,
            Next::Act(seat) => seat,
            Next::Deal(_) | Next::Reshuffle(_) => {
                table.shuffle();
                check_cards(table.state());
                taken = BySeat::new(seats);
                table_card = table.state().hidden.table;
                assert_eq!(table_card.is_some(), seats == 3, "CL-1");
                continue;
            }
        };
        check_cards(state);
        let moves = check_moves(state, seat, &mut rng);
        for seat in Seat::all(seats) {
            if below(&mut rng, 40) == 0 {
                check_world(state, seat, &mut rng);
                twins += usize::from(check_twins(&table, seat, &mut rng));
            }
        }
        let led = state.public.suit;
        let action = moves[below(&mut rng, moves.len() as u32) as usize];
        let suit = led.or(action.named).unwrap_or(action.card.suit());
        let tricks = state.public.tricks;
        table.take(Step::Act(action)).expect("a legal play");

        for event in table.latest() {
            match event {
                Event::Trick { winner, cards, .. } => {
                    let public = &table.state().public;
                    let (leader, _) = public.previous.trick.plays().next().expect("a play");
                    let place = winning_place(cards, suit);
                    assert_eq!(leader.clockwise(place, seats), *winner, "CL-5");
                    taken[*winner] |= cards.set();
                    if tricks + 1 == 52 / seats {
                        // CL-6: the last trick brings the table card.
                        taken[*winner] |= table_card.into_iter().collect();
                    } else {
                        assert_eq!(public.turn, *winner);
                    }
                }
                Event::Score { scores, .. } => {
                    let tallies: Vec<i32> = taken.iter().map(|&cards| tally(cards)).collect();
                    assert_eq!(tallies.iter().sum::<i32>(), -26, "CL-7");
                    let scramble = options.scramble && tallies.iter().any(|&tally| tally <= options.scramble_at);
                    let all: Score = scores.iter().copied().sum();
                    assert_eq!(all, Score::points(-26));
                    if !scramble {
                        let plain: Vec<Score> = tallies.iter().map(|&t| Score::points(t)).collect();
                        assert_eq!(scores.as_slice(), plain);
                    }
                    assert_eq!(scramble, DealResult::of(&options, &taken).scrambled, "CL-8");
                }
                _ => {}
            }
        }
    }
    let target = Score::points(options.target);
    let totals = Clubs::totals(&table.state().public);
    assert!(totals.iter().any(|&total| total <= target), "CL-9");
    twins
}

/// Under any house rules, cards are conserved, moves are legal and distinguishable, sampled worlds
/// are possible, and every deal adds up.
#[test]
fn games_keep_the_rules_under_any_house_rules() {
    let mut rng = ChaCha8Rng::seed_from_u64(11);
    let mut twins = 0;
    for seats in 3..=4 {
        for seed in 0..12 {
            let mut rules = Clubs.form(seats).random(&mut rng);
            if seed > 0 {
                // Long games show nothing new, so only the first game may be long.
                let target = Value::Number(Some(-26 - below(&mut rng, 100) as i32));
                rules.set("target", target);
            }
            twins += check_game(seats, seed, rules);
        }
    }
    assert!(twins > 100, "only {twins} twins were legal");
}

/// CL-2: deals in which the two lies on the table are rare, so this test looks for them.
#[test]
fn deals_with_the_two_on_the_table_keep_the_rules() {
    let mut found = 0;
    for seed in 0..400 {
        for opening in ["LeadLowestClub", "HolderLeadsAny"] {
            let mut table = Table::new(
                Clubs,
                &Setup {
                    seats: 3,
                    rules: HouseRules(vec![("opening", Value::Choice(opening))]),
                    seed,
                    dealer: Some(first_dealer()),
                },
            )
            .expect("legal house rules");
            table.shuffle();
            if table.state().hidden.table == Some(TWO) {
                found += 1;
                let rules = HouseRules(vec![("opening", Value::Choice(opening)), ("target", Value::Number(Some(-26)))]);
                check_game(3, seed, rules);
            }
        }
    }
    assert!(found >= 6, "found {found}");
}

/// Results of the heuristic and of random players at the same table, in points per deal and in
/// shares of games won.
#[derive(Default)]
struct Figures {
    deals: f64,
    points: [f64; 2],
    won: [f64; 2],
}

/// Games with the heuristic in one seat, each in turn, and random players in the others.
fn against_random(seats: usize, games: u64) -> Figures {
    let mut figures = Figures::default();
    let mut moves = Vec::new();
    for seed in 0..games {
        let thumb = Seat::new(seed as usize % seats);
        let mut rng = ChaCha8Rng::seed_from_u64(seed);
        let mut state = Clubs::start(&Options::USUAL, seats, cut(seed, seats));
        loop {
            match Clubs::next(&state.public) {
                Next::Over => break,
                Next::Act(seat) => {
                    let view = state.view(seat);
                    let action = if seat == thumb {
                        moves.clear();
                        Clubs::legal(view, &mut moves);
                        moves[Clubs::choose(view, &moves, &mut rng)]
                    } else {
                        Clubs::random(view, &mut moves, &mut rng)
                    };
                    Clubs::apply(&mut state, action, &mut ());
                }
                Next::Deal(cards) | Next::Reshuffle(cards) => {
                    let pack = pack_for(cards, seed, state.public.deal + 1, 0);
                    Clubs::deal(&mut state, &pack, &mut ());
                }
            }
        }
        let totals = Clubs::totals(&state.public);
        let winners = winners::<Clubs>(&totals);
        figures.deals += f64::from(state.public.deal);
        let others = (seats - 1) as f64;
        for seat in Seat::all(seats) {
            let (kind, each) = if seat == thumb { (0, 1.0) } else { (1, others) };
            figures.points[kind] += totals[seat].as_f64() / each;
            if winners.contains(&seat) {
                figures.won[kind] += 1.0 / winners.len() as f64 / each / games as f64;
            }
        }
    }
    figures
}

#[test]
fn the_heuristic_beats_random_players_by_far() {
    for seats in 3..=4 {
        let figures = against_random(seats, 60);
        let [thumb, random] = figures.points.map(|points| points / figures.deals);
        assert!(thumb > random + 4.0, "{thumb} against {random} a deal");
        let [won, random] = figures.won;
        assert!(won > random + 0.3, "won {won} against {random}");
    }
}

/// The menu knows the game, and computer players of every level find legal plays in it.
#[test]
fn bots_of_every_level_play_it() {
    let entry = entry("clubs").expect("an entry of the menu");
    for seats in entry.seats.clone() {
        let setup = Setup { seats, rules: HouseRules::default(), seed: 3, dealer: None };
        let mut sitting = entry.start(&setup).expect("a table");
        sitting.shuffle();
        while let Next::Act(seat) = sitting.next() {
            let level = Level::ALL[seat.index() % Level::ALL.len()];
            let thought = sitting.think(level.into(), Limit::Worlds(4), 1).expect("a turn");
            let action = thought(&AtomicBool::new(false));
            sitting.play(&action).expect("a legal play");
        }
        let row = &sitting.sheet().rows[0];
        let told = row.lines.iter().map(|line| line.points).sum::<Score>();
        assert_eq!(told, row.scores.iter().copied().sum());
    }
    let too_many = Setup { seats: 5, rules: HouseRules::default(), seed: 3, dealer: None };
    assert!(entry.start(&too_many).is_err());
}
