//! Records the commit that the program is built from, compresses the puzzles, licenses and fonts
//! embedded in it, and gives the Windows program its icon, version and manifest.

use std::env;
use std::ffi::OsStr;
use std::fs::{self, File};
use std::io::{self, Write};
use std::path::Path;
use std::process::Command;

use flate2::Compression;
use flate2::write::ZlibEncoder;

const PUZZLES: &str = "assets/puzzles";
#[cfg(feature = "window")]
const LICENSES: &str = "assets/licenses.txt";

const ICON: &str = "packaging/windows/misere.ico";
const MANIFEST: &str = "packaging/windows/misere.manifest";

fn main() {
    println!("cargo:rerun-if-changed=build.rs");
    println!("cargo:rerun-if-changed={ICON}");
    println!("cargo:rerun-if-changed={MANIFEST}");
    println!("cargo:rerun-if-changed={PUZZLES}");
    state_commit();
    compress_files().expect("the files are part of the package, and the folder can be written");
    if env::var_os("CARGO_CFG_WINDOWS").is_some() {
        add_windows_resources();
    }
}

/// Compresses the puzzles and, for the window, the licenses and fonts into the output folder.
fn compress_files() -> io::Result<()> {
    for file in fs::read_dir(PUZZLES)? {
        let path = file?.path();
        compress(path.file_name().expect("a file"), &fs::read(&path)?)?;
    }
    #[cfg(feature = "window")]
    {
        println!("cargo:rerun-if-changed={LICENSES}");
        compress("licenses.txt".as_ref(), &fs::read(LICENSES)?)?;
        compress("regular.ttf".as_ref(), notosans::REGULAR_TTF)?;
        compress("bold.ttf".as_ref(), notosans::BOLD_TTF)?;
    }
    Ok(())
}

/// Writes a compressed file (zlib).
fn compress(name: &OsStr, contents: &[u8]) -> io::Result<()> {
    let folder = env::var_os("OUT_DIR").expect("Cargo sets the folder");
    let file = File::create(Path::new(&folder).join(name))?;
    let mut encoder = ZlibEncoder::new(file, Compression::best());
    encoder.write_all(contents)?;
    encoder.finish().map(drop)
}

/// Sets the commit and its date in optimized builds from a git checkout. Development builds do
/// without them, to avoid a rebuild after every commit.
fn state_commit() -> Option<()> {
    if env::var("PROFILE").ok()? != "release" {
        return None;
    }
    // A source package may lie inside an unrelated repository.
    let top = Path::new(&git(&["rev-parse", "--show-toplevel"])?)
        .canonicalize()
        .ok()?;
    let own = Path::new(&env::var_os("CARGO_MANIFEST_DIR")?)
        .canonicalize()
        .ok()?;
    if top != own {
        return None;
    }
    // Cargo would always rebuild if a listed file were missing, such as the log in a fresh clone.
    for file in ["HEAD", "logs/HEAD"] {
        let path = git(&["rev-parse", "--git-path", file])?;
        if Path::new(&path).is_file() {
            println!("cargo:rerun-if-changed={path}");
        }
    }
    let commit = git(&["rev-parse", "--short=10", "HEAD"])?;
    let date = git(&["log", "-1", "--format=%cs"])?;
    println!("cargo:rustc-env=MISERE_COMMIT={commit}");
    println!("cargo:rustc-env=MISERE_DATE={date}");
    Some(())
}

/// Returns the output of a git command, if it succeeds.
fn git(arguments: &[&str]) -> Option<String> {
    let output = Command::new("git").args(arguments).output().ok()?;
    let text = String::from_utf8(output.stdout).ok()?;
    let is_known = output.status.success() && !text.trim().is_empty();
    is_known.then(|| text.trim().to_owned())
}

/// Links icon, version and manifest into the Windows programs.
fn add_windows_resources() {
    let version = env::var("CARGO_PKG_VERSION").expect("Cargo sets the version");
    let manifest = fs::read_to_string(MANIFEST).expect("the manifest is part of the package");
    winresource::WindowsResource::new()
        .set_icon(ICON)
        .set("ProductName", "Misère")
        .set("FileDescription", "Misère: card games")
        .set("CompanyName", "The authors of Misère")
        .set("LegalCopyright", "MIT License")
        .set("OriginalFilename", "misere.exe")
        .set_manifest(&manifest.replace("@VERSION@", &version))
        .compile()
        .expect("a resource compiler turns the icon and the manifest into resources");
}
