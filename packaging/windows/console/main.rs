//! `misere` as a console program, because on Windows a console shows no output from a windowed
//! program.

use std::process::ExitCode;

fn main() -> ExitCode {
    misere_cli::run(std::env::args_os()).unwrap_or_else(|_save| {
        eprintln!("misere: this program has no window: start misere.exe, or see `misere --help`");
        ExitCode::from(2)
    })
}
