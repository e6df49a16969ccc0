//! The trace of a game as JSON lines: what a program needs that checks the rules for itself.
//!
//! One object a line, its `event` first. Cards are codes, seats are numbers, scores are numbers
//! with halves as they are. Events that are only for the score sheet have no line. The keys and
//! their order are format 1 and stay as they are; golden traces in `tests/traces` pin them.
//!
//! The same lines as one seat may know them are what a player from outside hears, see
//! [`crate::external`]: a card that the rules hide from it is `??` there.

use std::fmt::{Display, Write};

use crate::cards::Card;
use crate::rules::options::HouseRules;
use crate::rules::scene::Scene;
use crate::rules::{BySeat, Event, EventSink, GameAction, Next, Rules, Score, Seat, Source};
use crate::table::{ReplayEvent, Session, Step, Table};

/// The number of the format.
const FORMAT: u32 = 1;

/// What a game's first line says.
#[derive(Clone, Copy, Debug)]
pub struct Head<'a> {
    /// The game's id.
    pub game: &'a str,
    /// How many play.
    pub seats: usize,
    /// Every house rule.
    pub rules: &'a HouseRules,
    /// The seed of the run.
    pub seed: u64,
    /// The game's number within it, see [`crate::arena::seed_of`].
    pub number: u64,
}

/// The whole trace of a session up to where it stands, as game 0 of its own seed.
pub fn of(session: &dyn Session, legal: bool) -> String {
    let mut lines = Lines::new(legal);
    lines.game(&Head {
        game: session.id(),
        seats: session.seats(),
        rules: &session.rules(),
        seed: session.seed(),
        number: 0,
    });
    for told in session.told(legal) {
        match told {
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

/// What a seat has heard of a game since the first `since` steps of its log: the events with what
/// the seat may know of them.
pub fn heard<R: Rules>(table: &Table<R>, seat: Seat, since: usize) -> Lines {
    let mut lines = Lines::heard_by(seat);
    let mut replay = table.clone();
    replay.go_to(since);
    for step in table.log().iter().skip(since) {
        if let (Step::Act(action), Next::Act(turn)) = (step, replay.next()) {
            lines.hear_act(turn, *action);
        }
        replay.redo();
        for event in replay.latest() {
            lines.hear(event, || R::scene(replay.view(seat)));
        }
    }
    lines
}

/// Lines of a trace, as they come.
#[derive(Clone, Debug)]
pub struct Lines {
    out: String,
    legal: bool,
    /// Who hears them, if not everything is to be told.
    hearer: Option<Seat>,
}

impl Lines {
    /// None yet; `legal` to have every legal action with each act.
    pub const fn new(legal: bool) -> Self {
        Self {
            out: String::new(),
            legal,
            hearer: None,
        }
    }

    /// None yet; of what comes, only what this seat may know.
    pub const fn heard_by(seat: Seat) -> Self {
        Self {
            out: String::new(),
            legal: false,
            hearer: Some(seat),
        }
    }

    /// May the seat, or one of them, be told what these have seen?
    fn told(&self, seats: &[Seat]) -> bool {
        self.hearer.is_none_or(|hearer| seats.contains(&hearer))
    }

    /// Are the legal actions wanted?
    pub const fn wants_legal(&self) -> bool {
        self.legal
    }

    /// Adds the lines of others.
    pub fn extend(&mut self, others: &Self) {
        self.out.push_str(&others.out);
    }

    /// The lines so far; none are left.
    pub fn take(&mut self) -> String {
        std::mem::take(&mut self.out)
    }

    /// A game begins.
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

    /// A seat does something; with what else was legal, where that is wanted.
    pub fn act<A: Display>(&mut self, seat: Seat, action: &A, legal: Option<&[A]>) {
        let mut line = self.line("act").number("seat", seat).text("action", action);
        if let Some(legal) = legal {
            line = line.list("legal", legal, |out, action| write_text(out, action));
        }
        line.close();
    }

    /// A seat does something, as the hearer sees it.
    pub fn hear_act<A: GameAction>(&mut self, seat: Seat, action: A) {
        if !action.is_secret() || self.told(&[seat]) {
            return self.act(seat, &action, None);
        }
        let text = action.to_string();
        let words = text.split(' ').map(|word| match word.parse::<Card>() {
            Ok(_) => HIDDEN,
            Err(_) => word,
        });
        let hidden = words.collect::<Vec<_>>().join(" ");
        self.act(seat, &hidden, None);
    }

    /// Something happened beside the actions, as the hearer sees it, who sees this scene now.
    pub fn hear(&mut self, event: &Event, scene: impl FnOnce() -> Scene) {
        let Event::Deal {
            table: Some(card), ..
        } = event
        else {
            return self.event(event);
        };
        // Only the scene knows whether the card on the table lies open.
        let scene = scene();
        let mut spots = scene.zones.iter().flat_map(|zone| &zone.spots);
        let open = spots.any(|spot| spot.card() == Some(*card));
        self.deal(event, open);
    }

    /// Something happened beside the actions.
    pub fn event(&mut self, event: &Event) {
        match event {
            Event::Deal { .. } => self.deal(event, self.hearer.is_none()),
            Event::Passed { from, to, cards } => {
                let told = self.told(&[*from, *to]);
                self.line("passed")
                    .number("from", from)
                    .number("to", to)
                    .cards_if(told, "cards", *cards)
                    .close();
            }
            // A line without cards is left out.
            Event::Draw { cards, .. } if cards.is_empty() => {}
            Event::Draw { seat, from, cards } => {
                let told = *from == Source::Pile || self.told(&[*seat]);
                self.line("draw")
                    .number("seat", seat)
                    .text("from", &source(*from))
                    .cards_if(told, "cards", cards.iter().copied())
                    .close();
            }
            Event::TurnUp { card } => self.line("turn_up").text("card", card).close(),
            Event::Refill { stock } => {
                let told = self.hearer.is_none();
                self.line("refill")
                    .cards_if(told, "stock", stock.iter().copied())
                    .close();
            }
            Event::Trick {
                winner,
                cards,
                penalty,
            } => {
                let line = self
                    .line("trick")
                    .number("winner", winner)
                    .cards("cards", cards.iter().copied());
                match penalty {
                    Some(penalty) => line.number("penalty", penalty).close(),
                    None => line.close(),
                }
            }
            Event::Gives {
                to,
                points,
                claimed,
            } => self
                .line("gives")
                .number("to", to)
                .number("points", points)
                .number("claimed", claimed)
                .close(),
            // For the score sheet: what it tells can be worked out from the lines before.
            Event::Points { .. } => {}
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

    fn deal(&mut self, event: &Event, open: bool) {
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
        let hearer = self.hearer;
        let told = |seat| hearer.is_none_or(|hearer| hearer == seat);
        let line = self
            .line("deal")
            .number("deal", deal)
            .number("dealer", dealer)
            .list("hands", hands.each(), |out, (seat, hand)| {
                write_list(out, hand.iter(), |out, card| {
                    write_card(out, told(seat).then_some(card));
                });
            })
            .cards_if(hearer.is_none(), "stock", stock.iter().copied())
            .cards_if(open, "table", *table);
        match component {
            Some(id) => line.text("hand", id).close(),
            None => line.close(),
        }
    }

    /// The game has ended; the winners in the order of their seats.
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

/// The rules tell their events straight to the trace.
impl EventSink for Lines {
    const LISTENS: bool = true;

    fn note(&mut self, event: impl FnOnce() -> Event) {
        self.event(&event());
    }
}

/// The word for where cards were drawn from.
const fn source(from: Source) -> &'static str {
    match from {
        Source::Stock => "stock",
        Source::Pile => "pile",
        Source::Packet => "packet",
    }
}

/// A line under way.
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

    fn cards(self, key: &str, cards: impl IntoIterator<Item = Card>) -> Self {
        self.cards_if(true, key, cards)
    }

    /// The cards, or only how many there are.
    fn cards_if(self, told: bool, key: &str, cards: impl IntoIterator<Item = Card>) -> Self {
        self.list(key, cards, |out, card| {
            write_card(out, told.then_some(card));
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

/// What stands for a card that the hearer may not know.
const HIDDEN: &str = "??";

fn write_card(out: &mut String, card: Option<Card>) {
    match card {
        Some(card) => write_text(out, &card),
        None => write_text(out, &HIDDEN),
    }
}

/// Actions, ids and keys: plain words that need no escape.
fn write_text(out: &mut String, text: &impl Display) {
    out.push('"');
    let begun = out.len();
    write!(out, "{text}").expect("memory takes all that is written");
    debug_assert!(
        out[begun..]
            .bytes()
            .all(|byte| byte.is_ascii() && !byte.is_ascii_control() && !b"\"\\".contains(&byte)),
        "{text} needs an escape"
    );
    out.push('"');
}

fn write_number(out: &mut String, number: impl Display) {
    write!(out, "{number}").expect("memory takes all that is written");
}
