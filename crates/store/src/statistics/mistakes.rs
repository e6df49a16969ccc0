//! The kinds of decisions with the most mistakes.

use super::PersonGame;
use misere_engine::rules::words::sentence;

/// The marked decisions of one kind.
#[derive(Clone, Debug, PartialEq)]
pub struct MistakeRate {
    /// The kind, as in the results file.
    pub kind: String,
    /// The number of decisions.
    pub count: u32,
    /// The numbers of inaccuracies, mistakes and blunders.
    pub marks: [u32; 3],
}

impl MistakeRate {
    /// The number of decisions that were marked.
    pub fn marked(&self) -> u32 {
        self.marks.iter().sum()
    }
}

/// The kinds of decisions with marks, the most marks first.
pub fn mistakes(games: &[PersonGame]) -> Vec<MistakeRate> {
    let mut rates: Vec<MistakeRate> = Vec::new();
    let reviews = games.iter().filter_map(PersonGame::review);
    for decisions in reviews.flat_map(|seat| &seat.decisions) {
        let index = rates.iter().position(|rate| rate.kind == decisions.kind);
        let index = index.unwrap_or_else(|| {
            rates.push(MistakeRate {
                kind: decisions.kind.clone(),
                count: 0,
                marks: [0; 3],
            });
            rates.len() - 1
        });
        let rate = &mut rates[index];
        rate.count = rate.count.saturating_add(decisions.count);
        let found = [
            decisions.inaccuracies,
            decisions.mistakes,
            decisions.blunders,
        ];
        for (mark, found) in rate.marks.iter_mut().zip(found) {
            *mark = mark.saturating_add(found);
        }
    }
    rates.retain(|rate| rate.marked() > 0);
    rates.sort_by(|a, b| b.marked().cmp(&a.marked()).then(a.kind.cmp(&b.kind)));
    rates
}

/// A kind of decisions in words: `Leading to a trick`.
pub fn kind_in_words(kind: &str) -> String {
    match kind {
        "lead" => "Leading to a trick".into(),
        "follow" => "Playing to a trick".into(),
        "play" => "Playing a card".into(),
        "pass" => "Passing cards".into(),
        "draw" => "Drawing".into(),
        "take" => "Taking cards".into(),
        "discard" => "Discarding".into(),
        "lay" => "Laying off".into(),
        "place" => "Placing a card".into(),
        "cover" => "Covering a card".into(),
        "claim" => "Claiming".into(),
        "choice" => "Answering a question".into(),
        other => sentence(other),
    }
}

#[cfg(test)]
mod tests {
    use super::*;
    use crate::statistics::Filter;
    use crate::statistics::summary::tests::{results, reviewed};

    #[test]
    fn the_most_frequent_kind_comes_first() {
        let games = results(vec![reviewed(1, 1.0), reviewed(2, 1.0)]);
        let rates = mistakes(&Filter::default().apply(&games));
        let found: Vec<_> = rates
            .iter()
            .map(|rate| (rate.kind.as_str(), rate.count, rate.marks))
            .collect();
        assert_eq!(found, [("follow", 40, [4, 2, 0]), ("lead", 12, [0, 2, 2])]);
        assert_eq!(kind_in_words("lead"), "Leading to a trick");
        assert_eq!(kind_in_words("swap"), "Swap");
    }
}
