//! The forms that declare the house rules of the games.

use super::Fosdick;
use super::options::{Options, Passing};
use crate::cards::{Cards, Rank};
use crate::rules::options::Form;

impl Options {
    /// The form that declares the house rules of a game for a number of players.
    pub fn form(game: Fosdick, seats: usize) -> Form<Self> {
        let form = Form::new(Self::usual(game, seats));
        let form = match game {
            Fosdick::Compendium => form,
            _ => rounds(form),
        };
        let form = shared(form, game, seats);
        match game {
            Fosdick::FourBadQueens => four_bad_queens(form),
            Fosdick::FourMadQueens => four_mad_queens(form),
            Fosdick::SlipperyPaws => slippery_paws(form),
            Fosdick::Finis | Fosdick::CruelFate => form,
            Fosdick::AcornHearts => acorn_hearts(form),
            Fosdick::Compendium => compendium(form),
        }
    }
}

fn rounds(form: Form<Options>) -> Form<Options> {
    form.number(
        "rounds",
        "Rounds",
        "The game ends when each player has dealt this many times.",
        1..=12,
        |o| &mut o.rounds,
    )
    .usual_here("The published rules do not say how many.")
    .means("2", "The game ends when everyone has dealt twice.")
    .means("_", "The game ends when everyone has dealt {} times.")
}

/// The house rules that all games of the family have.
fn shared(form: Form<Options>, game: Fosdick, seats: usize) -> Form<Options> {
    let form = form
        .choice_among(
            "passing",
            "Passing",
            "Who gets the cards passed before the first lead. In turn: to the right, to the left, across (with four or six players), then no passing.",
            |passing| passing != Passing::Across || seats.is_multiple_of(2),
            |o| &mut o.passing,
        );
    let form = match (game, seats) {
        (Fosdick::SlipperyPaws | Fosdick::Finis | Fosdick::CruelFate, _) => {
            form.usual_here("In the published rules passing is optional.")
        }
        (Fosdick::Compendium, _) => {
            form.usual_here("That the order runs on from game to game is this program’s choice.")
        }
        (_, 3 | 4) => form.published(),
        _ => form.usual_here("The published rules give an order for three and four players only."),
    };
    form
        .means("Right", "In every deal, cards are passed to the right.")
        .means("Left", "In every deal, cards are passed to the left.")
        .means("Across", "In every deal, cards are passed across the table.")
        .means("Off", "Nobody passes cards: you play the hand you are dealt.")
        .number(
            "pass_count",
            "Cards passed",
            "Each player passes this many cards.",
            1..=Options::MAX_PASSED,
            |o| &mut o.pass_count,
        )
        .published()
        .means("_", "When cards are passed, everyone passes {card}.")
        .idle_when("passing", "Off")
        .choice(
            "direction",
            "Order of play",
            "The direction in which play and bidding go around the table. Seats, the leader and the next dealer stay the same.",
            |o| &mut o.direction,
        )
        .usual_here("The published rules do not settle it.")
        .means("Counterclockwise", "Play, and any bidding, goes counterclockwise. The player to the dealer’s right still begins, and the turn to deal still passes to the left.")
        .choice(
            "card_order",
            "Rank of the ace",
            "The ace is the highest card, or stands below the jack as in the old French order: K Q J A 10 9 8 7.",
            |o| &mut o.card_order,
        )
        .published()
        .means("French", "In every suit the cards rank K Q J A 10 9 8 7: the ace stands between jack and ten.")
        .number_or_none(
            "end_at",
            "Point limit",
            "The game ends early, after a deal that brings a total to this many penalty points or more.",
            (1..=500, "no limit"),
            |o| &mut o.end_at,
        )
        .usual_here("The published rules name no point limit.")
        .means("_", "The game also ends after any deal that brings a total to {penalty point} or more.")
}

fn four_bad_queens(form: Form<Options>) -> Form<Options> {
    penalty_rank(
        moon_bids(
            form,
            "Before the first lead, each player may bid to win all four penalty cards. Off: nobody is asked, and all four simply cost 5.",
        )
        .usual_here("In the published rules bidding is optional.")
        .means("false", "Nobody bids: winning all four penalty cards simply costs 5 penalty points."),
        "The rank to avoid: its spade costs 2 penalty points, each other card 1. A moon bid promises to win all four.",
    )
    .means("_", "The {} take the place of the queens: the spade costs 2 penalty points and each other card 1, and a moon bid promises all four.")
}

fn four_mad_queens(form: Form<Options>) -> Form<Options> {
    penalty_rank(
        form,
        "The rank to avoid: each red card costs 2 penalty points, each black card 1.",
    )
    .means("_", "The {} take the place of the queens: each red one costs 2 penalty points, each black one 1.")
}

fn slippery_paws(form: Form<Options>) -> Form<Options> {
    form.card(
        "penalty_card",
        "Penalty card",
        "The queen that costs a penalty point, like the first and last tricks.",
        Cards::rank(Rank::Queen),
        |o| &mut o.penalty_card,
    )
    .published()
    .means(
        "_",
        "Winning the {} costs a penalty point; Q♠ costs nothing.",
    )
}

fn acorn_hearts(form: Form<Options>) -> Form<Options> {
    form
        .toggle(
            "moon",
            "Shooting the moon",
            "A player who wins every heart and Q♠ scores 0, and everyone else gets all the penalty points: 8 for the hearts plus those for Q♠.",
            |o| &mut o.moon,
        )
        .published()
        .means("false", "There is no moon: a player who wins every heart and Q♠ gets all those penalty points.")
        .number(
            "queen_points",
            "Queen of spades",
            "The penalty points for winning Q♠.",
            0..=13,
            |o| &mut o.queen_points,
        )
        .published()
        .means("0", "Winning Q♠ costs nothing; only the hearts score. A moon, if allowed, still needs Q♠.")
        .means("_", "Winning Q♠ costs {penalty point}. The hearts add 8, and a moon, if allowed, costs each of the others the sum.")
}

fn compendium(form: Form<Options>) -> Form<Options> {
    moon_bids(
        form,
        "In the first deal, before the first lead, each player may bid to win all four queens. Off: nobody is asked.",
    )
    .usual_here("In the published rules of Four Bad Queens bidding is optional.")
    .means("false", "Nobody bids in the first deal: winning all four queens simply costs 5 penalty points.")
    .toggle(
        "halve_hearts",
        "Half points in Acorn Hearts",
        "The sixth deal counts half, so that it does not outweigh the others: a heart ½, Q♠ 2, a moon 6 for everyone else. Off: 1, 4 and 12.",
        |o| &mut o.halve_hearts,
    )
    .published()
    .means("false", "The sixth deal counts in full: each heart costs 1 penalty point and Q♠ 4, and a moon costs each of the others 12.")
}

fn moon_bids(form: Form<Options>, help: &'static str) -> Form<Options> {
    form.toggle("moon_bids", "Moon bids", help, |o| &mut o.moon_bids)
}

fn penalty_rank(form: Form<Options>, help: &'static str) -> Form<Options> {
    form.choice_among(
        "penalty_rank",
        "Penalty rank",
        help,
        |rank: Rank| rank >= Rank::Eight,
        |o| &mut o.penalty_rank,
    )
    .published()
}
