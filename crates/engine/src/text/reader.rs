//! The reader of the message that is being rendered, kept per thread, because Fluent's functions do not get it.

use std::cell::RefCell;

use super::{Language, Names};

thread_local! {
    static READER: RefCell<Names> = RefCell::default();
}

pub(super) fn set_reader(names: &Names) {
    READER.set(names.clone());
}

/// Lends the reader.
pub(super) fn with_reader<T>(read: impl FnOnce(&Names) -> T) -> T {
    READER.with_borrow(|names| read(names))
}

pub(super) fn language() -> Language {
    with_reader(Names::language)
}
