//! The weights of the rules of thumb, found in self-play on the same deals.

/// What the harm of the cards kept weighs when leading.
pub(super) const KEPT_LEADING: f32 = 0.346;
/// What it costs to win the lead by leading, in usual tricks.
pub(super) const LEAD: f32 = 0.768;
/// What a void made by leading is worth, in usual tricks.
pub(super) const VOID: f32 = 0.147;
/// How much those who lack the suit throw upon a trick now.
pub(super) const DUMPED: f32 = 0.989;
/// How much they throw upon later tricks.
pub(super) const DUMPED_LATER: f32 = 1.08;
/// How likely cards below this one that count must fall now.
pub(super) const FORCED: f32 = 1.8;
/// How much less harm the next card of a suit does above a low one.
pub(super) const GUARD: f32 = 0.371;
/// What a card does whose suit nobody else holds.
pub(super) const STUCK: f32 = -0.3;
/// How likely a card above stays away from the last trick.
pub(super) const STRONG_LAST: f32 = 0.483;
/// How the lead decides the last trick: off lead, one card left.
pub(super) const OFF_LEAD_1: f32 = 0.004;
/// Off lead, two cards left.
pub(super) const OFF_LEAD_2: f32 = 0.084;
/// Off lead, more left.
pub(super) const OFF_LEAD: f32 = 0.55;
/// On lead, one card left.
pub(super) const ON_LEAD_1: f32 = 0.244;
/// On lead, two cards left.
pub(super) const ON_LEAD_2: f32 = 0.516;
/// On lead, more left.
pub(super) const ON_LEAD: f32 = 0.81;
/// What the last trick weighs when leading.
pub(super) const LAST_LEADING: f32 = 0.643;
/// How likely cards below that count must fall later.
pub(super) const FORCED_LATER: f32 = 1.63;
/// How much a seat is feared that has all that counts so far.
pub(super) const MOON_FEARED: f32 = 0.13;
/// What a card that counts adds to its own harm.
pub(super) const OWN_PENALTY: f32 = 1.206;
/// The tie-break: shed what is strong.
pub(super) const RANK: f32 = 0.012;
/// What a void made by passing is worth.
pub(super) const PASS_VOID: f32 = 0.016;
/// The chance from which the moon is announced.
pub(super) const BID: f32 = 0.5;
/// The hope from which everything is taken unannounced.
pub(super) const SHOOT: f32 = -0.8;
/// What strength for the last trick weighs in passing.
pub(super) const PASS_LAST: f32 = 0.3;
/// How likely a card above stays away, in passing.
pub(super) const PASS_STRONG: f32 = 0.7;
/// The tie-break in passing.
pub(super) const PASS_RANK: f32 = 0.015;
/// What a suit without a master leaves of the hope to sweep, off lead.
pub(super) const OFF_LEAD_HOPE: f32 = 0.3;
/// Stopping a sweep: what it costs to give him a card that counts.
pub(super) const STOP_GIVEN: f32 = 0.45;
/// What it is worth that another wins one.
pub(super) const STOP_WON: f32 = 0.75;
/// What a strong card is worth for later.
pub(super) const STOP_STRENGTH: f32 = 0.1;
/// What the points weigh that it costs.
pub(super) const STOP_COST: f32 = 0.67;
/// How much less often a card led wins than it seems.
pub(super) const LED_WINS: f32 = 0.6;
/// What it costs to win the lead by following.
pub(super) const LEAD_FOLLOWING: f32 = 0.665;
/// What points are worth that somebody else wins.
pub(super) const GIVEN: f32 = 0.1;
/// What the harm of the cards kept weighs when following.
pub(super) const KEPT_FOLLOWING: f32 = 0.667;
/// What it weighs when throwing a card away.
pub(super) const KEPT_THROWING: f32 = 5.5;
/// What a void made by throwing is worth.
pub(super) const VOID_THROWING: f32 = 1.2;
/// What a card is worth that cannot win.
pub(super) const EXIT: f32 = 0.774;
/// What a card is worth with one card below it out.
pub(super) const NEAR_EXIT: f32 = 0.364;
/// How much a beatable card weakens a hand for the last trick.
pub(super) const WEAK_LAST: f32 = 0.04;
/// What the last trick weighs when following.
pub(super) const LAST_FOLLOWING: f32 = 0.366;
/// What it weighs when throwing a card away.
pub(super) const LAST_THROWING: f32 = 1.545;
/// What a void is worth for the last trick when leading.
pub(super) const LAST_VOID_LEADING: f32 = 0.05;
/// What it is worth when throwing.
pub(super) const LAST_VOID_THROWING: f32 = 0.058;
/// How likely a card above stays away where the last trick is wanted.
pub(super) const STRONG_WANTED: f32 = 0.4;
/// How much a beatable card weakens where it is wanted.
pub(super) const WEAK_WANTED: f32 = 0.25;
/// How much a bidder is feared.
pub(super) const ALARM: f32 = 0.7;
/// How much a seat is feared that leads with all that counts so far.
pub(super) const ALARM_LEADING: f32 = 1.3;
