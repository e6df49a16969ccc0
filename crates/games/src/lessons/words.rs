//! The texts of lessons: cards and players are markers in braces.

use misere_engine::cards::Card;
use misere_engine::rules::Names;
use misere_engine::rules::words::with_names;

/// A part of a text.
#[derive(Clone, Debug, PartialEq, Eq)]
pub enum Run {
    /// Plain words.
    Words(String),
    /// A card, to be shown by its rank and sign.
    Card(Card),
}

/// The text with its players named, as parts: `{QS}` is a card, `{1 leads}` a player with a verb.
pub fn fill(text: &str, names: &Names) -> Vec<Run> {
    let named = with_names(text, names);
    let mut runs = Vec::new();
    let mut rest = named.as_str();
    while let Some((before, after)) = rest.split_once('{') {
        let card = after
            .split_once('}')
            .and_then(|(code, after)| Some((code.parse().ok()?, after)));
        let Some((card, after)) = card else { break };
        if !before.is_empty() {
            runs.push(Run::Words(before.into()));
        }
        runs.push(Run::Card(card));
        rest = after;
    }
    if !rest.is_empty() {
        runs.push(Run::Words(rest.into()));
    }
    runs
}

/// The text as it is spoken.
pub fn spoken(text: &str, names: &Names) -> String {
    let runs = fill(text, names).into_iter();
    runs.fold(String::new(), |said, run| match run {
        Run::Words(words) => said + &words,
        Run::Card(card) if said.ends_with("our ") => said + &card.name(),
        Run::Card(card) => said + "the " + &card.name(),
    })
}

/// The cards that a text names by markers.
pub(super) fn cards(text: &str) -> impl Iterator<Item = Card> {
    fill(text, &Names::default())
        .into_iter()
        .filter_map(|run| match run {
            Run::Card(card) => Some(card),
            Run::Words(_) => None,
        })
}

#[cfg(test)]
mod tests {
    use super::*;
    use misere_engine::rules::Seat;

    #[test]
    fn markers_of_cards_and_players_are_filled() {
        let names = Names::new(["Ann", "Berta"]).addressing(Seat::new(0));
        let runs = fill("{1 leads} {QS}; {0 takes} it.", &names);
        let words = |text: &str| Run::Words(text.into());
        let queen = Run::Card("QS".parse().expect("a card"));
        assert_eq!(
            runs,
            [words("Berta leads "), queen, words("; you take it.")]
        );
        assert_eq!(cards("no {QD}, {1}, {AH}").count(), 2);
    }

    /// “Your the queen of spades” was spoken once.
    #[test]
    fn a_card_of_yours_is_spoken_without_an_article() {
        let said = spoken("Your {QS} beats {JS}, not your {TS}.", &Names::default());
        let words = "Your queen of spades beats the jack of spades, not your ten of spades.";
        assert_eq!(said, words);
    }
}
