//! Worked examples and test vectors: one file per game in `tests/vectors`.
//!
//! Each game's tests list the kinds of their vectors as an enum; a file with any other kind or key
//! is refused.

use std::collections::BTreeMap;
use std::fmt::Debug;
use std::fs;

use misere_engine::rules::options::{Form, read_rules};
use misere_engine::rules::{BySeat, Next, Rules, Score, Seat, winners};
use serde::Deserialize;
use serde::de::DeserializeOwned;
use serde_json::Value as Json;

#[derive(Deserialize)]
#[serde(deny_unknown_fields)]
struct File<V> {
    game: String,
    about: String,
    vectors: Vec<V>,
}

/// Checks every vector of a game and returns how many there are; a failure names its vector.
pub fn check<V: DeserializeOwned + Debug>(id: &str, holds: impl Fn(&V)) -> usize {
    let path = super::in_repository(&format!("tests/vectors/{id}.json"));
    let text = fs::read_to_string(&path);
    let text = text.unwrap_or_else(|error| panic!("{}: {error}", path.display()));
    let file: File<V> = serde_json::from_str(&text).unwrap_or_else(|error| panic!("{}: {error}", path.display()));
    assert_eq!(file.game, id);
    assert!(!file.about.is_empty() && !file.vectors.is_empty());
    for vector in &file.vectors {
        let failing = Failing(vector);
        holds(vector);
        drop(failing);
    }
    file.vectors.len()
}

/// Prints the vector if its check panics.
struct Failing<'a, V: Debug>(&'a V);

impl<V: Debug> Drop for Failing<'_, V> {
    fn drop(&mut self) {
        if std::thread::panicking() {
            eprintln!("in the vector: {:?}", self.0);
        }
    }
}

/// House rules that differ from the usual ones, as in a trace.
#[derive(Clone, Debug, Default, Deserialize)]
#[serde(transparent)]
pub struct Changes(pub BTreeMap<String, Json>);

impl Changes {
    /// The text of a house-rules file, in RON, which equals the JSON except for `null`.
    pub fn to_ron(&self) -> String {
        let field = |(name, value): (&String, &Json)| match value {
            Json::Null => format!("{name}: None"),
            value => format!("{name}: {value}"),
        };
        let fields: Vec<String> = self.0.iter().map(field).collect();
        format!("({})", fields.join(", "))
    }

    /// The options of a game with these changes.
    pub fn options<O: Copy + 'static>(&self, form: &Form<O>) -> O {
        let rules = read_rules(form.fields(), &self.to_ron()).expect("house rules");
        form.options(&rules).expect("house rules within their ranges")
    }
}

/// A kind of vector common to most games: whether the game is over, and who has won.
#[derive(Clone, Debug, Deserialize)]
#[serde(deny_unknown_fields)]
pub struct GameEnd {
    rules: Changes,
    players: Option<usize>,
    deals: u32,
    totals: Vec<f64>,
    over: bool,
    winners: Option<Vec<usize>>,
    why: String,
}

impl GameEnd {
    /// Checks the vector, given a function that sets up a game after this many deals with these
    /// totals.
    pub fn holds<R: Rules>(&self, game: R, after: impl FnOnce(&R::Options, u32, BySeat<Score>) -> R::Public) {
        let seats = self.totals.len();
        assert_eq!(self.players.unwrap_or(seats), seats);
        let totals = BySeat::from_fn(seats, |seat| Score::halves((self.totals[seat.index()] * 2.0) as i32));
        let public = after(&self.rules.options(&game.form(seats)), self.deals, totals);
        assert_eq!(R::next(&public) == Next::Over, self.over, "{}", self.why);
        if let Some(expected) = &self.winners {
            let won = winners::<R>(&R::totals(&public));
            let won: Vec<usize> = won.into_iter().map(Seat::index).collect();
            assert_eq!(won, *expected, "{}", self.why);
        }
    }
}
