//! The vectors of Garbo, checked through the rules.

use super::*;
use crate::common::vectors::{self, Changes};
use serde::Deserialize;

#[derive(Debug, Deserialize)]
#[serde(tag = "kind", rename_all = "snake_case", deny_unknown_fields)]
enum Vector {
    /// GA-4, GA-5: what a card gives away.
    Card {
        values: Json,
        cover_factor: i32,
        suit_reach: Option<String>,
        lower: Vec<Lying>,
        upper: Vec<Lying>,
        action: String,
        points: i32,
        matches: Vec<String>,
        why: String,
    },
    /// GA-3: where the next card of level one may go.
    Places { occupied: Vec<(i8, i8)>, open: Vec<(i8, i8)>, why: String },
    /// GA-6: who begins level two.
    Leader { dealer: usize, points: [i32; 2], leader: usize, why: String },
    /// GA-2: the draws after this many cards.
    Draws { rules: Changes, dealer: usize, played: usize, stock: Vec<Card>, draws: Vec<Draw>, why: String },
}

/// A card with its row and column.
type Lying = (Card, i8, i8);

#[derive(Debug, Deserialize, PartialEq)]
#[serde(deny_unknown_fields)]
struct Draw {
    seat: usize,
    cards: Vec<Card>,
}

fn place((row, column): (i8, i8)) -> Place {
    Place::new(row, column).expect("a place")
}

fn options(changes: &Changes) -> Options {
    changes.options(&Garbo.form(2))
}

/// A game with these house rules and this dealer, after this many cards, played by the seats in
/// turn.
fn at(options: &Options, dealer: Seat, played: usize) -> State<Garbo> {
    let mut state = Garbo::start(options, 2, dealer);
    state.public.phase = Phase::Play;
    state.public.played = played;
    state.public.turn = dealer.clockwise(1 + played % 2, 2);
    state
}

/// Gives the seat whose turn it is this one card.
fn hold(state: &mut State<Garbo>, card: Card) {
    let turn = state.public.turn;
    state.private[turn].hand = Cards::of(card);
    state.public.held[turn] = 1;
}

fn legal(state: &State<Garbo>) -> Vec<Action> {
    let mut moves = Vec::new();
    Garbo::legal(state.view(state.public.turn), &mut moves);
    moves
}

/// The house rules under which a card's points are counted, with either way of claiming.
fn counting(values: &Json, cover_factor: i32, suit_reach: Option<&str>, claims: &str) -> Changes {
    let mut rules = Changes::default();
    let mut set = |name: &str, value: Json| rules.0.insert(name.into(), value);
    set("values", values.clone());
    set("cover_factor", cover_factor.into());
    if let Some(reach) = suit_reach {
        set("suit_reach", reach.into());
    }
    set("claims", claims.into());
    rules
}

/// The square with these cards on its two levels.
fn with_square(options: &Options, lower: &[Lying], upper: &[Lying]) -> State<Garbo> {
    let mut state = at(options, Seat::new(1), lower.len() + upper.len());
    for lying in lower.iter().chain(upper) {
        let &(card, row, column) = lying;
        let covered = state.public.square.put(card, place((row, column)));
        assert_eq!(covered.is_some(), upper.contains(lying));
    }
    state
}

/// Plays the card and makes every claim that is due; returns the claims and the events.
fn play_and_claim(state: &mut State<Garbo>, action: Action) -> (Vec<String>, Vec<Event>) {
    let mut events = Vec::new();
    Garbo::apply(state, action, &mut events);
    let mut claims: Vec<String>;
    if state.public.phase == Phase::Claim {
        claims = legal(state).iter().map(ToString::to_string).collect();
        assert_eq!(claims.pop().as_deref(), Some("done"));
        for claim in &claims {
            let claim = claim.parse().expect("a claim");
            Garbo::apply(state, claim, &mut events);
        }
        Garbo::apply(state, Action::Done, &mut events);
    } else {
        let last = state.public.last.expect("a card was played");
        let counted = last.claimed.iter();
        claims = counted.map(|one: Match| Action::Claim(one).to_string()).collect();
    }
    claims.sort_unstable();
    (claims, events)
}

/// Where the next card of level one may go.
fn open_places(occupied: &[(i8, i8)]) -> HashSet<Place> {
    let mut state = at(&Options::USUAL, Seat::new(1), occupied.len());
    let mut pack = Cards::from_rank_up(Rank::Seven).iter();
    for (&spot, card) in occupied.iter().zip(pack.by_ref()) {
        state.public.square.put(card, place(spot));
    }
    hold(&mut state, pack.next().expect("a card is left"));
    let places = legal(&state).into_iter().map(|action| match action {
        Action::Place(_, place) => place,
        other => panic!("{other}"),
    });
    places.collect()
}

/// House rules with all values 0.
fn worthless(rules: &Changes) -> Options {
    let mut options = options(rules);
    options.values = [0; 12];
    options
}

/// Puts down filler cards until this many are played, without a stock and without points.
fn fill(state: &mut State<Garbo>, count: usize, filler: Cards) {
    for card in filler.iter().take(count) {
        let place = state.public.square.free().iter().next().expect("a free place");
        state.public.square.put(card, place);
    }
}

/// The seat that begins level two if the square fills up with these points.
fn leader(dealer: Seat, points: [i32; 2]) -> Seat {
    let mut state = at(&worthless(&Changes::default()), dealer, SIZE - 1);
    fill(&mut state, SIZE - 1, Cards::from_rank_up(Rank::Seven));
    for (seat, points) in Seat::all(2).zip(points) {
        state.public.points[seat] = points;
    }
    hold(&mut state, "AS".parse().expect("card"));
    let action = legal(&state)[0];
    Garbo::apply(&mut state, action, &mut ());
    state.public.turn
}

/// The draws after this many cards.
fn draws(options: &Options, dealer: Seat, played: usize, stock: Pack) -> Vec<Draw> {
    let mut state = at(options, dealer, played - 1);
    let others = Cards::from_rank_up(Rank::Seven) - stock.set();
    let level_one = others.iter().skip(1).take(SIZE).collect();
    fill(&mut state, (played - 1).min(SIZE), level_one);
    hold(&mut state, others.first().expect("a card beside the stock"));
    state.public.stock = stock.len();
    state.hidden.stock = stock;
    let action = legal(&state)[0];
    let mut events = Vec::new();
    Garbo::apply(&mut state, action, &mut events);
    let draws = events.iter().filter_map(|event| match event {
        Event::Draw { seat, cards, .. } => Some(Draw { seat: seat.index(), cards: cards.iter().copied().collect() }),
        _ => None,
    });
    draws.collect()
}

/// GA-2 to GA-6 in examples.
#[test]
fn every_vector_holds() {
    let count = vectors::check("garbo", |vector| match vector {
        Vector::Card { values, cover_factor, suit_reach, lower, upper, action, points, matches, why } => {
            let action: Action = action.parse().expect("an action");
            let (Action::Place(card, _) | Action::Cover(card, _)) = action else {
                panic!("{action}");
            };
            let mut matches = matches.clone();
            matches.sort_unstable();
            for claims in ["Automatic", "ByHand"] {
                let rules = counting(values, *cover_factor, suit_reach.as_deref(), claims);
                let mut state = with_square(&options(&rules), lower, upper);
                hold(&mut state, card);
                assert!(legal(&state).contains(&action), "{why}");
                let other = state.public.turn.left(2);
                let (claimed, events) = play_and_claim(&mut state, action);
                assert_eq!(claimed, matches, "{why}");
                let gives = gave(other, *points, *points);
                assert_eq!(events.first(), Some(&gives), "{why}");
                assert_eq!(state.public.points[other], *points);
            }
        }
        Vector::Places { occupied, open, why } => {
            let open: HashSet<Place> = open.iter().copied().map(place).collect();
            assert_eq!(open_places(occupied), open, "{why}");
        }
        Vector::Leader { dealer, points, leader: expected, why } => {
            assert_eq!(leader(Seat::new(*dealer), *points).index(), *expected, "{why}");
        }
        Vector::Draws { rules, dealer, played, stock, draws: expected, why } => {
            let stock: Pack = stock.iter().copied().collect();
            let found = draws(&worthless(rules), Seat::new(*dealer), *played, stock);
            assert_eq!(found, *expected, "{why}");
        }
    });
    assert_eq!(count, 33);
}

/// GA-4: the worked example, including the explanation to its player.
#[test]
fn the_worked_example_gives_24_and_says_why() {
    let mut state = at(&Options::USUAL, Seat::new(1), 8);
    for (code, row, column) in
        [("AH", 0, 0), ("JH", 0, 1), ("7D", 0, 2), ("9C", 1, 2), ("TC", 1, 3), ("QD", 2, 2), ("8S", 2, 1), ("TS", 3, 1)]
    {
        let place = Place::new(row, column).expect("a place");
        state.public.square.put(code.parse().expect("card"), place);
    }
    hold(&mut state, "TH".parse().expect("card"));
    let player = state.public.turn;
    let action: Action = "place TH 1 1".parse().expect("an action");
    let gesture = Garbo::gesture(state.view(player), action);
    let scene = Garbo::scene(state.view(player));
    let hint = scene.previews.iter().find(|hint| hint.gesture == gesture);
    let hint = hint.expect("a hint for every legal place");
    assert_eq!((hint.points, hint.text.for_programs()), (Some(24), "gives 24 points to {1}".to_owned()));
    Garbo::apply(&mut state, action, &mut ());
    let recap = Garbo::scene(state.view(player)).recap;
    let lines = recap.iter().map(|line| line.text.for_programs());
    let lines: Vec<String> = lines.collect();
    assert_eq!(
        lines,
        [
            "{0} played the ten of hearts: 24 points to {1}",
            "Ace of hearts, same suit: 2",
            "Jack of hearts, same suit: 2",
            "Ten of clubs, same rank: 10",
            "Ten of spades, same rank: 10",
        ]
    );
    let face = |line: &misere_engine::rules::scene::RecapLine| line.spots.len() == 1;
    assert!(recap.iter().all(face));
    let scene = Garbo::scene(state.view(player));
    let square = scene.zone(misere_engine::rules::scene::ZoneId::new("square")).expect("a square");
    assert!(square.spots.iter().any(|spot| spot.mark.is_some() && matches!(spot.face, Face::Up(_))));
}
