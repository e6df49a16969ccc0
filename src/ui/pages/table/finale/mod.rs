//! The end of a deal or of a game, as a scene on the table: the face of who leads or has won, the play that decided it, the
//! places, and after a game the moments worth looking at again. It moves once, until a press ends that.

mod cheer;
mod count;
mod facts;
mod hero;
mod places;
mod play;
mod shower;
mod story;
mod today;

use egui::accesskit::Role;
use egui::{
    AsIdSalt, CornerRadius, CursorIcon, Id, Key, Modifiers, Rect, Response, ScrollArea, Sense, Shape, Stroke,
    StrokeKind, Ui, UiBuilder, Vec2, WidgetInfo, scroll_area::ScrollBarVisibility, vec2,
};

use super::ending::Ending;
use super::game::{Moon, TableGame, TableState};
use super::score_sheet::ScoreSheet;
use super::{earlier, standings};
use crate::rules::{Next, Seat};
use crate::table::SheetRow;
use crate::text::{Message, common, ending as texts, table_page};
use crate::ui::board::{TablePictures, is_plain};
use crate::ui::personas::Portrait;
use crate::ui::personas::remarks::Remark;
use crate::ui::requests::{Review, ReviewStart};
use crate::ui::settings::Settings;
use crate::ui::shell::Commands;
use crate::ui::sound::Cue;
use crate::ui::theme::{self, Palette, Surface};
use crate::ui::{focus, presses};
pub(super) use count::Count;

/// The distance from the edges of the window.
const MARGIN: f32 = 24.0;

/// The distance between the parts, and between them where they would not fit otherwise.
const GAP: f32 = 16.0;
const GAPS: [f32; 3] = [GAP, 11.0, 7.0];

/// The widest that everything becomes together.
const WIDEST: f32 = 1120.0;

/// The width from which the winner and the play stand side by side.
const TWO_COLUMNS: f32 = 760.0;

/// The share of the width that the winner has beside the play.
const HERO: f32 = 0.4;

/// The time in which everything else comes into sight after the count and the cheers, in seconds.
const REVEALING: f64 = 0.3;

/// The time before the last card of the cheers is gone at which everything else comes into sight, in seconds.
const LAST_CARDS: f64 = 0.3;

/// The width of the shake after the points that decide have been counted, in points, and its time, in seconds.
const SHAKING: f32 = 7.0;
const SHAKES: f64 = 0.4;

/// The time in which the light goes down after a defeat, in seconds.
const DARKENING: f64 = 0.8;

/// The time for which keys do nothing once nothing moves, and a second press once one has ended what moves, in seconds.
const RESTING: f64 = 1.0;
const PRESSING: f64 = 0.5;

/// The result of a deal or of a game.
pub(super) struct Finale<'a> {
    /// Its buttons and whether it was fair.
    pub sheet: ScoreSheet<'a>,
    pub settings: &'a Settings,
    pub pictures: &'a TablePictures,
    /// The faces of all players, by seat.
    pub faces: &'a [Portrait],
    pub software_rendering: bool,
    /// The width of a card in the middle of the table.
    pub card: f32,
    /// The seconds since it opened; endless if nothing moves.
    pub since: f64,
    /// The seconds since a press ended what moves; endless if none did.
    pub since_hurried: f64,
    pub count: Count,
    /// The moon of the deal that is over.
    pub moon: Option<Moon>,
    /// The remark of a computer player.
    pub remark: Option<&'a Remark>,
}

impl Finale<'_> {
    const fn game(&self) -> &TableGame {
        self.sheet.game
    }

    const fn ending(&self) -> &Ending {
        self.sheet.ending
    }

    /// Tells whether the game is over, rather than a deal.
    fn is_over(&self) -> bool {
        self.game().state() == TableState::Result
    }

    /// The points of the deal that is over, while the game goes on.
    fn deal(&self) -> Option<SheetRow> {
        self.game().session().sheet().rows.pop().filter(|_| !self.is_over())
    }

    /// The share of a movement that is done, eased, if it begins then and takes this long, in seconds.
    fn progress(&self, begins: f64, seconds: f64) -> f32 {
        let share = ((self.since - begins) / seconds).clamp(0.0, 1.0);
        egui::emath::easing::cubic_out(share as f32)
    }

    /// How much of the window the face and the words of a victory or moon of one's own have for themselves.
    fn raised(&self) -> f32 {
        let counted = self.count.seconds();
        if self.cheered() > counted { self.progress(counted, REVEALING) * (1.0 - self.revealed()) } else { 0.0 }
    }

    fn is_moving(&self) -> bool {
        self.since < self.ends()
    }

    /// The time for which cards fly on, in seconds; not positive once there are none.
    fn showers_for(&self) -> f64 {
        self.count.seconds() + shower::seconds(self.game(), self.ending()) - self.since
    }

    /// The time at which everything but the count and the cheers comes into sight, in seconds.
    fn cheered(&self) -> f64 {
        cheered(self.game(), self.ending(), &self.count)
    }

    /// The time at which everything but the cards that fly has come to rest, in seconds.
    fn ends(&self) -> f64 {
        (play::seconds(self) + play::TELLING).max(hero::told(self))
    }

    /// One of three values: the usual one, or one of smaller ones where the parts of the result would not fit otherwise.
    fn fitting<T: Copy>(&self, ui: &Ui, values: [T; 3]) -> T {
        values[self.tightness(ui).1]
    }

    /// The number of times that everything has become smaller, at most twice, in a window of this size, and where it is kept.
    fn tightness(&self, ui: &Ui) -> (Id, usize) {
        let size = ui.content_rect().size().to_string();
        let id = Id::unique(("tightness", self.game().path(), self.game().dialog(), size));
        (id, ui.data(|data| data.get_temp(id)).unwrap_or_default())
    }

    /// The share of everything but the count and the cheers that is in sight.
    fn revealed(&self) -> f32 {
        let cheered = self.cheered();
        if cheered > 0.0 { self.progress(cheered, REVEALING) } else { 1.0 }
    }

    /// Where everything is, relative to its place, while it shakes under the points that decide.
    fn shake(&self) -> Vec2 {
        let counted = self.count.at(self.since).filter(|counted| counted.decides && counted.since_done >= 0.0);
        counted.map_or(Vec2::ZERO, |counted| {
            let left = (1.0 - counted.since_done / SHAKES).max(0.0) as f32;
            let turn = counted.since_done as f32;
            SHAKING * left * left * vec2((60.0 * turn).cos(), (76.0 * turn).cos())
        })
    }

    /// A plate on the cloth that leads to a moment.
    fn plate_button(&self, ui: &Ui, surface: &Surface, rect: Rect, id: impl AsIdSalt, spoken: &Message) -> Response {
        let response = ui.interact(rect, ui.scope_id().with(id), Sense::click());
        let response = response.on_hover_cursor(CursorIcon::PointingHand);
        let spoken = theme::say(ui, spoken);
        response.widget_info(|| WidgetInfo::labeled(Role::Button, true, &spoken));
        let is_hot = response.hovered() || focus::is_on(&response);
        let line = Stroke::new(1.0, if is_hot { surface.accent } else { surface.edge });
        let round = CornerRadius::same(16);
        ui.painter().rect(rect, round, surface.plate, line, StrokeKind::Inside);
        theme::focus_ring(ui, &response, round);
        response
    }

    fn review(&self, start: ReviewStart) -> Review {
        Review(self.game().path().to_owned(), start)
    }

    /// Shows it at rest, behind a dialog that is open over it.
    pub fn show_behind(&self, ui: &mut Ui) {
        let room = ui.content_rect();
        let surface = self.settings.surface(Palette::of(ui).dark);
        ui.set_clip_rect(room);
        ui.painter().rect_filled(room, 0.0, surface.color);
        let middle = Rect::from_center_size(room.center(), self.size(ui));
        let builder = UiBuilder::new().id_salt("behind").max_rect(middle).disabled();
        self.show_all(&mut ui.new_child(builder), &surface, &mut Commands::default());
    }

    /// The size of everything together.
    fn size(&self, ui: &Ui) -> Vec2 {
        (ui.content_rect().size() - Vec2::splat(2.0 * MARGIN)).min(vec2(WIDEST, f32::INFINITY))
    }

    /// Shows it; returns whether a press has ended what moves.
    pub fn show(&self, ui: &Ui, commands: &mut Commands) -> bool {
        let surface = self.settings.surface(Palette::of(ui).dark);
        theme::stage(ui, "result", surface.color, |ui| {
            let room = ui.content_rect();
            // Without a graphics card, a shade over the cloth would take too long.
            let game = self.game();
            let is_dark = game.is_own_defeat() || self.moon.is_some();
            let is_shaded = self.software_rendering && is_dark;
            if !is_shaded && !is_plain(self.software_rendering, room.size() * ui.pixels_per_point()) {
                let cloth = self.pictures.cloth(ui, room, surface.color);
                ui.painter().with_clip_rect(room).add(cloth);
            }
            let painter = ui.painter().clone();
            let shade = painter.add(Shape::Noop);
            let is_showering = self.showers_for() > 0.0;
            // Who pressed a key to go on sees the result before another one does more.
            let rests = game.has_slow_end() && (self.since - self.ends()).min(self.since_hurried) < RESTING;
            let is_key = (self.is_moving() || is_showering || rests) && takes_key(ui);
            let is_pressed = ui.input(|input| input.pointer.any_pressed());
            if is_pressed && (self.is_moving() || self.since_hurried < PRESSING) {
                // Later, a press does what it is meant for, too.
                presses::end(ui);
                ui.disable();
            }
            let is_hurried = (is_key || is_pressed) && (self.is_moving() || is_showering);
            if self.is_moving() || is_showering {
                ui.request_repaint();
            }
            if is_showering {
                shower::paint(ui, self);
            }
            self.show_all(ui, &surface, commands);
            if is_dark && let Some(face) = hero::face_at(ui) {
                // The light goes down. A moon has come in the dark.
                let done = self.moon.as_ref().map_or_else(|| self.progress(self.count.seconds(), DARKENING), |_| 1.0);
                painter.set(shade, hero::shade(room, face, done));
            }
            is_hurried
        })
    }

    fn show_all(&self, ui: &mut Ui, surface: &Surface, commands: &mut Commands) {
        if self.revealed() == 0.0 {
            // Nothing can be pressed before it is in sight.
            ui.visuals_mut().disabled_alpha = 1.0;
            ui.disable();
        }
        let size = self.size(ui);
        ui.set_width(size.x);
        ui.set_height(size.y);
        let buttons = Id::unique("buttons of a result");
        let below = theme::measured(ui, buttons).y;
        let room = (size.y - below - GAP).max(120.0);
        let parts = Id::unique("parts of a result");
        let tall = theme::measured(ui, parts).y;
        if tall == 0.0 {
            ui.request_discard("the size of a result");
        }
        let head = Id::unique("head of a result");
        // The faces are as large as they can be without the rest having to scroll.
        let room_of_head = room - (tall - theme::measured(ui, head).y);
        // While points are counted, and where but a part of a point is missing, there is nothing to scroll to.
        let scrolls = tall > room + 1.0 && self.revealed() > 0.0;
        let bar = if scrolls { ScrollBarVisibility::VisibleWhenNeeded } else { ScrollBarVisibility::AlwaysHidden };
        let area = ScrollArea::vertical().max_height(room).auto_shrink([false, false]).scroll_bar_visibility(bar);
        // As far from the left edge as the bar keeps it from the right one.
        let mut middle = ui.available_rect_before_wrap();
        middle.min.x += theme::BAR;
        let middle = middle.translate(self.shake());
        let mut inside = ui.new_child(UiBuilder::new().max_rect(middle));
        area.show(&mut inside, |ui| {
            focus::scroll_by_keys(ui);
            ui.add_space(((room - tall) / 2.0).max(0.0));
            let shown = ui.vertical(|ui| {
                ui.spacing_mut().item_spacing.y = self.fitting(ui, GAPS);
                let shown = ui.vertical(|ui| self.show_hero_and_play(ui, surface, room_of_head, commands));
                theme::measure(ui, head, shown.response.rect.size());
                places::show(ui, self, surface);
                if !self.is_over() {
                    return;
                }
                ui.multiply_opacity(self.revealed().powi(3));
                self.sheet.show_next(ui);
                today::show(ui, self, commands);
                self.sheet.show_fairness(ui);
                story::show(ui, self, surface, commands);
                if standings::are_shown(self.game()) {
                    let frame = theme::panel_frame(&Palette::of(ui));
                    frame.show(ui, |ui| standings::show(ui, self.game()));
                }
                earlier::show_comparison(ui, self.game(), surface);
            });
            let now = shown.response.rect.size();
            let (id, tightness) = self.tightness(ui);
            // Faces have become as small as they can be.
            let is_settled = (now.y - tall).abs() < 0.5;
            if now.y > room + 0.5 && is_settled && tightness < 2 {
                ui.data_mut(|data| data.insert_temp(id, tightness + 1));
                if tightness == 0 {
                    ui.request_discard("everything smaller");
                }
            }
            theme::measure(ui, parts, now);
        });
        ui.advance_cursor_after_rect(inside.min_rect());
        ui.add_space(GAP);
        // While points are counted, there is nothing to choose.
        ui.multiply_opacity(self.revealed());
        let width = theme::measured(ui, buttons).x;
        ui.horizontal(|ui| {
            ui.add_space(((size.x - width) / 2.0).max(0.0));
            let shown = focus::Group::row("result").show(ui, |ui| {
                ui.horizontal_wrapped(|ui| self.sheet.show_buttons(ui, self.is_over(), commands)).response.rect
            });
            theme::measure(ui, buttons, shown.size());
        });
    }

    /// Shows the winner and the play side by side, or one below the other in a narrow window.
    fn show_hero_and_play(&self, ui: &mut Ui, surface: &Surface, tall: f32, commands: &mut Commands) {
        let wide = ui.available_width() - theme::BAR;
        let play = self.ending().decisive.as_ref();
        let middle = Id::unique("middle of a result");
        let tall_play = theme::measured(ui, middle).y;
        if wide < TWO_COLUMNS || play.is_none() {
            let tall = if play.is_some() { tall - tall_play - GAP } else { tall };
            hero::show(ui, self, surface, vec2(wide, tall), commands);
            if let Some(play) = play {
                let shown = ui.vertical(|ui| play::show(ui, self, surface, play, wide, commands));
                theme::measure(ui, middle, shown.response.rect.size());
            }
            return;
        }
        let left = wide * HERO;
        ui.horizontal_top(|ui| {
            ui.spacing_mut().item_spacing.x = 0.0;
            let hero = ui.vertical(|ui| hero::show(ui, self, surface, vec2(left, tall), commands)).response.rect;
            let shown = ui.vertical(|ui| {
                ui.add_space(((hero.height() - tall_play) / 2.0).max(0.0));
                ui.vertical(|ui| play::show(ui, self, surface, play.expect("checked above"), wide - left, commands))
            });
            theme::measure(ui, middle, shown.inner.response.rect.size());
        });
    }
}

/// The time at which the cheers for a victory or a moon of one's own end, or else the count, in seconds after the result has
/// come into sight.
pub(super) fn cheered(game: &TableGame, ending: &Ending, count: &Count) -> f64 {
    count.seconds() + (shower::seconds(game, ending) - LAST_CARDS).max(0.0)
}

/// The sounds of what moves at the end of a deal or of a game, with the time at which each is due after the dialog has
/// opened, and the time at which everything has been counted, in seconds.
pub(super) fn sounds(game: &TableGame, ending: &Ending) -> (Vec<(f64, Cue)>, f64) {
    let count = Count::of(game);
    let counted = count.seconds();
    let ticks = count.ticks().enumerate().map(|(step, at)| (at, Cue::Count(step as u8)));
    let slam = count.climax().map(|at| (at, Cue::Slam));
    let cheered = cheered(game, ending, &count);
    let landings = ending.decisive.iter().flat_map(|play| play::landings(cheered, play));
    // Each further reason to be glad sounds once more, higher.
    let glad = if game.is_own_joy() { 1..facts::joy(game, ending).len() } else { 0..0 };
    let glad = glad.map(|reason| (counted + facts::THROWING * reason as f64, Cue::Count(4 + reason as u8)));
    (ticks.chain(slam).chain(landings.map(|at| (at, Cue::Snap))).chain(glad).collect(), counted)
}

/// The result in words for screen readers, once the game is over: who wins, all places, and the play that decided it.
pub(super) fn announced(game: &TableGame, ending: &Ending) -> Option<Message> {
    let session = game.session();
    if session.next() != Next::Over {
        return None;
    }
    let (places, totals) = (session.places(), session.totals());
    let mut seats: Vec<Seat> = Seat::all(session.seats()).collect();
    seats.sort_by_key(|seat| places[*seat]);
    let placed = seats.into_iter().map(|seat| {
        let nth = table_page::nth_place(places[seat]);
        texts::placed(nth, seat, totals[seat])
    });
    let play = ending.decisive.as_ref().map(|play| play::Sayings::of(game, play, ending.worth).spoken);
    Some(common::sentences([facts::winner(game)].into_iter().chain(placed).chain(play)))
}

/// Takes the keys that press buttons; returns whether one was pressed.
fn takes_key(ui: &Ui) -> bool {
    let keys = [Key::Enter, Key::Space];
    ui.input_mut(|input| keys.map(|key| input.consume_key(Modifiers::NONE, key))).contains(&true)
}
