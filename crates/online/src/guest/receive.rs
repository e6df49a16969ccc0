//! Messages that arrive from the host.

use std::sync::Arc;
use std::time::Duration;

use misere_engine::printable::escaped;
use misere_engine::rules::{MAX_SEATS, Next};
use misere_games::HintText;
use serde_json::json;

use super::incoming::{LONGEST_TEXT, check_table, invited};
use super::position::{Explained, Position};
use super::{Ended, Guest, GuestEffect, Invited, PATIENCE, Pending, SeenTable, Shown, Standing, Version};
use crate::fingerprint::fingerprint;
use crate::host;
use crate::links::{LinkEvent, LinkId, Side};
use crate::phrases::Phrase;
use crate::wire::{
    Closed, Decoder, Frame, Log, NotDone, PROTOCOL, Phase, Refused, State, Table, Text, ToGuest, ToHost, WireError,
    Wish, decode,
};

/// The bytes of the file of a finished game at most, and its parts.
const LONGEST_SAVE: usize = 2 << 20;
const MOST_PARTS: u32 = 1024;

impl Guest {
    /// Takes an event of the guest's links.
    pub fn receive(&mut self, event: LinkEvent, now: Duration) -> Vec<GuestEffect> {
        self.now = self.now.max(now);
        match event {
            LinkEvent::Opened { link, .. } => self.opened(link),
            LinkEvent::Frame { link, bytes } => self.read(link, &bytes),
            LinkEvent::Closed { link, .. } => {
                let own = self.link.as_ref().is_some_and(|own| own.id == link);
                if own {
                    self.lose_link();
                }
            }
        }
        self.take_effects()
    }

    fn opened(&mut self, link: LinkId) {
        if let Some(own) = self.link.as_mut().filter(|own| own.id == link) {
            own.is_open = true;
            self.hello();
        } else {
            self.effects.push(GuestEffect::Close(link));
        }
    }

    fn read(&mut self, link: LinkId, bytes: &[u8]) {
        let Some(own) = self.link.as_mut().filter(|own| own.id == link) else { return };
        if bytes.len() > Side::Guest.longest_frame() {
            return self.end(Ended::Fault);
        }
        let Ok(frame) = decode::<ToGuest>(bytes) else { return self.end(Ended::Fault) };
        if own.received.note(frame.n) && self.take(frame).is_err() {
            self.end(Ended::Fault);
        }
    }

    /// Takes a message that is new.
    ///
    /// # Errors
    /// Returns an error if it holds what is not allowed; the visit then ends.
    fn take(&mut self, frame: Frame<ToGuest>) -> Result<(), WireError> {
        let n = frame.n;
        match frame.message {
            ToGuest::Welcome { protocol, version, run, seat, spectator, game, seats, rules, fingerprint } => {
                if protocol != PROTOCOL || version.len() > LONGEST_TEXT {
                    return Err(WireError::Malformed);
                }
                let invited = invited(&game, (seat, seats), spectator, &rules);
                self.welcomed(invited, (&version, &fingerprint), run)?;
            }
            ToGuest::Refused { reason, version } => match reason {
                Refused::Full => {
                    self.standing = Standing::Full;
                    self.effects.push(GuestEffect::Changed);
                }
                Refused::GuestTooOld | Refused::HostTooOld => self.end(Ended::Versions(Version::read(&version))),
                Refused::OtherTable => self.end(Ended::OtherTable),
                Refused::NoSeat => self.end(Ended::NoSeat),
            },
            ToGuest::Closed { reason } => match reason {
                Closed::HostLeft => {
                    self.standing = Standing::HostLeft;
                    self.effects.push(GuestEffect::Changed);
                }
                reason => self.end(Ended::Closed(reason)),
            },
            message => {
                let Some(invited) = &self.invited else {
                    // It belongs to a welcome that has not arrived yet, and comes again.
                    return Ok(());
                };
                let seats = invited.seats;
                self.play_on(n, message, seats)?;
            }
        }
        Ok(())
    }

    /// Takes a message about the game.
    fn play_on(&mut self, n: u64, message: ToGuest, seats: usize) -> Result<(), WireError> {
        match message {
            ToGuest::Table(table) => self.seen_table(n, table, seats)?,
            ToGuest::Log(log) => self.told(&log, seats)?,
            ToGuest::State(state) => self.seen_state(n, &state, seats)?,
            ToGuest::NotDone { at, reason } => self.not_done(at, reason),
            ToGuest::Hint { at, hint } => self.hinted(at, hint, seats)?,
            ToGuest::Why { at, card, seat, text } => {
                let decoder = self.decoder(seats);
                let (seat, text) = (decoder.seat(seat)?, decoder.text(&text)?);
                self.answered(Explained { at, card, seat, text });
            }
            ToGuest::Phrase { seat, number } => {
                let seat = self.decoder(seats).seat(seat)?;
                if let Some(phrase) = Phrase::with_number(number)
                    && self.phrases.count(self.now).is_ok()
                {
                    self.effects.push(GuestEffect::Phrase { seat, phrase });
                }
            }
            ToGuest::Save { part, parts, text } => self.saved(part, parts, text)?,
            ToGuest::Welcome { .. } | ToGuest::Refused { .. } | ToGuest::Closed { .. } => {}
        }
        Ok(())
    }

    fn decoder(&self, seats: usize) -> Decoder<'_> {
        Decoder::new(&self.catalog, seats)
    }

    fn welcomed(
        &mut self, invited: Result<Invited, WireError>, (version, theirs): (&str, &str), run: u64,
    ) -> Result<(), WireError> {
        let own = invited.as_ref().ok();
        let own = own.map(|own| fingerprint(own.entry, own.seats, &own.rules, &self.messages));
        if own.as_deref() != Some(theirs) {
            self.end(Ended::Versions(Version::read(version)));
            return Ok(());
        }
        let invited = invited?;
        // The seat and what it may do never change at a table.
        if *self.file.place.get_or_insert(invited.place()) != invited.place() {
            return Err(WireError::Seat);
        }
        let is_same = self.invited.as_ref() == Some(&invited);
        if !is_same {
            let is_agreed = self.file.sat_by.as_ref().is_none_or(|rules| rules == theirs);
            let has_sat = self.file.words.is_some() && self.file.question.is_none();
            self.is_seated = has_sat && is_agreed && self.invited.is_none();
            self.forget_game();
            self.table = None;
        }
        if run != self.run {
            // Another run of the host's program counts from the beginning.
            self.run = run;
            self.explained = Arc::default();
        }
        self.is_seated |= invited.is_spectator;
        version.clone_into(&mut self.host_version);
        self.invited = Some(invited);
        self.standing = Standing::Joined;
        self.redial.1 = Duration::ZERO;
        self.effects.push(GuestEffect::Changed);
        if let Some(pending) = &self.pending {
            let (at, action) = (pending.at, pending.action.text.clone());
            self.send(ToHost::Act { at, action });
        }
        Ok(())
    }

    fn seen_table(&mut self, n: u64, mut table: Table, seats: usize) -> Result<(), WireError> {
        check_table(&table, seats)?;
        for seat in &mut table.seats {
            seat.name = escaped(&seat.name);
        }
        for name in &mut table.spectators {
            *name = escaped(name);
        }
        let Some(link) = &mut self.link else { return Ok(()) };
        if n < link.table {
            return Ok(());
        }
        link.table = n;
        if let Some(seat) = self.invited.as_ref().and_then(Invited::own_seat) {
            // The computer may play for a guest who has not acted for a while. A host that says so earlier is not believed.
            let has_waited = link.turn.is_some_and(|(_, since)| self.now >= since + host::PATIENCE / 2);
            link.is_live &= !(table.seats[seat.index()].computer && has_waited);
        }
        // Nobody plays for a guest who is there when the cards are dealt.
        link.is_live |= matches!(table.phase, Phase::Lobby | Phase::Cutting) && !link.is_paused;
        if !self.follow_cut(&table) {
            return Ok(());
        }
        self.note_answer(&table);
        let is_new = self.table.as_ref().is_some_and(|old| (old.game, old.round) != (table.game, table.round));
        if is_new {
            self.forget_game();
        }
        let seen = self.invited.as_ref().map(|invited| SeenTable::of(invited, &table));
        if self.file.seen != seen {
            self.file.seen = seen;
            self.note_if_known();
        }
        self.table = Some(table);
        self.effects.push(GuestEffect::Changed);
        self.give_words();
        self.finish_if_whole();
        Ok(())
    }

    /// Forgets what is shown, because another game follows.
    fn forget_game(&mut self) {
        self.position = None;
        self.story = Arc::default();
        self.shown = Shown::default();
        self.pending = None;
        self.save.clear();
        self.is_checked = false;
    }

    fn told(&mut self, log: &Log, seats: usize) -> Result<(), WireError> {
        let mut story = std::mem::take(&mut self.story);
        let added = Arc::make_mut(&mut story).add(log, &self.decoder(seats));
        self.story = story;
        if !added? {
            self.ask_again();
        }
        self.finish_if_whole();
        Ok(())
    }

    fn seen_state(&mut self, n: u64, state: &State, seats: usize) -> Result<(), WireError> {
        let Some(invited) = &self.invited else { return Ok(()) };
        let Some(link) = self.link.as_mut().filter(|link| n > link.state) else { return Ok(()) };
        link.state = n;
        let decoder = Decoder::new(&self.catalog, seats);
        let position = Position::new(state, invited.seat, &decoder)?;
        if state.chosen.as_ref().is_some_and(|chosen| !self.file.evidence.has_chosen(chosen)) {
            return Err(WireError::Action);
        }
        self.told(&state.log, seats)?;
        if self.story.steps.len() != state.at {
            self.ask_again();
            return Ok(());
        }
        let is_back = self.position.as_ref().is_some_and(|old| old.undone != position.undone);
        let is_past = |at: usize| at != position.at;
        let dropped = self.pending.take_if(|pending| {
            // A choice made before its turn stays good while others choose.
            let is_legal = position.moves.iter().any(|legal| legal.text == pending.action.text);
            let waits = pending.at_once && is_legal && position.at < pending.at + MAX_SEATS;
            is_back || is_past(pending.at) && !waits || state.chosen.is_some()
        });
        if self.hint.as_ref().is_some_and(|(at, _)| is_past(*at)) {
            self.hint = None;
        }
        self.shown.note(state, &self.story);
        self.position = Some(Arc::new(position));
        self.note_told();
        self.effects.push(GuestEffect::Moved);
        if dropped.is_some_and(|dropped| state.chosen.is_none() && !self.has_acted(&dropped)) {
            self.effects.push(GuestEffect::NotDone(NotDone::TooLate));
        }
        self.finish_if_whole();
        Ok(())
    }

    /// Takes what was told up to the position as evidence.
    fn note_told(&mut self) {
        let (Some(position), Some(invited)) = (&self.position, &self.invited) else { return };
        let (seat, since) = (invited.own_seat(), self.file.evidence.told_steps());
        if let (Some(link), Some(seat)) = (&mut self.link, seat) {
            if link.is_live {
                let new = self.story.steps.get(since..).unwrap_or_default();
                self.file.evidence.compare_own(seat, since, new);
            }
            let computer = self.table.as_ref().is_some_and(|table| table.seats[seat.index()].computer);
            link.is_live |= position.next != Next::Act(seat) && !computer && !link.is_paused;
            if link.turn.is_none_or(|(at, _)| at != position.at) {
                link.turn = Some((position.at, self.now));
            }
        }
        self.note_story();
        self.pin_rules();
        self.effects.push(GuestEffect::Note);
    }

    /// Notes that an undo to which the guest has agreed was refused.
    fn note_answer(&mut self, table: &Table) {
        let answered = |table: &Table| table.answered.as_ref().map(|wish| wish.number);
        let is_new = self.table.as_ref().is_none_or(|old| answered(old) != answered(table));
        if let (true, Some(wish), Some(invited)) = (is_new, &table.answered, &self.invited) {
            let own = invited.seat.index() as u8;
            let was_own = wish.by == own || self.agreed_to == Some((self.run, wish.number));
            if wish.what == Wish::Undo && wish.no.is_some() && was_own {
                self.file.evidence.note_refusal();
            }
        }
    }

    /// True if the host has done what it was asked for.
    fn has_acted(&self, asked: &Pending) -> bool {
        let Some(invited) = &self.invited else { return false };
        let action = json!({
            "event": "act",
            "seat": invited.seat.index(),
            "action": asked.action.text,
        });
        // A choice made before its turn is done after the turns of others.
        let turns = if asked.at_once { MAX_SEATS } else { 1 };
        self.story.steps.iter().skip(asked.at).take(turns).any(|step| step.lines.contains(&action))
    }

    /// Asks for the log from where it is known, but not again and again.
    fn ask_again(&mut self) {
        let now = self.now;
        let undone = self.position.as_ref().map_or(0, |position| position.undone);
        let known = self.story.known(self.run, undone);
        let Some(link) = &mut self.link else { return };
        if link.again_at <= now {
            link.again_at = now + PATIENCE;
            self.send(ToHost::Again { known });
        }
    }

    fn not_done(&mut self, at: usize, reason: NotDone) {
        if at == self.at() && self.pending.take_if(|pending| pending.at == at).is_some() {
            self.effects.push(GuestEffect::Moved);
            self.effects.push(GuestEffect::NotDone(reason));
            if reason == NotDone::TooLate {
                // The host is further, and nothing else may come that says so.
                self.ask_again();
            }
        }
    }

    fn hinted(&mut self, at: usize, hint: HintText<Text>, seats: usize) -> Result<(), WireError> {
        let hint = self.decoder(seats).hint(hint)?;
        if let Some((_, answer)) = self.hint.take_if(|(asked, _)| *asked == at) {
            // If nobody waits any more, nothing is lost.
            let _ = answer.send(hint);
        }
        Ok(())
    }

    fn answered(&mut self, answer: Explained) {
        if answer.at != self.at() {
            return;
        }
        let answers = Arc::make_mut(&mut self.explained);
        answers.retain(|other| other.at == answer.at && other.card != answer.card);
        answers.push(answer);
        self.effects.push(GuestEffect::Moved);
    }

    fn saved(&mut self, part: u32, parts: u32, text: String) -> Result<(), WireError> {
        if part >= parts || parts > MOST_PARTS {
            return Err(WireError::Log);
        }
        if self.save.len() != parts as usize {
            self.save = vec![None; parts as usize];
        }
        self.save[part as usize] = Some(text);
        let length: usize = self.save.iter().flatten().map(String::len).sum();
        if length > LONGEST_SAVE {
            return Err(WireError::TooLong);
        }
        self.finish_if_whole();
        Ok(())
    }

    /// Checks the finished game once everything about it has arrived.
    fn finish_if_whole(&mut self) {
        let is_whole = !self.save.is_empty() && self.save.iter().all(Option::is_some);
        let is_shown = self.table.as_ref().is_some_and(|table| table.phase == Phase::Over);
        // A log that comes again, in parts, is not whole in between.
        let is_told = self.story.steps.len() == self.at();
        if !is_whole || !is_shown || !is_told || !self.is_over() || self.is_checked {
            return;
        }
        let text = std::mem::take(&mut self.save).into_iter().flatten().collect();
        self.begin_check(text);
    }
}
