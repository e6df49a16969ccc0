### What happens at the table, told to people who cannot see it: screen readers, and records of games.

# A deal has begun.
# $deal (Count): its number, from 1
# $dealer (Seat): who dealt
deal = Deal { $deal }: { DOES($dealer, "dealt") }.

# A deal has begun with a card face up on the table.
# $deal (Count): its number, from 1
# $dealer (Seat): who dealt
# $card (Card): the card on the table
deal-with-card = Deal { $deal }: { DOES($dealer, "dealt") }, and { CARD($card, article: "def") } lay on the table.

# Cards were passed that the reader knows.
# $from (Seat): who passed them
# $cards (Cards): the cards
# $to (Seat): who got them
passed-known = { DOES($from, "passed") } { CARDS($cards, article: "def") } to { NAME($to) }.

# Cards were passed that the reader does not know.
# $from (Seat): who passed them
# $count (Count): how many
# $to (Seat): who got them
passed = { DOES($from, "passed") } { $count ->
    [one] { $count } card
   *[other] { $count } cards
} to { NAME($to) }.

# No cards were passed.
# $from (Seat): who passed
# $to (Seat): who got nothing
passed-nothing = { DOES($from, "passed") } no cards to { NAME($to) }.

# Cards were drawn that the reader knows.
# $who (Seat): who drew them
# $cards (Cards): the cards
drew-known-from-stock = { DOES($who, "drew") } { CARDS($cards, article: "def") } from the stock.

# Cards were drawn from the discard pile, which everyone sees.
# $who (Seat): who drew them
# $cards (Cards): the cards
drew-known-from-pile = { DOES($who, "drew") } { CARDS($cards, article: "def") } from the pile.

# Cards were drawn from those that another player laid aside, and the reader knows them.
# $who (Seat): who drew them
# $cards (Cards): the cards
drew-known-from-packet = { DOES($who, "drew") } { CARDS($cards, article: "def") } from the packet.

# Cards were drawn that the reader does not know.
# $who (Seat): who drew them
# $count (Count): how many
drew-from-stock = { DOES($who, "drew") } { $count ->
    [one] { $count } card
   *[other] { $count } cards
} from the stock.

# Cards were drawn from those that another player laid aside, and the reader does not know them.
# $who (Seat): who drew them
# $count (Count): how many
drew-from-packet = { DOES($who, "drew") } { $count ->
    [one] { $count } card
   *[other] { $count } cards
} from the packet.

# A trick was taken.
# $who (Seat): who took it
took-trick = { DOES($who, "took") } the trick.

# A trick was taken that is worth something.
# $who (Seat): who took it
# $worth (Message): its worth, such as “2 penalty points”
took-trick-worth = { DOES($who, "took") } the trick: { $worth }.

# A line of the score sheet.
# $who (Seat): who got the points
# $points (Points): the points
# $why (Message): what they are for, such as “Queen of spades”
got-points = { DOES($who, "got") } { POINTS($points) }: { $why }.

# A deal was scored.
# $deal (Count): its number, from 1
# $scores (List): what each player got, such as “Berta got 3 points”
scored = End of deal { $deal }: { LIST($scores) }.

# A deal was scored in which nobody got points.
# $deal (Count): its number, from 1
scored-nothing = End of deal { $deal }: nobody got any points.

# A deal was scored in which nobody got penalty points.
# $deal (Count): its number, from 1
scored-no-penalty = End of deal { $deal }: nobody got any penalty points.

# An item of the list in “scored”.
# $who (Seat): who got the points
# $points (Points): the points
got = { DOES($who, "got") } { POINTS($points) }

# An item of the list in “scored”, where the lowest score wins.
# $who (Seat): who got the points
# $points (Points): the penalty points
got-penalty = { DOES($who, "got") } { POINTS($points, kind: "penalty") }

# An action in secret.
# $who (Seat): who chose
# $count (Count): how many cards
chose-in-secret = { DOES($who, "chose") } { $count ->
    [0] no cards
    [one] { $count } card
   *[other] { $count } cards
} in secret.

# Any action, told as a sentence.
# $action (Message): the action as done, such as “Berta played the ten of hearts”
acted = { $action }.
