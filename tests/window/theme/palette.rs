use egui::Color32;
use misere::ui::for_tests::theme::*;

#[test]
fn contrast_matches_the_guidelines() {
    let most = contrast(Color32::BLACK, Color32::WHITE);
    assert!((most - 21.0).abs() < 0.01, "{most}");
    assert_eq!(contrast(Color32::WHITE, Color32::WHITE), 1.0);
    let gray = contrast(Color32::from_gray(0x76), Color32::WHITE);
    assert!((gray - 4.54).abs() < 0.01, "{gray}");
}

#[test]
fn everything_in_every_palette_is_legible() {
    for dark in [true, false] {
        for high in [true, false] {
            let palette = Palette::new(dark, high);
            let (text, line) = if high { (7.0, 3.0) } else { (4.5, 1.2) };
            for ground in [palette.ground, palette.panel, palette.raised] {
                for ink in [palette.text, palette.muted, palette.accent, palette.warning] {
                    let ratio = contrast(ink, ground);
                    assert!(ratio >= text, "dark {dark}, high {high}: {ink:?} {ratio}");
                }
                assert!(contrast(palette.line, ground) >= line);
                // Controls: their outline, the fill of a selection, and the focus ring.
                for edge in [palette.outline, palette.accent, palette.text] {
                    let ratio = contrast(edge, ground);
                    assert!(ratio >= 3.0, "dark {dark}, high {high}: {edge:?} {ratio}");
                }
            }
            assert!(contrast(palette.on_accent, palette.accent) >= text);
            // The text of a disabled button.
            let faded = |color: Color32, ground: Color32| ground.lerp_to_gamma(color, DISABLED);
            for ground in [palette.ground, palette.panel] {
                let fill = faded(palette.raised, ground);
                let ratio = contrast(faded(palette.text, fill), fill);
                assert!(ratio >= 3.5, "dark {dark}, high {high}: disabled {ratio}");
            }
            // The knob of a switch that is off.
            assert!(contrast(palette.muted, palette.raised) >= 3.0);
        }
    }
}
