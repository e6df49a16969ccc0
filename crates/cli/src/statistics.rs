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
use misere_players::bots::{Estimate, Level};
use misere_store::statistics::{Filter, LossRate, PersonGame, Row, csv, mistakes, rows, rules_in_words, stake};
use misere_store::text::statistics as texts;

/// The arguments of `statistics`.
#[derive(Debug, Parser)]
pub struct Args {
    /// The game, such as `clubs` [default: all games].
    #[arg(value_name = "GAME")]
    game: Option<String>,
    /// Print every game as comma-separated values instead of a table of figures.
    ///
    /// The text is UTF-8 without a byte order mark, which programs that read it would take for a part of the first
    /// column's name. Excel needs one: export from the window, or open the file with Data, From Text/CSV.
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
    let filter = Filter { game: game.map(|entry| entry.id.into()), practice: args.practice, ..Filter::default() };
    let games = filter.apply(&results);
    let text = match (args.csv, args.json) {
        (true, _) => csv(&games),
        (_, true) => printable::json(&to_json(games)) + "\n",
        _ => {
            let losses = loss_table(&loss_rates(&games), language);
            table(&rows(games, true), language) + &losses
        }
    };
    print(&text)
}

/// The cost of decisions in each game with reviews, in the order of the menu.
fn loss_rates(games: &[PersonGame]) -> Vec<(String, LossRate)> {
    let mut rates: Vec<(String, LossRate)> = Vec::new();
    for row in rows(games.to_vec(), false) {
        let of_kind = games.iter().filter(|game| game.result().game == row.game);
        let of_kind: Vec<PersonGame> = of_kind.cloned().collect();
        let is_new = rates.iter().all(|(id, _)| *id != row.game);
        if let (true, Some(rate)) = (is_new, LossRate::of(&of_kind)) {
            rates.push((row.game, rate));
        }
    }
    rates
}

fn to_json(games: Vec<PersonGame>) -> serde_json::Value {
    let losses = loss_rates(&games);
    let losses = losses.iter().map(|(id, found)| {
        let kinds = found.kinds.iter().map(|kind| {
            json!({
                "kind": kind.kind, "decisions": kind.count, "part": kind.part, "mean": kind.mean,
            })
        });
        json!({
            "game": id,
            "loss": found.rate.mean,
            "error": found.rate.error(),
            "games": found.games,
            "decisions": found.decisions,
            "plays_like": like(found),
            "between": found.between.map(|ends| ends.map(Level::name)),
            "points_per_deal": found.points,
            "stake": stake(id),
            "kinds": kinds.collect::<Vec<_>>(),
        })
    });
    let losses: Vec<_> = losses.collect();
    let rows = rows(games, true);
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
    json!({ "statistics": rows.iter().map(row).collect::<Vec<_>>(), "losses": losses })
}

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

fn cells(row: &Row, language: Language) -> [String; 9] {
    let say = |message: Message| message.in_language(language);
    let figures = &row.figures;
    let percent = |share: f64| Number::rounded(share * 100.0, 0);
    let number = |number: f64| say(Estimate::exact(number).in_words());
    let [low, high] = figures.interval.map(percent);
    [
        title(&row.game),
        say(row.opponents.label()),
        number(figures.games as f64),
        say(texts::share(percent(figures.share), low, high)),
        say(texts::percent(percent(figures.chance))),
        number(figures.mean),
        number(figures.best),
        say(texts::in_a_row(figures.longest, figures.streak)),
        figures.skill.map_or_else(|| "-".to_owned(), |skill| say(skill.with_sign())),
    ]
}

/// The house rules of a row that differ from the usual ones.
fn rules_of(row: &Row) -> Option<Message> {
    let seats = row.games.first();
    let seats = seats.map_or(0, |game| game.result().players.len());
    let rules = row.rules.as_ref().filter(|rules| !rules.is_empty())?;
    Some(rules_in_words(&row.game, seats, rules))
}

/// The names of the levels whose play costs about as much: `novice or easy`.
fn like(found: &LossRate) -> Option<String> {
    let names: Vec<&str> = found.plays_like.iter().map(|level| level.name()).collect();
    (!names.is_empty()).then(|| names.join(" or "))
}

/// The cost of decisions, for people; nothing without reviews.
fn loss_table(rates: &[(String, LossRate)], language: Language) -> String {
    if rates.is_empty() {
        return String::new();
    }
    let say = |message: Message| message.in_language(language);
    let mut text = format!("\n{}\n", say(texts::losses_in_games()));
    for (id, found) in rates {
        let loss = found.rate.in_words();
        text.push_str(&say(if found.is_enough() && !found.plays_like.is_empty() {
            let levels = found.plays_like.iter().map(|level| level.label());
            texts::loss_like(title(id), loss, levels, found.games)
        } else {
            texts::loss(title(id), loss, found.games)
        }));
        text.push('\n');
        for remark in found.remarks(id) {
            text.push_str(&format!("    {}\n", say(remark)));
        }
    }
    text
}

fn title(id: &str) -> String {
    entry(id).map_or_else(|| id.to_owned(), |entry| entry.title.to_owned())
}
