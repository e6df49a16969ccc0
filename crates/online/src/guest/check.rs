//! A guest's own check of a finished game: the cards were fixed before anybody knew all the words, the guest's words
//! were among them, and the game is the one that the guest saw.

use std::path::Path;

use misere_engine::rules::options::HouseRules;
use misere_engine::rules::{Next, Seat};
use misere_games::{BotSession, Entry};
use misere_store::{Player, Saved};
use serde_json::Value;
use thiserror::Error;

use super::file::Evidence;
use super::position::Story;
use crate::cut::{self, Words};
use crate::open;
use crate::text::{Message, friends as texts};
use crate::wire::Table;

/// A broken promise about a finished game.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Error)]
pub enum Unfair {
    /// The file is damaged, breaks the rules, or holds a game that is not over.
    #[error("the file of the game is damaged or does not follow the rules")]
    File,
    /// The file holds another game, other house rules or other seats.
    #[error("the file is that of another game")]
    Game,
    /// The seal is another one than the host showed before it knew the words.
    #[error("the host changed the sealed shuffle")]
    Seal,
    /// The seed does not follow from the words of all guests, or others than those that were fixed.
    #[error("your words did not decide the cards")]
    Words,
    /// The game took another course than the guest saw.
    #[error("the file does not hold the game that you saw")]
    Course,
}

impl Unfair {
    /// The reason for people.
    pub fn message(self) -> Message {
        match self {
            Self::File => texts::unfair_file(),
            Self::Game => texts::unfair_game(),
            Self::Seal => texts::unfair_seal(),
            Self::Words => texts::unfair_words(),
            Self::Course => texts::unfair_course(),
        }
    }
}

/// The guest's knowledge that a finished game must agree with.
pub struct Promise<'a> {
    pub entry: &'static Entry,
    pub rules: &'a HouseRules,
    /// The guest's own seat; `None` for a spectator, who has not cut and was told what lies open.
    pub seat: Option<Seat>,
    pub words: Option<Words>,
    pub evidence: Option<&'a Evidence>,
    pub table: &'a Table,
    pub story: &'a Story,
}

impl Promise<'_> {
    /// Reads the file of the finished game and checks it.
    ///
    /// # Errors
    /// Returns the first thing that is not as promised.
    pub fn check(&self, text: &str) -> Result<Saved, Unfair> {
        let saved = Saved::from_ron(text, Path::new("game.misere")).map_err(|_| Unfair::File)?;
        let session = saved.session.as_ref();
        if session.next() != Next::Over {
            return Err(Unfair::File);
        }
        let is_same = session.id() == self.entry.id
            && session.rules() == *self.rules
            && session.seats() == self.table.seats.len();
        if !is_same {
            return Err(Unfair::Game);
        }
        self.check_cut(&saved)?;
        self.check_course(session)?;
        Ok(saved)
    }

    /// Checks the seal, and that the seed follows from all the words. Reading the file has computed the seed.
    fn check_cut(&self, saved: &Saved) -> Result<(), Unfair> {
        let Some(own_seat) = self.seat else {
            return Ok(());
        };
        let (Some(sealed), Some(evidence)) = (&saved.seal, self.evidence) else {
            return Err(Unfair::Seal);
        };
        if sealed.seal().hash() != evidence.seal {
            return Err(Unfair::Seal);
        }
        let mut all = Vec::new();
        for (seat, commit) in evidence.commits.iter().enumerate() {
            let Some(commit) = commit else { continue };
            let state = self.table.seats.get(seat);
            let words = state.and_then(|state| state.opened.as_ref());
            match words {
                Some(words) if words.commit(seat) == *commit => all.push((seat, words)),
                _ => return Err(Unfair::Words),
            }
        }
        let mut own = all.iter().filter(|(seat, _)| *seat == own_seat.index());
        let is_in = own.any(|(_, words)| Some(*words) == self.words.as_ref());
        if !is_in || sealed.cut() != cut::combined(all.into_iter()) {
            return Err(Unfair::Words);
        }
        Ok(())
    }

    /// Checks that the guest was told what it may know of this game.
    fn check_course(&self, session: &dyn BotSession) -> Result<(), Unfair> {
        let lines = match self.seat {
            Some(seat) => {
                let lines = session.lines(seat, 0).take();
                let lines = lines.lines().map(serde_json::from_str);
                let lines: Result<Vec<Value>, _> = lines.collect();
                lines.map_err(|_| Unfair::Course)?
            }
            None => open::lines(session, 0),
        };
        let steps = self.story.steps.iter();
        if steps.flat_map(|step| &step.lines).eq(&lines) { Ok(()) } else { Err(Unfair::Course) }
    }
}

/// The game as a guest keeps it: the guest is the person, unless it only watched, and everybody else is elsewhere.
pub fn as_seen_from(mut saved: Saved, seat: Option<Seat>) -> Saved {
    for (index, player) in saved.players.iter_mut().enumerate() {
        let name = player.name().clone();
        match player {
            Player::Person(_) => *player = Player::Friend(name, String::new()),
            Player::Friend(..) if Some(index) == seat.map(Seat::index) => {
                *player = Player::Person(name);
            }
            Player::Program(_, command) => command.clear(),
            Player::Friend(..) | Player::Computer(..) => {}
        }
    }
    saved
}
