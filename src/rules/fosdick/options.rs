//! The house rules of the Fosdick family and its contracts: what counts in a deal, as values.

use super::Fosdick;
use crate::cards::{Card, Cards, Rank, Suit};
use crate::rules::options::{Choice, Form};
use crate::rules::{Score, Seat};

/// The house rules. A game of the family has those that its form lists.
#[derive(Clone, Copy, Debug, PartialEq)]
pub struct Options {
    /// Which game of the family.
    pub game: Fosdick,
    /// How often everyone deals.
    pub rounds: i32,
    /// Where cards are passed.
    pub passing: Passing,
    /// How many cards are passed.
    pub pass_count: i32,
    /// The order of play.
    pub direction: Direction,
    /// How the ranks compare.
    pub card_order: CardOrder,
    /// The points at which the game ends.
    pub end_at: Option<i32>,
    /// Four Bad Queens: may the moon be bid (FB-2)?
    pub moon_bids: bool,
    /// Four Bad and Four Mad Queens: the rank that counts.
    pub penalty_rank: Rank,
    /// Slippery Paws: the card that counts.
    pub penalty_card: Card,
    /// Acorn Hearts: does taking everything count for the others (AH-2)?
    pub moon: bool,
    /// Acorn Hearts: what the queen of spades counts.
    pub queen_points: i32,
    /// Compendium: does Acorn Hearts count half (CO-2)?
    pub halve_hearts: bool,
}

/// Where cards are passed (FO-3).
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub enum Passing {
    /// Right, left, across where there is one, hold, and again.
    Cycle,
    /// Always to the right.
    Right,
    /// Always to the left.
    Left,
    /// Always across.
    Across,
    /// Never.
    Off,
}

impl Choice for Passing {
    const ALL: &'static [(Self, &'static str, &'static str)] = &[
        (Self::Cycle, "Cycle", "in turn"),
        (Self::Right, "Right", "to the right"),
        (Self::Left, "Left", "to the left"),
        (Self::Across, "Across", "across"),
        (Self::Off, "Off", "no passing"),
    ];
}

/// The order of play.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub enum Direction {
    /// To the left.
    Clockwise,
    /// To the right.
    Counterclockwise,
}

impl Choice for Direction {
    const ALL: &'static [(Self, &'static str, &'static str)] = &[
        (Self::Clockwise, "Clockwise", "clockwise"),
        (
            Self::Counterclockwise,
            "Counterclockwise",
            "counterclockwise",
        ),
    ];
}

/// How ranks compare.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub enum CardOrder {
    /// A K Q J T 9 8 7.
    AceHigh,
    /// K Q J A T 9 8 7.
    French,
}

impl Choice for CardOrder {
    const ALL: &'static [(Self, &'static str, &'static str)] = &[
        (Self::AceHigh, "AceHigh", "ace high"),
        (
            Self::French,
            "French",
            "French: king, queen, jack, ace, ten",
        ),
    ];
}

impl CardOrder {
    /// How strong a card is within its suit.
    pub const fn strength(self, card: Card) -> u8 {
        const TABLE: [[u8; 16]; 2] = [
            [0, 1, 2, 3, 4, 5, 6, 7, 8, 9, 10, 11, 12, 0, 0, 0],
            [0, 1, 2, 3, 4, 5, 6, 7, 8, 10, 11, 12, 9, 0, 0, 0],
        ];
        TABLE[self as usize][card.index() & 15]
    }
}

impl Options {
    /// The published rules for so many players.
    pub fn published(game: Fosdick, seats: usize) -> Self {
        Self {
            game,
            rounds: 1,
            passing: Passing::Cycle,
            pass_count: if seats <= 4 { 3 } else { 2 },
            direction: Direction::Clockwise,
            card_order: CardOrder::AceHigh,
            end_at: None,
            moon_bids: true,
            penalty_rank: Rank::Queen,
            penalty_card: Card::new(Rank::Queen, Suit::Spades),
            moon: true,
            queen_points: 4,
            halve_hearts: true,
        }
    }

    /// The declared list for so many players.
    pub fn form(game: Fosdick, seats: usize) -> Form<Self> {
        let mut form = Form::new(Self::published(game, seats));
        if game != Fosdick::Compendium {
            form = form.number(
                "rounds",
                "Rounds",
                "How often each player deals before the game ends.",
                1..=12,
                |o| &mut o.rounds,
            );
        }
        form = form
            .choice_among(
                "passing",
                "Passing",
                "Where cards are passed before a deal: in turn right, left, across and not at all, or always the same way.",
                |passing| passing != Passing::Across || seats.is_multiple_of(2),
                |o| &mut o.passing,
            )
            .number(
                "pass_count",
                "Cards passed",
                "How many cards everyone passes.",
                1..=4,
                |o| &mut o.pass_count,
            )
            .choice(
                "direction",
                "Order of play",
                "Which way round the table the turn goes.",
                |o| &mut o.direction,
            )
            .choice(
                "card_order",
                "Rank of the ace",
                "Whether the ace is the highest card or stands between jack and ten.",
                |o| &mut o.card_order,
            )
            .number_or_none(
                "end_at",
                "End at",
                "The game ends early once a total has reached so many points.",
                (1..=500, "no limit"),
                |o| &mut o.end_at,
            );
        let bids = |form: Form<Self>| {
            form.toggle(
                "moon_bids",
                "Shooting the moon",
                "Before the first lead each player may announce that he will win all four penalty cards.",
                |o| &mut o.moon_bids,
            )
        };
        let rank = |form: Form<Self>, help| {
            form.choice_among(
                "penalty_rank",
                "Penalty rank",
                help,
                |rank: Rank| rank >= Rank::Eight,
                |o| &mut o.penalty_rank,
            )
        };
        match game {
            Fosdick::FourBadQueens => rank(
                bids(form),
                "The rank whose four cards count; the spade of it counts double.",
            ),
            Fosdick::FourMadQueens => rank(
                form,
                "The rank whose four cards count; the red ones count double.",
            ),
            Fosdick::SlipperyPaws => form.card(
                "penalty_card",
                "Penalty card",
                "The queen that counts beside the first and the last trick.",
                Cards::rank(Rank::Queen),
                |o| &mut o.penalty_card,
            ),
            Fosdick::Finis | Fosdick::CruelFate => form,
            Fosdick::AcornHearts => form
                .toggle(
                    "moon",
                    "Shooting the moon",
                    "Whoever wins every heart and the queen of spades scores nothing, and all others score it.",
                    |o| &mut o.moon,
                )
                .number(
                    "queen_points",
                    "Queen of spades",
                    "How many points the queen of spades counts.",
                    0..=13,
                    |o| &mut o.queen_points,
                ),
            Fosdick::Compendium => bids(form).toggle(
                "halve_hearts",
                "Half points in Acorn Hearts",
                "The sixth deal counts half, so that it weighs no more than the others.",
                |o| &mut o.halve_hearts,
            ),
        }
    }

    /// How many deals the game has, if no total ends it earlier (FO-4, CO-1).
    pub const fn deals(&self, seats: usize) -> u32 {
        match self.game {
            Fosdick::Compendium => Fosdick::COMPONENTS.len() as u32,
            _ => self.rounds as u32 * seats as u32,
        }
    }

    /// How many places clockwise cards are passed in a deal, 0 for not at all (FO-3).
    pub const fn passed_by(&self, deal: u32, seats: usize) -> usize {
        let (right, left, across) = (seats - 1, 1, seats / 2);
        match self.passing {
            Passing::Cycle if seats.is_multiple_of(2) => {
                [right, left, across, 0][(deal as usize + 3) % 4]
            }
            Passing::Cycle => [right, left, 0][(deal as usize + 2) % 3],
            Passing::Right => right,
            Passing::Left => left,
            Passing::Across => across,
            Passing::Off => 0,
        }
    }

    /// The next seat in order of play.
    pub const fn after(&self, seat: Seat, seats: usize) -> Seat {
        match self.direction {
            Direction::Clockwise => seat.left(seats),
            Direction::Counterclockwise => seat.right(seats),
        }
    }

    /// The game that a deal plays (CO-1).
    pub const fn component(&self, deal: u32) -> Fosdick {
        match self.game {
            Fosdick::Compendium => {
                let last = Fosdick::COMPONENTS.len() - 1;
                let place = (deal as usize).saturating_sub(1);
                Fosdick::COMPONENTS[if place < last { place } else { last }]
            }
            game => game,
        }
    }

    /// What counts in a deal.
    pub fn contract(&self, deal: u32) -> Contract {
        let ranked = |suits: Cards| Cards::rank(self.penalty_rank) & suits;
        let spades = Cards::suit(Suit::Spades);
        let red = Cards::suit(Suit::Hearts) | Cards::suit(Suit::Diamonds);
        match self.component(deal) {
            Fosdick::FourBadQueens => Contract {
                cards: [(ranked(!spades), 1), (ranked(spades), 2)],
                sweep: if self.moon_bids {
                    Sweep::Announced
                } else {
                    Sweep::None
                },
                ..Contract::NOTHING
            },
            Fosdick::FourMadQueens => Contract {
                cards: [(ranked(!red), 1), (ranked(red), 2)],
                last_trick: 2,
                ..Contract::NOTHING
            },
            Fosdick::SlipperyPaws => Contract {
                cards: [(Cards::of(self.penalty_card), 1), (Cards::EMPTY, 0)],
                first_trick: 1,
                last_trick: 1,
                sweep: Sweep::OneMore,
                ..Contract::NOTHING
            },
            Fosdick::Finis => Contract {
                last_trick: 1,
                ..Contract::NOTHING
            },
            Fosdick::CruelFate => Contract {
                no_last_trick: 1,
                ..Contract::NOTHING
            },
            Fosdick::AcornHearts | Fosdick::Compendium => Contract {
                cards: [
                    (
                        Cards::suit(Suit::Hearts) & Cards::from_rank_up(Rank::Seven),
                        1,
                    ),
                    (
                        Cards::of(Card::new(Rank::Queen, Suit::Spades)),
                        self.queen_points,
                    ),
                ],
                sweep: if self.moon {
                    Sweep::Silent
                } else {
                    Sweep::None
                },
                halved: self.game == Fosdick::Compendium && self.halve_hearts,
                ..Contract::NOTHING
            },
        }
    }
}

/// What counts in a deal, in points.
#[derive(Clone, Copy, Debug, PartialEq)]
pub struct Contract {
    /// Cards, and what each of them counts to whoever wins it.
    pub cards: [(Cards, i32); 2],
    /// What the first trick counts.
    pub first_trick: i32,
    /// What the last trick counts.
    pub last_trick: i32,
    /// What everyone scores who does not win the last trick.
    pub no_last_trick: i32,
    /// What it means to win everything.
    pub sweep: Sweep,
    /// Does a point count half (CO-2)?
    pub halved: bool,
}

/// What it means to win everything that counts.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub enum Sweep {
    /// Nothing special.
    None,
    /// One point more (SP-1).
    OneMore,
    /// Whoever announced it scores nothing and everyone else all of it (FB-3).
    Announced,
    /// Whoever does it scores nothing and everyone else all of it (AH-2).
    Silent,
}

impl Contract {
    const NOTHING: Self = Self {
        cards: [(Cards::EMPTY, 0); 2],
        first_trick: 0,
        last_trick: 0,
        no_last_trick: 0,
        sweep: Sweep::None,
        halved: false,
    };

    /// The cards that count, or that a sweep takes.
    pub fn penalties(&self) -> Cards {
        self.cards[0].0 | self.cards[1].0
    }

    /// What these cards count together, in points.
    pub fn worth(&self, cards: Cards) -> i32 {
        let [(these, each), (those, every)] = self.cards;
        (cards & these).len() as i32 * each + (cards & those).len() as i32 * every
    }

    /// Points of this contract as a score.
    pub const fn score(&self, points: i32) -> Score {
        if self.halved {
            Score::halves(points)
        } else {
            Score::points(points)
        }
    }
}
