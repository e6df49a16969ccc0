//! Knaves, a classic trick game for three, defined outside the crate: its rules, a heuristic
//! player, and a place on the menu. `cargo run --example knaves` opens the window; the crate
//! provides bots, hints, saved games, undo and the score sheet.
//!
//! The rules, in our own words:
//!
//! - KN-1: Three players get 17 cards each, one at a time, from a pack of 52. The last card is
//!   turned up; its suit is trumps, and the card takes no part in the deal.
//! - KN-2: The seat to the dealer's left leads. Everyone follows suit if they can, and otherwise
//!   plays any card. The highest trump wins the trick or, without trumps, the highest card of the
//!   suit led; its player leads next.
//! - KN-3: A trick scores 1 point. Winning a jack costs 4 points for hearts, 3 for diamonds, 2 for
//!   clubs and 1 for spades. A jack that is turned up costs nobody anything.
//! - KN-4: The game ends after a deal with a total of 20 points or more. The highest total wins.

use std::ops::Deref;
use std::process::ExitCode;

use misere::bots::{Inference, Strategy};
use misere::cards::{Card, Cards, Pack, Rank, Suit};
use misere::games::{self, Entry, Files, Stake, Unit};
use misere::rand::Rng;
use misere::rules::options::Form;
use misere::rules::scene::{Anchor, Arrangement, Fact, Gesture, Scene, Spot, SpotId, Zone, ZoneId};
use misere::rules::tricks::{Play, Private, TrickState, carry, imagine_hands, spoken_play};
use misere::rules::words::{count, name};
use misere::rules::{BySeat, EventSink, Message, Next, Rules, Score, Seat, Spoken, State, TableCard, View, Wins};

/// The game.
#[derive(Clone, Copy, Debug, PartialEq)]
pub struct Knaves;

/// The number of players (KN-1).
const SEATS: usize = 3;

/// The house rules.
#[derive(Clone, Copy, Debug, PartialEq)]
pub struct Options {
    /// The total that ends the game (KN-4).
    target: i32,
}

/// Everything that everyone at the table knows.
#[derive(Clone, Debug, PartialEq)]
pub struct Public {
    options: Options,
    /// The deal, whose fields are available directly on this struct.
    table: TrickState,
    /// The card turned up in this deal (KN-1).
    turned_up: Option<Card>,
}

impl Deref for Public {
    type Target = TrickState;
    fn deref(&self) -> &TrickState {
        &self.table
    }
}

impl Public {
    /// The strength of a card in a trick of this suit; 0 if it cannot win (KN-2).
    fn strength(&self, card: Card, led: Suit) -> u8 {
        let rank = card.rank() as u8 + 1;
        match self.turned_up {
            Some(turned_up) if card.suit() == turned_up.suit() => 13 + rank,
            _ if card.suit() == led => rank,
            _ => 0,
        }
    }
}

/// The points that the jacks among these cards cost (KN-3).
fn cost(cards: Cards) -> i32 {
    let jacks = cards & Cards::rank(Rank::Jack);
    let cost = |jack: Card| match jack.suit() {
        Suit::Hearts => 4,
        Suit::Diamonds => 3,
        Suit::Clubs => 2,
        Suit::Spades => 1,
    };
    jacks.iter().map(cost).sum()
}

impl Rules for Knaves {
    type Options = Options;
    type Action = Play;
    type Public = Public;
    type Private = Private;
    type Hidden = ();

    const WINS: Wins = Wins::Highest;

    fn id(self) -> &'static str {
        "knaves"
    }

    fn form(self, _seats: usize) -> Form<Options> {
        Form::new(Options { target: 20 }).number(
            "target",
            Message::raw("Target"),
            Message::raw("The game ends when a total reaches this."),
            10..=100,
            |options| &mut options.target,
        )
    }

    fn start(options: &Options, seats: usize, dealer: Seat) -> State<Self> {
        let public = Public { options: *options, table: TrickState::new(seats, dealer, 17), turned_up: None };
        State::new(public, seats, ())
    }

    fn next(public: &Public) -> Next {
        let target = Score::points(public.options.target);
        let is_over = || public.totals.iter().any(|&total| total >= target);
        public.table.next(Cards::FULL, is_over)
    }

    fn deal(state: &mut State<Self>, pack: &Pack, events: &mut impl EventSink) {
        let public = &mut state.public;
        let hands = public.table.deal(pack);
        state.private = BySeat::from_fn(SEATS, |seat| Private { hand: hands[seat] });
        public.turned_up = pack.last().copied();
        let table = public.turned_up.map(|card| TableCard { card, open: true });
        public.note_deal(hands, table, None, events);
    }

    fn legal(view: View<'_, Self>, moves: &mut Vec<Play>) {
        moves.extend(view.public.playable(view.own.hand).iter().map(Play));
    }

    fn apply(state: &mut State<Self>, Play(card): Play, events: &mut impl EventSink) {
        let public = &mut state.public;
        let seat = public.turn;
        state.private[seat].hand.remove(card);
        let led = public.trick.led().unwrap_or(card).suit();
        let strength = public.strength(card, led);
        let lacked = public.trick.lacked_by(card);
        if let Some(winner) = public.table.play(card, strength, lacked, seat.left(SEATS)) {
            public.table.award(winner, None, events);
            if public.tricks == public.hand_size() {
                score(public, events);
            }
        }
    }

    fn totals(public: &Public) -> BySeat<Score> {
        public.totals
    }

    fn imagine(view: View<'_, Self>, rng: &mut impl Rng) -> State<Self> {
        imagine_hands(view, rng)
    }

    fn unseen(view: View<'_, Self>) -> Cards {
        if !view.public.in_deal() {
            return Cards::EMPTY;
        }
        let turned_up = view.public.turned_up.map_or(Cards::EMPTY, Cards::of);
        !(view.public.seen() | view.own.hand | turned_up)
    }

    fn whereabouts(state: &State<Self>) -> Vec<Cards> {
        let hands = state.private.iter().map(|own| own.hand);
        let mut places = state.public.whereabouts(hands);
        if state.public.in_deal() {
            places.extend(state.public.turned_up.map(Cards::of));
        }
        places
    }

    fn scene(view: View<'_, Self>) -> Scene {
        let (public, hand) = (view.public, view.own.hand);
        let hands = public.hands(view.seat, hand, public.playable(hand));
        let jacks = Cards::rank(Rank::Jack);
        let mut scene = public.scene(hands, |seat| {
            let label = Message::raw(format!("jacks won by {}", name(seat)));
            public.won_by(seat, label, jacks)
        });
        scene.prompt = public.prompt(view.seat, hand);
        if let Some(last) = &mut scene.previous_trick {
            last.note = Message::raw(count(Score::points(1 - cost(public.previous.trick.set())), "point"));
        }
        if let Some(card) = public.turned_up.filter(|_| public.in_deal()) {
            let (id, spots) = (ZoneId::new("trumps"), vec![Spot::up(card)]);
            let (anchor, arrangement) = (Anchor::LowerRight, Arrangement::Pile);
            let label = Message::raw("the card turned up");
            let zone = Zone::new(id, anchor, arrangement, label, spots);
            scene.zones.push(zone.with_note(Message::raw("trumps")));
            scene.facts = vec![
                Fact::reading_on(Message::raw("Deal"), Message::raw(public.deal.to_string())),
                Fact::new(Message::raw("Trumps"), Message::raw(card.suit().name())),
                Fact::reading_on(Message::raw("Target"), Message::raw(public.options.target.to_string())),
            ];
        }
        scene
    }

    fn gesture(_view: View<'_, Self>, Play(card): Play) -> Gesture {
        carry(card)
    }

    fn spoken(view: View<'_, Self>, Play(card): Play) -> Spoken {
        spoken_play(view.seat, card)
    }

    fn why_not(view: View<'_, Self>, spot: SpotId) -> Option<Message> {
        let (public, hand) = (view.public, view.own.hand);
        public.why_not(view.seat, hand, spot, |card| public.why_not_follow(hand, card))
    }
}

/// Scores the deal (KN-3).
fn score(public: &mut Public, events: &mut impl EventSink) {
    let mut scores = BySeat::new(SEATS);
    for (seat, &taken) in public.taken.each() {
        let (tricks, jacks) = (taken.len() / SEATS, taken & Cards::rank(Rank::Jack));
        let of_tricks = (tricks as i32, Cards::EMPTY, tricks, "trick");
        let of_jacks = (-cost(jacks), jacks, jacks.len(), "jack");
        for (points, cards, number, noun) in [of_tricks, of_jacks] {
            scores[seat] += Score::points(points);
            if number > 0 {
                events.points(seat, Score::points(points), cards, || Message::raw(count(number, noun)));
            }
        }
    }
    public.table.score(scores, events);
}

impl Strategy for Knaves {
    const INFERENCE: Inference<Self> = Inference::from_undo(|own: &mut Private, Play(card)| {
        own.hand.insert(card);
        true
    });

    fn choose(view: View<'_, Self>, moves: &[Play], _rng: &mut impl Rng) -> usize {
        let value = |&place: &usize| value(view, moves[place].0);
        let best = (0..moves.len()).max_by(|a, b| value(a).total_cmp(&value(b)));
        best.expect("there is a legal action")
    }

    fn costs(view: View<'_, Self>, moves: &[Play], _: &mut impl Rng) -> Option<Vec<f32>> {
        Some(moves.iter().map(|&Play(card)| -value(view, card)).collect())
    }
}

/// The value of playing a card, in points: the value of the trick if the card wins it, and the jack
/// given to others if it does not.
fn value(view: View<'_, Knaves>, card: Card) -> f32 {
    let public = view.public;
    let led = public.trick.led().unwrap_or(card).suit();
    let strength = public.strength(card, led);
    let out = Knaves::unseen(view);
    let unseen = out.len().max(1) as f32;
    let others = (SEATS - 1 - public.trick.len()) as f32;
    let beats_it = |&other: &Card| public.strength(other, led) > strength;
    let above = out.iter().filter(beats_it).count() as f32;
    let wins = if public.trick.is_empty() || strength > public.best.1 {
        (1.0 - above / unseen).powf(2.0 * others)
    } else {
        0.0
    };
    let more_jacks = others * cost(out) as f32 / unseen;
    let trick = 1.0 - cost(public.trick.set() | Cards::of(card)) as f32 - more_jacks;
    let given_away = 0.7 * cost(Cards::of(card)) as f32;
    // A strong card is kept for a better trick.
    wins * trick + (1.0 - wins) * given_away - 0.03 * f32::from(strength)
}

/// The game's entry in the menu.
pub const KNAVES: Entry = Entry {
    id: "knaves",
    title: "Knaves",
    aim: || Message::raw("Win tricks, but leave the jacks to the others."),
    minutes: 15,
    unit: Unit::Deal,
    credit: || Message::raw("Traditional"),
    rules_version: 1,
    files: Files::rules(
        "# Knaves\n\nWin as many tricks as you can, but no jacks.\nThe first player to reach \
        20 points ends the game, and the highest total wins.\n\n## A deal\n\nThree players get 17 \
        cards each. The last card is turned up and makes its suit trumps. The seat to the dealer’s \
        left leads. Follow suit if you can; if not, play any card. The highest trump wins the \
        trick, or else the highest card of the suit led.\n\n## Scoring\n\nEach trick scores 1 point. \
        The jacks cost whoever wins them:\n\ncards: JH=4 JD=3 JC=2 JS=1 | points lost for winning a \
        jack\n\ninclude: house rules\n",
    ),
    seats: SEATS..=SEATS,
    usual: SEATS,
    emblem: "JH JD JC JS",
    introduction: &[],
    stake: Stake::none,
    presets: &[],
    game: &Knaves,
};

fn main() -> ExitCode {
    games::add(&[KNAVES]).expect("the menu is not in use yet and has no other Knaves");
    misere::cli::run(std::env::args_os()).unwrap_or_else(misere::ui::open)
}
