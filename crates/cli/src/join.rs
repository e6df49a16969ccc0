//! `join`: sits down at a table of a friend, for programs that play: prints events as JSON lines, reads answers.

use std::io::{self, BufRead as _};
use std::path::PathBuf;
use std::sync::Arc;
use std::sync::atomic::Ordering;
use std::sync::mpsc::{RecvTimeoutError, Sender, channel};
use std::time::{Duration, Instant};

use clap::Parser;
use serde::Deserialize;
use serde_json::{Value, json};

use super::args::whole;
use super::error::{CliError, Location};
use super::output::print_line;
use super::stop::stop_on_termination;
use super::way::Way;
use misere_engine::rules::{BySeat, Next, Seat};
use misere_engine::table::Watch as _;
use misere_engine::text::Language;
use misere_games::Play as _;
use misere_online::guest::{Ended, FinishedTable, Guest, GuestEffect, GuestFile, Standing, VisitedTable};
use misere_online::links::tcp::TcpLinks;
use misere_online::links::{Address, Links, Side, Wake};
use misere_online::{Invitation, OwnFile, Secret};
use misere_store::{self as store, Fairness};

/// The arguments of `join`.
#[derive(Debug, Parser)]
pub struct Args {
    /// The invitation, which begins with `misere:join`.
    #[arg(value_name = "INVITATION")]
    invitation: String,
    /// Your name.
    #[arg(long, default_value = "")]
    name: String,
    /// Words of your own with which you cut the cards.
    #[arg(long, default_value = "")]
    words: String,
    /// Keep what is needed to come back to the seat in this file; if it is there, come back with it.
    #[arg(long, value_name = "FILE")]
    keep: Option<PathBuf>,
    /// Write the finished game to this file.
    #[arg(long, value_name = "FILE.misere")]
    save: Option<PathBuf>,
    /// Agree so many times to repeat the cut after your words were shown, or to another game before one is over;
    /// otherwise, leave the table.
    #[arg(long, value_name = "N", default_value_t = 0, value_parser = whole(0..=99))]
    recuts: u64,
    /// Number of games to play, if the host has an evening.
    #[arg(long, value_name = "GAMES", default_value_t = 1, value_parser = whole(1..=20))]
    evening: u64,
    /// Always act at random, instead of reading answers such as `{"id":12,"action":"play QS"}`.
    #[arg(long)]
    random: bool,
    #[command(flatten)]
    way: Way,
}

/// The time between two looks at the clock.
const TICK: Duration = Duration::from_secs(1);

/// The longest answer that is read, in bytes.
const LONGEST_ANSWER: usize = 1000;

/// Something that ends a wait.
enum Signal {
    Woken,
    Answer(String),
    NoMoreAnswers,
}

#[derive(Deserialize)]
struct Answer {
    id: usize,
    action: String,
}

/// Plays at a table until the game is over.
pub fn run(args: &Args) -> Result<(), CliError> {
    let stop = stop_on_termination();
    let file = guest_file(args)?;
    let (signals, arrived) = channel();
    let woken = signals.clone();
    let wake: Wake = Arc::new(move || {
        // If nobody waits any more, nothing is lost.
        let _ = woken.send(Signal::Woken);
    });
    let links: Box<dyn Links> = match &file.invitation.address {
        Address::Iroh(_) => args.way.open(Side::Guest, (None, None), &file.secret, wake)?,
        Address::Tcp(_) | Address::Memory(_) => Box::new(TcpLinks::guest(file.secret, wake)),
    };
    let mut visit = Visit {
        table: VisitedTable::new(Guest::new(file, true), links, OwnFile::at(args.keep.clone())),
        args,
        is_watching: false,
        standing: Standing::Connecting,
        agreed: 0,
        games: 0,
        asked: None,
        known: 0,
        dice: u64::from_le_bytes(*Secret::draw().0.first_chunk().expect("32 bytes")),
    };
    if !args.random {
        read_answers(signals);
    }
    let began = Instant::now();
    loop {
        if visit.advance(began.elapsed())? {
            return Ok(());
        }
        if stop.load(Ordering::Relaxed) {
            return Err(CliError::Stopped);
        }
        match arrived.recv_timeout(TICK) {
            Ok(Signal::Answer(line)) => visit.answer(&line)?,
            Ok(Signal::NoMoreAnswers) => return Ok(()),
            Ok(Signal::Woken) | Err(RecvTimeoutError::Timeout) => {}
            Err(RecvTimeoutError::Disconnected) => return Ok(()),
        }
    }
}

/// The file of the seat, new or as it was kept.
fn guest_file(args: &Args) -> Result<GuestFile, CliError> {
    let invitation: Invitation = args.invitation.parse().map_err(CliError::usage)?;
    if let Some(path) = args.keep.as_deref().filter(|path| path.exists()) {
        let file = GuestFile::from_text(&store::read_input(path)?);
        let wrong = |what: String| CliError::input(Location::of(path), what);
        let file = file.map_err(|error| wrong(error.to_string()))?;
        // The host may have another address now.
        let file = file.with_address_of(&invitation);
        return file.ok_or_else(|| wrong("the seat of another invitation".to_owned()));
    }
    let file = GuestFile::new(invitation, &Secret::draw(), &args.name);
    if let Some(path) = &args.keep {
        store::write_private(path, file.to_text())?;
    }
    Ok(file)
}

/// Reads lines on another thread.
fn read_answers(signals: Sender<Signal>) {
    std::thread::spawn(move || {
        for line in io::stdin().lock().lines() {
            let Ok(line) = line else { break };
            if signals.send(Signal::Answer(line)).is_err() {
                return;
            }
        }
        // If nobody waits any more, nothing is lost.
        let _ = signals.send(Signal::NoMoreAnswers);
    });
}

struct Visit<'a> {
    table: VisitedTable,
    args: &'a Args,
    /// Set once a spectator was told what it watches.
    is_watching: bool,
    /// The standing that was printed last.
    standing: Standing,
    /// The number of times that another cut was agreed to.
    agreed: u64,
    /// The number of games that are over.
    games: u64,
    /// The number of steps at which the last question was asked.
    asked: Option<usize>,
    /// The steps whose events were printed.
    known: usize,
    dice: u64,
}

impl Visit<'_> {
    /// Does what has arrived; returns whether the visit is over.
    fn advance(&mut self, now: Duration) -> Result<bool, CliError> {
        let mut is_over = false;
        while !is_over && self.advance_once(now, &mut is_over)? {}
        Ok(is_over)
    }

    /// Does what has arrived; returns whether that may have led to more.
    fn advance_once(&mut self, now: Duration, is_over: &mut bool) -> Result<bool, CliError> {
        let effects = self.table.advance(now);
        if let Some(error) = self.table.file.take_trouble() {
            eprintln!("misere: {error}; trying again");
        }
        let is_more = !effects.is_empty() || self.table.is_behind();
        self.tell_standing()?;
        for effect in effects {
            *is_over |= self.perform(effect)?;
        }
        if let Standing::Ended(reason) = self.table.guest.standing() {
            return Err(CliError::usage(words(reason)));
        }
        self.sit()?;
        Ok(is_more)
    }

    /// Says how the host is reached, whenever that changes.
    fn tell_standing(&mut self) -> Result<(), CliError> {
        let standing = self.table.guest.standing();
        if std::mem::replace(&mut self.standing, standing) == standing {
            return Ok(());
        }
        let standing = match standing {
            Standing::Joined => "joined",
            Standing::Connecting => "connecting",
            Standing::Unreachable => "unreachable",
            Standing::HostLeft => "host_left",
            Standing::Full => "full",
            Standing::Ended(_) => return Ok(()),
        };
        print_line(&json!({ "event": "standing", "standing": standing }))
    }

    /// Performs an effect; returns whether the visit is over.
    fn perform(&mut self, effect: GuestEffect) -> Result<bool, CliError> {
        match effect {
            GuestEffect::Moved => self.moved()?,
            GuestEffect::NotDone(reason) => {
                self.asked = None;
                print_line(&json!({ "event": "not_done", "reason": reason }))?;
                self.moved()?;
            }
            GuestEffect::Phrase { seat, phrase } => {
                let text = phrase.message().in_language(Language::ENGLISH);
                print_line(&json!({ "event": "phrase", "seat": seat.index(), "text": text }))?;
            }
            GuestEffect::Check(check) => {
                let checked = check.run();
                let mut is_over = false;
                for effect in self.table.call(|guest| guest.checked(checked)) {
                    is_over |= self.perform(effect)?;
                }
                return Ok(is_over);
            }
            GuestEffect::Over(finished) => {
                self.over(&finished)?;
                (self.asked, self.known) = (None, 0);
                self.games += 1;
                return Ok(self.games == self.args.evening);
            }
            GuestEffect::Changed => {
                if let Some(table) = self.table.guest.table() {
                    print_line(&json!({
                        "event": "table",
                        "phase": table.phase,
                        "round": table.round,
                        "seal": table.seal,
                        "seats": table.seats,
                        "spectators": table.spectators,
                        "recuts": table.recuts,
                        "patience": table.patience,
                    }))?;
                }
            }
            GuestEffect::Asked(question) => {
                let recuts = self.table.guest.recuts();
                print_line(&json!({ "event": "asked", "question": question, "recuts": recuts }))?;
            }
            _ => {}
        }
        Ok(false)
    }

    /// Sits down as soon as the host says what is played.
    fn sit(&mut self) -> Result<(), CliError> {
        let guest = &mut self.table.guest;
        let Some(invited) = guest.invited() else { return Ok(()) };
        let is_known = if invited.is_spectator { self.is_watching } else { guest.is_seated() };
        if is_known {
            return Ok(());
        }
        self.is_watching = invited.is_spectator;
        print_line(&json!({
            "event": "invited",
            "game": invited.entry.id,
            "seats": invited.seats,
            "seat": invited.own_seat().map(Seat::index),
            "changed_rules": invited.changed_rules(),
        }))?;
        if self.is_watching {
            return Ok(());
        }
        if guest.question().is_some() {
            if self.agreed == self.args.recuts {
                return Err(CliError::usage("the host asks for another cut, and `--recuts` does not agree to it"));
            }
            self.agreed += 1;
        }
        for effect in self.table.call(|guest| guest.sit(&self.args.words)) {
            self.perform(effect)?;
        }
        Ok(())
    }

    /// Prints what is new, and asks for an action if it is due.
    fn moved(&mut self) -> Result<(), CliError> {
        let Some(session) = self.table.guest.session() else { return Ok(()) };
        let at = session.at();
        let events: Vec<&Value> = session.events(self.known).collect();
        if session.is_spectator() && !events.is_empty() {
            let names = store::names(&self.table.guest.players(), Language::ENGLISH);
            let told = session.announcements(self.known, None);
            let told: Vec<String> = told.iter().map(|one| one.words.render(&names)).collect();
            print_line(&json!({ "event": "news", "at": at, "events": events, "told": told }))?;
        } else if !events.is_empty() {
            print_line(&json!({ "event": "news", "at": at, "events": events }))?;
        }
        self.known = at;
        let moves = session.moves();
        if session.next() == Next::Act(session.own_seat()) && !moves.is_empty() && self.asked != Some(at) {
            self.asked = Some(at);
            let legal: Vec<&str> = moves.iter().map(|legal| legal.text.as_str()).collect();
            print_line(&json!({ "event": "ask", "id": at, "legal": legal }))?;
            if self.args.random {
                self.dice = self.dice.wrapping_mul(6_364_136_223_846_793_005).wrapping_add(1);
                let action = legal[(self.dice >> 33) as usize % legal.len()].to_owned();
                self.act(at, &action)?;
            }
        }
        Ok(())
    }

    fn answer(&mut self, line: &str) -> Result<(), CliError> {
        let wrong = || CliError::usage("an answer such as `{\"id\":12,\"action\":\"play QS\"}`");
        if line.len() > LONGEST_ANSWER {
            return Err(wrong());
        }
        let Answer { id, action } = serde_json::from_str(line).map_err(|_| wrong())?;
        self.act(id, &action)
    }

    fn act(&mut self, at: usize, action: &str) -> Result<(), CliError> {
        let session = self.table.guest.session();
        let Some(mut session) = session.filter(|session| session.at() == at) else { return Ok(()) };
        match session.play(action) {
            Ok(()) => Ok(()),
            Err(_) => print_line(&json!({ "event": "not_done", "reason": "not_legal" })),
        }
    }

    fn over(&self, finished: &FinishedTable) -> Result<(), CliError> {
        if let (Some(path), Some(saved)) = (&self.args.save, &finished.saved) {
            store::write_whole(path, saved.to_ron())?;
        }
        let totals = finished.saved.as_ref().map(|saved| saved.session.totals());
        let totals = totals.as_ref().map(BySeat::as_slice);
        let check = &finished.check;
        let verdict = match check.verdict {
            Fairness::Fair => "fair",
            Fairness::Later => "later",
            Fairness::Again => "again",
            Fairness::Watched => "watched",
            Fairness::Unfair(_) => "unfair",
        };
        let unfair = check.verdict.unfair().map(|unfair| unfair.to_string());
        print_line(&json!({
            "event": "over",
            "totals": totals,
            "verdict": verdict,
            "unfair": unfair,
            "recuts": check.recuts,
            "after_broken_off": check.after_broken_off,
        }))
    }
}

/// A reason in English.
fn words(reason: Ended) -> String {
    reason.message().in_language(Language::ENGLISH)
}
