//! Positions in which a house rule of Clubs changes the best card.

use misere_games::clubs::Clubs;

use crate::house_rules::{Position, check};

#[test]
fn the_best_action_changes_with_the_rule() {
    check(&[Clubs], POSITIONS);
}

pub const POSITIONS: &[Position] = &[
    // CL-9: two tricks before the end, seat 2 can take this one with KD or leave it to seat 3, who
    // then ends the deal with −32 instead of −24. If −26 ends the game, KD keeps it going, since
    // seat 1 leads with 5. Otherwise 2D saves the eight points that KD would take in both tricks.
    Position::new(
        "clubs/4/0000-00T4/scramble=false",
        "target",
        "deal, 2C as D, JD, 7C, KC, 9C as C, TC, AC, AH, 6C as C, TH, 3C, 8C, JC as C, 4C, 7S, \
         QC, 6H, 4H, 3H, 5H, QD, 5D, 8D, TD, QH, KH, 9H, QS, 5S, 8S, 3S, KS, 9S, 4S, 6S, 2S, 9D, \
         AS, 6D, 4D, TS, JH, 5C, AD, 7D, 8H, 3D",
        [("-26", "play KD"), ("-100", "play 2D")],
    ),
    // CL-8: 7H is on top, and seat 3 can take the trick with JC or leave it with 4H, after which AS
    // takes JC home to seat 0. Taking JC brings the tally to −26, which scrambles the deal and
    // makes the jack worth 10; without scrambles, the comparison is −26 against −8.
    Position::new(
        "clubs/4/0000-0554",
        "scramble",
        "deal, 2C as H, KH, AC, 9H, 7C as S, 9C, 6C, 3C, 5H, 6H, 4C, QH, KC as H, 5C, TH, TC, 5D, \
         9D, 6D, QC, 6S, JS, 2S, TS, 5S, 7S, 8S, 4S, QD, TD, KD, 8C, 4D, AD, 2D, 3D, JH, AH, 2H, \
         8H, 8D, JD, 7D, 3S, 7H, 9S, 3H",
        [("true", "play JC"), ("false", "play 4H")],
    ),
    // CL-8: the last trick, led by seat 2 with JC. Named as diamonds, it goes to KD and seat 3 ends
    // with −23, which is no scramble at −26. At −15, taking the jack causes a scramble and earns 10
    // points, so seat 2 leads it as clubs, which nobody else holds.
    Position::new(
        "clubs/4/0000-03XW",
        "scramble_at",
        "deal, 2C as H, KC, QC, 6C, TC as C, 9C, 9D, AC, 8C as C, 3C, 3H, 4D, 5D, 7C, 6D, 2D, 2S, \
         7S, 3S, 4C, 9S, 8S, 5C, QS, 2H, 5H, 4H, QH, 7D, QD, JD, AS, 6H, AH, KH, 3D, JH, 8H, 6S, \
         9H, TD, 7H, KS, AD, TH, 8D, JS, 5S",
        [("-26", "play JC as D"), ("-15", "play JC as C")],
    ),
    // CL-3: seat 1 has AS, 4C and AD. If a led club names a suit, AS takes the trick and 4C is then
    // led as hearts, which others must take. If a led club is clubs alone, 4C would win its trick,
    // there being no other club, and the lead after it; so it is played to this spade trick, which
    // it cannot win.
    Position::new(
        "clubs/4/0000-0879",
        "declare",
        "deal, 2C as C, 5C, KC, 9C, 6S, 7C, TC, 3C, 2H, 5H, 9H, 4H, 8S, 9S, 8C, TS, 2D, 6D, 4D, \
         AC, 2S, KS, QS, 7S, JD, QD, 6C, 8D, JS, 3S, QC, JC, 3H, TH, TD, QH, 3D, KH, 5D, 7D, 5S",
        [("true", "play AS"), ("false", "play 4C")],
    ),
    // CL-2: the first lead, from 2C 5C JC AC and nine others. A holder who may lead any card gets
    // rid of JC while everyone must answer with a club: it loses to a bare queen or king, or wins
    // and takes three clubs with it, which make up for six of its eleven points. Later it would
    // bring fewer clubs. AC first gains half a point less, and 2C only gives its points away.
    Position::new(
        "clubs/4/0000-007P",
        "opening",
        "deal",
        [("HolderLeadsAny", "play JC as C"), ("LeadLowestClub", "play 2C as *")],
    ),
];
