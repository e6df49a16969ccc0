//! Decisions in every game: heuristics beat chance; decisions are legal, repeatable, independent of
//! hidden cards, and made at once when a bot is stopped.

use std::sync::atomic::AtomicBool;

use misere::arena::GameNumber;
use misere::bots::search::evaluate;
use misere::bots::strength::win_percentage;
use misere::bots::{Bot, Character, Evaluation, History, Level, Limit, Policy, advise, decide};
use misere::cards::{Cards, Pack, below};
use misere::games::fosdick::{Fosdick, Options, Phase};
use misere::games::{Entry, GAMES, entry};
use misere::rules::{Next, Rules, Score, Seat, State};
use misere::table::{Session as _, Setup, Step, Table};
use rand::SeedableRng;
use rand::rngs::ChaCha8Rng;
use rayon::prelude::*;

use crate::common::is_deep;
use crate::{setup, start};

/// Plays a game with one level in one seat and another level in the others; returns the winners.
fn play(entry: &Entry, seed: u64, seat: Seat, levels: (Level, Level)) -> Vec<Seat> {
    let mut session = start(entry, seed);
    loop {
        match session.next() {
            Next::Over => return session.leaders(),
            Next::Deal(_) | Next::Reshuffle(_) => session.shuffle(),
            Next::Act(turn) => {
                let level = if turn == seat { levels.0 } else { levels.1 };
                let luck = seed << 16 | session.at() as u64;
                let thought = session.think(level.into(), Limit::Worlds(8), luck);
                let action = thought.expect("somebody is to act")(&AtomicBool::new(false));
                session
                    .play(&action)
                    .expect("what a computer player decides is legal");
            }
        }
    }
}

/// The plain player ignores the aim of a game, so it has the smallest lead in Cruel Fate.
#[test]
fn heuristics_beat_chance_in_every_game() {
    for (level, least) in [(Level::Medium, 1.3), (Level::Plain, 1.1)] {
        for entry in GAMES {
            let (mut won, mut games) = (0.0, 0.0);
            for seed in 0..12 {
                for seat in Seat::all(entry.usual) {
                    let winners = play(entry, seed, seat, (level, Level::Random));
                    if winners.contains(&seat) {
                        won += 1.0 / winners.len() as f64;
                    }
                    games += 1.0;
                }
            }
            let (share, fair) = (won / games, 1.0 / entry.usual as f64);
            let id = entry.id;
            assert!(share > least * fair, "{level:?} in {id}: {share:.2}");
        }
    }
}

/// The yardstick, with a few worlds only.
#[test]
fn a_plain_tree_search_beats_chance_in_every_game() {
    for entry in GAMES {
        let (mut won, mut games) = (0.0, 0.0);
        for seat in Seat::all(entry.usual) {
            let winners = play(entry, 1, seat, (Level::Ismcts, Level::Random));
            if winners.contains(&seat) {
                won += 1.0 / winners.len() as f64;
            }
            games += 1.0;
        }
        let (share, fair) = (won / games, 1.0 / entry.usual as f64);
        assert!(share > fair, "{}: {share:.2} of the games", entry.id);
    }
}

#[test]
fn the_same_seed_gives_the_same_decision() {
    for entry in GAMES {
        let mut session = start(entry, 3);
        session.shuffle();
        for level in Level::ALL {
            let decide = || {
                let thought = session
                    .think(level.into(), Limit::Worlds(12), 5)
                    .expect("a decision");
                thought(&AtomicBool::new(false))
            };
            assert_eq!(decide(), decide(), "{} {level:?}", entry.id);
        }
    }
}

/// Once every card can be placed, the endgame is solved, not estimated.
#[test]
fn the_last_tricks_are_played_exactly_once_every_card_can_be_placed() {
    let stop = AtomicBool::new(false);
    let mut exact = 0;
    for seed in 0..40 {
        let mut rng = ChaCha8Rng::seed_from_u64(seed);
        let some = Setup {
            seats: 3 + seed as usize % 2,
            ..setup(entry("finis").expect("a game"), seed)
        };
        let mut table = Table::new(Fosdick::Finis, &some).expect("the usual rules");
        while table.next() != Next::Over && exact < 20 {
            let Next::Act(seat) = table.next() else {
                table.shuffle();
                continue;
            };
            let view = table.state().view(seat);
            let mut moves = Vec::new();
            Fosdick::legal(view, &mut moves);
            let only = moves.len() > 1 && Fosdick::worlds(view) == Some(1);
            let place = if only {
                let nothing = History::default();
                let limit = Limit::Worlds(1);
                let list = evaluate(view, &nothing, &moves, limit, &mut rng, &stop);
                let solved = |one: &Evaluation| one.exact && one.error == 0.0;
                assert_eq!(list.len(), moves.len());
                assert!(list.iter().all(solved), "{list:?}");
                assert!(list.windows(2).all(|pair| pair[0].value >= pair[1].value));
                for one in list.iter().map(Evaluation::to_string) {
                    let figure = one
                        .trim_start_matches(['+', '−'])
                        .trim_end_matches(" exactly");
                    assert!(
                        figure.len() <= "0.1".len(),
                        "told as a person reads it: {one}"
                    );
                }
                exact += 1;
                list[0].index
            } else {
                below(&mut rng, moves.len() as u32) as usize
            };
            table.take(Step::Act(moves[place])).expect("legal");
        }
    }
    assert!(exact >= 5, "only {exact} endings");
}

/// C-7: hidden cards change no decision. As with `misere simulate --swap-hidden`, bots are asked
/// again in every game, with few and many players, after swapping cards whose places they cannot
/// know. Bots that look ahead play a deal of the Fosdick family to its end, where cards can be
/// placed and endgames are solved.
///
/// Levels without look-ahead are tried with every character. The others use a different character
/// in each game, unless the sweep is deep.
#[test]
fn hidden_cards_change_no_decision() {
    let games = GAMES.par_iter().enumerate();
    let asked = games.map(|(game, entry)| {
        let mut asked = 0;
        for (place, character) in Character::ALL.into_iter().enumerate() {
            for (turn, level) in Level::OPPONENTS
                .into_iter()
                .chain([Level::Ismcts])
                .enumerate()
            {
                let is_its_turn = (game + turn) % Character::ALL.len() == place;
                if level < Level::Hard || is_its_turn || is_deep() {
                    asked += decisions_with_hidden_cards_swapped(entry, place, level, character);
                }
            }
        }
        asked
    });
    let asked: u64 = asked.sum();
    assert!(asked >= 3000, "only {asked} decisions are asked again");
}

/// Plays the game with this number; returns how many decisions were repeated.
fn decisions_with_hidden_cards_swapped(
    entry: &Entry,
    number: usize,
    level: Level,
    character: Character,
) -> u64 {
    let seats = entry.seats.start() + number % entry.seats.clone().count();
    let setup = Setup {
        seats,
        ..setup(entry, 1)
    };
    let arena = entry.arena(&setup).expect("the usual rules");
    let bots = vec![Bot { level, character }; seats];
    // Hints do not depend on the players.
    let hints = (level, number) == (Level::Easy, 0);
    let most = if level < Level::Hard { 60 } else { 36 };
    let game = GameNumber {
        seed: 5,
        number: number as u64,
    };
    let report = arena.check_peeking(game, most, &bots, Limit::Worlds(2), hints, &false.into());
    let report = report.expect("nobody stops it");
    let who = format!("{}: {level:?} {character:?}", entry.id);
    assert_eq!(report.first, None, "{who}");
    assert!(report.asked >= 5, "{who}: asked {} times", report.asked);
    report.asked
}

/// Two tricks before the end of a deal of Four Bad Queens, with these totals: seat 2 has no club to
/// follow with. It can give seat 0 the queen of spades (two points, FB-1) or that of diamonds (one
/// point) now, and the other queen to any of the others in the last trick.
fn two_queens_to_give_away(deal: u32, totals: [i32; 4]) -> State<Fosdick> {
    let cards = |text: &str| text.parse::<Cards>().expect("cards");
    let options = Options::usual(Fosdick::FourBadQueens, 4);
    let seats = [0, 1, 2, 3].map(Seat::new);
    let mut state = Fosdick::start(&options, 4, seats[3]);
    let public = &mut state.public;
    public.deal = deal;
    public.phase = Phase::Playing;
    public.tricks = 6;
    public.turn = seats[2];
    for (seat, total) in seats.into_iter().zip(totals) {
        public.totals[seat] = Score::points(total);
    }
    for (seat, card) in [(seats[0], "AC"), (seats[1], "7C")] {
        public.trick.push(seat, card.parse().expect("a card"));
        public.played[seat] |= cards(card);
    }
    public.best = (
        seats[0],
        options.card_order.strength("AC".parse().expect("a card")),
    );
    let rest = public.pack() - cards("AC 7C QS QD 7H 8H 9H TH");
    for (place, card) in rest.iter().enumerate() {
        public.played[seats[place % 4]].insert(card);
        public.taken[seats[place / 4 % 2]].insert(card);
    }
    state.private[seats[2]].hand = cards("QS QD");
    let unseen = Fosdick::unseen(state.view(seats[2]));
    for (place, card) in unseen.iter().enumerate() {
        state.private[[seats[0], seats[1], seats[3], seats[3]][place]]
            .hand
            .insert(card);
    }
    state
}

/// C-5, FO-4: at the end of the game, the game counts and not the deal. Seat 2 gets rid of both
/// queens in any case; but in the very last deal, seat 3 is one point ahead and can only be
/// overtaken if the queen of spades is kept for the last trick.
#[test]
fn at_the_end_of_a_game_bots_play_to_win_it() {
    let look = |state: &State<Fosdick>| {
        let view = state.view(Seat::new(2));
        let (mut moves, stop) = (Vec::new(), AtomicBool::new(false));
        Fosdick::legal(view, &mut moves);
        let mut rng = ChaCha8Rng::seed_from_u64(1);
        let (past, limit) = (History::default(), Limit::Worlds(400));
        let list = evaluate(view, &past, &moves, limit, &mut rng, &stop);
        assert_eq!(list.len(), 2);
        let difference = list[0].value - list[1].value;
        (moves[list[0].index].to_string(), difference)
    };
    let (_, difference) = look(&two_queens_to_give_away(1, [0; 4]));
    assert!(
        difference.abs() < 1e-9,
        "both orders are equal: {difference}"
    );
    let (first, difference) = look(&two_queens_to_give_away(4, [20, 20, 5, 4]));
    assert_eq!(first, "play QD");
    assert!(difference > 0.5, "it decides the game: {difference}");
    let seen = two_queens_to_give_away(4, [20, 20, 5, 4])
        .view(Seat::new(2))
        .to_seen();
    let (past, limit, stop) = (
        History::default(),
        Limit::Worlds(400),
        AtomicBool::new(false),
    );
    let hint = advise(&seen, &past, limit, 1, &stop);
    let game = "It gives you a better chance to win the game than ";
    assert!(hint.reason.starts_with(game), "{}", hint.reason);
    let told = hint.evaluations.iter().flat_map(|(_, opinion)| opinion);
    assert!(told.clone().count() == 2, "both were looked at");
    assert!(
        told.clone().all(|one| one.points.abs() < 5.0),
        "a deal counts no more"
    );
}

/// The tree search needs no heuristic to see that in the last deal the queen of spades should wait.
#[test]
fn a_plain_tree_search_finds_what_decides_the_game() {
    let state = two_queens_to_give_away(4, [20, 20, 5, 4]);
    let seen = state.view(Seat::new(2)).to_seen();
    let stop = AtomicBool::new(false);
    for luck in 0..5 {
        let action = decide(&seen, Level::Ismcts, Limit::Worlds(300), luck, &stop);
        assert_eq!(action.to_string(), "play QD");
    }
}

/// Every legal action is listed once, with its evaluation if there is one, however many there are;
/// if stopped at once, the first is the default choice, whatever the luck.
#[test]
fn every_action_is_evaluated_once() {
    let options = Options::usual(Fosdick::AcornHearts, 4);
    let mut state = Fosdick::start(&options, 4, Seat::new(3));
    let mut rng = ChaCha8Rng::seed_from_u64(7);
    let pack = Pack::shuffled(state.public.pack(), &mut rng);
    Fosdick::deal(&mut state, &pack, &mut ());
    let view = state.view(state.public.turn);
    let mut moves = Vec::new();
    Fosdick::legal(view, &mut moves);
    assert_eq!(moves.len(), 56, "three of eight cards are passed (FO-3)");
    let mut evaluations = |is_stopped| {
        let (past, stop) = (History::default(), AtomicBool::new(is_stopped));
        evaluate(view, &past, &moves, Limit::Worlds(10), &mut rng, &stop)
    };
    let searched = evaluations(false);
    let stopped = [true, true].map(&mut evaluations);
    let best = searched[0];
    assert!(best.worlds >= 10 && best.value.is_finite() && best.error > 0.0);
    assert_eq!(stopped[0][0].index, stopped[1][0].index);
    assert!(stopped.iter().flatten().all(|one| one.worlds == 0));
    for list in stopped.iter().chain([&searched]) {
        let mut places: Vec<usize> = list.iter().map(|one| one.index).collect();
        places.sort_unstable();
        assert_eq!(places, (0..56).collect::<Vec<_>>());
    }
}

/// A hint has a legal action, a sentence, and every legal action once with its evaluation.
#[test]
fn hints_have_reasons_in_every_game() {
    for entry in GAMES {
        let mut session = start(entry, 6);
        session.shuffle();
        assert_eq!(session.explain_last(), None, "{}", entry.id);
        for _ in 0..12 {
            let Next::Act(seat) = session.next() else {
                break;
            };
            let advice = session.advise(Limit::Worlds(2), 1).expect("a hint is due");
            let advice = advice(&AtomicBool::new(false));
            let moves = session.moves();
            assert!(advice.reason.ends_with('.'), "{}", advice.reason);
            assert_eq!(advice.values[0].action, advice.action);
            let mut told: Vec<&str> = advice.values.iter().map(|one| &*one.action).collect();
            let mut legal: Vec<&str> = moves.iter().map(|one| &*one.text).collect();
            told.sort_unstable();
            legal.sort_unstable();
            assert_eq!(told, legal, "{}", entry.id);
            session.play(&advice.action).expect("legal");
            if matches!(session.next(), Next::Act(_)) {
                let (who, why) = session.explain_last().expect("somebody has acted");
                assert_eq!(who, seat);
                let why = why.for_programs();
                assert!(why.ends_with('.'), "{why}");
            }
        }
    }
}

/// The reason for a card names the deciding factor, from what the seat knows.
#[test]
fn a_reason_says_what_decides() {
    let state = two_queens_to_give_away(1, [0; 4]);
    let view = state.view(Seat::new(2));
    let why =
        |text: &str| Fosdick::reason(view, text.parse().expect("an action")).expect("a reason");
    assert_eq!(
        why("play QS"),
        "There is no club to follow with, so the queen of spades can be given away."
    );
    let mut plain = state.clone();
    plain.private[Seat::new(2)].hand = "8C KD".parse().expect("cards");
    let view = plain.view(Seat::new(2));
    let why =
        |text: &str| Fosdick::reason(view, text.parse().expect("an action")).expect("a reason");
    assert_eq!(
        why("play 8C"),
        "It is your only club, and you must follow suit."
    );
}

/// The win rate shown beside a level is measured in every game, and is higher than the share of one
/// player among equals.
#[test]
fn every_level_has_a_measured_strength() {
    for entry in GAMES {
        for level in Level::OPPONENTS {
            let share = win_percentage(entry.id, level);
            let share =
                share.unwrap_or_else(|| panic!("{} in {} is not measured", level.name(), entry.id));
            let equal = 100 / entry.usual as u32;
            assert!(
                (equal + 1..=100).contains(&share),
                "{} wins {share} % in {}",
                level.name(),
                entry.id
            );
        }
        assert_eq!(win_percentage(entry.id, Level::Random), None);
    }
}

/// The window shows the win rates that docs/strength.md has, where each cell also says how often
/// each opponent wins.
#[test]
fn the_documented_win_rates_are_those_that_the_window_shows() {
    let page = include_str!("../../docs/strength.md");
    for entry in GAMES {
        let start = format!("| {} | {} | ", entry.title, entry.usual);
        let row = page.lines().find_map(|line| line.strip_prefix(&start));
        let row = row.unwrap_or_else(|| panic!("no row begins with {start:?}"));
        let documented: Vec<Option<u32>> = row
            .split(" | ")
            .map(|cell| cell.split_once(" : ")?.0.parse().ok())
            .collect();
        let shown = Level::OPPONENTS.map(|level| win_percentage(entry.id, level));
        assert_eq!(documented, shown, "{}", entry.id);
    }
}
