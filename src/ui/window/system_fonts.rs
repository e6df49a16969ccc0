//! System fonts, for names in scripts that the program's own fonts lack.

use std::sync::OnceLock;

use egui::{FallbackRequest, FontInsert, FontProvider};
use egui_system_font_provider::SystemFontProvider;

/// The system's fonts, listed when a character is first missing. Listing them takes time and
/// memory, and most players never need them.
#[derive(Default)]
pub struct SystemFonts(OnceLock<SystemFontProvider>);

impl FontProvider for SystemFonts {
    fn font_for(&self, request: &FallbackRequest<'_>) -> Option<FontInsert> {
        self.0.get_or_init(SystemFontProvider::new).font_for(request)
    }
}
