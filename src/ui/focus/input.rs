//! The focus as egui keeps it, and the keys that move it.

use egui::accesskit::{Action, ActionRequest, TreeId};
use egui::text_edit::TextEditState;
use egui::{Context, Event, Id, Key};

use super::walk::FocusKey;

pub(super) fn focused(ctx: &Context) -> Option<Id> {
    ctx.memory(egui::Memory::focused)
}

pub(super) fn give(ctx: &Context, id: Id) {
    ctx.memory_mut(|memory| memory.request_focus(id));
}

/// Makes egui scroll to a control.
pub(super) fn ask_to_scroll(ctx: &Context, id: Id) {
    let request = ActionRequest {
        action: Action::ScrollIntoView,
        target_tree: TreeId::ROOT,
        target_node: id.accesskit_id(),
        data: None,
    };
    let event = Event::AccessKitActionRequest(request);
    ctx.input_mut(|input| input.events.push(event));
}

pub(super) fn is_text(ctx: &Context, id: Id) -> bool {
    TextEditState::load(ctx, id).is_some()
}

/// The key of this frame that moves the focus, and whether Shift makes it stop at every control.
pub(super) fn pressed(ctx: &Context) -> Option<(FocusKey, bool)> {
    ctx.input(|input| {
        input.events.iter().rev().find_map(|event| {
            let Event::Key { key, pressed: true, modifiers, .. } = event else { return None };
            let shift = modifiers.shift_only();
            if modifiers.any() && !shift {
                return None;
            }
            let focus_key = match key {
                Key::ArrowLeft => FocusKey::Left,
                Key::ArrowRight => FocusKey::Right,
                Key::ArrowUp => FocusKey::Up,
                Key::ArrowDown => FocusKey::Down,
                Key::Tab if shift => FocusKey::Previous,
                Key::Tab => FocusKey::Next,
                _ => return None,
            };
            Some((focus_key, shift))
        })
    })
}
