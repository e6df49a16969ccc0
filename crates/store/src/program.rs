//! The location of the program as users see it, for whom an AppImage or a macOS bundle is a single file.

use misere_engine::or_log::OrLog as _;
use std::env;
use std::ffi::OsStr;
use std::path::{Path, PathBuf};

/// The file that a user starts: the AppImage, the bundle or the executable.
pub fn location() -> Option<PathBuf> {
    let var = |name| env::var_os(name).map(PathBuf::from);
    let executable = env::current_exe().or_log("finding the program")?;
    Some(outermost(&executable, var("APPIMAGE"), var("APPDIR")))
}

/// The file that contains the executable. An AppImage runs from a read-only mount. Programs that it
/// starts inherit `image` and `mount`, so these count only if the executable is inside the mount.
pub fn outermost(executable: &Path, image: Option<PathBuf>, mount: Option<PathBuf>) -> PathBuf {
    let is_mounted = mount.is_some_and(|mount| executable.starts_with(mount));
    let image = image.filter(|_| is_mounted);
    image.unwrap_or_else(|| bundle(executable).unwrap_or(executable).to_owned())
}

/// The macOS bundle of an executable: `Misère.app` of `Misère.app/Contents/MacOS/misere`.
fn bundle(executable: &Path) -> Option<&Path> {
    let folder = executable.parent()?;
    let bundle = folder.parent()?.parent()?;
    let is_bundle = folder.ends_with("Contents/MacOS") && bundle.extension() == Some(OsStr::new("app"));
    is_bundle.then_some(bundle)
}
