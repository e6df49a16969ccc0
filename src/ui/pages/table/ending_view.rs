//! Draws the end of a deal or of a game above the score sheet.

use crate::ui::requests::{Review, ReviewStart};
use crate::ui::shell::Commands;
use egui::{Align2, Rect, Ui, pos2, vec2};

use super::ending::{Ending, ToldMoment};
use super::game::{TableGame, TableState};
use crate::games::Unit;
use crate::review::MomentKind;
use crate::rules::{Score, Seat, Wins};
use crate::statistics::Feat;
use crate::table::Decisive;
use crate::text::{Message, Number, ending as texts};
use crate::ui::board::{Pose, crown};
use crate::ui::deck::Atlas;
use crate::ui::focus;
use crate::ui::review_work::Status;
use crate::ui::small_cards;
use crate::ui::theme::{self, Palette, size};

const PAD: f32 = 14.0;

/// The largest share of the width that cards take.
const PICTURE: f32 = 0.4;

/// The number of reasons that are shown in full; more are shown on hover only, as in Garbo.
const MOST_REASONS: usize = 6;

/// The height of three lines.
const LINES: f32 = 68.0;

/// The room above and below the words of a moment.
const MOMENT_PAD: f32 = 8.0;

/// The distance between the two texts of a moment.
const LINE_GAP: f32 = 4.0;

/// The width of the coloured bar that says what kind of moment it is.
const BAR: f32 = 5.0;

/// The largest number of moments.
const MOMENTS: f32 = 3.0;

#[derive(Clone, Copy)]
pub(super) struct Shown<'a> {
    pub game: &'a TableGame,
    pub atlas: &'a Atlas,
    pub ending: &'a Ending,
}

/// Shows the person's place below the title.
pub(super) fn show_place(ui: &mut Ui, game: &TableGame) {
    if game.people() != 1 {
        return;
    }
    let (seat, session) = (game.viewer(), game.session());
    let places = session.places();
    let winners = places.iter().filter(|place| **place == 1).count();
    let words = match places[seat] {
        1 if winners > 1 => texts::shared_victory(),
        1 => texts::ahead(lead(game)),
        place => texts::place(place, places.seats()),
    };
    theme::muted(ui, words);
}

fn lead(game: &TableGame) -> Score {
    let totals = game.session().totals();
    let mut sorted: Vec<Score> = totals.iter().copied().collect();
    sorted.sort();
    if game.wins() == Wins::Highest {
        sorted.reverse();
    }
    match sorted[..] {
        [best, next, ..] => Score::halves((best - next).in_halves().abs()),
        _ => Score::ZERO,
    }
}

/// Shows the cards that decided it and what was special.
pub(super) fn show(ui: &mut Ui, shown: Shown<'_>, commands: &mut Commands) {
    let game = shown.game;
    if !matches!(game.state(), TableState::DealOver | TableState::Result) {
        return;
    }
    if let Some(decisive) = &shown.ending.decisive {
        show_decisive(ui, shown, decisive, commands);
        ui.add_space(theme::STEP);
    }
    if game.state() == TableState::DealOver && is_spared_alone(game) {
        praise(ui, texts::without_points());
        ui.add_space(theme::STEP);
    }
    if game.state() == TableState::Result {
        for feat in &shown.ending.feats {
            praise(ui, feat_in_words(*feat, game.entry.title));
        }
        ui.add_space(theme::STEP);
    }
}

fn praise(ui: &mut Ui, words: Message) {
    let words = theme::strong(ui, words, size::BODY);
    ui.label(words.color(Palette::of(ui).accent));
}

/// Tells whether the only person got no penalty points in the last deal, and everybody else did.
fn is_spared_alone(game: &TableGame) -> bool {
    let sheet = game.session().sheet();
    let Some(row) = sheet.rows.last() else {
        return false;
    };
    let as_hoped = |(seat, score): (Seat, &Score)| {
        let is_spared = *score <= Score::ZERO;
        is_spared == (seat == game.viewer())
    };
    game.people() == 1 && game.wins() == Wins::Lowest && row.scores.each().all(as_hoped)
}

fn feat_in_words(feat: Feat, title: &str) -> Message {
    match feat {
        Feat::FirstWin => texts::first_win(title),
        Feat::Best => texts::best(title),
        Feat::Streak(count) => texts::streak(count),
    }
}

/// Shows the cards that decided a deal or a game; a click leads to that moment in the review.
fn show_decisive(ui: &mut Ui, shown: Shown<'_>, decisive: &Decisive, commands: &mut Commands) {
    let game = shown.game;
    let cards = &decisive.cards;
    let reasons = decisive.lines.iter().map(|line| line.why.clone());
    let parts = [
        place_in_words(game, decisive),
        texts::whose(decisive.seat),
        texts::reasons(reasons),
        texts::points(decisive.points),
    ];
    let [place, who, reasons, points] = parts.clone();
    let [in_place, of_whom, because, worth] = parts;
    let spoken = texts::decisive(in_place, of_whom, because, worth);
    let wide = ui.available_width() - theme::BAR;
    let (picture, height) = if cards.is_empty() {
        (0.0, LINES)
    } else {
        (small_cards::width(cards.len()).min(wide * PICTURE), small_cards::HEIGHT)
    };
    let palette = Palette::of(ui);
    let worth = theme::bold(size::HEADING);
    let worth = theme::one_line(ui, &points, worth, palette.accent, wide - 2.0 * PAD);
    let gap = if cards.is_empty() { 0.0 } else { PAD };
    let room = wide - 2.0 * PAD - picture - gap - worth.size().x - PAD;
    let small = |words: &Message, color| theme::wrapped(ui, words, theme::font(size::SMALL), color, room);
    let because = if decisive.lines.len() > MOST_REASONS {
        theme::two_lines(ui, &reasons, theme::font(size::SMALL), palette.text, room)
    } else {
        small(&reasons, palette.text)
    };
    let lines = [
        small(&place, palette.muted),
        theme::one_line(ui, &who, theme::bold(size::HEADING), palette.text, room),
        because,
    ];
    let tall: f32 = lines.iter().map(|line| line.size().y).sum();
    let tile = vec2(wide, height.max(tall) + 2.0 * PAD);
    let response = theme::tile(ui, tile, &spoken, |ui, rect, _| {
        let inner = rect.shrink(PAD);
        let picture = Rect::from_min_size(inner.min, vec2(picture, height));
        let places = small_cards::paint(ui, picture, cards.iter().copied(), shown.atlas);
        let won = places.iter().find(|(card, _)| decisive.winner == Some(*card));
        if let Some((_, rect)) = won.filter(|_| cards.len() > 1) {
            ui.painter().extend(crown(Pose::straight(rect.center(), rect.width())));
        }
        let at = Align2::RIGHT_CENTER.anchor_size(inner.right_center(), worth.size());
        ui.painter().galley(at.min, worth, palette.accent);
        let mut top = inner.center().y - tall / 2.0;
        for line in lines {
            let at = pos2(picture.right() + gap, top);
            top += line.size().y;
            ui.painter().galley(at, line, palette.text);
        }
    });
    let response = response.on_hover_ui(|ui| {
        for words in [who, reasons, texts::look_again()] {
            ui.label(theme::say(ui, words));
        }
    });
    if response.clicked() {
        commands.push(review_from(game, ReviewStart::Position(decisive.step)));
    }
}

fn review_from(game: &TableGame, start: ReviewStart) -> Review {
    Review(game.path().to_owned(), start)
}

/// Where the decisive cards were played.
fn place_in_words(game: &TableGame, decisive: &Decisive) -> Message {
    let deal = decisive.deal as usize;
    let is_only_deal = game.state() == TableState::DealOver || game.session().deal_number() == 1;
    match (decisive.trick, game.entry.unit) {
        (Some(trick), _) if is_only_deal => texts::trick(trick),
        (Some(trick), Unit::Deal) => texts::trick_of_deal(deal, trick),
        (Some(trick), Unit::Round) => texts::trick_of_round(deal, trick),
        (None, _) if is_only_deal => texts::this_deal(),
        (None, unit) => in_deal(deal, unit),
    }
}

fn in_deal(deal: usize, unit: Unit) -> Message {
    match unit {
        Unit::Deal => texts::in_deal(deal),
        Unit::Round => texts::in_round(deal),
    }
}

/// Shows the moments of a finished game that were worth looking at again, each of which leads to its position.
pub(super) fn show_story(ui: &mut Ui, shown: Shown<'_>, commands: &mut Commands) {
    let game = shown.game;
    let status = shown.ending.status();
    if game.state() != TableState::Result || matches!(status, Status::Idle | Status::Failed) {
        return;
    }
    ui.add_space(theme::STEP);
    theme::heading(ui, texts::story());
    let Some(story) = &shown.ending.story else {
        // Nothing moves when the moments come.
        ui.scope(|ui| {
            let lines = [theme::bold(size::BODY), theme::font(size::SMALL)];
            let tall: f32 = ui.fonts_mut(|fonts| lines.iter().map(|line| fonts.row_height(line)).sum());
            let moment = tall + 2.0 * MOMENT_PAD + LINE_GAP + ui.spacing().item_spacing.y;
            ui.set_min_height(MOMENTS * moment);
            if let Status::Running(share) = status {
                let percent = (share * 100.0).round() as usize;
                theme::note(ui, texts::looking(percent));
            }
        });
        return;
    };
    if story.is_empty() {
        theme::note(ui, texts::nothing_mattered());
    }
    focus::Group::area("story").show(ui, |ui| {
        for told in story {
            if show_moment(ui, told, game) {
                commands.push(review_from(game, ReviewStart::Decision(told.moment.step)));
            }
        }
    });
    if shown.ending.has_mistakes(game) {
        let learn = theme::secondary(ui, texts::learn());
        if learn.clicked() {
            commands.push(review_from(game, ReviewStart::Mistakes));
        }
    }
}

/// Shows a moment; returns whether it was chosen.
fn show_moment(ui: &mut Ui, told: &ToldMoment, game: &TableGame) -> bool {
    let moment = told.moment;
    let points = Number::short(moment.points);
    let what = match moment.kind {
        MomentKind::Luck => texts::luck(points),
        MomentKind::BestDecision => texts::best_decision(points),
        MomentKind::CostliestDecision => texts::costliest_decision(points),
    };
    let deal = in_deal(moment.deal as usize, game.entry.unit);
    let place = texts::moment_place(deal, told.action.clone());
    let spoken = texts::moment(what.clone(), place.clone());
    let [what, place] = [what, place].map(|part| part);
    let wide = ui.available_width() - theme::BAR;
    let palette = Palette::of(ui);
    let room = wide - 2.0 * (2.0 * PAD - BAR);
    let above = theme::wrapped(ui, &what, theme::bold(size::BODY), palette.text, room);
    let below = theme::wrapped(ui, &place, theme::font(size::SMALL), palette.muted, room);
    let tall = above.size().y + below.size().y + 2.0 * MOMENT_PAD + LINE_GAP;
    let response = theme::tile(ui, vec2(wide, tall), &spoken, |ui, rect, _| {
        let color = match moment.kind {
            MomentKind::Luck => palette.muted,
            MomentKind::BestDecision => palette.accent,
            MomentKind::CostliestDecision => palette.warning,
        };
        let bar = Rect::from_min_size(rect.min, vec2(PAD, rect.height()));
        let bar = bar.shrink2(vec2(0.0, MOMENT_PAD)).with_min_x(rect.left() + PAD - BAR);
        ui.painter().rect_filled(bar, BAR / 2.0, color);
        let inner = rect.shrink2(vec2(2.0 * PAD - BAR, MOMENT_PAD));
        ui.painter().galley(inner.left_top(), above, palette.text);
        let at = Align2::LEFT_BOTTOM.anchor_size(inner.left_bottom(), below.size());
        ui.painter().galley(at.min, below, palette.muted);
    });
    let response = response.on_hover_ui(|ui| {
        for words in [&what, &place] {
            ui.label(theme::say(ui, words));
        }
    });
    response.clicked()
}
