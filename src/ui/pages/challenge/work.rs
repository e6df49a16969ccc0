//! The check of the entries of a challenge, in the background.

use egui::Context;

use crate::challenge::{CheckedEntry, KeptChallenge, Proof, Refusal};
use crate::printable::RawText;
use crate::ui::job::{Job, Poll};

/// The findings of the check so far.
#[derive(Default)]
pub(super) struct ChallengeWork {
    /// The entries that are sound, each with its index.
    pub checked: Vec<(usize, CheckedEntry)>,
    /// The entries that were refused, with the names of the people.
    pub refused: Vec<(RawText, Refusal)>,
    /// The indices of the entries that were refused, until all are checked.
    to_remove: Vec<usize>,
    is_begun: bool,
    job: Option<Job<(), Found>>,
}

/// The result of checking an entry.
type Found = (usize, Box<Result<CheckedEntry, Refusal>>);

impl ChallengeWork {
    /// Tells whether entries are still being checked.
    pub const fn is_running(&self) -> bool {
        self.job.is_some()
    }

    /// Begins the check, unless the entries are sealed, and receives its finds; returns whether anything has changed.
    pub fn follow(&mut self, kept: &mut KeptChallenge, ctx: &Context) -> bool {
        if !self.is_begun && kept.own().is_some() {
            self.is_begun = true;
            self.job = Some(begin(kept.clone(), ctx));
        }
        let mut is_changed = false;
        while let Some(job) = &self.job {
            match job.poll() {
                Poll::Pending => break,
                Poll::Progress((index, found)) => match *found {
                    Ok(entry) => {
                        if entry.proof == Proof::Opponents && kept.is_to_be_proved(index) {
                            kept.note_proved(index);
                            is_changed = true;
                        }
                        self.checked.push((index, entry));
                    }
                    Err(refusal) => {
                        let name = kept.challenge.entries[index].name.clone();
                        self.refused.push((name, refusal));
                        self.to_remove.push(index);
                    }
                },
                Poll::Done(()) | Poll::Failed => {
                    self.job = None;
                    is_changed |= self.remove_refused(kept);
                }
            }
        }
        self.checked.sort_by_key(|(index, entry)| (kept.challenge.rank(entry), *index));
        is_changed
    }

    /// Removes the entries that were refused from the challenge; returns whether there are any.
    fn remove_refused(&mut self, kept: &mut KeptChallenge) -> bool {
        let mut gone = std::mem::take(&mut self.to_remove);
        gone.sort_unstable();
        for index in gone.iter().rev() {
            kept.remove(*index);
            for (place, _) in &mut self.checked {
                if *place > *index {
                    *place -= 1;
                }
            }
        }
        !gone.is_empty()
    }

    pub fn entry(&self, index: usize) -> Option<&CheckedEntry> {
        let mut checked = self.checked.iter();
        let found = checked.find(|(place, _)| *place == index);
        found.map(|(_, entry)| entry)
    }

    /// The entries of others, the best first, with their indices.
    pub fn others(&self, kept: &KeptChallenge) -> impl Iterator<Item = usize> {
        let own = kept.own();
        let places = self.checked.iter().map(|(index, _)| *index);
        places.filter(move |index| Some(*index) != own)
    }
}

/// Checks all entries, those first that take no time.
fn begin(kept: KeptChallenge, ctx: &Context) -> Job<(), Found> {
    let mut order: Vec<usize> = (0..kept.challenge.entries.len()).collect();
    order.sort_by_key(|index| kept.is_to_be_proved(*index));
    Job::start("challenge", ctx, move |worker| {
        for index in order {
            let Some(found) = kept.check(index, worker.is_canceled()) else { return };
            worker.report((index, Box::new(found)));
        }
    })
}
