//! Laws 1 and 3: games end, a seat to act has a legal action, no card is lost or duplicated, and scores add up.

use std::collections::HashSet;

use misere_engine::cards::Cards;
use misere_engine::rules::{Event, Next, Rules, Score, State, winners};
use misere_engine::table::{Step, Table, Watch as _, cut, pack_for};

use super::{Dice, Trial, one_of, play_on_at};

/// Bound on the steps of a game, shuffles included, under any house rules.
const STEPS: usize = 50_000;

/// Games end within a bound, a seat that is to act has a legal action, no action is listed twice,
/// and every card is in exactly one place.
pub fn games_end_and_cards_are_conserved<R: Rules>(game: R, trial: &Trial<'_>) {
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
            Next::Reshuffle(cards) => {
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

/// Checks that every card of the pack is in exactly one place; between deals, cards may have no place.
pub fn conserves<R: Rules>(state: &State<R>, pack: Cards) {
    let places = R::whereabouts(state);
    let between = matches!(R::next(&state.public), Next::Deal(_) | Next::Over);
    if places.is_empty() && between {
        return;
    }
    let mut all = Cards::EMPTY;
    for cards in &places {
        assert!(!all.intersects(*cards), "{} in two places: {places:?}", all & *cards);
        all |= *cards;
    }
    assert_eq!(all, pack, "the places are {places:?}");
}

/// [`Rules::random`] draws one of the legal actions.
pub fn a_random_action_is_one_of_the_list<R: Rules>(game: R, trial: &Trial<'_>) {
    let dice = &mut trial.dice();
    let mut table = trial.table(game);
    let mut moves = Vec::new();
    for _ in 0..60 {
        if let Next::Act(seat) = R::next(&table.state().public) {
            let action = R::random(table.view(seat), &mut moves, dice);
            assert!(table.legal().contains(&action), "`{action}` is not legal");
        }
        play_on_at(&mut table, 1, dice);
    }
}

/// Folding the log leads to the same state, with listeners or without.
pub fn listeners_change_nothing<R: Rules>(game: R, trial: &Trial<'_>) {
    let dice = &mut trial.dice();
    let mut table = trial.table(game);
    play_on_at(&mut table, 200, dice);
    let mut state = R::start(table.options(), trial.setup.seats, table.first_dealer());
    for step in table.log() {
        match step {
            Step::Deal(pack) | Step::Reshuffle(pack) => R::deal(&mut state, pack, &mut ()),
            Step::Act(action) => R::apply(&mut state, *action, &mut ()),
        }
    }
    assert_eq!(&state, table.state());
}

/// C-3, C-4: packs come from the seed and the deal's number alone, and the deal passes to the left
/// from the first dealer, whom the seed names.
pub fn packs_come_from_the_seed_and_the_deal_goes_round<R: Rules>(game: R, trial: &Trial<'_>) {
    let dice = &mut trial.dice();
    let (seats, seed) = (trial.setup.seats, trial.setup.seed);
    let mut table = trial.table(game);
    play_on_at(&mut table, 400, dice);
    assert_eq!(table.first_dealer(), cut(seed, seats));
    let (mut deal, mut shuffle) = (0, 0);
    for step in table.log() {
        let pack = match step {
            Step::Deal(pack) => {
                (deal, shuffle) = (deal + 1, 0);
                pack
            }
            Step::Reshuffle(pack) => {
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

/// Totals change only when a deal is scored, and by its scores; the lines of the score sheet, if
/// any, add up to them; the seats with the best total lead (C-5).
pub fn the_score_sheet_adds_up<R: Rules>(game: R, trial: &Trial<'_>) {
    let dice = &mut trial.dice();
    let seats = trial.setup.seats;
    let mut table = trial.table(game);
    for _ in 0..400 {
        if R::next(&table.state().public) == Next::Over {
            break;
        }
        let before = table.totals();
        play_on_at(&mut table, 1, dice);
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
        for (seat, &score) in row.scores.each() {
            if !tells {
                break;
            }
            let lines = row.lines.iter().filter(|line| line.seat == seat);
            let sum: Score = lines.map(|line| line.points).sum();
            assert_eq!(sum, score, "{seat:?} in deal {number}: {:?}", row.lines);
        }
        for line in &row.lines {
            assert!(!line.why.is_empty(), "a line without words");
        }
    }
    if let Some(row) = sheet.rows.last() {
        assert_eq!(row.totals, table.totals());
    }
    assert_eq!(table.leaders(), winners::<R>(&table.totals()));
    assert!(!table.leaders().is_empty());
}

/// A decided deal stays decided and scores the same however it continues.
///
/// Returns how many decided deals came up.
pub fn a_decided_deal_stays_decided<R: Rules>(game: R, trial: &Trial<'_>) -> usize {
    let mut dice = trial.dice();
    let mut table = trial.table(game);
    let mut found = 0;
    for _ in 0..3 {
        let deal = table.deal_number();
        // Goes to the next deal, then through it.
        while table.deal_number() == deal && R::next(&table.state().public) != Next::Over {
            play_on_at(&mut table, 1, &mut dice);
        }
        while matches!(R::next(&table.state().public), Next::Act(_) | Next::Reshuffle(_)) {
            if table.decided() {
                let outcome = outcome(&table, &mut dice);
                for _ in 0..6 {
                    assert_eq!(self::outcome(&table, &mut dice), outcome);
                }
                found += 1;
                break;
            }
            play_on_at(&mut table, 1, &mut dice);
        }
    }
    found
}

/// Returns the totals after a decided deal, continued at random.
fn outcome<R: Rules>(table: &Table<R>, dice: &mut Dice) -> Vec<Score> {
    let mut table = table.clone();
    while matches!(R::next(&table.state().public), Next::Act(_) | Next::Reshuffle(_)) {
        let seat = R::next(&table.state().public);
        assert!(table.decided() || !matches!(seat, Next::Act(_)), "a decided deal is open again");
        play_on_at(&mut table, 1, dice);
    }
    table.totals().as_slice().to_vec()
}
