//! The focus: which control the keyboard acts on, in every page alike.
//!
//! - A page opens with the focus on its [main](main) control, or on its first one. Going back to a
//!   page restores the focus that it had.
//! - Tab moves from [group](Group) to group in reading order and wraps around; arrows move within a
//!   group and wrap.
//! - A control that disappears hands the focus to the nearest one, or to the one in its place if the window has changed
//!   its size; a dialog that closes returns it.
//! - Pressing the pointer removes the focus. A page opened with the pointer keeps its focus
//!   invisible until a key is used.
//!
//! egui by itself moves the focus by geometry and in drawing order. [`FocusPlugin`] replaces that:
//! pages only declare what belongs together, and it derives the rest from what was drawn.

mod drawn;
mod input;
mod last;
mod plugin;
pub(super) mod walk;

use std::fmt::Debug;
use std::hash::Hash;

use egui::{Context, Id, Key, LayerId, Popup, Response, Ui, Vec2};

pub use self::plugin::FocusPlugin;
use self::walk::{RANK, Shape};

/// Controls that belong together. Arrows move within a group, Tab moves to the next one.
#[must_use]
pub struct Group {
    id: Id,
    shape: Shape,
    rank: u8,
    secondary: bool,
}

impl Group {
    /// Controls side by side: left and right move along them, up and down leave them.
    pub fn row(name: impl Hash + Debug) -> Self {
        Self::new(name, Shape::Row)
    }

    /// Controls in several rows: all arrows move among them and never leave them.
    pub fn area(name: impl Hash + Debug) -> Self {
        Self::new(name, Shape::Area)
    }

    /// A part of a page, such as a panel: Tab visits each of its controls and inner groups, and arrows stay in it.
    pub fn section(name: impl Hash + Debug) -> Self {
        Self::new(name, Shape::Section)
    }

    fn new(name: impl Hash + Debug, shape: Shape) -> Self {
        Self { id: Id::unique(("focus group", name)), shape, rank: RANK, secondary: false }
    }

    /// Places the group in reading order; a group with a lower rank comes first. The usual rank is
    /// 1, and equal ranks follow the order of drawing.
    pub const fn rank(mut self, rank: u8) -> Self {
        self.rank = rank;
        self
    }

    /// Leaves the initial focus of a page to other groups, for example for a toolbar.
    pub const fn secondary(mut self) -> Self {
        self.secondary = true;
        self
    }

    pub fn show<R>(self, ui: &mut Ui, body: impl FnOnce(&mut Ui) -> R) -> R {
        let layer = ui.layer_id();
        let first = drawn::count(ui, layer);
        let shown = body(ui);
        let range = first..drawn::count(ui, layer);
        ui.with_plugin(|plugin: &mut FocusPlugin| {
            plugin.drawing().groups.push(walk::Group {
                id: self.id,
                shape: self.shape,
                rank: self.rank,
                secondary: self.secondary,
                entry: None,
                layer,
                range,
            });
        });
        shown
    }
}

/// Makes a control the initial focus of its page or dialog.
pub fn main(ctx: &Context, id: Id) {
    ctx.with_plugin(|plugin: &mut FocusPlugin| plugin.drawing().main.push(id));
}

/// Keeps the focus from a control, which takes something away, unless the person moves it there, even with [`main`].
pub fn avoid(ctx: &Context, id: Id) {
    ctx.with_plugin(|plugin: &mut FocusPlugin| plugin.drawing().avoided.insert(id));
}

/// Makes a control the entry point of its group, such as the selected one of several.
pub fn entry(ctx: &Context, id: Id) {
    ctx.with_plugin(|plugin: &mut FocusPlugin| plugin.drawing().entries.push(id));
}

/// Makes keys continue from a control that the pointer has touched.
pub fn touch(ctx: &Context, id: Id) {
    ctx.with_plugin(|plugin: &mut FocusPlugin| plugin.drawing().touched = Some(id));
}

/// Shows the focus, if no control has it: on this control, or else where an arrow key would put it. For Enter and
/// Space when there is nothing to act on.
pub fn reveal(ctx: &Context, at: Option<Id>) {
    ctx.with_plugin(|plugin: &mut FocusPlugin| {
        let drawing = plugin.drawing();
        (drawing.reveals, drawing.reveals_at) = (true, at);
    });
}

/// Makes arrows skip a control. With Shift they still reach it.
pub fn skip(ctx: &Context, id: Id) {
    ctx.with_plugin(|plugin: &mut FocusPlugin| plugin.drawing().skipped.insert(id));
}

/// Leaves the left and right arrows to a control that uses them itself, with `vertical` also up and down.
pub fn keep_arrows(ctx: &Context, id: Id, vertical: bool) {
    ctx.with_plugin(|plugin: &mut FocusPlugin| plugin.drawing().keeps.insert(id, vertical));
}

/// Lets the page handle Enter: this control ignores it; see [`is_confirmed`].
pub fn leave_enter(ctx: &Context, id: Id) {
    ctx.with_plugin(|plugin: &mut FocusPlugin| plugin.drawing().leaves_enter.insert(id));
}

/// Tells whether Enter confirms a form as a whole, because no focused control uses it and no dialog is open. Call this
/// after drawing the form.
pub fn is_confirmed(ctx: &Context) -> bool {
    let pressed = ctx.input(|input| !input.modifiers.any() && input.key_pressed(Key::Enter));
    let is_covered = Popup::is_any_open(ctx) || has_dialog(ctx);
    let leaves = |plugin: &mut FocusPlugin| plugin.leaves_enter(ctx);
    pressed && !is_covered && ctx.with_plugin(leaves).unwrap_or(true)
}

/// Tells whether Escape has left this text field in this frame, so that what was typed is given up. Any other way to
/// leave it keeps the text.
pub fn is_given_up(field: &Response) -> bool {
    let given_up = |plugin: &mut FocusPlugin| plugin.is_given_up(field.id);
    field.ctx.with_plugin(given_up).unwrap_or(false)
}

/// Tells whether a dialog is open over the page.
pub fn has_dialog(ctx: &Context) -> bool {
    ctx.memory(|memory| memory.top_modal_layer().is_some())
}

/// Keeps the focus in this layer, a dialog, as long as it is shown.
pub fn trap(ctx: &Context, layer: LayerId) {
    ctx.with_plugin(|plugin: &mut FocusPlugin| plugin.drawing().trap = Some(layer));
}

/// Declares which page is shown. A new one gets its own initial focus.
pub fn show_page(ctx: &Context, page: impl Hash + Debug) {
    let page = Id::unique(page);
    ctx.with_plugin(|plugin: &mut FocusPlugin| plugin.drawing().page = Some(page));
}

/// Declares which visit to a page is shown. A new one gets its own initial focus, and going back
/// to an earlier one restores its focus.
pub fn show_visit(ctx: &Context, visit: impl Hash + Debug) {
    let visit = Id::unique(visit);
    ctx.with_plugin(|plugin: &mut FocusPlugin| {
        let drawing = plugin.drawing();
        (drawing.page, drawing.visit) = (Some(visit), Some(visit));
    });
}

/// Tells whether a control has the focus and should look like it.
pub fn is_on(response: &Response) -> bool {
    response.has_focus() && is_visible(&response.ctx)
}

/// Tells whether the focus is visible. On a page opened with the pointer, it is not until a key is used.
pub fn is_visible(ctx: &Context) -> bool {
    let visible = ctx.with_plugin(|plugin: &mut FocusPlugin| plugin.is_visible(ctx));
    visible.unwrap_or(true)
}

/// Tells whether Enter and Space apply to the page as a whole, because nothing shows a focus.
pub fn is_nowhere(ctx: &Context) -> bool {
    ctx.memory(|memory| memory.focused().is_none()) || !is_visible(ctx)
}

/// Lets Page Up, Page Down, Home and End scroll. Call it inside the scroll area.
pub fn scroll_by_keys(ui: &Ui) {
    if ui.text_edit_focused() || ui.memory(|memory| !memory.allows_interaction(ui.layer_id())) {
        return;
    }
    let page = (ui.clip_rect().height() - 40.0).max(40.0);
    let scrolled = ui.input(|input| {
        [(Key::PageUp, page), (Key::PageDown, -page), (Key::Home, f32::MAX / 4.0), (Key::End, f32::MIN / 4.0)]
            .into_iter()
            .filter(|(key, _)| input.key_pressed(*key))
            .map(|(_, by)| by)
            .sum::<f32>()
    });
    if scrolled != 0.0 {
        ui.scroll_with_delta(Vec2::new(0.0, scrolled));
    }
}
