//! `review`: judges the decisions of a saved game, and tells luck from skill.

mod tables;

use std::io::{self, IsTerminal as _};
use std::path::PathBuf;
use std::sync::atomic::AtomicBool;

use clap::Parser;
use serde_json::json;

use crate::args::whole;
use crate::error::CliError;
use crate::output::print;
use crate::stop::stop_on_ctrl_c;
use misere_engine::printable;
use misere_engine::rules::{Seat, Seats};
use misere_engine::text::Language;
use misere_games::BotSession;
use misere_players::bots::{Bot, Level};
use misere_players::review::{Finding, Request, Review};
use misere_store::{self as store, Player, Saved};

/// The arguments of `review`.
#[derive(Debug, Parser)]
pub struct Args {
    /// The file of the saved game.
    #[arg(value_name = "SAVE", value_hint = clap::ValueHint::FilePath)]
    save: PathBuf,
    /// The seat to review, from 1 [default: all seats of people; if there are none, all seats].
    #[arg(long, value_name = "N", value_parser = whole(1..=6), allow_negative_numbers = true)]
    seat: Option<u64>,
    /// Review all seats, those of computer players too.
    #[arg(long, conflicts_with = "seat")]
    all: bool,
    /// Print a JSON object instead of tables.
    #[arg(long)]
    json: bool,
    /// Number of worlds sampled to find the best action of a decision; all other effort follows from it,
    /// and the same number gives the same review.
    #[arg(long, value_name = "N", default_value_t = u64::from(Request::WORLDS),
          value_parser = whole(1..=100_000), allow_negative_numbers = true)]
    worlds: u64,
}

/// Reviews the finished deals of a saved game and prints the result.
pub fn run(args: &Args, language: Language) -> Result<(), CliError> {
    let save = &args.save;
    let saved = Saved::from_ron(&store::read_input(save)?, save)?;
    let request =
        Request { worlds: args.worlds as u32, ..Request::new(seats(args, &saved.players)?, bots(&saved.players)) };
    let stop = stop_on_ctrl_c();
    let Some(review) = review(&saved, request, &stop) else { return Err(CliError::Stopped) };
    let text = if args.json {
        printable::json(&to_json(&saved, &review)) + "\n"
    } else {
        tables::text(save, &saved, &review, language)
    };
    print(&text)
}

/// The seats to review.
fn seats(args: &Args, players: &[Player]) -> Result<Seats, CliError> {
    let mut seats = Seats::default();
    let has_people = players.iter().any(Player::is_person);
    for (seat, player) in Seat::all(players.len()).zip(players) {
        let is_wanted = match args.seat {
            Some(wanted) => wanted == seat.index() as u64 + 1,
            None => args.all || !has_people || player.is_person(),
        };
        if is_wanted {
            seats.insert(seat);
        }
    }
    match args.seat {
        Some(wanted) if seats.is_empty() => {
            Err(CliError::usage(format!("--seat {wanted}: expected 1 to {}", players.len())))
        }
        _ => Ok(seats),
    }
}

/// The bot of each seat.
fn bots(players: &[Player]) -> Vec<Option<Bot>> {
    let bot = |player: &Player| match player {
        Player::Computer(_, bot) => Some(*bot),
        Player::Person(_) | Player::Program(..) | Player::Friend(..) => None,
    };
    players.iter().map(bot).collect()
}

/// Reviews and says on standard error how far it is, if that is a terminal.
fn review(saved: &Saved, request: Request, stop: &AtomicBool) -> Option<Review> {
    const START_OF_EMPTY_LINE: &str = "\r\x1b[K";
    let job = saved.session.review(request);
    let is_watched = io::stderr().is_terminal();
    let review = job(stop, &mut |progress| {
        if is_watched {
            let done = match progress.finding {
                Finding::Verdict(verdict) => format!("decisions of deal {}", verdict.deal),
                Finding::Deal(report) => format!("luck in deal {}", report.deal),
            };
            let share = 100 * (progress.of - progress.done) / progress.of.max(1);
            eprint!("{START_OF_EMPTY_LINE}{done}, {share} % left");
        }
    });
    if is_watched {
        eprint!("{START_OF_EMPTY_LINE}");
    }
    review
}

fn to_json(saved: &Saved, review: &Review) -> serde_json::Value {
    let players = saved.players.iter().map(Player::name);
    json!({
        "game": saved.session.id(),
        "players": players.collect::<Vec<_>>(),
        "stand_in": Level::SUBSTITUTE.name(),
        "review": with_words(review, &*saved.session),
    })
}

/// A review in JSON, with the words for each verdict.
fn with_words(review: &Review, session: &dyn BotSession) -> serde_json::Value {
    let mut json = json!(review);
    for (index, verdict) in review.verdicts.iter().enumerate() {
        if let Some(words) = session.verdict_words(verdict) {
            let json = &mut json["verdicts"][index];
            json["played_spoken"] = words.played.order.for_programs().into();
            json["best_spoken"] = words.best.order.for_programs().into();
            json["sentence"] = json!(words.sentence.map(|sentence| sentence.for_programs()));
        }
    }
    json
}
