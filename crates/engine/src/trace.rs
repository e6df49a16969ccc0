//! The trace of a game as JSON lines, for programs that check the rules.
//!
//! Each line is an object whose first key is `event`. Cards are codes, seats and scores are numbers. The keys and their
//! order are format 1 and must not change; golden traces in `tests/traces` pin them.
//!
//! External bots (`misere_players::external`) get the same lines limited to what their seat may know: a
//! card that the rules hide from it is `??`. Nothing here knows any particular game.

use serde::{Serialize, Serializer};
use serde_json::{Value, json};

use crate::cards::Card;
use crate::rules::options::HouseRules;
use crate::rules::{BySeat, Event, EventSink, Field, FieldValue, GameAction, Next, Rules, Score, Seat, Source};
use crate::table::{ReplayEvent, Session, Step, Table, Watch as _};

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
    /// The game's number within the run, see `misere_players::play::seed_of`.
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
            ReplayEvent::Act { seat, action, legal } => lines.act(seat, &action, legal.as_deref()),
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
        Self { out: String::new(), legal, reader: None }
    }

    /// An empty trace that records only what a seat may know.
    pub const fn for_seat(seat: Seat) -> Self {
        Self { out: String::new(), legal: false, reader: Some(seat) }
    }

    /// Tells whether the reader may know what only these seats know.
    fn is_known(&self, seats: &[Seat]) -> bool {
        self.reader.is_none_or(|reader| seats.contains(&reader))
    }

    /// Tells whether acts list the legal actions.
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
        self.add(&Line::Game {
            format: FORMAT,
            game: head.game,
            players: head.seats,
            rules: head.rules,
            seed: head.seed,
            number: head.number,
        });
    }

    /// Adds a seat's action, given as text, and the legal actions if they are wanted.
    pub fn act(&mut self, seat: Seat, action: &str, legal: Option<&[String]>) {
        let seat = seat.index();
        self.add(&Line::Act { seat, action, legal });
    }

    /// Adds a seat's action, hiding cards that the reader may not know.
    pub fn action<A: GameAction>(&mut self, seat: Seat, action: A) {
        if !action.is_secret() || self.is_known(&[seat]) {
            return self.act(seat, &action.to_string(), None);
        }
        let mut hidden = vec![action.kind()];
        hidden.extend(action.cards().iter().map(|_| HIDDEN));
        self.act(seat, &hidden.join(" "), None);
    }

    /// Adds an event, hiding cards that the reader may not know. Score sheet lines and draws
    /// without cards produce no line.
    pub fn event(&mut self, event: &Event) {
        let reader = self.reader;
        let line = match event {
            Event::Points { .. } => return,
            Event::Draw { cards, .. } if cards.is_empty() => return,
            Event::Deal { deal, dealer, hands, stock, table, component } => {
                let hands = hands.each();
                let is_open = reader.is_none() || table.is_some_and(|table| table.open);
                Line::Deal {
                    deal: *deal,
                    dealer: dealer.index(),
                    hands: hands.map(|(seat, hand)| codes(hand.iter(), self.is_known(&[seat]))).collect(),
                    stock: codes(stock.iter().copied(), reader.is_none()),
                    table: codes(table.map(|table| table.card), is_open),
                    hand: *component,
                }
            }
            Event::Passed { from, to, cards } => {
                Line::Passed { from: from.index(), to: to.index(), cards: codes(*cards, self.is_known(&[*from, *to])) }
            }
            Event::Draw { seat, from, cards } => Line::Draw {
                seat: seat.index(),
                from: source(*from),
                cards: codes(cards.iter().copied(), *from == Source::Pile || self.is_known(&[*seat])),
            },
            Event::Trick { winner, cards, detail } => Line::Trick {
                winner: winner.index(),
                cards: codes(cards.iter().copied(), true),
                detail: Fields(detail.as_slice(), reader),
            },
            Event::Special { name, fields, .. } => Line::Special { event: name, fields: Fields(fields, reader) },
            Event::Score { deal, scores, totals } => {
                Line::Score { deal: *deal, scores: scores.as_slice(), totals: totals.as_slice() }
            }
        };
        self.add(&line);
    }

    /// Adds the end of the game; winners in the order of their seats.
    pub fn end(&mut self, winners: &[Seat], totals: &BySeat<Score>) {
        self.add(&Line::End { winners: winners.iter().map(|seat| seat.index()).collect(), totals: totals.as_slice() });
    }

    fn add(&mut self, line: &Line<'_>) {
        let line = serde_json::to_string(line).expect("plain names and numbers");
        self.out.push_str(&line);
        self.out.push('\n');
    }
}

impl EventSink for Lines {
    const LISTENS: bool = true;

    fn note(&mut self, event: impl FnOnce() -> Event) {
        self.event(&event());
    }
}

/// A line of a trace: its keys in their order.
#[derive(Serialize)]
#[serde(tag = "event", rename_all = "lowercase")]
enum Line<'a> {
    Game {
        format: u32,
        game: &'a str,
        players: usize,
        rules: &'a HouseRules,
        seed: u64,
        number: u64,
    },
    Act {
        seat: usize,
        action: &'a str,
        #[serde(skip_serializing_if = "Option::is_none")]
        legal: Option<&'a [String]>,
    },
    Deal {
        deal: u32,
        dealer: usize,
        hands: Vec<Vec<String>>,
        stock: Vec<String>,
        table: Vec<String>,
        #[serde(skip_serializing_if = "Option::is_none")]
        hand: Option<&'a str>,
    },
    Passed {
        from: usize,
        to: usize,
        cards: Vec<String>,
    },
    Draw {
        seat: usize,
        from: &'a str,
        cards: Vec<String>,
    },
    Trick {
        winner: usize,
        cards: Vec<String>,
        #[serde(flatten)]
        detail: Fields<'a>,
    },
    Score {
        deal: u32,
        scores: &'a [Score],
        totals: &'a [Score],
    },
    End {
        winners: Vec<usize>,
        totals: &'a [Score],
    },
    #[serde(untagged)]
    Special {
        event: &'a str,
        #[serde(flatten)]
        fields: Fields<'a>,
    },
}

/// The fields of an event, as far as the reader may know them.
struct Fields<'a>(&'a [Field], Option<Seat>);

impl Serialize for Fields<'_> {
    fn serialize<S: Serializer>(&self, serializer: S) -> Result<S::Ok, S::Error> {
        let Self(fields, reader) = self;
        serializer.collect_map(fields.iter().map(|field| {
            let is_known = match (field.only, reader) {
                (Some(seats), Some(reader)) => seats.contains(*reader),
                (None, _) | (_, None) => true,
            };
            let value = match field.value {
                FieldValue::Cards(cards) => json!(codes(cards.iter().copied(), is_known)),
                FieldValue::Card(_) if !is_known => HIDDEN.into(),
                _ if !is_known => Value::Null,
                FieldValue::Card(card) => json!(card),
                FieldValue::Number(number) => number.into(),
                FieldValue::Seat(seat) => seat.index().into(),
            };
            (field.key, value)
        }))
    }
}

/// Stands for a card that the reader may not know.
const HIDDEN: &str = "??";

fn codes(cards: impl IntoIterator<Item = Card>, is_known: bool) -> Vec<String> {
    let code = |card: Card| {
        if is_known { card.to_string() } else { HIDDEN.into() }
    };
    cards.into_iter().map(code).collect()
}

const fn source(from: Source) -> &'static str {
    match from {
        Source::Stock => "stock",
        Source::Pile => "pile",
        Source::Packet => "packet",
    }
}
