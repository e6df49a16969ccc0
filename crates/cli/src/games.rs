//! The commands about the games themselves: `games` and `rules`.

use std::collections::BTreeMap;
use std::io::{self, Write};

use serde::Serialize;
use serde_json::json;

use super::args::TableArgs;
use super::error::CliError;
use super::output::print;
use misere_engine::rules::Message;
use misere_engine::rules::options::{Field, FieldKind, Value, by_seats};
use misere_engine::text::Language;
use misere_games::{Entry, menu};

/// Prints the games with their house rules.
pub fn list(json: bool) -> Result<(), CliError> {
    let mut out = io::stdout().lock();
    if json {
        let games: Vec<Listed> = menu().iter().map(Listed::new).collect();
        serde_json::to_writer_pretty(&mut out, &json!({ "games": games })).map_err(io::Error::from)?;
        writeln!(out)?;
    } else {
        for (i, entry) in menu().iter().enumerate() {
            if i > 0 {
                writeln!(out)?;
            }
            out.write_all(described(entry).as_bytes())?;
        }
    }
    Ok(())
}

/// Prints the rules text of a game, with the house rules in force.
pub fn rules(args: &TableArgs, language: Language) -> Result<(), CliError> {
    let (entry, seats, rules) = args.read()?;
    print(&for_people(&entry.rules_text_with(seats, &rules, language), language))
}

/// A rules text with its pictures and examples as a person reads them, in place of the lines that describe them.
fn for_people(text: &str, language: Language) -> String {
    let (mut out, mut step) = (String::new(), 0);
    for line in text.lines() {
        if let Some(title) = line.strip_prefix("example: ") {
            step = 0;
            out += &format!("### {title}\n");
        } else if let Some((cards, caption)) = line.strip_prefix("cards: ").map(pictured) {
            out += &format!("    {}    {caption}\n", row(cards, language));
        } else if let Some((cards, words)) = line.strip_prefix("step: ").map(pictured) {
            step += 1;
            match cards.strip_prefix("grid ") {
                Some(square) => {
                    out += &format!("{step}. {words}\n");
                    square.split('/').for_each(|cards| out += &format!("       {}\n", row(cards, language)));
                }
                None if cards.is_empty() => out += &format!("{step}. {words}\n"),
                None => out += &format!("{step}. {}: {words}\n", row(cards, language)),
            }
        } else if line != "end" {
            out += &format!("{line}\n");
        }
    }
    out
}

/// Splits a picture from the words after the bar.
fn pictured(line: &str) -> (&str, &str) {
    let (cards, words) = line.split_once('|').unwrap_or((line, ""));
    (cards.trim(), words.trim())
}

/// Cards side by side, each with its label, and dots for empty places: `Q♠ 2  J♦ 1  ·`.
fn row(cards: &str, language: Language) -> String {
    let cards = cards.split_whitespace().map(|card| {
        let (code, label) = card.split_once('=').unwrap_or((card, ""));
        let symbol = code.parse().map_or_else(|_| "·".to_owned(), |card| language.symbol(card));
        format!("{symbol:>3} {label}").trim_end().to_owned()
    });
    cards.collect::<Vec<_>>().join(" ").trim_start().to_owned()
}

#[derive(Serialize)]
struct Listed {
    id: &'static str,
    title: &'static str,
    aim: String,
    credit: String,
    minutes: u32,
    players: Players,
    presets: Vec<serde_json::Value>,
    /// The house rules for each number of players.
    rules: BTreeMap<usize, Vec<serde_json::Value>>,
}

#[derive(Serialize)]
struct Players {
    least: usize,
    most: usize,
    usual: usize,
}

impl Listed {
    fn new(entry: &Entry) -> Self {
        let preset = |preset: &misere_games::Preset| json!({ "name": preset.name, "help": (preset.help)().for_programs(), "rules": preset.rules });
        let rules = |seats: usize| (seats, entry.fields(seats).iter().map(listed).collect());
        Self {
            id: entry.id,
            title: entry.title,
            aim: (entry.aim)().in_language(Language::ENGLISH),
            credit: (entry.credit)().in_language(Language::ENGLISH),
            minutes: entry.minutes,
            players: Players { least: *entry.seats.start(), most: *entry.seats.end(), usual: entry.usual },
            presets: entry.presets.iter().map(preset).collect(),
            rules: entry.seats.clone().map(rules).collect(),
        }
    }
}

/// A house rule as JSON, with its values.
fn listed(field: &Field) -> serde_json::Value {
    let kind = match &field.kind {
        FieldKind::Toggle => json!({ "kind": "toggle" }),
        FieldKind::Number { range, none } => json!({
            "kind": "number", "least": range.start(), "most": range.end(),
            "none": none.as_ref().map(Message::for_programs),
        }),
        FieldKind::Choice(names) => {
            let names: Vec<Value> = names.iter().map(|(name, _)| Value::Choice(name)).collect();
            json!({ "kind": "choice", "among": names })
        }
        FieldKind::Card(cards) => {
            let cards: Vec<String> = cards.iter().map(|card| card.to_string()).collect();
            json!({ "kind": "card", "among": cards })
        }
        FieldKind::Table { keys, range, .. } => json!({
            "kind": "table", "keys": keys, "least": range.start(), "most": range.end(),
        }),
    };
    let mut listed = json!({
        "name": field.name, "label": field.label.for_programs(), "help": field.help.for_programs(),
        "default": field.usual, "provenance": field.provenance.label().for_programs(),
        "note": field.provenance.note().for_programs(),
    });
    if let (Some(listed), serde_json::Value::Object(kind)) = (listed.as_object_mut(), kind) {
        listed.extend(kind);
    }
    listed
}

/// A game of the list as text.
fn described(entry: &Entry) -> String {
    let (least, most) = (entry.seats.start(), entry.seats.end());
    let players = if least == most {
        format!("{least} players")
    } else {
        format!("{least} to {most} players, usually {}", entry.usual)
    };
    let aim = (entry.aim)().in_language(Language::ENGLISH);
    let credit = (entry.credit)().in_language(Language::ENGLISH);
    let mut text = format!(
        "{}: {}, {players}, about {} minutes\n    {aim}\n    By {credit}.\n",
        entry.id, entry.title, entry.minutes
    );
    let rows = rows(entry);
    let width = |column: usize| {
        let widths = rows.iter().map(|row| row[column].chars().count());
        // Long values, such as tables, may exceed the column.
        widths.filter(|width| *width <= 24).max().unwrap_or(0)
    };
    let (name, default) = (width(0), width(1));
    for row in &rows {
        let line = format!("    {:name$}  {:default$}  {}", row[0], row[1], row[2]);
        text.push_str(line.trim_end());
        text.push('\n');
    }
    for preset in entry.presets {
        text.push_str(&format!("    {}: {}\n", preset.name, preset.rules));
    }
    text
}

/// Name, default and range of each house rule, with where the default comes from; several rows where
/// these depend on the number of players.
fn rows(entry: &Entry) -> Vec<[String; 3]> {
    let tables: Vec<_> = entry.seats.clone().map(|seats| (seats, entry.fields(seats))).collect();
    let mut rows = Vec::new();
    for field in entry.fields(*entry.seats.start()) {
        let variants = by_seats(&tables, field.name);
        let alone = variants.len() == 1;
        for (seats, field) in variants {
            let mut expected = field.kind.expected();
            if !alone {
                let seats: Vec<String> = seats.iter().map(usize::to_string).collect();
                expected = format!("{expected} (with {} players)", seats.join(", "));
            }
            let origin = field.provenance.label().for_programs();
            let range = format!("{expected}; {origin}");
            rows.push([field.name.into(), plain(&field.usual), range]);
        }
    }
    rows
}

/// A value without quotation marks.
fn plain(value: &Value) -> String {
    match value {
        Value::Card(card) => card.to_string(),
        value => value.to_string(),
    }
}
