//! Checks of what a host says about the table and itself.

use misere_engine::rules::options::HouseRules;
use misere_engine::rules::{MAX_SEATS, Seat};
use misere_games as games;
use serde_json::Value;

use super::Invited;
use crate::cut::Words;
use crate::host::MOST_SPECTATORS;
use crate::wire::{Table, WireError, is_hex};

/// The longest names and versions that a host sends, in characters.
pub(super) const LONGEST_TEXT: usize = 64;

/// The game and the seat of a welcome.
pub(super) fn invited(
    game: &str, (seat, seats): (u8, u8), is_spectator: bool, rules: &Value,
) -> Result<Invited, WireError> {
    let (seat, seats) = (usize::from(seat), usize::from(seats));
    let entry = games::entry(game).ok_or(WireError::Game)?;
    let is_table = seats <= MAX_SEATS && entry.check_seats(seats).is_ok();
    if !is_table || seat >= seats {
        return Err(WireError::Seat);
    }
    let rules = HouseRules::from_json(entry.fields(seats), rules);
    Ok(Invited {
        entry,
        seat: Seat::new(seat),
        is_spectator,
        seats,
        rules: entry.complete(seats, &rules).map_err(|_| WireError::Game)?,
    })
}

/// Checks what is said about a table.
pub(super) fn check_table(table: &Table, seats: usize) -> Result<(), WireError> {
    if table.seats.len() != seats {
        return Err(WireError::Seat);
    }
    let is_long = |text: &str| text.chars().count() > LONGEST_TEXT;
    let are_many = table.spectators.len() > MOST_SPECTATORS;
    if are_many || table.spectators.iter().any(|name| is_long(name)) {
        return Err(WireError::TooLong);
    }
    for seat in &table.seats {
        let bot = seat.bot.as_deref().unwrap_or_default();
        let is_hash = seat.commit.as_ref().is_none_or(|commit| is_hex(commit, 64));
        let are_sound = seat.opened.as_ref().is_none_or(Words::are_sound);
        if is_long(&seat.name) || is_long(bot) || !is_hash || !are_sound {
            return Err(WireError::TooLong);
        }
    }
    if table.seal.as_ref().is_some_and(|seal| !is_hex(seal, 64)) || !table.recuts.are_sound() {
        return Err(WireError::Malformed);
    }
    for wish in table.wish.iter().chain(&table.answered) {
        let mut all = wish.yes.iter().chain(&wish.no).chain([&wish.by]);
        if wish.yes.len() > seats || all.any(|seat| usize::from(*seat) >= seats) {
            return Err(WireError::Seat);
        }
    }
    Ok(())
}
