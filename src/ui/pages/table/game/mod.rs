//! The game at the table: its visible state. It changes in [`change`].
//!
//! Knows nothing of how the table is drawn. Computer players take their turns in [`super::turns`].

mod at_once;
mod change;
mod claim;
mod played;

use std::path::{Path, PathBuf};

pub use self::claim::Claim;
use self::played::AtOnce;
pub use self::played::Played;
use super::decision::FirstDecision;
use super::pending_move::PendingMove;
use crate::cards::Cards;
use crate::games::{BotSession, Entry, Play, Stake, entry};
use crate::rules::scene::Scene;
use crate::rules::{Names, Next, Score, Seat, Seats, Wins};
use crate::seal::{Seal, SealedSeed};
use crate::store::{EarlierResult, Evening, Origin, Player, Saved, names, people};
use crate::table::{Move, PastStep, Watch};
use crate::text::{Language, Message, table_page as texts};
use crate::ui::game_summary::first_person;
use crate::ui::settings::Settings;
use crate::ui::sound::Cue;
use crate::ui::sound::cue::SoundState;

/// The time for which the last card of a deal is looked at where no trick holds it, relative to that between two actions.
const LAST_CARD: f64 = 4.0;

/// The least time for which a trick that makes a moon lies, in seconds.
const MOON: f64 = 3.0;

/// The event that the table is waiting for.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub enum TableState {
    /// An action.
    Playing,
    /// This person, to take their place at the computer.
    Curtain(Seat),
    /// The score sheet of a deal to be read.
    DealOver,
    Result,
}

pub struct TableGame {
    pub entry: &'static Entry,
    played: Played,
    pub(super) language: Language,
    path: PathBuf,
    /// The number of steps at the time the game was opened.
    begun_at: usize,
    pub(super) first_decision: FirstDecision,
    pub(super) viewer: Seat,
    /// The person who sits at the computer, if several share it.
    revealed: Option<Seat>,
    scene: Scene,
    /// The table before an action that brought the person cards, such as a pass: shown while it may be taken back.
    before_new_cards: Option<Scene>,
    pub(super) moves: Vec<Move>,
    /// The number of the last finished trick that the person has seen.
    trick_seen: u32,
    pub(super) trick_shown_since: f64,
    trick_cue: Option<Cue>,
    /// The players before it was taken.
    before_trick: Scene,
    /// The stakes now, while that trick lies, and before its last card has come to rest.
    stakes: [Stake; 3],
    pub(super) acted_at: f64,
    /// The number of the last deal whose cards have been seen being dealt.
    pub(super) dealt: u32,
    /// The number of deals scored, and the number of those that have been seen on the score sheet.
    deals_scored: u32,
    deals_seen: u32,
    pub pending: Option<PendingMove>,
    /// Set while computer players finish the deal.
    pub(super) finishing: bool,
    claim: Option<Claim>,
    /// The seats of friends elsewhere for whom the computer plays until they are back.
    pub(super) substitutes: Seats,
    at_once: AtOnce,
    /// At a table with friends elsewhere: whether all have agreed to hints.
    pub(super) table_hints: Option<bool>,
    /// The numbers of the faces of friends elsewhere, by seat.
    pub(super) friends_faces: Vec<Option<u8>>,
    /// Set if the game has gone on while a finished trick is still shown.
    has_more: bool,
    /// The seal of the game after this one.
    pub(super) next_seal: Seal,
    /// The results of earlier games with the same deals, once this one is over.
    pub(super) earlier: Option<Vec<EarlierResult>>,
    /// Incremented with every change of the position.
    revision: u64,
}

/// A moon: its seat, the words on it, and the cards that made it.
pub struct Moon {
    pub seat: Seat,
    pub words: Message,
    pub cards: Cards,
}

impl TableGame {
    /// Opens a game at the table, new or resumed.
    ///
    /// # Panics
    /// Panics if the game is not on the menu. Such a game can be neither read nor started.
    pub fn new(played: Played, path: PathBuf, next_seal: Seal) -> Self {
        let session = played.session();
        let entry = entry(session.id()).expect("sessions come from the menu");
        let viewer = first_person(played.players());
        let next_dealer = next_dealer(session).index();
        let mut game = Self {
            entry,
            begun_at: session.at(),
            first_decision: FirstDecision::of(&played),
            played,
            language: Language::default(),
            path,
            viewer,
            revealed: None,
            scene: Scene::default(),
            moves: Vec::new(),
            trick_seen: 0,
            trick_shown_since: 0.0,
            trick_cue: None,
            before_trick: Scene::default(),
            before_new_cards: None,
            stakes: [Stake::default(), Stake::default(), Stake { decides: true, ..Stake::default() }],
            acted_at: 0.0,
            dealt: 0,
            deals_scored: 0,
            deals_seen: 0,
            pending: None,
            finishing: false,
            claim: None,
            substitutes: Seats::default(),
            at_once: AtOnce::default(),
            table_hints: None,
            friends_faces: Vec::new(),
            has_more: false,
            next_seal: next_seal.with_dealer(Some(next_dealer)),
            earlier: None,
            revision: 0,
        };
        if game.session().at() == 0 {
            game.deal();
        } else {
            game.dealt = game.session().deal_number();
        }
        // Tricks and deals that were already over when the game was left are not shown again.
        game.refresh();
        game.trick_seen = game.scene.previous_trick_number();
        game.deals_seen = game.deals_scored.saturating_sub(u32::from(game.is_between_deals()));
        game
    }

    pub fn session(&self) -> &dyn Play {
        self.played.session()
    }

    /// The game with its players, as it is saved, unless somebody else hosts it.
    pub const fn own(&self) -> Option<&Saved> {
        match &self.played {
            Played::Own(saved) => Some(saved),
            Played::Visit { .. } => None,
        }
    }

    pub(super) const fn own_mut(&mut self) -> Option<&mut Saved> {
        match &mut self.played {
            Played::Own(saved) => Some(saved),
            Played::Visit { .. } => None,
        }
    }

    /// The game with its log, unless somebody else hosts it.
    pub fn own_session(&self) -> Option<&dyn BotSession> {
        Some(self.own()?.session.as_ref())
    }

    /// Tells whether somebody else hosts the game.
    pub const fn is_visit(&self) -> bool {
        matches!(self.played, Played::Visit { .. })
    }

    /// Tells whether the person has decided something at the table of another host.
    pub(super) fn has_acted_elsewhere(&self) -> bool {
        matches!(&self.played, Played::Visit { session, .. } if session.has_acted())
    }

    /// The seed of what the computer works out at this position.
    pub(super) fn position_seed(&self) -> u64 {
        self.own_session().map_or(0, |session| session.seed() ^ session.at() as u64)
    }

    pub fn players(&self) -> &[Player] {
        self.played.players()
    }

    pub fn origin(&self) -> Origin {
        self.own().map_or(Origin::New, |saved| saved.origin)
    }

    pub fn path(&self) -> &Path {
        &self.path
    }

    /// Continues the game in another file.
    pub fn continue_in(&mut self, path: PathBuf) {
        self.path = path;
    }

    /// Names the game.
    pub fn rename(&mut self, name: &str) {
        if let Some(saved) = self.own_mut() {
            saved.name = name.into();
        }
    }

    /// A number that tells dialogs of the same state apart: the game may go on elsewhere while a score sheet is read. A result
    /// stays the same when the whole game arrives from its host.
    pub fn dialog(&self) -> u64 {
        match self.state() {
            TableState::DealOver => self.deals_scored.into(),
            TableState::Result => self.session().at() as u64,
            _ => self.revision,
        }
    }

    /// A number that changes with every change of the position.
    pub const fn revision(&self) -> u64 {
        self.revision
    }

    /// The number of steps at the time the game was opened.
    pub const fn begun_at(&self) -> usize {
        self.begun_at
    }

    pub const fn viewer(&self) -> Seat {
        self.viewer
    }

    pub fn evening(&self) -> Option<&Evening> {
        self.own()?.evening.as_ref()
    }

    /// The origin of its seed, unless the seed was typed.
    pub fn seal(&self) -> Option<&SealedSeed> {
        self.own()?.seal.as_ref()
    }

    /// The seal of a rematch, and of the next game of the evening.
    pub const fn next_seal(&self) -> &Seal {
        &self.next_seal
    }

    /// Returns the viewer's scene, with a held trick still on the table.
    pub fn scene(&self, holding: bool) -> Scene {
        let mut scene = self.scene_now().clone();
        if holding && self.before_new_cards.is_none() {
            scene.hold_previous_trick(&self.before_trick);
        }
        scene
    }

    /// The stake of the deal.
    pub const fn stake(&self) -> &Stake {
        &self.stakes[0]
    }

    /// The stake of the deal, for a trick that lies on the table. A moon is told once its last card has come to rest.
    pub fn stake_of_trick(&self, settings: &Settings, time: f64) -> &Stake {
        let lands_at = self.trick_shown_since + f64::from(settings.motion().seconds());
        let is_moon = self.scene.previous_trick.as_ref().is_some_and(|last| last.moon);
        &self.stakes[if is_moon && time < lands_at { 2 } else { 1 }]
    }

    /// Shows the points and piles before the last trick of the deal, which have not been counted yet.
    pub fn hold_points(&self, scene: &mut Scene) {
        scene.hold_points(&self.before_trick);
    }

    /// The kind of total that wins.
    pub const fn wins(&self) -> Wins {
        self.scene.wins
    }

    /// The rule by which totals win, in words.
    pub fn who_wins(&self) -> Message {
        match self.wins() {
            Wins::Lowest => texts::lowest_wins(),
            Wins::Highest => texts::highest_wins(),
        }
    }

    /// The id of the game whose aim applies to the deal, and the aim in one line.
    pub fn aim(&self) -> (&'static str, Message) {
        match &self.scene.aim {
            Some(aim) => (entry(&aim.game).unwrap_or(self.entry).id, aim.text.clone()),
            None => (self.entry.id, (self.entry.aim)()),
        }
    }

    /// Tells whether the game has gone on while a finished trick is still shown.
    pub const fn has_more(&self) -> bool {
        self.has_more
    }

    pub fn scene_now(&self) -> &Scene {
        self.before_new_cards.as_ref().unwrap_or(&self.scene)
    }

    /// The viewer's legal actions; none while somebody else is to act.
    pub fn moves(&self) -> &[Move] {
        if self.hides_new_cards() { &[] } else { &self.moves }
    }

    pub fn names(&self) -> Names {
        names(self.players(), self.language)
    }

    /// Returns what the table is waiting for.
    pub fn state(&self) -> TableState {
        let next = self.session().next();
        // Friends elsewhere do not wait for whoever reads here.
        let may_read = self.is_between_deals() || self.is_shared();
        if may_read && self.deals_scored > self.deals_seen {
            return match next {
                Next::Over => TableState::Result,
                _ => TableState::DealOver,
            };
        }
        match next {
            Next::Over => TableState::Result,
            Next::Act(seat) if self.needs_curtain(seat) => TableState::Curtain(seat),
            _ => TableState::Playing,
        }
    }

    /// Tells whether a finished trick is still shown, because it has not been dismissed and its time is not up.
    pub fn is_holding(&self, settings: &Settings, time: f64) -> bool {
        let is_moon = self.scene.previous_trick.as_ref().is_some_and(|last| last.moon);
        let stay = settings.trick.seconds().map(|stay| if is_moon { stay.max(MOON) } else { stay });
        self.scene.previous_trick_number() > self.trick_seen
            && stay.is_none_or(|stay| time < self.trick_shown_since + stay)
    }

    /// Returns the time until which the last card of a deal is looked at where no trick holds it, by the window's clock.
    pub fn last_card_rests(&self, settings: &Settings) -> f64 {
        let is_over = matches!(self.state(), TableState::DealOver | TableState::Result) && !self.is_shared();
        let is_held = self.scene.previous_trick_number() > 0;
        if !is_over || is_held || self.finishing || self.acted_at == 0.0 {
            return 0.0;
        }
        self.acted_at + LAST_CARD * settings.pace.seconds()
    }

    /// Returns the audible state of the game.
    pub fn sound_state(&self, settings: &Settings, time: f64) -> SoundState {
        let holding = self.is_holding(settings, time);
        let is_over = self.session().next() == Next::Over;
        SoundState {
            deal: self.session().deal_number(),
            at: self.session().at(),
            holding,
            trick: self.trick_cue,
            won: is_over && !self.is_level() && self.session().leaders().contains(&self.viewer),
            sheet: !holding
                && time >= self.last_card_rests(settings)
                && matches!(self.state(), TableState::DealOver | TableState::Result),
            asked: !holding && !self.moves().is_empty(),
        }
    }

    /// The number of steps up to the first position of the deal that has just ended. `None` during a deal, and after the
    /// game, which is reviewed from its beginning.
    pub fn finished_deal(&self) -> Option<usize> {
        if self.state() != TableState::DealOver {
            return None;
        }
        let past = self.own_session()?.past();
        let dealt = past.iter().rposition(PastStep::begins_deal);
        dealt.map(|step| step + 1)
    }

    /// Tells whether the scores of the deal can no longer change and nobody has asked to finish it yet.
    pub fn is_decided(&self) -> bool {
        let is_known = self.session().decided() || self.claim().is_some();
        !self.finishing && !self.is_shared() && is_known
    }

    /// The claim of the viewer or of a computer player to the rest of the deal.
    pub fn claim(&self) -> Option<Claim> {
        let may_know = |seat| seat == self.viewer || !self.is_person(seat);
        self.claim.filter(|claim| may_know(claim.seat))
    }

    fn is_person(&self, seat: Seat) -> bool {
        self.players()[seat.index()].is_person()
    }

    /// Tells whether the person only watches a game of others.
    pub fn is_watched(&self) -> bool {
        self.is_visit() && self.people() == 0
    }

    /// The number of people who play.
    pub fn people(&self) -> usize {
        people(self.players()).len()
    }

    /// Tells whether the only person has won the game, alone or with others.
    pub fn is_own_win(&self) -> bool {
        let is_over = self.session().next() == Next::Over;
        let leaders = self.session().leaders();
        is_over && self.people() == 1 && !self.is_watched() && !self.is_level() && leaders.contains(&self.viewer)
    }

    /// The moon of the deal that is over, if there is one.
    pub fn moon(&self) -> Option<Moon> {
        if self.state() != TableState::DealOver {
            return None;
        }
        let row = self.session().sheet().rows.pop()?;
        let moon = row.feat()?;
        // The reason for the points of the others says whose moon it is.
        let other = row.lines.iter().find(|line| line.points != Score::ZERO && line.seat != moon.seat);
        Some(Moon { seat: moon.seat, words: other.unwrap_or(moon).why.clone(), cards: moon.cards })
    }

    /// Tells whether the game, or a deal with a moon, is over: an end that is looked at for a while.
    pub fn has_slow_end(&self) -> bool {
        self.state() == TableState::Result || self.moon().is_some()
    }

    /// Tells whether the only person has won the game, or made the moon of the deal that is over.
    pub fn is_own_joy(&self) -> bool {
        let is_own = |moon: Moon| self.people() == 1 && !self.is_watched() && moon.seat == self.viewer;
        self.is_own_win() || self.moon().is_some_and(is_own)
    }

    /// Tells whether the only person has lost the game.
    pub fn is_own_defeat(&self) -> bool {
        let is_over = self.session().next() == Next::Over;
        is_over && self.people() == 1 && !self.is_watched() && !self.session().leaders().contains(&self.viewer)
    }

    /// Tells whether all have the same total.
    pub fn is_level(&self) -> bool {
        self.session().leaders().len() == self.session().seats()
    }

    /// Tells whether hands are hidden until this person has taken their place.
    fn needs_curtain(&self, seat: Seat) -> bool {
        self.people() > 1 && self.is_person(seat) && self.revealed != Some(seat) && !self.finishing
    }

    /// Tells whether all hands are hidden, because nobody has taken their place at a shared computer.
    pub fn is_unattended(&self) -> bool {
        self.people() > 1 && self.revealed.is_none() && !self.is_between_deals()
    }

    fn is_between_deals(&self) -> bool {
        matches!(self.session().next(), Next::Deal(_) | Next::Over)
    }
}

/// The first dealer of the game that follows this one.
pub(super) fn next_dealer(session: &dyn Watch) -> Seat {
    session.first_dealer().left(session.seats())
}
