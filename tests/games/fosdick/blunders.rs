//! Positions in which a computer player's play was plainly wrong, or looked wrong.

use std::sync::atomic::AtomicBool;

use misere_games::fosdick::Fosdick;
use misere_players::bots::{Level, Limit, decide};

use super::hands::{SOUND, chooses, position};

/// AH-2: ten points are still to be won, and four low diamonds are out. The ace of diamonds would
/// win anything discarded on it; a club forces out the ace of clubs, the only club left. The choice
/// is close, so Master needs more worlds than elsewhere in these tests, as it has in the window, and
/// Hard, which stays at 48 worlds, leads the ace once in twelve tries.
#[test]
fn no_ace_is_led_while_the_points_are_out() {
    let state = position(
        Fosdick::AcornHearts,
        ["JS TS 9C 8H QS 9D JH TH", "9S KS TC 8C AC 7D 9H QH", "8S QD KD 7H TD JD KH AH", "7S AS 7C JC AD 8D KC QC"],
        "7S, JS, 9S, 8S, TS, KS, QD, AS, 7C, 9C, TC, KD, 8C, 7H, JC, 8H",
    );
    let seen = state.view(state.public.turn).to_seen();
    let stop = AtomicBool::new(false);
    for level in SOUND {
        let choices = (0..12).map(|seed| decide(&seen, level, Limit::Worlds(1000), seed, &stop).to_string());
        let aces = choices.filter(|choice| choice == "play AD").count();
        assert!(aces <= usize::from(level == Level::Hard), "{level:?}: {aces} of 12");
    }
}

/// AH-1: nobody has won a point yet, and nobody can be stopped by taking this trick.
#[test]
fn a_heart_that_stays_under_the_trick_is_played() {
    let state = position(
        Fosdick::AcornHearts,
        ["9S 9C AH KH 7D 8D AD QS", "8S TC 9H JH TH 9D KS JC", "TS 7C 7H TD JD QD QC JS", "7S 8C QH 8H KD AC KC AS"],
        "7S, 9S, 8S, TS, 7C, 8C, 9C, TC, 9H, 7H",
    );
    for level in SOUND {
        assert_eq!(chooses(&state, level), "play 8H", "{level:?}");
    }
}

/// FM-1: with two tricks to go, QD is led although AD and KD are out. The queen only wins if both
/// holders also have a lower diamond; after 7D, it might have to win the last trick, which costs
/// two points more.
#[test]
fn a_queen_is_led_where_her_king_or_ace_has_to_take_her() {
    let only_king_and_ace = position(
        Fosdick::FourMadQueens,
        ["KD 9C 9D 9S 7C QS AS QC", "AD 8H JD 9H TH 8S AH 7H", "TS JC 8C 7S AC 8D JS TC", "7D QD KS QH KH JH TD KC"],
        "KS, QS, 8S, JS, KH, 9S, TH, 8D, KC, QC, 9H, TC, TD, 9D, JD, 8C, AH, 7S, QH, 7C, 7H, AC, JH, AS",
    );
    let lower_ones_too = position(
        Fosdick::FourMadQueens,
        ["KD 8D JS TD JH 9S KS 7S", "AD 9H 8H AS QC JC TH QH", "9D TS 8S KC JD 9C QS 7C", "7D QD 8C AC 7H AH TC KH"],
        "AC, 9S, QC, KC, AH, JH, QH, 7C, TC, TD, JC, 9C, TH, QS, 7H, JS, 8H, JD, KH, 7S, 8C, KS, AS, 8S",
    );
    for state in [only_king_and_ace, lower_ones_too] {
        for level in SOUND {
            assert_eq!(chooses(&state, level), "play QD", "{level:?}");
        }
    }
}
