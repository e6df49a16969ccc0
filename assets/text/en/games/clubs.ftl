### Clubs.

## Actions, each in the three forms that tricks.ftl describes.

# As an order: a lead that names no suit.
# $card (Card): the card
lead = Lead { CARD($card, article: "def") }

# As done.
# $who (Seat): who led
# $card (Card): the card
led = { DOES($who, "led") } { CARD($card, article: "def") }

# As a noun.
# $card (Card): the card
leading = leading { CARD($card, article: "def") }

# As an order: a club is led, and the suit of the trick is named.
# $card (Card): the club
# $suit (Suit): the suit that is named
lead-and-name = Lead { CARD($card, article: "def") } and name { SUIT($suit) }

# As done.
# $who (Seat): who led
# $card (Card): the club
# $suit (Suit): the suit that was named
led-and-named = { DOES($who, "led") } { CARD($card, article: "def") } and named { SUIT($suit) }

# As a noun.
# $card (Card): the club
# $suit (Suit): the suit that is named
leading-and-naming = leading { CARD($card, article: "def") } and naming { SUIT($suit) }

## Refusals of a card or a suit that cannot be played now.

choose-club-first = Choose the club to lead first, then the suit to name.
two-of-clubs-opens = The two of clubs must be led to the first trick.
three-of-clubs-opens = The two of clubs is on the table, so the three of clubs must be led to the first trick.
follow-clubs = You have a club, so play one: the suit of the trick is clubs.

# The reader has the suit of the trick, but no clubs.
# $suit (Suit): the suit of the trick
follow-suit = You must follow if you can, so play { SUIT($suit, article: "indef") }: { SUIT($suit) } and clubs follow in this trick.

# The reader has clubs, but not the suit of the trick.
# $suit (Suit): the suit of the trick
follow-with-club = You must follow if you can, so play a club: { SUIT($suit) } and clubs follow in this trick.

# The reader has both.
# $suit (Suit): the suit of the trick
follow-suit-or-club = You must follow if you can, so play { SUIT($suit, article: "indef") } or a club: { SUIT($suit) } and clubs follow in this trick.

## The score sheet

# Why points were scored: a tally so bad that the deal is scored again.
# $tally (Points): the tally
scramble = { POINTS($tally, kind: "number") } in a deal: scored again

# Why points were scored: for all cards taken.
# $count (Count): how many
cards-taken = { $count ->
    [one] { $count } card
   *[other] { $count } cards
}

# Why points were scored: for one club.
# $card (Card): the club
one-club = { CARD($card, capital: "yes") }

# Why points were scored: for several clubs, the jack not counted.
# $count (Count): how many
clubs-taken = { $count } clubs

jack-of-clubs = Jack of clubs

## Records

# What a player named on leading a club, in a record of the game.
# $suit (Suit): the suit
named-suit = { SUIT($suit) }

## What lies on the table

# Who invented the game; shown after “by”.
credit = Alex Chen, James Cook and Patrick LaVictoire

aim = Win clubs, but not the jack; other cards cost points.

# The name of a place.
# $who (Seat): who has won them
clubs-won = clubs won by { NAME($who) }

# A note about a player, beside the total: the points of this deal so far.
# $tally (Points): the points, which may be negative
tally = deal { POINTS($tally, kind: "number", sign: "always") }

# The name of a place.
table-card-place = the card on the table, for the winner of the last trick

# A note beside the card.
table-card = table card

# The name of a place: symbols, onto which a club is put.
suits-to-name = suits to name
put-on-suit = Put a club on the suit you name

# A note beside the trick.
# $suit (Suit): the suit of the trick
trick-of = a trick of { SUIT($suit) }

# What a trick was worth, to follow “takes the trick: ”.
# $points (Points): the points, which may be negative
worth = { POINTS($points, sign: "always") }

# What the last trick was worth, to follow “takes the trick: ”.
# $points (Points): the points, which may be negative
# $card (Card): a card that its winner also got
worth-with-card = { POINTS($points, sign: "always") }, with { CARD($card, article: "def") } from the table

fact-suit = Suit of the trick

# The value of the fact “Suit of the trick”.
# $suit (Suit): the suit
suit-of-trick = { SUIT($suit) }

fact-scramble = Scored again

# The value of the fact “Scramble”: what causes one.
# $tally (Points): a player’s tally in the deal
at-tally = at { POINTS($tally, kind: "number") } in a deal

## Prompts

# $suit (Suit): a suit that can be played
play-suit = Your turn: play { SUIT($suit, article: "indef") }

# $suit (Suit): the suit of the trick
play-suit-or-club = Your turn: play { SUIT($suit, article: "indef") } or a club

no-clubs = You have no clubs: play any card

# $suit (Suit): the suit of the trick
no-suit-or-clubs = You have no { SUIT($suit) } or clubs: play any card

# $card (Card): the card that must be led
lead-card = Your lead: play { CARD($card, article: "def") }

# $card (Card): the card that must be led
lead-card-and-name = Your lead: play { CARD($card, article: "def") } and name the suit of the trick

lead-any-or-name = Your lead: play any card; if it is a club, name the suit of the trick

## Reasons for playing a card, each a sentence about that card. “You” is whoever plays.

opens = It is the lowest club dealt, so you must open with it.
only-follower = It is the only card you can follow with.

# A club is led as clubs, and no card still out can beat it.
unbeatable-as-clubs = No card still out can beat it, and everyone who has a club must play one.

# The same, and the jack of clubs cannot be in the trick.
unbeatable-without-jack-as-clubs = It wins a trick without the jack of clubs, and everyone who has a club must play one.

# A club is led as another suit, and no card still out can beat it.
# $suit (Suit): the suit that is named
unbeatable-as = No card still out can beat it, and whoever has clubs but no { SUIT($suit) } must play a club.

# The same, and the jack of clubs cannot be in the trick.
# $suit (Suit): the suit that is named
unbeatable-without-jack-as = It wins a trick without the jack of clubs, and whoever has clubs but no { SUIT($suit) } must play a club.

# A club is led as clubs.
# $count (Count): how many cards can beat it
beatable-as-clubs = { $count ->
    [one] Everyone who has a club must play one, and { $count } card still out can beat yours.
   *[other] Everyone who has a club must play one, and { $count } cards still out can beat yours.
}

# A club is led as another suit.
# $suit (Suit): the suit that is named
# $count (Count): how many cards can beat it
easiest-to-lose = More cards still out can beat it with { SUIT($suit) } named ({ $count }) than with any other suit, so the trick is easiest to lose.

# A club is led as another suit.
# $suit (Suit): the suit that is named
# $count (Count): how many cards can beat it
easier-to-win = Fewer cards still out can beat it with { SUIT($suit) } named ({ $count }) than with the other plain suits, so the trick is easier to win.

# A club is led as another suit.
# $suit (Suit): the suit that is named
# $count (Count): how many cards can beat it
clubs-can-be-kept = { $count ->
    [one] With { SUIT($suit) } named, whoever has { SUIT($suit, article: "indef") } can keep their clubs, and { $count } card still out can beat yours.
   *[other] With { SUIT($suit) } named, whoever has { SUIT($suit, article: "indef") } can keep their clubs, and { $count } cards still out can beat yours.
}

unbeatable = No card still out can beat it.
wins-without-jack = It wins a trick without the jack of clubs.
jack-goes = The jack of clubs goes to another player.
leaves-jack = It leaves the jack of clubs to another player.
can-go = It cannot win the trick, so it can go.
cannot-win = It cannot win the trick.

# The trick costs nothing so far, but the jack of clubs may come.
dodges-jack = It cannot win the trick, and the costliest card is still out.

# $points (Points): the points, more than 0
cannot-win-cost = It cannot win the trick, which costs { POINTS($points) } so far.

# It is the highest card of the trick so far.
likely-beaten = It may well be beaten: most of the cards still out that can follow are higher.

# $points (Points): the points, more than 0
wins-worth = It wins the trick, which is worth { POINTS($points) }.

everyone-plays-club = Everyone who has a club must play one.

## Why somebody played as they did, for everyone at the table: whole sentences with a motive.

# $who (Seat): the player
# $card (Card): the card played
motive-only-follower = { DOES($who, "had") } to follow, and { CARD($card, article: "def") } was the only card in hand that could.

# A club is led as clubs.
# $who (Seat): the player
# $card (Card): the card played
motive-draw-clubs = { DOES($who, "led") } { CARD($card, article: "def") } to draw a club from everyone who had one.

# A club is led as another suit.
# $who (Seat): the player
# $card (Card): the card played
# $suit (Suit): the suit that was named
motive-spare-clubs = { DOES($who, "led") } { CARD($card, article: "def") } and named { SUIT($suit) }, so that whoever had { SUIT($suit, article: "indef") } could keep their clubs.

# A club is led as another suit.
# $who (Seat): the player
# $card (Card): the card played
# $suit (Suit): the suit that was named
motive-name-to-lose = { DOES($who, "led") } { CARD($card, article: "def") } and named { SUIT($suit) }, the suit in which it was most easily beaten.

# The card wins the trick.
# $who (Seat): the player
# $card (Card): the card played
motive-safe-from-jack = { DOES($who, "played") } { CARD($card, article: "def") }, which nobody could beat, in a trick without the jack of clubs.

# The card wins the trick so far.
# $who (Seat): the player
# $card (Card): the card played
motive-count-on-higher = { DOES($who, "played") } { CARD($card, article: "def") } and counted on being beaten: most of the cards still out that could follow were higher.

# The jack of clubs goes to a player with a higher card.
# $who (Seat): the player
# $best (Card): the card that wins the trick so far
motive-slip-jack = { DOES($who, "slipped") } the jack of clubs under { CARD($best, article: "def") }, to be rid of it.

# The jack of clubs is in the trick.
# $who (Seat): the player
# $card (Card): the card played
# $best (Card): the card that wins the trick so far
motive-leave-jack = { DOES($who, "stayed") } below { CARD($best, article: "def") } with { CARD($card, article: "def") }, to leave the jack of clubs to another player.

# $who (Seat): the player, who follows
# $card (Card): the card played
# $best (Card): the card that wins the trick so far
# $points (Points): what the trick would cost whoever takes it, more than 0
motive-stay-below-cost = { DOES($who, "stayed") } below { CARD($best, article: "def") } with { CARD($card, article: "def") }: the trick cost { POINTS($points) } so far.

# Another player wins the trick so far.
# $who (Seat): the player
# $card (Card): the card played
motive-keep-clubs = { DOES($who, "followed") } with { CARD($card, article: "def") } and kept the clubs, so as not to give one to another player.

# The player could not follow.
# $who (Seat): the player
# $card (Card): the card played
motive-throw-highest = { DOES($who, "could") } not follow and threw { CARD($card, article: "def") }, the highest card in hand, which might have won a costly trick.

# The player could not follow.
# $who (Seat): the player
# $card (Card): the card played
motive-throw = { DOES($who, "could") } not follow, so { CARD($card, article: "def") } could not win the trick.

# $who (Seat): the player, who played last
# $card (Card): the card played
# $best (Card): the card that won the trick before
motive-had-to-win = { DOES($who, "could") } not stay below { CARD($best, article: "def") }, and took the trick with { CARD($card, article: "def") }.

# $who (Seat): the player, who played last
# $card (Card): the card played
# $points (Points): what the trick is worth, more than 0
motive-win-worth = { DOES($who, "took") } the trick with { CARD($card, article: "def") }: it was worth { POINTS($points) }.

# The card wins the trick so far.
# $who (Seat): the player
# $card (Card): the card played
# $points (Points): what the trick is worth, more than 0
motive-win-so-far = { DOES($who, "played") } { CARD($card, article: "def") } to take the trick, which was worth { POINTS($points) } so far.

## House rules: name, help, and what a value means for the game

rule-target = Target
rule-target-help = The game ends after a deal that leaves a total this low or lower.

# $points (Points): the target
rule-target-means = The game ends after a deal that leaves a total of { POINTS($points, kind: "number") } or worse.

rule-scramble = Scramble
rule-scramble-help = When a tally is bad enough, the deal is scored again: each club but the jack costs 3, { CARD("JC", as: "symbol") } is worth 10, and other cards count for nothing. Off: the first count always stands.
rule-scramble-off = There is no scramble: the tallies are always the scores, however bad they are.

rule-scramble-at = Scramble threshold
rule-scramble-at-help = A tally this low or lower causes a scramble.

# $points (Points): the threshold
rule-scramble-at-means = If there are scrambles, a tally of { POINTS($points, kind: "number") } or worse causes one.

rule-opening = Opening
rule-opening-help = Whoever holds { CARD("2C", as: "symbol") } leads first, or { CARD("3C", as: "symbol") } if { CARD("2C", as: "symbol") } is the card on the table: that club, or any card.
opening-lowest-club = lowest club
opening-any-card = any card
rule-opening-any-card = The holder of { CARD("2C", as: "symbol") }, or of { CARD("3C", as: "symbol") } if { CARD("2C", as: "symbol") } is the card on the table, leads any card to the first trick.

rule-declare = Naming the suit
rule-declare-help = Whoever leads a club names the suit of the trick. Off: when a club is led, the suit is clubs.
rule-declare-off = Nobody names a suit: when a club is led, the suit of the trick is clubs.

## The introduction: one sentence under each of three pictures, as short as possible

# Shows clubs and their worth.
introduction-aim = Each club that you take brings 2 points, but { CARD("JC", as: "symbol") } costs 11. Any other card costs 1.

# Shows a trick of diamonds that a club wins.
introduction-turn = Follow with the suit led or with a club, as you like. The highest of these cards takes the trick.

# Shows clubs with their worth reversed.
introduction-catch = If anyone falls to −26 in a deal, everything turns around: clubs cost 3 each, and { CARD("JC", as: "symbol") } brings 10.
