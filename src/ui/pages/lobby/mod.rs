//! The page of a host: the table with its chairs, an invitation for each that is empty, and who has sat down.

mod chairs;
mod command;
mod seats;

use crate::ui::requests::{ChooseFace, NewGame};
use egui::{Label, TextEdit, Ui};

pub(in crate::ui) use self::chairs::{Chairs, heard};
pub use self::command::LobbyCommand;
use self::seats::{invitation, with_words};
use super::table::TablePart;
use super::table::phrases::show_phrases;
use crate::limits::PLAYER_NAME;
use crate::online::Phase;
use crate::or_log::OrLog as _;
use crate::rules::Seat;
use crate::store::{Player, recuts, remove_file, table_path};
use crate::text::{Message, together as texts};
use crate::ui::command::Command;
use crate::ui::friends::{Friends, Hosting, seats as friends_seats};
use crate::ui::page_id::PageId;
use crate::ui::question::Question;
use crate::ui::services::Services;
use crate::ui::settings::Relays;
use crate::ui::shell::{Around, Ask, Commands, Page, Parts, Shell, Traits};
use crate::ui::theme::{self, Icon, Palette, Words, size};
use crate::ui::{focus, page};

/// The widest column of text.
const COLUMN: f32 = 1120.0;

impl Ask for LobbyCommand {
    type Of = LobbyPage;

    fn run(self, page: &mut LobbyPage, shell: &mut Shell<'_>) {
        shell.with(|table: &mut TablePart, shell| {
            match self {
                Self::Name(name) => page.name = name,
                Self::Invite(friends) => {
                    if let Some(game) = &mut page.game {
                        friends_seats::invite(game, friends, shell.services.settings());
                    }
                }
                Self::Open(seat) => {
                    page.open(table, shell);
                    page.copying = Some(seat);
                }
                Self::Copy(seat) => page.copying = Some(seat),
                Self::Copied => page.copying = None,
                Self::Save(seat) => {
                    let hosting = table.friends().and_then(Friends::hosting);
                    if let Some((hosting, text)) =
                        hosting.and_then(|hosting| Some((hosting, invitation(hosting, seat)?)))
                    {
                        let game = hosting.host().file().setup.entry.title;
                        let title = texts::invitation_file(game, seat.index() + 1);
                        let title = shell.services.say(&title);
                        shell.services.files.export_game(shell.ctx, &title, text);
                    }
                }
                Self::Renew(seat) => {
                    table.host(shell, |hosting| hosting.table.call(|host| host.renew_invitation(seat, draw_secret())));
                }
                Self::Reseat(seat) => table.host(shell, |hosting| {
                    let players = hosting.host().players();
                    let player = if players[seat.index()].is_friend() {
                        friends_seats::computer(players)
                    } else {
                        Player::Friend("".into(), String::new())
                    };
                    hosting.table.call(|host| host.give_seat(seat, player));
                }),
                Self::RenewSpectators => {
                    table.host(shell, |hosting| hosting.table.call(|host| host.renew_spectators(draw_secret())));
                }
                Self::TryAgain => table.try_again(),
                Self::Start => {
                    let seal = shell.services.draw_seal();
                    table.host(shell, |hosting| {
                        let seal = seal.with_dealer(hosting.dealer.map(Seat::index));
                        // The button is disabled until everybody sits; whoever has just gone comes back to the page.
                        hosting.table.call(|host| host.start(seal).unwrap_or_default());
                    });
                }
                Self::Close => {
                    let hosting = table.friends().and_then(Friends::hosting);
                    let unused = hosting.filter(|hosting| !hosting.game.exists());
                    let unused = unused.map(|hosting| table_path(&hosting.game));
                    table.leave_friends();
                    if let Some(path) = unused {
                        remove_file(path).or_log("closing a table");
                    }
                    shell.ask(Command::Show(PageId::HOME));
                }
            }
        });
    }

    fn question(&self, parts: &Parts) -> Option<Question> {
        let parting = || parts.get::<TablePart>().parting();
        match self {
            Self::Renew(_) => Some(Question {
                title: texts::free_seat_question(),
                words: texts::renew_help(),
                act: texts::free_seat(),
            }),
            Self::RenewSpectators => Some(Question {
                title: texts::renew_question(),
                words: texts::renew_watching_help(),
                act: texts::renew_invitation(),
            }),
            Self::Close => Some(Question { title: texts::close_question(), act: texts::close_table(), ..parting()? }),
            // The table takes the place of the one where the person is.
            Self::Open(_) => parting(),
            _ => None,
        }
    }
}

impl Ask for ChooseFace {
    type Of = TablePart;

    fn run(self, table: &mut TablePart, shell: &mut Shell<'_>) {
        shell.services.settings_mut().face = Some(self.0);
        table.host(shell, |hosting| hosting.table.call(|host| host.show_face(self.0)));
    }
}

/// The page of a host.
#[derive(Default)]
pub struct LobbyPage {
    /// The game, until the table is open.
    game: Option<NewGame>,
    /// The name of the first person at this computer.
    name: String,
    /// The seat whose invitation is to be copied.
    copying: Option<Seat>,
}

impl LobbyPage {
    /// The page before the table is open.
    pub fn prepare(game: NewGame, services: &Services) -> Self {
        let mut people = game.players.iter().filter(|player| player.is_person());
        let own = people.next().map(|person| person.name().shown());
        let own = own.filter(|name| !name.trim().is_empty());
        let name = own.unwrap_or_else(|| services.settings().name.shown());
        let game = Some(game);
        Self { game, name, copying: None }
    }

    /// Opens the table for friends; from now on, others can reach this computer.
    fn open(&mut self, table: &mut TablePart, shell: &mut Shell<'_>) {
        let Some(mut game) = self.game.clone() else { return };
        let mut people = game.players.iter_mut().filter(|player| player.is_person());
        if let Some(person) = people.next() {
            person.rename(self.name.trim().into());
            shell.services.settings_mut().name = person.name().clone();
        }
        let friends = Friends::host(shell.ctx, game, shell.services);
        if table.sit_with(friends, shell) {
            self.game = None;
        }
    }
}

impl Page for LobbyPage {
    fn id(&self) -> PageId {
        PageId::LOBBY
    }

    fn traits(&self) -> Traits {
        Traits { takes_text: true, ..Traits::default() }
    }

    fn show(&self, ui: &mut Ui, around: Around<'_>, commands: &mut Commands) {
        let friends = around.parts.get::<TablePart>().friends();
        let hosting = friends.and_then(Friends::hosting);
        let hosting = hosting.filter(|_| self.game.is_none());
        let title = match (&self.game, hosting) {
            (Some(game), _) => game.entry.title,
            (None, Some(hosting)) => hosting.host().file().setup.entry.title,
            (None, None) => "",
        };
        // Each stage begins with the focus on its own main control.
        let can_start = hosting.map(|hosting| hosting.host().is_ready());
        focus::show_page(ui, ("lobby", around.visit, can_start));
        page::show(ui, texts::lobby(title), around, commands, |ui, commands| {
            page::scroll(ui, COLUMN, |ui| {
                match friends.zip(hosting) {
                    Some((friends, hosting)) => {
                        start(ui, (friends, hosting), commands);
                        ui.add_space(theme::STEP);
                        seats::show(ui, (friends, hosting), around.services.settings(), commands);
                        self.copy(ui, hosting, commands);
                    }
                    None => self.before(ui, around, commands),
                }
                ui.add_space(24.0);
            });
        });
    }
}

impl LobbyPage {
    /// Shows what inviting means, before anything is sent.
    fn before(&self, ui: &mut Ui, around: Around<'_>, commands: &mut Commands) {
        let services = around.services;
        ui.horizontal_wrapped(|ui| {
            if let Some(name) = name_field(ui, &self.name) {
                commands.push(LobbyCommand::Name(name));
            }
            self.show_ways_to_form(ui, around, commands);
        });
        self.choose_friends(ui, commands);
        if let Some(game) = &self.game {
            seats::show_before(ui, game, services.settings(), commands);
        }
        theme::section(ui, texts::before_you_invite(), |ui| {
            let relays = relays_see(services);
            for fact in [texts::host_sends(), relays, texts::invitation_secret(), texts::host_knows()] {
                theme::paragraph(ui, fact);
            }
        });
    }

    /// Copies the invitation that was asked for.
    fn copy(&self, ui: &Ui, hosting: &Hosting, commands: &mut Commands) {
        let Some(seat) = self.copying else { return };
        if let Some(text) = invitation(hosting, seat) {
            let line = texts::invitation_line(hosting.host().file().setup.entry.title);
            ui.copy_text(with_words(ui, line, &text));
            commands.push(Command::Notify(texts::invitation_copied()));
            commands.push(LobbyCommand::Copied);
        }
    }

    /// Shows how many friends to invite.
    fn choose_friends(&self, ui: &mut Ui, commands: &mut Commands) {
        let Some(game) = &self.game else { return };
        if game.evening.as_ref().is_some_and(|evening| !evening.games.is_empty()) {
            return;
        }
        let label = texts::how_many_friends();
        let counts = friends_seats::counts(game);
        let all: Vec<(usize, Words)> = counts.map(|count| (count, Words::verbatim(count))).collect();
        let mut friends = friends_seats::count(game);
        ui.horizontal_wrapped(|ui| {
            ui.label(theme::text(ui, &label, size::BODY));
            if theme::segments(ui, &mut friends, &all, &label) {
                commands.push(LobbyCommand::Invite(friends));
            }
            if game.players.iter().any(|player| player.bot().is_some()) {
                let note = texts::others_are_computers();
                theme::note(ui, &note);
            }
        });
        ui.add_space(theme::STEP);
    }

    /// Shows the way to the form with house rules and all players, unless the person comes from there.
    fn show_ways_to_form(&self, ui: &mut Ui, around: Around<'_>, commands: &mut Commands) {
        let Some(game) = &self.game else { return };
        let form = PageId::NewGame(game.entry.id);
        let is_behind = around.way_back.is_some_and(|(_, page)| *page == form);
        let words = texts::players_and_rules();
        if !is_behind && theme::secondary(ui, words).clicked() {
            commands.push(Command::Show(form));
        }
    }
}

/// What those see through whom a table is reached.
pub(in crate::ui) fn relays_see(services: &Services) -> Message {
    match services.settings().relays {
        _ if !services.transport.has_relays() => texts::local_only(),
        Relays::Public => texts::relays_see(),
        Relays::Own => texts::own_relay_sees(),
        Relays::None => texts::without_relays(),
    }
}

/// The secret of an invitation.
fn draw_secret() -> [u8; 16] {
    let mut secret = [0; 16];
    secret.copy_from_slice(&crate::online::Secret::draw().0[..16]);
    secret
}

/// Shows the button that starts the game, and the one that closes the table.
fn start(ui: &mut Ui, (friends, hosting): (&Friends, &Hosting), commands: &mut Commands) {
    let table = hosting.host().table();
    if let Some(words) = recuts(&table.recuts) {
        theme::paragraph(ui, words);
    }
    focus::Group::row("start").show(ui, |ui| {
        ui.horizontal_wrapped(|ui| {
            let can_start = hosting.host().can_start();
            if matches!(table.phase, Phase::Lobby | Phase::Cutting) {
                let words = texts::start_together();
                let button = theme::primary_enabled(ui, can_start, (Icon::Play, &words));
                if can_start {
                    focus::main(ui, button.id);
                }
                if button.clicked() {
                    commands.push(LobbyCommand::Start);
                }
            }
            if theme::destructive(ui, true, (Icon::Close, texts::close_table())).clicked() {
                commands.push(LobbyCommand::Close);
            }
            if !friends.others().is_empty() {
                show_phrases(ui, friends, commands);
            }
            let note = match table.phase {
                Phase::Cutting => texts::cutting(),
                Phase::Lobby if !can_start => texts::waiting_for_all(),
                _ => return,
            };
            let note = theme::text(ui, note, size::BODY).color(Palette::of(ui).muted);
            ui.add(Label::new(note).wrap());
        });
    });
}

/// Shows the field for the person's name; returns it when it has changed.
pub(in crate::ui) fn name_field(ui: &mut Ui, name: &str) -> Option<String> {
    let mut typed = name.to_owned();
    let label = texts::your_name();
    let field = ui.horizontal(|ui| {
        let label = ui.label(theme::text(ui, label, size::BODY));
        let field = TextEdit::singleline(&mut typed)
            .char_limit(PLAYER_NAME)
            .desired_width(220.0)
            .margin(theme::field_margin(ui));
        ui.add(field).labelled_by(label.id)
    });
    field.inner.changed().then_some(typed)
}
