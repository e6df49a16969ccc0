//! The focusable controls that a frame has drawn, and what was declared about them.

use std::cmp::Reverse;
use std::collections::{HashMap, HashSet};

use egui::{Context, Id, LayerId, WidgetRect};

use super::walk::{Group, Item, Map, RANK};

/// Declarations of a frame about its controls.
#[derive(Default)]
pub struct Declared {
    pub groups: Vec<Group>,
    /// The main control of the page, and of the dialog over it.
    pub main: Vec<Id>,
    pub entries: Vec<Id>,
    pub skipped: HashSet<Id>,
    /// Controls that take something away.
    pub avoided: HashSet<Id>,
    /// Controls that use arrow keys themselves, and whether that includes the vertical ones.
    pub keeps: HashMap<Id, bool>,
    /// Controls on which Enter is left to the page.
    pub leaves_enter: HashSet<Id>,
    /// The control that the pointer has touched.
    pub touched: Option<Id>,
    /// Set if a key that found nothing to act on should show the focus.
    pub reveals: bool,
    /// Where it should show it.
    pub reveals_at: Option<Id>,
    pub trap: Option<LayerId>,
    pub page: Option<Id>,
    pub visit: Option<Id>,
}

impl Declared {
    /// Reads the controls that were drawn, in reading order.
    pub fn survey(&self, ctx: &Context) -> Map {
        // An outer group begins no later than its inner ones and ends no earlier, and is listed after them.
        let mut groups: Vec<Group> = self.groups.iter().rev().cloned().collect();
        groups.sort_by_key(|group| (group.range.start, Reverse(group.range.end)));
        let mut items = Vec::new();
        for (index, widget) in widgets(ctx, self.trap) {
            let inside = |group: &Group| group.layer == widget.layer_id && group.range.contains(&index);
            let own: Vec<usize> = (0..groups.len()).filter(|&i| inside(&groups[i])).collect();
            if let Some(&inner) = own.last()
                && self.entries.contains(&widget.id)
            {
                groups[inner].entry.get_or_insert(widget.id);
            }
            items.push(Item {
                id: widget.id,
                rect: widget.rect,
                clipped: widget.interact_rect != widget.rect,
                skipped: self.skipped.contains(&widget.id),
                avoided: self.avoided.contains(&widget.id),
                groups: own,
            });
        }
        let rank = |item: &Item| item.groups.iter().map(|&i| groups[i].rank).max();
        items.sort_by_key(|item| rank(item).unwrap_or(RANK));
        Map { items, groups }
    }
}

/// The number of widgets in a layer so far.
pub(super) fn count(ctx: &Context, layer: LayerId) -> usize {
    ctx.viewport(|viewport| viewport.this_pass.widgets.get_layer(layer).count())
}

/// The focusable widgets of this frame, with their indices in their layers: those of the open
/// dialog or, without one, of all layers that allow interaction.
fn widgets(ctx: &Context, trap: Option<LayerId>) -> Vec<(usize, WidgetRect)> {
    let open = |layer: LayerId| match trap {
        Some(trap) => layer == trap,
        None => ctx.memory(|memory| memory.allows_interaction(layer)),
    };
    let layers = ctx.viewport(|viewport| {
        let all = viewport.this_pass.widgets.layers();
        let all = all.map(|(layer, widgets)| (*layer, widgets.to_vec()));
        all.collect::<Vec<_>>()
    });
    let mut found = Vec::new();
    for (_, all) in layers.into_iter().filter(|(layer, _)| open(*layer)) {
        let widgets = all.into_iter().enumerate().filter(|(_, widget)| {
            let lies = widget.rect.is_positive() && widget.rect.is_finite();
            widget.enabled && widget.visible && widget.sense.is_focusable() && lies
        });
        found.extend(widgets);
    }
    found.sort_by_key(|(index, widget)| (widget.layer_id.order, *index));
    found
}
