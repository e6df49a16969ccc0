//! A bot as it is written in files and on the command line.

use misere_players::bots::{Bot, Character, Level};

#[test]
fn a_bot_survives_a_round_trip_through_text() {
    for level in Level::ALL {
        for character in Character::ALL {
            let bot = Bot { level, character };
            assert_eq!(bot.to_string().parse(), Ok(bot));
        }
    }
    assert_eq!(Bot::from(Level::Hard).to_string(), "hard");
    assert_eq!("hard".parse(), Ok(Bot::from(Level::Hard)));
}

#[test]
fn an_unknown_bot_is_refused_with_what_was_expected() {
    for text in ["", "clever", "hard-", "hard-grumpy", "bold", "hard bold"] {
        let error = text.parse::<Bot>().expect_err("not a bot").to_string();
        assert!(error.contains(&format!("`{text}`")), "{error}");
        assert!(error.contains("master") && error.contains("moon-shooter"));
    }
}
