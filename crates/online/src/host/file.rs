//! The file of a table beside that of its game: the secrets of its invitations and who has which seat. It is
//! written beside the saved game, so that the game opens the table again and the old invitations hold.

use misere_engine::limits::PLAYER_NAME;
use misere_engine::printable::RawText;
use misere_engine::rules::options::{HouseRules, read_rules};
use misere_engine::rules::{MAX_SEATS, Seat};
use misere_engine::seal::{Recuts, SealedSeed};
use misere_engine::table::Setup;
use misere_games::{self as games, Entry};
use misere_store::{Evening, Origin, Player, Saved};
use serde::{Deserialize, Serialize};
use thiserror::Error;

use crate::cut::Words;
use crate::links::PeerKey;
use crate::secrets::Secret;
use crate::wire::{hex, is_default, is_hex};

/// The version of the format.
const VERSION: u32 = 1;

/// The longest file, in bytes.
const LONGEST: usize = 64 << 10;

/// The game that a table plays, or is about to.
#[derive(Clone, Debug, PartialEq)]
pub struct TableSetup {
    /// The game.
    pub entry: &'static Entry,
    /// All house rules.
    pub rules: HouseRules,
    /// The players by seat. Each [`Player::Friend`] is a seat for a guest.
    pub players: Vec<Player>,
    /// Set if hints are given.
    pub hints: bool,
    /// The evening that the game belongs to.
    pub evening: Option<Evening>,
}

/// The file of a table.
#[derive(Clone, Debug, PartialEq)]
pub struct TableFile {
    /// The number that invitations name.
    pub(super) table: [u8; 16],
    /// The secret behind the host's address.
    pub secret: Secret,
    /// The game.
    pub setup: TableSetup,
    /// By seat, the name that a guest has there, whatever it calls itself; empty for none.
    pub names: Vec<String>,
    /// The number of the game, and the cuts for it that were given up, see [`crate::wire::Table`].
    pub(super) game: u32,
    pub(super) recuts: Recuts,
    /// The number of the cut, see [`crate::wire::Table::round`].
    pub(super) round: u32,
    /// The secret of each seat's invitation.
    pub(super) invitations: Vec<[u8; 16]>,
    /// The secret of the invitation for spectators.
    pub(super) spectators: [u8; 16],
    /// The keys of those who have taken their seats.
    pub(super) keys: Vec<Option<PeerKey>>,
    /// The cut of the game that has begun.
    pub(super) cut: Option<FixedCut>,
    /// The cut that goes on, without words.
    pub(super) cutting: Option<FixedCut>,
    /// The cut of the game before, if its cards are dealt again.
    pub(super) again: Option<FixedCut>,
}

/// A cut whose seal is fixed.
#[derive(Clone, Debug, PartialEq, Serialize, Deserialize)]
pub(super) struct FixedCut {
    /// The sealed secret and the cut, from which the seed follows.
    pub sealed: SealedSeed,
    /// By seat, the hash that fixed the words, and the words.
    pub words: Vec<(Option<String>, Option<Words>)>,
}

impl TableFile {
    /// A new table; its invitations follow from the secret.
    pub fn new(setup: TableSetup, secret: Secret) -> Self {
        let seats = setup.players.len();
        let invitations = (0..seats).map(|seat| part(&secret, &format!("seat {seat}")));
        Self {
            table: part(&secret, "table"),
            spectators: part(&secret, SPECTATORS),
            secret,
            setup,
            names: Vec::new(),
            game: 1,
            recuts: Recuts::default(),
            round: 0,
            invitations: invitations.collect(),
            keys: vec![None; seats],
            cut: None,
            cutting: None,
            again: None,
        }
    }

    /// The text of the file.
    pub fn to_text(&self) -> String {
        let seat =
            |(invitation, key): (&[u8; 16], &Option<PeerKey>)| SeatJson { invitation: hex(invitation), key: *key };
        let json = TableJson {
            misere_table: VERSION,
            table: hex(&self.table),
            secret: self.secret,
            game: self.setup.entry.id.to_owned(),
            rules: self.setup.rules.to_string(),
            players: self.setup.players.clone(),
            hints: self.setup.hints,
            evening: self.setup.evening.clone(),
            game_number: self.game,
            recuts: self.recuts.clone(),
            names: self.names.clone(),
            round: self.round,
            cut: self.cut.clone(),
            cutting: self.cutting.clone(),
            again: self.again.clone(),
            spectators: Some(hex(&self.spectators)),
            seats: self.invitations.iter().zip(&self.keys).map(seat).collect(),
        };
        let mut text = serde_json::to_string_pretty(&json).expect("plain data");
        text.push('\n');
        text
    }

    /// Reads the text of a file.
    ///
    /// # Errors
    /// Returns an error if it is not one that [`Self::to_text`] could have written.
    pub fn from_text(text: &str) -> Result<Self, TableFileError> {
        if text.len() > LONGEST {
            return Err(TableFileError::Malformed);
        }
        let json: TableJson = serde_json::from_str(text).map_err(|_| TableFileError::Malformed)?;
        if json.misere_table != VERSION {
            return Err(TableFileError::OtherVersion);
        }
        let seats = json.players.len();
        let entry = games::entry(&json.game).ok_or(TableFileError::Malformed)?;
        let allowed = entry.check_seats(seats).is_ok() && seats <= MAX_SEATS;
        if !allowed || json.seats.len() != seats {
            return Err(TableFileError::Malformed);
        }
        let rules = read_rules(entry.fields(seats), &json.rules).ok();
        let rules = rules.and_then(|rules| entry.complete(seats, &rules).ok());
        let fits = |evening: &Evening| evening.check(seats).is_ok();
        if !json.evening.as_ref().is_none_or(fits) {
            return Err(TableFileError::Malformed);
        }
        let invitations = json.seats.iter().map(|seat| bytes(&seat.invitation));
        Ok(Self {
            table: bytes(&json.table)?,
            secret: json.secret,
            setup: TableSetup {
                entry,
                rules: rules.ok_or(TableFileError::Malformed)?,
                players: json.players,
                hints: json.hints,
                evening: json.evening,
            },
            names: json.names,
            game: json.game_number,
            recuts: json.recuts,
            round: json.round,
            invitations: invitations.collect::<Result<_, _>>()?,
            keys: json.seats.iter().map(|seat| seat.key).collect(),
            cut: json.cut,
            cutting: json.cutting,
            again: json.again,
            spectators: match &json.spectators {
                Some(text) => bytes(text)?,
                None => part(&json.secret, SPECTATORS),
            },
        })
    }

    /// The players, with the names and the keys of those who have taken their seats.
    pub fn players(&self) -> &[Player] {
        &self.setup.players
    }

    /// The game whose cut is over, from its beginning, for a host that was ended before it could keep anything of it.
    pub fn begun(&self) -> Option<Saved> {
        let sealed = &self.cut.as_ref()?.sealed;
        let session = self.setup.entry.start(&Setup {
            seats: self.setup.players.len(),
            rules: self.setup.rules.clone(),
            seed: sealed.seed(),
            dealer: sealed.dealer().map(Seat::new),
        });
        Some(Saved {
            evening: self.setup.evening.clone(),
            seal: Some(sealed.clone()),
            origin: if self.again.is_some() { Origin::ChosenDeal } else { Origin::New },
            ..Saved::new(self.setup.players.clone(), session.ok()?)
        })
    }

    /// Seats a guest.
    pub(super) fn seat_friend(&mut self, seat: Seat, key: PeerKey, name: &str) {
        self.keys[seat.index()] = Some(key);
        let own = self.names.get(seat.index()).filter(|name| !name.is_empty()).cloned();
        self.name_friend(seat, own.as_deref().unwrap_or(name));
    }

    /// Gives a guest a name.
    pub(super) fn name_friend(&mut self, seat: Seat, name: &str) {
        let key = self.keys[seat.index()].map_or_else(String::new, |key| key.to_string());
        let name = RawText::from(short_name(name));
        self.setup.players[seat.index()] = Player::Friend(name, key);
    }
}

/// The purpose of the secret that invites spectators.
const SPECTATORS: &str = "spectators";

/// The part of a table's secret for one purpose.
fn part(secret: &Secret, purpose: &str) -> [u8; 16] {
    let mut part = [0; 16];
    part.copy_from_slice(&secret.for_purpose(purpose).0[..16]);
    part
}

/// A name as a table keeps it.
pub(super) fn short_name(name: &str) -> String {
    let name: String = name.trim().chars().take(PLAYER_NAME).collect();
    name.replace(char::is_control, "")
}

/// A reason against taking a file for one of a table.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Error)]
pub enum TableFileError {
    /// It is damaged.
    #[error("the file of the table is damaged")]
    Malformed,
    /// Another version has written it.
    #[error("another version of Misère has written the file of the table")]
    OtherVersion,
}

#[derive(Serialize, Deserialize)]
struct TableJson {
    misere_table: u32,
    table: String,
    secret: Secret,
    game: String,
    rules: String,
    players: Vec<Player>,
    hints: bool,
    #[serde(default, skip_serializing_if = "Option::is_none")]
    evening: Option<Evening>,
    #[serde(default = "first_game")]
    game_number: u32,
    #[serde(default, skip_serializing_if = "is_default")]
    recuts: Recuts,
    #[serde(default, skip_serializing_if = "is_default")]
    names: Vec<String>,
    round: u32,
    #[serde(default, skip_serializing_if = "Option::is_none")]
    cut: Option<FixedCut>,
    #[serde(default, skip_serializing_if = "Option::is_none")]
    cutting: Option<FixedCut>,
    #[serde(default, skip_serializing_if = "Option::is_none")]
    again: Option<FixedCut>,
    #[serde(default, skip_serializing_if = "Option::is_none")]
    spectators: Option<String>,
    seats: Vec<SeatJson>,
}

const fn first_game() -> u32 {
    1
}

#[derive(Serialize, Deserialize)]
struct SeatJson {
    invitation: String,
    #[serde(default, skip_serializing_if = "Option::is_none")]
    key: Option<PeerKey>,
}

/// Sixteen bytes from their hexadecimal digits.
fn bytes(text: &str) -> Result<[u8; 16], TableFileError> {
    let number = u128::from_str_radix(text, 16).ok();
    let number = number.filter(|_| is_hex(text, 32));
    Ok(number.ok_or(TableFileError::Malformed)?.to_be_bytes())
}
