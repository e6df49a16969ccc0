### Seven Card Combo.

## Actions, each in the three forms that tricks.ftl describes.

# As an order.
discard-nothing = Discard nothing

# As done.
# $who (Seat): who discards nothing
discarded-nothing = { DOES($who, "discarded") } nothing

# As a noun.
discarding-nothing = discarding nothing

# As an order. The article stands before the first card only.
# $cards (Cards): the cards
discard = Discard the { CARDS($cards) }

# As done.
# $who (Seat): who discards
# $cards (Cards): the cards
discarded = { DOES($who, "discarded") } the { CARDS($cards) }

# As a noun.
# $cards (Cards): the cards
discarding = discarding the { CARDS($cards) }

# The same, as a noun, where the other choice is to discard more cards besides.
# $cards (Cards): the cards
discarding-only = discarding only the { CARDS($cards) }

# As an order.
take-nothing = Take nothing from the packet

# As done.
# $who (Seat): who takes nothing
took-nothing = { DOES($who, "took") } nothing from the packet

# As a noun.
taking-nothing = taking nothing from the packet

# As an order: cards from a packet.
# $cards (Cards): the cards
take = Take the { CARDS($cards) }

# As done.
# $who (Seat): who takes
# $cards (Cards): the cards
took = { DOES($who, "took") } the { CARDS($cards) }

# As a noun.
# $cards (Cards): the cards
taking = taking the { CARDS($cards) }

# The same, as a noun, where the other choice is to take more cards besides.
# $cards (Cards): the cards
taking-only = taking only the { CARDS($cards) }

# As an order: a card of a packet goes onto the discard pile.
# $card (Card): the card
lay = Lay { CARD($card, article: "def") } on the pile

# As done.
# $who (Seat): who lays it
# $card (Card): the card
laid = { DOES($who, "laid") } { CARD($card, article: "def") } on the pile

# As a noun.
# $card (Card): the card
laying = laying { CARD($card, article: "def") } on the pile

# As an order.
draw-from-stock = Draw from the stock

# As done.
# $who (Seat): who draws
drew-from-stock = { DOES($who, "drew") } from the stock

# As a noun.
drawing-from-stock = drawing from the stock

# As an order.
# $card (Card): the top card of the pile
draw-from-pile = Draw { CARD($card, article: "def") } from the pile

# As done.
# $who (Seat): who draws
# $card (Card): the card
drew-from-pile = { DOES($who, "drew") } { CARD($card, article: "def") } from the pile

# As a noun.
# $card (Card): the top card of the pile
drawing-from-pile = drawing { CARD($card, article: "def") } from the pile

## Refusals

discard-first = Discard first. You may also discard nothing.
take-from-neighbor = Your packet is down: now take from your neighbor’s packet.
take-from-packet = Take the cards you want from the packet; the rest is drawn from the stock for you.
lay-first = First lay the rest of the packet on the pile.
now-draw = Your packet is down: now draw.
only-top-card = Only the top card of the pile can be drawn.

## What happened

reshuffled = The pile was shuffled into a new stock.

# A new pile begins.
# $card (Card): its first card
turned-up = { CARD($card, article: "def", capital: "yes") } was turned up on the pile.

## The score sheet

# Why points were scored: for cards that belong to nothing, which are shown beside it.
in-no-combination = In no combination

## Bonuses, which take points off a hand; lines of the score sheet

three-pairs = Three pairs
full-house = Full house
four-of-a-rank = Four of a rank
run-of-seven = Seven cards in one run
seven-of-a-suit = Seven cards of one suit

## What lies on the table

# Who invented the game; shown after “by”.
credit = Stephen McVerry, with Ryan McVerry, Danny Hutnik and Nick Tyson

aim = Combine your cards: loose ones cost penalty points.

# A line of the note beside the hand.
# $letter (Name): a letter that the cards show
# $combination (Message): a combination
combination-line = { $letter }: { $combination }

# Combinations.
# $count (Count): how many cards of the rank, two to four
# $rank (Rank): the rank
cards-of-rank = { NUMBER($count, as: "words") } { RANK($rank, number: "many") }

# $count (Count): how many cards of the suit, four or more
# $suit (Suit): the suit
cards-of-suit = { NUMBER($count, as: "words") } { SUIT($suit) }

# $first (Rank): the first rank, written as on the corner of the card
# $last (Rank): the last rank
run = run { RANK($first, as: "symbol") } to { RANK($last, as: "symbol") }

# The names of places.
your-packet = your packet

# $who (Seat): another player
packet-of = { NAME($who, case: "gen") } packet

# A note about a player.
# $count (Count): how many cards are to be drawn
to-draw = { $count ->
    [one] { $count } card to draw
   *[other] { $count } cards to draw
}

# Notes about a player: cards taken from a packet.
took-no-cards = took no cards

# $count (Count): how many
took-cards = { $count ->
    [one] took { $count } card
   *[other] took { $count } cards
}

# A note about a player, and a value: the points of a hand.
# $points (Points): the penalty points
counts-penalty = { POINTS($points, kind: "penalty") }

# The same for fewer than no points, which are good.
# $points (Points): the points
counts = { POINTS($points) }

fact-hand-counts = Your hand counts
fact-round = Round

# The value of the fact “Round”: each round has three hands, in which everyone draws cards once.
# $number (Count): the round, from 1
# $of (Count): the last round
first-draw = { $number } of { $of }, first draw

# The same in the second hand.
# $number (Count): the round, from 1
# $of (Count): the last round
second-draw = { $number } of { $of }, second draw

# The same in the third hand.
# $number (Count): the round, from 1
# $of (Count): the last round
last-draw = { $number } of { $of }, last draw

## Buttons

button-discard-none = Discard no cards

# $count (Count): how many cards
button-discard = { $count ->
    [one] Discard { $count } card
   *[other] Discard { $count } cards
}

button-take-none = Take no cards

# $count (Count): how many cards
button-take = { $count ->
    [one] Take { $count } card
   *[other] Take { $count } cards
}

## Prompts

stock-is-empty = The stock is empty: the pile is being shuffled
choose-discards = Lay aside any cards, or none: the next player may take from them. You then get one card more

# $who (Seat): another player
chooses-packet = { DOES($who, "chooses") } a packet

# $giver (Seat): whose packet it is
take-or-draw = Take a card from { NAME($giver, case: "gen") } packet, or draw one

# $need (Count): how many cards the reader gets, more than one
# $giver (Seat): whose packet it is, which has one card
take-one-and-draw = You get { $need } cards: take one from { NAME($giver, case: "gen") } packet or none, and draw the rest

# $need (Count): how many cards the reader gets, more than one
# $most (Count): how many of them can come from the packet, more than one
# $giver (Seat): whose packet it is
take-and-draw = You get { $need } cards: take up to { $most } from { NAME($giver, case: "gen") } packet, and draw the rest

# $who (Seat): another player
# $giver (Seat): whose packet it is
looks-at-packet = { DOES($who, "looks") } at { NAME($giver, case: "gen") } packet

lay-last = Lay the last card of the packet on the pile
lay-rest = Lay the rest of the packet on the pile, card by card

# $who (Seat): another player
lays-rest = { DOES($who, "lays") } the rest of the packet on the pile

draw-one = Draw a card from the stock or the pile

# $count (Count): how many cards, more than one
draw-several = Draw { $count } cards, each from the stock or the pile

# $who (Seat): another player
# $count (Count): how many cards
draws = { DOES($who, "draws") } { $count ->
    [one] { $count } card
   *[other] { $count } cards
}

## Reasons for an action, each a sentence about it. “You” is whoever acts.

# $combination (Message): such as “three kings”
keeps-together = It keeps { $combination } together.

# $combination (Message): such as “three kings”
gives-you = It gives you { $combination }.

pile-can-wait = The top card of the pile can wait for the next draw.

discards-useless = None of the cards that you discard goes with any other card in your hand.

packet-useless = No card of the packet goes with your hand.

# $card (Card): the top card of the pile
pile-useless = { CARD($card, article: "def", capital: "yes") } on the pile goes with nothing in your hand.

# $card (Card): a card of the packet that is laid on the pile
lays-useless = { CARD($card, article: "def", capital: "yes") } goes with nothing in your hand.

# A combination in these sentences.
# $first (Rank): the first rank
# $last (Rank): the last rank
run-from-to = a run from { RANK($first) } to { RANK($last) }

# Several cards of a rank in these sentences.
# $count (Count): how many cards, two to four
# $rank (Rank): their rank
some-of-rank = { cards-of-rank }

## Why somebody acted as they did, for everyone at the table: whole sentences with a motive.

# $who (Seat): the player
# $cards (Cards): the cards
# $combination (Message): such as “three kings”
motive-keep = { DOES($who, "discarded") } { CARDS($cards, article: "def") } and kept { $combination } together.

# $who (Seat): the player
# $combination (Message): such as “three kings”
motive-keep-all = { DOES($who, "discarded") } nothing and kept { $combination } together.

# $who (Seat): the player
# $cards (Cards): the cards
# $combination (Message): such as “three kings”
motive-take = { DOES($who, "took") } { CARDS($cards, article: "def") }, which made { $combination }.

# $who (Seat): the player
motive-take-nothing = { DOES($who, "took") } nothing from the packet, because none of its cards went with those in hand.

# $who (Seat): the player
# $card (Card): the top card of the pile
# $combination (Message): such as “three kings”
motive-draw-pile = { DOES($who, "drew") } { CARD($card, article: "def") } from the pile, which made { $combination }.

# $who (Seat): the player
# $card (Card): the top card of the pile
motive-stock = { DOES($who, "drew") } from the stock, because { CARD($card, article: "def") } on the pile went with nothing in hand.

# More than one card is to be drawn.
# $who (Seat): the player
motive-stock-first = { DOES($who, "drew") } from the stock first: the top card of the pile could wait.

# More cards of the packet are laid on top of it.
# $who (Seat): the player
# $card (Card): the card that is laid on the pile
motive-cover = { DOES($who, "laid") } { CARD($card, article: "def") } on the pile before the last card of the packet, so that another card lay on top.

## House rules: name, help, and what a value means for the game

rule-matches = Matches
rule-matches-help = The game ends after this many matches; in a match everyone deals one round.

# $count (Count): how many matches
rule-matches-means = { $count ->
    [one] A game has { $count } match; in a match everyone deals one round.
   *[other] A game has { $count } matches; in a match everyone deals one round.
}

rule-bonus-small = Small bonus
rule-bonus-small-help = The penalty points taken off for three pairs or a full house.
rule-bonus-small-none = Three pairs or a full house take nothing off.

# $points (Points): the bonus
rule-bonus-small-means = Three pairs or a full house take { POINTS($points, kind: "penalty") } off.

rule-bonus-large = Large bonus
rule-bonus-large-help = The penalty points taken off for four of a rank, a run of all seven cards or seven cards of one suit.
rule-bonus-large-none = Four of a rank, a run of all seven cards or seven cards of one suit take nothing off.

# $points (Points): the bonus
rule-bonus-large-means = Four of a rank, a run of all seven cards or seven cards of one suit take { POINTS($points, kind: "penalty") } off.

## The introduction: one sentence under each of three pictures, as short as possible

# Shows a run of four, more hearts, and a loose card.
introduction-aim = Make your seven cards belong together: runs, suits, pairs. Each loose card costs a penalty point.

# Shows two cards kept and two laid face down.
introduction-turn = Lay down the cards that you don’t want, and draw as many, plus one.

# Shows a packet from which a card is taken.
introduction-catch = The next player looks through the cards that you laid down, and takes any of them.
