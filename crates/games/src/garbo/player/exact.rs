//! Exact search for level two of Garbo. Once the stock is dealt out, the cards that a player has
//! never seen are the opponent's hand under any house rules, so nothing is hidden.
//!
//! This is a principal variation search with iterative deepening by two cards, a transposition table, and the
//! heuristic's favorites first. At the depth limit, a position is valued by what both hands would give away on average.
//! Measured against rollouts, it gains 14 points a game on level two.
//!
//! Claims are left out on purpose: good players claim everything (GA-8).

use super::board::{Board, MAX_MOVES, Move, OrderedMove, Position};
use crate::garbo::{Action, Garbo};
use misere_engine::rules::View;
use misere_players::bots::{Deadline, Extent};

/// More points than can be given away.
const INFINITE: i32 = 1_000_000;

/// The number of positions examined in place of one sampled world.
const POSITIONS_PER_WORLD: u64 = 2_000;

/// The number of positions between checks of the clock.
const CLOCK_INTERVAL: u64 = 32;

/// The number of positions between checks of the limit in worlds.
const COUNT_INTERVAL: u64 = 256;

/// With this few places left, a transposition table does not pay off.
const PLACES_WITHOUT_TABLE: u8 = 4;

/// Tells whether nothing is hidden from this seat: the rest of the stock has been dealt for level two (GA-2).
pub(super) const fn is_open(view: View<'_, Garbo>) -> bool {
    !view.public.is_level_one() && view.public.stock == 0
}

#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub(super) struct ActionValue {
    pub action: Action,
    /// The points that its player will gain from here on minus those given away; `None` if another
    /// action is known to be better.
    pub value: Option<i32>,
}

pub(super) struct ActionValues {
    /// Best first.
    pub list: Vec<ActionValue>,
    /// Set if the values are those of perfect play.
    pub exact: bool,
}

/// The best action, for positions with few places left.
pub(super) fn best_of_few(view: View<'_, Garbo>) -> Option<Action> {
    let mut search = Search::new(view, None);
    let mut moves = search.root_moves();
    let depth = search.open();
    let list = moves.list();
    search.search_to(list, depth, false);
    list.first().map(|first| search.action(view, first.mv))
}

/// The best action and, if asked for, the values of the others, as far as the time allows.
/// `None` if there is no time for anything.
pub(super) fn search(view: View<'_, Garbo>, extent: Extent, deadline: &Deadline<'_>) -> Option<ActionValues> {
    let all = extent == Extent::AllMoves;
    let mut search = Search::new(view, Some(deadline));
    let mut moves = search.root_moves();
    let list = moves.list();
    let open = search.open();
    // Half of the time is left for the others.
    search.share = if all { (1, 2) } else { (1, 1) };
    let depths = (1..=open).filter(|depth| (open - depth).is_multiple_of(2));
    let mut reached = None;
    for depth in depths.clone() {
        if !search.search_to(list, depth, false) {
            break;
        }
        reached = Some(depth);
    }
    let exact = reached? == open;
    if all {
        search.share = (1, 1);
        search.is_stopped = false;
        let best = list[0].mv;
        for depth in depths.filter(|&depth| depth == open || !exact) {
            if !search.search_to(list, depth, true) {
                break;
            }
        }
        // The best one was searched most deeply.
        list.sort_by_key(|one| one.mv != best);
    }
    let values = list
        .iter()
        .map(|one| ActionValue { action: search.action(view, one.mv), value: one.known.then_some(one.value) });
    Some(ActionValues { list: values.collect(), exact })
}

#[derive(Clone, Copy, Default)]
struct RootMove {
    mv: Move,
    given: i32,
    /// Its value, or an upper bound.
    value: i32,
    /// Set if the value is known and not only a bound.
    known: bool,
}

/// The moves of the root position, on the stack because every rollout ends with a search.
struct RootMoves([RootMove; MAX_MOVES], usize);

impl RootMoves {
    fn list(&mut self) -> &mut [RootMove] {
        &mut self.0[..self.1]
    }
}

/// The meaning of a value in the table.
#[derive(Clone, Copy, Default, PartialEq, Eq)]
enum Bound {
    #[default]
    Empty,
    Exact,
    AtLeast,
    AtMost,
}

#[derive(Clone, Copy, Default)]
struct StoredValue {
    key: u64,
    value: i32,
    depth: u8,
    bound: Bound,
    best: Move,
}

/// The transposition table, indexed by key; empty where it does not pay. Pages are allocated on
/// first use, since quick decisions need few of them.
struct Table(Vec<Option<Box<[StoredValue; PAGE]>>>);

/// The number of positions on a page.
const PAGE: usize = 64;

impl Table {
    /// A table for a number of open places.
    fn new(open: u8) -> Self {
        let pages = if open <= PLACES_WITHOUT_TABLE { 0 } else { (1 << (2 * open).clamp(10, 20)) / PAGE };
        Self(vec![None; pages])
    }

    const fn is_empty(&self) -> bool {
        self.0.is_empty()
    }

    /// The page of a key, and the index there.
    const fn slot(&self, key: u64) -> (usize, usize) {
        let slot = key as usize & (self.0.len() * PAGE - 1);
        (slot / PAGE, slot % PAGE)
    }

    fn entry(&self, key: u64) -> Option<&StoredValue> {
        let (page, index) = self.slot(key);
        let entry = &self.0[page].as_ref()?[index];
        (entry.bound != Bound::Empty && entry.key == key).then_some(entry)
    }

    fn store(&mut self, entry: StoredValue) {
        let (page, index) = self.slot(entry.key);
        let page = self.0[page].get_or_insert_with(|| Box::new([StoredValue::default(); PAGE]));
        page[index] = entry;
    }
}

struct Search<'a> {
    board: Board,
    position: Position,
    deadline: Option<&'a Deadline<'a>>,
    /// The share of the time that may be used.
    share: (u32, u32),
    table: Table,
    positions: u64,
    is_stopped: bool,
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
            is_stopped: false,
        }
    }

    const fn open(&self) -> u8 {
        self.position.open()
    }

    fn action(&self, view: View<'_, Garbo>, mv: Move) -> Action {
        let (card, place) = self.board.named(mv);
        view.public.action(card, place)
    }

    /// The moves, the heuristic's favorites first.
    fn root_moves(&self) -> RootMoves {
        let mut list = [OrderedMove::default(); MAX_MOVES];
        let count = self.board.moves(&self.position, &mut list);
        list[..count].sort_by_key(|one| one.weight);
        let moves = list.map(|OrderedMove { mv, given, .. }| RootMove { mv, given, ..RootMove::default() });
        RootMoves(moves, count)
    }

    /// Searches to a depth in cards and sorts the moves, best first; the value of the best is
    /// then known, or all values if `all` is set. False, without changes, if the time is up before.
    fn search_to(&mut self, moves: &mut [RootMove], depth: u8, all: bool) -> bool {
        let position = self.position;
        let mut best = -INFINITE;
        if self.check_limits() {
            return false;
        }
        let mut results = [(0, false); MAX_MOVES];
        for (root, result) in moves.iter().zip(&mut results) {
            let next = self.board.after(&position, root.mv);
            let given = root.given;
            let low = if all { -INFINITE } else { best };
            // First asks only whether it is better than the best.
            let mut value = low + 1;
            if low > -INFINITE {
                value = -given - self.value(&next, depth - 1, -given - value, -given - low);
            }
            let better = value > low;
            if better {
                value = -given - self.value(&next, depth - 1, -INFINITE, -given - low);
            }
            if self.is_stopped {
                return false;
            }
            best = best.max(value);
            *result = (value, better);
        }
        for (root, (value, known)) in moves.iter_mut().zip(results) {
            (root.value, root.known) = (value, known);
        }
        moves.sort_by_key(|one| (-one.value, !one.known));
        if !all {
            // The values of moves that were only temporarily best are of no use.
            for root in moves.iter_mut().skip(1) {
                root.known = false;
            }
        }
        true
    }

    /// The value of a position to the player to move, searched to a depth in cards. Outside the
    /// bounds, the result is itself only a bound.
    fn value(&mut self, position: &Position, depth: u8, mut low: i32, mut high: i32) -> i32 {
        let open = position.open();
        match open {
            0..=2 => return self.board.last_two(position),
            _ if depth == 0 => return self.board.estimate(position),
            _ => {}
        }
        self.positions += 1;
        if self.is_late() {
            return 0;
        }
        let remembers = !self.table.is_empty() && depth > 1;
        let mut favorite = None;
        if remembers && let Some(entry) = self.table.entry(position.key) {
            if entry.depth == depth {
                match entry.bound {
                    Bound::Exact => return entry.value,
                    Bound::AtLeast => low = low.max(entry.value),
                    Bound::AtMost => high = high.min(entry.value),
                    Bound::Empty => {}
                }
                if low >= high {
                    return entry.value;
                }
            }
            favorite = Some(entry.best);
        }
        let mut list = [OrderedMove::default(); MAX_MOVES];
        let count = self.board.moves(position, &mut list);
        let list = &mut list[..count];
        if let Some(first) = list.iter_mut().find(|other| favorite == Some(other.mv)) {
            first.weight = i32::MIN;
        }
        let (mut most, mut best, floor) = (-INFINITE, Move::default(), low);
        for n in 0..count {
            // One of the first is usually good enough, so the list is not sorted as a whole.
            let least = (n..count).min_by_key(|&at| list[at].weight).unwrap_or(n);
            list.swap(n, least);
            let OrderedMove { given, mv, .. } = list[n];
            let next = self.board.after(position, mv);
            // After the first move, asks whether another is better before asking how much.
            let narrow = if n == 0 { high } else { low + 1 };
            let mut value = -given - self.value(&next, depth - 1, -given - narrow, -given - low);
            if value >= narrow && value < high {
                value = -given - self.value(&next, depth - 1, -given - high, -given - low);
            }
            if self.is_stopped {
                return 0;
            }
            if value > most {
                (most, best) = (value, mv);
                low = low.max(value);
                if low >= high {
                    break;
                }
            }
        }
        if remembers {
            self.table.store(StoredValue {
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

    /// Tells whether the search must end; the actual checks are infrequent.
    fn is_late(&mut self) -> bool {
        let due = |every: u64| self.positions.is_multiple_of(every);
        self.is_stopped =
            self.is_stopped || due(CLOCK_INTERVAL) && self.is_time_up() || due(COUNT_INTERVAL) && self.is_enough();
        self.is_stopped
    }

    /// Tells whether the search must end, checked at once.
    fn check_limits(&mut self) -> bool {
        self.is_stopped = self.is_time_up() || self.is_enough();
        self.is_stopped
    }

    fn is_time_up(&self) -> bool {
        self.deadline.is_some_and(|deadline| deadline.is_over_for(self.share))
    }

    /// Tells whether enough positions have been examined.
    fn is_enough(&self) -> bool {
        let (share, of) = self.share;
        let enough = |worlds: u32| {
            let all = u64::from(worlds) * POSITIONS_PER_WORLD;
            self.positions >= all / u64::from(of) * u64::from(share)
        };
        self.deadline.and_then(Deadline::worlds).is_some_and(enough)
    }
}
