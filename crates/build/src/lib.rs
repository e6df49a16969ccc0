//! Shared by the build scripts of all crates: the functions of messages, compressed files, the commit, and the
//! resources of a Windows program.

mod commit;
#[doc(hidden)]
pub mod for_tests;
mod texts;
mod windows;

use std::env;
use std::fs::{self, File};
use std::io::Write as _;
use std::path::{Path, PathBuf};

use flate2::Compression;
use flate2::write::ZlibEncoder;

pub use commit::state_commit;
pub use texts::{Report, reports, write as write_texts, write_reports};
pub use windows::add_windows_resources;

/// The root of the repository, above the package that is built.
pub fn root() -> PathBuf {
    let package = env::var_os("CARGO_MANIFEST_DIR").expect("Cargo sets the folder");
    let mut folders = Path::new(&package).ancestors();
    let root = folders.find(|folder| folder.join("assets").is_dir());
    root.expect("the packages lie in the repository").to_owned()
}

/// A file or folder by its path from the root of the repository. The build script runs again when it changes.
pub fn watched(path: &str) -> PathBuf {
    let path = root().join(path);
    println!("cargo:rerun-if-changed={}", path.display());
    path
}

/// Reads a text with either kind of line end.
///
/// # Panics
/// It panics if the file cannot be read.
pub fn read_text(path: &Path) -> String {
    let text = try_read_text(path);
    text.unwrap_or_else(|fault| panic!("{}{fault}", path.display()))
}

/// Reads a text with either kind of line end, and without the mark that some editors put before it.
///
/// # Errors
/// Returns what is wrong, to stand behind the path: `:12: this is not UTF-8`.
fn try_read_text(path: &Path) -> Result<String, String> {
    let bytes = fs::read(path).map_err(|error| format!(": {error}"))?;
    let wrong = match str::from_utf8(&bytes) {
        Ok(text) => match text.find('\0') {
            None => return Ok(text.trim_start_matches('\u{feff}').replace("\r\n", "\n")),
            Some(place) => place,
        },
        Err(error) => error.valid_up_to(),
    };
    let line = 1 + count_lines(&bytes[..wrong]);
    Err(format!(":{line}: this is not UTF-8: save the file in that encoding"))
}

fn count_lines(bytes: &[u8]) -> usize {
    bytes.iter().filter(|byte| **byte == b'\n').count()
}

/// Writes a file into the output folder.
///
/// # Panics
/// It panics if the folder cannot be written.
pub fn write(name: &str, contents: &str) {
    fs::write(out_folder().join(name), contents).expect("the output folder can be written");
}

/// Writes a compressed file (zlib) into the output folder.
///
/// # Panics
/// It panics if the folder cannot be written.
pub fn compress(name: &str, contents: &[u8]) {
    let file = File::create(out_folder().join(name));
    let file = file.expect("the output folder can be written");
    let mut encoder = ZlibEncoder::new(file, Compression::best());
    let written = encoder.write_all(contents).and_then(|()| encoder.finish());
    written.expect("the output folder can be written");
}

fn out_folder() -> PathBuf {
    env::var_os("OUT_DIR").expect("Cargo sets the folder").into()
}
