use misere::games::{GAMES, entry};
use misere::rules::Seat;
use misere::rules::scene::{Anchor, Arrangement, Scene, Zone};
use misere::store::{Player, Saved, open_example};
use misere::table::PastStep;
use misere::text::Language;
use misere::ui::for_tests::pages::*;

fn replay(id: &str, finished: bool) -> Replay {
    let saved = open_example(entry(id).expect("a game"), finished).expect("an example");
    Replay::new(&saved, Language::ENGLISH)
}

fn hands(scene: &Scene) -> Vec<&Zone> {
    let is_hand = |zone: &&Zone| matches!(zone.anchor, Anchor::OwnHand | Anchor::Hand(_));
    scene.zones.iter().filter(is_hand).collect()
}

#[test]
fn every_position_of_every_game_can_be_shown_from_every_seat() {
    for game in GAMES {
        for finished in [false, true] {
            let saved = open_example(game, finished).expect("an example");
            let mut replay = Replay::new(&saved, Language::ENGLISH);
            let (end, steps) = (replay.end(), replay.session().steps());
            for at in 0..=end {
                replay.go_to(at);
                replay.choose_seat(Seat::new(at % replay.session().seats()));
                replay.set_open(at % 2 == 0);
                let scene = replay.scene();
                assert!(scene.buttons.is_empty() && scene.card_choice.is_none());
                let offers = |zone: &Zone| zone.arrangement == Arrangement::Choices;
                assert!(!scene.zones.iter().any(offers), "{} at {at}", game.id);
                let reason = replay.reason(None).render(&replay.names());
                let [caption, position] =
                    [replay.caption(), replay.position_text()].map(|words| words.render(&replay.names()));
                let words = caption + &reason + &position;
                assert!(!words.contains(['{', '}']), "{}: {words}", game.id);
            }
            assert_eq!(replay.session().steps(), steps, "{}", game.id);
        }
    }
}

#[test]
fn all_hands_are_open_once_a_deal_is_over() {
    let mut replay = replay("finis", true);
    replay.go_to(1);
    let backs = |replay: &Replay| {
        let scene = replay.scene();
        let spots = hands(&scene).into_iter().flat_map(|zone| &zone.spots);
        spots.filter(|spot| spot.card().is_none()).count()
    };
    assert!(backs(&replay) > 0, "other hands are face down at first");
    replay.set_open(true);
    assert_eq!(backs(&replay), 0);
}

/// Reviewing a deal in progress must not reveal more than the table does.
#[test]
fn a_deal_in_progress_shows_only_what_the_player_saw() {
    for game in GAMES {
        let saved = open_example(game, false).expect("an example");
        let mut replay = Replay::new(&saved, Language::ENGLISH);
        let own = Seat::new(replay.players().iter().position(Player::is_person).expect("a person"));
        let other = own.left(replay.session().seats());
        assert!(replay.is_running(), "{}", game.id);
        for at in replay.settled + 1..=replay.end() {
            replay.go_to(at);
            let plain = replay.scene();
            replay.choose_seat(other);
            replay.set_open(true);
            assert_eq!(replay.scene(), plain, "{} at {at}", game.id);
            assert_eq!(replay.viewer(), own);
            replay.choose_seat(own);
            replay.set_open(false);
        }
    }
}

#[test]
fn people_who_share_a_machine_see_no_hand_of_a_deal_in_progress() {
    let mut saved = open_example(entry("finis").expect("a game"), false).expect("an example");
    for player in &mut saved.players {
        *player = Player::Person("".into());
    }
    let replay = Replay::new(&saved, Language::ENGLISH);
    let scene = replay.scene();
    let open = hands(&scene).into_iter().flat_map(|zone| &zone.spots);
    assert_eq!(open.filter(|spot| spot.card().is_some()).count(), 0);
}

#[test]
fn a_branch_ends_at_the_position_and_leaves_the_game_alone() {
    let mut replay = replay("finis", true);
    let steps = replay.session().steps();
    replay.go_to(30);
    let branch = replay.branch().expect("a position to play on from");
    assert_eq!(branch.session.steps(), steps[..30]);
    assert_eq!(branch.session.undo_count(), 1, "the future is known");
    let read = Saved::from_ron(&branch.to_ron(), std::path::Path::new("branch"));
    assert_eq!(read.expect("a branch can be read").session.at(), 30);
    assert_eq!(replay.session().steps(), steps);
    replay.go_to(replay.end());
    assert!(replay.branch().is_none(), "nothing is left to play");
}

#[test]
fn strides_lead_to_the_next_trick_and_deal_and_back() {
    let mut replay = replay("finis", true);
    replay.go_to(0);
    let mut deals = 0;
    while let Some(at) = replay.target(Stride::Deal, true) {
        replay.go_to(at);
        deals += u32::from(replay.past()[at - 1].begins_deal());
    }
    assert_eq!(replay.at(), replay.end());
    assert_eq!(deals, replay.session().deal_number());
    replay.go_to(1);
    let first = replay.target(Stride::Trick, true).expect("a trick");
    replay.go_to(first);
    assert!(replay.is_holding());
    assert_eq!(replay.target(Stride::Trick, false), Some(1));
}

/// Regression: at the end of a deal, everything that had been won was gone from the table with its last trick.
#[test]
fn what_was_won_lies_beside_the_last_trick_of_a_deal() {
    let mut replay = replay("clubs", true);
    let won = |replay: &Replay| {
        let scene = replay.scene();
        scene.zones.iter().filter(|zone| matches!(zone.anchor, Anchor::Beside(_))).count()
    };
    let ends: Vec<usize> = (1..=replay.end())
        .filter(|at| replay.past()[at - 1].ends_trick() && replay.past().get(*at).is_none_or(PastStep::begins_deal))
        .collect();
    assert!(ends.len() > 1, "a game of several deals");
    for end in ends {
        replay.go_to(end - 1);
        let before = won(&replay);
        replay.go_to(end);
        assert!(replay.is_holding() && before > 0);
        assert_eq!(won(&replay), before, "position {end}");
    }
}

#[test]
fn the_last_position_shows_the_final_totals() {
    for game in GAMES {
        let replay = replay(game.id, true);
        let shown: Vec<_> = replay.scene().players.iter().map(|player| player.total).collect();
        let totals: Vec<_> = replay.session().totals().iter().copied().collect();
        assert_eq!(shown, totals, "{}", game.id);
    }
}
