//! Icons: small drawings for buttons. Each is a character of the window's fonts, so that it has the
//! size and color of the text beside it.

use egui::Context;

/// Declares the icons, each with its file in `assets/icons`.
macro_rules! icons {
    ($($(#[$doc:meta])* $icon:ident = $file:literal,)*) => {
        /// An icon on a button.
        #[derive(Clone, Copy, Debug, PartialEq, Eq, Hash)]
        pub enum Icon {
            $($(#[$doc])* $icon,)*
        }

        pub const DRAWINGS: &[(Icon, &str)] = &[
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
    /// A flag.
    Challenge = "challenge",
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
    /// A way that forks.
    Fork = "fork",
    /// Two people.
    Friends = "friends",
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
