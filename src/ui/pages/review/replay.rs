//! A copy of a game that can be viewed at any position and from any seat, as far as the person is
//! allowed to.

use crate::cards::Card;
use crate::games::{BotSession, Entry, Told, Unit, entry};
use crate::rules::scene::{Anchor, Scene, Zone};
use crate::rules::{Names, Next, Seat, Seats};
use crate::store::{Player, Saved, names, people};
use crate::table::PastStep;
use crate::text::{Language, Message, common, review_screen as texts, table};
use crate::ui::game_summary::first_person;
use crate::ui::help_ban::help_ban;

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
pub(super) struct Replay {
    pub entry: &'static Entry,
    pub language: Language,
    saved: Saved,
    past: Vec<PastStep>,
    /// The last position up to which every deal is over.
    settled: usize,
    seat: Seat,
    /// Set if all hands are open, where that is allowed.
    open: bool,
    /// Set while a trick that has just been taken lies on the table.
    holds: bool,
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
        Self {
            entry: entry(saved.session.id()).expect("sessions come from the menu"),
            language,
            seat: first_person(&saved.players),
            saved,
            past,
            settled,
            open: false,
            holds: true,
        }
    }

    pub fn session(&self) -> &dyn BotSession {
        self.saved.session.as_ref()
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
        self.saved.session.go_to(at.min(self.past.len()));
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

    /// The reason why nothing is explained here: it would help in a game whose result is compared.
    pub fn ban(&self) -> Option<Message> {
        let ban = help_ban(self.saved.origin).filter(|_| !self.is_settled());
        ban.map(|ban| ban.hints)
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
            scene.hold_previous_trick();
        }
        if self.is_secret() {
            scene.conceal();
        }
        scene.withdraw_offers();
        scene
    }

    /// A description of the last step, as far as the person may know it.
    pub fn caption(&self) -> Message {
        let Some(last) = self.at().checked_sub(1) else {
            return texts::game_begins();
        };
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

#[cfg(test)]
mod tests {
    use super::*;
    use crate::games::GAMES;
    use crate::rules::scene::Arrangement;
    use crate::store::open_example;

    fn replay(id: &str, finished: bool) -> Replay {
        let saved = open_example(entry(id).expect("a game"), finished).expect("an example");
        Replay::new(&saved, Language::ENGLISH)
    }

    fn hands(scene: &Scene) -> Vec<&Zone> {
        let is_hand = |zone: &&Zone| matches!(zone.anchor, Anchor::OwnHand | Anchor::Hand(_));
        scene.zones.iter().filter(is_hand).collect()
    }

    #[test]
    fn every_position_of_every_game_can_be_shown_from_every_seat() {
        for game in GAMES {
            for finished in [false, true] {
                let saved = open_example(game, finished).expect("an example");
                let mut replay = Replay::new(&saved, Language::ENGLISH);
                let (end, steps) = (replay.end(), replay.session().steps());
                for at in 0..=end {
                    replay.go_to(at);
                    replay.choose_seat(Seat::new(at % replay.session().seats()));
                    replay.set_open(at % 2 == 0);
                    let scene = replay.scene();
                    assert!(scene.buttons.is_empty() && scene.card_choice.is_none());
                    let offers = |zone: &Zone| zone.arrangement == Arrangement::Choices;
                    assert!(!scene.zones.iter().any(offers), "{} at {at}", game.id);
                    let reason = replay.reason(None).render(&replay.names());
                    let [caption, position] =
                        [replay.caption(), replay.position_text()].map(|words| words.render(&replay.names()));
                    let words = caption + &reason + &position;
                    assert!(!words.contains(['{', '}']), "{}: {words}", game.id);
                }
                assert_eq!(replay.session().steps(), steps, "{}", game.id);
            }
        }
    }

    #[test]
    fn all_hands_are_open_once_a_deal_is_over() {
        let mut replay = replay("finis", true);
        replay.go_to(1);
        let backs = |replay: &Replay| {
            let scene = replay.scene();
            let spots = hands(&scene).into_iter().flat_map(|zone| &zone.spots);
            spots.filter(|spot| spot.card().is_none()).count()
        };
        assert!(backs(&replay) > 0, "other hands are face down at first");
        replay.set_open(true);
        assert_eq!(backs(&replay), 0);
    }

    /// Reviewing a deal in progress must not reveal more than the table does.
    #[test]
    fn a_deal_in_progress_shows_only_what_the_player_saw() {
        for game in GAMES {
            let saved = open_example(game, false).expect("an example");
            let mut replay = Replay::new(&saved, Language::ENGLISH);
            let own = first_person(replay.players());
            let other = own.left(replay.session().seats());
            assert!(replay.is_running(), "{}", game.id);
            for at in replay.settled + 1..=replay.end() {
                replay.go_to(at);
                let plain = replay.scene();
                replay.choose_seat(other);
                replay.set_open(true);
                assert_eq!(replay.scene(), plain, "{} at {at}", game.id);
                assert_eq!(replay.viewer(), own);
                replay.choose_seat(own);
                replay.set_open(false);
            }
        }
    }

    #[test]
    fn people_who_share_a_machine_see_no_hand_of_a_deal_in_progress() {
        let mut saved = open_example(entry("finis").expect("a game"), false).expect("an example");
        for player in &mut saved.players {
            *player = Player::Person("".into());
        }
        let replay = Replay::new(&saved, Language::ENGLISH);
        let scene = replay.scene();
        let open = hands(&scene).into_iter().flat_map(|zone| &zone.spots);
        assert_eq!(open.filter(|spot| spot.card().is_some()).count(), 0);
    }

    #[test]
    fn a_branch_ends_at_the_position_and_leaves_the_game_alone() {
        let mut replay = replay("finis", true);
        let steps = replay.session().steps();
        replay.go_to(30);
        let branch = replay.branch().expect("a position to play on from");
        assert_eq!(branch.session.steps(), steps[..30]);
        assert_eq!(branch.session.undo_count(), 1, "the future is known");
        let read = Saved::from_ron(&branch.to_ron(), std::path::Path::new("branch"));
        assert_eq!(read.expect("a branch can be read").session.at(), 30);
        assert_eq!(replay.session().steps(), steps);
        replay.go_to(replay.end());
        assert!(replay.branch().is_none(), "nothing is left to play");
    }

    #[test]
    fn strides_lead_to_the_next_trick_and_deal_and_back() {
        let mut replay = replay("finis", true);
        replay.go_to(0);
        let mut deals = 0;
        while let Some(at) = replay.target(Stride::Deal, true) {
            replay.go_to(at);
            deals += u32::from(replay.past[at - 1].begins_deal());
        }
        assert_eq!(replay.at(), replay.end());
        assert_eq!(deals, replay.session().deal_number());
        replay.go_to(1);
        let first = replay.target(Stride::Trick, true).expect("a trick");
        replay.go_to(first);
        assert!(replay.is_holding());
        assert_eq!(replay.target(Stride::Trick, false), Some(1));
    }
}
