//! The page for playing with friends: games to invite to, and as a guest the invitation and sitting down.

mod invited;
pub(in crate::ui) mod left;

use crate::ui::requests::GameRequest;
use egui::{TextEdit, TextWrapMode, Ui, Vec2, vec2};

use super::lobby::{name_field, relays_see};
use super::table::TablePart;
use crate::games::{Entry, menu};
use crate::online::guest::{Guest, GuestFile};
use crate::online::{Invitation, InvitationError};
use crate::store::names;
use crate::store::text::fairness::name_of;
use crate::text::{challenges_page, common, together as texts};
use crate::ui::command::Command;
use crate::ui::copy_row::copy_row;
use crate::ui::friends::{Friends, keys, seats};
use crate::ui::page_id::PageId;
use crate::ui::question::Question;
use crate::ui::services::Services;
use crate::ui::shell::{Around, Ask, Commands, Page, Parts, Shell};
use crate::ui::theme::{self, Icon, Palette, size};
use crate::ui::{face_choice, focus, game_summary, page};

/// The widest column of text.
const COLUMN: f32 = 1120.0;

/// The command that builds the program with tables over the internet.
const BUILD: &str = "cargo run --release --features online";

/// The lines of the field for an invitation.
const LINES: usize = 4;

/// The size of a game's tile, and the height of its texts.
const TILE: Vec2 = vec2(176.0, 124.0);
const TEXTS: f32 = 60.0;

/// A request to the page of a guest.
#[derive(Clone, Debug)]
pub enum JoinCommand {
    /// Keeps what has been typed.
    Edit(Fields),
    /// Takes an invitation from elsewhere.
    Take(Box<Invitation>),
    /// Opens the page for inviting friends to this game.
    Invite(&'static Entry),
    /// Contacts the host.
    Look,
    /// Calls the host again.
    TryAgain,
    /// Takes the seat.
    Sit,
    /// Leaves the table, and gives the seat back.
    Leave,
    /// Gives up the seat at a table that the person has left for a while.
    Forget(Box<Invitation>),
    /// Takes a seat off the list that the person has given up.
    Remove(Box<Invitation>),
}

/// What can be typed on the page.
#[derive(Clone, Debug, Default, PartialEq, Eq)]
pub struct Fields {
    /// The invitation.
    text: String,
    /// The person's name.
    name: String,
    /// Their words for the shuffle.
    words: String,
}

/// The page of a guest.
pub struct JoinPage {
    fields: Fields,
    /// The seats at other tables that the person has left for a while.
    left: Vec<GuestFile>,
    /// Whether the table that the person is at has been left aside for another invitation.
    is_new: bool,
}

impl JoinPage {
    /// The page as it begins.
    pub fn open(services: &Services) -> Self {
        Self {
            fields: Fields { name: services.settings().name.shown(), ..Fields::default() },
            left: keys::seats(&services.saving.store),
            is_new: false,
        }
    }

    fn invitation(&self) -> Result<Invitation, InvitationError> {
        self.fields.text.parse()
    }

    /// Contacts the host.
    fn look(&mut self, table: &mut TablePart, shell: &mut Shell<'_>) {
        let Ok(invitation) = self.invitation() else { return };
        let name = self.fields.name.trim();
        shell.services.settings_mut().name = name.into();
        let friends = Friends::visit(shell.ctx, invitation, name, shell.services);
        if table.sit_with(friends, shell) {
            self.is_new = false;
            shell.ctx.request_repaint();
        }
    }
}

impl Ask for JoinCommand {
    type Of = JoinPage;

    fn run(self, page: &mut JoinPage, shell: &mut Shell<'_>) {
        shell.with(|table: &mut TablePart, shell| match self {
            Self::Edit(fields) => page.fields = fields,
            Self::Take(invitation) => {
                let at_table = table.friends().and_then(Friends::visiting);
                let own = at_table.map(|visiting| &visiting.guest().file().invitation);
                page.is_new = own != Some(&*invitation);
                page.fields.text = invitation.to_string();
            }
            Self::Invite(entry) => {
                let game = seats::game(entry, shell.services.settings());
                shell.ask(GameRequest::Invite(Box::new(game)));
            }
            Self::Look => page.look(table, shell),
            Self::TryAgain => table.try_again(),
            Self::Sit => {
                let words = page.fields.words.clone();
                table.visit(|visiting| visiting.act(|guest| guest.sit(&words)));
            }
            Self::Leave => {
                let is_kept = table.has_seat_elsewhere();
                table.visit(|visiting| {
                    visiting.act(Guest::leave);
                    if !is_kept {
                        keys::forget(&shell.services.saving, &visiting.guest().file().invitation);
                    }
                });
                table.leave_friends();
                shell.ask(Command::Show(PageId::HOME));
            }
            Self::Forget(invitation) | Self::Remove(invitation) => {
                keys::forget(&shell.services.saving, &invitation);
                page.left.retain(|seat| seat.invitation.table != invitation.table);
            }
        });
    }

    fn question(&self, parts: &Parts) -> Option<Question> {
        let table: &TablePart = parts.get();
        match self {
            // The table takes the place of the one where the person is.
            Self::Look => table.parting(),
            Self::Leave if !table.has_seat_elsewhere() => None,
            Self::Leave | Self::Forget(_) => Some(Question {
                title: texts::give_up_question(),
                words: texts::give_up_help(),
                act: texts::give_up_seat(),
            }),
            _ => None,
        }
    }
}

impl Page for JoinPage {
    fn id(&self) -> PageId {
        PageId::JOIN
    }

    fn show(&self, ui: &mut Ui, around: Around<'_>, commands: &mut Commands) {
        let friends = around.parts.get::<TablePart>().friends();
        let language = around.services.settings().language;
        let visiting = friends.and_then(Friends::visiting).filter(|_| !self.is_new);
        let title = match visiting {
            Some(visiting) => invited::title(visiting.guest()),
            None => texts::play_with_friends(),
        };
        // Each stage begins with the focus on its own main control.
        let stage = visiting.map(|visiting| {
            let guest = visiting.guest();
            (guest.invited().is_some(), guest.is_seated())
        });
        focus::show_page(ui, ("join", around.visit, stage));
        let players = visiting.map_or_else(Vec::new, |visiting| visiting.guest().players());
        let body = |ui: &mut Ui, fields: &mut Fields, commands: &mut Commands| {
            page::scroll(ui, COLUMN, |ui| {
                match (friends, visiting) {
                    (Some(friends), Some(visiting)) => {
                        let (at, settings) = ((friends, visiting.guest()), around.services.settings());
                        invited::show(ui, at, settings, &mut fields.words, commands);
                    }
                    _ => self.before(ui, fields, around.services, commands),
                }
                ui.add_space(24.0);
            });
        };
        commands.edit(&self.fields, JoinCommand::Edit, |fields, commands| {
            theme::with_names(ui, names(&players, language), |ui| {
                page::show(ui, title, around, commands, |ui, commands| body(ui, fields, commands));
            });
        });
    }
}

impl JoinPage {
    /// Shows what there is before anything is sent: the invitation, and what joining means.
    fn before(&self, ui: &mut Ui, fields: &mut Fields, services: &Services, commands: &mut Commands) {
        if fields.text.is_empty() {
            left::show(ui, &self.left, commands);
        }
        theme::heading(ui, texts::join());
        let label = ui.label(theme::text(ui, texts::invitation(), size::BODY));
        let field = TextEdit::multiline(&mut fields.text)
            .hint_text(theme::say(ui, texts::paste_here()))
            .char_limit(Invitation::LONGEST)
            .desired_rows(LINES)
            .desired_width(f32::INFINITY)
            .margin(theme::field_margin(ui));
        let field = ui.add(field).labelled_by(label.id);
        let read: Result<Invitation, InvitationError> = fields.text.parse();
        let is_empty = fields.text.trim().is_empty();
        if is_empty {
            focus::main(ui, field.id);
        }
        match &read {
            Err(error) if !is_empty => {
                let words = theme::text(ui, error.message(), size::SMALL);
                ui.label(words.color(Palette::of(ui).warning));
            }
            _ => theme::note(ui, texts::join_help()),
        }
        ui.add_space(theme::STEP);
        if is_empty {
            ui.add_space(theme::STEP);
            theme::heading(ui, texts::invite_friends());
            if services.transport.can_host() {
                show_games(ui, services, commands);
            } else {
                show_other_ways(ui, commands);
            }
            return;
        }
        if let Some(name) = name_field(ui, &fields.name) {
            fields.name = name;
        }
        face_choice::show_own(ui, &fields.name, services.settings(), commands);
        ui.add_space(theme::STEP);
        theme::panel(ui, |ui| {
            theme::paragraph(ui, texts::guest_sends());
            theme::paragraph(ui, relays_see(services));
            theme::paragraph(ui, texts::host_plays_fair());
        });
        ui.add_space(theme::STEP);
        focus::Group::row("look").show(ui, |ui| {
            let words = texts::look_at_table();
            let look = theme::primary_enabled(ui, read.is_ok(), (Icon::Friends, &words));
            if read.is_ok() {
                focus::main(ui, look.id);
            }
            if look.clicked() || read.is_ok() && focus::is_confirmed(ui) {
                commands.push(JoinCommand::Look);
            }
        });
    }
}

/// Shows what a program that cannot open tables offers instead.
fn show_other_ways(ui: &mut Ui, commands: &mut Commands) {
    theme::paragraph(ui, texts::cannot_invite());
    for text in [BUILD, env!("CARGO_PKG_HOMEPAGE")] {
        copy_row(ui, name_of(text), TextWrapMode::Wrap, common::copy(), text.to_owned());
    }
    let challenges = (Icon::Challenge, challenges_page::title());
    if theme::secondary(ui, challenges).clicked() {
        commands.push(Command::Show(PageId::CHALLENGES));
    }
}

/// Shows the games to which the person can invite friends.
fn show_games(ui: &mut Ui, services: &Services, commands: &mut Commands) {
    theme::note(ui, texts::choose_game());
    ui.add_space(4.0);
    focus::Group::area("games").show(ui, |ui| {
        ui.horizontal_wrapped(|ui| {
            for entry in menu() {
                let tile = theme::tile(ui, TILE, entry, |ui, rect, _| {
                    game_summary::paint_tile(ui, (rect, TEXTS), entry, game_summary::players_and_time(entry), services);
                });
                if tile.clicked() {
                    commands.push(JoinCommand::Invite(entry));
                }
            }
        });
    });
}
