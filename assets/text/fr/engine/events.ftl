### Ce qui se passe à la table, raconté à qui ne la voit pas : lecteurs d’écran et comptes rendus de parties.

deal = { YOU($dealer) ->
    [you] Donne { $deal } : vous avez distribué.
   *[other] Donne { $deal } : { NAME($dealer) } a distribué.
}

deal-with-card = { YOU($dealer) ->
    [you] Donne { $deal } : vous avez distribué ; sur la table, { CARD($card, article: "def") }.
   *[other] Donne { $deal } : { NAME($dealer) } a distribué ; sur la table, { CARD($card, article: "def") }.
}

passed-known = { YOU($from) ->
    [you] Vous avez passé { CARDS($cards, article: "def") } à { NAME($to) }.
   *[other] { YOU($to) ->
        [you] { NAME($from) } vous a passé { CARDS($cards, article: "def") }.
       *[other] { NAME($from) } a passé { CARDS($cards, article: "def") } à { NAME($to) }.
    }
}

passed = { YOU($from) ->
    [you] Vous avez passé { some-cards } à { NAME($to) }.
   *[other] { YOU($to) ->
        [you] { NAME($from) } vous a passé { some-cards }.
       *[other] { NAME($from) } a passé { some-cards } à { NAME($to) }.
    }
}

passed-nothing = { YOU($from) ->
    [you] Vous n’avez rien passé à { NAME($to) }.
   *[other] { YOU($to) ->
        [you] { NAME($from) } ne vous a rien passé.
       *[other] { NAME($from) } n’a rien passé à { NAME($to) }.
    }
}

drew-known-from-stock = { YOU($who) ->
    [you] Vous avez pioché { CARDS($cards, article: "def") }.
   *[other] { NAME($who) } a pioché { CARDS($cards, article: "def") }.
}

drew-known-from-pile = { YOU($who) ->
    [you] Vous avez pris { CARDS($cards, article: "def") } à la défausse.
   *[other] { NAME($who) } a pris { CARDS($cards, article: "def") } à la défausse.
}

drew-known-from-packet = { YOU($who) ->
    [you] Vous avez pris { CARDS($cards, article: "def") } dans l’écart.
   *[other] { NAME($who) } a pris { CARDS($cards, article: "def") } dans l’écart.
}

drew-from-stock = { YOU($who) ->
    [you] Vous avez pioché { some-cards }.
   *[other] { NAME($who) } a pioché { some-cards }.
}

drew-from-packet = { YOU($who) ->
    [you] Vous avez pris { some-cards } dans l’écart.
   *[other] { NAME($who) } a pris { some-cards } dans l’écart.
}

# Used in other sentences.
some-cards = { $count ->
    [one] { NUMBER($count, as: "words", gender: "f") } carte
   *[other] { NUMBER($count, as: "words") } cartes
}

took-trick = { YOU($who) ->
    [you] Vous remportez le pli.
   *[other] { NAME($who) } remporte le pli.
}

took-trick-worth = { YOU($who) ->
    [you] Vous ramassez le pli : { $worth }.
   *[other] { NAME($who) } ramasse le pli : { $worth }.
}

got-points = { YOU($who) ->
    [you] { CAPITAL($why) } : { POINTS($points) } pour vous.
   *[other] { CAPITAL($why) } : { POINTS($points) } pour { NAME($who) }.
}

scored = Fin de la donne { $deal } : { LIST($scores) }.

scored-nothing = Fin de la donne { $deal } : personne ne marque.

scored-no-penalty = Fin de la donne { $deal } : personne ne prend de pénalité.

got = { YOU($who) ->
    [you] vous marquez { POINTS($points) }
   *[other] { NAME($who) } marque { POINTS($points) }
}

got-penalty = { YOU($who) ->
    [you] vous prenez { POINTS($points, kind: "penalty") }
   *[other] { NAME($who) } prend { POINTS($points, kind: "penalty") }
}

chose-in-secret = { YOU($who) ->
    [you] Vous avez choisi en secret : { some-cards }.
   *[other] { NAME($who) } a choisi en secret : { some-cards }.
}

acted = { $action }.
