//! Stops a command when Ctrl-C is pressed.

use std::sync::Arc;
use std::sync::atomic::{AtomicBool, Ordering};

/// A flag that Ctrl-C sets; a second Ctrl-C ends the program at once.
pub fn stop_on_ctrl_c() -> Arc<AtomicBool> {
    let stop = Arc::new(AtomicBool::new(false));
    let pressed = Arc::clone(&stop);
    // Without a handler, Ctrl-C simply ends the program.
    let _ = ctrlc::set_handler(move || {
        if pressed.swap(true, Ordering::Relaxed) {
            std::process::exit(130);
        }
    });
    stop
}

/// Like [`stop_on_ctrl_c`], also when the system asks to end, for commands that say goodbye. No thread may have begun.
pub fn stop_on_termination() -> Arc<AtomicBool> {
    #[cfg(unix)]
    let end: nix::sys::signal::SigSet = [nix::sys::signal::Signal::SIGTERM].into_iter().collect();
    // Threads take over what is blocked. Where that fails, the signal simply ends the program.
    #[cfg(unix)]
    let is_blocked = end.thread_block().is_ok();
    let stop = stop_on_ctrl_c();
    #[cfg(unix)]
    if is_blocked {
        let told = Arc::clone(&stop);
        let wait = move || {
            while let Ok(signal) = end.wait() {
                if told.swap(true, Ordering::Relaxed) {
                    std::process::exit(128 + signal as i32);
                }
            }
        };
        if std::thread::Builder::new().spawn(wait).is_err() {
            // Then it ends the program as before.
            let _ = end.thread_unblock();
        }
    }
    stop
}
