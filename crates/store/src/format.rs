//! The file format of saved games: human-readable RON, with a line for each step of the log.
//!
//! Reading plays and checks each step as it is parsed, so that an error has its line and column.
//! Keys must come in the order in which they are written.

use std::convert::Infallible;
use std::fmt;
use std::path::Path;

use ron::extensions::Extensions;
use ron::ser::PrettyConfig;
use serde::Serialize;
use serde::de::{self, DeserializeSeed, Deserializer, MapAccess, SeqAccess, Visitor};

use super::keys::Keys;
use super::outcome::Outcome;
use super::{Evening, FairnessCheck, Origin, Player, Saved, StoreError};
use misere_engine::limits::{GAME_NAME, STEP, TIME, check_number, check_text};
use misere_engine::printable::RawText;
use misere_engine::rules::Seat;
use misere_engine::rules::options::{HouseRules, HouseRulesSeed};
use misere_engine::seal::SealedSeed;
use misere_engine::table::Setup;
use misere_games::{self as games, BotSession};
use misere_players::review::Comment;

/// The version of the format, the only one read so far.
pub const VERSION: u32 = 1;

#[derive(Serialize)]
struct SavedRon<'a> {
    misere: u32,
    name: &'a RawText,
    saved: u64,
    players: &'a [Player],
    #[serde(skip_serializing_if = "Option::is_none")]
    evening: Option<&'a Evening>,
    #[serde(skip_serializing_if = "Option::is_none")]
    seal: Option<&'a SealedSeed>,
    #[serde(skip_serializing_if = "Origin::is_usual")]
    origin: Origin,
    #[serde(skip_serializing_if = "Option::is_none")]
    fairness: Option<&'a FairnessCheck>,
    #[serde(skip_serializing_if = "Option::is_none")]
    hints: Option<u32>,
    #[serde(skip_serializing_if = "<[_]>::is_empty")]
    coach: &'a [Comment],
    log: LogRon,
}

#[derive(Serialize)]
struct LogRon {
    game: &'static str,
    seats: usize,
    rules: HouseRules,
    seed: u64,
    dealer: usize,
    taken_back: u32,
    at: usize,
    steps: Vec<String>,
    result: Option<Outcome>,
}

pub fn write(saved: &Saved) -> String {
    let session = saved.session.as_ref();
    let ron = SavedRon {
        misere: VERSION,
        name: &saved.name,
        saved: saved.saved_at,
        players: &saved.players,
        evening: saved.evening.as_ref(),
        seal: saved.seal.as_ref(),
        origin: saved.origin,
        fairness: saved.fairness.as_ref(),
        hints: (saved.hints > 0).then_some(saved.hints),
        coach: &saved.coach,
        log: LogRon {
            game: session.id(),
            seats: session.seats(),
            rules: session.rules(),
            seed: session.seed(),
            dealer: session.first_dealer().index(),
            taken_back: session.undo_count(),
            at: session.at(),
            steps: session.steps(),
            result: Outcome::of(session),
        },
    };
    let pretty = PrettyConfig::new().indentor("  ").struct_names(false);
    let mut text = ron::ser::to_string_pretty(&ron, pretty).expect("a saved game consists of texts, numbers and lists");
    text.push('\n');
    text
}

/// Reads a saved game and checks every step; `path` is only for error messages.
///
/// # Errors
/// Returns an error with line and column if the text is not RON, has another version, or contains an unknown game,
/// invalid house rules, an illegal step, or a result that does not follow from the steps.
pub fn read(text: &str, path: &Path) -> Result<Saved, StoreError> {
    ron_options().from_str_seed(text, SavedVisitor).map_err(|error| StoreError::unreadable(path, &error))
}

/// The options of RON in saved games.
pub(super) fn ron_options() -> ron::Options {
    ron::Options::default().with_default_extension(Extensions::IMPLICIT_SOME)
}

struct SavedVisitor;

impl<'de> DeserializeSeed<'de> for SavedVisitor {
    type Value = Saved;
    fn deserialize<D: Deserializer<'de>>(self, deserializer: D) -> Result<Saved, D::Error> {
        deserializer.deserialize_struct("", &[], self)
    }
}

impl<'de> Visitor<'de> for SavedVisitor {
    type Value = Saved;

    fn expecting(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        f.write_str("a saved game in parentheses")
    }

    fn visit_map<A: MapAccess<'de>>(self, map: A) -> Result<Saved, A::Error> {
        let mut keys = Keys::new(map);
        keys.parsed("misere", |version: u32| match version {
            VERSION => Ok(()),
            _ => Err(format!("format version {version}: expected {VERSION}")),
        })?;
        let name: RawText = keys.parsed("name", |name: String| check_text(&name, GAME_NAME).map(|()| name.into()))?;
        let saved = keys.parsed("saved", |saved| check_number(&saved, &TIME).map(|()| saved))?;
        let players: Vec<Player> = keys.value("players")?;
        let evening: Option<Evening> = keys.optional("evening", |evening: &Evening| evening.check(players.len()))?;
        let seal: Option<SealedSeed> = keys.optional("seal", any)?;
        let origin: Origin = keys.optional("origin", any)?.unwrap_or_default();
        let fairness = keys.optional("fairness", FairnessCheck::check)?;
        let hints: u32 = keys.optional("hints", any)?.unwrap_or_default();
        let is_short = |one: &Comment| check_text(&one.played, STEP).and_then(|()| check_text(&one.best, STEP));
        let coach = keys.optional("coach", |all: &Vec<Comment>| all.iter().try_for_each(is_short))?;
        let session = keys.seed("log", LogVisitor { players: players.len(), seal: seal.as_ref() })?;
        keys.end()?;
        Ok(Saved {
            name,
            saved_at: saved,
            players,
            evening,
            seal,
            origin,
            fairness,
            hints,
            coach: coach.unwrap_or_default(),
            session,
        })
    }
}

/// Accepts any value.
const fn any<T>(_: &T) -> Result<(), Infallible> {
    Ok(())
}

struct LogVisitor<'a> {
    players: usize,
    seal: Option<&'a SealedSeed>,
}

impl<'de> DeserializeSeed<'de> for LogVisitor<'_> {
    type Value = Box<dyn BotSession>;
    fn deserialize<D: Deserializer<'de>>(self, deserializer: D) -> Result<Self::Value, D::Error> {
        deserializer.deserialize_struct("", &[], self)
    }
}

impl<'de> Visitor<'de> for LogVisitor<'_> {
    type Value = Box<dyn BotSession>;

    fn expecting(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        f.write_str("the log of a game in parentheses")
    }

    fn visit_map<A: MapAccess<'de>>(self, map: A) -> Result<Self::Value, A::Error> {
        let mut keys = Keys::new(map);
        let entry = keys.parsed("game", |id: String| games::find(&id))?;
        let seats = keys.parsed("seats", |seats: usize| {
            entry.check_seats(seats).map_err(|error| error.to_string())?;
            if seats != self.players {
                return Err(format!("{} players given: expected {seats}", self.players));
            }
            Ok(seats)
        })?;
        let rules = keys.seed("rules", HouseRulesSeed(entry.fields(seats)))?;
        let seed = keys.parsed("seed", |seed| self.seal.map_or(Ok(()), |seal| seal.check(seed)).map(|()| seed))?;
        let dealer = keys.parsed("dealer", |dealer| {
            let checked = check_number(&dealer, &(0..=seats - 1));
            checked.map_err(|what| format!("dealer {what}"))?;
            match self.seal {
                Some(seal) => seal.check_dealer(dealer).map(|()| dealer),
                None => Ok(dealer),
            }
            .map_err(|error| error.to_string())
        })?;
        let taken_back = keys.value("taken_back")?;
        let at: usize = keys.value("at")?;
        let setup = Setup { seats, rules, seed, dealer: Some(Seat::new(dealer)) };
        let mut session = entry.start(&setup).map_err(de::Error::custom)?;
        session.set_undo_count(taken_back);
        let steps = keys.seed("steps", StepsVisitor(session.as_mut()))?;
        if at > steps {
            return Err(de::Error::custom(format!("at {at}: expected 0 to {steps}")));
        }
        session.go_to(at);
        keys.parsed("result", |result: Option<Outcome>| {
            let expected = match Outcome::of(session.as_ref()) {
                outcome if outcome == result => return Ok(()),
                Some(Outcome { totals, winners }) => {
                    format!("totals {totals:?}, winners {winners:?}")
                }
                None => "None, because the game is not over".into(),
            };
            Err(format!("the result does not follow from the steps: expected {expected}"))
        })?;
        keys.end()?;
        Ok(session)
    }
}

/// Plays the steps in a session; returns their number.
struct StepsVisitor<'a>(&'a mut dyn BotSession);

impl<'de> DeserializeSeed<'de> for StepsVisitor<'_> {
    type Value = usize;
    fn deserialize<D: Deserializer<'de>>(self, deserializer: D) -> Result<usize, D::Error> {
        deserializer.deserialize_seq(self)
    }
}

impl<'de> Visitor<'de> for StepsVisitor<'_> {
    type Value = usize;

    fn expecting(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        f.write_str("a list of steps")
    }

    fn visit_seq<A: SeqAccess<'de>>(self, mut steps: A) -> Result<usize, A::Error> {
        let mut count = 0;
        let wrong = |count: usize, what: &dyn fmt::Display| de::Error::custom(format!("step {}: {what}", count + 1));
        while let Some(step) = steps.next_element::<String>().map_err(|error| wrong(count, &error))? {
            check_text(&step, STEP).map_err(|fault| wrong(count, &fault))?;
            let recorded = self.0.record_from_seed(&step);
            recorded.map_err(|fault| wrong(count, &fault))?;
            count += 1;
        }
        Ok(count)
    }
}
