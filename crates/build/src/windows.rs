//! The resources of a Windows program: its icon, its version and its manifest.

use std::env;

const ICON: &str = "packaging/windows/misere.ico";
const MANIFEST: &str = "packaging/windows/misere.manifest";

/// Links icon, version and manifest into the program, if it is built for Windows.
///
/// # Panics
/// It panics without a resource compiler.
pub fn add_windows_resources() {
    let (icon, manifest) = (crate::watched(ICON), crate::watched(MANIFEST));
    if env::var_os("CARGO_CFG_WINDOWS").is_none() {
        return;
    }
    let version = env::var("CARGO_PKG_VERSION").expect("Cargo sets the version");
    let manifest = crate::read_text(&manifest).replace("@VERSION@", &version);
    winresource::WindowsResource::new()
        .set_icon(&icon.to_string_lossy())
        .set("ProductName", "Misère")
        .set("FileDescription", "Misère: card games")
        .set("CompanyName", "The authors of Misère")
        .set("LegalCopyright", "MIT License")
        .set("OriginalFilename", "misere.exe")
        .set_manifest(&manifest)
        .compile()
        .expect("a resource compiler turns the icon and the manifest into resources");
}
