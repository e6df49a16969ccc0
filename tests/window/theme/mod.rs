//! Colors, type and the zoom of the window.

mod cloth;
mod icons;
mod lettering;
mod palette;
mod scale;
