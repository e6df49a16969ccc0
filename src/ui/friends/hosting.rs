//! A table with friends elsewhere that this program hosts.

use crate::ui::requests::NewGame;
use std::path::PathBuf;

use crate::games::HintText;
use crate::online::host::{Host, HostedTable, TableFile, TableSetup};
use crate::online::{OwnFile, Secret};
use crate::or_log::OrLog as _;
use crate::rules::Seat;
use crate::store::{Player, read_text, table_path};
use crate::ui::command_field::TypedCommand;
use crate::ui::job::Job;

/// A hosted table.
pub struct Hosting {
    pub table: HostedTable,
    /// The file of the game, also before it begins.
    pub game: PathBuf,
    pub typed: Vec<TypedCommand>,
    /// The first dealer, if an earlier game determines it.
    pub dealer: Option<Seat>,
    /// The position that the guests know, by its revision.
    pub told: Option<u64>,
    /// A hint that a guest has asked for: the seat, the number of steps, and the work.
    pub hint: Option<(Seat, usize, Job<HintText>)>,
}

fn setup(game: &NewGame, players: Vec<Player>, hints: bool) -> TableSetup {
    let rules = game.entry.complete(game.setup.seats, &game.setup.rules);
    TableSetup {
        entry: game.entry,
        rules: rules.expect("the form has checked the house rules"),
        players,
        hints,
        evening: game.evening.clone(),
    }
}

impl Hosting {
    /// What is kept of a new table for a game. Nobody gets hints until all agree to that.
    pub fn prepare(game: &NewGame) -> TableFile {
        let players = game.players.iter().map(|player| match player {
            Player::Friend(..) => Player::Friend("".into(), String::new()),
            other => other.clone(),
        });
        TableFile::new(setup(game, players.collect(), false), Secret::draw())
    }

    /// Reads what was kept of the table of a saved game; `None` if nothing was, or if it is damaged.
    pub fn kept(game: &std::path::Path) -> Option<TableFile> {
        TableFile::from_text(&read_text(&table_path(game)).or_log("reading a table")?).or_log("reading a table")
    }

    /// A number for this run of the program.
    pub fn run() -> u64 {
        let random = Secret::draw().0;
        let number = random.iter().take(8);
        number.fold(0_u64, |number, byte| number << 8 | u64::from(*byte)) >> 11
    }

    /// A table that guests reach on these links.
    pub fn new(table: HostedTable, game: PathBuf) -> Self {
        Self { table, game, typed: Vec::new(), dealer: None, told: None, hint: None }
    }

    pub const fn host(&self) -> &Host {
        &self.table.host
    }

    /// Tells whether the next game of the same people can be played at this table.
    pub fn has_same_guests(&self, game: &NewGame) -> bool {
        have_same_friends(&game.players, self.host().players())
    }

    /// Prepares the next game of the same people, in another file. One with the seal of the last has its cards.
    pub fn prepare_next(&mut self, game: NewGame, path: PathBuf, file: OwnFile) {
        let hints = self.host().file().setup.hints;
        let setup = setup(&game, game.players.clone(), hints);
        let is_again = game.seal.is_some() && game.seal.as_ref() == self.host().sealed();
        self.table.file = file;
        self.follow_game(game, path);
        self.table.call(|host| if is_again { host.same_deal(setup) } else { host.next_game(setup) });
    }

    /// Takes over what the table itself does not keep of a game.
    pub fn follow_game(&mut self, game: NewGame, path: PathBuf) {
        self.game = path;
        self.typed = game.typed;
        self.dealer = game.setup.dealer;
        self.told = None;
    }
}

/// Tells whether the same friends sit in the same seats.
pub fn have_same_friends(one: &[Player], other: &[Player]) -> bool {
    let mut are_same = one.iter().zip(other).map(|players| match players {
        (Player::Friend(_, one), Player::Friend(_, other)) => one == other,
        (one, other) => !one.is_friend() && !other.is_friend(),
    });
    one.len() == other.len() && are_same.all(|is_same| is_same)
}
