//! A game in the window: whose turn it is to think, how long a trick stays, when to save.
//!
//! Computer players think on other threads, see [`super::thinking`] and [`super::external_bots`]; every
//! change is written to the game's file at once, see [`super::save_thread`].

use std::path::PathBuf;
use std::time::Duration;

use egui::Context;

use super::external_bots::ExternalBots;
use super::pending_move::PendingMove;
use super::settings::Settings;
use super::sound::cue::Heard;
use super::thinking::{Poll, Thinking};
use crate::bots::{Bot, Level, Limit};
use crate::games::{Entry, entry};
use crate::rules::scene::Scene;
use crate::rules::{Next, Seat, Seats};
use crate::store::{Player, Saved, now};
use crate::table::Move;

/// How much longer than its level allows a computer player may take, in seconds: the machine may be
/// busy with other things.
const PATIENCE: f64 = 5.0;

/// What the person at the machine is asked.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub enum TableState {
    /// Cards are played.
    Table,
    /// Somebody else is to sit down at the machine.
    Curtain(Seat),
    /// A deal has been scored.
    DealOver,
    /// The game has ended.
    Result,
}

/// A game in the window.
pub struct Play {
    /// The game and who plays it.
    pub saved: Saved,
    /// Its file.
    pub path: PathBuf,
    /// What the menu says of it.
    pub entry: &'static Entry,
    viewer: Seat,
    revealed: Option<Seat>,
    scene: Scene,
    moves: Vec<Move>,
    /// The number of the last trick that was seen, and since when the newest one is shown.
    seen: u32,
    shown_since: f64,
    acted_at: f64,
    sheet_seen: u32,
    rows: u32,
    turn: Option<PendingMove>,
    finishing: bool,
    /// What went wrong with a computer player, to be told.
    pub trouble: Option<String>,
    /// Counts up with every change of the position.
    pub changes: u64,
}

impl Play {
    /// Sits down at a game, new or resumed.
    ///
    /// # Panics
    /// With a game that is not in the menu; none can be read or started.
    pub fn new(saved: Saved, path: PathBuf) -> Self {
        let entry = entry(saved.session.id()).expect("sessions come from the menu");
        let viewer = first_person(&saved.players);
        let mut play = Self {
            saved,
            path,
            entry,
            viewer,
            revealed: None,
            scene: Scene::default(),
            moves: Vec::new(),
            seen: 0,
            shown_since: 0.0,
            acted_at: 0.0,
            sheet_seen: 0,
            rows: 0,
            turn: None,
            finishing: false,
            trouble: None,
            changes: 0,
        };
        if play.saved.session.at() == 0 {
            play.saved.session.shuffle();
        }
        // What was over when the game was left need not be seen again.
        play.refresh();
        play.seen = play.scene.swept.as_ref().map_or(0, |swept| swept.number);
        play.sheet_seen = play.rows.saturating_sub(u32::from(play.is_between()));
        play
    }

    /// The seat at the bottom of the screen.
    pub const fn viewer(&self) -> Seat {
        self.viewer
    }

    /// What the viewer sees; while a trick is held, with the trick still on the table.
    pub fn scene(&self, holding: bool) -> Scene {
        let mut scene = self.scene.clone();
        if holding {
            scene.hold_sweep();
        }
        scene
    }

    /// What the viewer may do now.
    pub fn moves(&self) -> &[Move] {
        &self.moves
    }

    /// The players' names.
    pub fn names(&self) -> Vec<String> {
        self.saved
            .players
            .iter()
            .map(|player| player.name().to_owned())
            .collect()
    }

    /// What the person at the machine is asked.
    pub fn table_state(&self) -> TableState {
        if self.is_between() && self.rows > self.sheet_seen {
            return match self.saved.session.next() {
                Next::Over => TableState::Result,
                _ => TableState::DealOver,
            };
        }
        match self.saved.session.next() {
            Next::Over => TableState::Result,
            Next::Act(seat) if self.needs_curtain(seat) => TableState::Curtain(seat),
            _ => TableState::Table,
        }
    }

    /// Is a finished trick shown that nobody has clicked away and whose time is not up?
    pub fn is_holding(&self, settings: &Settings, time: f64) -> bool {
        let newest = self.scene.swept.as_ref().map_or(0, |swept| swept.number);
        if newest <= self.seen {
            return false;
        }
        settings
            .trick
            .seconds()
            .is_none_or(|stay| time < self.shown_since + stay)
    }

    /// What the ear would notice.
    pub fn heard(&self, settings: &Settings, time: f64) -> Heard {
        let holding = self.is_holding(settings, time);
        Heard {
            game: self.path.clone(),
            deal: self.saved.session.deal_number(),
            at: self.saved.session.at(),
            holding,
            sheet: !holding
                && matches!(
                    self.table_state(),
                    TableState::DealOver | TableState::Result
                ),
            asked: !holding && !self.moves.is_empty(),
        }
    }

    /// The trick on the table has been seen.
    pub fn trick_seen(&mut self, time: f64) {
        self.seen = self.scene.swept.as_ref().map_or(0, |swept| swept.number);
        self.acted_at = self.acted_at.min(time);
    }

    /// The person whose turn it is has sat down.
    pub fn reveal(&mut self, seat: Seat) {
        self.revealed = Some(seat);
        self.viewer = seat;
        self.refresh();
    }

    /// The score sheet has been read: the next deal.
    pub fn next_deal(&mut self) {
        self.sheet_seen = self.rows;
        self.finishing = false;
        self.saved.session.shuffle();
        self.changed();
    }

    /// The rest of the deal plays itself.
    pub fn finish_deal(&mut self) {
        self.finishing = true;
        self.turn = None;
    }

    /// Can the rest of the deal change nothing, and has nobody yet said to play it out?
    pub fn is_decided(&self) -> bool {
        !self.finishing && self.saved.session.decided()
    }

    /// Does a legal action of the person whose turn it is.
    pub fn act(&mut self, action: &str, time: f64) {
        if self.saved.session.play(action).is_ok() {
            self.acted(time);
        }
    }

    /// Nobody need think on for now.
    pub fn pause(&mut self) {
        self.turn = None;
    }

    /// Takes the last decision of a person back; false if there is none.
    pub fn take_back(&mut self) -> bool {
        self.turn = None;
        self.finishing = false;
        let mut persons = Seats::default();
        for (place, player) in self.saved.players.iter().enumerate() {
            if player.is_person() {
                persons.insert(Seat::new(place));
            }
        }
        if !self.saved.session.undo_decision(persons) {
            return false;
        }
        self.changed();
        self.sheet_seen = self.sheet_seen.min(self.rows);
        self.seen = self.scene.swept.as_ref().map_or(0, |swept| swept.number);
        true
    }

    /// Moves the game on as far as it goes without the person at the machine.
    pub fn advance(
        &mut self,
        ctx: &Context,
        settings: &Settings,
        external_bots: &mut ExternalBots,
    ) {
        let time = ctx.input(|input| input.time);
        if self.is_holding(settings, time) {
            self.wake(ctx, settings, time);
        }
        if self.saved.session.next() == Next::Over {
            external_bots.game_over(&*self.saved.session);
        }
        if self.table_state() != TableState::Table
            && !matches!(self.table_state(), TableState::Curtain(_))
        {
            return;
        }
        match self.saved.session.next() {
            Next::Reshuffle(_) | Next::Deal(_) => {
                self.saved.session.shuffle();
                self.changed();
            }
            Next::Over => {}
            Next::Act(seat) => self.advance_seat(ctx, settings, external_bots, seat, time),
        }
    }

    fn advance_seat(
        &mut self,
        ctx: &Context,
        settings: &Settings,
        external_bots: &mut ExternalBots,
        seat: Seat,
        time: f64,
    ) {
        if settings.finish_decided && self.is_decided() {
            self.finish_deal();
        }
        let holding = self.is_holding(settings, time);
        let player = &self.saved.players[seat.index()];
        let own: Option<Bot> = match player {
            Player::Person(_) if self.finishing => Some(Level::SUBSTITUTE.into()),
            Player::Person(_) => {
                let forced = settings.play_forced && self.moves.len() == 1 && seat == self.viewer;
                forced.then_some(Level::Random.into())
            }
            Player::Computer(_, bot) => Some(*bot),
            Player::Program(..) => Some(Level::SUBSTITUTE.into()),
        };
        let Some(bot) = own else { return };
        let session = &self.saved.session;
        let think = |bot: Bot| {
            let seed = session.seed() ^ (session.at() as u64) << 20;
            session.think(bot, Limit::Time(bot.level.time()), seed)
        };
        if self.turn.is_none() {
            self.turn =
                think(bot).map(
                    |thought| match external_bots.command(seat, player, settings) {
                        Some(command) => {
                            let thinking =
                                external_bots.ask(ctx, seat, command, &**session, thought);
                            PendingMove::new(thinking, None)
                        }
                        None => {
                            let late = time + bot.level.time().as_secs_f64() + PATIENCE;
                            PendingMove::new(Thinking::start(ctx, thought), Some(late))
                        }
                    },
                );
        }
        if holding {
            return;
        }
        let pace = if self.finishing {
            0.08
        } else {
            settings.pace.seconds()
        };
        let due = self.acted_at.max(self.shown_since) + pace;
        if time < due {
            ctx.request_repaint_after(Duration::from_secs_f64(due - time));
            return;
        }
        let Some(turn) = &mut self.turn else {
            return;
        };
        let stand_in = || {
            let thought = think(Level::SUBSTITUTE.into())?;
            Some(Thinking::start(ctx, thought))
        };
        let action = match turn.poll(time, stand_in) {
            Poll::Still => {
                if let Some(late) = turn.late() {
                    ctx.request_repaint_after(Duration::from_secs_f64((late - time).max(0.0)));
                }
                return;
            }
            Poll::Decided(decision) => {
                if let Some(trouble) = decision.trouble {
                    self.trouble = Some(trouble.words(player.name()));
                    external_bots.failed(seat, &trouble);
                }
                if let Some(lapse) = turn.lapse() {
                    self.trouble = Some(lapse.words(player.name()));
                    external_bots.let_go(seat);
                }
                decision.action
            }
            Poll::Failed => {
                external_bots.let_go(seat);
                self.trouble = Some(format!(
                    "{} could not decide and played the first legal card.",
                    player.name()
                ));
                let first = session.moves().into_iter().next();
                first.map_or_else(String::new, |first| first.text)
            }
        };
        self.turn = None;
        self.act(&action, time);
    }

    fn wake(&self, ctx: &Context, settings: &Settings, time: f64) {
        if let Some(stay) = settings.trick.seconds() {
            let left = self.shown_since + stay - time;
            ctx.request_repaint_after(Duration::from_secs_f64(left.max(0.0)));
        }
    }

    fn acted(&mut self, time: f64) {
        let before = self.scene.swept.as_ref().map_or(0, |swept| swept.number);
        self.turn = None;
        self.acted_at = time;
        self.changed();
        let swept = self.scene.swept.as_ref().map_or(0, |swept| swept.number);
        if swept > before {
            self.seen = before;
            self.shown_since = time;
        } else {
            self.seen = swept;
        }
    }

    fn changed(&mut self) {
        self.changes += 1;
        self.saved.saved = now();
        self.refresh();
    }

    /// Looks at the table anew.
    fn refresh(&mut self) {
        let session = &self.saved.session;
        if let Next::Act(seat) = session.next()
            && self.saved.players[seat.index()].is_person()
            && (self.persons() == 1 || self.revealed == Some(seat))
        {
            self.viewer = seat;
        }
        self.rows = session.sheet().rows.len() as u32;
        self.scene = session.scene(self.viewer);
        self.moves = match session.next() {
            Next::Act(seat)
                if seat == self.viewer && self.saved.players[seat.index()].is_person() =>
            {
                session.moves()
            }
            _ => Vec::new(),
        };
    }

    fn persons(&self) -> usize {
        self.saved
            .players
            .iter()
            .filter(|player| player.is_person())
            .count()
    }

    /// Hands are hidden while the next person sits down.
    fn needs_curtain(&self, seat: Seat) -> bool {
        self.persons() > 1
            && self.saved.players[seat.index()].is_person()
            && self.revealed != Some(seat)
            && !self.finishing
    }

    fn is_between(&self) -> bool {
        matches!(self.saved.session.next(), Next::Deal(_) | Next::Over)
    }
}

fn first_person(players: &[Player]) -> Seat {
    Seat::new(players.iter().position(Player::is_person).unwrap_or(0))
}
