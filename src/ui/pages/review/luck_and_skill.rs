//! Luck and skill in plain sentences, with the numbers below on request.

use egui::Ui;

use crate::bots::Estimate;
use crate::games::Unit;
use crate::review::{DealReport, LuckOrSkill, Review, STEPS};
use crate::rules::Seat;
use crate::text::{Message, Number, review_page as texts};
use crate::ui::theme::{self, size};

/// Smaller differences would be shown as 0.0 points.
const VISIBLE: f64 = 0.05;

/// The part of a review to be shown: a seat's luck and skill in a deal, and in the whole game.
pub(super) struct ReportShown<'a> {
    pub review: &'a Review,
    pub seat: Seat,
    pub deal: u32,
    pub unit: Unit,
}

impl ReportShown<'_> {
    /// Shows the sentences, and below them the numbers if they are unfolded; returns whether to fold or unfold
    /// them. Nothing is shown before a deal has been replayed.
    pub fn show(&self, ui: &mut Ui, shows_numbers: bool) -> bool {
        let report = self.reports().find(|report| report.deal == self.deal);
        let has_total = self.reports().nth(1).is_some();
        let total = |part| self.review.total(self.seat.index(), part);
        let (in_all, in_deal): (Message, fn(usize) -> Message) = match self.unit {
            Unit::Deal => (texts::all_deals(), texts::this_deal),
            Unit::Round => (texts::all_rounds(), texts::this_round),
        };
        let mut parts = Vec::new();
        if has_total {
            let [luck, skill] = [LuckOrSkill::Luck, LuckOrSkill::Skill].map(total);
            parts.push((in_all, luck, skill, None));
        }
        if let Some(report) = report {
            let heading = in_deal(report.deal as usize);
            parts.push((heading, report.luck, report.skill, Some(report)));
        }
        if parts.is_empty() {
            return false;
        }
        for (heading, luck, skill, _) in &parts {
            ui.add_space(4.0);
            ui.label(theme::strong(ui, heading, size::SMALL));
            for sentence in sentences(self.seat, *luck, *skill) {
                ui.label(theme::text(ui, sentence, size::BODY));
            }
        }
        let words = texts::numbers();
        let is_pressed = theme::fold(ui, shows_numbers, words).clicked();
        if shows_numbers {
            for (heading, luck, skill, report) in &parts {
                theme::note(ui, heading);
                if let Some(report) = report {
                    theme::note(ui, averages(report, self.unit));
                    if report.usual > 0.0 {
                        let [inaccuracy, mistake, blunder] = STEPS.map(|step| Number::short(step * report.usual));
                        theme::note(ui, texts::least_losses(inaccuracy, mistake, blunder));
                    }
                }
                let numbers = texts::luck_and_skill(luck.with_sign(), skill.with_sign());
                theme::note(ui, numbers);
            }
        }
        is_pressed
    }

    fn reports(&self) -> impl Iterator<Item = &DealReport> {
        let seat = self.seat.index();
        let reports = self.review.reports.iter();
        reports.filter(move |report| report.seat == seat)
    }
}

/// A sentence on a seat's cards, and one on its play. A difference within its margin of error counts as none.
pub fn sentences(who: Seat, luck: Estimate, skill: Estimate) -> [Message; 2] {
    let points = |found: Estimate| Number::short(found.mean.abs());
    let cards = match sign(luck) {
        1 => texts::good_cards(points(luck)),
        -1 => texts::bad_cards(points(luck)),
        _ => texts::average_cards(),
    };
    let play = match sign(skill) {
        1 => texts::play_gained(who, points(skill)),
        -1 => texts::play_cost(who, points(skill)),
        _ => texts::play_even(),
    };
    [cards, play]
}

/// 1 or −1 if an estimate surely differs from 0, otherwise 0.
fn sign(found: Estimate) -> i8 {
    if found.mean.abs() < VISIBLE.max(found.margin()) {
        0
    } else if found.mean > 0.0 {
        1
    } else {
        -1
    }
}

/// Compares Master's result with the cards of a deal with the seat's.
fn averages(report: &DealReport, unit: Unit) -> Message {
    let averages = match unit {
        Unit::Deal => texts::cards_of_deal,
        Unit::Round => texts::cards_of_round,
    };
    let (deal, seat) = (report.deal as usize, Seat::new(report.seat));
    averages(deal, seat, Number::short(report.scored), report.master.in_words(), report.par.in_words())
}
