### Das Protokoll eines Spiels als Text, wie es das Fenster ausgibt und `misere record` druckt.

# $all (Seats): all players
players = Spieler: { NAMES($all) }

# A heading; one line for each house rule follows.
house-rules = Hausregeln:

# $code (Name): a short code for cards and house rules, to be typed elsewhere
deal-code = Kartencode: { $code }

continued = Fortsetzung eines anderen Spiels

# $count (Count): how many decisions were undone, at least one
undone = { $count ->
    [one] Zurückgenommen: { $count } Entscheidung
   *[other] Zurückgenommen: { $count } Entscheidungen
}

# The heading of a deal.
# $deal (Count): its number, from 1
# $dealer (Seat): who dealt
deal = { YOU($dealer) ->
    [you] Runde { $deal }: Du hast gegeben
   *[other] Runde { $deal }: { NAME($dealer) } hat gegeben
}

# The heading of a deal with a card face up on the table.
# $deal (Count): its number, from 1
# $dealer (Seat): who dealt
# $card (Card): the card
deal-with-card = { YOU($dealer) ->
    [you] Runde { $deal }: Du hast gegeben, aufgedeckt lag { CARD($card, article: "def") }
   *[other] Runde { $deal }: { NAME($dealer) } hat gegeben, aufgedeckt lag { CARD($card, article: "def") }
}

# The heading of a deal in a game that is made of several games.
# $deal (Count): its number, from 1
# $dealer (Seat): who dealt
# $title (Name): the game that this deal plays
deal-of-game = { YOU($dealer) ->
    [you] Runde { $deal }: Du hast gegeben. { $title }
   *[other] Runde { $deal }: { NAME($dealer) } hat gegeben. { $title }
}

# A line with the hand that a player was dealt.
# $who (Seat): the player
# $cards (Name): the cards by suit, written as on their corners
hand = { NAME($who) }: { $cards }

# The line of a trick, after its number.
# $plays (List): who played which card
# $winner (Seat): who won it
trick = { YOU($winner) ->
    [you] { LIST($plays, kind: "plain") }; Stich an dich
   *[other] { LIST($plays, kind: "plain") }; Stich an { NAME($winner) }
}

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
scores = Punkte: { LIST($list, kind: "plain") }

# $list (List): each player’s total after the deal
totals = Zwischenstand: { LIST($list, kind: "plain") }

# An item of the lists in “scores” and “totals”.
# $who (Seat): the player
# $score (Points): the score
score = { NAME($who) } { POINTS($score, kind: "number") }

# The result of a game in which the lowest score wins.
# $winner (Seat): who wins
winner-lowest = { YOU($winner) ->
    [you] Du gewinnst. Die wenigsten Punkte gewinnen.
   *[other] { NAME($winner) } gewinnt. Die wenigsten Punkte gewinnen.
}

# The result of a game in which the highest score wins.
# $winner (Seat): who wins
winner-highest = { YOU($winner) ->
    [you] Du gewinnst. Die meisten Punkte gewinnen.
   *[other] { NAME($winner) } gewinnt. Die meisten Punkte gewinnen.
}

# The result of a game in which the lowest score wins.
# $winners (Seats): the players who share the victory
winners-lowest = Gemeinsamer Sieg: { NAMES($winners) }. Die wenigsten Punkte gewinnen.

# The result of a game in which the highest score wins.
# $winners (Seats): the players who share the victory
winners-highest = Gemeinsamer Sieg: { NAMES($winners) }. Die meisten Punkte gewinnen.
