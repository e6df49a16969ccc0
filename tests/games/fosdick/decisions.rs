//! Decisions of computer players in the Fosdick family: what decides the game, endgames, and limits.

use std::sync::atomic::AtomicBool;
use std::time::Duration;

use misere_engine::cards::{Cards, Pack, below};
use misere_engine::rules::options::HouseRules;
use misere_engine::rules::{Next, Rules, Score, Seat, State};
use misere_engine::table::{Setup, Step, Table, Watch as _};
use misere_games::fosdick::{Fosdick, Options, Phase};
use misere_players::bots::search::evaluate;
use misere_players::bots::{Evaluation, History, Level, Limit, Strategy, advise, decide};
use rand::SeedableRng;
use rand::rngs::ChaCha8Rng;

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
    public.best = (seats[0], options.card_order.strength("AC".parse().expect("a card")));
    let rest = public.pack() - cards("AC 7C QS QD 7H 8H 9H TH");
    for (place, card) in rest.iter().enumerate() {
        public.played[seats[place % 4]].insert(card);
        public.taken[seats[place / 4 % 2]].insert(card);
    }
    state.private[seats[2]].hand = cards("QS QD");
    let unseen = Fosdick::unseen(state.view(seats[2]));
    for (place, card) in unseen.iter().enumerate() {
        state.private[[seats[0], seats[1], seats[3], seats[3]][place]].hand.insert(card);
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
    assert!(difference.abs() < 1e-9, "both orders are equal: {difference}");
    let (first, difference) = look(&two_queens_to_give_away(4, [20, 20, 5, 4]));
    assert_eq!(first, "play QD");
    assert!(difference > 0.5, "it decides the game: {difference}");
    let seen = two_queens_to_give_away(4, [20, 20, 5, 4]).view(Seat::new(2)).to_seen();
    let (past, limit, stop) = (History::default(), Limit::Worlds(400), AtomicBool::new(false));
    let hint = advise(&seen, &past, limit, 1, &stop);
    let game = "It gives you a better chance to win the game than ";
    let reason = hint.reason.for_programs();
    assert!(reason.starts_with(game), "{reason}");
    let told = hint.evaluations.iter().flat_map(|(_, opinion)| opinion);
    assert!(told.clone().count() == 2, "both were looked at");
    assert!(told.clone().all(|one| one.points.abs() < 5.0), "a deal counts no more");
}

/// The tree search needs no heuristic to see that in the last deal the queen of spades should wait.
#[test]
fn a_plain_tree_search_finds_what_decides_the_game() {
    let state = two_queens_to_give_away(4, [20, 20, 5, 4]);
    let seen = state.view(Seat::new(2)).to_seen();
    let stop = AtomicBool::new(false);
    for seed in 0..5 {
        let action = decide(&seen, Level::Ismcts, Limit::Worlds(300), seed, &stop);
        assert_eq!(action.to_string(), "play QD");
    }
}

/// Every legal action is listed once, with its evaluation if there is one, however many there are;
/// if stopped at once, the first is the default choice, whatever the seed.
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

/// Once every card can be placed, the endgame is solved, not estimated.
#[test]
fn the_last_tricks_are_played_exactly_once_every_card_can_be_placed() {
    let stop = AtomicBool::new(false);
    let mut exact = 0;
    for seed in 0..40 {
        let mut rng = ChaCha8Rng::seed_from_u64(seed);
        let some = Setup { seats: 3 + seed as usize % 2, rules: HouseRules::default(), seed, dealer: None };
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
                    let figure = one.trim_start_matches(['+', '−']).trim_end_matches(" exactly");
                    assert!(figure.len() <= "0.1".len(), "told as a person reads it: {one}");
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

/// The reason for a card names the deciding factor, from what the seat knows.
#[test]
fn a_reason_says_what_decides() {
    let state = two_queens_to_give_away(1, [0; 4]);
    let view = state.view(Seat::new(2));
    let why = |text: &str| {
        let reason = Fosdick::reason(view, text.parse().expect("an action"));
        reason.expect("a reason").for_programs()
    };
    assert_eq!(why("play QS"), "There is no club to follow with, so the queen of spades can be given away.");
    let mut plain = state.clone();
    plain.private[Seat::new(2)].hand = "8C KD".parse().expect("cards");
    let view = plain.view(Seat::new(2));
    let why = |text: &str| {
        let reason = Fosdick::reason(view, text.parse().expect("an action"));
        reason.expect("a reason").for_programs()
    };
    assert_eq!(why("play 8C"), "It is your only club, and you must follow suit.");
}

/// A decision ends when its time is up, even where hundreds of passes are legal. Nothing else would end
/// it.
#[test]
fn a_decision_ends_with_its_time() {
    let options = Options::usual(Fosdick::SlipperyPaws, 3);
    let mut state = Fosdick::start(&options, 3, Seat::new(2));
    let mut rng = ChaCha8Rng::seed_from_u64(7);
    let pack = Pack::shuffled(state.public.pack(), &mut rng);
    Fosdick::deal(&mut state, &pack, &mut ());
    let seen = state.view(state.public.turn).to_seen();
    let limit = Limit::Time(Duration::from_millis(40));
    decide(&seen, Level::Master, limit, 1, &AtomicBool::new(false));
}
