//! Level two of Garbo with open cards. Once the stock is dealt out, what a player has never seen
//! is the opponent’s hand, whatever the house rules: nothing is hidden, and a position has one
//! value that both can work out.
//!
//! Alpha-beta, from the last card but few to the last, two cards deeper each time, with a table of
//! the positions met (the same cards come to lie on the same places in many orders), and first the
//! cards that the rules of thumb like. Where not everything can be tried in the time, a position
//! is valued by what the cards of both hands would give away on average; playing so was measured
//! to bring 14 points a game more on level two than imagining how it may go on.
//!
//! Absent on purpose: claims. Whoever plays well claims everything (GA-8).

use super::board::{Board, MOST, Move, Position, Weighed};
use crate::bots::Deadline;
use crate::rules::View;
use crate::rules::garbo::{Action, Garbo};

/// More points than can ever be given away.
const INFINITE: i32 = 1_000_000;

/// How many positions are looked into in place of an imagined world.
const POSITIONS_A_WORLD: u64 = 2_000;

/// The positions looked into between two looks at the clock; and until they are counted again.
const BREATH: u64 = 32;
const COUNT: u64 = 256;

/// With so few places left it takes no longer with a table, or in steps.
const SHORT: u8 = 4;

/// Is nothing hidden from this seat? That is so when the rest of the stock has been dealt for
/// level two, be it eight cards or sixteen (GA-2).
pub(super) const fn is_open(view: View<'_, Garbo>) -> bool {
    !view.public.is_level_one() && view.public.stock == 0
}

/// What was found of an action.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub(super) struct Finding {
    pub action: Action,
    /// The points that its player will get from then on less those that he will give away; none
    /// if it was not worth finding out, since others are better.
    pub value: Option<i32>,
}

/// What was found of all actions.
pub(super) struct Findings {
    /// The best first.
    pub list: Vec<Finding>,
    /// Are the values those of perfect play to the end?
    pub exact: bool,
}

/// The best of the actions with so few places left that it is found at once.
pub(super) fn best_of_few(view: View<'_, Garbo>) -> Option<Action> {
    let mut search = Search::new(view, None);
    let mut field = search.field();
    let depth = search.open();
    let field = field.list();
    search.round(field, depth, false);
    field.first().map(|first| search.action(view, first.what))
}

/// What can be found in the time: the best action, and of the others, if asked for, how good they
/// are. None if there was no time for anything.
pub(super) fn look(view: View<'_, Garbo>, all: bool, deadline: &Deadline<'_>) -> Option<Findings> {
    let mut search = Search::new(view, Some(deadline));
    let mut field = search.field();
    let field = field.list();
    let open = search.open();
    // Half of the time is for the others.
    search.share = if all { (1, 2) } else { (1, 1) };
    let depths = (1..=open).filter(|depth| (open - depth).is_multiple_of(2));
    let mut reached = None;
    for depth in depths.clone() {
        if !search.round(field, depth, false) {
            break;
        }
        reached = Some(depth);
    }
    let exact = reached? == open;
    if all {
        search.share = (1, 1);
        search.over = false;
        let best = field[0].what;
        for depth in depths.filter(|&depth| depth == open || !exact) {
            if !search.round(field, depth, true) {
                break;
            }
        }
        // It was looked at for longest.
        field.sort_by_key(|tried| tried.what != best);
    }
    let list = field.iter().map(|tried| Finding {
        action: search.action(view, tried.what),
        value: tried.known.then_some(tried.value),
    });
    Some(Findings {
        list: list.collect(),
        exact,
    })
}

/// An action that is looked into.
#[derive(Clone, Copy, Default)]
struct Tried {
    what: Move,
    given: i32,
    /// What it is worth; if that is not known, no less than that.
    value: i32,
    known: bool,
}

/// All actions, without a heap: playouts end with a look.
struct Field([Tried; MOST], usize);

impl Field {
    fn list(&mut self) -> &mut [Tried] {
        &mut self.0[..self.1]
    }
}

/// What a value in the table says.
#[derive(Clone, Copy, Default, PartialEq, Eq)]
enum Bound {
    #[default]
    Nothing,
    Exact,
    AtLeast,
    AtMost,
}

/// A position met.
#[derive(Clone, Copy, Default)]
struct Entry {
    key: u64,
    value: i32,
    depth: u8,
    bound: Bound,
    best: Move,
}

/// The positions met, each where its key says; none where that would take longer. A page is made
/// when something is kept on it: little is before a decision that must be quick ends.
struct Table(Vec<Option<Box<[Entry; PAGE]>>>);

/// The positions on a page.
const PAGE: usize = 64;

impl Table {
    /// For so many open places.
    fn new(open: u8) -> Self {
        let pages = if open <= SHORT {
            0
        } else {
            (1 << (2 * open).clamp(10, 20)) / PAGE
        };
        Self(vec![None; pages])
    }

    const fn is_empty(&self) -> bool {
        self.0.is_empty()
    }

    /// The page of a position, and its place there.
    const fn slot(&self, key: u64) -> (usize, usize) {
        let slot = key as usize & (self.0.len() * PAGE - 1);
        (slot / PAGE, slot % PAGE)
    }

    /// What is known of a position.
    fn entry(&self, key: u64) -> Option<&Entry> {
        let (page, place) = self.slot(key);
        let entry = &self.0[page].as_ref()?[place];
        (entry.bound != Bound::Nothing && entry.key == key).then_some(entry)
    }

    fn keep(&mut self, entry: Entry) {
        let (page, place) = self.slot(entry.key);
        let page = self.0[page].get_or_insert_with(|| Box::new([Entry::default(); PAGE]));
        page[place] = entry;
    }
}

/// Looks into positions.
struct Search<'a> {
    board: Board,
    position: Position,
    deadline: Option<&'a Deadline<'a>>,
    /// How much of its time may be used.
    share: (u32, u32),
    table: Table,
    positions: u64,
    over: bool,
}

impl<'a> Search<'a> {
    fn new(view: View<'_, Garbo>, deadline: Option<&'a Deadline<'a>>) -> Self {
        let (board, position) = Board::of(view);
        Self {
            board,
            position,
            deadline,
            share: (1, 1),
            table: Table::new(position.open()),
            positions: 0,
            over: false,
        }
    }

    const fn open(&self) -> u8 {
        self.position.open()
    }

    fn action(&self, view: View<'_, Garbo>, what: Move) -> Action {
        let (card, place) = self.board.named(what);
        view.public.action(card, place)
    }

    fn field(&self) -> Field {
        let mut list = [Weighed::default(); MOST];
        let count = self.board.moves(&self.position, &mut list);
        list[..count].sort_by_key(|weighed| weighed.weight);
        let tried = list.map(|Weighed { what, given, .. }| Tried {
            what,
            given,
            ..Tried::default()
        });
        Field(tried, count)
    }

    /// Looks so many cards deep and puts the field in order: the best first, whose value is known,
    /// or of all the values. False if the time was up before that; then all is as it was.
    fn round(&mut self, field: &mut [Tried], depth: u8, all: bool) -> bool {
        let position = self.position;
        let mut best = -INFINITE;
        if self.runs_out() {
            return false;
        }
        let mut found = [(0, false); MOST];
        for (tried, found) in field.iter().zip(&mut found) {
            let next = self.board.after(&position, tried.what);
            let given = tried.given;
            let low = if all { -INFINITE } else { best };
            // Whatever is no better than the best need not be known.
            let mut value = low + 1;
            if low > -INFINITE {
                value = -given - self.value(&next, depth - 1, -given - value, -given - low);
            }
            let better = value > low;
            if better {
                value = -given - self.value(&next, depth - 1, -INFINITE, -given - low);
            }
            if self.over {
                return false;
            }
            best = best.max(value);
            *found = (value, better);
        }
        for (tried, (value, known)) in field.iter_mut().zip(found) {
            (tried.value, tried.known) = (value, known);
        }
        field.sort_by_key(|tried| (-tried.value, !tried.known));
        if !all {
            // Of those that were the best for a while only the last is needed.
            for tried in field.iter_mut().skip(1) {
                tried.known = false;
            }
        }
        true
    }

    /// What a position is worth to whoever is to play, so many cards deep, if that is between the
    /// bounds; otherwise something on the same side of them.
    fn value(&mut self, position: &Position, depth: u8, mut low: i32, mut high: i32) -> i32 {
        let open = position.open();
        match open {
            0..=2 => return self.board.last_two(position),
            _ if depth == 0 => return self.board.guess(position),
            _ => {}
        }
        self.positions += 1;
        if self.is_late() {
            return 0;
        }
        let remembers = !self.table.is_empty() && depth > 1;
        let mut liked = None;
        if remembers && let Some(entry) = self.table.entry(position.key) {
            if entry.depth == depth {
                match entry.bound {
                    Bound::Exact => return entry.value,
                    Bound::AtLeast => low = low.max(entry.value),
                    Bound::AtMost => high = high.min(entry.value),
                    Bound::Nothing => {}
                }
                if low >= high {
                    return entry.value;
                }
            }
            liked = Some(entry.best);
        }
        let mut list = [Weighed::default(); MOST];
        let count = self.board.moves(position, &mut list);
        let list = &mut list[..count];
        if let Some(liked) = list.iter_mut().find(|other| liked == Some(other.what)) {
            liked.weight = i32::MIN;
        }
        let (mut most, mut best, floor) = (-INFINITE, Move::default(), low);
        for n in 0..count {
            // Mostly one of the first is good enough, so they are not all put in order.
            let least = (n..count).min_by_key(|&at| list[at].weight).unwrap_or(n);
            list.swap(n, least);
            let Weighed { given, what, .. } = list[n];
            let next = self.board.after(position, what);
            // After the first it is only asked whether another is better, and if so how much.
            let narrow = if n == 0 { high } else { low + 1 };
            let mut value = -given - self.value(&next, depth - 1, -given - narrow, -given - low);
            if value >= narrow && value < high {
                value = -given - self.value(&next, depth - 1, -given - high, -given - low);
            }
            if self.over {
                return 0;
            }
            if value > most {
                (most, best) = (value, what);
                low = low.max(value);
                if low >= high {
                    break;
                }
            }
        }
        if remembers {
            self.table.keep(Entry {
                key: position.key,
                value: most,
                depth,
                bound: if most >= high {
                    Bound::AtLeast
                } else if most <= floor {
                    Bound::AtMost
                } else {
                    Bound::Exact
                },
                best,
            });
        }
        most
    }

    /// Is it to end? That is not asked every time.
    fn is_late(&mut self) -> bool {
        let due = |every: u64| self.positions.is_multiple_of(every);
        self.over = self.over || due(BREATH) && self.is_time_up() || due(COUNT) && self.is_enough();
        self.over
    }

    fn runs_out(&mut self) -> bool {
        self.over = self.is_time_up() || self.is_enough();
        self.over
    }

    fn is_time_up(&self) -> bool {
        self.deadline
            .is_some_and(|deadline| deadline.is_over_for(self.share))
    }

    /// Have so many positions been enough?
    fn is_enough(&self) -> bool {
        let (share, of) = self.share;
        let enough = |worlds: u32| {
            let all = u64::from(worlds) * POSITIONS_A_WORLD;
            self.positions >= all / u64::from(of) * u64::from(share)
        };
        self.deadline.and_then(Deadline::worlds).is_some_and(enough)
    }
}
