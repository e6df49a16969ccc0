//! Positions in which a house rule of the Fosdick family changes the best card. A rule of the whole
//! family is tested in one of its games.

use super::positions::FAMILY;
use crate::house_rules::{Case, Position, check};

#[test]
fn the_best_action_changes_with_the_rule() {
    check(&FAMILY, POSITIONS);
}

pub const POSITIONS: &[Position] = &[
    // FO-4: the last deal of the round, two tricks before its end, totals 6, 5, 6. AS takes QS for
    // one point, and JS then leaves the last trick, worth two, to KS: 8, 9, 7. JS leaves QS and the
    // last trick to seat 1: 6, 12, 6. If the game ends here, AS wins alone and JS only shares the
    // win; if it continues, AS costs a point for nothing.
    Position::new(
        "four_mad_queens/3/0000-00KY/passing=Off",
        "rounds",
        "deal, JD, KD, AD, 9C, TC, KC, 9D, QD, TD, 8S, KS, AS, 8H, TH, 7H, QH, JH, QC, JC, AH, \
         AC, QS, 8C, 9S, TS, KH, 9H, JS, 8D, 7D, deal, QC, AS, KC, AH, 8H, KH, TS, 9S, KS, JH, \
         QH, 9H, QS, 9C, QD, KD, AD, 9D, JD, TD, JC, TC, 7H, 8C, AC, 8D, 8S, TH, 7D, JS, deal, \
         9H, 7H, TH, 9D, JD, KD, 7D, AD, 9S, QC, AC, 8C, QH, JH, AH, QD, KH, 9C, 8D, TS, KC, TC, \
         8H, JC, 8S, QS",
        [("1", "play AS"), ("2", "play JS")],
    ),
    // FO-3: seat 2 has passed 9C to seat 1, who led QC. KC takes the trick, and 8C then leaves the
    // last one to 9C. Without passing, 9C may be anywhere: if it has to follow to KC now, 8C wins
    // the last trick. So KC waits, which loses only if 9C is led.
    Position {
        deal: "finis/4/0000-00A2",
        rule: "passing",
        cases: [
            Case {
                value: "Right",
                log: "deal, pass 8C 7H AS, pass TH 7S KS, pass TC JD 9H, pass 9C AD QS, AC, TC, 7C, \
                 JC, JS, 8S, TS, AS, 7H, AH, 9H, JH, KS, 7D, QS, 8D, TH, KD, AD, 8H, 7S, 9D, 9S, \
                 QH, QC",
                best: "play KC",
            },
            Case {
                value: "Off",
                log: "deal 7C 8C AC TC 9C JC QD 7D QC KC TH 9D AD 8D KH TD JH 7H AH JD 9S 8H 7S KD TS \
                 QH JS 9H QS AS KS 8S, AC, TC, 7C, JC, JS, 8S, TS, AS, 7H, AH, 9H, JH, KS, 7D, \
                 QS, 8D, TH, KD, AD, 8H, 7S, 9D, 9S, QH, QC",
                best: "play 8C",
            },
        ],
    },
    // FO-3: the cards of Finis above; here too the last trick counts, and the first is over.
    Position {
        deal: "slippery_paws/4/0000-00A2",
        rule: "passing",
        cases: [
            Case {
                value: "Right",
                log: "deal, pass 8C 7H AS, pass TH 7S KS, pass TC JD 9H, pass 9C AD QS, AC, TC, 7C, \
                 JC, JS, 8S, TS, AS, 7H, AH, 9H, JH, KS, 7D, QS, 8D, TH, KD, AD, 8H, 7S, 9D, 9S, \
                 QH, QC",
                best: "play KC",
            },
            Case {
                value: "Off",
                log: "deal 7C 8C AC TC 9C JC QD 7D QC KC TH 9D AD 8D KH TD JH 7H AH JD 9S 8H 7S KD TS \
                 QH JS 9H QS AS KS 8S, AC, TC, 7C, JC, JS, 8S, TS, AS, 7H, AH, 9H, JH, KS, 7D, \
                 QS, 8D, TH, KD, AD, 8H, 7S, 9D, 9S, QH, QC",
                best: "play 8C",
            },
        ],
    },
    // FO-3: the reverse where the last trick is wanted: KC is led by seat 2, to whom seat 3 has
    // passed QC. JC is played now, and AC takes QC in the last trick; AC is played now if QC may
    // have to follow to it, since nothing then beats JC.
    Position {
        deal: "cruel_fate/4/0000-025A",
        rule: "passing",
        cases: [
            Case {
                value: "Right",
                log: "deal, pass TC 8D 9S, pass 9D KD AS, pass 8C QC KH, pass JC AC TS, 7D, JD, TD, \
                 AD, 9S, AS, 8S, 7S, TH, 7H, 9H, AH, 8D, 9D, 8C, TS, JH, KH, KS, 9C, QS, 7C, JS, \
                 KD, KC",
                best: "play JC",
            },
            Case {
                value: "Off",
                log: "deal 7C 9C 7D 8C JC TC 9D QC AC 8D KD KC TD QD 8H JD 9H AD TH 7H 7S AH JH KH TS \
                 9S QH 8S KS JS AS QS, 7D, JD, TD, AD, 9S, AS, 8S, 7S, TH, 7H, 9H, AH, 8D, 9D, \
                 8C, TS, JH, KH, KS, 9C, QS, 7C, JS, KD, KC",
                best: "play AC",
            },
        ],
    },
    // FO-3: 9H is led by seat 3, to whom seat 0 has passed QH: KH takes it now, and JH goes under
    // QH in the last trick. Without passing, QH may have to follow now, and JH lets it win.
    Position {
        deal: "acorn_hearts/4/0000-01DZ",
        rule: "passing",
        cases: [
            Case {
                value: "Right",
                log: "deal, pass 9D JD KS, pass KC TD KD, pass JC 7D QH, pass KH AH AS, JS, QS, AS, \
                 KS, AC, 8C, 7C, JC, AD, 9D, TD, 7D, AH, 7H, 7S, 8H, QD, JD, KD, 8D, 9S, TS, TH, \
                 8S, 9H",
                best: "play KH",
            },
            Case {
                value: "Off",
                log: "deal AC 8C 7C JC QD 9C TC 7D AD QC KC 8D TH 9D TD 8H JH JD KD 9H KH 7H 7S QH AH \
                 8S 9S TS AS KS JS QS, JS, QS, AS, KS, AC, 8C, 7C, JC, AD, 9D, TD, 7D, AH, 7H, \
                 7S, 8H, QD, JD, KD, 8D, 9S, TS, TH, 8S, 9H",
                best: "play JH",
            },
        ],
    },
    // FO-3: the same, but QH was one of three cards passed; if only one other card was passed, it
    // may be anywhere.
    Position {
        deal: "acorn_hearts/4/0000-01DZ/passing=Right",
        rule: "pass_count",
        cases: [
            Case {
                value: "3",
                log: "deal, pass 9D JD KS, pass KC TD KD, pass JC 7D QH, pass KH AH AS, JS, QS, AS, \
                 KS, AC, 8C, 7C, JC, AD, 9D, TD, 7D, AH, 7H, 7S, 8H, QD, JD, KD, 8D, 9S, TS, TH, \
                 8S, 9H",
                best: "play KH",
            },
            Case {
                value: "1",
                log: "deal JC 8C 7C KC AC 9C TC 7D QD QC 9D 8D AD JD TD 8H TH 7H KD 9H JH KH 7S QH AH \
                 8S 9S TS AS KS JS QS, pass 9D, pass KC, pass JC, pass KH, JS, QS, AS, KS, AC, \
                 8C, 7C, JC, AD, 9D, TD, 7D, AH, 7H, 7S, 8H, QD, JD, KD, 8D, 9S, TS, TH, 8S, 9H",
                best: "play JH",
            },
        ],
    },
    // FO-2: seat 2 leads TC, and seat 1 has 9C QC. Clockwise, it plays last: the others had no
    // club, so seat 2 holds JC, which takes the last trick from 9C. Counterclockwise, it plays
    // second: JC may have to follow under QC, and 9C would then win the last trick, so 9C is played
    // now.
    Position {
        deal: "finis/4/0000-049K/passing=Off",
        rule: "direction",
        cases: [
            Case {
                value: "Clockwise",
                log: "deal, JS, 9S, KS, 7S, 8D, 7C, 9D, JD, JH, KH, TH, 7H, 8S, 9H, AS, 7D, 8C, KC, \
                 AD, AC, 8H, AH, QH, QD, TC, TD, QS",
                best: "play QC",
            },
            Case {
                value: "Counterclockwise",
                log: "deal, JS, 7S, KS, 9S, 8D, JD, 9D, 7C, JH, 7H, TH, KH, 8S, 7D, AS, 9H, 8C, AC, \
                 AD, KC, 8H, QD, QH, AH, TC",
                best: "play 9C",
            },
        ],
    },
    // FO-2: hearts are led, and seat 3 has QH AH for this trick and the last, which it wants.
    // Clockwise, it plays last and QH is enough. Counterclockwise, two seats that may have KH are
    // still to play, and AH draws it.
    Position {
        deal: "cruel_fate/4/0000-0B1W/passing=Off",
        rule: "direction",
        cases: [
            Case {
                value: "Clockwise",
                log: "deal, JH, 7H, 8H, 9H, 9D, TD, 7D, 8D, QS, KC, 7S, TS, 8S, 9C, 9S, KS, 7C, JC, \
                 TC, AC, KD, 8C, AD, JD, TH, QC, JS",
                best: "play QH",
            },
            Case {
                value: "Counterclockwise",
                log: "deal, JH, 9H, 8H, 7H, 9D, 8D, 7D, TD, QS, TS, 7S, KC, 8S, KS, 9S, 9C, 7C, AC, \
                 TC, JC, KD, JD, AD, 8C, TH",
                best: "play AH",
            },
        ],
    },
    // FO-2: QH is led, and seat 0 has 8H AH, with 9H and QS out. Clockwise, it plays last, after 8C
    // and 8D: AH takes two points, and 8H leaves the last trick to 9H. Counterclockwise, it plays
    // second: QS may yet be discarded on AH, and 9H may fall under it.
    Position {
        deal: "acorn_hearts/4/0000-0DY2/passing=Off",
        rule: "direction",
        cases: [
            Case {
                value: "Clockwise",
                log: "deal, QC, AC, TC, KC, TH, JH, 9S, 7H, JD, AD, TD, QD, 7S, JS, AS, KS, 7C, 9C, \
                 JC, KD, 8S, 9D, TS, KH, QH, 8C, 8D",
                best: "play AH",
            },
            Case {
                value: "Counterclockwise",
                log: "deal, QC, KC, TC, AC, TH, 7H, 9S, JH, JD, QD, TD, AD, 7S, KS, AS, JS, 7C, KD, \
                 JC, 9C, 8S, KH, TS, 9D, QH",
                best: "play 8H",
            },
        ],
    },
    // Seat 0 leads QC or AH, with AC, QH, JH and TH out. With ace high, AC takes QC, and AH would
    // take QH. In the French order, QC is the highest club and wins its own trick, and AH falls
    // under QH or JH.
    Position::new(
        "four_bad_queens/4/0000-0NQP/passing=Off/moon_bids=false",
        "card_order",
        "deal, 7S, JS, QS, TS, 8C, JC, 9C, TC, 7C, AD, TD, KC, QD, 8D, KD, JD, 9S, 8S, 8H, KS, \
         KH, 7H, 9H, 9D",
        [("AceHigh", "play QC"), ("French", "play AH")],
    ),
    // The same cards as above, with Four Bad Queens as the first deal of Compendium.
    Position::new(
        "compendium/4/0000-0NQP/passing=Off/moon_bids=false",
        "card_order",
        "deal, 7S, JS, QS, TS, 8C, JC, 9C, TC, 7C, AD, TD, KC, QD, 8D, KD, JD, 9S, 8S, 8H, KS, \
         KH, 7H, 9H, 9D",
        [("AceHigh", "play QC"), ("French", "play AH")],
    ),
    // The same cards as above.
    Position::new(
        "four_mad_queens/4/0000-0NQP/passing=Off",
        "card_order",
        "deal, 7S, JS, QS, TS, 8C, JC, 9C, TC, 7C, AD, TD, KC, QD, 8D, KD, JD, 9S, 8S, 8H, KS, \
         KH, 7H, 9H, 9D",
        [("AceHigh", "play QC"), ("French", "play AH")],
    ),
    // Seat 1 discards AD or QH, and the other should not win the last trick; QD, 9D and AH are out.
    // With ace high, nothing beats AD, and AH beats QH; in the French order, nothing beats QH, and
    // QD beats AD.
    Position::new(
        "finis/4/0000-035Z/passing=Off",
        "card_order",
        "deal, 9C, JC, TC, 7C, QC, 8C, KH, KD, KC, AS, JD, TH, KS, 7S, JS, QS, 8H, 9H, 7H, JH, \
         9S, TS, TD, 8S, AC, 7D, 8D",
        [("AceHigh", "play AD"), ("French", "play QH")],
    ),
    // The same cards as above.
    Position::new(
        "slippery_paws/4/0000-035Z/passing=Off",
        "card_order",
        "deal, 9C, JC, TC, 7C, QC, 8C, KH, KD, KC, AS, JD, TH, KS, 7S, JS, QS, 8H, 9H, 7H, JH, \
         9S, TS, TD, 8S, AC, 7D, 8D",
        [("AceHigh", "play AD"), ("French", "play QH")],
    ),
    // The last trick is wanted; seat 1 discards AD or QH, with KD, AH and JH out. Nothing beats AD
    // with ace high, and nothing beats QH in the French order.
    Position::new(
        "cruel_fate/4/0000-0CEK/passing=Off",
        "card_order",
        "deal, 7D, 7H, 8D, 9D, KC, 8C, 9C, 7S, 7C, TC, JC, JS, 9H, 8H, TH, 8S, TS, 9S, AS, TD, \
         KS, KH, QS, JD, QC, QD",
        [("AceHigh", "play QH"), ("French", "play AD")],
    ),
    // Seat 1 leads with two tricks to go; seat 2 has the first trick and QS. After 8C, TC takes
    // both tricks and all four points, and seats 0 and 1 have none. After 7D, TD takes both, and
    // seat 0 has a point too. If one point ends the game, 7D wins it alone; otherwise more points
    // for the others are better.
    Position::new(
        "slippery_paws/3/0000-00AP/passing=Off",
        "end_at",
        "deal, 8S, 9S, QS, JC, AH, 9C, QD, KD, JD, KH, QH, JH, 8D, AD, 7H, KS, TH, TS, AS, KC, \
         JS, AC, QC, 9H",
        [("1", "play 7D"), ("None", "play 8C")],
    ),
    // FB-3: seat 2 bid and has QC; KH draws QH, and TH draws the other two. Without the bid, that
    // would cost five points, and TH leaves the lead to QH.
    Position {
        deal: "four_bad_queens/4/0000-00A4/passing=Off",
        rule: "moon_bids",
        cases: [
            Case {
                value: "true",
                log: "deal, moon, no moon, no moon, moon, AD, KD, 7D, JD, AS, 8S, 7S, JS, JH, 7H, 9H, \
                 9C, AC, QC, JC, TC, KC, AH, 8C, 9S, 7C, 8H, KS, 9D",
                best: "play KH",
            },
            Case {
                value: "false",
                log: "deal, AD, KD, 7D, JD, AS, 8S, 7S, JS, JH, 7H, 9H, 9C, AC, QC, JC, TC, KC, AH, \
                 8C, 9S, 7C, 8H, KS, 9D",
                best: "play TH",
            },
        ],
    },
    // FB-3: seat 1 bid, has three queens and leads the fourth. AD takes QD for one point; playing
    // 9D under it would give the bidder all four and everyone else five points. Without the bid, 9D
    // is right.
    Position {
        deal: "four_bad_queens/4/0000-001Q/passing=Off",
        rule: "moon_bids",
        cases: [
            Case {
                value: "true",
                log: "deal, no moon, no moon, moon, no moon, 9H, TH, TC, 7H, 7D, JD, 8D, QH, KS, 7S, \
                 QS, KH, JS, TS, 9S, AH, 8S, TD, QC, 9C, AS, 8C, KC, KD, QD, JH, 7C",
                best: "play AD",
            },
            Case {
                value: "false",
                log: "deal, 9H, TH, TC, 7H, 7D, JD, 8D, QH, KS, 7S, QS, KH, JS, TS, 9S, AH, 8S, TD, \
                 QC, 9C, AS, 8C, KC, KD, QD, JH, 7C",
                best: "play 9D",
            },
        ],
    },
    // FB-1: seat 2 can take JS, TS and JC with KS or leave them with 9S. If queens count, these
    // cards cost nothing, and KS in hand would take QS next. If jacks count, they cost three
    // points.
    Position::new(
        "four_bad_queens/4/0000-00QS/passing=Off/moon_bids=false",
        "penalty_rank",
        "deal, AH, KH, TH, JH, 9H, 8H, JD, 7C, TC, 7S, QC, AC, TD, KC, 9D, 8D, 9C, 8C, QH, AS, \
         7D, 8S, 7H, QD, TS, JC, JS",
        [("Queen", "play KS"), ("Jack", "play 9S")],
    ),
    // FM-1: seat 1 must take this trick with JD or QD; the other falls under AD in the last one. So
    // it keeps the one that counts.
    Position::new(
        "four_mad_queens/4/0000-01EW/passing=Off",
        "penalty_rank",
        "deal, 9D, 7D, TD, KD, 9H, KC, JH, KH, 9S, AS, JS, 7S, 8H, JC, 7H, TH, QH, QS, TS, AH, \
         QC, 9C, TC, 8C, 8D, AC, KS",
        [("Queen", "play JD"), ("Jack", "play QD")],
    ),
    // SP-1: QC is led, with 9C out, and seat 2 has 7C KC. Taking a worthless QC with KC makes 7C
    // safe for the last trick. If QC counts, it is left to its leader, since KC then loses only if
    // 9C is led to the last trick.
    Position::new(
        "slippery_paws/4/0000-01XF/passing=Off",
        "penalty_card",
        "deal, AS, TS, 9S, 8S, KD, JD, QD, JC, AD, 8D, QS, KS, 9D, 7D, 8C, JH, TD, AC, 8H, JS, \
         7H, QH, AH, TH, QC, 9H, TC",
        [("QS", "play KC"), ("QC", "play 7C")],
    ),
    // AH-2: seat 2 has all hearts so far and leads. AS draws QS from seat 1; 9S is then the highest
    // spade and draws the last hearts for the moon. If winning everything just costs 12 points, 9S
    // leaves the lead to QS.
    Position::new(
        "acorn_hearts/4/0000-005B/passing=Off",
        "moon",
        "deal, 8C, TC, AD, QC, JC, AC, 9C, AH, KD, 9D, 7D, 8D, KS, TS, 8S, 7S, 7C, JH, JS, 7H, \
         KC, JD, TH, QH",
        [("true", "play AS"), ("false", "play 9S")],
    ),
    // AH-2: seat 2 has everything that counts so far, with QS and three hearts, and leads JH. QH
    // takes it for two points, and nobody shoots the moon. If winning everything just costs seat 2
    // 12 points, 7H lets it.
    Position::new(
        "acorn_hearts/4/0000-0030/passing=Off",
        "moon",
        "deal, 8C, QC, TC, AC, TS, QS, KC, JS, JC, 9C, TH, AS, KD, QD, 9D, 8S, 9H, 8D, AD, 8H, JH, \
         TD, 7S",
        [("true", "play QH"), ("false", "play 7H")],
    ),
    // AH-1: TC JC AH are on the table, and seat 0 has 7C KC. KC takes one point for sure and makes
    // the last trick safe, in which KH and QS fall: five points, or one if the queen counts
    // nothing. In that case 7C is better, since KC wins the last trick only if 9C is led.
    Position::new(
        "acorn_hearts/4/0000-03AK/passing=Off/moon=false",
        "queen_points",
        "deal, 8H, 7H, 9H, TH, JS, 9S, TS, QH, JD, AD, KD, 9D, 8S, KS, 8D, AS, TD, 7D, 7S, JH, \
         QD, AC, 8C, QC, JC, AH, TC",
        [("4", "play KC"), ("0", "play 7C")],
    ),
    // FB-3: the first deal is Four Bad Queens, as above.
    Position {
        deal: "compendium/4/0000-00A4/passing=Off",
        rule: "moon_bids",
        cases: [
            Case {
                value: "true",
                log: "deal, moon, no moon, no moon, moon, AD, KD, 7D, JD, AS, 8S, 7S, JS, JH, 7H, 9H, \
                 9C, AC, QC, JC, TC, KC, AH, 8C, 9S, 7C, 8H, KS, 9D",
                best: "play KH",
            },
            Case {
                value: "false",
                log: "deal, AD, KD, 7D, JD, AS, 8S, 7S, JS, JH, 7H, 9H, 9C, AC, QC, JC, TC, KC, AH, \
                 8C, 9S, 7C, 8H, KS, 9D",
                best: "play TH",
            },
        ],
    },
    // CO-2: the last deal, totals 4, 11, 5; seat 1 has everything that counts except QH. Playing QH
    // to its trick lets it shoot the moon: halved, that gives 10, 11, 11, and seat 0 wins; in full,
    // 16, 11, 17, and seat 1 wins. JD keeps QH from it.
    Position::new(
        "compendium/3/0000-003Y/passing=Off",
        "halve_hearts",
        "deal, no moon, no moon, no moon, TD, KD, JD, AS, QS, KS, 8H, JH, AH, 9D, 8D, 7D, JC, TC, \
         AC, TH, KH, 7H, 8S, KC, JS, 9S, TS, QD, 8C, 9C, 9H, AD, QH, QC, deal, TS, 9S, 7H, TD, \
         AD, JD, 8H, JH, TH, AH, QH, QC, 7D, 8D, QD, AS, KC, QS, KS, KH, 8S, JS, 9H, KD, JC, 9C, \
         TC, 8C, 9D, AC, deal, 9D, 8D, AD, AH, KH, QH, KD, AC, JD, QD, KS, 7D, TD, 9C, JH, JC, \
         9H, KC, 8C, TC, 8H, TH, JS, AS, 7H, 9S, QC, QS, TS, 8S, deal, AH, 9H, 8H, 9D, QD, TD, \
         JD, 8D, AC, QS, AS, KS, QC, TC, QH, KH, KC, JH, KD, JS, TH, JC, 9C, 7H, AD, 9S, TS, 7D, \
         8C, 8S, deal, QS, 8S, KS, 8C, JC, AC, AD, JD, TD, TC, QC, 7H, 7D, 9H, KD, 8H, QH, TH, \
         QD, 9S, 8D, 9C, JS, 9D, AH, TS, JH, KC, AS, KH, deal, AC, JC, KC, JH, 8H, AH, QC, TC, \
         8C, 7D, 8D, 9D, 9S, JS, QD, QS, 7H, TS, 8S, 9H, 9C, KS, KH, TD, AS, KD",
        [("true", "play QH"), ("false", "play JD")],
    ),
];
