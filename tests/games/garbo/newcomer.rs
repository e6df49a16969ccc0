//! Things that newcomers once could not see in Garbo.

use crate::newcomer::{go_on, scene, start};

#[test]
fn the_values_of_garbo_and_its_covering_are_explained() {
    for (rules, words) in
        [("()", "counts 10 times"), ("(cover_factor: 2)", "counts double"), ("(cover_factor: 1)", "counts once")]
    {
        let mut session = start("garbo", 2, rules, 1);
        go_on(&mut *session);
        assert!(!scene(&*session).values.heading.is_empty());
        for _ in 0..16 {
            assert!(!scene(&*session).prompt.for_programs().contains("counts"), "not on level one");
            go_on(&mut *session);
        }
        let prompt = scene(&*session).prompt.for_programs();
        assert!(prompt.contains(words), "{prompt}");
    }
}
