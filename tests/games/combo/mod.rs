//! Seven Card Combo: vectors, whole games followed by an independent referee, what a seat sees and
//! samples, and the strength of the heuristic.

mod best_actions;
mod combinations;
mod draws;
mod house_rules;
mod laws;
mod newcomer;
mod odds;
mod points;
mod reasons;
mod referee;
mod round_utility;
mod scoring;
mod sight;
mod skill;
mod turns;
mod worlds;

use std::collections::HashSet;

use misere_engine::cards::{Cards, Pack, below};
use misere_engine::rules::options::{HouseRules, read_rules};
use misere_engine::rules::scene::{Face, SpotId, ZoneId};
use misere_engine::rules::{Next, Rules, Score, Seat, State};
use misere_engine::table::{Session, Setup, Step, Table, Watch as _};
use misere_engine::text::Language;
use misere_games::combo::{Action, Combo, Options, Phase};
use misere_games::entry;
use misere_players::bots::Strategy;
use rand::SeedableRng;
use rand::rngs::ChaCha8Rng;
use referee::Referee;

/// The points that the two kinds of bonus take off.
#[derive(Clone, Copy, Debug)]
struct Bonuses {
    small: i32,
    large: i32,
}

fn house_rules(ron: &str) -> HouseRules {
    read_rules(Options::form().fields(), ron).expect("house rules")
}

/// One match, so that there is a round for each dealer.
fn setup(seats: usize, seed: u64) -> Setup {
    Setup { seats, rules: house_rules("(matches: 1)"), seed, dealer: None }
}

/// Ways to play that exercise different corners of the rules.
#[derive(Clone, Copy, Debug)]
enum Style {
    /// Any legal action.
    Random,
    /// Discards everything and takes nothing, so that the stock runs out.
    Wasteful,
    /// Discards little or nothing and empties the pile.
    Thrifty,
    /// Discards a few cards and takes a few.
    Middling,
}

impl Style {
    /// One for each seat.
    fn some(rng: &mut ChaCha8Rng) -> [Self; 4] {
        let all = [Self::Random, Self::Wasteful, Self::Thrifty, Self::Middling];
        match below(rng, 3) {
            0 => [Self::Wasteful; 4],
            _ => std::array::from_fn(|_| all[below(rng, 4) as usize]),
        }
    }

    fn choose(self, moves: &[Action], rng: &mut ChaCha8Rng) -> Action {
        let most = moves.iter().filter_map(|action| match action {
            Action::Discard(cards) => Some(cards.len()),
            _ => None,
        });
        let most = most.max().unwrap_or(0);
        let fitting = |action: &&Action| match (self, action) {
            (Self::Random, _) => true,
            (Self::Wasteful, Action::Discard(cards)) => cards.len() + 1 >= most,
            (Self::Wasteful, Action::Take(cards)) => cards.is_empty(),
            (Self::Wasteful, action) => **action != Action::DrawPile,
            (Self::Thrifty, Action::Discard(cards)) => cards.len() <= 1,
            (Self::Thrifty, action) => **action != Action::DrawStock,
            (Self::Middling, Action::Discard(cards)) => (1..=3).contains(&cards.len()),
            (Self::Middling, Action::Take(cards)) => cards.len() <= 2,
            (Self::Middling, _) => true,
        };
        let list: Vec<Action> = moves.iter().filter(fitting).copied().collect();
        let list = if list.is_empty() { moves } else { &list };
        list[below(rng, list.len() as u32) as usize]
    }
}

/// Plays to the end of the game, and calls the function before every step.
fn play(
    table: &mut Table<Combo>, styles: &[Style], rng: &mut ChaCha8Rng,
    mut each: impl FnMut(&Table<Combo>, &mut ChaCha8Rng),
) {
    loop {
        each(table, rng);
        match Combo::next(&table.state().public) {
            Next::Deal(_) | Next::Reshuffle(_) => table.shuffle(),
            Next::Act(seat) => {
                let moves = table.legal();
                assert!(!moves.is_empty(), "whoever is to act has a move");
                let action = styles[seat.index()].choose(&moves, rng);
                table.take(Step::Act(action)).expect("a legal action");
            }
            Next::Over => return,
        }
    }
}

/// Like [`play`], without a table.
fn play_on(state: &mut State<Combo>, styles: &[Style], rng: &mut ChaCha8Rng) {
    let mut moves = Vec::new();
    loop {
        match Combo::next(&state.public) {
            Next::Deal(cards) | Next::Reshuffle(cards) => {
                Combo::deal(state, &Pack::shuffled(cards, rng), &mut ());
            }
            Next::Act(seat) => {
                moves.clear();
                Combo::legal(state.view(seat), &mut moves);
                let action = styles[seat.index()].choose(&moves, rng);
                Combo::apply(state, action, &mut ());
            }
            Next::Over => return,
        }
    }
}

/// A state at one moment of a turn, made by hand.
fn moment(phase: Phase) -> State<Combo> {
    let mut state = Combo::start(&Options::USUAL, 3, Seat::new(0));
    Combo::deal(&mut state, &Cards::FULL.iter().collect(), &mut ());
    state.public.phase = phase;
    state
}

/// SC-1 to SC-10, for random house rules and numbers of players.
#[test]
fn an_independent_referee_agrees_with_whole_games() {
    let mut seen = [0; 3];
    for seed in 0..90 {
        let seats = 2 + seed as usize % 3;
        let mut rng = ChaCha8Rng::seed_from_u64(seed);
        let bonuses = Bonuses { small: below(&mut rng, 10) as i32, large: below(&mut rng, 10) as i32 };
        let matches = 1 + below(&mut rng, 2);
        let rules = format!("(matches: {matches}, bonus_small: {}, bonus_large: {})", bonuses.small, bonuses.large);
        let setup = Setup {
            seats,
            rules: house_rules(&rules),
            seed,
            dealer: Some(Seat::new(below(&mut rng, seats as u32) as usize)),
        };
        let mut table = Table::new(Combo, &setup).expect("a game");
        let styles = Style::some(&mut rng);
        play(&mut table, &styles, &mut rng, |_, _| {});
        let mut referee = Referee::new(seats, bonuses);
        let told = table.replay(true);
        for told in &told {
            referee.hear(told);
        }
        assert_eq!(table.sheet().rows.len(), matches as usize * seats, "SC-1");
        seen = std::array::from_fn(|i| seen[i] + referee.seen[i]);
        for row in table.sheet().rows {
            for (seat, &score) in row.scores.each() {
                let lines = row.lines.iter().filter(|line| line.seat == seat);
                assert_eq!(lines.map(|line| line.points).sum::<Score>(), score, "the lines add up");
            }
        }
    }
    let [refills, within, turned] = seen;
    assert!(refills > 20 && within > 10 && turned > 20, "{seen:?}");
}

/// Laws of every game, at every moment of random games.
#[test]
fn cards_texts_and_gestures_are_in_order_at_every_moment() {
    for seed in 0..24 {
        let seats = 2 + seed as usize % 3;
        let mut rng = ChaCha8Rng::seed_from_u64(seed);
        let mut table = Table::new(Combo, &setup(seats, seed)).expect("a game");
        let styles = Style::some(&mut rng);
        play(&mut table, &styles, &mut rng, |table, _| {
            let state = table.state();
            let places = Combo::whereabouts(state);
            if state.public.phase != Phase::Between {
                assert_eq!(places.iter().map(|place| place.len()).sum::<usize>(), 52);
                assert_eq!(places.iter().fold(Cards::EMPTY, |all, &place| all | place), Cards::FULL);
                for seat in Seat::all(seats) {
                    assert_eq!(state.public.held(seat), state.private[seat].hand.len());
                }
                assert!(state.public.stock + state.public.pile.len() >= 12, "SC-8");
            }
            for seat in Seat::all(seats) {
                in_sight_is_known(table, seat);
            }
            let moves = table.moves();
            let texts: HashSet<&String> = moves.iter().map(|one| &one.text).collect();
            let gestures: HashSet<_> = moves.iter().map(|one| one.gesture).collect();
            assert_eq!((texts.len(), gestures.len()), (moves.len(), moves.len()));
            for (one, action) in moves.iter().zip(table.legal()) {
                assert_eq!(one.text.parse(), Ok(action));
                assert!(!one.spoken.order.is_empty());
            }
        });
    }
}

/// C-7: a seat’s scene shows no card that it has never seen.
fn in_sight_is_known(table: &Table<Combo>, seat: Seat) {
    let unseen = Combo::unseen(table.view(seat));
    for zone in table.scene(seat).zones {
        let mut ids = HashSet::new();
        for spot in zone.spots {
            assert!(ids.insert(spot.id), "a spot stands there twice");
            if let Face::Up(card) = spot.face {
                assert!(!unseen.contains(card), "{seat} cannot know {card}");
                assert_eq!(spot.id, SpotId::Card(card));
            }
        }
    }
}

/// SC-4: the player who looks at a packet sees it, and nobody else.
#[test]
fn only_the_player_who_takes_sees_the_packet() {
    let mut state = moment(Phase::Discard);
    let [first, second, third] = [1, 2, 0].map(Seat::new);
    let packet = state.private[first].hand.choose(2, &mut ChaCha8Rng::seed_from_u64(1));
    Combo::apply(&mut state, Action::Discard(packet), &mut ());
    for _ in 0..3 {
        Combo::apply(&mut state, Action::DrawStock, &mut ());
    }
    let shown = |state: &State<Combo>, seat: Seat| {
        let scene = Combo::scene(state.view(seat));
        let zone = scene.zone(ZoneId::packet(first)).expect("a packet").clone();
        let faces = zone.spots.iter().filter_map(|spot| match spot.face {
            Face::Up(card) => Some(card),
            _ => None,
        });
        assert_eq!(zone.spots.len(), 2);
        faces.collect::<Cards>()
    };
    assert_eq!(shown(&state, second), Cards::EMPTY, "SC-3: not before he has discarded");
    Combo::apply(&mut state, Action::Discard(Cards::EMPTY), &mut ());
    assert_eq!(shown(&state, second), packet);
    assert_eq!(shown(&state, first), Cards::EMPTY);
    assert_eq!(shown(&state, third), Cards::EMPTY);
}

/// The mean scores per round of the heuristic and of random play, and the heuristic’s share of
/// games won (shared wins count in part), with everyone in every seat in turn.
fn against_chance(games: u64, seats: usize) -> (f64, f64, f64) {
    let (mut own, mut others, mut won) = (0.0, 0.0, 0.0);
    for game in 0..games {
        let me = Seat::new(game as usize % seats);
        let mut rng = ChaCha8Rng::seed_from_u64(game);
        let mut table = Table::new(Combo, &setup(seats, game / seats as u64)).expect("a game");
        loop {
            match Combo::next(&table.state().public) {
                Next::Deal(_) | Next::Reshuffle(_) => table.shuffle(),
                Next::Act(seat) => {
                    let moves = table.legal();
                    let place = if seat == me {
                        Combo::choose(table.view(seat), &moves, &mut rng)
                    } else {
                        below(&mut rng, moves.len() as u32) as usize
                    };
                    table.take(Step::Act(moves[place])).expect("a legal action");
                }
                Next::Over => break,
            }
        }
        let totals = table.totals();
        own += totals[me].as_f64();
        others += totals.iter().map(|total| total.as_f64()).sum::<f64>() - totals[me].as_f64();
        let leaders = table.leaders();
        if leaders.contains(&me) {
            won += 1.0 / leaders.len() as f64;
        }
    }
    let rounds = (games * seats as u64) as f64;
    (own / rounds, others / rounds / (seats - 1) as f64, won / games as f64)
}

#[test]
fn the_policy_plays_far_better_than_chance() {
    for seats in 2..=4 {
        let games = 8 * seats as u64;
        let (own, others, won) = against_chance(games, seats);
        assert!(own + 2.0 < others, "{seats} players: {own:.2} to {others:.2} a round");
        assert!(won > 0.8, "{seats} players: {won:.2} of the games won");
    }
}

#[test]
fn the_menu_lists_it() {
    let entry = entry("seven_card_combo").expect("an entry");
    assert_eq!(entry.seats, 2..=4);
    assert_eq!(entry.fields(3).len(), 3);
    assert!(entry.rules_text(Language::default()).starts_with("# Seven Card Combo\n"));
    for seats in 2..=4 {
        let game = entry.start(&setup(seats, 1)).expect("a game");
        assert_eq!(game.id(), "seven_card_combo");
    }
    assert!(entry.start(&setup(5, 1)).is_err());
}
