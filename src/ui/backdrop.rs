//! The person's own picture on the table: chosen with the system's dialog, read on a thread, and
//! darkened until everything drawn on it is legible.
//!
//! A file that cannot be shown is reported once, and the person's own color is used instead.

use std::fmt::Display;
use std::io::Cursor;
use std::path::Path;
use std::sync::LazyLock;

use egui::{Color32, ColorImage, Context, Mesh, Pos2, Rect, Shape, TextureHandle, TextureId, TextureOptions, Vec2};
use image::{DynamicImage, ImageDecoder as _, ImageFormat, ImageReader};
use resvg::tiny_skia::{Pixmap, Transform};
use resvg::usvg;

use super::file_dialog::{Answer, FileDialog, in_both_cases};
use super::job::{Job, Poll};
use super::settings::Settings;
use super::theme;
use super::theme::{Cloth, Surface, luminance};
use crate::limits::{PATH, check_text};
use crate::printable;
use crate::store::{StoreError, read_bytes};
use crate::text::{Message, app as texts, files};

/// The supported formats, in words.
pub const FORMATS: &str = "JPEG, PNG, WebP or SVG";

pub const EXTENSIONS: [&str; 5] = ["jpeg", "jpg", "png", "webp", "svg"];

/// The longest side of a picture in pixels; larger pictures are scaled down.
const MAX_SIDE: usize = 4096;

/// The largest file that is read, in bytes.
const MAX_BYTES: u64 = 64 << 20;

/// The largest picture that is read, in pixels.
const MAX_PIXELS: u64 = 100_000_000;

/// The brightest gray under text.
const BRIGHTEST: u8 = 0x60;

/// The brightest gray under text with high contrast.
const BRIGHTEST_HIGH_CONTRAST: u8 = 0x48;

#[derive(Clone, Copy, Debug)]
pub struct Backdrop {
    texture: TextureId,
    size: Vec2,
    tint: Color32,
    /// The colors of everything on it.
    pub surface: Surface,
}

impl Backdrop {
    /// Returns the picture, centered and large enough to cover the rectangle.
    pub fn shape(&self, rect: Rect) -> Shape {
        let scale = (rect.width() / self.size.x).max(rect.height() / self.size.y);
        let shown = rect.size() / (self.size * scale);
        let uv = Rect::from_center_size(Pos2::new(0.5, 0.5), shown);
        let mut mesh = Mesh::with_texture(self.texture);
        mesh.add_rect_with_uv(rect, uv, self.tint);
        Shape::mesh(mesh)
    }
}

/// The picture that the settings name, if any.
#[derive(Default)]
pub struct Backdrops {
    /// The file that is shown or could not be shown.
    path: String,
    texture: Option<TextureHandle>,
    brightest: f32,
    loading: Option<Job<Result<Picture, Message>>>,
    dialog: FileDialog,
}

/// A picture and the brightness of its brightest part, 0 to 1.
pub struct Picture {
    pub image: ColorImage,
    pub brightest: f32,
}

impl Backdrops {
    /// Follows the settings; reads a new file on a thread.
    ///
    /// # Errors
    /// Returns a message for the user, once per file, if the file cannot be shown.
    pub fn follow(&mut self, ctx: &Context, settings: &Settings) -> Result<(), Message> {
        let wanted = match settings.cloth {
            Cloth::Picture => settings.picture.as_str(),
            _ => "",
        };
        if self.path != wanted {
            wanted.clone_into(&mut self.path);
            self.texture = None;
            self.loading = (!wanted.is_empty()).then(|| start(ctx, wanted));
        }
        let Some(loading) = &self.loading else { return Ok(()) };
        let read = match loading.poll() {
            Poll::Pending => return Ok(()),
            Poll::Done(read) => read,
            Poll::Failed => Err(texts::picture_not_drawn()),
        };
        self.loading = None;
        match read {
            Ok(picture) => {
                let options = TextureOptions::LINEAR;
                self.brightest = picture.brightest;
                self.texture = Some(ctx.load_texture("backdrop", picture.image, options));
                Ok(())
            }
            Err(why) => {
                let path = printable::path(Path::new(&self.path));
                Err(texts::picture_cannot_be_shown(path, why))
            }
        }
    }

    /// Returns the picture once it has been read.
    pub fn shown(&self, high_contrast: bool) -> Option<Backdrop> {
        let texture = self.texture.as_ref()?;
        let limit = limit(high_contrast);
        let part = (f32::from(limit) / 255.0 / self.brightest.max(0.01)).min(1.0);
        Some(Backdrop {
            texture: texture.id(),
            size: texture.size_vec2(),
            tint: Color32::from_gray((part * 255.0) as u8),
            surface: Surface::of_picture(Color32::from_gray(limit), high_contrast),
        })
    }

    pub fn open_dialog(&mut self, ctx: &Context) {
        let [title, pictures] = [texts::choose_picture(), texts::pictures()].map(|message| theme::say(ctx, message));
        let dialog = rfd::AsyncFileDialog::new().set_title(title).add_filter(pictures, &in_both_cases(&EXTENSIONS));
        self.dialog.open(ctx, dialog.pick_file());
    }

    /// The file that was chosen, or why there can be none.
    pub fn chosen(&mut self, ctx: &Context) -> Option<Result<String, Message>> {
        match self.dialog.answer(ctx)? {
            Answer::Chosen(file) => Some(match file.path().to_str() {
                Some(path) if check_text(path, PATH).is_err() => Err(texts::path_too_long()),
                Some(path) => Ok(path.to_owned()),
                None => Err(texts::not_unicode()),
            }),
            Answer::Unseen => Some(Err(files::no_picture_dialog())),
            Answer::Silent => Some(Err(files::file_dialog_is_silent())),
            Answer::Canceled => None,
        }
    }
}

/// The brightest gray under text.
pub const fn limit(high_contrast: bool) -> u8 {
    if high_contrast { BRIGHTEST_HIGH_CONTRAST } else { BRIGHTEST }
}

fn start(ctx: &Context, path: &str) -> Job<Result<Picture, Message>> {
    let most = ctx.input(|input| input.max_texture_side).min(MAX_SIDE);
    let path = path.to_owned();
    Job::start("picture", ctx, move |_| read(Path::new(&path), most))
}

pub fn read(path: &Path, most: usize) -> Result<Picture, Message> {
    let bytes = read_bytes(path, MAX_BYTES).map_err(|error| match error {
        // The message names the file.
        StoreError::Io { source, .. } => not_read(source),
        error @ StoreError::Unreadable { .. } => not_read(error),
    })?;
    let image = match image::guess_format(&bytes) {
        Ok(format) => decode_photo(&bytes, format, most)?,
        Err(_) => render_svg(&bytes, most)?,
    };
    let brightest = brightest(&image);
    Ok(Picture { image, brightest })
}

fn not_read(error: impl Display) -> Message {
    texts::picture_error(error.to_string())
}

/// Decodes a pixel image, turned upright and scaled down if it is too large.
fn decode_photo(bytes: &[u8], format: ImageFormat, most: usize) -> Result<ColorImage, Message> {
    let reader = ImageReader::with_format(Cursor::new(bytes), format);
    let mut decoder = reader.into_decoder().map_err(not_read)?;
    let (wide, tall) = decoder.dimensions();
    if u64::from(wide) * u64::from(tall) > MAX_PIXELS {
        let most = MAX_PIXELS / 1_000_000;
        let [wide, tall, most] = [wide.into(), tall.into(), most].map(|number| number as usize);
        return Err(texts::picture_too_many_pixels(wide, tall, most));
    }
    let orientation = decoder.orientation().map_err(not_read)?;
    let mut image = DynamicImage::from_decoder(decoder).map_err(not_read)?;
    image.apply_orientation(orientation);
    let most = most as u32;
    if image.width().max(image.height()) > most {
        image = image.thumbnail(most, most);
    }
    let size = [image.width() as usize, image.height() as usize];
    let rgba = image.into_rgba8();
    Ok(ColorImage::from_rgba_unmultiplied(size, &rgba))
}

/// Renders an SVG image, large enough to cover most screens.
fn render_svg(svg: &[u8], most: usize) -> Result<ColorImage, Message> {
    static OPTIONS: LazyLock<usvg::Options<'static>> = LazyLock::new(usvg::Options::default);
    let not_one = |_| texts::picture_format(FORMATS);
    let tree = usvg::Tree::from_data(svg, &OPTIONS).map_err(not_one)?;
    let (wide, tall) = (tree.size().width(), tree.size().height());
    let scale = (2560.0 / wide).max(1600.0 / tall).min(most as f32 / wide.max(tall));
    let size = [wide, tall].map(|side| ((side * scale) as u32).max(1));
    let mut pixmap = Pixmap::new(size[0], size[1]).ok_or_else(texts::picture_too_large)?;
    let scale = Transform::from_scale(scale, scale);
    resvg::render(&tree, scale, &mut pixmap.as_mut());
    let size = size.map(|side| side as usize);
    Ok(ColorImage::from_rgba_premultiplied(size, pixmap.data()))
}

/// Returns the picture reduced to blocks of their mean colors.
fn blocks(image: &ColorImage, count: [usize; 2]) -> ColorImage {
    let count = [count[0].min(image.size[0]), count[1].min(image.size[1])];
    let edge = |place: usize, axis: usize| place * image.size[axis] / count[axis];
    let mean = |column: usize, row: usize| {
        let (mut sum, mut pixels) = ([0_u32; 4], 0);
        for y in edge(row, 1)..edge(row + 1, 1) {
            let line = y * image.size[0];
            for pixel in &image.pixels[line + edge(column, 0)..line + edge(column + 1, 0)] {
                for (sum, part) in sum.iter_mut().zip(pixel.to_array()) {
                    *sum += u32::from(part);
                }
                pixels += 1;
            }
        }
        let [r, g, b, a] = sum.map(|sum| (sum / pixels.max(1)) as u8);
        Color32::from_rgba_premultiplied(r, g, b, a)
    };
    let pixels = (0..count[1])
        .flat_map(|row| (0..count[0]).map(move |column| (column, row)))
        .map(|(column, row)| mean(column, row))
        .collect();
    ColorImage::new(count, pixels)
}

/// Returns the brightness of the brightest part the size of a letter, as a gray, 0 to 1.
fn brightest(image: &ColorImage) -> f32 {
    let bright = blocks(image, [96, 60]).pixels.into_iter().map(luminance).fold(0.0, f32::max);
    if bright <= 0.003_130_8 { bright * 12.92 } else { 1.055 * bright.powf(1.0 / 2.4) - 0.055 }
}
