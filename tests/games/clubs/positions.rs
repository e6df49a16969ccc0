//! The rules of Clubs, by number, in prepared positions.

use misere_engine::cards::{Card, Cards, Pack, Suit};
use misere_engine::rules::scene::{Face, Gesture, SpotId, Target, ZoneId};
use misere_engine::rules::tricks::Suits;
use misere_engine::rules::{BySeat, Event, Rules, Score, Seat, State};
use misere_games::clubs::*;

const TABLE_CARD: ZoneId = ZoneId::new("apart");
const SUITS: ZoneId = ZoneId::new("suits");

pub(super) fn card(code: &str) -> Card {
    code.parse().expect("card")
}

pub(super) fn cards(codes: &str) -> Cards {
    codes.parse().expect("cards")
}

pub(super) fn seat(number: usize) -> Seat {
    Seat::new(number)
}

/// A deal by seat 2 in which the hands contain these cards; the last entry is the table card, if
/// there is one.
pub(super) fn dealt(options: Options, seats: usize, holding: &[&str], table: &str) -> State<Clubs> {
    let mut state = Clubs::start(&options, seats, seat(2));
    let size = 52 / seats;
    let mut hands: Vec<Cards> = holding.iter().map(|codes| cards(codes)).collect();
    hands.resize(seats, Cards::EMPTY);
    let table = cards(table);
    let mut rest = hands.iter().fold(!table, |rest, &hand| rest - hand);
    for hand in &mut hands {
        while hand.len() < size {
            let next = rest.last().expect("enough cards");
            rest.remove(next);
            hand.insert(next);
        }
    }
    let mut pack = Pack::EMPTY;
    for round in 0..size {
        for step in 0..seats {
            let to = seat(2).clockwise(1 + step, seats);
            pack.push(hands[to.index()].nth(round).expect("a full hand"));
        }
    }
    for card in table | rest {
        pack.push(card);
    }
    Clubs::deal(&mut state, &pack, &mut ());
    for seat in Seat::all(seats) {
        assert_eq!(state.private[seat].hand, hands[seat.index()]);
    }
    state
}

pub(super) fn texts(state: &State<Clubs>) -> Vec<String> {
    let mut moves = Vec::new();
    Clubs::legal(state.view(state.public.turn), &mut moves);
    moves.iter().map(ToString::to_string).collect()
}

pub(super) fn play(state: &mut State<Clubs>, actions: &[&str]) {
    for action in actions {
        assert!(texts(state).iter().any(|text| text == action), "{action}");
        Clubs::apply(state, action.parse().expect("action"), &mut ());
    }
}

#[test]
fn cl_1_three_get_seventeen_and_one_card_lies_unseen() {
    let state = dealt(Options::USUAL, 3, &["2C"], "7D");
    assert!(state.private.iter().all(|own| own.hand.len() == 17));
    assert_eq!(state.hidden.table, Some(card("7D")));
    for seat in Seat::all(3) {
        let scene = Clubs::scene(state.view(seat));
        let table = scene.zone(TABLE_CARD).expect("the card on the table");
        assert!(table.spots.iter().all(|spot| spot.face == Face::Down));
    }
    let state = dealt(Options::USUAL, 4, &["2C"], "");
    assert!(state.private.iter().all(|own| own.hand.len() == 13));
    assert_eq!(state.hidden.table, None);
    assert!(Clubs::scene(state.view(seat(0))).zone(TABLE_CARD).is_none());
}

#[test]
fn cl_2_the_holder_of_the_two_leads_it() {
    for seats in 3..=4 {
        let state = dealt(Options::USUAL, seats, &["3C", "2C"], "");
        assert_eq!(state.public.turn, seat(1));
        let expected = ["C", "D", "H", "S"].map(|suit| format!("play 2C as {suit}"));
        assert_eq!(texts(&state), expected);
    }
}

#[test]
fn cl_2_the_three_opens_when_the_two_is_on_the_table() {
    let state = dealt(Options::USUAL, 3, &["4C", "", "3C"], "2C");
    assert_eq!(state.public.turn, seat(2));
    let expected = ["C", "D", "H", "S"].map(|suit| format!("play 3C as {suit}"));
    assert_eq!(texts(&state), expected);
    let view = state.view(seat(2));
    for card in view.own.hand {
        let reason = Clubs::why_not(view, SpotId::Card(card));
        assert_eq!(reason.is_none(), card == THREE, "{reason:?}");
    }
}

#[test]
fn cl_2_with_holder_leads_any_the_holder_leads_any_card() {
    let options = Options { opening: Opening::HolderLeadsAny, ..Options::USUAL };
    for (holding, table) in [(["3C", "2C"], "7D"), (["2D", "3C"], "2C")] {
        let state = dealt(options, 3, &holding, table);
        assert_eq!(state.public.turn, seat(1));
        let hand = state.private[seat(1)].hand;
        let clubs = hand.of_suit(Suit::Clubs).len();
        assert_eq!(texts(&state).len(), 4 * clubs + hand.len() - clubs);
    }
}

#[test]
fn cl_3_a_plain_suit_led_names_itself_and_a_club_what_is_said() {
    let mut state = dealt(Options::USUAL, 4, &["2C AD", "4D", "5D", "6D"], "");
    play(&mut state, &["play 2C as H"]);
    assert_eq!(state.public.suit, Some(Suit::Hearts));
    let scene = Clubs::scene(state.view(seat(1)));
    let fact = scene.facts.iter().find(|f| f.label.for_programs() == "Suit of the trick");
    assert_eq!(fact.map(|f| f.value.for_programs()), Some("hearts".into()));

    let mut state =
        dealt(Options { opening: Opening::HolderLeadsAny, ..Options::USUAL }, 4, &["2C AD", "4D", "5D", "6D"], "");
    play(&mut state, &["play AD"]);
    assert_eq!(state.public.suit, Some(Suit::Diamonds));
}

#[test]
fn cl_3_without_naming_a_club_led_is_clubs_alone() {
    let options = Options { declare: false, ..Options::USUAL };
    let mut state = dealt(options, 4, &["2C"], "");
    assert_eq!(texts(&state), ["play 2C as C"]);
    let view = state.view(seat(0));
    assert!(Clubs::scene(view).zone(SUITS).is_none());
    let gesture = Clubs::gesture(view, Play::naming(TWO, Suit::Clubs));
    let to = Target::Zone(ZoneId::TRICK);
    assert!(matches!(gesture, Gesture::Carry { to: there, .. } if there == to));
    play(&mut state, &["play 2C as C"]);
    assert_eq!(state.public.suit, Some(Suit::Clubs));
}

#[test]
fn cl_3_the_suits_are_there_to_carry_a_club_onto() {
    let mut state = dealt(Options::USUAL, 4, &["2C", "AH"], "");
    let leader = Clubs::scene(state.view(seat(0)));
    let suits = leader.zone(SUITS).expect("suits to name");
    let signs: Vec<SpotId> = suits.spots.iter().map(|spot| spot.id).collect();
    assert_eq!(signs, Suit::ALL.map(SpotId::Suit));
    let other = Clubs::scene(state.view(seat(1)));
    assert!(other.zone(SUITS).is_none());
    play(&mut state, &["play 2C as H"]);
    let follower = Clubs::scene(state.view(seat(1)));
    assert!(follower.zone(SUITS).is_none());
}

#[test]
fn cl_4_a_seat_that_plays_neither_suit_has_shown_that_it_lacks_both() {
    let spades = "2S 3S 4S 5S 6S 7S 8S 9S TS JS QS KS AS";
    let hands = ["2C 2H", "3C 3H", spades, "4C 4H"];
    let mut state = dealt(Options::USUAL, 4, &hands, "");
    play(&mut state, &["play 2C as H", "play 3C", "play 2S"]);
    let voids = |at: usize| state.public.voids[seat(at)];
    assert!(voids(2).contains(Suit::Hearts) && voids(2).contains(Suit::Clubs));
    // A club in answer to hearts says nothing of hearts.
    assert_eq!(voids(1), Suits::default());

    let mut state = dealt(Options::USUAL, 4, &hands, "");
    play(&mut state, &["play 2C as C", "play 3C", "play 2S"]);
    let voids = |at: usize| state.public.voids[seat(at)];
    assert!(voids(2).contains(Suit::Clubs) && !voids(2).contains(Suit::Hearts));
}

#[test]
fn cl_4_the_reason_is_told_in_the_words_of_the_rule() {
    let hands = ["2C", "3C 3D AS", "AD KD", "5C 4S AH KH QH"];
    let mut state = dealt(Options::USUAL, 4, &hands, "");
    play(&mut state, &["play 2C as D"]);
    let reason = Clubs::why_not(state.view(seat(1)), SpotId::Card(card("AS")));
    let words = "You must follow if you can, so play a diamond or a club: diamonds and clubs follow in this \
                 trick.";
    assert_eq!(reason.map(|reason| reason.for_programs()), Some(words.to_owned()));
    let reason = Clubs::why_not(state.view(seat(1)), SpotId::Card(card("3D")));
    assert_eq!(reason, None);
    let reason = Clubs::why_not(state.view(seat(3)), SpotId::Card(card("AH")));
    let words = "It is {1}’s turn.";
    assert_eq!(reason.map(|reason| reason.for_programs()), Some(words.to_owned()));
}

#[test]
fn cl_5_a_club_is_above_its_equal_and_below_the_next() {
    let rising = ["7D", "7C", "8D", "8C", "AD", "AC"];
    let strengths = rising.map(|code| strength(card(code), Suit::Diamonds));
    assert!(strengths.is_sorted_by(|a, b| a < b));
    assert_eq!(strength(card("AH"), Suit::Diamonds), 0);
    assert_eq!(strength(card("AD"), Suit::Clubs), 0);
    assert!(strength(card("2D"), Suit::Diamonds) > 0);
}

/// Three players with one card each left, and this table card.
pub(super) fn last_trick(options: Options, hands: [&str; 3], table: &str) -> State<Clubs> {
    let mut state = dealt(options, 3, &hands, table);
    let public = &mut state.public;
    for place in Seat::all(3) {
        let kept = cards(hands[place.index()]);
        public.played[place] = state.private[place].hand - kept;
        public.taken[place] = public.played[place];
        state.private[place].hand = kept;
    }
    public.tricks = 16;
    public.turn = seat(0);
    state
}

#[test]
fn cl_6_the_winner_of_the_last_trick_takes_the_table_card() {
    let mut state = last_trick(Options::USUAL, ["9D", "TD", "8D"], "JC");
    let before = state.public.taken[seat(1)];
    play(&mut state, &["play 9D", "play TD", "play 8D"]);
    assert_eq!(state.public.taken[seat(1)], before | cards("9D TD 8D JC"), "trick and table card");
    assert_eq!(state.hidden.table, None);
    let last = Clubs::scene(state.view(seat(0))).previous_trick.expect("a trick was taken");
    assert_eq!(last.note.for_programs(), "−14 points, with the jack of clubs from the table");
}

#[test]
fn cl_7_the_cards_of_the_pack_tally_minus_26_together() {
    assert_eq!(tally(Cards::FULL), -26);
    assert_eq!(tally(cards("JC")), -11);
    assert_eq!(tally(cards("AC")), 2);
    assert_eq!(tally(cards("AD")), -1);
    assert_eq!(scrambled(Cards::FULL), -26);
}

#[test]
fn cl_7_cl_8_the_lines_of_the_sheet_add_up_to_the_scores() {
    for scramble_at in [-26, -40] {
        let options = Options { scramble_at, ..Options::USUAL };
        let mut state = last_trick(options, ["9D", "TD", "8D"], "JC");
        let all = state.public.taken.iter().fold(Cards::EMPTY, |a, &b| a | b);
        let kept = cards("2C 3C 2D");
        state.public.taken = BySeat::new(3);
        state.public.taken[seat(0)] = kept;
        state.public.taken[seat(1)] = all - kept;
        for action in ["play 9D", "play TD"] {
            Clubs::apply(&mut state, action.parse().expect("action"), &mut ());
        }
        let mut events = Vec::new();
        Clubs::apply(&mut state, Play::plain(card("8D")), &mut events);
        let mut sums = BySeat::<Score>::new(3);
        let mut whys = Vec::new();
        for event in &events {
            if let Event::Points { seat, points, why, .. } = event {
                sums[*seat] += *points;
                whys.push(why.for_programs());
            }
        }
        assert_eq!(sums, state.public.totals);
        let tally = tally((all - kept) | cards("9D TD 8D JC"));
        assert_eq!(tally, -29);
        let told = whys.iter().any(|why| why == "−29 in a deal: scored again");
        assert_eq!(told, scramble_at == -26, "{whys:?}");
    }
}

#[test]
fn texts_that_are_no_play_are_refused() {
    for text in [
        "play",
        "play ",
        "play QX",
        "play 3D as D",
        "play 2C as",
        "play 2C as X",
        "play 2C as DD",
        "play 2C as d",
        "Play 2C",
        "play 2C  as D",
        "pass 2C",
    ] {
        assert!(text.parse::<Play>().is_err(), "{text}");
    }
    for text in ["play QS", "play 2C", "play 2C as D", "play JC as C"] {
        let play: Play = text.parse().expect(text);
        assert_eq!(play.to_string(), text);
    }
}
