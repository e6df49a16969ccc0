//! Letters on keyboards without Latin letters.
//!
//! Shortcuts are Latin letters. With another alphabet they are found by the place of the key, as if
//! the keyboard were an American one. egui does this for keys that give another letter. On some
//! layouts, however, the key of a letter gives punctuation: a Hebrew W is an apostrophe. On Latin
//! layouts such as Dvorak, the same places give punctuation too, and there it must stay what it is.

use crate::ui::shell::{AnyCommand, Commands};
use egui::{Context, Event, Key, Modifiers, Plugin, RawInput, Ui};

/// Turns keys without a Latin letter into those of an American keyboard, before anything sees them.
#[derive(Default)]
pub struct KeyboardPlugin {
    /// Set if the last letter that was typed is a Latin one; `None` before the first.
    is_latin: Option<bool>,
}

impl KeyboardPlugin {
    /// Learns from a typed text whether the layout has Latin letters.
    fn learn(&mut self, text: &str) {
        let mut letters = text.chars().filter(|letter| letter.is_alphabetic());
        if let Some(letter) = letters.next() {
            // Letters with accents end before U+0250.
            self.is_latin = Some(letter < '\u{250}');
        }
    }

    /// The key that this one stands for.
    fn translate(&self, key: Key, physical: Key) -> Key {
        let name = physical.name();
        let is_letter = name.len() == 1 && name.starts_with(|letter: char| letter.is_ascii_uppercase());
        if self.is_latin != Some(true) && is_letter && is_punctuation(key) { physical } else { key }
    }
}

impl Plugin for KeyboardPlugin {
    fn debug_name(&self) -> &'static str {
        "keyboard"
    }

    fn input_hook(&mut self, _: &Context, input: &mut RawInput) {
        for event in &input.events {
            if let Event::Text(text) = event {
                self.learn(text);
            }
        }
        // An Arabic question mark is no key for egui.
        let asks = |event: &Event| matches!(event, Event::Text(text) if text == "\u{61f}");
        let asks = input.events.iter().any(asks);
        for event in &mut input.events {
            if let Event::Key { key, physical_key: Some(physical), .. } = event {
                *key = match (*key, *physical) {
                    (Key::Slash, Key::Slash) if asks => Key::Questionmark,
                    (key, physical) => self.translate(key, physical),
                };
            }
        }
    }
}

/// Keys that give punctuation where other alphabets have letters.
const fn is_punctuation(key: Key) -> bool {
    matches!(
        key,
        Key::Quote
            | Key::Slash
            | Key::Comma
            | Key::Period
            | Key::Semicolon
            | Key::Colon
            | Key::Backtick
            | Key::OpenBracket
            | Key::CloseBracket
    )
}

/// Asks for the commands of the keys that were pressed.
pub fn take_keys<const N: usize>(
    ui: &Ui, keys: [(&[(Modifiers, Key)], impl Into<AnyCommand>); N], commands: &mut Commands,
) {
    for (keys, command) in keys {
        if keys.iter().any(|(modifiers, key)| consume(ui, *modifiers, *key)) {
            commands.push(command);
        }
    }
}

/// Consumes a key; returns whether it was pressed.
pub fn consume(ui: &Ui, modifiers: Modifiers, key: Key) -> bool {
    ui.input_mut(|input| input.consume_key(modifiers, key))
}
