use egui_extras::SvgGlyph;
use misere::ui::for_tests::theme::DRAWINGS;

#[test]
fn every_icon_can_be_drawn() {
    for (icon, svg) in DRAWINGS {
        let drawn = SvgGlyph::from_bytes(svg.as_bytes());
        assert!(drawn.is_ok(), "{icon:?}: {drawn:?}");
    }
}
