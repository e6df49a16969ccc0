//! The wording of puzzles: the question, and the cost of a wrong choice.

use crate::bots::Estimate;
use crate::rules::Wins;
use crate::rules::words::{count, plural, sentence};

/// The question that every puzzle asks.
pub(super) fn question(wins: Wins) -> String {
    let points = plural(wins.point());
    match wins {
        Wins::Lowest => format!("Which play costs you the fewest {points} on average?"),
        Wins::Highest => format!("Which play brings you the most {points} on average?"),
    }
}

/// The reply to a wrong choice, which is named by a noun: `The ace of hearts costs about 2 penalty
/// points more than the best choice.`
pub(super) fn wrong_answer_reply(choice: &str, loss: Estimate, wins: Wins) -> String {
    let (costs, more) = match wins {
        Wins::Lowest => ("costs", "more"),
        Wins::Highest => ("brings", "fewer"),
    };
    let points = count(number_text(loss.mean), wins.point());
    format!("{choice} {costs} about {points} {more} than the best choice. Try another.")
}

/// The heading of the list of choices.
pub(super) fn heading(wins: Wins) -> String {
    match wins {
        Wins::Lowest => format!("Extra {}", plural(wins.point())),
        Wins::Highest => sentence(&format!("{} lost", plural(wins.point()))),
    }
}

/// A loss with its 95 % interval: `3.2 ± 0.4`.
pub(super) fn loss_label(loss: Estimate) -> String {
    let decimals = decimals(loss.mean);
    match loss.margin_text(decimals) {
        Some(margin) => format!("{:.decimals$} ± {margin}", loss.mean),
        None => number_text(loss.mean),
    }
}

/// The choices that are not listed: `45 others cost 3.1 or more.`
pub(super) fn unlisted(count: usize, least: Estimate) -> String {
    let (others, cost) = match count {
        1 => ("other", "costs"),
        _ => ("others", "cost"),
    };
    format!(
        "{count} {others} {cost} {} or more.",
        number_text(least.mean)
    )
}

/// A number with its [`decimals`]; an integer has none.
fn number_text(number: f64) -> String {
    let decimals = decimals(number);
    let text = format!("{number:.decimals$}");
    let whole = text.trim_end_matches('0').strip_suffix('.');
    whole.map_or(text.clone(), Into::into)
}

/// The number of decimals that matter: two below 1, otherwise one.
const fn decimals(number: f64) -> usize {
    if number < 1.0 { 2 } else { 1 }
}

/// The number of puzzles solved: `3 of 42 solved`.
pub(super) fn solved(solved: usize, all: usize) -> String {
    match all {
        0 => "No puzzles yet".into(),
        all => format!("{solved} of {all} solved"),
    }
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn points_are_penalties_where_the_lowest_score_wins() {
        let loss = Estimate::sampled(2.14, 0.15);
        assert_eq!(
            wrong_answer_reply("The ace of hearts", loss, Wins::Lowest),
            "The ace of hearts costs about 2.1 penalty points more than the best choice. Try another."
        );
        let half = Estimate::exact(1.0);
        assert_eq!(
            wrong_answer_reply("Discarding nothing", half, Wins::Highest),
            "Discarding nothing brings about 1 point fewer than the best choice. Try another."
        );
        assert!(question(Wins::Lowest).contains("penalty points"));
        assert!(!question(Wins::Highest).contains("penalty"));
    }

    #[test]
    fn losses_have_as_many_decimals_as_matter() {
        let loss = |mean, error| loss_label(Estimate::sampled(mean, error));
        assert_eq!(loss(0.269, 0.025), "0.27 ± 0.05");
        assert_eq!(loss(25.97, 1.58), "26.0 ± 3.1");
        assert_eq!(loss(2.2, 0.0), "2.2 ± 0.1");
        assert_eq!(loss_label(Estimate::exact(10.0)), "10");
        assert_eq!(
            unlisted(45, Estimate::exact(3.12)),
            "45 others cost 3.1 or more."
        );
        assert_eq!(
            unlisted(1, Estimate::exact(3.0)),
            "1 other costs 3 or more."
        );
    }
}
