//! `statistics`: figures on finished games.

use std::path::PathBuf;

use clap::Parser;
use serde_json::json;

use super::args::{find, read_results};
use super::error::CliError;
use super::output::print;
use misere_engine::printable;
use misere_engine::rules::words::count;
use misere_players::bots::Estimate;
use misere_store::statistics::{Filter, Row, csv, mistakes, rows, rules_in_words};

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
pub fn run(args: &Args) -> Result<(), CliError> {
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
        _ => table(&rows(games, true)),
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
fn table(rows: &[Row]) -> String {
    if rows.is_empty() {
        return "No finished games to count yet.\n".into();
    }
    let width = rows.iter().map(|row| row.game.chars().count()).max();
    let width = width.unwrap_or(0).max(4);
    let mut text = format!(
        "{:width$}  {:9}  {:>5}  {:>20}  {:>6}  {:>7}  {:>7}  {:>10}  {:>13}\n",
        "game", "opponents", "games", "won", "chance", "mean", "best", "streak", "skill per deal"
    );
    for row in rows {
        let figures = &row.figures;
        let [low, high] = figures.interval.map(|share| share * 100.0);
        let won = format!("{:.0} % ({low:.0} to {high:.0})", figures.share * 100.0);
        let streak = format!("{} (now {})", figures.longest, figures.streak);
        text.push_str(&format!(
            "{:width$}  {:9}  {:>5}  {won:>20}  {:>4.0} %  {:>7.1}  {:>7}  {streak:>10}  {:>14}\n",
            row.game,
            row.opponents.name(),
            figures.games,
            figures.chance * 100.0,
            figures.mean,
            figures.best,
            figures.skill.map_or_else(|| "-".into(), skill),
        ));
        let seats = row.games.first();
        let seats = seats.map_or(0, |game| game.result().players.len());
        if let Some(rules) = row.rules.as_ref().filter(|rules| !rules.is_empty()) {
            let rules = rules_in_words(&row.game, seats, rules).for_programs();
            text.push_str(&format!("{:width$}  with {rules}\n", ""));
        }
    }
    let games: usize = rows.iter().map(|row| row.figures.games).sum();
    text.push_str(&format!(
        "\n{}. The share won has a 95 % interval; a shared win counts.\n",
        count(games, "game")
    ));
    text
}

fn skill(found: Estimate) -> String {
    let margin = found.margin_text(1);
    let margin = margin.map_or_else(String::new, |margin| format!(" ± {margin}"));
    format!("{:+.1}{margin}", found.mean)
}
