//! Writes the man pages and shell completions that the packages contain, from the declared command
//! line: `cargo run -p misere-cli --example manual -- FOLDER`.

use std::ffi::OsStr;
use std::fs::{self, File};
use std::io;
use std::path::Path;
use std::process::ExitCode;

use clap::{Command, ValueEnum};
use clap_complete::Shell;
use clap_mangen::Man;

/// Games are in section 6 of the manual.
const SECTION: &str = "6";

fn main() -> ExitCode {
    let Some(folder) = std::env::args_os().nth(1) else {
        eprintln!("manual: expected the folder to write to");
        return ExitCode::from(2);
    };
    match write(Path::new(&folder)) {
        Ok(()) => ExitCode::SUCCESS,
        Err(error) => {
            eprintln!("manual: {}: {error}", folder.display());
            ExitCode::FAILURE
        }
    }
}

fn write(folder: &Path) -> io::Result<()> {
    let mut command = misere_cli::command();
    let man = folder.join("man");
    fs::create_dir_all(&man)?;
    let date = std::env::var("MANUAL_DATE").unwrap_or_default();
    let page = |command: Command, name: &str| {
        let mut file = File::create(man.join(format!("{name}.{SECTION}")))?;
        let page = Man::new(command).section(SECTION).manual("Games");
        page.date(&date).render(&mut file)
    };
    let mut manual = command.clone().disable_help_subcommand(true);
    manual.build();
    for part in manual.get_subcommands() {
        page(part.clone(), &format!("misere-{}", part.get_name()))?;
    }
    page(manual, "misere")?;

    let completions = folder.join("completions");
    fs::create_dir_all(&completions)?;
    for shell in Shell::value_variants() {
        clap_complete::generate_to(*shell, &mut command, "misere", OsStr::new(&completions))?;
    }
    Ok(())
}
