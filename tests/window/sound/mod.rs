//! Sounds: when, what, and how they reach the server.

mod cue;
#[cfg(not(any(windows, target_os = "macos")))]
mod pulse;
mod recipes;
#[cfg(not(any(windows, target_os = "macos")))]
mod server;

use misere::ui::sound::Cue;

#[test]
fn every_sound_has_a_visible_counterpart() {
    let page = include_str!("../../../docs/accessibility.md");
    for cue in Cue::ALL {
        let cue = format!("{cue:?}");
        let begins = format!("| {} | ", cue.split('(').next().unwrap_or_default());
        let row = page.lines().find(|line| line.starts_with(&begins));
        let row = row.unwrap_or_else(|| panic!("{cue} is not in docs/accessibility.md"));
        let cells: Vec<&str> = row.trim_matches('|').split('|').map(str::trim).collect();
        let filled = cells.len() == 3 && cells.iter().all(|cell| !cell.is_empty());
        assert!(filled, "{cue} cannot be seen and read: {row}");
    }
}

#[test]
fn a_card_that_does_not_move_lands_at_once_and_does_not_slide() {
    assert_eq!(Cue::Slide.delay(0.0), None);
    assert_eq!(Cue::Snap.delay(0.0), Some(0.0));
    assert!(Cue::Snap.delay(0.24) > Cue::Slide.delay(0.24));
}
