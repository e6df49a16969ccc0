//! The constants of the heuristic, tuned in self-play: variants played the same deals against each
//! other. "Average" is the points of an average later trick.

/// Weight of the harm of the cards kept, when leading.
pub(super) const KEPT_LEADING: f32 = 0.346;
/// Cost of winning a trick that the seat itself has led, in averages.
pub(super) const LEAD: f32 = 0.768;
/// Value of a void made by leading, in averages.
pub(super) const VOID: f32 = 0.147;
/// Share of their penalty cards that seats without the suit discard on this trick.
pub(super) const DUMPED: f32 = 0.989;
/// Like `DUMPED`, on later tricks.
pub(super) const DUMPED_LATER: f32 = 1.08;
/// Factor on the chance that lower cards that count are forced out now.
pub(super) const FORCED: f32 = 1.8;
/// Factor on the harm of the next card of a suit above a lower one.
pub(super) const GUARD: f32 = 0.371;
/// Harm of a card whose suit nobody else holds.
pub(super) const STUCK: f32 = -0.3;
/// Chance that a higher card stays out of the last trick.
pub(super) const STRONG_LAST: f32 = 0.483;
/// Chance to win the last trick without the lead, one card left.
pub(super) const OFF_LEAD_1: f32 = 0.004;
/// Without the lead, two cards left.
pub(super) const OFF_LEAD_2: f32 = 0.084;
/// Without the lead, more cards left.
pub(super) const OFF_LEAD: f32 = 0.55;
/// With the lead, one card left.
pub(super) const ON_LEAD_1: f32 = 0.244;
/// With the lead, two cards left.
pub(super) const ON_LEAD_2: f32 = 0.516;
/// With the lead, more cards left.
pub(super) const ON_LEAD: f32 = 0.81;
/// Weight of the last trick when leading.
pub(super) const LAST_LEADING: f32 = 0.643;
/// Factor on the chance that lower cards that count are forced out later.
pub(super) const FORCED_LATER: f32 = 1.63;
/// Assumed chance that a seat with everything so far shoots the moon.
pub(super) const MOON_FEARED: f32 = 0.13;
/// Weight of a card's own points in its harm.
pub(super) const OWN_PENALTY: f32 = 1.206;
/// Tie-break: play strong cards first.
pub(super) const RANK: f32 = 0.012;
/// Value of a void made by passing.
pub(super) const PASS_VOID: f32 = 0.016;
/// Minimum chance of winning everything at which a seat bids.
pub(super) const BID: f32 = 0.5;
/// Minimum prospects at which a seat shoots the moon without a bid.
pub(super) const SHOOT: f32 = -0.8;
/// Weight of strength for the last trick, in passing.
pub(super) const PASS_LAST: f32 = 0.3;
/// Chance that a higher card stays out, in passing.
pub(super) const PASS_STRONG: f32 = 0.7;
/// Tie-break in passing.
pub(super) const PASS_RANK: f32 = 0.015;
/// Factor on the chance of the moon for each suit without a master, without the lead.
pub(super) const OFF_LEAD_HOPE: f32 = 0.3;
/// Stopping a shooter: cost of giving it a card that counts.
pub(super) const STOP_GIVEN: f32 = 0.45;
/// Stopping a shooter: value of another seat winning such a card.
pub(super) const STOP_WON: f32 = 0.75;
/// Stopping a shooter: value of keeping a strong card.
pub(super) const STOP_STRENGTH: f32 = 0.1;
/// Stopping a shooter: value of a suit in which a trick can surely be won later.
pub(super) const STOP_HOLD: f32 = 0.0;
/// Stopping a shooter: chance to win a trick with too few guards, relative to enough.
pub(super) const STOP_BARE: f32 = 0.5;
/// Stopping a bidder: value of such a suit.
pub(super) const STOP_BID_HOLD: f32 = 0.3;
/// Stopping a bidder: value of keeping a strong card.
pub(super) const STOP_BID_STRENGTH: f32 = 0.02;
/// Stopping a bidder: weight of the card's usual cost.
pub(super) const STOP_BID_COST: f32 = 0.03;
/// Stopping a shooter: factor on the chance to win a trick for each higher card.
pub(super) const STOP_ABOVE: f32 = 0.6;
/// Stopping a shooter: chance that a seat that can beat it does.
pub(super) const STOP_HELP: f32 = 0.7;
/// Stopping a shooter: its share of the strong cards, relative to another seat.
pub(super) const SHOOTER_SHARE: f32 = 1.3;
/// Stopping a shooter: weight of the card's usual cost.
pub(super) const STOP_COST: f32 = 0.67;
/// Factor on the chance of a card led to win.
pub(super) const LED_WINS: f32 = 0.6;
/// Cost of winning a trick that another seat has led, in averages.
pub(super) const LEAD_FOLLOWING: f32 = 0.665;
/// Value of points that another seat wins.
pub(super) const GIVEN: f32 = 0.1;
/// Weight of the harm of the cards kept, when following.
pub(super) const KEPT_FOLLOWING: f32 = 0.667;
/// Weight of the harm of the cards kept, when discarding.
pub(super) const KEPT_DISCARDING: f32 = 5.5;
/// Value of a void made by discarding.
pub(super) const VOID_DISCARDING: f32 = 1.2;
/// Value of a card that cannot win.
pub(super) const EXIT: f32 = 0.774;
/// Value of a card with one lower card out.
pub(super) const NEAR_EXIT: f32 = 0.364;
/// Penalty on a hand's strength for the last trick, for each beatable card.
pub(super) const WEAK_LAST: f32 = 0.04;
/// Weight of the last trick when following.
pub(super) const LAST_FOLLOWING: f32 = 0.366;
/// Weight of the last trick when discarding.
pub(super) const LAST_DISCARDING: f32 = 1.545;
/// Value of a void for the last trick, when leading.
pub(super) const LAST_VOID_LEADING: f32 = 0.05;
/// Value of a void for the last trick, when discarding.
pub(super) const LAST_VOID_DISCARDING: f32 = 0.058;
/// Chance that a higher card stays out where the last trick is wanted.
pub(super) const STRONG_WANTED: f32 = 0.4;
/// Penalty on a hand's strength for each beatable card where the last trick is wanted.
pub(super) const WEAK_WANTED: f32 = 0.25;
/// Assumed chance that a seat that bid shoots the moon.
pub(super) const ALARM: f32 = 0.7;
/// Like `ALARM`, for a seat that has everything so far and leads, per share of the tricks played.
pub(super) const ALARM_LEADING: f32 = 1.3;
