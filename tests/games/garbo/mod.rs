//! Garbo: vectors, whole games followed by an independent referee, sampled worlds, and the strength
//! of the heuristic.

use std::collections::HashSet;
use std::sync::atomic::AtomicBool;

use misere_engine::cards::{Card, Cards, Pack, Rank, below};
use misere_engine::rules::options::{HouseRules, read_rules};
use misere_engine::rules::scene::{Face, Gesture, Scene};
use misere_engine::rules::{Event, GameAction, Next, Rules, Seat, State};
use misere_engine::table::{ReplayEvent, Session, Setup, Step, Table, Watch as _};
use misere_engine::text::Language;
use misere_games::garbo::{Action, Garbo, Match, Options, Phase, Place, Public, SIZE, gave};
use misere_games::{GAMES, Play as _, entry};
use misere_players::bots::{self, Estimate, Level, Limit};
use rand::rngs::ChaCha8Rng;
use rand::{Rng, SeedableRng};
use serde_json::Value as Json;

mod board;
mod exact;
mod house_rules;
mod laws;
mod newcomer;
mod positions;
mod reasons;
mod referee;
mod scene;
mod skill;
mod square;
mod turn;
mod vectors;

use referee::Referee;

fn rng(seed: u64) -> ChaCha8Rng {
    ChaCha8Rng::seed_from_u64(seed)
}

fn table(rules: HouseRules, seed: u64) -> Table<Garbo> {
    let setup = Setup { seats: 2, rules, seed, dealer: None };
    let mut table = Table::new(Garbo, &setup).expect("house rules");
    table.shuffle();
    table
}

/// Plays a random game to the end.
fn play_out(table: &mut Table<Garbo>, rng: &mut impl Rng, mut look: impl FnMut(&Table<Garbo>)) {
    loop {
        look(table);
        let moves = table.legal();
        if moves.is_empty() {
            break;
        }
        let action = moves[below(rng, moves.len() as u32) as usize];
        table.take(Step::Act(action)).expect("a legal action");
    }
    assert_eq!(table.next(), Next::Over);
}

#[test]
fn the_menu_lists_it() {
    let entry = entry("garbo").expect("an entry");
    assert_eq!(entry.title, "Garbo");
    assert_eq!((entry.credit)().for_programs(), "David Parlett");
    assert_eq!((entry.seats.clone(), entry.usual), (2..=2, 2));
    assert!(entry.rules_text(Language::default()).starts_with("# Garbo"));
    assert_eq!(GAMES.iter().filter(|other| other.id == entry.id).count(), 1);
    let names: Vec<&str> = entry.fields(2).iter().map(|field| field.name).collect();
    assert_eq!(names, ["values", "claims", "suit_reach", "draw", "cover_factor"]);
    assert!(entry.start(&Setup { seats: 3, rules: HouseRules::default(), seed: 1, dealer: None }).is_err());
}

/// GA-2 to GA-8, under any house rules: an independent referee finds the same turns, legal actions,
/// points, draws and result.
#[test]
fn an_independent_referee_agrees_with_whole_games() {
    let mut rng = rng(1);
    let mut by_hand = 0;
    for seed in 0..150 {
        let rules = Garbo.form(2).random(&mut rng);
        let mut table = table(rules, seed);
        play_out(&mut table, &mut rng, |_| {});
        let mut referee = Referee::new(table.options());
        by_hand += usize::from(referee.by_hand);
        for told in table.replay(true) {
            match told {
                ReplayEvent::Act { seat, action, legal } => referee.act(seat, &action, &legal.expect("asked for")),
                ReplayEvent::Event(event) => referee.event(&event),
            }
        }
        referee.finish(&table.totals());
    }
    assert!(by_hand > 20, "{by_hand} games with claims by hand");
}

/// Cards are conserved, there is always a move, no move is listed twice, texts parse back, and
/// gestures are distinct and use what the scene shows.
#[test]
fn the_laws_hold_in_every_state_of_a_game() {
    let mut rng = rng(2);
    for seed in 0..60 {
        let rules = Garbo.form(2).random(&mut rng);
        let mut table = table(rules, seed);
        let mut steps = 0;
        play_out(&mut table, &mut rng, |table| {
            steps += 1;
            let places = Garbo::whereabouts(table.state());
            let count: usize = places.iter().map(|cards| cards.len()).sum();
            let union = places.iter().fold(Cards::EMPTY, |all, &cards| all | cards);
            assert_eq!((count, union), (32, Cards::from_rank_up(Rank::Seven)));

            let moves = table.moves();
            assert_eq!(moves.is_empty(), table.next() == Next::Over);
            let texts: HashSet<&String> = moves.iter().map(|one| &one.text).collect();
            let gestures: HashSet<Gesture> = moves.iter().map(|one| one.gesture).collect();
            let spoken: HashSet<_> = moves.iter().map(|one| &one.spoken).collect();
            assert_eq!(texts.len(), moves.len());
            assert_eq!(gestures.len(), moves.len());
            assert_eq!(spoken.len(), moves.len());
            for action in table.legal() {
                assert_eq!(action.to_string().parse(), Ok(action));
            }
            if let Next::Act(seat) = table.next() {
                let scene = table.scene(seat);
                for one in &moves {
                    assert!(touches(&scene, one.gesture), "{}", one.text);
                }
            }
        });
        // For each card, at most one action to play it and one claim per match, of which no card
        // has more than 10.
        assert!(steps <= 32 * 12, "{steps}");
    }
}

/// Tells whether the gesture uses only what the scene has.
fn touches(scene: &Scene, gesture: Gesture) -> bool {
    use misere_engine::rules::scene::{SpotId, Target};
    let spot = |id: SpotId| {
        let mut spots = scene.zones.iter().flat_map(|zone| &zone.spots);
        spots.any(|spot| spot.id == id)
    };
    match gesture {
        Gesture::Touch(id) => spot(id),
        Gesture::Carry { from, to: Target::Spot(to) } => spot(from) && spot(to),
        Gesture::Press(button) => scene.buttons.iter().any(|other| other.id == button),
        Gesture::Carry { .. } | Gesture::Choose { .. } => false,
    }
}

/// A sampled world gives the same view back, holds the same cards and can be played to its end.
#[test]
fn sampled_worlds_keep_the_view_and_can_be_played_on() {
    let mut rng = rng(3);
    for seed in 0..12 {
        let rules = Garbo.form(2).random(&mut rng);
        let mut table = table(rules, seed);
        let mut dice = self::rng(seed);
        play_out(&mut table, &mut rng, |table| {
            for seat in Seat::all(2) {
                let view = table.view(seat);
                let mut world = Garbo::imagine(view, &mut dice);
                assert_eq!(world.view(seat).to_seen(), view.to_seen());
                let places = Garbo::whereabouts(&world);
                let union = places.iter().fold(Cards::EMPTY, |all, &cards| all | cards);
                let count: usize = places.iter().map(|cards| cards.len()).sum();
                assert_eq!((count, union.len()), (32, 32));
                assert_eq!(world.hidden.stock.len(), world.public.stock);
                let unseen = Garbo::unseen(view);
                let other = seat.left(2);
                assert_eq!(unseen, world.private[other].hand | world.hidden.stock.set());
                let mut moves = Vec::new();
                while let Next::Act(turn) = Garbo::next(&world.public) {
                    let action = Garbo::random(world.view(turn), &mut moves, &mut dice);
                    Garbo::apply(&mut world, action, &mut ());
                }
                assert_eq!(Garbo::next(&world.public), Next::Over);
                assert_eq!(world.public.square.faces().len(), SIZE);
            }
        });
    }
}

/// Every unseen card is as likely as another to be in the opponent's hand, and every order of the
/// stock is equally likely.
#[test]
fn sampled_hands_and_stocks_are_uniform() {
    let table = table(HouseRules::default(), 4);
    let view = table.view(Seat::new(0));
    let mut dice = rng(4);
    let mut held = [0u32; 64];
    let mut top = [0u32; 64];
    let rounds = 28 * 400;
    for _ in 0..rounds {
        let world = Garbo::imagine(view, &mut dice);
        for card in world.private[Seat::new(1)].hand {
            held[card.index()] += 1;
        }
        top[world.hidden.stock[0].index()] += 1;
    }
    for card in Garbo::unseen(view) {
        // Five standard deviations of counts that are 1600 and 400 on average.
        assert!((1414..1786).contains(&held[card.index()]), "{card}");
        assert!((302..498).contains(&top[card.index()]), "{card}");
    }
}

/// Twin worlds: what a seat sees does not depend on where two unseen cards lie.
#[test]
fn twin_worlds_look_alike() {
    let mut rng = rng(5);
    let mut swaps = 0;
    for seed in 0..40 {
        let mut table = table(Garbo.form(2).random(&mut rng), seed);
        let stop = below(&mut rng, 60) as usize;
        play_out(&mut table, &mut rng, |_| {});
        while table.at() > stop + 1 {
            table.undo();
        }
        for seat in Seat::all(2) {
            let unseen: Vec<Card> = Garbo::unseen(table.view(seat)).iter().collect();
            let Some((&first, rest)) = unseen.split_first() else { continue };
            for &second in rest {
                let mut twin = Table::new(Garbo, &Setup { seats: 2, rules: table.rules(), seed, dealer: None })
                    .expect("the same house rules");
                for step in table.log() {
                    let step = match step {
                        Step::Deal(pack) => Step::Deal(pack.swapped(first, second)),
                        Step::Reshuffle(_) => panic!("Garbo has no refill"),
                        Step::Act(action) => Step::Act(action.swapped(first, second)),
                    };
                    twin.take(step).expect("legal in the twin world too");
                }
                assert_eq!(twin.seen(seat), table.seen(seat));
                assert_eq!(twin.scene(seat), table.scene(seat));
                swaps += 1;
            }
        }
    }
    assert!(swaps > 200, "{swaps}");
}

/// C-6 and GA-8: illegal actions are refused and change nothing.
#[test]
fn illegal_actions_are_refused() {
    let rules = "(claims: ByHand)";
    let rules = read_rules(Garbo.form(2).fields(), rules).expect("house rules");
    let mut table = table(rules, 6);
    let first = table.legal()[0].to_string();
    assert!(first.ends_with(" 0 0"), "{first}");
    assert!(table.play("done").is_err());
    assert!(table.play(&first.replace(" 0 0", " 0 1")).is_err());
    table.play(&first).expect("the first card lies anywhere");
    for wrong in ["claim cover", "claim suit 0 0", "claim rank 1 0", "cover TH 0 0", "sing"] {
        assert!(table.play(wrong).is_err(), "{wrong}");
        assert_eq!(table.at(), 2);
    }
    table.play("done").expect("nothing to claim, and said so");
}

/// The mean difference in points and the share of games won against random play, each with half the
/// width of its 95 % interval; the seats alternate.
fn measure(games: u64, by_hand: bool) -> ((f64, f64), (f64, f64)) {
    let rules = if by_hand { "(claims: ByHand)" } else { "()" };
    let rules = read_rules(Garbo.form(2).fields(), rules).expect("house rules");
    let stop = AtomicBool::new(false);
    let (mut gains, mut wins) = (Vec::new(), Vec::new());
    for seed in 0..games {
        let mut table = table(rules.clone(), seed);
        let easy = Seat::new((seed % 2) as usize);
        let mut turn = 0;
        while let Next::Act(seat) = table.next() {
            let level = if seat == easy { Level::Medium } else { Level::Random };
            turn += 1;
            let dice = seed << 16 | turn;
            let action = bots::decide(&table.seen(seat), level, Limit::Worlds(1), dice, &stop);
            table.take(Step::Act(action)).expect("a legal action");
        }
        let totals = table.totals();
        let gain = (totals[easy] - totals[easy.left(2)]).as_f64();
        gains.push(gain);
        wins.push(if gain == 0.0 { 0.5 } else { f64::from(gain > 0.0) });
    }
    (interval(&gains), interval(&wins))
}

fn interval(values: &[f64]) -> (f64, f64) {
    let estimate = Estimate::of(values, 0.0);
    (estimate.mean, estimate.margin())
}

/// The heuristic beats random play by far, with either way of claiming.
#[test]
fn the_heuristic_beats_chance() {
    for by_hand in [false, true] {
        let ((gain, width), (won, _)) = measure(40, by_hand);
        assert!(gain - width > 200.0, "{gain:.1} ± {width:.1} points a game");
        assert!(won > 0.95, "won {won:.3}");
    }
}

#[test]
#[ignore = "prints the figures of 1,000 games; run with --ignored --nocapture"]
fn figures_of_the_heuristic() {
    for by_hand in [false, true] {
        let ((gain, width), (won, share)) = measure(1000, by_hand);
        println!("by hand {by_hand}: {gain:.1} ± {width:.1} points a game, won {won:.4} ± {share:.4}");
    }
}

/// GA-8: a computer player leaves no match unclaimed, however little it thinks.
#[test]
fn computer_players_claim_everything() {
    let rules = read_rules(Garbo.form(2).fields(), "(claims: ByHand)").expect("house rules");
    let stop = AtomicBool::new(false);
    for level in [Level::Medium, Level::Hard] {
        let mut table = table(rules.clone(), 8);
        let mut dice = rng(8);
        while let Next::Act(seat) = table.next() {
            let action = if table.state().public.phase == Phase::Claim {
                bots::decide(&table.seen(seat), level, Limit::Worlds(1), 0, &stop)
            } else {
                let moves = table.legal();
                moves[below(&mut dice, moves.len() as u32) as usize]
            };
            table.take(Step::Act(action)).expect("a legal action");
        }
        for event in table.story() {
            assert_eq!(event.number("points"), event.number("claimed"));
        }
    }
}

/// With few cards left, a player who looks ahead plays optimally.
#[test]
fn the_last_cards_are_played_as_well_as_can_be() {
    let stop = AtomicBool::new(false);
    for seed in 0..12 {
        let mut table = table(HouseRules::default(), seed);
        play_out(&mut table, &mut rng(seed), |_| {});
        // A deal and 32 cards; goes back to the last five.
        while table.at() > 1 + 32 - 5 {
            table.undo();
        }
        let Next::Act(seat) = table.next() else {
            panic!("five cards are left");
        };
        let best = best_by_trying(table.state());
        let action = bots::decide(&table.seen(seat), Level::Hard, Limit::Worlds(1), 0, &stop);
        let mut after = table.state().clone();
        Garbo::apply(&mut after, action, &mut ());
        let lead = |public: &Public| public.points[seat] - public.points[seat.left(2)];
        let base = lead(&table.state().public);
        let value = lead(&after.public) - base - best_by_trying(&after);
        assert_eq!(value, best, "{action}");
    }
}

/// Points gained minus points given away from here on, for the player to move, if both play
/// optimally.
fn best_by_trying(state: &State<Garbo>) -> i32 {
    let Next::Act(seat) = Garbo::next(&state.public) else { return 0 };
    let mut moves = Vec::new();
    Garbo::legal(state.view(seat), &mut moves);
    let other = seat.left(2);
    let value = |action: Action| {
        let mut after = state.clone();
        Garbo::apply(&mut after, action, &mut ());
        let given = after.public.points[other] - state.public.points[other];
        -given - best_by_trying(&after)
    };
    moves.into_iter().map(value).max().expect("a move")
}
