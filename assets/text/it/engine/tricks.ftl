### Trick games: sentences that they share.

play = Gioca { CARD($card, article: "def") }
played = { YOU($who) ->
    [you] Hai giocato { CARD($card, article: "def") }
   *[other] { NAME($who) } ha giocato { CARD($card, article: "def") }
}
playing = { CARD($card, article: "def") }
follow = Devi rispondere a { SUIT($suit) }.

## Prompts

leads = { YOU($who) ->
    [you] Apri tu
   *[other] Apre { NAME($who) }
}
plays = { YOU($who) ->
    [you] Tocca a te
   *[other] Tocca { NAME($who, case: "a") }
}
lead-any = Apri tu: gioca quello che vuoi
none-of-suit = Non hai { SUIT($suit) }: gioca quello che vuoi
follow-suit = Tocca a te: rispondi a { SUIT($suit) }

## What lies on the table

tricks-taken = { $count ->
    [one] { $count } presa
   *[other] { $count } prese
}

still-out = Ancora in gioco: { LIST($items, kind: "plain") }

card-out = { CARD($card, as: "symbol") }

hearts-out = { $count ->
    [one] { $count } carta di cuori
   *[other] { $count } cuori
}

clubs-out = { $count ->
    [one] { $count } carta di fiori
   *[other] { $count } fiori
}

tricks-to-last = { $count ->
    [one] La prossima presa è l’ultima
   *[other] Ancora { $count } prese prima dell’ultima
}

the-last-trick = L’ultima presa
