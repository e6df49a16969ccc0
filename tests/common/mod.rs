//! What the sweeps over the menu share: trials, random house rules and random play.
//!
//! A game is tested by being listed. A trial is an entry, a number of players, house rules and a
//! seed, all drawn from the trial's number; whatever fails prints it. Three environment variables
//! steer the sweeps: `MISERE_GAMES` how many trials each law gets, `MISERE_FROM` the number of the
//! first, `MISERE_ENTRY` the id of the only entry to try.

pub mod vectors;

use std::fmt;
use std::str::FromStr;

use misere::cards::below;
use misere::games::{BotSession, Entry, GAMES};
use misere::rules::options::{Field, HouseRules, Kind, Value};
use misere::rules::{Next, Rules};
use misere::table::{Setup, Step, Table};
use rand::SeedableRng;
use rand::rngs::Xoshiro256PlusPlus;

/// Calls a generic function with the game of an entry, whose type it needs, before its other
/// arguments. An entry without a line here fails.
#[macro_export]
macro_rules! with_game {
    ($entry:expr, $check:ident($($argument:expr),* $(,)?)) => {{
        use misere::rules::fosdick::Fosdick;
        match $entry.id {
            "seven_card_combo" => $check(misere::rules::combo::Combo, $($argument),*),
            "clubs" => $check(misere::rules::clubs::Clubs, $($argument),*),
            "garbo" => $check(misere::rules::garbo::Garbo, $($argument),*),
            "mismatch" => $check(misere::rules::mismatch::Mismatch, $($argument),*),
            "four_bad_queens" => $check(Fosdick::FourBadQueens, $($argument),*),
            "four_mad_queens" => $check(Fosdick::FourMadQueens, $($argument),*),
            "slippery_paws" => $check(Fosdick::SlipperyPaws, $($argument),*),
            "finis" => $check(Fosdick::Finis, $($argument),*),
            "cruel_fate" => $check(Fosdick::CruelFate, $($argument),*),
            "acorn_hearts" => $check(Fosdick::AcornHearts, $($argument),*),
            "compendium" => $check(Fosdick::Compendium, $($argument),*),
            id => panic!("the laws need the type of `{id}`: give it a line in `with_game!`"),
        }
    }};
}

/// Fast, and the same numbers every time.
pub type Dice = Xoshiro256PlusPlus;

/// How many trials a law gets unless `MISERE_GAMES` says otherwise.
const GAMES_EACH: u64 = 300;

/// A game to be played in a test.
pub struct Trial {
    /// Its number, from which everything else is drawn.
    pub number: u64,
    /// Which game.
    pub entry: &'static Entry,
    /// Players, house rules, seed.
    pub setup: Setup,
}

impl Trial {
    /// The trial with this number among these tables.
    fn new(number: u64, tables: &[(&'static Entry, usize)]) -> Self {
        let (entry, seats) = tables[(number % tables.len() as u64) as usize];
        let mut dice = Dice::seed_from_u64(number);
        let setup = Setup {
            seats,
            rules: random_rules(entry, seats, &mut dice),
            seed: rand::Rng::next_u64(&mut dice),
            dealer: None,
        };
        Self {
            number,
            entry,
            setup,
        }
    }

    /// Dice for what is random in it besides.
    pub fn dice(&self) -> Dice {
        Dice::seed_from_u64(!self.number)
    }

    /// The game before its first deal.
    pub fn start(&self) -> Box<dyn BotSession> {
        self.entry.start(&self.setup).expect("the rules are legal")
    }

    /// The same with its type.
    pub fn table<R: Rules>(&self, game: R) -> Table<R> {
        assert_eq!(game.id(), self.entry.id, "`with_game!` has the wrong type");
        Table::new(game, &self.setup).expect("the rules are legal")
    }
}

impl fmt::Display for Trial {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        let Self {
            number,
            entry,
            setup,
        } = self;
        let rules = ron::to_string(&setup.rules).map_err(|_| fmt::Error)?;
        write!(
            f,
            "{}, {} players, seed {}, house rules {rules}",
            entry.id, setup.seats, setup.seed
        )?;
        write!(f, " (MISERE_FROM={number} MISERE_GAMES=1")?;
        match only_entry() {
            Some(id) => write!(f, " MISERE_ENTRY={id})"),
            None => write!(f, ")"),
        }
    }
}

/// Whatever fails tells where.
impl Drop for Trial {
    fn drop(&mut self) {
        if std::thread::panicking() {
            eprintln!("in the trial: {self}");
        }
    }
}

/// Every entry with every number of players that it takes.
pub fn tables() -> Vec<(&'static Entry, usize)> {
    let only = only_entry();
    let tables: Vec<_> = GAMES
        .iter()
        .filter(|entry| only.as_deref().is_none_or(|id| id == entry.id))
        .flat_map(|entry| entry.seats.clone().map(move |seats| (entry, seats)))
        .collect();
    assert!(!tables.is_empty(), "MISERE_ENTRY names no game: {only:?}");
    tables
}

/// The trials that a law gets, spread over all tables.
pub fn trials() -> impl Iterator<Item = Trial> {
    some_trials(1)
}

/// One in so many of them: for laws that take long.
pub fn some_trials(one_in: u64) -> impl Iterator<Item = Trial> {
    let tables = tables();
    let from = number("MISERE_FROM").unwrap_or(0);
    let games = number("MISERE_GAMES").unwrap_or(GAMES_EACH);
    (from..from + games.div_ceil(one_in)).map(move |number| Trial::new(number, &tables))
}

/// Are there trials enough, of all games, for a law to ask that something has come up?
pub fn is_full_sweep() -> bool {
    only_entry().is_none() && trials().count() >= GAMES_EACH as usize
}

fn number<T: FromStr>(variable: &str) -> Option<T> {
    let text = std::env::var(variable).ok()?;
    let number = text.parse().ok();
    assert!(number.is_some(), "{variable}: `{text}` is no number");
    number
}

fn only_entry() -> Option<String> {
    std::env::var("MISERE_ENTRY").ok()
}

/// Any one of several.
pub fn one_of<'a, T>(several: &'a [T], dice: &mut Dice) -> &'a T {
    &several[below(dice, several.len() as u32) as usize]
}

/// A number from nothing up to `most`.
pub fn up_to(most: usize, dice: &mut Dice) -> usize {
    below(dice, most as u32 + 1) as usize
}

/// House rules of which about half are left as they are published.
pub fn random_rules(entry: &Entry, seats: usize, dice: &mut Dice) -> HouseRules {
    let fields = entry.fields(seats);
    for _ in 0..100 {
        let mut rules = HouseRules::default();
        for field in &fields {
            if below(dice, 2) == 0 {
                rules.0.push((field.name, random_value(field, dice)));
            }
        }
        // What is refused together is drawn again.
        if entry.complete(seats, &rules).is_ok() {
            return rules;
        }
    }
    panic!("{}: a hundred draws of house rules are refused", entry.id);
}

/// Any value that a house rule can have; of a long range the ends and small values more often.
fn random_value(field: &Field, dice: &mut Dice) -> Value {
    let within = |range: &std::ops::RangeInclusive<i32>, dice: &mut Dice| {
        let (least, most) = (*range.start(), *range.end());
        let reach = (most - least) as u32;
        let near = (*field_number(field).get_or_insert(least)).clamp(least, most);
        match below(dice, 6) {
            0 => least,
            1 => most,
            2 => least + below(dice, reach.min(10) + 1) as i32,
            3 => near,
            _ => least + below(dice, reach + 1) as i32,
        }
    };
    match &field.kind {
        Kind::Toggle => Value::Toggle(below(dice, 2) == 0),
        Kind::Number { none: Some(_), .. } if below(dice, 4) == 0 => Value::Number(None),
        Kind::Number { range, .. } => Value::Number(Some(within(range, dice))),
        Kind::Choice(names) => Value::Choice(one_of(names, dice).name),
        Kind::Card(cards) => Value::Card(
            cards
                .nth(up_to(cards.len() - 1, dice))
                .expect("a rule about cards has some"),
        ),
        Kind::Table { keys, range } => {
            Value::Table(keys.iter().map(|&key| (key, within(range, dice))).collect())
        }
    }
}

fn field_number(field: &Field) -> Option<i32> {
    match field.default {
        Value::Number(number) => number,
        _ => None,
    }
}

/// Plays at random for so many steps, shuffles among them, or to the end of the game.
pub fn stroll(game: &mut dyn BotSession, steps: usize, dice: &mut Dice) {
    for _ in 0..steps {
        match game.next() {
            Next::Over => return,
            Next::Deal(_) | Next::Refill(_) => game.shuffle(),
            Next::Act(_) => {
                let moves = game.moves();
                let action = &one_of(&moves, dice).text;
                game.play(action).expect("it is in the list");
            }
        }
    }
}

/// The same for a table whose type is known.
pub fn stroll_at<R: Rules>(table: &mut Table<R>, steps: usize, dice: &mut Dice) {
    for _ in 0..steps {
        match R::next(&table.state().public) {
            Next::Over => return,
            Next::Deal(_) | Next::Refill(_) => table.shuffle(),
            Next::Act(_) => {
                let action = *one_of(&table.legal(), dice);
                table.take(Step::Act(action)).expect("it is in the list");
            }
        }
    }
}
