//! Passing: positions in which its direction changes the best card, and what players are told.

use misere_engine::rules::Seat;
use misere_engine::rules::options::HouseRules;
use misere_engine::table::{Setup, Step, Table, Watch as _};
use misere_games::fosdick::Fosdick;

use super::positions::FAMILY;
use crate::house_rules::{Position, check_passes};

#[test]
fn what_to_pass_changes_with_the_direction() {
    check_passes(&FAMILY, PASSES);
}

/// FO-3: a seat that holds the king or ace of a suit passes its queen to the right, where the queen
/// is mostly played before the seat's own card. When passing to the left, it keeps the queen, which
/// would otherwise fall on its own card, and passes something else.
pub const PASSES: &[Position] = &[
    // 8C JC JD KD 7H KH QS AS.
    Position::new(
        "slippery_paws/4/0000-02ZG/pass_count=1",
        "passing",
        "deal, pass KC",
        [("Right", "pass QS"), ("Left", "pass KD")],
    ),
    // 7C 9C 7D JD QH AH 8S JS.
    Position::new(
        "four_mad_queens/4/0000-02ZM/pass_count=1",
        "passing",
        "deal",
        [("Right", "pass QH"), ("Left", "pass JS")],
    ),
];

#[test]
fn players_hear_their_own_pass_once() {
    let setup = Setup { seats: 4, rules: HouseRules::default(), seed: 1, dealer: None };
    let mut table = Table::new(Fosdick::AcornHearts, &setup).expect("the usual rules");
    table.shuffle();
    for _ in 0..4 {
        let pass = table.legal()[0];
        table.take(Step::Act(pass)).expect("a legal pass");
    }
    let story = table.announcements(0, Some(Seat::new(0)));
    let told = |words: &str| {
        let said = story.iter().map(|one| one.words.for_programs());
        said.filter(|said| said.contains(words)).count()
    };
    assert_eq!(told("{0} passed"), 1, "{story:#?}");
    assert_eq!(told("passed"), 4, "{story:#?}");
}
