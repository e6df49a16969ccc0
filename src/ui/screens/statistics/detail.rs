//! The games of a row in detail: skill and scores over time, and the most frequent mistakes.

use egui::{Label, Sense, Ui};

use super::row::percent;
use crate::review::Mark;
use crate::rules::Wins;
use crate::rules::words::{count, list};
use crate::statistics::{
    Figures, MistakeRate, PersonGame, Row, Series, WINDOW, kind_in_words, mistakes, rules_in_words,
};
use crate::ui::chart::{Chart, number, range, signed};
use crate::ui::theme::{self, Palette, size};

/// Maximum number of kinds of mistakes listed.
const LISTED: usize = 5;

/// The figure that the chart shows over time.
#[derive(Clone, Copy, Debug, Default, PartialEq, Eq)]
pub(super) enum Over {
    #[default]
    Skill,
    Scores,
}

/// Shows the games of a row below it, with the chosen figure over time.
pub(super) fn show(ui: &mut Ui, row: &Row, over: &mut Over) {
    theme::panel_frame(&Palette::of(ui)).show(ui, |ui| {
        ui.set_width(ui.available_width());
        theme::note(ui, &won(&row.figures));
        let all = [(Over::Skill, "Skill"), (Over::Scores, "Scores")];
        theme::segments(ui, over, &all, "Over time");
        match over {
            Over::Skill => skill(ui, row),
            Over::Scores => scores(ui, row),
        }
        ui.add_space(8.0);
        house_rules(ui, row);
        help(ui, row);
        show_mistakes(ui, row);
    });
}

/// Explains the bar of the games won.
fn won(figures: &Figures) -> String {
    let [low, high] = figures.interval.map(percent);
    let (share, chance) = (percent(figures.share), percent(figures.chance));
    let games = count(figures.games, "game");
    format!(
        "Won {share}% of {games} (the dot on the bar); luck alone would win {chance}% (the upright line). Your \
         long-run share is probably between {low}% and {high}% (the shaded part)."
    )
}

fn skill(ui: &mut Ui, row: &Row) {
    let series = Series::skill(&row.games);
    if series.0.is_empty() {
        return theme::note(
            ui,
            "To see your skill, have a game reviewed: open Review after the game or from Saved games, then \
             choose Decisions and Judge decisions.",
        );
    }
    let figures = &row.figures;
    let mut words = format!(
        "Skill is how many points per deal you did better (+) or worse (−) than Master would have done \
         with the same cards. {}",
        count(figures.reviewed, "reviewed game")
    );
    if let (Some(skill), Some(luck)) = (figures.skill, figures.luck) {
        words.push_str(&format!(
            ": skill {}, luck {} points per deal (± is the 95% margin of error).",
            signed(skill),
            signed(luck)
        ));
    }
    theme::note(ui, &words);
    chart(ui, &series, Some(0.0), "Skill per deal");
}

fn scores(ui: &mut Ui, row: &Row) {
    let mut results = row.games.iter().map(PersonGame::result);
    let wins = match results.next() {
        Some(result) if result.lowest_wins => Wins::Lowest,
        _ => Wins::Highest,
    };
    let rule = wins.rule();
    theme::note(ui, &format!("Your score in each game. {rule}."));
    chart(ui, &Series::scores(&row.games), None, "Scores");
}

/// Shows a series with its moving average and, if given, a reference line.
fn chart(ui: &mut Ui, Series(points): &Series, zero: Option<f64>, name: &str) {
    let averages = points.iter().enumerate().map(|(index, point)| {
        let average = point.average;
        (index as f64, average.mean, average.margin())
    });
    let edges = averages
        .clone()
        .flat_map(|(_, mean, margin)| [mean - margin, mean + margin]);
    let values = points.iter().map(|point| point.value);
    let y = range(values.chain(edges).chain(zero));
    let (Some(first), Some(last)) = (points.first(), points.last()) else {
        return;
    };
    let spoken = format!(
        "{name} in {}: average {} at first, {} at the end",
        count(points.len(), "game"),
        number(first.average.mean),
        number(last.average.mean),
    );
    let x = [0.0, (points.len() - 1) as f64];
    let chart = Chart::new(ui, x, y, Sense::hover(), &spoken);
    let palette = Palette::of(ui);
    if let Some(zero) = zero {
        chart.horizontal_line(ui, zero, palette.outline);
    }
    chart.curve(ui, averages);
    for (index, point) in points.iter().enumerate() {
        let center = chart.at(index as f64, point.value);
        ui.painter().circle_filled(center, 3.0, palette.text);
    }
    let legend = format!(
        "Each dot is a game, the first on the left. The line is the average of the last {WINDOW} games, and \
         the band its 95% margin of error."
    );
    theme::note(ui, &legend);
}

/// Says which house rules were changed.
fn house_rules(ui: &mut Ui, row: &Row) {
    let seats = row.games.first();
    let seats = seats.map_or(0, |game| game.result().players.len());
    match &row.rules {
        Some(rules) if rules.is_empty() => theme::note(ui, "Played by the usual rules."),
        Some(rules) => {
            let rules = rules_in_words(&row.game, seats, rules);
            theme::note(ui, &format!("House rules: {rules}."));
        }
        None => theme::note(ui, "Games with different house rules are counted together."),
    }
}

/// Says how much help was used.
fn help(ui: &mut Ui, row: &Row) {
    let figures = &row.figures;
    let hints = count(figures.hints, "hint");
    theme::note(
        ui,
        &format!("Help used: {}, {hints}.", count(figures.undos, "undo")),
    );
}

fn show_mistakes(ui: &mut Ui, row: &Row) {
    if row.figures.reviewed == 0 {
        return;
    }
    ui.add_space(8.0);
    let heading = Label::new(theme::strong("Most frequent mistakes", size::BODY));
    theme::heading_label(ui, heading, 2);
    let rates = mistakes(&row.games);
    if rates.is_empty() {
        theme::note(ui, "No decision was marked.");
    }
    for rate in rates.iter().take(LISTED) {
        ui.label(theme::text(in_words(rate), size::BODY));
    }
}

/// The number of decisions of a kind and of mistakes among them: `Leading to a trick: 4 of 12 decisions, 2 mistakes …`.
fn in_words(rate: &MistakeRate) -> String {
    let marks = Mark::ALL.into_iter().zip(rate.marks);
    let marks = marks.filter(|(_, found)| *found > 0);
    let marks: Vec<String> = marks
        .map(|(mark, found)| count(found, mark.name()))
        .collect();
    let kind = kind_in_words(&rate.kind);
    let all = count(rate.count, "decision");
    format!(
        "{kind}: {} of {all} ({})",
        rate.marked(),
        list(&marks, "and")
    )
}
