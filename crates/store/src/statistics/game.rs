//! A finished game from the point of view of one person.

use std::cmp::Ordering;
use std::sync::Arc;

use crate::text::rules::rule_and_value;
use crate::text::statistics as texts;
use crate::{ChangedRules, FinishedGame, PlayedGame, Player, ReviewedSeat};
use misere_engine::printable::{RawText, escaped};
use misere_engine::rules::Message;
use misere_engine::rules::options::HouseRules;
use misere_games::entry;
use misere_players::bots::{Estimate, Level};

/// A finished game from the point of view of one person. A game with several people counts once for each of them.
#[derive(Clone, Debug)]
pub struct PersonGame {
    pub played: Arc<PlayedGame>,
    pub seat: usize,
}

#[derive(Clone, Copy, Debug, PartialEq, Eq, PartialOrd, Ord, Hash)]
pub enum Opponents {
    /// Computer players of one level.
    Level(Level),
    /// Computer players of several levels.
    Mixed,
    /// An external program, perhaps among others.
    Programs,
    /// Another person, perhaps among others.
    People,
}

impl Opponents {
    /// The name in exported files.
    pub const fn name(self) -> &'static str {
        match self {
            Self::Level(level) => level.name(),
            Self::Mixed => "mixed",
            Self::Programs => "programs",
            Self::People => "people",
        }
    }

    /// The name for players.
    pub const fn label(self) -> Message {
        match self {
            Self::Level(level) => level.label(),
            Self::Mixed => texts::mixed(),
            Self::Programs => texts::programs(),
            Self::People => texts::people(),
        }
    }

    fn of(players: &[Player], seat: usize) -> Self {
        let others = players.iter().enumerate();
        let others = others.filter(|(index, _)| *index != seat);
        let mut found: Vec<Self> = others
            .map(|(_, player)| match player {
                Player::Person(_) | Player::Friend(..) => Self::People,
                Player::Program(..) => Self::Programs,
                Player::Computer(_, bot) => Self::Level(bot.level),
            })
            .collect();
        found.sort();
        found.dedup();
        match found[..] {
            [one] => one,
            // The last is the most significant.
            [.., last @ (Self::People | Self::Programs)] => last,
            _ => Self::Mixed,
        }
    }
}

impl PersonGame {
    /// A game from the point of view of every person in it.
    pub fn all(played: &Arc<PlayedGame>) -> impl Iterator<Item = Self> {
        let seats = played.result.players.iter().enumerate();
        let people = seats.filter(|(_, player)| player.is_person());
        people.map(|(seat, _)| Self { played: Arc::clone(played), seat })
    }

    pub fn result(&self) -> &FinishedGame {
        &self.played.result
    }

    /// The person's name; empty for one who gave none.
    pub fn name(&self) -> &RawText {
        self.result().players[self.seat].name()
    }

    pub fn opponents(&self) -> Opponents {
        Opponents::of(&self.result().players, self.seat)
    }

    /// The names of the friends elsewhere who played; those who gave none are left out.
    pub fn friends(&self) -> impl Iterator<Item = &RawText> {
        let friends = self.result().players.iter().filter(|one| one.is_friend());
        friends.map(Player::name).filter(|name| !name.is_empty())
    }

    pub fn score(&self) -> f64 {
        self.result().scores[self.seat]
    }

    /// The person's place, from 1.
    pub fn place(&self) -> usize {
        self.result().places[self.seat]
    }

    /// The order of the person's place and that of the opponent with this name; `None` if they did not meet.
    pub fn compared_with(&self, opponent: &RawText) -> Option<Ordering> {
        let mut seats = self.result().players.iter().zip(&self.result().places);
        let met = seats.find(|(player, _)| !player.is_person() && player.name() == opponent)?;
        Some(self.place().cmp(met.1))
    }

    /// Tells whether the person has won; a shared win counts as a win.
    pub fn is_won(&self) -> bool {
        self.place() == 1
    }

    /// The person's part of the review, if there is one.
    pub fn review(&self) -> Option<&ReviewedSeat> {
        let review = self.played.review.as_ref()?;
        review.seats.iter().find(|one| one.seat == self.seat)
    }

    /// The points per deal that the person's play won compared with Master's, if the game was reviewed.
    pub fn skill(&self) -> Option<Estimate> {
        Some(self.review()?.skill.times(self.per_deal()?))
    }

    /// The points per deal that the person's cards won, if the game was reviewed.
    pub fn luck(&self) -> Option<Estimate> {
        Some(self.review()?.luck.times(self.per_deal()?))
    }

    fn per_deal(&self) -> Option<f64> {
        let deals = self.played.review.as_ref()?.deals;
        (deals > 0).then(|| 1.0 / f64::from(deals))
    }
}

/// The title of a game, or its id if it is not in the menu.
pub fn title(id: &str) -> &str {
    entry(id).map_or(id, |entry| entry.title)
}

/// Changed house rules in words: `Target: −50`; nothing for the usual ones.
pub fn rules_in_words(id: &str, seats: usize, rules: &ChangedRules) -> Message {
    let entry = entry(id).filter(|entry| entry.seats.contains(&seats));
    let fields = entry.map_or(&[][..], |entry| entry.fields(seats));
    let json = rules.iter().map(|(name, value)| (name.clone(), value.clone()));
    let known = HouseRules::from_json(fields, &serde_json::Value::Object(json.collect()));
    let words = rules.iter().map(|(name, value)| {
        let field = fields.iter().find(|field| field.name == name);
        match field.and_then(|field| Some((field, known.value(field.name)?))) {
            Some((field, value)) => rule_and_value(field.label.clone(), field.kind.label(value)),
            None => texts::unknown_rule(escaped(name), escaped(&value.to_string())),
        }
    });
    texts::changed_rules(words)
}
