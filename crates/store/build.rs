//! Writes a function for each message.

fn main() {
    misere_build::write_texts("store", "pub");
}
