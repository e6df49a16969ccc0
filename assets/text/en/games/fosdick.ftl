### Acorn Hearts, Compendium, Cruel Fate, Finis, Four Bad Queens, Four Mad Queens and Slippery Paws.

## Actions, each in the three forms that tricks.ftl describes.

# As an order: cards for the player to the left.
# $cards (Cards): the cards
pass-left = Pass { CARDS($cards, article: "def") } to the left

# As done.
# $who (Seat): who passed them
# $cards (Cards): the cards
passed-left = { DOES($who, "passed") } { CARDS($cards, article: "def") } to the left

# As a noun.
# $cards (Cards): the cards
passing-left = passing { CARDS($cards, article: "def") } to the left

# As an order: cards for the player to the right.
# $cards (Cards): the cards
pass-right = Pass { CARDS($cards, article: "def") } to the right

# As done.
# $who (Seat): who passed them
# $cards (Cards): the cards
passed-right = { DOES($who, "passed") } { CARDS($cards, article: "def") } to the right

# As a noun.
# $cards (Cards): the cards
passing-right = passing { CARDS($cards, article: "def") } to the right

# As an order: cards for the player opposite.
# $cards (Cards): the cards
pass-across = Pass { CARDS($cards, article: "def") } across

# As done.
# $who (Seat): who passed them
# $cards (Cards): the cards
passed-across = { DOES($who, "passed") } { CARDS($cards, article: "def") } across

# As a noun.
# $cards (Cards): the cards
passing-across = passing { CARDS($cards, article: "def") } across

# As an order: a bid to win all penalty cards.
bid-moon = Bid to shoot the moon

# As done.
# $who (Seat): who bids
did-bid-moon = { DOES($who, "bid") } to shoot the moon

# As a noun.
bidding-moon = bidding to shoot the moon

# As an order: no bid.
bid-no-moon = Choose not to shoot the moon

# As done.
# $who (Seat): who does not bid
did-bid-no-moon = { DOES($who, "chose") } not to shoot the moon

# As a noun.
bidding-no-moon = choosing not to shoot the moon

## Refusals

decide-first = First decide whether to shoot the moon.

## The score sheet: why points were scored

shot-moon = Shot the moon

# For the others, when a player has won all penalty cards.
# $who (Seat): that player
other-shot-moon = { DOES($who, "shot") } the moon

moon-failed = Bid the moon and failed
first-trick = First trick
last-trick = Last trick
not-last-trick = Did not win the last trick
all-three = 1 extra for winning all three

# For one penalty card.
# $card (Card): the card
one-card = { CARD($card, capital: "yes") }

# For two penalty cards that count the same.
# $first (Card): one card
# $second (Card): the other one
two-cards = { CARD($first, capital: "yes") }, { CARD($second) }

# For several cards of a suit.
# $count (Count): how many, at least two
# $suit (Suit): the suit
several-of-suit = { $count } { SUIT($suit) }

# For several cards of a rank.
# $count (Count): how many, at least two
# $rank (Rank): the rank
several-of-rank = { $count } { RANK($rank, number: "many") }

## Aims, in one line

# Who invented the game; shown after “by”.
credit = Howard Fosdick

# Four Bad Queens.
# $rank (Rank): the rank that counts
# $card (Card): the card of spades of that rank
aim-bad-queens = Avoid the { RANK($rank, number: "many") }: a penalty point each, two for { CARD($card, as: "symbol") }.

# Four Mad Queens.
# $rank (Rank): the rank that counts
aim-mad-queens = Avoid { RANK($rank, number: "many") }, especially red ones, and the last trick.

# Slippery Paws.
# $card (Card): the card that counts
aim-slippery-paws = Avoid the first trick, the last trick and { CARD($card, as: "symbol") }.

aim-finis = Don’t win the last trick: it is the only penalty point.
aim-cruel-fate = Win the last trick: everyone else gets a penalty point.

# Acorn Hearts.
aim-acorn-hearts = Avoid the hearts and { CARD("QS", as: "symbol") }, or win them all.

# Acorn Hearts, without a bonus for winning them all.
aim-without-moon = Avoid the hearts and { CARD("QS", as: "symbol") }.

# Acorn Hearts, where the queen does not count either.
aim-hearts-only = Avoid the hearts.

aim-compendium = Six deals, six games: avoid penalty points in each.

## Buttons

# $count (Count): how many cards, one to four
button-pass-left = { $count ->
    [one] Pass { $count } card to the left
   *[other] Pass { $count } cards to the left
}

# $count (Count): how many cards, one to four
button-pass-right = { $count ->
    [one] Pass { $count } card to the right
   *[other] Pass { $count } cards to the right
}

# $count (Count): how many cards, one to four
button-pass-across = { $count ->
    [one] Pass { $count } card across
   *[other] Pass { $count } cards across
}

button-moon = Shoot the moon
button-no-moon = No moon

## What lies on the table

# The name of a place.
# $who (Seat): who has won them
cards-won = cards won by { NAME($who) }

# The names of places.
cards-you-pass = the cards you pass

# $who (Seat): another player, who passes them
cards-passed = the cards { DOES($who, "passes") }

# Notes about a player.
note-moon = bid the moon
note-no-moon = no moon
note-shot-moon = shot the moon
note-moon-failed = moon missed

# A note about a player, beside the total: the penalty points of this deal so far.
# $points (Points): more than none
points-so-far = { POINTS($points, kind: "number", sign: "always") }

# What a trick was worth, to follow “takes the trick: ”.
# $points (Points): the points
worth = { POINTS($points, kind: "penalty") }

# The same, for the trick that makes the moon.
worth-moon = the moon

# The same, for the last trick, where only those without it pay.
worth-no-penalty = the last one, so no penalty

fact-playing = Playing

# The value of the fact “Playing”.
# $title (Name): the game that the deal plays
playing-title = { $title }

# Labels: cards are to be passed, or were passed.
fact-passing = Passing
fact-passed = Passed

# Values of the facts “Passing” and “Passed”.
passing-none = none

# $count (Count): how many cards
cards-left = { $count } to the left

# $count (Count): how many cards
cards-right = { $count } to the right

# $count (Count): how many cards
cards-across = { $count } across

## Prompts

# $count (Count): how many cards, one to four
# $to (Seat): who gets them
choose-to-pass = { $count ->
    [one] Choose { $count } card to pass to { NAME($to) }
   *[other] Choose { $count } cards to pass to { NAME($to) }
}

# $who (Seat): another player
chooses-cards = { DOES($who, "chooses") } cards to pass

# $who (Seat): another player
decides-moon = { DOES($who, "decides") } whether to shoot the moon

# $rank (Rank): the rank that counts
# $points (Points): the penalty points for all four
moon-question = Shoot the moon? Win all four { RANK($rank, number: "many") }, and everyone else gets { POINTS($points, kind: "penalty") }. Miss one, and you get { POINTS($points, kind: "penalty") } yourself.

## Reasons for an action, each a sentence about the card that is played or the cards that are passed. “You” is
## whoever plays.

# $suit (Suit): a suit of which the player passes all cards
none-left = You will have no { SUIT($suit) } left, unless you are passed some.

# $card (Card): a card that is passed, to the player who sits just before the reader
# $rank (Rank): a higher card of the same suit, which the reader keeps
passed-before = { CARD($card, article: "def", capital: "yes") } is a penalty card. The player just before you will play it before your { RANK($rank) }, unless you lead.

# $card (Card): a card that is passed
is-penalty-card = { CARD($card, article: "def", capital: "yes") } is a penalty card.

keeps-none-lower = You keep no card lower than these.
keeps-none-higher = You keep no card higher than these.

# A bid for the moon.
# $points (Points): the penalty points for all penalty cards
moon-pays = Whoever bids for the moon and wins every penalty card scores 0, and everyone else { POINTS($points, kind: "number") }.

# No bid.
# $points (Points): the penalty points for all penalty cards
moon-costs = Whoever bids for the moon and misses a penalty card scores { POINTS($points, kind: "number") }.

# A bid for the moon.
# $count (Count): how many cards, at least two
# $suit (Suit): their suit
nobody-beats = Your { $count } highest { SUIT($suit) } cannot be beaten.

# No bid for the moon.
# $count (Count): how many cards
# $suit (Suit): their suit
higher-than-yours = { $count ->
    [one] A { SUIT($suit, number: "one") } higher than all of yours is out.
   *[other] { $count } { SUIT($suit) } higher than all of yours are out.
}

# $suit (Suit): the suit that was led
only-one = It is your only { SUIT($suit, number: "one") }, and you must follow suit.

may-win-all = You may still win every penalty card.

# $suit (Suit): the suit of the card
last-of-suit = It is your last { SUIT($suit, number: "one") }, so you can discard when { SUIT($suit) } are led later.

# $led (Suit): the suit that was led, which the player has not
# $suit (Suit): the suit of the card
discard-last-of-suit = There is no { SUIT($led, number: "one") } to follow with, and without your last { SUIT($suit, number: "one") } you can discard when { SUIT($suit) } are led later.

# $suit (Suit): the suit of the card
highest-that-loses = It is your highest { SUIT($suit, number: "one") } that cannot win the trick.

wins-anyway = You win the trick whatever you play, so you can play your highest card.
cannot-win = It cannot win the trick.
stops-moon = After this, nobody can win every penalty card.

# $suit (Suit): the suit of the card, which is led
no-lower-out = No lower { SUIT($suit, number: "one") } is out, so whoever follows suit must beat it.

# $suit (Suit): the suit of the card, which is led
more-higher-out = Most of the { SUIT($suit) } still out can beat it.

# $suit (Suit): the suit of the card, which is led
wins-no-penalty = It wins, but none of the { SUIT($suit) } still out is a penalty card.

# In a game in which winning the last trick is good.
wins-the-lead = It gives you the lead, and you choose the suit on the way to the last trick.

wins-for-nothing = It wins a trick that costs nothing, so it cannot win the last one.

# $led (Suit): the suit that was led, which the player has not
# $card (Card): the card, a penalty card
gives-away = There is no { SUIT($led, number: "one") } to follow with, so { CARD($card, article: "def") } can be given away.

# $led (Suit): the suit that was led, which the player has not
# $card (Card): the card
# $suit (Suit): its suit
discards-highest = There is no { SUIT($led, number: "one") } to follow with, so { CARD($card, article: "def") } can go: no { SUIT($suit, number: "one") } still out is higher, so it could only win tricks.

# $led (Suit): the suit that was led, which the player has not
can-go = Without { SUIT($led) } you cannot win the trick: a chance to be rid of a card.

goes-to-another = It goes to another player.

# $points (Points): the penalty points
loses-points = It cannot win the trick, which is worth { POINTS($points, kind: "penalty") } so far.

# $suit (Suit): the suit that was led
loses-before-discard = It cannot win the trick, and a later player without { SUIT($suit) } may discard a penalty card.

wins-without-points = It wins a trick without penalty points.
no-points-yet = There are no penalty points in the trick yet.

# $suit (Suit): the suit that was led
higher-is-out = A higher { SUIT($suit, number: "one") } is still out.

## What somebody did and why, each a whole sentence for everyone at the table

# $who (Seat): the player
# $suit (Suit): a suit of which the player passed all cards
motive-pass-suit = { DOES($who, "passed") } every { SUIT($suit, number: "one") } held, to throw other cards when { SUIT($suit) } are led.

# $who (Seat): the player
# $card (Card): one of the cards passed
motive-pass-penalty = { DOES($who, "passed") } { CARD($card, article: "def") }, which is a penalty card.

# $who (Seat): the player
motive-pass-high = { DOES($who, "passed") } the highest cards and kept the lowest.

# $who (Seat): the player
motive-pass-low = { DOES($who, "passed") } the lowest cards and kept the highest, to win the last trick.

# $who (Seat): the player
# $card (Card): the card played
# $shooter (Seat): the player who had won all penalty cards before
motive-stops-moon = { DOES($who, "made") } sure with { CARD($card, article: "def") } that { NAME($shooter) } could not win every penalty card.

# $who (Seat): the player
# $card (Card): the card played
# $suit (Suit): its suit, which was led
motive-only-one = { DOES($who, "had") } to follow suit, and { CARD($card, article: "def") } was the only { SUIT($suit, number: "one") } in hand.

# $who (Seat): the player, who had bid to win every penalty card
# $card (Card): the card played
motive-as-bid = { DOES($who, "played") } { CARD($card, article: "def") } to win every penalty card, as bid.

# $who (Seat): the player
# $card (Card): the card played
motive-may-win-all = { DOES($who, "played") } { CARD($card, article: "def") } with a chance to win every penalty card.

# A low card is led in a game in which the last trick should be won.
# $who (Seat): the player
# $card (Card): the card played
motive-lead-early = { DOES($who, "led") } { CARD($card, article: "def") } early, because only the last trick is worth winning.

# $who (Seat): the player
# $card (Card): the card played
# $suit (Suit): its suit
motive-lead-last-of-suit = { DOES($who, "led") } { CARD($card, article: "def") }, the only { SUIT($suit, number: "one") } in hand, to throw something else when { SUIT($suit) } are led again.

# $who (Seat): the player
# $card (Card): the card played
# $suit (Suit): its suit
motive-lead-lowest = { DOES($who, "led") } { CARD($card, article: "def") }, so that somebody else had to take the trick: no lower { SUIT($suit, number: "one") } was out.

# $who (Seat): the player
# $card (Card): the card played
# $suit (Suit): its suit
motive-lead-low = { DOES($who, "led") } { CARD($card, article: "def") } and counted on being beaten: most of the { SUIT($suit) } still out were higher.

# $who (Seat): the player
# $card (Card): the card played, which nobody could beat
motive-lead-before-last = { DOES($who, "led") } { CARD($card, article: "def") }, to be rid of it before the last trick.

# $who (Seat): the player
# $card (Card): the card played, which nobody could beat
# $suit (Suit): its suit
motive-lead-safely = { DOES($who, "led") } { CARD($card, article: "def") } while there was little danger: none of the { SUIT($suit) } still out was a penalty card, and as far as anybody knew, all could follow suit.

# A penalty card is thrown, and the trick is complete.
# $who (Seat): the player
# $led (Suit): the suit that was led
# $card (Card): the card thrown
# $to (Seat): the player who takes the trick
motive-give-to = { DOES($who, "had") } no { SUIT($led) } and gave { CARD($card, article: "def") } to { NAME($to) }.

# A penalty card is thrown.
# $who (Seat): the player
# $led (Suit): the suit that was led
# $card (Card): the card thrown
motive-give-away = { DOES($who, "had") } no { SUIT($led) } and gave { CARD($card, article: "def") } away.

# $who (Seat): the player
# $led (Suit): the suit that was led
# $card (Card): the card thrown
motive-throw-before-last = { DOES($who, "had") } no { SUIT($led) } and threw { CARD($card, article: "def") }, to be rid of it before the last trick.

# $who (Seat): the player
# $led (Suit): the suit that was led
# $card (Card): the card thrown
motive-throw-lowest = { DOES($who, "had") } no { SUIT($led) } and threw { CARD($card, article: "def") }, the lowest card in hand: only the last trick is worth winning.

# $who (Seat): the player
# $led (Suit): the suit that was led
# $card (Card): the card thrown
# $suit (Suit): its suit
motive-throw-highest = { DOES($who, "had") } no { SUIT($led) } and threw { CARD($card, article: "def") }, which could only win tricks: no higher { SUIT($suit, number: "one") } was out.

# $who (Seat): the player
# $led (Suit): the suit that was led
# $card (Card): the card thrown
# $suit (Suit): its suit
motive-throw-last-of-suit = { DOES($who, "had") } no { SUIT($led) } and threw { CARD($card, article: "def") }, the only { SUIT($suit, number: "one") } in hand, so as not to follow { SUIT($suit) } either.

# $who (Seat): the player
# $led (Suit): the suit that was led
# $card (Card): the card thrown
motive-throw = { DOES($who, "had") } no { SUIT($led) }, so { CARD($card, article: "def") } could not win the trick.

# $who (Seat): the player
# $card (Card): the card played, a penalty card
# $best (Card): the card that was winning
motive-slip-under = { DOES($who, "slipped") } { CARD($card, article: "def") } under { CARD($best, article: "def") }, to be rid of it.

# $who (Seat): the player
# $card (Card): the card played
# $best (Card): the card that was winning
# $points (Points): the penalty points in the trick so far
motive-stay-below-points = { DOES($who, "stayed") } below { CARD($best, article: "def") } with { CARD($card, article: "def") }: the trick was worth { POINTS($points, kind: "penalty") } so far.

# $who (Seat): the player
# $card (Card): the card played
# $best (Card): the card that was winning
# $suit (Suit): the suit that was led
motive-stay-below-discards = { DOES($who, "stayed") } below { CARD($best, article: "def") } with { CARD($card, article: "def") }: a later player without { SUIT($suit) } might have thrown a penalty card.

# $who (Seat): the player
# $card (Card): the card played
# $best (Card): the card that was winning
# $suit (Suit): the suit that was led
motive-highest-below = { DOES($who, "played") } { CARD($card, article: "def") }, the highest { SUIT($suit, number: "one") } in hand that stayed below { CARD($best, article: "def") }, and kept what is lower.

# $who (Seat): the player
# $card (Card): the card played
# $best (Card): the card that was winning
motive-stay-below = { DOES($who, "stayed") } below { CARD($best, article: "def") } with { CARD($card, article: "def") }.

# $who (Seat): the player
# $card (Card): the card played
# $best (Card): the card that was winning
# $suit (Suit): the suit that was led
motive-highest-anyway = { DOES($who, "could") } not stay below { CARD($best, article: "def") }, so { CARD($card, article: "def") } went, the highest { SUIT($suit, number: "one") } in hand.

# $who (Seat): the player
# $card (Card): the card played
# $best (Card): the card that was winning
motive-had-to-win = { DOES($who, "could") } not stay below { CARD($best, article: "def") }, and took the trick with { CARD($card, article: "def") }.

# $who (Seat): the player, who played last
# $card (Card): the card played
motive-win-free = { DOES($who, "took") } the trick with { CARD($card, article: "def") }: it cost no penalty point.

# $who (Seat): the player
# $card (Card): the card played
motive-win-before-last = { DOES($who, "took") } the trick with { CARD($card, article: "def") }, to be rid of it before the last one.

# $who (Seat): the player, who leads to the next trick
# $card (Card): the card played
motive-win-to-lead = { DOES($who, "took") } the trick with { CARD($card, article: "def") }, to lead to the next one.

# $who (Seat): the player
# $card (Card): the card played
motive-unbeatable = { DOES($who, "played") } { CARD($card, article: "def") }, which nobody could beat, while there was no penalty point in the trick.

# $who (Seat): the player
# $card (Card): the card played
# $suit (Suit): its suit
motive-hope = { DOES($who, "played") } { CARD($card, article: "def") } and counted on a higher { SUIT($suit, number: "one") }, which was still out.

# $who (Seat): the player
# $card (Card): the card played
motive-nobody-beats = { DOES($who, "played") } { CARD($card, article: "def") }, which nobody could beat.

# $who (Seat): the player
# $card (Card): the card played
# $suit (Suit): its suit
motive-higher-out = { DOES($who, "played") } { CARD($card, article: "def") }: a higher { SUIT($suit, number: "one") } was still out.

## House rules: name, help, what a value means for the game, and what the sources say

rule-rounds = Rounds
rule-rounds-help = The game ends when each player has dealt this many times.
rule-rounds-note = The published rules do not say how many.
rule-rounds-two = The game ends when everyone has dealt twice.

# $count (Count): how many times, three or more
rule-rounds-means = The game ends when everyone has dealt { $count } times.

rule-passing = Passing
rule-passing-help = Who gets the cards passed before the first lead. In turn: to the right, to the left, across (with four or six players), then no passing.
rule-passing-note-optional = In the published rules passing is optional.
rule-passing-note-compendium = That the order runs on from game to game is this program’s choice.
rule-passing-note-players = The published rules give an order for three and four players only.
passing-in-turn = in turn
passing-right-always = to the right
passing-left-always = to the left
passing-across-always = across
passing-off = no passing
rule-passing-right = In every deal, cards are passed to the right.
rule-passing-left = In every deal, cards are passed to the left.
rule-passing-across = In every deal, cards are passed across the table.
rule-passing-off = Nobody passes cards: you play the hand you are dealt.

rule-pass-count = Cards passed
rule-pass-count-help = Each player passes this many cards.

# $count (Count): how many cards
rule-pass-count-means = { $count ->
    [one] When cards are passed, everyone passes { $count } card.
   *[other] When cards are passed, everyone passes { $count } cards.
}

rule-direction = Order of play
rule-direction-help = The direction in which play goes around the table. Seats, the leader and the next dealer stay the same.

# Four Bad Queens and Compendium, where players bid.
rule-direction-help-with-bids = The direction in which play and bidding go around the table. Seats, the leader and the next dealer stay the same.
rule-direction-note = The published rules do not settle it.
clockwise = clockwise
counterclockwise = counterclockwise
rule-direction-counterclockwise = Play goes counterclockwise. The player to the dealer’s right still begins, and the turn to deal still passes to the left.

# Four Bad Queens and Compendium, where players bid.
rule-direction-counterclockwise-with-bids = Play, and any bidding, goes counterclockwise. The player to the dealer’s right still begins, and the turn to deal still passes to the left.

rule-card-order = Rank of the ace
rule-card-order-help = The ace is the highest card, or stands below the jack as in the old French order: K Q J A 10 9 8 7.
ace-high = ace high
french-order = French order
rule-card-order-french = In every suit the cards rank K Q J A 10 9 8 7: the ace stands between jack and ten.

rule-end-at = Point limit
rule-end-at-help = The game ends early, after a deal that brings a total to this many penalty points or more.
rule-end-at-note = The published rules name no point limit.

# $points (Points): the limit
rule-end-at-means = The game also ends after any deal that brings a total to { POINTS($points, kind: "penalty") } or more.

rule-moon-bids = Moon bids

# Four Bad Queens.
rule-moon-bids-help = Before the first lead, each player may bid to win all four penalty cards. Off: nobody is asked, and all four simply cost 5.
rule-moon-bids-note = In the published rules bidding is optional.
rule-moon-bids-off = Nobody bids: winning all four penalty cards simply costs 5 penalty points.

# Compendium, whose first deal is Four Bad Queens.
rule-moon-bids-help-first = In the first deal, before the first lead, each player may bid to win all four queens. Off: nobody is asked.
rule-moon-bids-note-first = In the published rules of Four Bad Queens bidding is optional.
rule-moon-bids-off-first = Nobody bids in the first deal: winning all four queens simply costs 5 penalty points.

rule-penalty-rank = Penalty rank

# Four Bad Queens.
rule-penalty-rank-help-bad = The rank to avoid: its spade costs 2 penalty points, each other card 1. A moon bid promises to win all four.

# Four Bad Queens.
# $ranks (Message): such as “jacks”
rule-penalty-rank-means-bad = The { $ranks } take the place of the queens: the spade costs 2 penalty points and each other card 1, and a moon bid promises all four.

# Four Mad Queens.
rule-penalty-rank-help-mad = The rank to avoid: each red card costs 2 penalty points, each black card 1.

# Four Mad Queens.
# $ranks (Message): such as “jacks”
rule-penalty-rank-means-mad = The { $ranks } take the place of the queens: each red one costs 2 penalty points, each black one 1.

rule-penalty-card = Penalty card
rule-penalty-card-help = The queen that costs a penalty point, like the first and last tricks.

# $card (Message): such as “queen of clubs”
rule-penalty-card-means = Winning the { $card } costs a penalty point; { CARD("QS", as: "symbol") } costs nothing.

rule-moon = Shooting the moon
rule-moon-help = A player who wins every heart and { CARD("QS", as: "symbol") } scores 0, and everyone else gets all the penalty points: 8 for the hearts plus those for { CARD("QS", as: "symbol") }.
rule-moon-off = There is no moon: a player who wins every heart and { CARD("QS", as: "symbol") } gets all those penalty points.

rule-queen-points = Queen of spades
rule-queen-points-help = The penalty points for winning { CARD("QS", as: "symbol") }.
rule-queen-points-none = Winning { CARD("QS", as: "symbol") } costs nothing; only the hearts score. A moon, if allowed, still needs { CARD("QS", as: "symbol") }.

# $points (Points): the penalty points
rule-queen-points-means = Winning { CARD("QS", as: "symbol") } costs { POINTS($points, kind: "penalty") }. The hearts add 8, and a moon, if allowed, costs each of the others the sum.

rule-halve-hearts = Half points in Acorn Hearts
rule-halve-hearts-help = The sixth deal counts half, so that it does not outweigh the others: a heart ½, { CARD("QS", as: "symbol") } 2, a moon 6 for everyone else. Off: 1, 4 and 12.
rule-halve-hearts-off = The sixth deal counts in full: each heart costs 1 penalty point and { CARD("QS", as: "symbol") } 4, and a moon costs each of the others 12.

## Sets of house rules with a name of their own

polignac = The old French game, also called Four Jacks or Quatre-Valets: jacks instead of queens, the ace below the jack, no passing, and an end at 10 penalty points or after two rounds. A moon bid is called capot there.

slobberhannes = A traditional relative: { CARD("QC", as: "symbol") } instead of { CARD("QS", as: "symbol") }, and no passing.

## The introduction: one sentence under each of three pictures, as short as possible

# Finis, Cruel Fate. Shows a trick of clubs.
introduction-turn = Follow suit if you can. The highest card of the suit led takes the trick, and its player leads the next.

# Four Bad Queens. Shows the queens and their points.
introduction-aim-bad-queens = Leave the queens to the others: { CARD("QS", as: "symbol") } costs 2 penalty points, the others 1 each.

# Four Bad Queens. Shows a king of hearts that takes the queen.
introduction-turn-bad-queens = Follow suit if you can. The highest card of the suit led takes the trick, and any queen in it.

# Four Bad Queens. Shows all four queens.
introduction-catch-bad-queens = Or bid to win all four. If you do, everyone else gets 5 penalty points; if not, you do.

# Four Mad Queens. Shows the queens and a trick with their points.
introduction-aim-mad-queens = Avoid the queens, which cost 2 penalty points if red and 1 if black, and the last trick, which costs 2.

# Four Mad Queens. Shows a trick of clubs with a queen of diamonds.
introduction-turn-mad-queens = Follow suit if you can. If not, get rid of a queen: the highest card of the suit led takes it.

# Four Mad Queens. Shows the last trick.
introduction-catch-mad-queens = The last trick costs 2 even without a queen, so keep a low card for the end.

# Slippery Paws. Shows two tricks and the queen with their points.
introduction-aim-slippery-paws = Three things cost a penalty point each: the first trick, the last trick, and { CARD("QS", as: "symbol") }.

# Slippery Paws. Shows a trick of diamonds.
introduction-turn-slippery-paws = Follow suit if you can. The highest card of the suit led takes the trick, so go low in the first one.

# Slippery Paws. Shows the same as the first picture.
introduction-catch-slippery-paws = Whoever catches all three pays 4 penalty points instead of 3.

# Finis. Shows a last trick.
introduction-aim-finis = Don’t win the last trick. It costs a penalty point, and all the others cost nothing.

# Finis. Shows high cards beside low ones.
introduction-catch-finis = Win early tricks with aces and kings, to be rid of them. Keep low cards for the end.

# Cruel Fate. Shows a last trick: one for each player but the winner.
introduction-aim-cruel-fate = Win the last trick. Everyone else gets a penalty point.

# Cruel Fate. Shows a last trick that a seven wins.
introduction-catch-cruel-fate = Whoever leads to the last trick can win it even with a 7, if nobody has that suit any more.

# Acorn Hearts. Shows hearts and a queen with their points.
introduction-aim-acorn-hearts = Avoid the hearts, which cost a penalty point each, and { CARD("QS", as: "symbol") }, which costs 4.

# Acorn Hearts. Shows a trick of spades.
introduction-turn-acorn-hearts = Follow suit if you can. If not, throw a heart: the highest card of the suit led takes everything.

# Acorn Hearts. Shows all hearts and the queen.
introduction-catch-acorn-hearts = Or take every heart and { CARD("QS", as: "symbol") }: then the others get 12 penalty points each.

# Compendium. Shows cards of several games.
introduction-aim-compendium = Six deals, six games. In each of them something else costs penalty points.

# Compendium. Shows a trick of clubs.
introduction-turn-compendium = Play is always the same: follow suit if you can, and the highest card of the suit led wins.

# Compendium. Shows a last trick that costs a point, and one that costs nothing.
introduction-catch-compendium = What was bad becomes good: Finis punishes the last trick, Cruel Fate rewards it.
