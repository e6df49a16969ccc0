//! Turns: draws, claims, the start of level two, the score (GA-2, GA-5, GA-7, GA-8).

use misere_engine::cards::Pack;
use misere_engine::rules::{BySeat, Event, Rules, Seat, State};
use misere_games::garbo::*;
use rand::SeedableRng;
use rand::rngs::ChaCha8Rng;

use super::positions::*;
use misere_engine::rules::options::read_rules;

/// GA-2: who draws how many, and when.
#[test]
fn both_draw_after_four_cards_and_when_the_square_is_full() {
    for (text, first, kept) in [("()", 8, 4), ("(draw: 4)", 4, 0)] {
        for seed in 0..20 {
            let mut state = dealt(&options(text), seed);
            let stock = state.hidden.stock;
            assert_eq!((stock.len(), state.public.stock), (24, 24));
            let mut drawn = Vec::new();
            let mut events = Vec::new();
            let mut moves = Vec::new();
            let mut rng = ChaCha8Rng::seed_from_u64(seed);
            while state.public.phase != Phase::Over {
                let view = state.view(state.public.turn);
                let action = Garbo::random(view, &mut moves, &mut rng);
                let before = state.public.held;
                events.clear();
                Garbo::apply(&mut state, action, &mut events);
                let draws: Vec<(Seat, Pack)> = events
                    .iter()
                    .filter_map(|event| match event {
                        Event::Draw { seat, cards, .. } => Some((*seat, *cards)),
                        _ => None,
                    })
                    .collect();
                let played = state.public.played;
                assert_eq!(draws.is_empty(), ![8, 16].contains(&played), "{played}");
                if !draws.is_empty() {
                    // The points come first, then the non-dealer’s cards, then the dealer’s.
                    assert!(events[0].value("claimed").is_some());
                    assert_eq!([draws[0].0, draws[1].0], [Seat::new(0), Seat::new(1)]);
                    let left = if played == 8 { 0 } else { kept };
                    assert_eq!(before.iter().sum::<usize>(), 2 * left + 1);
                    drawn.extend(draws.iter().flat_map(|(_, cards)| cards.to_vec()));
                    let now = if played == 8 { first } else { 8 };
                    assert_eq!(state.public.held.as_slice(), [now, now]);
                }
                for (seat, own) in state.private.each() {
                    assert_eq!(own.hand.len(), state.public.held[seat]);
                }
                assert_eq!(state.hidden.stock.len(), state.public.stock);
            }
            assert_eq!(drawn, stock.to_vec());
        }
    }
}

/// A state before the sixteenth card, to be played by the dealer, seat 1, with all values 0.
fn before_the_sixteenth(claims: &str, points: [i32; 2]) -> State<Garbo> {
    let zero = "spade: 0, heart: 0, club: 0, diamond: 0, jack: 0, king: 0, seven: 0, eight: 0, \
                nine: 0, ten: 0, ace: 0, queen: 0";
    let options = options(&format!("(values: ({zero}), claims: {claims})"));
    let mut state = dealt(&options, 7);
    play_until(&mut state, 7, |state| state.public.played == SIZE - 1 && state.public.phase == Phase::Play);
    state.public.points = BySeat::from_fn(SEATS, |seat| points[seat.index()]);
    assert_eq!(state.public.turn, Seat::new(1));
    state
}

/// GA-5: the player with more points begins; if equal, the dealer.
#[test]
fn level_two_is_begun_by_whoever_has_more_points_or_else_the_dealer() {
    for (points, leader) in [([30, 31], 1), ([31, 30], 0), ([30, 30], 1), ([0, 0], 1)] {
        let mut state = before_the_sixteenth("Automatic", points);
        let action = legal(&state)[0];
        Garbo::apply(&mut state, action, &mut ());
        assert_eq!(state.public.turn, Seat::new(leader), "{points:?}");
        assert!(matches!(legal(&state)[0], Action::Cover(..)));
    }
}

/// GA-5 and GA-8: claims come before the leader is settled, and before the cards are drawn.
#[test]
fn with_claims_by_hand_the_leader_is_settled_after_the_last_claim() {
    let mut state = before_the_sixteenth("ByHand", [30, 31]);
    state.public.options.values = [40; 12];
    let action = *legal(&state)
        .iter()
        .find(|action| {
            let Action::Place(card, place) = **action else { return false };
            let square = &state.public.square;
            !square.matches(card, place, SuitReach::Adjacent).is_empty()
        })
        .expect("some card matches another");
    let mut events = Vec::new();
    Garbo::apply(&mut state, action, &mut events);
    assert_eq!((state.public.phase, state.public.turn), (Phase::Claim, Seat::new(0)));
    let claims = legal(&state);
    assert!(matches!(claims[0], Action::Claim(_)));
    Garbo::apply(&mut state, claims[0], &mut events);
    assert_eq!((events.len(), state.public.stock), (0, 8));
    let mut without = state.clone();
    Garbo::apply(&mut state, Action::Done, &mut events);
    assert_eq!(state.public.turn, Seat::new(0), "70 to 31");
    assert_eq!(state.public.held.as_slice(), [8, 8]);
    assert_eq!(events[0].number("claimed"), Some(40));
    assert!(matches!(
        events[..],
        [Event::Special { name: "gives", .. }, Event::Points { .. }, Event::Draw { .. }, Event::Draw { .. }]
    ));

    let last = without.public.last.as_mut().expect("a card was played");
    last.claimed = Matches::default();
    Garbo::apply(&mut without, Action::Done, &mut ());
    assert_eq!(without.public.turn, Seat::new(1), "30 to 31");
}

/// GA-8: each true match once, one at a time, then `done`, even if there are none.
#[test]
fn claims_by_hand_are_the_true_matches_each_once_and_then_done() {
    let mut claimed = 0;
    for seed in 0..20 {
        let mut state = dealt(&options("(claims: ByHand)"), seed);
        let mut rng = ChaCha8Rng::seed_from_u64(seed);
        let mut moves = Vec::new();
        while state.public.phase != Phase::Over {
            let view = state.view(state.public.turn);
            let action = Garbo::random(view, &mut moves, &mut rng);
            let (Action::Place(card, at) | Action::Cover(card, at)) = action else {
                panic!("{action} where a card is due");
            };
            let matches = state.public.square.matches(card, at, SuitReach::Adjacent);
            let player = state.public.turn;
            Garbo::apply(&mut state, action, &mut ());
            assert_eq!(state.public.turn, opponent(player));
            let points = state.public.points;
            let mut left: Vec<Match> = matches.iter().collect();
            // The last one is left unclaimed and lost.
            while left.len() > 1 {
                let expected = left.iter().copied().map(Action::Claim).chain([Action::Done]);
                assert_eq!(legal(&state), expected.collect::<Vec<_>>());
                let one = left.remove(0);
                Garbo::apply(&mut state, Action::Claim(one), &mut ());
                claimed += 1;
            }
            let mut events = Vec::new();
            Garbo::apply(&mut state, Action::Done, &mut events);
            let to = opponent(player);
            let [given, claimed] =
                ["points", "claimed"].map(|key| events[0].number(key).expect("what the card gave away"));
            assert_eq!(events[0], gave(to, given, claimed));
            assert_eq!(given, matches.points(card, &Options::USUAL));
            assert!(claimed < given || matches.is_empty());
            assert_eq!(state.public.points[to], points[to] + claimed);
            assert_eq!(state.public.points[player], points[player]);
        }
    }
    assert!(claimed > 300, "{claimed} claims");
}

/// GA-8: a match worth nothing is a match.
#[test]
fn a_match_worth_nothing_can_be_claimed() {
    let mut state = before_the_sixteenth("ByHand", [0, 0]);
    let action = legal(&state)[0];
    let (Action::Place(card, at) | Action::Cover(card, at)) = action else {
        panic!("{action}");
    };
    let matches = state.public.square.matches(card, at, SuitReach::Adjacent);
    Garbo::apply(&mut state, action, &mut ());
    assert_eq!(legal(&state).len(), matches.iter().count() + 1);
}

/// The score sheet’s lines add up to the score, and each names the card and what it matched.
#[test]
fn the_lines_of_the_sheet_add_up_to_the_score() {
    for text in ["()", "(claims: ByHand, suit_reach: InLine)"] {
        let mut state = dealt(&options(text), 5);
        let events = play_until(&mut state, 5, |state| state.public.phase == Phase::Over);
        let mut sums = BySeat::new(SEATS);
        for event in &events {
            if let Event::Points { seat, points, why, cards } = event {
                sums[*seat] += *points;
                let why = why.for_programs();
                assert!(cards.len() >= 2 && why.contains(": "), "{why}: {cards}");
            }
        }
        let Some(Event::Score { deal: 1, scores, totals }) = events.last() else {
            panic!("the score comes last");
        };
        assert_eq!((scores, totals), (&sums, &sums));
        assert_eq!(Garbo::totals(&state.public), sums);
    }
}

#[test]
fn actions_are_written_in_one_way_only() {
    for text in
        ["place TH -1 0", "cover TS 1 2", "claim suit 0 1", "claim rank 2 2", "claim cover", "done", "place 7C -3 3"]
    {
        let action: Action = text.parse().expect(text);
        assert_eq!(action.to_string(), text);
    }
    for text in [
        "",
        "place TH",
        "place TH 0",
        "place TH 4 0",
        "place TH 0 -4",
        "place TH +1 0",
        "place TH 01 0",
        "place TH -0 0",
        "place  TH 0 0",
        "place TH 0 0 ",
        "claim",
        "claim suit",
        "claim cover 0 0",
        "claim pair 0 0",
        "cover 1H 0 0",
        "Done",
        "done 0",
    ] {
        assert!(text.parse::<Action>().is_err(), "{text}");
    }
}

/// C-6: ranges.
#[test]
fn house_rules_out_of_range_are_refused() {
    let form = Options::form();
    for text in [
        "(draw: 6)",
        "(draw: 5)",
        "(cover_factor: 0)",
        "(cover_factor: 21)",
        "(claims: Loud)",
        "(suit_reach: Far)",
        "(values: (spade: 1))",
        "(values: (spade: 100, heart: 2, club: 3, diamond: 4, jack: 5, king: 6, seven: 7, \
         eight: 8, nine: 9, ten: 10, ace: 11, queen: 12))",
    ] {
        assert!(read_rules(form.fields(), text).is_err(), "{text}");
    }
    // Regression: a refusal listed all twelve values, and did not say which is wrong.
    let values =
        "spade: 1, heart: 2, club: 3, diamond: 4, jack: 5, king: 6, seven: 7, eight: 8, nine: 9, ten: 10, ace: 11";
    for (text, what) in [
        (format!("(values: ({values}, queen: -1))"), "`values: queen: -1`: expected"),
        (format!("(values: ({values}))"), "`values: queen is missing`: expected"),
        (format!("(values: ({values}, dame: 12))"), "`values: queen is missing, dame: 12`: expected"),
        (format!("(values: ({values}, queen: x))"), "`values: queen: x`: expected"),
    ] {
        let error = read_rules(form.fields(), &text).expect_err(&text).to_string();
        assert!(error.contains(what), "{error}");
    }
    assert_eq!(options("(draw: 4)").draw, Draw::Four);
    let text = serde_json::to_string(&form.values(&options("(draw: 4, cover_factor: 20)")));
    assert_eq!(
        text.expect("JSON"),
        "{\"values\":{\"spade\":1,\"heart\":2,\"club\":3,\"diamond\":4,\"jack\":5,\"king\":6,\
         \"seven\":7,\"eight\":8,\"nine\":9,\"ten\":10,\"ace\":11,\"queen\":12},\
         \"claims\":\"Automatic\",\"suit_reach\":\"Adjacent\",\"draw\":4,\"cover_factor\":20}"
    );
}

/// A state is copied for every world that a computer player samples.
#[test]
fn actions_and_states_are_small() {
    assert!(size_of::<Action>() <= 4);
    assert!(size_of::<Public>() <= 512, "{}", size_of::<Public>());
    assert!(size_of::<State<Garbo>>() <= 768);
}
