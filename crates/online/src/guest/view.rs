//! The session of a guest: what the host has told about the game, for the same table that shows games of one's own.

use std::sync::Arc;
use std::sync::atomic::{AtomicBool, Ordering};
use std::sync::mpsc::{RecvTimeoutError, Sender, channel};
use std::time::Duration;

use misere_engine::cards::{Card, Cards};
use misere_engine::rules::options::HouseRules;
use misere_engine::rules::scene::{Gesture, Scene, SpotId, Target};
use misere_engine::rules::{Announcement, BySeat, Message, Next, Score, Seat, Wins};
use misere_engine::table::{Move, Sheet, StepError, Watch};
use misere_games::{Entry, HintJob, HintText, Play, Told};
use misere_players::bots::Limit;

use super::position::{Explained, Position, Story};

/// A guest's game as far as it knows it. It changes only when the host says so; an action is asked for, shown at once
/// where that is possible, and done when the host has done it.
#[derive(Clone)]
pub struct GuestView {
    pub(super) entry: &'static Entry,
    pub(super) seat: Seat,
    pub(super) is_spectator: bool,
    pub(super) rules: HouseRules,
    pub(super) position: Arc<Position>,
    pub(super) story: Arc<Story>,
    pub(super) explained: Arc<Vec<Explained>>,
    /// The action that the host was asked for.
    pub(super) pending: Option<Move>,
    pub(super) requests: Sender<GuestRequest>,
}

/// A session's request to its guest.
pub(super) enum GuestRequest {
    Act { at: usize, action: Move },
    Hint { at: usize, answer: Sender<HintText> },
    Why { at: usize, card: Option<Card> },
}

/// The time between two looks of a job that waits for a hint at its order to stop.
const POLL: Duration = Duration::from_millis(100);

impl GuestView {
    /// Set for a spectator.
    pub const fn is_spectator(&self) -> bool {
        self.is_spectator
    }

    /// The guest's own seat, or the one from whose side a spectator sees the table.
    pub const fn own_seat(&self) -> Seat {
        self.seat
    }

    /// True once the guest has acted in this game.
    pub fn has_acted(&self) -> bool {
        self.story.steps.iter().any(|step| step.actions_of(self.seat).next().is_some())
    }

    /// The action that the host was asked for and has not done yet.
    pub const fn pending(&self) -> Option<&Move> {
        self.pending.as_ref()
    }

    /// The lines of a trace that the guest was told, starting from step `since`.
    pub fn events(&self, since: usize) -> impl Iterator<Item = &serde_json::Value> {
        let steps = self.story.steps.iter().skip(since);
        steps.flat_map(|step| &step.lines)
    }

    /// The scene with the card of an action where it will lie, and nothing more to choose.
    fn shown(&self) -> Scene {
        let mut scene = self.position.scene.clone();
        let Some(action) = &self.pending else { return scene };
        if let Gesture::Carry { from, to: Target::Zone(to) } = action.gesture
            && scene.zone(to).is_some()
        {
            let mut moved = None;
            for zone in &mut scene.zones {
                if let Some(place) = zone.spots.iter().position(|spot| spot.id == from) {
                    moved = Some(zone.spots.remove(place));
                }
            }
            if let (Some(spot), Some(zone)) = (moved, scene.zone_mut(to)) {
                zone.spots.push(spot.of(self.seat).dimmed(false));
            }
        }
        if let Some(info) = scene.players.get_mut(self.seat.index()) {
            info.turn = false;
        }
        scene.prompt = Message::EMPTY;
        scene.withdraw_offers();
        scene
    }
}

impl Watch for GuestView {
    fn id(&self) -> &'static str {
        self.entry.id
    }

    fn seats(&self) -> usize {
        self.position.totals.seats()
    }

    fn rules(&self) -> HouseRules {
        self.rules.clone()
    }

    fn first_dealer(&self) -> Seat {
        self.position.dealer
    }

    fn undo_count(&self) -> u32 {
        self.position.undone
    }

    fn next(&self) -> Next {
        self.position.next
    }

    fn at(&self) -> usize {
        self.position.at
    }

    /// The guest's own scene, whichever seat is asked for.
    fn scene(&self, _: Seat) -> Scene {
        self.shown()
    }

    /// The guest's own legal actions, until it has chosen one.
    fn moves(&self) -> Vec<Move> {
        if self.pending.is_some() {
            return Vec::new();
        }
        self.position.moves.clone()
    }

    fn why_not(&self, _: Seat, spot: SpotId) -> Option<Message> {
        if self.pending.is_some() {
            return None;
        }
        let mut reasons = self.position.why_not.iter();
        let (_, why) = reasons.find(|(other, _)| *other == spot)?;
        Some(why.clone())
    }

    fn decided(&self) -> bool {
        self.position.decided
    }

    fn totals(&self) -> BySeat<Score> {
        self.position.totals
    }

    fn wins(&self) -> Wins {
        self.position.scene.wins
    }

    fn sheet(&self) -> Sheet {
        Sheet { rows: self.story.rows.clone() }
    }

    fn announcements(&self, since: usize, _: Option<Seat>) -> Vec<Announcement> {
        let steps = self.story.steps.iter().skip(since);
        steps.flat_map(|step| step.told.iter().cloned()).collect()
    }

    fn deal_number(&self) -> u32 {
        self.position.deal
    }
}

/// The host acts, and gives hints and explanations.
impl Play for GuestView {
    /// Asks the host for an action.
    fn play(&mut self, action: &str) -> Result<(), StepError> {
        let found = self.moves().into_iter().find(|legal| legal.text == action);
        let Some(action) = found else {
            let expected = "the host’s answer, or the turn of another seat";
            return Err(StepError::NotNow { found: action.to_owned(), expected });
        };
        let request = GuestRequest::Act { at: self.position.at, action: action.clone() };
        // If the guest is gone, so is the table.
        if self.requests.send(request).is_ok() {
            self.pending = Some(action);
        }
        Ok(())
    }

    /// A job that asks the host for a hint and waits for it.
    fn advise(&self, _: Limit, _: u64) -> Option<HintJob> {
        let first = self.moves().into_iter().next()?;
        let (answer, hint) = channel();
        let at = self.position.at;
        self.requests.send(GuestRequest::Hint { at, answer }).ok()?;
        Some(Box::new(move |stop: &AtomicBool| {
            loop {
                match hint.recv_timeout(POLL) {
                    Ok(hint) => return hint,
                    Err(RecvTimeoutError::Timeout) if !stop.load(Ordering::Relaxed) => {}
                    // Nobody looks at the hint of a position that is gone.
                    Err(_) => {
                        return HintText {
                            action: first.text,
                            reason: Message::EMPTY,
                            values: Vec::new(),
                            legend: Message::EMPTY,
                        };
                    }
                }
            }
        }))
    }

    fn explainable(&self) -> Cards {
        self.position.explainable
    }

    /// The host's answer; asks the host if there is none.
    fn explain(&self, card: Option<Card>, _: &Told) -> Option<(Seat, Message)> {
        let at = self.position.at;
        let mut answers = self.explained.iter();
        let found = answers.find(|answer| answer.at == at && answer.card == card);
        if found.is_none() {
            // If the guest is gone, there is no answer.
            let _ = self.requests.send(GuestRequest::Why { at, card });
        }
        found.map(|answer| (answer.seat, answer.text.clone()))
    }
}
