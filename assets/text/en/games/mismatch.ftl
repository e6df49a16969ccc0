### Mismatch.

# Who invented the game; shown after “by”.
credit = David Parlett

aim = Whoever matches last gets the penalty points.

# House rules that cannot go together.
never-ends = Set a limit for deals or points, or the game never ends.

## Matches: cards of a trick that go together, as items of a list within a sentence

# Cards of a suit.
# $count (Count): how many, two to four
# $suit (Suit): the suit
of-suit = { NUMBER($count, as: "words") } { SUIT($suit) }

# Cards of a rank.
# $count (Count): how many, two to four
# $rank (Rank): the rank
of-rank = { NUMBER($count, as: "words") } { RANK($rank, number: "many") }

# A run, without an article.
# $ranks (List): its ranks in order
run = run { LIST($ranks, kind: "run") }

# A run.
# $ranks (List): its ranks in order
the-run = the run { LIST($ranks, kind: "run") }

# Several cards of a rank, within a sentence.
# $count (Count): how many cards, two to four
# $rank (Rank): their rank
some-of-rank = { of-rank }

# The same run with either of two cards of a rank.
# $ranks (List): its ranks in order
two-runs = two runs { LIST($ranks, kind: "run") }

# A rank in a run.
# $rank (Rank): the rank, written as on the corner of the card
rank = { RANK($rank, as: "symbol") }

# A match with what it costs.
# $found (Message): the match, such as “two hearts”
# $points (Number): the penalty points
for-points = { $found } for { $points }

## The score sheet: why points were scored

# $matches (List): the matches, each with its points
matches = { LIST($matches, kind: "plain", capital: "yes") }

# $points (Number): the points
lowest = No match, { $points } for the lowest card

## What the last trick was worth, to follow “takes the trick: ”

# $points (Points): the points
# $matches (List): the matches
worth-of-matches = { POINTS($points, kind: "penalty") } for { LIST($matches) }

# $points (Points): the points
# $card (Card): the lowest card
worth-of-lowest = { POINTS($points, kind: "penalty") } for { CARD($card, article: "def") }, the lowest card

## Previews: what a card would do. Short.

# The reader would pay, unless others play on it.
# $matches (List): the matches that the card makes
# $points (Points): the points
so-far-to-you = { LIST($matches, kind: "plain", capital: "yes") }: so far { POINTS($points, kind: "penalty") } to you

# Another player would pay, unless others play on it.
# $matches (List): the matches that the card makes
# $points (Points): the points
# $who (Seat): who would pay
so-far-to = { LIST($matches, kind: "plain", capital: "yes") }: so far { POINTS($points, kind: "penalty") } to { NAME($who) }

# The reader would pay.
# $matches (List): the matches that the card makes
# $points (Points): the points
points-to-you = { LIST($matches, kind: "plain", capital: "yes") }: { POINTS($points, kind: "penalty") } to you

# Another player would pay.
# $matches (List): the matches that the card makes
# $points (Points): the points
# $who (Seat): who would pay
points-to = { LIST($matches, kind: "plain", capital: "yes") }: { POINTS($points, kind: "penalty") } to { NAME($who) }

# An item in place of the matches.
no-match = no match

## What lies on the table

# The name of a place.
# $who (Seat): whose penalties lie there
penalty-pile = { NAME($who, case: "gen") } penalty pile

# A note beside a penalty pile.
# $points (Number): the points in it
penalty = penalty { $points }

# A note beside a penalty pile.
# $points (Number): the points in it
# $count (Count): the counters in it, which stand for some of the points
penalty-with-counters = { $count ->
    [one] penalty { $points }, with { $count } counter
   *[other] penalty { $points }, with { $count } counters
}

# The name of a place, and a note beside it.
waste-pile = the waste pile
waste = waste

fact-trick = This trick

# The value of the fact “This trick”: the reader would pay.
# $points (Points): the points
trick-to-you = so far { POINTS($points, kind: "penalty") } to you

# The value of the fact “This trick”: another player would pay.
# $points (Points): the points
# $who (Seat): who would pay
trick-to = so far { POINTS($points, kind: "penalty") } to { NAME($who) }

fact-ace = Ace in runs

## Prompts

play-any = Your turn: play any card

## Reasons for playing a card, each a sentence about that card. “You” is whoever plays.

# $points (Points): what the trick costs the player
costs-only = It matches nothing on the table, and the trick costs only { POINTS($points, kind: "penalty") }.

goes-elsewhere = It matches nothing on the table, and another player wins the trick.
matches-nothing = It matches nothing on the table.
all-match-none-cheaper = Every card you hold matches, and none costs you less.
all-match = Every card you hold matches.

# $suit (Suit): the suit of the card
# $rank (Rank): its rank
many-of-both-out = Many { SUIT($suit) } and { RANK($rank, number: "many") } are still out, so it would often match later.

# $suit (Suit): the suit of the card
many-out = Many { SUIT($suit) } are still out, so it would often match later.

## Why somebody played as they did, for everyone at the table: whole sentences with a motive.

# $who (Seat): the player
# $card (Card): the card played
# $count (Count): how many cards of the suit, six or more
# $suit (Suit): the suit of the card
motive-lead-many = { DOES($who, "led") } { CARD($card, article: "def") }, since a lead matches nothing: with { $count } other { SUIT($suit) } still out, it might have matched later.

# $who (Seat): the player
# $card (Card): the card played
motive-lead-low = { DOES($who, "led") } { CARD($card, article: "def") }, low enough that somebody else was likelier to pay if nobody matched.

# The trick is complete.
# $who (Seat): the player
# $card (Card): the card played
# $to (Seat): who took the trick
# $points (Points): what it cost
motive-leave = { DOES($who, "matched") } nothing with { CARD($card, article: "def") } and left the trick to { NAME($to) }, for { POINTS($points, kind: "penalty") }.

# There is a match in the trick already.
# $who (Seat): the player
# $card (Card): the card played
# $to (Seat): who matched last so far
motive-stay-out = { DOES($who, "matched") } nothing with { CARD($card, article: "def") }, so the trick stayed with { NAME($to) } for the moment.

# There is no match in the trick so far.
# $who (Seat): the player
# $card (Card): the card played
# $best (Card): the highest card of the trick
motive-stay-below = { DOES($who, "matched") } nothing with { CARD($card, article: "def") } and stayed below { CARD($best, article: "def") }: without a match, the highest card pays.

# The card is the highest of a trick without a match.
# $who (Seat): the player
# $card (Card): the card played
# $points (Points): the penalty for the lowest card of the trick
motive-cheap = { DOES($who, "matched") } nothing with { CARD($card, article: "def") }: without a match, the trick costs no more than { POINTS($points, kind: "penalty") }.

# The trick is complete, and the player takes it.
# $who (Seat): the player
# $card (Card): the card played
# $points (Points): what it costs
motive-cheapest = { DOES($who, "had") } to match, and no card in hand was cheaper than { CARD($card, article: "def") }: { POINTS($points, kind: "penalty") }.

# Others are still to play to the trick.
# $who (Seat): the player
# $card (Card): the card played
motive-hope = { DOES($who, "had") } to match and played { CARD($card, article: "def") }, leaving it to the next player to match again.

## House rules: name, help, and what a value means for the game

rule-deals = Deals
rule-deals-help = The game ends after this many deals.
rule-deals-none = The game goes on until a total reaches the target, however many deals that takes.

# $count (Count): how many deals
rule-deals-means = { $count ->
    [one] The game ends after { $count } deal at the latest.
   *[other] The game ends after { $count } deals at the latest.
}

rule-target = Target
rule-target-help = The game ends after a deal that brings a total to this many penalty points or more. Deals and target cannot both be unlimited.
rule-target-none = No total ends the game early; it always goes on to its last deal.

# $points (Points): the target
rule-target-means = The game ends after a deal that brings a total to { POINTS($points, kind: "penalty") } or more.

rule-ace = Ace in runs
rule-ace-help = High: Q-K-A is a run. Low: A-2-3 is a run. Round the corner: so is K-A-2.
ace-high-or-low = high or low
ace-high-only = high only
ace-round-the-corner = round the corner
rule-ace-high-only = In a run the ace stands only above the king: Q-K-A is a run, A-2-3 is not.
rule-ace-round-the-corner = In a run the ace also joins king and two: K-A-2 is a run, and so are Q-K-A-2 and K-A-2-3.

## The introduction: one sentence under each of three pictures, as short as possible

# Shows two cards of a suit, two of a rank, and a run.
introduction-aim = Cards that match cost penalty points: two of a suit 10, two of a rank 20, a run of three 30.

# Shows a trick: a five, a jack, another five, and a six that repeats the suit of the jack.
introduction-turn = Play any card you like. The last player to match takes the trick: here { CARD("6S", as: "symbol") }, for the second spade.

# Shows a trick without a match.
introduction-catch = If nothing matches, the highest card takes the trick, but pays only for the lowest.
