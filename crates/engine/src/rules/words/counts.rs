//! Numbers with their nouns, and ordinals.

use std::fmt::Display;

use super::plural;
use crate::rules::{Score, Wins};

/// A number with its noun: `1 card`, `2 cards`, `½ point`.
pub fn count(number: impl Display, noun: &str) -> String {
    let number = number.to_string();
    let size = number.trim_start_matches(['+', '−', '-']);
    if matches!(size, "1" | "½") {
        format!("{number} {noun}")
    } else {
        format!("{number} {}", plural(noun))
    }
}

/// Points with their unit: `1 point`, `5½ points`, `−3 points`.
pub fn points(score: Score) -> String {
    count(score, "point")
}

/// Points as the game counts them: `3 penalty points` where the lowest score wins. Negative points
/// are good for the player there, so they stay plain points.
pub fn scored(score: Score, wins: Wins) -> String {
    if score < Score::ZERO {
        points(score)
    } else {
        count(score, wins.point())
    }
}

/// A small number in words: `no`, `one`, `two`. Larger ones are written in digits.
pub fn number(count: usize) -> String {
    const WORDS: [&str; 13] = [
        "no", "one", "two", "three", "four", "five", "six", "seven", "eight", "nine", "ten",
        "eleven", "twelve",
    ];
    WORDS
        .get(count)
        .map_or_else(|| count.to_string(), |&word| word.into())
}

/// An ordinal number: `1st`, `2nd`, `11th`.
pub fn ordinal(rank: usize) -> String {
    let end = match (rank % 10, rank % 100) {
        (_, 11..=13) => "th",
        (1, _) => "st",
        (2, _) => "nd",
        (3, _) => "rd",
        _ => "th",
    };
    format!("{rank}{end}")
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn one_is_singular() {
        let halves = |halves| points(Score::halves(halves));
        assert_eq!(
            [0, 1, 2, 3].map(halves),
            ["0 points", "½ point", "1 point", "1½ points"]
        );
        assert_eq!(
            [-1, -2, -4].map(halves),
            ["−½ point", "−1 point", "−2 points"]
        );
        let scored = |points| scored(Score::points(points), Wins::Lowest);
        assert_eq!(
            [-1, 1, 2].map(scored),
            ["−1 point", "1 penalty point", "2 penalty points"]
        );
        assert_eq!(count(1, "card"), "1 card");
        assert_eq!(count(0, "penalty"), "0 penalties");
        assert_eq!(count(2, "match"), "2 matches");
    }
}
