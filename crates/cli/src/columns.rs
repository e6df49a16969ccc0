//! Tables for people.

/// Where the cells of a column stand.
#[derive(Clone, Copy, PartialEq, Eq)]
pub enum Align {
    Left,
    Right,
}

/// Adds rows in columns that are as wide as their longest cells. Columns beyond those of `align` stand at the right.
pub fn push_rows(text: &mut String, rows: &[Vec<String>], align: &[Align]) {
    for row in rows {
        let mut line = String::new();
        for (column, cell) in row.iter().enumerate() {
            let cells = rows.iter().filter_map(|row| row.get(column));
            let width = cells.map(|cell| cell.chars().count()).max().unwrap_or(0);
            if column > 0 {
                line.push_str(GAP);
            }
            line.push_str(&match align.get(column) {
                Some(Align::Left) => format!("{cell:width$}"),
                _ => format!("{cell:>width$}"),
            });
        }
        text.push_str(line.trim_end());
        text.push('\n');
    }
}

/// The space between columns.
const GAP: &str = "   ";
