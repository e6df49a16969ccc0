//! Export and import: games and pictures that leave the program, and games that enter it.

use std::path::{Path, PathBuf};
use std::sync::Arc;
use std::sync::mpsc::{self, Receiver, TryRecvError};
use std::thread;

use directories::UserDirs;
use egui::{ColorImage, Context, Rect};
use image::{ExtendedColorType, ImageEncoder as _, codecs::png::PngEncoder};

use super::file_dialog::FileDialog;
use crate::printable;
use crate::store::{EXTENSION, write_whole};

/// A dialog that is answered sooner than this, in seconds, cannot have been shown.
const UNSEEN: f64 = 0.3;

/// Maximum number of characters of a file name, without its extension.
const LONGEST_NAME: usize = 60;

/// Content to be written to a file that the person chooses.
enum Content {
    Game(String),
    Table(String),
    Picture(ColorImage),
}

impl Content {
    const fn extension(&self) -> &'static str {
        match self {
            Self::Game(_) => EXTENSION,
            Self::Table(_) => "csv",
            Self::Picture(_) => "png",
        }
    }

    /// Writes the content, which can take a while.
    fn write(self, path: &Path) -> Result<(), String> {
        match self {
            Self::Game(text) | Self::Table(text) => {
                write_whole(path, text).map_err(|error| error.to_string())
            }
            Self::Picture(image) => {
                let bytes =
                    png(&image).map_err(|error| format!("{}: {error}", printable::path(path)))?;
                write_whole(path, bytes).map_err(|error| error.to_string())
            }
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
    /// A file to import.
    Import(PathBuf),
    /// A message for the person.
    Message(String),
}

/// Exports and imports in progress.
#[derive(Default)]
pub struct FileExchange {
    dialog: FileDialog,
    purpose: Option<(Purpose, f64)>,
    /// A part of the window to take a picture of, once nothing covers it.
    wanted: Option<(Rect, String)>,
    /// A picture that is being taken.
    taken: Option<(Receiver<Arc<ColorImage>>, Rect, String)>,
    /// The outcome of the file that is being written.
    written: Option<Receiver<String>>,
}

impl FileExchange {
    /// Asks for a game to import.
    pub fn import(&mut self, ctx: &Context) {
        let dialog = rfd::AsyncFileDialog::new()
            .set_title("Import a game")
            .add_filter("Misère games", &[EXTENSION, "ron"]);
        self.dialog.open(dialog.pick_file());
        self.purpose = Some((Purpose::Import, now(ctx)));
    }

    /// Asks where to export a game.
    pub fn export_game(&mut self, ctx: &Context, title: &str, text: String) {
        self.export(ctx, title, Content::Game(text));
    }

    /// Asks where to export a table of comma-separated values.
    pub fn export_table(&mut self, ctx: &Context, title: &str, text: String) {
        self.export(ctx, title, Content::Table(text));
    }

    /// Takes a picture of a part of the window in the next frame, then asks where to save it.
    pub fn save_picture(&mut self, ctx: &Context, title: &str, part: Rect) {
        self.wanted = Some((part, title.to_owned()));
        ctx.request_repaint();
    }

    fn export(&mut self, ctx: &Context, title: &str, content: Content) {
        let name = format!("{}.{}", file_name(title), content.extension());
        let dialog = rfd::AsyncFileDialog::new()
            .set_file_name(&name)
            .add_filter(content.extension(), &[content.extension()]);
        self.dialog.open(dialog.save_file());
        self.purpose = Some((Purpose::Export { name, content }, now(ctx)));
    }

    /// Whether a picture is being taken, so that nothing may cover its subject.
    pub const fn takes_picture(&self) -> bool {
        self.wanted.is_some() || self.taken.is_some()
    }

    /// Advances everything in progress. Call it at the beginning of every frame.
    pub fn follow(&mut self, ctx: &Context) -> Option<Exchange> {
        self.follow_picture(ctx);
        if let Some(written) = &self.written {
            match written.try_recv() {
                Ok(message) => {
                    self.written = None;
                    return Some(Exchange::Message(message));
                }
                Err(TryRecvError::Disconnected) => {
                    self.written = None;
                    return Some(Exchange::Message("The file could not be saved.".into()));
                }
                Err(TryRecvError::Empty) => {}
            }
        }
        let answer = self.dialog.answer(ctx)?;
        let (purpose, since) = self.purpose.take()?;
        let is_unseen = answer.is_none() && now(ctx) - since < UNSEEN;
        let path = answer.map(|file| file.path().to_owned());
        match (purpose, path) {
            (Purpose::Import, Some(path)) => Some(Exchange::Import(path)),
            (Purpose::Import, None) if is_unseen => {
                let words =
                    "This system has no file dialog. Drop the file onto this window instead.";
                Some(Exchange::Message(words.into()))
            }
            (Purpose::Export { content, .. }, Some(path)) => {
                let path = with_extension(path, content.extension());
                self.write(ctx, content, path);
                None
            }
            (Purpose::Export { name, content }, None) if is_unseen => {
                self.write(ctx, content, free_path(&documents(), &name));
                None
            }
            (_, None) => None,
        }
    }

    /// Takes the requested picture, and asks where to save one that was taken.
    fn follow_picture(&mut self, ctx: &Context) {
        if let Some((part, title)) = self.wanted.take() {
            let (sender, receiver) = mpsc::channel();
            let waker = ctx.clone();
            ctx.request_screenshot(move |image| {
                // Nobody is waiting if another picture was requested.
                let _ = sender.send(image);
                waker.request_repaint();
            });
            self.taken = Some((receiver, part, title));
        }
        let Some((taken, part, title)) = &self.taken else {
            return;
        };
        if let Ok(image) = taken.try_recv() {
            let picture = crop(&image, *part, ctx.pixels_per_point());
            let title = title.clone();
            self.taken = None;
            self.export(ctx, &title, Content::Picture(picture));
        }
    }

    /// Writes a file on a thread.
    fn write(&mut self, ctx: &Context, content: Content, path: PathBuf) {
        let (sender, receiver) = mpsc::channel();
        let waker = ctx.clone();
        self.written = Some(receiver);
        // Without a thread, the channel closes, and that is reported.
        let _ = thread::Builder::new().name("export".into()).spawn(move || {
            let message = match content.write(&path) {
                Ok(()) => format!("Saved as {}", printable::path(&path)),
                Err(error) => format!("The file could not be saved. {error}"),
            };
            let _ = sender.send(message);
            waker.request_repaint();
        });
    }
}

fn now(ctx: &Context) -> f64 {
    ctx.input(|input| input.time)
}

/// Turns a title into a file name that is valid on any system.
fn file_name(title: &str) -> String {
    let fits = |letter: char| letter.is_alphanumeric() || " -_()".contains(letter);
    let letters = title.chars().take(LONGEST_NAME);
    let name: String = letters
        .map(|letter| if fits(letter) { letter } else { '-' })
        .collect();
    match name.trim() {
        "" => "Misère".into(),
        name => name.into(),
    }
}

/// The path with an extension, if it has none.
fn with_extension(path: PathBuf, extension: &str) -> PathBuf {
    match path.extension() {
        Some(_) => path,
        None => path.with_extension(extension),
    }
}

/// The documents folder, for files whose dialog could not be shown.
fn documents() -> PathBuf {
    let dirs = UserDirs::new();
    let dirs = dirs.as_ref();
    dirs.and_then(UserDirs::document_dir)
        .or(dirs.map(UserDirs::home_dir))
        .map_or_else(std::env::temp_dir, Path::to_owned)
}

/// A path in a folder at which there is no file yet.
fn free_path(folder: &Path, name: &str) -> PathBuf {
    let (stem, end) = name.rsplit_once('.').unwrap_or((name, ""));
    let mut paths = (1..).map(|number| match number {
        1 => folder.join(name),
        number => folder.join(format!("{stem} {number}.{end}")),
    });
    let free = paths.find(|path| !path.exists());
    free.expect("numbers do not end")
}

/// A part of a picture of the window.
fn crop(image: &ColorImage, part: Rect, pixels_per_point: f32) -> ColorImage {
    let [width, height] = image.size.map(|side| side as f32 / pixels_per_point);
    let window = Rect::from_min_size(egui::Pos2::ZERO, egui::vec2(width, height));
    image.region(&part.intersect(window), Some(pixels_per_point))
}

fn png(image: &ColorImage) -> Result<Vec<u8>, image::ImageError> {
    let mut bytes = Vec::new();
    let [width, height] = image.size.map(|side| side as u32);
    let encoder = PngEncoder::new(&mut bytes);
    let pixels: Vec<u8> = image
        .pixels
        .iter()
        .flat_map(egui::Color32::to_array)
        .collect();
    encoder.write_image(&pixels, width, height, ExtendedColorType::Rgba8)?;
    Ok(bytes)
}

#[cfg(test)]
mod tests {
    use egui::{Color32, pos2};

    use super::*;

    #[test]
    fn a_picture_of_the_table_is_cut_out_of_the_window_at_any_scale() {
        let mut window = ColorImage::filled([40, 20], Color32::BLACK);
        for y in 4..20 {
            for x in 0..40 {
                window.pixels[y * 40 + x] = Color32::GREEN;
            }
        }
        let table = Rect::from_min_max(pos2(0.0, 2.0), pos2(20.0, 30.0));
        let picture = crop(&window, table, 2.0);
        assert_eq!(picture.size, [40, 16], "no more than the window has");
        assert!(picture.pixels.iter().all(|pixel| *pixel == Color32::GREEN));
        let bytes = png(&picture).expect("a picture");
        let read = image::load_from_memory(&bytes).expect("a PNG file");
        assert_eq!((read.width(), read.height()), (40, 16));
    }

    #[test]
    fn any_title_gives_the_name_of_a_file() {
        for (title, name) in [
            ("Finis", "Finis"),
            ("Mo/Tu: “x”", "Mo-Tu- -x-"),
            ("../..", "-----"),
            ("  ", "Misère"),
        ] {
            assert_eq!(file_name(title), name);
        }
        assert_eq!(file_name(&"x".repeat(300)).len(), LONGEST_NAME);
    }

    #[test]
    fn no_file_is_overwritten_where_nobody_was_asked() {
        let folder = tempfile::tempdir().expect("a folder");
        let first = free_path(folder.path(), "Finis.misere");
        std::fs::write(&first, "").expect("writing");
        let second = free_path(folder.path(), "Finis.misere");
        assert_eq!(second, folder.path().join("Finis 2.misere"));
        assert_eq!(with_extension("a/b".into(), "png"), Path::new("a/b.png"));
        assert_eq!(with_extension("a/b.x".into(), "png"), Path::new("a/b.x"));
    }
}
