//! The folder of the program.

use misere_store::for_tests::*;
use std::path::Path;

#[test]
fn the_portable_folder_is_next_to_an_appimage_not_in_its_mount() {
    let (program, image) = ("/tmp/.mount_x/usr/bin/misere", "/media/stick/misere.AppImage");
    let found = |mount: &str| outermost(program.as_ref(), Some(image.into()), Some(mount.into()));
    assert_eq!(found("/tmp/.mount_x"), Path::new(image));
    assert_eq!(found("/tmp/.mount_other"), Path::new(program), "started by an AppImage");
}

#[test]
fn the_portable_folder_is_next_to_a_bundle_not_inside_it() {
    let program = Path::new("/Volumes/Stick/Misère.app/Contents/MacOS/misere");
    let expected = Path::new("/Volumes/Stick/Misère.app");
    assert_eq!(outermost(program, None, None), expected);
    for program in ["/usr/bin/misere", "/x/Contents/MacOS/misere", "misere"] {
        assert_eq!(outermost(program.as_ref(), None, None), Path::new(program));
    }
}
