//! Friends elsewhere, with whom the person is at a table or about to be: as host or as guest. Nothing here draws.

pub mod begun;
mod hosting;
pub mod keys;
pub mod seats;
pub mod transport;
mod visiting;

use std::path::{Path, PathBuf};
use std::sync::Arc;
use std::time::{Duration, Instant};

use egui::Context;

pub use self::hosting::{Hosting, have_same_friends};
pub use self::visiting::Visiting;
use super::errors;
use super::requests::NewGame;
use super::services::Services;
use crate::online::guest::{Ended, Guest, Invited, Standing, VisitedTable};
use crate::online::host::{Host, HostedTable, TableFile};
use crate::online::links::{Reach, Route, Wake};
use crate::online::{Invitation, Kind, OwnFile, Phase, Phrase, Presence, SeatState, Table, Wish};
use crate::or_log::OrLog as _;
use crate::printable::escaped;
use crate::rules::{Seat, Seats};
use crate::store::{Player, table_path};
use crate::text::{Message, together as texts};

/// The time for which a phrase is heard, in seconds.
const HEARD: f64 = 6.0;

/// The number of phrases that can be looked up.
const LOOKED_UP: usize = 6;

/// The friends at a table.
pub struct Friends {
    pub role: Role,
    began: Instant,
    /// The last phrases with their seats and times, the latest last.
    said: Vec<(Seat, Phrase, f64)>,
    /// Set if phrases are not shown.
    pub is_muted: bool,
    /// The seats and the number of the game at the last look.
    there: Vec<SeatState>,
    game_number: Option<u32>,
    /// The numbers of the last wishes that were told, and whose answer was.
    asked: u64,
    answered: Option<u64>,
}

/// The role of this program.
pub enum Role {
    Host(Box<Hosting>),
    Guest(Box<Visiting>),
}

/// Something to be told once.
pub enum News {
    /// A friend has sat down for a game that is about to begin.
    SatDown(Seat),
    /// A friend is gone.
    Gone(Seat),
    /// A friend has given up the seat.
    Left(Seat),
    /// A friend is back.
    Back(Seat),
    /// Somebody asks for something.
    Asked(Seat, Wish),
    /// All have agreed to what somebody asked for.
    Agreed,
    /// Somebody has not.
    Refused(Seat),
    /// Somebody is away, and could not.
    Missing(Seat),
    /// Somebody was given a hint.
    Hinted(Seat),
    /// The computer has a seat that was a friend's, or the other way round.
    Reseated(Seat, Kind),
    /// The host has prepared another game.
    NextGame,
}

impl Friends {
    /// Opens a table for a game that begins later.
    ///
    /// # Errors
    /// Returns the reason why others cannot reach this computer.
    pub fn host(ctx: &Context, game: NewGame, services: &Services) -> Result<Self, Message> {
        let file = Hosting::prepare(&game);
        let path = services.saving.new_path(game.entry.id);
        let mut hosting = open_table(ctx, file, path.clone(), services)?;
        hosting.follow_game(game, path);
        Ok(Self::new(Role::Host(Box::new(hosting))))
    }

    /// Opens the table of a saved game again.
    ///
    /// # Errors
    /// Returns the reason why others cannot reach this computer.
    pub fn host_again(ctx: &Context, file: TableFile, game: PathBuf, services: &Services) -> Result<Self, Message> {
        let hosting = open_table(ctx, file, game, services)?;
        Ok(Self::new(Role::Host(Box::new(hosting))))
    }

    /// Goes to the table of an invitation.
    ///
    /// # Errors
    /// Returns the reason why the host cannot be called, or the seat cannot be kept.
    pub fn visit(ctx: &Context, invitation: Invitation, name: &str, services: &Services) -> Result<Self, Message> {
        let store = &services.saving.store;
        let file = store.guest_path(invitation.table);
        let seat = keys::seat(store, invitation, name).map_err(|error| errors::store(&error))?;
        let address = &seat.invitation.address;
        let settings = services.settings();
        let (secret, wake) = (&seat.secret, wake(ctx));
        let links = services.transport.guest(address, settings, secret, wake);
        let links = links.map_err(|error| cannot_open(&error))?;
        let game = services.saving.new_path("friends");
        let mut guest = Guest::new(seat, false);
        guest.face = settings.face;
        let table = VisitedTable::new(guest, links, own_file(ctx, file, services));
        let visiting = Visiting::new(table, game);
        Ok(Self::new(Role::Guest(Box::new(visiting))))
    }

    fn new(role: Role) -> Self {
        Self {
            role,
            began: Instant::now(),
            said: Vec::new(),
            is_muted: false,
            there: Vec::new(),
            game_number: None,
            asked: 0,
            answered: None,
        }
    }

    /// Parts from the friends, which can take a while, since the links say goodbye.
    pub fn part(self) {
        let role = self.role;
        // Without a thread, they say goodbye at once.
        let goodbye = move || match role {
            Role::Host(hosting) => drop(hosting.table),
            Role::Guest(visiting) => drop(visiting.table),
        };
        std::thread::Builder::new().name("goodbye".into()).spawn(goodbye).or_log("starting a thread");
    }

    /// The hosted table.
    pub const fn hosting(&self) -> Option<&Hosting> {
        match &self.role {
            Role::Host(hosting) => Some(hosting),
            Role::Guest(_) => None,
        }
    }

    /// The seat elsewhere.
    pub const fn visiting(&self) -> Option<&Visiting> {
        match &self.role {
            Role::Host(_) => None,
            Role::Guest(visiting) => Some(visiting),
        }
    }

    /// The time since these friends came together.
    pub fn now(&self) -> Duration {
        self.began.elapsed()
    }

    /// The file of the game.
    pub fn game(&self) -> &Path {
        match &self.role {
            Role::Host(hosting) => &hosting.game,
            Role::Guest(visiting) => &visiting.game,
        }
    }

    /// Who sits where, and what is being agreed upon; `None` until the host has answered.
    pub fn table(&self) -> Option<Table> {
        match &self.role {
            Role::Host(hosting) => Some(hosting.host().table()),
            Role::Guest(visiting) => visiting.guest().table().cloned(),
        }
    }

    /// The seats of people at this computer.
    pub fn own_seats(&self) -> Seats {
        match &self.role {
            Role::Host(hosting) => crate::store::people(hosting.host().players()),
            Role::Guest(visiting) => {
                let mut own = Seats::default();
                let invited = visiting.guest().invited();
                if let Some(seat) = invited.and_then(Invited::own_seat) {
                    own.insert(seat);
                }
                own
            }
        }
    }

    /// The names of the other people at the table, as far as they have one.
    pub fn others(&self) -> Vec<String> {
        let names = |table: Table| {
            let names = table.others(self.own_seats()).map(|state| state.name.clone());
            names.filter(|name| !name.trim().is_empty()).map(|name| escaped(&name)).collect()
        };
        self.table().map_or_else(Vec::new, names)
    }

    /// The players, as this program knows them.
    pub fn players(&self) -> Vec<Player> {
        match &self.role {
            Role::Host(hosting) => hosting.host().players().to_vec(),
            Role::Guest(visiting) => visiting.guest().players(),
        }
    }

    /// Tells whether the person only watches.
    pub fn is_spectator(&self) -> bool {
        let invited = self.visiting().and_then(|visiting| visiting.guest().invited());
        invited.is_some_and(|invited| invited.is_spectator)
    }

    /// Why the table is not reached, for a guest.
    pub fn trouble(&self) -> Option<Message> {
        match self.visiting()?.guest().standing() {
            Standing::Joined | Standing::Ended(Ended::Left) => None,
            Standing::Connecting => Some(texts::connecting()),
            Standing::Unreachable => Some(match self.reach() {
                Some(Reach::NoRelay(reason)) => texts::you_are_offline(reason),
                Some(Reach::Direct) => texts::host_not_nearby(),
                Some(Reach::Relayed) => texts::host_not_there(),
                Some(Reach::Unknown | Reach::Nowhere) | None => Standing::Unreachable.message(),
            }),
            standing => Some(standing.message()),
        }
    }

    /// How this computer is reached, or reaches others; `None` where that never changes.
    pub fn reach(&self) -> Option<Reach> {
        match &self.role {
            Role::Host(hosting) => hosting.table.reach(),
            Role::Guest(visiting) => visiting.table.reach(),
        }
    }

    /// Tries again to reach others.
    pub fn try_again(&mut self) {
        match &mut self.role {
            Role::Host(hosting) => hosting.table.try_again(),
            Role::Guest(visiting) => visiting.try_again(),
        }
    }

    /// The time until this has to be looked at again, even if nothing arrives.
    pub fn rest(&self) -> Option<Duration> {
        match &self.role {
            Role::Host(hosting) => hosting.table.rest(self.now()),
            Role::Guest(visiting) => visiting.table.rest(self.now()),
        }
    }

    /// Lets a phrase be heard from now on.
    pub fn hear(&mut self, seat: Seat, phrase: Phrase, time: f64) {
        if !self.is_muted {
            self.said.push((seat, phrase, time));
            let old = self.said.len().saturating_sub(LOOKED_UP);
            self.said.drain(..old);
        }
    }

    /// The phrase that is heard now, and for how many more seconds.
    pub fn heard(&self, time: f64) -> Option<(Seat, Phrase, f64)> {
        let (seat, phrase, since) = *self.said.last()?;
        let left = since + HEARD - time;
        (left > 0.0).then_some((seat, phrase, left))
    }

    /// The last phrases that were heard, the latest first.
    pub fn said(&self) -> impl Iterator<Item = (Seat, Phrase)> {
        self.said.iter().rev().map(|(seat, phrase, _)| (*seat, *phrase))
    }

    /// What has changed since the last look.
    pub fn look(&mut self) -> Vec<News> {
        let Some(table) = self.table() else { return Vec::new() };
        let mut news = Vec::new();
        let seats = self.there.iter().zip(&table.seats);
        if self.visiting().is_some() && self.game_number.is_some_and(|number| number != table.game) {
            news.push(News::NextGame);
        }
        for (seat, (before, now)) in Seat::all(table.seats.len()).zip(seats) {
            if now.hints > before.hints && !self.own_seats().contains(seat) {
                news.push(News::Hinted(seat));
            }
            if now.kind != before.kind && self.visiting().is_some() {
                news.push(News::Reseated(seat, now.kind));
            }
            let is_away = |presence| matches!(presence, Presence::Away | Presence::Paused);
            let are_friends = before.kind == Kind::Friend && now.kind == Kind::Friend;
            if !are_friends || self.own_seats().contains(seat) {
                continue;
            }
            let has_sat_down = now.commit.is_some() && before.commit.is_none();
            match (before.presence, now.presence) {
                (_, Presence::Here) if table.phase == Phase::Lobby && has_sat_down => {
                    news.push(News::SatDown(seat));
                }
                (before, Presence::Here) if is_away(before) => news.push(News::Back(seat)),
                (before, Presence::Open) if before != Presence::Open => {
                    news.push(News::Left(seat));
                }
                (before, now) if !is_away(before) && is_away(now) => news.push(News::Gone(seat)),
                _ => {}
            }
        }
        self.there.clone_from(&table.seats);
        self.game_number = Some(table.game);
        let asked = table.wish.as_ref().map_or(0, |wish| wish.number);
        let before = std::mem::replace(&mut self.asked, asked);
        if let Some(wish) = table.wish.filter(|_| before != asked) {
            let by = Seat::new(wish.by.into());
            if !self.own_seats().contains(by) {
                news.push(News::Asked(by, wish.what));
            }
        }
        let answered = table.answered.as_ref().map_or(0, |wish| wish.number);
        let before = self.answered.replace(answered);
        if let Some(wish) = table.answered.filter(|_| before.is_some_and(|before| before != answered)) {
            match wish.no {
                // Whoever asked has taken it back.
                Some(seat) if seat == wish.by => {}
                Some(seat) => {
                    let state = table.seats.get(usize::from(seat));
                    let is_here = state.is_none_or(|state| state.presence == Presence::Here);
                    let seat = Seat::new(seat.into());
                    news.push(if is_here { News::Refused(seat) } else { News::Missing(seat) });
                }
                None => news.push(News::Agreed),
            }
        }
        news
    }
}

/// Why no links are there, in words.
fn cannot_open(error: &std::io::Error) -> Message {
    match error.kind() {
        std::io::ErrorKind::Unsupported => texts::cannot_invite(),
        _ => texts::cannot_open(error.to_string()),
    }
}

/// Somebody who watches.
pub fn watcher(name: &str) -> Message {
    if name.trim().is_empty() { texts::somebody() } else { crate::store::text::fairness::name_of(name) }
}

/// The way to the other side, in words.
pub fn way(route: Route) -> Message {
    let milliseconds = route.round_trip.as_millis() as usize;
    if route.is_relayed { texts::way_relayed(milliseconds) } else { texts::way_direct(milliseconds) }
}

fn open_table(ctx: &Context, file: TableFile, game: PathBuf, services: &Services) -> Result<Hosting, Message> {
    let (secret, settings) = (&file.secret, services.settings());
    let links = services.transport.host(settings, secret, wake(ctx));
    let links = links.map_err(|error| cannot_open(&error))?;
    let kept = own_file(ctx, table_path(&game), services);
    let table = HostedTable::new(Host::new(file, Hosting::run()).with_face(settings.face), links, kept);
    Ok(Hosting::new(table, game))
}

/// The file of a table or of a seat, which is written in the background.
pub fn own_file(ctx: &Context, path: PathBuf, services: &Services) -> OwnFile {
    OwnFile::queued(path, services.saving.queue(), wake(ctx))
}

/// Draws a frame when something has arrived.
fn wake(ctx: &Context) -> Wake {
    let ctx = ctx.clone();
    Arc::new(move || ctx.request_repaint())
}
