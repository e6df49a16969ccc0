//! The wording of puzzles: the question, and the cost of a wrong choice.

use super::collection::Listed;
use crate::bots::{Estimate, Level};
use crate::games::Theme;
use crate::puzzles::{Grade, Meaning, Rating};
use crate::rules::Wins;
use crate::statistics::title;
use crate::store::Date;
use crate::store::training::Training;
use crate::text::{Message, Number, puzzles_page as texts};

/// The question that every puzzle asks.
pub const fn question(wins: Wins) -> Message {
    match wins {
        Wins::Lowest => texts::fewest_penalty_points(),
        Wins::Highest => texts::most_points(),
    }
}

/// The difficulty of a puzzle: `easy`.
pub(super) const fn grade(grade: Grade) -> Message {
    match grade {
        Grade::Easy => texts::grade_easy(),
        Grade::Medium => texts::grade_medium(),
        Grade::Hard => texts::grade_hard(),
    }
}

/// The reply to a wrong choice, which is named by a noun: `The ace of hearts costs about 2 penalty
/// points more than the best choice.`
pub fn wrong_answer_reply(choice: Message, loss: Estimate, wins: Wins) -> Message {
    match wins {
        Wins::Lowest => texts::costs_more(choice, number(loss.mean)),
        Wins::Highest => texts::brings_fewer(choice, number(loss.mean)),
    }
}

/// The heading of the list of choices.
pub(super) const fn heading(wins: Wins) -> Message {
    match wins {
        Wins::Lowest => texts::extra_penalty_points(),
        Wins::Highest => texts::points_lost(),
    }
}

/// A loss with its 95 % interval: `3.2 ± 0.4`.
pub fn loss_label(loss: Estimate) -> Message {
    if loss.is_exact() {
        return texts::loss(number(loss.mean));
    }
    let decimals = decimals(loss.mean);
    let least = 0.1_f64.powi(decimals.into());
    texts::loss_and_margin(Number::rounded(loss.mean, decimals), Number::rounded(loss.margin().max(least), decimals))
}

/// The choices that are not listed: `45 others cost 3.1 or more.`
pub fn unlisted(count: usize, least: Estimate) -> Message {
    texts::unlisted(count, number(least.mean))
}

/// A number with its [`decimals`]; an integer has none.
fn number(number: f64) -> Number {
    let decimals = decimals(number);
    let [rounded, whole] = [decimals, 0].map(|decimals| Number::rounded(number, decimals));
    if rounded.is_whole() { whole } else { rounded }
}

/// The number of decimals that matter: two below 1, otherwise one.
const fn decimals(number: f64) -> u8 {
    if number < 1.0 { 2 } else { 1 }
}

/// Where a puzzle stands in the list of its game, and how hard it is: `Finis, puzzle 2, easy`.
pub(super) fn place(listed: &Listed) -> Message {
    let (title, number) = (title(&listed.puzzle.game), listed.place + 1);
    match listed.grade {
        Grade::Easy => texts::easy_of_game(title, number),
        Grade::Medium => texts::medium_of_game(title, number),
        Grade::Hard => texts::hard_of_game(title, number),
    }
}

/// The margin of a rating that says little yet.
const EARLY: f64 = 300.0;

fn is_early(rating: Rating) -> bool {
    rating.margin() > EARLY
}

/// A rating with its 95 % interval.
pub(super) fn rating(rating: Rating) -> Message {
    if is_early(rating) {
        return texts::rating_early();
    }
    texts::rating(Number::rounded(rating.value, 0), Number::rounded(rating.margin(), 0))
}

/// A rating in words: the levels that find the answer about as often; `None` if it says little yet.
pub(super) fn meaning(rating: Rating) -> Option<Message> {
    let meaning = match rating.meaning() {
        Meaning::Like(levels) => texts::solves_like(levels.into_iter().map(Level::label)),
        Meaning::Between([Some(low), Some(high)]) => texts::solves_between(low.label(), high.label()),
        Meaning::Between([Some(low), None]) => texts::solves_more(low.label()),
        Meaning::Between([_, high]) => texts::solves_less(high.unwrap_or(Level::Novice).label()),
    };
    (!is_early(rating)).then_some(meaning)
}

/// A rating with its 95 % interval, and how much an answer has changed it, if that was the first try at its puzzle.
pub(super) fn rating_after(rating: Rating, change: Option<f64>) -> Message {
    let [value, margin] = [rating.value, rating.margin()].map(|number| Number::rounded(number, 0));
    match change {
        Some(_) if is_early(rating) => texts::rating_early(),
        Some(change) => texts::rating_after(value, margin, Number::rounded(change, 0)),
        None => texts::rating_stays(value, margin),
    }
}

/// The time after which a puzzle returns, if it does.
pub(super) fn returns(training: &Training, key: u64) -> Option<Message> {
    let days = Date::today().days_until(training.returns(key)?);
    Some(texts::returns(days as usize))
}

/// The number of puzzles solved, among those with a theme if one is chosen: `3 of 42 solved`.
pub(super) fn solved([solved, all]: [usize; 2], theme: Option<Theme>) -> Message {
    match (all, theme) {
        (0, None) => texts::no_puzzles(),
        (0, Some(_)) => texts::no_puzzles_of_theme(),
        (all, _) => texts::solved(solved, all),
    }
}
