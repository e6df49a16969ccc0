//! The deal of the day: a wide picture of its game, with a face, the week, the time left, and the day's puzzles.

use std::time::Duration;

use egui::{Align, Align2, CornerRadius, Layout, Pos2, Rect, Ui, UiBuilder, Vec2, pos2, vec2};

use crate::store::Date;
use crate::store::today::{DayDeal, Days};
use crate::store::training::PuzzleStreak;
use crate::text::{Message, home, puzzles_page, summary, today_page as texts};
use crate::ui::command::Command;
use crate::ui::page_id::PageId;
use crate::ui::pages::today::{
    WEEK, day as day_in_words, face, first_step, next_deal, of_today, paint_week, tile as state_in_words, time_left,
    under_way,
};
use crate::ui::personas::{Expression, Portrait};
use crate::ui::services::Services;
use crate::ui::shell::AnyCommand;
use crate::ui::theme::{self, Icon, Palette, Surface, Words, dim, lit, shade, size};
use crate::ui::{emblem, focus, game_summary};

/// The least width of the texts, without which there are no buttons and no emblem, the least beside the button that begins
/// the game, and the share of the width that the emblem has.
const TEXTS: f32 = 320.0;
const BESIDE_PLAY: f32 = 280.0;
const EMBLEM: f32 = 0.3;

const MARGIN: f32 = 20.0;

/// The distance between the buttons, and of the week from the texts.
const BETWEEN: f32 = 4.0;

const MINUTE: u64 = 60;

/// The standing of a person in what each day brings for everybody.
#[derive(Default)]
pub struct DailyStanding {
    /// The results of the days' deals.
    pub days: Days,
    /// The streak of puzzles of the day, if it was begun.
    pub puzzles: Option<PuzzleStreak>,
}

impl DailyStanding {
    pub fn read(services: &Services) -> Self {
        let tries = services.saving.tries().unwrap_or_default();
        let streaks = PuzzleStreak::all(&tries.tries);
        Self {
            days: Days::of(&services.saving.results().unwrap_or_default()),
            puzzles: streaks.get(&Date::today()).copied(),
        }
    }
}

/// Shows it, with a button that begins or resumes the game until it is over, and one for the puzzles of the day. A game that was begun has the focus if this is the `main` part of the page.
pub(super) fn show(
    ui: &mut Ui, size: Vec2, services: &Services, daily: &DailyStanding, main: bool,
) -> Option<AnyCommand> {
    let days = &daily.days;
    let (deal, place) = of_today(services, days);
    // The hours are counted on while the page is shown, and the minutes of the last one.
    let left = deal.date.until_tomorrow().as_secs();
    let past = left % if left > 60 * MINUTE { 60 * MINUTE } else { MINUTE };
    ui.request_repaint_after(Duration::from_secs(past + 1));
    let expression = if place.is_some() { Expression::Pleased } else { Expression::Calm };
    let streak = days.streak(deal.date).days as usize;
    let begun = under_way(services, deal.date).and_then(|file| file.game().ok());
    let mut facts = match begun {
        Some(saved) => game_summary::progress(saved).to_vec(),
        None => vec![state_in_words(&deal, place)],
    };
    let in_a_row = (streak > 0).then(|| texts::in_a_row(streak));
    let rest = if place.is_some() { next_deal() } else { time_left() };
    let lines = [summary::facts(facts.clone()), rest.clone()];
    facts.extend(in_a_row.clone());
    let (label, play) = first_step(services, deal.date);
    let width = theme::primary_width(ui, (Icon::Play, label.clone()));
    let puzzles = daily.puzzles.map_or_else(home::puzzle_streak, |streak| home::puzzle_streak_so_far(streak.solved));
    let puzzles = (Icon::Puzzles, puzzles);
    let (has_play, has_puzzles) = (place.is_none(), services.settings().rate_puzzles);
    let size_of = |is_shown: bool, width, height| {
        if is_shown { vec2(width, theme::control_height(ui, height)) } else { Vec2::ZERO }
    };
    let play_size = size_of(has_play, width, 40.0);
    // Once the deal has been played, the puzzles are the next step.
    let are_next = !has_play && !daily.puzzles.is_some_and(|streak| streak.is_over());
    let puzzles_size = if are_next {
        size_of(has_puzzles, theme::primary_width(ui, puzzles.clone()), 40.0)
    } else {
        size_of(has_puzzles, theme::button_width(ui, puzzles.clone()), theme::INLINE)
    };
    let column = vec2(play_size.x.max(puzzles_size.x), play_size.y + BETWEEN + puzzles_size.y);
    // Beside the face, if the texts have room too.
    let least = if has_play { BESIDE_PLAY } else { TEXTS };
    let place_of_buttons = |rect: Rect| {
        let at = Align2::RIGHT_CENTER.anchor_size(rect.right_center() - vec2(rect.height(), 0.0), column);
        (column.x > 0.0 && at.left() - rect.left() >= least + 2.0 * MARGIN).then_some(at)
    };
    let response = theme::tile(ui, size, texts::title(), |ui, rect, is_hot| {
        let surface = services.settings().surface(Palette::of(ui).dark);
        paint_cloth(ui, rect, &surface, is_hot);
        let face = Portrait::new(face(deal.date), expression);
        let across = rect.height() - 2.0 * MARGIN;
        let middle = pos2(rect.right() - MARGIN - across / 2.0, rect.center().y);
        face.paint(ui, middle, across);
        let right = place_of_buttons(rect).map_or(middle.x - across / 2.0, |button| button.left() - MARGIN / 2.0);
        let mut room = rect.shrink2(vec2(MARGIN, 0.0)).with_max_x(right - MARGIN / 2.0);
        let emblem = (rect.width() * EMBLEM).min(2.4 * rect.height());
        if room.width() - emblem >= TEXTS {
            let (cards, texts) = rect.with_max_x(room.right()).split_left_right_at_x(rect.left() + emblem);
            emblem::paint(ui, cards.shrink2(vec2(8.0, 4.0)), deal.entry.emblem, services.large_cards());
            room = texts;
        }
        paint_texts(ui, room, &deal, &surface, &lines, in_a_row.as_ref().map(|words| (days, words)));
    });
    let description = theme::say(ui, texts::tile(deal.entry.title, summary::facts(facts.into_iter().chain([rest]))));
    ui.accesskit_node_builder(response.id, |node| node.set_description(description));
    let mut shown = response.id;
    if let Some(place) = place_of_buttons(response.rect) {
        let mut over = ui.new_child(UiBuilder::new().max_rect(place).layout(Layout::top_down(Align::Center)));
        over.spacing_mut().item_spacing.y = BETWEEN;
        if has_play {
            let button = theme::primary(&mut over, (Icon::Play, label));
            if button.clicked() {
                return Some(play.into());
            }
            shown = button.id;
        }
        if has_puzzles {
            let ink = services.settings().surface(Palette::of(ui).dark).text;
            let button =
                if are_next { theme::primary(&mut over, puzzles) } else { theme::inline_in(&mut over, puzzles, ink) };
            if button.on_hover_text(theme::say(ui, puzzles_page::about_streak())).clicked() {
                let is_over = daily.puzzles.is_some_and(|streak| streak.is_over());
                let page = if is_over { PageId::PUZZLES } else { PageId::STREAK };
                return Some(Command::Begin(page).into());
            }
        }
    }
    if main && begun.is_some() {
        focus::main(ui, shown);
    }
    response.clicked().then(|| Command::Show(PageId::TODAY).into())
}

/// Paints cloth, as if the light fell on it from the left.
fn paint_cloth(ui: &Ui, rect: Rect, surface: &Surface, is_hot: bool) {
    let round = 14;
    let near = if is_hot { lit(lit(surface.color)) } else { lit(surface.color) };
    let edge = f32::from(round);
    ui.painter().rect_filled(rect.with_max_x(rect.center().x), CornerRadius::same(round), near);
    ui.painter().rect_filled(rect.with_min_x(rect.center().x), CornerRadius::same(round), dim(surface.color));
    shade(ui, rect.shrink2(vec2(edge, 0.0)), [near, dim(surface.color)], true);
}

/// Paints the lines in the middle of this height, and below them the week with the days in a row. Where there is no room, the
/// days in a row follow the last line, without the date and at last not at all.
fn paint_texts(
    ui: &Ui, room: Rect, deal: &DayDeal, surface: &Surface, [state, rest]: &[Message; 2],
    week: Option<(&Days, &Message)>,
) {
    let lay_out = |head: Message, rest: Message| {
        let lines: [(Words, _, _); 4] = [
            (head.into(), theme::bold(size::SMALL), surface.accent),
            (deal.entry.into(), theme::font(size::HEADING), surface.text),
            (state.into(), theme::font(size::BODY), surface.text),
            (rest.into(), theme::font(size::SMALL), surface.muted),
        ];
        let lines = lines.map(|(words, font, ink)| (theme::two_lines(ui, words, font, ink, room.width()), ink));
        let tall: f32 = lines.iter().map(|(line, _)| line.size().y).sum();
        (lines, tall)
    };
    let head = || summary::facts([texts::title(), day_in_words(deal.date)]);
    let (mut lines, mut tall) = lay_out(head(), rest.clone());
    let beside = week.map(|(_, in_a_row)| theme::text_width(ui, in_a_row, theme::font(size::SMALL)));
    let has_room = |beside| tall + BETWEEN + WEEK.y < room.height() && WEEK.x + MARGIN + beside < room.width();
    let has_week = beside.is_some_and(has_room);
    if has_week {
        tall += BETWEEN + WEEK.y;
    } else {
        let all = || summary::facts([rest].into_iter().chain(week.map(|(_, in_a_row)| in_a_row)).cloned());
        for (head, rest) in [(head(), all()), (texts::title(), all()), (texts::title(), rest.clone())] {
            (lines, tall) = lay_out(head, rest);
            if tall <= room.height() && !lines.iter().any(|(line, _)| line.elided) {
                break;
            }
        }
    }
    let mut at = Pos2::new(room.left(), room.center().y - tall / 2.0);
    for (line, ink) in lines {
        let height = line.size().y;
        ui.painter().galley(at, line, ink);
        at.y += height;
    }
    if let Some((days, in_a_row)) = week.filter(|_| has_week) {
        at.y += BETWEEN;
        paint_week(ui, days, at, [surface.accent, surface.color, surface.muted]);
        let beside = at + WEEK * vec2(1.0, 0.5) + vec2(MARGIN / 2.0, 0.0);
        theme::paint_text(ui, beside, Align2::LEFT_CENTER, in_a_row, size::SMALL, surface.text);
    }
}
