//! Collects the files of the games, writes a function for each message, compresses texts, puzzles, licenses
//! and fonts, records the commit that the program is built from, and gives the Windows program its icon,
//! version and manifest.

mod texts;

use std::env;
use std::ffi::OsStr;
use std::fmt::Write as _;
use std::fs::{self, File};
use std::io::{self, Write as _};
use std::path::{Path, PathBuf};
use std::process::Command;

use flate2::Compression;
use flate2::write::ZlibEncoder;

/// A folder per game, named by its id.
const GAMES: &str = "assets/games";
/// A rules text per game, and the parts that rules texts share.
const RULES: &str = "assets/text/en/games";
#[cfg(feature = "window")]
const LICENSES: &str = "assets/licenses.txt";

const ICON: &str = "packaging/windows/misere.ico";
const MANIFEST: &str = "packaging/windows/misere.manifest";

fn main() {
    println!("cargo:rerun-if-changed=build");
    println!("cargo:rerun-if-changed={ICON}");
    println!("cargo:rerun-if-changed={MANIFEST}");
    for folder in [GAMES, texts::FOLDER, "saves"] {
        println!("cargo:rerun-if-changed={folder}");
    }
    state_commit();
    collect_games().expect("the files are part of the package, and the folder can be written");
    if let Err(faults) = collect_texts() {
        eprintln!("{faults}");
        std::process::exit(1);
    }
    #[cfg(feature = "window")]
    compress_files().expect("the files are part of the package, and the folder can be written");
    if env::var_os("CARGO_CFG_WINDOWS").is_some() {
        add_windows_resources();
    }
}

/// Writes `games.rs`: for each folder of [`GAMES`] a constant with the game's files.
fn collect_games() -> io::Result<()> {
    let mut code = String::new();
    for folder in fs::read_dir(GAMES)? {
        let folder = folder?.path();
        if !folder.is_dir() {
            continue;
        }
        let id = folder.file_name().and_then(OsStr::to_str);
        let id = id.expect("ids are ASCII");
        let rules = with_parts(&read_text(&Path::new(RULES).join(format!("{id}.md")))?)?;
        let lesson = read_text(&folder.join("lesson.ron"))?;
        let puzzles = format!("{id}.puzzles");
        compress(puzzles.as_ref(), &fs::read(folder.join("puzzles.ron"))?)?;
        let policy = folder.join("policy");
        let policy = if policy.is_file() {
            format!("include_bytes!({:?})", policy.canonicalize()?)
        } else {
            "&[]".to_owned()
        };
        let half_played = read_text(format!("saves/{id}-half-played.ron").as_ref())?;
        let finished = read_text(format!("saves/{id}-finished.ron").as_ref())?;
        writeln!(
            code,
            "pub(super) const {}: Files = Files {{ rules: {rules:?}, lesson: Some({lesson:?}), \
             puzzles: include_bytes!({puzzles:?}), policy: {policy}, \
             examples: Some([{half_played:?}, {finished:?}]) }};",
            id.to_uppercase()
        )
        .expect("memory");
    }
    fs::write(out_folder().join("games.rs"), code)
}

/// Writes `text.rs`, with the functions that make messages, and the compressed texts.
fn collect_texts() -> Result<(), String> {
    let texts = texts::collect()?;
    for part in &texts.parts {
        let name = format!("{}.ftl.packed", part.name);
        compress(name.as_ref(), part.source.as_bytes()).expect("the folder can be written");
    }
    fs::write(out_folder().join("text.rs"), texts.code).expect("the folder can be written");
    Ok(())
}

/// Reads a text with either kind of line end.
fn read_text(path: &Path) -> io::Result<String> {
    Ok(fs::read_to_string(path)?.replace("\r\n", "\n"))
}

/// A rules text with the shared parts that its lines `include: NAME` ask for. A part stands below a line
/// `part: NAME` of a file in [`RULES`].
fn with_parts(text: &str) -> io::Result<String> {
    let mut whole = String::new();
    for line in text.lines() {
        let name = line.strip_prefix("include: ");
        // The window and the command line write this part.
        match name.filter(|name| *name != "house rules") {
            Some(name) => whole.push_str(&with_parts(&part(name)?)?),
            None => {
                whole.push_str(line);
                whole.push('\n');
            }
        }
    }
    Ok(whole)
}

/// The shared part of rules texts with this name.
fn part(name: &str) -> io::Result<String> {
    for file in fs::read_dir(RULES)? {
        let text = read_text(&file?.path())?;
        let mut parts = text.split("part: ").skip(1);
        let found = parts.find_map(|part| part.strip_prefix(name)?.strip_prefix('\n'));
        if let Some(words) = found {
            return Ok(words.trim().to_owned());
        }
    }
    Err(io::Error::other(format!(
        "{RULES}: no file has `part: {name}`"
    )))
}

/// Compresses the licenses and fonts into the output folder.
#[cfg(feature = "window")]
fn compress_files() -> io::Result<()> {
    println!("cargo:rerun-if-changed={LICENSES}");
    compress("licenses.txt".as_ref(), &fs::read(LICENSES)?)?;
    compress("regular.ttf".as_ref(), notosans::REGULAR_TTF)?;
    compress("bold.ttf".as_ref(), notosans::BOLD_TTF)
}

/// Writes a compressed file (zlib).
fn compress(name: &OsStr, contents: &[u8]) -> io::Result<()> {
    let file = File::create(out_folder().join(name))?;
    let mut encoder = ZlibEncoder::new(file, Compression::best());
    encoder.write_all(contents)?;
    encoder.finish().map(drop)
}

fn out_folder() -> PathBuf {
    env::var_os("OUT_DIR")
        .expect("Cargo sets the folder")
        .into()
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
