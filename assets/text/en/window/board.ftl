### The board: what stands above the hand and beside the cards.

# The prompt while a trick stays on the table.
# $who (Seat): who takes it
takes-trick = { DOES($who, "takes") } the trick

# The prompt while a trick stays on the table.
# $who (Seat): who takes it
# $worth (Message): its worth, such as “2 penalty points”
takes-trick-worth = { DOES($who, "takes") } the trick: { $worth }

# The prompt while a card is picked up that is to be put on one of several symbols.
# $place (Message): the name of the place where they lie
choose-one-of = Choose one of the { $place }

# The prompt while a fixed number of cards is being chosen.
# $prompt (Message): the prompt, such as “Choose 3 cards to pass to Berta”
all-chosen = { $prompt }: all chosen

# The prompt while a fixed number of cards is being chosen.
# $prompt (Message): the prompt, such as “Choose 3 cards to pass to Berta”
# $chosen (Count): how many have been chosen
# $missing (Count): how many are to be chosen yet
chosen = { $prompt }: { $chosen } chosen, { $missing } to go

# A reply to a card that is chosen in addition to others.
# $count (Count): how many cards may be chosen
already-chosen = { $count ->
    [one] { $count } card is chosen already.
   *[other] { $count } cards are chosen already.
} Take one back first.

## Where a card lies, spoken by screen readers

# Where a card of a trick lies.
# $who (Seat): who played it
card-of = { NAME($who, case: "gen") } card

# A card of a trick, in a list of them.
# $card (Card): the card
# $who (Seat): who played it
card-by = { CARD($card) } by { NAME($who) }
