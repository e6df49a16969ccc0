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

# Why a point was scored: for a card that belongs to nothing.
# $card (Card): the card
in-no-combination = { CARD($card, capital: "yes") }, in no combination

## Bonuses, which take points off a hand; lines of the score sheet

three-pairs = Three pairs
full-house = Full house
four-of-a-rank = Four of a rank
run-of-seven = Seven cards in one run
seven-of-a-suit = Seven cards of one suit
