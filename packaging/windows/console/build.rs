//! Gives the program its icon, version and manifest.

fn main() {
    misere_build::add_windows_resources();
}
