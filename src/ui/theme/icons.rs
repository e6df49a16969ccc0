//! Icons: small drawings for buttons. Each is a character of the window's fonts, so that it has the
//! size and color of the text beside it.

use egui::accesskit::Role;
use egui::{
    Align2, Context, CursorIcon, Response, Sense, Stroke, StrokeKind, Ui, WidgetInfo, vec2,
};

use super::buttons::{LOW, Look, ROUND};
use super::focus_ring::focus_ring;
use super::lettering::{font, size};
use super::palette::Palette;
use super::target::min_control_size;

/// Declares the icons, each with its file in `assets/icons`.
macro_rules! icons {
    ($($(#[$doc:meta])* $icon:ident = $file:literal,)*) => {
        /// An icon on a button.
        #[derive(Clone, Copy, Debug, PartialEq, Eq)]
        pub enum Icon {
            $($(#[$doc])* $icon,)*
        }

        const DRAWINGS: &[(Icon, &str)] = &[
            $((Icon::$icon, include_str!(concat!("../../../assets/icons/", $file, ".svg"))),)*
        ];
    };
}

icons! {
    /// A house: Home.
    Home = "home",
    /// An arrow to the left: the page before.
    Return = "return",
    /// Three lines.
    Menu = "menu",
    /// A piece of a jigsaw.
    Puzzles = "puzzles",
    /// Bars.
    Statistics = "statistics",
    /// Two cards.
    Saved = "saved",
    /// Two sliders.
    Settings = "settings",
    /// A light bulb.
    Hint = "hint",
    /// An arrow that turns back.
    Undo = "undo",
    /// A crown, as on the card that takes a trick.
    Trick = "trick",
    /// A question mark.
    Why = "why",
    /// A score sheet.
    Scores = "scores",
    /// An open book.
    Rules = "rules",
    /// A graduate’s cap.
    Learn = "learn",
    /// Two arrows that cross.
    Shuffle = "shuffle",
    /// An arrow out of a tray.
    Share = "share",
    /// An arrow into a tray.
    Import = "import",
    /// Two sheets.
    Copy = "copy",
    /// A pencil.
    Rename = "rename",
    /// A bin.
    Delete = "delete",
    /// A magnifying glass.
    Review = "review",
    /// A keyboard.
    Keyboard = "keyboard",
    /// A card with a plus sign.
    New = "new",
    /// An angle that points to the right.
    Folded = "folded",
    /// An angle that points down.
    Unfolded = "unfolded",
    /// A cross.
    Close = "close",
    /// A triangle that points to the left.
    Back = "back",
    /// A triangle that points to the right.
    Forward = "forward",
    /// A triangle that points to the left, behind a bar.
    StepBack = "step-back",
    /// A triangle that points to the right, behind a bar.
    StepForward = "step-forward",
    /// A triangle against a bar at the left.
    First = "first",
    /// A triangle against a bar at the right.
    Last = "last",
    /// A large triangle that points to the right.
    Play = "play",
    /// Two bars.
    Pause = "pause",
    /// A loudspeaker with waves.
    Sound = "sound",
    /// A loudspeaker with a cross.
    Silence = "silence",
}

/// The first of the characters that stand for icons, in an area that no script uses.
const FIRST_SIGN: u32 = 0xe100;

/// The height of an icon, and how far it reaches below the line, in sizes of the text beside it.
const HEIGHT: f32 = 1.2;
const DEPTH: f32 = 0.25;

impl Icon {
    /// The character that shows the icon.
    pub fn sign(self) -> char {
        char::from_u32(FIRST_SIGN + self as u32).expect("a character for private use")
    }
}

/// Makes the icons characters of all fonts.
pub(super) fn install(ctx: &Context) {
    for (icon, svg) in DRAWINGS {
        if let Ok(glyph) = egui_extras::SvgGlyph::from_bytes(svg.as_bytes()) {
            let glyph = glyph.with_height(HEIGHT).with_baseline_offset(-DEPTH);
            ctx.add_glyph_rasterizer(glyph.into_rasterizer(icon.sign()));
        }
    }
}

/// Shows a button with an icon and optionally a short label on the side away from where the icon
/// points. `name` is the name for screen readers and the tooltip. Playing and pausing stand out.
pub fn icon(ui: &mut Ui, enabled: bool, icon: Icon, label: &str, name: &str) -> Response {
    ui.add_enabled(enabled, |ui: &mut Ui| {
        let palette = Palette::of(ui);
        let is_main = matches!(icon, Icon::Play | Icon::Pause);
        let look = if is_main {
            Look::chosen(&palette)
        } else {
            Look::usual(&palette)
        };
        let Look { mut fill, ink, .. } = look;
        let is_left = matches!(icon, Icon::Back | Icon::StepBack | Icon::First);
        let words = match (label, is_left) {
            ("", _) => icon.sign().to_string(),
            (_, true) => format!("{} {label}", icon.sign()),
            (_, false) => format!("{label} {}", icon.sign()),
        };
        let galley = ui.painter().layout_no_wrap(words, font(size::BODY), ink);
        let size = vec2((galley.size().x + 18.0).max(LOW), LOW).max(min_control_size(ui));
        let (rect, response) = ui.allocate_exact_size(size, Sense::click());
        response.widget_info(|| WidgetInfo::labeled(Role::Button, enabled, name));
        if ui.is_rect_visible(rect) {
            if response.is_pointer_button_down_on() {
                fill = fill.lerp_to_gamma(palette.text, 0.16);
            } else if response.hovered() {
                fill = fill.lerp_to_gamma(palette.text, 0.08);
            }
            let line = if response.hovered() {
                palette.accent
            } else {
                look.line
            };
            let line = Stroke::new(palette.stroke, line);
            let painter = ui.painter();
            painter.rect(rect, ROUND, fill, line, StrokeKind::Inside);
            let at = Align2::CENTER_CENTER.align_size_within_rect(galley.size(), rect);
            painter.galley(at.min, galley, ink);
            focus_ring(ui, &response, ROUND);
        }
        response
            .on_hover_cursor(CursorIcon::PointingHand)
            .on_hover_text(name)
    })
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn every_icon_is_a_character_of_its_own() {
        for (place, (icon, svg)) in DRAWINGS.iter().enumerate() {
            assert_eq!(*icon as usize, place);
            let drawn = egui_extras::SvgGlyph::from_bytes(svg.as_bytes());
            assert!(drawn.is_ok(), "{icon:?}: {drawn:?}");
        }
    }
}
