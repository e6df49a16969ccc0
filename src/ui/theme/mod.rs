//! The look of the window: colors, type, spacing, and the widgets that the pages share.

mod buttons;
mod choices;
mod cloth;
mod focus_ring;
mod fold;
mod icon_button;
pub(super) mod icons;
mod install;
pub(super) mod lettering;
mod measured;
mod name;
pub(super) mod palette;
pub(super) mod scale;
mod target;
mod widgets;
mod words;

pub use self::buttons::{
    INLINE, ROUND, button_width, destructive, destructive_item, destructive_small, inline, inline_in, item,
    item_refused, primary, primary_enabled, primary_width, quiet, secondary, secondary_enabled, secondary_refused,
    small, small_enabled, small_filled, toggle, wide,
};
pub use self::choices::{
    choice_button, picture_swatch, segments, segments_width, select, swatch, switch, switch_label,
};
pub use self::cloth::{Cloth, Surface, dim, lit, plate};
pub use self::focus_ring::focus_ring;
pub use self::fold::fold;
pub use self::icon_button::icon;
pub use self::icons::Icon;
pub use self::install::{StyleSettings, install};
pub use self::lettering::{
    accent_heading, bold, document, font, full_on_hover, heading, heading_label, lines, muted, note, one_line,
    page_title, paint_strong, paint_text, rendered_line, size, strong, text, text_width, title, two_lines, wrapped,
};
pub use self::measured::{measure, measured};
pub use self::name::name;
pub use self::palette::{Palette, ThemeChoice, contrast, luminance, soft_shadow};
pub use self::scale::{
    FIRST_WINDOW, MIN_WINDOW, WindowFit, auto_zoom, enlargement, pixels_for_window, zoom_first_frame,
};
pub use self::target::{control_height, field_margin};
pub use self::widgets::{
    BAR, SLIDER, STEP, dialog, modal, page_frame, panel, panel_frame, panel_head, paragraph, section, shade, slider,
    stage, tile, title_row, title_row_end,
};
pub use self::words::{Words, language, name_of, reader, say, set_language, with_names};
