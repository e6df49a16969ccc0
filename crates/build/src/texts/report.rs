//! The report on a language: its faults, and the texts that are missing.

use std::fmt::Write as _;
use std::fs;

use super::language::{Language, languages};
use super::{TEXTS, read_folder, rules, translation};

/// The state of a language.
pub struct Report {
    pub code: String,
    pub name: String,
    /// Set if players can choose it.
    pub is_complete: bool,
    /// The number of messages and rules texts that it should have.
    pub total: usize,
    /// Those that it lacks: `engine/events: took-trick`, `games/clubs.md`.
    pub missing: Vec<String>,
    /// The faults of the others, a line for each.
    pub faults: Vec<String>,
}

/// The state of all languages, with English first.
///
/// # Errors
/// Returns what is wrong with English, or with the facts of a language, a line for each fault.
pub fn reports() -> Result<Vec<Report>, String> {
    let languages = languages()?;
    let english = &languages[0];
    let mut reports = Vec::new();
    for language in &languages {
        reports.push(Report {
            code: language.code.clone(),
            name: language.name.clone(),
            is_complete: language.is_complete,
            total: 0,
            missing: Vec::new(),
            faults: Vec::new(),
        });
    }
    for folder in folders(english) {
        let parts = read_folder(&folder, english)?;
        let messages: usize = parts.iter().map(|part| part.texts.len()).sum();
        let rules = rules::paths(&folder, english);
        for (language, report) in languages.iter().zip(&mut reports) {
            let translation = translation::read(language, (&folder, english), &parts);
            report.total += messages + rules.len();
            report.missing.extend(translation.missing);
            report.faults.extend(translation.faults);
        }
    }
    for report in &mut reports {
        let (code, missing) = (&report.code, report.missing.len());
        if report.is_complete && missing > 0 {
            report.faults.push(format!(
                "{TEXTS}/{code}/language.ftl: `complete = yes`, but {missing} texts are missing: say `no` until none is"
            ));
        }
    }
    Ok(reports)
}

/// Writes `languages.rs`: a list of all languages with what they lack.
///
/// # Panics
/// It panics if the output folder cannot be written.
pub fn write_reports() {
    crate::watched(TEXTS);
    let mut code = "static LANGUAGES: &[Language] = &[\n".to_owned();
    for report in super::or_exit(reports()) {
        let Report {
            code: language,
            name,
            is_complete,
            total,
            missing,
            ..
        } = report;
        writeln!(
            code,
            "    Language {{ code: {language:?}, name: {name:?}, is_complete: {is_complete}, \
             total: {total}, missing: &{missing:?} }},"
        )
        .expect("memory");
    }
    crate::write("languages.rs", &(code + "];\n"));
}

/// The folders of a language, one for each crate.
fn folders(language: &Language) -> Vec<String> {
    let mut folders = Vec::new();
    for item in fs::read_dir(language.path("")).expect("the folder of the texts") {
        let item = item.expect("a folder can be read");
        if item.path().is_dir() {
            let name = item.file_name().into_string();
            folders.push(name.expect("folder names are ASCII"));
        }
    }
    folders.sort();
    folders
}
