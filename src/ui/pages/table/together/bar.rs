//! The line above a table with friends elsewhere: who is away, what is asked, and what one can say. Its height never
//! changes, so that nothing moves under the pointer when something is asked.

use crate::ui::shell::{AnyCommand, Commands};
use egui::{Align, Frame, Label, Layout, Margin, Panel, Ui};

use super::super::command::FriendsCommand;
use super::super::game::{TableGame, TableState};
use super::super::phrases::show_phrases;
use super::question;
use crate::online::{Kind, Phase, Presence, Table, WishState};
use crate::rules::scene::Scene;
use crate::rules::{Next, Seat, Seats};
use crate::text::{Message, together as texts};
use crate::ui::command::Command;
use crate::ui::focus;
use crate::ui::friends::{Friends, watcher};
use crate::ui::page_id::PageId;
use crate::ui::theme::{self, Palette, size};

/// The height of the line, for buttons of the usual size.
const HEIGHT: f32 = 32.0;

/// What the line says, with the buttons for it, the most likely first.
struct Line {
    words: Message,
    is_urgent: bool,
    buttons: Vec<(Message, AnyCommand)>,
}

impl Line {
    const fn quiet(words: Message) -> Self {
        Self { words, is_urgent: false, buttons: Vec::new() }
    }

    fn urgent<const N: usize>(words: Message, buttons: [(Message, AnyCommand); N]) -> Self {
        Self { words, is_urgent: true, buttons: buttons.into() }
    }
}

/// Tells whether there is such a line: in a game with friends elsewhere, until it is over and they have gone.
pub(in super::super) fn is_shown(game: &TableGame, friends: Option<&Friends>) -> bool {
    game.is_shared() && (friends.is_some() || game.session().next() != Next::Over)
}

/// Shows the line above the table of a game.
pub(in super::super) fn show(ui: &mut Ui, game: &TableGame, friends: Option<&Friends>, commands: &mut Commands) {
    if !is_shown(game, friends) {
        return;
    }
    let palette = Palette::of(ui);
    let frame = Frame::new().fill(palette.panel).inner_margin(Margin::symmetric(12, 4));
    let group = focus::Group::row("friends").secondary();
    let line = line(game, friends);
    Panel::top("friends").frame(frame).show(ui, |ui| {
        let height = theme::control_height(ui, HEIGHT);
        let room = egui::vec2(ui.available_width(), height);
        let from_right = Layout::right_to_left(Align::Center);
        ui.allocate_ui_with_layout(room, from_right, |ui| {
            group.show(ui, |ui| {
                if let Some(friends) = friends
                    && !friends.is_spectator()
                {
                    show_phrases(ui, friends, commands);
                    show_pause(ui, friends, commands);
                }
                for (label, command) in line.buttons.into_iter().rev() {
                    if theme::small(ui, label).clicked() {
                        commands.push(command);
                    }
                }
            });
            ui.with_layout(Layout::left_to_right(Align::Center), |ui| {
                let color = if line.is_urgent { palette.text } else { palette.muted };
                let words = theme::text(ui, line.words, size::SMALL);
                ui.add(Label::new(words.color(color)).truncate());
            });
        });
    });
}

/// The most important thing to say.
fn line(game: &TableGame, friends: Option<&Friends>) -> Line {
    let Some(friends) = friends else {
        let reopen = FriendsCommand::Reopen.into();
        return Line::urgent(texts::table_closed(), [(texts::reopen(), reopen)]);
    };
    if let Some(trouble) = friends.trouble() {
        return Line::urgent(trouble, []);
    }
    let Some(table) = friends.table() else { return Line::quiet(texts::connecting()) };
    if friends.is_spectator() {
        let away = of_seats(&table, Seats::default(), false).map(|line| line.words);
        return Line::quiet(away.unwrap_or(texts::watching()));
    }
    if friends.visiting().is_some_and(|visiting| visiting.guest().is_paused()) {
        let back = FriendsCommand::Pause(false).into();
        return Line::urgent(texts::you_paused(), [(texts::i_am_back(), back)]);
    }
    if let Some(line) = table.wish.as_ref().and_then(|wish| of_wish(wish, friends)) {
        return line;
    }
    let own = friends.own_seats();
    if Seat::all(table.seats.len()).zip(&table.seats).any(|(seat, state)| own.contains(seat) && state.computer) {
        let back = FriendsCommand::Pause(false).into();
        return Line::urgent(texts::computer_plays_for_you(), [(texts::i_am_back(), back)]);
    }
    if let Some(line) = of_seats(&table, own, friends.hosting().is_some()) {
        return line;
    }
    of_game(game, friends, &table)
}

/// The line about a wish, with its answers.
fn of_wish(wish: &WishState, friends: &Friends) -> Option<Line> {
    let by = Seat::new(wish.by.into());
    let answer = |yes: bool| FriendsCommand::Answer(wish.number, yes).into();
    let own = friends.own_seats();
    if own.contains(by) {
        let take_back = (texts::take_back(), answer(false));
        return Some(Line::urgent(texts::asked(), [take_back]));
    }
    let mut answered = wish.yes.iter().map(|seat| Seat::new((*seat).into()));
    if answered.any(|seat| own.contains(seat)) {
        return None;
    }
    let question = question(by, wish.what);
    let answers = [(texts::agree(), answer(true)), (texts::refuse(), answer(false))];
    Some(Line::urgent(question, answers))
}

/// Who is away or slow, and for whom the computer plays.
fn of_seats(table: &Table, own: Seats, is_host: bool) -> Option<Line> {
    let seats = Seat::all(table.seats.len()).zip(&table.seats);
    let mut friends = seats.filter(|(seat, state)| state.kind == Kind::Friend && !own.contains(*seat));
    let (seat, state) = friends.find(|(_, state)| state.presence != Presence::Here || state.slow || state.computer)?;
    let command = |plays| FriendsCommand::LetComputerPlay(seat, plays).into();
    let words = match state.presence {
        Presence::Here if state.computer => {
            let wait = (texts::wait_for_friend(), command(false));
            return Some(Line::urgent(texts::computer_plays_for_now(seat), [wait]));
        }
        Presence::Here => {
            let minutes = (table.patience / 60) as usize;
            let let_play = (texts::let_computer_for_now(seat), command(true));
            return Some(Line::urgent(texts::is_slow(seat, minutes), [let_play]));
        }
        Presence::Paused => texts::has_paused(seat),
        Presence::Open => texts::has_left(seat),
        Presence::Away => texts::is_away(seat),
    };
    if table.phase != Phase::Playing {
        return Some(Line::quiet(words));
    }
    let is_left = state.presence == Presence::Open;
    let mut line = if state.computer && is_left {
        Line::urgent(words, [(texts::wait_for_friend(), command(false))])
    } else if state.computer {
        let wait = (texts::wait_for_friend(), command(false));
        Line::urgent(texts::computer_plays(seat), [wait])
    } else if is_left {
        Line::urgent(words, [(texts::let_computer_here(), command(true))])
    } else {
        Line::urgent(words, [(texts::let_computer(seat), command(true))])
    };
    if is_left && is_host {
        let lobby = Command::Show(PageId::LOBBY).into();
        line.buttons.push((texts::invitations(), lobby));
    }
    Some(line)
}

/// What is next.
fn of_game(game: &TableGame, friends: &Friends, table: &Table) -> Line {
    let Some(visiting) = friends.visiting() else { return Line::quiet(here(table)) };
    let is_new = visiting.round != Some(table.round);
    if let Some(invited) = visiting.guest().invited().filter(|_| is_new) {
        let words = texts::next_game(invited.entry.title);
        let is_same = invited.entry.id == game.entry.id && invited.rules == game.session().rules();
        return if visiting.guest().sits_for_next() {
            Line::quiet(texts::you_sit_next())
        } else if is_same {
            Line::urgent(words, [(texts::sit_down(), FriendsCommand::SitAgain.into())])
        } else {
            Line::urgent(words, [(texts::look_again(), Command::Show(PageId::JOIN).into())])
        };
    }
    match game.session().next() {
        Next::Deal(_) if game.state() == TableState::Playing => Line::quiet(texts::host_deals()),
        Next::Over => Line::quiet(texts::host_starts()),
        _ => Line::quiet(here(table)),
    }
}

/// Everybody is there, and who watches.
fn here(table: &Table) -> Message {
    match table.spectators.len() {
        0 => texts::all_here(),
        _ => texts::all_here_watched(table.spectators.iter().map(|name| watcher(name))),
    }
}

/// Shows the button by which a guest steps away.
fn show_pause(ui: &mut Ui, friends: &Friends, commands: &mut Commands) {
    let can_pause = friends.visiting().is_some_and(|visiting| !visiting.guest().is_paused());
    let pause = texts::pause();
    if can_pause && theme::small(ui, &pause).clicked() {
        commands.push(FriendsCommand::Pause(true));
    }
}

/// Notes on the plates who thinks, who is away, and for whom the computer plays, where the game has nothing to say.
pub(in super::super) fn note_plates(scene: &mut Scene, friends: &Friends) {
    let Some(table) = friends.table() else { return };
    let own = friends.own_seats();
    for ((seat, state), info) in Seat::all(table.seats.len()).zip(&table.seats).zip(&mut scene.players) {
        let note = match state.presence {
            _ if own.contains(seat) => continue,
            _ if state.computer => texts::plate_computer(),
            Presence::Away => texts::plate_away(),
            Presence::Paused => texts::plate_paused(),
            Presence::Open if state.name.is_empty() => texts::plate_open(),
            Presence::Open => texts::plate_left(),
            Presence::Here if info.turn && info.note.is_empty() => texts::plate_thinking(),
            Presence::Here => continue,
        };
        info.note = note;
    }
}
