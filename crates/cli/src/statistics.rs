//! `statistics`: figures on finished games.

use std::path::PathBuf;

use clap::Parser;
use serde_json::json;

use super::args::{find, read_results};
use super::columns::{Align, push_rows};
use super::error::CliError;
use super::output::print;
use misere_engine::printable;
use misere_engine::text::{Language, Message, Number};
use misere_games::entry;
use misere_players::bots::Estimate;
use misere_store::statistics::{Filter, Row, csv, mistakes, rows, rules_in_words};
use misere_store::text::statistics as texts;

/// The arguments of `statistics`.
#[derive(Debug, Parser)]
pub struct Args {
    /// The game, such as `clubs` [default: all games].
    #[arg(value_name = "GAME")]
    game: Option<String>,
    /// Print every game as comma-separated values instead of a table of figures.
    ///
    /// The text is UTF-8 without a byte order mark, which programs that read it would take for a part
    /// of the first column's name. Excel needs one: export from the window, or open the file with
    /// Data, From Text/CSV.
    #[arg(long)]
    csv: bool,
    /// Print the figures as a JSON object.
    #[arg(long, conflicts_with = "csv")]
    json: bool,
    /// Count practice games too: chosen deals, copies, imported games and games played on from another.
    #[arg(long)]
    practice: bool,
    /// The file of results to read [default: that of the window].
    #[arg(long, value_name = "FILE.jsonl", value_hint = clap::ValueHint::FilePath)]
    file: Option<PathBuf>,
}

/// Prints the statistics. Damaged lines are reported on standard error and left out.
pub fn run(args: &Args, language: Language) -> Result<(), CliError> {
    let game = args.game.as_deref().map(find).transpose()?;
    let results = read_results(args.file.as_deref())?;
    let filter = Filter {
        game: game.map(|entry| entry.id.into()),
        practice: args.practice,
        ..Filter::default()
    };
    let games = filter.apply(&results);
    let text = match (args.csv, args.json) {
        (true, _) => csv(&games),
        (_, true) => printable::json(&to_json(&rows(games, true))) + "\n",
        _ => table(&rows(games, true), language),
    };
    print(&text)
}

fn to_json(rows: &[Row]) -> serde_json::Value {
    let row = |row: &Row| {
        let figures = &row.figures;
        let mistakes = mistakes(&row.games);
        let mistakes = mistakes.iter().map(|rate| {
            let [inaccuracies, mistakes, blunders] = rate.marks;
            json!({
                "kind": rate.kind, "decisions": rate.count, "inaccuracies": inaccuracies,
                "mistakes": mistakes, "blunders": blunders,
            })
        });
        json!({
            "game": row.game,
            "opponents": row.opponents.name(),
            "rules": row.rules,
            "games": figures.games,
            "won": figures.won,
            "share": figures.share,
            "share_interval": figures.interval,
            "chance": figures.chance,
            "mean_score": figures.mean,
            "best_score": figures.best,
            "streak": figures.streak,
            "longest_streak": figures.longest,
            "undos": figures.undos,
            "hints": figures.hints,
            "reviewed": figures.reviewed,
            "luck": figures.luck,
            "skill": figures.skill,
            "mistakes": mistakes.collect::<Vec<_>>(),
        })
    };
    json!({ "statistics": rows.iter().map(row).collect::<Vec<_>>() })
}

/// The table for people.
fn table(rows: &[Row], language: Language) -> String {
    let say = |message: Message| message.in_language(language);
    if rows.is_empty() {
        return say(texts::no_games_to_count()) + "\n";
    }
    let head = [
        texts::column_game(),
        texts::column_opponents(),
        texts::column_games(),
        texts::column_won(),
        texts::column_chance(),
        texts::column_mean(),
        texts::column_best(),
        texts::column_streak(),
        texts::column_skill(),
    ];
    let mut lines = vec![head.map(say).to_vec()];
    lines.extend(rows.iter().map(|row| cells(row, language).to_vec()));
    let mut columns = String::new();
    push_rows(&mut columns, &lines, &[Align::Left, Align::Left]);
    let mut text = String::new();
    let rules = std::iter::once(None).chain(rows.iter().map(rules_of));
    for (line, rules) in columns.lines().zip(rules) {
        text.push_str(line);
        text.push('\n');
        if let Some(rules) = rules {
            text.push_str(&format!("    {}\n", say(texts::with_rules(rules))));
        }
    }
    let games = rows.iter().map(|row| row.figures.games).sum();
    text.push_str(&format!("\n{}\n", say(texts::counted_games(games))));
    text
}

/// The cells of a row.
fn cells(row: &Row, language: Language) -> [String; 9] {
    let say = |message: Message| message.in_language(language);
    let figures = &row.figures;
    let percent = |share: f64| Number::rounded(share * 100.0, 0);
    let number = |number: f64| say(Estimate::exact(number).in_words());
    let [low, high] = figures.interval.map(percent);
    [
        entry(&row.game).map_or_else(|| row.game.clone(), |entry| entry.title.to_owned()),
        say(row.opponents.label()),
        number(figures.games as f64),
        say(texts::share(percent(figures.share), low, high)),
        say(texts::percent(percent(figures.chance))),
        number(figures.mean),
        number(figures.best),
        say(texts::in_a_row(figures.longest, figures.streak)),
        figures
            .skill
            .map_or_else(|| "-".to_owned(), |skill| say(skill.with_sign())),
    ]
}

/// The house rules of a row that differ from the usual ones.
fn rules_of(row: &Row) -> Option<Message> {
    let seats = row.games.first();
    let seats = seats.map_or(0, |game| game.result().players.len());
    let rules = row.rules.as_ref().filter(|rules| !rules.is_empty())?;
    Some(rules_in_words(&row.game, seats, rules))
}
