//! Opening the window, with the first renderer that works.

mod graphics;
#[cfg(target_os = "linux")]
mod libraries;
mod system_fonts;

use std::path::PathBuf;
use std::process::ExitCode;
use std::sync::Arc;

use eframe::NativeOptions;

use self::graphics::{ATTEMPTS, NEEDED, processor_draws};
use self::system_fonts::SystemFonts;
use super::deck::{Atlas, TEXT_CARD_WIDTH};
use super::settings;
use super::theme::{FIRST_WINDOW, MIN_WINDOW, first_pixels_for_point};
use super::{App, Command};
use crate::store::Store;

/// The name by which desktops know the program.
pub const APP_ID: &str = "io.github.misere.Misere";

const ICON: &[u8] = include_bytes!("../../../assets/icon.png");

/// Opens the window, with a saved game if one is given, and returns when it is closed. If a window
/// is already open, the game is handed to it. If no renderer works, a message says what is missing.
pub fn open(save: Option<PathBuf>) -> ExitCode {
    let store = Store::open();
    if let Some(save) = &save
        && store.hand_over(save)
    {
        return ExitCode::SUCCESS;
    }
    store.report_panics();
    match run(save, &store) {
        Ok(()) => ExitCode::SUCCESS,
        Err(missing) => {
            report(&missing);
            ExitCode::FAILURE
        }
    }
}

/// Opens the window and returns when it is closed.
///
/// # Errors
/// Returns what is missing, in words.
fn run(save: Option<PathBuf>, store: &Store) -> Result<(), String> {
    #[cfg(target_os = "linux")]
    if let Some(missing) = libraries::missing_for_keyboard() {
        return Err(missing);
    }
    let request = save.map(Command::OpenFile);
    let mut cards = Some(begin_cards(store));
    let mut missing = None;
    for attempt in ATTEMPTS {
        let (own, request) = (store.clone(), request.clone());
        let cards = cards.take().unwrap_or_default();
        let create: eframe::AppCreator<'_> = Box::new(move |creation| {
            let ctx = &creation.egui_ctx;
            ctx.add_font_provider(Arc::new(SystemFonts::default()));
            let mut app = App::new(ctx, own).with_cards(cards);
            if let Some(request) = request {
                app.command(request);
            }
            Ok(Box::new(app.software_rendering(processor_draws(creation))))
        });
        let mut options = options(store);
        attempt.choose(&mut options);
        match eframe::run_native(APP_ID, options, create) {
            Ok(()) => return Ok(()),
            Err(refusal) => missing = missing.or(Some(what_is_missing(&refusal))),
        }
    }
    Err(missing.unwrap_or_default())
}

/// Says why no window can be opened.
fn report(missing: &str) {
    let words = format!("Misère cannot open a window: {missing}.");
    eprintln!("{words}");
    if can_show_message() {
        rfd::MessageDialog::new()
            .set_level(rfd::MessageLevel::Error)
            .set_title("Misère")
            .set_description(words)
            .show();
    }
}

/// Starts rasterizing the cards on Home while the system opens the window.
fn begin_cards(store: &Store) -> Atlas {
    let settings = settings::peek(&store.settings_path());
    let scale = first_pixels_for_point(settings.zoom as f32 / 100.0);
    Atlas::begin(settings.look(), TEXT_CARD_WIDTH * scale)
}

/// Describes what a renderer that does not start is missing.
fn what_is_missing(refusal: &eframe::Error) -> String {
    #[cfg(target_os = "linux")]
    if let Some(library) = libraries::missing_for(refusal) {
        return library;
    }
    match refusal {
        eframe::Error::Winit(_) | eframe::Error::WinitEventLoop(_) => {
            let wanted = if cfg!(any(windows, target_os = "macos")) {
                ""
            } else {
                " (neither DISPLAY nor WAYLAND_DISPLAY names one that answers)"
            };
            format!("there is no display to open it on{wanted}")
        }
        eframe::Error::AppCreation(error) => error.to_string(),
        _ => {
            format!("it needs {NEEDED}, which does not work here; a newer graphics driver may help")
        }
    }
}

/// Whether the platform can show a message box without our window.
fn can_show_message() -> bool {
    cfg!(any(windows, target_os = "macos"))
        || std::env::var_os("DISPLAY").is_some()
        || std::env::var_os("WAYLAND_DISPLAY").is_some()
}

fn options(store: &Store) -> NativeOptions {
    let icon = eframe::icon_data::from_png_bytes(ICON).unwrap_or_default();
    NativeOptions {
        viewport: egui::ViewportBuilder::default()
            .with_title("Misère")
            .with_app_id(APP_ID)
            .with_icon(icon)
            .with_inner_size(FIRST_WINDOW)
            .with_min_inner_size(MIN_WINDOW),
        persistence_path: Some(store.checked_window_path()),
        centered: true,
        system_font_fallback: false,
        ..Default::default()
    }
}
