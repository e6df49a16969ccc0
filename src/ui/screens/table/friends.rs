//! Friends elsewhere at the table: what arrives from them, and what they are told.

use super::friends_command::FriendsCommand;
use super::game::TableGame;
use super::verdict::Verdict;
use super::{TableCommand, TableScreen};
use crate::bots::{Level, Limit};
use crate::online::guest::{FinishedTable, Guest, GuestEffect};
use crate::online::host::HostEffect;
use crate::online::{NotDone, Phrase, Wish};
use crate::rules::{Next, Seat, Seats};
use crate::seal::SealedSeed;
use crate::store::Player;
use crate::table::{Session as _, Setup};
use crate::text::{Message, together as texts};
use crate::ui::command::{Command, NewGame};
use crate::ui::errors;
use crate::ui::friends::{Friends, Hosting, News, Role, Visiting};
use crate::ui::job::{Job, Poll};
use crate::ui::screens::ScreenId;
use crate::ui::shell::Shell;

impl TableScreen {
    /// The friends at the table, or about to come.
    pub const fn friends(&self) -> Option<&Friends> {
        self.friends.as_ref()
    }

    /// Where the table is that is open for friends.
    pub fn place_with_friends(&self) -> Option<ScreenId> {
        let friends = self.friends.as_ref()?;
        Some(match (&self.game, friends.hosting()) {
            (Some(_), _) => ScreenId::Table,
            (None, Some(_)) => ScreenId::Lobby,
            (None, None) => ScreenId::Join,
        })
    }

    /// Takes a place among friends.
    pub fn join(&mut self, friends: Friends) {
        self.leave_friends();
        self.friends = Some(friends);
    }

    /// Puts the game at the table away and joins these friends, or says why that is impossible; returns whether it was
    /// possible.
    pub fn sit_with(&mut self, friends: Result<Friends, Message>, shell: &mut Shell<'_>) -> bool {
        match friends {
            Ok(friends) => {
                self.write(shell.services);
                self.leave();
                self.join(friends);
                true
            }
            Err(message) => {
                let message = message.in_language(shell.services.settings().language);
                shell.notify(message);
                false
            }
        }
    }

    /// Leaves the friends; the host's table can be opened again, and a guest's seat waits.
    pub fn leave_friends(&mut self) {
        self.close_table();
        if let Some(friends) = self.friends.take() {
            friends.part();
        }
        if let Some(game) = &mut self.game {
            game.substitutes = Seats::default();
            game.table_hints = None;
        }
    }

    /// Tells guests that the host leaves.
    pub fn close_table(&mut self) {
        if let Some(friends) = &mut self.friends
            && let Role::Host(hosting) = &mut friends.role
        {
            let effects = hosting.endpoint.host.close();
            // What is kept of the table has not changed.
            drop(hosting.endpoint.perform(effects));
        }
    }

    /// Changes the hosted table; what follows is done.
    pub fn host(
        &mut self,
        shell: &mut Shell<'_>,
        change: impl FnOnce(&mut Hosting) -> Vec<HostEffect>,
    ) {
        if let Some(Friends {
            role: Role::Host(hosting),
            ..
        }) = &mut self.friends
        {
            let effects = change(hosting);
            self.perform(effects, shell);
        }
    }

    /// Takes what has arrived from friends, and does what is due.
    pub(super) fn follow_friends(&mut self, shell: &mut Shell<'_>) {
        let Some(friends) = &self.friends else {
            return;
        };
        match &friends.role {
            Role::Host(_) => self.follow_guests(shell),
            Role::Guest(_) => self.follow_host(shell),
        }
        self.note_friends(shell);
        if let Some(rest) = self.friends.as_ref().and_then(Friends::rest) {
            shell.ctx.request_repaint_after(rest);
        }
    }

    fn follow_guests(&mut self, shell: &mut Shell<'_>) {
        while let Some(friends) = &mut self.friends {
            let now = friends.now();
            let Role::Host(hosting) = &mut friends.role else {
                return;
            };
            let session = self.game.as_ref().map(TableGame::session);
            let Some(effects) = hosting.receive(now, session) else {
                break;
            };
            self.perform(effects, shell);
        }
        self.answer_hint(shell);
    }

    /// Does what follows from what has arrived from guests.
    fn perform(&mut self, effects: Vec<HostEffect>, shell: &mut Shell<'_>) {
        let time = shell.time();
        let Some(friends) = &mut self.friends else {
            return;
        };
        let Role::Host(hosting) = &friends.role else {
            return;
        };
        let others = match hosting.perform(effects) {
            Ok(others) => others,
            Err(error) => return shell.notify(errors::store(&error).in_language(language(shell))),
        };
        for effect in others {
            match effect {
                HostEffect::Begin(sealed) => self.begin(&sealed, shell),
                HostEffect::Act { action, .. } => {
                    if let Some(game) = &mut self.game {
                        let settings = shell.services.settings();
                        // The host has checked that it is this seat's turn, and that the action is legal.
                        _ = game.act_elsewhere(&action, settings, time);
                    }
                }
                HostEffect::Undo(seat) => self.undo_for(seat, shell),
                HostEffect::Hint { seat, at } => self.find_hint(seat, at, shell),
                HostEffect::Phrase { seat, phrase } => self.hear(seat, phrase, time),
                HostEffect::Send { .. }
                | HostEffect::Close(_)
                | HostEffect::Keep
                | HostEffect::Changed
                | HostEffect::ComputerPlays { .. } => shell.ctx.request_repaint(),
            }
        }
    }

    /// Begins the game at the hosted table.
    fn begin(&self, sealed: &SealedSeed, shell: &mut Shell<'_>) {
        let Some(hosting) = self.friends.as_ref().and_then(Friends::hosting) else {
            return;
        };
        let setup = &hosting.host().file().setup;
        shell.ask(Command::StartAgain(Box::new(NewGame {
            entry: setup.entry,
            setup: Setup {
                seats: setup.players.len(),
                rules: setup.rules.clone(),
                seed: sealed.seed(),
                dealer: sealed.dealer().map(Seat::new),
            },
            players: setup.players.clone(),
            typed: hosting.typed.clone(),
            evening: hosting.evening.clone(),
            seal: Some(sealed.clone()),
        })));
    }

    fn undo_for(&mut self, seat: Seat, shell: &Shell<'_>) {
        let settings = shell.services.settings();
        if let Some(game) = &mut self.game {
            let mut seats = Seats::default();
            seats.insert(seat);
            if game.undo_of(seats, settings) {
                self.show_undone();
            }
        }
    }

    fn find_hint(&mut self, seat: Seat, at: usize, shell: &Shell<'_>) {
        let Some(game) = &self.game else { return };
        let session = game.session();
        let limit = Limit::Time(Level::Master.time());
        let Some(job) = session.advise(limit, session.seed() ^ session.at() as u64) else {
            return;
        };
        let job = Job::start("hint", shell.ctx, |worker| job(worker.is_canceled()));
        if let Some(Friends {
            role: Role::Host(hosting),
            ..
        }) = &mut self.friends
        {
            hosting.hint = Some((seat, at, job));
        }
    }

    fn answer_hint(&mut self, shell: &mut Shell<'_>) {
        self.host(shell, |hosting| {
            let Some((seat, at, job)) = hosting.hint.take() else {
                return Vec::new();
            };
            match job.poll() {
                Poll::Done(hint) => hosting.endpoint.host.send_hint(seat, at, &hint),
                Poll::Pending => {
                    hosting.hint = Some((seat, at, job));
                    Vec::new()
                }
                Poll::Failed => Vec::new(),
            }
        });
    }

    /// Tells the guests about the game once it is safe on disk.
    pub(super) fn tell_guests(&mut self, shell: &mut Shell<'_>) {
        let (Some(game), Some(friends)) = (&self.game, &mut self.friends) else {
            return;
        };
        let Role::Host(hosting) = &mut friends.role else {
            return;
        };
        if hosting.told == Some(game.revision()) {
            return;
        }
        if shell.services.saving.is_behind() {
            return shell.ctx.request_repaint();
        }
        hosting.told = Some(game.revision());
        let effects = hosting.tell(game.session(), || game.to_ron_for_guests());
        self.perform(effects, shell);
    }

    fn follow_host(&mut self, shell: &mut Shell<'_>) {
        let time = shell.time();
        let Some(friends) = &mut self.friends else {
            return;
        };
        let now = friends.now();
        let Role::Guest(visiting) = &mut friends.role else {
            return;
        };
        for effect in visiting.follow(now) {
            match effect {
                GuestEffect::Moved => self.show_moved(shell),
                GuestEffect::NotDone(reason) => self.say(&not_done(reason), time),
                GuestEffect::Phrase { seat, phrase } => self.hear(seat, phrase, time),
                GuestEffect::Over(finished) => self.finish_visit(*finished, shell),
                GuestEffect::Dial(_)
                | GuestEffect::Send { .. }
                | GuestEffect::Close(_)
                | GuestEffect::Keep
                | GuestEffect::Changed => shell.ctx.request_repaint(),
            }
        }
    }

    /// Shows the game that the host tells about, or goes on with it.
    fn show_moved(&mut self, shell: &mut Shell<'_>) {
        let time = shell.time();
        let Some(Friends {
            role: Role::Guest(visiting),
            ..
        }) = &mut self.friends
        else {
            return;
        };
        let Some(session) = visiting.guest().session() else {
            return;
        };
        let round = visiting.guest().table().map(|table| table.round);
        let at_table = self.game.as_mut().filter(|_| visiting.round == round);
        match at_table {
            // The whole game is here; the host only tells the same again.
            Some(game) if !game.is_visit && session.next() == Next::Over => {}
            Some(game) => {
                let settings = shell.services.settings();
                game.go_on(Box::new(session), settings, time);
                if let Some(card) = self.unanswered.take() {
                    self.explain(card);
                }
            }
            None => {
                visiting.round = round;
                shell.ask(Command::SitAtTable);
            }
        }
        shell.ctx.request_repaint();
    }

    /// Keeps the finished game, and says whether it was fair.
    fn finish_visit(&mut self, finished: FinishedTable, shell: &mut Shell<'_>) {
        let Some(game) = &mut self.game else { return };
        if let Some(saved) = finished.saved {
            game.finish_visit(saved);
            self.written = None;
            self.has_result = false;
        }
        self.verdict = Some(Verdict {
            unfair: finished.unfair,
        });
        shell.ctx.request_repaint();
    }

    fn hear(&mut self, seat: Seat, phrase: Phrase, time: f64) {
        let Some(friends) = &mut self.friends else {
            return;
        };
        friends.hear(seat, phrase, time);
        if let Some(game) = &self.game
            && !friends.is_muted
        {
            let words = crate::text::remarks::spoken(seat, phrase.message());
            self.announcer.say(&words.render(&game.names()));
        }
    }

    /// Notes who sits where, for whom the computer plays, and who is back.
    fn note_friends(&mut self, shell: &mut Shell<'_>) {
        let (Some(friends), Some(game)) = (&mut self.friends, &mut self.game) else {
            return;
        };
        let Some(table) = friends.table() else { return };
        if let Role::Host(hosting) = &friends.role {
            let players = hosting.host().players();
            if game.players() != players {
                game.seat_players(players.to_vec());
                self.written = None;
            }
        }
        let seats = Seat::all(table.seats.len()).zip(&table.seats);
        let mut substitutes = Seats::default();
        for (seat, _) in seats.filter(|(_, state)| state.computer) {
            substitutes.insert(seat);
        }
        game.substitutes = substitutes;
        game.table_hints = Some(table.hints);
        let names = game.names();
        for news in friends.look() {
            // The line above the table shows the first two.
            let (words, is_shown) = match news {
                News::Gone(seat) => (texts::is_away(seat), true),
                News::Asked(seat, wish) => (question(seat, wish), true),
                News::Back(seat) => (texts::is_back(seat), false),
                News::Agreed => (texts::all_agree(), false),
                News::Refused(seat) => (texts::refused_by(seat), false),
            };
            let words = words.render(&names);
            self.announcer.say(&words);
            if !is_shown {
                shell.notify(words);
            }
        }
    }

    /// Runs a command.
    pub(super) fn run_friends(&mut self, command: FriendsCommand, shell: &mut Shell<'_>) {
        match command {
            FriendsCommand::Answer(wish, yes) => self.tell_friends(
                shell,
                |hosting| hosting.endpoint.host.answer(wish, yes),
                |guest| guest.answer(wish, yes),
            ),
            FriendsCommand::Wish(wish) => self.wish(wish, shell),
            FriendsCommand::LetComputerPlay(seat, plays) => self.tell_friends(
                shell,
                |hosting| hosting.endpoint.host.let_computer_play(seat, plays),
                |guest| guest.let_computer_play(seat, plays),
            ),
            FriendsCommand::Say(phrase) => {
                let time = shell.time();
                let Some(seat) = self.game.as_ref().map(TableGame::viewer) else {
                    return;
                };
                self.tell_friends(
                    shell,
                    |hosting| hosting.endpoint.host.say(seat, phrase),
                    |guest| guest.say(phrase),
                );
                self.hear(seat, phrase, time);
            }
            FriendsCommand::ToggleMute => {
                if let Some(friends) = &mut self.friends {
                    friends.is_muted = !friends.is_muted;
                }
            }
            FriendsCommand::Pause(away) => {
                self.visit(|visiting| {
                    visiting.is_paused = away;
                    visiting.act(|guest| guest.pause(away));
                });
            }
            FriendsCommand::Reopen => {
                if let Some(game) = &self.game {
                    shell.ask(Command::Open(game.path().to_owned()));
                }
            }
            FriendsCommand::Leave => self.leave_table(shell),
            FriendsCommand::GiveUp => {
                self.visit(|visiting| {
                    visiting.act(Guest::leave);
                    visiting.forget();
                });
                self.leave_table(shell);
            }
        }
    }

    /// Goes home, without the friends and without a game that goes on elsewhere.
    fn leave_table(&mut self, shell: &mut Shell<'_>) {
        self.write(shell.services);
        self.leave_friends();
        self.leave();
        shell.ask(Command::Show(ScreenId::Home));
    }

    /// Asks all others for something, on behalf of the person whose cards are shown.
    pub(super) fn wish(&mut self, wish: Wish, shell: &mut Shell<'_>) {
        let Some(seat) = self.game.as_ref().map(TableGame::viewer) else {
            return;
        };
        self.tell_friends(
            shell,
            |hosting| hosting.endpoint.host.wish(seat, wish),
            |guest| guest.wish(wish),
        );
    }

    fn tell_friends(
        &mut self,
        shell: &mut Shell<'_>,
        host: impl FnOnce(&mut Hosting) -> Vec<HostEffect>,
        guest: impl FnOnce(&mut Guest) -> Vec<GuestEffect>,
    ) {
        match &mut self.friends {
            Some(Friends {
                role: Role::Guest(visiting),
                ..
            }) => visiting.act(guest),
            _ => self.host(shell, host),
        }
    }
}

/// What somebody asks for, in words.
pub(super) fn question(by: Seat, wish: Wish) -> Message {
    match wish {
        Wish::Undo => texts::asks_undo(by),
        Wish::Hints => texts::asks_hints(by),
        Wish::NoHints => texts::asks_no_hints(by),
    }
}

fn not_done(reason: NotDone) -> Message {
    use crate::online::text::friends as texts;
    match reason {
        NotDone::NotLegal => texts::not_legal(),
        NotDone::NotYourTurn => texts::not_your_turn(),
        NotDone::TooLate => texts::too_late(),
    }
}

fn language(shell: &Shell<'_>) -> crate::text::Language {
    shell.services.settings().language
}

impl From<FriendsCommand> for TableCommand {
    fn from(command: FriendsCommand) -> Self {
        Self::Friends(command)
    }
}

impl TableGame {
    /// The text of the finished game for guests: without what runs at this computer.
    fn to_ron_for_guests(&self) -> String {
        let mut saved = self.saved().copy();
        for player in &mut saved.players {
            if let Player::Program(_, command) = player {
                command.clear();
            }
        }
        saved.to_ron()
    }

    /// Whether friends elsewhere play.
    pub fn is_shared(&self) -> bool {
        self.players().iter().any(Player::is_friend)
    }
}

impl TableScreen {
    /// Prepares the next game of the same people at the hosted table.
    pub fn invite_again(
        &mut self,
        ctx: &egui::Context,
        services: &mut crate::ui::services::Services,
        game: NewGame,
        path: std::path::PathBuf,
    ) {
        self.write(services);
        self.leave();
        let mut shell = Shell::new(ctx, services);
        self.host(&mut shell, |hosting| hosting.prepare_next(game, path));
    }

    /// Does something at the table of another host.
    pub fn visit(&mut self, act: impl FnOnce(&mut Visiting)) {
        if let Some(Friends {
            role: Role::Guest(visiting),
            ..
        }) = &mut self.friends
        {
            act(visiting);
        }
    }
}
