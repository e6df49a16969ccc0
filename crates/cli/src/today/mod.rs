//! `today`: the deal of a day.

mod bot;

use std::path::{Path, PathBuf};
use std::sync::atomic::Ordering;

use clap::Parser;
use serde_json::json;

use crate::args::{read_results, whole};
use crate::error::{CliError, Location};
use crate::output::print;
use crate::stop::stop_on_ctrl_c;
use misere_engine::printable;
use misere_engine::rules::words::count;
use misere_engine::rules::{Next, Wins};
use misere_engine::text::Language;
use misere_games::alike;
use misere_players::bots::{Bot, PLAYERS_VERSION};
use misere_store::today::{CalendarDay, DayDeal, DayState, Days, has_begun};
use misere_store::{self as store, Date, Origin, Player, Saved};

/// The arguments of `today`.
#[derive(Debug, Parser)]
pub struct Args {
    /// Another day, such as 2026-11-26 [default: today, in UTC].
    #[arg(long, value_name = "DATE")]
    date: Option<Date>,
    /// Let a computer player of this level play the deal in your place.
    #[arg(long, value_name = "LEVEL")]
    bot: Option<Bot>,
    /// Number of days that it plays, from the date on.
    #[arg(long, value_name = "N", default_value_t = 1, requires = "bot", value_parser = whole(1..=3660),
          allow_negative_numbers = true)]
    days: u64,
    /// Review its decisions, too, and say what one costs on average in each game and which level plays like that.
    #[arg(long, requires = "bot")]
    review: bool,
    /// Write a new game of the deal to this file, to be opened in the window. It counts as a later attempt.
    #[arg(long, value_name = "FILE.misere", conflicts_with_all = ["bot", "check"], value_hint = clap::ValueHint::FilePath)]
    save: Option<PathBuf>,
    /// Check that a saved game is a finished first attempt at the deal of its day: complete, legal and without help,
    /// and that its opponents have decided as they do on every system.
    #[arg(long, value_name = "SAVE", conflicts_with_all = ["bot", "date"], value_hint = clap::ValueHint::FilePath)]
    check: Option<PathBuf>,
    /// The file of results to read [default: that of the window].
    #[arg(long, value_name = "FILE.jsonl", conflicts_with_all = ["bot", "save", "check"],
          value_hint = clap::ValueHint::FilePath)]
    file: Option<PathBuf>,
    /// Print a JSON object.
    #[arg(long, conflicts_with_all = ["save", "check"])]
    json: bool,
}

/// Shows, plays or checks the deal of a day.
pub fn run(args: &Args) -> Result<(), CliError> {
    let today = Date::today();
    let deal = DayDeal::of(args.date.unwrap_or(today));
    match args {
        Args { check: Some(save), .. } => check(save),
        Args { save: Some(file), .. } => write(&deal, file),
        Args { bot: Some(bot), .. } => bot::run(&deal, *bot, args),
        _ => show(&deal, today, args),
    }
}

/// Prints a day's deal and its result.
fn show(deal: &DayDeal, today: Date, args: &Args) -> Result<(), CliError> {
    let days = Days::of(&read_results(args.file.as_deref())?);
    let text =
        if args.json { printable::json(&to_json(deal, &days, today)) + "\n" } else { in_words(deal, &days, today) };
    print(&text)
}

fn to_json(deal: &DayDeal, days: &Days, today: Date) -> serde_json::Value {
    let streak = days.streak(today);
    let result = days.result(deal.date).map(|result| {
        json!({
            "time": result.time,
            "total": result.total,
            "place": result.place,
            "in_time": result.is_in_time(),
            "master": result.master,
        })
    });
    json!({
        "date": deal.date,
        "game": deal.entry.id,
        "players": deal.setup.seats,
        "opponents": deal.opponents.name(),
        "players_version": PLAYERS_VERSION,
        "seed": deal.setup.seed,
        "deal_code": deal.code().to_string(),
        "result": result,
        "streak": { "days": streak.days, "longest": streak.longest, "to_make_up": streak.to_make_up },
    })
}

fn in_words(deal: &DayDeal, days: &Days, today: Date) -> String {
    const WEEKDAYS: [&str; 7] = ["Monday", "Tuesday", "Wednesday", "Thursday", "Friday", "Saturday", "Sunday"];
    let date = deal.date;
    let mut text = format!(
        "{}, {date}: {}, {} players, against {}\ndeal code: {}\n",
        WEEKDAYS[date.weekday()],
        deal.entry.title,
        deal.setup.seats,
        deal.opponents.name(),
        deal.code(),
    );
    let streak = days.streak(today);
    match days.result(date) {
        Some(result) => {
            let line = result.line(streak.days).in_language(Language::ENGLISH);
            text.push_str(&format!("{line}\n"));
        }
        None => text.push_str("not played yet\n"),
    }
    let row = count(streak.days, "day");
    text.push_str(&format!("in a row: {row}, longest {}\n", streak.longest));
    for day in &streak.to_make_up {
        text.push_str(&format!("can be made up: {day}\n"));
    }
    text.push('\n');
    text.push_str(&calendar(&days.month(date, today)));
    text
}

/// A month with a line for each week and a mark for each day.
fn calendar(month: &[CalendarDay]) -> String {
    let mut text = String::from(" Mo    Tu    We    Th    Fr    Sa    Su\n");
    let before = month.first().map_or(0, |day| day.date.weekday());
    text.push_str(&" ".repeat(6 * before));
    for day in month {
        let mark = match day.state {
            DayState::Played(place) => format!("={place}"),
            DayState::PlayedLate(place) => format!("~{place}"),
            DayState::Open => "?".into(),
            DayState::Missed => "-".into(),
            DayState::ToCome => String::new(),
        };
        text.push_str(&format!("{:>3}{mark:<3}", day.date.parts().2));
        if day.date.weekday() == 6 {
            text.push('\n');
        }
    }
    let mut text: String = text.lines().map(|line| format!("{}\n", line.trim_end())).collect();
    text.push_str("= played, with the place; ~ played late; ? still counts; - missed\n");
    text
}

fn write(deal: &DayDeal, file: &Path) -> Result<(), CliError> {
    let saved = deal.start(&[], Origin::TodayAgain(deal.date));
    Ok(store::write_new(file, saved.to_ron())?)
}

fn check(save: &Path) -> Result<(), CliError> {
    let saved = Saved::from_ron(&store::read_input(save)?, save)?;
    let wrong = |what: String| CliError::input(Location::of(save), what);
    let Origin::Today(date) = saved.origin else {
        let found = saved.origin.name();
        return Err(wrong(format!("origin {found}: expected today, for the first attempt at the deal of a day")));
    };
    let deal = DayDeal::of(date);
    let session = saved.session.as_ref();
    if !deal.is_of(session) {
        let code = deal.code();
        return Err(wrong(format!("not the deal of {date}: expected {code}")));
    }
    if !deal.has_players(&saved.players) {
        let level = deal.opponents.name();
        return Err(wrong(format!("other players than on {date}: expected a person in seat 0 against {level}")));
    }
    if !has_begun(date, saved.saved_at) {
        let found = Date::at(saved.saved_at);
        return Err(wrong(format!(
            "written on {found}, before its day: expected a game that ended on {date} or later"
        )));
    }
    if session.next() != Next::Over {
        return Err(wrong("the game is not over: expected a finished one".into()));
    }
    if session.steps().len() > session.at() || session.undo_count() > 0 || saved.hints > 0 {
        return Err(wrong("decisions were undone or hints used: expected none in the first attempt".into()));
    }
    let bots: Vec<Option<Bot>> = saved.players.iter().map(Player::bot).collect();
    let stop = stop_on_ctrl_c();
    match alike::first_deviation(session, &bots, &stop) {
        None => return Err(CliError::Stopped),
        Some(Some(one)) if !stop.load(Ordering::Relaxed) => {
            return Err(wrong(format!(
                "step {}: seat {} plays `{}` in deal {}: expected `{}`, as the players of version {PLAYERS_VERSION} do",
                one.step + 1,
                one.seat,
                one.played,
                one.deal,
                one.decides
            )));
        }
        Some(_) => {}
    }
    let (total, place) = (session.totals()[DayDeal::SEAT], session.places()[DayDeal::SEAT]);
    let unit = match session.wins() {
        Wins::Lowest => "penalty point",
        Wins::Highest => "point",
    };
    print(&format!(
        "{}: the deal of {date}, complete and legal: {} {unit}s, place {place} of {}\nthe opponents decide alike here\n\
         not proved by a file: that it was the first attempt, without help from elsewhere\n",
        printable::path(save),
        total,
        deal.setup.seats
    ))
}
