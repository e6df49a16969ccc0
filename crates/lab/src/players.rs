//! The computer players of a simulation and their seats.

use serde::{Deserialize, Serialize};

use misere_cli::error::CliError;
use misere_engine::printable::RawText;
use misere_players::bots::Bot;
use misere_players::external::Consent;

/// The computer players of a simulation.
#[derive(Clone, Debug, PartialEq, Eq)]
pub struct Lineup {
    /// The distinct players, in the order of the command line.
    pub contestants: Vec<Contestant>,
    /// By seat, the index of its contestant.
    pub by_seat: Vec<usize>,
}

/// A computer player with one or more seats.
#[derive(Clone, Debug, PartialEq, Eq)]
pub struct Contestant {
    pub name: String,
    pub controller: Controller,
    /// The number of its seats in every game.
    pub seats: usize,
}

/// The decision maker of a computer player.
#[derive(Clone, Debug, PartialEq, Eq)]
pub enum Controller {
    Bot(Bot),
    /// An external bot, with consent to start it.
    External(Consent),
}

/// The number of characters of a name that messages and tables show.
pub const LONGEST_NAME: usize = 200;

/// Prefix of the command of an external bot.
const EXEC: &str = "exec:";

impl Lineup {
    /// Reads the names of players: one for each seat, or one for all.
    pub fn read(names: &[String], seats: usize) -> Result<Self, CliError> {
        let all;
        let names = match names {
            [one] => {
                all = vec![one.clone(); seats];
                &all
            }
            names => names,
        };
        if names.len() != seats {
            return Err(CliError::usage(format!(
                "{} computer players: expected {seats}, one for each seat, or one for all",
                names.len()
            )));
        }
        let mut lineup = Self { contestants: Vec::new(), by_seat: Vec::new() };
        for name in names {
            let known = lineup.contestants.iter().position(|contestant| contestant.name == *name);
            let place = match known {
                Some(place) => place,
                None => {
                    lineup.contestants.push(Contestant::read(name)?);
                    lineup.contestants.len() - 1
                }
            };
            lineup.contestants[place].seats += 1;
            lineup.by_seat.push(place);
        }
        Ok(lineup)
    }

    pub fn names(&self) -> Vec<RawText> {
        let name = |place: &usize| self.contestants[*place].name.clone().into();
        self.by_seat.iter().map(name).collect()
    }
}

impl Contestant {
    fn read(name: &str) -> Result<Self, CliError> {
        let controller = match name.strip_prefix(EXEC) {
            Some(command) if !command.trim().is_empty() => {
                Controller::External(Consent::typed_on_command_line(command))
            }
            _ => {
                let bot = name.parse::<Bot>();
                Controller::Bot(bot.map_err(|error| CliError::usage(format!("{error}, or exec:COMMAND")))?)
            }
        };
        Ok(Self { name: name.to_owned(), controller, seats: 0 })
    }
}

/// The rotation of players from game to game.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Serialize, Deserialize)]
#[serde(rename_all = "snake_case")]
pub enum Seating {
    /// Everyone moves one seat to the right after every game, so that no player benefits from a seat.
    Rotated,
    /// Everyone keeps their seat.
    Fixed,
    /// Every game is played in all arrangements with the same packs.
    SameDeals,
}

/// The seats of the contestants in every game of a simulation.
#[derive(Clone, Debug, PartialEq, Eq)]
pub struct SeatingPlan {
    arrangements: Vec<Vec<usize>>,
    seating: Seating,
}

impl SeatingPlan {
    pub fn new(lineup: &Lineup, seating: Seating) -> Self {
        let by_seat = &lineup.by_seat;
        let arrangements = match seating {
            Seating::Fixed => vec![by_seat.clone()],
            Seating::Rotated => (0..by_seat.len())
                .map(|by| {
                    let mut turned = by_seat.clone();
                    turned.rotate_left(by);
                    turned
                })
                .collect(),
            Seating::SameDeals => {
                let counts: Vec<usize> = lineup.contestants.iter().map(|contestant| contestant.seats).collect();
                arrange(&counts, by_seat.len())
            }
        };
        Self { arrangements, seating }
    }

    /// The contestants by seat for each play of a game: one play or, with the same deals, one for
    /// every arrangement. Depends only on the number of the game.
    pub fn of_game(&self, number: u64) -> &[Vec<usize>] {
        if self.seating == Seating::SameDeals {
            return &self.arrangements;
        }
        let place = (number % self.arrangements.len() as u64) as usize;
        &self.arrangements[place..=place]
    }

    /// The number of times each game is played.
    pub fn plays(&self) -> usize {
        match self.seating {
            Seating::SameDeals => self.arrangements.len(),
            Seating::Rotated | Seating::Fixed => 1,
        }
    }
}

/// Every distinct order of contestants with these numbers of seats, in lexicographic order.
fn arrange(counts: &[usize], seats: usize) -> Vec<Vec<usize>> {
    if seats == 0 {
        return vec![Vec::new()];
    }
    let mut all = Vec::new();
    for contestant in 0..counts.len() {
        if counts[contestant] > 0 {
            let mut left = counts.to_owned();
            left[contestant] -= 1;
            for rest in arrange(&left, seats - 1) {
                all.push([vec![contestant], rest].concat());
            }
        }
    }
    all
}
