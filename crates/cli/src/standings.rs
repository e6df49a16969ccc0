//! `standings`: the results of many tables in one list, such as those of a club's evening.

use std::cmp::Ordering;
use std::collections::{BTreeMap, HashMap};
use std::path::PathBuf;

use clap::Parser;
use serde_json::{Value, json};

use super::columns::{Align, push_rows};
use super::error::CliError;
use super::output::print;
use misere_engine::printable;
use misere_engine::rules::{Next, Seat};
use misere_engine::text::Language;
use misere_players::review::fingerprint;
use misere_store::{Saved, names_for_others, read_input};

/// The arguments of `standings`.
#[derive(Debug, Parser)]
pub struct Args {
    /// The files of finished games. Unfinished ones, and another file of the same game, are named on standard error and
    /// left out. A file proves that its plays are legal, but not who its players were.
    #[arg(value_name = "SAVE", required = true, value_hint = clap::ValueHint::FilePath)]
    saves: Vec<PathBuf>,
    /// Print JSON.
    #[arg(long)]
    json: bool,
}

/// A player's results at all tables.
#[derive(Default)]
struct StandingsRow {
    games: usize,
    /// Games won; a shared win counts as its share.
    won: f64,
    /// For each game, the part of the other players who came behind; those in the same place count half.
    beaten: f64,
    /// The sum of the scores.
    points: f64,
}

impl StandingsRow {
    fn mean_beaten(&self) -> f64 {
        self.beaten / self.games as f64
    }

    /// Orders by the part of the others beaten, then by games won, the best first.
    fn order(&self, other: &Self) -> Ordering {
        let (own, others) = ((self.mean_beaten(), self.won), (other.mean_beaten(), other.won));
        others.partial_cmp(&own).unwrap_or(Ordering::Equal)
    }
}

/// Prints the standings, by name. Scores are added up only if all files are of the same game with the same rules.
pub fn run(args: &Args) -> Result<(), CliError> {
    let mut standings = BTreeMap::<String, StandingsRow>::new();
    let mut counted = HashMap::new();
    let mut kind = None;
    let mut are_alike = true;
    for path in &args.saves {
        let saved = Saved::from_ron(&read_input(path)?, path)?;
        let session = saved.session.as_ref();
        if session.next() != Next::Over {
            eprintln!("misere: {}: not finished, left out", printable::path(path));
            continue;
        }
        // A guest has the same game as its host.
        if let Some(other) = counted.insert(fingerprint(session), path) {
            eprintln!("misere: {}: the same game as {}, left out", printable::path(path), printable::path(other));
            continue;
        }
        let own_kind = (session.id(), session.rules().clone());
        are_alike &= *kind.get_or_insert_with(|| own_kind.clone()) == own_kind;
        let (places, totals) = (session.places(), session.totals());
        let winners = places.iter().filter(|place| **place == 1).count();
        let names = names_for_others(&saved.players, Language::default());
        for (seat, name) in Seat::all(session.seats()).zip(names.list()) {
            let place = places[seat];
            let others = places.iter().enumerate().filter(|(other, _)| *other != seat.index());
            let behind = others.map(|(_, other)| match other.cmp(&place) {
                Ordering::Greater => 1.0,
                Ordering::Equal => 0.5,
                Ordering::Less => 0.0,
            });
            let standing = standings.entry(name.clone()).or_default();
            standing.games += 1;
            standing.won += if place == 1 { 1.0 / winners as f64 } else { 0.0 };
            standing.beaten += behind.sum::<f64>() / (session.seats() - 1) as f64;
            standing.points += totals[seat].as_f64();
        }
    }
    let mut standings: Vec<(String, StandingsRow)> = standings.into_iter().collect();
    standings.sort_by(|(_, one), (_, other)| one.order(other));
    print(&if args.json { to_json(&standings, are_alike) } else { table(&standings, are_alike) })
}

/// The place of each line, from 1; players with the same figures share one.
fn place(standings: &[(String, StandingsRow)], at: usize) -> usize {
    let standing = &standings[at].1;
    1 + standings.iter().take_while(|(_, other)| other.order(standing) == Ordering::Less).count()
}

fn to_json(standings: &[(String, StandingsRow)], are_alike: bool) -> String {
    let line = |(at, (name, standing)): (usize, &(String, StandingsRow))| {
        json!({
            "place": place(standings, at),
            "name": name,
            "games": standing.games,
            "won": standing.won,
            "beaten": standing.mean_beaten(),
            "points": are_alike.then_some(standing.points),
        })
    };
    let lines: Vec<Value> = standings.iter().enumerate().map(line).collect();
    printable::json(&json!({ "standings": lines })) + "\n"
}

fn table(standings: &[(String, StandingsRow)], are_alike: bool) -> String {
    let mut head = vec!["", "name", "games", "won", "beaten"];
    if are_alike {
        head.push("points");
    }
    let mut rows = vec![head.into_iter().map(str::to_owned).collect::<Vec<_>>()];
    for (at, (name, standing)) in standings.iter().enumerate() {
        let mut row = vec![
            place(standings, at).to_string(),
            name.clone(),
            standing.games.to_string(),
            two_decimals(standing.won),
            format!("{:.0} %", 100.0 * standing.mean_beaten()),
        ];
        if are_alike {
            row.push(two_decimals(standing.points));
        }
        rows.push(row);
    }
    let mut text = String::new();
    push_rows(&mut text, &rows, &[Align::Right, Align::Left]);
    text
}

/// A number with as many decimals as it needs, two at most.
fn two_decimals(number: f64) -> String {
    let text = format!("{number:.2}");
    text.trim_end_matches('0').trim_end_matches('.').to_owned()
}
