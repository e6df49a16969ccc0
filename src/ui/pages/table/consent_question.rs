//! The question whether an external program may play, because neither its command was typed here
//! nor exactly this program was allowed before.

use crate::ui::shell::{AnyCommand, Commands, change_settings};
use egui::text::{LayoutJob, TextFormat};
use egui::{Label, Role, ScrollArea, Sense, Ui, WidgetInfo};

use super::command::TableCommand;
use super::reading::Reading;
use crate::external::{ExamineError, Program, Question, visible};
use crate::printable::escaped;
use crate::rules::Seat;
use crate::text::{Message, table_page as texts};
use crate::ui::theme::{self, Palette, size};
use crate::ui::{errors, focus};

/// The height of everything around the scrolled text, in large and in small windows.
const AROUND: f32 = 250.0;
const AROUND_COMPACT: f32 = 188.0;

/// The height of a window below which the dialog is compact.
const COMPACT: f32 = 480.0;

/// The question about a program, and how much of it the person has seen.
pub struct ConsentQuestion {
    command: String,
    question: Result<Question, ExamineError>,
    reading: Reading,
}

impl ConsentQuestion {
    pub fn new(command: &str, examined: Result<Program, ExamineError>) -> Self {
        Self { command: command.to_owned(), question: examined.map(Question::new), reading: Reading::default() }
    }

    /// The program, if it can be allowed at all.
    pub fn program(&self) -> Option<&Program> {
        self.question.as_ref().ok().map(Question::program)
    }

    pub fn read(&mut self, reading: Reading) {
        self.reading = reading;
        if let Ok(question) = &mut self.question {
            question.set_seen(self.reading.is_complete());
        }
    }

    /// Asks about the program of a seat, and tells how much of the question is in sight.
    pub fn show(&self, ui: &Ui, seat: Seat, commands: &mut Commands) {
        let window = ui.content_rect().size();
        let is_compact = window.y < COMPACT;
        let (margin, title, around) =
            if is_compact { (16, size::HEADING, AROUND_COMPACT) } else { (32, size::TITLE, AROUND) };
        let refusal = TableCommand::PlayWithoutProgram(seat);
        let modal = theme::modal(ui, "consent", margin, |ui| {
            ui.set_width(600.0_f32.min(window.x - 2.0 * f32::from(margin) - 24.0));
            let title = theme::text(ui, texts::let_program_play(), title);
            theme::heading_label(ui, Label::new(title), 1);
            ui.add_space(4.0);
            let room = (window.y - around).max(48.0);
            let reading = self.text(ui, room, seat);
            if reading != self.reading {
                let command = self.command.clone();
                commands.push(TableCommand::ReadQuestion(command, reading));
            }
            ui.add_space(8.0);
            self.note(ui);
            ui.add_space(8.0);
            ui.horizontal(|ui| {
                let without = theme::primary(ui, texts::play_without_it());
                focus::main(ui, without.id);
                let consent = self.question.as_ref().ok().and_then(Question::allow);
                let let_it = texts::let_it_play();
                let allow = theme::secondary_enabled(ui, consent.is_some(), let_it);
                match consent {
                    Some(consent) if allow.clicked() => {
                        Some(change_settings(|settings| settings.programs.insert(consent)))
                    }
                    _ if without.clicked() => Some(refusal.clone().into()),
                    _ => None,
                }
            })
            .inner
        });
        let closed = modal.should_close();
        commands.extend(modal.inner.or_else(|| closed.then(|| AnyCommand::from(refusal))));
    }

    /// Shows everything that the person has to see; returns how much of it has been in sight.
    fn text(&self, ui: &mut Ui, room: f32, seat: Seat) -> Reading {
        let say = |ui: &mut Ui, message: Message| {
            ui.label(theme::text(ui, message, size::BODY));
        };
        let mut area =
            ScrollArea::vertical().id_salt(("consent", &self.command)).max_height(room).auto_shrink([false, true]);
        if self.reading.height.is_none() {
            // The position is kept under the name of the area, maybe since an earlier question.
            area = area.vertical_scroll_offset(0.0);
        }
        let shown = area.show(ui, |ui| {
            ui.set_width(ui.available_width() - theme::BAR);
            focus::scroll_by_keys(ui);
            let intro = texts::played_by_program(escaped(theme::reader(ui).of(seat)));
            let intro = theme::say(ui, intro);
            clipped(ui, &intro);
            quote(ui, &self.command);
            if let Ok(question) = &self.question {
                let program = question.program();
                say(ui, texts::runs_in_folder());
                quote(ui, program.folder());
                let mut files = program.files().peekable();
                if files.peek().is_some() {
                    say(ui, texts::its_files());
                }
                for file in files {
                    quote(ui, file);
                }
            }
            say(ui, texts::trust_it());
        });
        let rect = shown.inner_rect;
        let in_sight = rect.intersect(ui.content_rect());
        let top = shown.state.clamped_offset().y + in_sight.top() - rect.top();
        let mut reading = self.reading.clone();
        reading.show(shown.content_size.y, top, top + in_sight.height());
        reading
    }

    /// Says what is needed before the program can be allowed.
    fn note(&self, ui: &mut Ui) {
        let note = match &self.question {
            Err(error) => texts::cannot_allow(errors::examine(error)),
            Ok(question) if question.allow().is_none() => texts::scroll_first(),
            Ok(_) => texts::asked_once(),
        };
        theme::note(ui, note);
    }
}

/// Shows text that cannot paint over the lines around it, whatever characters it contains.
fn clipped(ui: &mut Ui, words: &str) {
    let color = ui.visuals().text_color();
    let galley = ui.painter().layout(words.to_owned(), theme::font(size::BODY), color, ui.available_width());
    let (rect, response) = ui.allocate_exact_size(galley.size(), Sense::hover());
    response.widget_info(|| WidgetInfo::labeled(Role::Label, true, words));
    let painter = ui.painter().with_clip_rect(rect.intersect(ui.clip_rect()));
    painter.galley(rect.min, galley, color);
}

/// Shows text with every character in sight. What is not part of it has another color, and blanks
/// have a ground, so that they can be seen at the end of a line too.
fn quote(ui: &mut Ui, text: &str) {
    let palette = Palette::of(ui);
    let format = TextFormat::simple(theme::bold(size::BODY), palette.text);
    let note = TextFormat { color: palette.accent, ..format.clone() };
    let blank = TextFormat { background: palette.line, ..format.clone() };
    let mut job = LayoutJob::default();
    let shown = visible(text, theme::language(ui));
    let mut rest = shown.as_str();
    while !rest.is_empty() {
        let (format, end) = if rest.starts_with('‹') {
            (&note, rest.find('›').map(|end| end + '›'.len_utf8()))
        } else if rest.starts_with(' ') {
            (&blank, Some(1))
        } else {
            (&format, rest.find(['‹', ' ']))
        };
        let (part, after) = rest.split_at(end.unwrap_or(rest.len()));
        job.append(part, 0.0, format.clone());
        rest = after;
    }
    ui.indent("quote", |ui| ui.label(job));
}
