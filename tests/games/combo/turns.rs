//! The course of a round, rule by rule; points, sight and odds have files of their own.

use rand::SeedableRng;
use rand::rngs::ChaCha8Rng;

use misere_engine::cards::{Card, Cards, Pack};
use misere_engine::rules::{Event, Next, Rules, Seat, Source, State};
use misere_games::combo::*;

pub(super) fn cards(codes: &str) -> Cards {
    codes.parse().expect("cards")
}

pub(super) fn card(code: &str) -> Card {
    code.parse().expect("a card")
}

/// A round dealt by the last seat, so that seat 0 begins, from a pack with these cards on top.
pub(super) fn begun(seats: usize, top: &str) -> (State<Combo>, Vec<Event>) {
    let top: Pack = top.parse().expect("cards");
    let rest = Cards::FULL - top.set();
    let pack = top.iter().copied().chain(rest).collect();
    let mut state = Combo::start(&Options::USUAL, seats, Seat::new(seats - 1));
    let mut events = Vec::new();
    Combo::deal(&mut state, &pack, &mut events);
    (state, events)
}

/// Performs these actions; returns the events.
pub(super) fn act(state: &mut State<Combo>, actions: &str) -> Vec<Event> {
    let mut events = Vec::new();
    for action in actions.split(", ") {
        let action: Action = action.parse().expect("an action");
        let Next::Act(seat) = Combo::next(&state.public) else {
            panic!("no action is due before {action}");
        };
        let mut moves = Vec::new();
        Combo::legal(state.view(seat), &mut moves);
        assert!(moves.contains(&action), "{action} is not among {moves:?}");
        Combo::apply(state, action, &mut events);
    }
    events
}

pub(super) fn draw(seat: usize, from: Source, cards: &str) -> Event {
    Event::Draw { seat: Seat::new(seat), from, cards: cards.parse().expect("cards") }
}

/// Leaves this many cards in the stock, and moves those below to the pile.
pub(super) fn run_down(state: &mut State<Combo>, left: usize) {
    let stock = state.hidden.stock;
    let (below, top) = stock.split_at(stock.len() - left);
    below.iter().for_each(|&card| state.public.pile.push(card));
    state.hidden.stock = top.iter().copied().collect();
    state.public.stock = left;
}

/// Each of three players holds one of every three cards; the ace of spades begins the pile.
pub(super) const THREE: &str = "2C 2D 2H 5C 5D 5H 9C 9D 9H KC KD KH AS 3S 4S 6S 7S 8S TS JS QS";

#[test]
fn sc_1_four_cards_each_then_one_turned_up_and_the_rest_is_the_stock() {
    let (state, events) = begun(3, THREE);
    assert_eq!(state.private[Seat::new(0)].hand, cards("2C 5C 9C KC"));
    assert_eq!(state.private[Seat::new(2)].hand, cards("2H 5H 9H KH"));
    assert_eq!(state.public.pile.to_string(), "AS");
    let [Event::Deal { deal: 1, dealer, stock, table, .. }] = &events[..] else {
        panic!("{events:?}");
    };
    let opening = table.expect("a card on the table");
    assert_eq!((*dealer, opening.card), (Seat::new(2), card("AS")));
    assert!(opening.open);
    assert_eq!((stock.len(), stock[0]), (39, card("3S")));
}

#[test]
fn sc_1_the_deal_goes_to_the_left_and_a_game_is_so_many_matches() {
    let mut rng = ChaCha8Rng::seed_from_u64(1);
    let options = Options { matches: 2, ..Options::USUAL };
    let mut state = Combo::start(&options, 3, Seat::new(1));
    let mut dealers = Vec::new();
    let mut moves = Vec::new();
    loop {
        match Combo::next(&state.public) {
            Next::Deal(cards) => {
                Combo::deal(&mut state, &Pack::shuffled(cards, &mut rng), &mut ());
                dealers.push(state.public.dealer.index());
            }
            Next::Reshuffle(cards) => {
                Combo::deal(&mut state, &Pack::shuffled(cards, &mut rng), &mut ());
            }
            Next::Act(seat) => {
                let action = Combo::random(state.view(seat), &mut moves, &mut rng);
                Combo::apply(&mut state, action, &mut ());
            }
            Next::Over => break,
        }
    }
    assert_eq!(dealers, [1, 2, 0, 1, 2, 0]);
}

#[test]
fn sc_2_and_sc_6_turns_go_round_and_the_dealers_packet_waits_for_the_next_hand() {
    let (mut state, _) = begun(2, "");
    for turn in 0..6 {
        let seat = Seat::new(turn % 2);
        assert_eq!(Combo::next(&state.public), Next::Act(seat));
        assert_eq!(state.public.hand_of(state.public.at), turn / 2);
        assert_eq!(state.private[seat].hand.len(), 4 + turn / 2);
        let packet = state.private[seat].hand.first().expect("a card");
        act(&mut state, &format!("discard {packet}"));
        if turn == 0 {
            act(&mut state, "draw stock, draw stock");
            continue;
        }
        let waiting = state.private[seat].offered.first().expect("the packet before");
        assert_eq!(state.public.giver(), Some(seat.right(2)));
        act(&mut state, &format!("take, lay {waiting}"));
    }
    // The dealer’s third packet is not used.
    assert_eq!(Combo::next(&state.public), Next::Deal(Cards::FULL));
    assert!(state.public.shown.iter().all(|hand| hand.len() == 7));
}

#[test]
fn sc_3_the_need_is_one_more_than_the_packet_whatever_its_size() {
    let (mut state, _) = begun(3, THREE);
    let mut moves = Vec::new();
    Combo::legal(state.view(Seat::new(0)), &mut moves);
    assert_eq!(moves.len(), 16);
    act(&mut state, "discard 2C 5C 9C KC");
    assert_eq!(state.public.need(), 5);
    act(&mut state, "draw stock, draw stock, draw stock, draw stock, draw pile, discard");
    assert_eq!((state.public.turn(), state.public.need()), (Seat::new(1), 1));
}

#[test]
fn sc_4_take_up_to_the_need_then_the_stock_gives_the_rest_then_lay_what_was_left() {
    let (mut state, _) = begun(3, THREE);
    act(&mut state, "discard 2C 5C 9C, draw stock, draw stock, draw stock, draw stock");
    act(&mut state, "discard 2D KD");
    let mut moves = Vec::new();
    Combo::legal(state.view(Seat::new(1)), &mut moves);
    assert_eq!(moves.len(), 8, "all subsets of three cards, the need being three");
    let events = act(&mut state, "take 5C");
    assert_eq!(events, [draw(1, Source::Packet, "5C"), draw(1, Source::Stock, "8S TS")]);
    assert_eq!(state.private[Seat::new(1)].hand, cards("5C 5D 8S 9D TS"));
    assert_eq!(act(&mut state, "lay 9C, lay 2C"), []);
    assert_eq!(state.public.pile.to_string(), "AS 9C 2C");
    assert_eq!(state.public.turn(), Seat::new(2));
}

#[test]
fn sc_4_a_line_without_cards_is_left_out() {
    let (mut state, _) = begun(3, THREE);
    act(&mut state, "discard 2C 5C, draw stock, draw stock, draw stock");
    act(&mut state, "discard 2D");
    assert_eq!(act(&mut state, "take 2C 5C"), [draw(1, Source::Packet, "2C 5C")]);
    act(&mut state, "discard");
    assert_eq!(act(&mut state, "take"), [draw(2, Source::Stock, "7S")]);
}

#[test]
fn sc_4_no_more_can_be_taken_than_is_needed() {
    let (mut state, _) = begun(3, THREE);
    act(&mut state, "discard 2C 5C, draw stock, draw stock, draw stock, discard");
    let mut moves = Vec::new();
    Combo::legal(state.view(Seat::new(1)), &mut moves);
    let texts: Vec<String> = moves.iter().map(ToString::to_string).collect();
    assert_eq!(texts, ["take", "take 2C", "take 5C"]);
}

#[test]
fn sc_5_without_a_packet_each_card_comes_from_the_stock_or_the_pile() {
    let (mut state, _) = begun(3, THREE);
    assert_eq!(act(&mut state, "discard, draw stock"), [draw(0, Source::Stock, "3S")]);
    // Nothing was laid down, so the next player draws card by card too.
    let events = act(&mut state, "discard 2D, draw pile, draw stock");
    assert_eq!(events[..2], [draw(1, Source::Pile, "AS"), draw(1, Source::Stock, "4S")]);
    assert_eq!(state.private[Seat::new(1)].hand, cards("4S 5D 9D KD AS"));
}

#[test]
fn sc_7_a_pile_found_empty_at_the_end_of_a_turn_is_begun_anew() {
    let (mut state, _) = begun(3, THREE);
    let events = act(&mut state, "discard 2C, draw pile, draw stock");
    assert_eq!(events, [draw(0, Source::Pile, "AS"), draw(0, Source::Stock, "3S"), turned_up(card("4S")),]);
    assert_eq!(state.public.pile.to_string(), "4S");
    assert_eq!(state.public.stock, 37);
    // The pile is begun only at the end of the turn; until then, an empty pile cannot be drawn
    // from.
    let (mut state, _) = begun(3, THREE);
    act(&mut state, "discard 2C, draw pile");
    let mut moves = Vec::new();
    Combo::legal(state.view(Seat::new(0)), &mut moves);
    assert_eq!(moves, [Action::DrawStock]);
    // Regression: the prompt offered the pile all the same.
    let prompt = Combo::scene(state.view(Seat::new(0))).prompt.for_programs();
    assert_eq!(prompt, "Draw from the stock");
}

#[test]
fn sc_8_a_draw_that_runs_dry_goes_on_by_itself_from_a_new_stock() {
    let (mut state, _) = begun(3, THREE);
    act(&mut state, "discard 2C 5C, draw stock, draw stock, draw stock");
    act(&mut state, "discard 2D 5D KD");
    run_down(&mut state, 1);
    let top = *state.public.pile.last().expect("a pile");
    let last = *state.hidden.stock.last().expect("a card");
    let events = act(&mut state, "take 2C");
    assert_eq!(events, [draw(1, Source::Packet, "2C"), draw(1, Source::Stock, &last.to_string())]);
    let below: Cards = state.public.pile.iter().copied().filter(|&card| card != top).collect();
    assert_eq!(Combo::next(&state.public), Next::Reshuffle(below));

    let stock = Pack::shuffled(below, &mut ChaCha8Rng::seed_from_u64(8));
    let mut events = Vec::new();
    Combo::deal(&mut state, &stock, &mut events);
    let drawn: Pack = stock[..2].iter().copied().collect();
    assert_eq!(events, [refilled(stock), draw(1, Source::Stock, &drawn.to_string()),]);
    assert_eq!(state.public.pile.to_string(), top.to_string());
    assert_eq!(state.public.phase, Phase::Lay);
    act(&mut state, "lay 5C");
    assert_eq!(state.private[Seat::new(1)].hand.len(), 5);
}

#[test]
fn sc_8_drawing_from_the_stock_is_legal_while_it_is_empty() {
    let (mut state, _) = begun(3, THREE);
    act(&mut state, "discard 2C");
    run_down(&mut state, 0);
    assert_eq!(act(&mut state, "draw stock"), []);
    let Next::Reshuffle(cards) = Combo::next(&state.public) else {
        panic!("a refill is due");
    };
    let mut events = Vec::new();
    let stock: Pack = cards.iter().collect();
    Combo::deal(&mut state, &stock, &mut events);
    assert_eq!(events, [refilled(stock), draw(0, Source::Stock, &stock[0].to_string())]);
    // The source of the second card is chosen separately.
    assert_eq!(state.public.phase, Phase::Draw);
    act(&mut state, "draw pile");
    assert_eq!(state.public.turn(), Seat::new(1));
}

/// Once the last player of a round has drawn, no hand changes any more (SC-4, SC-9), so the deal is decided; in every
/// other turn the cards of the pile still matter (SC-5).
#[test]
fn sc_4_what_is_left_of_the_last_packet_decides_nothing() {
    let (mut state, _) = begun(2, "");
    for turn in 0..6 {
        assert!(!Combo::decided(&state.public));
        let seat = state.public.turn();
        let hand = state.private[seat].hand.iter();
        let packet: Vec<String> = hand.take(2).map(|card| card.to_string()).collect();
        act(&mut state, &format!("discard {}", packet.join(" ")));
        assert!(!Combo::decided(&state.public));
        if turn == 0 {
            act(&mut state, "draw stock, draw stock, draw stock");
            continue;
        }
        act(&mut state, "take");
        assert_eq!(state.public.phase, Phase::Lay);
        assert_eq!(Combo::decided(&state.public), turn == 5);
        for card in state.private[seat].offered {
            act(&mut state, &format!("lay {card}"));
        }
    }
    assert_eq!(state.public.phase, Phase::Between);
}

/// SC-5: nothing is drawn from an empty pile, and the prompt does not offer it.
#[test]
fn sc_5_the_prompt_offers_the_pile_only_while_it_has_a_card() {
    let (mut state, _) = begun(2, "");
    let prompt = |state: &State<Combo>| {
        let scene = Combo::scene(state.view(state.public.turn()));
        scene.prompt.for_programs()
    };
    act(&mut state, "discard");
    assert_eq!(prompt(&state), "Draw a card from the stock or the pile");
    state.public.pile = Pack::EMPTY;
    assert_eq!(prompt(&state), "Draw from the stock");
}
