### The record of a game as text, as exported from the window and printed by `misere record`.

players = Giocatori: { NAMES($all) }
house-rules = Regole della casa:
deal-code = Codice carte: { $code }
continued = Ripresa da un’altra partita
undone = { $count ->
    [one] Annullata: { $count } decisione
   *[other] Annullate: { $count } decisioni
}
deal = Smazzata { $deal }: { YOU($dealer) ->
    [you] dai le carte tu
   *[other] dà le carte { NAME($dealer) }
}
deal-with-card = Smazzata { $deal }: { YOU($dealer) ->
    [you] dai le carte tu
   *[other] dà le carte { NAME($dealer) }
}; in tavola c’è { CARD($card, article: "def") }
deal-of-game = Smazzata { $deal }: { YOU($dealer) ->
    [you] dai le carte tu
   *[other] dà le carte { NAME($dealer) }
}. { $title }
# A line with the hand that a player was dealt.
# $who (Seat): the player
# $cards (Name): the cards by suit, written as on their corners
hand = { NAME($who) }: { $cards }

trick = { LIST($plays, kind: "plain") }; { YOU($winner) ->
    [you] prendi tu
   *[other] prende { NAME($winner) }
}
play = { NAME($who) } { CARD($card, as: "symbol") }
play-and-name = { NAME($who) } { CARD($card, as: "symbol") } ({ $named })
scores = Punti: { LIST($list, kind: "plain") }
totals = Totali: { LIST($list, kind: "plain") }
score = { NAME($who) } { POINTS($score, kind: "number") }
winner-lowest = { YOU($winner) ->
    [you] Vinci tu, con meno punti di tutti.
   *[other] Vince { NAME($winner) }, con meno punti di tutti.
}
winner-highest = { YOU($winner) ->
    [you] Vinci tu, con più punti di tutti.
   *[other] Vince { NAME($winner) }, con più punti di tutti.
}
winners-lowest = Vittoria a pari merito, con meno punti di tutti: { NAMES($winners) }.
winners-highest = Vittoria a pari merito, con più punti di tutti: { NAMES($winners) }.
