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

# For several cards of a suit.
# $count (Count): how many, at least two
# $suit (Suit): the suit
several-of-suit = { $count } { SUIT($suit) }

# For several cards of a rank.
# $count (Count): how many, at least two
# $rank (Rank): the rank
several-of-rank = { $count } { RANK($rank, number: "many") }
