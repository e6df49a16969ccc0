use misere::ui::for_tests::desktop::*;

#[test]
fn the_scale_of_the_desktop_is_found_among_its_settings() {
    for (order, value) in [(0, 96 * 1024), (1, 96 * 1024), (0, 0), (1, -1)] {
        let number = |value: i32| if order == 0 { value.to_le_bytes() } else { value.to_be_bytes() };
        let length = if order == 0 { [7, 0] } else { [0, 7] };
        let mut bytes = vec![order, 0, 0, 0];
        bytes.extend(number(1));
        bytes.extend(number(1));
        bytes.extend([0, 0]);
        bytes.extend(length);
        bytes.extend(b"Xft/DPI\0");
        bytes.extend(number(5));
        bytes.extend(number(value));
        assert_eq!(dots_in_settings(&bytes), Some(f64::from(value) / 1024.0));
        for end in 0..bytes.len() {
            assert_eq!(dots_in_settings(&bytes[..end]), None);
        }
    }
}

#[test]
fn scales_without_sense_are_known() {
    for scale in [0.0, -1.0, f64::NAN, f64::INFINITY, 1e-310, 1e6] {
        assert!(!is_sound::<()>(Ok(scale)), "{scale}");
    }
    assert!(is_sound::<()>(Ok(1.0)) && is_sound::<()>(Ok(2.25)) && !is_sound(Err(())));
}
