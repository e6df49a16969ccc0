//! Statistics, from results that are written here.

mod csv;
mod feats;
mod figures;
mod filter;
mod games;
mod interval;
mod loss_rate;
mod mistakes;
mod series;
mod summary;

use std::sync::Arc;

use misere_players::bots::{Estimate, Level};
use misere_store::{
    ChangedRules, Decisions, FinishedGame, Origin, PlayedGame, Player, Results, ReviewedGame, ReviewedSeat,
};

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
        coached: 0,
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
        review: Some(ReviewedGame { id: game.result.id.clone(), time, log: "log".into(), deals: 2, seats: vec![seat] }),
        ..game
    }
}

pub fn results(games: Vec<PlayedGame>) -> Results {
    Results { games: games.into_iter().map(Arc::new).collect(), damaged: Vec::new() }
}
