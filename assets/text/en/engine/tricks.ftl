### Trick games: sentences that they share.
###
### An action has three forms. As an order, it begins a sentence or is a button: “Play the ten of hearts”. As
### done, it is a sentence without its full stop: “Berta played the ten of hearts”. As a noun, it stands in the
### middle of a sentence, such as “The ten of hearts is just as good”: “the ten of hearts”, “drawing a card”.

# An action, as an order.
# $card (Card): the card
play = Play { CARD($card, article: "def") }

# An action, as done.
# $who (Seat): who played it
# $card (Card): the card
played = { DOES($who, "played") } { CARD($card, article: "def") }

# An action, as a noun.
# $card (Card): the card
playing = { CARD($card, article: "def") }

# Refusal of a card that does not follow suit.
# $suit (Suit): the suit that was led, which the reader has
follow = You have { SUIT($suit, article: "indef") }, so play one: { SUIT($suit) } were led.

## Prompts, which say above the hand what to do. Short.

# Another player is to lead.
# $who (Seat): who leads
leads = { DOES($who, "leads") }

# Another player is to play.
# $who (Seat): who plays
plays = { DOES($who, "plays") }

lead-any = Your lead: play any card

# $suit (Suit): the suit that was led, which the reader has not
none-of-suit = You have no { SUIT($suit) }: play any card

# $suit (Suit): the suit that was led, which the reader has
follow-suit = Your turn: follow { SUIT($suit) }

## What lies on the table

# A note about a player.
# $count (Count): the number of tricks taken
tricks-taken = { $count ->
    [one] { $count } trick
   *[other] { $count } tricks
}

## What matters most in the deal, in large type on the table. Short.

# $items (List): the cards that count and have not been played yet: “Q♠”, “6 hearts”
still-out = Still in play: { LIST($items, kind: "plain") }

# $card (Card): one of them
card-out = { CARD($card, as: "symbol") }

# $count (Count): how many hearts
hearts-out = { $count ->
    [one] { $count } heart
   *[other] { $count } hearts
}

# $count (Count): how many clubs
clubs-out = { $count ->
    [one] { $count } club
   *[other] { $count } clubs
}

# In games that the last trick decides.
# $count (Count): the number of tricks after the present one
tricks-to-last = { $count ->
    [one] The next trick is the last
   *[other] { $count } tricks until the last
}

# The present trick is the last one of the deal.
the-last-trick = The last trick
