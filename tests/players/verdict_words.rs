use misere_engine::rules::{Message, Wins};
use misere_players::bots::Estimate;
use misere_players::for_tests::*;
use misere_players::text::review as texts;

#[test]
fn a_sentence_says_what_was_better_and_by_how_much() {
    let estimate = Estimate::sampled;
    let words = |points, wins, game| {
        let better = sentence(Message::raw("the ace"), points, wins, game);
        better.for_programs()
    };
    let better = sentence(Message::raw("the ace"), estimate(1.23, 0.2), Wins::Lowest, false);
    let because = texts::better_because(better, Message::raw("It takes nothing."));
    let hint = "The reason at that moment: “It takes nothing.”";
    assert_eq!(because.for_programs(), format!("The ace was better by about 1.2 penalty points. {hint}"));
    assert_eq!(words(Estimate::exact(1.0), Wins::Highest, false), "The ace was better by 1 point.");
    assert_eq!(words(estimate(-0.5, 0.2), Wins::Lowest, true), "The ace gave a better chance to win the game.");
    assert_eq!(
        words(estimate(0.5, 0.2), Wins::Lowest, true),
        "The ace was better by about 0.5 penalty points and gave a better chance to win the game."
    );
}
