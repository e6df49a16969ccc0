//! Consent to start a program.

use misere_engine::limits::PROGRAMS;
use misere_players::external::{Consent, Consents, Program, Question};

fn program(command: &str) -> Program {
    Program::examine(command).expect("a program")
}

#[test]
fn a_question_gives_consent_only_after_all_of_it_was_seen() {
    let mut question = Question::new(program("no-such-program"));
    assert_eq!(question.allow(), None);
    question.set_seen(true);
    assert_eq!(question.allow(), Some(Consent::typed(program("no-such-program"))));
}

#[test]
fn only_exactly_what_was_allowed_may_be_started() {
    let mut consents = Consents::default();
    consents.insert(Consent::typed(program("no-such-program 1")));
    assert!(consents.to(&program("no-such-program 1")).is_some());
    assert!(consents.to(&program("no-such-program 2")).is_none());
    assert!(consents.to(&program("no-such-program 1 ")).is_none());
}

#[test]
fn as_many_programs_are_remembered_as_can_be_read_again() {
    let mut consents = Consents::default();
    for number in 0..PROGRAMS + 10 {
        consents.insert(Consent::typed(program(&format!("no-such-program {number}"))));
    }
    consents.insert(Consent::typed(program("no-such-program 100")));
    let text = ron::to_string(&consents).expect("RON");
    assert_eq!(ron::from_str::<Consents>(&text).expect("consents"), consents);
    assert_eq!(consents.programs().len(), PROGRAMS);
    assert!(consents.to(&program("no-such-program 209")).is_some());
    assert!(consents.to(&program("no-such-program 9")).is_none());
}
