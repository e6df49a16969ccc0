//! A scale of the screen that makes no sense, such as `Xft.dpi: 0`, which makes winit panic:
//! <https://github.com/rust-windowing/winit/issues/2161>.

use std::env;
use std::os::unix::process::CommandExt as _;
use std::process::Command;

use x11rb::protocol::xproto::{AtomEnum, ConnectionExt as _};
use x11rb::rust_connection::RustConnection;

use crate::or_log::{OrLog as _, tell};

/// Overrides the scale of the screen in winit.
const SCALE: &str = "WINIT_X11_SCALE_FACTOR";

/// The scales that winit is left with. Larger ones leave no room for a window.
const SOUND: std::ops::RangeInclusive<f64> = 0.25..=16.0;

/// Starts the program anew with a scale of 1 if the display, or the variable itself, asks winit for a scale that makes
/// no sense. The process stays the same. Must be called before a window is opened.
pub fn correct() {
    let is_sound = match env::var(SCALE) {
        Ok(value) if value.is_empty() => display_is_sound(),
        Ok(value) => value.eq_ignore_ascii_case("randr") || is_sound(value.parse()),
        Err(env::VarError::NotPresent) => display_is_sound(),
        Err(env::VarError::NotUnicode(_)) => false,
    };
    if is_sound {
        return;
    }
    log::warn!("the display has a scale that makes no sense; Misère takes 1");
    crate::store::journal::flush();
    if let Some(program) = env::current_exe().or_log("finding the program") {
        let refusal = Command::new(program).args(env::args_os().skip(1)).env(SCALE, "1").exec();
        tell("starting anew with another scale", &refusal);
    }
}

/// Tells whether winit would get a sound scale from the display. What it cannot read, it passes over.
fn display_is_sound() -> bool {
    let dots =
        RustConnection::connect(None).or_log("asking the display for its scale").and_then(|(display, screen)| {
            let settings = settings(&display, screen).and_then(|bytes| dots_in_settings(&bytes));
            let resources =
                || x11rb::resource_manager::new_from_default(&display).or_log("reading the display's resources");
            settings.or_else(|| resources()?.get_string("Xft.dpi", "")?.parse().ok())
        });
    dots.is_none_or(|dots: f64| is_sound::<()>(Ok(dots / 96.0)))
}

pub fn is_sound<E>(scale: Result<f64, E>) -> bool {
    scale.is_ok_and(|scale| SOUND.contains(&scale))
}

/// The settings that a desktop gives to all programs, as bytes: <https://specifications.freedesktop.org/xsettings/>.
fn settings(display: &RustConnection, screen: usize) -> Option<Vec<u8>> {
    const WHAT: &str = "reading the settings of the display";
    let atom = |name: String| {
        let cookie = display.intern_atom(false, name.as_bytes()).or_log(WHAT)?;
        Some(cookie.reply().or_log(WHAT)?.atom)
    };
    let selection = atom(format!("_XSETTINGS_S{screen}"))?;
    let owner = display.get_selection_owner(selection).or_log(WHAT)?.reply().or_log(WHAT)?.owner;
    if owner == x11rb::NONE {
        return None;
    }
    let property = atom("_XSETTINGS_SETTINGS".into())?;
    let found = display.get_property(false, owner, property, AtomEnum::ANY, 0, 1 << 16).or_log(WHAT)?;
    Some(found.reply().or_log(WHAT)?.value)
}

/// The dots per inch among these settings.
pub fn dots_in_settings(bytes: &[u8]) -> Option<f64> {
    const INTEGER: u8 = 0;
    const NAME: &[u8] = b"Xft/DPI";
    let is_big_endian = *bytes.first()? != 0;
    // The type, one unused byte, the length of the name, the name in whole words, a serial number, and the value.
    let mut head = vec![INTEGER, 0];
    let length = NAME.len() as u16;
    head.extend(if is_big_endian { length.to_be_bytes() } else { length.to_le_bytes() });
    head.extend(NAME);
    let at = bytes.windows(head.len()).position(|part| part == head)?;
    let value = at + head.len().next_multiple_of(4) + 4;
    let value = bytes.get(value..value + 4)?.try_into().ok()?;
    let value = if is_big_endian { i32::from_be_bytes(value) } else { i32::from_le_bytes(value) };
    Some(f64::from(value) / 1024.0)
}
