//! Frames of a window that waits for other threads, or for files.

use std::sync::mpsc::{Receiver, channel};
use std::time::{Duration, Instant};

use egui::{Context, RawInput};
use egui_kittest::Harness;
use egui_kittest::kittest::{By, NodeT as _, Queryable as _};
use misere::ui::App;

/// The longest time between two frames. The time that the window sees is simulated, and files wake
/// nobody.
const FRAME: Duration = Duration::from_millis(5);

/// The time after which a test fails instead of waiting for ever.
const PATIENCE: Duration = Duration::from_secs(300);

/// Draws frames until something is so, which is checked before each of them. No message goes away meanwhile, because
/// how many frames that takes depends on how busy the machine is.
pub fn until(harness: &mut Harness<'_, App>, what: &str, mut is_so: impl FnMut(&Harness<'_, App>) -> bool) {
    let wakes = Wakes::of(&harness.ctx);
    let begun = Instant::now();
    stop_toast_clock(harness, true);
    while !is_so(harness) {
        assert!(begun.elapsed() < PATIENCE, "{what}: never, but {}", shown(harness));
        harness.step();
        wakes.wait();
    }
    stop_toast_clock(harness, false);
}

/// Stops the clock by which messages go, or lets it go on.
pub fn stop_toast_clock(harness: &mut Harness<'_, App>, stopped: bool) {
    let ctx = harness.ctx.clone();
    harness.state_mut().stop_toast_clock(&ctx, stopped);
}

/// Everything that is on the screen now.
pub fn shown(harness: &Harness<'_, App>) -> String {
    let nodes = harness.query_all(By::new().predicate(|node| !node.is_hidden()));
    let labels = nodes.filter_map(|node| node.accesskit_node().label());
    labels.collect::<Vec<_>>().join(" | ")
}

/// Draws frames until everything is on disk. For the window, time stands still meanwhile, so that no message
/// goes away because the disk is slow.
pub fn until_saved(harness: &mut Harness<'_, App>) {
    let before = harness.input_mut().time;
    let now = harness.ctx.input(|input| input.time);
    harness.input_mut().time = Some(now);
    until(harness, "saved", |harness| harness.state().is_saved());
    harness.input_mut().time = before;
}

/// Lets a hidden window go on at a time: only its logic runs, and nothing is drawn.
pub fn step_hidden(harness: &mut Harness<'_, App>, time: f64) {
    let ctx = harness.ctx.clone();
    let app = harness.state_mut();
    eframe::App::raw_input_hook(app, &ctx, &mut RawInput { time: Some(time), ..RawInput::default() });
    app.step(&ctx);
}

/// The requests for a frame, by the window itself and by other threads.
pub struct Wakes(Receiver<()>);

impl Wakes {
    pub fn of(ctx: &Context) -> Self {
        let (send, requests) = channel();
        ctx.set_request_repaint_callback(move |_| {
            // Nobody is listening after the wait.
            let _ = send.send(());
        });
        Self(requests)
    }

    /// Waits until a frame is requested, or due without being requested.
    pub fn wait(&self) {
        let _ = self.0.recv_timeout(FRAME);
    }
}
