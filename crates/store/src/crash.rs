//! Crash reports, stored beside the saved games.

use std::backtrace::Backtrace;
use std::panic::{self, PanicHookInfo};
use std::path::PathBuf;
use std::thread;

use super::write::move_file;
use super::{Store, journal, now, write_whole};
use misere_engine::or_log::OrLog as _;
use misere_engine::printable;

/// The file of a report before and after it has been mentioned at a start.
pub(super) const FILES: [&str; 2] = ["crash-report.txt", "crash-report-old.txt"];

impl Store {
    /// Installs a panic hook that writes a report and prints its path. The report has the message, the source location,
    /// the version of the program, the backtrace and the last lines of the log, but nothing of the game.
    pub fn report_panics(&self, version: &'static str) {
        let path = self.data.join(FILES[0]);
        let before = panic::take_hook();
        panic::set_hook(Box::new(move |info| {
            before(info);
            log::error!("a panic at {}", place(info));
            journal::flush();
            match write_whole(&path, report(info, version)) {
                Ok(()) => {
                    let path = printable::path(&path);
                    eprintln!("misere: a report of this error is in {path}");
                }
                Err(error) => eprintln!("misere: {error}"),
            }
        }));
    }

    /// The crash report that has not been mentioned yet, renamed so that it is not mentioned again.
    pub fn take_crash_report(&self) -> Option<PathBuf> {
        let [new, old] = FILES.map(|name| self.data.join(name));
        move_file(&new, &old).or_log("mentioning a crash report").map(|()| old)
    }
}

fn report(info: &PanicHookInfo<'_>, version: &str) -> String {
    let system = format!("{} {}", std::env::consts::OS, std::env::consts::ARCH);
    let message = info.payload_as_str().unwrap_or("no message");
    let place = place(info);
    let thread = thread::current();
    let thread = thread.name().unwrap_or("unnamed");
    let (time, calls) = (now(), Backtrace::force_capture());
    let log = journal::recent().join("\n");
    format!(
        "Misère {version}, {system}\n\
         Time: {time} s since 1970\n\
         Error: {message}\n\
         Place: {place}\n\
         Thread: {thread}\n\n{calls}\n\
         Log:\n{log}\n"
    )
}

fn place(info: &PanicHookInfo<'_>) -> String {
    info.location().map_or_else(|| "unknown".to_owned(), ToString::to_string)
}
