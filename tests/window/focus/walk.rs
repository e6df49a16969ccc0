use egui::{Id, LayerId, Rect};
use egui::{Order, pos2, vec2};

use misere::ui::for_tests::focus::*;

/// Controls at these corners, all in one group of this shape except the last, which is in none.
fn map(shape: Shape, corners: &[(f32, f32)]) -> Map {
    let last = corners.len() - 1;
    let item = |(index, &(x, y)): (usize, &(f32, f32))| Item {
        id: Id::unique(index),
        rect: Rect::from_min_size(pos2(x, y), vec2(10.0, 10.0)),
        clipped: false,
        skipped: false,
        avoided: false,
        groups: if index < last { vec![0] } else { Vec::new() },
    };
    let group = Group {
        id: Id::unique("group"),
        shape,
        rank: 1,
        secondary: false,
        entry: None,
        layer: LayerId::new(Order::Background, Id::unique("layer")),
        range: 0..last,
    };
    Map { items: corners.iter().enumerate().map(item).collect(), groups: vec![group] }
}

fn target(map: &Map, from: usize, key: FocusKey) -> Option<Id> {
    map.target(&map.items[from], key, false, |_| None)
}

fn at(place: usize) -> Option<Id> {
    Some(Id::unique(place))
}

/// Drawn from right to left, like the right end of a toolbar.
const TOOLBAR: [(f32, f32); 4] = [(40.0, 0.0), (20.0, 0.0), (0.0, 0.0), (20.0, 50.0)];

#[test]
fn a_row_is_read_from_left_to_right_and_wraps() {
    let map = map(Shape::Row, &TOOLBAR);
    assert_eq!(target(&map, 2, FocusKey::Right), at(1));
    assert_eq!(target(&map, 0, FocusKey::Right), at(2));
    assert_eq!(target(&map, 2, FocusKey::Left), at(0));
}

#[test]
fn up_and_down_leave_a_row_and_stay_in_an_area() {
    let row = map(Shape::Row, &TOOLBAR);
    assert_eq!(target(&row, 0, FocusKey::Down), at(3));
    let grid = [(0.0, 0.0), (20.0, 0.0), (0.0, 20.0), (0.0, 40.0)];
    let area = map(Shape::Area, &grid);
    assert_eq!(target(&area, 0, FocusKey::Down), at(2));
    assert_eq!(target(&area, 2, FocusKey::Down), at(0));
    assert_eq!(target(&area, 1, FocusKey::Right), at(2));
}

#[test]
fn tab_enters_a_group_at_its_entry_and_stops_there_once() {
    let mut row = map(Shape::Row, &TOOLBAR);
    assert_eq!(target(&row, 0, FocusKey::Next), at(3));
    assert_eq!(target(&row, 3, FocusKey::Next), at(2));
    row.groups[0].entry = at(1);
    assert_eq!(target(&row, 3, FocusKey::Previous), at(1));
    let section = map(Shape::Section, &TOOLBAR);
    assert_eq!(target(&section, 0, FocusKey::Next), at(1));
}

/// Regression: the down arrow led from the game to resume to a button on a tile instead of the
/// tile.
#[test]
fn vertical_arrows_reach_a_tile_and_not_the_button_on_it() {
    let mut area = map(Shape::Area, &[(0.0, 0.0), (0.0, 20.0), (12.0, 22.0), (40.0, 0.0)]);
    area.items[1].rect = Rect::from_min_size(pos2(0.0, 20.0), vec2(30.0, 60.0));
    assert_eq!(target(&area, 0, FocusKey::Down), at(1));
    assert_eq!(target(&area, 1, FocusKey::Right), at(2));
    assert_eq!(target(&area, 2, FocusKey::Up), at(0));
}

#[test]
fn a_group_is_entered_beside_what_takes_something_away() {
    let mut row = map(Shape::Row, &TOOLBAR);
    row.items[2].avoided = true;
    assert_eq!(target(&row, 3, FocusKey::Next), at(1));
    assert_eq!(target(&row, 1, FocusKey::Left), at(2), "arrows reach it");
}

#[test]
fn arrows_pass_over_what_is_skipped() {
    let mut row = map(Shape::Row, &TOOLBAR);
    row.items[1].skipped = true;
    assert_eq!(target(&row, 2, FocusKey::Right), at(0));
    let all = row.target(&row.items[2], FocusKey::Right, true, |_| None);
    assert_eq!(all, at(1));
}
