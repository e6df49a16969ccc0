//! The player in a seat of a saved game.

use misere_engine::rules::Seat;
use misere_engine::text::{Language, tricks};
use misere_players::bots::Level;
use misere_store::{Player, names};

fn sentence(players: &[Player], seat: usize) -> String {
    let leads = tricks::leads(Seat::new(seat));
    leads.render(&names(players, Language::ENGLISH))
}

#[test]
fn a_person_alone_is_addressed_whatever_the_name() {
    let bot = Player::Computer("Berta".into(), Level::Easy.into());
    for name in ["", "Ada", "You"] {
        let players = [bot.clone(), Player::Person(name.into())];
        assert_eq!(sentence(&players, 1), "You lead");
        assert_eq!(sentence(&players, 0), "Berta leads");
    }
    let players = [bot, Player::Person("".into())];
    assert_eq!(names(&players, Language::ENGLISH).list(), ["Berta", "You"]);
}

#[test]
fn several_people_go_by_their_names_or_seats() {
    let players = ["", "Ada", " "].map(|name| Player::Person(name.into()));
    assert_eq!(names(&players, Language::ENGLISH).list(), ["Seat 1", "Ada", "Seat 3"]);
    assert_eq!(sentence(&players, 0), "Seat 1 leads");
}

/// Regression: friends elsewhere could all be called “Same”.
#[test]
fn players_with_one_name_are_told_apart() {
    let friend = |name: &str| Player::Friend(name.into(), String::new());
    let players = ["Same", "same ", "Same 2", "Same", "Seat 6", ""].map(friend);
    let expected = ["Same", "same 2", "Same 2 2", "Same 3", "Seat 6 2", "Seat 6"];
    assert_eq!(names(&players, Language::ENGLISH).list(), expected);
    let players = [friend("You"), Player::Person("".into())];
    assert_eq!(names(&players, Language::ENGLISH).list(), ["You 2", "You"]);
}

#[test]
fn a_person_called_you_in_an_old_file_gave_no_name() {
    let old = r#"Person("You")"#;
    let player: Player = ron::from_str(old).expect("a player");
    assert_eq!(player, Player::Person("".into()));
    assert_eq!(ron::to_string(&player).expect("a player"), old);
    let several = [player.clone(), player];
    assert_eq!(names(&several, Language::ENGLISH).list(), ["Seat 1", "Seat 2"]);
}
