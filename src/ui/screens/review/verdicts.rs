//! The panel beside the board: Master's verdicts on the decisions, and how much was luck.

use egui::accesskit::Role;
use egui::{
    Align2, CentralPanel, CornerRadius, CursorIcon, Frame, Margin, Panel, ProgressBar, Response,
    ScrollArea, Sense, Stroke, StrokeKind, Ui, WidgetInfo, vec2,
};

use super::work::{Status, sign};
use super::{ReviewCommand, ReviewScreen, chart};
use crate::review::{DealReport, LuckOrSkill, Mark, Review, Verdict};
use crate::rules::words::{count, did, does, list, plural, with_names};
use crate::rules::{Names, Seat};
use crate::ui::chart::{estimate, number, signed};
use crate::ui::focus;
use crate::ui::theme::{self, Palette, size};

/// The width of the panel.
const PANEL: f32 = 400.0;

/// The minimum width of the board beside the panel.
const BOARD: f32 = 560.0;

impl ReviewScreen {
    /// Whether the panel is shown. It would give away the answers while mistakes are being retried.
    fn has_verdicts(&self) -> bool {
        self.shows_verdicts && self.retry.is_none()
    }

    /// Whether the board is shown; in a narrow window, the panel takes its place.
    pub(super) fn has_board(&self, ui: &Ui) -> bool {
        !self.has_verdicts() || ui.available_width() >= PANEL + BOARD
    }

    /// Shows the panel, if it is open, beside the board or in its place.
    pub(super) fn show_verdicts(
        &self,
        ui: &mut Ui,
        has_board: bool,
        commands: &mut Vec<ReviewCommand>,
    ) {
        if !self.has_verdicts() {
            return;
        }
        let frame = Frame::new()
            .fill(Palette::of(ui).ground)
            .inner_margin(Margin::same(16));
        let section = focus::Group::section("verdicts").rank(2);
        let body = |ui: &mut Ui| {
            section.show(ui, |ui| self.show_judgment(ui, has_board, commands));
        };
        if has_board {
            let panel = Panel::right("verdicts").resizable(false);
            panel.exact_size(PANEL).frame(frame).show(ui, body);
        } else {
            CentralPanel::default().frame(frame).show(ui, body);
        }
    }

    fn show_judgment(&self, ui: &mut Ui, has_board: bool, commands: &mut Vec<ReviewCommand>) {
        let replay = &self.replay;
        if theme::panel_head(ui, "Decisions") {
            commands.push(ReviewCommand::ToggleVerdicts);
        }
        let review = self.work.review();
        match self.work.status() {
            Status::Idle => {
                theme::note(ui, METHOD);
                ui.add_space(8.0);
                if !replay.has_finished_deal() {
                    theme::note(ui, "Decisions can be judged once a deal is over.");
                } else if theme::primary(ui, "Judge decisions").clicked() {
                    commands.push(ReviewCommand::Judge);
                }
            }
            Status::Running(share) => {
                let words = format!("{:.0}%", share * 100.0);
                ui.add(ProgressBar::new(share).text(words));
                if theme::secondary(ui, "Cancel").clicked() {
                    commands.push(ReviewCommand::CancelJudging);
                }
            }
            Status::Failed => {
                theme::note(ui, "Some decisions could not be judged.");
                if theme::secondary(ui, "Try again").clicked() {
                    commands.push(ReviewCommand::Judge);
                }
            }
            Status::Done => {}
        }
        let Some(seat) = self.judged_seat() else {
            return;
        };
        let go_to = |step| ReviewCommand::GoToDecision {
            step,
            keeps_panel: has_board,
        };
        let names = replay.names();
        let area = ScrollArea::vertical().auto_shrink([false, false]);
        area.show(ui, |ui| {
            ui.set_max_width(ui.available_width() - theme::BAR);
            let name = names.of(seat);
            ui.label(theme::strong(summary(review, seat, name), size::BODY));
            let deal = self.shown_deal();
            for words in luck_and_skill(review, seat, deal, replay.entry.unit, &names) {
                theme::note(ui, &words);
            }
            let unit = &replay.entry.unit.to_lowercase();
            if let Some(points) = chart::points(review, seat, deal) {
                ui.add_space(4.0);
                let point = plural(replay.scene().wins.point());
                theme::note(ui, &format!("Expected {point} in {unit} {deal}:"));
                let clicked = chart::show(ui, &points, replay.at());
                commands.extend(clicked.map(go_to));
            }
            let marked: Vec<_> = self.work.marked(seat).collect();
            if matches!(self.work.status(), Status::Done) && !marked.is_empty() {
                ui.add_space(4.0);
                let retry = theme::primary(ui, "Learn from your mistakes");
                if retry.clicked() {
                    commands.push(ReviewCommand::StartRetry);
                }
            }
            ui.add_space(4.0);
            let here = replay.at();
            focus::Group::area("marked decisions").show(ui, |ui| {
                for (mark, verdict) in marked {
                    let title = title(mark, verdict, unit, &names);
                    if row(ui, mark, verdict, &title, verdict.step == here).clicked() {
                        commands.push(go_to(verdict.step));
                    }
                }
            });
        });
    }

    /// The seat whose decisions are listed: the one being viewed, if it was judged.
    pub(super) fn judged_seat(&self) -> Option<Seat> {
        let chosen = self.replay.chosen_seat();
        let seats = &self.work.review().seats;
        let is_judged = seats.contains(&chosen.index());
        if is_judged {
            Some(chosen)
        } else {
            seats.first().map(|seat| Seat::new(*seat))
        }
    }

    /// The deal that is shown.
    fn shown_deal(&self) -> u32 {
        let last = self.replay.at().saturating_sub(1);
        self.replay.past().get(last).map_or(1, |step| step.deal)
    }
}

const METHOD: &str = "Master judges each decision by what you could know at the time: what it cost, how certain \
    that is, and what was better.";

/// A summary of how many decisions were judged and marked.
fn summary(review: &Review, seat: Seat, name: &str) -> String {
    let seat = seat.index();
    let judged = count(review.of_seat(seat).count(), "decision");
    let marks = Mark::ALL.map(|mark| (review.count(seat, mark), mark.name()));
    let marks: Vec<String> = marks
        .into_iter()
        .filter(|(number, _)| *number > 0)
        .map(|(number, mark)| count(number, mark))
        .collect();
    if marks.is_empty() {
        format!("{name}: {judged}, none marked")
    } else {
        format!("{name}: {judged}, {}", list(&marks, "and"))
    }
}

/// Shows luck and skill of a seat, in the current deal and in total.
fn luck_and_skill(
    review: &Review,
    seat: Seat,
    deal: u32,
    unit: &str,
    names: &Names,
) -> Vec<String> {
    let mut of_seat = review
        .reports
        .iter()
        .filter(|report| report.seat == seat.index());
    let mut words = Vec::new();
    if let Some(report) = of_seat.clone().find(|report| report.deal == deal) {
        words.push(cards(report, unit, names));
    }
    if of_seat.next().is_some() {
        let total = |part| signed(review.total(seat.index(), part));
        words.push(format!(
            "In all deals: luck {}, skill {} points. A plus is good for this player; ± is the \
             95% margin of error.",
            total(LuckOrSkill::Luck),
            total(LuckOrSkill::Skill)
        ));
    }
    words
}

/// Compares Master's result with the cards of a deal with the seat's.
fn cards(report: &DealReport, unit: &str, names: &Names) -> String {
    let told = format!(
        "{unit} {}: {} {}. Master would average {} with these cards and {} with random cards.",
        report.deal,
        does(Seat::new(report.seat), "scored"),
        number(report.scored),
        estimate(report.master),
        estimate(report.par),
    );
    with_names(&told, names)
}

/// The title of a marked decision: `Blunder in deal 1: you played the eight of spades`.
fn title(mark: Mark, verdict: &Verdict, unit: &str, names: &Names) -> String {
    let done = did(Seat::new(verdict.seat), &verdict.played_spoken);
    let told = format!("{} in {unit} {}: {done}", mark.label(), verdict.deal);
    with_names(&told, names)
}

/// Shows a marked decision with its sign and its sentence; clicking it leads to its position.
fn row(ui: &mut Ui, mark: Mark, verdict: &Verdict, title: &str, is_here: bool) -> Response {
    let palette = Palette::of(ui);
    let wide = ui.available_width();
    let details = verdict.sentence.clone().unwrap_or_default();
    let room = wide - 62.0;
    let lay = |words: &str, font, color| ui.painter().layout(words.to_owned(), font, color, room);
    let head = lay(title, theme::bold(size::BODY), palette.text);
    let body = lay(&details, theme::font(size::SMALL), palette.muted);
    let tall = head.size().y + body.size().y + 20.0;
    let tall = tall.max(theme::control_height(ui, 44.0));
    let (rect, response) = ui.allocate_exact_size(vec2(wide, tall), Sense::click());
    let spoken = format!("{title}. {details}");
    response.widget_info(|| WidgetInfo::selected(Role::Button, true, is_here, &spoken));
    if ui.is_rect_visible(rect) {
        let round = CornerRadius::same(10);
        let hot = response.hovered() || is_here;
        let fill = if hot { palette.raised } else { palette.panel };
        let line = if hot { palette.accent } else { palette.outline };
        let line = Stroke::new(palette.stroke, line);
        let painter = ui.painter();
        painter.rect(rect, round, fill, line, StrokeKind::Inside);
        let center = rect.left_top() + vec2(26.0, 10.0 + head.size().y / 2.0 + 4.0);
        painter.circle(
            center,
            15.0,
            palette.ground,
            Stroke::new(1.5, palette.warning),
        );
        theme::paint_strong(
            ui,
            center,
            Align2::CENTER_CENTER,
            sign(mark),
            size::SMALL,
            palette.text,
        );
        let corner = rect.left_top() + vec2(52.0, 10.0);
        let below = corner + vec2(0.0, head.size().y);
        painter.galley(corner, head, palette.text);
        painter.galley(below, body, palette.muted);
        theme::focus_ring(ui, &response, round);
    }
    response.on_hover_cursor(CursorIcon::PointingHand)
}
