### The record of a game as text, as exported from the window and printed by `misere record`.

# $all (Seats): all players
players = Players: { NAMES($all) }

# A heading; one line for each house rule follows.
house-rules = House rules:

# $code (Name): a short code for cards and house rules, to be typed elsewhere
deal-code = Deal code: { $code }

continued = Continued from another game

# $count (Count): how many decisions were undone, at least one
undone = { $count ->
    [one] Undone: { $count } decision
   *[other] Undone: { $count } decisions
}

# The heading of a deal.
# $deal (Count): its number, from 1
# $dealer (Seat): who dealt
deal = Deal { $deal }: { DOES($dealer, "dealt") }

# The heading of a deal with a card face up on the table.
# $deal (Count): its number, from 1
# $dealer (Seat): who dealt
# $card (Card): the card
deal-with-card = Deal { $deal }: { DOES($dealer, "dealt") }, and { CARD($card, article: "def") } lay on the table

# The heading of a deal in a game that is made of several games.
# $deal (Count): its number, from 1
# $dealer (Seat): who dealt
# $title (Name): the game that this deal plays
deal-of-game = Deal { $deal }: { DOES($dealer, "dealt") }. { $title }

# A line with the hand that a player was dealt.
# $who (Seat): the player
# $cards (Name): the cards by suit, written as on their corners
hand = { NAME($who) }: { $cards }

# The line of a trick, after its number.
# $plays (List): who played which card
# $winner (Seat): who won it
trick = { LIST($plays, kind: "plain") }; { DOES($winner, "wins") }

# An item on the line of a trick.
# $who (Seat): who played
# $card (Card): the card, written as on its corner
play = { NAME($who) } { CARD($card, as: "symbol") }

# An item on the line of a trick, where the player named something.
# $who (Seat): who played
# $card (Card): the card, written as on its corner
# $named (Message): what the player named, such as a suit
play-and-name = { NAME($who) } { CARD($card, as: "symbol") } ({ $named })

# $list (List): each player’s score in the deal
scores = Scores: { LIST($list, kind: "plain") }

# $list (List): each player’s total after the deal
totals = Totals: { LIST($list, kind: "plain") }

# An item of the lists in “scores” and “totals”.
# $who (Seat): the player
# $score (Points): the score
score = { NAME($who) } { POINTS($score, kind: "number") }

# The result of a game in which the lowest score wins.
# $winner (Seat): who wins
winner-lowest = { DOES($winner, "wins") }. Lowest score wins.

# The result of a game in which the highest score wins.
# $winner (Seat): who wins
winner-highest = { DOES($winner, "wins") }. Highest score wins.

# The result of a game in which the lowest score wins.
# $winners (Seats): the players who share the victory
winners-lowest = { NAMES($winners) } win together. Lowest score wins.

# The result of a game in which the highest score wins.
# $winners (Seats): the players who share the victory
winners-highest = { NAMES($winners) } win together. Highest score wins.
