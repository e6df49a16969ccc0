//! Positions in which a house rule of Garbo changes the best action. With so few cards left on
//! level two, every line of play can be tried, so the choice is exact.

use misere_games::garbo::Garbo;

use crate::house_rules::{Case, Position, check};

#[test]
fn the_best_action_changes_with_the_rule() {
    check(&[Garbo], POSITIONS);
}

pub const POSITIONS: &[Position] = &[
    // GA-1 and 6: two places are left, for 9D and then for the opponent's QS. 9D gives away 54 more
    // at 1 2 than at 0 -1. But QS gives away 122 more at 0 -1 than at 1 2 if queens count twelve,
    // and 10 less if they count nothing.
    Position::new(
        "garbo/2/0000-00HE",
        "values.queen",
        "deal, place JC 0 0, place TC 0 1, place 9C -1 0, place KC 1 1, place AD 1 0, place 7H 2 \
         0, place QH 0 2, place TS 1 -1, place 9S 1 2, place TD 2 -1, place TH 2 2, place QD 0 \
         -1, place 7S -1 2, place AS -1 1, place KH -1 -1, place JH 2 1, cover 8S 1 0, cover 7D 2 \
         1, cover AC 0 1, cover QC 0 0, cover KD 1 1, cover JS 2 2, cover JD -1 -1, cover 9H 0 2, \
         cover 8H 2 0, cover AH 2 -1, cover 7C 1 -1, cover KS -1 2, cover 8D -1 1, cover 8C -1 0",
        [("12", "cover 9D 1 2"), ("0", "cover 9D 0 -1")],
    ),
    // GA-4: the last two places, for AD and then for the opponent's KD. With adjacent reach, AD
    // gives away 4 less at 3 0, and KD 10 more at 2 -2, than the other way around. In line with 3 0
    // there are more diamonds: AD gives away 8 more there, and KD 2 less at 2 -2.
    Position::new(
        "garbo/2/0000-01AE",
        "suit_reach",
        "deal, place QC 0 0, place 7H 1 0, place 9C 2 0, place KS 2 -1, place 7C 2 -2, place QS 2 \
         -3, place JC 3 0, place TC 3 -3, place AS 0 -1, place TH 3 -2, place QD 3 -1, place 8H 1 \
         -3, place 9H 0 -2, place 7S 1 -2, place JS 1 -1, place AC 0 -3, cover KH 2 -3, cover 8D \
         1 0, cover 8S 3 -3, cover JH 0 -2, cover TD 0 -3, cover 9S 3 -2, cover KC 3 -1, cover JD \
         1 -2, cover 7D 0 -1, cover QH 2 0, cover AH 0 0, cover TS 1 -3, cover 9D 2 -1, cover 8C \
         1 -1",
        [("Adjacent", "cover AD 3 0"), ("InLine", "cover AD 2 -2")],
    ),
    // GA-6: seat 1 has QS and TS for 0 -1 and 0 0. With a factor of one, TS at 0 -1 is 22 cheaper
    // in total, even though QS then covers a queen at 0 0; with a factor of ten, that match makes
    // it 86 more expensive.
    Position::new(
        "garbo/2/0000-00E4",
        "cover_factor",
        "deal, place QD 0 0, place 8H 1 0, place 9S -1 0, place JD -2 0, place 8S 1 -1, place JS \
         1 1, place 7S -1 -1, place JH 0 -1, place AH -2 -1, place QC -1 -2, place TD 0 -2, place \
         AC 1 -2, place TC -1 1, place 9D -2 -2, place 7H -2 1, place 9H 0 1, cover 8D -2 -1, \
         cover KH 0 -2, cover 7C 1 0, cover AS -1 1, cover KD 1 -2, cover 9C -2 1, cover KC -2 \
         -2, cover TH -2 0, cover 8C -1 -1, cover JC -1 0, cover QH 1 -1, cover 7D 1 1, cover KS \
         0 1",
        [("10", "cover QS 0 -1"), ("1", "cover TS 0 -1")],
    ),
    // GA-8: the last card matches the one that it covers. With claims by hand, these points are
    // lost unless claimed now; otherwise it is time for the next card.
    Position::new(
        "garbo/2/0000-0031",
        "claims",
        "deal, place QC 0 0, place 9S 0 -1, place 8H -1 0, place 9D -1 -1, place TS -1 1, place \
         9C -1 -2, place 7H 0 -2, place JD 1 -1, place TC -2 0, place AD -2 1, place 8S -2 -2, \
         place JC 1 -2, place KC -2 -1, place TH 0 1, place 9H 1 1, place KS 1 0, cover 7D -2 -1, \
         cover KH 0 -2, cover QS -2 1, cover QH 0 -1, cover AH -2 0, cover AS 1 -2, cover QD -2 \
         -2, cover 8C 1 0, cover 7C -1 0, cover 7S 1 1, cover KD -1 1, cover JS -1 -2, cover TD 1 \
         -1",
        [("Automatic", "cover 8D 0 1"), ("ByHand", "claim cover")],
    ),
    // GA-2: the last card but one of level one, at -1 -1 or 1 -1. With four cards drawn, 9D is the
    // only one left and gives away 13 at -1 -1. With eight drawn, AH is better there, for 2, and 9D
    // can wait for level two.
    Position {
        deal: "garbo/2/0000-0012",
        rule: "draw",
        cases: [
            Case {
                value: "4",
                log: "deal, place QD 0 0, place 9H 0 -1, place KC 1 0, place QS -1 0, place 9S 2 0, \
                 place 7H 2 -1, place JS 0 -2, place 8D 1 -2, place 7C -1 -2, place QC 1 -3, \
                 place KH 0 -3, place AS 2 -2, place 7S -1 -3, place TH 2 -3",
                best: "place 9D -1 -1",
            },
            Case {
                value: "8",
                log: "deal QD 8D JS 7H 9S 9H KC QS 9D 7S KH 7C 9C AH JC 7D TH 8S QC AS 8C JD TS AD KS \
                 8H TD TC AC JH QH KD, place QD 0 0, place 9H 0 -1, place KC 1 0, place QS -1 0, \
                 place 9S 2 0, place 7H 2 -1, place JS 0 -2, place 8D 1 -2, place 7C -1 -2, place \
                 QC 1 -3, place KH 0 -3, place AS 2 -2, place 7S -1 -3, place TH 2 -3",
                best: "place AH -1 -1",
            },
        ],
    },
];
