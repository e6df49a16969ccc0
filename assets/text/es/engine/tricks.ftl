### Juegos de bazas: frases comunes.

play = Juega { CARD($card, article: "def") }

played = { YOU($who) ->
    [you] Has jugado { CARD($card, article: "def") }
   *[other] { NAME($who) } ha jugado { CARD($card, article: "def") }
}

playing = { CARD($card, article: "def") }

follow = Tienes que asistir: han salido { SUIT($suit) }.

leads = { YOU($who) ->
    [you] Sales tú
   *[other] Sale { NAME($who) }
}

plays = { YOU($who) ->
    [you] Te toca
   *[other] Le toca a { NAME($who) }
}

lead-any = Sales tú: vale cualquier carta

none-of-suit = No llevas { SUIT($suit) }: vale cualquier carta

follow-suit = Te toca: asiste a { SUIT($suit) }

tricks-taken = { $count ->
    [one] { $count } baza
   *[other] { $count } bazas
}

still-out = Por jugar: { LIST($items, kind: "plain") }

card-out = { CARD($card, as: "symbol") }

hearts-out = { $count ->
    [one] { $count } corazón
   *[other] { $count } corazones
}

clubs-out = { $count ->
    [one] { $count } trébol
   *[other] { $count } tréboles
}

tricks-to-last = { $count ->
    [one] La próxima baza es la última
   *[other] Faltan { $count } bazas para la última
}

the-last-trick = La última baza
