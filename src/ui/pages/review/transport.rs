//! The controls below the board: the timeline, buttons to step forward and back, and the choice of view.

use crate::ui::shell::Commands;
use egui::{Frame, Key, Margin, Modifiers, Panel, Popup, Ui};

use super::command::Speed;
use super::replay::Stride;
use super::{ReviewCommand, ReviewPage, timeline};
use crate::games::Unit;
use crate::rules::Seat;
use crate::text::{Message, review_page as texts};
use crate::ui::focus;
use crate::ui::theme::{self, Icon, Palette, Words, size};

/// The height of a window, in points, below which the controls must be compact.
const LOW: f32 = 480.0;

/// The height of the controls in one row, for the first frame.
const TALL: f32 = 84.0;

/// The widths of the choices of speed and seat, and the most room for a caption.
const SPEED: f32 = 112.0;
const SEAT: f32 = 150.0;
const CAPTION: f32 = 56.0;

/// The width of the switch that opens all hands, with its label.
const HANDS: f32 = 136.0;

/// The buttons in the order of the row, with their strides.
const BACK: [(Stride, Icon); 4] = [
    (Stride::End, Icon::First),
    (Stride::Deal, Icon::Back),
    (Stride::Trick, Icon::Back),
    (Stride::Step, Icon::StepBack),
];

const FORWARD: [(Stride, Icon); 4] = [
    (Stride::Step, Icon::StepForward),
    (Stride::Trick, Icon::Forward),
    (Stride::Deal, Icon::Forward),
    (Stride::End, Icon::Last),
];

impl ReviewPage {
    /// Handles the keys that move through the game and ask about it.
    pub(super) fn follow_keys(&self, ui: &Ui, commands: &mut Commands) {
        if ui.text_edit_focused() || Popup::is_any_open(ui) {
            return;
        }
        let on_line = ui.memory(egui::Memory::focused) == Some(timeline::id());
        if (on_line || focus::is_nowhere(ui)) && consume(ui, Modifiers::NONE, Key::Space) {
            commands.push(ReviewCommand::TogglePlayback);
        }
        const NONE: Modifiers = Modifiers::NONE;
        if self.retry.is_none() && consume(ui, NONE, Key::W) {
            commands.push(ReviewCommand::Why);
        }
        if self.retry.is_none() && consume(ui, NONE, Key::M) {
            commands.push(ReviewCommand::ThinkLonger);
        }
        const CTRL: Modifiers = Modifiers::COMMAND;
        for (modifiers, key, stride, forward) in [
            (CTRL, Key::PageUp, Stride::Deal, false),
            (CTRL, Key::PageDown, Stride::Deal, true),
            (NONE, Key::PageUp, Stride::Trick, false),
            (NONE, Key::PageDown, Stride::Trick, true),
            (NONE, Key::Home, Stride::End, false),
            (NONE, Key::End, Stride::End, true),
        ] {
            if consume(ui, modifiers, key) {
                commands.push(ReviewCommand::Move { stride, forward });
            }
        }
    }

    pub(super) fn show_transport(&self, ui: &mut Ui, speed: Speed, commands: &mut Commands) {
        let frame = Frame::new().fill(Palette::of(ui).ground).inner_margin(Margin::symmetric(16, 6));
        let low = ui.content_rect().height() < LOW;
        let panel = Panel::bottom("transport").frame(frame);
        panel.default_size(TALL).show(ui, |ui| {
            let line = focus::Group::row("review line").rank(4);
            let seat = self.judged_seat().filter(|_| self.played.is_none());
            let marked = seat.into_iter().flat_map(|seat| self.work.marked(seat));
            let marked: Vec<usize> = marked.map(|marked| marked.verdict.step).collect();
            let target = line.show(ui, |ui| timeline::show(ui, &self.replay, &marked));
            commands.extend(target.map(ReviewCommand::GoTo));
            ui.horizontal_wrapped(|ui| {
                ui.spacing_mut().item_spacing.x = 6.0;
                let steps = focus::Group::row("review steps").rank(4);
                steps.show(ui, |ui| self.show_steps(ui, low, speed, commands));
                ui.add_space(6.0);
                let view = focus::Group::row("review view").rank(4);
                view.show(ui, |ui| self.show_view(ui, commands));
            });
        });
    }

    fn show_steps(&self, ui: &mut Ui, low: bool, mut speed: Speed, commands: &mut Commands) {
        self.show_strides(ui, &BACK, low, false, commands);
        let (sign, name) = match self.due {
            Some(_) => (Icon::Pause, texts::pause()),
            None => (Icon::Play, texts::play_back()),
        };
        if theme::icon(ui, self.replay.end() > 0, sign, Message::EMPTY, name).clicked() {
            commands.push(ReviewCommand::TogglePlayback);
        }
        self.show_strides(ui, &FORWARD, low, true, commands);
        let speeds = [(Speed::Slow, texts::slow()), (Speed::Normal, texts::normal()), (Speed::Fast, texts::fast())];
        caption(ui, texts::speed(), SPEED);
        if theme::select(ui, &mut speed, &speeds, SPEED, texts::playback_speed()) {
            commands.push(ReviewCommand::SetSpeed(speed));
        }
    }

    /// Shows the buttons that move in one direction.
    fn show_strides(
        &self, ui: &mut Ui, buttons: &[(Stride, Icon); 4], low: bool, forward: bool, commands: &mut Commands,
    ) {
        let has_tricks = self.replay.has_tricks();
        let unit = self.replay.entry.unit;
        for &(stride, sign) in buttons {
            let is_shown = match stride {
                Stride::Deal => !low,
                Stride::Trick => !low && has_tricks,
                Stride::Step | Stride::End => true,
            };
            let can = self.replay.target(stride, forward).is_some();
            let label = label(stride, unit);
            let name = name(stride, forward, unit);
            if is_shown && theme::icon(ui, can, sign, &label, &name).clicked() {
                commands.push(ReviewCommand::Move { stride, forward });
            }
        }
    }

    /// Shows the choice of seat, and whether all hands are open.
    fn show_view(&self, ui: &mut Ui, commands: &mut Commands) {
        let replay = &self.replay;
        if !replay.is_settled() {
            return theme::note(ui, texts::hands_hidden());
        }
        let names = replay.names();
        let seats = Seat::all(names.list().len()).map(|seat| (seat, Words::verbatim(names.of(seat))));
        let seats: Vec<(Seat, Words)> = seats.collect();
        let mut seat = replay.chosen_seat();
        caption(ui, texts::seat(), SEAT);
        if theme::select(ui, &mut seat, &seats, SEAT, texts::seat_at_bottom()) {
            commands.push(ReviewCommand::ChooseSeat(seat));
        }
        keep_together(ui, HANDS);
        let mut open = replay.is_open();
        let changed = theme::switch(ui, &mut open, texts::all_hands_open()).changed();
        let label = theme::switch_label(ui, theme::text(ui, texts::all_hands(), size::BODY));
        if changed || label.clicked() {
            commands.push(ReviewCommand::OpenHands(open ^ label.clicked()));
        }
    }
}

/// The label of a button, beside its icon.
const fn label(stride: Stride, unit: Unit) -> Message {
    match (stride, unit) {
        (Stride::Deal, Unit::Deal) => texts::deal(),
        (Stride::Deal, Unit::Round) => texts::round(),
        (Stride::Trick, _) => texts::trick(),
        (Stride::Step | Stride::End, _) => Message::EMPTY,
    }
}

/// The name of a button, with its key.
const fn name(stride: Stride, forward: bool, unit: Unit) -> Message {
    match (stride, forward, unit) {
        (Stride::End, false, _) => texts::first_position(),
        (Stride::Deal, false, Unit::Deal) => texts::previous_deal(),
        (Stride::Deal, false, Unit::Round) => texts::previous_round(),
        (Stride::Trick, false, _) => texts::previous_trick(),
        (Stride::Step, false, _) => texts::step_back(),
        (Stride::Step, true, _) => texts::step_forward(),
        (Stride::Trick, true, _) => texts::next_trick(),
        (Stride::Deal, true, Unit::Deal) => texts::next_deal(),
        (Stride::Deal, true, Unit::Round) => texts::next_round(),
        (Stride::End, true, _) => texts::last_position(),
    }
}

/// Shows a short caption in the same row as the control of this width that follows. The control has a name of its own.
fn caption(ui: &mut Ui, words: Message, control: f32) {
    keep_together(ui, CAPTION + control);
    theme::note(ui, words);
}

fn keep_together(ui: &mut Ui, width: f32) {
    if ui.available_size_before_wrap().x < width {
        ui.end_row();
    }
}

fn consume(ui: &Ui, modifiers: Modifiers, key: Key) -> bool {
    ui.input_mut(|input| input.consume_key(modifiers, key))
}
