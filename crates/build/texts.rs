//! The build script of each crate that has nothing but messages: writes a function for each of them.

fn main() {
    let name = std::env::var("CARGO_PKG_NAME").expect("Cargo sets it");
    misere_build::write_texts(name.trim_start_matches("misere-"), "pub");
}
