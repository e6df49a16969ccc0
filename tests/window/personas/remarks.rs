use std::hash::{DefaultHasher, Hash, Hasher};

use misere::cards::{Card, Cards, Rank, Suit};
use misere::rules::{Message, Score, Seat, Seats};
use misere::text::DECLARATIONS;
use misere::ui::personas::moment::{Moment, TrickMoment};
use misere::ui::personas::remarks::{Company, Conversation, Figures, OCCASIONS, Occasion};
use misere::ui::personas::{Persona, Voice};
use std::collections::BTreeMap;
use std::sync::atomic::AtomicBool;

use misere::bots::{Level, Limit};
use misere::games::{BotSession, Entry, GAMES};
use misere::rules::{Names, Next, Wins};
use misere::table::Setup;
use misere::ui::personas::moment::{OpenTable, Witness};

/// Calls `see` after every step of a game in which everyone plays at random.
fn watch(entry: &Entry, seats: usize, seed: u64, see: impl FnMut(&dyn BotSession)) {
    play(entry, seats, seed, u64::MAX, see);
}

/// Likewise, where now and then some steps are undone in every second game.
fn watch_with_undo(entry: &Entry, seats: usize, seed: u64, see: impl FnMut(&dyn BotSession)) {
    let undo = if seed.is_multiple_of(2) { u64::MAX } else { 23 };
    play(entry, seats, seed, undo, see);
}

/// Plays a game at random, and undoes four steps after each `undo` steps.
fn play(entry: &Entry, seats: usize, seed: u64, undo: u64, mut see: impl FnMut(&dyn BotSession)) {
    let setup = Setup { seats, rules: entry.usual_rules(seats), seed, dealer: None };
    let mut session = entry.start(&setup).expect("the usual rules");
    let mut dice = DefaultHasher::new();
    seed.hash(&mut dice);
    for step in 1..600 {
        if step % undo == 0 {
            session.go_to(session.at() - 4);
            see(&*session);
        }
        match session.next() {
            Next::Act(_) => {
                let moves = session.moves();
                dice.write_u8(1);
                let chosen = (dice.finish() % moves.len() as u64) as usize;
                session.play(&moves[chosen].text).expect("a legal move");
            }
            Next::Deal(_) | Next::Reshuffle(_) => session.shuffle(),
            Next::Over => return,
        }
        see(&*session);
    }
}

/// Lets a witness look at the table.
fn look(witness: &mut Witness, session: &dyn BotSession) -> Vec<Moment> {
    witness.look(session.at(), session.deal_number(), OpenTable::of(&session.scene(Seat::new(0))))
}

/// The personas at a table whose first player is a person.
fn personas(seats: usize) -> Vec<Option<Persona>> {
    let mut personas: Vec<_> = Persona::ALL.into_iter().map(Some).take(seats).collect();
    personas[0] = None;
    personas
}

fn people() -> Seats {
    let mut people = Seats::default();
    people.insert(Seat::new(0));
    people
}

/// The twin-world law: tables that look alike to anybody look alike to whoever makes remarks. What
/// lies open is the same for every seat, so it holds no card that any of them does not see.
#[test]
fn faces_and_remarks_see_only_what_every_seat_sees() {
    for entry in GAMES {
        for seats in entry.seats.clone() {
            watch(entry, seats, 3, |session| {
                let own = OpenTable::of(&session.scene(Seat::new(0)));
                for seat in Seat::all(seats).skip(1) {
                    let other = OpenTable::of(&session.scene(seat));
                    assert_eq!(own, other, "{} {seat:?}", entry.id);
                }
            });
        }
    }
}

#[test]
fn remarks_are_rare_and_do_not_repeat_from_deal_to_deal() {
    let mut made = BTreeMap::new();
    for entry in GAMES {
        for seats in entry.seats.clone() {
            for seed in 0..6 {
                let personas = personas(seats);
                let company = Company { personas: &personas, people: people() };
                let (mut witness, mut conversation) = (Witness::default(), Conversation::default());
                let mut said: Vec<(u32, Message)> = Vec::new();
                let mut tricks = Vec::new();
                watch(entry, seats, seed, |session| {
                    let deal = session.deal_number();
                    for moment in look(&mut witness, session) {
                        let Some(remark) = conversation.about(&moment, deal, &company) else { continue };
                        assert!(personas[remark.seat.index()].is_some());
                        let again = |(other, words): &&(u32, Message)| *words == remark.words && other + 1 >= deal;
                        assert_eq!(said.iter().find(again), None);
                        said.push((deal, remark.words));
                        if let Moment::Trick(trick) = moment {
                            assert!(!tricks.contains(&trick.number));
                            tricks.push(trick.number);
                        }
                    }
                });
                *made.entry(entry.id).or_insert(0) += said.len();
            }
        }
    }
    assert!(made.values().all(|count| *count > 0), "{made:?}");
}

/// A trick as a test has seen it, with the number of steps after it.
struct SeenTrick {
    at: usize,
    deal: u32,
    to: Seat,
    loss: Score,
}

/// Regression: in deals without passing, “Nothing yet” was said for tricks of the deal before, before anybody had lost
/// anything. After undo, tricks that were taken back counted.
#[test]
fn what_is_remarked_upon_is_true_of_this_deal() {
    for entry in GAMES {
        for (seats, seed) in entry.seats.clone().flat_map(|seats| (0..4).map(move |seed| (seats, seed))) {
            let mut witness = Witness::default();
            let mut tricks: Vec<SeenTrick> = Vec::new();
            let mut is_whole = true;
            watch_with_undo(entry, seats, seed, |session| {
                let (at, deal) = (session.at(), session.deal_number());
                is_whole &= tricks.iter().all(|trick| trick.at <= at);
                tricks.retain(|trick| trick.at <= at && trick.deal == deal);
                let scene = session.scene(Seat::new(0));
                for moment in look(&mut witness, session) {
                    let Moment::Trick(said) = moment else { continue };
                    let taken = scene.previous_trick.as_ref().expect("a trick");
                    let sign = if scene.wins == Wins::Lowest { taken.points } else { -taken.points };
                    tricks.push(SeenTrick { at, deal, to: taken.to, loss: sign.max(Score::ZERO) });
                    let place = format!("{} {seats} {seed}, step {at}", entry.id);
                    let streak = tricks.iter().rev().take_while(|trick| trick.to == said.to).count();
                    assert!(said.streak == streak || said.streak == 0, "{place}: {} of {streak}", said.streak);
                    let has_lost = |seat| tricks.iter().any(|trick| trick.to == seat && trick.loss > Score::ZERO);
                    let losers = Seat::all(seats).filter(|seat| has_lost(*seat)).count();
                    let is_clean = |seat: &Seat| losers > 0 && !has_lost(*seat);
                    assert!(said.clean.iter().all(is_clean), "{place}: {:?}", said.clean);
                    let clean: Vec<Seat> = Seat::all(seats).filter(is_clean).collect();
                    assert!(!is_whole || said.clean == clean && said.streak == streak, "{place}: all was seen");
                }
            });
        }
    }
}

fn occasion(id: &str) -> &'static Occasion {
    OCCASIONS.iter().find(|one| one.id == id).expect("an occasion")
}

#[test]
fn every_occasion_has_two_remarks_for_each_voice_and_none_is_left_over() {
    let mut made = Vec::new();
    for occasion in &OCCASIONS {
        for voice in [Voice::Warm, Voice::Dry, Voice::Grand, Voice::Eager] {
            made.extend([1, 2].map(|number| occasion.words(voice, number, Figures::default()).id()));
        }
    }
    let is_remark = |key: &&str| ["-warm-", "-dry-", "-grand-", "-eager-"].iter().any(|voice| key.contains(voice));
    let mut all: Vec<Option<&str>> = DECLARATIONS.iter().map(|one| one.key).filter(is_remark).map(Some).collect();
    made.sort_unstable();
    all.sort_unstable();
    assert_eq!(made, all);
}

#[test]
fn a_queen_is_remarked_upon_by_who_takes_it() {
    let [one, two] = [0, 1].map(Seat::new);
    let queen = Card::new(Rank::Queen, Suit::Spades);
    let trick = |taken: Cards| {
        Moment::Trick(TrickMoment {
            number: 4,
            to: one,
            loss: Score::points(2),
            moon: false,
            cards: vec![(two, queen)],
            penalties: Cards::of(queen),
            taken,
            streak: 1,
            left: 5,
            clean: Vec::new(),
            broken: None,
        })
    };
    let company = Company { personas: &[Some(Persona::Konrad), None], people: Seats::default() };
    let first = (occasion("first-queen").when)(&trick(Cards::of(queen)), one, &company);
    assert!(first.is_some());
    assert!((occasion("queen-given").when)(&trick(Cards::of(queen)), two, &company).is_some());
    let both = Cards::rank(Rank::Queen);
    let more = (occasion("more-queens").when)(&trick(both), one, &company).expect("more queens");
    let words = occasion("more-queens").words(Persona::Konrad.voice(), 1, more);
    let names = Names::new(["Konrad", "You"]);
    assert_eq!(words.render(&names), "Make that four queens. Charming.");
}

/// The steps of the first actions of a game between bots that decide reproducibly. With remarks,
/// a witness and a conversation follow the table as the window does.
fn trace(entry: &Entry, with_remarks: bool) -> Vec<String> {
    let setup = Setup { seats: entry.usual, rules: entry.usual_rules(entry.usual), seed: 11, dealer: None };
    let mut session = entry.start(&setup).expect("the usual rules");
    let personas = personas(entry.usual);
    let company = Company { personas: &personas, people: people() };
    let (mut witness, mut conversation) = (Witness::default(), Conversation::default());
    for step in 0..50 {
        match session.next() {
            Next::Act(_) => {
                let limit = Limit::Worlds(4);
                let job = session.think(Level::Medium.into(), limit, step);
                let action = job.expect("a decision")(&AtomicBool::new(false));
                session.play(&action).expect("a legal move");
            }
            Next::Deal(_) | Next::Reshuffle(_) => session.shuffle(),
            Next::Over => break,
        }
        if with_remarks {
            let deal = session.deal_number();
            for moment in look(&mut witness, &*session) {
                let _ = conversation.about(&moment, deal, &company);
            }
        }
    }
    session.steps()
}

#[test]
fn games_are_the_same_with_and_without_remarks() {
    for entry in GAMES {
        assert_eq!(trace(entry, true), trace(entry, false), "{}", entry.id);
    }
}
