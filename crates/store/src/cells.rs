//! Cells of tables for spreadsheets.

use std::fmt::Display;

use crate::Date;

/// The letters with which formulas begin, also as typed with Asian keyboards.
const FORMULA: [char; 8] = ['=', '+', '-', '@', '\u{ff1d}', '\u{ff0b}', '\u{ff0d}', '\u{ff20}'];

pub struct Cell(String);

impl Cell {
    pub fn number(number: impl Display) -> Self {
        Self(number.to_string())
    }

    /// A text. Spreadsheets calculate what begins like a formula, so an apostrophe comes before it,
    /// which most of them hide.
    pub fn text(text: &str) -> Self {
        let is_formula = text.starts_with(['\t', '\r', '\n']) || text.trim_start().starts_with(FORMULA);
        if is_formula { Self(format!("'{text}")) } else { Self(text.into()) }
    }

    pub const fn empty() -> Self {
        Self(String::new())
    }
}

pub fn line<const N: usize>(cells: [Cell; N]) -> String {
    // Where the comma is the decimal mark, spreadsheets separate cells by semicolons.
    let cells = cells.map(|Cell(cell)| {
        if cell.contains([',', ';', '"', '\t', '\n', '\r']) {
            format!("\"{}\"", cell.replace('"', "\"\""))
        } else {
            cell
        }
    });
    cells.join(",") + "\r\n"
}

/// A time in seconds since 1970, in UTC: `2026-11-23T13:00:00Z`.
pub fn time(seconds: u64) -> String {
    let (date, rest) = (Date::at(seconds), seconds % 86_400);
    format!("{date}T{:02}:{:02}:{:02}Z", rest / 3600, rest / 60 % 60, rest % 60)
}
