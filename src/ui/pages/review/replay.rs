//! A copy of a game that can be viewed at any position and from any seat, as far as the person is allowed to.

use std::sync::atomic::AtomicBool;

use crate::bots::Level;
use crate::cards::Card;
use crate::games::{BotSession, Entry, Told, Unit, entry};
use crate::or_log::OrLog as _;
use crate::rules::scene::{Anchor, Mark, Scene, Zone};
use crate::rules::{Names, Next, Seat, Seats};
use crate::store::{Player, Saved, names, people};
use crate::table::PastStep;
use crate::text::{Language, Message, common, review_page as texts, table};
use crate::ui::game_summary::first_person;
use crate::ui::help_ban::hint_ban;

/// The unit of a move through the game.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub enum Stride {
    /// One action or shuffle.
    Step,
    /// To the end of a trick.
    Trick,
    /// To the position just after a deal was dealt.
    Deal,
    /// To the first or last position.
    End,
}

/// A game being viewed.
pub struct Replay {
    pub entry: &'static Entry,
    pub language: Language,
    saved: Saved,
    past: Vec<PastStep>,
    /// The last position up to which every deal is over.
    pub settled: usize,
    /// See [`Self::ban`].
    ban: Option<Message>,
    seat: Seat,
    /// The winners of the game, once it is over.
    winners: Vec<Seat>,
    /// Set if all hands are open, where that is allowed.
    open: bool,
    /// Set while a trick that has just been taken lies on the table.
    holds: bool,
    /// The table before that trick was finished.
    before_trick: Scene,
}

impl Replay {
    /// A copy of a game at its last position. Undone actions are left out.
    ///
    /// # Panics
    /// Panics if the game is not on the menu. Such a game can be neither read nor started.
    pub fn new(saved: &Saved, language: Language) -> Self {
        let mut saved = saved.copy();
        saved.session.forget_undone();
        let past = saved.session.past();
        let begun = past.iter().rposition(PastStep::begins_deal);
        let settled = match saved.session.next() {
            Next::Deal(_) | Next::Over => past.len(),
            Next::Act(_) | Next::Reshuffle(_) => begun.unwrap_or(0),
        };
        let end = past.len();
        let mut replay = Self {
            entry: entry(saved.session.id()).expect("sessions come from the menu"),
            language,
            seat: first_person(&saved.players),
            winners: if saved.session.next() == Next::Over { saved.session.leaders() } else { Vec::new() },
            ban: hint_ban(saved.origin).filter(|_| saved.session.next() != Next::Over),
            saved,
            past,
            settled,
            open: false,
            holds: true,
            before_trick: Scene::default(),
        };
        replay.go_to(end);
        replay
    }

    /// The game up to the current position, then this action, and then the rest of the deal as Medium plays all seats.
    pub fn with(&self, action: &str) -> Option<Self> {
        let mut saved = self.saved.copy();
        let session = &mut saved.session;
        session.forget_undone();
        session.play(action).or_log("another course of a game")?;
        loop {
            match session.next() {
                Next::Act(_) => {
                    let action = session.think_alike(Level::Medium.into())?(&AtomicBool::new(false));
                    session.play(&action).or_log("another course of a game")?;
                }
                Next::Reshuffle(_) => session.shuffle(),
                Next::Deal(_) | Next::Over => break,
            }
        }
        let mut replay = Self::new(&saved, self.language);
        (replay.seat, replay.open) = (self.seat, true);
        Some(replay)
    }

    pub fn session(&self) -> &dyn BotSession {
        self.saved.session.as_ref()
    }

    pub fn has_won(&self, seat: Seat) -> bool {
        self.winners.contains(&seat)
    }

    pub fn branch(&self) -> Option<Saved> {
        self.can_branch().then(|| self.saved.branch())
    }

    /// Tells whether anything is left to play at the current position.
    pub fn can_branch(&self) -> bool {
        self.session().next() != Next::Over
    }

    /// Tells whether any deal of the game is over, so that there is something to judge.
    pub const fn has_finished_deal(&self) -> bool {
        self.settled > 0
    }

    /// A copy of the whole game.
    pub fn whole(&self) -> Saved {
        let mut saved = self.saved.copy();
        saved.session.go_to(self.past.len());
        saved
    }

    pub fn players(&self) -> &[Player] {
        &self.saved.players
    }

    pub fn names(&self) -> Names {
        names(&self.saved.players, self.language)
    }

    pub fn at(&self) -> usize {
        self.session().at()
    }

    pub fn end(&self) -> usize {
        self.past.len()
    }

    pub fn past(&self) -> &[PastStep] {
        &self.past
    }

    /// Goes to a position, leaving a trick that has just been taken on the table.
    pub fn go_to(&mut self, at: usize) {
        let at = at.min(self.past.len());
        let session = &mut self.saved.session;
        if let Some(last) = at.checked_sub(1).filter(|last| self.past[*last].ends_trick()) {
            session.go_to(last);
            self.before_trick = session.scene(self.seat);
        }
        session.go_to(at);
        self.holds = true;
    }

    /// Goes to a decision, viewed from the seat that decides, with the previous trick cleared away.
    pub fn go_to_decision(&mut self, at: usize) {
        self.go_to(at);
        self.holds = false;
        if let Next::Act(seat) = self.session().next() {
            self.seat = seat;
        }
    }

    /// The table at a decision, where its legal actions can be tried.
    pub fn scene_to_try(&self) -> Scene {
        let mut scene = self.session().scene(self.viewer());
        scene.previews.clear();
        // They would look like answers.
        let spots = scene.zones.iter_mut().flat_map(|zone| &mut zone.spots);
        spots.for_each(|spot| spot.mark = spot.mark.filter(|mark| *mark != Mark::Received));
        scene
    }

    /// The position one stride away from the current one; `None` at either end of the game.
    pub fn target(&self, stride: Stride, forward: bool) -> Option<usize> {
        let (at, end) = (self.at(), self.end());
        let marks = |step: &PastStep| match stride {
            Stride::Trick => step.ends_trick() || step.begins_deal(),
            Stride::Deal => step.begins_deal(),
            Stride::Step | Stride::End => true,
        };
        let target = match (stride, forward) {
            (Stride::End, true) => end,
            (Stride::End, false) => 0,
            (_, true) => {
                let ahead = self.past[at..].iter().position(marks);
                ahead.map_or(end, |ahead| at + ahead + 1)
            }
            (_, false) => {
                let before = &self.past[..at.saturating_sub(1)];
                before.iter().rposition(marks).map_or(0, |step| step + 1)
            }
        };
        (target != at).then_some(target)
    }

    pub fn has_tricks(&self) -> bool {
        self.past.iter().any(PastStep::ends_trick)
    }

    /// Tells whether all cards of the current deal may be seen.
    pub fn is_settled(&self) -> bool {
        self.at() <= self.settled
    }

    /// The reason why nothing is judged or explained: it would help in a game whose result is compared.
    pub const fn ban(&self) -> Option<&Message> {
        self.ban.as_ref()
    }

    pub fn is_running(&self) -> bool {
        self.settled < self.past.len()
    }

    pub const fn chosen_seat(&self) -> Seat {
        self.seat
    }

    pub const fn choose_seat(&mut self, seat: Seat) {
        self.seat = seat;
    }

    /// Tells whether all hands should be open.
    pub const fn is_open(&self) -> bool {
        self.open
    }

    pub const fn set_open(&mut self, open: bool) {
        self.open = open;
    }

    /// The seat at the lower edge: in a deal that is not over, the person's own.
    pub fn viewer(&self) -> Seat {
        if self.is_settled() { self.seat } else { first_person(self.players()) }
    }

    /// Tells whether even the viewer's hand is hidden, because several people share the computer.
    fn is_secret(&self) -> bool {
        !self.is_settled() && people(self.players()).len() > 1
    }

    /// Tells whether a trick that has just been taken is shown on the table.
    pub fn is_holding(&self) -> bool {
        let last = self.at().checked_sub(1);
        self.holds && last.is_some_and(|last| self.past[last].ends_trick())
    }

    /// The table at the current position, for viewing only.
    pub fn scene(&self) -> Scene {
        let session = self.session();
        let viewer = self.viewer();
        let mut scene = session.scene(viewer);
        if !self.names().addresses(viewer) {
            // “Your hand” must only refer to the person's hand.
            let own = |zone: &&mut Zone| zone.anchor == Anchor::OwnHand;
            for zone in scene.zones.iter_mut().filter(own) {
                zone.label = table::hand_of(viewer);
            }
        }
        if self.open && self.is_settled() {
            for seat in Seat::all(session.seats()).filter(|seat| *seat != viewer) {
                scene.reveal(&session.scene(seat));
            }
        }
        if self.is_holding() {
            // Its points count already: unlike at the table, no sweep follows.
            let counted = scene.players.clone();
            scene.hold_previous_trick(&self.before_trick);
            scene.players = counted;
        }
        if self.is_secret() {
            scene.conceal();
        }
        scene.withdraw_offers();
        scene
    }

    /// A description of the last step, as far as the person may know it.
    pub fn caption(&self) -> Message {
        let Some(last) = self.at().checked_sub(1) else { return texts::game_begins() };
        let actor = self.past[last].act.as_ref().map(|act| act.seat);
        let reader = match (self.is_settled() && self.open, self.is_secret()) {
            (_, true) => None,
            (true, _) => actor.or(Some(self.viewer())),
            (false, _) => Some(self.viewer()),
        };
        let told = self.session().announcements(last, reader);
        // Score lines are left to the score sheet.
        let told = told.into_iter().filter(|told| told.importance != crate::rules::Importance::ScoreLine);
        let words: Vec<Message> = told.map(|told| told.words).collect();
        if words.is_empty() {
            return Message::EMPTY;
        }
        common::sentences(words)
    }

    /// The position in words: `Deal 2, step 37 of 120`.
    pub fn position_text(&self) -> Message {
        let (at, end) = (self.at(), self.end());
        let deal = at.checked_sub(1).map(|last| self.past[last].deal as usize);
        match (deal, self.entry.unit) {
            (None, _) => texts::at_start(end),
            (Some(deal), Unit::Deal) => texts::in_deal(deal, at, end),
            (Some(round), Unit::Round) => texts::in_round(round, at, end),
        }
    }

    /// The knowledge that explanations may use: in a finished deal the cards of all, otherwise only the person’s own.
    fn told(&self) -> Told {
        let mut hands = Seats::default();
        if self.is_settled() {
            Seat::all(self.session().seats()).for_each(|seat| hands.insert(seat));
        } else if !self.is_secret() {
            hands.insert(self.viewer());
        }
        let mut seats = Seat::all(self.session().seats());
        Told { hands, reader: seats.find(|seat| self.names().addresses(*seat)), claimant: None }
    }

    /// The reason for a card, or for the last action taken; or that there is none.
    pub fn reason(&self, card: Option<Card>) -> Message {
        let told = self.session().explain(card, &self.told());
        told.map_or_else(texts::nothing_played, |(_, told)| told)
    }
}
