//! Writes a function for each message of the window, compresses licenses and fonts, and gives the Windows program
//! its icon, version and manifest.

fn main() {
    misere_build::write_texts("window", "pub(crate)");
    let licenses = misere_build::read_text(&misere_build::watched("assets/licenses.txt"));
    misere_build::compress("licenses.txt", licenses.as_bytes());
    misere_build::compress("regular.ttf", notosans::REGULAR_TTF);
    misere_build::compress("bold.ttf", notosans::BOLD_TTF);
    misere_build::add_windows_resources();
}
