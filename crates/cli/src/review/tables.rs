//! A review as text for people.

use std::path::Path;

use crate::columns::{Align, push_rows};
use misere_engine::printable;
use misere_engine::rules::{Message, Names, Score, Seat, Wins};
use misere_engine::text::Language;
use misere_players::bots::Level;
use misere_players::review::{DealReport, LuckOrSkill, Mark, Review, Verdict};
use misere_players::text::review as texts;
use misere_store::{self as store, Saved};

/// The marks of all, the marked decisions, and luck and skill.
pub fn text(save: &Path, saved: &Saved, review: &Review, language: Language) -> String {
    let names = store::names(&saved.players, language);
    let report = Report { saved, review, names: &names };
    let head = texts::report(
        printable::path(save),
        saved.session.id(),
        saved.players.len(),
        review.deals as usize,
        review.verdicts.len(),
    );
    let mut lines = vec![report.say(&head)];
    lines.extend(review.seats.iter().map(|seat| report.marks(*seat)));
    if review.deals == 0 {
        lines.push(report.say(&texts::only_finished_deals()));
        return lines.join("\n") + "\n";
    }
    let mut text = lines.join("\n") + "\n\n";
    report.add_verdicts(&mut text);
    report.add_luck_and_skill(&mut text);
    text
}

struct Report<'a> {
    saved: &'a Saved,
    review: &'a Review,
    names: &'a Names,
}

impl Report<'_> {
    fn say(&self, message: &Message) -> String {
        message.render(self.names)
    }

    /// The number of marks of each kind that a seat got.
    fn marks(&self, seat: usize) -> String {
        let name = self.names.of(Seat::new(seat));
        let marks = Mark::counted(Mark::ALL.map(|mark| (mark, self.review.count(seat, mark))));
        self.say(&if marks.is_empty() {
            texts::report_no_marks(name, seat + 1)
        } else {
            texts::report_marks(name, seat + 1, marks)
        })
    }

    /// Adds the marked decisions.
    fn add_verdicts(&self, text: &mut String) {
        let marked = self.review.verdicts.iter().filter(|one| one.mark.is_some());
        let marked: Vec<&Verdict> = marked.collect();
        if marked.is_empty() {
            text.push_str(&self.say(&texts::nothing_clearly_cost()));
            text.push_str("\n\n");
            return;
        }
        let heading = match self.saved.session.wins() {
            Wins::Lowest => texts::decisions_in_penalty_points(),
            Wins::Highest => texts::decisions_in_points(),
        };
        text.push_str(&format!("{}\n\n", self.say(&heading)));
        let head = [
            texts::column_deal(),
            texts::column_step(),
            texts::column_seat(),
            texts::column_played(),
            texts::column_better(),
            texts::column_cost(),
            texts::column_mark(),
        ];
        let mut rows: Vec<Vec<String>> = vec![head.iter().map(|message| self.say(message)).collect()];
        rows.extend(marked.iter().map(|verdict| self.verdict(verdict)));
        let mut columns = String::new();
        let right = Align::Right;
        let align = [right, right, right, Align::Left, Align::Left, right, Align::Left];
        push_rows(&mut columns, &rows, &align);
        let sentences = marked.iter().map(|verdict| {
            let words = self.saved.session.verdict_words(verdict);
            words.and_then(|words| words.sentence)
        });
        for (line, sentence) in columns.lines().zip(std::iter::once(None).chain(sentences)) {
            text.push_str(&format!("{line}\n"));
            if let Some(sentence) = sentence {
                text.push_str(&format!("      {}\n", self.say(&sentence)));
            }
        }
        text.push('\n');
    }

    fn verdict(&self, verdict: &Verdict) -> Vec<String> {
        vec![
            verdict.deal.to_string(),
            (verdict.step + 1).to_string(),
            (verdict.seat + 1).to_string(),
            verdict.played.clone(),
            verdict.best.clone(),
            self.say(&verdict.points.in_words()),
            verdict.mark.map_or_else(String::new, |mark| self.say(&mark.label())),
        ]
    }

    /// Adds luck and skill, deal by deal and in all.
    fn add_luck_and_skill(&self, text: &mut String) {
        text.push_str(&format!("{}\n\n", self.say(&texts::luck_and_skill_in_points())));
        let head = [
            texts::column_deal(),
            texts::column_seat(),
            texts::column_points(),
            texts::column_same_cards(),
            texts::column_any_cards(),
            texts::column_luck(),
            texts::column_skill(),
        ];
        let mut rows: Vec<Vec<String>> = vec![head.iter().map(|message| self.say(message)).collect()];
        rows.extend(self.review.reports.iter().map(|report| self.deal(report)));
        rows.extend(self.review.seats.iter().map(|seat| self.all(*seat)));
        push_rows(text, &rows, &[]);
        let level = Level::SUBSTITUTE.label();
        text.push_str(&format!("\n{}\n", self.say(&texts::about_intervals(level))));
    }

    fn deal(&self, report: &DealReport) -> Vec<String> {
        vec![
            report.deal.to_string(),
            (report.seat + 1).to_string(),
            Score::halves((report.scored * 2.0).round() as i32).to_string(),
            self.say(&report.master.in_words()),
            self.say(&report.par.in_words()),
            self.say(&report.luck.with_sign()),
            self.say(&report.skill.with_sign()),
        ]
    }

    /// The sum of a seat's deals.
    fn all(&self, seat: usize) -> Vec<String> {
        let [luck, skill] = [LuckOrSkill::Luck, LuckOrSkill::Skill].map(|part| self.review.total(seat, part));
        vec![
            self.say(&texts::all_deals()),
            (seat + 1).to_string(),
            String::new(),
            String::new(),
            String::new(),
            self.say(&luck.with_sign()),
            self.say(&skill.with_sign()),
        ]
    }
}
