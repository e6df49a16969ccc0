//! The computer players as people at the table: their faces follow the game, and now and then one
//! of them says something.
//!
//! They see what lies open, and nothing that decides a play sees them.

use super::game::{TableGame, TableState};
use crate::rules::{Message, Seat};
use crate::store::people;
use crate::text::table_page;
use crate::ui::personas::moment::{OpenTable, Witness};
use crate::ui::personas::mood::moods;
use crate::ui::personas::remarks::{Company, Conversation, Remark};
use crate::ui::personas::{Expression, Face, Persona, Portrait, at_table};
use crate::ui::settings::{Remarks, Settings};

/// The time that a look stays on a face, in seconds.
const LOOK: f64 = 3.0;

/// The time that a remark stays, in seconds, and the time for each of its letters.
const REMARK: f64 = 2.2;
const LETTER: f64 = 0.055;

/// The computer players at a table.
#[derive(Default)]
pub(super) struct Opponents {
    /// By seat; `None` for people and programs.
    personas: Vec<Option<Persona>>,
    witness: Witness,
    conversation: Conversation,
    /// The number of steps seen.
    at: usize,
    looks: Vec<Passing<(Seat, Expression)>>,
    remark: Option<Passing<(Remark, String)>>,
}

/// A look or a remark that comes and goes.
struct Passing<T> {
    what: T,
    /// When it comes, in seconds: once the cards have landed.
    since: f64,
    /// When it goes, in seconds; endless for what stays until the next deal.
    until: f64,
}

impl<T> Passing<T> {
    fn is_there(&self, time: f64) -> bool {
        (self.since..self.until).contains(&time)
    }
}

impl Opponents {
    /// The computer players of a game that has just been opened.
    pub fn at(game: &TableGame) -> Self {
        let session = game.session();
        let mut opponents = Self { personas: at_table(game.players()), at: session.at(), ..Self::default() };
        opponents.witness.look(session.at(), session.deal_number(), OpenTable::of(game.scene_now()));
        opponents
    }

    /// Takes in what has happened; returns a new remark for screen readers, if there is one.
    pub fn follow(&mut self, game: &TableGame, settings: &Settings, time: f64) -> Option<Message> {
        let at = game.session().at();
        if at == self.at || game.has_more() {
            return None;
        }
        let is_undone = at < self.at;
        self.at = at;
        let deal = game.session().deal_number();
        let moments = self.witness.look(at, deal, OpenTable::of(game.scene_now()));
        let stays = |until: f64| !is_undone && until.is_finite() && until > time;
        self.looks.retain(|look| stays(look.until));
        self.remark.take_if(|remark| !stays(remark.until));
        if is_undone {
            return None;
        }
        let since = time + f64::from(settings.motion().seconds());
        if let Some(claim) = game.claim()
            && claim.at == at
            && claim.seat != game.viewer()
        {
            return Some(self.say(claim.seat, table_page::claims_rest(), since, game));
        }
        let latest = moments.last()?;
        let until = if is_deal_over(game) { f64::INFINITY } else { since + LOOK };
        for look in moods(latest) {
            self.looks.retain(|before| before.what.0 != look.0);
            self.looks.push(Passing { what: look, since, until });
        }
        if settings.remarks == Remarks::Off || game.finishing && !is_deal_over(game) {
            return None;
        }
        let company = Company { personas: &self.personas, people: people(game.players()) };
        let mut latest_first = moments.iter().rev();
        let remark = latest_first.find_map(|moment| self.conversation.about(moment, deal, &company))?;
        Some(self.say(remark.seat, remark.words, since, game))
    }

    /// Lets a seat say something from then on; returns that for screen readers.
    fn say(&mut self, seat: Seat, words: Message, since: f64, game: &TableGame) -> Message {
        let rendered = words.render(&game.names());
        let spoken = table_page::says(seat, words.clone());
        let stay = REMARK + LETTER * rendered.chars().count() as f64;
        let until = if is_deal_over(game) { f64::INFINITY } else { since + stay };
        self.remark = Some(Passing { what: (Remark { seat, words }, rendered), since, until });
        spoken
    }

    /// The faces, by seat; `own` is the number of the face that the only person has chosen.
    pub fn faces(&self, game: &TableGame, own: Option<u8>, holding: bool, time: f64) -> Vec<Option<Portrait>> {
        let is_thinking = |seat| {
            let table = self.witness.table();
            let is_turn = table.is_some_and(|table| table.is_turn(seat));
            is_turn && !holding && game.state() == TableState::Playing
        };
        let own = own.filter(|_| game.people() == 1);
        let seats = Seat::all(self.personas.len()).zip(&self.personas);
        let faces = seats.map(|(seat, persona)| {
            let expression = match self.look(seat, time) {
                Some(expression) => expression,
                None if persona.is_some() && is_thinking(seat) => Expression::Thinking,
                None => Expression::Calm,
            };
            let own = own.filter(|_| seat == game.viewer());
            let friend = game.friends_faces.get(seat.index()).filter(|_| seat != game.viewer());
            let own = own.or(friend.map(|chosen| chosen.unwrap_or(Face::INITIALS)));
            let own = own.map(|number| Face::new(number, &game.players()[seat.index()].name().shown()));
            let face = persona.map(Face::from).or(own);
            face.map(|face| Portrait::new(face, expression))
        });
        faces.collect()
    }

    /// The look that a moment has put on a face.
    pub fn look(&self, seat: Seat, time: f64) -> Option<Expression> {
        let mut looks = self.looks.iter().filter(|look| look.is_there(time)).map(|look| look.what);
        looks.find(|(other, _)| *other == seat).map(|(_, expression)| expression)
    }

    /// The remark that is heard now.
    pub fn says(&self, time: f64) -> Option<&Remark> {
        Some(&self.remark.as_ref().filter(|remark| remark.is_there(time))?.what.0)
    }

    /// The remark that is heard now in the reader's language, with the seat of its speaker.
    pub fn remark(&self, time: f64) -> Option<(Seat, &str)> {
        let remark = self.remark.as_ref().filter(|remark| remark.is_there(time))?;
        let (Remark { seat, .. }, words) = &remark.what;
        Some((*seat, words))
    }

    /// The seconds until a look or a remark comes or goes, if any will.
    pub fn changes_in(&self, time: f64) -> Option<f64> {
        let looks = self.looks.iter().flat_map(|look| [look.since, look.until]);
        let remark = self.remark.iter().flat_map(|remark| [remark.since, remark.until]);
        let next = looks.chain(remark).filter(|next| *next > time && next.is_finite());
        next.reduce(f64::min).map(|next| next - time)
    }
}

/// Tells whether the end of a deal is shown, which what is said about it outlasts.
fn is_deal_over(game: &TableGame) -> bool {
    game.state() == TableState::DealOver
}
