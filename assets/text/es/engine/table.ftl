### Lo que dice cualquier juego en la mesa.

turn-of = { YOU($who) ->
    [you] Te toca.
   *[other] Le toca a { NAME($who) }.
}

acted-in-secret = { YOU($who) ->
    [you] Has elegido en secreto
   *[other] { NAME($who) } ha elegido en secreto
}

explained = { $action }. { $reason }

fact = { $label }: { $value }

fact-reading-on = { $label } { $value }

fact-deal = Mano
fact-game-ends = Fin
fact-game-ended = Partida acabada al llegar

number = { $number }

number-of = { $number } de { $of }

at-points = a { POINTS($points, kind: "number") }

at-penalty-points = a { POINTS($points, kind: "penalty") }

your-hand = tus cartas

hand-of = las cartas de { NAME($who, case: "prep") }

the-trick = la baza
the-stock = el mazo
the-discard-pile = los descartes

cards = { $count ->
    [one] { $count } carta
   *[other] { $count } cartas
}

lines = { LIST($lines, kind: "lines") }

last-card-of-yours = Es tu última carta.
last-card = Es la última carta.

you = Tú

seat-number = Asiento { $number }
