//! The libraries that the window opens at run time on Linux. The program is not linked to them, so that
//! the command line works without them.

use std::env;

use x11_dl::xcursor::Xcursor;
use x11_dl::xinput2::XInput2;
use x11_dl::xlib::Xlib;
use x11_dl::xlib_xcb::Xlib_xcb;
use xkbcommon_dl::x11::xkbcommon_x11_option;
use xkbcommon_dl::xkbcommon_option;

/// Describes a missing library that makes winit panic, because it reads the keyboard. Must be called
/// before a window is opened.
pub fn missing_for_keyboard() -> Option<String> {
    if xkbcommon_option().is_none() {
        return Some(lacks("libxkbcommon.so.0", "libxkbcommon0"));
    }
    if is_x11() && xkbcommon_x11_option().is_none() {
        return Some(lacks("libxkbcommon-x11.so.0", "libxkbcommon-x11-0"));
    }
    None
}

/// Describes the missing library that is the reason why no window was opened, if there is one.
pub fn missing_for(refusal: &eframe::Error) -> Option<String> {
    match refusal {
        eframe::Error::Winit(_) | eframe::Error::WinitEventLoop(_) if is_x11() => missing_for_x11(),
        eframe::Error::WinitEventLoop(error) => {
            // The error of the crate `wayland-client`, which has no other form here.
            let is_missing = error.to_string().contains("wayland library");
            is_missing.then(|| lacks("libwayland-client.so.0", "libwayland-client0"))
        }
        eframe::Error::Glutin(_) | eframe::Error::NoGlutinConfigs(..) => {
            // Glutin's words for having neither EGL nor GLX.
            let is_missing = refusal.to_string().contains("not found");
            is_missing.then(|| lacks("libEGL.so.1", "libegl1"))
        }
        _ => None,
    }
}

/// Describes the first missing library of those that a window under X11 needs.
fn missing_for_x11() -> Option<String> {
    let (library, package) = if Xlib::open().is_err() {
        ("libX11.so.6", "libx11-6")
    } else if Xcursor::open().is_err() {
        ("libXcursor.so.1", "libxcursor1")
    } else if Xlib_xcb::open().is_err() {
        ("libX11-xcb.so.1", "libx11-xcb1")
    } else if XInput2::open().is_err() {
        ("libXi.so.6", "libxi6")
    } else {
        return None;
    };
    Some(lacks(library, package))
}

/// Names a missing library, and the package of Debian and Ubuntu that has it.
fn lacks(library: &str, package: &str) -> String {
    format!("the library {library} is missing (Debian and Ubuntu have it in the package {package})")
}

/// Tells whether winit opens the window under X11: it prefers Wayland.
pub fn is_x11() -> bool {
    let is_set = |name| env::var_os(name).is_some_and(|value| !value.is_empty());
    is_set("DISPLAY") && !is_set("WAYLAND_DISPLAY") && !is_set("WAYLAND_SOCKET")
}
