//! Laws 2 and 4: a game in progress is its log. A step that cannot follow is refused, and undo,
//! redo, record and replay lead to equal games.

use crate::BotSession;
use misere_engine::cards::{Cards, Pack, below};
use misere_engine::rules::scene::Scene;
use misere_engine::rules::{BySeat, Next, Score, Seat, Seats};
use misere_engine::table::{Move, ReplayEvent, Sheet, StepError};

use super::{Dice, Trial, one_of, play_on, up_to};

/// Everything that a session shows, to compare two sessions.
#[derive(Debug, PartialEq)]
struct Snapshot {
    at: usize,
    next: Next,
    deal: u32,
    scenes: Vec<Scene>,
    moves: Vec<Move>,
    totals: BySeat<Score>,
    leaders: Vec<Seat>,
    decided: bool,
    sheet: Sheet,
    told: Vec<ReplayEvent>,
}

impl Snapshot {
    fn of(game: &dyn BotSession) -> Self {
        Self {
            at: game.at(),
            next: game.next(),
            deal: game.deal_number(),
            scenes: Seat::all(game.seats()).map(|seat| game.scene(seat)).collect(),
            moves: game.moves(),
            totals: game.totals(),
            leaders: game.leaders(),
            decided: game.decided(),
            sheet: game.sheet(),
            told: game.replay(false),
        }
    }
}

/// A game after some steps: usually a few, sometimes many.
fn under_way(trial: &Trial<'_>, dice: &mut Dice) -> Box<dyn BotSession> {
    let mut game = trial.start();
    let most = if below(dice, 4) == 0 { 250 } else { 60 };
    let steps = up_to(most, dice);
    play_on(&mut *game, steps, dice);
    game
}

/// Undoing and redoing k steps leads to the same game, and a different continuation forgets the undone steps.
pub fn undo_and_redo_lead_back_to_the_same(trial: &Trial<'_>) {
    let mut dice = trial.dice();
    let mut game = under_way(trial, &mut dice);
    let (before, steps) = (Snapshot::of(&*game), game.steps());
    let undone = up_to(game.at(), &mut dice);
    for _ in 0..undone {
        assert!(game.undo());
    }
    assert_eq!(game.at(), before.at - undone);
    assert_eq!(game.steps(), steps, "what is undone is not forgotten");
    assert_eq!(Snapshot::of(&*game), Snapshot::of(&*recorded(trial, &steps[..game.at()])), "undo {undone}");
    for _ in 0..undone {
        assert!(game.redo());
    }
    assert!(!game.redo(), "there is nothing left to redo");
    assert_eq!(Snapshot::of(&*game), before, "undo {undone}, redo {undone}");

    // A different continuation forgets the undone steps.
    for _ in 0..undone {
        game.undo();
    }
    play_on(&mut *game, 1, &mut dice);
    assert!(!game.redo() || game.at() == before.at && undone == 0);
    while game.undo() {}
    assert_eq!(game.at(), 0);
    assert_eq!(game.next(), trial.start().next());
}

/// The game that these steps lead to.
fn recorded(trial: &Trial<'_>, steps: &[String]) -> Box<dyn BotSession> {
    let mut game = trial.start();
    for step in steps {
        game.record(step).expect("it followed once");
    }
    game
}

/// A log recorded again gives the same game and the same trace.
pub fn a_recorded_log_gives_the_same_game_and_trace(trial: &Trial<'_>) {
    let game = under_way(trial, &mut trial.dice());
    let again = recorded(trial, &game.steps());
    assert_eq!(Snapshot::of(&*again), Snapshot::of(&*game));
    assert_eq!(again.steps(), game.steps());
    assert_eq!(again.replay(true), game.replay(true));
    assert_eq!(game.replay(true), game.replay(true), "telling changes nothing");
}

/// The trace tells every action and, if asked, what was legal.
pub fn the_trace_tells_every_action_and_what_was_legal(trial: &Trial<'_>) {
    let game = under_way(trial, &mut trial.dice());
    let (mut acts, mut plain) = (Vec::new(), Vec::new());
    for told in game.replay(true) {
        if let ReplayEvent::Act { seat, action, legal } = told {
            let legal = legal.expect("it was asked for");
            assert!(legal.contains(&action), "{seat:?}: `{action}`");
            acts.push(action);
        }
    }
    for told in game.replay(false) {
        if let ReplayEvent::Act { action, legal, .. } = told {
            assert_eq!(legal, None);
            plain.push(action);
        }
    }
    let steps = game.steps();
    let played: Vec<_> = steps.iter().filter(|step| !is_shuffle(step)).collect();
    assert_eq!(acts.iter().collect::<Vec<_>>(), played);
    assert_eq!(acts, plain);
}

fn is_shuffle(step: &str) -> bool {
    step.starts_with("deal ") || step.starts_with("refill ")
}

/// Undoing for some seats leads to the last decision of any of them.
pub fn undoing_to_a_seat_leads_to_its_last_decision(trial: &Trial<'_>) {
    let mut dice = trial.dice();
    let mut game = under_way(trial, &mut dice);
    let before = Snapshot::of(&*game);
    let mut of = Seats::default();
    for seat in Seat::all(trial.setup.seats) {
        if below(&mut dice, 3) == 0 {
            of.insert(seat);
        }
    }
    let decides = |next| matches!(next, Next::Act(seat) if of.contains(seat));
    if !game.undo_decision(of, &|_| true) {
        assert_eq!(Snapshot::of(&*game), before);
        assert_eq!(game.undo_count(), 0);
        while game.undo() {
            assert!(!decides(game.next()), "step {} could be taken back to", game.at());
        }
        return;
    }
    assert_eq!(game.undo_count(), 1);
    assert!(decides(game.next()) && game.at() < before.at);
    let back = game.at();
    assert!(game.redo());
    while game.at() < before.at {
        assert!(!decides(game.next()), "step {} is later", game.at());
        assert!(game.redo());
    }
    assert_eq!(Snapshot::of(&*game), before);
    while game.at() > back {
        game.undo();
    }
    play_on(&mut *game, 20, &mut dice);
}

/// An illegal action is refused with a reason, and the log stays as it is.
pub fn illegal_actions_are_refused_and_change_nothing(trial: &Trial<'_>) {
    let mut dice = trial.dice();
    let mut game = trial.start();
    let mut known: Vec<String> = Vec::new();
    for _ in 0..40 {
        play_on(&mut *game, 1, &mut dice);
        let legal: Vec<String> = game.moves().into_iter().map(|m| m.text).collect();
        // Passes are much alike, so a few of a long list are enough.
        for _ in 0..legal.len().min(8) {
            known.push(one_of(&legal, &mut dice).clone());
        }
        if known.is_empty() {
            continue;
        }
        let steps = game.steps();
        for _ in 0..4 {
            let tried = one_of(&known, &mut dice);
            if legal.contains(tried) {
                continue;
            }
            let fault = game.play(tried).expect_err(tried);
            match (&fault, game.next()) {
                (StepError::Illegal { action, seat, expected, .. }, Next::Act(turn)) => {
                    assert_eq!((action, *seat), (tried, turn));
                    assert!(legal.iter().any(|text| expected.contains(text.as_str())));
                }
                (StepError::NotNow { found, .. }, Next::Deal(_) | Next::Reshuffle(_) | Next::Over) => {
                    assert_eq!(found, tried);
                }
                _ => panic!("`{tried}` is refused with {fault:?}"),
            }
            assert!(fault.to_string().contains(tried.as_str()), "{fault}");
        }
        assert_eq!(game.steps(), steps, "what is refused leaves no trace");
    }
}

/// Changes a text a little.
fn damaged(text: &str, dice: &mut Dice) -> String {
    const LETTERS: &[u8] = b" 23456789TJQKACDHSabcdefghijklmnopqrstuvwxyz-0,()";
    let mut letters: Vec<char> = text.chars().collect();
    let place = up_to(letters.len() - 1, dice);
    let other = char::from(*one_of(LETTERS, dice));
    match below(dice, 6) {
        0 => letters.truncate(place),
        1 => {
            letters.remove(place);
        }
        2 => letters.insert(place, other),
        3 => letters.insert(place, '♠'),
        4 => letters.extend(text.chars()),
        _ => letters[place] = other,
    }
    letters.into_iter().collect()
}

/// A damaged log is refused at the damaged step, unless the damage gives another legal step.
///
/// Returns how many damaged steps were tried and how many refused.
pub fn a_damaged_step_is_refused_at_its_place(trial: &Trial<'_>) -> (u32, u32) {
    let (mut tried, mut refused) = (0, 0);
    {
        let mut dice = trial.dice();
        let mut game = trial.start();
        play_on(&mut *game, 60, &mut dice);
        let steps = game.steps();
        let place = up_to(steps.len() - 1, &mut dice);
        let mut copy = recorded(trial, &steps[..place]);
        let legal: Vec<String> = copy.moves().into_iter().map(|m| m.text).collect();
        for _ in 0..10 {
            let step = damaged(&steps[place], &mut dice);
            tried += 1;
            match copy.record(&step) {
                Ok(()) => {
                    let taken = &copy.steps()[place];
                    assert!(legal.contains(taken) || is_shuffle(taken), "`{step}` was taken for `{taken}`");
                    assert!(copy.undo());
                }
                Err(fault) => {
                    refused += 1;
                    assert!(!fault.to_string().is_empty());
                }
            }
            assert_eq!(copy.at(), place, "`{step}` went in");
        }
        // The right step still follows.
        copy.record(&steps[place]).expect("it followed once");
    }
    (tried, refused)
}

/// A deal or refill takes exactly its cards, each once, and only when it is due.
pub fn a_wrong_pack_is_refused(trial: &Trial<'_>) {
    let mut dice = trial.dice();
    let mut game = trial.start();
    for _ in 0..80 {
        let steps = game.steps();
        let refuse = |game: &mut dyn BotSession, step: String| {
            let fault = game.record(&step).expect_err(&step);
            assert_eq!(game.steps(), steps, "`{step}` left a trace");
            fault
        };
        let (word, other, cards) = match game.next() {
            Next::Deal(cards) => ("deal", "refill", cards),
            Next::Reshuffle(cards) => ("refill", "deal", cards),
            Next::Act(_) | Next::Over => {
                let pack: Pack = Cards::FULL.iter().collect();
                for word in ["deal", "refill"] {
                    let fault = refuse(&mut *game, format!("{word} {pack}"));
                    assert!(matches!(fault, StepError::NotNow { .. }), "{fault:?}");
                }
                if game.next() == Next::Over {
                    game.shuffle();
                    assert_eq!(game.steps(), steps, "an ended game is not shuffled");
                    break;
                }
                play_on(&mut *game, 1, &mut dice);
                continue;
            }
        };
        let pack: Pack = cards.iter().collect();
        let less: Pack = cards.iter().skip(1).collect();
        let fault = refuse(&mut *game, format!("{word} {less}"));
        assert_eq!(fault, StepError::WrongPack { expected: cards });
        let twice = format!("{word} {pack} {}", pack[0]);
        assert!(matches!(refuse(&mut *game, twice), StepError::Cards(_)));
        assert!(matches!(refuse(&mut *game, format!("{word} XX")), StepError::Cards(_)));
        let fault = refuse(&mut *game, format!("{other} {pack}"));
        assert!(matches!(fault, StepError::NotNow { .. }), "{fault:?}");
        if let Some(strange) = (!cards).first() {
            let fault = refuse(&mut *game, format!("{word} {less} {strange}"));
            assert_eq!(fault, StepError::WrongPack { expected: cards });
        }
        // The right cards are accepted in any order.
        let order = Pack::shuffled(cards, &mut dice);
        game.record(&format!("{word} {order}")).expect("the right cards");
    }
}
