//! Characters: what a computer player likes where it does not matter much for its success.
//!
//! A level decides; a character has second thoughts, unless the level knows for certain. Where the
//! next best action by the rules of thumb is neither clearly better nor clearly worse than the
//! level's choice, it takes whichever is more to its taste. So a character changes how somebody
//! plays and not how well.

use rand::Rng;

use super::sample::Sample;
use super::{Limit, Policy};
use crate::rules::View;

/// What a computer player likes.
#[derive(Clone, Copy, Debug, Default, PartialEq, Eq, Hash)]
pub enum Character {
    /// Nothing in particular.
    #[default]
    Even,
    /// What comes to about the same however the cards lie.
    Cautious,
    /// What may go well or badly.
    Bold,
    /// The chance of the extraordinary: to shoot the moon, or to get the best of everyone.
    MoonShooter,
}

impl Character {
    /// All of them.
    pub const ALL: [Self; 4] = [Self::Even, Self::Cautious, Self::Bold, Self::MoonShooter];

    /// The name in files and on the command line.
    pub const fn name(self) -> &'static str {
        match self {
            Self::Even => "even",
            Self::Cautious => "cautious",
            Self::Bold => "bold",
            Self::MoonShooter => "moon-shooter",
        }
    }

    /// What people read.
    pub const fn label(self) -> &'static str {
        match self {
            Self::Even => "Even-tempered",
            Self::Cautious => "Cautious",
            Self::Bold => "Bold",
            Self::MoonShooter => "Moon-shooter",
        }
    }

    /// The character with this name.
    pub fn from_name(name: &str) -> Option<Self> {
        let mut all = Self::ALL.into_iter();
        all.find(|character| character.name() == name)
    }

    /// What an end of the deal is to its taste, when ends come to `usual` on average and lie so far
    /// `apart`; in the same points, more being better.
    fn likes(self, value: f64, usual: f64, apart: f64) -> f64 {
        match self {
            Self::Even => 0.0,
            // Both tails count: to like only the upper one would be to like what is better.
            Self::Cautious => -(value - usual).abs(),
            Self::Bold => (value - usual).abs(),
            Self::MoonShooter => f64::from(u8::from(value > usual + EXTRAORDINARY * apart)),
        }
    }

    /// What of the limit is the level's, and what is left for second thoughts.
    pub(super) fn divide(self, limit: Limit) -> (Limit, Limit) {
        let rest = limit.at_most(WORLDS);
        match self {
            Self::Even => (limit, rest),
            _ => (limit.part(7), rest.part(1)),
        }
    }

    /// The place of the action that it takes instead of the one that its level decided on, or that
    /// one. The next best is what the level would `choose` among the others; what two actions come
    /// to in the same worlds is found by `compare`.
    pub(super) fn settle<R: Policy, G: Rng>(
        self,
        view: View<'_, R>,
        moves: &[R::Action],
        decided: usize,
        rng: &mut G,
        choose: impl FnOnce(&[R::Action], &mut G) -> usize,
        compare: impl FnOnce([R::Action; 2], &mut G) -> Vec<[f64; 2]>,
    ) -> usize {
        if self == Self::Even || !R::PLAYOUTS || R::obvious(view, moves).is_some() {
            return decided;
        }
        let others: Vec<usize> = (0..moves.len()).filter(|&place| place != decided).collect();
        let left: Vec<R::Action> = others.iter().map(|&place| moves[place]).collect();
        let other = others[choose(&left, rng)];
        if self.prefers_second(&compare([moves[decided], moves[other]], rng)) {
            other
        } else {
            decided
        }
    }

    /// Is the second of two actions, which came to this in the same worlds, more to its taste than
    /// the first, and neither clearly better nor clearly worse?
    fn prefers_second(self, ends: &[[f64; 2]]) -> bool {
        if ends.len() < 2 {
            return false;
        }
        let all: Sample = ends.iter().flatten().copied().collect();
        let likes = |value| self.likes(value, all.mean(), all.deviation());
        let lead: Sample = ends.iter().map(|[first, second]| second - first).collect();
        let taste: Sample = ends
            .iter()
            .map(|&[one, two]| likes(two) - likes(one))
            .collect();
        lead.mean().abs() <= CLOSE * lead.error() && taste.mean() > TASTE * taste.error()
    }
}

/// How many worlds the second thoughts take.
const WORLDS: u32 = 96;

/// By how many standard deviations an end must surpass the usual to be extraordinary.
const EXTRAORDINARY: f64 = 1.5;

/// What differs by no more standard errors is neither clearly better nor clearly worse.
const CLOSE: f64 = 1.0;

/// How surely something must be more to the taste, in standard errors.
const TASTE: f64 = 1.0;

#[cfg(test)]
mod tests {
    use super::*;

    /// Ends of two actions that are equally good on average: the first always the same, the second
    /// as often good as bad.
    const GAMBLE: [[f64; 2]; 8] = [
        [0.0, 5.0],
        [0.0, -5.0],
        [0.0, 5.0],
        [0.0, -5.0],
        [0.0, 5.0],
        [0.0, -5.0],
        [0.0, 5.0],
        [0.0, -5.0],
    ];

    #[test]
    fn the_bold_gamble_where_it_is_fair_and_the_cautious_do_not() {
        let safe = GAMBLE.map(|[safe, gamble]| [gamble, safe]);
        for (character, gambles, saves) in [
            (Character::Even, false, false),
            (Character::Cautious, false, true),
            (Character::Bold, true, false),
        ] {
            assert_eq!(character.prefers_second(&GAMBLE), gambles, "{character:?}");
            assert_eq!(character.prefers_second(&safe), saves, "{character:?}");
        }
        let long_shot: Vec<[f64; 2]> = (0..90)
            .map(|n| {
                if n % 10 == 0 {
                    [0.0, 18.0]
                } else {
                    [0.0, -2.0]
                }
            })
            .collect();
        assert!(Character::MoonShooter.prefers_second(&long_shot));
        assert!(!Character::Cautious.prefers_second(&long_shot));
    }

    #[test]
    fn nobody_takes_what_is_clearly_worse_or_corrects_a_level() {
        for by in [-3.0, 3.0] {
            let ends: Vec<[f64; 2]> = GAMBLE.map(|[one, two]| [one, two * 0.2 + by]).into();
            for character in Character::ALL {
                assert!(!character.prefers_second(&ends), "{character:?} {by}");
            }
        }
    }

    #[test]
    fn every_character_is_found_by_its_name() {
        for character in Character::ALL {
            assert_eq!(Character::from_name(character.name()), Some(character));
        }
        assert_eq!(Character::from_name("grumpy"), None);
    }
}
