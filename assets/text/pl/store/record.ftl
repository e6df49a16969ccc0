### Zapis partii jako tekst: z okna i z `misere record`.

# $all (Seats): all players
players = Gracze: { NAMES($all) }

# A heading; one line for each house rule follows.
house-rules = Zasady domowe:

# $code (Name): a short code for cards and house rules, to be typed elsewhere
deal-code = Kod rozdania: { $code }

continued = Ciąg dalszy innej partii

# $count (Count): how many decisions were undone, at least one
undone = { $count ->
    [one] Cofnięto { $count } decyzję
    [few] Cofnięto { $count } decyzje
   *[many] Cofnięto { $count } decyzji
}

# The heading of a deal.
# $deal (Count): its number, from 1
# $dealer (Seat): who dealt
deal = { YOU($dealer) ->
    [you] Rozdanie { $deal }: ty rozdajesz
   *[other] Rozdanie { $deal }: rozdaje { NAME($dealer) }
}

# The heading of a deal with a card face up on the table.
# $deal (Count): its number, from 1
# $dealer (Seat): who dealt
# $card (Card): the card
deal-with-card = { YOU($dealer) ->
    [you] Rozdanie { $deal }: ty rozdajesz, na stole leży { CARD($card) }
   *[other] Rozdanie { $deal }: rozdaje { NAME($dealer) }, na stole leży { CARD($card) }
}

# The heading of a deal in a game that is made of several games.
# $deal (Count): its number, from 1
# $dealer (Seat): who dealt
# $title (Name): the game that this deal plays
deal-of-game = { YOU($dealer) ->
    [you] Rozdanie { $deal }: ty rozdajesz. { $title }
   *[other] Rozdanie { $deal }: rozdaje { NAME($dealer) }. { $title }
}

# A line with the hand that a player was dealt.
# $who (Seat): the player
# $cards (Name): the cards by suit, written as on their corners
hand = { NAME($who) }: { $cards }

# The line of a trick, after its number.
# $plays (List): who played which card
# $winner (Seat): who won it
trick = { YOU($winner) ->
    [you] { LIST($plays, kind: "plain") }; bierzesz ty
   *[other] { LIST($plays, kind: "plain") }; bierze { NAME($winner) }
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
scores = Wynik: { LIST($list, kind: "plain") }

# $list (List): each player’s total after the deal
totals = Razem: { LIST($list, kind: "plain") }

# An item of the lists in “scores” and “totals”.
# $who (Seat): the player
# $score (Points): the score
score = { NAME($who) } { POINTS($score, kind: "number") }

# The result of a game in which the lowest score wins.
# $winner (Seat): who wins
winner-lowest = { YOU($winner) ->
    [you] Wygrywasz. Wygrywa najniższy wynik.
   *[other] Zwycięża { NAME($winner) }. Wygrywa najniższy wynik.
}

# The result of a game in which the highest score wins.
# $winner (Seat): who wins
winner-highest = { YOU($winner) ->
    [you] Wygrywasz. Wygrywa najwyższy wynik.
   *[other] Zwycięża { NAME($winner) }. Wygrywa najwyższy wynik.
}

# The result of a game in which the lowest score wins.
# $winners (Seats): the players who share the victory
winners-lowest = Wspólna wygrana: { NAMES($winners) }. Wygrywa najniższy wynik.

# The result of a game in which the highest score wins.
# $winners (Seats): the players who share the victory
winners-highest = Wspólna wygrana: { NAMES($winners) }. Wygrywa najwyższy wynik.
