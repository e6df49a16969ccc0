//! The arguments of `simulate`.

use std::path::{Path, PathBuf};
use std::time::Duration;

use clap::{ArgGroup, Parser};

use crate::players::Seating;
use misere_cli::args::{find, seats_and_rules, whole};
use misere_cli::error::CliError;
use misere_engine::table::Setup;
use misere_games::Entry;
use misere_games::deal_code::DealCode;
use misere_players::bots::Limit;
use misere_players::external::TIME_LIMIT;

/// Default number of sampled worlds per decision. It is a number rather than a time so that every
/// run gives the same results.
const WORLDS: u32 = 100;

/// The arguments of `simulate`.
#[derive(Debug, Parser)]
#[command(group = ArgGroup::new("what").required(true).args(["game", "deal", "add"]))]
pub struct Args {
    /// The game, such as `clubs`.
    #[arg(long, value_name = "GAME")]
    game: Option<String>,
    /// Number of players [default: the usual number for the game].
    #[arg(long, value_name = "N", value_parser = whole(0..=u64::MAX), allow_negative_numbers = true)]
    players: Option<u64>,
    /// A deal code such as `clubs/4/7F3K-2Q9A`, in place of game, players, rules and seed; game 0 then has its packs.
    #[arg(long, value_name = "CODE", conflicts_with_all = ["players", "rules", "seed"])]
    deal: Option<DealCode>,
    /// Number of games.
    #[arg(long, value_name = "N", default_value_t = 1000, value_parser = whole(0..=u64::MAX),
          allow_negative_numbers = true)]
    pub(super) games: u64,
    /// Number of the first game.
    #[arg(long, value_name = "K", default_value_t = 0, value_parser = whole(0..=u64::MAX),
          allow_negative_numbers = true)]
    pub(super) first: u64,
    /// Seed of the packs and of the players' random choices.
    #[arg(long, value_name = "SEED", default_value_t = 0, value_parser = whole(0..=u64::MAX),
          allow_negative_numbers = true)]
    seed: u64,
    /// The computer players, one for each seat or one for all: random, novice, easy, medium, hard or master, each also
    /// with a character (hard-cautious, hard-bold, hard-moon-shooter); for comparison, ismcts (a tree search that does
    /// not know the game) and two that do not look ahead: learned (a policy learned in self-play) and plain (a few
    /// simple rules); or exec:COMMAND, a program of your own (see docs/bots.md).
    #[arg(long, value_name = "LIST", value_delimiter = ',', default_value = "random")]
    pub(super) bots: Vec<String>,
    /// Keep the players in their seats instead of moving them one seat on after every game.
    #[arg(long)]
    fixed_seats: bool,
    /// Play every game in all seating arrangements of the players, with the same packs.
    #[arg(long, conflicts_with = "fixed_seats")]
    same_deals: bool,
    /// Number of worlds that players who look ahead sample for a decision; ismcts samples this many
    /// for each legal action, up to 32 actions [default: 100].
    #[arg(long, value_name = "N", value_parser = whole(1..=u64::from(u32::MAX)),
          allow_negative_numbers = true)]
    think_worlds: Option<u64>,
    /// Thinking time for a decision in milliseconds, instead of a number of worlds; the results then depend on the
    /// machine. Also the time limit for programs of your own, which is otherwise ten seconds.
    #[arg(long, value_name = "MS", conflicts_with = "think_worlds",
          value_parser = whole(1..=600_000), allow_negative_numbers = true)]
    think_ms: Option<u64>,
    /// RON file with the house rules to change, such as `(target: -50)`.
    #[arg(long, value_name = "FILE.ron")]
    rules: Option<PathBuf>,
    /// Number of threads; the results do not depend on it [default: one for each core].
    #[arg(long, value_name = "N", value_parser = whole(1..=1024), allow_negative_numbers = true)]
    pub(super) jobs: Option<u64>,
    /// Write the traces of all games to this file as JSON lines, in the order of the games; `-` is
    /// standard output, and the report then goes to standard error.
    #[arg(long, value_name = "OUT.jsonl")]
    pub(super) trace: Option<PathBuf>,
    /// In the traces, list all legal actions with each act.
    #[arg(long, requires = "trace")]
    pub(super) legal: bool,
    /// Check that no computer player peeks: ask again for every decision and every hint with two cards swapped that the
    /// player cannot see, and count the answers that differ; the exit status is 1 if there are any.
    #[arg(long, conflicts_with_all = ["same_deals", "think_ms", "trace", "jobs", "json"])]
    pub(super) swap_hidden: bool,
    /// Deal the first pack of each game without playing, and compare the hands with what chance
    /// predicts: how many cards of each suit, how many high cards and how many queens each seat has;
    /// the exit status is 1 if chance hardly ever gives such hands.
    #[arg(long, conflicts_with_all = [
        "swap_hidden", "bots", "fixed_seats", "same_deals", "think_worlds", "think_ms", "trace", "jobs",
    ])]
    pub(super) deals: bool,
    /// Report how long decisions with a choice take: median, 99th percentile and longest, in wall-clock
    /// and in processor time. Measure on a quiet machine with no more jobs than cores.
    #[arg(long, conflicts_with_all = ["swap_hidden", "deals"])]
    pub(super) times: bool,
    /// Print a JSON object instead of a table.
    #[arg(long)]
    pub(super) json: bool,
    /// Add up the reports that several runs printed with `--json`.
    #[arg(long, value_name = "A.json", num_args = 1.., conflicts_with_all = [
        "players", "games", "first", "seed", "bots", "fixed_seats", "same_deals", "think_worlds",
        "think_ms", "rules", "jobs", "trace", "legal", "swap_hidden",
        "deals", "times",
    ])]
    pub(super) add: Vec<PathBuf>,
}

impl Args {
    /// Tells whether the traces go to standard output.
    pub fn traces_to_stdout(&self) -> bool {
        self.trace.as_deref() == Some(Path::new("-"))
    }

    /// The limit on the thinking of built-in bots.
    pub fn limit(&self) -> Limit {
        match (self.think_ms, self.think_worlds) {
            (Some(ms), _) => Limit::Time(Duration::from_millis(ms)),
            (None, worlds) => Limit::Worlds(worlds.map_or(WORLDS, |worlds| worlds as u32)),
        }
    }

    /// The time limit for external bots.
    pub fn bot_time_limit(&self) -> Duration {
        self.think_ms.map_or(TIME_LIMIT, Duration::from_millis)
    }

    /// The rotation of players.
    pub fn seating(&self) -> Seating {
        match (self.same_deals, self.fixed_seats) {
            (true, _) => Seating::SameDeals,
            (_, true) => Seating::Fixed,
            (false, false) => Seating::Rotated,
        }
    }

    pub fn game(&self) -> Result<(&'static Entry, Setup), CliError> {
        if let Some(deal) = &self.deal {
            return Ok((deal.entry, deal.setup.clone()));
        }
        let entry = find(self.game.as_deref().unwrap_or_default())?;
        let (seats, rules) = seats_and_rules(entry, self.players, self.rules.as_deref())?;
        let setup = Setup { seats, rules, seed: self.seed, dealer: None };
        Ok((entry, setup))
    }
}
