//! Who plays a simulation, and who sits where.

use serde::{Deserialize, Serialize};

use super::failure::Failure;
use crate::bots::Bot;

/// The computer players of a simulation.
#[derive(Clone, Debug, PartialEq, Eq)]
pub struct Players {
    /// The different ones, in the order in which they were named.
    pub kinds: Vec<Kind>,
    /// Who was named for each seat: places among the kinds.
    pub named: Vec<usize>,
}

/// A computer player, however many seats it has.
#[derive(Clone, Debug, PartialEq, Eq)]
pub struct Kind {
    /// What it was called on the command line.
    pub name: String,
    /// How it decides.
    pub mind: Mind,
    /// How many seats it has in every game.
    pub seats: usize,
}

/// How a computer player decides.
#[derive(Clone, Debug, PartialEq, Eq)]
pub enum Mind {
    /// As one of the program's own.
    Bot(Bot),
    /// By asking a program: the command that starts it.
    Program(String),
}

/// What stands before the command of a program that plays.
const EXEC: &str = "exec:";

impl Players {
    /// The players by their names: one for each seat, or one for all.
    ///
    /// # Errors
    /// An unknown name, or too few or too many.
    pub fn read(names: &[String], seats: usize) -> Result<Self, Failure> {
        let all;
        let names = match names {
            [one] => {
                all = vec![one.clone(); seats];
                &all
            }
            names => names,
        };
        if names.len() != seats {
            return Err(Failure::usage(format!(
                "{} computer players: expected {seats}, one for each seat, or one for all",
                names.len()
            )));
        }
        let mut players = Self {
            kinds: Vec::new(),
            named: Vec::new(),
        };
        for name in names {
            let known = players.kinds.iter().position(|kind| kind.name == *name);
            let place = match known {
                Some(place) => place,
                None => {
                    players.kinds.push(Kind::read(name)?);
                    players.kinds.len() - 1
                }
            };
            players.kinds[place].seats += 1;
            players.named.push(place);
        }
        Ok(players)
    }

    /// Their names by seat.
    pub fn names(&self) -> Vec<String> {
        let name = |place: &usize| self.kinds[*place].name.clone();
        self.named.iter().map(name).collect()
    }
}

impl Kind {
    fn read(name: &str) -> Result<Self, Failure> {
        let mind = match name.strip_prefix(EXEC) {
            Some(command) if !command.trim().is_empty() => Mind::Program(command.to_owned()),
            _ => {
                let bot = name.parse::<Bot>();
                Mind::Bot(bot.map_err(|none| Failure::usage(format!("{none}, or exec:COMMAND")))?)
            }
        };
        Ok(Self {
            name: name.to_owned(),
            mind,
            seats: 0,
        })
    }
}

/// How the players change seats from game to game.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Serialize, Deserialize)]
#[serde(rename_all = "snake_case")]
pub enum Seating {
    /// One seat to the right with every game, so that nobody profits from a seat.
    Rotated,
    /// Never.
    Fixed,
    /// Every game is played in all arrangements on the same packs.
    SameDeals,
}

/// Who sits where in every game of a simulation.
#[derive(Clone, Debug, PartialEq, Eq)]
pub struct Seats {
    arrangements: Vec<Vec<usize>>,
    seating: Seating,
}

impl Seats {
    /// The seats of these players.
    pub fn new(players: &Players, seating: Seating) -> Self {
        let named = &players.named;
        let arrangements = match seating {
            Seating::Fixed => vec![named.clone()],
            Seating::Rotated => (0..named.len())
                .map(|by| {
                    let mut turned = named.clone();
                    turned.rotate_left(by);
                    turned
                })
                .collect(),
            Seating::SameDeals => {
                let counts: Vec<usize> = players.kinds.iter().map(|kind| kind.seats).collect();
                arrange(&counts, named.len())
            }
        };
        Self {
            arrangements,
            seating,
        }
    }

    /// The kinds by seat in each of the plays of a game: one play, or with the same deals one for
    /// every arrangement. It depends on the number of the game alone.
    pub fn of_game(&self, number: u64) -> &[Vec<usize>] {
        if self.seating == Seating::SameDeals {
            return &self.arrangements;
        }
        let place = (number % self.arrangements.len() as u64) as usize;
        &self.arrangements[place..=place]
    }

    /// How often a game is played.
    pub fn plays(&self) -> usize {
        match self.seating {
            Seating::SameDeals => self.arrangements.len(),
            Seating::Rotated | Seating::Fixed => 1,
        }
    }
}

/// Every different order of so many of each kind, in the order of their lists.
fn arrange(counts: &[usize], seats: usize) -> Vec<Vec<usize>> {
    if seats == 0 {
        return vec![Vec::new()];
    }
    let mut all = Vec::new();
    for kind in 0..counts.len() {
        if counts[kind] > 0 {
            let mut left = counts.to_owned();
            left[kind] -= 1;
            for rest in arrange(&left, seats - 1) {
                all.push([vec![kind], rest].concat());
            }
        }
    }
    all
}

#[cfg(test)]
mod tests {
    use super::*;

    fn players(names: &str, seats: usize) -> Players {
        let names: Vec<String> = names.split(',').map(Into::into).collect();
        Players::read(&names, seats).expect("players")
    }

    #[test]
    fn whoever_changes_seats_sits_everywhere_equally_often() {
        let players = players("random,easy,easy,hard", 4);
        assert_eq!(players.kinds.len(), 3);
        let seats = Seats::new(&players, Seating::Rotated);
        for seat in 0..4 {
            let mut held: Vec<usize> = (0..4).map(|n| seats.of_game(n)[0][seat]).collect();
            held.sort_unstable();
            assert_eq!(held, [0, 1, 1, 2]);
        }
        assert_eq!(seats.of_game(0)[0], players.named);
        let fixed = Seats::new(&players, Seating::Fixed);
        assert_eq!(fixed.of_game(3)[0], players.named);
    }

    #[test]
    fn the_same_deals_are_played_in_every_arrangement_once() {
        for (names, seats, plays) in [
            ("easy", 4, 1),
            ("easy,hard,hard,hard", 4, 4),
            ("easy,hard,easy,hard", 4, 6),
            ("random,easy,hard,random,easy,hard", 6, 90),
        ] {
            let seats = Seats::new(&players(names, seats), Seating::SameDeals);
            let mut all = seats.of_game(5).to_vec();
            assert_eq!((all.len(), seats.plays()), (plays, plays));
            all.sort();
            all.dedup();
            assert_eq!(all.len(), plays, "{names}");
        }
    }

    #[test]
    fn a_wrong_number_of_players_is_refused() {
        let names: Vec<String> = vec!["easy".into(), "hard".into()];
        assert!(Players::read(&names, 3).is_err());
        assert!(Players::read(&["clever".into()], 3).is_err());
        assert!(Players::read(&["exec:".into()], 3).is_err());
    }
}
