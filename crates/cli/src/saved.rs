//! The commands for saved games: `trace`, `record` and `check`.

use std::io::{self, Write};
use std::path::Path;

use super::error::{CliError, Location};
use super::output::print;
use misere_engine::rules::Next;
use misere_engine::rules::words::{count, list};
use misere_engine::seal::SealedSeed;
use misere_engine::table::cut;
use misere_engine::text::Language;
use misere_engine::{printable, trace};
use misere_store::{self as store, FairnessCheck, Saved, record};

/// Prints the trace of a saved game, as far as it has been played.
pub fn trace(save: &Path, legal: bool) -> Result<(), CliError> {
    let saved = Saved::from_ron(&store::read_input(save)?, save)?;
    let trace = trace::of(&*saved.session, legal);
    print(&trace)
}

/// Prints a saved game as readable text, as far as it has been played.
pub fn record(save: &Path, language: Language) -> Result<(), CliError> {
    let saved = Saved::from_ron(&store::read_input(save)?, save)?;
    let text = record::write(&saved, language);
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
    let sealed = saved.seal.as_ref();
    let origin = match sealed {
        Some(sealed) => Some(origin_of_dealer(&saved, sealed, save)?),
        None => None,
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
    // Reading the file has checked that the seed follows from the seal.
    if let (Some(sealed), Some(origin)) = (sealed, origin) {
        writeln!(
            out,
            "{sealed}\nseed: {}, derived from the seal\nfirst dealer: seat {}, {origin}",
            sealed.seed(),
            session.first_dealer()
        )?;
    } else {
        writeln!(out, "no seal: the cards were not freshly shuffled for this game")?;
    }
    for words in saved.fairness.iter().flat_map(FairnessCheck::words) {
        writeln!(out, "a guest's program wrote: {}", words.in_language(Language::ENGLISH))?;
    }
    let mut open = vec!["players", "levels", "hints", "undone decisions", "house rules", "times", "origin"];
    if sealed.is_none() {
        open.push("the first dealer");
    }
    if saved.fairness.is_some() {
        open.push("what a guest's program found");
    }
    if let Some(evening) = &saved.evening {
        if evening.began > saved.saved_at {
            writeln!(out, "the evening began after this game was saved: a clock was wrong")?;
        }
        if !evening.games.is_empty() {
            open.push("earlier results of the evening");
        }
    }
    Ok(writeln!(out, "not proved by a file: {}", list(&open, "and"))?)
}

/// Returns where the first dealer of a sealed game comes from.
///
/// # Errors
/// Refuses a dealer that follows neither from the seal nor from the seed.
fn origin_of_dealer(saved: &Saved, sealed: &SealedSeed, save: &Path) -> Result<&'static str, CliError> {
    let session = saved.session.as_ref();
    // Reading the file has compared the dealer that a seal fixes.
    if sealed.dealer().is_some() {
        return Ok("fixed by the seal");
    }
    let (dealer, drawn) = (session.first_dealer(), cut(session.seed(), session.seats()));
    if dealer == drawn {
        return Ok("derived from the seed");
    }
    let what = format!(
        "first dealer: expected seat {drawn}, which the seed draws, found seat {dealer}; \
         only in rematches of version 1.0 may they differ"
    );
    Err(CliError::input(Location::of(save), what))
}
