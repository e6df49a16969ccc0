//! The house rules of the Fosdick family.

use super::Fosdick;
use crate::cards::{Card, Cards, Rank, Suit};
use crate::rules::Seat;
use crate::rules::options::{Choice, Form};

/// The house rules of the family. Each game has those that its form declares.
#[derive(Clone, Copy, Debug, PartialEq)]
pub struct Options {
    /// The game.
    pub game: Fosdick,
    /// The number of times each player deals (FO-4).
    pub rounds: i32,
    /// Direction of the pass (FO-3).
    pub passing: Passing,
    /// Number of cards passed (FO-3).
    pub pass_count: i32,
    /// Order of play.
    pub direction: Direction,
    /// Order of the ranks.
    pub card_order: CardOrder,
    /// Total at which the game ends early.
    pub end_at: Option<i32>,
    /// Four Bad Queens: whether players may bid to win all the queens (FB-2).
    pub moon_bids: bool,
    /// Four Bad Queens and Four Mad Queens: the rank that scores.
    pub penalty_rank: Rank,
    /// Slippery Paws: the card that scores.
    pub penalty_card: Card,
    /// Acorn Hearts: whether winning every scoring card gives the points to the others (AH-2).
    pub moon: bool,
    /// Acorn Hearts: points for the queen of spades.
    pub queen_points: i32,
    /// Compendium: whether Acorn Hearts scores half (CO-2).
    pub halve_hearts: bool,
}

/// Direction of the pass (FO-3).
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub enum Passing {
    /// Right, left, across (with an even number of players), no pass, and so on.
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

/// Order of the ranks.
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
        (Self::French, "French", "French order"),
    ];
}

impl CardOrder {
    /// Strength of a card within its suit.
    pub const fn strength(self, card: Card) -> u8 {
        const TABLE: [[u8; 16]; 2] = [
            [0, 1, 2, 3, 4, 5, 6, 7, 8, 9, 10, 11, 12, 0, 0, 0],
            [0, 1, 2, 3, 4, 5, 6, 7, 8, 10, 11, 12, 9, 0, 0, 0],
        ];
        TABLE[self as usize][card.index() & 15]
    }
}

impl Options {
    /// The published rules for a number of players.
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

    /// The form that declares these options for a number of players.
    pub fn form(game: Fosdick, seats: usize) -> Form<Self> {
        let mut form = Form::new(Self::published(game, seats));
        if game != Fosdick::Compendium {
            form = form
                .number(
                    "rounds",
                    "Rounds",
                    "The game ends when each player has dealt this many times.",
                    1..=12,
                    |o| &mut o.rounds,
                )
                .means("2", "The game ends when everyone has dealt twice.")
                .means("_", "The game ends when everyone has dealt {} times.");
        }
        form = form
            .choice_among(
                "passing",
                "Passing",
                "Who gets the cards passed before the first lead. In turn: to the right, to the left, across (with four or six players), then no passing.",
                |passing| passing != Passing::Across || seats.is_multiple_of(2),
                |o| &mut o.passing,
            )
            .means("Right", "In every deal, cards are passed to the right.")
            .means("Left", "In every deal, cards are passed to the left.")
            .means("Across", "In every deal, cards are passed across the table.")
            .means("Off", "Nobody passes cards: you play the hand you are dealt.")
            .number(
                "pass_count",
                "Cards passed",
                "Each player passes this many cards.",
                1..=4,
                |o| &mut o.pass_count,
            )
            .means("_", "When cards are passed, everyone passes {card}.")
            .idle_when("passing", "Off")
            .choice(
                "direction",
                "Order of play",
                "The direction in which play and bidding go around the table. Seats, the leader and the next dealer stay the same.",
                |o| &mut o.direction,
            )
            .means("Counterclockwise", "Play, and any bidding, goes counterclockwise. The player to the dealer’s right still begins, and the turn to deal still passes to the left.")
            .choice(
                "card_order",
                "Rank of the ace",
                "The ace is the highest card, or stands below the jack as in the old French order: K Q J A 10 9 8 7.",
                |o| &mut o.card_order,
            )
            .means("French", "In every suit the cards rank K Q J A 10 9 8 7: the ace stands between jack and ten.")
            .number_or_none(
                "end_at",
                "Point limit",
                "The game ends early, after a deal that brings a total to this many penalty points or more.",
                (1..=500, "no limit"),
                |o| &mut o.end_at,
            )
            .means("_", "The game also ends after any deal that brings a total to {penalty point} or more.");
        let bids = |form: Form<Self>, moon_help| {
            form.toggle("moon_bids", "Moon bids", moon_help, |o| &mut o.moon_bids)
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
                bids(
                    form,
                    "Before the first lead, each player may bid to win all four penalty cards. Off: nobody is asked, and all four simply cost 5.",
                )
                .means("false", "Nobody bids: winning all four penalty cards simply costs 5 penalty points."),
                "The rank to avoid: its spade costs 2 penalty points, each other card 1. A moon bid promises to win all four.",
            )
            .means("_", "The {} take the place of the queens: the spade costs 2 penalty points and each other card 1, and a moon bid promises all four."),
            Fosdick::FourMadQueens => rank(
                form,
                "The rank to avoid: each red card costs 2 penalty points, each black card 1.",
            )
            .means("_", "The {} take the place of the queens: each red one costs 2 penalty points, each black one 1."),
            Fosdick::SlipperyPaws => form.card(
                "penalty_card",
                "Penalty card",
                "The queen that costs a penalty point, like the first and last tricks.",
                Cards::rank(Rank::Queen),
                |o| &mut o.penalty_card,
            )
            .means("_", "Winning the {} costs a penalty point; Q♠ costs nothing."),
            Fosdick::Finis | Fosdick::CruelFate => form,
            Fosdick::AcornHearts => form
                .toggle(
                    "moon",
                    "Shooting the moon",
                    "A player who wins every heart and Q♠ scores 0, and everyone else gets all the penalty points: 8 for the hearts plus those for Q♠.",
                    |o| &mut o.moon,
                )
                .means("false", "There is no moon: a player who wins every heart and Q♠ gets all those penalty points.")
                .number(
                    "queen_points",
                    "Queen of spades",
                    "The penalty points for winning Q♠.",
                    0..=13,
                    |o| &mut o.queen_points,
                )
                .means("0", "Winning Q♠ costs nothing; only the hearts score. A moon, if allowed, still needs Q♠.")
                .means("_", "Winning Q♠ costs {penalty point}. The hearts add 8, and a moon, if allowed, costs each of the others the sum."),
            Fosdick::Compendium => bids(
                form,
                "In the first deal, before the first lead, each player may bid to win all four queens. Off: nobody is asked.",
            )
            .means("false", "Nobody bids in the first deal: winning all four queens simply costs 5 penalty points.")
            .toggle(
                "halve_hearts",
                "Half points in Acorn Hearts",
                "The sixth deal counts half, so that it does not outweigh the others: a heart ½, Q♠ 2, a moon 6 for everyone else. Off: 1, 4 and 12.",
                |o| &mut o.halve_hearts,
            )
            .means("false", "The sixth deal counts in full: each heart costs 1 penalty point and Q♠ 4, and a moon costs each of the others 12."),
        }
    }

    /// The number of deals, if no total ends the game earlier (FO-4, CO-1).
    pub const fn deals(&self, seats: usize) -> u32 {
        match self.game {
            Fosdick::Compendium => Fosdick::COMPONENTS.len() as u32,
            _ => self.rounds as u32 * seats as u32,
        }
    }

    /// The number of seats clockwise that cards are passed in a deal; 0 for no pass (FO-3).
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

    /// The game played in a deal (CO-1).
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
}
