//! Medals: what a person can reach in each game, a step after the other, and beyond single games.

use std::sync::Arc;

use crate::statistics::PersonGame;
use crate::text::goals as texts;
use crate::{FinishedGame, Origin, PlayedGame, Player, Results};
use misere_engine::rules::Message;
use misere_games::{Entry, entry, menu};
use misere_players::bots::Level;

/// Something to try or to do.
#[derive(Clone, Debug, PartialEq)]
pub enum Goal {
    /// Completing the lesson of a game.
    Lesson(&'static Entry),
    /// Finishing a game.
    Play(&'static Entry),
    /// Winning a game.
    Win(&'static Entry),
    /// Winning a game against computer players of the levels [`STRONG`].
    WinStrong(&'static Entry),
    /// Winning a game three times in a row.
    WinRow(&'static Entry),
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

/// The levels of strong players; the first is the easier one.
pub const STRONG: [Level; 2] = [Level::Hard, Level::Master];

/// The number of victories in a row that count as a feat.
const ROW: usize = 3;

/// The house rule of Garbo that is set to claims by hand, and its value.
const CLAIMS: (&str, &str) = ("claims", "ByHand");

/// The house rule that allows a moon which nobody has to bid.
const MOON: &str = "moon";

/// A person's games of one kind, without practice.
fn counted<'a>(games: &'a [PersonGame], entry: &Entry) -> Vec<&'a PersonGame> {
    let games = games.iter().filter(|game| game.result().game == entry.id);
    games.filter(|game| !game.result().origin.is_practice()).collect()
}

/// The steps to the medal of a game, each with whether it has been reached.
#[derive(Clone, Debug)]
pub struct Medal {
    pub entry: &'static Entry,
    pub steps: [(Goal, bool); 5],
    /// The number of games won and played, without practice.
    pub record: [usize; 2],
}

impl Medal {
    /// The goals of a game, in an order in which they can be reached; the last one is special.
    fn goals(entry: &'static Entry) -> [Goal; 5] {
        let is_about = |goal: &Goal| goal.game() == Some(entry);
        let special = [Goal::Moon, Goal::ClaimByHand].into_iter().find(is_about);
        let special = special.unwrap_or(Goal::WinRow(entry));
        [Goal::Lesson(entry), Goal::Play(entry), Goal::Win(entry), Goal::WinStrong(entry), special]
    }

    fn of(entry: &'static Entry, games: &[PersonGame], knows: impl Fn(&Entry) -> bool) -> Self {
        let steps = Self::goals(entry).map(|goal| goal.judged(games, &knows));
        let counted = counted(games, entry);
        let won = counted.iter().filter(|game| game.is_won()).count();
        Self { entry, steps, record: [won, counted.len()] }
    }

    /// The medal of a game that has just been finished, if it has reached another step of it, and what was filled before.
    pub fn grown(
        results: &Results, finished: &FinishedGame, knows: impl Fn(&Entry) -> bool,
    ) -> Option<(Self, [bool; 5])> {
        let entry = entry(&finished.game)?;
        let last = Arc::new(PlayedGame { result: finished.clone(), review: None });
        let before = results.games.iter().filter(|game| game.result.id != finished.id);
        let mut games: Vec<PersonGame> = before.flat_map(PersonGame::all).collect();
        let before = Self::of(entry, &games, &knows);
        games.extend(PersonGame::all(&last));
        let after = Self::of(entry, &games, &knows);
        (after.count() > before.count()).then(|| (after, before.filled()))
    }

    /// The first step that has not been reached. Whoever has won does without the lesson as long as there is another.
    pub fn next(&self) -> Option<&Goal> {
        let (lesson, rest) = self.steps.split_at(usize::from(self.steps[2].1));
        rest.iter().chain(lesson).find_map(|(goal, is_reached)| (!is_reached).then_some(goal))
    }

    /// Tells of each step whether it has been reached.
    pub fn filled(&self) -> [bool; 5] {
        std::array::from_fn(|step| self.steps[step].1)
    }

    /// The number of steps that have been reached.
    pub fn count(&self) -> usize {
        self.filled().into_iter().filter(|is_filled| *is_filled).count()
    }
}

impl Goal {
    /// The goals that are about no game.
    pub const OTHERS: [Self; 3] = [Self::Review, Self::Today, Self::Challenge];

    /// Tells whether it has been reached, given a person's games of all origins and the lessons completed.
    pub fn is_reached(&self, games: &[PersonGame], knows: impl Fn(&Entry) -> bool) -> bool {
        let is = |found: &dyn Fn(&PersonGame) -> bool| games.iter().any(found);
        let counted = |entry| counted(games, entry);
        match self {
            Self::Lesson(entry) => entry.files.lesson.is_none() || knows(entry),
            Self::Play(entry) => is(&|game| game.result().game == entry.id),
            Self::Win(entry) => counted(entry).iter().any(|game| game.is_won()),
            Self::WinStrong(entry) => counted(entry).iter().any(|game| {
                let mut others = game.result().players.iter().enumerate().filter(|(seat, _)| *seat != game.seat);
                let is_strong =
                    |player: &Player| matches!(player, Player::Computer(_, bot) if STRONG.contains(&bot.level));
                game.is_won() && others.all(|(_, player)| is_strong(player))
            }),
            Self::WinRow(entry) => counted(entry).windows(ROW).any(|row| row.iter().all(|game| game.is_won())),
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

    /// The goal with whether it has been reached.
    fn judged(self, games: &[PersonGame], knows: impl Fn(&Entry) -> bool) -> (Self, bool) {
        let is_reached = self.is_reached(games, knows);
        (self, is_reached)
    }

    /// The game that it is about, if it is about one.
    pub fn game(&self) -> Option<&'static Entry> {
        let with_rule = |name: &str| {
            let has_rule = |entry: &&Entry| entry.fields(entry.usual).iter().any(|field| field.name == name);
            menu().iter().find(has_rule)
        };
        match self {
            Self::Lesson(entry)
            | Self::Play(entry)
            | Self::Win(entry)
            | Self::WinStrong(entry)
            | Self::WinRow(entry) => Some(entry),
            Self::Moon => with_rule(MOON),
            Self::ClaimByHand => with_rule(CLAIMS.0),
            Self::Today | Self::Challenge | Self::Review => None,
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
            Self::Win(entry) => texts::win(entry.title),
            Self::WinStrong(_) => texts::win_strong(STRONG[0].label()),
            Self::WinRow(_) => texts::win_row(ROW),
            Self::Moon => texts::moon(),
            Self::ClaimByHand => texts::claim_by_hand(),
            Self::Today => texts::today(),
            Self::Challenge => texts::challenge(),
            Self::Review => texts::review(),
        }
    }
}

/// The medals of all games, and the goals that are about none, each with whether it has been reached.
pub fn goals(results: &Results, knows: impl Fn(&Entry) -> bool) -> (Vec<Medal>, Vec<(Goal, bool)>) {
    let games: Vec<PersonGame> = results.games.iter().flat_map(PersonGame::all).collect();
    let medals = menu().iter().map(|entry| Medal::of(entry, &games, &knows));
    (medals.collect(), Goal::OTHERS.into_iter().map(|goal| goal.judged(&games, &knows)).collect())
}
