//! The columns of a score sheet.

use std::fmt::Display;
use std::sync::Arc;

use egui::accesskit::Role;
use egui::{FontId, Galley, Rect, Response, Sense, Ui, WidgetInfo, pos2, vec2};

use crate::rules::{Names, Score, Seat};
use crate::text::{Message, table_page as texts};
use crate::ui::theme::{self, Palette, Words, size};

/// The width of a column below which its numbers are shown in small type.
const NARROW: f32 = 90.0;

/// The least width of the first column.
const LEAST: f32 = 90.0;

/// The maximum width of a column.
const WIDEST: f32 = 150.0;

/// The distance between columns.
const GAP: f32 = 8.0;

/// The columns of the sheet: a wide first one, and one for each player.
pub(super) struct Columns {
    first: f32,
    column: f32,
    count: usize,
}

impl Columns {
    /// The width of a first column with titles of games.
    pub const TITLES: f32 = 190.0;

    /// The width of a first column with these heads.
    pub fn first(ui: &Ui, heads: &[Message]) -> f32 {
        let width = |head: &Message| theme::text_width(ui, head, theme::font(size::BODY)) + GAP;
        heads.iter().map(width).fold(LEAST, f32::max).ceil()
    }

    /// Columns for this many players in the available room.
    pub fn new(ui: &Ui, first: f32, count: usize) -> Self {
        let room = ui.available_width() - theme::BAR;
        // In a narrow dialog, the numbers need the room.
        let first = first.min(room * 0.32);
        Self { first, column: ((room - first) / count.max(1) as f32).min(WIDEST), count }
    }

    fn width(&self) -> f32 {
        self.first + self.column * self.count as f32
    }

    /// Shows the players' names above their columns. The reader is “You”, as in all sentences, under whatever name.
    pub fn names(&self, ui: &mut Ui, names: &Names) {
        let names: Vec<String> = Seat::all(names.list().len()).map(|seat| theme::name_of(ui, names, seat)).collect();
        let spoken = theme::say(ui, texts::players(names.iter().map(texts::cell)));
        let names: Vec<Cell> = names.iter().map(|name| Cell::new(Words::verbatim(name))).collect();
        self.line(ui, &spoken, "", &names, None);
    }

    /// Shows a row; for the row of totals, `leaders` are the seats to be marked.
    pub fn row(&self, ui: &mut Ui, head: impl Into<Words>, cells: &[Cell], leaders: Option<&[Seat]>) {
        let head = theme::say(ui, head);
        let words = cells.iter().map(|cell| texts::cell(theme::say(ui, &cell.words)));
        let spoken = theme::say(ui, texts::line(&head, words));
        self.line(ui, &spoken, &head, cells, leaders);
    }

    fn line(&self, ui: &mut Ui, spoken: &str, head: &str, cells: &[Cell], leaders: Option<&[Seat]>) {
        let palette = Palette::of(ui);
        let (height, points, head_color): (f32, _, _) = match leaders {
            Some(_) => (34.0, size::HEADING, palette.text),
            None if self.column < NARROW => (28.0, size::SMALL, palette.muted),
            None => (28.0, size::BODY, palette.muted),
        };
        let leads = |place: usize| {
            let mut leaders = leaders.into_iter().flatten();
            leaders.any(|leader| leader.index() == place)
        };
        let color = |place: usize| {
            if leads(place) { palette.accent } else { palette.text }
        };
        let lines = self.fit(ui, cells, points);
        let laid = cells.iter().enumerate().map(|(place, cell)| {
            let lay = |line: &Words| {
                let room = self.column - GAP;
                theme::one_line(ui, line, lines.font.clone(), color(place), room)
            };
            cell.lines(lines.splits).iter().map(lay).collect()
        });
        let laid: Vec<Vec<Arc<Galley>>> = laid.collect();
        let tallest = laid.iter().map(|cell| tall(cell)).fold(0.0, f32::max);
        let size = vec2(self.width(), height.max(tallest));
        let (rect, response) = ui.allocate_exact_size(size, Sense::hover());
        response.widget_info(|| WidgetInfo::labeled(Role::Label, true, spoken));
        let font = theme::font(size::BODY);
        let shown = theme::rendered_line(ui, head.to_owned(), font, head_color, self.first - GAP);
        let at = rect.left_center() - vec2(0.0, shown.size().y / 2.0);
        let first = rect.with_max_x(rect.left() + self.first);
        theme::full_on_hover(ui, first, response.id.with("head"), &shown, head);
        ui.painter().galley(at, shown, head_color);
        for (place, cell) in laid.into_iter().enumerate() {
            let right = rect.left() + self.first + self.column * (place as f32 + 1.0) - GAP;
            let left = right - self.column + GAP;
            let room = Rect::from_x_y_ranges(left..=right, rect.y_range());
            let full = theme::say(ui, &cells[place].words);
            paint_cell(ui, room, &response, (place, &full), cell, color(place));
        }
    }

    /// The type in which all cells of a row fit their columns, or else the smallest.
    fn fit(&self, ui: &Ui, cells: &[Cell], points: f32) -> Lines {
        let room = self.column - GAP;
        let is_fitting = |font: &FontId, splits: bool| {
            let mut parts = cells.iter().flat_map(|cell| cell.lines(splits));
            parts.all(|part| theme::text_width(ui, part, font.clone()) <= room)
        };
        let sizes = [points, size::BODY, size::SMALL];
        let smaller = sizes.into_iter().filter(|size| *size <= points);
        for font in smaller.map(theme::font) {
            if is_fitting(&font, false) {
                return Lines { font, splits: false };
            }
        }
        // Short cells stay in one line, in which names are truncated.
        let font = theme::font(size::SMALL);
        let splits = cells.iter().any(|cell| !cell.parts.is_empty());
        Lines { font, splits }
    }

    /// Draws a line across all columns.
    pub fn rule(&self, ui: &mut Ui) {
        let line = egui::Stroke::new(1.0, Palette::of(ui).line);
        let (rect, _) = ui.allocate_exact_size(vec2(self.width(), 9.0), Sense::hover());
        ui.painter().hline(rect.x_range(), rect.center().y, line);
    }
}

/// What stands in a column of a row.
pub(super) struct Cell {
    words: Words,
    /// What stands below each other where there is no room for the words in one line.
    parts: Vec<Words>,
}

impl Cell {
    fn new(words: impl Into<Words>) -> Self {
        Self { words: words.into(), parts: Vec::new() }
    }

    /// A cell for each number.
    pub fn numbers(numbers: impl IntoIterator<Item = impl Display>) -> Vec<Self> {
        numbers.into_iter().map(|number| Self::new(Words::verbatim(number))).collect()
    }

    /// Points and place in a game: `12 · 1st`.
    pub fn result(points: Score, place: usize) -> Self {
        let place = texts::nth_place(place);
        let words = texts::points_and_place(points, place.clone()).into();
        Self { words, parts: vec![Words::verbatim(points), place.into()] }
    }

    fn lines(&self, splits: bool) -> &[Words] {
        if splits && !self.parts.is_empty() { &self.parts } else { std::slice::from_ref(&self.words) }
    }
}

/// The type of a row of cells.
struct Lines {
    font: FontId,
    /// Set if the figures of a cell stand below each other.
    splits: bool,
}

fn tall(lines: &[Arc<Galley>]) -> f32 {
    lines.iter().map(|line| line.size().y).sum()
}

/// Paints the lines of a cell, aligned to the right. If they are truncated, the whole cell is shown on hover.
fn paint_cell(
    ui: &Ui, room: Rect, row: &Response, (place, full): (usize, &str), lines: Vec<Arc<Galley>>, color: egui::Color32,
) {
    let mut top = room.center().y - tall(&lines) / 2.0;
    for line in lines {
        theme::full_on_hover(ui, room, row.id.with(place), &line, full);
        let size = line.size();
        ui.painter().galley(pos2(room.right() - size.x, top), line, color);
        top += size.y;
    }
}
