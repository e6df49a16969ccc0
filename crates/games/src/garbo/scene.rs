//! The table of Garbo as a seat sees and touches it.
//!
//! With claims by hand, nothing here gives away an unclaimed match (GA-8): there are no previews
//! and no marks, and the scene is [`Scene::blind`].

use super::options::{Claims, Options, SuitReach};
use super::square::{Cover, Match, Place, Places, SIZE};
use super::{Action, Garbo, Last, Phase, Public, SEATS, opponent};
use crate::text::{garbo as texts, table};
use misere_engine::cards::Card;
use misere_engine::rules::scene::{
    Anchor, Arrangement, Button, ButtonId, Face, Fact, Gesture, Mark, Preview, RecapLine, Scene, SeatInfo, Spot,
    SpotId, Target, ValueTable, Zone, ZoneId, sorted,
};
use misere_engine::rules::{Message, Rules as _, Score, Seat, Spoken, View};

const DONE: ButtonId = ButtonId(0);

pub(super) const SQUARE: ZoneId = ZoneId::new("square");

pub(super) fn scene(view: View<'_, Garbo>) -> Scene {
    let public = view.public;
    let dealt = public.phase != Phase::Before;
    let under_way = dealt && public.phase != Phase::Over;
    let claiming = public.phase == Phase::Claim;
    let mut zones: Vec<Zone> = Seat::all(SEATS).map(|seat| hand(view, seat)).collect();
    if dealt {
        zones.push(square(public));
        zones.push(stock(public));
    }
    Scene {
        zones,
        players: Seat::all(SEATS)
            .map(|seat| SeatInfo {
                total: Garbo::totals(public)[seat],
                running: Some(Score::points(public.points[seat])),
                dealer: dealt && seat == public.dealer,
                turn: under_way && seat == public.turn,
                note: Message::EMPTY,
            })
            .collect(),
        prompt: prompt(view),
        facts: facts(public),
        buttons: if claiming && public.turn == view.seat {
            vec![Button { id: DONE, label: texts::done_button() }]
        } else {
            Vec::new()
        },
        previews: previews(view),
        recap: public.last.map_or_else(Vec::new, |last| recap(public, &last)),
        values: values(&public.options),
        blind: claiming,
        ..Scene::default()
    }
}

fn hand(view: View<'_, Garbo>, seat: Seat) -> Zone {
    let public = view.public;
    if seat != view.seat {
        return Zone::hidden_hand(seat, public.held[seat]);
    }
    let waits = public.phase == Phase::Claim && public.turn == seat;
    let spots = sorted(view.own.hand).map(|card| Spot::up(card).dimmed(waits));
    Zone::own_hand(seat, spots.collect())
}

/// The cards by place, each after the card that it covers, and on level one the free places.
fn square(public: &Public) -> Zone {
    let taken = public.square.taken();
    let free = if public.is_level_one() { public.square.free() } else { Places::EMPTY };
    let last = public.last.map(|last| last.place);
    let mut spots = Vec::with_capacity(2 * SIZE);
    for place in (taken | free).iter() {
        let (row, column) = (place.row(), place.column());
        if public.square.covered().contains(place) {
            spots.push(Spot::under(row, column));
        }
        let spot = match public.square.card(place) {
            Some(card) => {
                let mark = (last == Some(place)).then_some(Mark::Latest);
                Spot::at(row, column, Face::Up(card)).marked(mark)
            }
            // No card can be played while matches are still being claimed.
            None => Spot::at(row, column, Face::Empty).dimmed(public.phase == Phase::Claim),
        };
        spots.push(spot);
    }
    let (rows, columns) = (taken | free).bounds().unwrap_or_default();
    let grid = Arrangement::Grid { rows, columns };
    Zone::new(SQUARE, Anchor::Center, grid, texts::the_square(), spots)
}

fn stock(public: &Public) -> Zone {
    let backs = Spot::backs(ZoneId::STOCK, public.stock);
    let note = match public.stock {
        0 => Message::EMPTY,
        count => table::cards(count),
    };
    let (anchor, arrangement) = (Anchor::Right, Arrangement::Pile);
    Zone::new(ZoneId::STOCK, anchor, arrangement, table::the_stock(), backs).with_note(note)
}

fn facts(public: &Public) -> Vec<Fact> {
    // The card that is being played or claimed, counted from 1.
    let number = match public.phase {
        Phase::Before | Phase::Over => return Vec::new(),
        Phase::Play => public.played + 1,
        Phase::Claim => public.played,
    };
    let (level, card) = match number.checked_sub(SIZE) {
        None | Some(0) => (texts::fact_level_one(), number),
        Some(card) => (texts::fact_level_two(), card),
    };
    let mut facts = vec![Fact::new(level, texts::card_of(card, SIZE))];
    if public.options.suit_reach == SuitReach::InLine {
        facts.push(Fact::new(texts::fact_suits_match(), texts::suits_in_line()));
    }
    facts
}

/// The points that matches give away.
fn values(options: &Options) -> ValueTable {
    let suits = Options::SUITS.map(texts::suit_name);
    let ranks = Options::RANKS.map(texts::rank_name);
    ValueTable {
        heading: texts::match_gives_away(),
        rows: suits.into_iter().chain(ranks).zip(options.values).collect(),
    }
}

/// The prompt to cover a card, with the worth of a match with it (GA-6).
fn cover_prompt(options: &Options) -> Message {
    match options.cover_factor {
        1 => texts::cover_counts_once(),
        2 => texts::cover_counts_double(),
        factor => texts::cover_counts_times(factor as usize),
    }
}

fn prompt(view: View<'_, Garbo>) -> Message {
    let public = view.public;
    let turn = public.turn;
    match public.phase {
        Phase::Before | Phase::Over => Message::EMPTY,
        Phase::Play if turn != view.seat => texts::plays(turn),
        Phase::Play if !public.is_level_one() => cover_prompt(&public.options),
        Phase::Play if public.played == 0 => texts::place_first(),
        Phase::Play => texts::place_beside(),
        Phase::Claim if turn != view.seat => texts::looks_for_matches(turn),
        Phase::Claim => match public.last {
            Some(last) => texts::claim_matches(last.card),
            None => Message::EMPTY,
        },
    }
}

/// The points that each card would give away at each place, for the seat that is to play. Empty if
/// matches are claimed by hand.
fn previews(view: View<'_, Garbo>) -> Vec<Preview> {
    let public = view.public;
    let counts = public.options.claims == Claims::Automatic;
    if !counts || public.phase != Phase::Play || public.turn != view.seat {
        return Vec::new();
    }
    let open = public.legal_places();
    let to = opponent(view.seat);
    let mut previews = Vec::with_capacity(view.own.hand.len() * open.len());
    for card in view.own.hand {
        for place in open.iter() {
            let matches = public.square.matches(card, place, public.options.suit_reach);
            let given = matches.points(card, &public.options);
            let spots = matches.iter().map(|one| match one {
                Match::Suit(other) | Match::Rank(other) => other.spot(),
                // The card to be covered still lies on top.
                Match::Cover => place.spot(),
            });
            previews.push(Preview {
                gesture: carry(card, place),
                text: match given {
                    0 => texts::gives_nothing(),
                    given => texts::gives(Score::points(given), to),
                },
                points: Some(given),
                spots: spots.collect(),
            });
        }
    }
    previews
}

/// The last card and the points that it gave away or, with claims by hand, that were claimed.
fn recap(public: &Public, last: &Last) -> Vec<RecapLine> {
    let options = &public.options;
    let (from, to) = (last.seat, opponent(last.seat));
    let card = last.card;
    let points = Score::points(last.taken(options));
    let is_claiming = public.phase == Phase::Claim;
    let text = match (last.covered, options.claims, points) {
        (None, Claims::Automatic, Score::ZERO) => texts::played_for_nothing(from, card),
        (None, Claims::Automatic, _) => texts::played_for(from, card, points, to),
        (None, Claims::ByHand, Score::ZERO) if is_claiming => texts::played(from, card),
        (None, Claims::ByHand, Score::ZERO) => texts::played_nothing_claimed(from, card, to),
        (None, Claims::ByHand, _) => texts::played_claimed(from, card, to, points),
        (Some(covered), Claims::Automatic, Score::ZERO) => texts::covered_for_nothing(from, covered, card),
        (Some(covered), Claims::Automatic, _) => texts::covered_for(from, covered, card, points, to),
        (Some(covered), Claims::ByHand, Score::ZERO) if is_claiming => texts::covered_claiming(from, covered, card),
        (Some(covered), Claims::ByHand, Score::ZERO) => texts::covered_nothing_claimed(from, covered, card, to),
        (Some(covered), Claims::ByHand, _) => texts::covered_claimed(from, covered, card, to, points),
    };
    let head = RecapLine { text, spots: vec![last.place.spot()] };
    let mut lines = vec![head];
    lines.extend(last.claimed.iter().map(|one| line(public, last, one)));
    lines
}

fn line(public: &Public, last: &Last, one: Match) -> RecapLine {
    let options = &public.options;
    let suit = options.suit_value(last.card.suit());
    let rank = options.rank_value(last.card.rank());
    let lying = |place| {
        let card = public.square.card(place);
        card.expect("matches are with cards on the table")
    };
    match one {
        Match::Suit(place) => RecapLine { text: texts::same_suit(lying(place), suit), spots: vec![place.spot()] },
        Match::Rank(place) => RecapLine { text: texts::same_rank(lying(place), rank), spots: vec![place.spot()] },
        Match::Cover => {
            let factor = options.cover_factor;
            let card = last.covered.expect("a card that matches was covered");
            RecapLine {
                text: match last.claimed.cover {
                    Cover::Rank => texts::covered_same_rank(card, factor, rank, factor * rank),
                    Cover::Suit | Cover::None => texts::covered_same_suit(card, factor, suit, factor * suit),
                },
                spots: vec![SpotId::Under(last.place.row(), last.place.column())],
            }
        }
    }
}

const fn carry(card: Card, place: Place) -> Gesture {
    Gesture::Carry { from: SpotId::Card(card), to: Target::Spot(place.spot()) }
}

pub(super) fn gesture(view: View<'_, Garbo>, action: Action) -> Gesture {
    match action {
        Action::Place(card, place) | Action::Cover(card, place) => carry(card, place),
        Action::Claim(Match::Suit(place) | Match::Rank(place)) => Gesture::Touch(place.spot()),
        Action::Claim(Match::Cover) => {
            let place = view.public.last.map_or(Place::FIRST, |last| last.place);
            Gesture::Touch(SpotId::Under(place.row(), place.column()))
        }
        Action::Done => Gesture::Press(DONE),
    }
}

pub(super) fn spoken(view: View<'_, Garbo>, action: Action) -> Spoken {
    let seat = view.seat;
    let lying = |place| {
        let card = view.public.square.card(place);
        card.expect("legal actions name places with cards")
    };
    match action {
        Action::Place(card, place) => spoken_place(view, card, place),
        Action::Cover(card, place) => {
            let covered = lying(place);
            Spoken::new(
                texts::cover(card, covered),
                texts::covered(seat, card, covered),
                texts::covering(card, covered),
            )
        }
        Action::Claim(Match::Suit(place)) => {
            let card = lying(place);
            Spoken::new(texts::claim_suit(card), texts::claimed_suit(seat, card), texts::claiming_suit(card))
        }
        Action::Claim(Match::Rank(place)) => {
            let card = lying(place);
            Spoken::new(texts::claim_rank(card), texts::claimed_rank(seat, card), texts::claiming_rank(card))
        }
        Action::Claim(Match::Cover) => {
            let covered = view.public.last.and_then(|last| last.covered);
            let card = covered.expect("only a covered card can be claimed");
            Spoken::new(texts::claim_cover(card), texts::claimed_cover(seat, card), texts::claiming_cover(card))
        }
        Action::Done => Spoken::new(texts::claim_no_more(), texts::claimed_no_more(seat), texts::claiming_no_more()),
    }
}

/// Placing a card, told by a card beside the place.
fn spoken_place(view: View<'_, Garbo>, card: Card, place: Place) -> Spoken {
    let seat = view.seat;
    let beside = |row, column| {
        let other = Place::new(place.row() + row, place.column() + column)?;
        view.public.square.card(other)
    };
    if let Some(other) = beside(0, -1) {
        Spoken::new(
            texts::place_right(card, other),
            texts::placed_right(seat, card, other),
            texts::placing_right(card, other),
        )
    } else if let Some(other) = beside(-1, 0) {
        Spoken::new(
            texts::place_below(card, other),
            texts::placed_below(seat, card, other),
            texts::placing_below(card, other),
        )
    } else if let Some(other) = beside(0, 1) {
        Spoken::new(
            texts::place_left(card, other),
            texts::placed_left(seat, card, other),
            texts::placing_left(card, other),
        )
    } else if let Some(other) = beside(1, 0) {
        Spoken::new(
            texts::place_above(card, other),
            texts::placed_above(seat, card, other),
            texts::placing_above(card, other),
        )
    } else {
        Spoken::new(texts::place(card), texts::placed(seat, card), texts::placing(card))
    }
}
