//! Bots understand the house rules: for every house rule of every game there is a position in which
//! the rule changes the best action, and the bots' choice with it.
//!
//! The positions came up in games played partly by heuristics and partly at random. Only those
//! whose reason a person can follow were kept; the reason stands above each. A new house rule fails
//! until its game has a position for it.

use std::sync::atomic::AtomicBool;

use misere_games::deal_code::DealCode;
use misere_games::{BotSession, Entry, find};
use misere_players::bots::{Level, Limit, Strategy};
use rayon::prelude::*;

use crate::common::is_deep;
use crate::judge::{self, compare};
use crate::laws::Facts;

/// A position in which the best action changes with a house rule.
pub struct Position {
    /// The game, its players, the seed and the other house rules, as a deal code.
    pub deal: &'static str,
    /// The rule, or one cell of it.
    pub rule: &'static str,
    /// The position under two values of the rule.
    pub cases: [Case; 2],
}

/// A position under one value of the rule.
pub struct Case {
    /// The value.
    pub value: &'static str,
    /// The steps from the start of the game, separated by commas: a card is played, `deal` deals
    /// the pack of the deal code, and claims that are due but not listed are all made.
    pub log: &'static str,
    /// The best action; with a star at the end, its beginning.
    pub best: &'static str,
}

impl Case {
    fn is_best(&self, action: &str) -> bool {
        match self.best.strip_suffix('*') {
            Some(start) => action.starts_with(start),
            None => action == self.best,
        }
    }
}

impl Position {
    /// A position with the same steps under both values.
    pub const fn new(
        deal: &'static str, rule: &'static str, log: &'static str,
        [(one, first), (other, second)]: [(&'static str, &'static str); 2],
    ) -> Self {
        Self { deal, rule, cases: [Case { value: one, log, best: first }, Case { value: other, log, best: second }] }
    }

    fn game(&self) -> &'static str {
        self.deal.split('/').next().expect("a deal code")
    }

    /// The rule without the cell.
    fn field(&self) -> &'static str {
        self.rule.split('.').next().expect("a rule")
    }

    /// The deal code under a value of the rule.
    fn number(&self, value: &str) -> DealCode {
        let text = format!("{}/{}={value}", self.deal, self.rule);
        let number = text.parse();
        number.unwrap_or_else(|error| panic!("{text}: {error}"))
    }
}

/// Takes the steps of a log.
fn follow(game: &mut dyn BotSession, log: &str) {
    for step in log.split(',').map(str::trim) {
        if step == "deal" {
            game.shuffle();
            continue;
        }
        if !step.starts_with("claim") {
            claim_all(game);
        }
        let is_card = step.starts_with(|first: char| !first.is_ascii_lowercase());
        let step = if is_card { format!("play {step}") } else { step.into() };
        if let Err(fault) = game.record(&step) {
            panic!("{step}: {fault}");
        }
    }
}

/// Makes every claim that is due, if any are (GA-8).
fn claim_all(game: &mut dyn BotSession) {
    while let Some(claim) = game.moves().iter().map(|one| &one.text).find(|text| {
        // `done` is legal while claims are due, and comes last.
        text.starts_with("claim") || *text == "done"
    }) {
        let claim = claim.clone();
        game.record(&claim).expect("it is in the list");
    }
}

/// Number of worlds per decision. At the table, Master has a second, which is enough for many more.
const WORLDS: u32 = 200;

/// Checks that the best action changes with the rule, and that the better players choose it.
pub fn check<R: Strategy>(games: &[R], positions: &[Position]) {
    let levels = [Level::Hard, Level::Master];
    check_judged(games, positions, &levels, WORLDS, judge::WORLDS);
}

/// Like [`check`], for decisions before the first card is played, which need more worlds.
pub fn check_passes<R: Strategy>(games: &[R], positions: &[Position]) {
    check_judged(games, positions, &[Level::Master], 5 * WORLDS, 2000);
}

/// Like [`check`], with these numbers of worlds for the levels and for the judge.
///
/// The two cases of a position are divided among the levels, unless the sweep is deep.
fn check_judged<R: Strategy>(games: &[R], positions: &[Position], levels: &[Level], asked: u32, judged: u32) {
    check_each(positions, |number, [case, other], place| {
        let mut game = number.entry.start(&number.setup).expect("a deal code");
        follow(&mut *game, case.log);
        let turn = place % levels.len();
        let levels = if is_deep() { levels } else { &levels[turn..=turn] };
        for &level in levels {
            chooses_best(&*game, case, level, asked)?;
        }
        let typed = games.iter().find(|game| game.id() == number.entry.id);
        let typed = typed.expect("one of the games");
        let moves = game.moves();
        let worse = moves.iter().filter(|one| other.is_best(&one.text));
        for worse in worse {
            let pair = [case.best, worse.text.as_str()];
            compare(*typed, &number.setup, &game.steps(), pair, judged)?;
        }
        Ok(())
    });
}

/// Like [`check`], for positions where only Master sees the difference, because it depends on how
/// well the others have chosen their cards, while the judge would deal them random ones.
pub fn check_master(positions: &[Position]) {
    check_each(positions, |number, [case, _], _| {
        let mut game = number.entry.start(&number.setup).expect("a deal code");
        follow(&mut *game, case.log);
        chooses_best(&*game, case, Level::Master, WORLDS)
    });
}

/// Tries both cases of every position and reports everything that is wrong. A check gets a case,
/// the other case, and the index of the case.
fn check_each(positions: &[Position], check: impl Fn(&DealCode, [&Case; 2], usize) -> Result<(), String> + Sync) {
    let faults = positions.par_iter().flat_map_iter(|position| {
        let [one, other] = &position.cases;
        assert_ne!(one.best, other.best, "{}", position.deal);
        let check = &check;
        let cases = [[one, other], [other, one]].into_iter().enumerate();
        cases.filter_map(move |(place, cases)| {
            let value = cases[0].value;
            let fault = check(&position.number(value), cases, place).err()?;
            Some(format!("{}/{}={value}: {fault}", position.deal, position.rule))
        })
    });
    let faults: Vec<String> = faults.collect();
    assert!(faults.is_empty(), "{}", faults.join("\n"));
}

/// Checks that the level takes the best action; in a deep sweep, also with other random numbers.
fn chooses_best(game: &dyn BotSession, case: &Case, level: Level, worlds: u32) -> Result<(), String> {
    for seed in 1..=if is_deep() { 2 } else { 1 } {
        let thought = game.think(level.into(), Limit::Worlds(worlds), seed);
        let choice = thought.ok_or("nobody is to act")?(&AtomicBool::new(false));
        if !case.is_best(&choice) {
            return Err(format!("{level:?} chooses `{choice}` with seed {seed}"));
        }
    }
    Ok(())
}

/// Every rule of the game has a position, there or in a game with which it shares the rule, and every
/// position is about a rule.
pub fn every_rule_has_a_position(entry: &Entry, facts: &Facts) {
    let positions = || facts.positions.iter().copied().flatten();
    for field in entry.fields(entry.usual) {
        let is_shared = facts.shared_rules.contains(&field.name);
        let is_shown =
            positions().any(|position| position.field() == field.name && (is_shared || position.game() == entry.id));
        assert!(is_shown, "{}: does it change good play?", field.name);
    }
    for position in positions() {
        let game = find(position.game()).expect("a game of the menu");
        let mut fields = game.fields(game.usual).iter();
        let is_rule = fields.any(|field| field.name == position.field());
        assert!(is_rule, "no such rule: {}", position.field());
    }
}
