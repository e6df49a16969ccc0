//! The file of a table or of a seat, which is written before anything is sent that follows from its content.

use std::path::PathBuf;
use std::sync::Arc;
use std::sync::mpsc::{Receiver, TryRecvError, channel};
use std::task::Poll;
use std::time::Duration;

use misere_store::{StoreError, WriteQueue, write_private};

use crate::links::Wake;

/// The time after which a file is written again that could not be written.
const RETRY: Duration = Duration::from_secs(1);

/// Writes a text to a file. While it is pending, it is called again, with the text of that time.
pub type WriteText = Box<dyn FnMut(&str) -> Poll<Result<(), StoreError>> + Send>;

/// A file that keeps a table or a seat.
pub struct OwnFile {
    write: WriteText,
    /// The time of the next attempt, after one has failed.
    retry_at: Option<Duration>,
    trouble: Option<StoreError>,
}

impl OwnFile {
    /// A file that is written like this.
    pub const fn new(write: WriteText) -> Self {
        Self { write, retry_at: None, trouble: None }
    }

    /// This file, or none, written at once.
    pub fn at(path: Option<PathBuf>) -> Self {
        Self::new(Box::new(move |text| Poll::Ready(path.as_ref().map_or(Ok(()), |path| write_private(path, text)))))
    }

    /// This file, written by the thread that writes files; `wake` is called then.
    pub fn queued(path: PathBuf, queue: WriteQueue, wake: Wake) -> Self {
        let mut writing: Option<(String, Receiver<Result<(), StoreError>>)> = None;
        Self::new(Box::new(move |text| {
            let (text, result) = writing.take_if(|(before, _)| before == text).unwrap_or_else(|| {
                let (sender, result) = channel();
                let (path, wake, whole) = (path.clone(), Arc::clone(&wake), text.to_owned());
                queue.queue(move || {
                    // Nobody waits for an older text.
                    _ = sender.send(write_private(&path, whole));
                    wake();
                });
                (text.to_owned(), result)
            });
            match result.try_recv() {
                Ok(result) => return Poll::Ready(result),
                Err(TryRecvError::Empty) => writing = Some((text, result)),
                // A panic ended it, and it begins again.
                Err(TryRecvError::Disconnected) => {}
            }
            Poll::Pending
        }))
    }

    /// Writes a text; returns whether that is done. If not, it is to be called again, at the latest after `rest`.
    pub fn keep(&mut self, text: &str, now: Duration) -> bool {
        if self.retry_at.is_some_and(|retry_at| now < retry_at) {
            return false;
        }
        match (self.write)(text) {
            Poll::Pending => return false,
            Poll::Ready(Ok(())) => self.retry_at = None,
            Poll::Ready(Err(error)) => {
                if self.retry_at.is_none() {
                    self.trouble = Some(error);
                }
                self.retry_at = Some(now + RETRY);
            }
        }
        self.retry_at.is_none()
    }

    /// The time until the next attempt to write it, after one has failed.
    pub(crate) fn rest(&self, now: Duration) -> Option<Duration> {
        Some(self.retry_at?.saturating_sub(now))
    }

    /// The reason for which it could not be written, once for each time that this begins.
    pub const fn take_trouble(&mut self) -> Option<StoreError> {
        self.trouble.take()
    }
}
