players = Jugadores: { NAMES($all) }

house-rules = Reglas de la casa:

deal-code = Código de reparto: { $code }

continued = Viene de otra partida

undone = { $count ->
    [one] Deshecha: { $count } decisión
   *[other] Deshechas: { $count } decisiones
}

deal = { YOU($dealer) ->
    [you] Mano { $deal }: repartes tú
   *[other] Mano { $deal }: reparte { NAME($dealer) }
}

deal-with-card = { YOU($dealer) ->
    [you] Mano { $deal }: repartes tú y en la mesa queda boca arriba { CARD($card, article: "def") }
   *[other] Mano { $deal }: reparte { NAME($dealer) } y en la mesa queda boca arriba { CARD($card, article: "def") }
}

deal-of-game = { YOU($dealer) ->
    [you] Mano { $deal }: repartes tú. { $title }
   *[other] Mano { $deal }: reparte { NAME($dealer) }. { $title }
}

# A line with the hand that a player was dealt.
# $who (Seat): the player
# $cards (Name): the cards by suit, written as on their corners
hand = { NAME($who) }: { $cards }

trick = { YOU($winner) ->
    [you] { LIST($plays, kind: "plain") }; ganas tú
   *[other] { LIST($plays, kind: "plain") }; gana { NAME($winner) }
}

play = { NAME($who) } { CARD($card, as: "symbol") }

play-and-name = { NAME($who) } { CARD($card, as: "symbol") } ({ $named })

scores = Puntos: { LIST($list, kind: "plain") }

totals = Totales: { LIST($list, kind: "plain") }

score = { NAME($who) } { POINTS($score, kind: "number") }

winner-lowest = { YOU($winner) ->
    [you] Ganas tú, con el total más bajo.
   *[other] Gana { NAME($winner) }, con el total más bajo.
}

winner-highest = { YOU($winner) ->
    [you] Ganas tú, con el total más alto.
   *[other] Gana { NAME($winner) }, con el total más alto.
}

winners-lowest = Victoria compartida, con el total más bajo: { NAMES($winners) }.

winners-highest = Victoria compartida, con el total más alto: { NAMES($winners) }.
