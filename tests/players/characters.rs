//! Characters: which of two equally good moves they prefer.

use misere_players::bots::Character;

/// Results of two moves that are equally good on average: the first always the same, the
/// second as often good as bad.
const GAMBLE: [[f64; 2]; 8] =
    [[0.0, 5.0], [0.0, -5.0], [0.0, 5.0], [0.0, -5.0], [0.0, 5.0], [0.0, -5.0], [0.0, 5.0], [0.0, -5.0]];

#[test]
fn bold_bots_take_fair_gambles_and_cautious_ones_avoid_them() {
    let safe = GAMBLE.map(|[safe, gamble]| [gamble, safe]);
    for (character, gambles, saves) in
        [(Character::Even, false, false), (Character::Cautious, false, true), (Character::Bold, true, false)]
    {
        assert_eq!(character.prefers_second(&GAMBLE), gambles, "{character:?}");
        assert_eq!(character.prefers_second(&safe), saves, "{character:?}");
    }
    let long_shot: Vec<[f64; 2]> = (0..90).map(|n| if n % 10 == 0 { [0.0, 18.0] } else { [0.0, -2.0] }).collect();
    assert!(Character::MoonShooter.prefers_second(&long_shot));
    assert!(!Character::Cautious.prefers_second(&long_shot));
}

#[test]
fn clearly_better_or_worse_moves_are_left_to_the_level() {
    for by in [-3.0, 3.0] {
        let results: Vec<[f64; 2]> = GAMBLE.map(|[one, two]| [one, two * 0.2 + by]).into();
        for character in Character::ALL {
            assert!(!character.prefers_second(&results), "{character:?} {by}");
        }
    }
}
