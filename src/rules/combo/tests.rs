use rand::SeedableRng;
use rand::rngs::ChaCha8Rng;

use super::scoring::{Bonus, bonus, combined, score};
use super::*;
use crate::rules::scene::ZoneId;

fn cards(codes: &str) -> Cards {
    codes.parse().expect("cards")
}

fn card(code: &str) -> Card {
    code.parse().expect("a card")
}

/// A round dealt by the last seat, so that seat 0 begins, from a pack with these cards on top.
fn begun(seats: usize, top: &str) -> (State<Combo>, Vec<Event>) {
    let top: Pack = top.parse().expect("cards");
    let rest = Cards::FULL - top.set();
    let pack = top.iter().copied().chain(rest).collect();
    let mut state = Combo::start(&Options::PUBLISHED, seats, Seat::new(seats - 1));
    let mut events = Vec::new();
    Combo::deal(&mut state, &pack, &mut events);
    (state, events)
}

/// Does these actions, and tells what happened.
fn act(state: &mut State<Combo>, actions: &str) -> Vec<Event> {
    let mut events = Vec::new();
    for action in actions.split(", ") {
        let deed: Deed = action.parse().expect("an action");
        let Next::Act(seat) = Combo::next(&state.public) else {
            panic!("no action is due before {action}");
        };
        let mut moves = Vec::new();
        Combo::legal(state.view(seat), &mut moves);
        assert!(moves.contains(&deed), "{action} is not among {moves:?}");
        Combo::apply(state, deed, &mut events);
    }
    events
}

fn draw(seat: usize, from: Source, cards: &str) -> Event {
    Event::Draw {
        seat: Seat::new(seat),
        from,
        cards: cards.parse().expect("cards"),
    }
}

/// Leaves so many cards on the stock, and lays those below on the pile.
fn run_down(state: &mut State<Combo>, left: usize) {
    let stock = state.hidden.stock;
    let (below, top) = stock.split_at(stock.len() - left);
    below.iter().for_each(|&card| state.public.pile.push(card));
    state.hidden.stock = top.iter().copied().collect();
    state.public.stock = left;
}

/// Each of three players holds one of every three cards; the ace of spades begins the pile.
const THREE: &str = "2C 2D 2H 5C 5D 5H 9C 9D 9H KC KD KH AS 3S 4S 6S 7S 8S TS JS QS";

#[test]
fn sc_1_four_cards_each_then_one_turned_up_and_the_rest_is_the_stock() {
    let (state, events) = begun(3, THREE);
    assert_eq!(state.private[Seat::new(0)].hand, cards("2C 5C 9C KC"));
    assert_eq!(state.private[Seat::new(2)].hand, cards("2H 5H 9H KH"));
    assert_eq!(state.public.pile.to_string(), "AS");
    let [
        Event::Deal {
            deal: 1,
            dealer,
            stock,
            table,
            ..
        },
    ] = &events[..]
    else {
        panic!("{events:?}");
    };
    assert_eq!((*dealer, *table), (Seat::new(2), Some(card("AS"))));
    assert_eq!((stock.len(), stock[0]), (39, card("3S")));
}

#[test]
fn sc_1_the_deal_goes_to_the_left_and_a_game_is_so_many_matches() {
    let mut rng = ChaCha8Rng::seed_from_u64(1);
    let options = Options {
        matches: 2,
        ..Options::PUBLISHED
    };
    let mut state = Combo::start(&options, 3, Seat::new(1));
    let mut dealers = Vec::new();
    let mut moves = Vec::new();
    loop {
        match Combo::next(&state.public) {
            Next::Deal(cards) => {
                Combo::deal(&mut state, &Pack::shuffled(cards, &mut rng), &mut ());
                dealers.push(state.public.dealer.index());
            }
            Next::Refill(cards) => {
                Combo::deal(&mut state, &Pack::shuffled(cards, &mut rng), &mut ());
            }
            Next::Act(seat) => {
                let deed = Combo::random(state.view(seat), &mut moves, &mut rng);
                Combo::apply(&mut state, deed, &mut ());
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
        let waiting = state.private[seat]
            .offered
            .first()
            .expect("the packet before");
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
    act(
        &mut state,
        "draw stock, draw stock, draw stock, draw stock, draw pile, discard",
    );
    assert_eq!(
        (state.public.turn(), state.public.need()),
        (Seat::new(1), 1)
    );
}

#[test]
fn sc_4_take_up_to_the_need_then_the_stock_gives_the_rest_then_lay_what_was_left() {
    let (mut state, _) = begun(3, THREE);
    act(
        &mut state,
        "discard 2C 5C 9C, draw stock, draw stock, draw stock, draw stock",
    );
    act(&mut state, "discard 2D KD");
    let mut moves = Vec::new();
    Combo::legal(state.view(Seat::new(1)), &mut moves);
    assert_eq!(
        moves.len(),
        8,
        "all subsets of three cards, the need being three"
    );
    let events = act(&mut state, "take 5C");
    assert_eq!(
        events,
        [
            draw(1, Source::Packet, "5C"),
            draw(1, Source::Stock, "8S TS")
        ]
    );
    assert_eq!(state.private[Seat::new(1)].hand, cards("5C 5D 8S 9D TS"));
    assert_eq!(act(&mut state, "lay 9C, lay 2C"), []);
    assert_eq!(state.public.pile.to_string(), "AS 9C 2C");
    assert_eq!(state.public.turn(), Seat::new(2));
}

#[test]
fn sc_4_a_line_without_cards_is_left_out() {
    let (mut state, _) = begun(3, THREE);
    act(
        &mut state,
        "discard 2C 5C, draw stock, draw stock, draw stock",
    );
    act(&mut state, "discard 2D");
    assert_eq!(
        act(&mut state, "take 2C 5C"),
        [draw(1, Source::Packet, "2C 5C")]
    );
    act(&mut state, "discard");
    assert_eq!(act(&mut state, "take"), [draw(2, Source::Stock, "7S")]);
}

#[test]
fn sc_4_no_more_can_be_taken_than_is_needed() {
    let (mut state, _) = begun(3, THREE);
    act(
        &mut state,
        "discard 2C 5C, draw stock, draw stock, draw stock, discard",
    );
    let mut moves = Vec::new();
    Combo::legal(state.view(Seat::new(1)), &mut moves);
    let texts: Vec<String> = moves.iter().map(ToString::to_string).collect();
    assert_eq!(texts, ["take", "take 2C", "take 5C"]);
}

#[test]
fn sc_5_without_a_packet_each_card_comes_from_the_stock_or_the_pile() {
    let (mut state, _) = begun(3, THREE);
    assert_eq!(
        act(&mut state, "discard, draw stock"),
        [draw(0, Source::Stock, "3S")]
    );
    // Nothing was laid down, so the next player draws card by card too.
    let events = act(&mut state, "discard 2D, draw pile, draw stock");
    assert_eq!(
        events[..2],
        [draw(1, Source::Pile, "AS"), draw(1, Source::Stock, "4S")]
    );
    assert_eq!(state.private[Seat::new(1)].hand, cards("4S 5D 9D KD AS"));
}

#[test]
fn sc_7_a_pile_found_empty_at_the_end_of_a_turn_is_begun_anew() {
    let (mut state, _) = begun(3, THREE);
    let events = act(&mut state, "discard 2C, draw pile, draw stock");
    assert_eq!(
        events,
        [
            draw(0, Source::Pile, "AS"),
            draw(0, Source::Stock, "3S"),
            Event::TurnUp { card: card("4S") },
        ]
    );
    assert_eq!(state.public.pile.to_string(), "4S");
    assert_eq!(state.public.stock, 37);
    // Not before the end of the turn: an empty pile cannot be drawn from meanwhile.
    let (mut state, _) = begun(3, THREE);
    act(&mut state, "discard 2C, draw pile");
    let mut moves = Vec::new();
    Combo::legal(state.view(Seat::new(0)), &mut moves);
    assert_eq!(moves, [Deed::DrawStock]);
}

#[test]
fn sc_8_a_draw_that_runs_dry_goes_on_by_itself_from_a_new_stock() {
    let (mut state, _) = begun(3, THREE);
    act(
        &mut state,
        "discard 2C 5C, draw stock, draw stock, draw stock",
    );
    act(&mut state, "discard 2D 5D KD");
    run_down(&mut state, 1);
    let top = *state.public.pile.last().expect("a pile");
    let last = *state.hidden.stock.last().expect("a card");
    let events = act(&mut state, "take 2C");
    assert_eq!(
        events,
        [
            draw(1, Source::Packet, "2C"),
            draw(1, Source::Stock, &last.to_string())
        ]
    );
    let below: Cards = state
        .public
        .pile
        .iter()
        .copied()
        .filter(|&card| card != top)
        .collect();
    assert_eq!(Combo::next(&state.public), Next::Refill(below));

    let stock = Pack::shuffled(below, &mut ChaCha8Rng::seed_from_u64(8));
    let mut events = Vec::new();
    Combo::deal(&mut state, &stock, &mut events);
    let drawn: Pack = stock[..2].iter().copied().collect();
    assert_eq!(
        events,
        [
            Event::Refill { stock },
            draw(1, Source::Stock, &drawn.to_string()),
        ]
    );
    assert_eq!(state.public.pile.to_string(), top.to_string());
    assert_eq!(state.public.phase, Phase::Lay);
    act(&mut state, "lay 5C");
    assert_eq!(state.private[Seat::new(1)].hand.len(), 5);
}

#[test]
fn sc_8_drawing_from_the_stock_is_lawful_while_it_is_empty() {
    let (mut state, _) = begun(3, THREE);
    act(&mut state, "discard 2C");
    run_down(&mut state, 0);
    assert_eq!(act(&mut state, "draw stock"), []);
    let Next::Refill(cards) = Combo::next(&state.public) else {
        panic!("a refill is due");
    };
    let mut events = Vec::new();
    let stock: Pack = cards.iter().collect();
    Combo::deal(&mut state, &stock, &mut events);
    assert_eq!(
        events,
        [
            Event::Refill { stock },
            draw(0, Source::Stock, &stock[0].to_string())
        ]
    );
    // The other card of the need is chosen anew.
    assert_eq!(state.public.phase, Phase::Draw);
    act(&mut state, "draw pile");
    assert_eq!(state.public.turn(), Seat::new(1));
}

#[test]
fn sc_9_and_sc_10_the_worked_examples_hold() {
    for (hand, points) in [
        ("4H 5H 6C 7D 9H TS QH", 1),
        ("5C 5D 8C 8H 9S 9D AH", 0),
        ("5C 5D 8C 8H 9C 9D AC", -1),
        ("2C 2D 2H 2S KC KD KH", -4),
        ("3C 3D 6C 6D QC QD QH", -1),
    ] {
        assert_eq!(score(cards(hand), &Options::PUBLISHED), points, "{hand}");
    }
}

#[test]
fn sc_9_a_card_is_free_in_any_combination_and_in_several() {
    for (hand, free) in [
        ("QC KD AH 2S 5C 7D 9H", "QC KD AH 2S"),
        ("JC QD AH 2S 3C 5D 7H", ""),
        ("2S 3S 4S 9S 9D JD KD", "2S 3S 4S 9S 9D"),
        ("2C 3D 3H 4S 5C 9D KH", "2C 3D 3H 4S 5C"),
        // Fewer cards are looked at in the same way.
        ("7H 7S 8D", "7H 7S"),
        ("7H 8S 9D TC", "7H 8S 9D TC"),
        ("", ""),
    ] {
        assert_eq!(combined(cards(hand)), cards(free), "{hand}");
    }
}

#[test]
fn sc_10_only_the_best_is_taken_off() {
    let named = |hand, small, large| {
        let options = Options {
            bonus_small: small,
            bonus_large: large,
            ..Options::PUBLISHED
        };
        bonus(cards(hand), &options)
    };
    let both = "2C 2D 2H 2S KC KD KH";
    assert_eq!(named(both, 1, 4), Some((Bonus::FourOfARank, 4)));
    assert_eq!(named(both, 1, 0), Some((Bonus::FullHouse, 1)));
    assert_eq!(
        named("2C 2D 2H 2S KC QD 9H", 1, 4),
        Some((Bonus::FourOfARank, 4))
    );
    assert_eq!(
        named("2C 2D 2H 2S KC KD 9H", 9, 4),
        Some((Bonus::FullHouse, 9))
    );
    assert_eq!(named("2C 2D 5H 5S KC QD 9H", 1, 4), None, "two pairs");
    assert_eq!(
        named("2C 2D 5H 5S KC KD 9H", 1, 4),
        Some((Bonus::ThreePairs, 1))
    );
    assert_eq!(
        named("QC KD AH 2S 3C 4D 5H", 1, 4),
        Some((Bonus::RunOfSeven, 4))
    );
    assert_eq!(
        named("2H 4H 6H 8H TH QH AH", 1, 4),
        Some((Bonus::SevenOfASuit, 4))
    );
    assert_eq!(named("2H 4H 6H 8H TH QH", 1, 4), None, "seven are needed");
}

#[test]
fn the_score_sheet_says_where_each_point_came_from() {
    let (mut state, _) = begun(2, "");
    state.public.at = 6;
    state.private[Seat::new(0)].hand = cards("2C 2D 5H 5S 9C 9D AH");
    state.private[Seat::new(1)].hand = cards("3C 4C 5C 6C 7C 8C 9C");
    let mut events = Vec::new();
    scoring::settle(&mut state, &mut events);
    let lines: Vec<(usize, i32, &str, String)> = events
        .iter()
        .filter_map(|event| match event {
            Event::Points {
                seat,
                points,
                why,
                cards,
            } => Some((
                seat.index(),
                points.in_halves() / 2,
                why.as_str(),
                cards.to_string(),
            )),
            _ => None,
        })
        .collect();
    assert_eq!(
        lines,
        [
            (0, 1, "Ace of hearts, in no combination", "AH".into()),
            (0, -1, "Three pairs", "2C 9C 2D 9D 5H 5S".into()),
            (
                1,
                -4,
                "Seven cards in one run",
                "3C 4C 5C 6C 7C 8C 9C".into()
            ),
        ]
    );
    assert!(matches!(events.last(), Some(Event::Score { deal: 1, .. })));
}

#[test]
fn the_scene_marks_what_belongs_together_and_says_what_it_would_score() {
    let (mut state, _) = begun(3, "2C 3D 4H 2D 3S 5H 9C 9D 9H KC KD KH AS");
    let scene = Combo::scene(state.view(Seat::new(0)));
    let zone = scene.zone(ZoneId::Hand(Seat::new(0))).expect("a hand");
    let marked = zone.spots.iter().filter(|spot| spot.mark);
    let marked: Vec<SpotId> = marked.map(|spot| spot.id).collect();
    assert_eq!(marked, ["2C", "2D"].map(|code| SpotId::Card(card(code))));
    let facts: Vec<String> = scene
        .facts
        .iter()
        .map(|fact| format!("{}: {}", fact.label, fact.value))
        .collect();
    assert_eq!(
        facts,
        [
            "Match: 1 of 3",
            "Round: 1 of 9",
            "Hand: 1 of 3",
            "Your hand now: 2"
        ]
    );
    let pile = |state: &State<Combo>| {
        let scene = Combo::scene(state.view(Seat::new(1)));
        scene.zone(ZoneId::Pile).expect("a pile").spots.len()
    };
    assert_eq!(pile(&state), 1);
    act(
        &mut state,
        "discard 9C, draw stock, draw stock, discard 3D, take, lay 9C",
    );
    assert_eq!(pile(&state), 2);
}

#[test]
fn the_scene_says_what_cannot_be_done_and_why() {
    let (mut state, _) = begun(3, THREE);
    let why = |state: &State<Combo>, seat: usize, spot: SpotId| {
        Combo::why_not(state.view(Seat::new(seat)), spot).map(|reason| reason.0)
    };
    let stock = SpotId::Hidden(ZoneId::Stock, 0);
    let code = |code: &str| SpotId::Card(card(code));
    assert_eq!(
        why(&state, 0, stock).as_deref(),
        Some("First lay down your packet, even an empty one.")
    );
    assert_eq!(why(&state, 0, code("2C")), None);
    assert_eq!(
        why(&state, 1, code("2D")).as_deref(),
        Some("It is {0}’s turn.")
    );
    act(
        &mut state,
        "discard 2C, draw stock, draw stock, discard, take",
    );
    // Seat 1 took nothing and lays the two of clubs; then seat 2 draws card by card.
    assert_eq!(
        why(&state, 1, code("2D")).as_deref(),
        Some("First lay what you left of the packet on the pile.")
    );
    act(&mut state, "lay 2C, discard");
    assert_eq!(
        why(&state, 2, code("AS")).as_deref(),
        Some("Only the top card of the pile can be drawn.")
    );
    assert_eq!(why(&state, 2, code("2C")), None);
    assert_eq!(why(&state, 2, stock), None);
}

/// How often a card is in each of the hands of seats 0 and 1, as seat 2 imagines it.
fn odds(state: &State<Combo>, card: Card) -> [f64; 2] {
    let mut rng = ChaCha8Rng::seed_from_u64(2);
    let mut found = [0; 2];
    for _ in 0..4000 {
        let world = Combo::imagine(state.view(Seat::new(2)), &mut rng);
        for (seat, found) in found.iter_mut().enumerate() {
            *found += usize::from(world.private[Seat::new(seat)].hand.contains(card));
        }
    }
    found.map(|times| times as f64 / 4000.0)
}

/// Five standard deviations of a share of 4000.
fn assert_near(found: [f64; 2], expected: [f64; 2]) {
    for (found, expected) in found.into_iter().zip(expected) {
        assert!(
            (found - expected).abs() < 0.04,
            "{found} instead of {expected}"
        );
    }
}

#[test]
fn a_card_drawn_from_the_pile_is_placed_as_surely_as_what_came_after_allows() {
    let (mut state, _) = begun(3, THREE);
    // Seat 0 takes the ace of spades from the pile, for all to see.
    act(&mut state, "discard, draw pile");
    assert_near(odds(&state, card("AS")), [1.0, 0.0]);
    act(&mut state, "discard, draw stock, discard, draw stock");
    // He lays down two of five cards: it may be among them.
    act(&mut state, "discard 2C 5C");
    assert_near(odds(&state, card("AS")), [3.0 / 5.0, 0.0]);
    act(&mut state, "draw stock, draw stock, draw stock, discard");
    // Seat 1 took one of the two and left the other. It was one of the four besides.
    act(&mut state, "take 2C, lay 5C");
    assert_near(odds(&state, card("AS")), [3.0 / 4.0, 1.0 / 4.0]);
    act(&mut state, "discard, draw stock");
    // Seat 0 gives up three of six, two of them are left, and neither is the ace. He is likelier
    // to lay down two others if he has no longer got it: 6 × 5 ways against 5 × 4.
    act(
        &mut state,
        "discard 9C 7S AS, draw stock, draw stock, draw stock, draw stock",
    );
    act(&mut state, "discard, take AS, lay 9C, lay 7S");
    let still = 3.0 * 20.0 / (3.0 * 20.0 + 30.0);
    assert_near(
        odds(&state, card("AS")),
        [still * 3.0 / 4.0, 1.0 - still * 3.0 / 4.0],
    );
}

#[test]
fn what_the_neighbour_took_of_a_packet_is_remembered_by_who_laid_it_down() {
    let (mut state, _) = begun(3, THREE);
    act(&mut state, "discard, draw stock, discard, draw stock");
    act(
        &mut state,
        "discard 2H 5H 9H, draw stock, draw stock, draw stock, draw stock",
    );
    act(&mut state, "discard, take 5H, lay 2H, lay 9H");
    assert_near(odds(&state, card("5H")), [1.0, 0.0]);
    // The others know no more than that it is one of 51 cards.
    let mut rng = ChaCha8Rng::seed_from_u64(3);
    let mut found = 0;
    for _ in 0..1000 {
        let world = Combo::imagine(state.view(Seat::new(1)), &mut rng);
        found += usize::from(world.private[Seat::new(0)].hand.contains(card("5H")));
    }
    assert!(found < 300, "{found} of 1000");
}
