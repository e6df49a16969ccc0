//! The table of all who took part.

use egui::accesskit::Live;
use egui::{Label, Ui};

use super::work::ChallengeWork;
use crate::challenge::{CheckedEntry, KeptChallenge, Proof};
use crate::text::challenges_page as texts;
use crate::ui::challenges::{self, name_of};
use crate::ui::errors;
use crate::ui::theme::{self, Palette, size};

/// Shows the results that are checked, the best first, and what is known of the others.
pub(super) fn show(ui: &mut Ui, kept: &KeptChallenge, work: &ChallengeWork) {
    theme::heading(ui, texts::played());
    let count = kept.challenge.entries.len();
    if count == 0 {
        theme::note(ui, texts::nobody());
    }
    let mut before = None;
    let mut place = 0;
    for (number, (index, entry)) in (1..).zip(&work.checked) {
        // Equal results share a place.
        if before.replace(entry.total) != Some(entry.total) {
            place = number;
        }
        show_result(ui, kept, (place, *index, entry));
    }
    for index in 0..count {
        let name = name_of(kept, index);
        if kept.own().is_none() {
            theme::note(ui, texts::sealed(name));
        } else if work.entry(index).is_none() && work.is_running() {
            theme::note(ui, texts::checking(name));
        }
    }
    for (name, refusal) in &work.refused {
        let name = challenges::name(name);
        let words = texts::refused(name, errors::refusal(refusal, &kept.challenge));
        let words = theme::text(ui, words, size::BODY).color(Palette::of(ui).warning);
        let shown = ui.add(Label::new(words).wrap());
        ui.accesskit_node_builder(shown.id, |node| node.set_live(Live::Polite));
    }
    ui.add_space(theme::STEP);
}

fn show_result(ui: &mut Ui, kept: &KeptChallenge, (place, index, entry): (usize, usize, &CheckedEntry)) {
    let line = texts::line(place, name_of(kept, index), entry.total);
    let line = theme::strong(ui, line, size::BODY);
    let line = if kept.own() == Some(index) { line.color(Palette::of(ui).accent) } else { line };
    ui.add(Label::new(line).wrap());
    let seats = kept.challenge.deal.setup.seats;
    let mut facts = vec![texts::place(entry.place, seats)];
    if entry.entry.undone > 0 {
        facts.push(texts::undone(entry.entry.undone as usize));
    }
    if entry.entry.hints > 0 {
        facts.push(texts::hints(entry.entry.hints as usize));
    }
    facts.push(match entry.proof {
        Proof::Opponents => texts::proved(),
        Proof::ByTheClock => texts::by_the_clock(),
        Proof::OtherVersion => texts::other_version(),
    });
    theme::note(ui, texts::facts(facts));
}
