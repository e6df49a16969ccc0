//! The vectors of the Fosdick family, played through the rules.

use std::collections::BTreeMap;

use misere_engine::cards::{Card, Cards, Rank};
use misere_engine::rules::options::{HouseRules, read_rules};
use misere_engine::rules::{Event, Next, Rules, Seat};
use misere_engine::table::{Setup, Step, Table, Watch as _};
use misere_games::entry;
use misere_games::fosdick::{Action, Fosdick, Options};
use serde::Deserialize;

use crate::common::vectors::{self, Changes, GameEnd};

use super::positions::{FAMILY, PlayedDeal, legal_options, playing};

#[derive(Debug, Deserialize)]
#[serde(tag = "kind", rename_all = "snake_case", deny_unknown_fields)]
enum Vector {
    /// The scores of a deal.
    Score {
        rules: Changes,
        players: usize,
        /// Compendium: the game of the deal.
        hand: Option<String>,
        taken: Vec<Vec<Card>>,
        bids: Option<Vec<bool>>,
        first_trick: Option<usize>,
        last_trick: Option<usize>,
        scores: Vec<f64>,
        why: String,
    },
    /// The winner of a trick, counted from its leader.
    Trick {
        rules: Changes,
        cards: Vec<Card>,
        winner: usize,
        why: String,
    },
    /// The receiver and the number of cards passed.
    Passing {
        rules: Changes,
        players: usize,
        deal: u32,
        to: Option<Vec<usize>>,
        count: Option<usize>,
        why: String,
    },
    /// The leader and the order of play.
    Order {
        rules: Changes,
        players: usize,
        dealer: usize,
        leader: usize,
        order: Vec<usize>,
        why: String,
    },
    /// The cards left out of the 32, and the size of each hand.
    Pack {
        players: usize,
        missing: Vec<Card>,
        hand: usize,
        why: String,
    },
    /// The cards that may be played to a suit.
    Follow {
        led: Option<char>,
        hand: Vec<Card>,
        legal: Vec<String>,
        why: String,
    },
    /// The cards that cannot be played at all.
    Refused {
        players: usize,
        rules: Changes,
        field: Option<String>,
        why: String,
    },
    GameEnd(GameEnd),
    /// Compendium: the game of a deal, and the receiver of each pass.
    Hand {
        players: usize,
        deal: u32,
        hand: String,
        to: Option<Vec<usize>>,
        why: String,
    },
}

fn set(cards: &[Card]) -> Cards {
    cards.iter().copied().collect()
}

#[test]
fn the_worked_examples_of_every_game_of_the_family_hold() {
    for game in FAMILY {
        vectors::check(game.id(), |vector| holds(game, vector));
    }
}

fn holds(game: Fosdick, vector: &Vector) {
    match vector {
        Vector::Score { rules, players, hand, taken, bids, first_trick, last_trick, scores, why } => {
            let options = legal_options(game, *players, &rules.to_ron());
            let deal = match hand {
                Some(component) => deal_of(component),
                None => 1,
            };
            assert_eq!(taken.len(), *players);
            let bids = bids.iter().flatten().enumerate();
            let course = PlayedDeal {
                taken: taken.iter().map(|codes| set(codes)).collect(),
                bids: bids.filter(|(_, bid)| **bid).map(|(seat, _)| seat).collect(),
                first: first_trick.unwrap_or(0),
                last: last_trick.unwrap_or(0),
            };
            assert_eq!(course.scores(&options, deal), *scores, "{why}");
        }
        Vector::Trick { rules, cards, winner, why } => {
            let options = legal_options(game, cards.len(), &rules.to_ron());
            let hands: Vec<Cards> = cards.iter().map(|code| Cards::of(*code)).collect();
            let mut state = playing(&options, 1, &hands);
            let mut events = Vec::new();
            for code in cards {
                Fosdick::apply(&mut state, Action::Play(*code), &mut events);
            }
            let won = events.iter().find_map(|event| match event {
                Event::Trick { winner, .. } => Some(winner.index()),
                _ => None,
            });
            assert_eq!(won, Some(*winner), "{why}");
        }
        Vector::Passing { rules, players, deal, to, count, why } => {
            // Enough rounds for the deal to come up.
            let mut rules = rules.clone();
            rules.0.entry("rounds".into()).or_insert_with(|| 12.into());
            passes(game, *players, &rules.to_ron(), *deal, (to, *count), why);
        }
        Vector::Order { rules, players, dealer, leader, order, why } => {
            let mut table = table(game, *players, &rules.to_ron(), Some(*dealer));
            table.shuffle();
            let mut seats = Vec::new();
            while table.state().public.tricks == 0 {
                let Next::Act(seat) = table.next() else {
                    panic!("the first trick is not over");
                };
                let action = table.legal()[0];
                if matches!(action, Action::Play(_)) {
                    seats.push(seat.index());
                }
                table.take(Step::Act(action)).expect("it is legal");
            }
            assert_eq!(seats[0], *leader, "{why}");
            assert_eq!(seats, *order, "{why}");
        }
        Vector::Pack { players, missing, hand, why } => {
            let mut table = table(game, *players, "()", None);
            let Next::Deal(pack) = table.next() else {
                panic!("a game begins with a deal");
            };
            let left_out = Cards::from_rank_up(Rank::Seven) - pack;
            assert_eq!(left_out, set(missing), "{why}");
            assert!(Cards::from_rank_up(Rank::Seven).contains_all(pack), "{why}");
            table.shuffle();
            for own in table.state().private.iter() {
                assert_eq!(own.hand.len(), *hand, "{why}");
            }
        }
        Vector::Follow { led, hand, legal, why } => {
            let hand = set(hand);
            let options = legal_options(game, 4, "()");
            let lead = led.map(|suit| {
                let others = Cards::from_rank_up(Rank::Seven) - hand;
                let mut cards = others.iter();
                cards.find(|card| card.suit().letter() == suit).expect("somebody holds a card of the suit")
            });
            let hands = [lead.map_or(hand, Cards::of), hand, hand, hand];
            let mut state = playing(&options, 1, &hands);
            if let Some(lead) = lead {
                Fosdick::apply(&mut state, Action::Play(lead), &mut ());
            }
            let mut moves = Vec::new();
            Fosdick::legal(state.view(state.public.turn), &mut moves);
            let mut texts: Vec<String> = moves.iter().map(ToString::to_string).collect();
            let mut legal = legal.clone();
            texts.sort();
            legal.sort();
            assert_eq!(texts, legal, "{why}");
        }
        Vector::Refused { players, rules, field, why } => {
            let words = refusal(game, *players, &rules.to_ron()).expect(why);
            if let Some(field) = field {
                assert!(words.contains(field.as_str()), "{why}: {words}");
            }
        }
        Vector::GameEnd(end) => end.holds(game, |options, deals, totals| {
            let mut public = Fosdick::start(options, totals.seats(), Seat::new(0)).public;
            (public.deal, public.totals) = (deals, totals);
            public
        }),
        Vector::Hand { players, deal, hand, to, why } => {
            let component = passes(game, *players, "()", *deal, (to, None), why);
            assert_eq!(component, Some(hand.as_str()), "{why}");
        }
    }
}

/// The deal of Compendium that plays this game.
fn deal_of(component: &str) -> u32 {
    let place = Fosdick::COMPONENTS.iter().position(|game| game.id() == component);
    1 + place.expect("a game of Compendium") as u32
}

fn table(game: Fosdick, seats: usize, rules: &str, dealer: Option<usize>) -> Table<Fosdick> {
    let setup = Setup {
        seats,
        rules: read_rules(game.form(seats).fields(), rules).expect(rules),
        seed: 1,
        dealer: dealer.map(Seat::new),
    };
    Table::new(game, &setup).expect(rules)
}

/// Plays up to a deal and through its passing, if any, checking the passes. Returns the deal's
/// game, in Compendium.
fn passes(
    game: Fosdick, seats: usize, rules: &str, deal: u32, (to, count): (&Option<Vec<usize>>, Option<usize>), why: &str,
) -> Option<&'static str> {
    let mut table = table(game, seats, rules, None);
    while table.deal_number() < deal {
        step(&mut table);
    }
    let begun = table.story().find_map(|event| match event {
        Event::Deal { deal: number, component, .. } if *number == deal => Some(*component),
        _ => None,
    });
    // One action at a time, up to the first that is not a pass.
    let mut passed = BTreeMap::new();
    while matches!(table.legal().first(), Some(Action::Pass(_))) {
        step(&mut table);
        for event in table.latest() {
            if let Event::Passed { from, to, cards } = event {
                passed.insert(from.index(), (to.index(), cards.len()));
            }
        }
    }
    match to {
        None => assert!(passed.is_empty(), "{why}: {passed:?}"),
        Some(to) => {
            let receivers: Vec<usize> = passed.values().map(|(to, _)| *to).collect();
            assert_eq!(receivers, *to, "{why}");
            let usual = Options::usual(game, seats).pass_count as usize;
            let count = count.unwrap_or(usual);
            assert!(passed.values().all(|(_, cards)| *cards == count), "{why}");
        }
    }
    begun.expect("the deal is told")
}

fn step(table: &mut Table<Fosdick>) {
    match table.legal().first() {
        Some(action) => table.take(Step::Act(*action)).expect("it is legal"),
        None => table.shuffle(),
    }
}

/// The reason why a game cannot be set up like this; `None` if it can.
fn refusal(game: Fosdick, seats: usize, rules: &str) -> Option<String> {
    let entry = entry(game.id()).expect("it is in the menu");
    let setup = |rules: HouseRules| Setup { seats, rules, seed: 1, dealer: None };
    if !entry.seats.contains(&seats) {
        let refused = entry.start(&setup(HouseRules::default())).err();
        return refused.map(|error| error.to_string());
    }
    match read_rules(entry.fields(seats), rules) {
        Ok(rules) => entry.start(&setup(rules)).err().map(|error| error.to_string()),
        Err(error) => Some(error.to_string()),
    }
}
