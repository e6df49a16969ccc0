//! The app as tests open it: with the same cards, and the same players, in every run.

use std::cell::Cell;
use std::hash::{DefaultHasher, Hash as _, Hasher as _};
use std::thread;
use std::time::Duration;

use egui::Context;
use misere::bots::Limit;
use misere::seal::Seal;
use misere::store::Store;
use misere::ui::App;

use crate::clock;

/// The app with these files. Its cards follow from the name of the test.
pub fn app(ctx: &Context, store: Store) -> App {
    clock::start();
    App::new(ctx, store).with_seals(next_seal).with_thinking(worlds)
}

/// A few worlds for each time, because what is decided in a time depends on how busy the machine is.
fn worlds(time: Duration) -> Limit {
    Limit::Worlds(u32::try_from(time.as_millis() / 140).expect("a few worlds"))
}

/// Another seal at each call. The harness names the thread of a test after it.
fn next_seal() -> Seal {
    thread_local! {
        static DRAWN: Cell<u64> = const { Cell::new(0) };
    }
    let drawn = DRAWN.get() + 1;
    DRAWN.set(drawn);
    let mut hasher = DefaultHasher::new();
    (thread::current().name(), drawn).hash(&mut hasher);
    // Seeds have 40 bits.
    Seal::new(hasher.finish() >> 24, drawn.into())
}
