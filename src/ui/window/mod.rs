//! Opening the window where it was closed, with the first renderer that works.

pub(super) mod graphics;
#[cfg(target_os = "linux")]
mod libraries;
pub(super) mod locales;
pub(super) mod place;
#[cfg(target_os = "linux")]
pub(super) mod scale;
mod system_fonts;
pub(super) mod wishes;

use crate::ui::requests::Received;
use std::path::PathBuf;
use std::process::ExitCode;
use std::sync::Arc;

use eframe::NativeOptions;

use self::graphics::{ATTEMPTS, NEEDED, processor_draws};
pub use self::place::Place;
use self::place::allow_small_screens;
use self::system_fonts::SystemFonts;
use super::deck::{Atlas, TEXT_CARD_WIDTH};
use super::sound::Speaker;
use super::theme::{MIN_WINDOW, pixels_for_window};
use super::{App, settings};
use crate::store::Store;
use crate::text::Language;

/// The name by which desktops know the program.
pub const APP_ID: &str = "io.github.misere.Misere";

/// The title of the window.
pub const TITLE: &str = "Misère";

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
    store.report_panics(crate::version::text());
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
    #[cfg(target_os = "linux")]
    if libraries::is_x11() {
        scale::correct();
    }
    let request = save.map(Received::File);
    let place = Place::read(&store.window_path());
    let mut cards = Some(begin_cards(store, place.unwrap_or_default()));
    let mut missing = None;
    for attempt in ATTEMPTS {
        let (own, request) = (store.clone(), request.clone());
        let cards = cards.take().unwrap_or_default();
        let create: eframe::AppCreator<'_> = Box::new(move |creation| {
            let ctx = &creation.egui_ctx;
            ctx.add_font_provider(Arc::new(SystemFonts::default()));
            let mut app = App::new(ctx, own)
                .in_language_of_system(language_of_system())
                .with_cards(cards)
                .with_speaker(Speaker::start());
            allow_small_screens(creation);
            if let Some(place) = place {
                place.restore(creation);
                app = app.at_place(place);
            }
            #[cfg(target_os = "linux")]
            {
                show(creation);
                app = app.taking_dropped_files(libraries::is_x11());
            }
            app = app.with_wishes(wishes::follow(ctx));
            if let Some(request) = request {
                app.command(request);
            }
            Ok(Box::new(app.software_rendering(processor_draws(creation))))
        });
        let mut options = options(place);
        attempt.choose(&mut options);
        match eframe::run_native(APP_ID, options, create) {
            Ok(()) => return Ok(()),
            Err(refusal) => missing = missing.or(Some(what_is_missing(&refusal))),
        }
    }
    Err(missing.unwrap_or_default())
}

/// Shows the window before its first frame, not after it as eframe does, which sleeps for 10 ms after every frame of a
/// window that is not shown yet.
#[cfg(target_os = "linux")]
fn show(creation: &eframe::CreationContext<'_>) {
    if let Some(window) = creation.winit_window() {
        window.set_visible(true);
    }
}

/// The language that the environment asks for, or else that of the system.
fn language_of_system() -> Language {
    let wanted = std::env::var("MISERE_LANGUAGE").ok();
    let wanted = wanted.and_then(|code| Language::with_code(&code));
    wanted.unwrap_or_else(|| Language::of_locales(&locales::of_system()))
}

/// Says why no window can be opened.
fn report(missing: &str) {
    let words = format!("Misère cannot open a window: {missing}.");
    eprintln!("{words}");
    if can_show_message() {
        rfd::MessageDialog::new().set_level(rfd::MessageLevel::Error).set_title(TITLE).set_description(words).show();
    }
}

/// Starts rasterizing the cards on Home while the system opens the window.
fn begin_cards(store: &Store, place: Place) -> Atlas {
    let settings = settings::peek(&store.settings_path());
    let scale = pixels_for_window(place.size(), settings.zoom as f32 / 100.0);
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

/// Tells whether the platform can show a message box without our window.
fn can_show_message() -> bool {
    cfg!(any(windows, target_os = "macos"))
        || std::env::var_os("DISPLAY").is_some()
        || std::env::var_os("WAYLAND_DISPLAY").is_some()
}

fn options(place: Option<Place>) -> NativeOptions {
    let icon = eframe::icon_data::from_png_bytes(ICON).unwrap_or_default();
    let viewport = egui::ViewportBuilder::default()
        .with_title(TITLE)
        .with_app_id(APP_ID)
        .with_icon(icon)
        .with_min_inner_size(MIN_WINDOW);
    NativeOptions {
        viewport: place.unwrap_or_default().prepare(viewport),
        centered: place.is_none_or(|place| !place.has_corner()),
        system_font_fallback: false,
        ..Default::default()
    }
}
