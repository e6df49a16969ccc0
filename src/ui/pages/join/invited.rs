//! What a guest is invited to: the game, the house rules that differ, who sits where, and the seat.

use crate::ui::shell::Commands;
use egui::{Label, TextEdit, Ui};

use super::JoinCommand;
use crate::online::Kind;
use crate::online::cut::LONGEST_WORDS;
use crate::online::guest::{Ended, Guest, Standing};
use crate::rules::Seat;
use crate::store::recuts;
use crate::text::{Message, together as texts};
use crate::ui::command::Command;
use crate::ui::focus;
use crate::ui::friends::{Friends, way};
use crate::ui::other_rules::show_rules;
use crate::ui::page_id::PageId;
use crate::ui::pages::lobby::{Chairs, heard};
use crate::ui::pages::table::phrases::show_phrases;
use crate::ui::settings::Settings;
use crate::ui::theme::{self, Icon, Palette, size};

/// The title of the page.
pub(super) fn title(guest: &Guest) -> Message {
    let (Some(invited), Some(table)) = (guest.invited(), guest.table()) else { return texts::join() };
    let mut seats = Seat::all(table.seats.len()).zip(&table.seats);
    let game = invited.entry.title;
    match seats.find(|(_, state)| state.kind == Kind::Host && !state.name.is_empty()) {
        Some((host, _)) => texts::invited_by(host, game),
        None => texts::invited_to(game),
    }
}

/// Shows the page, with the person's words for the shuffle.
pub(super) fn show(
    ui: &mut Ui, (friends, guest): (&Friends, &Guest), settings: &Settings, words: &mut String, commands: &mut Commands,
) {
    if let Some(trouble) = friends.trouble() {
        theme::paragraph(ui, trouble);
        let can_help = !matches!(guest.standing(), Standing::Connecting | Standing::Ended(Ended::Versions(_)));
        if can_help && theme::secondary(ui, texts::try_again()).clicked() {
            commands.push(JoinCommand::TryAgain);
        }
    } else if let Some(route) = friends.visiting().and_then(|visiting| visiting.table.route()) {
        theme::note(ui, texts::connected(way(route)));
    }
    let has_ended = matches!(guest.standing(), Standing::Ended(reason) if reason != Ended::Left);
    if guest.invited().is_some() && guest.table().is_some() && !has_ended {
        ui.horizontal_wrapped(|ui| show_rules_button(ui, guest, commands));
        if let Some(invited) = guest.invited() {
            show_rules(ui, invited);
        }
        sit(ui, guest, words, commands);
        ui.add_space(theme::STEP);
        if guest.is_seated() {
            show_phrases(ui, friends, commands);
        }
        show_seats(ui, (friends, guest), settings);
    }
    ui.add_space(theme::STEP);
    focus::Group::row("leave").show(ui, |ui| {
        let leave = texts::leave_seat();
        if theme::destructive(ui, true, (Icon::Close, &leave)).clicked() {
            commands.push(JoinCommand::Leave);
        }
    });
}

fn show_rules_button(ui: &mut Ui, guest: &Guest, commands: &mut Commands) {
    let Some(invited) = guest.invited() else { return };
    let aim = (invited.entry.aim)();
    ui.label(theme::text(ui, aim, size::BODY).color(Palette::of(ui).muted));
    let rules = crate::text::new_game::rules();
    if theme::secondary(ui, (Icon::Rules, &rules)).clicked() {
        commands.push(Command::Show(PageId::Rules(invited.entry.id)));
    }
}

fn show_seats(ui: &mut Ui, (friends, guest): (&Friends, &Guest), settings: &Settings) {
    let (Some(invited), Some(table)) = (guest.invited(), guest.table()) else { return };
    let chairs = Chairs {
        game: invited.entry.title,
        players: &guest.players(),
        states: &table.seats,
        own: friends.own_seats(),
        ways: Vec::new(),
        said: heard(ui, friends),
        settings,
        buttons: 0.0,
    };
    chairs.show(ui, |_, _, _| {});
}

/// Shows the field for the words and the button that takes the seat, or that it is taken.
fn sit(ui: &mut Ui, guest: &Guest, words: &mut String, commands: &mut Commands) {
    let is_spectator = guest.invited().is_some_and(|invited| invited.is_spectator);
    if is_spectator || guest.is_seated() {
        let words = if is_spectator { texts::you_can_watch() } else { texts::you_sit() };
        let words = theme::strong(ui, words, size::BODY);
        ui.add(Label::new(words).wrap());
        return;
    }
    if let Some(question) = guest.question() {
        for words in recuts(guest.recuts()).into_iter().chain([question.message()]) {
            ui.add(Label::new(theme::strong(ui, words, size::BODY).color(Palette::of(ui).warning)).wrap());
        }
        ui.add_space(theme::STEP);
    }
    ui.horizontal(|ui| {
        let label = ui.label(theme::text(ui, texts::your_cut(), size::BODY));
        let field =
            TextEdit::singleline(words).char_limit(LONGEST_WORDS).desired_width(220.0).margin(theme::field_margin(ui));
        ui.add(field).labelled_by(label.id);
    });
    theme::note(ui, texts::cut_help());
    ui.add_space(theme::STEP);
    focus::Group::row("sit").show(ui, |ui| {
        let sit = theme::primary(ui, (Icon::Play, texts::sit_down()));
        focus::main(ui, sit.id);
        if sit.clicked() || focus::is_confirmed(ui) {
            commands.push(JoinCommand::Sit);
        }
    });
}
