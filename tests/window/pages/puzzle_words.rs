use misere::bots::Estimate;
use misere::rules::{Message, Wins};
use misere::text::Language;
use misere::ui::for_tests::pages::*;

#[test]
fn points_are_penalties_where_the_lowest_score_wins() {
    let reply =
        |choice, loss, wins| wrong_answer_reply(Message::raw(choice), loss, wins).in_language(Language::ENGLISH);
    let question = |wins| question(wins).in_language(Language::ENGLISH);
    let loss = Estimate::sampled(2.14, 0.15);
    assert_eq!(
        reply("the ace of hearts", loss, Wins::Lowest),
        "The ace of hearts costs about 2.1 penalty points more than the best choice."
    );
    let half = Estimate::exact(1.0);
    assert_eq!(
        reply("discarding nothing", half, Wins::Highest),
        "Discarding nothing brings about 1 point fewer than the best choice."
    );
    assert!(question(Wins::Lowest).contains("penalty points"));
    assert!(!question(Wins::Highest).contains("penalty"));
}

#[test]
fn losses_have_as_many_decimals_as_matter() {
    let label = |loss| loss_label(loss).in_language(Language::ENGLISH);
    let unlisted = |count, loss| unlisted(count, loss).in_language(Language::ENGLISH);
    let loss = |mean, error| label(Estimate::sampled(mean, error));
    assert_eq!(loss(0.269, 0.025), "0.27 ± 0.05");
    assert_eq!(loss(25.97, 1.58), "26.0 ± 3.1");
    assert_eq!(loss(2.2, 0.0), "2.2 ± 0.1");
    assert_eq!(label(Estimate::exact(10.0)), "10");
    assert_eq!(unlisted(45, Estimate::exact(3.12)), "45 others cost 3.1 or more.");
    assert_eq!(unlisted(1, Estimate::exact(3.0)), "1 other costs 3 or more.");
}
