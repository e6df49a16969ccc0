//! The words of each remark: two for each way of speaking.

use super::{Figures, Lines};
use crate::text::remarks as texts;

pub(super) fn first_queen(_: Figures) -> Lines {
    [
        [texts::first_queen_warm_1(), texts::first_queen_warm_2()],
        [texts::first_queen_dry_1(), texts::first_queen_dry_2()],
        [texts::first_queen_grand_1(), texts::first_queen_grand_2()],
        [texts::first_queen_eager_1(), texts::first_queen_eager_2()],
    ]
}

pub(super) fn more_queens(figures: Figures) -> Lines {
    [
        [texts::more_queens_warm_1(figures.count), texts::more_queens_warm_2(figures.count)],
        [texts::more_queens_dry_1(figures.count), texts::more_queens_dry_2(figures.count)],
        [texts::more_queens_grand_1(figures.count), texts::more_queens_grand_2(figures.count)],
        [texts::more_queens_eager_1(figures.count), texts::more_queens_eager_2(figures.count)],
    ]
}

pub(super) fn queen_given(_: Figures) -> Lines {
    [
        [texts::queen_given_warm_1(), texts::queen_given_warm_2()],
        [texts::queen_given_dry_1(), texts::queen_given_dry_2()],
        [texts::queen_given_grand_1(), texts::queen_given_grand_2()],
        [texts::queen_given_eager_1(), texts::queen_given_eager_2()],
    ]
}

pub(super) fn hearts(_: Figures) -> Lines {
    [
        [texts::hearts_warm_1(), texts::hearts_warm_2()],
        [texts::hearts_dry_1(), texts::hearts_dry_2()],
        [texts::hearts_grand_1(), texts::hearts_grand_2()],
        [texts::hearts_eager_1(), texts::hearts_eager_2()],
    ]
}

pub(super) fn club_jack(_: Figures) -> Lines {
    [
        [texts::club_jack_warm_1(), texts::club_jack_warm_2()],
        [texts::club_jack_dry_1(), texts::club_jack_dry_2()],
        [texts::club_jack_grand_1(), texts::club_jack_grand_2()],
        [texts::club_jack_eager_1(), texts::club_jack_eager_2()],
    ]
}

pub(super) fn dear_trick(figures: Figures) -> Lines {
    [
        [texts::dear_trick_warm_1(figures.points), texts::dear_trick_warm_2(figures.points)],
        [texts::dear_trick_dry_1(figures.points), texts::dear_trick_dry_2(figures.points)],
        [texts::dear_trick_grand_1(figures.points), texts::dear_trick_grand_2(figures.points)],
        [texts::dear_trick_eager_1(figures.points), texts::dear_trick_eager_2(figures.points)],
    ]
}

pub(super) fn last_trick(_: Figures) -> Lines {
    [
        [texts::last_trick_warm_1(), texts::last_trick_warm_2()],
        [texts::last_trick_dry_1(), texts::last_trick_dry_2()],
        [texts::last_trick_grand_1(), texts::last_trick_grand_2()],
        [texts::last_trick_eager_1(), texts::last_trick_eager_2()],
    ]
}

pub(super) fn gain(_: Figures) -> Lines {
    [
        [texts::gain_warm_1(), texts::gain_warm_2()],
        [texts::gain_dry_1(), texts::gain_dry_2()],
        [texts::gain_grand_1(), texts::gain_grand_2()],
        [texts::gain_eager_1(), texts::gain_eager_2()],
    ]
}

pub(super) fn streak(figures: Figures) -> Lines {
    [
        [texts::streak_warm_1(figures.count), texts::streak_warm_2()],
        [texts::streak_dry_1(figures.count), texts::streak_dry_2()],
        [texts::streak_grand_1(), texts::streak_grand_2(figures.count)],
        [texts::streak_eager_1(figures.count), texts::streak_eager_2()],
    ]
}

pub(super) fn clean(_: Figures) -> Lines {
    [
        [texts::clean_warm_1(), texts::clean_warm_2()],
        [texts::clean_dry_1(), texts::clean_dry_2()],
        [texts::clean_grand_1(), texts::clean_grand_2()],
        [texts::clean_eager_1(), texts::clean_eager_2()],
    ]
}

pub(super) fn sympathy(_: Figures) -> Lines {
    [
        [texts::sympathy_warm_1(), texts::sympathy_warm_2()],
        [texts::sympathy_dry_1(), texts::sympathy_dry_2()],
        [texts::sympathy_grand_1(), texts::sympathy_grand_2()],
        [texts::sympathy_eager_1(), texts::sympathy_eager_2()],
    ]
}

pub(super) fn moon(_: Figures) -> Lines {
    [
        [texts::moon_warm_1(), texts::moon_warm_2()],
        [texts::moon_dry_1(), texts::moon_dry_2()],
        [texts::moon_grand_1(), texts::moon_grand_2()],
        [texts::moon_eager_1(), texts::moon_eager_2()],
    ]
}

pub(super) fn moon_of_other(_: Figures) -> Lines {
    [
        [texts::moon_of_other_warm_1(), texts::moon_of_other_warm_2()],
        [texts::moon_of_other_dry_1(), texts::moon_of_other_dry_2()],
        [texts::moon_of_other_grand_1(), texts::moon_of_other_grand_2()],
        [texts::moon_of_other_eager_1(), texts::moon_of_other_eager_2()],
    ]
}

pub(super) fn best_deal(_: Figures) -> Lines {
    [
        [texts::best_deal_warm_1(), texts::best_deal_warm_2()],
        [texts::best_deal_dry_1(), texts::best_deal_dry_2()],
        [texts::best_deal_grand_1(), texts::best_deal_grand_2()],
        [texts::best_deal_eager_1(), texts::best_deal_eager_2()],
    ]
}

pub(super) fn worst_deal(_: Figures) -> Lines {
    [
        [texts::worst_deal_warm_1(), texts::worst_deal_warm_2()],
        [texts::worst_deal_dry_1(), texts::worst_deal_dry_2()],
        [texts::worst_deal_grand_1(), texts::worst_deal_grand_2()],
        [texts::worst_deal_eager_1(), texts::worst_deal_eager_2()],
    ]
}

pub(super) fn gift(figures: Figures) -> Lines {
    [
        [texts::gift_warm_1(figures.points), texts::gift_warm_2(figures.points)],
        [texts::gift_dry_1(figures.points), texts::gift_dry_2(figures.points)],
        [texts::gift_grand_1(figures.points), texts::gift_grand_2(figures.points)],
        [texts::gift_eager_1(figures.points), texts::gift_eager_2(figures.points)],
    ]
}

pub(super) fn gift_given(figures: Figures) -> Lines {
    [
        [texts::gift_given_warm_1(figures.points), texts::gift_given_warm_2(figures.points)],
        [texts::gift_given_dry_1(figures.points), texts::gift_given_dry_2(figures.points)],
        [texts::gift_given_grand_1(figures.points), texts::gift_given_grand_2(figures.points)],
        [texts::gift_given_eager_1(figures.points), texts::gift_given_eager_2(figures.points)],
    ]
}

pub(super) fn discards(_: Figures) -> Lines {
    [
        [texts::discards_warm_1(), texts::discards_warm_2()],
        [texts::discards_dry_1(), texts::discards_dry_2()],
        [texts::discards_grand_1(), texts::discards_grand_2()],
        [texts::discards_eager_1(), texts::discards_eager_2()],
    ]
}
