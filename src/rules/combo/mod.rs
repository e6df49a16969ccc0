//! Seven Card Combo: swap cards for three hands, until seven of them belong together.
//!
//! By Stephen McVerry, with Ryan McVerry, Danny Hutnik and Nick Tyson. Readings settled: the next
//! round’s dealer is the player at the left (SC-1), cards drawn one by one are seen before the next
//! is chosen (SC-5), the pile but for its top card makes the new stock (SC-8), and “at least” is
//! meant throughout in what takes points off (SC-10). A pile emptied by the last turn of a round
//! is begun anew all the same (SC-7). After a round everyone’s seven cards lie open.
//!
//! *Hand* and *round* have two senses each in the published rules and keep them here: a round is
//! one deal, it has three hands, and a hand is also what a seat holds.

mod imagine;
mod options;
mod scene;
pub mod scoring;
mod state;

use std::fmt;
use std::str::FromStr;

use rand::Rng;

pub use options::Options;
pub use state::{HANDS, Hidden, Own, Phase, Private, Public, Turn};

use super::options::Form;
use super::scene::{Gesture, Scene, SpotId};
use super::{
    Action, BySeat, Event, Next, NoAction, Reason, Rules, Score, Seat, Sink, Source, State, View,
    Wins,
};
use crate::cards::{Card, Cards, Pack, below};

/// How many cards everyone is dealt (SC-1).
const DEALT: usize = 4;

/// Seven Card Combo.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub struct Combo;

/// What a seat can do.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Hash)]
pub enum Deed {
    /// Lay down a packet, possibly empty.
    Discard(Cards),
    /// Take these of the neighbour’s packet; the rest of the need then comes from the stock.
    Take(Cards),
    /// Lay a card that was left of the packet onto the pile.
    Lay(Card),
    /// Draw the top card of the stock.
    DrawStock,
    /// Draw the top card of the pile.
    DrawPile,
}

impl fmt::Display for Deed {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        match self {
            Self::Discard(Cards::EMPTY) => f.write_str("discard"),
            Self::Discard(cards) => write!(f, "discard {cards}"),
            Self::Take(Cards::EMPTY) => f.write_str("take"),
            Self::Take(cards) => write!(f, "take {cards}"),
            Self::Lay(card) => write!(f, "lay {card}"),
            Self::DrawStock => f.write_str("draw stock"),
            Self::DrawPile => f.write_str("draw pile"),
        }
    }
}

impl FromStr for Deed {
    type Err = NoAction;

    fn from_str(text: &str) -> Result<Self, NoAction> {
        let (word, rest) = text.split_once(' ').unwrap_or((text, ""));
        let deed = match (word, rest) {
            ("discard", cards) => cards.parse().ok().map(Self::Discard),
            ("take", cards) => cards.parse().ok().map(Self::Take),
            ("lay", card) => card.parse().ok().map(Self::Lay),
            ("draw", "stock") => Some(Self::DrawStock),
            ("draw", "pile") => Some(Self::DrawPile),
            _ => None,
        };
        deed.ok_or_else(|| NoAction {
            text: text.to_owned(),
            expected: "`discard 4C 5D`, `discard`, `take 4C`, `take`, `lay 9D`, `draw stock` or `draw pile`",
        })
    }
}

impl Action for Deed {
    fn swapped(self, a: Card, b: Card) -> Self {
        match self {
            Self::Discard(cards) => Self::Discard(cards.swapped(a, b)),
            Self::Take(cards) => Self::Take(cards.swapped(a, b)),
            Self::Lay(card) => Self::Lay(card.swapped(a, b)),
            Self::DrawStock | Self::DrawPile => self,
        }
    }
}

impl Rules for Combo {
    type Options = Options;
    type Action = Deed;
    type Public = Public;
    type Private = Private;
    type Hidden = Hidden;

    const WINS: Wins = Wins::Lowest;

    fn id(self) -> &'static str {
        "seven_card_combo"
    }

    fn form(self, _seats: usize) -> Form<Options> {
        Options::form()
    }

    fn start(options: &Options, seats: usize, dealer: Seat) -> State<Self> {
        State {
            public: Public::new(*options, seats, dealer),
            private: BySeat::new(seats),
            hidden: Hidden { stock: Pack::EMPTY },
        }
    }

    fn next(public: &Public) -> Next {
        match public.phase {
            Phase::Between if public.is_over() => Next::Over,
            Phase::Between => Next::Deal(Cards::FULL),
            _ if public.due > 0 => {
                let below_top = public.pile.len() - 1;
                Next::Refill(public.pile[..below_top].iter().copied().collect())
            }
            _ => Next::Act(public.turn()),
        }
    }

    fn deal(state: &mut State<Self>, pack: &Pack, events: &mut impl Sink) {
        if state.public.due > 0 {
            refill(state, pack, events);
        } else {
            begin_round(state, pack, events);
        }
    }

    fn legal(view: View<'_, Self>, moves: &mut Vec<Deed>) {
        let public = view.public;
        match public.phase {
            Phase::Between => {}
            Phase::Discard => {
                moves.extend(subsets(view.own.hand, view.own.hand.len()).map(Deed::Discard));
            }
            Phase::Take => {
                moves.extend(subsets(view.own.offered, public.need()).map(Deed::Take));
            }
            Phase::Lay => moves.extend(view.own.offered.iter().map(Deed::Lay)),
            Phase::Draw => {
                // The stock is made anew where it is empty (SC-8).
                moves.push(Deed::DrawStock);
                if !public.pile.is_empty() {
                    moves.push(Deed::DrawPile);
                }
            }
        }
    }

    fn apply(state: &mut State<Self>, action: Deed, events: &mut impl Sink) {
        match action {
            Deed::Discard(cards) => discard(state, cards),
            Deed::Take(cards) => take(state, cards, events),
            Deed::Lay(card) => {
                let public = &mut state.public;
                let seat = public.turn();
                state.private[seat].offered.remove(card);
                public.turns[public.at].left.insert(card);
                public.pile.push(card);
                proceed(state, events);
            }
            Deed::DrawStock => {
                state.public.due = 1;
                supply(state, events);
            }
            Deed::DrawPile => {
                let public = &mut state.public;
                let seat = public.turn();
                let card = public
                    .pile
                    .pop()
                    .expect("only a pile with a card is drawn from");
                public.turns[public.at].piled.insert(card);
                state.private[seat].hand.insert(card);
                events.note(|| Event::Draw {
                    seat,
                    from: Source::Pile,
                    cards: [card].into_iter().collect(),
                });
                proceed(state, events);
            }
        }
    }

    fn totals(public: &Public) -> BySeat<Score> {
        public.totals
    }

    fn imagine(view: View<'_, Self>, rng: &mut impl Rng) -> State<Self> {
        imagine::imagine(view, rng)
    }

    /// Those that the seat has never seen in this round. It cannot place every card that it has:
    /// what it gave away may have gone on, and a stock made anew holds only cards that all saw.
    /// But those are no such cards that any two might have changed places all along.
    fn unseen(view: View<'_, Self>) -> Cards {
        if view.public.phase == Phase::Between {
            return Cards::EMPTY;
        }
        Cards::FULL - view.public.seen() - view.own.seen()
    }

    fn whereabouts(state: &State<Self>) -> Vec<Cards> {
        if state.public.phase == Phase::Between {
            return Vec::new();
        }
        let mut places = vec![state.hidden.stock.set(), state.public.pile.set()];
        for own in state.private.iter() {
            places.extend([own.hand, own.packet, own.offered]);
        }
        places
    }

    fn scene(view: View<'_, Self>) -> Scene {
        scene::scene(view)
    }

    fn gesture(view: View<'_, Self>, action: Deed) -> Gesture {
        scene::gesture(view, action)
    }

    fn spoken(view: View<'_, Self>, action: Deed) -> String {
        scene::spoken(view, action)
    }

    fn why_not(view: View<'_, Self>, spot: SpotId) -> Option<Reason> {
        scene::why_not(view, spot)
    }

    fn random(view: View<'_, Self>, moves: &mut Vec<Deed>, rng: &mut impl Rng) -> Deed {
        if view.public.phase == Phase::Discard {
            let packet = below(rng, 1 << view.own.hand.len());
            return Deed::Discard(subset(view.own.hand, packet));
        }
        moves.clear();
        Self::legal(view, moves);
        moves[below(rng, moves.len() as u32) as usize]
    }
}

/// The cards of a set at the places where the number has a bit.
fn subset(cards: Cards, places: u32) -> Cards {
    let chosen = cards.iter().enumerate();
    chosen
        .filter(|(place, _)| places >> place & 1 == 1)
        .map(|(_, card)| card)
        .collect()
}

/// All subsets of at most so many cards, the empty one included.
fn subsets(cards: Cards, most: usize) -> impl Iterator<Item = Cards> {
    (0..1 << cards.len())
        .filter(move |places: &u32| places.count_ones() as usize <= most)
        .map(move |places| subset(cards, places))
}

/// Four cards each, one by one from the dealer’s left; the next begins the pile (SC-1).
fn begin_round(state: &mut State<Combo>, pack: &Pack, events: &mut impl Sink) {
    let last = &state.public;
    let seats = last.seats();
    let dealer = match last.round {
        0 => last.dealer,
        _ => last.dealer.left(seats),
    };
    let (round, totals) = (last.round + 1, last.totals);
    state.public = Public {
        round,
        totals,
        phase: Phase::Discard,
        ..Public::new(last.options, seats, dealer)
    };
    state.private = BySeat::new(seats);
    let (hands, rest) = pack.split_at(DEALT * seats);
    for (place, &card) in hands.iter().enumerate() {
        let seat = dealer.clockwise(1 + place % seats, seats);
        state.private[seat].hand.insert(card);
    }
    let (&opening, stock) = rest
        .split_first()
        .expect("the pack has more than the hands");
    state.hidden.stock = stock.iter().rev().copied().collect();
    let public = &mut state.public;
    public.opening = Some(opening);
    public.pile.push(opening);
    public.stock = stock.len();
    let private = &state.private;
    events.note(|| Event::Deal {
        deal: round,
        dealer,
        hands: BySeat::from_fn(seats, |seat| private[seat].hand),
        stock: stock.iter().copied().collect(),
        table: Some(opening),
        component: None,
    });
}

/// SC-3. Only then is the neighbour’s packet looked at.
fn discard(state: &mut State<Combo>, cards: Cards) {
    let public = &mut state.public;
    let seat = public.turn();
    let hand = public.hand_of(public.at);
    public.turns[public.at].packet = cards.len() as u8;
    let own = &mut state.private[seat];
    own.hand -= cards;
    own.packet = cards;
    own.turns[hand].laid = cards;
    public.phase = Phase::Draw;
    if let Some(giver) = public.giver() {
        public.phase = Phase::Take;
        let packet = std::mem::take(&mut state.private[giver].packet);
        state.private[seat].offered = packet;
    }
}

/// SC-4: the rest of the need comes from the stock.
fn take(state: &mut State<Combo>, cards: Cards, events: &mut impl Sink) {
    let public = &mut state.public;
    let seat = public.turn();
    let hand = public.hand_of(public.at);
    public.turns[public.at].taken = cards.len() as u8;
    public.due = public.need();
    let own = &mut state.private[seat];
    own.offered -= cards;
    own.hand |= cards;
    own.turns[hand].took = cards;
    if !cards.is_empty() {
        events.note(|| Event::Draw {
            seat,
            from: Source::Packet,
            cards: cards.iter().collect(),
        });
    }
    supply(state, events);
}

/// Draws the cards that are due from the stock, as far as it goes. If it runs dry the drawing
/// waits for a new stock (SC-8) and goes on by itself.
fn supply(state: &mut State<Combo>, events: &mut impl Sink) {
    let public = &mut state.public;
    let seat = public.turn();
    let hand = public.hand_of(public.at);
    let mut drawn = Pack::EMPTY;
    while public.due > drawn.len()
        && let Some(card) = state.hidden.stock.pop()
    {
        drawn.push(card);
    }
    public.due -= drawn.len();
    public.stock -= drawn.len();
    public.turns[public.at].stock += drawn.len() as u8;
    let own = &mut state.private[seat];
    own.hand |= drawn.set();
    own.turns[hand].drew |= drawn.set();
    if !drawn.is_empty() {
        events.note(|| Event::Draw {
            seat,
            from: Source::Stock,
            cards: drawn,
        });
    }
    if public.due == 0 {
        proceed(state, events);
    }
}

/// SC-8: all of the pile but its top card is the new stock.
fn refill(state: &mut State<Combo>, pack: &Pack, events: &mut impl Sink) {
    let public = &mut state.public;
    let turn = &mut public.turns[public.at];
    turn.refill = pack.set();
    turn.before = turn.stock;
    let top = public
        .pile
        .pop()
        .expect("a pile of one card makes no stock");
    public.pile = [top].into_iter().collect();
    public.stock = pack.len();
    state.hidden.stock = pack.iter().rev().copied().collect();
    events.note(|| Event::Refill { stock: *pack });
    supply(state, events);
}

/// What follows on a card drawn or laid: the next of them, or the end of the turn.
fn proceed(state: &mut State<Combo>, events: &mut impl Sink) {
    let public = &mut state.public;
    if public.need() > 0 {
        return;
    }
    if public.offered() > 0 {
        public.phase = Phase::Lay;
        return;
    }
    if public.pile.is_empty() {
        let card = state.hidden.stock.pop();
        let card = card.expect("stock and pile together never hold fewer than twelve cards");
        public.stock -= 1;
        public.pile.push(card);
        public.turns[public.at].turned = Some(card);
        events.note(|| Event::TurnUp { card });
    }
    public.at += 1;
    public.phase = Phase::Discard;
    if public.at == public.round_turns() {
        scoring::settle(state, events);
    }
}

#[cfg(test)]
mod tests;
