//! The constants of the heuristic, in the order of use. They were tuned by letting variants play the
//! same packs against each other; the single results are not recorded.

// The cards that the others play to the trick.

/// Number of points that makes others e times as eager to win a trick.
pub(super) const EAGERNESS: f32 = 4.0;
/// The chance that a player who need not play a club plays one.
pub(super) const FREE_CLUB: f32 = 0.2;
/// Factor on the chance that the jack's holder drops it on a higher card. It is more than 1 because
/// that player is also more likely than others to be short of the suit led.
pub(super) const DROP: f32 = 1.6;

// Scrambles (CL-8). The chance of one is a logistic function of the worst tally's distance from it,
// counted in the deals that the other constants were tuned in.

/// Distance in points at which a scramble is as likely as not once this trick is won, with no trick
/// to come and the jack played.
pub(super) const EVEN_DISTANCE: f32 = 4.4;
/// Reduction of that distance for each trick to come.
pub(super) const EVEN_DISTANCE_PER_TRICK: f32 = 0.15;
/// Addition to that distance while the jack is still to be played.
pub(super) const JACK_DISTANCE: f32 = 11.8;
/// Reduction of that addition for each trick to come.
pub(super) const JACK_DISTANCE_PER_TRICK: f32 = 0.26;
/// Scale of the logistic function in points, with no trick to come.
pub(super) const SCRAMBLE_SCALE: f32 = 0.5;
/// Addition to that scale for each trick to come.
pub(super) const SCRAMBLE_SCALE_PER_TRICK: f32 = 0.84;

// The value of keeping a card, in points at the start of a deal.

/// Value of the jack of clubs in hand.
pub(super) const JACK_IN_HAND: f32 = -1.1;
/// Value of a club up to the five.
pub(super) const LOW_CLUB: f32 = 0.35;
/// Reduction of a higher club's value for each rank above the six.
pub(super) const CLUB_PER_RANK: f32 = 0.035;
/// Value of a plain card for each card of its suit in hand, if there are clubs in hand.
pub(super) const LENGTH: f32 = 0.4;
/// Like `LENGTH`, if there are no clubs in hand.
pub(super) const LENGTH_WITHOUT_CLUBS: f32 = 1.0;
/// Reduction of a plain card's value for each rank above the two, with the jack in hand. Negative,
/// because high cards are then worth keeping.
pub(super) const RANK_WITH_JACK: f32 = -0.15;
/// Like `RANK_WITH_JACK`, while another hand has the jack.
pub(super) const RANK_WITH_JACK_OUT: f32 = 0.1;
/// Like `RANK_WITH_JACK`, after the jack has been played.
pub(super) const RANK_AFTER_JACK: f32 = 0.2;

// Bonuses for leads, in points.

/// Bonus for leading a card that is not a club.
pub(super) const PLAIN_LEAD: f32 = 0.4;
/// Bonus for leading a club that may draw the jack.
pub(super) const DRAWING_LEAD: f32 = 0.6;
