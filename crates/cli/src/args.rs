//! Arguments that several commands share.

use std::fs;
use std::ops::RangeInclusive;
use std::path::{Path, PathBuf};

use clap::builder::{OsStringValueParser, TypedValueParser};

use super::error::{CliError, Location};
use misere_engine::pasted::percent_decoded;
use misere_engine::printable;
use misere_engine::rules::options::{HouseRules, read_rules};
use misere_engine::table::Setup;
use misere_engine::text::Language;
use misere_games::{self as games, Entry};
use misere_store::{self as store, DamagedLine, Results, Store, read_input};

/// The arguments that name a game, its number of players and its house rules.
#[derive(Debug, clap::Args)]
pub struct TableArgs {
    /// The game, such as `clubs`.
    #[arg(value_name = "GAME")]
    game: String,
    /// Number of players [default: the usual number for the game].
    #[arg(long, value_name = "N", value_parser = whole(0..=u64::MAX), allow_negative_numbers = true)]
    players: Option<u64>,
    /// RON file with the house rules that differ from the usual ones, such as `(target: -50)`.
    #[arg(long, value_name = "FILE.ron")]
    rules: Option<PathBuf>,
}

/// The argument that names a language.
#[derive(Debug, clap::Args)]
pub struct LanguageArg {
    /// The language of the text, such as `de` [default: English].
    #[arg(long, value_name = "LANGUAGE", env = "MISERE_LANGUAGE", hide_env_values = true, value_parser = language)]
    language: Option<Language>,
}

/// Reads the path of a file, or its URL, as menus on Linux name it: `file:///home/ada/a%20game.misere`.
pub fn path_or_url() -> impl TypedValueParser<Value = PathBuf> {
    OsStringValueParser::new().map(|argument| {
        let url = argument.to_str().and_then(|text| text.strip_prefix("file://"));
        // A host may stand before the path.
        let path = url.and_then(|url| Some(percent_decoded(&url[url.find('/')?..])));
        match path {
            #[cfg(unix)]
            Some(path) => PathBuf::from(<std::ffi::OsString as std::os::unix::ffi::OsStringExt>::from_vec(path)),
            _ => argument.into(),
        }
    })
}

impl LanguageArg {
    /// The language; English if there is no argument.
    pub fn get(&self) -> Language {
        self.language.unwrap_or_default()
    }
}

fn language(code: &str) -> Result<Language, String> {
    Language::with_code(code).ok_or_else(|| {
        let codes: Vec<&str> = Language::all().filter(|one| *one != Language::PSEUDO).map(Language::code).collect();
        format!("expected one of {}", codes.join(", "))
    })
}

impl TableArgs {
    /// The game, the number of players and the house rules.
    pub fn read(&self) -> Result<(&'static Entry, usize, HouseRules), CliError> {
        let entry = find(&self.game)?;
        let (seats, rules) = seats_and_rules(entry, self.players, self.rules.as_deref())?;
        Ok((entry, seats, rules))
    }
}

/// The number of players and the house rules, with the usual number and the usual
/// rules for whatever the arguments leave out.
pub fn seats_and_rules(
    entry: &Entry, players: Option<u64>, file: Option<&Path>,
) -> Result<(usize, HouseRules), CliError> {
    let seats = players.map_or(entry.usual, |players| players as usize);
    entry.check_seats(seats).map_err(|error| CliError::usage(format!("{}: {error}", entry.id)))?;
    let rules = match file {
        Some(path) => read_file(entry, seats, path)?,
        None => HouseRules::default(),
    };
    Ok((seats, rules))
}

/// The setup of a game whose first dealer is cut for.
pub fn setup(seats: usize, rules: &HouseRules, seed: u64) -> Setup {
    Setup { seats, rules: rules.clone(), seed, dealer: None }
}

fn read_file(entry: &Entry, seats: usize, path: &Path) -> Result<HouseRules, CliError> {
    let text = read_input(path)?;
    let rules = read_rules(entry.fields(seats), &text).map_err(|error| {
        let start = error.span.start;
        CliError::input(Location::of(path).at(start.line, start.col), error.code)
    })?;
    entry.complete(seats, &rules).map_err(|error| CliError::input(Location::of(path), error))?;
    Ok(rules)
}

/// Reads the results in a file, or those of the window, which may be none yet.
pub fn read_results(file: Option<&Path>) -> Result<Results, CliError> {
    let path = match file {
        Some(file) => {
            fs::metadata(file).map_err(|error| CliError::input(Location::of(file), error))?;
            file.to_owned()
        }
        None => Store::open().results_path(),
    };
    let results = store::read_results(&path)?;
    match &results.damaged[..] {
        [first, ..] if results.games.is_empty() => {
            let DamagedLine { line, reason } = first;
            let location = Location::of(&path).at_line(*line);
            Err(CliError::input(location, reason))
        }
        damaged => {
            for DamagedLine { line, reason } in damaged {
                eprintln!("misere: {}:{line}: {reason}", printable::path(&path));
            }
            Ok(results)
        }
    }
}

/// The game that an argument names.
pub fn find(id: &str) -> Result<&'static Entry, CliError> {
    games::find(id).map_err(CliError::usage)
}

/// A parser for whole numbers in a range.
pub fn whole(range: RangeInclusive<u64>) -> impl Fn(&str) -> Result<u64, String> + Clone + Send + Sync + 'static {
    move |text| {
        let number = text.parse().ok().filter(|number| range.contains(number));
        let (least, most) = (range.start(), range.end());
        number.ok_or_else(|| format!("expected a whole number from {least} to {most}"))
    }
}
