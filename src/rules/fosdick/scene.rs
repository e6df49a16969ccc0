//! What a seat sees of the family's table, and how it is touched.

use super::{Action, CardOrder, Fosdick, Phase, Public};
use crate::cards::{Card, Cards, Suit};
use crate::rules::scene::{
    Anchor, Arrangement, Button, ButtonId, Choose, Fact, Gesture, Scene, SeatInfo, Spot, SpotId,
    Swept, Target, Zone, ZoneId,
};
use crate::rules::tricks::{LastTrick, follow};
use crate::rules::words::{self, count, does, name};
use crate::rules::{Reason, Seat, View};

const MOON: ButtonId = ButtonId(0);
const NO_MOON: ButtonId = ButtonId(1);

pub(super) fn scene(view: View<'_, Fosdick>) -> Scene {
    let public = view.public;
    let between = public.phase == Phase::Between;
    let mut zones = Vec::new();
    for seat in Seat::all(public.seats()) {
        zones.push(hand(view, seat));
        if public.phase == Phase::Passing && (public.has_chosen(seat) || seat == view.seat) {
            zones.push(packet(view, seat));
        }
    }
    if !between {
        zones.push(Zone::trick(public.trick.spots()));
        zones.extend(Seat::all(public.seats()).map(|seat| taken(public, seat)));
    }
    let mine = public.turn == view.seat && !between;
    Scene {
        zones,
        players: Seat::all(public.seats())
            .map(|seat| SeatInfo {
                total: public.totals[seat],
                dealer: seat == public.dealer && public.deal > 0,
                turn: !between && seat == public.turn,
                note: if public.bids.contains(seat) && !between {
                    "shoots the moon".into()
                } else {
                    String::new()
                },
                ..SeatInfo::default()
            })
            .collect(),
        prompt: prompt(view),
        facts: facts(public),
        buttons: if mine && public.phase == Phase::Bidding {
            vec![
                Button {
                    id: NO_MOON,
                    label: "No moon".into(),
                },
                Button {
                    id: MOON,
                    label: "Shoot the moon".into(),
                },
            ]
        } else {
            Vec::new()
        },
        choose: (mine && public.phase == Phase::Passing).then(|| {
            let most = public.options.pass_count as usize;
            Choose {
                zone: ZoneId::hand(view.seat),
                count: (most, most),
                confirm: format!("Pass {} {}", count(most, "card"), direction(public)),
            }
        }),
        swept: (public.last.number > 0 && (public.tricks > 0 || between)).then(|| swept(public)),
        ..Scene::default()
    }
}

fn hand(view: View<'_, Fosdick>, seat: Seat) -> Zone {
    let public = view.public;
    if seat != view.seat {
        let count = public.held(seat) - laid_down(public, seat);
        return Zone::hidden_hand(seat, count);
    }
    let turn = public.turn == seat;
    let playable = public.playable(view.own.hand);
    let fresh = public.played[seat].is_empty();
    let spots = sorted(view.own.hand, public.options.card_order)
        .into_iter()
        .map(|card| {
            let dim = turn && public.phase == Phase::Playing && !playable.contains(card);
            let got = fresh && public.phase != Phase::Passing && view.own.got.contains(card);
            Spot::up(card).dimmed(dim).marked(got)
        })
        .collect();
    Zone::own_hand(seat, spots)
}

fn sorted(hand: Cards, order: CardOrder) -> Vec<Card> {
    let mut sorted: Vec<Card> = Vec::with_capacity(hand.len());
    for suit in [Suit::Spades, Suit::Hearts, Suit::Clubs, Suit::Diamonds] {
        let start = sorted.len();
        sorted.extend(hand.of_suit(suit));
        sorted[start..].sort_by_key(|&card| std::cmp::Reverse(order.strength(card)));
    }
    sorted
}

fn laid_down(public: &Public, seat: Seat) -> usize {
    if public.has_chosen(seat) {
        public.options.pass_count as usize
    } else {
        0
    }
}

/// The cards that a seat has laid down to pass.
fn packet(view: View<'_, Fosdick>, seat: Seat) -> Zone {
    let id = ZoneId::packet(seat);
    let (label, spots) = if seat == view.seat {
        let cards = view.own.gave.iter().map(Spot::up).collect();
        ("the cards you pass".into(), cards)
    } else {
        let backs = Spot::backs(id, laid_down(view.public, seat));
        (format!("the cards {}", does(seat, "passes")), backs)
    };
    Zone::new(id, Anchor::Before(seat), Arrangement::Bundle, label, spots).secret()
}

/// What a seat has won: the cards that count, and how many tricks.
fn taken(public: &Public, seat: Seat) -> Zone {
    let won = public.taken[seat];
    let penalties = won & public.contract.penalties();
    let tricks = won.len() / public.seats();
    let note = match tricks {
        0 => String::new(),
        n => count(n, "trick"),
    };
    let spots = penalties.iter().map(Spot::up).collect();
    Zone::taken(seat, format!("cards won by {}", name(seat)), spots).with_note(note)
}

fn swept(public: &Public) -> Swept {
    let LastTrick {
        trick,
        number,
        winner,
    } = public.last;
    let last = public.tricks == public.hand_size();
    let first = public.tricks == 1;
    let contract = &public.contract;
    let mut points = contract.worth(trick.set());
    points += if last { contract.last_trick } else { 0 };
    points += if first { contract.first_trick } else { 0 };
    let note = match (points, contract.score(points)) {
        (0, _) if last && contract.no_last_trick > 0 => "the last one, so no penalty".into(),
        (0, _) => String::new(),
        (_, score) => count(score, "penalty point"),
    };
    Swept {
        number,
        zone: Zone::trick(trick.spots()),
        to: winner,
        note,
    }
}

/// `to the left`, to be read after a number of cards.
fn direction(public: &Public) -> &'static str {
    let seats = public.seats();
    match public.passed_by {
        1 => "to the left",
        by if by == seats - 1 => "to the right",
        _ => "across",
    }
}

fn facts(public: &Public) -> Vec<Fact> {
    let mut facts = Vec::new();
    if public.deal == 0 {
        return facts;
    }
    let deals = public.options.deals(public.seats());
    facts.push(Fact::new("Deal", format!("{} of {deals}", public.deal)));
    if public.options.game == Fosdick::Compendium {
        let component = public.options.component(public.deal);
        facts.push(Fact::new("Playing", component.title()));
    }
    let passing = if public.passed_by == 0 {
        "none".to_owned()
    } else {
        format!("{} {}", public.options.pass_count, direction(public))
    };
    facts.push(Fact::new("Passing", passing));
    facts
}

fn prompt(view: View<'_, Fosdick>) -> String {
    let public = view.public;
    let turn = public.turn;
    let mine = turn == view.seat;
    match public.phase {
        Phase::Between => String::new(),
        Phase::Passing if mine => {
            let receiver = public.receiver(view.seat);
            let cards = count(public.options.pass_count, "card");
            format!("Choose {cards} to pass to {}", name(receiver))
        }
        Phase::Passing => format!("{} cards to pass", does(turn, "chooses")),
        Phase::Bidding if mine => {
            let rank = public.options.penalty_rank.name();
            format!("Will you shoot the moon by winning all four {rank}s?")
        }
        Phase::Bidding => format!("{} whether to shoot the moon", does(turn, "decides")),
        Phase::Playing => match (mine, public.trick.led()) {
            (true, None) => "Your lead: play any card".into(),
            (true, Some(led)) => {
                let suit = led.suit().name();
                if view.own.hand.of_suit(led.suit()).is_empty() {
                    format!("You have no {suit}: play any card")
                } else {
                    format!("Your turn: follow {suit}")
                }
            }
            (false, None) => does(turn, "leads"),
            (false, Some(_)) => does(turn, "plays"),
        },
    }
}

pub(super) fn gesture(view: View<'_, Fosdick>, action: Action) -> Gesture {
    match action {
        Action::Pass(cards) => Gesture::Choose {
            zone: ZoneId::hand(view.seat),
            cards,
        },
        Action::Bid(true) => Gesture::Press(MOON),
        Action::Bid(false) => Gesture::Press(NO_MOON),
        Action::Play(card) => Gesture::Carry {
            from: SpotId::Card(card),
            to: Target::Zone(ZoneId::TRICK),
        },
    }
}

pub(super) fn spoken(view: View<'_, Fosdick>, action: Action) -> String {
    match action {
        Action::Pass(cards) => {
            let names: Vec<String> = cards.iter().map(Card::name).collect();
            format!(
                "Pass {} {}",
                words::list(&names, "and"),
                direction(view.public)
            )
        }
        Action::Bid(true) => "Shoot the moon".into(),
        Action::Bid(false) => "No moon".into(),
        Action::Play(card) => format!("Play the {}", card.name()),
    }
}

pub(super) fn why_not(view: View<'_, Fosdick>, spot: SpotId) -> Option<Reason> {
    let public = view.public;
    let SpotId::Card(card) = spot else {
        return None;
    };
    if !view.own.hand.contains(card) || public.phase == Phase::Between {
        return None;
    }
    if public.turn != view.seat {
        return Some(words::turn_of(public.turn).into());
    }
    match public.phase {
        Phase::Bidding => Some("First decide whether to shoot the moon.".into()),
        Phase::Playing => {
            let led = public.trick.led()?.suit();
            if follow(view.own.hand, led).contains(card) {
                return None;
            }
            let (suit, one) = (led.name(), led.singular());
            Some(format!("You have a {one}, so play one: {suit} were led.").into())
        }
        Phase::Between | Phase::Passing => None,
    }
}
