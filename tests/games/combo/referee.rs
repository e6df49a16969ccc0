//! An independent referee of Seven Card Combo. It follows the trace, keeps cards in plain lists and
//! shares nothing with the program's rules but the names of cards and events.

use misere_engine::cards::{Card, Cards, Rank};
use misere_engine::rules::{Event, FieldValue, Source};
use misere_engine::table::ReplayEvent;

use super::Bonuses;

/// The score of a hand by SC-9 and SC-10, word for word and slowly.
pub fn slow_score(hand: &[Card], bonuses: Bonuses) -> i32 {
    let of_rank = |rank: Rank| hand.iter().filter(|card| card.rank() == rank).count();
    // Every run of the ring as a list of ranks; the shortest that counts has four.
    let mut runs: Vec<Vec<Rank>> = Vec::new();
    for start in 0..13 {
        for length in 4..=7 {
            let run: Vec<Rank> = (0..length).map(|i| Rank::ALL[(start + i) % 13]).collect();
            if run.iter().all(|&rank| of_rank(rank) > 0) {
                runs.push(run);
            }
        }
    }
    let combined = |card: &&Card| {
        let in_run = runs.iter().any(|run| run.contains(&card.rank()));
        let suit = hand.iter().filter(|other| other.suit() == card.suit());
        in_run || suit.count() >= 4 || of_rank(card.rank()) >= 2
    };
    let loose = hand.iter().filter(|card| !combined(card)).count() as i32;

    let times = |least: usize| Rank::ALL.iter().filter(|&&rank| of_rank(rank) >= least).count();
    let full_house = Rank::ALL
        .iter()
        .any(|&three| of_rank(three) >= 3 && Rank::ALL.iter().any(|&two| two != three && of_rank(two) >= 2));
    let mut off = 0;
    if times(2) >= 3 || full_house {
        off = off.max(bonuses.small);
    }
    let one_suit = hand.iter().all(|card| card.suit() == hand[0].suit());
    if times(4) >= 1 || runs.iter().any(|run| run.len() == 7) || hand.len() == 7 && one_suit {
        off = off.max(bonuses.large);
    }
    loose - off
}

/// The referee's own state.
pub struct Referee {
    seats: usize,
    bonuses: Bonuses,
    round: u32,
    dealer: usize,
    hands: Vec<Vec<Card>>,
    stock: Vec<Card>,
    pile: Vec<Card>,
    packets: Vec<Vec<Card>>,
    turn: usize,
    stage: Stage,
    /// The number of cards that the player still has to get.
    need: usize,
    totals: Vec<i32>,
    /// Counts of events: refills, refills within a draw, and piles begun again.
    pub seen: [usize; 3],
}

#[derive(Clone, Debug, PartialEq)]
enum Stage {
    Discard,
    Take,
    /// These cards were taken, and the event is due.
    Taken(Vec<Card>),
    /// The rest of the need comes from the stock; the flag says whether any of it has been drawn.
    Fill(bool),
    Lay,
    Draw,
    /// A card was drawn, and the event is due.
    Drawn(Source),
    TurnUp,
    Score,
    Over,
}

impl Referee {
    pub fn new(seats: usize, bonuses: Bonuses) -> Self {
        Self {
            seats,
            bonuses,
            round: 0,
            dealer: 0,
            hands: Vec::new(),
            stock: Vec::new(),
            pile: Vec::new(),
            packets: Vec::new(),
            turn: 0,
            stage: Stage::Over,
            need: 0,
            totals: vec![0; seats],
            seen: [0; 3],
        }
    }

    fn player(&self) -> usize {
        (self.dealer + 1 + self.turn) % self.seats
    }

    /// The packet at the player’s right.
    fn before(&mut self) -> &mut Vec<Card> {
        let right = (self.player() + self.seats - 1) % self.seats;
        &mut self.packets[right]
    }

    pub fn hear(&mut self, told: &ReplayEvent) {
        match told {
            ReplayEvent::Act { seat, action, legal } => {
                assert_eq!(seat.index(), self.player(), "SC-2: {action}");
                self.act(action, legal.as_ref().expect("asked for"));
            }
            ReplayEvent::Event(event) => self.event(event),
        }
        let lists = self.hands.iter().chain(&self.packets).chain([&self.stock, &self.pile]);
        assert_eq!(lists.map(Vec::len).sum::<usize>(), 52, "no card is lost");
    }

    fn act(&mut self, action: &str, legal: &[String]) {
        assert_eq!(legal.iter().filter(|other| *other == action).count(), 1);
        let mut words = action.split(' ');
        let word = words.next().expect("a word");
        let rest: Vec<&str> = words.collect();
        let cards = || rest.iter().map(|code| code.parse::<Card>().expect("a card")).collect::<Vec<_>>();
        let player = self.player();
        match (word, &self.stage) {
            ("discard", Stage::Discard) => {
                assert_eq!(legal.len(), 1 << self.hands[player].len(), "SC-3");
                for card in cards() {
                    move_card(&mut self.hands[player], &mut self.packets[player], card);
                }
                self.need = self.packets[player].len() + 1;
                let packet = self.turn > 0 && !self.before().is_empty();
                self.stage = if packet { Stage::Take } else { Stage::Draw };
            }
            ("take", Stage::Take) => {
                let (offered, need) = (self.before().len(), self.need);
                assert_eq!(legal.len(), (0..=need).map(|size| choose(offered, size)).sum::<usize>(), "SC-4");
                let cards = cards();
                assert!(cards.len() <= self.need, "SC-4");
                self.stage = Stage::Taken(cards);
                self.settle();
            }
            ("lay", Stage::Lay) => {
                assert_eq!(legal.len(), self.before().len(), "SC-4");
                let mut pile = std::mem::take(&mut self.pile);
                move_card(self.before(), &mut pile, cards()[0]);
                self.pile = pile;
                self.settle();
            }
            ("draw", Stage::Draw) => {
                assert_eq!(legal.len(), 1 + usize::from(!self.pile.is_empty()), "SC-5");
                self.stage = Stage::Drawn(match rest[0] {
                    "stock" => Source::Stock,
                    "pile" => Source::Pile,
                    other => panic!("{other}"),
                });
            }
            (_, stage) => panic!("{action} at {stage:?}"),
        }
    }

    fn event(&mut self, event: &Event) {
        let player = self.player();
        match (event, self.stage.clone()) {
            (Event::Deal { deal, dealer, hands, stock, table, .. }, Stage::Over) => {
                if self.round > 0 {
                    assert_eq!(dealer.index(), (self.dealer + 1) % self.seats, "SC-1");
                }
                self.round += 1;
                assert_eq!(*deal, self.round);
                self.dealer = dealer.index();
                self.hands = hands.iter().map(|hand| hand.iter().collect()).collect();
                assert!(self.hands.iter().all(|hand| hand.len() == 4), "SC-1");
                self.stock = stock.to_vec();
                self.pile = table.iter().map(|table| table.card).collect();
                assert_eq!(self.pile.len(), 1, "SC-1");
                self.packets = vec![Vec::new(); self.seats];
                let all = self.hands.concat().into_iter().chain(self.stock.clone()).chain(self.pile.clone());
                assert_eq!(all.collect::<Cards>(), Cards::FULL);
                (self.turn, self.stage) = (0, Stage::Discard);
            }
            (Event::Draw { seat, from: Source::Packet, cards }, Stage::Taken(taken)) => {
                assert_eq!(seat.index(), player);
                assert_eq!(cards.to_vec(), taken, "sorted as in the action");
                assert!(!taken.is_empty(), "a line without cards is left out");
                for card in taken {
                    let mut hand = std::mem::take(&mut self.hands[player]);
                    move_card(self.before(), &mut hand, card);
                    self.hands[player] = hand;
                }
                self.need -= cards.len();
                self.stage = Stage::Fill(false);
                self.settle();
            }
            (Event::Draw { seat, from: Source::Stock, cards }, Stage::Fill(_) | Stage::Drawn(Source::Stock)) => {
                assert_eq!(seat.index(), player);
                let one_by_one = self.stage == Stage::Drawn(Source::Stock);
                let due = if one_by_one { 1 } else { self.need };
                let count = due.min(self.stock.len());
                let drawn: Vec<Card> = self.stock.drain(..count).collect();
                assert_eq!(cards.to_vec(), drawn, "the top of the stock, as far as it goes");
                assert!(!drawn.is_empty());
                self.hands[player].extend(drawn);
                self.need -= count;
                self.stage = if one_by_one { Stage::Draw } else { Stage::Fill(true) };
                self.settle();
            }
            (Event::Draw { seat, from: Source::Pile, cards }, Stage::Drawn(Source::Pile)) => {
                assert_eq!(seat.index(), player);
                let top = self.pile.pop().expect("SC-5");
                assert_eq!(cards.to_vec(), [top], "SC-5");
                self.hands[player].push(top);
                self.need -= 1;
                self.stage = Stage::Draw;
                self.settle();
            }
            (Event::Special { name: "refill", .. }, Stage::Fill(_) | Stage::Drawn(Source::Stock)) => {
                let Some(FieldValue::Cards(stock)) = event.value("stock") else {
                    panic!("{event:?}");
                };
                assert!(self.stock.is_empty() && self.need > 0, "SC-8");
                assert!(self.pile.len() >= 12, "SC-8");
                let top = self.pile.pop().expect("a pile");
                assert_eq!(stock.set(), self.pile.iter().copied().collect(), "SC-8");
                self.pile = vec![top];
                self.stock = stock.to_vec();
                self.seen[0] += 1;
                self.seen[1] += usize::from(self.stage == Stage::Fill(true));
            }
            (Event::Special { name: "turn_up", .. }, Stage::TurnUp) => {
                let Some(FieldValue::Card(card)) = event.value("card") else {
                    panic!("{event:?}");
                };
                assert_eq!(self.stock.remove(0), card, "SC-7");
                self.pile.push(card);
                self.seen[2] += 1;
                self.settle();
            }
            (Event::Points { .. }, Stage::Score) => {}
            (Event::Score { deal, scores, totals }, Stage::Score) => {
                assert_eq!(*deal, self.round);
                for (seat, hand) in self.hands.iter().enumerate() {
                    assert_eq!(hand.len(), 7, "SC-9");
                    let score = slow_score(hand, self.bonuses);
                    self.totals[seat] += score;
                    assert_eq!(f64::from(score), scores.as_slice()[seat].as_f64());
                    assert_eq!(f64::from(self.totals[seat]), totals.as_slice()[seat].as_f64());
                }
                self.stage = Stage::Over;
            }
            (event, stage) => panic!("{event:?} at {stage:?}"),
        }
    }

    /// Moves on to the next thing due.
    fn settle(&mut self) {
        if let Stage::Taken(cards) = &self.stage {
            if !cards.is_empty() {
                return;
            }
            self.stage = Stage::Fill(false);
        }
        if self.need > 0 {
            return;
        }
        if !self.before().is_empty() {
            self.stage = Stage::Lay;
        } else if self.pile.is_empty() {
            self.stage = Stage::TurnUp;
        } else {
            self.turn += 1;
            let over = self.turn == 3 * self.seats;
            self.stage = if over { Stage::Score } else { Stage::Discard };
        }
    }
}

fn move_card(from: &mut Vec<Card>, to: &mut Vec<Card>, card: Card) {
    let place = from.iter().position(|&other| other == card);
    to.push(from.remove(place.expect("the card lies there")));
}

fn choose(n: usize, k: usize) -> usize {
    if k > n {
        return 0;
    }
    (0..k).fold(1, |ways, i| ways * (n - i) / (i + 1))
}
