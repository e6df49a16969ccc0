//! The panel beside the board: Master's verdicts on the decisions, and how much was luck.

use crate::ui::shell::Commands;
use egui::accesskit::Role;
use egui::{
    Align2, CentralPanel, CornerRadius, CursorIcon, Frame, Margin, Panel, ProgressBar, Response, ScrollArea, Sense,
    Stroke, StrokeKind, Ui, WidgetInfo, vec2,
};

use super::luck_and_skill::ReportShown;
use super::{ReviewCommand, ReviewPage, chart};
use crate::games::Unit;
use crate::review::{Mark, Review};
use crate::rules::{Seat, Wins};
use crate::text::{Message, review_page as texts};
use crate::ui::focus;
use crate::ui::review_work::{Marked, Status, sign};
use crate::ui::theme::{self, Palette, Words, size};

/// The width of the panel.
const PANEL: f32 = 400.0;

/// The minimum width of the board beside the panel.
const BOARD: f32 = 560.0;

impl ReviewPage {
    /// Tells whether the panel is shown. It would give away the answers while mistakes are being retried.
    fn has_verdicts(&self) -> bool {
        self.shows_verdicts && self.retry.is_none() && self.played.is_none()
    }

    /// Tells whether the board is shown; in a narrow window, the panel takes its place.
    pub(super) fn has_board(&self, ui: &Ui) -> bool {
        !self.has_verdicts() || ui.available_width() >= PANEL + BOARD
    }

    /// Shows the panel, if it is open, beside the board or in its place.
    pub(super) fn show_verdicts(&self, ui: &mut Ui, has_board: bool, commands: &mut Commands) {
        if !self.has_verdicts() {
            return;
        }
        let frame = Frame::new().fill(Palette::of(ui).ground).inner_margin(Margin::same(16));
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

    fn show_judgment(&self, ui: &mut Ui, has_board: bool, commands: &mut Commands) {
        let replay = &self.replay;
        if theme::panel_head(ui, texts::decisions()) {
            commands.push(ReviewCommand::ToggleVerdicts);
        }
        let review = self.work.review();
        match self.work.status() {
            Status::Idle => {
                theme::note(ui, texts::method());
                ui.add_space(8.0);
                if let Some(ban) = replay.ban() {
                    theme::note(ui, ban);
                } else if !replay.has_finished_deal() {
                    theme::note(ui, texts::not_yet());
                } else if theme::primary(ui, texts::judge()).clicked() {
                    commands.push(ReviewCommand::Judge);
                }
            }
            Status::Running(share) => {
                let percent = (share * 100.0).round() as usize;
                ui.add(ProgressBar::new(share).text(theme::say(ui, texts::progress(percent))));
                if theme::secondary(ui, texts::cancel()).clicked() {
                    commands.push(ReviewCommand::CancelJudging);
                }
            }
            Status::Failed => {
                theme::note(ui, texts::failed());
                if theme::secondary(ui, texts::try_again()).clicked() {
                    commands.push(ReviewCommand::Judge);
                }
            }
            Status::Done => {}
        }
        let go_to = |step| ReviewCommand::GoToDecision { step, keeps_panel: has_board };
        focus::Group::area("taken back").show(ui, |ui| {
            for one in &self.coached {
                let taken_back = one.taken_back.clone().map(texts::coach_took_back);
                if taken_back.is_some_and(|words| theme::small(ui, words).clicked()) {
                    commands.push(go_to(one.step));
                }
            }
        });
        let Some(seat) = self.judged_seat() else { return };
        let names = replay.names();
        let area = ScrollArea::vertical().auto_shrink([false, false]);
        area.show(ui, |ui| {
            ui.set_max_width(ui.available_width() - theme::BAR);
            let name = names.of(seat);
            ui.label(theme::strong(ui, summary(review, seat, name), size::BODY));
            let last = replay.at().saturating_sub(1);
            let deal = replay.past().get(last).map_or(1, |step| step.deal);
            let unit = replay.entry.unit;
            let shown = ReportShown { review, seat, deal, unit };
            if shown.show(ui, self.shows_numbers) {
                commands.push(ReviewCommand::ToggleNumbers);
            }
            if let Some(points) = chart::points(review, seat, deal) {
                ui.add_space(4.0);
                let deal = deal as usize;
                let heading = match (replay.scene().wins, unit) {
                    (Wins::Lowest, Unit::Deal) => texts::expected_penalty_points_in_deal(deal),
                    (Wins::Lowest, Unit::Round) => texts::expected_penalty_points_in_round(deal),
                    (Wins::Highest, Unit::Deal) => texts::expected_points_in_deal(deal),
                    (Wins::Highest, Unit::Round) => texts::expected_points_in_round(deal),
                };
                theme::note(ui, heading);
                let clicked = chart::show(ui, &points, replay.at());
                commands.extend(clicked.map(go_to));
            }
            let marked: Vec<_> = self.work.marked(seat).collect();
            if matches!(self.work.status(), Status::Done) && !marked.is_empty() {
                ui.add_space(4.0);
                let retry = theme::primary(ui, texts::learn());
                if retry.clicked() {
                    commands.push(ReviewCommand::StartRetry);
                }
            }
            match self.work.returning() {
                0 => {}
                count => theme::note(ui, texts::mistakes_return(count)),
            }
            self.show_thinking(ui, commands);
            ui.add_space(4.0);
            let here = replay.at();
            focus::Group::area("marked decisions").show(ui, |ui| {
                for marked in marked {
                    let step = marked.verdict.step;
                    let is_told = self.coached.iter().any(|one| one.step == step && one.taken_back.is_none());
                    if row(ui, marked, unit, (step == here, is_told)).clicked() {
                        commands.push(go_to(step));
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
        if is_judged { Some(chosen) } else { seats.first().map(|seat| Seat::new(*seat)) }
    }
}

/// A summary of how many decisions were judged and marked.
fn summary(review: &Review, seat: Seat, name: &str) -> Message {
    let seat = seat.index();
    let judged = review.of_seat(seat).count();
    let marks = Mark::counted(Mark::ALL.map(|mark| (mark, review.count(seat, mark))));
    if marks.is_empty() { texts::summary_none(name, judged) } else { texts::summary(name, judged, marks) }
}

/// The title of a marked decision: `Blunder in deal 1: you played the eight of spades`.
fn title(marked: &Marked, unit: Unit) -> Message {
    let (mark, deal) = (marked.mark.label(), marked.verdict.deal as usize);
    match unit {
        Unit::Deal => texts::marked_in_deal(mark, deal, marked.done.clone()),
        Unit::Round => texts::marked_in_round(mark, deal, marked.done.clone()),
    }
}

/// Shows a marked decision with its sign and its sentence, given whether its position is shown, and whether the coach
/// said so at the table; clicking it leads to its position.
fn row(ui: &mut Ui, marked: &Marked, unit: Unit, (is_here, is_told): (bool, bool)) -> Response {
    let palette = Palette::of(ui);
    let wide = ui.available_width();
    let title = title(marked, unit);
    let room = wide - 62.0;
    let lay = |words: &Message, font, color| theme::wrapped(ui, words, font, color, room);
    let head = lay(&title, theme::bold(size::BODY), palette.text);
    let body = lay(&marked.better, theme::font(size::SMALL), palette.muted);
    let told = is_told.then(|| lay(&texts::coach_said(), theme::font(size::SMALL), palette.accent));
    let told_tall = told.as_ref().map_or(0.0, |told| told.size().y);
    let tall = head.size().y + body.size().y + told_tall + 20.0;
    let tall = tall.max(theme::control_height(ui, 44.0));
    let (rect, response) = ui.allocate_exact_size(vec2(wide, tall), Sense::click());
    let spoken = theme::say(ui, texts::marked_spoken(title, marked.better.clone()));
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
        painter.circle(center, 15.0, palette.ground, Stroke::new(1.5, palette.warning));
        let sign = Words::verbatim(sign(marked.mark));
        theme::paint_strong(ui, center, Align2::CENTER_CENTER, sign, size::SMALL, palette.text);
        let corner = rect.left_top() + vec2(52.0, 10.0);
        let below = corner + vec2(0.0, head.size().y);
        painter.galley(corner, head, palette.text);
        if let Some(told) = told {
            painter.galley(below + vec2(0.0, body.size().y), told, palette.accent);
        }
        painter.galley(below, body, palette.muted);
        theme::focus_ring(ui, &response, round);
    }
    response.on_hover_cursor(CursorIcon::PointingHand)
}
