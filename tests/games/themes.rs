//! The subjects of puzzles.

use std::collections::BTreeMap;

use misere_games::{GAMES, Theme, puzzles, themes};

#[test]
fn every_theme_has_puzzles_and_a_lead_is_no_discard() {
    let mut counts: BTreeMap<Theme, usize> = BTreeMap::new();
    for puzzle in GAMES.iter().flat_map(|entry| puzzles(entry.id)) {
        let found = themes(&puzzle).expect("a sound puzzle");
        assert!(!(found.contains(&Theme::Leads) && found.contains(&Theme::Discards)));
        // Regression: every button was a bid for the moon, also one that discards nothing.
        let has_tricks = !["garbo", "seven_card_combo"].contains(&&*puzzle.game);
        assert!(has_tricks || !found.contains(&Theme::Moon), "{puzzle:?}");
        let laid = puzzle.log.matches("place ").count() + puzzle.log.matches("cover ").count();
        let is_ending = laid >= 22;
        assert!(puzzle.game != "garbo" || found.contains(&Theme::Endings) == is_ending, "{puzzle:?}");
        let is_drawing = puzzle.game == "seven_card_combo" && puzzle.answer.starts_with("take");
        assert_eq!(is_drawing, found.contains(&Theme::Drawing), "{puzzle:?}");
        for theme in found {
            *counts.entry(theme).or_default() += 1;
        }
    }
    for theme in Theme::ALL {
        assert!(counts.contains_key(&theme), "{theme:?}: {counts:?}");
    }
}
