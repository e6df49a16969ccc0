//! The file with the position and size of the window. The graphics toolkit reads and writes it, and
//! believes what it says; so it is checked beforehand.

use std::collections::BTreeMap;
use std::fs;
use std::ops::RangeInclusive;
use std::path::{Path, PathBuf};

use serde::Deserialize;

use super::{Store, StoreError, read_text, write_whole};

/// The key of the position and size, the only one that is used.
const KEY: &str = "window";

/// Coordinates of a window, in pixels or points.
const COORDINATES: RangeInclusive<f32> = -100_000.0..=100_000.0;

/// Sizes of a window, in points.
const SIZES: RangeInclusive<f32> = 1.0..=100_000.0;

/// Scale factors of a screen.
const SCALES: RangeInclusive<f32> = 0.1..=100.0;

impl Store {
    /// The file with the position and size of the window, which the toolkit may read. Anything else
    /// in it, and a file that it must not read, is removed; nothing of value is lost.
    pub fn checked_window_path(&self) -> PathBuf {
        let path = self.window_path();
        let is_usable = match read_window_file(&path) {
            Ok(values) if values.keys().all(|key| key == KEY) => true,
            Ok(mut values) => {
                values.retain(|key, _| key == KEY);
                let text = ron::to_string(&values).expect("texts can be written");
                write_whole(&path, text).is_ok()
            }
            Err(error) => error.is_missing() || path.is_dir(),
        };
        if is_usable || fs::remove_file(&path).is_ok() {
            return path;
        }
        // Nothing can be read or written there.
        path.join(KEY)
    }
}

/// Reads the file with the position and size of the window, and checks these.
///
/// # Errors
/// Returns an error if the file cannot be read, or has a value that no screen has.
pub fn read_window_file(path: &Path) -> Result<BTreeMap<String, String>, StoreError> {
    let text = read_text(path)?;
    let unreadable = |error| StoreError::unreadable(path, &error);
    let values: BTreeMap<String, String> = ron::from_str(&text).map_err(unreadable)?;
    if let Some(value) = values.get(KEY) {
        let place: WindowPlace = ron::from_str(value).map_err(unreadable)?;
        if !place.normal_geometry.is_sound() {
            return Err(StoreError::Unreadable {
                path: path.to_owned(),
                line: 1,
                column: 1,
                message: "expected a place and a size that screens have".into(),
            });
        }
    }
    Ok(values)
}

/// What the toolkit stores.
#[derive(Deserialize)]
#[serde(deny_unknown_fields)]
struct WindowPlace {
    normal_geometry: Geometry,
    #[serde(rename = "fullscreen")]
    _fullscreen: bool,
    #[serde(rename = "maximized")]
    _maximized: bool,
}

#[derive(Deserialize)]
#[serde(deny_unknown_fields)]
struct Geometry {
    outer_position_pixels: Option<Point>,
    scale_factor: f32,
    inner_size_points: Point,
}

#[derive(Deserialize)]
#[serde(deny_unknown_fields)]
struct Point {
    x: f32,
    y: f32,
}

impl Geometry {
    fn is_sound(&self) -> bool {
        let within = |point: &Point, range: &RangeInclusive<f32>| {
            range.contains(&point.x) && range.contains(&point.y)
        };
        let place = self.outer_position_pixels.as_ref();
        place.is_none_or(|place| within(place, &COORDINATES))
            && SCALES.contains(&self.scale_factor)
            && within(&self.inner_size_points, &SIZES)
    }
}
