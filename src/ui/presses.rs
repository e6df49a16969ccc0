//! Presses of keys and of the pointer: each acts once, and only where it began.
//!
//! egui repeats a held key as if it had been pressed again, and lets a pointer that was pressed on one page act on the
//! next. [`PressPlugin`] sees all input before egui does and removes that, so that no page has to think of it.

use std::collections::HashSet;
use std::fmt::Debug;
use std::hash::Hash;

use egui::{Context, Event, Id, Key, LayerId, Plugin, PointerButton, RawInput, Vec2};

/// The time after which a dialog that opened by itself can be answered, in seconds. It is also the time during which
/// Enter and Space may still be held from another window; most systems repeat a key sooner.
pub const UNREAD: f64 = 0.7;

/// Farther than a pointer may move during a click.
const FAR: Vec2 = Vec2::splat(10_000.0);

/// Lets a held key repeat only where that moves, scrolls or edits text, and ends a press of the
/// pointer together with the page, dialog or window it began in.
#[derive(Default)]
pub struct PressPlugin {
    /// The keys that are down, by their position on the keyboard: Shift may change the name of a key
    /// before it is released.
    keys_down: HashSet<Key>,
    /// The time at which the window last got the focus.
    focused_at: Option<f64>,
    press: Option<Press>,
    count: u64,
    /// The page that is shown, with what lies over or beside it.
    scope: Option<Id>,
    /// Set until egui has learned that the press ended without a click.
    spoils_click: bool,
}

/// A press of the pointer, identified by its number.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub struct PressId(u64);

struct Press {
    id: PressId,
    button: PointerButton,
    scope: Option<Id>,
    dialog: Option<LayerId>,
    is_released: bool,
}

/// The press of the pointer that is in progress or was released in this frame. `None` if it has ended early because
/// another page or dialog was opened, or because the window lost the pointer or the focus.
pub fn current(ctx: &Context) -> Option<PressId> {
    let current = |plugin: &mut PressPlugin| plugin.press.as_ref().map(|press| press.id);
    ctx.with_plugin(current).flatten()
}

/// Ends the press of the pointer, because it has done what it was for.
pub fn end(ctx: &Context) {
    ctx.with_plugin(PressPlugin::end_press);
}

/// Declares which page is shown, and what lies over or beside it. A press ends when that changes.
pub fn show_scope(ctx: &Context, scope: impl Hash + Debug) {
    let scope = Some(Id::unique(scope));
    ctx.with_plugin(|plugin: &mut PressPlugin| {
        plugin.scope = scope;
        if plugin.press.as_ref().is_some_and(|press| press.scope != scope) {
            plugin.end_press();
        }
    });
}

impl PressPlugin {
    fn end_press(&mut self) {
        self.spoils_click |= self.press.take().is_some();
    }

    fn follow_pointer(&mut self, ctx: &Context, input: &mut RawInput) {
        self.press.take_if(|press| press.is_released);
        let dialog = ctx.memory(egui::Memory::top_modal_layer);
        if self.press.as_ref().is_some_and(|press| press.dialog != dialog) {
            self.end_press();
        }
        for event in &input.events {
            match event {
                Event::PointerButton { button, pressed, .. } => self.press_or_release(*button, *pressed, dialog),
                Event::PointerGone if self.is_pressed() => self.end_press(),
                Event::WindowFocused(false) => self.end_press(),
                _ => {}
            }
        }
        if std::mem::take(&mut self.spoils_click)
            && let Some(at) = ctx.input(|input| input.pointer.latest_pos())
        {
            let moves = [Event::PointerMoved(at + FAR), Event::PointerMoved(at)];
            input.events.splice(0..0, moves);
        }
    }

    fn is_pressed(&self) -> bool {
        self.press.as_ref().is_some_and(|press| !press.is_released)
    }

    fn press_or_release(&mut self, button: PointerButton, pressed: bool, dialog: Option<LayerId>) {
        if pressed && !self.is_pressed() {
            self.count += 1;
            self.press = Some(Press { id: PressId(self.count), button, scope: self.scope, dialog, is_released: false });
        } else if let Some(press) = &mut self.press
            && press.button == button
        {
            press.is_released |= !pressed;
        }
    }

    fn follow_keys(&mut self, ctx: &Context, input: &mut RawInput) {
        let time = input.time.unwrap_or_else(|| ctx.input(|input| input.time));
        let is_typing = ctx.text_edit_focused();
        input.events.retain(|event| match event {
            Event::Key { key, physical_key, pressed, .. } => {
                let place = physical_key.unwrap_or(*key);
                if !pressed {
                    self.keys_down.remove(&place);
                    return true;
                }
                let is_fresh = self.keys_down.insert(place);
                // A key that activates may be held since before the window had the focus.
                let is_recent = self.focused_at.is_some_and(|since| time - since < UNREAD);
                let is_held = is_recent && matches!(key, Key::Enter | Key::Space);
                is_fresh && !is_held || repeats(*key, is_typing)
            }
            Event::WindowFocused(is_focused) => {
                self.keys_down.clear();
                self.focused_at = is_focused.then_some(time);
                true
            }
            _ => true,
        });
    }
}

/// Tells which keys act again while they are held.
fn repeats(key: Key, is_typing: bool) -> bool {
    match key {
        Key::ArrowLeft
        | Key::ArrowRight
        | Key::ArrowUp
        | Key::ArrowDown
        | Key::Tab
        | Key::PageUp
        | Key::PageDown
        | Key::Home
        | Key::End => true,
        Key::Enter | Key::Escape => false,
        _ => is_typing,
    }
}

impl Plugin for PressPlugin {
    fn debug_name(&self) -> &'static str {
        "presses"
    }

    fn input_hook(&mut self, ctx: &Context, input: &mut RawInput) {
        self.follow_keys(ctx, input);
        self.follow_pointer(ctx, input);
    }
}
