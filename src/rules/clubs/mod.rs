//! Clubs, by Alex Chen, James Cook and Patrick LaVictoire, for three or four players: win clubs,
//! but never the jack of them (CL-1 … CL-9).
//!
//! Readings settled: with `HolderLeadsAny` the holder of the three leads what he likes just as
//! the holder of the two would (CL-2); with `declare` off a club led is clubs alone and is
//! written so (CL-3); a player who follows with a club says nothing of the plain suit, one who
//! plays neither has shown that he lacks both (CL-4). Who leads first says who holds the lowest
//! club, to everyone: what can be concluded from that is in [`Rules::imagine`]. A deal is never
//! called decided (FO-5): every card taken counts.

mod imagine;
mod options;
mod play;
mod scene;
mod scoring;
#[cfg(test)]
mod tests;

use rand::Rng;

pub use options::{Opening, Options};
pub use play::Play;
pub use scoring::{JACK, Outcome, scrambled, tally};

use super::options::Form;
use super::scene::{Gesture, Scene, SpotId};
use super::tricks::{Suits, Trick};
use super::{BySeat, Event, EventSink, Next, Reason, Rules, Score, Seat, State, View, Wins};
use crate::cards::{Card, Cards, Pack, Rank, Suit, below};

/// The game.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub struct Clubs;

/// The lowest club, which opens (CL-2).
pub const TWO: Card = Card::new(Rank::Two, Suit::Clubs);

/// The club that opens where the two lies on the table (CL-2).
pub const THREE: Card = Card::new(Rank::Three, Suit::Clubs);

/// Where a deal stands.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub enum Phase {
    /// Before a deal, or after the last.
    Between,
    /// Tricks.
    Playing,
}

/// The last trick taken.
#[derive(Clone, Copy, Debug, PartialEq)]
pub struct Taken {
    /// The cards.
    pub trick: Trick,
    /// How many tricks were taken in the whole game, this one included.
    pub number: u32,
    /// Who took it.
    pub winner: Seat,
    /// The table card, if it went with the trick (CL-6).
    pub table: Option<Card>,
}

/// What everyone at the table knows.
#[derive(Clone, Debug, PartialEq)]
pub struct Public {
    /// The house rules.
    pub options: Options,
    /// The deal under way or just over, from 1; 0 before the first.
    pub deal: u32,
    /// Who dealt it, or will deal the first.
    pub dealer: Seat,
    /// Where it stands.
    pub phase: Phase,
    /// Whose turn it is, unless between deals.
    pub turn: Seat,
    /// Who led, or is to lead, to the first trick (CL-2).
    pub opener: Seat,
    /// The suit of the trick on the table, clubs for clubs alone (CL-3).
    pub suit: Option<Suit>,
    /// The trick on the table.
    pub trick: Trick,
    /// Who is winning it, with the strength of his card.
    pub best: (Seat, u8),
    /// How many tricks were won in this deal.
    pub tricks: usize,
    /// The last trick taken.
    pub last: Taken,
    /// The cards that each seat took.
    pub taken: BySeat<Cards>,
    /// The cards that each seat played.
    pub played: BySeat<Cards>,
    /// The suits that each seat has shown to lack.
    pub voids: BySeat<Suits>,
    /// The totals after the last deal scored.
    pub totals: BySeat<Score>,
}

impl Public {
    /// How many play.
    pub const fn seats(&self) -> usize {
        self.totals.seats()
    }

    /// How many cards everyone is dealt (CL-1).
    pub const fn hand_size(&self) -> usize {
        52 / self.seats()
    }

    /// Is there a card on the table that nobody has seen (CL-1)?
    pub const fn has_table_card(&self) -> bool {
        !52usize.is_multiple_of(self.seats()) && matches!(self.phase, Phase::Playing)
    }

    /// The cards that everyone has seen in this deal.
    pub fn seen(&self) -> Cards {
        self.played
            .iter()
            .fold(Cards::EMPTY, |all, &cards| all | cards)
    }

    /// Is the first card of the deal still to be led?
    pub const fn is_opening(&self) -> bool {
        self.tricks == 0 && self.trick.is_empty()
    }

    /// The cards of the hand to play that may be played now (CL-2, CL-4).
    pub fn playable(&self, hand: Cards) -> Cards {
        if let Some(suit) = self.suit {
            let answers = answers(suit) & hand;
            return if answers.is_empty() { hand } else { answers };
        }
        if self.is_opening() && self.options.opening == Opening::LeadLowestClub {
            // Who opens without the two can only hold the three: the two lies on the table.
            let card = if hand.contains(TWO) { TWO } else { THREE };
            return Cards::of(card);
        }
        hand
    }

    /// May the leader of a club choose what suit it names (CL-3)?
    pub const fn can_name(&self) -> bool {
        self.options.declare && self.suit.is_none()
    }

    /// Has the game ended (CL-9)?
    fn is_over(&self) -> bool {
        let target = Score::points(self.options.target);
        self.phase == Phase::Between && self.totals.iter().any(|&total| total <= target)
    }
}

/// The cards that answer to the suit of a trick, and that alone can win it (CL-4, CL-5).
pub fn answers(suit: Suit) -> Cards {
    Cards::suit(suit) | Cards::suit(Suit::Clubs)
}

/// How strong a card is in a trick of this suit: by rank, the club above its equal; 0 for a card
/// that cannot win (CL-5).
pub const fn strength(card: Card, suit: Suit) -> u8 {
    let club = matches!(card.suit(), Suit::Clubs);
    if !club && card.suit() as u8 != suit as u8 {
        return 0;
    }
    2 * (card.rank() as u8 + 1) + club as u8
}

/// What one seat knows besides.
#[derive(Clone, Copy, Debug, Default, PartialEq)]
pub struct Private {
    /// The cards in hand.
    pub hand: Cards,
}

/// What nobody knows.
#[derive(Clone, Copy, Debug, Default, PartialEq)]
pub struct Hidden {
    /// With three players the card that lies face down on the table (CL-1).
    pub table: Option<Card>,
}

impl Rules for Clubs {
    type Options = Options;
    type Action = Play;
    type Public = Public;
    type Private = Private;
    type Hidden = Hidden;

    const WINS: Wins = Wins::Highest;

    fn id(self) -> &'static str {
        "clubs"
    }

    fn form(self, _seats: usize) -> Form<Options> {
        Options::form()
    }

    fn start(options: &Options, seats: usize, dealer: Seat) -> State<Self> {
        let public = Public {
            options: *options,
            deal: 0,
            dealer,
            phase: Phase::Between,
            turn: dealer,
            opener: dealer,
            suit: None,
            trick: Trick::EMPTY,
            best: (dealer, 0),
            tricks: 0,
            last: Taken {
                trick: Trick::EMPTY,
                number: 0,
                winner: dealer,
                table: None,
            },
            taken: BySeat::new(seats),
            played: BySeat::new(seats),
            voids: BySeat::new(seats),
            totals: BySeat::new(seats),
        };
        State {
            public,
            private: BySeat::new(seats),
            hidden: Hidden::default(),
        }
    }

    fn next(public: &Public) -> Next {
        match public.phase {
            Phase::Between if public.is_over() => Next::Over,
            Phase::Between => Next::Deal(Cards::FULL),
            Phase::Playing => Next::Act(public.turn),
        }
    }

    fn deal(state: &mut State<Self>, pack: &Pack, events: &mut impl EventSink) {
        let public = &mut state.public;
        let seats = public.seats();
        if public.deal > 0 {
            public.dealer = public.dealer.left(seats);
        }
        public.deal += 1;
        public.phase = Phase::Playing;
        public.suit = None;
        public.trick = Trick::EMPTY;
        public.tricks = 0;
        public.taken = BySeat::new(seats);
        public.played = BySeat::new(seats);
        public.voids = BySeat::new(seats);

        state.private = BySeat::new(seats);
        let dealt = seats * public.hand_size();
        for (place, &card) in pack[..dealt].iter().enumerate() {
            let seat = public.dealer.clockwise(1 + place % seats, seats);
            state.private[seat].hand.insert(card);
        }
        state.hidden.table = pack.get(dealt).copied();
        let opens = if state.hidden.table == Some(TWO) {
            THREE
        } else {
            TWO
        };
        let private = &state.private;
        public.opener = Seat::all(seats)
            .find(|&seat| private[seat].hand.contains(opens))
            .expect("at most one card is not in a hand");
        public.turn = public.opener;
        events.note(|| Event::Deal {
            deal: public.deal,
            dealer: public.dealer,
            hands: BySeat::from_fn(seats, |seat| private[seat].hand),
            stock: Pack::EMPTY,
            table: state.hidden.table,
            component: None,
        });
    }

    fn legal(view: View<'_, Self>, moves: &mut Vec<Play>) {
        let public = view.public;
        if public.phase == Phase::Between {
            return;
        }
        for card in public.playable(view.own.hand) {
            if public.suit.is_some() || card.suit() != Suit::Clubs {
                moves.push(Play::plain(card));
            } else if public.can_name() {
                moves.extend(Suit::ALL.map(|suit| Play::naming(card, suit)));
            } else {
                moves.push(Play::naming(card, Suit::Clubs));
            }
        }
    }

    fn apply(state: &mut State<Self>, action: Play, events: &mut impl EventSink) {
        let public = &mut state.public;
        let Play { card, named } = action;
        let seat = public.turn;
        state.private[seat].hand.remove(card);
        public.played[seat].insert(card);
        let leads = public.trick.is_empty();
        let suit = *public.suit.get_or_insert(named.unwrap_or(card.suit()));
        let strength = strength(card, suit);
        if leads || strength > public.best.1 {
            public.best = (seat, strength);
        } else if strength == 0 {
            // Neither the suit nor a club: he has none of either (CL-4).
            public.voids[seat].insert(suit);
            public.voids[seat].insert(Suit::Clubs);
        }
        public.trick.push(seat, card);
        if public.trick.len() < public.seats() {
            public.turn = seat.left(public.seats());
            return;
        }
        take_trick(state, events);
    }

    fn totals(public: &Public) -> BySeat<Score> {
        public.totals
    }

    fn imagine(view: View<'_, Self>, rng: &mut impl Rng) -> State<Self> {
        imagine::imagine(view, rng)
    }

    fn worlds(view: View<'_, Self>) -> Option<u64> {
        let playing = view.public.phase != Phase::Between;
        playing.then(|| imagine::worlds(view))
    }

    fn unseen(view: View<'_, Self>) -> Cards {
        imagine::unseen(view)
    }

    fn whereabouts(state: &State<Self>) -> Vec<Cards> {
        let public = &state.public;
        if public.phase == Phase::Between {
            return Vec::new();
        }
        let mut places: Vec<Cards> = state.private.iter().map(|own| own.hand).collect();
        places.extend(public.taken.iter());
        places.push(public.trick.set());
        places.push(state.hidden.table.into_iter().collect());
        places
    }

    fn scene(view: View<'_, Self>) -> Scene {
        scene::scene(view)
    }

    fn gesture(view: View<'_, Self>, action: Play) -> Gesture {
        scene::gesture(view, action)
    }

    fn spoken(view: View<'_, Self>, action: Play) -> String {
        scene::spoken(view, action)
    }

    fn why_not(view: View<'_, Self>, spot: SpotId) -> Option<Reason> {
        scene::why_not(view, spot)
    }

    fn random(view: View<'_, Self>, _moves: &mut Vec<Play>, rng: &mut impl Rng) -> Play {
        let public = view.public;
        let cards = public.playable(view.own.hand);
        let clubs = cards.of_suit(Suit::Clubs);
        let names = if public.can_name() { 4 } else { 1 };
        // Clubs come first in a set, so a ticket finds the card and the suit that it names.
        let tickets = clubs.len() * names + (cards.len() - clubs.len());
        let ticket = below(rng, tickets as u32) as usize;
        let (place, named) = if ticket < clubs.len() * names {
            (ticket / names, Some(Suit::ALL[ticket % names]))
        } else {
            (ticket - clubs.len() * (names - 1), None)
        };
        let card = cards.nth(place).expect("whoever is to play has a card");
        let named = named.filter(|_| public.suit.is_none());
        Play { card, named }
    }
}

/// The trick on the table goes to its winner, with the last one the table card too, and then the
/// deal is scored (CL-6, CL-7).
fn take_trick(state: &mut State<Clubs>, events: &mut impl EventSink) {
    let public = &mut state.public;
    let winner = public.best.0;
    let trick = std::mem::take(&mut public.trick);
    events.note(|| Event::Trick {
        winner,
        cards: trick.pack(),
        penalty: None,
    });
    public.suit = None;
    public.tricks += 1;
    public.taken[winner] |= trick.set();
    public.turn = winner;
    let ends = public.tricks == public.hand_size();
    let table = if ends {
        state.hidden.table.take()
    } else {
        None
    };
    public.taken[winner] |= table.into_iter().collect();
    public.last = Taken {
        trick,
        number: public.last.number + 1,
        winner,
        table,
    };
    if ends {
        public.phase = Phase::Between;
        scoring::score(public, events);
    }
}
