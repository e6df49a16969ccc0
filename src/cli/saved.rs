//! The commands for saved games: `trace`, `record` and `check`.

use std::io::{self, Write};
use std::path::Path;

use super::error::{CliError, Location};
use super::output::print;
use crate::printable;
use crate::record;
use crate::rules::Next;
use crate::rules::words::{count, list};
use crate::store::{self, Saved};
use crate::table::cut;
use crate::trace;

/// Prints the trace of a saved game, as far as it has been played.
pub fn trace(save: &Path, legal: bool) -> Result<(), CliError> {
    let saved = Saved::from_ron(&store::read_input(save)?, save)?;
    let trace = trace::of(&*saved.session, legal);
    print(&trace)
}

/// Prints a saved game as readable text, as far as it has been played.
pub fn record(save: &Path) -> Result<(), CliError> {
    let saved = Saved::from_ron(&store::read_input(save)?, save)?;
    let text = record::write(&saved);
    print(&text)
}

/// Reads a saved game, which checks everything that follows from its steps, and prints a summary,
/// its seal, and what a file cannot prove.
pub fn check(save: &Path) -> Result<(), CliError> {
    let saved = Saved::from_ron(&store::read_input(save)?, save)?;
    let session = saved.session.as_ref();
    let undone = session.steps().len() - session.at();
    if undone > 0 && session.undo_count() == 0 {
        let steps = count(undone, "undone step");
        let what = format!("taken_back 0: expected at least 1, because the log has {steps}");
        return Err(CliError::input(Location::of(save), what));
    }
    let state = match session.next() {
        Next::Over => "finished",
        _ => "in progress",
    };
    let mut out = io::stdout().lock();
    writeln!(
        out,
        "{}: complete and legal: {}, {} players, {}, {state}",
        printable::path(save),
        session.id(),
        session.seats(),
        count(session.at(), "step"),
    )?;
    let is_dealer_proved = check_cards(&saved, &mut out)?;
    let mut open = vec![
        "players",
        "levels",
        "hints",
        "undone decisions",
        "house rules",
        "times",
        "origin",
    ];
    if !is_dealer_proved {
        open.push("the first dealer");
    }
    if let Some(evening) = &saved.evening {
        if evening.began > saved.saved_at {
            writeln!(
                out,
                "the evening began after this game was saved: a clock was wrong"
            )?;
        }
        if !evening.games.is_empty() {
            open.push("earlier results of the evening");
        }
    }
    Ok(writeln!(
        out,
        "not proved by a file: {}",
        list(&open, "and")
    )?)
}

/// Prints where the cards and the first dealer come from; returns whether the dealer is proved.
fn check_cards(saved: &Saved, out: &mut impl Write) -> io::Result<bool> {
    // Reading the file has checked that the seed follows from the seal.
    let Some(sealed) = &saved.seal else {
        writeln!(
            out,
            "no seal: the cards were not freshly shuffled for this game"
        )?;
        return Ok(false);
    };
    let session = saved.session.as_ref();
    writeln!(
        out,
        "{sealed}\nseed: {}, derived from the seal",
        sealed.seed()
    )?;
    let (dealer, drawn) = (session.first_dealer(), cut(session.seed(), session.seats()));
    if sealed.dealer().is_some() {
        writeln!(out, "first dealer: seat {dealer}, fixed by the seal")?;
    } else if dealer == drawn {
        writeln!(out, "first dealer: seat {dealer}, derived from the seed")?;
    } else {
        writeln!(
            out,
            "first dealer: seat {dealer}, but the seed draws seat {drawn}: \
             right only if the game followed another one"
        )?;
        return Ok(false);
    }
    Ok(true)
}
