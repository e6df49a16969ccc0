//! The report on a language: its faults, and the texts that are missing.

use std::fmt::Write as _;

use super::language::languages;
use super::{Folder, TEXTS, list, translation};

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
    /// What may be wrong.
    pub warnings: Vec<String>,
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
            warnings: Vec::new(),
        });
    }
    let mut known = list(&english.path(""))?;
    for (language, report) in languages.iter().zip(&mut reports) {
        translation::files(language, "", &known, &mut report.faults);
    }
    let mut sources = vec![Vec::new(); languages.len()];
    known.retain(|name| crate::root().join(english.path(name)).is_dir());
    for folder in known {
        let folder = Folder::read(&folder, english)?;
        let messages: usize = folder.parts.iter().map(|part| part.texts.len()).sum();
        for (number, (language, report)) in languages.iter().zip(&mut reports).enumerate() {
            let translation = translation::read(language, &folder);
            report.total += messages + folder.rules_texts().count();
            report.missing.extend(translation.missing);
            report.faults.extend(translation.faults);
            sources[number].extend(translation.sources.into_iter().map(|(_, source)| source));
        }
    }
    for ((language, report), sources) in languages.iter().zip(&mut reports).zip(&sources) {
        let nouns = language.path("engine/cards.ftl");
        if crate::root().join(&nouns).exists() {
            for form in language.nouns.unused_forms(sources) {
                let fault = format!("no text asks for `.{form}`, which may be misspelt");
                report.warnings.push(format!("{nouns}: {fault}"));
            }
        }
        let (code, total, missing) = (&report.code, report.total, report.missing.len());
        if report.is_complete && missing > 0 {
            report.faults.push(format!(
                "{TEXTS}/{code}/language.ftl: `complete = yes`, but {missing} of {total} texts are missing: say `no` until none is"
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
        let Report { code: language, name, is_complete, total, missing, .. } = report;
        writeln!(
            code,
            "    Language {{ code: {language:?}, name: {name:?}, is_complete: {is_complete}, \
             total: {total}, missing: &{missing:?} }},"
        )
        .expect("memory");
    }
    crate::write("languages.rs", &(code + "];\n"));
}
