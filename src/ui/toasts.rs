//! Toasts: messages that disappear after a while.

use egui::{Align2, Color32, Context, Id, Rect, Ui, Vec2, vec2};

use super::theme::{self, Palette};
use crate::printable;
use crate::text::Message;

/// The minimum time a toast stays, in seconds.
const STAY: f64 = 6.0;

/// The additional time per letter, in seconds: a slow reader takes half a second per word.
const STAY_PER_LETTER: f64 = 0.08;

/// The time a toast with a button stays, in seconds.
const STAY_WITH_BUTTON: f64 = 12.0;

/// The number of characters of a message that are shown. Messages can quote files.
const LONGEST: usize = 2000;

/// A message, perhaps with a button.
struct Toast {
    /// Its number. A repeated message is a new toast, so that it is announced again.
    number: u64,
    message: String,
    until: f64,
    button: Option<Message>,
    /// The position at the table that it is about; another one removes it.
    position: Option<Id>,
}

#[derive(Default)]
pub struct Toasts {
    shown: Vec<Toast>,
    count: u64,
    /// The time by the window's clock, which goes on while it is hidden. Messages are then kept until they are drawn.
    time: f64,
    /// The time at which their clock was stopped, if it was.
    stopped: Option<f64>,
}

impl Toasts {
    /// Stops the clock by which toasts go, or lets it go on, for tests that wait long on a busy machine.
    pub fn stop_clock(&mut self, ctx: &Context, stopped: bool) {
        if stopped {
            self.stopped = Some(self.now(ctx));
        } else if let Some(since) = self.stopped.take() {
            let pause = self.now(ctx) - since;
            for toast in &mut self.shown {
                toast.until += pause;
            }
        }
    }

    fn now(&self, ctx: &Context) -> f64 {
        self.stopped.unwrap_or_else(|| self.time.max(ctx.input(|input| input.time)))
    }

    pub fn notify(&mut self, ctx: &Context, message: &str) {
        self.add(ctx, message, None, None);
    }

    /// Shows a message about a position at the table for a while, but no longer than the position.
    pub fn notify_about(&mut self, ctx: &Context, message: &str, position: Option<Id>) {
        self.add(ctx, message, None, position);
    }

    /// Removes messages about any position but this one.
    pub fn keep_about(&mut self, position: Option<Id>) {
        self.shown.retain(|toast| toast.position.is_none() || toast.position == position);
    }

    /// Shows a message with a button; returns its number.
    pub fn offer(&mut self, ctx: &Context, message: &str, button: Message) -> u64 {
        self.add(ctx, message, Some(button), None);
        self.count
    }

    /// Tells whether the message with this number has not gone yet.
    pub fn has(&self, number: u64) -> bool {
        self.shown.iter().any(|toast| toast.number == number)
    }

    fn add(&mut self, ctx: &Context, message: &str, button: Option<Message>, position: Option<Id>) {
        let message = printable::sentence(message, LONGEST);
        let least = if button.is_some() { STAY_WITH_BUTTON } else { STAY };
        let stay = least.max(message.chars().count() as f64 * STAY_PER_LETTER);
        let until = self.now(ctx) + stay;
        // A repeated message replaces the earlier one.
        self.shown.retain(|toast| toast.message != message);
        self.count += 1;
        self.shown.push(Toast { number: self.count, message, until, button, position });
    }

    pub const fn follow_time(&mut self, time: f64) {
        self.time = time;
    }

    pub fn clear(&mut self) {
        self.shown.clear();
    }

    pub fn expire(&mut self, ctx: &Context) {
        let now = self.now(ctx);
        self.shown.retain(|toast| toast.until > now);
    }

    /// Draws the toasts below the bars at the top of a table, of this height, where they cover no player and no dialog if
    /// there is such a place, and at the foot of other pages, away from their headings; returns the number of the message
    /// whose button was pressed.
    pub fn show(&self, ui: &Ui, bars: Option<f32>, players: &[Rect]) -> Option<u64> {
        let now = self.now(ui);
        let next = self.shown.iter().map(|toast| toast.until).reduce(f64::min)?;
        ui.request_repaint_after_secs((next - now) as f32);
        let palette = Palette::of(ui);
        let mut pressed = None;
        let dialog = ui.memory(egui::Memory::top_modal_layer).and_then(|layer| egui::AreaState::load(ui, layer.id));
        let taken: Vec<Rect> = players.iter().copied().chain(dialog.map(|dialog| dialog.rect())).collect();
        let place = match bars {
            Some(bars) => self.place(ui, bars + GAP, &taken),
            None => Place { anchor: Align2::CENTER_BOTTOM, offset: vec2(0.0, -GAP), width: self.widest(ui) },
        };
        egui::Area::new(Id::unique("toasts")).order(egui::Order::Foreground).anchor(place.anchor, place.offset).show(
            ui,
            |ui| {
                for toast in &self.shown {
                    let frame = theme::panel_frame(&palette).shadow(theme::soft_shadow());
                    let content = |ui: &mut Ui| {
                        ui.horizontal(|ui| {
                            ui.set_max_width(place.width);
                            let text = theme::document(&toast.message, theme::size::BODY);
                            let label = ui.add(egui::Label::new(text).wrap());
                            ui.accesskit_node_builder(label.id, |node| {
                                node.set_live(egui::accesskit::Live::Polite);
                            });
                            if let Some(button) = &toast.button
                                && theme::secondary(ui, button).clicked()
                            {
                                pressed = Some(toast.number);
                            }
                        });
                    };
                    frame.show(ui, |ui| ui.push_id(toast.number, content));
                }
            },
        );
        pressed
    }

    /// The first place from the top where the toasts cover no player, as wide as possible.
    fn place(&self, ui: &Ui, top: f32, players: &[Rect]) -> Place {
        let window = ui.content_rect();
        let below = players.iter().map(|player| player.bottom() + GAP);
        let mut tops: Vec<f32> = below.filter(|below| *below > top).collect();
        tops.push(top);
        tops.sort_by(f32::total_cmp);
        for top in tops {
            for width in WIDTHS {
                let size = self.size(ui, width);
                for (anchor, side) in SIDES {
                    let place = Place { anchor, offset: vec2(side * GAP, top), width };
                    let corner = anchor.align_size_within_rect(size, window).min;
                    let rect = Rect::from_min_size(corner + place.offset, size);
                    let is_free = !players.iter().any(|player| player.intersects(rect));
                    if is_free && rect.bottom() < window.bottom() {
                        return place;
                    }
                }
            }
        }
        let (anchor, side) = SIDES[1];
        Place { anchor, offset: vec2(side * GAP, top), width: WIDTHS[2] }
    }

    /// The largest width of texts that the window has room for.
    fn widest(&self, ui: &Ui) -> f32 {
        let room = ui.content_rect().width() - 2.0 * GAP;
        let fits = |width: &f32| self.size(ui, *width).x <= room;
        WIDTHS.into_iter().find(fits).unwrap_or(WIDTHS[WIDTHS.len() - 1])
    }

    /// The room that all toasts take if their texts are this wide.
    fn size(&self, ui: &Ui, width: f32) -> Vec2 {
        let font = theme::font(theme::size::BODY);
        let margin = theme::panel_frame(&Palette::of(ui)).total_margin().sum();
        let height = |toast: &Toast| {
            let button = toast.button.as_ref();
            let button = button.map_or(0.0, |button| theme::button_width(ui, button) + GAP);
            let words = toast.message.clone();
            let painter = ui.painter();
            let words = painter.layout(words, font.clone(), Color32::WHITE, width - button);
            words.size().y.max(theme::control_height(ui, 0.0)) + margin.y + GAP
        };
        vec2(width + margin.x, self.shown.iter().map(height).sum())
    }
}

/// Where toasts are shown.
struct Place {
    anchor: Align2,
    offset: Vec2,
    /// The width of their texts.
    width: f32,
}

/// The widths of texts that are tried.
const WIDTHS: [f32; 4] = [620.0, 480.0, 360.0, 260.0];

/// The edges of the window that are tried, with the direction away from them.
const SIDES: [(Align2, f32); 3] = [(Align2::CENTER_TOP, 0.0), (Align2::RIGHT_TOP, -1.0), (Align2::LEFT_TOP, 1.0)];

/// The distance of toasts from players and from the edges.
const GAP: f32 = 12.0;
