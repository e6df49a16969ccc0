//! The published vectors of Clubs, each checked through the rules themselves.

use misere::cards::{Card, Cards, Suit};
use misere::rules::clubs::{Clubs, Options, Outcome, Phase};
use misere::rules::options::read_rules;
use misere::rules::{BySeat, Event, Next, Rules, Score, Seat, State, winners};
use serde_json::Value as Json;

/// The vectors, as published with the rules.
const VECTORS: &str = include_str!("../vectors/clubs.json");

#[test]
fn every_vector_holds() {
    let file: Json = serde_json::from_str(VECTORS).expect("JSON");
    let vectors = file["vectors"].as_array().expect("a list");
    for vector in vectors {
        match vector["kind"].as_str().expect("a kind") {
            "trick" => check_trick(vector),
            "legal" => check_legal(vector),
            "tally" => check_tally(vector),
            "game_end" => check_game_end(vector),
            kind => panic!("no check for vectors of kind {kind}"),
        }
    }
    assert_eq!(vectors.len(), 27);
}

fn list(json: &Json) -> Vec<Card> {
    let codes = json.as_array().expect("a list of cards");
    let card = |code: &Json| code.as_str().expect("a code").parse().expect("a card");
    codes.iter().map(card).collect()
}

fn numbers(json: &Json) -> Vec<i32> {
    let numbers = json.as_array().expect("a list of numbers");
    let number = |number: &Json| number.as_i64().expect("a number") as i32;
    numbers.iter().map(number).collect()
}

/// The options of a vector, which says only what differs.
fn options(vector: &Json) -> Options {
    let form = Options::form();
    let changes: Vec<String> = vector["rules"]
        .as_object()
        .into_iter()
        .flatten()
        .map(|(name, value)| format!("{name}: {value}"))
        .collect();
    let text = format!("({})", changes.join(", "));
    let rules = read_rules(form.fields(), &text).expect(&text);
    form.options(&rules).expect(&text)
}

/// A deal under way in which seat 0 is to act.
fn playing(options: &Options, seats: usize) -> State<Clubs> {
    let mut state = Clubs::start(options, seats, Seat::new(0));
    state.public.deal = 1;
    state.public.phase = Phase::Playing;
    state
}

/// CL-5, CL-6.
fn check_trick(vector: &Json) {
    let cards = list(&vector["cards"]);
    let suit = vector["suit"].as_str().expect("a suit");
    let mut state = playing(&Options::PUBLISHED, cards.len());
    for (seat, &card) in Seat::all(cards.len()).zip(&cards) {
        state.private[seat].hand.insert(card);
    }
    let mut events = Vec::new();
    for (place, &card) in cards.iter().enumerate() {
        let text = if place == 0 && card.suit() == Suit::Clubs {
            format!("play {card} as {suit}")
        } else {
            format!("play {card}")
        };
        Clubs::apply(&mut state, text.parse().expect("an action"), &mut events);
        if place == 0 {
            let named = state.public.suit.map(|suit| suit.letter().to_string());
            assert_eq!(named.as_deref(), Some(suit), "{vector}");
        }
    }
    let winner = Seat::new(vector["winner"].as_u64().expect("a seat") as usize);
    assert_eq!(
        events,
        [Event::Trick {
            winner,
            cards: cards.iter().copied().collect(),
            penalty: None
        }],
        "{vector}"
    );
    assert_eq!(state.public.turn, winner, "{vector}");
    assert_eq!(state.public.taken[winner].len(), cards.len());
}

/// CL-2, CL-3, CL-4.
fn check_legal(vector: &Json) {
    let seats = vector["players"].as_u64().expect("a number") as usize;
    let mut state = playing(&options(vector), seats);
    state.private[Seat::new(0)].hand = list(&vector["hand"]).into_iter().collect();
    state.hidden.table = list(&vector["table"]).first().copied();
    let leads = vector["lead"].as_bool().expect("a yes or no");
    if leads {
        let opens = vector["opening"].as_bool().expect("a yes or no");
        state.public.tricks = usize::from(!opens);
    } else {
        // The seat before leads a club that is not in the hand, as the suit of the trick.
        let suit = vector["suit"].as_str().expect("a suit");
        let led = Cards::suit(Suit::Clubs) - state.private[Seat::new(0)].hand;
        let led = led.first().expect("a club");
        state.public.turn = Seat::new(seats - 1);
        let action = format!("play {led} as {suit}");
        Clubs::apply(&mut state, action.parse().expect("an action"), &mut ());
    }
    assert_eq!(state.public.turn, Seat::new(0));
    let mut moves = Vec::new();
    Clubs::legal(state.view(Seat::new(0)), &mut moves);
    let texts: Vec<String> = moves.iter().map(ToString::to_string).collect();
    let expected: Vec<&str> = vector["legal"]
        .as_array()
        .expect("a list")
        .iter()
        .filter_map(Json::as_str)
        .collect();
    assert_eq!(texts, expected, "{vector}");
}

/// CL-7, CL-8.
fn check_tally(vector: &Json) {
    let taken = vector["taken"].as_array().expect("a list");
    let taken = BySeat::from_fn(taken.len(), |seat| {
        list(&taken[seat.index()]).into_iter().collect()
    });
    let outcome = Outcome::of(&options(vector), &taken);
    let expected = (
        numbers(&vector["tallies"]),
        vector["scrambled"].as_bool().expect("a yes or no"),
        numbers(&vector["scores"]),
    );
    let found = (
        outcome.tallies.as_slice().to_vec(),
        outcome.scrambled,
        outcome.scores.as_slice().to_vec(),
    );
    assert_eq!(found, expected, "{vector}");
}

/// CL-9.
fn check_game_end(vector: &Json) {
    let totals = numbers(&vector["totals"]);
    let mut state = Clubs::start(&options(vector), totals.len(), Seat::new(0));
    state.public.deal = vector["deals"].as_u64().expect("a number") as u32;
    let totals = BySeat::from_fn(totals.len(), |seat| Score::points(totals[seat.index()]));
    state.public.totals = totals;
    let over = Clubs::next(&state.public) == Next::Over;
    assert_eq!(Some(over), vector["over"].as_bool(), "{vector}");
    if let Some(expected) = vector["winners"].as_array() {
        let winners: Vec<u64> = winners::<Clubs>(&Clubs::totals(&state.public))
            .into_iter()
            .map(|seat| seat.index() as u64)
            .collect();
        let expected: Vec<u64> = expected.iter().filter_map(Json::as_u64).collect();
        assert_eq!(winners, expected, "{vector}");
    }
}
