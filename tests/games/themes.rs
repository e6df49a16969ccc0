//! The subjects of puzzles.

use std::collections::BTreeMap;

use misere_games::{GAMES, Theme, puzzles, themes};

#[test]
fn every_theme_has_puzzles_and_a_lead_is_no_discard() {
    let mut counts: BTreeMap<Theme, usize> = BTreeMap::new();
    for puzzle in GAMES.iter().flat_map(|entry| puzzles(entry.id)) {
        let found = themes(&puzzle).expect("a sound puzzle");
        assert!(!(found.contains(&Theme::Leads) && found.contains(&Theme::Discards)));
        for theme in found {
            *counts.entry(theme).or_default() += 1;
        }
    }
    for theme in Theme::ALL {
        assert!(counts.contains_key(&theme), "{theme:?}: {counts:?}");
    }
}
