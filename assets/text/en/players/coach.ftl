### The coach at the table: what the action that the player has just taken costs, and why.
###
### The better action is a noun, such as “the ten of hearts” or “drawing a card”.

# $cost (Message): how many points, such as “about 1.2 penalty points”
# $better (Message): the better action
costs = That costs { $cost }. Better: { $better }.

# The reason is that of a hint for the better action: “It gets rid of the queen of spades.”
# $cost (Message): how many points, such as “about 1.2 penalty points”
# $better (Message): the better action
# $reason (Message): a sentence
costs-because = That costs { $cost }. Better: { $better }. { $reason }

# Another player may hold a card that makes the difference.
# $cost (Message): how many points, such as “about 1.2 penalty points”
# $who (Seat): who may have the card
# $card (Card): the card
# $tenths (Count): in how many of 10 possible deals, from 2 to 9
# $better (Message): the better action
costs-because-of = That costs { $cost }: { DOES($who, "has") } { CARD($card, article: "def") } in { $tenths } of 10 possible deals. Better: { $better }.

# $better (Message): the better action
costs-chance = That costs you a chance to win the game. Better: { $better }.

# $cost (Message): how many points, such as “about 1.2 penalty points”
# $better (Message): the better action
costs-points-and-chance = That costs { $cost } and a chance to win the game. Better: { $better }.

# $better (Message): the better action
costs-something = That costs you something. Better: { $better }.
