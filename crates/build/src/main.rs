//! Checks the texts of languages without building anything else: `cargo run -p misere-build -- de`.

use std::env;
use std::io::{self, Write as _};
use std::process::ExitCode;

use misere_build::{Report, reports};

fn main() -> ExitCode {
    let wanted: Vec<String> = env::args().skip(1).collect();
    let reports = match reports() {
        Ok(reports) => reports,
        Err(faults) => {
            eprintln!("{faults}");
            return ExitCode::FAILURE;
        }
    };
    let mut has_faults = false;
    for report in &reports {
        if wanted.is_empty() || wanted.contains(&report.code) {
            has_faults |= !report.faults.is_empty();
            let text = describe(report, !wanted.is_empty()).join("\n") + "\n";
            // Whoever reads only its beginning has closed the rest.
            let _ = io::stdout().write_all(text.as_bytes());
        }
    }
    for code in &wanted {
        if !reports.iter().any(|report| report.code == *code) {
            eprintln!("assets/text has no folder `{code}`");
            has_faults = true;
        }
    }
    if has_faults { ExitCode::FAILURE } else { ExitCode::SUCCESS }
}

/// Faults, warnings, the files that lack something, and a summary, a line for each.
fn describe(report: &Report, lists_missing: bool) -> Vec<String> {
    let mut lines = report.faults.clone();
    lines.extend(report.warnings.iter().map(|warning| format!("warning: {warning}")));
    if lists_missing {
        for (file, missing) in files(&report.missing) {
            lines.push(match &missing[..] {
                [] => format!("missing: {file}"),
                [first] => format!("missing: {file}: {first}"),
                [first, .., last] => {
                    let count = missing.len();
                    format!("missing: {file}: {count} texts, {first} to {last}")
                }
            });
        }
    }
    let (code, name, total) = (&report.code, &report.name, report.total);
    let (faults, done) = (report.faults.len(), total - report.missing.len());
    let unit = if faults == 1 { "fault" } else { "faults" };
    lines.push(format!("{code} {name}: {done} of {total} texts, {faults} {unit}"));
    lines
}

/// The missing texts by file.
fn files(missing: &[String]) -> Vec<(&str, Vec<&str>)> {
    let mut files = Vec::<(&str, Vec<&str>)>::new();
    for text in missing {
        let (file, id) = match text.split_once(": ") {
            Some((file, id)) => (file, Some(id)),
            None => (text.as_str(), None),
        };
        if files.last().is_none_or(|(last, _)| *last != file) {
            files.push((file, Vec::new()));
        }
        if let Some((_, ids)) = files.last_mut() {
            ids.extend(id);
        }
    }
    files
}
