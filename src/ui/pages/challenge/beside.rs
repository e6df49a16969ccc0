//! The person's result and another one side by side: deal by deal, and the first decision in which they parted.

use crate::ui::requests::{Review, ReviewStart};
use crate::ui::shell::Commands;
use crate::ui::{focus, game_summary, small_cards};
use egui::accesskit::Role;
use egui::{Align2, Context, Label, Rect, Sense, Stroke, Ui, WidgetInfo, vec2};

use super::games::finished_game;
use super::work::ChallengeWork;
use crate::challenge::{CheckedEntry, Comparison, KeptChallenge};
use crate::games::Unit;
use crate::review::Verdict;
use crate::rules::{Names, Score, Seat};
use crate::store::default_name;
use crate::table::PastAct;
use crate::text::{Message, challenges_page as texts, summary, table_page as table};
use crate::ui::challenges::name_of;
use crate::ui::job::{Job, Poll};
use crate::ui::services::Services;
use crate::ui::theme::{self, Icon, Palette, Words, size};

/// The height of a row, and the largest widths of its columns.
const ROW: f32 = 28.0;
const HEAD: f32 = 150.0;
const COLUMN: f32 = 130.0;

/// Two results, the person's own first.
pub(super) struct Beside {
    other: usize,
    comparison: Comparison,
    totals: [Score; 2],
    /// The actions by which they parted.
    acts: Option<[PastAct; 2]>,
    verdicts: Verdicts,
}

/// The verdicts on what each did where they parted.
enum Verdicts {
    /// There are none: an opponent decided there, or the judging has failed.
    None,
    Judging(Job<Option<[Message; 2]>>),
    Known([Message; 2]),
}

impl Beside {
    /// Compares the person's own entry with another one, or with the best of the others; `None` until both are checked.
    pub fn new(kept: &KeptChallenge, work: &ChallengeWork, other: Option<usize>, ctx: &Context) -> Option<Self> {
        let own = work.entry(kept.own()?)?;
        let other = other.or_else(|| work.others(kept).next())?;
        let entry = work.entry(other)?;
        let comparison = kept.challenge.compare(own, entry);
        let parting = comparison.parting.as_ref();
        let acts = parting.and_then(|parting| {
            let [step, other_step] = parting.steps;
            Some([act(own, step)?, act(entry, other_step)?])
        });
        let judged = parting.filter(|parting| parting.seat == kept.challenge.seat);
        let verdicts = match judged {
            Some(parting) => judge(kept, [own, entry], parting.steps, ctx),
            None => Verdicts::None,
        };
        Some(Self { other, totals: [own.total, entry.total], comparison, acts, verdicts })
    }

    pub fn follow(&mut self) {
        let Verdicts::Judging(job) = &self.verdicts else { return };
        self.verdicts = match job.poll() {
            Poll::Pending => return,
            Poll::Done(Some(verdicts)) => Verdicts::Known(verdicts),
            Poll::Done(None) | Poll::Failed => Verdicts::None,
        };
    }

    /// Shows the choice of the other person, if there are several; returns the entry that was chosen.
    pub fn show_choice(&self, ui: &mut Ui, kept: &KeptChallenge, work: &ChallengeWork) -> Option<usize> {
        theme::heading(ui, texts::deal_by_deal());
        let others: Vec<_> = work.others(kept).map(|index| (index, name_of(kept, index))).collect();
        let mut chosen = self.other;
        let is_chosen = others.len() > 1 && theme::select(ui, &mut chosen, &others, 220.0, texts::compare_with());
        (is_chosen && chosen != self.other).then_some(chosen)
    }

    /// Shows both results, deal by deal.
    pub fn show_deals(&self, ui: &mut Ui, kept: &KeptChallenge) {
        let names = [texts::you(), name_of(kept, self.other)];
        ui.spacing_mut().item_spacing.y = 0.0;
        row(ui, Message::EMPTY, names, Weight::Names);
        for (number, scores) in (1..).zip(&self.comparison.deals) {
            let head = game_summary::deal(number, kept.challenge.deal.entry.unit);
            let cells = scores.map(Words::verbatim);
            row(ui, head, cells, Weight::Deal);
        }
        let totals = self.totals.map(Words::verbatim);
        row(ui, texts::total(), totals, Weight::Total);
        ui.spacing_mut().item_spacing.y = theme::STEP;
        ui.add_space(theme::STEP);
    }

    /// Shows the first decision that differs, and how good each one was; returns the entry and the number of steps of the
    /// other person's decision if it is to be seen.
    pub fn show_parting(
        &self, ui: &mut Ui, kept: &KeptChallenge, services: &Services, commands: &mut Commands,
    ) -> Option<(usize, usize)> {
        let Some(parting) = &self.comparison.parting else {
            theme::heading(ui, texts::alike());
            return None;
        };
        let deal = parting.deal as usize;
        if parting.seat != kept.challenge.seat {
            let words = theme::text(ui, texts::opponents_differ(), size::BODY);
            ui.add(Label::new(words).wrap());
            return None;
        }
        let words = match kept.challenge.deal.entry.unit {
            Unit::Deal => texts::parted(deal),
            Unit::Round => texts::parted_in_round(deal),
        };
        theme::heading(ui, words);
        if let Some(acts) = &self.acts {
            let readers = [kept.own(), Some(self.other)].map(|index| names(ui, kept, index));
            let pictures = acts.iter().map(|act| small_cards::width(act.cards.len()));
            let picture = pictures.fold(0.0, f32::max);
            for (place, (act, names)) in acts.iter().zip(&readers).enumerate() {
                let done = act.spoken.done.clone();
                let words = match &self.verdicts {
                    Verdicts::None => done,
                    Verdicts::Judging(_) => texts::play(done, texts::judging()),
                    Verdicts::Known(verdicts) => texts::play(done, verdicts[place].clone()),
                };
                let words = theme::text(ui, Words::with_names(&words, names), size::BODY);
                ui.horizontal_top(|ui| {
                    let size = vec2(picture, small_cards::HEIGHT);
                    let (rect, _) = ui.allocate_exact_size(size, Sense::hover());
                    small_cards::paint(ui, rect, act.cards.iter(), &services.cards);
                    ui.vertical(|ui| ui.add(Label::new(words).wrap()));
                });
                ui.add_space(theme::STEP);
            }
        }
        let [step, other_step] = parting.steps;
        let row = focus::Group::row("beside").show(ui, |ui| {
            ui.horizontal_wrapped(|ui| {
                if let Some(file) = finished_game(services, kept)
                    && theme::secondary(ui, (Icon::Review, texts::see())).clicked()
                {
                    let start = ReviewStart::Decision(step);
                    commands.push(Review(file.path.clone(), start));
                }
                theme::secondary(ui, (Icon::Review, texts::see_other())).clicked()
            })
        });
        row.inner.then_some((self.other, other_step))
    }
}

/// The action of a play by which it parted from another.
fn act(entry: &CheckedEntry, step: usize) -> Option<PastAct> {
    entry.session.past().into_iter().nth(step)?.act
}

/// The players of an entry as they are told of: the person at this computer is “you”.
fn names(ui: &Ui, kept: &KeptChallenge, index: Option<usize>) -> Names {
    let challenge = &kept.challenge;
    let players = challenge.players(&"".into());
    let own = index.is_some() && index == kept.own();
    let name = |seat: Seat| {
        if seat == challenge.seat {
            index.map_or(texts::friend(), |index| name_of(kept, index))
        } else {
            match players[seat.index()].name() {
                name if name.is_empty() => default_name(seat, false),
                name => summary::name(name.shown()),
            }
        }
    };
    let names = Seat::all(players.len()).map(|seat| theme::say(ui, name(seat)));
    let names = Names::new(names).in_language(theme::language(ui));
    if own { names.addressing(challenge.seat) } else { names }
}

/// Begins to judge what both did.
fn judge(kept: &KeptChallenge, entries: [&CheckedEntry; 2], steps: [usize; 2], ctx: &Context) -> Verdicts {
    let challenge = kept.challenge.clone();
    let entries = entries.map(CheckedEntry::copy);
    Verdicts::Judging(Job::start("verdicts", ctx, move |worker| {
        let judged = |place: usize| {
            let entry = &entries[place];
            let verdict = challenge.judge(entry, steps[place], worker.is_canceled())?;
            Some(verdict_in_words(entry, &verdict, place == 0))
        };
        Some([judged(0)?, judged(1)?])
    }))
}

/// A verdict; the reason is told only to the person whose `own` decision it is on.
fn verdict_in_words(entry: &CheckedEntry, verdict: &Verdict, own: bool) -> Message {
    let words = entry.session.verdict_words(verdict);
    let better = words.and_then(|words| if own { words.sentence } else { words.better });
    match better {
        Some(sentence) => sentence,
        None if verdict.is_best() => texts::best(),
        None => texts::about_as_good(),
    }
}

#[derive(Clone, Copy, PartialEq, Eq)]
enum Weight {
    Names,
    Deal,
    Total,
}

/// Shows a row: its head, and a figure for each person.
fn row(ui: &mut Ui, head: Message, cells: [impl Into<Words>; 2], weight: Weight) {
    let palette = Palette::of(ui);
    let room = ui.available_width();
    let first = HEAD.min(room * 0.34);
    let column = COLUMN.min((room - first) / 2.0);
    let width = first + 2.0 * column;
    let head = theme::say(ui, head);
    let cells = cells.map(|cell| theme::say(ui, cell));
    let spoken = theme::say(ui, table::line(&head, cells.iter().map(table::cell)));
    let (rect, response) = ui.allocate_exact_size(vec2(width, ROW), Sense::hover());
    response.widget_info(|| WidgetInfo::labeled(Role::Label, true, &spoken));
    if weight == Weight::Total {
        let line = Stroke::new(1.0, palette.line);
        ui.painter().hline(rect.x_range(), rect.top() + 1.0, line);
    }
    let font = match weight {
        Weight::Names | Weight::Total => theme::bold(size::BODY),
        Weight::Deal => theme::font(size::BODY),
    };
    let lay = |words: &str, color, room| theme::rendered_line(ui, words.to_owned(), font.clone(), color, room);
    let shown = lay(&head, palette.muted, first - 8.0);
    let at = Align2::LEFT_CENTER.anchor_size(rect.left_center(), shown.size());
    ui.painter().galley(at.min, shown, palette.muted);
    for (place, cell) in cells.iter().enumerate() {
        let color = if weight == Weight::Names && place == 0 { palette.accent } else { palette.text };
        let shown = lay(cell, color, column - 8.0);
        let right = rect.left() + first + column * (place as f32 + 1.0);
        let cell_room = Rect::from_x_y_ranges(right - column..=right, rect.y_range());
        theme::full_on_hover(ui, cell_room, response.id.with(place), &shown, cell);
        let at = Align2::RIGHT_CENTER.anchor_size(cell_room.right_center(), shown.size());
        ui.painter().galley(at.min, shown, color);
    }
}
