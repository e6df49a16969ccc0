//! Seats for friends elsewhere in a game that is being set up.

use crate::bots::Level;
use crate::games::Entry;
use crate::store::{Player, people};
use crate::table::Setup;
use crate::ui::personas::Persona;
use crate::ui::requests::NewGame;
use crate::ui::settings::Settings;

/// The game as it was set up last, with a seat for the person and at least one for a friend.
pub fn game(entry: &'static Entry, settings: &Settings) -> NewGame {
    let setup = settings.setup(entry);
    let seats = setup.players.len();
    let mut players = setup.players;
    if people(&players).is_empty() {
        players[0] = Player::Person(settings.name.clone());
    }
    let mut game = NewGame {
        entry,
        setup: Setup {
            seats,
            rules: entry.rules_or_usual(seats, &setup.rules),
            // The cut of all determines another one.
            seed: 0,
            dealer: None,
        },
        players,
        typed: Vec::new(),
        evening: None,
        seal: None,
    };
    let friends = count(&game).max(1);
    invite(&mut game, friends, settings);
    game
}

/// The number of friends in a game.
pub fn count(game: &NewGame) -> usize {
    game.players.iter().filter(|one| one.is_friend()).count()
}

/// The numbers of friends who have room at the table.
pub fn counts(game: &NewGame) -> std::ops::RangeInclusive<usize> {
    let fixed = game.players.iter().filter(|one| is_fixed(one)).count();
    1..=game.entry.seats.end() - fixed
}

/// Gives this many seats to friends and the others to computer players, with more seats if there are too few.
pub fn invite(game: &mut NewGame, friends: usize, settings: &Settings) {
    let fixed = game.players.iter().filter(|one| is_fixed(one)).count();
    let seats = game.setup.seats.max(fixed + friends);
    if seats != game.setup.seats {
        let fields = game.entry.fields(game.setup.seats);
        let changes = game.setup.rules.changes(fields).to_string();
        game.setup.rules = game.entry.rules_or_usual(seats, &changes);
        game.setup.seats = seats;
    }
    game.players = settings.players(seats, &game.players);
    let places = (0..seats).filter(|place| !is_fixed(&game.players[*place]));
    for (number, place) in places.collect::<Vec<_>>().into_iter().enumerate() {
        let is_friend = game.players[place].is_friend();
        if number < friends && !is_friend {
            game.players[place] = Player::Friend("".into(), String::new());
        } else if number >= friends && is_friend {
            game.players[place] = computer(&game.players);
        }
    }
}

/// Gives the seats of friends to computer players.
pub fn replace_friends(players: &mut [Player]) {
    for place in 0..players.len() {
        if players[place].is_friend() {
            players[place] = computer(players);
        }
    }
}

/// A computer player for another seat at this table, as strong as those who are there.
pub fn computer(players: &[Player]) -> Player {
    let level = players.iter().find_map(|player| Some(player.bot()?.level));
    Persona::free(players).player(level.unwrap_or(Level::Easy))
}

/// Tells whether a seat is neither for a friend nor for a computer player.
fn is_fixed(player: &Player) -> bool {
    matches!(player, Player::Person(_) | Player::Program(..))
}
