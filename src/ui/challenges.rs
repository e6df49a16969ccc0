//! The challenges that are kept, as far as the window reads and adds to them.

use super::errors;
use super::saving::Saving;
use crate::challenge::{Challenge, ChallengeId, KeptChallenge, MergeError, read_kept};
use crate::or_log::tell;
use crate::printable::RawText;
use crate::store::{Origin, Saved, StoreError};
use crate::text::{Message, challenges_page as texts, summary};

/// Reads a challenge from its unwritten content, if any, or else from its file.
///
/// # Errors
/// Returns an error if the file cannot be read.
pub fn read(saving: &Saving, id: ChallengeId) -> Result<KeptChallenge, StoreError> {
    let path = saving.store.challenge_path(id);
    let queue = saving.queue();
    if let Some(text) = queue.pending_text(&path) {
        return KeptChallenge::from_file(&text, &path);
    }
    let text = read_kept(&path)?;
    queue.expect(&path, Some(&text));
    KeptChallenge::from_file(&text, &path)
}

/// All challenges, the last changed first.
pub fn all(saving: &Saving) -> Vec<(ChallengeId, Result<KeptChallenge, StoreError>)> {
    let ids = saving.store.challenges(&saving.queue().pending());
    ids.into_iter().map(|id| (id, read(saving, id))).collect()
}

/// Writes a challenge to its file in the background.
pub fn write(saving: &Saving, kept: &KeptChallenge) {
    let path = saving.store.challenge_path(kept.challenge.id());
    saving.queue().write(&path, kept.to_file());
}

/// Keeps a challenge that was received, or adds its replies to the one that is kept.
///
/// # Errors
/// Returns the reason why it cannot be kept.
pub fn receive(saving: &Saving, challenge: Challenge) -> Result<ChallengeId, Message> {
    keep(saving, challenge, KeptChallenge::merge, KeptChallenge::received)
}

/// Keeps a challenge that the person makes, with their play of it if there is one.
///
/// # Errors
/// Returns the reason why it cannot be kept.
pub fn make(saving: &Saving, challenge: Challenge) -> Result<ChallengeId, Message> {
    keep(saving, challenge, KeptChallenge::add_own, KeptChallenge::made)
}

/// Keeps a challenge: adds it to the one of its name, or begins with it.
fn keep<R>(
    saving: &Saving, challenge: Challenge, add: impl FnOnce(&mut KeptChallenge, &Challenge) -> Result<R, MergeError>,
    begin: impl FnOnce(Challenge) -> KeptChallenge,
) -> Result<ChallengeId, Message> {
    let id = challenge.id();
    let kept = match read(saving, id) {
        Ok(mut kept) => {
            add(&mut kept, &challenge).map_err(|error| errors::merge(&error))?;
            kept
        }
        Err(error) if error.is_missing() => begin(challenge),
        Err(error) => return Err(errors::store(&error)),
    };
    write(saving, &kept);
    Ok(id)
}

/// Adds a game of a challenge that the person has just finished to it.
pub fn keep_own(saving: &Saving, saved: &Saved) {
    let (Origin::Challenge(id), Ok(play)) = (saved.origin, Challenge::of(saved)) else { return };
    let kept = match read(saving, id) {
        Ok(kept) => kept,
        // The game was begun on the command line.
        Err(error) if error.is_missing() => {
            let entries = Vec::new();
            KeptChallenge::received(Challenge { entries, ..play.clone() })
        }
        Err(error) => {
            tell("adding a game to its challenge", &error);
            return;
        }
    };
    add_own(saving, kept, &play);
}

/// Adds a finished game of a challenge that is opened without being in it, because Misère was killed before.
pub fn keep_missing(saving: &Saving, saved: &Saved) {
    let Origin::Challenge(id) = saved.origin else { return };
    if let Ok(kept) = read(saving, id)
        && kept.own().is_none()
        && let Ok(play) = Challenge::of(saved)
    {
        add_own(saving, kept, &play);
    }
}

fn add_own(saving: &Saving, mut kept: KeptChallenge, play: &Challenge) {
    if !play.entries.is_empty() && kept.add_own(play).is_ok() {
        write(saving, &kept);
    }
}

/// The person of an entry: the reader, or a name.
pub fn name_of(kept: &KeptChallenge, index: usize) -> Message {
    if kept.own() == Some(index) { texts::you() } else { name(&kept.challenge.entries[index].name) }
}

/// The name of another person who took part.
pub fn name(name: &RawText) -> Message {
    if name.is_empty() { texts::friend() } else { summary::name(name.shown()) }
}

/// Whose challenge it is.
pub fn heading(kept: &KeptChallenge) -> Message {
    if kept.is_made {
        return texts::made();
    }
    let first = kept.challenge.entries.first();
    match first.filter(|_| kept.own() != Some(0)) {
        Some(first) if !first.name.is_empty() => texts::from(first.name.shown()),
        _ => texts::received(),
    }
}
