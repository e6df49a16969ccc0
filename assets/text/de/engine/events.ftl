### Was am Tisch geschieht, erzählt für alle, die es nicht sehen: Bildschirmleser und Spielprotokolle.

# A deal has begun.
# $deal (Count): its number, from 1
# $dealer (Seat): who dealt
deal = { YOU($dealer) ->
    [you] Runde { $deal }: Du hast gegeben.
   *[other] Runde { $deal }: { NAME($dealer) } hat gegeben.
}

# A deal has begun with a card face up on the table.
# $deal (Count): its number, from 1
# $dealer (Seat): who dealt
# $card (Card): the card on the table
deal-with-card = { YOU($dealer) ->
    [you] Runde { $deal }: Du hast gegeben, aufgedeckt wurde { CARD($card, article: "def") }.
   *[other] Runde { $deal }: { NAME($dealer) } hat gegeben, aufgedeckt wurde { CARD($card, article: "def") }.
}

# Cards were passed that the reader knows.
# $from (Seat): who passed them
# $cards (Cards): the cards
# $to (Seat): who got them
passed-known = { YOU($from) ->
    [you] Du hast { CARDS($cards, article: "def", case: "acc") } an { NAME($to, case: "acc") } weitergegeben.
   *[other] { NAME($from) } hat { CARDS($cards, article: "def", case: "acc") } an { NAME($to, case: "acc") } weitergegeben.
}

# Cards were passed that the reader does not know.
# $from (Seat): who passed them
# $count (Count): how many
# $to (Seat): who got them
passed = { YOU($from) ->
    [you] Du hast { cards-passed } an { NAME($to, case: "acc") } weitergegeben.
   *[other] { NAME($from) } hat { cards-passed } an { NAME($to, case: "acc") } weitergegeben.
}

# No cards were passed.
# $from (Seat): who passed
# $to (Seat): who got nothing
passed-nothing = { YOU($from) ->
    [you] Du hast keine Karten an { NAME($to, case: "acc") } weitergegeben.
   *[other] { NAME($from) } hat keine Karten an { NAME($to, case: "acc") } weitergegeben.
}

# Cards were drawn that the reader knows.
# $who (Seat): who drew them
# $cards (Cards): the cards
drew-known-from-stock = { YOU($who) ->
    [you] Du hast { CARDS($cards, article: "def", case: "acc") } vom Talon gezogen.
   *[other] { NAME($who) } hat { CARDS($cards, article: "def", case: "acc") } vom Talon gezogen.
}

# Cards were drawn from the discard pile, which everyone sees.
# $who (Seat): who drew them
# $cards (Cards): the cards
drew-known-from-pile = { YOU($who) ->
    [you] Du hast { CARDS($cards, article: "def", case: "acc") } vom Ablagestapel genommen.
   *[other] { NAME($who) } hat { CARDS($cards, article: "def", case: "acc") } vom Ablagestapel genommen.
}

# Cards were drawn from those that another player laid aside, and the reader knows them.
# $who (Seat): who drew them
# $cards (Cards): the cards
drew-known-from-packet = { YOU($who) ->
    [you] Du hast { CARDS($cards, article: "def", case: "acc") } aus dem Päckchen gezogen.
   *[other] { NAME($who) } hat { CARDS($cards, article: "def", case: "acc") } aus dem Päckchen gezogen.
}

# Cards were drawn that the reader does not know.
# $who (Seat): who drew them
# $count (Count): how many
drew-from-stock = { YOU($who) ->
    [you] Du hast { cards-passed } vom Talon gezogen.
   *[other] { NAME($who) } hat { cards-passed } vom Talon gezogen.
}

# Cards were drawn from those that another player laid aside, and the reader does not know them.
# $who (Seat): who drew them
# $count (Count): how many
drew-from-packet = { YOU($who) ->
    [you] Du hast { cards-passed } aus dem Päckchen gezogen.
   *[other] { NAME($who) } hat { cards-passed } aus dem Päckchen gezogen.
}

# Steht in den anderen Sätzen.
cards-passed = { $count ->
    [one] { NUMBER($count, as: "words", gender: "f") } Karte
   *[other] { NUMBER($count, as: "words") } Karten
}

# A trick was taken.
# $who (Seat): who took it
took-trick = { YOU($who) ->
    [you] Der Stich geht an dich.
   *[other] Der Stich geht an { NAME($who) }.
}

# A trick was taken that is worth something.
# $who (Seat): who took it
# $worth (Message): its worth, such as “2 penalty points”
took-trick-worth = { YOU($who) ->
    [you] Der Stich geht an dich: { $worth }.
   *[other] Der Stich geht an { NAME($who) }: { $worth }.
}

# A line of the score sheet.
# $who (Seat): who got the points
# $points (Points): the points
# $why (Message): what they are for, such as “Queen of spades”
got-points = { CAPITAL($why) }: { POINTS($points) } für { NAME($who, case: "acc") }.

# A deal was scored.
# $deal (Count): its number, from 1
# $scores (List): what each player got, such as “Berta got 3 points”
scored = Ende von Runde { $deal }: { LIST($scores, capital: "yes") }.

# A deal was scored in which nobody got points.
# $deal (Count): its number, from 1
scored-nothing = Ende von Runde { $deal }: Niemand bekommt Punkte.

# A deal was scored in which nobody got penalty points.
# $deal (Count): its number, from 1
scored-no-penalty = Ende von Runde { $deal }: Niemand bekommt Strafpunkte.

# An item of the list in “scored”.
# $who (Seat): who got the points
# $points (Points): the points
got = { YOU($who) ->
    [you] du bekommst { POINTS($points) }
   *[other] { NAME($who) } bekommt { POINTS($points) }
}

# An item of the list in “scored”, where the lowest score wins.
# $who (Seat): who got the points
# $points (Points): the penalty points
got-penalty = { YOU($who) ->
    [you] du bekommst { POINTS($points, kind: "penalty") }
   *[other] { NAME($who) } bekommt { POINTS($points, kind: "penalty") }
}

# An action in secret.
# $who (Seat): who chose
# $count (Count): how many cards
chose-in-secret = { YOU($who) ->
    [you] Du hast verdeckt { cards-passed } gewählt.
   *[other] { NAME($who) } hat verdeckt { cards-passed } gewählt.
}

# Any action, told as a sentence.
# $action (Message): the action as done, such as “Berta played the ten of hearts”
acted = { $action }.
