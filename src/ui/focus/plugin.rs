//! The plugin that moves the focus, with its state from frame to frame.

use std::collections::{HashMap, HashSet};

use egui::accesskit::Action;
use egui::{Context, Event, FocusDirection, Id, Key, LayerId, Modifiers, Plugin, Popup, Ui, Vec2};

use super::drawn::Declared;
use super::input::{ask_to_scroll, focused, give, is_text, pressed};
use super::last::Last;
use super::walk::{FocusKey, Item, Map};

/// Moves the focus by keys, and sets it on every page that opens.
#[derive(Default)]
pub struct FocusPlugin {
    drawing: Declared,
    declared: Declared,
    /// The controls of the last frame.
    map: Map,
    entries: HashMap<Id, Id>,
    /// The page and the dialog that last received a focus.
    focused_on_open: (Option<Id>, Option<LayerId>),
    /// The visit whose page last received a focus.
    visit: Option<Id>,
    /// The control used last on each visit, for going back to it.
    left_at: HashMap<Id, Last>,
    /// The focus below the open dialog.
    below_dialog: Option<Last>,
    /// The control that had the focus last, menus aside.
    last: Option<Last>,
    last_frame: Option<Id>,
    /// The focus that the program set on the screen opened last.
    set_by_program: Option<Id>,
    /// A control to scroll to in the next frame.
    scrolls_to: Option<Id>,
    /// The focus that is kept invisible.
    hidden_focus: Option<Id>,
    /// Set if a key press should make it visible.
    reveals: bool,
    /// Set if the last input was from the pointer rather than a key.
    by_pointer: bool,
    in_menu: bool,
    /// The size of the window in the frame before.
    window: Vec2,
    /// Set while the size changes.
    is_resizing: bool,
    /// Set once the pointer or Escape has removed the focus.
    released: bool,
    /// The text field that Escape has left in this frame.
    given_up: Option<Id>,
}

impl FocusPlugin {
    /// The declarations of the frame being drawn.
    pub(super) const fn drawing(&mut self) -> &mut Declared {
        &mut self.drawing
    }

    pub(super) fn is_visible(&self, ctx: &Context) -> bool {
        self.hidden_focus.is_none() || self.hidden_focus != focused(ctx)
    }

    /// Tells whether the focused control leaves Enter to the page. A text field has already lost the focus by then.
    pub(super) fn leaves_enter(&self, ctx: &Context) -> bool {
        focused(ctx).is_none_or(|id| self.drawing.leaves_enter.contains(&id))
    }

    pub(super) fn is_given_up(&self, id: Id) -> bool {
        self.given_up == Some(id)
    }

    fn follow_devices(&mut self, ctx: &Context) {
        if ctx.input(|input| input.pointer.any_pressed()) {
            self.by_pointer = true;
            self.released = true;
        }
        let spoken_to = ctx.input(|input| {
            input.events.iter().any(|event| {
                matches!(event, Event::AccessKitActionRequest(request)
                    if matches!(request.action, Action::Focus | Action::Click))
            })
        });
        let activated = ctx.input(|input| [Key::Enter, Key::Space].into_iter().any(|key| input.key_pressed(key)));
        if spoken_to {
            self.hidden_focus = None;
        }
        self.reveals |= activated;
        if spoken_to || activated {
            self.by_pointer = false;
        }
    }

    /// Lets Escape remove the focus from text fields only, since otherwise it belongs to whatever is open.
    fn follow_escape(&mut self, ctx: &Context) {
        let pressed = ctx.input(|input| input.key_pressed(Key::Escape));
        let is_lost = pressed && !self.released && focused(ctx).is_none();
        let Some(last) = self.last.map(|last| last.id).filter(|_| is_lost) else { return };
        if is_text(ctx, last) {
            self.given_up = Some(last);
        }
        let was_typed = is_text(ctx, last) && self.set_by_program != Some(last);
        if was_typed && !Popup::is_any_open(ctx) {
            ctx.input_mut(|input| input.consume_key(Modifiers::NONE, Key::Escape));
            self.released = true;
        } else if self.map.find(last).is_some() {
            give(ctx, last);
        }
    }

    fn follow_keys(&mut self, ctx: &Context) {
        // An open menu handles keys itself.
        if Popup::is_any_open(ctx) {
            return;
        }
        ctx.memory_mut(|memory| memory.move_focus(FocusDirection::None));
        self.follow_enter(ctx);
        let Some((key, all)) = pressed(ctx) else { return };
        let here = focused(ctx);
        if here.is_some_and(|id| self.keeps(ctx, id, key)) {
            return;
        }
        self.by_pointer = false;
        self.released = false;
        let target = match here.and_then(|id| self.map.find(id)) {
            Some(item) if self.hidden_focus == Some(item.id) => Some(item.id),
            Some(item) => {
                let entries = |group| self.entries.get(&group).copied();
                self.map.target(item, key, all, entries)
            }
            None => self.start(key),
        };
        self.hidden_focus = None;
        if let Some(target) = target {
            self.show(ctx, target);
        }
    }

    /// Lets Enter press the main button of a dialog after the pointer has removed the focus.
    fn follow_enter(&self, ctx: &Context) {
        let is_pressed = ctx.input(|input| !input.modifiers.any() && input.key_pressed(Key::Enter));
        if is_pressed
            && self.declared.trap.is_some()
            && focused(ctx).is_none()
            && let Some(first) = self.first()
        {
            give(ctx, first);
        }
    }

    /// Tells whether a control uses this key itself.
    fn keeps(&self, ctx: &Context, id: Id, key: FocusKey) -> bool {
        match key {
            FocusKey::Next | FocusKey::Previous => false,
            FocusKey::Left | FocusKey::Right => is_text(ctx, id) || self.declared.keeps.contains_key(&id),
            FocusKey::Up | FocusKey::Down => self.declared.keeps.get(&id) == Some(&true),
        }
    }

    /// The control from which a key starts if nothing has the focus: the last one or its neighbor,
    /// or else the main one.
    fn start(&self, key: FocusKey) -> Option<Id> {
        let last = self.last.and_then(|last| last.nearest(&self.map));
        let first = || match key {
            FocusKey::Previous => self.map.items.last().map(|item| item.id),
            _ => self.first(),
        };
        last.map(|item| item.id).or_else(first)
    }

    /// Makes the focus visible on the control asked for, or where the next arrow key would put it, except in secondary
    /// groups.
    fn reveal(&mut self, ctx: &Context) {
        if focused(ctx).is_some() || self.last_frame.is_some() {
            return;
        }
        let last = || self.last.and_then(|last| last.nearest(&self.map));
        let last = self.declared.reveals_at.and_then(|at| self.map.find(at)).or_else(last);
        let last = last.filter(|item| !self.map.is_secondary(item));
        if let Some(target) = last.map(|item| item.id).or_else(|| self.first()) {
            self.hidden_focus = None;
            give(ctx, target);
            ctx.request_repaint();
        }
    }

    /// The main control, or else the first one not in a secondary group. Skipped controls come last, and never one
    /// that takes something away.
    fn first(&self) -> Option<Id> {
        let is_open = |item: &&Item| !item.avoided;
        let mut mains = self.declared.main.iter().copied();
        let main = mains.find(|id| self.map.find(*id).is_some_and(|item| is_open(&item)));
        let order = |item: &&Item| (self.map.is_secondary(item), item.skipped);
        let first = || self.map.items.iter().filter(is_open).min_by_key(order);
        main.or_else(|| Some(self.map.enter(first()?, |_| None)))
    }

    fn show(&self, ctx: &Context, id: Id) {
        give(ctx, id);
        self.scroll_to(ctx, id);
    }

    /// Scrolls to a control, if a part of it is out of sight.
    fn scroll_to(&self, ctx: &Context, id: Id) {
        if self.map.find(id).is_some_and(|item| item.clipped) {
            ask_to_scroll(ctx, id);
        }
    }

    /// Sets the focus on a newly opened page or dialog, and passes it from a control that has
    /// disappeared to its neighbor.
    fn settle(&mut self, ctx: &Context, skipped: &HashSet<Id>) {
        let now = focused(ctx);
        let opened = (self.declared.page, self.declared.trap);
        if opened != self.focused_on_open {
            if let (Some(visit), Some(last)) = (self.visit, self.last)
                && self.declared.visit != self.visit
            {
                self.left_at.insert(visit, last);
            }
            if let Some(target) = self.opening(now) {
                self.focused_on_open = opened;
                self.visit = self.declared.visit;
                self.offer(ctx, target);
            }
            return;
        }
        let Some(last) = self.last.filter(|_| !self.released) else { return };
        let is_drawn = |id: Id| self.map.find(id).is_some();
        // A page may need more than one frame for a new size, and fold a control away in the first one.
        let size = window(ctx);
        if std::mem::replace(&mut self.window, size) != size {
            self.is_resizing = true;
            ctx.request_repaint();
            return;
        }
        if std::mem::take(&mut self.is_resizing) && now.is_none() && is_drawn(last.id) {
            give(ctx, last.id);
            return;
        }
        // egui removes the focus from a control that is no longer drawn, but not immediately.
        let is_gone = match now {
            None => !is_drawn(last.id) || self.last_frame.is_some_and(|id| !is_drawn(id)),
            Some(id) => self.last_frame == now && !is_drawn(id),
        };
        let is_shut = now == Some(last.id)
            && !skipped.contains(&last.id)
            && self.map.find(last.id).is_some_and(|item| item.skipped);
        let is_replaced = now == Some(last.id) && self.map.find(last.id).is_some_and(|item| last.is_replaced_by(item));
        if is_shut || is_replaced || is_gone && !Popup::is_any_open(ctx) {
            self.pass_to_neighbor(ctx, last);
        }
    }

    /// The control to focus on a newly opened page or dialog, or on the page below a dialog that was closed.
    fn opening(&mut self, now: Option<Id>) -> Option<Id> {
        let exists = |id: &Id| self.map.find(*id).is_some();
        let last = self.last.map(|last| last.id);
        let is_new = self.focused_on_open.0 != self.declared.page;
        // Some controls ask for the focus by themselves.
        let asked = now.filter(|id| now != last && now != self.last_frame && exists(id));
        let below = self.below_dialog.and_then(|last| self.return_to(last));
        // Enter must not leave a page whose other controls are yet to come, such as that of a table not yet reached.
        let is_waiting = self.map.items.iter().any(|item| !self.map.is_secondary(item));
        let first = self.first().filter(|id| {
            let item = self.map.find(*id);
            !is_waiting || item.is_some_and(|item| !self.map.is_secondary(item))
        });
        match (is_new, self.focused_on_open.1, self.declared.trap) {
            (false, None, Some(_)) => {
                self.below_dialog = self.last;
                asked.or(first)
            }
            (false, Some(_), None) => {
                let target = asked.or(below).or(first);
                // The controls below are only available in the frame after the dialog's last one.
                if target.is_some() {
                    self.below_dialog = None;
                }
                target
            }
            _ => asked.or_else(|| self.left()).or(first),
        }
    }

    /// The control at which this visit was left, if the person goes back to it.
    fn left(&self) -> Option<Id> {
        let visit = self.declared.visit.filter(|_| self.declared.visit != self.visit)?;
        self.return_to(*self.left_at.get(&visit)?)
    }

    /// The control to go back to after a dialog or another page; its nearest neighbor if it has
    /// become unusable in the meantime, such as a card that cannot be played in this trick.
    fn return_to(&self, last: Last) -> Option<Id> {
        let item = self.map.find(last.id)?;
        let item = if item.skipped && !last.skipped { last.nearest(&self.map)? } else { item };
        Some(item.id)
    }

    /// Moves the focus from a control that has disappeared or become skipped to the nearest one, in
    /// the same group if possible. An outer group that is empty, such as a table between two deals,
    /// keeps it waiting rather than send it to a secondary group.
    fn pass_to_neighbor(&mut self, ctx: &Context, last: Last) {
        let mut groups = self.map.groups.iter();
        let waits = groups.any(|group| Some(group.id) == last.outer);
        let fits = |item: &Item| !(waits && self.map.is_secondary(item) || item.avoided);
        let elsewhere = || Some(self.map.land(&[], self.map.nearest(last.rect, fits)?));
        let is_resized = window(ctx) != last.window;
        let target = if is_resized { last.in_same_place(&self.map, &self.declared) } else { None };
        let target = target.or_else(|| Some(last.nearest(&self.map)?.id)).or_else(elsewhere);
        if let Some(target) = target {
            if self.hidden_focus.is_some() {
                self.hidden_focus = Some(target);
            }
            give(ctx, target);
            ctx.request_repaint();
        }
    }

    /// Focuses a control on behalf of the program, and scrolls to it if the focus is visible.
    fn offer(&mut self, ctx: &Context, id: Id) {
        self.released = false;
        self.set_by_program = Some(id);
        self.hidden_focus = self.by_pointer.then_some(id);
        self.scrolls_to = (!self.by_pointer).then_some(id);
        give(ctx, id);
        ctx.request_repaint();
    }

    fn remember(&mut self, ctx: &Context) {
        if std::mem::take(&mut self.reveals) {
            self.hidden_focus = None;
        }
        self.last_frame = focused(ctx);
        if self.in_menu || Popup::is_any_open(ctx) {
            return;
        }
        if self.last_frame != self.set_by_program {
            self.set_by_program = None;
        }
        if let Some(touched) = self.declared.touched {
            // egui removes the focus after a click, but not after a drag.
            if let Some(other) = self.last_frame.take_if(|id| *id != touched) {
                ctx.memory_mut(|memory| memory.surrender_focus(other));
            }
            self.note(ctx, touched);
        }
        // A press removes the focus only when it ends.
        let is_pressed = ctx.input(|input| input.pointer.any_down());
        if self.last_frame.is_some_and(|id| self.note(ctx, id)) && !is_pressed {
            self.released = false;
        }
    }

    /// Notes a control as the one used last; returns whether it exists.
    fn note(&mut self, ctx: &Context, id: Id) -> bool {
        let Some(last) = Last::of(id, &self.map, &self.declared, window(ctx)) else { return false };
        self.entries.extend(self.map.groups_of(id).map(|group| (group, id)));
        self.last = Some(last);
        true
    }
}

fn window(ctx: &Context) -> Vec2 {
    ctx.content_rect().size()
}

impl Plugin for FocusPlugin {
    fn debug_name(&self) -> &'static str {
        "focus"
    }

    fn on_begin_pass(&mut self, ui: &mut Ui) {
        self.drawing = Declared::default();
        self.given_up = None;
        self.in_menu = Popup::is_any_open(ui);
        if let Some(id) = self.scrolls_to.take() {
            self.scroll_to(ui, id);
        }
        self.follow_devices(ui);
        self.follow_escape(ui);
        self.follow_keys(ui);
    }

    fn on_end_pass(&mut self, ui: &mut Ui) {
        // A pass that egui discards may lack controls, such as those below a grid that has just
        // been measured. The pass that replaces it has them all.
        if ui.will_discard() {
            return;
        }
        let mut before = std::mem::replace(&mut self.declared, std::mem::take(&mut self.drawing));
        self.declared.page = self.declared.page.or(before.page);
        self.declared.visit = self.declared.visit.or(before.visit);
        self.map = self.declared.survey(ui);
        self.settle(ui, &std::mem::take(&mut before.skipped));
        if self.declared.reveals {
            self.reveal(ui);
        }
        self.remember(ui);
    }
}
