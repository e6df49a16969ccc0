//! Laws 1 and 3: games end, whoever is to act can, and no card is lost or doubled; and what a
//! game says of its scores holds.

use std::collections::HashSet;

use misere::cards::Cards;
use misere::rules::{Event, Next, Rules, Score, State, winners};
use misere::table::{Session, Step, Table, cut, pack_for};

use crate::common::{Dice, Trial, is_full_sweep, one_of, some_trials, stroll_at, trials};
use crate::with_game;

/// No game takes more steps than this, shuffles among them, however its rules are set.
const STEPS: usize = 50_000;

#[test]
fn games_end_and_whoever_is_to_act_can_and_no_card_is_lost() {
    for trial in trials() {
        with_game!(trial.entry, ends(&trial));
    }
}

fn ends<R: Rules>(game: R, trial: &Trial) {
    let table = trial.table(game);
    let mut dice = trial.dice();
    let seats = trial.setup.seats;
    let mut state = R::start(table.options(), seats, table.first_dealer());
    let (mut deal, mut shuffle, mut pack) = (0, 0, Cards::EMPTY);
    let (mut moves, mut once) = (Vec::new(), HashSet::new());
    for _ in 0..STEPS {
        assert_eq!(R::totals(&state.public).seats(), seats);
        match R::next(&state.public) {
            Next::Over => {
                assert!(deal > 0, "it ends before it begins");
                return;
            }
            Next::Deal(cards) => {
                (deal, shuffle, pack) = (deal + 1, 0, cards);
                let pack = pack_for(cards, trial.setup.seed, deal, 0);
                R::deal(&mut state, &pack, &mut ());
            }
            Next::Refill(cards) => {
                assert!(pack.contains_all(cards), "a refill of other cards");
                shuffle += 1;
                let pack = pack_for(cards, trial.setup.seed, deal, shuffle);
                R::deal(&mut state, &pack, &mut ());
            }
            Next::Act(seat) => {
                assert!(seat.index() < seats);
                moves.clear();
                R::legal(state.view(seat), &mut moves);
                assert!(!moves.is_empty(), "{seat:?} has no move");
                once.clear();
                for action in &moves {
                    assert!(once.insert(*action), "`{action}` is listed twice");
                }
                let action = *one_of(&moves, &mut dice);
                R::apply(&mut state, action, &mut ());
            }
        }
        conserves(&state, pack);
    }
    panic!("it has not ended after {STEPS} steps");
}

/// Law 3: the places hold the pack between them; between deals there need be none.
pub fn conserves<R: Rules>(state: &State<R>, pack: Cards) {
    let places = R::whereabouts(state);
    let between = matches!(R::next(&state.public), Next::Deal(_) | Next::Over);
    if places.is_empty() && between {
        return;
    }
    let mut all = Cards::EMPTY;
    for cards in &places {
        assert!(
            !all.intersects(*cards),
            "{} in two places: {places:?}",
            all & *cards
        );
        all |= *cards;
    }
    assert_eq!(all, pack, "the places are {places:?}");
}

/// A game may draw an action in a quicker way than from the list.
#[test]
fn a_random_action_is_one_of_the_list() {
    fn drawn<R: Rules>(game: R, trial: &Trial, dice: &mut Dice) {
        let mut table = trial.table(game);
        let mut moves = Vec::new();
        for _ in 0..60 {
            if let Next::Act(seat) = R::next(&table.state().public) {
                let action = R::random(table.view(seat), &mut moves, dice);
                assert!(table.legal().contains(&action), "`{action}` is not legal");
            }
            stroll_at(&mut table, 1, dice);
        }
    }
    for trial in some_trials(2) {
        with_game!(trial.entry, drawn(&trial, &mut trial.dice()));
    }
}

/// The trace, the score sheet and the search fold the same state.
#[test]
fn whether_anyone_listens_changes_nothing() {
    fn folds<R: Rules>(game: R, trial: &Trial, dice: &mut Dice) {
        let mut table = trial.table(game);
        stroll_at(&mut table, 200, dice);
        let mut state = R::start(table.options(), trial.setup.seats, table.first_dealer());
        for step in table.log() {
            match step {
                Step::Deal(pack) | Step::Refill(pack) => R::deal(&mut state, pack, &mut ()),
                Step::Act(action) => R::apply(&mut state, *action, &mut ()),
            }
        }
        assert_eq!(&state, table.state());
    }
    for trial in some_trials(2) {
        with_game!(trial.entry, folds(&trial, &mut trial.dice()));
    }
}

/// C-3, C-4: packs come from the seed and the deal's number alone, and the deal goes round to the
/// left from whoever the cut names.
#[test]
fn packs_come_from_the_seed_and_the_deal_goes_round() {
    fn deals<R: Rules>(game: R, trial: &Trial, dice: &mut Dice) {
        let (seats, seed) = (trial.setup.seats, trial.setup.seed);
        let mut table = trial.table(game);
        stroll_at(&mut table, 400, dice);
        assert_eq!(table.first_dealer(), cut(seed, seats));
        let (mut deal, mut shuffle) = (0, 0);
        for step in table.log() {
            let pack = match step {
                Step::Deal(pack) => {
                    (deal, shuffle) = (deal + 1, 0);
                    pack
                }
                Step::Refill(pack) => {
                    shuffle += 1;
                    pack
                }
                Step::Act(_) => continue,
            };
            assert_eq!(*pack, pack_for(pack.set(), seed, deal, shuffle));
        }
        assert_eq!(table.deal_number(), deal);
        let mut due = table.first_dealer();
        let mut number = 1;
        for event in table.story() {
            if let Event::Deal { deal, dealer, .. } = event {
                assert_eq!((*deal, *dealer), (number, due));
                (number, due) = (number + 1, due.left(seats));
            }
        }
        assert_eq!(number, deal + 1, "every deal is told");
    }
    for trial in some_trials(4) {
        with_game!(trial.entry, deals(&trial, &mut trial.dice()));
    }
}

/// Totals move only when a deal is scored, by what it brought; lines of the score sheet, where a
/// game tells any, add up to it; those with the best total lead (C-5).
#[test]
fn the_score_sheet_adds_up() {
    fn adds_up<R: Rules>(game: R, trial: &Trial, dice: &mut Dice) {
        let seats = trial.setup.seats;
        let mut table = trial.table(game);
        for _ in 0..400 {
            if R::next(&table.state().public) == Next::Over {
                break;
            }
            let before = table.totals();
            stroll_at(&mut table, 1, dice);
            let scored = table.latest().find_map(|event| match event {
                Event::Score { scores, totals, .. } => Some((*scores, *totals)),
                _ => None,
            });
            let Some((scores, totals)) = scored else {
                assert_eq!(table.totals(), before, "totals moved without a score");
                continue;
            };
            assert_eq!(totals, table.totals());
            for (seat, total) in totals.each() {
                assert_eq!(*total, before[seat] + scores[seat]);
            }
        }
        let sheet = table.sheet();
        let tells = sheet.rows.iter().any(|row| !row.lines.is_empty());
        let mut due = table.first_dealer();
        for (number, row) in (1..).zip(&sheet.rows) {
            assert_eq!((row.deal, row.dealer), (number, due));
            due = due.left(seats);
            for (seat, &score) in row.scores.each().filter(|_| tells) {
                let lines = row.lines.iter().filter(|line| line.seat == seat);
                let sum: Score = lines.map(|line| line.points).sum();
                assert_eq!(sum, score, "{seat:?} in deal {number}: {:?}", row.lines);
            }
            for line in &row.lines {
                assert!(!line.why.trim().is_empty(), "a line without words");
            }
        }
        if let Some(row) = sheet.rows.last() {
            assert_eq!(row.totals, table.totals());
        }
        assert_eq!(table.leaders(), winners::<R>(&table.totals()));
        assert!(!table.leaders().is_empty());
    }
    for trial in some_trials(2) {
        with_game!(trial.entry, adds_up(&trial, &mut trial.dice()));
    }
}

/// FO-5, and every other game that says so: however a decided deal goes on, it scores the same,
/// and it stays decided.
#[test]
fn a_decided_deal_scores_the_same_however_it_goes_on() {
    let mut found = 0;
    for trial in trials() {
        found += with_game!(trial.entry, settles(&trial));
    }
    assert!(
        found > 0 || !is_full_sweep(),
        "no deal was ever decided early"
    );
}

/// How many decided deals were tried.
fn settles<R: Rules>(game: R, trial: &Trial) -> usize {
    let mut dice = trial.dice();
    let mut table = trial.table(game);
    let mut found = 0;
    for _ in 0..3 {
        let deal = table.deal_number();
        // To the deal that follows, then through it.
        while table.deal_number() == deal && R::next(&table.state().public) != Next::Over {
            stroll_at(&mut table, 1, &mut dice);
        }
        while matches!(
            R::next(&table.state().public),
            Next::Act(_) | Next::Refill(_)
        ) {
            if table.decided() {
                let outcome = outcome(&table, &mut dice);
                for _ in 0..6 {
                    assert_eq!(self::outcome(&table, &mut dice), outcome);
                }
                found += 1;
                break;
            }
            stroll_at(&mut table, 1, &mut dice);
        }
    }
    found
}

/// The totals after a decided deal, played on at random.
fn outcome<R: Rules>(table: &Table<R>, dice: &mut Dice) -> Vec<Score> {
    let mut table = table.clone();
    while matches!(
        R::next(&table.state().public),
        Next::Act(_) | Next::Refill(_)
    ) {
        let seat = R::next(&table.state().public);
        assert!(
            table.decided() || !matches!(seat, Next::Act(_)),
            "a decided deal is open again"
        );
        stroll_at(&mut table, 1, dice);
    }
    table.totals().as_slice().to_vec()
}
