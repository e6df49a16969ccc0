//! The host's side of a table: who has which seat, what each guest gets, and what all agree upon.
//!
//! A state machine without files, clocks, threads or random numbers. Its caller owns the only session, hands in what
//! arrives on links together with the time, and performs the [`HostEffect`]s. After every change of the session it
//! calls [`Host::changed`]. [`HostedTable`] joins a host with its links and its disk.

mod agreement;
mod at_once;
mod effect;
mod file;
mod game;
mod hosted;
mod limits;
pub(crate) mod peer;
mod receive;
mod seats;
mod spectators;
mod tell;
pub(crate) mod view;

use std::collections::BTreeMap;
use std::time::Duration;

use misere_engine::rules::{Seat, Seats};
use misere_engine::seal::{Seal, SealedSeed};
use misere_games::{BotSession, HintText};
use misere_store::Player;

use crate::cut::Words;
use crate::invitation::Invitation;
use crate::links::{Address, LinkId, RateLimit};
use crate::phrases::Phrase;
use crate::wire::{Catalog, Closed, Known, Phase, Presence, SeatState, Table, ToGuest, WishState};
pub use effect::HostEffect;
pub use file::{TableFile, TableFileError, TableSetup};
pub use game::StartError;
pub use hosted::HostedTable;
use limits::Limits;
pub use limits::PATIENCE;
pub(crate) use peer::Numbers;
use peer::Peer;
pub(crate) use spectators::MOST_SPECTATORS;
pub(crate) use view::{Place, from_place};

/// The host's side of a table.
#[derive(Debug)]
#[must_use]
pub struct Host {
    file: TableFile,
    /// A number for the time for which the program runs.
    run: u64,
    /// The face of people at the host's computer.
    own_face: Option<u8>,
    /// The hash of all messages.
    messages: String,
    phase: Phase,
    seal: Option<Seal>,
    /// The time at which a cut that goes on is given up, from the first look at it.
    cut_until: Option<Duration>,
    guests: Vec<GuestSeat>,
    peers: BTreeMap<LinkId, Peer>,
    wish: Option<WishState>,
    answered: Option<WishState>,
    wishes: u64,
    /// The number of steps at which the last wish could be made.
    last_wish_at: usize,
    /// The parts of the file of the finished game.
    save: Vec<String>,
    /// The session as it was at the last change: steps, and rows of the score sheet.
    last: Known,
    /// The guest who is to act, the number of steps so far, and since when.
    turn: Option<(Seat, usize, Duration)>,
    /// The time after which others may let the computer play for a guest who is there and does not act.
    patience: Duration,
    /// The time since which somebody has sat down for a game and waits for others.
    waits_since: Option<Duration>,
    /// The guest who is to act and has not done so for that time.
    slow: Option<Seat>,
    /// Set if the guests are still to be told about the table.
    owes_table: bool,
    table_limit: RateLimit,
    spectator_limit: RateLimit,
    effects: Vec<HostEffect>,
    now: Duration,
}

/// The changing state of a guest's seat.
#[derive(Clone, Debug, Default)]
struct GuestSeat {
    link: Option<LinkId>,
    commit: Option<String>,
    opened: Option<Words>,
    is_paused: bool,
    computer_plays: bool,
    /// A deal, and an action that its player has chosen in it before its turn.
    choice: Option<(u32, String)>,
    /// The number of the guest's face.
    face: Option<u8>,
    /// The number of hints in this game.
    hints: u32,
    /// The number of cuts in a row that were given up because of this seat.
    missed: u8,
    /// The limits of the guest, whatever link it comes on; they stay with the invitation.
    limits: Limits,
}

impl Host {
    /// Opens a table, or opens it again. `run`, random and below 2⁵³, tells this run of the program from others.
    pub fn new(file: TableFile, run: u64) -> Self {
        let guests = vec![GuestSeat::default(); file.players().len()];
        let mut host = Self {
            file,
            run,
            own_face: None,
            messages: Catalog::new().hash(),
            phase: Phase::Lobby,
            seal: None,
            cut_until: None,
            guests,
            peers: BTreeMap::new(),
            wish: None,
            answered: None,
            wishes: 0,
            last_wish_at: 0,
            save: Vec::new(),
            last: Known::default(),
            turn: None,
            patience: PATIENCE,
            waits_since: None,
            slow: None,
            owes_table: false,
            table_limit: limits::tables(),
            spectator_limit: limits::spectators(),
            effects: Vec::new(),
            now: Duration::ZERO,
        };
        match (host.file.cut.clone(), host.file.cutting.clone()) {
            (Some(cut), _) => host.resume_cut(cut, Phase::Playing),
            (None, Some(cut)) => host.resume_cut(cut, Phase::Cutting),
            (None, None) => host.begin_round(),
        }
        host
    }

    /// The seed of the game that has begun; see also [`TableFile::begun`].
    pub fn sealed(&self) -> Option<&SealedSeed> {
        self.file.cut.as_ref().map(|cut| &cut.sealed)
    }

    /// True if the cards of the game before are dealt again.
    pub const fn deals_again(&self) -> bool {
        self.file.again.is_some()
    }

    /// The file to keep, which opens the table again.
    pub const fn file(&self) -> &TableFile {
        &self.file
    }

    /// The players, with the names of the guests who have sat down.
    pub fn players(&self) -> &[Player] {
        self.file.players()
    }

    /// The invitation to a seat, for guests who reach this address.
    pub fn invitation(&self, seat: Seat, address: &Address) -> Invitation {
        Invitation { table: self.file.table, secret: self.file.invitations[seat.index()], address: address.clone() }
    }

    /// Replaces the invitation to a seat, so that the old one and whoever has the seat are no longer accepted.
    pub fn renew_invitation(&mut self, seat: Seat, secret: [u8; 16]) -> Vec<HostEffect> {
        self.file.invitations[seat.index()] = secret;
        self.free(seat, Closed::Removed);
        self.guests[seat.index()].limits = Limits::default();
        self.take_effects()
    }

    /// The state of the table, as everybody sees it.
    pub fn table(&self) -> Table {
        let all = Seat::all(self.guests.len());
        let is_open = matches!(self.phase, Phase::Playing | Phase::Over);
        let seats = all.map(|seat| {
            let guest = &self.guests[seat.index()];
            let player = &self.players()[seat.index()];
            SeatState {
                face: if player.is_person() { self.own_face } else { guest.face },
                computer: guest.computer_plays,
                slow: self.slow == Some(seat),
                hints: guest.hints,
                commit: guest.commit.clone(),
                opened: guest.opened.clone().filter(|_| is_open),
                ..SeatState::of(player, self.presence(seat))
            }
        });
        Table {
            phase: self.phase,
            game: self.file.game,
            round: self.file.round,
            again: self.file.again.is_some(),
            recuts: self.file.recuts.clone(),
            seats: seats.collect(),
            spectators: self.spectators(),
            seal: self.seal.map(|seal| seal.hash()),
            dealer: self.seal_dealer(),
            hints: self.file.setup.hints,
            wish: self.wish.clone(),
            answered: self.answered.clone(),
            patience: self.patience.as_secs(),
        }
    }

    fn seal_dealer(&self) -> Option<u8> {
        let dealer = self.seal?.cut("").dealer()?;
        u8::try_from(dealer).ok()
    }

    /// The presence of the player in a seat.
    pub fn presence(&self, seat: Seat) -> Presence {
        let guest = &self.guests[seat.index()];
        if !self.is_friend(seat) {
            Presence::Here
        } else if self.file.keys[seat.index()].is_none() {
            Presence::Open
        } else if guest.link.is_none() {
            Presence::Away
        } else if guest.is_paused {
            Presence::Paused
        } else {
            Presence::Here
        }
    }

    pub(crate) fn link(&self, seat: Seat) -> Option<LinkId> {
        self.guests[seat.index()].link
    }

    /// Shows a face for people at this computer, before anybody is there.
    pub fn with_face(self, face: Option<u8>) -> Self {
        Self { own_face: face, ..self }
    }

    /// Shows another face for people at this computer.
    pub fn show_face(&mut self, face: u8) -> Vec<HostEffect> {
        self.own_face = Some(face);
        self.tell_table();
        self.take_effects()
    }

    /// Waits so long for guests to sit down or to act; more than half of [`PATIENCE`] at least, as guests believe no less.
    pub fn with_patience(self, patience: Duration) -> Self {
        Self { patience: patience.max(PATIENCE / 2 + Duration::from_secs(10)), ..self }
    }

    /// Tells everybody that a person at this computer was given a hint.
    pub fn note_hint(&mut self, seat: Seat) -> Vec<HostEffect> {
        self.guests[seat.index()].hints += 1;
        self.tell_table();
        self.take_effects()
    }

    /// True while the computer plays for a guest until they are back.
    pub fn computer_plays(&self, seat: Seat) -> bool {
        self.guests[seat.index()].computer_plays
    }

    /// True if every guest has sat down and is there.
    pub fn is_ready(&self) -> bool {
        self.friends().all(|seat| {
            let has_cut = self.guests[seat.index()].commit.is_some();
            has_cut && self.presence(seat) == Presence::Here
        })
    }

    /// True if [`Self::start`] can begin the cut.
    pub fn can_start(&self) -> bool {
        self.phase == Phase::Lobby && self.is_ready()
    }

    /// Tells all guests about a change of the session.
    pub fn changed(&mut self, session: &dyn BotSession) -> Vec<HostEffect> {
        self.follow(session);
        // Who acts for whom comes before what they have done.
        self.tell_table_now();
        if let Some(act) = self.due_choice(session) {
            // Everybody is told when it is done.
            self.effects.push(act);
            return self.take_effects();
        }
        let links: Vec<(LinkId, Place)> = self.seated().collect();
        for (link, place) in links {
            self.tell_state(link, place, session);
        }
        self.take_effects()
    }

    /// Sends a hint that a guest asked for after `at` steps.
    pub fn send_hint(&mut self, seat: Seat, at: usize, hint: &HintText) -> Vec<HostEffect> {
        if let Some(link) = self.guests[seat.index()].link
            && let Some(peer) = self.peers.get(&link)
        {
            let hint = peer.encoder.hint(hint);
            self.send(link, ToGuest::Hint { at, hint });
        }
        self.take_effects()
    }

    /// Says one of the set phrases for a person at the host's computer.
    pub fn say(&mut self, seat: Seat, phrase: Phrase) -> Vec<HostEffect> {
        self.tell_phrase(seat, phrase);
        self.take_effects()
    }

    /// Lets the computer play for a guest who is away or slow, or stops that.
    pub fn let_computer_play(&mut self, seat: Seat, plays: bool) -> Vec<HostEffect> {
        self.set_computer(seat, plays);
        self.take_effects()
    }

    /// Closes the table for now; it can be opened again from its file.
    pub fn close(&mut self) -> Vec<HostEffect> {
        let links: Vec<LinkId> = self.peers.keys().copied().collect();
        for link in links {
            self.turn_away(link, Closed::HostLeft);
        }
        self.take_effects()
    }

    /// Does what is due now: gives up links that do not say hello, and answers what was put off.
    pub fn tick(&mut self, now: Duration, session: Option<&dyn BotSession>) -> Vec<HostEffect> {
        self.now = self.now.max(now);
        let links: Vec<LinkId> = self.peers.keys().copied().collect();
        for link in links {
            if self.peers.get(&link).is_some_and(|peer| peer.is_mute(self.now)) {
                self.drop_link(link);
            }
            self.answer_again(link, session);
        }
        self.note_slowness();
        self.note_waiting();
        self.tell_owed_table();
        self.give_up_cut();
        self.take_effects()
    }

    /// The time until [`Self::tick`] has something to do, unless something arrives before; `None` for never.
    pub fn rest(&self, now: Duration) -> Option<Duration> {
        let peers = self.peers.values().filter_map(|peer| self.rest_of(peer, now));
        let table = if self.owes_table { Some(self.table_limit.rest(now)) } else { None };
        let turn = self.turn.filter(|_| self.slow.is_none());
        let turn = turn.map(|(_, _, since)| (since + self.patience).saturating_sub(now));
        let cut = match self.phase {
            Phase::Cutting => Some(self.cut_until.map_or(Duration::ZERO, |until| until.saturating_sub(now))),
            _ => None,
        };
        peers.chain(table).chain(turn).chain(cut).min()
    }

    /// The time until something about a link is due, if nothing arrives; `None` for never.
    fn rest_of(&self, peer: &Peer, now: Duration) -> Option<Duration> {
        let limits = match peer.place {
            Some(Place::Seat(seat)) => &self.guests[seat.index()].limits,
            Some(Place::Spectator) | None => &peer.limits,
        };
        let again = peer.asks_again.map(|_| limits.again.rest(now));
        peer.patience(now).or(again)
    }

    fn take_effects(&mut self) -> Vec<HostEffect> {
        std::mem::take(&mut self.effects)
    }

    fn is_friend(&self, seat: Seat) -> bool {
        matches!(self.players()[seat.index()], Player::Friend(..))
    }

    /// The seats of guests.
    fn friends(&self) -> impl Iterator<Item = Seat> {
        Seat::all(self.guests.len()).filter(|seat| self.is_friend(*seat))
    }

    /// The links of those who have a place at the table.
    fn seated(&self) -> impl Iterator<Item = (LinkId, Place)> {
        let peers = self.peers.iter();
        peers.filter_map(|(link, peer)| Some((*link, peer.place?)))
    }

    /// The seats of people at the host's computer.
    fn locals(&self) -> Seats {
        misere_store::people(self.players())
    }
}
