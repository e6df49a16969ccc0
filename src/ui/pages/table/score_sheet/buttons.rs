//! The buttons below a score sheet.

use crate::ui::shell::{AnyCommand, Commands};
use egui::{Align, Layout, Popup, Response, Ui};

use super::ScoreSheet;
use crate::games::Unit;
use crate::online::guest::{Guest, Invited};
use crate::store::Origin;
use crate::text::{Message, challenges_page as challenges, ending, table_page as texts, together};
use crate::ui::command::{Command, Overlay, Sharing, TableDialog};
use crate::ui::focus;
use crate::ui::page_id::PageId;
use crate::ui::pages::table::command::{FriendsCommand, TableCommand};
use crate::ui::pages::table::game::TableGame;
use crate::ui::theme::{self, Icon, size};

/// A button with its icon, its tooltip and its command.
type Choice = (Icon, Message, Message, AnyCommand);

impl ScoreSheet<'_> {
    /// Shows the ways to continue.
    pub fn show_buttons(self, ui: &mut Ui, over: bool, commands: &mut Commands) {
        let game = self.game;
        if let Some(visiting) = self.visiting.filter(|_| over) {
            guest_buttons(ui, visiting.guest(), commands);
        } else if over {
            result_buttons(ui, game, commands);
        } else {
            let next = match game.entry.unit {
                Unit::Deal => texts::next_deal(),
                Unit::Round => texts::next_round(),
            };
            if main_button(ui, next).clicked() {
                commands.push(TableCommand::NextDeal);
            }
        }
        // The log of another host's game is elsewhere until the end, and a review of a compared game would be help.
        if !game.is_visit() && game.hint_ban().is_none() {
            let review = theme::secondary(ui, (Icon::Review, texts::review()));
            let review = review.on_hover_text(theme::say(ui, texts::review_help()));
            if review.clicked() {
                commands.push(TableCommand::Review);
            }
        }
        if theme::secondary(ui, (Icon::Scores, texts::scores())).clicked() {
            let sheet = Overlay::Table(TableDialog::ScoreSheet);
            commands.push(Command::ShowOverlay(Some(sheet)));
        }
        if over && !game.is_visit() {
            let button = theme::secondary(ui, (Icon::Share, texts::share()));
            if button.on_hover_text(theme::say(ui, texts::share_help())).clicked() {
                commands.push(Command::Share(Sharing::Shown));
            }
        }
        if theme::secondary(ui, (Icon::Home, texts::home())).clicked() {
            commands.push(Command::Show(PageId::HOME));
        }
        let opener = theme::secondary(ui, (Icon::Menu, texts::more_choices()));
        Popup::menu(&opener).show(|ui| {
            ui.with_layout(Layout::top_down_justified(Align::Min), |ui| {
                self.show_further_choices(ui, over, commands);
            });
        });
    }

    fn show_further_choices(self, ui: &mut Ui, over: bool, commands: &mut Commands) {
        for (icon, label, help, command) in self.further_choices(over) {
            let mut shown = theme::item(ui, (icon, label));
            if !help.is_empty() {
                shown = shown.on_hover_text(theme::say(ui, help));
            }
            if shown.clicked() {
                commands.push(command);
            }
        }
    }

    /// The less likely ways to continue, some of them only after a game.
    fn further_choices(self, over: bool) -> Vec<Choice> {
        let game = self.game;
        let mut choices = Vec::new();
        if over && self.can_reopen {
            let reopen = FriendsCommand::Reopen.into();
            let help = together::table_closed();
            choices.push((Icon::Friends, together::reopen(), help, reopen));
        }
        if over && self.visiting.is_none() {
            let help = if game.is_shared() { together::same_deal_help() } else { texts::same_deal_help() };
            choices.push((Icon::Undo, texts::same_deal(), help, TableCommand::SameDeal.into()));
            match game.evening() {
                Some(evening) if !evening.ended => choices.push((
                    Icon::Close,
                    texts::end_evening(),
                    texts::end_evening_help(),
                    TableCommand::EndEvening.into(),
                )),
                Some(_) => {}
                None => choices.push((
                    Icon::New,
                    texts::start_evening(),
                    texts::start_evening_help(),
                    TableCommand::NextOfEvening.into(),
                )),
            }
        }
        if !over && !game.is_visit() {
            choices.push((Icon::Share, texts::share(), texts::share_help(), Command::Share(Sharing::Shown).into()));
        }
        if over && game.people() == 1 && !game.is_shared() {
            choices.push((
                Icon::Challenge,
                challenges::challenge_a_friend(),
                challenges::challenge_help(),
                TableCommand::Challenge.into(),
            ));
        }
        if over && self.visiting.is_some() {
            let leave = Command::ShowOverlay(Some(Overlay::Table(TableDialog::Leave))).into();
            choices.push((Icon::Close, together::leave_table(), Message::EMPTY, leave));
        }
        if self.can_undo {
            choices.push((Icon::Undo, texts::undo(), Message::EMPTY, TableCommand::Undo.into()));
        }
        if game.scene_now().previous_trick.is_some() {
            let command = TableCommand::PreviousTrick.into();
            choices.push((Icon::Trick, texts::previous_trick(), Message::EMPTY, command));
        }
        choices
    }
}

/// Shows the way into the next game at the table of another host. Nobody sits down for it unasked.
fn guest_buttons(ui: &mut Ui, guest: &Guest, commands: &mut Commands) {
    let is_player = guest.invited().and_then(Invited::own_seat).is_some();
    if is_player && !guest.sits_for_next() {
        let button = theme::primary(ui, (Icon::Play, together::sit_next()));
        focus::main(ui, button.id);
        if button.clicked() {
            commands.push(FriendsCommand::SitAgain);
        }
        return;
    }
    let words = if is_player { together::you_sit_next() } else { together::host_starts() };
    ui.label(theme::text(ui, words, size::BODY));
    ui.end_row();
}

/// Shows the likely ways to continue after a game. The deal of a day is not played again at once.
fn result_buttons(ui: &mut Ui, game: &TableGame, commands: &mut Commands) {
    if game.origin().is_of_day() {
        let done = theme::primary(ui, ending::done());
        focus::main(ui, done.id);
        if done.clicked() {
            commands.push(Command::Show(PageId::TODAY));
        }
        return;
    }
    let is_evening = game.evening().is_some_and(|evening| !evening.ended);
    let help = if is_evening { texts::rematch_in_evening_help() } else { texts::rematch_help() };
    if is_evening && main_button(ui, texts::next_of_evening()).clicked() {
        commands.push(TableCommand::NextOfEvening);
    }
    let challenge = match game.origin() {
        Origin::Challenge(id) => Some(id),
        _ => None,
    };
    if let Some(id) = challenge {
        let compare = theme::primary(ui, (Icon::Challenge, challenges::compare()));
        focus::main(ui, compare.id);
        if compare.clicked() {
            commands.push(Command::Begin(PageId::Challenge(id)));
        }
    }
    let rematch = texts::rematch();
    let rematch = if is_evening || challenge.is_some() {
        theme::secondary(ui, (Icon::Play, &rematch))
    } else {
        main_button(ui, rematch)
    };
    if rematch.on_hover_text(theme::say(ui, help)).clicked() {
        commands.push(TableCommand::Rematch);
    }
}

/// Shows the main button, which has the focus first.
fn main_button(ui: &mut Ui, words: Message) -> Response {
    let button = theme::primary(ui, (Icon::Play, words));
    focus::main(ui, button.id);
    button
}
