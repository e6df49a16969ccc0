//! Frames in a stream of bytes, and limits on what a side sends.
//!
//! A frame is its length in four bytes, the highest first, and as many bytes of content. One without content only says
//! that the link is alive.

use std::time::Duration;

use thiserror::Error;

/// A side of a link. A guest gets scenes, and a host only what one person does, so their limits differ.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub enum Side {
    /// The side that holds the game.
    Host,
    /// The side of a friend.
    Guest,
}

impl Side {
    /// The maximum number of bytes of a frame that this side accepts, without its length.
    pub const fn longest_frame(self) -> usize {
        match self {
            Self::Host => 16 << 10,
            Self::Guest => 1 << 20,
        }
    }

    /// The maximum number of frames that may wait to be sent by this side.
    pub const fn longest_queue(self) -> usize {
        match self {
            Self::Host => 256,
            Self::Guest => 64,
        }
    }

    /// The maximum number of bytes that may wait to be sent by this side.
    pub const fn largest_queue(self) -> usize {
        match self {
            Self::Host => 8 << 20,
            Self::Guest => 256 << 10,
        }
    }

    /// A limit on the frames that this side accepts. A host closes a link beyond it, see [`Intake`].
    pub const fn rate_limit(self) -> RateLimit {
        match self {
            Self::Host => RateLimit::new(20, 100),
            Self::Guest => RateLimit::new(100, 500),
        }
    }
}

/// The pace at which a side reads a link. A host closes one on which too much comes; a guest, who cannot choose its
/// host's speed, reads slower.
#[derive(Debug)]
pub struct Intake {
    side: Side,
    frames: RateLimit,
    kilobytes: RateLimit,
}

impl Intake {
    /// The kilobytes that a guest reads in a second, and at once.
    const KILOBYTES: (u32, u32) = (2 << 10, 8 << 10);

    /// The pace of a side.
    pub const fn new(side: Side) -> Self {
        let (per_second, at_once) = Self::KILOBYTES;
        Self { side, frames: side.rate_limit(), kilobytes: RateLimit::new(per_second, at_once) }
    }

    /// Counts a frame of this length that arrives now. Returns the time after which it must be counted again because it
    /// comes too soon, or zero.
    ///
    /// # Errors
    /// Returns [`FrameFault::TooMany`] if the link must be closed.
    pub fn count(&mut self, length: usize, now: Duration) -> Result<Duration, FrameFault> {
        if self.side == Side::Host {
            return self.frames.count(now).map(|()| Duration::ZERO);
        }
        let kilobytes = 1 + length as u64 / 1024;
        let rest = self.frames.rest(now).max(self.kilobytes.rest_for(kilobytes, now));
        if rest.is_zero() {
            self.frames.count(now)?;
            self.kilobytes.count_all(kilobytes, now)?;
        }
        Ok(rest)
    }
}

/// A frame with its length, as it stands in the stream.
pub fn framed(content: &[u8]) -> Vec<u8> {
    let length = content.len() as u32;
    let mut frame = Vec::with_capacity(4 + content.len());
    frame.extend(length.to_be_bytes());
    frame.extend(content);
    frame
}

/// Collects frames from the pieces of a stream. It never holds more than one frame that is not whole.
#[derive(Debug)]
pub struct FrameReader {
    longest: usize,
    /// The bytes that do not make a whole frame yet.
    pub rest: Vec<u8>,
}

impl FrameReader {
    /// A reader of what this side accepts.
    pub const fn new(side: Side) -> Self {
        Self { longest: side.longest_frame(), rest: Vec::new() }
    }

    /// Takes a piece of the stream and adds the frames that are now whole to `frames`.
    ///
    /// # Errors
    /// Returns [`FrameFault::TooLong`] as soon as a length is too large; the link must then be closed.
    pub fn read(&mut self, piece: &[u8], frames: &mut Vec<Vec<u8>>) -> Result<(), FrameFault> {
        self.rest.extend(piece);
        let mut begin = 0;
        while let Some((length, content)) = self.rest[begin..].split_first_chunk::<4>() {
            let length = u32::from_be_bytes(*length) as usize;
            if length > self.longest {
                return Err(FrameFault::TooLong);
            }
            let Some(frame) = content.get(..length) else { break };
            frames.push(frame.to_vec());
            begin += 4 + length;
        }
        self.rest.drain(..begin);
        Ok(())
    }
}

/// A limit on frames: a number at once, and a number in a second on average.
#[derive(Clone, Debug)]
pub struct RateLimit {
    per_second: u32,
    at_once: u32,
    /// Millionths of frames that may come now.
    left: u64,
    /// The time for which `left` was computed.
    at: Duration,
}

const MILLION: u64 = 1_000_000;

impl RateLimit {
    /// A limit that nothing has used yet.
    pub const fn new(per_second: u32, at_once: u32) -> Self {
        Self { per_second, at_once, left: at_once as u64 * MILLION, at: Duration::ZERO }
    }

    /// The time from `now` on until another frame may come.
    pub fn rest(&self, now: Duration) -> Duration {
        self.rest_for(1, now)
    }

    fn rest_for(&self, count: u64, now: Duration) -> Duration {
        let missing = (count * MILLION).saturating_sub(self.left_at(now));
        Duration::from_micros(missing.div_ceil(u64::from(self.per_second)))
    }

    /// Counts a frame that arrives at this time of any clock that never goes back.
    ///
    /// # Errors
    /// Returns [`FrameFault::TooMany`] if it comes too soon; the link must then be closed.
    pub fn count(&mut self, now: Duration) -> Result<(), FrameFault> {
        self.count_all(1, now)
    }

    fn count_all(&mut self, count: u64, now: Duration) -> Result<(), FrameFault> {
        self.left = self.left_at(now);
        self.at = self.at.max(now);
        match self.left.checked_sub(count * MILLION) {
            Some(left) => self.left = left,
            None => return Err(FrameFault::TooMany),
        }
        Ok(())
    }

    fn left_at(&self, now: Duration) -> u64 {
        let passed = now.saturating_sub(self.at);
        let new = u64::try_from(passed.as_micros()).unwrap_or(u64::MAX);
        let new = new.saturating_mul(u64::from(self.per_second));
        let most = u64::from(self.at_once) * MILLION;
        self.left.saturating_add(new).min(most)
    }
}

/// A fault of the other side.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Error)]
pub enum FrameFault {
    /// A frame longer than [`Side::longest_frame`].
    #[error("a message that is too long")]
    TooLong,
    /// More frames than [`Side::rate_limit`] allows.
    #[error("too many messages")]
    TooMany,
    /// A beginning that is not that of this protocol.
    #[error("something else than messages of this game")]
    Malformed,
}
