//! What a seat sees of a table of Clubs, and how it is touched.

use super::{Clubs, Opening, Play, Public, TWO, tally};
use crate::cards::{Card, Cards, Suit};
use crate::rules::scene::{
    Anchor, Arrangement, Fact, Gesture, Scene, SeatInfo, Spot, SpotId, Swept, Target, Zone, ZoneId,
    sorted,
};
use crate::rules::words::{self, count, does, name};
use crate::rules::{Reason, Score, Seat, View};

/// The card that lies on the table until the last trick is won.
pub(super) const TABLE_CARD: ZoneId = ZoneId::new("apart");

/// The suits that a led club can be named as.
pub(super) const SUITS: ZoneId = ZoneId::new("suits");

pub(super) fn scene(view: View<'_, Clubs>) -> Scene {
    let public = view.public;
    let playing = public.in_deal();
    let mut zones: Vec<Zone> = Seat::all(public.seats())
        .map(|seat| hand(view, seat))
        .collect();
    if playing {
        zones.push(Zone::trick(public.trick.spots()));
        zones.extend(Seat::all(public.seats()).map(|seat| taken(public, seat)));
    }
    if public.has_table_card() {
        let zone = Zone::new(
            TABLE_CARD,
            Anchor::LowerRight,
            Arrangement::Pile,
            "the card on the table, for the winner of the last trick",
            Spot::backs(TABLE_CARD, 1),
        );
        zones.push(zone.with_note("table card"));
    }
    if may_name(view) {
        let signs = Suit::ALL.map(Spot::sign).to_vec();
        let (anchor, arrangement) = (Anchor::Reach, Arrangement::Choices);
        let zone = Zone::new(SUITS, anchor, arrangement, "suits to name", signs);
        zones.push(zone.with_note("Lead a club as one of these; ♣ is clubs alone"));
    }
    Scene {
        zones,
        players: Seat::all(public.seats())
            .map(|seat| SeatInfo {
                total: public.totals[seat],
                dealer: seat == public.dealer && public.deal > 0,
                turn: playing && seat == public.turn,
                note: if playing {
                    let tally = Score::points(tally(public.taken[seat]));
                    format!("tally {}", signed(tally))
                } else {
                    String::new()
                },
                ..SeatInfo::default()
            })
            .collect(),
        prompt: prompt(view),
        facts: facts(public),
        swept: (public.last.number > 0 && (public.tricks > 0 || !playing)).then(|| swept(public)),
        ..Scene::default()
    }
}

/// Can the viewer lead a club now and name what it counts as (CL-3)?
fn may_name(view: View<'_, Clubs>) -> bool {
    let public = view.public;
    leads(view)
        && public.can_name()
        && public
            .playable(view.own.hand)
            .intersects(Cards::suit(Suit::Clubs))
}

/// Does the table wait for the viewer to lead?
fn leads(view: View<'_, Clubs>) -> bool {
    is_mine(view) && view.public.suit.is_none()
}

fn is_mine(view: View<'_, Clubs>) -> bool {
    view.public.in_deal() && view.public.turn == view.seat
}

fn hand(view: View<'_, Clubs>, seat: Seat) -> Zone {
    let public = view.public;
    if seat != view.seat {
        return Zone::hidden_hand(seat, public.held(seat));
    }
    let mine = is_mine(view);
    let playable = if mine {
        public.playable(view.own.hand)
    } else {
        view.own.hand
    };
    let spots = sorted(view.own.hand)
        .map(|card| Spot::up(card).dimmed(!playable.contains(card)))
        .collect();
    Zone::own_hand(seat, spots)
}

/// What a seat has taken: the clubs, and how many tricks.
fn taken(public: &Public, seat: Seat) -> Zone {
    let taken = public.taken[seat];
    let note = match taken.len() / public.seats() {
        0 => String::new(),
        tricks => count(tricks, "trick"),
    };
    let clubs = taken.of_suit(Suit::Clubs).iter();
    let label = format!("clubs taken by {}", name(seat));
    Zone::taken(seat, label, clubs.map(Spot::up).collect()).with_note(note)
}

/// The last trick, with what it adds to its winner's tally.
fn swept(public: &Public) -> Swept {
    let last = &public.last;
    let table = public.last_table.map_or(Cards::EMPTY, Cards::of);
    let worth = signed(Score::points(tally(last.trick.set() | table)));
    let points = count(worth, "point");
    let note = match public.last_table {
        Some(card) => format!("{points}, with the {} from the table", card.name()),
        None => points,
    };
    Swept {
        number: last.number,
        zone: Zone::trick(last.trick.spots()),
        to: last.winner,
        note,
    }
}

/// A score with its sign, even where it is a gain: `+2`.
fn signed(score: Score) -> String {
    let plus = if score > Score::ZERO { "+" } else { "" };
    format!("{plus}{score}")
}

/// What a person calls the suit of a trick.
const fn called(suit: Suit) -> &'static str {
    match suit {
        Suit::Clubs => "clubs alone",
        Suit::Diamonds | Suit::Hearts | Suit::Spades => suit.name(),
    }
}

fn facts(public: &Public) -> Vec<Fact> {
    let mut facts = Vec::new();
    if public.deal == 0 {
        return facts;
    }
    let options = &public.options;
    facts.push(Fact::new("Deal", public.deal.to_string()));
    if let Some(suit) = public.suit {
        facts.push(Fact::new("Suit of the trick", called(suit)));
    }
    if options.scramble {
        let tally = Score::points(options.scramble_at);
        facts.push(Fact::new("Scramble", format!("at {tally}")));
    }
    let target = Score::points(options.target);
    facts.push(Fact::new("Game ends", format!("at {target}")));
    facts
}

fn prompt(view: View<'_, Clubs>) -> String {
    let public = view.public;
    let turn = public.turn;
    if !public.in_deal() {
        return String::new();
    }
    if turn != view.seat {
        let verb = if public.suit.is_none() {
            "leads"
        } else {
            "plays"
        };
        return does(turn, verb);
    }
    let Some(suit) = public.suit else {
        return prompt_to_lead(view);
    };
    match answer(view.own.hand, suit) {
        Some(kinds) => format!("Your turn: play {kinds}"),
        None if suit == Suit::Clubs => "You have no clubs: play any card".into(),
        None => format!("You have no {} or clubs: play any card", suit.name()),
    }
}

fn prompt_to_lead(view: View<'_, Clubs>) -> String {
    let what = match opening_card(view) {
        Some(card) => format!("play the {}", card.name()),
        None => "play any card".into(),
    };
    let naming = match (may_name(view), opening_card(view)) {
        (false, _) => "",
        (true, Some(_)) => " and name the suit of the trick",
        (true, None) => "; if it is a club, name the suit of the trick",
    };
    format!("Your lead: {what}{naming}")
}

/// The card that the rules make the viewer lead now (CL-2).
fn opening_card(view: View<'_, Clubs>) -> Option<Card> {
    let public = view.public;
    let forced = public.is_opening() && public.options.opening == Opening::LeadLowestClub;
    public.playable(view.own.hand).first().filter(|_| forced)
}

/// What a hand has to answer the suit of a trick with: `a diamond or a club`.
fn answer(hand: Cards, suit: Suit) -> Option<String> {
    let held = |suit: Suit| !hand.of_suit(suit).is_empty();
    let both = suit != Suit::Clubs && held(suit) && held(Suit::Clubs);
    if both {
        return Some(format!("a {} or a club", suit.singular()));
    }
    let only = [suit, Suit::Clubs].into_iter().find(|&suit| held(suit))?;
    Some(format!("a {}", only.singular()))
}

pub(super) fn gesture(view: View<'_, Clubs>, action: Play) -> Gesture {
    let to = match action.named {
        Some(suit) if view.public.can_name() => Target::Spot(SpotId::Suit(suit)),
        _ => Target::Zone(ZoneId::TRICK),
    };
    Gesture::Carry {
        from: SpotId::Card(action.card),
        to,
    }
}

pub(super) fn spoken(view: View<'_, Clubs>, action: Play) -> String {
    let card = action.card.name();
    match action.named {
        Some(Suit::Clubs) if view.public.can_name() => format!("Lead the {card} as clubs alone"),
        Some(suit) if view.public.can_name() => {
            format!("Lead the {card} and name {}", suit.name())
        }
        _ if view.public.suit.is_none() => format!("Lead the {card}"),
        _ => format!("Play the {card}"),
    }
}

pub(super) fn why_not(view: View<'_, Clubs>, spot: SpotId) -> Option<Reason> {
    let public = view.public;
    let SpotId::Card(card) = spot else {
        return None;
    };
    let hand = view.own.hand;
    if !hand.contains(card) || !public.in_deal() {
        return None;
    }
    if public.turn != view.seat {
        return Some(words::turn_of(public.turn).into());
    }
    if public.playable(hand).contains(card) {
        return None;
    }
    let Some(suit) = public.suit else {
        return Some(if hand.contains(TWO) {
            "The two of clubs must be led to the first trick.".into()
        } else {
            "The two of clubs is on the table, so the three of clubs must be led to the first trick."
                .into()
        });
    };
    let kinds = answer(hand, suit)?;
    Some(if suit == Suit::Clubs {
        "You have a club, so play one: this is a trick of clubs alone.".into()
    } else {
        let suit = suit.name();
        format!("You can follow, so play {kinds}: {suit} and clubs follow in this trick.").into()
    })
}
