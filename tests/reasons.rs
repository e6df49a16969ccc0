//! Why a play is a good one: over random play no sentence is ever false, as far as the rules can
//! tell, nor names a card that whoever hears it cannot know (C-7). Every sentence is known here.

use std::collections::BTreeMap;

use misere::bots::{Policy, account, reason};
use misere::cards::{Card, Cards, Pack, Rank, Suit};
use misere::rules::clubs::{self, Clubs, tally};
use misere::rules::combo::{self, Combo};
use misere::rules::fosdick::{self, CardOrder, Deed, Fosdick, Phase, Sweep};
use misere::rules::garbo::{self, Claims, Garbo};
use misere::rules::mismatch::{self, Mismatch};
use misere::rules::options::Choice;
use misere::rules::{Action, Next, Rules, Score, Seat, State};
use rand::SeedableRng;
use rand::rngs::ChaCha8Rng;

/// What is said where nothing simple speaks for an action; the hint then compares.
const NOTHING: [&str; 3] = [
    "Nothing else is lawful.",
    "There is no simple reason for it.",
    "Nothing that all can see speaks for it.",
];

/// All that the others hear of what is done in secret.
const SECRET: &str = "That was done in secret, and so the reason is hidden too.";

/// Who hears a sentence.
#[derive(Clone, Copy, Debug, PartialEq)]
enum To {
    /// The seat whose action it is.
    Seat,
    /// The others.
    Others,
}

impl To {
    /// The cards of a hand that it sees when this one is played.
    fn sees(self, hand: Cards, card: Card) -> Cards {
        match self {
            Self::Seat => hand,
            Self::Others => Cards::of(card),
        }
    }
}

/// Plays games at random, asks for the reason of everything lawful, as the seat and as the others
/// hear it, and has both checked; gives how often each sentence was heard, with its figures left
/// out.
fn hear<R: Policy>(
    options: &R::Options,
    seats: usize,
    games: u64,
    check: impl Fn(&State<R>, R::Action, &str, To),
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
                        names_none_of(&text, R::unseen(view));
                        let told = account::<R>(&state.public, seat, action);
                        if action.is_secret() {
                            assert_eq!(told, SECRET);
                        } else {
                            let next = after(&state, action);
                            for other in Seat::all(seats).filter(|&other| other != seat) {
                                names_none_of(&told, R::unseen(next.view(other)));
                            }
                        }
                        for (text, to) in [(text, To::Seat), (told, To::Others)] {
                            if !NOTHING.contains(&text.as_str()) && text != SECRET {
                                check(&state, action, &text, to);
                            }
                            let kind = text.split(|c: char| c.is_ascii_digit()).next();
                            *heard
                                .entry(kind.unwrap_or_default().to_owned())
                                .or_default() += 1;
                        }
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

fn names_none_of(text: &str, hidden: Cards) {
    for card in hidden {
        assert!(!text.contains(&card.name()), "{text} names a hidden card");
    }
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
    let check = |state: &State<Garbo>, deed: garbo::Deed, text: &str, _: To| {
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
            "What is not claimed is lost." => assert!(matches!(deed, garbo::Deed::Claim(_))),
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
    heard_often(&heard, &["What is not claimed", "There is nothing left"]);
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
    let check = |state: &State<Mismatch>, play: mismatch::Play, text: &str, to: To| {
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
            "It is your last card." => assert_eq!((hand, to), (Cards::of(card), To::Seat)),
            "It is the last card." => assert_eq!((hand, to), (Cards::of(card), To::Others)),
            "It matches nothing on the table." => assert!(!matches(card, trick) && !last),
            "It matches nothing on the table, and the trick is another’s." => {
                assert!(!matches(card, trick) && last && paid(card).0 == Score::ZERO);
            }
            _ if text.ends_with(" are still to come, so it may well match later.") => {
                let out = Cards::suit(card.suit()) - public.played() - Cards::of(card);
                let kind = card.suit().name();
                assert!(
                    trick.is_empty() && text.starts_with(&format!("{} other {kind} ", out.len()))
                );
            }
            "Whatever you play matches." => assert!(hand.iter().all(|card| matches(card, trick))),
            "Whatever you play matches, and nothing would cost you less." => {
                assert!(hand.iter().all(|card| matches(card, trick)));
                assert!(hand.iter().all(|other| paid(card).0 <= paid(other).0));
            }
            _ if text.starts_with("It matches nothing on the table; the trick costs only ") => {
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
    let check = |state: &State<Clubs>, play: clubs::Play, text: &str, to: To| {
        let (public, turn) = (&state.public, state.public.turn);
        let hand = state.private[turn].hand;
        let card = play.card;
        let trick = public.trick.cards();
        let suit = public.suit.or(play.named).unwrap_or(card.suit());
        let able = |card: Card| card.suit() == suit || card.suit() == Suit::Clubs;
        let loses = trick.iter().any(|&other| !beats(card, other, suit));
        let unseen = !(public.seen() | to.sees(hand, card));
        let safe = !loses && !unseen.iter().any(|other| beats(other, card, suit));
        let last = trick.len() + 1 == public.seats();
        match text {
            "It is your last card." => assert!(hand.len() == 1 && to == To::Seat),
            "It is the last card." => assert!(hand.len() == 1 && to == To::Others),
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
            "It cannot win the trick, so it can go." => {
                assert!(loses && !hand.iter().any(able));
            }
            "Nothing that is still out can beat it." => assert!(safe),
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
            "Nothing that is still out",
            "It wins a trick without the jack.",
            "Whoever has a club",
            "With ",
            "It wins the trick, which counts",
        ],
    );
}

#[test]
fn seven_card_combo_tells_what_belongs_together() {
    let check = |state: &State<Combo>, deed: combo::Deed, text: &str, to: To| {
        let public = &state.public;
        let own = &state.private[public.turn()];
        assert!(to == To::Seat || deed == combo::Deed::DrawStock, "{text}");
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
                assert_eq!(text, "The top of the pile can wait for the next card.");
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

/// Who may win all that counts, as far as the rules can tell: whoever has won some of it, alone.
fn sweeper(public: &fosdick::Public) -> Option<Seat> {
    let penalties = public.contract.penalties();
    let holds = |&seat: &Seat| public.taken[seat].intersects(penalties);
    let mut holders = Seat::all(public.seats()).filter(holds);
    holders.next().filter(|_| holders.next().is_none())
}

/// What is said of a card that does not follow suit.
fn thrown(public: &fosdick::Public, card: Card, (below, above): (usize, usize), text: &str) {
    let led = public.trick.led().expect("a trick").suit();
    let name = card.name();
    let start = format!(
        "There is no {} to follow with, so the {name} can ",
        led.singular()
    );
    match text.strip_prefix(&start) {
        Some("be given away.") => assert!(public.contract.worth(Cards::of(card)) > 0),
        Some("go, which nothing out beats.") => assert!(above == 0 && below > 0),
        Some("go.") => assert_eq!(public.contract.worth(Cards::of(card)), 0),
        _ => panic!("what is this: {text}"),
    }
}

#[test]
fn the_fosdick_family_tells_what_the_cards_say() {
    let check = |state: &State<Fosdick>, deed: Deed, text: &str, to: To| {
        let (public, turn) = (&state.public, state.public.turn);
        let contract = &public.contract;
        let hand = state.private[turn].hand;
        let strength = |card: Card| public.options.card_order.strength(card);
        let card = match deed {
            Deed::Pass(cards) => {
                let kept = hand - cards;
                let over = |a: Cards, b: Cards| {
                    a.iter()
                        .all(|a| b.iter().all(|b| strength(a) >= strength(b)))
                };
                let worst = cards
                    .iter()
                    .find(|card| text == format!("The {} is a card that counts.", card.name()));
                assert!(to == To::Seat && public.phase == Phase::Passing);
                match (text, worst) {
                    (_, Some(card)) => assert!(contract.worth(Cards::of(card)) > 0),
                    ("You keep no card higher than these.", _) => assert!(over(cards, kept)),
                    ("You keep no card lower than these.", _) => assert!(over(kept, cards)),
                    _ => {
                        let emptied = |suit: &Suit| {
                            let suit = suit.name();
                            text == format!("It empties your {suit}, unless you are passed some.")
                        };
                        let suit = Suit::ALL.into_iter().find(emptied);
                        let suit = suit.unwrap_or_else(|| panic!("what is this: {text}"));
                        assert!(cards.intersects(Cards::suit(suit)));
                        assert!(kept.of_suit(suit).is_empty());
                    }
                }
                return;
            }
            Deed::Bid(bid) => {
                assert_eq!(contract.sweep, Sweep::Announced);
                let all = contract.score(contract.worth(contract.penalties()));
                assert_eq!(to, To::Others);
                assert!(text.contains(&all.to_string()));
                assert_eq!(
                    text.starts_with("Whoever announces it and wins"),
                    bid,
                    "{text}"
                );
                return;
            }
            Deed::Play(card) => card,
        };
        let played = public
            .played
            .iter()
            .fold(Cards::EMPTY, |all, &cards| all | cards);
        let out = public.pack() - played - to.sees(hand, card);
        let (suit, single, plural) = (card.suit(), card.suit().singular(), card.suit().name());
        let of_suit = out.of_suit(suit);
        let below = of_suit
            .iter()
            .filter(|&other| strength(other) < strength(card))
            .count();
        let above = of_suit.len() - below;
        let led = public.trick.led().map(Card::suit);
        let on_table = public
            .trick
            .plays()
            .filter(|(_, other)| Some(other.suit()) == led);
        let best = on_table.max_by_key(|&(_, other)| strength(other));
        let beats = |card: Card| match best {
            None => true,
            Some((_, best)) => card.suit() == best.suit() && strength(card) > strength(best),
        };
        let wins = beats(card);
        let lies = public.trick.set() | Cards::of(card);
        let first = if public.tricks == 0 {
            contract.first_trick
        } else {
            0
        };
        let worth = contract.worth(lies) + first;
        let last = public.trick.len() + 1 == public.seats();
        let playable = public.playable(hand);
        match text {
            "It is your last card." => assert!(hand.len() == 1 && to == To::Seat),
            "It is the last card." => assert!(hand.len() == 1 && to == To::Others),
            "With it, nobody can win everything that counts any more." => {
                // Whatever the others play, two seats have won of it then.
                let sweeper = sweeper(public).expect("a sweeper");
                let mut next = after(state, deed);
                let mut moves = Vec::new();
                let mut dice = ChaCha8Rng::seed_from_u64(1);
                while next.public.tricks == public.tricks && next.public.phase == Phase::Playing {
                    let view = next.view(next.public.turn);
                    let any = Fosdick::random(view, &mut moves, &mut dice);
                    Fosdick::apply(&mut next, any, &mut ());
                }
                let penalties = contract.penalties();
                let mut taken = next.public.taken.each();
                assert!(public.taken[sweeper].intersects(penalties) && sweeper != turn);
                assert!(taken.any(|(seat, won)| seat != sweeper && won.intersects(penalties)));
            }
            "You may yet win everything that counts." => {
                assert!(wins && to == To::Seat && contract.sweep != Sweep::None);
                let penalties = contract.penalties();
                let mut others = public.taken.each().filter(|(seat, _)| *seat != turn);
                assert!(others.all(|(_, won)| !won.intersects(penalties)));
            }
            "All that counts may yet be won, as was announced." => {
                assert!(wins && public.bids.contains(turn));
                let penalties = contract.penalties();
                let mut others = public.taken.each().filter(|(seat, _)| *seat != turn);
                assert!(others.all(|(_, won)| !won.intersects(penalties)));
            }
            "It cannot win the trick." => assert!(!wins && led == Some(suit)),
            "It wins a trick that counts nothing." => assert!(wins && last && worth == 0),
            "Nothing that counts lies in the trick yet." => {
                assert!(worth == 0 && led.is_some() && wins && above == 0);
            }
            "You win the trick whatever you play, so your highest can go." => {
                assert!(last && playable.iter().all(beats) && to == To::Seat);
                assert!(
                    playable
                        .iter()
                        .all(|other| strength(other) <= strength(card))
                );
            }
            _ if text == format!("It is your only {single}, and you must follow.") => {
                assert!(to == To::Seat && led == Some(suit) && playable == Cards::of(card));
            }
            _ if text.starts_with("There is no ") => {
                assert!(led.is_some_and(|led| hand.of_suit(led).is_empty()));
                if text.ends_with(&format!("and it is your last {single}.")) {
                    assert!(to == To::Seat && hand.of_suit(suit).len() == 1);
                } else {
                    thrown(public, card, (below, above), text);
                }
            }
            _ if text.starts_with("It is your last ") => {
                assert_eq!(
                    text,
                    format!(
                        "It is your last {single}, so you can throw other cards on {plural} led \
                         later."
                    )
                );
                assert!(to == To::Seat && hand.of_suit(suit).len() == 1 && led.is_none());
                assert!(!of_suit.is_empty() && hand.len() > 1);
            }
            _ if text.starts_with("It is your highest ") => {
                assert!(to == To::Seat && led == Some(suit) && !wins);
                let mut losing = playable.iter().filter(|&other| !beats(other));
                assert!(
                    losing.all(|other| strength(other) <= strength(card)),
                    "{text}"
                );
            }
            _ if text.starts_with("No lower ") => {
                assert!(led.is_none() && below == 0 && above > 0 && text.contains(single));
            }
            _ if text.starts_with("More of the ") => {
                assert!(led.is_none() && above > below && text.contains(plural));
            }
            _ if text.starts_with("It wins, but none of the ") => {
                assert!(led.is_none() && above == 0 && worth == 0 && text.contains(plural));
                assert_eq!(contract.worth(of_suit), 0);
            }
            _ if text.starts_with("It gives the ") => {
                assert_eq!(
                    text,
                    format!("It gives the {} to somebody else.", card.name())
                );
                assert!(!wins && contract.worth(Cards::of(card)) > 0);
            }
            _ if text.starts_with("It cannot win the trick, which counts ") => {
                assert!(!wins && worth > 0);
                assert!(text.contains(&format!("counts {} so far.", contract.score(worth))));
            }
            _ if text.ends_with(": a card that counts may fall.") => {
                assert!(!wins && !last && text.contains(plural));
                let played = public.trick.plays().map(|(seat, _)| seat);
                let played: Vec<Seat> = played.chain([turn]).collect();
                let mut to_come = Seat::all(public.seats()).filter(|seat| !played.contains(seat));
                assert!(to_come.any(|seat| public.voids[seat].contains(suit)));
                assert!((out - Cards::suit(suit)).intersects(contract.penalties()));
            }
            _ => {
                assert_eq!(text, format!("A higher {single} is still out."));
                assert!(wins && above > 0);
            }
        }
    };
    let mut heard = BTreeMap::new();
    for (game, seats, games) in [
        (Fosdick::Compendium, 4, 12),
        (Fosdick::FourBadQueens, 4, 16),
        (Fosdick::FourBadQueens, 3, 8),
        (Fosdick::AcornHearts, 5, 12),
        (Fosdick::SlipperyPaws, 6, 12),
        (Fosdick::CruelFate, 3, 1),
    ] {
        let mut options = fosdick::Options::published(game, seats);
        if seats == 5 {
            options.card_order = CardOrder::French;
        }
        for (text, count) in hear::<Fosdick>(&options, seats, games, check) {
            *heard.entry(text).or_default() += count;
        }
    }
    heard_often(
        &heard,
        &[
            "It empties your ",
            "The queen of ",
            "You keep no card higher",
            "You keep no card lower",
            "Whoever announces it and wins",
            "Whoever announces it and does not win",
            "It is your last card.",
            "It is the last card.",
            "With it, nobody can win",
            "All that counts may yet be won",
            "You may yet win everything",
            "It is your only ",
            "It is your last ",
            "There is no ",
            "No lower ",
            "More of the ",
            "It wins, but none",
            "It cannot win the trick.",
            "It cannot win the trick, which counts ",
            "It cannot win the trick, and somebody to come",
            "It is your highest ",
            "It gives the ",
            "You win the trick whatever",
            "It wins a trick that counts nothing.",
            "Nothing that counts lies",
            "A higher ",
        ],
    );
}
