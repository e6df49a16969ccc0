//! Changes of the game at the table: actions, tricks and sheets that have been seen, undo.

use super::{Claim, Played, TableGame};
use crate::cards::Card;
use crate::online::guest::GuestView;
use crate::printable;
use crate::rules::scene::{Anchor, Scene, Spot};
use crate::rules::{Next, Score, Seat, Seats};
use crate::store::{Player, Saved, now, people};
use crate::table::{StepError, Watch};
use crate::ui::pages::table::decision::is_choice;
use crate::ui::settings::Settings;
use crate::ui::sound::Cue;

/// The tricks for which a computer player claims the rest. The last few are quickly played, and often decide the deal.
const LEAST_CLAIMED: usize = 4;

impl TableGame {
    /// Marks the trick on the table as seen.
    pub fn see_trick(&mut self, time: f64) {
        self.trick_seen = self.scene.previous_trick_number();
        self.acted_at = self.acted_at.min(time);
    }

    pub fn reveal(&mut self, seat: Seat) {
        self.revealed = Some(seat);
        self.viewer = seat;
        self.refresh();
    }

    pub fn end_evening(&mut self) {
        if let Some(Saved { evening: Some(evening), .. }) = self.own_mut() {
            evening.ended = true;
            self.changed();
        }
    }

    /// Starts the next deal after the score sheet has been read.
    pub fn next_deal(&mut self) {
        self.deals_seen = self.deals_scored;
        self.finishing = false;
        if matches!(self.session().next(), Next::Deal(_)) {
            self.deal();
        }
        self.changed();
    }

    /// Lets computer players finish the deal, if it is decided.
    pub fn finish_deal(&mut self) {
        if self.is_decided() && !self.is_between_deals() {
            self.finishing = true;
            self.pending = None;
        }
    }

    /// Performs an action of the seat whose turn it is. A refused action is logged with its game.
    ///
    /// # Errors
    /// Returns an error if the action is not legal now; nothing has changed.
    pub fn act(&mut self, action: &str, time: f64) -> Result<(), StepError> {
        if let Err(error) = self.played.session_mut().play(action) {
            let (game, at) = (printable::path(&self.path), self.session().at());
            let words = format!("step {at}: “{action}” was refused: {error}");
            eprintln!("misere: {game}: {}", printable::escaped(&words));
            return Err(error);
        }
        let before = self.scene.clone();
        self.pending = None;
        self.acted_at = time;
        self.changed();
        self.show_trick(before, time);
        Ok(())
    }

    /// Performs an action of somebody who does not wait for what is shown here. While a finished trick is shown, it
    /// is not seen yet.
    pub fn act_elsewhere(&mut self, action: &str, settings: &Settings, time: f64) -> Result<(), StepError> {
        if !self.is_holding(settings, time) {
            return self.act(action, time);
        }
        self.played.session_mut().play(action)?;
        self.pending = None;
        self.acted_at = time;
        self.note_change();
        self.has_more = true;
        Ok(())
    }

    /// Goes on with the game as its host tells it. While a finished trick is shown, that is not seen yet.
    pub fn go_on(&mut self, session: GuestView, settings: &Settings, time: f64) {
        self.played = Played::Visit { players: self.players().to_vec(), session };
        self.acted_at = time;
        self.note_change();
        self.has_more = true;
        if !self.is_holding(settings, time) {
            self.catch_up(time);
        }
    }

    /// Shows what has happened while a finished trick was shown.
    pub fn catch_up(&mut self, time: f64) {
        if std::mem::take(&mut self.has_more) {
            let before = self.scene.clone();
            self.refresh();
            self.deals_seen = self.deals_seen.min(self.deals_scored);
            self.show_trick(before, time);
        }
    }

    /// Takes over the whole game, now that it is over.
    pub fn finish_visit(&mut self, saved: Saved) {
        self.played = Played::Own(saved);
        self.changed();
    }

    pub fn seat_players(&mut self, players: Vec<Player>) {
        *self.played.players_mut() = players;
    }

    /// Shows a trick that was finished since this scene.
    fn show_trick(&mut self, before: Scene, time: f64) {
        let last = self.scene.previous_trick_number();
        if last > before.previous_trick_number() {
            self.trick_seen = before.previous_trick_number();
            self.trick_shown_since = time;
            self.before_trick = before;
            self.stakes[1] = (self.entry.stake)(self.seen(), &self.scene(true));
        } else {
            self.trick_seen = last;
        }
    }

    /// Shows the table as it was before the last action, if that brought the person cards.
    pub fn hide_new_cards(&mut self, before: Scene) {
        let cards = |scene: &Scene| -> Vec<Card> {
            let hand = scene.zones.iter().filter(|zone| zone.anchor == Anchor::OwnHand);
            hand.flat_map(|zone| &zone.spots).filter_map(Spot::card).collect()
        };
        let had = cards(&before);
        if cards(&self.scene).iter().any(|card| !had.contains(card)) {
            self.before_new_cards = Some(before);
        }
    }

    pub fn show_new_cards(&mut self) {
        self.before_new_cards = None;
    }

    pub const fn hides_new_cards(&self) -> bool {
        self.before_new_cards.is_some()
    }

    /// Stops the computer player that is thinking.
    pub fn pause(&mut self) {
        self.pending = None;
        self.hide_hands();
    }

    /// Hides the hands of people who share the computer until one of them takes their place again.
    pub fn hide_hands(&mut self) {
        if self.revealed.take().is_some() {
            self.refresh();
        }
    }

    /// Undoes the last choice of a person; returns whether there was one.
    pub fn undo(&mut self, settings: &Settings) -> bool {
        self.undo_of(people(self.players()), settings)
    }

    /// Undoes the last choice of one of these players; returns whether there was one.
    pub fn undo_of(&mut self, people: Seats, settings: &Settings) -> bool {
        self.pending = None;
        let is_choice = |session: &dyn Watch| is_choice(session, settings);
        let Some(saved) = self.own_mut() else { return false };
        if !saved.session.undo_decision(people, &is_choice) {
            return false;
        }
        if let Some(evening) = &mut saved.evening {
            evening.ended = false;
        }
        let at = saved.session.at();
        saved.coach.retain(|one| one.step <= at);
        self.finishing = false;
        self.claim = None;
        self.forget_choice();
        self.changed();
        self.deals_seen = self.deals_seen.min(self.deals_scored);
        self.trick_seen = self.scene.previous_trick_number();
        true
    }

    /// Deals or reshuffles in the middle of the game.
    pub fn shuffle(&mut self) {
        self.deal();
        self.changed();
    }

    /// Shuffles and deals, unless that is up to another host.
    pub(super) fn deal(&mut self) {
        if let Some(saved) = self.own_mut() {
            saved.session.shuffle();
        }
    }

    fn changed(&mut self) {
        self.note_change();
        self.has_more = false;
        self.refresh();
    }

    fn note_change(&mut self) {
        self.earlier = None;
        self.revision += 1;
        if let Some(saved) = self.own_mut() {
            saved.saved_at = now();
        }
    }

    /// Updates scene, legal actions and viewer.
    pub(super) fn refresh(&mut self) {
        let next = self.session().next();
        if let Next::Act(seat) = next
            && self.is_person(seat)
            && (self.people() == 1 || self.revealed == Some(seat))
        {
            self.viewer = seat;
        }
        let people = people(self.players());
        self.first_decision.note(self.played.session(), people);
        self.see_at_once();
        let session = self.seen();
        let is_asked = session.next() == Next::Act(self.viewer);
        let is_seen = self.is_person(self.viewer) && !self.needs_curtain(self.viewer);
        let moves = if is_asked && is_seen { session.moves() } else { Vec::new() };
        let mut scene = session.scene(self.viewer);
        let mut cue = None;
        if let Some(last) = &mut scene.previous_trick {
            if last.moon {
                // Its points will be the others'.
                last.points = Score::ZERO;
                cue = Some(Cue::Slam);
            } else if last.to == self.viewer && scene.wins.worth(last.points) < Score::ZERO {
                cue = Some(Cue::Hurt);
            }
        }
        let may_know = |seat| {
            if self.is_person(seat) {
                seat == self.viewer && is_seen
            } else {
                let hand = scene.hand(seat);
                hand.is_some_and(|hand| hand.spots.len() >= LEAST_CLAIMED)
            }
        };
        let claim = if self.is_shared() { None } else { Claim::standing(self.claim, session, may_know) };
        let stake = (self.entry.stake)(session, &scene);
        self.deals_scored = session.sheet().rows.len() as u32;
        self.stakes[0] = stake;
        self.moves = moves;
        self.scene = scene;
        self.trick_cue = cue;
        self.before_new_cards = None;
        self.claim = claim;
    }
}
