//! Where the window is, from one start to the next.

use std::path::Path;

use eframe::CreationContext;
use egui::{Context, Rect, Vec2, ViewportBuilder, ViewportCommand, pos2, vec2};
use serde::{Deserialize, Serialize};
use smart_default::SmartDefault;

use crate::or_log::OrLog as _;
use crate::store::{StoreError, read_text, write_whole};
use crate::ui::theme::{FIRST_WINDOW, MIN_WINDOW};

/// The largest side of a window that is restored, in pixels.
pub const LONGEST_SIDE: f32 = 16_384.0;

/// The part of the title bar that must be on a screen, so that the window can be moved with it.
const GRIP: Vec2 = vec2(96.0, 16.0);

/// Room for the frame of a window.
const FRAME: Vec2 = vec2(16.0, 64.0);

/// The height of a title bar.
const TITLE_BAR: f32 = 32.0;

/// Place and size of the window while it neither fills the screen nor is minimized, and whether it
/// fills the screen. Lengths are in pixels, whatever the scale of the interface and of the screen.
#[derive(Clone, Copy, Debug, PartialEq, Serialize, Deserialize, SmartDefault)]
#[serde(default, deny_unknown_fields)]
pub struct Place {
    /// The corner of its frame; `None` where the system does not tell, as under Wayland.
    pub corner: Option<(f32, f32)>,
    /// The size of its content.
    #[default(FIRST_WINDOW.into())]
    pub size: (f32, f32),
    /// The scale of its screen.
    #[default(1.0)]
    pub scale: f32,
    pub maximized: bool,
    pub full_screen: bool,
}

/// What is tried, for the log.
const READING: &str = "reading where the window was";

impl Place {
    /// The place where the window was closed; `None` if it is unknown, or makes no sense.
    pub fn read(path: &Path) -> Option<Self> {
        Self::from_ron(&read_text(path).or_log(READING)?)
    }

    pub fn from_ron(text: &str) -> Option<Self> {
        let place: Self = ron::from_str(text).or_log(READING)?;
        let (width, height) = place.size;
        let (x, y) = place.corner.unwrap_or_default();
        let is_sound = (1.0..=LONGEST_SIDE).contains(&width)
            && (1.0..=LONGEST_SIDE).contains(&height)
            && (0.25..=16.0).contains(&place.scale)
            && [x, y].iter().all(|side| side.abs() <= 4.0 * LONGEST_SIDE);
        is_sound.then_some(place)
    }

    /// Writes the place, whatever the file contained.
    ///
    /// # Errors
    /// Returns any I/O error.
    pub fn write(&self, path: &Path) -> Result<(), StoreError> {
        let text = ron::to_string(self).expect("a place is made of numbers");
        write_whole(path, text + "\n")
    }

    /// Tells whether the place on the screen is known.
    pub const fn has_corner(&self) -> bool {
        self.corner.is_some()
    }

    /// The size of the window's content, in pixels.
    pub const fn size(&self) -> Vec2 {
        vec2(self.size.0, self.size.1)
    }

    /// Prepares a window to be opened there, on a screen of the same scale.
    pub fn prepare(&self, window: ViewportBuilder) -> ViewportBuilder {
        let window = window.with_inner_size(self.size() / self.scale);
        match self.corner {
            Some((x, y)) => window.with_position(pos2(x, y) / self.scale),
            None => window,
        }
    }

    /// Moves a window that is not shown yet exactly there, or to the middle of a screen if nobody
    /// could reach it there because its screen is gone.
    pub fn restore(&self, creation: &CreationContext<'_>) {
        let Some(window) = creation.winit_window() else { return };
        let mut size = window.inner_size();
        (size.width, size.height) = (self.size.0 as u32, self.size.1 as u32);
        // It is shrunk later if it does not fit its screen.
        let _ = window.request_inner_size(size);
        let (Some((x, y)), Ok(mut corner)) = (self.corner, window.outer_position()) else { return };
        let screens = window.available_monitors().map(|screen| {
            let (corner, size) = (screen.position(), screen.size());
            let size = vec2(size.width as f32, size.height as f32);
            Rect::from_min_size(pos2(corner.x as f32, corner.y as f32), size)
        });
        let screens: Vec<Rect> = screens.collect();
        let rect = Rect::from_min_size(pos2(x, y), self.size());
        let rect = reachable(rect, &screens);
        (corner.x, corner.y) = (rect.min.x as i32, rect.min.y as i32);
        window.set_outer_position(corner);
    }

    /// Fills the screen again, once the window is shown.
    pub fn fill_screen(&self, ctx: &Context) {
        if self.full_screen {
            ctx.send_viewport_cmd(ViewportCommand::Fullscreen(true));
        } else if self.maximized {
            ctx.send_viewport_cmd(ViewportCommand::Maximized(true));
        }
    }

    /// Follows the window. While it fills the screen, its last place before that is kept.
    pub fn follow(&mut self, ctx: &Context) {
        let pixels = ctx.pixels_per_point();
        let content = ctx.content_rect().size() * pixels;
        ctx.input(|input| {
            let window = input.viewport();
            if window.minimized == Some(true) {
                return;
            }
            self.maximized = window.maximized == Some(true);
            self.full_screen = window.fullscreen == Some(true);
            if self.maximized || self.full_screen {
                return;
            }
            let corner = window.outer_rect.map(|outer| outer.min * pixels);
            self.corner = corner.map(|corner| (corner.x.round(), corner.y.round()));
            self.size = (content.x.round(), content.y.round());
            self.scale = window.native_pixels_per_point.unwrap_or(1.0);
        });
    }
}

/// Lets a window that is not shown yet be smaller than usual, if with its frame it might not fit a
/// screen. Otherwise desktops would make even a maximized window too large.
pub fn allow_small_screens(creation: &CreationContext<'_>) {
    let Some(window) = creation.winit_window() else { return };
    let usual = Vec2::from(MIN_WINDOW) * window.scale_factor() as f32;
    let screens = window.available_monitors().map(|screen| screen.size());
    let least = screens.fold(usual, |least, screen| least.min(vec2(screen.width as f32, screen.height as f32) - FRAME));
    if least != usual {
        let mut size = window.inner_size();
        (size.width, size.height) = (least.x.max(1.0) as u32, least.y.max(1.0) as u32);
        window.set_min_inner_size(Some(size));
    }
}

/// Returns where a window can be reached: where it is if its title bar is on a screen, or else in the
/// middle of the first screen, no larger than that.
pub fn reachable(window: Rect, screens: &[Rect]) -> Rect {
    let bar = Rect::from_min_size(window.min, vec2(window.width(), TITLE_BAR));
    let is_held = |screen: &Rect| {
        let held = screen.intersect(bar).size();
        held.x >= GRIP.x && held.y >= GRIP.y
    };
    match screens.first() {
        Some(first) if !screens.iter().any(is_held) => {
            let size = window.size().min(first.size());
            let size = size.max(Vec2::from(MIN_WINDOW).min(first.size()));
            Rect::from_center_size(first.center(), size)
        }
        _ => window,
    }
}
