//! Things that newcomers once could not see in the Fosdick family.

use misere_engine::rules::Message;

use crate::newcomer::{go_on, scene, start};

#[test]
fn the_moon_question_says_what_is_won_and_lost() {
    for (rules, cards) in [("()", "queens"), ("(penalty_rank: Jack)", "jacks")] {
        let mut session = start("four_bad_queens", 4, rules, 1);
        let asks = |prompt: Message| prompt.for_programs().starts_with("Shoot the moon?");
        while !asks(scene(&*session).prompt) {
            assert!(session.deal_number() < 2, "nobody was asked");
            go_on(&mut *session);
        }
        let prompt = scene(&*session).prompt.for_programs();
        assert!(prompt.contains(&format!("all four {cards}")), "{prompt}");
        assert!(prompt.contains("5 penalty points"), "{prompt}");
    }
}
