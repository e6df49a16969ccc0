//! Versions of programs, and who needs a newer one.

use derive_more::Display;

use crate::text::{Message, friends as texts};

/// The version of a program, such as `1.2.0`.
#[derive(Clone, Copy, Debug, PartialEq, Eq, PartialOrd, Ord, Display)]
#[display("{}.{}.{}", _0[0], _0[1], _0[2])]
pub struct Version([u32; 3]);

impl Version {
    /// The version that was stated; parts that are no numbers count as 0.
    pub fn read(text: &str) -> Self {
        let mut parts = text.split('.').map(|part| part.parse().unwrap_or(0));
        Self(std::array::from_fn(|_| parts.next().unwrap_or(0)))
    }

    /// The version of this program.
    pub fn own() -> Self {
        Self::read(crate::VERSION)
    }

    /// The advice to somebody whose program cannot play with a host of this version.
    pub(super) fn message(self) -> Message {
        let own = Self::own();
        let (host, guest) = (self.to_string(), own.to_string());
        match own.cmp(&self) {
            std::cmp::Ordering::Less => texts::guest_too_old(host, guest),
            std::cmp::Ordering::Greater => texts::host_too_old(host, guest),
            std::cmp::Ordering::Equal => texts::versions_differ(guest),
        }
    }
}
