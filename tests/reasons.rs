//! Why a play is a good one: over random play no sentence is ever false, as far as the rules can
//! tell, nor names a card that the seat cannot know. Every sentence of these games is known here.

use std::collections::BTreeMap;

use misere::bots::{Policy, reason};
use misere::cards::{Card, Cards, Pack, Rank, Suit};
use misere::rules::clubs::{self, Clubs, tally};
use misere::rules::combo::{self, Combo};
use misere::rules::garbo::{self, Claims, Garbo};
use misere::rules::mismatch::{self, Mismatch};
use misere::rules::options::Choice;
use misere::rules::{Next, Rules, Score, Seat, State};
use rand::SeedableRng;
use rand::rngs::ChaCha8Rng;

/// What is said where nothing simple speaks for an action; the hint then compares.
const NOTHING: [&str; 2] = [
    "Nothing else is lawful.",
    "It seemed the best of what was lawful.",
];

/// Plays games at random, asks for the reason of everything lawful, and has it checked; gives how
/// often each sentence was heard, with its figures left out.
fn hear<R: Policy>(
    options: &R::Options,
    seats: usize,
    games: u64,
    check: impl Fn(&State<R>, R::Action, &str),
) -> BTreeMap<String, usize> {
    let mut heard = BTreeMap::new();
    for seed in 0..games {
        let mut rng = ChaCha8Rng::seed_from_u64(seed);
        let mut state = R::start(options, seats, Seat::new(seed as usize % seats));
        let (mut moves, mut list) = (Vec::new(), Vec::new());
        loop {
            match R::next(&state.public) {
                Next::Deal(cards) | Next::Refill(cards) => {
                    R::deal(&mut state, &Pack::shuffled(cards, &mut rng), &mut ());
                }
                Next::Act(seat) => {
                    let view = state.view(seat);
                    list.clear();
                    R::legal(view, &mut list);
                    for &action in &list {
                        let text = reason(view, action);
                        for card in R::unseen(view) {
                            assert!(!text.contains(&card.name()), "{text} names a hidden card");
                        }
                        if !NOTHING.contains(&text.as_str()) {
                            check(&state, action, &text);
                        }
                        let kind = text.split(|c: char| c.is_ascii_digit()).next();
                        *heard
                            .entry(kind.unwrap_or_default().to_owned())
                            .or_default() += 1;
                    }
                    let action = R::random(view, &mut moves, &mut rng);
                    R::apply(&mut state, action, &mut ());
                }
                Next::Over => break,
            }
        }
    }
    heard
}

/// The whole number in a text.
fn figure(text: &str) -> i32 {
    let digits: String = text.chars().filter(char::is_ascii_digit).collect();
    digits.parse().expect("a figure")
}

fn after<R: Rules>(state: &State<R>, action: R::Action) -> State<R> {
    let mut next = state.clone();
    R::apply(&mut next, action, &mut ());
    next
}

fn heard_often(heard: &BTreeMap<String, usize>, sentences: &[&str]) {
    for sentence in sentences {
        let count = heard.iter().filter(|(text, _)| text.starts_with(sentence));
        let count: usize = count.map(|(_, count)| count).sum();
        assert!(count > 10, "heard {count} times: {sentence}; {heard:#?}");
    }
}

#[test]
fn garbo_counts_what_is_given_away() {
    let check = |state: &State<Garbo>, deed: garbo::Deed, text: &str| {
        let options = &state.public.options;
        let given = |deed| {
            after(state, deed)
                .public
                .last
                .expect("a card")
                .given(options)
        };
        let mut moves = Vec::new();
        Garbo::legal(state.view(state.public.turn), &mut moves);
        match text {
            "It gives away nothing." => assert_eq!(given(deed), 0),
            "There is nothing left to claim." => assert_eq!(moves, [garbo::Deed::Done]),
            "What you do not claim is lost." => assert!(matches!(deed, garbo::Deed::Claim(_))),
            _ => {
                assert_eq!(figure(text), given(deed), "{text}");
                let others = moves.iter().filter(|&&other| other != deed);
                let mut others = others.map(|&other| given(other));
                if text.ends_with("; everything else gives away more.") {
                    assert!(others.all(|other| other > given(deed)));
                } else {
                    assert!(text.ends_with("; nothing gives away less."), "{text}");
                    assert!(others.all(|other| other >= given(deed)));
                }
            }
        }
    };
    let mut options = garbo::Options::PUBLISHED;
    let heard = hear::<Garbo>(&options, 2, 6, check);
    heard_often(&heard, &["It gives away nothing.", "It gives away "]);
    options.claims = Claims::ByHand;
    let heard = hear::<Garbo>(&options, 2, 2, check);
    heard_often(&heard, &["What you do not claim", "There is nothing left"]);
}

/// Does a card match others (MM-3), told card by card?
fn matches(card: Card, others: &[Card]) -> bool {
    let places = |card: Card| match card.rank() {
        Rank::Ace => vec![-1, 12],
        rank => vec![rank.index() as i32],
    };
    let in_a_row = |a: i32, b: i32, c: i32| {
        let mut row = [a, b, c];
        row.sort_unstable();
        row[0] + 1 == row[1] && row[1] + 1 == row[2]
    };
    let run = |one: Card, other: Card| {
        places(card).iter().any(|&a| {
            let thirds = places(one)
                .into_iter()
                .flat_map(|b| places(other).into_iter().map(move |c| (b, c)));
            thirds.into_iter().any(|(b, c)| in_a_row(a, b, c))
        })
    };
    others.iter().any(|&other| {
        other.suit() == card.suit()
            || other.rank() == card.rank()
            || others.iter().any(|&third| run(other, third))
    })
}

#[test]
fn mismatch_tells_what_matches_and_what_it_costs() {
    let check = |state: &State<Mismatch>, play: mismatch::Play, text: &str| {
        let (public, turn) = (&state.public, state.public.turn);
        let card = play.0;
        let hand = state.private[turn].hand;
        let trick = public.trick.cards();
        let last = trick.len() == 3;
        let paid = |card| {
            let after = after(state, mismatch::Play(card)).public;
            let total = |public: &mismatch::Public| {
                public.totals[turn] + Score::points(public.piles[turn].points())
            };
            (
                total(&after) - total(public),
                after.turn == turn || !after.playing,
            )
        };
        match text {
            "It is your last card." => assert_eq!(hand, Cards::of(card)),
            "It matches nothing on the table." => assert!(!matches(card, trick) && !last),
            "It matches nothing on the table, and the trick is another’s." => {
                assert!(!matches(card, trick) && last && paid(card).0 == Score::ZERO);
            }
            "Whatever you play matches." => assert!(hand.iter().all(|card| matches(card, trick))),
            "Whatever you play matches, and nothing would cost you less." => {
                assert!(hand.iter().all(|card| matches(card, trick)));
                assert!(hand.iter().all(|other| paid(card).0 <= paid(other).0));
            }
            _ if text.starts_with("It matches nothing on the table; the trick costs you only ") => {
                assert!(!matches(card, trick) && last && paid(card).1);
                assert_eq!(paid(card).0, Score::points(figure(text)));
            }
            _ => {
                let out = Cards::FULL - public.played() - hand;
                let (suit, rank) = (card.suit(), card.rank());
                let suits = |card: Card| out.of_suit(card.suit()).len();
                let ranks = |card: Card| (out & Cards::rank(card.rank())).len();
                let both = |card: Card| suits(card) + ranks(card);
                let start = "So many ";
                let end = " are still out that it would often match later.";
                let kind = text
                    .strip_prefix(start)
                    .and_then(|text| text.strip_suffix(end));
                let kind = kind.unwrap_or_else(|| panic!("what is this: {text}"));
                let most = if kind == suit.name() {
                    hand.iter().all(|other| suits(other) <= suits(card)) && suits(card) > 4
                } else {
                    assert_eq!(kind, format!("{} and {}", suit.name(), rank.label()));
                    hand.iter().all(|other| both(other) <= both(card)) && both(card) > 4
                };
                assert!(trick.is_empty() && most, "{text}");
            }
        }
    };
    let heard = hear::<Mismatch>(&mismatch::Options::PUBLISHED, 4, 4, check);
    heard_often(
        &heard,
        &[
            "It matches nothing on the table.",
            "It matches nothing on the table, and",
            "It matches nothing on the table; the trick costs",
            "Whatever you play matches.",
            "Whatever you play matches, and",
            "So many ",
            "It is your last card.",
        ],
    );
}

/// Does a card beat another in a trick of this suit (CL-5)?
fn beats(card: Card, other: Card, suit: Suit) -> bool {
    let able = |card: Card| card.suit() == suit || card.suit() == Suit::Clubs;
    able(card)
        && (!able(other)
            || card.rank() > other.rank()
            || card.rank() == other.rank() && card.suit() == Suit::Clubs && other != card)
}

#[test]
fn clubs_tells_who_wins_and_what() {
    let jack = clubs::JACK;
    let check = |state: &State<Clubs>, play: clubs::Play, text: &str| {
        let (public, turn) = (&state.public, state.public.turn);
        let hand = state.private[turn].hand;
        let card = play.card;
        let trick = public.trick.cards();
        let suit = public.suit.or(play.named).unwrap_or(card.suit());
        let able = |card: Card| card.suit() == suit || card.suit() == Suit::Clubs;
        let loses = trick.iter().any(|&other| !beats(card, other, suit));
        let unseen = Clubs::unseen(state.view(turn));
        let safe = !loses && !unseen.iter().any(|other| beats(other, card, suit));
        let last = trick.len() + 1 == public.seats();
        match text {
            "It is your last card." => assert_eq!(hand.len(), 1),
            "It is the lowest club dealt, which opens." => {
                assert!(
                    trick.is_empty()
                        && public.tricks == 0
                        && public.played.iter().all(|p| p.is_empty())
                );
                let dealt = state
                    .private
                    .iter()
                    .fold(Cards::EMPTY, |all, own| all | own.hand);
                assert_eq!(dealt.of_suit(Suit::Clubs).first(), Some(card));
            }
            "It is all that you have to follow with." => {
                assert!(!trick.is_empty() && able(card) || hand.len() == 1);
                assert_eq!(hand.iter().filter(|&card| able(card)).count(), 1);
            }
            "The jack of clubs goes to somebody else." => assert!(loses && card == jack),
            "It leaves the jack of clubs to somebody else." => {
                assert!(loses && trick.contains(&jack));
            }
            "It cannot win the trick." => assert!(loses),
            "It cannot win the trick, so you can get rid of it." => {
                assert!(loses && !hand.iter().any(able));
            }
            "Nothing that you have not seen can beat it." => assert!(safe),
            "It wins a trick without the jack." => {
                assert!(safe && !trick.contains(&jack) && card != jack && !unseen.contains(jack));
            }
            "Whoever has a club must play one." => {
                assert!(trick.is_empty() && suit == Suit::Clubs);
            }
            _ if text.starts_with("With ") => {
                assert!(trick.is_empty() && card.suit() == Suit::Clubs && suit != Suit::Clubs);
                let (many, one) = (suit.name(), suit.singular());
                assert_eq!(
                    text,
                    format!("With {many} named, whoever has a {one} need not play a club.")
                );
            }
            _ => {
                let cards = public.trick.set() | Cards::of(card);
                assert!(last && !loses, "{text}");
                assert_eq!(
                    text,
                    format!("It wins the trick, which counts +{}.", tally(cards))
                );
            }
        }
    };
    let options = clubs::Options::PUBLISHED;
    let mut heard = hear::<Clubs>(&options, 4, 4, check);
    for (text, count) in hear::<Clubs>(&options, 3, 4, check) {
        *heard.entry(text).or_default() += count;
    }
    heard_often(
        &heard,
        &[
            "It is your last card.",
            "It is the lowest club dealt",
            "It is all that you have",
            "The jack of clubs goes to",
            "It leaves the jack",
            "It cannot win the trick.",
            "It cannot win the trick, so",
            "Nothing that you have not seen",
            "It wins a trick without the jack.",
            "Whoever has a club",
            "With ",
            "It wins the trick, which counts",
        ],
    );
}

#[test]
fn seven_card_combo_tells_what_belongs_together() {
    let check = |state: &State<Combo>, deed: combo::Deed, text: &str| {
        let public = &state.public;
        let own = &state.private[public.turn()];
        let (cards, some, made) = match deed {
            combo::Deed::Discard(cards) => {
                let kept = own.hand - cards;
                let made = text
                    .strip_prefix("It keeps ")
                    .and_then(|t| t.strip_suffix(" together."));
                (kept, kept, made)
            }
            combo::Deed::Take(cards) => {
                let made = text
                    .strip_prefix("It gives you ")
                    .and_then(|t| t.strip_suffix('.'));
                (own.hand | cards, cards, made)
            }
            combo::Deed::DrawPile => {
                let card = *public.pile.last().expect("a card");
                let made = text
                    .strip_prefix("It gives you ")
                    .and_then(|t| t.strip_suffix('.'));
                (own.hand | Cards::of(card), Cards::of(card), made)
            }
            combo::Deed::DrawStock => {
                assert_eq!(text, "The top of the pile can wait for your next card.");
                assert!(public.need() > 1);
                return;
            }
            combo::Deed::Lay(_) => panic!("what is this: {text}"),
        };
        let made = made.unwrap_or_else(|| panic!("what is this: {text}"));
        if let Some(run) = made.strip_prefix("a run from ") {
            let (first, last) = run.split_once(" to ").expect("two ranks");
            let named = |name: &str| Rank::ALL.iter().position(|rank| rank.name() == name);
            let (mut at, last) = (named(first).expect("a rank"), named(last).expect("a rank"));
            let mut ranks = vec![Rank::ALL[at]];
            while at != last {
                at = (at + 1) % 13;
                ranks.push(Rank::ALL[at]);
            }
            assert!(ranks.len() >= 4);
            assert!(
                ranks
                    .iter()
                    .all(|&rank| cards.intersects(Cards::rank(rank)))
            );
            assert!(some.iter().any(|card| ranks.contains(&card.rank())));
            return;
        }
        let (many, kind) = made.split_once(' ').expect("a number and a kind");
        let suit = Suit::ALL
            .into_iter()
            .find(|suit| suit.name() == kind)
            .map(Cards::suit);
        let rank = Rank::ALL
            .into_iter()
            .find(|rank| rank.label() == kind)
            .map(Cards::rank);
        let set = cards
            & suit
                .or(rank)
                .unwrap_or_else(|| panic!("what is this: {text}"));
        assert_eq!(Rank::ALL[set.len() - 2].name(), many, "{text} {cards}");
        assert!(set.intersects(some), "{text}");
    };
    let mut heard = hear::<Combo>(&combo::Options::PUBLISHED, 3, 2, check);
    for (text, count) in hear::<Combo>(&combo::Options::PUBLISHED, 2, 2, check) {
        *heard.entry(text).or_default() += count;
    }
    heard_often(
        &heard,
        &[
            "It keeps a run",
            "It keeps three ",
            "It keeps two ",
            "It keeps four ",
            "It gives you two ",
            "The top of the pile",
        ],
    );
}
