//! Items of this crate that are public for its tests only.

pub use crate::texts::Faults;
pub use crate::texts::language::{Language, Nouns, Plurals};
pub use crate::texts::part::{Part, read};
pub use crate::texts::rules::compare;
pub use crate::texts::translation::check;
