//! The text of a challenge, which survives messengers and mail programs: a line for people, and then a block in
//! Crockford's base 32, where case, blanks and line ends do not matter.
//!
//! The block holds four bytes of a checksum and compressed JSON. Everything in it is bounded and checked.

use std::io::{Read as _, Write as _};

use flate2::Compression;
use flate2::bufread::DeflateDecoder;
use flate2::write::DeflateEncoder;
use serde::{Deserialize, Serialize};
use sha2::{Digest as _, Sha256};
use thiserror::Error;

use super::{Challenge, ChallengeEntry, ENTRIES, Opponent, plays};
use crate::player::person_name;
use crate::text::{Language, challenge as texts};
use misere_engine::hex::{from_hex, to_hex};
use misere_engine::limits::{TIME, check_number, list, text};
use misere_engine::pasted::{Block, to_digits};
use misere_engine::printable::{RawText, excerpt};
use misere_engine::rules::{MAX_SEATS, Seat};
use misere_games::deal_code::DealCode;

/// The longest text of a challenge, in bytes. One entry takes a few hundred.
pub const MOST_BYTES: usize = 256 << 10;

/// The most bytes of a block when it is unpacked.
const MOST_UNPACKED: u64 = 1 << 20;

/// The longest deal code, in characters.
const DEAL_CODE: usize = 2000;

/// The beginning of a block, the words in it, its version, and its end.
const BEGIN: &str = "misere-challenge-1:";
const WORDS: [&str; 2] = ["misere", "challenge"];
const VERSION: u32 = 1;
const END: &str = ":end";

/// The digits in a line of the block.
const LINE: usize = 60;

/// The bytes of the checksum.
const CHECKSUM: usize = 4;

#[derive(Clone, Debug, PartialEq, Eq, Error)]
pub enum ChallengeTextError {
    #[error("not a challenge: expected a text with `{BEGIN}`")]
    NoBlock,
    /// A later version has written it.
    #[error("a challenge of a later version: expected one of version 1")]
    LaterVersion,
    /// Its end is missing.
    #[error("the end of the challenge is missing: expected `{END}`")]
    Cut,
    #[error("a challenge of {0} bytes: expected at most {MOST_BYTES}")]
    TooLong(usize),
    /// A character that is no digit of base 32.
    #[error("the character `{}` in a challenge: expected letters and digits", excerpt(&.0.to_string(), 1))]
    Digit(char),
    /// It has been damaged on its way.
    #[error("the challenge was damaged on its way: expected the text as it was copied")]
    Damaged,
    /// It does not hold what a challenge holds.
    #[error("not a sound challenge: {}", excerpt(.0, 300))]
    Unsound(String),
}

#[derive(Serialize, Deserialize)]
#[serde(deny_unknown_fields)]
struct ChallengeJson {
    #[serde(deserialize_with = "text::<DEAL_CODE, _>")]
    deal: String,
    seat: usize,
    #[serde(deserialize_with = "list::<MAX_SEATS, _, _>")]
    opponents: Vec<Opponent>,
    players: u32,
    #[serde(deserialize_with = "list::<ENTRIES, _, _>")]
    entries: Vec<EntryJson>,
}

#[derive(Serialize, Deserialize)]
#[serde(deny_unknown_fields)]
struct EntryJson {
    #[serde(with = "person_name")]
    name: RawText,
    time: u64,
    alike: bool,
    undone: u32,
    hints: u32,
    #[serde(deserialize_with = "text::<PLAYS, _>")]
    plays: String,
}

/// The longest packed plays, in hexadecimal digits.
const PLAYS: usize = 2 * plays::MOST;

impl Challenge {
    /// Tells whether a text may be that of a challenge, of this version or a later one.
    pub fn is_in(text: &str) -> bool {
        Block::is_in(text, WORDS)
    }

    /// The text to send to friends, with its first line in a language.
    pub fn to_text(&self, language: Language) -> String {
        let (title, seats) = (self.deal.entry.title, self.deal.setup.seats);
        let line = match self.entries.len() {
            0 => texts::invitation(title, seats),
            count => texts::with_entries(title, seats, count),
        };
        let json = serde_json::to_vec(&self.to_json()).expect("a challenge is plain data");
        format!("{}\n\n{}", line.in_language(language), wrapped(&json))
    }

    fn to_json(&self) -> ChallengeJson {
        let entry = |one: &ChallengeEntry| EntryJson {
            name: one.name.clone(),
            time: one.time,
            alike: one.alike,
            undone: one.undone,
            hints: one.hints,
            plays: to_hex(&one.plays),
        };
        ChallengeJson {
            deal: self.deal.unchecked(),
            seat: self.seat.index(),
            opponents: self.opponents.clone(),
            players: self.version,
            entries: self.entries.iter().map(entry).collect(),
        }
    }

    /// Reads a challenge from a text, whatever stands around its block.
    ///
    /// # Errors
    /// Returns an error if there is no block, or it is cut, damaged or unsound.
    pub fn from_text(text: &str) -> Result<Self, ChallengeTextError> {
        if text.len() > MOST_BYTES {
            return Err(ChallengeTextError::TooLong(text.len()));
        }
        let mut read = Err(ChallengeTextError::NoBlock);
        for block in Block::all(text, WORDS) {
            read = Self::from_block(&block);
            if read.is_ok() {
                break;
            }
        }
        read
    }

    fn from_block(block: &Block) -> Result<Self, ChallengeTextError> {
        if block.version != VERSION {
            return Err(ChallengeTextError::LaterVersion);
        }
        let Some(json) = unpacked(&block.bytes) else {
            return Err(match block.text.find(END) {
                None => ChallengeTextError::Cut,
                Some(end) if end < block.end => ChallengeTextError::Damaged,
                Some(_) => {
                    let stray = block.text[block.end..].chars().next();
                    stray.map_or(ChallengeTextError::Damaged, ChallengeTextError::Digit)
                }
            });
        };
        let unsound = ChallengeTextError::Unsound;
        let json = serde_json::from_slice(&json).map_err(|error| unsound(error.to_string()))?;
        Self::from_json(json).map_err(unsound)
    }

    fn from_json(json: ChallengeJson) -> Result<Self, String> {
        let deal: DealCode = json.deal.parse().map_err(|error| format!("{error}"))?;
        let seats = deal.setup.seats;
        deal.entry.start(&deal.setup).map_err(|error| error.to_string())?;
        check_number(&json.seat, &(0..=seats - 1)).map_err(|what| format!("seat {what}"))?;
        if json.opponents.len() + 1 != seats {
            let found = json.opponents.len();
            return Err(format!("{found} opponents: expected {}", seats - 1));
        }
        let entry = |one: EntryJson| {
            check_number(&one.time, &TIME).map_err(|what| format!("time {what}"))?;
            Ok(ChallengeEntry {
                name: one.name,
                time: one.time,
                alike: one.alike,
                undone: one.undone,
                hints: one.hints,
                plays: from_hex(&one.plays).ok_or("plays: expected hexadecimal digits")?,
            })
        };
        let is_alike = json.entries.is_empty();
        let entries: Result<_, String> = json.entries.into_iter().map(entry).collect();
        Ok(Self {
            deal,
            seat: Seat::new(json.seat),
            opponents: json.opponents,
            version: json.players,
            is_alike,
            entries: entries?,
        })
    }
}

/// The JSON in a block, whatever follows it; `None` if it is damaged.
fn unpacked(bytes: &[u8]) -> Option<Vec<u8>> {
    let (sum, packed) = bytes.split_at_checked(CHECKSUM)?;
    let mut decoder = DeflateDecoder::new(packed);
    let mut json = Vec::new();
    let read = decoder.by_ref().take(MOST_UNPACKED + 1).read_to_end(&mut json);
    let end = usize::try_from(decoder.total_in()).ok()?;
    let is_sound = read.is_ok() && json.len() as u64 <= MOST_UNPACKED && sum == checksum(&packed[..end]);
    is_sound.then_some(json)
}

/// The block with this JSON in it.
fn wrapped(json: &[u8]) -> String {
    let mut packed = deflated(json);
    let mut bytes = checksum(&packed).to_vec();
    bytes.append(&mut packed);
    let digits = to_digits(&bytes);
    let lines: Vec<&str> =
        digits.as_bytes().chunks(LINE).map(|line| std::str::from_utf8(line).expect("digits are ASCII")).collect();
    format!("{BEGIN}\n{}\n{END}\n", lines.join("\n"))
}

fn checksum(bytes: &[u8]) -> [u8; CHECKSUM] {
    let hash = Sha256::digest(bytes);
    std::array::from_fn(|index| hash[index])
}

fn deflated(bytes: &[u8]) -> Vec<u8> {
    let mut encoder = DeflateEncoder::new(Vec::new(), Compression::best());
    let written = encoder.write_all(bytes).and_then(|()| encoder.finish());
    written.expect("memory can be written to")
}
