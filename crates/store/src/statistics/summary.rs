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

#[cfg(test)]
pub(crate) mod tests {
    use std::sync::Arc;

    use super::*;
    use crate::statistics::Filter;
    use crate::{Decisions, FinishedGame, Origin, PlayedGame, Player, Results, ReviewedGame, ReviewedSeat};
    use misere_players::bots::{Estimate, Level};

    /// A game of four that Ada finished with this total in this place.
    pub fn game(time: u64, score: f64, place: usize) -> PlayedGame {
        let bot = || Player::Computer("Berta".into(), Level::Easy.into());
        let result = FinishedGame {
            id: format!("game/{time}"),
            time,
            game: "finis".into(),
            rules: ChangedRules::new(),
            players: vec![Player::Person("Ada".into()), bot(), bot(), bot()],
            scores: vec![score, 9.0, 9.0, 9.0],
            places: vec![place, 1, 1, 1],
            lowest_wins: true,
            deals: 2,
            undos: 1,
            hints: 2,
            origin: Origin::New,
            moons: Vec::new(),
            log: "log".into(),
        };
        PlayedGame { result, review: None }
    }

    /// A reviewed game of two deals with this skill in all.
    pub fn reviewed(time: u64, skill: f64) -> PlayedGame {
        let decisions = |kind: &str, count, [inaccuracies, mistakes, blunders]: [u32; 3]| Decisions {
            kind: kind.into(),
            count,
            inaccuracies,
            mistakes,
            blunders,
            loss: None,
        };
        let seat = ReviewedSeat {
            seat: 0,
            luck: Estimate::exact(1.0),
            skill: Estimate::sampled(skill, 0.5),
            decisions: vec![
                decisions("lead", 6, [0, 1, 1]),
                decisions("follow", 20, [2, 1, 0]),
                decisions("pass", 1, [0; 3]),
            ],
        };
        let game = game(time, 5.0, 1);
        PlayedGame {
            review: Some(ReviewedGame {
                id: game.result.id.clone(),
                time,
                log: "log".into(),
                deals: 2,
                seats: vec![seat],
            }),
            ..game
        }
    }

    pub fn results(games: Vec<PlayedGame>) -> Results {
        Results { games: games.into_iter().map(Arc::new).collect(), damaged: Vec::new() }
    }

    #[test]
    fn different_house_rules_are_kept_apart_or_said_to_be_together() {
        let mut games = vec![game(1, 1.0, 1), game(2, 2.0, 2), game(3, 3.0, 1)];
        games[1].result.rules = serde_json::from_str(r#"{"rounds": 2}"#).expect("JSON");
        let games = Filter::default().apply(&results(games));
        let apart = rows(games.clone(), true);
        let counts: Vec<usize> = apart.iter().map(|row| row.games.len()).collect();
        assert_eq!(counts, [2, 1], "the usual rules first");
        assert!(apart.iter().all(|row| row.rule_sets() == 1 && row.rules.is_some()));
        let together = rows(games, false);
        let [row] = &together[..] else {
            panic!("one row");
        };
        assert_eq!((row.rule_sets(), row.figures.games, &row.rules), (2, 3, &None));
    }

    #[test]
    fn rows_come_in_the_order_of_the_menu_and_of_levels() {
        let mut games = vec![game(1, 1.0, 1), game(2, 2.0, 2), game(3, 3.0, 1)];
        games[1].result.game = menu()[0].id.into();
        let hard = Player::Computer("Berta".into(), Level::Hard.into());
        games[0].result.players[1..].fill(hard);
        let rows = rows(Filter::default().apply(&results(games)), true);
        let found: Vec<_> = rows.iter().map(|row| (row.game.as_str(), row.opponents.name())).collect();
        assert_eq!(found, [(menu()[0].id, "easy"), ("finis", "easy"), ("finis", "hard")]);
    }
}
