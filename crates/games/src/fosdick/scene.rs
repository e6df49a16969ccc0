//! The scene of the Fosdick family, and the gestures and sentences for its actions.

use super::scoring::shooter;
use super::{Action, CardOrder, Fosdick, Options, Phase, Public};
use crate::text::{fosdick as texts, table};
use misere_engine::cards::{Card, Cards, Suit};
use misere_engine::rules::scene::{
    Aim, Anchor, Arrangement, Button, ButtonId, CardChoice, Fact, Gesture, Mark, Scene, Spot, SpotId, Zone, ZoneId,
};
use misere_engine::rules::tricks::{carry, spoken_play};
use misere_engine::rules::{Message, Rules as _, Score, Seat, Spoken, View};

const MOON: ButtonId = ButtonId(0);
const NO_MOON: ButtonId = ButtonId(1);

pub(super) fn scene(view: View<'_, Fosdick>) -> Scene {
    let public = view.public;
    let penalties = public.contract.penalties();
    let won = |seat| public.won_by(seat, texts::cards_won(seat), penalties);
    let mut scene = public.scene(hands(view), won);
    if public.in_deal() {
        for seat in Seat::all(public.seats()) {
            let note = moon_note(public, seat).unwrap_or_else(|| points_so_far(public, seat));
            scene.players[seat.index()].note = note;
        }
    }
    if let Some(last) = &mut scene.previous_trick {
        let penalties = public.contract.penalties();
        last.points = penalty_of_last(public);
        last.moon = shooter(&public.contract, &public.taken, public.bids).is_some()
            && public.previous.trick.set().intersects(penalties);
        last.note = if last.moon { texts::worth_moon() } else { worth_of_last(public, last.points) };
    }
    if public.turn == view.seat {
        offer_choices(public, &mut scene);
    }
    scene.prompt = prompt(view);
    scene.facts = facts(public);
    scene.aim = Some(aim(&public.options, public.deal));
    scene
}

/// The note about a seat's moon or its bid: `bid the moon`, or `no moon` as long as others are still bidding.
fn moon_note(public: &Public, seat: Seat) -> Option<Message> {
    let mut spoken = public.order().take_while(|&one| one != public.turn);
    let is_lost =
        || public.taken.each().any(|(other, cards)| other != seat && cards.intersects(public.contract.penalties()));
    if shooter(&public.contract, &public.taken, public.bids) == Some(seat) {
        Some(texts::note_shot_moon())
    } else if public.bids.contains(seat) {
        Some(if is_lost() { texts::note_moon_failed() } else { texts::note_moon() })
    } else if public.phase == Phase::Bidding && spoken.any(|one| one == seat) {
        Some(texts::note_no_moon())
    } else {
        None
    }
}

/// The note about the penalty for what a seat has won in this deal: `+2`.
fn points_so_far(public: &Public, seat: Seat) -> Message {
    let contract = &public.contract;
    let mut points = contract.worth(public.taken[seat]);
    if public.tricks > 0 && public.first_winner == seat {
        points += contract.first_trick_points;
    }
    match points {
        0 => Message::EMPTY,
        points => texts::points_so_far(contract.score(points)),
    }
}

/// The aim of a deal under the house rules in force.
fn aim(options: &Options, deal: u32) -> Aim {
    let game = match deal {
        0 => options.game,
        deal => options.component(deal),
    };
    let text = match game {
        Fosdick::FourBadQueens => {
            let rank = options.penalty_rank;
            texts::aim_bad_queens(rank, Card::new(rank, Suit::Spades))
        }
        Fosdick::FourMadQueens => texts::aim_mad_queens(options.penalty_rank),
        Fosdick::SlipperyPaws => texts::aim_slippery_paws(options.penalty_card),
        Fosdick::AcornHearts if options.moon => (game.entry().aim)(),
        Fosdick::AcornHearts if options.queen_points == 0 => texts::aim_hearts_only(),
        Fosdick::AcornHearts => texts::aim_without_moon(),
        Fosdick::Finis | Fosdick::CruelFate | Fosdick::Compendium => (game.entry().aim)(),
    };
    Aim { game: game.id().to_owned(), text }
}

/// Adds the choices that the seat to act has besides playing cards.
fn offer_choices(public: &Public, scene: &mut Scene) {
    let button = |id, label| Button { id, label };
    match public.phase {
        Phase::Passing => {
            let most = public.options.pass_count as usize;
            scene.card_choice = Some(CardChoice {
                zone: ZoneId::hand(public.turn),
                count: (most, most),
                labels: vec![match Direction::of(public) {
                    Direction::Left => texts::button_pass_left(most),
                    Direction::Right => texts::button_pass_right(most),
                    Direction::Across => texts::button_pass_across(most),
                }],
            });
        }
        Phase::Bidding => {
            scene.buttons = vec![button(NO_MOON, texts::button_no_moon()), button(MOON, texts::button_moon())];
        }
        Phase::Between | Phase::Playing => {}
    }
}

/// The hands, each followed by the cards that the seat passes.
fn hands(view: View<'_, Fosdick>) -> Vec<Zone> {
    let public = view.public;
    let mut zones = Vec::new();
    for seat in Seat::all(public.seats()) {
        zones.push(if seat == view.seat {
            own_hand(view)
        } else {
            Zone::hidden_hand(seat, public.held(seat) - laid_down(public, seat))
        });
        if public.phase == Phase::Passing && (public.chosen.contains(seat) || seat == view.seat) {
            zones.push(packet(view, seat));
        }
    }
    zones
}

fn own_hand(view: View<'_, Fosdick>) -> Zone {
    let public = view.public;
    let turn = public.turn == view.seat;
    let playable = public.playable(view.own.hand);
    let fresh = public.played[view.seat].is_empty();
    let spots = sorted(view.own.hand, public.options.card_order)
        .into_iter()
        .map(|card| {
            let dim = turn && public.phase == Phase::Playing && !playable.contains(card);
            let got = fresh && public.phase != Phase::Passing && view.own.got.contains(card);
            Spot::up(card).dimmed(dim).marked(got.then_some(Mark::Received))
        })
        .collect();
    Zone::own_hand(view.seat, spots)
}

fn sorted(hand: Cards, order: CardOrder) -> Vec<Card> {
    let mut sorted: Vec<Card> = Vec::with_capacity(hand.len());
    for suit in Suit::HAND_ORDER {
        let start = sorted.len();
        sorted.extend(hand.of_suit(suit));
        sorted[start..].sort_by_key(|&card| std::cmp::Reverse(order.strength(card)));
    }
    sorted
}

fn laid_down(public: &Public, seat: Seat) -> usize {
    if public.chosen.contains(seat) { public.options.pass_count as usize } else { 0 }
}

/// The cards that a seat has laid down to pass.
fn packet(view: View<'_, Fosdick>, seat: Seat) -> Zone {
    let id = ZoneId::packet(seat);
    let (label, spots) = if seat == view.seat {
        let cards = view.own.gave.iter().map(Spot::up).collect();
        (texts::cards_you_pass(), cards)
    } else {
        let backs = Spot::backs(id, laid_down(view.public, seat));
        (texts::cards_passed(seat), backs)
    };
    Zone::new(id, Anchor::Before(seat), Arrangement::Bundle, label, spots).secret()
}

/// The penalty for the trick just completed.
fn penalty_of_last(public: &Public) -> Score {
    let last = public.tricks == public.hand_size();
    let first = public.tricks == 1;
    let contract = &public.contract;
    let mut points = contract.worth(public.previous.trick.set());
    points += if last { contract.last_trick_points } else { 0 };
    points += if first { contract.first_trick_points } else { 0 };
    contract.score(points)
}

/// The penalty for the trick just completed, in words.
fn worth_of_last(public: &Public, penalty: Score) -> Message {
    let last = public.tricks == public.hand_size();
    match penalty {
        Score::ZERO if last && public.contract.no_last_trick_points > 0 => texts::worth_no_penalty(),
        Score::ZERO => Message::EMPTY,
        penalty => texts::worth(penalty),
    }
}

/// The receiver of passed cards.
enum Direction {
    Left,
    Right,
    Across,
}

impl Direction {
    fn of(public: &Public) -> Self {
        match public.passed_by {
            1 => Self::Left,
            by if by == public.seats() - 1 => Self::Right,
            _ => Self::Across,
        }
    }
}

fn facts(public: &Public) -> Vec<Fact> {
    let mut facts = Vec::new();
    if public.deal == 0 {
        return facts;
    }
    let (deal, deals) = (public.deal, public.options.deals(public.seats()));
    let deal = table::number_of(deal as usize, deals as usize);
    facts.push(Fact::reading_on(table::fact_deal(), deal));
    if public.options.game == Fosdick::Compendium {
        let component = public.options.component(public.deal);
        let title = texts::playing_title(component.entry().title);
        facts.push(Fact::new(texts::fact_playing(), title));
    }
    let is_done = matches!(public.phase, Phase::Between | Phase::Bidding | Phase::Playing);
    facts.push(if public.passed_by == 0 {
        Fact::new(texts::fact_passing(), texts::passing_none())
    } else if is_done {
        Fact::reading_on(texts::fact_passed(), passed(public))
    } else {
        Fact::reading_on(texts::fact_passing(), passed(public))
    });
    facts
}

/// The number of cards passed, and the direction.
fn passed(public: &Public) -> Message {
    let count = public.options.pass_count as usize;
    match Direction::of(public) {
        Direction::Left => texts::cards_left(count),
        Direction::Right => texts::cards_right(count),
        Direction::Across => texts::cards_across(count),
    }
}

fn prompt(view: View<'_, Fosdick>) -> Message {
    let public = view.public;
    let turn = public.turn;
    let mine = turn == view.seat;
    match public.phase {
        Phase::Between => Message::EMPTY,
        Phase::Passing if mine => {
            let receiver = public.receiver(view.seat);
            texts::choose_to_pass(public.options.pass_count as usize, receiver)
        }
        Phase::Passing => texts::chooses_cards(turn),
        Phase::Bidding if mine => moon_question(public),
        Phase::Bidding => texts::decides_moon(turn),
        Phase::Playing => public.table.prompt(view.seat, view.own.hand),
    }
}

/// The question whether to shoot the moon, with its gain and cost (FB-3).
fn moon_question(public: &Public) -> Message {
    let contract = &public.contract;
    let all = contract.score(contract.worth(contract.penalties()));
    texts::moon_question(public.options.penalty_rank, all)
}

pub(super) fn gesture(view: View<'_, Fosdick>, action: Action) -> Gesture {
    match action {
        Action::Pass(cards) => Gesture::Choose { zone: ZoneId::hand(view.seat), cards },
        Action::Bid(true) => Gesture::Press(MOON),
        Action::Bid(false) => Gesture::Press(NO_MOON),
        Action::Play(card) => carry(card),
    }
}

pub(super) fn spoken(view: View<'_, Fosdick>, action: Action) -> Spoken {
    let seat = view.seat;
    match action {
        Action::Pass(cards) => match Direction::of(view.public) {
            Direction::Left => {
                Spoken::new(texts::pass_left(cards), texts::passed_left(seat, cards), texts::passing_left(cards))
            }
            Direction::Right => {
                Spoken::new(texts::pass_right(cards), texts::passed_right(seat, cards), texts::passing_right(cards))
            }
            Direction::Across => {
                Spoken::new(texts::pass_across(cards), texts::passed_across(seat, cards), texts::passing_across(cards))
            }
        },
        Action::Bid(true) => Spoken::new(texts::bid_moon(), texts::did_bid_moon(seat), texts::bidding_moon()),
        Action::Bid(false) => Spoken::new(texts::bid_no_moon(), texts::did_bid_no_moon(seat), texts::bidding_no_moon()),
        Action::Play(card) => spoken_play(seat, card),
    }
}

pub(super) fn why_not(view: View<'_, Fosdick>, spot: SpotId) -> Option<Message> {
    let (public, hand) = (view.public, view.own.hand);
    public.why_not(view.seat, hand, spot, |card| match public.phase {
        Phase::Bidding => Some(texts::decide_first()),
        Phase::Playing => public.why_not_follow(hand, card),
        Phase::Between | Phase::Passing => None,
    })
}
