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

## The score sheet: why points were scored

# $card (Card): the card played
# $matches (List): what it matched, such as “matched 2 hearts and a ten”
matches-of = { CARD($card, capital: "yes") }: { LIST($matches) }

# Items of “matches-of”.
# $suit (Suit): the suit in which the covered card matched
covered-suit = covered { SUIT($suit, article: "indef") }

# $rank (Rank): the rank in which the covered card matched
covered-rank = covered { RANK($rank, article: "indef") }

# $cards (List): other cards that matched, such as “2 hearts” and “a ten”
matched = matched { LIST($cards) }

# Items of “matched”.
# $count (Count): how many cards of the suit
# $suit (Suit): the suit
of-suit = { $count ->
    [1] { SUIT($suit, article: "indef") }
   *[other] { $count } { SUIT($suit) }
}

# $count (Count): how many cards of the rank
# $rank (Rank): the rank
of-rank = { $count ->
    [1] { RANK($rank, article: "indef") }
   *[other] { $count } { RANK($rank, number: "many") }
}

## What lies on the table

# Who invented the game; shown after “by”.
credit = David Parlett

aim = Avoid matches: each one scores for your opponent.
done-button = Done
the-square = the square
fact-level-one = Level one
fact-level-two = Level two

# The value of the facts “Level one” and “Level two”.
# $number (Count): the card that is being played
# $of (Count): how many cards each level has
card-of = card { $number } of { $of }

fact-suits-match = Suits match
suits-in-line = in line

# The heading of a small table of suits and ranks with points.
match-gives-away = A match gives away

# Names in that table.
# $suit (Suit): a suit
suit-name = { SUIT($suit) }

# $rank (Rank): a rank
rank-name = { RANK($rank, number: "many") }

## Prompts

place-first = Your turn: place the first card
place-beside = Your turn: place a card next to another
cover-counts-once = Your turn: cover a card. A match with the card you cover counts once
cover-counts-double = Your turn: cover a card. A match with the card you cover counts double

# $factor (Count): three or more
cover-counts-times = Your turn: cover a card. A match with the card you cover counts { $factor } times

# $who (Seat): another player
plays = { DOES($who, "plays") }

# $card (Card): the card just played
claim-matches = Claim every card that { CARD($card, article: "def") } matches, then press Done

# $who (Seat): another player
looks-for-matches = { DOES($who, "looks") } for matches

## Previews: what a card would do. They begin a sentence or follow a card’s name.

gives-nothing = gives nothing away

# $points (Points): the points
# $to (Seat): who would get them
gives = gives { POINTS($points) } to { NAME($to) }

## What the last card did, one line each beside the table

# A card gave nothing away.
# $who (Seat): who played it
# $card (Card): the card
played-for-nothing = { DOES($who, "played") } { CARD($card, article: "def") }, giving nothing away

# A card gave points away.
# $who (Seat): who played it
# $card (Card): the card
# $points (Points): the points
# $to (Seat): who got them
played-for = { DOES($who, "played") } { CARD($card, article: "def") }: { POINTS($points) } to { NAME($to) }

# A card was played, and its matches are being claimed.
# $who (Seat): who played it
# $card (Card): the card
played = { DOES($who, "played") } { CARD($card, article: "def") }

# Nothing was claimed for a card.
# $who (Seat): who played it
# $card (Card): the card
# $to (Seat): who might have claimed
played-nothing-claimed = { DOES($who, "played") } { CARD($card, article: "def") }: { DOES($to, "claimed") } nothing

# Points were claimed for a card.
# $who (Seat): who played it
# $card (Card): the card
# $to (Seat): who claimed them
# $points (Points): the points
played-claimed = { DOES($who, "played") } { CARD($card, article: "def") }: { DOES($to, "claimed") } { POINTS($points) }

# The same for a card that covers another: nothing was given away.
# $who (Seat): who played it
# $covered (Card): the card that was covered
# $card (Card): the card
covered-for-nothing = { DOES($who, "covered") } { CARD($covered, article: "def") } with { CARD($card, article: "def") }, giving nothing away

# Points were given away.
# $who (Seat): who played it
# $covered (Card): the card that was covered
# $card (Card): the card
# $points (Points): the points
# $to (Seat): who got them
covered-for = { DOES($who, "covered") } { CARD($covered, article: "def") } with { CARD($card, article: "def") }: { POINTS($points) } to { NAME($to) }

# Matches are being claimed.
# $who (Seat): who played it
# $covered (Card): the card that was covered
# $card (Card): the card
covered-claiming = { DOES($who, "covered") } { CARD($covered, article: "def") } with { CARD($card, article: "def") }

# Nothing was claimed.
# $who (Seat): who played it
# $covered (Card): the card that was covered
# $card (Card): the card
# $to (Seat): who might have claimed
covered-nothing-claimed = { DOES($who, "covered") } { CARD($covered, article: "def") } with { CARD($card, article: "def") }: { DOES($to, "claimed") } nothing

# Points were claimed.
# $who (Seat): who played it
# $covered (Card): the card that was covered
# $card (Card): the card
# $to (Seat): who claimed them
# $points (Points): the points
covered-claimed = { DOES($who, "covered") } { CARD($covered, article: "def") } with { CARD($card, article: "def") }: { DOES($to, "claimed") } { POINTS($points) }

# A match.
# $card (Card): the matching card
# $points (Number): the points for it
same-suit = { CARD($card, capital: "yes") }, same suit: { $points }

# $card (Card): the matching card
# $points (Number): the points for it
same-rank = { CARD($card, capital: "yes") }, same rank: { $points }

# A match of the covered card, which may count several times.
# $card (Card): the covered card
# $factor (Number): how many times
# $points (Number): the points for one match
# $product (Number): the points for it
covered-same-suit = { CARD($card, capital: "yes") } covered, same suit: { $factor } × { $points } = { $product }

# $card (Card): the covered card
# $factor (Number): how many times
# $points (Number): the points for one match
# $product (Number): the points for it
covered-same-rank = { CARD($card, capital: "yes") } covered, same rank: { $factor } × { $points } = { $product }

## Reasons for an action, each a sentence about the card that is played

nothing-to-claim = There is nothing left to claim.
unclaimed-lost = Unclaimed points are lost.
gives-no-points = It gives away no points.

# $points (Points): the points
others-give-more = It gives away { POINTS($points) }; every other move gives away more.

# $points (Points): the points
none-gives-less = It gives away { POINTS($points) }; no move gives away less.

# $covered (Card): the card that is covered
# $kept (Cards): cards in the reader’s hand that match it
buries = It covers { CARD($covered, article: "def") }, so that { CARDS($kept, article: "def") } cannot match it later.

# $theirs (Count): how many cards of the opponent match the card that is played
# $own (Count): how many of the reader’s cards do
matches-later = Cards that match it later: { $theirs } in your opponent’s hand, { $own } in yours.

# $card (Card): the card that is played
sheds = It gets rid of { CARD($card, article: "def") }; no rank in your hand is worth more.

## Why somebody acted as they did, for everyone at the table: whole sentences with a motive.

# $who (Seat): the player
# $card (Card): the card played
motive-nothing = { DOES($who, "played") } { CARD($card, article: "def") } where it gave nothing away.

# $who (Seat): the player
# $card (Card): the card played
# $points (Points): the points
motive-least = { DOES($who, "gave") } away { POINTS($points) } with { CARD($card, article: "def") }, because every other move would have given away more.

# $who (Seat): the player
# $card (Card): the card played
# $points (Points): the points
motive-no-less = { DOES($who, "gave") } away { POINTS($points) } with { CARD($card, article: "def") }, because no move would have given away less.

# $who (Seat): the player
# $card (Card): the card played
# $points (Points): the points
motive-more = { DOES($who, "gave") } away { POINTS($points) } with { CARD($card, article: "def") }; another move would have given away less.

# Told without the hand.
# $who (Seat): the player
# $card (Card): the card played
# $points (Points): the points
motive-best-place = { DOES($who, "gave") } away { POINTS($points) } with { CARD($card, article: "def") }; no other place would have cost less.

# $who (Seat): the player
# $card (Card): the card played
# $covered (Card): the card that is covered
# $kept (Cards): cards that the player keeps and that match the covered card
motive-bury = { DOES($who, "covered") } { CARD($covered, article: "def") } with { CARD($card, article: "def") }, so that { CARDS($kept, article: "def") } could not match it later.

# $who (Seat): the player
# $card (Card): the card just played, whose match was claimed
motive-claim = { DOES($who, "claimed") } a match of { CARD($card, article: "def") }, because what is not claimed is lost.

# $who (Seat): the player
motive-done = { DOES($who, "had") } nothing left to claim.

## House rules: name, help, what a value means for the game, and what the sources say

rule-values = Values
rule-values-help = The points that a match in each suit or rank gives away.

# $values (Message): the values that differ, such as “spade 3, jack 7”
rule-values-means = A match in these suits and ranks gives away other points: { $values }.

rule-claims = Claims
rule-claims-help = Counted for you, or claimed by hand: right after each card the opponent names every match, then says done. A match not named is lost; a wrong claim is refused at no cost.
rule-claims-note = In the published rules, matches are claimed by hand.
claims-automatic = counted for you
claims-by-hand = claimed by hand
rule-claims-by-hand = After each card, your opponent claims its matches one by one and then says done. What is not claimed is lost; a wrong claim is refused at no cost.

rule-suit-reach = Suits match
rule-suit-reach-help = A card matches its suit on the eight neighboring places, or in line as ranks do: along its row, column and diagonals.
both-published = The inventor has published both.
reach-adjacent = eight neighbors
reach-in-line = in line
rule-suit-reach-in-line = Suits match as ranks do: along the row, the column and the diagonals, however far away.

rule-draw = Cards drawn
rule-draw-help = After their first four cards, both players draw this many; the rest of the stock follows when the square is full.
draw-eight = eight
draw-four = four
rule-draw-four = When both have played four cards, both draw four more. When the square is full, both hands are empty, and both draw eight.

rule-cover-factor = Cover factor
rule-cover-factor-help = On level two, a match with the covered card counts this many times.
rule-cover-factor-one = On level two, a match with the covered card counts no more than any other match.

# $factor (Count): two or more
rule-cover-factor-means = On level two, a match with the covered card gives away { $factor } times the value of the suit or rank.

## The introduction: one sentence under each of three pictures, as short as possible

# Shows a ten of hearts that matches four cards.
introduction-aim = Play cards that match nothing. { CARD("TH", as: "symbol") } matches two hearts and two tens: 24 points for your opponent.

# Shows three cards and the empty places beside them.
introduction-turn = Take turns to put a card beside one on the table, until sixteen cards make a square.

# Shows a square with one card covered.
introduction-catch = Then cover all sixteen, one by one. Matching the card that you cover counts ten times.
