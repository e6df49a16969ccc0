//! A guest's side of a table: finding the host again and again, sitting down, and what the host has told.
//!
//! A state machine without files, clocks, threads or random numbers. Its caller hands in what arrives on links
//! together with the time, and performs the [`GuestEffect`]s. [`VisitedTable`] joins a guest with its links.

mod check;
mod cut;
mod effect;
mod evidence;
mod file;
mod incoming;
mod link;
mod over;
pub(crate) mod position;
mod receive;
mod shown;
mod standing;
pub(crate) mod version;
mod view;
mod visited_table;

use std::sync::Arc;
use std::sync::mpsc::{Receiver, Sender, channel};
use std::time::Duration;

use misere_engine::rules::options::{Field, HouseRules};
use misere_engine::rules::{Next, Seat};
use misere_engine::seal::Recuts;
use misere_engine::table::Move;
use misere_games::{Entry, HintText};
use misere_players::bots::Level;
use misere_store::Player;

use crate::fingerprint::fingerprint;
use crate::links::RateLimit;
use crate::phrases::Phrase;
use crate::wire::{Catalog, Kind, Table, ToHost, Wish};
pub use check::{Check, Checked};
pub use effect::{FinishedTable, GuestEffect};
pub use evidence::Question;
pub use file::{GuestFile, GuestFileError, SeenTable};
use link::Link;
pub(crate) use position::Story;
use position::{Explained, Position};
use shown::Shown;
pub use standing::{Ended, Standing};
pub use version::Version;
use view::GuestRequest;
pub use view::GuestView;
pub use visited_table::VisitedTable;

/// The game and the seat that a guest is invited to.
#[derive(Clone, Debug, PartialEq)]
pub struct Invited {
    /// The game.
    pub entry: &'static Entry,
    /// The guest's seat, or the one from whose side a spectator sees the table.
    pub seat: Seat,
    /// Set for a spectator.
    pub is_spectator: bool,
    /// The number of seats.
    pub seats: usize,
    /// All house rules.
    pub rules: HouseRules,
}

impl Invited {
    /// The house rules that differ from the usual ones.
    pub fn changed_rules(&self) -> HouseRules {
        self.rules.changes(self.fields())
    }

    /// The guest's own seat; `None` for a spectator.
    pub const fn own_seat(&self) -> Option<Seat> {
        if self.is_spectator { None } else { Some(self.seat) }
    }

    /// The seat, and whether the guest only watches.
    const fn place(&self) -> (u8, bool) {
        (self.seat.index() as u8, self.is_spectator)
    }

    /// The declarations of the house rules.
    pub fn fields(&self) -> &'static [Field] {
        self.entry.fields(self.seats)
    }
}

/// A guest's side of a table.
pub struct Guest {
    file: GuestFile,
    catalog: Catalog,
    /// The hash of the catalog.
    messages: String,
    standing: Standing,
    link: Option<Link>,
    /// The time of the next call to the host, and the pause before it.
    redial: (Duration, Duration),
    english: bool,
    /// The number of the face that the others see.
    pub face: Option<u8>,
    run: u64,
    /// The version of the host's program.
    host_version: String,
    invited: Option<Invited>,
    /// Set once the guest has sat down for this game, and for the one after it.
    is_seated: bool,
    sits_next: bool,
    table: Option<Table>,
    position: Option<Arc<Position>>,
    story: Arc<Story>,
    shown: Shown,
    explained: Arc<Vec<Explained>>,
    asked_why: Vec<(usize, Option<misere_engine::cards::Card>)>,
    /// The last wish to which the guest has agreed, with the run of the host's program.
    agreed_to: Option<(u64, u64)>,
    pending: Option<Pending>,
    hint: Option<(usize, Sender<HintText>)>,
    requests: (Sender<GuestRequest>, Receiver<GuestRequest>),
    /// The parts of the file of the finished game that have arrived.
    save: Vec<Option<String>>,
    /// Set once the check of the finished game has begun.
    is_checked: bool,
    /// Set until [`Self::checked`] is called.
    is_checking: bool,
    /// A limit on the phrases that are heard, of all seats together.
    phrases: RateLimit,
    effects: Vec<GuestEffect>,
    now: Duration,
}

/// An action that the host was asked for.
struct Pending {
    at: usize,
    action: Move,
    /// Set if it was asked for before the guest's turn.
    at_once: bool,
    asked_at: Duration,
}

/// The time after which something is asked for again that has not been done.
const PATIENCE: Duration = Duration::from_secs(3);

impl Guest {
    /// A guest who is about to call the host; `english` asks for the English text of each message, for programs.
    pub fn new(file: GuestFile, english: bool) -> Self {
        let catalog = Catalog::new();
        Self {
            file,
            messages: catalog.hash(),
            catalog,
            standing: Standing::Connecting,
            link: None,
            redial: (Duration::ZERO, Duration::ZERO),
            english,
            face: None,
            run: 0,
            host_version: String::new(),
            invited: None,
            is_seated: false,
            sits_next: false,
            table: None,
            position: None,
            story: Arc::default(),
            shown: Shown::default(),
            explained: Arc::default(),
            asked_why: Vec::new(),
            agreed_to: None,
            pending: None,
            hint: None,
            requests: channel(),
            save: Vec::new(),
            is_checked: false,
            is_checking: false,
            phrases: RateLimit::new(4, 16),
            effects: Vec::new(),
            now: Duration::ZERO,
        }
    }

    /// The file to keep, which finds the seat again.
    pub const fn file(&self) -> &GuestFile {
        &self.file
    }

    /// The guest's standing with the host.
    pub const fn standing(&self) -> Standing {
        self.standing
    }

    /// The invitation's game and seat, once the host has named them.
    pub const fn invited(&self) -> Option<&Invited> {
        self.invited.as_ref()
    }

    /// True once the guest has sat down; a spectator needs no seat.
    pub const fn is_seated(&self) -> bool {
        self.is_seated
    }

    /// The seats, and what is being agreed upon.
    pub const fn table(&self) -> Option<&Table> {
        self.table.as_ref()
    }

    /// The game as far as the guest knows it, once it has begun.
    pub fn session(&self) -> Option<GuestView> {
        let invited = self.invited.as_ref()?;
        // Without it, nobody knows the players.
        self.table.as_ref()?;
        Some(GuestView {
            entry: invited.entry,
            seat: invited.seat,
            is_spectator: invited.is_spectator,
            rules: invited.rules.clone(),
            position: self.position.clone()?,
            story: self.story.clone(),
            explained: self.explained.clone(),
            pending: self.pending.as_ref().map(|pending| pending.action.clone()),
            requests: self.requests.0.clone(),
        })
    }

    /// The players by seat: the guest is a person, and the other people are friends.
    pub fn players(&self) -> Vec<Player> {
        let (Some(table), Some(invited)) = (&self.table, &self.invited) else { return Vec::new() };
        let seats = Seat::all(table.seats.len()).zip(&table.seats);
        let player = |(seat, state): (Seat, &crate::wire::SeatState)| {
            let name = state.name.as_str().into();
            match state.kind {
                Kind::Friend if Some(seat) == invited.own_seat() => Player::Person(name),
                Kind::Host | Kind::Friend => Player::Friend(name, String::new()),
                Kind::Program => Player::Program(name, String::new()),
                Kind::Computer => {
                    let bot = state.bot.as_ref().and_then(|bot| bot.parse().ok());
                    Player::Computer(name, bot.unwrap_or(Level::Easy.into()))
                }
            }
        };
        seats.map(player).collect()
    }

    /// The question that the person has to answer before the guest can sit at the table again.
    pub const fn question(&self) -> Option<Question> {
        self.file.question
    }

    /// The cuts for this game that were given up, as far as the guest knows.
    pub const fn recuts(&self) -> &Recuts {
        self.file.evidence.recuts()
    }

    /// Asks all others for something.
    pub fn wish(&mut self, what: Wish) -> Vec<GuestEffect> {
        let is_first = self.table.as_ref().is_some_and(|table| table.wish.is_none());
        if what == Wish::Undo && is_first {
            self.agree_to_undo();
        }
        let at = self.at();
        self.say_to_host(ToHost::Wish { at, what })
    }

    /// Answers the wish of somebody, by its number.
    pub fn answer(&mut self, wish: u64, yes: bool) -> Vec<GuestEffect> {
        let asked = self.table.as_ref().and_then(|table| table.wish.as_ref());
        let is_undo = asked.is_some_and(|asked| asked.number == wish && asked.what == Wish::Undo);
        if yes && is_undo && self.agreed_to != Some((self.run, wish)) {
            self.agreed_to = Some((self.run, wish));
            self.agree_to_undo();
        }
        self.say_to_host(ToHost::Answer { wish, yes })
    }

    /// Says one of the set phrases.
    pub fn say(&mut self, phrase: Phrase) -> Vec<GuestEffect> {
        let number = phrase.number();
        self.say_to_host(ToHost::Phrase { number })
    }

    /// Goes away for a while, or is back.
    pub fn pause(&mut self, away: bool) -> Vec<GuestEffect> {
        self.set_paused(away);
        self.take_effects()
    }

    fn set_paused(&mut self, away: bool) {
        if let Some(link) = &mut self.link {
            link.is_paused = away;
            link.is_live &= !away;
        }
        self.send(ToHost::Pause { away });
    }

    /// Tells whether the guest has gone away for a while. After the connection was lost, it is back.
    pub fn is_paused(&self) -> bool {
        self.link.as_ref().is_some_and(|link| link.is_paused)
    }

    /// Lets the computer play for somebody who is away, or stops that.
    pub fn let_computer_play(&mut self, seat: Seat, plays: bool) -> Vec<GuestEffect> {
        let seat = seat.index() as u8;
        self.say_to_host(ToHost::Computer { seat, plays })
    }

    /// Gives up the seat for good.
    pub fn leave(&mut self) -> Vec<GuestEffect> {
        self.send(ToHost::Leave);
        self.file.evidence.settle();
        self.file.leave();
        self.effects.push(GuestEffect::Keep);
        self.end(Ended::Left);
        self.take_effects()
    }

    fn agree_to_undo(&mut self) {
        self.file.evidence.agree();
        self.effects.push(GuestEffect::Keep);
    }

    fn ask(&mut self, asked: GuestRequest) {
        if self.is_spectator() {
            return;
        }
        match asked {
            GuestRequest::Act { at, action } => {
                if at != self.at() || self.pending.is_some() {
                    return;
                }
                let text = action.text.clone();
                let at_once = self.position.as_ref().is_some_and(|position| position.at_once);
                if at_once {
                    // Another run of this program must know it, too.
                    self.file.evidence.choose(at, &text);
                    self.effects.push(GuestEffect::Keep);
                } else {
                    self.file.evidence.ask(at, &text);
                }
                self.pending = Some(Pending { at, action, at_once, asked_at: self.now });
                self.send(ToHost::Act { at, action: text });
            }
            GuestRequest::Hint { at, answer } => {
                self.hint = Some((at, answer));
                self.send(ToHost::Hint { at });
            }
            GuestRequest::Why { at, card } => {
                let now_at = self.at();
                self.asked_why.retain(|(other, _)| *other == now_at);
                if at == now_at && !self.asked_why.contains(&(at, card)) {
                    self.asked_why.push((at, card));
                    self.send(ToHost::Why { at, card });
                }
            }
        }
    }

    fn take_effects(&mut self) -> Vec<GuestEffect> {
        std::mem::take(&mut self.effects)
    }

    /// The number of steps of the position that is shown.
    fn at(&self) -> usize {
        self.position.as_ref().map_or(0, |position| position.at)
    }

    /// True for a spectator, once the host has said so.
    fn is_spectator(&self) -> bool {
        let invited = self.invited.as_ref();
        invited.is_some_and(|invited| invited.is_spectator)
    }

    /// Sends a message that only players may send.
    fn say_to_host(&mut self, message: ToHost) -> Vec<GuestEffect> {
        if !self.is_spectator() {
            self.send(message);
        }
        self.take_effects()
    }

    /// True if the game is over as far as the guest knows.
    fn is_over(&self) -> bool {
        let position = self.position.as_ref();
        position.is_some_and(|position| position.next == Next::Over)
    }

    /// The fingerprint of the invitation's rules.
    fn fingerprint(&self) -> Option<String> {
        let invited = self.invited.as_ref()?;
        Some(fingerprint(invited.entry, invited.seats, &invited.rules, &self.messages))
    }

    /// Pins the rules of the game that the host tells about.
    fn pin_rules(&mut self) {
        if let Some(fingerprint) = self.fingerprint() {
            self.file.evidence.pin_rules(&fingerprint);
        }
    }

    /// Tells the evidence everything that the host has told so far.
    fn note_story(&mut self) {
        let (Some(position), Some(invited)) = (&self.position, &self.invited) else { return };
        let course = (position.undone, position.next == Next::Over);
        self.file.evidence.tell(&self.story, course, invited.own_seat());
    }
}
