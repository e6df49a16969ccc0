//! An independent referee of Garbo (GA-2 to GA-8). It shares nothing with the program's rules but
//! the text of actions, keeps cards in plain lists, and follows every rule word for word.

use misere_engine::cards::{Card, Cards};
use misere_engine::rules::{BySeat, Event, Score, Seat, Source};
use misere_games::garbo::{Claims, Draw, Options, SuitReach, gave};

struct Lying {
    card: Card,
    row: i32,
    column: i32,
    upper: bool,
}

pub struct Referee {
    options: Options,
    pub by_hand: bool,
    dealer: usize,
    hands: [Vec<Card>; 2],
    stock: Vec<Card>,
    square: Vec<Lying>,
    points: [i32; 2],
    turn: usize,
    /// Unclaimed matches of the last card: the claim and its points.
    open: Vec<(String, i32)>,
    claiming: bool,
    claimed: i32,
    expected: Vec<Event>,
    over: bool,
}

impl Referee {
    pub fn new(options: &Options) -> Self {
        Self {
            options: *options,
            by_hand: options.claims == Claims::ByHand,
            dealer: 0,
            hands: [Vec::new(), Vec::new()],
            stock: Vec::new(),
            square: Vec::new(),
            points: [0; 2],
            turn: 0,
            open: Vec::new(),
            claiming: false,
            claimed: 0,
            expected: Vec::new(),
            over: false,
        }
    }

    /// The value of a suit or a rank by its word in the table.
    fn value(&self, word: &str) -> i32 {
        let place = Options::KEYS.iter().position(|key| *key == word);
        self.options.values[place.expect("a key of the table")]
    }

    /// The card that counts at a place: the upper one if there are two.
    fn counting(&self) -> Vec<&Lying> {
        let covered = |lying: &&Lying| {
            !lying.upper
                && self.square.iter().any(|other| other.upper && other.row == lying.row && other.column == lying.column)
        };
        self.square.iter().filter(|l| !covered(l)).collect()
    }

    /// Matches of a card put there (GA-4, GA-6): claims with their points.
    fn matches(&self, card: Card, row: i32, column: i32) -> Vec<(String, i32)> {
        let suit = self.value(card.suit().name().trim_end_matches('s'));
        let rank = self.value(card.rank().name());
        let mut matches = Vec::new();
        for lying in self.counting() {
            let (down, right) = ((lying.row - row).abs(), (lying.column - column).abs());
            let same_suit = lying.card.suit() == card.suit();
            let same_rank = lying.card.rank() == card.rank();
            if down == 0 && right == 0 {
                // It will be covered.
                if same_suit {
                    matches.push(("claim cover".into(), suit * self.options.cover_factor));
                } else if same_rank {
                    matches.push(("claim cover".into(), rank * self.options.cover_factor));
                }
                continue;
            }
            let around = down <= 1 && right <= 1;
            let in_line = down == 0 || right == 0 || down == right;
            let reaches = match self.options.suit_reach {
                SuitReach::Adjacent => around,
                SuitReach::InLine => in_line,
            };
            let place = format!("{} {}", lying.row, lying.column);
            if same_suit && reaches {
                matches.push((format!("claim suit {place}"), suit));
            }
            if same_rank && in_line {
                matches.push((format!("claim rank {place}"), rank));
            }
        }
        matches
    }

    /// Where the next card may go.
    fn places(&self) -> Vec<(i32, i32)> {
        if self.square.is_empty() {
            return vec![(0, 0)];
        }
        let lies = |row, column, upper| self.square.iter().any(|l| (l.row, l.column, l.upper) == (row, column, upper));
        let mut places = Vec::new();
        for row in -9..=9 {
            for column in -9..=9 {
                if self.square.len() >= 16 {
                    if lies(row, column, false) && !lies(row, column, true) {
                        places.push((row, column));
                    }
                    continue;
                }
                let edge = [(0, 1), (0, -1), (1, 0), (-1, 0)].iter().any(|(r, c)| lies(row + r, column + c, false));
                let rows: Vec<i32> = self.square.iter().map(|l| l.row).chain([row]).collect();
                let columns: Vec<i32> = self.square.iter().map(|l| l.column).chain([column]).collect();
                let span = |list: &[i32]| list.iter().max().unwrap() - list.iter().min().unwrap();
                if !lies(row, column, false) && edge && span(&rows) <= 3 && span(&columns) <= 3 {
                    places.push((row, column));
                }
            }
        }
        places
    }

    fn legal(&self) -> Vec<String> {
        let mut legal = Vec::new();
        if self.claiming {
            legal.extend(self.open.iter().map(|(claim, _)| claim.clone()));
            legal.push("done".into());
        } else {
            let verb = if self.square.len() < 16 { "place" } else { "cover" };
            for card in &self.hands[self.turn] {
                for (row, column) in self.places() {
                    legal.push(format!("{verb} {card} {row} {column}"));
                }
            }
        }
        legal.sort();
        legal
    }

    pub fn act(&mut self, seat: Seat, action: &str, legal: &[String]) {
        assert!(self.expected.is_empty(), "due: {:?}", self.expected);
        assert!(!self.over);
        assert_eq!(seat.index(), self.turn, "{action}");
        let mut given = legal.to_vec();
        given.sort();
        assert_eq!(given, self.legal());
        assert!(legal.contains(&action.to_owned()), "{action}");
        let words: Vec<&str> = action.split(' ').collect();
        match words[0] {
            "done" => self.settle(),
            "claim" => {
                let place = self.open.iter().position(|(claim, _)| claim == action);
                let (_, points) = self.open.remove(place.unwrap());
                self.claimed += points;
            }
            _ => {
                let card: Card = words[1].parse().unwrap();
                let (row, column) = (words[2].parse().unwrap(), words[3].parse().unwrap());
                self.open = self.matches(card, row, column);
                self.claimed = 0;
                self.hands[self.turn].retain(|&other| other != card);
                self.square.push(Lying { card, row, column, upper: words[0] == "cover" });
                self.turn = 1 - self.turn;
                if self.by_hand {
                    self.claiming = true;
                } else {
                    self.claimed = self.open.drain(..).map(|(_, points)| points).sum();
                    self.settle();
                }
            }
        }
    }

    fn settle(&mut self) {
        // The seat to act next got the points.
        let to = self.turn;
        self.claiming = false;
        self.points[to] += self.claimed;
        let left: i32 = self.open.drain(..).map(|(_, points)| points).sum();
        let given = self.claimed + left;
        self.expected.push(gave(Seat::new(to), given, self.claimed));
        let each = match self.square.len() {
            8 => match self.options.draw {
                Draw::Eight => 8,
                Draw::Four => 4,
            },
            16 => self.stock.len() / 2,
            _ => 0,
        };
        if self.square.len() == 16 {
            let other = 1 - self.dealer;
            self.turn = if self.points[other] > self.points[self.dealer] { other } else { self.dealer };
        }
        for seat in [1 - self.dealer, self.dealer] {
            let cards: Vec<Card> = self.stock.drain(..each).collect();
            if each > 0 {
                self.expected.push(Event::Draw {
                    seat: Seat::new(seat),
                    from: Source::Stock,
                    cards: cards.iter().copied().collect(),
                });
            }
            self.hands[seat].extend(cards);
        }
        if self.square.len() == 16 {
            assert!(self.stock.is_empty());
            assert!(self.hands.iter().all(|hand| hand.len() == 8));
        }
        if self.square.len() == 32 {
            let scores = BySeat::from_fn(2, |seat| Score::points(self.points[seat.index()]));
            self.over = true;
            self.expected.push(Event::Score { deal: 1, scores, totals: scores });
        }
    }

    pub fn event(&mut self, event: &Event) {
        match event {
            Event::Deal { deal, dealer, hands, stock, table, component } => {
                assert_eq!((*deal, *table, *component), (1, None, None));
                self.dealer = dealer.index();
                self.turn = 1 - self.dealer;
                self.stock = stock.to_vec();
                for (seat, hand) in hands.each() {
                    self.hands[seat.index()] = hand.iter().collect();
                    assert_eq!(hand.len(), 4);
                }
                let all: Cards = self.hands.iter().flatten().chain(&self.stock).copied().collect();
                assert_eq!((all.len(), self.stock.len()), (32, 24));
            }
            // Lines of the score sheet are not part of the trace.
            Event::Points { .. } => {}
            event => {
                assert!(!self.expected.is_empty(), "{event:?} out of nothing");
                assert_eq!(*event, self.expected.remove(0));
            }
        }
    }

    pub fn finish(&self, totals: &BySeat<Score>) {
        assert!(self.over && self.expected.is_empty());
        let totals: Vec<f64> = totals.iter().map(|total| total.as_f64()).collect();
        assert_eq!(totals, self.points.map(f64::from));
    }
}
