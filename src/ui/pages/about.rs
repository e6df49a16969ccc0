//! The version, and the licenses of the program's components.

use std::sync::{Arc, LazyLock, OnceLock};

use egui::{Label, Ui};

use crate::compressed::unpack_text;
use crate::text::{Message, about as texts};
use crate::ui::job::Job;
use crate::ui::page;
use crate::ui::page_id::PageId;
use crate::ui::shell::{Around, Commands, Page, Shell, change};
use crate::ui::theme::{self, Icon, Palette, Words, size};

/// The widest column of text.
const COLUMN: f32 = 760.0;

/// The lines of the log that are shown, of all that are copied.
const SHOWN_LINES: usize = 60;

/// The licenses of all crates, written by `docs/licenses.py`.
static LICENSES: LazyLock<String> =
    LazyLock::new(|| unpack_text(include_bytes!(concat!(env!("OUT_DIR"), "/licenses.txt"))));

const OWN_LICENSE: &str = include_str!("../../../LICENSE");
const FONT_LICENSE: &str = include_str!("../../../docs/OFL.txt");

pub struct License {
    pub name: &'static str,
    /// A line for each crate, with its copyright.
    pub crates: &'static str,
    pub text: &'static str,
}

/// The licenses of the components, as packed with the program.
pub fn licenses() -> impl Iterator<Item = License> {
    LICENSES.strip_prefix("=== ").unwrap_or(&LICENSES).split("\n=== ").filter_map(|section| {
        let (name, rest) = section.split_once('\n')?;
        let (crates, text) = rest.split_once("\n---\n")?;
        Some(License { name, crates, text })
    })
}

#[derive(Default)]
pub struct AboutPage {
    /// The license whose text is shown.
    open: Option<usize>,
    lists_libraries: bool,
    /// The log, while it is unfolded.
    log: Option<(Job<()>, Arc<OnceLock<String>>)>,
}

impl Page for AboutPage {
    fn id(&self) -> PageId {
        PageId::ABOUT
    }

    fn show(&self, ui: &mut Ui, around: Around<'_>, commands: &mut Commands) {
        page::show(ui, texts::title(), around, commands, |ui, commands| {
            self.show_sections(ui, commands);
        });
    }
}

impl AboutPage {
    fn show_sections(&self, ui: &mut Ui, commands: &mut Commands) {
        page::scroll(ui, COLUMN, |ui| {
            theme::section(ui, texts::misere(), |ui| {
                theme::paragraph(ui, texts::description());
                theme::paragraph(ui, texts::version(crate::version::text()));
                theme::paragraph(ui, texts::own_words());
                theme::paragraph(ui, texts::free_software());
                let title = texts::license_of_misere();
                self.license(ui, 0, (title, OWN_LICENSE), commands);
            });
            theme::section(ui, texts::log(), |ui| {
                theme::paragraph(ui, texts::log_help());
                self.log(ui, commands);
            });
            theme::section(ui, texts::typeface(), |ui| {
                theme::paragraph(ui, texts::noto_sans());
                let title = texts::font_license();
                self.license(ui, 1, (title, FONT_LICENSE), commands);
            });
            theme::section(ui, texts::libraries(), |ui| {
                theme::paragraph(ui, texts::libraries_help());
                self.libraries(ui, commands);
            });
            ui.add_space(24.0);
        });
    }

    /// Shows a button that unfolds the log, whose last lines stand below it.
    fn log(&self, ui: &mut Ui, commands: &mut Commands) {
        let shown = self.log.is_some();
        let button = theme::toggle(ui, shown, texts::show_log());
        ui.accesskit_node_builder(button.id, |node| node.set_expanded(shown));
        if button.clicked() {
            commands.push(change(|page: &mut Self, shell| {
                page.log = if page.log.is_some() { None } else { Some(read_log(shell)) };
            }));
        }
        let Some(log) = self.log.as_ref().and_then(|(_, log)| log.get()) else { return };
        if log.is_empty() {
            return theme::paragraph(ui, texts::log_is_empty());
        }
        let copy = texts::copy_log();
        if theme::secondary(ui, (Icon::Copy, &copy)).clicked() {
            ui.copy_text(log.clone());
        }
        let lines: Vec<&str> = log.lines().collect();
        let last = lines[lines.len().saturating_sub(SHOWN_LINES)..].join("\n");
        ui.add(Label::new(theme::text(ui, Words::verbatim(last), size::SMALL).color(Palette::of(ui).muted)).wrap());
    }

    /// Shows a button that unfolds the licenses of the libraries.
    fn libraries(&self, ui: &mut Ui, commands: &mut Commands) {
        let shown = self.lists_libraries;
        let label = texts::open_source_licenses();
        let button = theme::toggle(ui, shown, &label);
        ui.accesskit_node_builder(button.id, |node| node.set_expanded(shown));
        if button.clicked() {
            commands.push(change(|page: &mut Self, _| page.lists_libraries = !page.lists_libraries));
        }
        if !shown {
            return;
        }
        for (index, license) in (2..).zip(licenses()) {
            let text = format!("{}\n\n{}", license.crates, license.text);
            self.license(ui, index, (title(&license), &text), commands);
            ui.add_space(4.0);
        }
    }

    /// Shows a button that toggles the text below it.
    fn license(&self, ui: &mut Ui, place: usize, (title, text): (Message, &str), commands: &mut Commands) {
        let shown = self.open == Some(place);
        let button = theme::toggle(ui, shown, title);
        ui.accesskit_node_builder(button.id, |node| node.set_expanded(shown));
        if button.clicked() {
            let open = if shown { None } else { Some(place) };
            commands.push(change(move |page: &mut Self, _| page.open = open));
        }
        if shown {
            let muted = Palette::of(ui).muted;
            let text = text.replace("\r\n", "\n");
            let text = theme::document(text.trim(), size::SMALL).color(muted);
            ui.add(Label::new(text).wrap());
        }
    }
}

/// Reads the log in the background.
fn read_log(shell: &Shell<'_>) -> (Job<()>, Arc<OnceLock<String>>) {
    let (log, store) = (Arc::new(OnceLock::new()), shell.services.saving.store.clone());
    let read = Arc::clone(&log);
    let job = Job::start("reading the log", shell.ctx, move |_| {
        let text = store.journal();
        read.set(text).expect("only this job sets it");
    });
    (job, log)
}

fn title(license: &License) -> Message {
    let crates: Vec<&str> = license.crates.lines().collect();
    match crates[..] {
        [only] => {
            let name = only.split([' ', ':']).next().unwrap_or_default();
            texts::license_of_crate(license.name, name)
        }
        _ => texts::license_of_crates(license.name, crates.len()),
    }
}
