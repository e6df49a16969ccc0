//! `challenge`: deals that friends play apart.

use std::path::{Path, PathBuf};
use std::sync::atomic::AtomicBool;

use clap::{Parser, Subcommand};
use serde_json::json;

use super::error::{CliError, Location};
use super::output::print;
use super::stop::stop_on_ctrl_c;
use misere_engine::printable::{self, RawText};
use misere_engine::rules::words::list;
use misere_engine::text::Language;
use misere_games::alike;
use misere_players::bots::{Bot, PLAYERS_VERSION};
use misere_store::challenge::{Challenge, ChallengeResults, CheckedEntry, Proof};
use misere_store::{self as store, Saved};

/// The arguments of `challenge`.
#[derive(Debug, Parser)]
pub struct Args {
    #[command(subcommand)]
    command: Command,
}

#[derive(Debug, Subcommand)]
enum Command {
    /// Print the challenge to play the deals of a saved game, with the person's play if the game is over. After a
    /// game that began from a challenge, this is the reply.
    Make {
        /// The file of the saved game.
        #[arg(value_name = "SAVE")]
        save: PathBuf,
    },
    /// Say what a challenge is about, without its results.
    Show {
        /// The file with the text of the challenge; `-` is standard input.
        #[arg(value_name = "FILE")]
        file: PathBuf,
    },
    /// Begin a game of a challenge.
    Play {
        /// The file with the text of the challenge; `-` is standard input.
        #[arg(value_name = "FILE")]
        file: PathBuf,
        /// Your name.
        #[arg(long, default_value = "")]
        name: String,
        /// Write the game to this file, to be opened in the window.
        #[arg(long, value_name = "FILE.misere", required_unless_present = "bot")]
        save: Option<PathBuf>,
        /// Let a computer player of this level play in your place, and print its reply.
        #[arg(long, value_name = "LEVEL", conflicts_with = "save")]
        bot: Option<Bot>,
    },
    /// Check a challenge and the replies to it, and print the results; the exit status is 1 if an entry is refused.
    Check {
        /// The files with the texts of the challenge and of replies.
        #[arg(value_name = "FILE", required = true)]
        files: Vec<PathBuf>,
        /// Judge the decisions in which others parted from the first entry, which takes longer.
        #[arg(long)]
        review: bool,
        /// Print a JSON object.
        #[arg(long, conflicts_with = "review")]
        json: bool,
    },
}

/// Makes, shows, plays or checks a challenge.
pub fn run(args: &Args) -> Result<(), CliError> {
    match &args.command {
        Command::Make { save } => make(save),
        Command::Show { file } => show(&read(file)?),
        Command::Play { file, name, save, bot, .. } => play(&read(file)?, name, save.as_deref(), *bot),
        Command::Check { files, review, json } => check(files, *review, *json),
    }
}

fn read(file: &Path) -> Result<Challenge, CliError> {
    let text = store::read_pasted_input(file)?;
    Challenge::from_text(&text).map_err(|error| CliError::input(Location::of(file), error))
}

fn make(save: &Path) -> Result<(), CliError> {
    let saved = Saved::from_ron(&store::read_input(save)?, save)?;
    let challenge = Challenge::of(&saved);
    let challenge = challenge.map_err(|error| CliError::input(Location::of(save), error))?;
    print(&challenge.to_text(Language::ENGLISH))
}

/// The facts about a challenge that give nothing away.
fn about(challenge: &Challenge) -> String {
    let seats = challenge.deal.setup.seats;
    let mut text = format!(
        "{}, {seats} players, challenge {}\ndeal code: {}\n",
        challenge.deal.entry.title,
        challenge.id(),
        challenge.deal,
    );
    for (seat, bot) in challenge.bots().into_iter().enumerate() {
        let player = bot.map_or_else(|| "you".into(), |bot| bot.to_string());
        text.push_str(&format!("seat {seat}: {player}\n"));
    }
    if !challenge.has_these_players() {
        text.push_str(&format!(
            "players of version {}: this program has version {PLAYERS_VERSION}, so the same play may lead elsewhere\n",
            challenge.version
        ));
    }
    text
}

fn show(challenge: &Challenge) -> Result<(), CliError> {
    let names = challenge.entries.iter().map(|entry| entry.name.shown());
    let names: Vec<String> = names.collect();
    let played = match names.len() {
        0 => "nobody has played it yet".into(),
        1 => format!("played by {}", names[0]),
        _ => format!("played by {}", list(&names, "and")),
    };
    print(&format!("{}{played}\n", about(challenge)))
}

fn play(challenge: &Challenge, name: &str, save: Option<&Path>, bot: Option<Bot>) -> Result<(), CliError> {
    let name: RawText = name.chars().take(16).collect::<String>().into();
    let mut saved = challenge.start(&name);
    if let Some(bot) = bot {
        let stop = stop_on_ctrl_c();
        let bots = challenge.bots().into_iter().map(|one| one.unwrap_or(bot));
        let bots: Vec<Bot> = bots.collect();
        if !alike::play_out(saved.session.as_mut(), &bots, &stop) {
            return Err(CliError::Stopped);
        }
        let reply = Challenge::of(&saved).expect("a finished game of a challenge");
        return print(&reply.to_text(Language::ENGLISH));
    }
    let Some(path) = save else { return Ok(()) };
    Ok(store::write_new(path, saved.to_ron())?)
}

fn check(files: &[PathBuf], review: bool, json: bool) -> Result<(), CliError> {
    let (first, others) = files.split_first().expect("clap requires a file");
    let mut challenge = read(first)?.as_made();
    for file in others {
        let merged = challenge.merge(&read(file)?);
        merged.map_err(|error| CliError::input(Location::of(file), error))?;
    }
    let stop = stop_on_ctrl_c();
    let Some(results) = challenge.results(&stop) else { return Err(CliError::Stopped) };
    let text = if json {
        printable::json(&to_json(&challenge, &results)) + "\n"
    } else {
        table(&challenge, &results, review.then_some(&*stop))?
    };
    print(&text)?;
    match results.refused.first() {
        Some((index, refusal)) => {
            let name = challenge.entries[*index].name.shown();
            let what = format!("the play of {name}: {refusal}");
            Err(CliError::input(Location::of(first), what))
        }
        None => Ok(()),
    }
}

fn to_json(challenge: &Challenge, results: &ChallengeResults) -> serde_json::Value {
    let checked = results.checked.iter().map(|(index, entry)| {
        json!({
            "entry": index, "name": entry.entry.name, "time": entry.entry.time, "total": entry.total.as_f64(),
            "place": entry.place, "undone": entry.entry.undone, "hints": entry.entry.hints, "proof": proof(entry.proof),
        })
    });
    let refused = results.refused.iter().map(|(index, refusal)| {
        let name = &challenge.entries[*index].name;
        json!({ "entry": index, "name": name, "refusal": refusal.to_string() })
    });
    json!({
        "challenge": challenge.id(),
        "deal_code": challenge.deal.to_string(),
        "players_version": challenge.version,
        "entries": checked.collect::<Vec<_>>(),
        "refused": refused.collect::<Vec<_>>(),
    })
}

const fn proof(proof: Proof) -> &'static str {
    match proof {
        Proof::Opponents => "opponents",
        Proof::ByTheClock => "by the clock",
        Proof::OtherVersion => "other version",
    }
}

/// The table of results, and where others parted from the first entry.
fn table(challenge: &Challenge, results: &ChallengeResults, review: Option<&AtomicBool>) -> Result<String, CliError> {
    let mut text = about(challenge);
    text.push_str("\nname              total  place  undone  hints  checked\n");
    for (_, one) in &results.checked {
        let checked = match one.proof {
            Proof::Opponents => "plays and opponents",
            Proof::ByTheClock => "plays; the opponents decided by the clock",
            Proof::OtherVersion => "plays; the opponents are of another version",
        };
        text.push_str(&format!(
            "{:16}  {:>5}  {:>5}  {:>6}  {:>5}  {checked}\n",
            one.entry.name.shown(),
            one.total.to_string(),
            one.place,
            one.entry.undone,
            one.entry.hints
        ));
    }
    for (index, _) in &results.refused {
        text.push_str(&format!("{:16}  refused\n", challenge.entries[*index].name.shown()));
    }
    let Some((_, first)) = results.checked.iter().find(|(index, _)| *index == 0) else { return Ok(text) };
    for (_, other) in results.checked.iter().filter(|(index, _)| *index > 0) {
        text.push_str(&beside(challenge, first, other, review)?);
    }
    text.push_str("\nnot proved: who has played, when and how often, and whether they had help from elsewhere\n");
    Ok(text)
}

/// Another play beside the first, deal by deal.
fn beside(
    challenge: &Challenge, first: &CheckedEntry, other: &CheckedEntry, review: Option<&AtomicBool>,
) -> Result<String, CliError> {
    let comparison = challenge.compare(first, other);
    let [one, two] = [first, other].map(|entry| entry.entry.name.shown());
    let mut text = format!("\n{one} and {two}, deal by deal:\n");
    for (deal, scores) in (1..).zip(&comparison.deals) {
        text.push_str(&format!("{deal:4}  {:>5}  {:>5}\n", scores[0].to_string(), scores[1].to_string()));
    }
    let Some(parting) = comparison.parting else {
        text.push_str("both played alike\n");
        return Ok(text);
    };
    let [action, another] = &parting.actions;
    let who = if parting.seat == challenge.seat {
        String::new()
    } else {
        format!(" by the opponent in seat {}", parting.seat)
    };
    text.push_str(&format!(
        "parted at step {} in deal {}{who}: {one} `{action}`, {two} `{another}`\n",
        parting.steps[0] + 1,
        parting.deal
    ));
    if let Some(stop) = review.filter(|_| parting.seat == challenge.seat) {
        for (entry, step) in [first, other].into_iter().zip(parting.steps) {
            let verdict = challenge.judge(entry, step, stop).ok_or(CliError::Stopped)?;
            let loss = verdict.points;
            let margin = loss.margin_text(1).map_or_else(String::new, |margin| format!(" ± {margin}"));
            let best = if verdict.is_best() {
                "the best that was found".to_owned()
            } else {
                format!("costs {:.1}{margin} points against `{}`", loss.mean, verdict.best)
            };
            text.push_str(&format!("  {} `{}`: {best}\n", entry.entry.name.shown(), verdict.played));
        }
    }
    Ok(text)
}
