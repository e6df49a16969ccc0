//! The face of who leads or has won, large, with what was special about it.

use std::f32::consts::TAU;
use std::ops::RangeInclusive;

use egui::accesskit::Role;
use egui::{
    Align, Align2, Color32, CornerRadius, CursorIcon, Id, Label, Layout, Mesh, Pos2, Rect, Sense, StrokeKind, Ui, Vec2,
    WidgetInfo, lerp, pos2, vec2,
};

use super::count::Counted;
use super::facts::{distance, events, is_spared_alone, joined, joy, limit, place, praise, standing, title};
use super::{Finale, REVEALING, cheer};
use crate::rules::BySeat;
use crate::store::today::DayDeal;
use crate::store::{Date, Origin, SQUARES, share_line, squares};
use crate::text::{Message, ending as texts, share, summary, table_page, today_page};
use crate::ui::command::Command;
use crate::ui::face_choice;
use crate::ui::medal;
use crate::ui::page_id::PageId;
use crate::ui::pages::today;
use crate::ui::shell::Commands;
use crate::ui::theme::{self, Surface, plate, size};

/// The greatest diameter of the face of a computer player who wins, of one's own, and of one of several; and the least, with
/// two for less room.
const FACE: f32 = 208.0;
const OWN: f32 = 248.0;
const SHARED: f32 = 148.0;
const LEAST: [f32; 3] = [112.0, 92.0, 72.0];

/// The room around one's own face and around others.
const OWN_MARGIN: f32 = 28.0;
const MARGIN: f32 = 8.0;

/// The distance between lines.
const LINE_GAP: [f32; 3] = [6.0, 3.0, 0.0];

/// The size of the words on what is counted.
const COUNTING: f32 = 28.0;

/// The side of a square for a deal, and two for less room, the least where there are many, and the colors from best to worst.
const SQUARE: [f32; 3] = [30.0, 24.0, 20.0];
const NARROW: f32 = 8.0;
const KINDS: [Color32; 3] = [Color32::from_rgb(0x55, 0xac, 0xee), plate::PAPER, Color32::from_rgb(0xe8, 0x70, 0x5a)];

/// The time for which a copied result is told, in seconds.
const COPIED: f64 = 4.0;

/// The diameter of the face beside a remark, and the margin of its words.
const SPEAKER: f32 = 32.0;
const PAD: f32 = 12.0;

/// The time in which the face appears, in seconds.
const APPEARING: f64 = 0.35;

/// The time for which the result of a game is looked at before more is told, in seconds.
const LATER: f64 = 0.5;

/// The size of the face of who takes the lead when it appears, relative to its size while points are counted.
const LEADING: f32 = 0.5;

/// The number of rays around one's own face, and how far they reach beyond it for each reason to be glad, relative to it.
const RAYS: usize = 18;
const REACH: f32 = 0.07;

/// The size of the face when it appears, relative to its usual one.
const SMALL: f32 = 0.78;

/// The moon behind the face of who made one: its radius, its distance to the right, and the one above while it rises, relative
/// to the face; its seas, relative to it, with their radius; its halo, and how bright that is.
const ROUND: f32 = 0.5;
const ASIDE: f32 = 0.42;
const RISES: RangeInclusive<f32> = 0.35..=-0.25;
const SEAS: [(f32, f32, f32); 4] = [(0.55, -0.35, 0.2), (0.2, -0.68, 0.14), (0.68, 0.2, 0.12), (0.28, -0.15, 0.1)];
const HALO: f32 = 1.7;
const GLOW: f32 = 0.4;
const MOON: Color32 = Color32::from_rgb(245, 236, 208);
const SEA: Color32 = Color32::from_rgb(226, 213, 178);

/// The darkness around the winner after one's own defeat, the shares of the window's diagonal at which it begins and at which
/// it is full, and the number of straight parts of its edge.
const SHADE: f32 = 120.0;
const LIT: f32 = 0.08;
const DIM: f32 = 0.42;
const PARTS: u32 = 48;

/// The largest type, of the words on who wins.
const HEADLINE: [f32; 3] = [40.0, 34.0, 30.0];

/// The diameter of a medal relative to the face on whose edge it is, and the time in which its new star lights up once
/// everything has been counted, in seconds.
const MEDAL: f32 = 0.42;
const LIGHTING: f64 = 0.6;

/// Shows it; with smaller faces where there is less room.
pub(super) fn show(ui: &mut Ui, finale: &Finale<'_>, surface: &Surface, room: Vec2, commands: &mut Commands) {
    let game = finale.game();
    let own_joy = game.is_own_joy();
    let column = Layout::top_down(Align::Center);
    let (words, wide) = (Id::unique("words on a victory"), room.x);
    ui.allocate_ui_with_layout(vec2(wide, 0.0), column, |ui| {
        ui.set_width(wide);
        ui.spacing_mut().item_spacing.y = finale.fitting(ui, LINE_GAP);
        show_faces(ui, finale, own_joy, room.y - theme::measured(ui, words).y);
        let (top, painter) = (ui.cursor().top(), ui.painter().with_clip_rect(ui.content_rect()));
        ui.multiply_opacity(finale.revealed());
        if let Origin::Today(date) | Origin::TodayAgain(date) = game.origin() {
            let of_today = (date == Date::today()).then(today_page::title);
            lines(ui, joined(of_today.into_iter().chain([today::day(date)]).collect()), size::BODY, surface.muted);
        }
        let title = theme::strong(ui, title(finale), finale.fitting(ui, HEADLINE)).color(surface.text);
        let title = theme::heading_label(ui, Label::new(title).wrap(), 1);
        cheer::paint(ui, &painter, finale);
        if let Some(counted) = finale.count.at(finale.since)
            && let Some((name, _)) = counted.what
        {
            let room = ui.content_rect().width() - 2.0 * super::MARGIN;
            let name = theme::one_line(ui, name, theme::bold(COUNTING), surface.text, room);
            let center = pos2(middle(ui, finale, title.rect), title.rect.center().y);
            let below = center + vec2(0.0, name.size().y / 2.0 + 10.0);
            painter.galley(center - name.size() / 2.0, name, surface.text);
            ui.data_mut(|data| data.insert_temp(Id::unique("what is counted"), below));
        }
        if finale.is_over() {
            show_facts(ui, finale, surface, wide, commands);
        } else {
            show_deal(ui, finale, surface, wide);
        }
        theme::measure(ui, words, vec2(0.0, ui.cursor().top() - top));
    });
}

/// The time at which everything is told about the result, in seconds.
pub(super) fn told(finale: &Finale<'_>) -> f64 {
    // One's own victory has been looked at before.
    let later = if finale.is_over() && !finale.game().is_own_joy() { LATER } else { 0.0 };
    finale.cheered() + later + REVEALING
}

/// Tells more about a deal that is over.
fn show_deal(ui: &mut Ui, finale: &Finale<'_>, surface: &Surface, wide: f32) {
    let game = finale.game();
    let [own, length] = standing(game);
    lines(ui, own, size::BODY, surface.text);
    show_remark(ui, finale, wide);
    lines(ui, length, size::BODY, surface.muted);
    show_squares(ui, finale, surface);
    let spared = is_spared_alone(game).then(texts::without_points);
    show_praise(ui, spared.into_iter().chain(events(game)).filter(|_| finale.moon.is_none()), surface);
}

/// Tells more about the result, a little later.
fn show_facts(ui: &mut Ui, finale: &Finale<'_>, surface: &Surface, wide: f32, commands: &mut Commands) {
    let game = finale.game();
    let own_win = game.is_own_win();
    let shown = finale.progress(told(finale) - REVEALING, REVEALING);
    ui.scope(|ui| {
        ui.multiply_opacity(shown);
        if shown == 0.0 {
            ui.disable();
        }
        show_remark(ui, finale, wide);
        let standing = [place(game), distance(game), limit(game)].into_iter().flatten().collect();
        lines(ui, joined(standing), size::BODY, surface.muted);
        show_squares(ui, finale, surface);
        let rivalry = finale.ending().rivalry.map(|record| texts::rivalry(record.rival, record.ahead, record.behind));
        lines(ui, rivalry, size::BODY, surface.muted);
        lines(ui, events(game), size::BODY, surface.text);
        show_praise(ui, praise(game, finale.ending()).into_iter(), surface);
        if let Some((medal, _)) = &finale.ending().medal {
            let words = texts::medal(medal.entry.title, medal.count(), medal.steps.len());
            if theme::inline_in(ui, words, surface.accent).clicked() {
                commands.push(Command::Show(PageId::GOALS));
            }
            let next = medal.next().filter(|_| own_win);
            lines(ui, next.map(|next| texts::next_step(next.label())), size::SMALL, surface.muted);
        }
        if finale.ending().invites_today && finale.fitting(ui, [true, true, false]) {
            let deal = DayDeal::of(Date::today());
            let words = texts::play_today(deal.entry.title);
            if theme::inline_in(ui, words, surface.accent).clicked() {
                commands.push(Command::Show(PageId::TODAY));
            }
        }
        let has_room = finale.fitting(ui, [true, false, false]);
        if own_win && has_room && finale.settings.face.is_none() {
            let choose = theme::inline_in(ui, texts::choose_face(), surface.accent);
            face_choice::show_menu(&choose, finale.settings, commands);
        }
    });
}

/// Shows how the only person came out of each deal, as in the line to copy; once the game is over, a press copies that.
fn show_squares(ui: &mut Ui, finale: &Finale<'_>, surface: &Surface) {
    let game = finale.game();
    let Some(saved) = game.own().filter(|_| game.people() == 1) else { return };
    let squares = squares(saved, game.viewer());
    let kinds: Vec<_> = squares.chars().filter_map(|square| SQUARES.iter().position(|one| *one == square)).collect();
    if kinds.len() < 2 {
        return;
    }
    let (best, copied) = (kinds.iter().filter(|kind| **kind == 0).count(), Id::unique("copied"));
    let (now, until) = (ui.input(|input| input.time), ui.data(|data| data.get_temp::<f64>(copied)));
    let is_copied = until.is_some_and(|until| now < until);
    let words = match best {
        _ if is_copied => share::result_copied(),
        0 if finale.is_over() => share::copy_result(),
        _ => texts::best_in(best, kinds.len()),
    };
    let tall = finale.fitting(ui, SQUARE);
    let side = tall.min((ui.available_width() / 2.0 / kinds.len() as f32).floor()).max(NARROW);
    let shown = kinds.len().min((ui.available_width() / 2.0 / side) as usize);
    let wide = side * shown as f32 + PAD;
    let (color, sense, role, spoken) = if finale.is_over() {
        let spoken = summary::spoken_facts([share::copy_result(), words.clone()]);
        (surface.accent, Sense::click(), Role::Button, spoken)
    } else {
        (surface.muted, Sense::hover(), Role::Label, words.clone())
    };
    let drawn = theme::one_line(ui, words, theme::font(size::SMALL), color, ui.available_width() - wide);
    // Nothing moves once it has been copied.
    let beside = theme::text_width(ui, share::result_copied(), theme::font(size::SMALL)).max(drawn.size().x);
    let beside = if finale.is_over() { beside.min(ui.available_width() - wide) } else { drawn.size().x };
    let (rect, response) = ui.allocate_exact_size(vec2(wide + beside, tall.max(drawn.size().y)), sense);
    for (place, kind) in kinds[kinds.len() - shown..].iter().enumerate() {
        let bottom = rect.left_bottom() + vec2(side * (place as f32 + 0.5), 0.0);
        // Lower ones are worse, for who doesn't tell the colors apart.
        let square = Align2::CENTER_BOTTOM.anchor_size(bottom, vec2(1.0, 1.0 - 0.25 * *kind as f32) * (side - 3.0));
        ui.painter().rect(square, CornerRadius::same(3), KINDS[*kind], (1.0, surface.edge), StrokeKind::Inside);
    }
    ui.painter().galley(
        Align2::LEFT_CENTER.align_size_within_rect(drawn.size(), rect.with_min_x(rect.left() + wide)).min,
        drawn,
        color,
    );
    let spoken = theme::say(ui, spoken);
    response.widget_info(|| WidgetInfo::labeled(role, true, &spoken));
    if !finale.is_over() {
        return;
    }
    theme::focus_ring(ui, &response, CornerRadius::same(3));
    let response = response.on_hover_cursor(CursorIcon::PointingHand);
    if response.on_hover_text(theme::say(ui, share::copy_result_help())).clicked()
        && let Some(line) = finale.ending().day_line(saved).or_else(|| share_line(saved))
    {
        ui.copy_text(theme::say(ui, line));
        ui.data_mut(|data| data.insert_temp(copied, now + COPIED));
        ui.request_repaint_after_secs(COPIED as f32);
    }
}

/// The middle of the lower edge of the words on what is counted.
pub(super) fn counted_at(ui: &Ui) -> Pos2 {
    ui.data(|data| data.get_temp(Id::unique("what is counted"))).unwrap_or_default()
}

/// Shows the last word of a computer player, beside its face unless that is already large above.
fn show_remark(ui: &mut Ui, finale: &Finale<'_>, wide: f32) {
    let Some(remark) = finale.remark else { return };
    let is_winner = finale.game().session().leaders() == [remark.seat];
    let face = finale.faces.get(remark.seat.index()).filter(|_| !is_winner);
    let beside = if face.is_some() { SPEAKER + PAD } else { 0.0 };
    let room = wide - beside - 2.0 * PAD;
    let words = theme::wrapped(ui, &remark.words, theme::font(size::BODY), plate::INK, room);
    let bubble = words.size() + vec2(2.0 * PAD, PAD);
    let (rect, response) = ui.allocate_exact_size(vec2(beside + bubble.x, bubble.y.max(SPEAKER)), Sense::hover());
    let spoken = theme::say(ui, table_page::says(remark.seat, remark.words.clone()));
    response.widget_info(|| WidgetInfo::labeled(Role::Label, true, &spoken));
    if let Some(face) = face {
        face.paint(ui, rect.left_center() + vec2(SPEAKER / 2.0, 0.0), SPEAKER);
    }
    let paper = Align2::RIGHT_CENTER.anchor_size(rect.right_center(), bubble);
    ui.painter().rect_filled(paper, CornerRadius::same(12), plate::PAPER);
    ui.painter().galley(paper.min + vec2(PAD, PAD / 2.0), words, plate::INK);
}

fn lines(ui: &mut Ui, all: impl IntoIterator<Item = Message>, points: f32, color: Color32) {
    for words in all {
        ui.add(Label::new(theme::text(ui, words, points).color(color)).wrap());
    }
}

fn show_praise(ui: &mut Ui, all: impl Iterator<Item = Message>, surface: &Surface) {
    for words in all {
        ui.add(Label::new(theme::strong(ui, words, size::BODY).color(surface.accent)).wrap());
    }
}

/// Paints the faces of all winners, no taller than the room where that can be.
fn show_faces(ui: &mut Ui, finale: &Finale<'_>, own_joy: bool, room: f32) {
    let leaders = finale.moon.as_ref().map_or_else(|| finale.game().session().leaders(), |moon| vec![moon.seat]);
    let across = match leaders.len() {
        1 if own_joy => OWN,
        1 if finale.game().has_slow_end() => FACE,
        _ => SHARED,
    };
    let margin = if own_joy { OWN_MARGIN } else { MARGIN };
    let tall = across.min((room - margin).max(finale.fitting(ui, LEAST)));
    // Until everything has been counted, those who lead.
    let wins = finale.game().wins();
    let counted = finale.count.at(finale.since).filter(|_| finale.moon.is_none());
    let so_far = |counted: &Counted| BySeat::from_fn(counted.after.seats(), |seat| counted.total(seat));
    let leading = counted.as_ref().map_or(leaders, |counted| wins.winners(&so_far(counted)));
    // Who takes the lead springs forward.
    let is_new = |counted: &&Counted| counted.what.is_some() && wins.winners(&counted.before) != leading;
    let lead = counted.as_ref().filter(is_new).map_or(1.0, |counted| lerp(LEADING..=1.0, counted.share));
    let faces: Vec<_> = leading.iter().filter_map(|seat| finale.faces.get(seat.index())).collect();
    let [stage_y, stage_across] = cheer::face(ui);
    let across = lerp(if faces.len() > 1 { tall.min(SHARED) } else { tall }..=stage_across, finale.raised());
    let step = (across * 0.86).min((ui.available_width() - across) / (faces.len().max(2) - 1) as f32);
    let wide = across + step * faces.len().saturating_sub(1) as f32;
    let (rect, _) = ui.allocate_exact_size(vec2(ui.available_width(), tall + margin), Sense::hover());
    if finale.raised() > 0.0 {
        // Beyond the edge of what scrolls, too.
        ui.set_clip_rect(ui.content_rect());
    }
    let grown = finale.progress(finale.count.seconds(), APPEARING);
    let center = |place: usize| {
        let x = middle(ui, finale, rect) - wide / 2.0 + across / 2.0 + step * place as f32;
        pos2(x, lerp(rect.center().y..=stage_y, finale.raised()))
    };
    let own = leading.iter().position(|seat| *seat == finale.game().viewer()).unwrap_or_default();
    if finale.moon.is_some() && grown > 0.0 {
        paint_moon(ui, center(own), across, grown);
    } else if own_joy && grown > 0.0 {
        let reach = REACH * joy(finale.game(), finale.ending()).len() as f32;
        paint_rays(ui, center(own), across + margin, reach * grown);
    }
    let at = center(own);
    ui.data_mut(|data| data.insert_temp(Id::unique("face of the winner"), at));
    // It springs beyond its size.
    let sprung = if grown > 0.0 && grown < 1.0 { egui::emath::easing::back_out(grown) } else { grown };
    for (place, face) in faces.into_iter().enumerate() {
        face.paint(ui, center(place), lead * across * lerp(SMALL..=1.0, sprung));
    }
    if let Some((medal, before)) = finale.ending().medal.as_ref().filter(|_| own_joy && grown > 0.0) {
        let counted = finale.count.seconds();
        let lit = finale.progress(counted + APPEARING, LIGHTING);
        let middle = center(own) + Vec2::new(0.42 * across, 0.34 * across);
        // The star lights up while the medal is at its largest.
        let side = MEDAL * across * grown * (1.0 + 0.3 * (lit * TAU / 2.0).sin());
        let filled = if lit < 0.5 { *before } else { medal.filled() };
        medal::medal(ui, Rect::from_center_size(middle, Vec2::splat(side)), medal.entry, filled);
    }
}

/// The middle of the winner's face, or of one's own among those of several, once it has been shown.
pub(super) fn face_at(ui: &Ui) -> Option<Pos2> {
    ui.data(|data| data.get_temp(Id::unique("face of the winner")))
}

/// Adds a piece of a ring to a mesh: the radius of both edges, the turns between which each lies, and its color.
fn add_piece(mesh: &mut Mesh, middle: Pos2, edges: [(f32, [f32; 2], Color32); 2]) {
    let first = mesh.vertices.len() as u32;
    for (radius, turns, color) in edges {
        for turn in turns {
            mesh.colored_vertex(middle + Vec2::angled(turn * TAU) * radius, color);
        }
    }
    mesh.add_triangle(first, first + 1, first + 2);
    mesh.add_triangle(first + 1, first + 2, first + 3);
}

/// Darkens everything but the winner.
pub(super) fn shade(room: Rect, face: Pos2, done: f32) -> Mesh {
    let mut mesh = Mesh::default();
    let shades = [(LIT, 0.0), (DIM, 1.0), (1.0, 1.0)]
        .map(|(share, dark)| (share * room.size().length(), Color32::from_black_alpha((SHADE * dark * done) as u8)));
    for part in 0..PARTS {
        let turns = [part, part + 1].map(|part| part as f32 / PARTS as f32);
        for [(inner, near), (outer, far)] in [[shades[0], shades[1]], [shades[1], shades[2]]] {
            add_piece(&mut mesh, face, [(inner, turns, near), (outer, turns, far)]);
        }
    }
    mesh
}

/// The middle of what is shown at a place: that of the window while points are counted, then that of the place.
fn middle(ui: &Ui, finale: &Finale<'_>, place: Rect) -> f32 {
    lerp(ui.content_rect().center().x..=place.center().x, finale.revealed())
}

/// Paints light around one's own face.
fn paint_rays(ui: &Ui, middle: Pos2, height: f32, reach: f32) {
    // Within the window.
    let most = (middle.y - ui.content_rect().top()).max(height / 2.0);
    let (inner, outer) = (height * 0.42, (height * (0.48 + reach)).min(most));
    let [r, g, b, _] = plate::ACCENT.to_array();
    let near = Color32::from_rgba_unmultiplied(r, g, b, 96);
    let mut mesh = Mesh::default();
    for ray in 0..RAYS {
        let turns = |half: f32| [-half, half].map(|turn| (ray as f32 + turn) / RAYS as f32);
        add_piece(&mut mesh, middle, [(inner, turns(0.2), near), (outer, turns(0.34), Color32::TRANSPARENT)]);
    }
    // Beyond the edge of what scrolls, too.
    let mut painter = ui.painter().clone();
    painter.set_clip_rect(ui.content_rect());
    painter.add(mesh);
}

/// Paints a moon that rises behind a face.
fn paint_moon(ui: &Ui, face: Pos2, across: f32, risen: f32) {
    let middle = face + across * vec2(ASIDE, lerp(RISES, risen));
    let radius = across * ROUND;
    let (disc, sea) = (MOON.gamma_multiply(risen), SEA.gamma_multiply(risen));
    let mut mesh = Mesh::default();
    for part in 0..PARTS {
        let turns = [part, part + 1].map(|part| part as f32 / PARTS as f32);
        let near = disc.gamma_multiply(GLOW);
        add_piece(&mut mesh, middle, [(radius, turns, near), (HALO * radius, turns, Color32::TRANSPARENT)]);
    }
    // Beyond the edge of what scrolls, too.
    let mut painter = ui.painter().clone();
    painter.set_clip_rect(ui.content_rect());
    painter.add(mesh);
    painter.circle_filled(middle, radius, disc);
    for (x, y, size) in SEAS {
        painter.circle_filled(middle + radius * vec2(x, y), radius * size, sea);
    }
}
