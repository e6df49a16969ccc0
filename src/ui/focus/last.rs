//! The control that had the focus last, and what may take its place.

use egui::{Id, Rect, Vec2};

use super::drawn::Declared;
use super::walk::{Item, Map};

/// A control that had the focus, with its place and its groups.
#[derive(Clone, Copy)]
pub struct Last {
    pub id: Id,
    pub rect: Rect,
    pub outer: Option<Id>,
    /// Set if arrows pass over it, so that only the person can have put the focus there.
    pub skipped: bool,
    /// Set if it takes something away, so that only the person can have put the focus there.
    pub avoided: bool,
    /// The size of the window.
    pub window: Vec2,
    group: Option<Id>,
    /// Its place among the controls of the page, and their number.
    place: (usize, usize),
    /// Set if it is the main control of its page.
    is_main: bool,
}

impl Last {
    /// A control as it is drawn, or `None` if it is not.
    pub fn of(id: Id, map: &Map, declared: &Declared, window: Vec2) -> Option<Self> {
        let place = map.items.iter().position(|item| item.id == id)?;
        let Item { rect, skipped, avoided, .. } = map.items[place];
        let (outer, group) = (map.groups_of(id).next(), map.groups_of(id).last());
        let is_main = declared.main.contains(&id);
        Some(Self { id, rect, outer, skipped, avoided, window, group, place: (place, map.items.len()), is_main })
    }

    /// The control itself if arrows reach it, or else its nearest neighbor in its group.
    pub fn nearest(self, map: &Map) -> Option<&Item> {
        let is_inside = |item: &Item| map.groups_of(item.id).any(|group| Some(group) == self.group);
        let is_own = |item: &Item| item.id == self.id && !self.is_replaced_by(item);
        map.nearest(self.rect, |item| is_own(item) || is_inside(item) && !item.avoided)
    }

    /// Tells whether another control has its id now, one that takes something away.
    pub fn is_replaced_by(self, item: &Item) -> bool {
        item.avoided && !self.avoided
    }

    /// The control in the same place, after a page has laid out its controls anew for another size of the window.
    pub fn in_same_place(self, map: &Map, declared: &Declared) -> Option<Id> {
        if self.is_main {
            return declared.main.iter().copied().find(|id| map.find(*id).is_some());
        }
        let (place, count) = self.place;
        if map.items.len() == count { Some(map.items.get(place)?.id) } else { None }
    }
}
