//! The cloth on the table, and colors that are legible on it.

use egui::Color32;
use serde::{Deserialize, Serialize};

use super::palette::contrast;

/// The cloth on the table.
#[derive(Clone, Copy, Debug, Default, PartialEq, Eq, Serialize, Deserialize)]
pub enum Cloth {
    /// A deep green.
    #[default]
    Green,
    /// A grayish blue.
    Blue,
    /// A dark red.
    Burgundy,
    /// A neutral gray.
    Slate,
    /// The person's own color.
    Own,
    /// The person's own picture.
    Picture,
}

impl Cloth {
    pub const ALL: [Self; 6] = [Self::Green, Self::Blue, Self::Burgundy, Self::Slate, Self::Own, Self::Picture];

    /// Returns the color; `own` is the person's own color, which also replaces a picture that cannot be shown.
    pub const fn color(self, own: [u8; 3], dark: bool) -> Color32 {
        match (self, dark) {
            (Self::Green, true) => Color32::from_rgb(0x1f, 0x3d, 0x35),
            (Self::Green, false) => Color32::from_rgb(0x2d, 0x62, 0x50),
            (Self::Blue, true) => Color32::from_rgb(0x20, 0x33, 0x48),
            (Self::Blue, false) => Color32::from_rgb(0x37, 0x55, 0x75),
            (Self::Burgundy, true) => Color32::from_rgb(0x42, 0x21, 0x28),
            (Self::Burgundy, false) => Color32::from_rgb(0x73, 0x3a, 0x44),
            (Self::Slate, true) => Color32::from_rgb(0x2a, 0x2e, 0x31),
            (Self::Slate, false) => Color32::from_rgb(0x4d, 0x57, 0x5d),
            (Self::Own | Self::Picture, _) => Color32::from_rgb(own[0], own[1], own[2]),
        }
    }
}

/// The colors of the cloth, and of everything directly on it.
#[derive(Clone, Copy, Debug, PartialEq)]
pub struct Surface {
    pub color: Color32,
    pub text: Color32,
    /// Less important text.
    pub muted: Color32,
    /// Marked cards, drop targets.
    pub accent: Color32,
    /// The background of plates.
    pub plate: Color32,
    /// The line around plates.
    pub edge: Color32,
}

impl Surface {
    /// Colors that are legible on this cloth. A cloth on which no color is legible is itself
    /// shifted toward black or white until one is.
    pub fn of(color: Color32, high_contrast: bool) -> Self {
        let least = |ink: Color32, cloth: Color32| contrast(ink, lit(cloth)).min(contrast(ink, dim(cloth)));
        let (for_text, for_lines) = if high_contrast { (7.0, 4.5) } else { (4.5, 3.0) };
        let (light, dark) = if high_contrast {
            (Color32::WHITE, Color32::BLACK)
        } else {
            (plate::TEXT, Color32::from_rgb(0x1b, 0x1d, 0x1a))
        };
        let is_dark = least(light, color) >= for_text || least(light, color) >= least(dark, color);
        let (text, accent, away) = if is_dark {
            (light, plate::ACCENT, Color32::BLACK)
        } else {
            let brown = Color32::from_rgb(0x8a, 0x3f, 0x06);
            (dark, brown, Color32::WHITE)
        };
        let color = (0..=32)
            .map(|step| color.lerp_to_gamma(away, step as f32 / 32.0))
            .find(|cloth| least(text, *cloth) >= for_text)
            .unwrap_or(away);
        let paler = |part: &f32| text.lerp_to_gamma(color, *part);
        let stronger = |part: &f32| accent.lerp_to_gamma(text, *part);
        let muted = [0.24, 0.18, 0.12, 0.06].iter().map(paler).find(|ink| least(*ink, color) >= for_text);
        let accent =
            [0.0, 0.15, 0.3, 0.45, 0.6, 0.75, 0.9].iter().map(stronger).find(|ink| least(*ink, color) >= for_lines);
        let (plate, edge) = if high_contrast { (Color32::BLACK, Color32::WHITE) } else { (plate::FILL, plate::EDGE) };
        Self { color, text, muted: muted.unwrap_or(text), accent: accent.unwrap_or(text), plate, edge }
    }

    /// Colors that are legible on a picture of which no part is brighter than `brightest`.
    pub fn of_picture(brightest: Color32, high_contrast: bool) -> Self {
        // Compensates for the light in the middle of a cloth, which a picture does not have.
        Self::of(scale_brightness(brightest, 1.0 / 1.13), high_contrast)
    }
}

/// Returns the color of the cloth in the middle of the table, where the light falls.
pub fn lit(cloth: Color32) -> Color32 {
    scale_brightness(cloth, 1.13)
}

/// Returns the color of the cloth at the edges of the table.
pub fn dim(cloth: Color32) -> Color32 {
    scale_brightness(cloth, 0.82)
}

fn scale_brightness(color: Color32, factor: f32) -> Color32 {
    let scale = |part: u8| (f32::from(part) * factor).min(255.0) as u8;
    Color32::from_rgb(scale(color.r()), scale(color.g()), scale(color.b()))
}

/// Colors on plates, which are dark on every cloth and in every theme.
pub mod plate {
    use egui::Color32;

    /// The plate itself; with high contrast it is black.
    pub const FILL: Color32 = Color32::from_rgb(0x14, 0x1a, 0x17);
    /// The line around it; with high contrast it is white.
    pub const EDGE: Color32 = Color32::from_rgba_premultiplied(28, 28, 28, 28);
    /// Text.
    pub const TEXT: Color32 = Color32::from_rgb(0xf6, 0xf1, 0xe6);
    /// Less important text.
    pub const MUTED: Color32 = Color32::from_rgb(0xd3, 0xd6, 0xcb);
    /// The player to move, and reasons.
    pub const ACCENT: Color32 = Color32::from_rgb(0xf2, 0xbd, 0x5b);
    /// Text on the accent, and on paper.
    pub const INK: Color32 = Color32::from_rgb(0x24, 0x1b, 0x08);
    /// The paper of buttons and signs.
    pub const PAPER: Color32 = Color32::from_rgb(0xf0, 0xea, 0xdb);
}
