use egui::Color32;
use misere::ui::for_tests::theme::*;

/// Returns the color of a plate on a cloth.
fn over(cloth: Color32, plate: Color32) -> Color32 {
    cloth.blend(plate)
}

fn check(color: Color32, high: bool, name: &str) -> Surface {
    let surface = Surface::of(color, high);
    let (text, line) = if high { (7.0, 4.5) } else { (4.5, 3.0) };
    for ground in [lit(surface.color), surface.color, dim(surface.color)] {
        for (ink, least) in [(surface.text, text), (surface.muted, text), (surface.accent, line)] {
            let ratio = contrast(ink, ground);
            assert!(ratio >= least, "{name} high {high}: {ink:?} {ratio}");
        }
        // A button is distinguishable by its fill or by the line around it.
        for paper in [plate::PAPER, plate::ACCENT] {
            let ratio = contrast(paper, ground).max(contrast(plate::INK, ground));
            assert!(ratio >= 3.0, "{name} high {high}: button {ratio}");
        }
        let plate = over(ground, surface.plate);
        for ink in [plate::TEXT, plate::MUTED, plate::ACCENT] {
            let ratio = contrast(ink, plate);
            assert!(ratio >= text, "{name} high {high}: plate {ink:?} {ratio}");
        }
    }
    surface
}

#[test]
fn everything_on_every_cloth_is_legible() {
    for cloth in Cloth::ALL {
        for dark in [true, false] {
            let color = cloth.color([0x2d, 0x62, 0x50], dark);
            let name = format!("{cloth:?}");
            let usual = check(color, false, &name);
            assert_eq!(usual.color, color, "{name} was moved");
            check(color, true, &name);
        }
    }
    for ink in [plate::ACCENT, plate::PAPER] {
        assert!(contrast(plate::INK, ink) >= 7.0);
    }
}

#[test]
fn everything_on_any_own_color_is_legible() {
    for red in (0..=255).step_by(51) {
        for green in (0..=255).step_by(51) {
            for blue in (0..=255).step_by(51) {
                let color = Color32::from_rgb(red as u8, green as u8, blue as u8);
                let name = format!("{color:?}");
                check(color, false, &name);
                check(color, true, &name);
            }
        }
    }
}
