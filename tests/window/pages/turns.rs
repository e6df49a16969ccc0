use egui::Context;
use misere::bots::Limit;
use misere::games::entry;
use misere::rules::{Next, Seat};
use misere::seal::Seal;
use misere::store::open_example;
use misere::ui::for_tests::job::*;
use misere::ui::settings::Settings;

#[test]
fn a_bot_whose_action_is_refused_plays_the_first_legal_one() {
    let mut saved = open_example(entry("finis").expect("a game"), false).expect("an example");
    while saved.session.next() != Next::Act(Seat::new(1)) {
        let action = saved.session.moves()[0].text.clone();
        saved.session.play(&action).expect("a legal action");
    }
    let first = saved.session.moves()[0].text.clone();
    let mut game = TableGame::new(saved.into(), "finis.ron".into(), Seal::new(1, 2));
    let at = game.session().at();
    let ctx = Context::default();
    let nonsense = decide(&ctx, Box::new(|_| "play ??".into()));
    game.pending = Some(PendingMove::new(nonsense, None));
    let mut messages = Vec::new();
    let mut external_bots = ExternalBots::default();
    while messages.is_empty() && game.session().at() == at {
        std::thread::yield_now();
        let settings = &Settings::default();
        let now = Now { ctx: &ctx, time: 0.0, settings, thinking: Limit::Time, awaited: None };
        messages = game.poll(now, &mut external_bots, Seat::new(1));
    }
    assert_eq!(game.own_session().expect("a game of one's own").steps()[at], first);
    assert_eq!(messages.len(), 1, "{messages:?}");
}
