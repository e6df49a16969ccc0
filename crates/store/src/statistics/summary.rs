//! Groups games by kind and opponents, with figures for each group.

use std::collections::BTreeSet;

use super::{Figures, Opponents, PersonGame};
use crate::ChangedRules;
use misere_games::menu;

/// The games of one kind against opponents of one kind.
#[derive(Clone, Debug)]
pub struct Row {
    pub game: String,
    pub opponents: Opponents,
    /// The changed house rules of all its games, if they are the same.
    pub rules: Option<ChangedRules>,
    pub games: Vec<PersonGame>,
    pub figures: Figures,
}

impl Row {
    /// The parts that identify the row.
    pub fn key(&self) -> (&str, Opponents, Option<&ChangedRules>) {
        (&self.game, self.opponents, self.rules.as_ref())
    }

    /// The number of sets of house rules in it.
    pub fn rule_sets(&self) -> usize {
        rule_sets(&self.games)
    }
}

/// The number of sets of house rules in games of one kind.
fn rule_sets(games: &[PersonGame]) -> usize {
    let sets: BTreeSet<String> = games.iter().map(|game| serde_json::json!(game.result().rules).to_string()).collect();
    sets.len()
}

/// Groups games by kind and opponents, and also by house rules if `apart` is set. The rows are in
/// the order of the menu.
pub fn rows(games: Vec<PersonGame>, apart: bool) -> Vec<Row> {
    let mut groups: Vec<Vec<PersonGame>> = Vec::new();
    for game in games {
        let result = game.result();
        let found = groups.iter().position(|group| {
            let other = &group[0];
            other.result().game == result.game
                && other.opponents() == game.opponents()
                && (!apart || other.result().rules == result.rules)
        });
        match found {
            Some(index) => groups[index].push(game),
            None => groups.push(vec![game]),
        }
    }
    let row = |games: Vec<PersonGame>| {
        let first = &games[0];
        let (result, opponents) = (first.result(), first.opponents());
        let is_pure = games.iter().all(|game| game.result().rules == result.rules);
        Some(Row {
            game: result.game.clone(),
            opponents,
            rules: is_pure.then(|| result.rules.clone()),
            figures: Figures::of(&games)?,
            games,
        })
    };
    let mut rows: Vec<Row> = groups.into_iter().filter_map(row).collect();
    let position = |id: &str| menu().iter().position(|entry| entry.id == id);
    rows.sort_by_cached_key(|row| {
        let index = position(&row.game);
        let rules = row.rules.as_ref().map(|rules| {
            let text = serde_json::json!(rules).to_string();
            (rules.len(), text)
        });
        (index.is_none(), index, row.game.clone(), row.opponents, rules)
    });
    rows
}
