//! The constants of the heuristic, in the order of use. Unless a section says otherwise, they were
//! tuned in self-play: variants played the same deals against each other, see "The heuristics" and
//! "Bids and moons" in `docs/strength-notes.md`.
//!
//! Costs, values and harm are in points, or in *averages*: one average is the points of an average
//! later trick. Weights and factors have no unit.

// The current trick.

/// Factor on the chance of a card led to win.
pub(super) const LED_WINS: f32 = 0.6;
/// Cost of winning a trick that the seat itself has led, in averages.
pub(super) const LEAD: f32 = 0.768;
/// Cost of winning a trick that another seat has led, in averages.
pub(super) const LEAD_FOLLOWING: f32 = 0.665;
/// Factor on the chance that lower penalty cards are forced out now.
pub(super) const FORCED: f32 = 1.8;
/// Share of their penalty cards that seats without the suit discard on this trick.
pub(super) const DUMPED: f32 = 0.989;
/// Value of a point that another seat wins, in points.
pub(super) const GIVEN: f32 = 0.1;
/// Tie-break: value of playing a card one step stronger, in points.
pub(super) const RANK: f32 = 0.012;

// The cards kept.

/// Weight of the harm of the cards kept, when leading.
pub(super) const KEPT_LEADING: f32 = 0.346;
/// Weight of the harm of the cards kept, when following.
pub(super) const KEPT_FOLLOWING: f32 = 0.667;
/// Weight of the harm of the cards kept, when discarding.
pub(super) const KEPT_DISCARDING: f32 = 5.5;
/// Value of a void made by leading, in averages.
pub(super) const VOID: f32 = 0.147;
/// Value of a void made by discarding, in averages.
pub(super) const VOID_DISCARDING: f32 = 1.2;
/// Like `FORCED`, on later tricks.
pub(super) const FORCED_LATER: f32 = 1.63;
/// Like `DUMPED`, on later tricks.
pub(super) const DUMPED_LATER: f32 = 1.08;
/// Weight of a card's own points in its harm.
pub(super) const OWN_PENALTY: f32 = 1.206;
/// Factor on the harm of the next card of a suit above a lower one.
pub(super) const GUARD: f32 = 0.371;
/// Harm of a card whose suit nobody else holds, per point that others would discard on it.
pub(super) const STUCK: f32 = -0.3;
/// Value of a card that cannot win, in averages.
pub(super) const EXIT: f32 = 0.774;
/// Value of a card with one lower card out, in averages.
pub(super) const NEAR_EXIT: f32 = 0.364;

// The last trick of the deal.

/// Weight of the last trick when leading.
pub(super) const LAST_LEADING: f32 = 0.643;
/// Weight of the last trick when following.
pub(super) const LAST_FOLLOWING: f32 = 0.366;
/// Weight of the last trick when discarding.
pub(super) const LAST_DISCARDING: f32 = 1.545;
/// Value of a void when leading, as a share of the last trick's points.
pub(super) const LAST_VOID_LEADING: f32 = 0.05;
/// Value of a void when discarding, as a share of the last trick's points.
pub(super) const LAST_VOID_DISCARDING: f32 = 0.058;
/// Chance to win the last trick with the lead, one card left.
pub(super) const ON_LEAD_1: f32 = 0.244;
/// With the lead, two cards left.
pub(super) const ON_LEAD_2: f32 = 0.516;
/// With the lead, more cards left.
pub(super) const ON_LEAD: f32 = 0.81;
/// Without the lead, one card left.
pub(super) const OFF_LEAD_1: f32 = 0.004;
/// Without the lead, two cards left.
pub(super) const OFF_LEAD_2: f32 = 0.084;
/// Without the lead, more cards left.
pub(super) const OFF_LEAD: f32 = 0.55;
/// Chance that a higher card stays out of the last trick.
pub(super) const STRONG_LAST: f32 = 0.483;
/// Reduction of a hand's strength for the last trick, for each beatable card.
pub(super) const WEAK_LAST: f32 = 0.04;
/// Like `STRONG_LAST`, where the last trick is wanted.
pub(super) const STRONG_WANTED: f32 = 0.4;
/// Like `WEAK_LAST`, where the last trick is wanted.
pub(super) const WEAK_WANTED: f32 = 0.25;

// Passing.

/// Value of a void made by passing, in averages.
pub(super) const PASS_VOID: f32 = 0.016;
/// Weight of strength for the last trick.
pub(super) const PASS_LAST: f32 = 0.3;
/// Like `STRONG_LAST`, in passing.
pub(super) const PASS_STRONG: f32 = 0.7;
/// Tie-break: harm of keeping a card one step stronger, in points.
pub(super) const PASS_RANK: f32 = 0.015;

// Shooting the moon.

/// Minimum chance of a moon at which a seat bids.
pub(super) const BID: f32 = 0.5;
/// Factor on the chance of a moon for each suit without a master, without the lead.
pub(super) const OFF_LEAD_HOPE: f32 = 0.3;
/// Minimum prospects at which a seat shoots the moon without a bid.
pub(super) const SHOOT: f32 = -0.8;

// The prospects of a moon without a bid, a sum without a unit. The first version of the heuristic
// had these weights already; how they were chosen is not recorded.

/// The prospects of a hand without weaknesses.
pub(super) const PROSPECTS: f32 = 2.1;
/// Addition for each expected loser: a card in hand that something out still beats once the masters
/// of its suit have been led.
pub(super) const PROSPECTS_LOSERS: f32 = 0.25;
/// Reduction for the share of losers in the hand.
pub(super) const PROSPECTS_LOSER_SHARE: f32 = 5.2;
/// Reduction for each penalty card out.
pub(super) const PROSPECTS_OUT: f32 = 0.29;
/// Reduction for each suit in hand without a master.
pub(super) const PROSPECTS_WEAK_SUIT: f32 = 0.13;
/// Further reduction for each expected loser that is a penalty card.
pub(super) const PROSPECTS_PENALTY_LOSERS: f32 = 0.3;
/// Reduction when not leading.
pub(super) const PROSPECTS_NOT_LEADING: f32 = 0.2;
/// Reduction, by the chance to lose it, for a trick with a penalty card.
pub(super) const PROSPECTS_LOST_PENALTY: f32 = 3.9;
/// Reduction, by the chance to lose it, for a trick without a penalty card so far.
pub(super) const PROSPECTS_LOST_TRICK: f32 = 0.25;

// The cost of a card when shooting the moon, without a unit, and the chance that a trick contains a penalty card. Like
// the prospects, these weights are as old as the heuristic, and how they were chosen is not recorded.

/// Cost of losing a trick with a penalty card.
pub(super) const SHOOT_LOST: f32 = 10.0;
/// Cost of a card that cannot win the trick, and so not the lead.
pub(super) const SHOOT_LEAD: f32 = 0.2;
/// Cost of playing a card one step stronger, which is then not kept for later.
pub(super) const SHOOT_STRENGTH: f32 = 0.01;
/// Cost for each card of an eight-card suit that is not out, so that suits long in hand are kept.
pub(super) const SHOOT_GONE: f32 = 0.02;
/// Chance that a penalty card falls if some are out in the suit led.
pub(super) const FALLS: f32 = 0.6;
/// Chance that a penalty card is discarded if some are out in other suits.
pub(super) const DISCARDED: f32 = 0.15;
/// Addition to that chance for each later seat without the suit led.
pub(super) const DISCARDED_BY_VOID: f32 = 0.5;

// Stopping a shooter. Costs and values are in shares of the points of all penalty cards, times the
// probability that the seat shoots the moon.

/// Assumed probability that a seat that bid shoots the moon.
pub(super) const ALARM: f32 = 0.7;
/// Like `ALARM`, for a seat that alone has won penalty cards and leads, per share of the tricks played.
pub(super) const ALARM_LEADING: f32 = 1.3;
/// The most that `ALARM_LEADING` can amount to.
pub(super) const ALARM_LEADING_MOST: f32 = 0.95;
/// Like `ALARM`, for a seat that alone has won penalty cards and does not lead.
pub(super) const MOON_FEARED: f32 = 0.13;
/// Cost of giving the shooter a penalty card.
pub(super) const STOP_GIVEN: f32 = 0.45;
/// Value of another seat winning a penalty card.
pub(super) const STOP_WON: f32 = 0.75;
/// Value of a suit in which a trick can surely be won later. None without bids: in Acorn Hearts
/// keeping cards to stop a moon cost more than it prevented (docs/strength-notes.md).
pub(super) const STOP_HOLD: f32 = 0.0;
/// Value of keeping a card one step stronger; low for the same reason.
pub(super) const STOP_STRENGTH: f32 = 0.1;
/// Weight of the card's usual cost, in points.
pub(super) const STOP_COST: f32 = 0.67;
/// Like `STOP_HOLD`, against a bid.
pub(super) const STOP_BID_HOLD: f32 = 0.3;
/// Like `STOP_STRENGTH`, against a bid.
pub(super) const STOP_BID_STRENGTH: f32 = 0.02;
/// Like `STOP_COST`, against a bid. Larger weights let more bids succeed (docs/strength-notes.md).
pub(super) const STOP_BID_COST: f32 = 0.03;
/// Chance to win a trick with too few guards, relative to enough.
pub(super) const STOP_BARE: f32 = 0.5;
/// Factor on the chance to win a trick for each higher card.
pub(super) const STOP_ABOVE: f32 = 0.6;
/// Chance that a seat that can beat the shooter does.
pub(super) const STOP_HELP: f32 = 0.7;
/// The shooter's share of the strong cards, relative to another seat.
pub(super) const SHOOTER_SHARE: f32 = 1.3;
