//! The table of Seven Card Combo as a seat sees and touches it.

use super::combinations::combinations;
use super::scoring::{combined, score};
use super::{Action, Combo, Phase, Public};
use crate::text::{combo as texts, table};
use misere_engine::cards::Cards;
use misere_engine::rules::scene::{
    Anchor, Arrangement, CardChoice, Face, Fact, Gesture, Group, Mark, Scene, SeatInfo, Spot, SpotId, Target, Zone,
    ZoneId, sorted,
};
use misere_engine::rules::{Message, Score, Seat, Spoken, View};

pub(super) fn scene(view: View<'_, Combo>) -> Scene {
    let public = view.public;
    let seats = public.seats();
    let between = public.phase == Phase::Between;
    let mut zones: Vec<Zone> = Seat::all(seats).map(|seat| hand(view, seat)).collect();
    if !between {
        zones.extend(Seat::all(seats).filter_map(|seat| packet(view, seat)));
    }
    if public.round > 0 {
        zones.push(stock(public));
        zones.push(pile(public));
    }
    let players = Seat::all(seats).map(|seat| SeatInfo {
        total: public.totals[seat],
        dealer: seat == public.dealer && public.round > 0,
        turn: !between && seat == public.turn(),
        note: note(public, seat),
        ..SeatInfo::default()
    });
    Scene {
        zones,
        players: players.collect(),
        prompt: prompt(view),
        facts: facts(view),
        buttons: Vec::new(),
        card_choice: card_choice(view),
        ..Scene::default()
    }
}

/// A seat's hand, with the cards in a combination marked (SC-9).
fn hand(view: View<'_, Combo>, seat: Seat) -> Zone {
    let public = view.public;
    let open = match public.phase {
        Phase::Between => Some(public.shown[seat]),
        _ => (seat == view.seat).then_some(view.own.hand),
    };
    let Some(cards) = open else { return Zone::hidden_hand(seat, public.held(seat)) };
    let free = combined(cards);
    let mark = |card| free.contains(card).then_some(Mark::Combined);
    let spots = sorted(cards).map(|card| Spot::up(card).marked(mark(card)));
    if seat == view.seat {
        grouped(Zone::own_hand(seat, spots.collect()), cards)
    } else {
        Zone::other_hand(seat, spots.collect())
    }
}

/// Gives each combination of the viewer's hand a letter, which its cards and the note show.
fn grouped(mut hand: Zone, cards: Cards) -> Zone {
    let mut lines = Vec::new();
    for (index, combination) in combinations(cards).into_iter().enumerate() {
        let letter = Group::ALL[index];
        let letter_name = letter.name().to_string();
        lines.push(texts::combination_line(letter_name, combination.name));
        for spot in &mut hand.spots {
            let card = spot.card();
            if card.is_some_and(|card| combination.cards.contains(card)) {
                spot.groups.push(letter);
            }
        }
    }
    if lines.is_empty() { hand } else { hand.with_note(table::lines(lines)) }
}

/// A packet on the table, or the rest of it: face up for the player who looks at it (SC-4), and
/// until then for the player who laid it down.
fn packet(view: View<'_, Combo>, seat: Seat) -> Option<Zone> {
    let public = view.public;
    let id = ZoneId::packet(seat);
    let looked_at = public.phase != Phase::Discard && public.giver() == Some(seat);
    let mine = seat == view.seat;
    let count = if public.giver() == Some(seat) {
        public.offered()
    } else if seat == public.turn() {
        usize::from(public.now().packet_len)
    } else {
        0
    };
    if count == 0 {
        return None;
    }
    let aside = Anchor::Beside(seat);
    let (anchor, spots) = if looked_at && public.turn() == view.seat {
        let offered = sorted(view.own.offered).map(Spot::up).collect();
        (Anchor::Reach, offered)
    } else if mine && !looked_at {
        (aside, sorted(view.own.packet).map(Spot::up).collect())
    } else {
        (aside, Spot::backs(id, count))
    };
    let label = if mine { texts::your_packet() } else { texts::packet_of(seat) };
    Some(Zone::new(id, anchor, Arrangement::Bundle, label, spots).secret())
}

/// The stock; if it is empty, an empty place that can still be drawn from (SC-8).
fn stock(public: &Public) -> Zone {
    let id = ZoneId::STOCK;
    let mut spots = Spot::backs(id, public.stock);
    if spots.is_empty() {
        let mut place = Spot::down(id, 0);
        place.face = Face::Empty;
        spots.push(place);
    }
    let (anchor, label) = (Anchor::Column(0), table::the_stock());
    Zone::new(id, anchor, Arrangement::Pile, label, spots).with_note(table::cards(public.stock))
}

/// The discard pile, spread so that all its cards can be read (SC-7).
fn pile(public: &Public) -> Zone {
    let spots = public.pile.iter().map(|&card| Spot::up(card)).collect();
    let (anchor, arrangement) = (Anchor::Column(1), Arrangement::Row);
    let label = table::the_discard_pile();
    Zone::new(ZoneId::PILE, anchor, arrangement, label, spots)
}

/// A note about a player: the present step of the turn, or the score of the round.
fn note(public: &Public, seat: Seat) -> Message {
    if public.round == 0 {
        return Message::EMPTY;
    }
    if public.phase == Phase::Between {
        return penalty(score(public.shown[seat], &public.options));
    }
    if seat != public.turn() {
        return Message::EMPTY;
    }
    match public.phase {
        Phase::Between | Phase::Discard => Message::EMPTY,
        Phase::Take | Phase::Draw => texts::to_draw(public.need()),
        Phase::Lay => match public.now().taken_len {
            0 => texts::took_no_cards(),
            taken => texts::took_cards(usize::from(taken)),
        },
    }
}

/// The points of a hand in words. Negative points are good, so they are not called penalty points.
fn penalty(points: i32) -> Message {
    if points < 0 { texts::counts(Score::points(points)) } else { texts::counts_penalty(Score::points(points)) }
}

fn facts(view: View<'_, Combo>) -> Vec<Fact> {
    let public = view.public;
    let (options, seats) = (&public.options, public.seats());
    if public.round == 0 {
        return Vec::new();
    }
    let rounds = options.rounds(seats);
    let mut facts = Vec::new();
    if public.phase != Phase::Between {
        let now = penalty(score(view.own.hand, options));
        facts.push(Fact::reading_on(texts::fact_hand_counts(), now).own());
    }
    let (round, rounds) = (public.round as usize, rounds as usize);
    let place = if public.phase == Phase::Between {
        table::number_of(round, rounds)
    } else {
        match public.hand_of(public.at) {
            0 => texts::first_draw(round, rounds),
            1 => texts::second_draw(round, rounds),
            _ => texts::last_draw(round, rounds),
        }
    };
    facts.push(Fact::reading_on(texts::fact_round(), place));
    facts
}

fn card_choice(view: View<'_, Combo>) -> Option<CardChoice> {
    let public = view.public;
    if public.phase == Phase::Between || public.turn() != view.seat || public.due > 0 {
        return None;
    }
    match public.phase {
        Phase::Discard => Some(CardChoice {
            zone: ZoneId::hand(view.seat),
            count: (0, view.own.hand.len()),
            labels: labels(texts::button_discard_none(), texts::button_discard, view.own.hand.len()),
        }),
        Phase::Take => Some(CardChoice {
            zone: ZoneId::packet(public.giver()?),
            count: (0, public.need().min(view.own.offered.len())),
            labels: labels(texts::button_take_none(), texts::button_take, public.need().min(view.own.offered.len())),
        }),
        Phase::Between | Phase::Lay | Phase::Draw => None,
    }
}

/// The labels of a button that confirms up to `most` cards.
fn labels(none: Message, some: fn(usize) -> Message, most: usize) -> Vec<Message> {
    [none].into_iter().chain((1..=most).map(some)).collect()
}

fn prompt(view: View<'_, Combo>) -> Message {
    let public = view.public;
    if public.phase == Phase::Between {
        return Message::EMPTY;
    }
    let turn = public.turn();
    let need = public.need();
    if public.due > 0 {
        return texts::stock_is_empty();
    }
    match (public.phase, turn == view.seat, public.giver()) {
        (Phase::Between, ..) => Message::EMPTY,
        (Phase::Discard, true, _) => texts::choose_discards(),
        (Phase::Discard, false, _) => texts::chooses_packet(turn),
        (Phase::Take, true, Some(giver)) => match (need, need.min(view.own.offered.len())) {
            (1, _) => texts::take_or_draw(giver),
            (_, 1) => texts::take_one_and_draw(need, giver),
            (_, most) => texts::take_and_draw(need, most, giver),
        },
        (Phase::Take, _, Some(giver)) => texts::looks_at_packet(turn, giver),
        (Phase::Take, _, None) => Message::EMPTY,
        (Phase::Lay, true, _) if view.own.offered.len() == 1 => texts::lay_last(),
        (Phase::Lay, true, _) => texts::lay_rest(),
        (Phase::Lay, false, _) => texts::lays_rest(turn),
        (Phase::Draw, true, _) if public.pile.is_empty() => texts::draw_from_stock(),
        (Phase::Draw, true, _) if need == 1 => texts::draw_one(),
        (Phase::Draw, true, _) => texts::draw_several(need),
        (Phase::Draw, false, _) => texts::draws(turn, need),
    }
}

pub(super) fn gesture(view: View<'_, Combo>, action: Action) -> Gesture {
    let public = view.public;
    match action {
        Action::Discard(cards) => Gesture::Choose { zone: ZoneId::hand(view.seat), cards },
        Action::Take(cards) => Gesture::Choose { zone: ZoneId::packet(view.seat.right(public.seats())), cards },
        Action::Lay(card) => Gesture::Carry { from: SpotId::Card(card), to: Target::Zone(ZoneId::PILE) },
        Action::DrawStock => Gesture::Touch(SpotId::Hidden(ZoneId::STOCK, public.stock.saturating_sub(1) as u8)),
        Action::DrawPile => Gesture::Touch(pile_top(public).expect("only a pile with a card is drawn from")),
    }
}

fn pile_top(public: &Public) -> Option<SpotId> {
    public.pile.last().map(|&card| SpotId::Card(card))
}

pub(super) fn spoken(view: View<'_, Combo>, action: Action) -> Spoken {
    let seat = view.seat;
    match action {
        Action::Discard(Cards::EMPTY) => {
            Spoken::new(texts::discard_nothing(), texts::discarded_nothing(seat), texts::discarding_nothing())
        }
        Action::Discard(cards) => {
            Spoken::new(texts::discard(cards), texts::discarded(seat, cards), texts::discarding(cards))
        }
        Action::Take(Cards::EMPTY) => {
            Spoken::new(texts::take_nothing(), texts::took_nothing(seat), texts::taking_nothing())
        }
        Action::Take(cards) => Spoken::new(texts::take(cards), texts::took(seat, cards), texts::taking(cards)),
        Action::Lay(card) => Spoken::new(texts::lay(card), texts::laid(seat, card), texts::laying(card)),
        Action::DrawStock => {
            Spoken::new(texts::draw_from_stock(), texts::drew_from_stock(seat), texts::drawing_from_stock())
        }
        Action::DrawPile => {
            let card = view.public.pile.last();
            let card = *card.expect("drawing from the pile is legal only if it has a card");
            Spoken::new(texts::draw_from_pile(card), texts::drew_from_pile(seat, card), texts::drawing_from_pile(card))
        }
    }
}

pub(super) fn why_not(view: View<'_, Combo>, spot: SpotId) -> Option<Message> {
    let public = view.public;
    if public.phase == Phase::Between || public.due > 0 {
        return None;
    }
    let stock = matches!(spot, SpotId::Hidden(ZoneId::STOCK, _));
    let on_pile = matches!(spot, SpotId::Card(card) if public.pile.contains(&card));
    let in_hand = matches!(spot, SpotId::Card(card) if view.own.hand.contains(card));
    if !(stock || on_pile || in_hand) {
        return None;
    }
    if public.turn() != view.seat {
        return Some(table::turn_of(public.turn()));
    }
    let reason = match public.phase {
        Phase::Discard if in_hand => return None,
        Phase::Discard => texts::discard_first(),
        Phase::Take if in_hand => texts::take_from_neighbor(),
        Phase::Take => texts::take_from_packet(),
        Phase::Lay => texts::lay_first(),
        Phase::Draw if in_hand => texts::now_draw(),
        Phase::Draw if stock || Some(spot) == pile_top(public) => return None,
        Phase::Draw => texts::only_top_card(),
        Phase::Between => return None,
    };
    Some(reason)
}
