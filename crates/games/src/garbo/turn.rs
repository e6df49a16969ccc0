//! The steps of a turn: a card and the points that it gives away, drawing, the start of level two,
//! and the end of the game (GA-2, GA-4 to GA-8).

use super::square::{Cover, Matches, Place, SIZE, Square};
use super::{Claims, DEALT, Garbo, Last, Phase, Public, SEATS, opponent};
use crate::text::garbo as texts;
use misere_engine::cards::{Card, Cards, Pack};
use misere_engine::rules::{BySeat, Event, EventSink, Field, Message, Score, Seat, Source, State};

/// Plays a card. The opponent gets the points of its matches, at once or when claimed (GA-8).
pub(super) fn play(state: &mut State<Garbo>, card: Card, place: Place, events: &mut impl EventSink) {
    let public = &mut state.public;
    let seat = public.turn;
    let matches = public.square.matches(card, place, public.options.suit_reach);
    let by_hand = public.options.claims == Claims::ByHand;
    let nothing = Matches::default();
    state.private[seat].hand.remove(card);
    public.held[seat] -= 1;
    public.played += 1;
    public.turn = opponent(seat);
    public.last = Some(Last {
        seat,
        card,
        place,
        covered: public.square.put(card, place),
        unclaimed: if by_hand { matches } else { nothing },
        claimed: if by_hand { nothing } else { matches },
    });
    if by_hand {
        public.phase = Phase::Claim;
    } else {
        settle(state, events);
    }
}

/// Completes a turn once the matches are claimed: awards the points, lets the players draw (GA-2),
/// starts level two (GA-5) or ends the game (GA-7).
pub(super) fn settle(state: &mut State<Garbo>, events: &mut impl EventSink) {
    let public = &mut state.public;
    let Some(last) = public.last else { return };
    let (to, taken) = (opponent(last.seat), last.taken(&public.options));
    public.points[to] += taken;
    public.phase = Phase::Play;
    events.note(|| gave(to, last.given(&public.options), taken));
    if taken > 0 {
        events.note(|| Event::Points {
            seat: to,
            points: Score::points(taken),
            why: why(&last),
            cards: matched(&public.square, &last),
        });
    }
    match public.played {
        // Both players have played the four cards dealt to them.
        played if played == DEALT * SEATS => {
            let each = public.options.draw.cards();
            draw(state, each, events);
        }
        SIZE => {
            public.turn = public.leader();
            let each = public.stock / SEATS;
            draw(state, each, events);
        }
        played if played == 2 * SIZE => {
            public.phase = Phase::Over;
            let scores = scores(public);
            events.note(|| Event::Score { deal: 1, scores, totals: scores });
        }
        _ => {}
    }
}

/// The event for points given away to a seat, with how many of them it claimed.
pub fn gave(to: Seat, points: i32, claimed: i32) -> Event {
    Event::Special {
        name: "gives",
        fields: vec![Field::open("to", to), Field::open("points", points), Field::open("claimed", claimed)],
        words: texts::got(to, Score::points(claimed)),
    }
}

/// Both players draw from the top of the stock, the non-dealer first (GA-2).
fn draw(state: &mut State<Garbo>, each: usize, events: &mut impl EventSink) {
    let public = &mut state.public;
    for seat in [opponent(public.dealer), public.dealer] {
        let (top, rest) = state.hidden.stock.split_at(each);
        let (cards, rest): (Pack, Pack) = (top.iter().copied().collect(), rest.iter().copied().collect());
        state.hidden.stock = rest;
        state.private[seat].hand |= cards.set();
        public.held[seat] += each;
        public.stock -= each;
        events.note(|| Event::Draw { seat, from: Source::Stock, cards });
    }
}

/// The points as the scores of the game’s only deal (GA-7).
pub(super) fn scores(public: &Public) -> BySeat<Score> {
    BySeat::from_fn(SEATS, |seat| Score::points(public.points[seat]))
}

/// The claimed matches of a card for the score sheet: `Ten of hearts: matched 2 hearts and 2 tens`.
fn why(last: &Last) -> Message {
    let Matches { suit, rank, cover } = last.claimed;
    let (of_suit, of_rank) = (last.card.suit(), last.card.rank());
    let mut parts = Vec::new();
    match cover {
        Cover::None => {}
        Cover::Suit => parts.push(texts::covered_suit(of_suit)),
        Cover::Rank => parts.push(texts::covered_rank(of_rank)),
    }
    let mut matched = Vec::new();
    if !suit.is_empty() {
        matched.push(texts::of_suit(suit.len(), of_suit));
    }
    if !rank.is_empty() {
        matched.push(texts::of_rank(rank.len(), of_rank));
    }
    if !matched.is_empty() {
        parts.push(texts::matched(matched));
    }
    texts::matches_of(last.card, parts)
}

/// A card and the cards of its claimed matches.
fn matched(square: &Square, last: &Last) -> Cards {
    let Matches { suit, rank, cover } = last.claimed;
    let mut cards: Cards = (suit | rank).iter().filter_map(|place| square.card(place)).collect();
    cards.insert(last.card);
    if let Some(covered) = last.covered
        && cover != Cover::None
    {
        cards.insert(covered);
    }
    cards
}
