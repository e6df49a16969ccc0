//! The games of a row in detail: skill, scores and losses over time, and the most frequent mistakes.

use egui::{Label, Ui};

use super::loss;
use super::row::{percent, seats};
use super::series::chart;
use crate::review::Mark;
use crate::statistics::{
    Figures, MistakeRate, PersonGame, Row, WINDOW, kind_in_words, mistakes, rules_in_words, score_series, skill_series,
};
use crate::text::{Message, statistics_page as texts};
use crate::ui::theme::{self, size};

/// Maximum number of kinds of mistakes listed.
const LISTED: usize = 5;

/// The figure that the chart shows over time.
#[derive(Clone, Copy, Debug, Default, PartialEq, Eq)]
pub(super) enum Over {
    #[default]
    Skill,
    Scores,
    Losses,
}

/// Shows the games of a row below it, with the chosen figure over time. `alike` are those against any opponents.
pub(super) fn show(ui: &mut Ui, row: &Row, alike: &[PersonGame], over: &mut Over) {
    theme::panel(ui, |ui| {
        loss::show_level(ui, alike);
        theme::note(ui, won(&row.figures));
        let all = [(Over::Skill, texts::skill()), (Over::Scores, texts::scores()), (Over::Losses, texts::losses())];
        theme::segments(ui, over, &all, texts::over_time());
        match over {
            Over::Skill => skill(ui, row),
            Over::Scores => scores(ui, row),
            Over::Losses => loss::show(ui, alike),
        }
        ui.add_space(8.0);
        theme::note(ui, house_rules(row));
        let (undos, hints) = (row.figures.undos as usize, row.figures.hints as usize);
        theme::note(ui, texts::help_used(undos, hints));
        show_mistakes(ui, row);
    });
}

fn won(figures: &Figures) -> Message {
    let [low, high] = figures.interval.map(percent);
    let (share, chance) = (percent(figures.share), percent(figures.chance));
    texts::won(share, figures.games, chance, low, high)
}

fn skill(ui: &mut Ui, row: &Row) {
    let series = skill_series(&row.games);
    if series.is_empty() {
        return theme::note(ui, texts::how_to_see_skill());
    }
    let figures = &row.figures;
    let about = match (figures.skill, figures.luck) {
        (Some(skill), Some(luck)) => {
            texts::about_skill_with_figures(figures.reviewed, skill.with_sign(), luck.with_sign())
        }
        _ => texts::about_skill(figures.reviewed),
    };
    theme::note(ui, about);
    chart(ui, &series, Some(0.0), texts::skill_chart);
    theme::note(ui, texts::legend(WINDOW));
}

fn scores(ui: &mut Ui, row: &Row) {
    let mut results = row.games.iter().map(PersonGame::result);
    let about = match results.next() {
        Some(result) if result.lowest_wins => texts::about_scores_lowest(),
        _ => texts::about_scores_highest(),
    };
    theme::note(ui, about);
    let series = score_series(&row.games);
    chart(ui, &series, None, texts::scores_chart);
    theme::note(ui, texts::legend(WINDOW));
}

fn house_rules(row: &Row) -> Message {
    match &row.rules {
        Some(rules) if rules.is_empty() => texts::by_usual_rules(),
        Some(rules) => texts::by_house_rules(rules_in_words(&row.game, seats(row), rules)),
        None => texts::by_different_rules(),
    }
}

fn show_mistakes(ui: &mut Ui, row: &Row) {
    if row.figures.reviewed == 0 {
        return;
    }
    ui.add_space(8.0);
    let heading = Label::new(theme::strong(ui, texts::mistakes(), size::BODY));
    theme::heading_label(ui, heading, 2);
    let rates = mistakes(&row.games);
    if rates.is_empty() {
        theme::note(ui, texts::none_marked());
    }
    for rate in rates.iter().take(LISTED) {
        let words = in_words(rate);
        ui.label(theme::text(ui, words, size::BODY));
    }
}

/// The number of decisions of a kind and of mistakes among them: `Leading to a trick: 4 of 12 decisions, 2 mistakes …`.
fn in_words(rate: &MistakeRate) -> Message {
    let marks = Mark::ALL.into_iter().zip(rate.marks);
    let marks = Mark::counted(marks.map(|(mark, found)| (mark, found as usize)));
    let kind = kind_in_words(&rate.kind);
    texts::mistakes_of_kind(kind, rate.marked() as usize, rate.count as usize, marks)
}
