//! The forms that declare the house rules of the games.

use super::Fosdick;
use super::options::{Options, Passing};
use crate::text::{fosdick as texts, rules};
use misere_engine::cards::{Cards, Rank};
use misere_engine::rules::options::Form;
use misere_engine::rules::{Message, Score};

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
    form.number("rounds", texts::rule_rounds(), texts::rule_rounds_help(), 1..=12, |o| &mut o.rounds)
        .usual_here(texts::rule_rounds_note())
        .means("2", texts::rule_rounds_two())
        .numbers_mean(|rounds| texts::rule_rounds_means(rounds as usize))
}

/// The house rules that all games of the family have.
fn shared(form: Form<Options>, game: Fosdick, seats: usize) -> Form<Options> {
    let form = form.choice_among(
        "passing",
        texts::rule_passing(),
        texts::rule_passing_help(),
        |passing| passing != Passing::Across || seats.is_multiple_of(2),
        |o| &mut o.passing,
    );
    let form = match (game, seats) {
        (Fosdick::SlipperyPaws | Fosdick::Finis | Fosdick::CruelFate, _) => {
            form.usual_here(texts::rule_passing_note_optional())
        }
        (Fosdick::Compendium, _) => form.usual_here(texts::rule_passing_note_compendium()),
        (_, 3 | 4) => form.published(),
        _ => form.usual_here(texts::rule_passing_note_players()),
    };
    let has_bids = matches!(game, Fosdick::FourBadQueens | Fosdick::Compendium);
    let (direction_help, counterclockwise) = if has_bids {
        (texts::rule_direction_help_with_bids(), texts::rule_direction_counterclockwise_with_bids())
    } else {
        (texts::rule_direction_help(), texts::rule_direction_counterclockwise())
    };
    form.means("Right", texts::rule_passing_right())
        .means("Left", texts::rule_passing_left())
        .means("Across", texts::rule_passing_across())
        .means("Off", texts::rule_passing_off())
        .number("pass_count", texts::rule_pass_count(), texts::rule_pass_count_help(), 1..=Options::MAX_PASSED, |o| {
            &mut o.pass_count
        })
        .published()
        .numbers_mean(|cards| texts::rule_pass_count_means(cards as usize))
        .idle_when("passing", "Off")
        .choice("direction", texts::rule_direction(), direction_help, |o| &mut o.direction)
        .usual_here(texts::rule_direction_note())
        .means("Counterclockwise", counterclockwise)
        .choice("card_order", texts::rule_card_order(), texts::rule_card_order_help(), |o| &mut o.card_order)
        .published()
        .means("French", texts::rule_card_order_french())
        .number_or_none("end_at", texts::rule_end_at(), texts::rule_end_at_help(), (1..=500, rules::no_limit()), |o| {
            &mut o.end_at
        })
        .usual_here(texts::rule_end_at_note())
        .numbers_mean(|total| texts::rule_end_at_means(Score::points(total)))
}

fn four_bad_queens(form: Form<Options>) -> Form<Options> {
    penalty_rank(
        moon_bids(form, texts::rule_moon_bids_help())
            .usual_here(texts::rule_moon_bids_note())
            .means("false", texts::rule_moon_bids_off()),
        texts::rule_penalty_rank_help_bad(),
    )
    .values_mean(texts::rule_penalty_rank_means_bad)
}

fn four_mad_queens(form: Form<Options>) -> Form<Options> {
    penalty_rank(form, texts::rule_penalty_rank_help_mad()).values_mean(texts::rule_penalty_rank_means_mad)
}

fn slippery_paws(form: Form<Options>) -> Form<Options> {
    form.card(
        "penalty_card",
        texts::rule_penalty_card(),
        texts::rule_penalty_card_help(),
        Cards::rank(Rank::Queen),
        |o| &mut o.penalty_card,
    )
    .published()
    .values_mean(texts::rule_penalty_card_means)
}

fn acorn_hearts(form: Form<Options>) -> Form<Options> {
    form.toggle("moon", texts::rule_moon(), texts::rule_moon_help(), |o| &mut o.moon)
        .published()
        .means("false", texts::rule_moon_off())
        .number("queen_points", texts::rule_queen_points(), texts::rule_queen_points_help(), 0..=13, |o| {
            &mut o.queen_points
        })
        .published()
        .means("0", texts::rule_queen_points_none())
        .numbers_mean(|points| texts::rule_queen_points_means(Score::points(points)))
}

fn compendium(form: Form<Options>) -> Form<Options> {
    moon_bids(form, texts::rule_moon_bids_help_first())
        .usual_here(texts::rule_moon_bids_note_first())
        .means("false", texts::rule_moon_bids_off_first())
        .toggle("halve_hearts", texts::rule_halve_hearts(), texts::rule_halve_hearts_help(), |o| &mut o.halve_hearts)
        .published()
        .means("false", texts::rule_halve_hearts_off())
}

fn moon_bids(form: Form<Options>, help: Message) -> Form<Options> {
    form.toggle("moon_bids", texts::rule_moon_bids(), help, |o| &mut o.moon_bids)
}

fn penalty_rank(form: Form<Options>, help: Message) -> Form<Options> {
    form.choice_among(
        "penalty_rank",
        texts::rule_penalty_rank(),
        help,
        |rank: Rank| rank >= Rank::Eight,
        |o| &mut o.penalty_rank,
    )
    .published()
}
