//! `languages`: the languages of the window, and what each lacks.

use super::error::CliError;
use super::output::print;

/// A language as the build script found it.
struct Language {
    code: &'static str,
    name: &'static str,
    is_complete: bool,
    /// The number of texts that it should have.
    total: usize,
    /// The texts that it lacks: `engine/events: took-trick`.
    missing: &'static [&'static str],
}

include!(concat!(env!("OUT_DIR"), "/languages.rs"));

/// The arguments of `languages`.
#[derive(Debug, clap::Args)]
pub struct Args {
    /// The code of a language, such as `de` [default: all languages].
    #[arg(value_name = "LANGUAGE")]
    code: Option<String>,
    /// List the texts that are missing.
    #[arg(long)]
    missing: bool,
}

/// Prints the languages with the share that is translated, or the texts that are missing.
pub fn run(args: &Args) -> Result<(), CliError> {
    let mut text = String::new();
    for language in chosen(args.code.as_deref())? {
        if args.missing {
            for missing in language.missing {
                text.push_str(&format!("{}/{missing}\n", language.code));
            }
        } else {
            text.push_str(&described(language));
        }
    }
    print(&text)
}

fn chosen(code: Option<&str>) -> Result<&'static [Language], CliError> {
    let Some(code) = code else { return Ok(LANGUAGES) };
    match LANGUAGES.iter().position(|language| language.code == code) {
        Some(place) => Ok(&LANGUAGES[place..=place]),
        None => {
            let codes: Vec<&str> = LANGUAGES.iter().map(|language| language.code).collect();
            let codes = codes.join(", ");
            Err(CliError::usage(format!("`{code}` is not a language: expected one of {codes}")))
        }
    }
}

fn described(language: &Language) -> String {
    let done = language.total - language.missing.len();
    // Only a complete language has 100 %.
    let share = done * 100 / language.total;
    let note = if language.is_complete { "" } else { ", not offered yet" };
    let (code, name, total) = (language.code, language.name, language.total);
    format!("{code}  {name}: {share} % ({done} of {total} texts){note}\n")
}
