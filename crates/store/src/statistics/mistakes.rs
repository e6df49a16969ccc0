//! The kinds of decisions with the most mistakes.

use super::PersonGame;
use crate::text::statistics as texts;
use misere_engine::printable::escaped;
use misere_engine::rules::Message;

/// The marked decisions of one kind.
#[derive(Clone, Debug, PartialEq)]
pub struct MistakeRate {
    /// The kind, as in the results file.
    pub kind: String,
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
            rates.push(MistakeRate { kind: decisions.kind.clone(), count: 0, marks: [0; 3] });
            rates.len() - 1
        });
        let rate = &mut rates[index];
        rate.count = rate.count.saturating_add(decisions.count);
        let found = [decisions.inaccuracies, decisions.mistakes, decisions.blunders];
        for (mark, found) in rate.marks.iter_mut().zip(found) {
            *mark = mark.saturating_add(found);
        }
    }
    rates.retain(|rate| rate.marked() > 0);
    rates.sort_by(|a, b| b.marked().cmp(&a.marked()).then(a.kind.cmp(&b.kind)));
    rates
}

/// A kind of decisions in words: `Leading to a trick`.
pub fn kind_in_words(kind: &str) -> Message {
    match kind {
        "lead" => texts::kind_lead(),
        "follow" => texts::kind_follow(),
        "play" => texts::kind_play(),
        "pass" => texts::kind_pass(),
        "draw" => texts::kind_draw(),
        "take" => texts::kind_take(),
        "discard" => texts::kind_discard(),
        "lay" => texts::kind_lay(),
        "place" => texts::kind_place(),
        "cover" => texts::kind_cover(),
        "claim" => texts::kind_claim(),
        "choice" => texts::kind_choice(),
        other => texts::kind_other(escaped(other)),
    }
}
