//! Things that a person has not yet tried or done, as quiet suggestions.

use crate::statistics::PersonGame;
use crate::text::goals as texts;
use crate::{Origin, Results};
use misere_engine::rules::Message;
use misere_games::{Entry, menu};
use misere_players::bots::Level;

/// Something to try or to do.
#[derive(Clone, Debug, PartialEq)]
pub enum Goal {
    /// Completing the lesson of a game.
    Lesson(&'static Entry),
    /// Finishing a game.
    Play(&'static Entry),
    /// Winning any game against computer players of a level.
    Beat(Level),
    /// Shooting the moon, which means to win all penalty cards of a deal.
    Moon,
    /// Playing Garbo with claims by hand.
    ClaimByHand,
    /// Playing the deal of a day.
    Today,
    /// Playing a challenge of a friend.
    Challenge,
    /// Reviewing a finished game.
    Review,
}

/// The house rule of Garbo that is set to claims by hand, and its value.
const CLAIMS: (&str, &str) = ("claims", "ByHand");

/// The house rule that allows a moon which nobody has to bid.
const MOON: &str = "moon";

impl Goal {
    /// All goals, in an order in which they can be reached.
    pub fn all() -> Vec<Self> {
        let lessons = menu().iter().filter(|entry| entry.files.lesson.is_some());
        let mut goals: Vec<Self> = lessons.map(Self::Lesson).collect();
        goals.extend(menu().iter().map(Self::Play));
        goals.extend(Level::OPPONENTS.map(Self::Beat));
        goals.extend([Self::Review, Self::Today, Self::Challenge, Self::Moon, Self::ClaimByHand]);
        goals
    }

    /// Tells whether it has been reached, given a person's games of all origins and whether the lesson of a game is
    /// completed.
    pub fn is_reached(&self, games: &[PersonGame], knows: impl Fn(&Entry) -> bool) -> bool {
        let is = |found: &dyn Fn(&PersonGame) -> bool| games.iter().any(found);
        match self {
            Self::Lesson(entry) => knows(entry),
            Self::Play(entry) => is(&|game| game.result().game == entry.id),
            Self::Beat(level) => is(&|game| {
                let opponents = game.opponents();
                game.is_won() && opponents == crate::statistics::Opponents::Level(*level)
            }),
            Self::Moon => is(&|game| game.result().moons.contains(&game.seat)),
            Self::ClaimByHand => is(&|game| {
                let value = game.result().rules.get(CLAIMS.0);
                value.is_some_and(|value| value == CLAIMS.1)
            }),
            Self::Today => is(&|game| matches!(game.result().origin, Origin::Today(_))),
            Self::Challenge => is(&|game| matches!(game.result().origin, Origin::Challenge(_))),
            Self::Review => is(&|game| game.review().is_some()),
        }
    }

    /// The game that it is about, if it is about one.
    pub fn game(&self) -> Option<&'static Entry> {
        let with_rule = |name: &str| {
            let has_rule = |entry: &&Entry| entry.fields(entry.usual).iter().any(|field| field.name == name);
            menu().iter().find(has_rule)
        };
        match self {
            Self::Lesson(entry) | Self::Play(entry) => Some(entry),
            Self::Moon => with_rule(MOON),
            Self::ClaimByHand => with_rule(CLAIMS.0),
            Self::Beat(_) | Self::Today | Self::Challenge | Self::Review => None,
        }
    }

    /// The house rules that its game has to be played by, in RON; `None` if any will do.
    pub fn house_rules(&self) -> Option<String> {
        match self {
            Self::ClaimByHand => Some(format!("({}: {})", CLAIMS.0, CLAIMS.1)),
            _ => None,
        }
    }

    /// The label that people read.
    pub fn label(&self) -> Message {
        match self {
            Self::Lesson(entry) => texts::lesson(entry.title),
            Self::Play(entry) => texts::play(entry.title),
            Self::Beat(level) => texts::beat(level.label()),
            Self::Moon => texts::moon(),
            Self::ClaimByHand => texts::claim_by_hand(),
            Self::Today => texts::today(),
            Self::Challenge => texts::challenge(),
            Self::Review => texts::review(),
        }
    }
}

/// All goals, each with whether it has been reached.
pub fn goals(results: &Results, knows: impl Fn(&Entry) -> bool) -> Vec<(Goal, bool)> {
    let games: Vec<PersonGame> = results.games.iter().flat_map(PersonGame::all).collect();
    let goals = Goal::all().into_iter();
    goals
        .map(|goal| {
            let is_reached = goal.is_reached(&games, &knows);
            (goal, is_reached)
        })
        .collect()
}
