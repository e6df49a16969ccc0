//! The coach's comment on what the person has just played: a bubble at the card, with two buttons.

use egui::accesskit::Role;
use egui::{
    Align2, Color32, CornerRadius, FontId, Key, Modifiers, Rect, Stroke, StrokeKind, Ui, UiBuilder, pos2, vec2,
};

use super::bubble::{BubbleOf, free_place, tail, taken};
use super::controls::{ButtonLook, button};
use super::input::Comment;
use super::table_frame::TableFrame;
use super::{Board, BoardAction};
use crate::text::table_page as texts;
use crate::ui::focus;
use crate::ui::theme::{self, Words, plate, size};

/// The widths of the bubble to try, for text of the usual size.
const WIDTHS: [f32; 3] = [300.0, 380.0, 250.0];

/// The space around text and buttons, and between them, for text of the usual size.
const PAD: f32 = 12.0;
const GAP: f32 = 8.0;

/// The height of a button, for text of the usual size.
const BUTTON: f32 = 36.0;

impl Board {
    /// Takes Enter and Space, unless a control has the focus: the game goes on.
    pub(super) fn take_answer(&self, ui: &Ui, comment: Option<Comment<'_>>) -> Option<BoardAction> {
        comment.filter(|_| self.focus.is_some() || focus::is_nowhere(ui))?;
        let pressed = |key| ui.input_mut(|input| input.consume_key(Modifiers::NONE, key));
        (pressed(Key::Enter) || pressed(Key::Space)).then_some(BoardAction::Answered { takes_back: false })
    }

    /// Shows the comment, if there is one.
    pub(super) fn show_comment(&self, ui: &mut Ui, frame: &TableFrame<'_>) -> Option<BoardAction> {
        let Comment { spots, words, can_take_back } = frame.input.comment?;
        let text = frame.layout.text;
        let answers = [(texts::coach_take_back(), true), (texts::coach_go_on(), false)];
        let answers = answers.into_iter().filter(|(_, takes_back)| can_take_back || !takes_back);
        let answers: Vec<(Words, bool)> =
            answers.map(|(words, back)| (Words::from(words).rendered(ui), back)).collect();
        let label = |words: &Words| theme::text_width(ui, words, theme::bold(size::BODY * text)) + 2.0 * PAD * text;
        let widths: Vec<f32> = answers.iter().map(|(words, _)| label(words)).collect();
        let row = widths.iter().sum::<f32>() + GAP * (widths.len() - 1) as f32;
        let card = spots.iter().find_map(|spot| frame.layout.find(*spot)).map(|placed| placed.pose.bounds());
        let card = card.map(|bounds| BubbleOf { bounds, face: bounds.center() });
        // Nobody plays meanwhile, so that it may lie where cards will be played, and over what matters most.
        let open = [frame.layout.trick, frame.layout.stake];
        let taken = taken(frame.layout, None).into_iter().filter(|rect| !open.contains(rect));
        let taken: Vec<Rect> = taken.collect();
        let tall = theme::control_height(ui, BUTTON * text);
        let lay = |width: f32| {
            let font = FontId::proportional(size::SMALL * text);
            let galley = ui.painter().layout(words.to_owned(), font, plate::INK, width);
            let wide = galley.size().x.max(row);
            let size = vec2(wide, galley.size().y + GAP * text + tall) + 2.0 * vec2(PAD, PAD) * text;
            (galley, size)
        };
        let mut tries = WIDTHS.into_iter().map(|width| lay((width * text).max(row)));
        let free = card.and_then(|card| {
            tries.find_map(|(galley, size)| Some((galley, free_place(card, size, text, frame.rect, &taken)?)))
        });
        let is_free = free.is_some();
        let (galley, place) = free.unwrap_or_else(|| {
            // Without a free place, it covers the prompt and what lies above, but no card in the hand.
            let (galley, size) = lay((2.0 * WIDTHS[1] * text).min(frame.rect.width() * 0.6).max(row));
            let bottom = pos2(frame.rect.center().x, frame.layout.prompt_room.bottom());
            (galley, Align2::CENTER_BOTTOM.anchor_size(bottom, size))
        });
        let line = Stroke::new(1.0, Color32::from_black_alpha(90));
        ui.painter().rect(place, CornerRadius::same(12), plate::PAPER, line, StrokeKind::Outside);
        if let Some(card) = card.filter(|_| is_free) {
            ui.painter().add(tail(place, card, text));
        }
        let corner = place.min + vec2(PAD, PAD) * text;
        ui.painter().galley(corner, galley, plate::INK);
        let mut left = corner.x;
        let top = place.bottom() - PAD * text - tall;
        let mut answer = None;
        let named = UiBuilder::new().max_rect(place).accessibility_role(Role::Group).accessibility_label(words);
        let mut inner = ui.new_child(named);
        focus::Group::row("coach").rank(2).show(&mut inner, |ui| {
            for ((words, takes_back), width) in answers.iter().zip(widths) {
                let rect = Rect::from_min_size(pos2(left, top), vec2(width, tall));
                left = rect.right() + GAP;
                let mut own = ui.new_child(UiBuilder::new().max_rect(rect));
                let response = button(&mut own, rect, words, ButtonLook { text, main: !takes_back }, true);
                if !takes_back {
                    focus::entry(ui, response.id);
                }
                if response.clicked() {
                    answer = Some(BoardAction::Answered { takes_back: *takes_back });
                }
            }
        });
        answer
    }
}
