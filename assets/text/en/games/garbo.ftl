### Garbo.

## Actions, each in the three forms that tricks.ftl describes.

# As an order: the first card of all.
# $card (Card): the card
place = Place { CARD($card, article: "def") }

# As done.
# $who (Seat): who placed it
# $card (Card): the card
placed = { DOES($who, "placed") } { CARD($card, article: "def") }

# As a noun.
# $card (Card): the card
placing = placing { CARD($card, article: "def") }

# As an order: a card goes beside another.
# $card (Card): the card
# $other (Card): the card beside it
place-right = Place { CARD($card, article: "def") } to the right of { CARD($other, article: "def") }

# As done.
# $who (Seat): who placed it
# $card (Card): the card
# $other (Card): the card beside it
placed-right = { DOES($who, "placed") } { CARD($card, article: "def") } to the right of { CARD($other, article: "def") }

# As a noun.
# $card (Card): the card
# $other (Card): the card beside it
placing-right = placing { CARD($card, article: "def") } to the right of { CARD($other, article: "def") }

# As an order.
# $card (Card): the card
# $other (Card): the card beside it
place-left = Place { CARD($card, article: "def") } to the left of { CARD($other, article: "def") }

# As done.
# $who (Seat): who placed it
# $card (Card): the card
# $other (Card): the card beside it
placed-left = { DOES($who, "placed") } { CARD($card, article: "def") } to the left of { CARD($other, article: "def") }

# As a noun.
# $card (Card): the card
# $other (Card): the card beside it
placing-left = placing { CARD($card, article: "def") } to the left of { CARD($other, article: "def") }

# As an order.
# $card (Card): the card
# $other (Card): the card above it
place-below = Place { CARD($card, article: "def") } below { CARD($other, article: "def") }

# As done.
# $who (Seat): who placed it
# $card (Card): the card
# $other (Card): the card above it
placed-below = { DOES($who, "placed") } { CARD($card, article: "def") } below { CARD($other, article: "def") }

# As a noun.
# $card (Card): the card
# $other (Card): the card above it
placing-below = placing { CARD($card, article: "def") } below { CARD($other, article: "def") }

# As an order.
# $card (Card): the card
# $other (Card): the card below it
place-above = Place { CARD($card, article: "def") } above { CARD($other, article: "def") }

# As done.
# $who (Seat): who placed it
# $card (Card): the card
# $other (Card): the card below it
placed-above = { DOES($who, "placed") } { CARD($card, article: "def") } above { CARD($other, article: "def") }

# As a noun.
# $card (Card): the card
# $other (Card): the card below it
placing-above = placing { CARD($card, article: "def") } above { CARD($other, article: "def") }

# As an order: a card covers another on level two.
# $card (Card): the card
# $covered (Card): the card that it covers
cover = Cover { CARD($covered, article: "def") } with { CARD($card, article: "def") }

# As done.
# $who (Seat): who covers it
# $card (Card): the card
# $covered (Card): the card that it covers
covered = { DOES($who, "covered") } { CARD($covered, article: "def") } with { CARD($card, article: "def") }

# As a noun.
# $card (Card): the card
# $covered (Card): the card that it covers
covering = covering { CARD($covered, article: "def") } with { CARD($card, article: "def") }

# As an order: the player claims points for a card of the same suit.
# $card (Card): the matching card
claim-suit = Claim { CARD($card, article: "def") } by suit

# As done.
# $who (Seat): who claims
# $card (Card): the matching card
claimed-suit = { DOES($who, "claimed") } { CARD($card, article: "def") } by suit

# As a noun.
# $card (Card): the matching card
claiming-suit = claiming { CARD($card, article: "def") } by suit

# As an order: the player claims points for a card of the same rank.
# $card (Card): the matching card
claim-rank = Claim { CARD($card, article: "def") } by rank

# As done.
# $who (Seat): who claims
# $card (Card): the matching card
claimed-rank = { DOES($who, "claimed") } { CARD($card, article: "def") } by rank

# As a noun.
# $card (Card): the matching card
claiming-rank = claiming { CARD($card, article: "def") } by rank

# As an order: the player claims points for the card just covered.
# $card (Card): the covered card
claim-cover = Claim the covered card, { CARD($card, article: "def") }

# As done.
# $who (Seat): who claims
# $card (Card): the covered card
claimed-cover = { DOES($who, "claimed") } the covered card, { CARD($card, article: "def") }

# As a noun.
# $card (Card): the covered card
claiming-cover = claiming the covered card, { CARD($card, article: "def") }

# As an order.
claim-no-more = Claim no more

# As done.
# $who (Seat): who claims no more
claimed-no-more = { DOES($who, "claimed") } no more

# As a noun.
claiming-no-more = claiming no more

## Refusals

covered-once = A place can be covered only once.
empty-places-only = On level one, cards go on empty places.
must-touch = A card must touch another edge to edge, within four rows and four columns.
out-of-play = A covered card is out of play.
no-longer-counts = A covered card no longer counts.
just-played = That is the card just played.
already-claimed = You have already claimed that match.

# $card (Card): the card just played
claim-first = First claim the matches of { CARD($card, article: "def") }, then press Done.

# Where suits match on all eight places around a card.
# $card (Card): the card just played
no-match-around = { CARD($card, article: "def", capital: "yes") } does not match that card. Suits match on the eight places around a card, ranks in line.

# Where suits match in line only.
# $card (Card): the card just played
no-match-in-line = { CARD($card, article: "def", capital: "yes") } does not match that card. Suits and ranks match in line.

## What happened

# A card was scored.
# $who (Seat): who got points for it
# $points (Points): the points
got = { DOES($who, "got") } { POINTS($points) }.
