//! The play that decided a deal or a game, with its cards as large as on the table.

use std::iter;
use std::sync::Arc;

use egui::{Galley, Id, Painter, Rect, Sense, Stroke, Ui, lerp, pos2, vec2};

use super::Finale;
use crate::games::Unit;
use crate::rules::{Score, Seat};
use crate::table::Decisive;
use crate::text::{Message, Number, ending as texts};
use crate::ui::board::{Pose, crown, outline};
use crate::ui::deck::ASPECT;
use crate::ui::game_summary;
use crate::ui::pages::table::ending::{changes_winners, for_others, outcome};
use crate::ui::pages::table::game::{TableGame, TableState};
use crate::ui::requests::ReviewStart;
use crate::ui::shell::Commands;
use crate::ui::theme::{self, Surface, Words, plate, size};

/// The time from one card to the next and the time that a card needs, in seconds.
const STEP: f64 = 0.16;
const FLIGHT: f64 = 0.28;

/// The time before the first card, in seconds.
const BEFORE: f64 = 0.1;

/// The time in which the words about the play come into sight, in seconds.
pub(super) const TELLING: f64 = 0.3;

/// The distance from which cards come.
const FAR: f32 = 260.0;

/// The distance between cards, and around them.
const GAP: f32 = 12.0;
const PAD: f32 = 18.0;

/// The range of the width of a card.
const NARROWEST: [f32; 3] = [84.0, 76.0, 60.0];
const WIDEST: f32 = 132.0;

/// When a card comes after the cheers, which end then, in seconds.
fn begins(cheered: f64, index: usize) -> f64 {
    cheered + BEFORE + STEP * index as f64
}

/// The time at which each card of a play lands, in seconds.
pub(super) fn landings(cheered: f64, play: &Decisive) -> impl Iterator<Item = f64> {
    (0..play.cards.len()).map(move |index| begins(cheered, index) + FLIGHT)
}

/// The time after which all cards lie, in seconds.
pub(super) fn seconds(finale: &Finale<'_>) -> f64 {
    let play = finale.ending().decisive.as_ref();
    play.and_then(|play| landings(finale.cheered(), play).last()).unwrap_or_default()
}

/// Shows the play; a click leads to that moment in the review.
pub(super) fn show(
    ui: &mut Ui, finale: &Finale<'_>, surface: &Surface, play: &Decisive, wide: f32, commands: &mut Commands,
) {
    ui.multiply_opacity(finale.revealed());
    let game = finale.game();
    let most = wide - 2.0 * PAD;
    let count = play.cards.len().max(1) as f32;
    let widest = finale.fitting(ui, [WIDEST, 92.0, 68.0]);
    let card = finale.card.clamp(finale.fitting(ui, NARROWEST), widest).min((most - GAP * (count - 1.0)) / count);
    let pictures = count * (card + GAP) - GAP;
    let says = Sayings::of(game, play, finale.ending().worth);
    let wrapped = |words: &Message, font, color| theme::wrapped(ui, words, font, color, most);
    let place = says.place.iter().map(|place| wrapped(place, theme::font(size::SMALL), plate::MUTED));
    let heading = wrapped(&says.heading, theme::bold(size::HEADING), plate::TEXT);
    let above: Vec<_> = iter::once(heading).chain(place).collect();
    let below: Vec<_> = says
        .sentences
        .iter()
        .enumerate()
        .map(|(line, words)| {
            let (font, color) = if line == 0 {
                (theme::bold(size::BODY), plate::TEXT)
            } else {
                (theme::font(size::BODY), plate::MUTED)
            };
            wrapped(words, font, color)
        })
        .collect();
    let name = if play.trick.is_some() { size::SMALL * 1.5 } else { 0.0 };
    let tall = |lines: &[Arc<Galley>]| lines.iter().map(|line| line.size().y).sum::<f32>();
    let needed = tall(&above) + tall(&below) + card * ASPECT + name + 2.0 * PAD + 2.0 * GAP;
    // It shrinks only with the window, so that nothing else moves if the review finds another play.
    let kept = Id::unique(("play", finale.tightness(ui)));
    let height = theme::measured(ui, kept).y.max(needed);
    theme::measure(ui, kept, vec2(wide, height));
    let widest = above.iter().chain(&below).map(|line| line.size().x).fold(pictures, f32::max);
    let (room, _) = ui.allocate_exact_size(vec2(wide, height), Sense::hover());
    let rect = Rect::from_center_size(room.center(), vec2(widest + 2.0 * PAD, height));
    let response = finale.plate_button(ui, surface, rect, "decisive play", &says.spoken);
    let paint = |painter: &Painter, lines: &[Arc<Galley>], mut top: f32| {
        for words in lines {
            painter.galley(pos2(rect.center().x - words.size().x / 2.0, top), words.clone(), plate::TEXT);
            top += words.size().y;
        }
        top
    };
    let top = paint(ui.painter(), &above, rect.top() + PAD + (height - needed) / 2.0) + GAP;
    let at = pos2(rect.center().x - pictures / 2.0, top);
    let cards = Rect::from_min_size(at, vec2(pictures, card * ASPECT));
    // The outcome is told once all cards lie.
    let mut told = ui.painter().clone();
    told.multiply_opacity(finale.progress(seconds(finale), TELLING));
    paint(&told, &below, cards.bottom() + name + GAP);
    paint_cards(ui, finale, play, cards, card);
    if response.clicked() {
        // A decision is shown as it was before it.
        let start =
            finale.ending().worth.map_or(ReviewStart::Position(play.step), |_| ReviewStart::Decision(play.step));
        commands.push(finale.review(start));
    }
}

/// Paints the cards, each flying in from the side of its player, the winner's name below the crowned one.
fn paint_cards(ui: &Ui, finale: &Finale<'_>, play: &Decisive, room: Rect, card: f32) {
    let game = finale.game();
    let mut painter = ui.painter().clone();
    if finale.is_moving() {
        painter.set_clip_rect(ui.content_rect());
    }
    let names = theme::reader(ui);
    let mut shown = Vec::with_capacity(play.cards.len());
    for (index, (seat, face)) in play.cards.iter().enumerate() {
        let begins = begins(finale.cheered(), index);
        if finale.since < begins {
            continue;
        }
        let done = finale.progress(begins, FLIGHT);
        let rest = room.left_center() + vec2((card + GAP) * index as f32 + card / 2.0, 0.0);
        let center = rest + direction(game, *seat) * FAR * (1.0 - done);
        shown.push((*face, Pose { center, angle: lerp(0.25..=0.0, done), width: card }, 1.0 - done));
        if play.trick.is_some() {
            let name = Words::verbatim(names.of(*seat));
            let name = theme::one_line(ui, name, theme::font(size::SMALL), plate::MUTED, card + GAP);
            let at = pos2(rest.x - name.size().x / 2.0, room.bottom() + 4.0);
            painter.galley(at, name, plate::MUTED);
        }
    }
    finale.pictures.paint(&painter, &shown);
    let winner = shown.iter().find(|(face, _, height)| Some(*face) == play.winner && *height <= 0.0);
    if let Some((_, pose, _)) = winner.filter(|_| finale.since >= seconds(finale)) {
        painter.add(outline(*pose, 0.0, Stroke::new(3.0, plate::ACCENT)));
        painter.extend(crown(*pose));
    }
}

/// The side of the table at which a player sits.
pub(super) fn direction(game: &TableGame, seat: Seat) -> egui::Vec2 {
    let seats = game.session().seats();
    let turn = game.viewer().steps_to(seat, seats) as f32 / seats as f32;
    // From below, clockwise.
    let angle = std::f32::consts::FRAC_PI_2 + turn * std::f32::consts::TAU;
    egui::Vec2::angled(angle)
}

/// The sentences about a play.
pub(in crate::ui::pages::table) struct Sayings {
    heading: Message,
    place: Option<Message>,
    sentences: Vec<Message>,
    pub spoken: Message,
}

impl Sayings {
    /// `worth` is that of the decision behind the play, if a review has found it.
    pub fn of(game: &TableGame, play: &Decisive, worth: Option<f64>) -> Self {
        let place = place_in_words(game, play);
        let is_own_win = game.is_own_win();
        let act = play.act.clone();
        let sentences: Vec<Message> = match worth.map(Number::short) {
            Some(points) if is_own_win => act.into_iter().chain([texts::best_decision(points)]).collect(),
            Some(points) => act.into_iter().chain([texts::costliest_decision(points)]).collect(),
            // A play that moved no points is told by itself.
            None if act.is_some() && play.points == Score::ZERO && play.lines.is_empty() => act.into_iter().collect(),
            None => {
                let (own, others) = (outcome(play, game.wins()), for_others(game, play));
                // Rather than that it got nothing.
                let own = (others.is_none() || !play.lines.is_empty()).then_some(own);
                own.into_iter().chain(others).chain(act).collect()
            }
        };
        // Which play was the best is known only once all are judged.
        let costs = play.seat == game.viewer() && game.wins().worth(play.points) < Score::ZERO;
        let heading = match worth {
            Some(_) if is_own_win => texts::best_play(),
            Some(_) => texts::cost_most(),
            None if game.state() == TableState::Result && changes_winners(game, play) => texts::decided(),
            None if costs && game.is_own_defeat() => texts::cost_most(),
            None => texts::key_moment(),
        };
        let spoken = place.iter().chain(&sentences).cloned().fold(heading.clone(), texts::moment);
        Self { heading, spoken, place, sentences }
    }
}

/// Where the cards were played; `None` if the only deal is all that there is to say.
fn place_in_words(game: &TableGame, decisive: &Decisive) -> Option<Message> {
    let deal = decisive.deal as usize;
    let is_only_deal = game.state() == TableState::DealOver || game.session().deal_number() == 1;
    let place = match (decisive.trick, game.entry.unit) {
        (Some(trick), _) if is_only_deal => texts::trick(trick),
        (Some(trick), Unit::Deal) => texts::trick_of_deal(deal, trick),
        (Some(trick), Unit::Round) => texts::trick_of_round(deal, trick),
        (None, _) if is_only_deal => return None,
        (None, unit) => game_summary::deal(decisive.deal, unit),
    };
    Some(place)
}
