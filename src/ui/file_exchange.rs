//! Export and import: games and pictures that leave the program, and games that enter it.

use std::ffi::OsStr;
use std::path::{Path, PathBuf};
use std::sync::Arc;
use std::time::Duration;

use directories::UserDirs;
use egui::{ColorImage, Context, Rect};
use image::{ExtendedColorType, ImageEncoder as _, codecs::png::PngEncoder};

use super::file_dialog::{Answer, FileDialog, in_both_cases, now};
use super::job::{Job, Poll};
use super::{errors, theme};
use crate::store::{EXTENSION, WriteQueue, write_whole};
use crate::text::{Message, files as texts};
use crate::{encoding, printable};

/// The time in which a dialog is gone and what was behind it is in sight again, in seconds.
const SETTLING: f64 = 0.3;

/// The time after which a picture that the system does not take is given up, in seconds.
const LONGEST_EXPOSURE: f64 = 3.0;

/// Maximum number of characters of a file name, without its extension.
pub const LONGEST_NAME: usize = 60;

/// Maximum number of bytes of a file name, without its extension.
pub const MOST_BYTES: usize = 120;

/// Names of devices on Windows, which are no names of files there, with any extension. Those of
/// [`PORTS`] are followed by a digit.
const DEVICES: [&str; 4] = ["CON", "PRN", "AUX", "NUL"];

const PORTS: [&str; 2] = ["COM", "LPT"];

/// Content to be written to a file that the person chooses.
pub enum Content {
    Game(String),
    Table(String),
    Picture(ColorImage),
}

impl Content {
    pub const fn extension(&self) -> &'static str {
        match self {
            Self::Game(_) => EXTENSION,
            Self::Table(_) => "csv",
            Self::Picture(_) => "png",
        }
    }

    /// The bytes of the file, which can take a while.
    pub fn to_bytes(&self) -> Result<Vec<u8>, image::ImageError> {
        match self {
            Self::Game(text) => Ok(text.clone().into_bytes()),
            // Without the mark, Excel takes UTF-8 for another encoding.
            Self::Table(text) => Ok((encoding::MARK.to_owned() + text).into_bytes()),
            Self::Picture(image) => png(image),
        }
    }
}

/// The purpose of the dialog that is open.
enum Purpose {
    Import,
    Export { name: String, content: Content },
}

/// The outcome of a dialog.
pub enum Exchange {
    Import(PathBuf),
    Message(Message),
}

/// Exports and imports in progress.
pub struct FileExchange {
    queue: WriteQueue,
    /// Set if files can be dropped onto the window.
    pub takes_dropped_files: bool,
    dialog: FileDialog,
    purpose: Option<Purpose>,
    /// A part of the window to take a picture of, once nothing covers it, and since when.
    wanted: Option<(Rect, String, f64)>,
    /// A picture that is being taken, and since when.
    taken: Option<(Job<Arc<ColorImage>>, Rect, String, f64)>,
    /// The outcome of the file that is being written.
    written: Option<Job<Message>>,
}

impl FileExchange {
    /// Nothing in progress; files are written through this queue.
    pub fn new(queue: WriteQueue) -> Self {
        Self {
            queue,
            takes_dropped_files: true,
            dialog: FileDialog::default(),
            purpose: None,
            wanted: None,
            taken: None,
            written: None,
        }
    }

    /// Asks for a game to import.
    pub fn import(&mut self, ctx: &Context) {
        let dialog = rfd::AsyncFileDialog::new()
            .set_title(theme::say(ctx, texts::import_game()))
            .add_filter(theme::say(ctx, texts::misere_games()), &in_both_cases(&[EXTENSION, "ron"]));
        self.dialog.open(ctx, dialog.pick_file());
        self.purpose = Some(Purpose::Import);
    }

    /// Asks where to export a game.
    pub fn export_game(&mut self, ctx: &Context, title: &str, text: String) {
        self.export(ctx, title, Content::Game(text));
    }

    /// Asks where to export a table of comma-separated values.
    pub fn export_table(&mut self, ctx: &Context, title: &str, text: String) {
        self.export(ctx, title, Content::Table(text));
    }

    /// Takes a picture of a part of the window as soon as it has settled, then asks where to save it.
    pub fn save_picture(&mut self, ctx: &Context, title: &str, part: Rect) {
        self.wanted = Some((part, title.to_owned(), now(ctx)));
        ctx.request_repaint();
    }

    fn export(&mut self, ctx: &Context, title: &str, content: Content) {
        let name = format!("{}.{}", file_name(title), content.extension());
        let dialog =
            rfd::AsyncFileDialog::new().set_file_name(&name).add_filter(content.extension(), &[content.extension()]);
        self.dialog.open(ctx, dialog.save_file());
        self.purpose = Some(Purpose::Export { name, content });
    }

    /// Nothing may cover the picture's subject while this is true.
    pub const fn takes_picture(&self) -> bool {
        self.wanted.is_some() || self.taken.is_some()
    }

    /// Advances everything in progress. Call it at the beginning of every frame.
    pub fn follow(&mut self, ctx: &Context) -> Option<Exchange> {
        if !self.follow_picture(ctx) {
            return Some(Exchange::Message(texts::not_saved()));
        }
        if let Some(written) = &self.written {
            let message = match written.poll() {
                Poll::Pending => None,
                Poll::Done(message) => Some(message),
                Poll::Failed => Some(texts::not_saved()),
            };
            if let Some(message) = message {
                self.written = None;
                return Some(Exchange::Message(message));
            }
        }
        let answer = self.dialog.answer(ctx)?;
        if matches!(answer, Answer::Silent) {
            return Some(Exchange::Message(texts::file_dialog_is_silent()));
        }
        match (self.purpose.take()?, answer) {
            (Purpose::Import, Answer::Chosen(file)) => Some(Exchange::Import(file.path().to_owned())),
            (Purpose::Import, Answer::Unseen) => Some(Exchange::Message(if self.takes_dropped_files {
                texts::no_file_dialog()
            } else {
                texts::no_file_dialog_at_all()
            })),
            (Purpose::Export { content, .. }, Answer::Chosen(file)) => {
                let path = with_extension(file.path().to_owned(), content.extension());
                self.write(ctx, content, path);
                None
            }
            (Purpose::Export { name, content }, Answer::Unseen) => {
                self.write(ctx, content, free_path(&documents().join(name)));
                None
            }
            (_, Answer::Canceled | Answer::Silent) => None,
        }
    }

    /// Takes the requested picture, and asks where to save one that was taken; returns false if there will be none, such as
    /// of a window that is hidden.
    fn follow_picture(&mut self, ctx: &Context) -> bool {
        if let Some((part, title, since)) = self.wanted.take() {
            if now(ctx) - since < SETTLING {
                self.wanted = Some((part, title, since));
                ctx.request_repaint();
                return true;
            }
            let (job, worker) = Job::channel(ctx);
            ctx.request_screenshot(move |image| worker.finish(image));
            self.taken = Some((job, part, title, now(ctx)));
        }
        let Some((taken, part, title, since)) = self.taken.take() else { return true };
        match taken.poll() {
            Poll::Done(image) => {
                let picture = crop(&image, part, ctx.pixels_per_point());
                self.export(ctx, &title, Content::Picture(picture));
            }
            Poll::Failed => return false,
            Poll::Pending if now(ctx) - since > LONGEST_EXPOSURE => return false,
            Poll::Pending => {
                ctx.request_repaint_after(Duration::from_secs_f64(LONGEST_EXPOSURE));
                self.taken = Some((taken, part, title, since));
            }
        }
        true
    }

    /// Writes a file in the background.
    fn write(&mut self, ctx: &Context, content: Content, path: PathBuf) {
        let queue = self.queue.clone();
        self.written = Some(Job::start("export", ctx, move |_| {
            let name = printable::path(&path);
            match content.to_bytes() {
                Ok(bytes) => match queue.run(move || write_whole(&path, bytes)) {
                    Ok(()) => texts::saved_as(name),
                    Err(error) => texts::not_saved_because(errors::store(&error)),
                },
                Err(error) => texts::file_error(name, errors::detail(&error)),
            }
        }));
    }
}

/// Turns a title into a file name, without its extension, that is valid on any system. It contains no
/// `$`, so that it is neither `CONIN$` nor `CONOUT$`, which are devices too.
pub fn file_name(title: &str) -> String {
    let fits = |letter: char| letter.is_alphanumeric() || " -_().".contains(letter);
    let letters = title.chars().take(LONGEST_NAME);
    let mut name: String = letters.map(|letter| if fits(letter) { letter } else { '-' }).collect();
    name.truncate(name.floor_char_boundary(MOST_BYTES));
    // A dot at the beginning hides a file, and Windows drops blanks and dots at the end.
    match name.trim_matches([' ', '.']) {
        "" => "Misère".into(),
        name if is_device(name) => format!("_{name}"),
        name => name.into(),
    }
}

fn is_device(name: &str) -> bool {
    let stem = name.split('.').next().unwrap_or_default().trim_end();
    let stem = stem.to_uppercase();
    let is_port = |port: &str| {
        let number = stem.strip_prefix(port).and_then(|rest| rest.parse().ok());
        number.is_some_and(|digit: char| digit.is_ascii_digit() || "¹²³".contains(digit))
    };
    DEVICES.contains(&stem.as_str()) || PORTS.iter().any(|port| is_port(port))
}

/// The path of a chosen file with an extension. If that makes it another file than the one that the
/// dialog asked about, no file is overwritten.
pub fn with_extension(path: PathBuf, extension: &str) -> PathBuf {
    let has_extension = path.extension().is_some_and(|end| end.eq_ignore_ascii_case(extension));
    if has_extension {
        return path;
    }
    let name = path.file_name().and_then(OsStr::to_str).unwrap_or_default();
    free_path(&match name.trim_end_matches([' ', '.']) {
        "" => path.with_added_extension(extension),
        name => path.with_file_name(format!("{name}.{extension}")),
    })
}

/// The documents folder, for files whose dialog could not be shown.
fn documents() -> PathBuf {
    let dirs = UserDirs::new();
    let dirs = dirs.as_ref();
    dirs.and_then(UserDirs::document_dir)
        .or(dirs.map(UserDirs::home_dir))
        .map_or_else(std::env::temp_dir, Path::to_owned)
}

/// The path, or one with a number if there is a file already.
pub fn free_path(path: &Path) -> PathBuf {
    let stem = path.file_stem().unwrap_or_default();
    let end = path.extension().unwrap_or_default();
    let mut paths = (1..).map(|number| match number {
        1 => path.to_owned(),
        number => {
            let mut name = stem.to_owned();
            name.push(format!(" {number}"));
            path.with_file_name(name).with_added_extension(end)
        }
    });
    let free = paths.find(|path| !path.exists());
    free.expect("numbers do not end")
}

pub fn crop(image: &ColorImage, part: Rect, pixels_per_point: f32) -> ColorImage {
    let [width, height] = image.size.map(|side| side as f32 / pixels_per_point);
    let window = Rect::from_min_size(egui::Pos2::ZERO, egui::vec2(width, height));
    image.region(&part.intersect(window), Some(pixels_per_point))
}

pub fn png(image: &ColorImage) -> Result<Vec<u8>, image::ImageError> {
    let mut bytes = Vec::new();
    let [width, height] = image.size.map(|side| side as u32);
    let encoder = PngEncoder::new(&mut bytes);
    let pixels: Vec<u8> = image.pixels.iter().flat_map(egui::Color32::to_array).collect();
    encoder.write_image(&pixels, width, height, ExtendedColorType::Rgba8)?;
    Ok(bytes)
}
