//! Assembles the rules texts of the menu.
//!
//! A source is a text with lines `include: NAME`. After the text come the parts that a family of
//! games shares, each below a line `part: NAME`. One part is always there: `house rules`, written
//! from the game's form, so that window, help and files use the same names.

use super::Entry;
use crate::rules::options::chapter;

/// The rules text of a game: its source with all parts put in.
pub(super) fn assemble(entry: &Entry) -> String {
    let mut parts = entry.rules_source.split("part: ");
    let text = parts.next().unwrap_or_default();
    let shared: Vec<(&str, &str)> = parts.filter_map(|part| part.split_once('\n')).collect();
    let mut assembled = String::new();
    for line in text.lines() {
        match line.strip_prefix("include: ") {
            Some("house rules") => assembled.push_str(&house_rules(entry)),
            Some(name) => {
                let part = shared.iter().find(|(other, _)| *other == name);
                let (_, words) = part.expect("a text includes only parts that there are");
                assembled.push_str(words.trim());
                assembled.push('\n');
            }
            None => {
                assembled.push_str(line);
                assembled.push('\n');
            }
        }
    }
    assembled.truncate(assembled.trim_end().len());
    assembled.push('\n');
    assembled
}

/// The chapter on house rules, with the presets at its end.
fn house_rules(entry: &Entry) -> String {
    let tables: Vec<_> = entry
        .seats
        .clone()
        .map(|seats| (seats, entry.fields(seats)))
        .collect();
    let presets = entry.presets.iter();
    let presets = presets.map(|preset| format!("- Preset {}: {}\n", preset.name, preset.help));
    format!(
        "## House rules\n\n{}{}",
        chapter(&tables),
        presets.collect::<String>()
    )
}
