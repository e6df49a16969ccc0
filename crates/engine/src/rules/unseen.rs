//! Deals the cards that a seat has not seen, every deal it cannot rule out being equally likely.
//!
//! Knows hand sizes and voids, but no rules.

use rand::Rng;

use super::tricks::Suits;
use super::{BySeat, MAX_SEATS, Seat};
use crate::cards::{Cards, Suit};

/// The number and kinds of unseen cards that a hidden place takes.
#[derive(Clone, Copy, Debug, Default, PartialEq, Eq)]
pub struct Need {
    /// The number of cards.
    pub count: usize,
    /// The suits that cannot be there.
    pub void: Suits,
}

/// Deals the unseen cards to the places that need them, every possible deal equally likely. Returns
/// `None` if no deal fits.
///
/// Suits that are void in the same places form a class. For each place in turn, this draws how many
/// cards of each class go there, weighted by the exact number of deals that the split leaves open,
/// and then the cards themselves. Nothing is ever rejected and retried.
pub fn deal_unseen(unseen: Cards, needs: &BySeat<Need>, rng: &mut impl Rng) -> Option<BySeat<Cards>> {
    let (list, count) = places_in_need(needs);
    let places = &list[..count];
    debug_assert_eq!(needs.iter().map(|need| need.count).sum::<usize>(), unseen.len());
    let mut dealt = BySeat::new(needs.seats());
    if needs.iter().all(|need| need.void.is_empty()) {
        let mut left = unseen;
        for &seat in places {
            dealt[seat] = left.choose(needs[seat].count, rng);
            left -= dealt[seat];
        }
        return Some(dealt);
    }
    let mut memo = Memo::new();
    let mut classes = Classes::new(unseen, needs, places, &mut memo);
    for (i, &seat) in places.iter().enumerate() {
        let total = classes.count(i);
        if total == 0 {
            return None;
        }
        let split = classes.draw(i, below_u64(rng, total));
        for (class, &size) in split.iter().enumerate() {
            let cards = classes.cards[class].choose(usize::from(size), rng);
            classes.cards[class] -= cards;
            classes.left[class] -= size;
            dealt[seat] |= cards;
        }
    }
    Some(dealt)
}

/// The places that need cards, and their number. An array, to save an allocation per world.
fn places_in_need(needs: &BySeat<Need>) -> ([Seat; MAX_SEATS], usize) {
    let mut list = [Seat::new(0); MAX_SEATS];
    let mut count = 0;
    for (seat, need) in needs.each() {
        if need.count > 0 {
            list[count] = seat;
            count += 1;
        }
    }
    (list, count)
}

/// The number of deals that [`deal_unseen`] chooses from, for weighting hypotheses.
pub fn ways_to_deal(unseen: Cards, needs: &BySeat<Need>) -> u64 {
    let (list, count) = places_in_need(needs);
    let places = &list[..count];
    Classes::new(unseen, needs, places, &mut Memo::new()).count(0)
}

/// A number of cards for each class.
type Split = [u8; 4];

/// The unseen cards by class, and the places still to be filled.
struct Classes<'a> {
    /// The cards of each class.
    cards: [Cards; 4],
    /// The number left of each class.
    left: Split,
    /// For each place, the number of cards it takes and the classes they may be of.
    places: [(u8, [bool; 4]); MAX_SEATS],
    /// The index of the last place.
    last: usize,
    memo: &'a mut Memo,
}

impl<'a> Classes<'a> {
    fn new(unseen: Cards, needs: &BySeat<Need>, places: &[Seat], memo: &'a mut Memo) -> Self {
        let mut cards = [Cards::EMPTY; 4];
        let mut lacking = [0u8; 4];
        let mut classes = 0;
        for suit in Suit::ALL {
            let here = unseen.of_suit(suit);
            if here.is_empty() {
                continue;
            }
            let lack = places
                .iter()
                .enumerate()
                .fold(0, |lack, (i, &seat)| lack | u8::from(needs[seat].void.contains(suit)) << i);
            let class = (0..classes).find(|&class| lacking[class] == lack);
            let class = class.unwrap_or_else(|| {
                lacking[classes] = lack;
                classes += 1;
                classes - 1
            });
            cards[class] |= here;
        }
        let mut wants = [(0, [false; 4]); MAX_SEATS];
        for (i, (want, &seat)) in wants.iter_mut().zip(places).enumerate() {
            *want = (needs[seat].count as u8, lacking.map(|lack| lack >> i & 1 == 0));
        }
        Self {
            cards,
            left: cards.map(|cards| cards.len() as u8),
            places: wants,
            last: places.len().saturating_sub(1),
            memo,
        }
    }

    /// The number of ways to deal what is left to the places from `place` on.
    fn count(&mut self, place: usize) -> u64 {
        self.count_of(place, self.left)
    }

    fn count_of(&mut self, place: usize, left: Split) -> u64 {
        let (count, may) = self.places[place];
        if place == self.last {
            let fits = (0..4).all(|class| may[class] || left[class] == 0);
            return u64::from(fits && left.iter().sum::<u8>() == count);
        }
        if let Some(known) = self.memo.get(place, left) {
            return known;
        }
        let mut total = 0;
        for_splits(count, may, left, |split| {
            total += ways(left, split) * self.count_of(place + 1, minus(left, split));
            true
        });
        self.memo.insert(place, left, total);
        total
    }

    /// The split for a place that a ticket selects, with one ticket per deal.
    fn draw(&mut self, place: usize, mut ticket: u64) -> Split {
        let (count, may) = self.places[place];
        let left = self.left;
        if place == self.last {
            return left;
        }
        let mut drawn = [0; 4];
        for_splits(count, may, left, |split| {
            let weight = ways(left, split) * self.count_of(place + 1, minus(left, split));
            if ticket < weight {
                drawn = split;
                return false;
            }
            ticket -= weight;
            true
        });
        drawn
    }
}

/// Calls `f` with every split of `count` cards over the classes until it returns false.
fn for_splits(count: u8, may: [bool; 4], left: Split, mut f: impl FnMut(Split) -> bool) {
    let most = |class: usize| if may[class] { left[class] } else { 0 };
    for a in 0..=most(0).min(count) {
        for b in 0..=most(1).min(count - a) {
            for c in 0..=most(2).min(count - a - b) {
                let d = count - a - b - c;
                if d <= most(3) && !f([a, b, c, d]) {
                    return;
                }
            }
        }
    }
}

/// The number of ways to pick the cards of a split.
fn ways(left: Split, split: Split) -> u64 {
    (0..4).map(|class| binomial(left[class], split[class])).product()
}

fn minus(left: Split, split: Split) -> Split {
    std::array::from_fn(|class| left[class] - split[class])
}

/// Pascal's triangle up to 52, as far as it fits into 64 bits.
const BINOMIAL: [[u64; 27]; 53] = {
    let mut table = [[0u64; 27]; 53];
    let mut n = 0;
    while n <= 52 {
        table[n][0] = 1;
        let mut k = 1;
        while k <= n && k < 27 {
            let above = if k < n { table[n - 1][k] } else { 0 };
            table[n][k] = table[n - 1][k - 1] + above;
            k += 1;
        }
        n += 1;
    }
    table
};

fn binomial(n: u8, k: u8) -> u64 {
    let k = k.min(n - k);
    BINOMIAL[usize::from(n)][usize::from(k)]
}

/// A small cache of counts. Once it is full, no further counts are stored.
struct Memo {
    /// A key of 0 marks an empty slot.
    keys: [u32; Memo::SIZE],
    counts: [u64; Memo::SIZE],
    used: usize,
}

impl Memo {
    const SIZE: usize = 512;

    fn new() -> Self {
        Self { keys: [0; Self::SIZE], counts: [0; Self::SIZE], used: 0 }
    }

    fn key(place: usize, left: Split) -> u32 {
        left.iter().fold(place as u32 + 1, |key, &count| key << 6 | u32::from(count))
    }

    fn slot(&self, key: u32) -> usize {
        let mut slot = (key.wrapping_mul(0x9E37_79B1) >> 23) as usize;
        while self.keys[slot] != 0 && self.keys[slot] != key {
            slot = (slot + 1) % Self::SIZE;
        }
        slot
    }

    fn get(&self, place: usize, left: Split) -> Option<u64> {
        let key = Self::key(place, left);
        let slot = self.slot(key);
        (self.keys[slot] == key).then_some(self.counts[slot])
    }

    fn insert(&mut self, place: usize, left: Split, count: u64) {
        if self.used < Self::SIZE / 2 {
            let key = Self::key(place, left);
            let slot = self.slot(key);
            self.keys[slot] = key;
            self.counts[slot] = count;
            self.used += 1;
        }
    }
}

/// A uniformly random number below `bound`.
pub fn below_u64(rng: &mut impl Rng, bound: u64) -> u64 {
    if let Ok(small) = u32::try_from(bound) {
        return u64::from(crate::cards::below(rng, small));
    }
    let mut product = u128::from(rng.next_u64()) * u128::from(bound);
    if (product as u64) < bound {
        let threshold = bound.wrapping_neg() % bound;
        while (product as u64) < threshold {
            product = u128::from(rng.next_u64()) * u128::from(bound);
        }
    }
    (product >> 64) as u64
}
