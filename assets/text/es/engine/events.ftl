### Lo que pasa en la mesa, contado a quien no la ve.

deal = { YOU($dealer) ->
    [you] Mano { $deal }: repartes tú.
   *[other] Mano { $deal }: reparte { NAME($dealer) }.
}

deal-with-card = { YOU($dealer) ->
    [you] Mano { $deal }: repartes tú y en la mesa queda boca arriba { CARD($card, article: "def") }.
   *[other] Mano { $deal }: reparte { NAME($dealer) } y en la mesa queda boca arriba { CARD($card, article: "def") }.
}

passed-known = { YOU($from) ->
    [you] Le has pasado a { NAME($to, case: "prep") } { CARDS($cards, article: "def") }.
   *[other] { YOU($to) ->
        [you] { NAME($from) } te ha pasado { CARDS($cards, article: "def") }.
       *[other] { NAME($from) } le ha pasado a { NAME($to) } { CARDS($cards, article: "def") }.
    }
}

passed = { $count ->
    [0] { passed-nothing }
   *[other] { passed-some }
}

passed-some = { YOU($from) ->
    [you] Le has pasado a { NAME($to, case: "prep") } { some-cards }.
   *[other] { YOU($to) ->
        [you] { NAME($from) } te ha pasado { some-cards }.
       *[other] { NAME($from) } le ha pasado a { NAME($to) } { some-cards }.
    }
}

passed-nothing = { YOU($from) ->
    [you] No le has pasado ninguna carta a { NAME($to, case: "prep") }.
   *[other] { YOU($to) ->
        [you] { NAME($from) } no te ha pasado ninguna carta.
       *[other] { NAME($from) } no le ha pasado ninguna carta a { NAME($to) }.
    }
}

some-cards = { $count ->
    [0] ninguna carta
    [one] { NUMBER($count, as: "words", gender: "f") } carta
   *[other] { NUMBER($count, as: "words", gender: "f") } cartas
}

drew-known-from-stock = { YOU($who) ->
    [you] Has robado del mazo { CARDS($cards, article: "def") }.
   *[other] { NAME($who) } ha robado del mazo { CARDS($cards, article: "def") }.
}

drew-known-from-pile = { YOU($who) ->
    [you] Has cogido de los descartes { CARDS($cards, article: "def") }.
   *[other] { NAME($who) } ha cogido de los descartes { CARDS($cards, article: "def") }.
}

drew-known-from-packet = { YOU($who) ->
    [you] Has cogido del paquete { CARDS($cards, article: "def") }.
   *[other] { NAME($who) } ha cogido del paquete { CARDS($cards, article: "def") }.
}

drew-from-stock = { YOU($who) ->
    [you] Has robado { some-cards } del mazo.
   *[other] { NAME($who) } ha robado { some-cards } del mazo.
}

drew-from-packet = { YOU($who) ->
    [you] Has cogido { some-cards } del paquete.
   *[other] { NAME($who) } ha cogido { some-cards } del paquete.
}

took-trick = { YOU($who) ->
    [you] Te llevas la baza.
   *[other] { NAME($who) } se lleva la baza.
}

took-trick-worth = { YOU($who) ->
    [you] Te llevas la baza: { $worth }.
   *[other] { NAME($who) } se lleva la baza: { $worth }.
}

got-points = { YOU($who) ->
    [you] { CAPITAL($why) }: { POINTS($points) } para ti.
   *[other] { CAPITAL($why) }: { POINTS($points) } para { NAME($who) }.
}

scored = Fin de la mano { $deal }: { LIST($scores) }.

scored-nothing = Fin de la mano { $deal }: nadie se apunta puntos.

scored-no-penalty = Fin de la mano { $deal }: nadie se apunta puntos en contra.

got = { YOU($who) ->
    [you] te apuntas { POINTS($points) }
   *[other] { NAME($who) } se apunta { POINTS($points) }
}

got-penalty = { YOU($who) ->
    [you] te apuntas { POINTS($points, kind: "penalty") }
   *[other] { NAME($who) } se apunta { POINTS($points, kind: "penalty") }
}

chose-in-secret = { YOU($who) ->
    [you] Has elegido en secreto: { some-cards }.
   *[other] { NAME($who) } ha elegido en secreto: { some-cards }.
}

acted = { $action }.
