//! The seats as chairs around a table: who sits there, and what can be done there.

use egui::{Label, Rect, Sense, Shape, Stroke, Ui, UiBuilder, Vec2, vec2};

use crate::online::links::Route;
use crate::online::{Kind, Phrase, Presence, SeatState};
use crate::rules::{Seat, Seats};
use crate::store::{Player, names};
use crate::text::{Message, ending, table_page, together as texts};
use crate::ui::friends::{Friends, way};
use crate::ui::personas::{Expression, everybody};
use crate::ui::settings::Settings;
use crate::ui::shell::Commands;
use crate::ui::theme::{self, Palette, Words, plate, size};
use crate::ui::{face_choice, focus};

/// The size of a chair at the table, and the width from which chairs stand around one.
const CHAIR: Vec2 = vec2(236.0, 84.0);
const AROUND: f32 = 640.0;

/// The diameter of a face, and the margins outside and inside a chair.
const FACE: f32 = 56.0;
const MARGIN: f32 = 10.0;
const INSIDE: f32 = 14.0;

/// The chairs of a table.
pub(in crate::ui) struct Chairs<'a> {
    /// The title of the game.
    pub game: &'a str,
    pub players: &'a [Player],
    pub states: &'a [SeatState],
    /// The seats of people at this computer.
    pub own: Seats,
    /// The ways to the guests, by seat, as far as they are known.
    pub ways: Vec<Option<Route>>,
    /// The phrase that is heard now, with its speaker.
    pub said: Option<(Seat, Phrase)>,
    pub settings: &'a Settings,
    /// The height that the buttons of a chair need.
    pub buttons: f32,
}

impl Chairs<'_> {
    /// Shows them, each with the buttons that `add` adds.
    pub fn show(&self, ui: &mut Ui, mut add: impl FnMut(&mut Ui, Seat, &SeatState)) {
        let wide = ui.available_width() - theme::BAR;
        let seats = Seat::all(self.states.len()).zip(self.states);
        if wide < AROUND {
            for (seat, state) in seats {
                theme::panel(ui, |ui| {
                    self.chair(ui, seat, state, &mut add);
                });
                ui.add_space(theme::STEP);
            }
            return;
        }
        let chair = CHAIR + vec2(0.0, self.buttons);
        let places = self.places(wide, chair);
        let (low, high) = places.iter().fold((0.0_f32, 0.0_f32), |(low, high), at| (low.min(at.y), high.max(at.y)));
        let (room, _) = ui.allocate_exact_size(vec2(wide, high - low + chair.y), Sense::hover());
        let middle = room.center() - vec2(0.0, (high + low) / 2.0);
        self.paint_table(ui, Rect::from_center_size(room.center(), room.size() - chair * vec2(0.9, 0.8)));
        for ((seat, state), place) in seats.zip(places) {
            // A chair is as tall as what it holds.
            let id = ui.scope_id().with(("chair", seat));
            let tall = if theme::measured(ui, id).y > 0.0 { theme::measured(ui, id).y } else { chair.y };
            let rect = Rect::from_center_size(middle + place, vec2(chair.x, tall)).shrink(MARGIN);
            // Its own margin would be added around the chair, which would then lie over its neighbor.
            let frame = theme::panel_frame(&Palette::of(ui)).inner_margin(0.0);
            ui.painter().add(frame.paint(rect));
            let inside = UiBuilder::new().id_salt(("chair", seat)).max_rect(rect.shrink(INSIDE));
            // The page goes on below the table, wherever the last chair stands.
            let mut inside = ui.new_child(inside);
            let needed = self.chair(&mut inside, seat, state, &mut add) + 2.0 * (MARGIN + INSIDE);
            theme::measure(ui, id, vec2(chair.x, needed));
        }
        ui.add_space(theme::STEP);
    }

    /// Shows the way to the faces at the person's own chair.
    pub fn show_way_to_faces(&self, ui: &mut Ui, seat: Seat, commands: &mut Commands) {
        if self.own.len() == 1 && self.own.contains(seat) {
            face_choice::show_menu(&theme::quiet(ui, ending::choose_face()), self.settings, commands);
        }
    }

    /// Where the chairs stand from the middle, clockwise, the reader's at the bottom.
    fn places(&self, wide: f32, chair: Vec2) -> Vec<Vec2> {
        let count = self.states.len();
        // Those above each other on one side do not touch.
        let tall = chair.y / [1.0, 2.0, 1.5, 1.0, 1.1, 1.0][count.clamp(1, 6) - 1];
        let own = Seat::all(count).position(|seat| self.own.contains(seat)).unwrap_or(0);
        let place = |seat: usize| {
            let turn = ((seat + count - own) % count) as f32 / count as f32;
            let angle = std::f32::consts::FRAC_PI_2 + turn * std::f32::consts::TAU;
            Vec2::angled(angle) * vec2((wide - chair.x) / 2.0, tall.max(chair.y * 0.6))
        };
        (0..count).map(place).collect()
    }

    fn paint_table(&self, ui: &Ui, rect: Rect) {
        let surface = self.settings.surface(Palette::of(ui).dark);
        ui.painter().add(Shape::ellipse_filled(rect.center(), rect.size() / 2.0, surface.color));
        ui.painter().add(Shape::ellipse_stroke(rect.center(), rect.size() / 2.0, Stroke::new(2.0, surface.edge)));
        let title = theme::one_line(ui, Words::verbatim(self.game), theme::bold(size::BODY), plate::TEXT, rect.width());
        if self.states.len() != 2 || rect.height() > title.size().y {
            ui.painter().galley(rect.center() - title.size() / 2.0, title, plate::TEXT);
        }
    }

    /// Shows a chair; returns its height.
    fn chair(
        &self, ui: &mut Ui, seat: Seat, state: &SeatState, add: &mut impl FnMut(&mut Ui, Seat, &SeatState),
    ) -> f32 {
        let palette = Palette::of(ui);
        let names = names(self.players, theme::language(ui));
        let mut words = state_of(seat, state, self.own.contains(seat) && self.own.len() == 1);
        if let Some(route) = self.ways.get(seat.index()).copied().flatten() {
            words = texts::with_way(words, way(route));
        }
        if let Some((_, phrase)) = self.said.filter(|(speaker, _)| *speaker == seat) {
            words = table_page::says(seat, phrase.message());
        }
        let is_there = state.kind != Kind::Friend || state.commit.is_some();
        ui.horizontal(|ui| {
            let (rect, _) = ui.allocate_exact_size(Vec2::splat(FACE), Sense::hover());
            if state.kind == Kind::Friend && state.presence == Presence::Open {
                ui.painter().circle_stroke(rect.center(), FACE / 2.0 - 1.0, Stroke::new(1.5, palette.outline));
            } else {
                let faces: Vec<_> = self.states.iter().map(|state| state.face).collect();
                let faces = everybody(self.players, &names, self.settings.face, &faces, |_| Expression::Calm);
                if let Some(face) = faces.get(seat.index()) {
                    face.paint(ui, rect.center(), FACE);
                }
            }
            let words = theme::text(ui, Words::with_names(&words, &names), size::SMALL);
            ui.add(Label::new(words.color(if is_there { palette.text } else { palette.muted })).wrap());
        });
        let told = ui.min_rect().height();
        let group = focus::Group::row(("chair", seat));
        let buttons = group.show(ui, |ui| ui.horizontal_wrapped(|ui| add(ui, seat, state)).response.rect);
        if buttons.width() > 0.0 { ui.min_rect().height() } else { told }
    }
}

/// The phrase that is heard now, with its speaker.
pub(in crate::ui) fn heard(ui: &Ui, friends: &Friends) -> Option<(Seat, Phrase)> {
    let (seat, phrase, left) = friends.heard(ui.input(|input| input.time))?;
    ui.request_repaint_after_secs(left as f32);
    Some((seat, phrase))
}

/// The state of a seat; `is_own` for the reader's own.
pub(in crate::ui) fn state_of(seat: Seat, state: &SeatState, is_own: bool) -> Message {
    match (state.kind, state.presence) {
        _ if is_own => texts::seat_own(),
        (Kind::Computer | Kind::Program, _) => texts::seat_computer(seat),
        (Kind::Friend, Presence::Open) if state.name.is_empty() => texts::seat_open(seat.index() + 1),
        (Kind::Friend, Presence::Open) => texts::has_left(seat),
        (Kind::Friend, Presence::Away | Presence::Paused) => texts::seat_away(seat),
        (Kind::Friend, Presence::Here) if state.commit.is_none() => texts::seat_looking(seat),
        _ => texts::seat_sits(seat),
    }
}
