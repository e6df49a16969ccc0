//! The trace of a game as JSON lines, for programs that check the rules.
//!
//! Each line is an object whose first key is `event`. Cards are codes, seats and scores are
//! numbers. The keys and their order are format 1 and must not change; golden traces in
//! `tests/traces` pin them.
//!
//! External bots ([`crate::external`]) get the same lines limited to what their seat may know: a
//! card that the rules hide from it is `??`. Nothing here knows any particular game.

use std::fmt::{Display, Write};

use crate::cards::Card;
use crate::rules::options::HouseRules;
use crate::rules::{
    BySeat, Event, EventSink, Field, FieldValue, GameAction, Next, Rules, Score, Seat, Source,
};
use crate::table::{ReplayEvent, Session, Step, Table};

/// The format's version.
const FORMAT: u32 = 1;

/// The contents of a game's first line.
#[derive(Clone, Copy, Debug)]
pub struct Head<'a> {
    /// The game's id.
    pub game: &'a str,
    /// The number of players.
    pub seats: usize,
    /// Every house rule.
    pub rules: &'a HouseRules,
    /// The seed of the run.
    pub seed: u64,
    /// The game's number within the run, see [`crate::arena::seed_of`].
    pub number: u64,
}

/// The trace of a session up to the present, as game 0 of its own seed.
pub fn of(session: &dyn Session, legal: bool) -> String {
    let mut lines = Lines::new(legal);
    lines.game(&Head {
        game: session.id(),
        seats: session.seats(),
        rules: &session.rules(),
        seed: session.seed(),
        number: 0,
    });
    for event in session.replay(legal) {
        match event {
            ReplayEvent::Act {
                seat,
                action,
                legal,
            } => lines.act(seat, &action, legal.as_deref()),
            ReplayEvent::Event(event) => lines.event(&event),
        }
    }
    if session.next() == Next::Over {
        lines.end(&session.leaders(), &session.totals());
    }
    lines.take()
}

/// The lines of a game that one seat may know, starting from step `since` of its log.
pub fn seen_by<R: Rules>(table: &Table<R>, seat: Seat, since: usize) -> Lines {
    let mut lines = Lines::for_seat(seat);
    let mut replay = table.clone();
    replay.go_to(since);
    for step in table.log().iter().skip(since) {
        if let (Step::Act(action), Next::Act(turn)) = (step, replay.next()) {
            lines.action(turn, *action);
        }
        replay.redo();
        for event in replay.latest() {
            lines.event(event);
        }
    }
    lines
}

/// Lines of a trace, collected as a game proceeds.
#[derive(Clone, Debug)]
pub struct Lines {
    out: String,
    legal: bool,
    /// The seat whose knowledge they are limited to, if any.
    reader: Option<Seat>,
}

impl Lines {
    /// An empty trace that records everything; with `legal`, each act lists every legal action.
    pub const fn new(legal: bool) -> Self {
        Self {
            out: String::new(),
            legal,
            reader: None,
        }
    }

    /// An empty trace that records only what a seat may know.
    pub const fn for_seat(seat: Seat) -> Self {
        Self {
            out: String::new(),
            legal: false,
            reader: Some(seat),
        }
    }

    /// Whether the reader may know what only these seats know.
    fn is_known(&self, seats: &[Seat]) -> bool {
        self.reader.is_none_or(|reader| seats.contains(&reader))
    }

    /// Whether acts list the legal actions.
    pub const fn wants_legal(&self) -> bool {
        self.legal
    }

    /// Appends other lines.
    pub fn extend(&mut self, others: &Self) {
        self.out.push_str(&others.out);
    }

    /// Takes the lines out, leaving none.
    pub fn take(&mut self) -> String {
        std::mem::take(&mut self.out)
    }

    /// Adds the first line of a game.
    pub fn game(&mut self, head: &Head<'_>) {
        let rules = serde_json::to_string(head.rules).expect("house rules have plain names");
        self.line("game")
            .number("format", FORMAT)
            .text("game", &head.game)
            .number("players", head.seats)
            .json("rules", &rules)
            .number("seed", head.seed)
            .number("number", head.number)
            .close();
    }

    /// Adds a seat's action, given as text, and the legal actions if they are wanted.
    pub fn act<A: Display>(&mut self, seat: Seat, action: &A, legal: Option<&[A]>) {
        let mut line = self.line("act").number("seat", seat).text("action", action);
        if let Some(legal) = legal {
            line = line.list("legal", legal, |out, action| write_text(out, action));
        }
        line.close();
    }

    /// Adds a seat's action, hiding cards that the reader may not know.
    pub fn action<A: GameAction>(&mut self, seat: Seat, action: A) {
        if !action.is_secret() || self.is_known(&[seat]) {
            return self.act(seat, &action, None);
        }
        let mut hidden = vec![action.kind()];
        hidden.extend(action.cards().iter().map(|_| HIDDEN));
        self.act(seat, &hidden.join(" "), None);
    }

    /// Adds an event, hiding cards that the reader may not know. Score sheet lines and draws
    /// without cards produce no line.
    pub fn event(&mut self, event: &Event) {
        match event {
            Event::Points { .. } => {}
            Event::Deal { .. } => self.deal(event),
            Event::Passed { from, to, cards } => {
                let known = self.is_known(&[*from, *to]);
                self.line("passed")
                    .number("from", from)
                    .number("to", to)
                    .cards_if(known, "cards", *cards)
                    .close();
            }
            Event::Draw { cards, .. } if cards.is_empty() => {}
            Event::Draw { seat, from, cards } => {
                let known = *from == Source::Pile || self.is_known(&[*seat]);
                self.line("draw")
                    .number("seat", seat)
                    .text("from", &source(*from))
                    .cards_if(known, "cards", cards.iter().copied())
                    .close();
            }
            Event::Trick {
                winner,
                cards,
                detail,
            } => {
                let reader = self.reader;
                self.line("trick")
                    .number("winner", winner)
                    .cards_if(true, "cards", cards.iter().copied())
                    .fields(detail.as_slice(), reader)
                    .close();
            }
            Event::Special { name, fields, .. } => {
                let reader = self.reader;
                self.line(name).fields(fields, reader).close();
            }
            Event::Score {
                deal,
                scores,
                totals,
            } => self
                .line("score")
                .number("deal", deal)
                .scores("scores", scores)
                .scores("totals", totals)
                .close(),
        }
    }

    fn deal(&mut self, event: &Event) {
        let Event::Deal {
            deal,
            dealer,
            hands,
            stock,
            table,
            component,
        } = event
        else {
            return;
        };
        let reader = self.reader;
        let known = |seat| reader.is_none_or(|reader| reader == seat);
        let open = reader.is_none() || table.is_some_and(|table| table.open);
        let line = self
            .line("deal")
            .number("deal", deal)
            .number("dealer", dealer)
            .list("hands", hands.each(), |out, (seat, hand)| {
                write_list(out, hand.iter(), |out, card| {
                    write_card(out, known(seat).then_some(card));
                });
            })
            .cards_if(reader.is_none(), "stock", stock.iter().copied())
            .cards_if(open, "table", table.map(|table| table.card));
        match component {
            Some(id) => line.text("hand", id).close(),
            None => line.close(),
        }
    }

    /// Adds the end of the game; winners in the order of their seats.
    pub fn end(&mut self, winners: &[Seat], totals: &BySeat<Score>) {
        self.line("end")
            .list("winners", winners, write_number)
            .scores("totals", totals)
            .close();
    }

    fn line(&mut self, event: &str) -> Line<'_> {
        self.out.push_str("{\"event\":");
        write_text(&mut self.out, &event);
        Line(&mut self.out)
    }
}

impl EventSink for Lines {
    const LISTENS: bool = true;

    fn note(&mut self, event: impl FnOnce() -> Event) {
        self.event(&event());
    }
}

const fn source(from: Source) -> &'static str {
    match from {
        Source::Stock => "stock",
        Source::Pile => "pile",
        Source::Packet => "packet",
    }
}

/// A line being written.
struct Line<'a>(&'a mut String);

impl Line<'_> {
    fn key(&mut self, key: &str) {
        self.0.push(',');
        write_text(self.0, &key);
        self.0.push(':');
    }

    fn number(mut self, key: &str, number: impl Display) -> Self {
        self.key(key);
        write_number(self.0, number);
        self
    }

    fn text(mut self, key: &str, text: &impl Display) -> Self {
        self.key(key);
        write_text(self.0, text);
        self
    }

    fn json(mut self, key: &str, json: &str) -> Self {
        self.key(key);
        self.0.push_str(json);
        self
    }

    /// The cards or, if they are not known, only how many there are.
    fn cards_if(self, known: bool, key: &str, cards: impl IntoIterator<Item = Card>) -> Self {
        self.list(key, cards, |out, card| {
            write_card(out, known.then_some(card));
        })
    }

    fn fields(self, fields: &[Field], reader: Option<Seat>) -> Self {
        fields.iter().fold(self, |line, field| {
            let known = match (field.only, reader) {
                (Some(seats), Some(reader)) => seats.contains(reader),
                (None, _) | (_, None) => true,
            };
            match field.value {
                FieldValue::Cards(cards) => line.cards_if(known, field.key, cards.iter().copied()),
                FieldValue::Card(card) if known => line.text(field.key, &card),
                FieldValue::Card(_) => line.text(field.key, &HIDDEN),
                FieldValue::Number(number) if known => line.number(field.key, number),
                FieldValue::Seat(seat) if known => line.number(field.key, seat),
                FieldValue::Number(_) | FieldValue::Seat(_) => line.json(field.key, "null"),
            }
        })
    }

    fn scores(self, key: &str, scores: &BySeat<Score>) -> Self {
        self.list(key, scores.iter(), |out, score| {
            let halves = score.in_halves();
            if halves % 2 == 0 {
                write_number(out, halves / 2);
            } else {
                write_number(out, score.as_f64());
            }
        })
    }

    fn list<T>(
        mut self,
        key: &str,
        items: impl IntoIterator<Item = T>,
        write: impl Fn(&mut String, T),
    ) -> Self {
        self.key(key);
        write_list(self.0, items, write);
        self
    }

    fn close(self) {
        self.0.push_str("}\n");
    }
}

fn write_list<T>(
    out: &mut String,
    items: impl IntoIterator<Item = T>,
    write: impl Fn(&mut String, T),
) {
    out.push('[');
    for (i, item) in items.into_iter().enumerate() {
        if i > 0 {
            out.push(',');
        }
        write(out, item);
    }
    out.push(']');
}

/// Stands for a card that the reader may not know.
const HIDDEN: &str = "??";

fn write_card(out: &mut String, card: Option<Card>) {
    match card {
        Some(card) => write_text(out, &card),
        None => write_text(out, &HIDDEN),
    }
}

/// Writes an action, an id or a key: plain words that need no escape.
fn write_text(out: &mut String, text: &impl Display) {
    out.push('"');
    let begun = out.len();
    write!(out, "{text}").expect("writing to a string cannot fail");
    debug_assert!(
        out[begun..]
            .bytes()
            .all(|byte| byte.is_ascii() && !byte.is_ascii_control() && !b"\"\\".contains(&byte)),
        "{text} needs an escape"
    );
    out.push('"');
}

fn write_number(out: &mut String, number: impl Display) {
    write!(out, "{number}").expect("writing to a string cannot fail");
}
