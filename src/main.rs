//! The program: opens the window.

fn main() {}
