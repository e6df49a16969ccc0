//! Parses the text format of the rules, described in `assets/text/en/games/README.md`, into blocks.

use crate::cards::Card;

#[derive(Clone, Debug, PartialEq)]
pub enum Block {
    Title(String),
    Heading(String),
    Paragraph(String),
    /// A note on a house rule that differs from the text around it.
    Note(String),
    /// A list item: its mark (a dot or a number) and its text.
    Item(String, String),
    Cards(Picture, String),
    Example(String, Vec<(Picture, String)>),
}

/// Rows of cards, each with a label that may be empty; `None` is an empty place.
pub type Picture = Vec<Vec<Option<(Card, String)>>>;

pub fn parse(text: &str) -> Vec<Block> {
    let mut blocks = Vec::new();
    let mut example: Option<(String, Vec<(Picture, String)>)> = None;
    let mut open = false;
    for line in text.lines().map(str::trim) {
        let joined = std::mem::take(&mut open);
        if let Some((title, mut steps)) = example.take() {
            if line == "end" {
                blocks.push(Block::Example(title, steps));
                continue;
            }
            if let Some(step) = line.strip_prefix("step:") {
                steps.push(pictured(step));
            }
            example = Some((title, steps));
        } else if let Some(title) = line.strip_prefix("## ") {
            blocks.push(Block::Heading(title.into()));
        } else if let Some(title) = line.strip_prefix("# ") {
            blocks.push(Block::Title(title.into()));
        } else if let Some(title) = line.strip_prefix("example:") {
            example = Some((title.trim().into(), Vec::new()));
        } else if let Some(cards) = line.strip_prefix("cards:") {
            let (picture, caption) = pictured(cards);
            blocks.push(Block::Cards(picture, caption));
        } else if let Some(note) = line.strip_prefix("> ") {
            blocks.push(Block::Note(note.into()));
        } else if let Some(item) = line.strip_prefix("- ") {
            blocks.push(Block::Item("•".into(), item.into()));
            open = true;
        } else if let Some((number, item)) = numbered(line) {
            blocks.push(Block::Item(number.into(), item.into()));
            open = true;
        } else if !line.is_empty() {
            match blocks.last_mut() {
                Some(Block::Paragraph(words) | Block::Item(_, words)) if joined => {
                    words.push(' ');
                    words.push_str(line);
                }
                _ => blocks.push(Block::Paragraph(line.into())),
            }
            open = true;
        }
    }
    blocks
}

fn numbered(line: &str) -> Option<(&str, &str)> {
    let (number, item) = line.split_once(". ")?;
    let digits = !number.is_empty() && number.chars().all(|c| c.is_ascii_digit());
    digits.then(|| (&line[..=number.len()], item))
}

/// Splits a line into the cards before the bar and the caption after it.
fn pictured(text: &str) -> (Picture, String) {
    let (cards, words) = text.split_once('|').unwrap_or((text, ""));
    let cards = cards.trim();
    let cards = cards.strip_prefix("grid").unwrap_or(cards);
    let rows = cards
        .split('/')
        .map(|row| {
            row.split_whitespace()
                .map(|word| {
                    let (code, label) = word.split_once('=').unwrap_or((word, ""));
                    code.parse().ok().map(|card| (card, label.to_owned()))
                })
                .collect::<Vec<_>>()
        })
        .filter(|row: &Vec<_>| !row.is_empty());
    (rows.collect(), words.trim().to_owned())
}
