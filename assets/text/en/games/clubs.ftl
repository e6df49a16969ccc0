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
scramble = Tally { POINTS($tally, kind: "number") }: scramble

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
