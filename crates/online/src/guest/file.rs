//! The file that a guest keeps of a table, so that a program that was killed finds its seat again.

use misere_engine::limits::PLAYER_NAME;
use misere_engine::printable::excerpt;
use misere_engine::rules::Seats;
use serde::{Deserialize, Serialize};
use thiserror::Error;

use super::Invited;
use super::evidence::{Evidence, Question};
use super::incoming::LONGEST_TEXT;
use crate::cut::Words;
use crate::invitation::Invitation;
use crate::secrets::Secret;
use crate::wire::{Kind, Phase, SeatState, Table, hex, is_default};

/// The version of the format.
const VERSION: u32 = 1;

/// The longest file, in bytes.
const LONGEST: usize = 64 << 10;

/// The file of a guest.
#[derive(Clone, Debug, PartialEq, Serialize, Deserialize)]
pub struct GuestFile {
    #[serde(rename = "misere_guest")]
    version: u32,
    /// The invitation.
    pub invitation: Invitation,
    /// The guest's secret at this table.
    pub secret: Secret,
    /// The guest's name.
    pub name: String,
    /// The words of the cut, once the guest has sat down.
    #[serde(default, skip_serializing_if = "is_default")]
    pub(super) words: Option<String>,
    /// The fingerprint of the rules by which the guest has sat down.
    #[serde(default, skip_serializing_if = "is_default")]
    pub(super) sat_by: Option<String>,
    /// The guest's seat, and whether it only watches, once the host has said so.
    #[serde(default, skip_serializing_if = "is_default")]
    pub(super) place: Option<(u8, bool)>,
    /// A question that the person has not answered.
    #[serde(default, skip_serializing_if = "is_default")]
    pub(super) question: Option<Question>,
    /// The evidence about the game at the table.
    #[serde(default, rename = "proof")]
    pub(super) evidence: Evidence,
    /// The table as the guest saw it last.
    #[serde(default, skip_serializing_if = "is_default")]
    pub seen: Option<SeenTable>,
}

/// A table as a guest saw it last, to tell it from others before its host answers.
#[derive(Clone, Debug, PartialEq, Eq, Serialize, Deserialize)]
pub struct SeenTable {
    /// The id of the game.
    pub game: String,
    /// The host's name; empty if the host does not play.
    pub host: String,
    /// The number of other people at the table.
    pub others: usize,
    /// Their names, as far as they have one.
    #[serde(default, skip_serializing_if = "is_default")]
    pub names: Vec<String>,
    /// Set if the game was over.
    pub is_over: bool,
    /// Set if the guest has given up the seat.
    #[serde(default, skip_serializing_if = "is_default")]
    pub has_left: bool,
}

impl GuestFile {
    /// A guest who accepts an invitation. `installation` is the secret that the program keeps in its data folder.
    pub fn new(invitation: Invitation, installation: &Secret, name: &str) -> Self {
        let purpose = format!("table {}", hex(&invitation.table));
        Self {
            version: VERSION,
            secret: installation.for_purpose(&purpose),
            invitation,
            name: name.trim().chars().take(PLAYER_NAME).collect(),
            words: None,
            sat_by: None,
            place: None,
            question: None,
            evidence: Evidence::default(),
            seen: None,
        }
    }

    /// The same seat for an invitation that may have another address; `None` if it invites to another seat.
    pub fn with_address_of(self, invitation: &Invitation) -> Option<Self> {
        let is_same = self.invitation.table == invitation.table && self.invitation.secret == invitation.secret;
        if is_same { Some(Self { invitation: invitation.clone(), ..self }) } else { None }
    }

    /// The words of the cut of this round, and their nonce.
    pub(super) fn words_of(&self, round: u32) -> Option<Words> {
        let words = self.words.as_ref()?;
        Some(Words::new(words, &self.secret, round))
    }

    /// Lets nobody sit down by itself, not even a program that was started again.
    pub(super) fn rise(&mut self) {
        self.sat_by = Some(String::new());
    }

    /// Notes that the guest has given up the seat, to which it can come back while nobody else has it.
    pub(super) fn leave(&mut self) {
        self.rise();
        if let Some(seen) = &mut self.seen {
            seen.has_left = true;
        }
    }

    /// The text of the file.
    pub fn to_text(&self) -> String {
        let mut text = serde_json::to_string_pretty(self).expect("plain data");
        text.push('\n');
        text
    }

    /// Reads the text of a file.
    ///
    /// # Errors
    /// Returns an error if it is not one that [`Self::to_text`] has written.
    pub fn from_text(text: &str) -> Result<Self, GuestFileError> {
        if text.len() > LONGEST {
            return Err(GuestFileError);
        }
        let mut file: Self = serde_json::from_str(text).map_err(|_| GuestFileError)?;
        if file.version != VERSION || file.name.chars().count() > PLAYER_NAME {
            return Err(GuestFileError);
        }
        if let Some(seen) = &mut file.seen {
            seen.make_printable();
        }
        Ok(file)
    }
}

impl SeenTable {
    /// The table of an invitation as it is now.
    pub(super) fn of(invited: &Invited, table: &Table) -> Self {
        let host = table.seats.iter().find(|seat| seat.kind == Kind::Host);
        let mut own = Seats::default();
        if let Some(seat) = invited.own_seat() {
            own.insert(seat);
        }
        let others: Vec<&SeatState> = table.others(own).collect();
        let names = others.iter().map(|state| state.name.clone()).filter(|name| !name.trim().is_empty());
        Self {
            game: invited.entry.id.to_owned(),
            host: host.map(|host| host.name.clone()).unwrap_or_default(),
            others: others.len(),
            names: names.collect(),
            is_over: table.phase == Phase::Over,
            has_left: false,
        }
    }

    /// Makes the names that a file says fit to be shown.
    fn make_printable(&mut self) {
        for name in self.names.iter_mut().chain([&mut self.host]) {
            *name = excerpt(name, LONGEST_TEXT);
        }
    }
}

/// A file that is not one of a guest.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Error)]
#[error("the file of the table is damaged")]
pub struct GuestFileError;
