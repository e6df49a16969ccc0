use egui::Color32;
use misere::cards::Cards;
use misere::ui::deck::{Look, Sprite};

use misere::ui::for_tests::deck::*;

fn sprites() -> Vec<Sprite> {
    let rest = [Sprite::Back, Sprite::Outline, Sprite::Shadow];
    Cards::FULL.iter().map(Sprite::Face).chain(rest).collect()
}

#[test]
fn cells_lie_apart_and_inside_the_texture() {
    for (width, max_side) in [(120.0, 2048), (400.0, 2048), (37.4, 8192), (1.0, 2048)] {
        let grid = Grid::new(width, max_side);
        let [right, bottom] = grid.size();
        assert!(right as usize <= max_side && bottom as usize <= max_side);
        let cells: Vec<[u32; 2]> = sprites().iter().map(|sprite| grid.origin(sprite.cell())).collect();
        for (i, &[x, y]) in cells.iter().enumerate() {
            assert!(x >= GUTTER && x + grid.width + GUTTER <= right);
            assert!(y >= GUTTER && y + grid.height + GUTTER <= bottom);
            for &[other_x, other_y] in &cells[..i] {
                assert!(x.abs_diff(other_x) >= grid.width + GUTTER || y.abs_diff(other_y) >= grid.height + GUTTER);
            }
        }
    }
}

#[test]
fn cards_have_as_many_pixels_as_on_screen() {
    assert_eq!(Grid::new(120.4, 8192).width, 120);
    assert_eq!(Grid::new(119.6, 8192).height, 168);
    assert!(Grid::new(500.0, 2048).width >= 200);
}

#[test]
fn every_face_fills_its_cell_and_leaves_the_corners_clear() {
    let grid = Grid::new(60.0, 8192);
    let sheet = rasterize(Look::default(), grid);
    let at = |x: u32, y: u32| sheet.image[(x as usize, y as usize)];
    for sprite in sprites() {
        let [x, y] = grid.origin(sprite.cell());
        assert_eq!(at(x - 1, y + 9), Color32::TRANSPARENT, "{sprite:?}");
        assert!(at(x, y).a() < 128, "{sprite:?}");
        if let Sprite::Face(_) | Sprite::Back = sprite {
            assert_eq!(at(x + 30, y + 5).a(), 255, "{sprite:?}");
        }
    }
}
