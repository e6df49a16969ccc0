//! Hostile texts, and what no command may print.

use std::process::Output;

/// Clears the screen and reverses the direction of text.
pub const HARMFUL: &str = "\u{1b}[2J\u{9b}2J\u{202e}";

/// Names that command a terminal, break lines, or hide or turn text around.
pub const HOSTILE_NAMES: [&str; 4] = [
    "\u{1b}]0;X\u{7}\u{1b}[31mA",
    "\u{9b}2J\u{85}\u{7f}\u{ad}B",
    "\u{202e}\u{2066}\u{200f}\u{61c}C",
    "\n\r\u{2028}\u{2029}\u{b}\t\u{feff}D",
];

/// Characters that break lines, turn text around or hide in it, besides control characters.
const UNSEEN: &str = "\u{ad}\u{61c}\u{200b}\u{200e}\u{200f}\u{2028}\u{2029}\u{202a}\u{202b}\u{202c}\
                      \u{202d}\u{202e}\u{2066}\u{2067}\u{2068}\u{2069}\u{feff}\u{3164}";

/// Checks what a run printed, and returns its output and its errors.
pub fn harmless(output: Output) -> [String; 2] {
    [output.stdout, output.stderr].map(|bytes| {
        let text = String::from_utf8(bytes).expect("UTF-8");
        // Lines of comma-separated values end like this.
        let text = text.replace("\r\n", "\n");
        let harms = |letter: char| letter != '\n' && letter.is_control() || UNSEEN.contains(letter);
        assert!(!text.contains(harms), "{text:?}");
        assert!(text.lines().all(|line| line.len() < 3000), "{text:?}");
        text
    })
}
