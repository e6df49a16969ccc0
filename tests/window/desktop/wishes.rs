use misere::ui::for_tests::desktop::*;
use zbus::zvariant::OwnedValue;

#[test]
fn wishes_are_read_from_what_desktops_report() {
    let none = SystemWishes::default();
    let less_motion = SystemWishes { less_motion: true, ..none };
    let more_contrast = SystemWishes { more_contrast: true, ..none };
    let [common, gnome, gnome_access] = NAMESPACES;
    for (namespace, key, value, expected) in [
        (common, "contrast", OwnedValue::from(1_u32), more_contrast),
        (common, "contrast", OwnedValue::from(0_u32), none),
        (common, "contrast", OwnedValue::from(true), none),
        (common, "reduced-motion", OwnedValue::from(1_u32), less_motion),
        (gnome, "enable-animations", OwnedValue::from(false), less_motion),
        (gnome, "enable-animations", OwnedValue::from(true), none),
        (gnome_access, "high-contrast", OwnedValue::from(true), more_contrast),
        ("org.kde.kdeglobals", "contrast", OwnedValue::from(1_u32), none),
    ] {
        let shown = format!("{namespace} {key} {value:?}");
        let values = [(namespace.to_owned(), [(key.to_owned(), value)].into())].into();
        assert_eq!(wishes_in(&values), expected, "{shown}");
    }
}
