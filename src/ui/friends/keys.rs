//! What makes the person known at tables of others: one secret, and a file for each seat.

use std::path::Path;

use crate::online::guest::GuestFile;
use crate::online::links::PeerKey;
use crate::online::{Invitation, Secret};
use crate::or_log::OrLog as _;
use crate::store::{Store, StoreError, read_text, remove_file, write_private};
use crate::ui::saving::Saving;

/// The secret of this program, which is drawn at the first use.
///
/// # Errors
/// Returns an error if it cannot be written.
fn secret(store: &Store) -> Result<Secret, StoreError> {
    let path = store.friends_secret_path();
    let read = read_text(&path).or_log("reading the secret for friends");
    let key = read.and_then(|text| text.trim().parse::<PeerKey>().or_log("reading the secret for friends"));
    if let Some(key) = key {
        return Ok(key.into());
    }
    let secret = Secret::draw();
    // Where that fails, so does writing.
    store.protect_friends().or_log("protecting the secret for friends");
    write_private(&path, PeerKey::from(secret).to_string())?;
    Ok(secret)
}

/// The seat to which an invitation leads, as it was left if the person has been there.
///
/// # Errors
/// Returns an error if the program's secret cannot be written.
pub fn seat(store: &Store, invitation: Invitation, name: &str) -> Result<GuestFile, StoreError> {
    let left = read_seat(&store.guest_path(invitation.table));
    match left.and_then(|left| left.with_address_of(&invitation)) {
        Some(mut left) => {
            name.clone_into(&mut left.name);
            Ok(left)
        }
        None => Ok(GuestFile::new(invitation, &secret(store)?, name)),
    }
}

/// The seats at tables of others, the one left last first.
pub fn seats(store: &Store) -> Vec<GuestFile> {
    let files = std::fs::read_dir(store.friends_path()).into_iter().flatten();
    let guests = files.filter_map(|file| {
        let file = file.or_log("listing seats")?;
        let path = file.path();
        path.extension().filter(|end| *end == "guest")?;
        let changed = file.metadata().and_then(|known| known.modified());
        Some((changed.or_log("dating a seat"), read_seat(&path)?))
    });
    let mut guests: Vec<_> = guests.collect();
    guests.sort_by_key(|(changed, _)| std::cmp::Reverse(*changed));
    guests.into_iter().map(|(_, seat)| seat).collect()
}

/// Gives up the seat to which an invitation leads, without its host.
pub fn forget(saving: &Saving, invitation: &Invitation) {
    let path = saving.store.guest_path(invitation.table);
    // A file that stays only lets the person come back.
    saving.queue().queue(move || _ = remove_file(path).or_log("giving up a seat"));
}

fn read_seat(path: &Path) -> Option<GuestFile> {
    GuestFile::from_text(&read_text(path).or_log("reading a seat")?).or_log("reading a seat")
}
