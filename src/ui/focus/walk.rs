//! Computes moves of the focus from what was drawn: arrows within a group, Tab from group to group.

use std::ops::Range;

use egui::{Id, LayerId, Rect};

/// The rank of a group that does not specify one.
pub const RANK: u8 = 1;

/// The arrows that move within a group.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub enum Shape {
    /// A row: left and right, wrapping. Up and down leave it.
    Row,
    /// Several rows: all four, wrapping. Arrows never leave it.
    Area,
    /// A part of a page, such as a panel: Tab visits each of its controls, and arrows stay in it.
    Section,
}

/// A group of controls, as it was drawn.
#[derive(Clone, Debug)]
pub struct Group {
    pub id: Id,
    pub shape: Shape,
    /// Groups with a lower rank come first in reading order.
    pub rank: u8,
    pub secondary: bool,
    /// The control at which Tab and vertical arrows enter the group.
    pub entry: Option<Id>,
    pub layer: LayerId,
    /// The indices of its controls among all widgets of the layer.
    pub range: Range<usize>,
}

/// A focusable control, as it was drawn.
#[derive(Clone, Debug)]
pub struct Item {
    pub id: Id,
    pub rect: Rect,
    /// Set if a part of it is scrolled out of sight.
    pub clipped: bool,
    /// Set if arrows pass over it.
    pub skipped: bool,
    /// Set if only the person moves the focus here.
    pub avoided: bool,
    /// The indices of its groups, outermost first.
    pub groups: Vec<usize>,
}

/// A key that moves the focus.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub enum FocusKey {
    Left,
    Right,
    Up,
    Down,
    Next,
    Previous,
}

/// The controls of a page in reading order, with their groups.
#[derive(Clone, Debug, Default)]
pub struct Map {
    pub items: Vec<Item>,
    pub groups: Vec<Group>,
}

impl Map {
    pub fn find(&self, id: Id) -> Option<&Item> {
        self.items.iter().find(|item| item.id == id)
    }

    /// The groups of a control, outermost first.
    pub fn groups_of(&self, id: Id) -> impl Iterator<Item = Id> {
        let own = self.find(id).map_or(&[][..], |item| &item.groups);
        own.iter().map(|&group| self.groups[group].id)
    }

    /// The nearest control that fits and that arrows reach.
    pub fn nearest(&self, from: Rect, fits: impl Fn(&Item) -> bool) -> Option<&Item> {
        let off = |item: &Item| item.rect.center().distance_sq(from.center());
        let open = self.items.iter().filter(|item| !item.skipped && fits(item));
        open.min_by(|a, b| off(a).total_cmp(&off(b)))
    }

    pub fn is_secondary(&self, item: &Item) -> bool {
        item.groups.iter().any(|&group| self.groups[group].secondary)
    }

    /// The control that a key moves to from `from`; `entries` says where Tab last left each group.
    /// With `all`, no control is passed over.
    pub fn target(&self, from: &Item, key: FocusKey, all: bool, entries: impl Fn(Id) -> Option<Id>) -> Option<Id> {
        match key {
            FocusKey::Next => self.tab(from, 1, entries),
            FocusKey::Previous => self.tab(from, -1, entries),
            _ => self.arrow(from, key, all),
        }
    }

    /// The control at which the focus enters the group or control at `item`.
    pub fn enter(&self, item: &Item, entries: impl Fn(Id) -> Option<Id>) -> Id {
        let Ok(group) = self.stop(item) else { return item.id };
        let members = self.members(group);
        let is_open = |id: &Id| {
            let mut members = members.iter();
            members.any(|member| member.id == *id && !member.skipped && !member.avoided)
        };
        let remembered = entries(self.groups[group].id).filter(is_open);
        let entry = self.groups[group].entry.filter(is_open);
        let in_order = reading_order(&members);
        let first = in_order.iter().min_by_key(|item| (item.avoided, item.skipped)).map(|item| item.id);
        entry.or(remembered).or(first).unwrap_or(item.id)
    }

    /// The controls of one group, including those of its inner groups.
    fn members(&self, group: usize) -> Vec<&Item> {
        let inside = |item: &&Item| item.groups.contains(&group);
        self.items.iter().filter(inside).collect()
    }

    /// The Tab stop of a control: its group by index, or the control itself if it is in none.
    fn stop(&self, item: &Item) -> Result<usize, Id> {
        let inner = item.groups.last().copied();
        let is_stop = |group: &usize| self.groups[*group].shape != Shape::Section;
        inner.filter(is_stop).ok_or(item.id)
    }

    /// The control at which Tab enters the next stop in reading order.
    fn tab(&self, from: &Item, by: isize, entries: impl Fn(Id) -> Option<Id>) -> Option<Id> {
        let mut stops: Vec<&Item> = Vec::new();
        for item in &self.items {
            if !stops.iter().any(|other| self.stop(other) == self.stop(item)) {
                stops.push(item);
            }
        }
        let here = stops.iter().position(|other| self.stop(other) == self.stop(from))?;
        let next = (here as isize + by).rem_euclid(stops.len() as isize);
        Some(self.enter(stops[next as usize], entries))
    }

    fn arrow(&self, from: &Item, key: FocusKey, all: bool) -> Option<Id> {
        let open = |item: &&Item| all || !item.skipped || item.id == from.id;
        let takes = |group: &&usize| {
            self.groups[**group].shape != Shape::Row || matches!(key, FocusKey::Left | FocusKey::Right)
        };
        let group = from.groups.iter().rev().find(takes);
        let shape = group.map_or(Shape::Section, |&group| self.groups[group].shape);
        let members = match group {
            Some(&group) => self.members(group),
            None => self.items.iter().collect(),
        };
        let members: Vec<&Item> = members.into_iter().filter(open).collect();
        match (key, shape) {
            (FocusKey::Left | FocusKey::Right, Shape::Section) => beside(from, &members, key).map(|item| item.id),
            (FocusKey::Left, _) => along(from, &reading_order(&members), -1),
            (FocusKey::Right, _) => along(from, &reading_order(&members), 1),
            _ => Some(self.land(&from.groups, above_or_below(from, &members, key)?)),
        }
    }

    /// The destination of a move to `found` from a control in some groups: if it leads into another
    /// group that has an entry point, that one.
    pub fn land(&self, from: &[usize], found: &Item) -> Id {
        let group = found.groups.last();
        let other = group.filter(|group| !from.contains(group));
        let entry = other.and_then(|&group| self.groups[group].entry);
        let inside = |id: &Id| self.find(*id).is_some_and(|item| !item.skipped);
        entry.filter(inside).unwrap_or(found.id)
    }
}

/// Tells whether two controls are in the same row.
fn share_a_row(a: Rect, b: Rect) -> bool {
    let shared = a.bottom().min(b.bottom()) - a.top().max(b.top());
    shared >= 0.5 * a.height().min(b.height())
}

/// Sorts controls row by row, from left to right.
pub fn reading_order<'a>(items: &[&'a Item]) -> Vec<&'a Item> {
    let mut left: Vec<&Item> = items.to_vec();
    left.sort_by(|a, b| a.rect.top().total_cmp(&b.rect.top()));
    let mut sorted = Vec::new();
    while let Some(first) = left.first().map(|item| item.rect) {
        let (mut row, rest): (Vec<_>, Vec<_>) = left.into_iter().partition(|item| share_a_row(first, item.rect));
        row.sort_by(|a, b| a.rect.center().x.total_cmp(&b.rect.center().x));
        sorted.extend(row);
        left = rest;
    }
    sorted
}

/// The control this many places further along, wrapping around.
fn along(from: &Item, order: &[&Item], by: isize) -> Option<Id> {
    let here = order.iter().position(|item| item.id == from.id)?;
    let next = (here as isize + by).rem_euclid(order.len() as isize);
    Some(order[next as usize].id)
}

/// The nearest control in the row above or below; past the end, the row at the other end. A control
/// on top of another one, such as a button on a tile, is only reached by horizontal arrows.
fn above_or_below<'a>(from: &Item, items: &[&'a Item], key: FocusKey) -> Option<&'a Item> {
    let down = if key == FocusKey::Down { 1.0 } else { -1.0 };
    let off = |item: &Item| {
        let by = item.rect.center() - from.rect.center();
        (by.y * down, gap(item.rect, from.rect))
    };
    let others = || {
        let other_row = |item: &&&Item| !share_a_row(item.rect, from.rect);
        let lies_on = |item: &Item, other: &Item| {
            let is_around = |inner: &Item| other.rect.contains_rect(inner.rect);
            item.id != other.id && is_around(item) && !is_around(from)
        };
        let is_free = move |item: &&&Item| !items.iter().any(|other| lies_on(item, other));
        items.iter().filter(other_row).filter(is_free)
    };
    let weight = |item: &Item| {
        let (ahead, aside) = off(item);
        ahead + 0.5 * aside
    };
    let ahead = others().filter(|item| off(item).0 > 0.0);
    let nearest = ahead.min_by(|a, b| weight(a).total_cmp(&weight(b)));
    let farthest = || others().min_by(|a, b| weight(a).total_cmp(&weight(b)));
    nearest.or_else(farthest).copied()
}

/// The nearest control in the same row in that direction.
fn beside<'a>(from: &Item, items: &[&'a Item], key: FocusKey) -> Option<&'a Item> {
    let right = if key == FocusKey::Right { 1.0 } else { -1.0 };
    let off = |item: &Item| (item.rect.center().x - from.rect.center().x) * right;
    let row = items.iter().filter(|item| item.id != from.id && share_a_row(item.rect, from.rect) && off(item) > 0.0);
    row.min_by(|a, b| off(a).total_cmp(&off(b))).copied()
}

/// The horizontal distance between two controls; 0 if one stands above the other.
fn gap(a: Rect, b: Rect) -> f32 {
    (a.left() - b.right()).max(b.left() - a.right()).max(0.0)
}
