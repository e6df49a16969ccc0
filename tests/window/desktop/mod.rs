//! What the window asks of the desktop.

mod graphics;
#[cfg(not(any(windows, target_os = "macos")))]
mod locales;
mod place;
#[cfg(target_os = "linux")]
mod scale;
#[cfg(target_os = "linux")]
mod wishes;
