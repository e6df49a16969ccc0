### What happens at the table, told to people who cannot see it: screen readers, and records of games.

deal = Smazzata { $deal }: { YOU($dealer) ->
    [you] dai le carte tu.
   *[other] dà le carte { NAME($dealer) }.
}
deal-with-card = Smazzata { $deal }: { YOU($dealer) ->
    [you] dai le carte tu.
   *[other] dà le carte { NAME($dealer) }.
} In tavola c’è { CARD($card, article: "def") }.

## Cards passed. The preposition is that of the name: “a Berta”, “ad Anna”, “a te”.

passed-known = { YOU($from) ->
    [you] Hai passato { NAME($to, case: "a") } { CARDS($cards, article: "def") }.
   *[other] { YOU($to) ->
        [you] { NAME($from) } ti ha passato { CARDS($cards, article: "def") }.
       *[other] { NAME($from) } ha passato { NAME($to, case: "a") } { CARDS($cards, article: "def") }.
    }
}
passed = { YOU($from) ->
    [you] Hai passato { NAME($to, case: "a") } { $count ->
        [one] { NUMBER($count, as: "words", gender: "f") } carta.
       *[other] { NUMBER($count, as: "words", gender: "f") } carte.
    }
   *[other] { YOU($to) ->
        [you] { NAME($from) } ti ha passato { $count ->
            [one] { NUMBER($count, as: "words", gender: "f") } carta.
           *[other] { NUMBER($count, as: "words", gender: "f") } carte.
        }
       *[other] { NAME($from) } ha passato { NAME($to, case: "a") } { $count ->
            [one] { NUMBER($count, as: "words", gender: "f") } carta.
           *[other] { NUMBER($count, as: "words", gender: "f") } carte.
        }
    }
}
passed-nothing = { YOU($from) ->
    [you] Non hai passato carte { NAME($to, case: "a") }.
   *[other] { YOU($to) ->
        [you] { NAME($from) } non ti ha passato carte.
       *[other] { NAME($from) } non ha passato carte { NAME($to, case: "a") }.
    }
}

## Cards drawn

drew-known-from-stock = { YOU($who) ->
    [you] Hai pescato dal tallone { CARDS($cards, article: "def") }.
   *[other] { NAME($who) } ha pescato dal tallone { CARDS($cards, article: "def") }.
}
drew-known-from-pile = { YOU($who) ->
    [you] Hai pescato dagli scarti { CARDS($cards, article: "def") }.
   *[other] { NAME($who) } ha pescato dagli scarti { CARDS($cards, article: "def") }.
}
drew-known-from-packet = { YOU($who) ->
    [you] Hai preso dal pacchetto { CARDS($cards, article: "def") }.
   *[other] { NAME($who) } ha preso dal pacchetto { CARDS($cards, article: "def") }.
}
drew-from-stock = { YOU($who) ->
    [you] Hai pescato { $count ->
        [one] { NUMBER($count, as: "words", gender: "f") } carta
       *[other] { NUMBER($count, as: "words", gender: "f") } carte
    } dal tallone.
   *[other] { NAME($who) } ha pescato { $count ->
        [one] { NUMBER($count, as: "words", gender: "f") } carta
       *[other] { NUMBER($count, as: "words", gender: "f") } carte
    } dal tallone.
}
drew-from-packet = { YOU($who) ->
    [you] Hai preso { $count ->
        [one] { NUMBER($count, as: "words", gender: "f") } carta
       *[other] { NUMBER($count, as: "words", gender: "f") } carte
    } dal pacchetto.
   *[other] { NAME($who) } ha preso { $count ->
        [one] { NUMBER($count, as: "words", gender: "f") } carta
       *[other] { NUMBER($count, as: "words", gender: "f") } carte
    } dal pacchetto.
}

## Tricks and points

took-trick = { YOU($who) ->
    [you] Hai preso tu.
   *[other] Ha preso { NAME($who) }.
}
took-trick-worth = { YOU($who) ->
    [you] Hai preso tu: { $worth }.
   *[other] Ha preso { NAME($who) }: { $worth }.
}
got-points = { YOU($who) ->
    [you] { CAPITAL($why) }: { POINTS($points) } a te.
   *[other] { CAPITAL($why) }: { POINTS($points) } { NAME($who, case: "a") }.
}
scored = Fine della smazzata { $deal }: { LIST($scores) }.
scored-nothing = Fine della smazzata { $deal }: nessuno ha fatto punti.
scored-no-penalty = Fine della smazzata { $deal }: nessuno ha preso penalità.
got = { YOU($who) ->
    [you] { POINTS($points) } per te
   *[other] { POINTS($points) } per { NAME($who) }
}
got-penalty = { YOU($who) ->
    [you] { POINTS($points, kind: "penalty") } per te
   *[other] { POINTS($points, kind: "penalty") } per { NAME($who) }
}
chose-in-secret = { YOU($who) ->
    [you] { $count ->
        [0] In segreto, non hai scelto nessuna carta.
        [one] Hai scelto { NUMBER($count, as: "words", gender: "f") } carta in segreto.
       *[other] Hai scelto { NUMBER($count, as: "words", gender: "f") } carte in segreto.
    }
   *[other] { $count ->
        [0] In segreto, { NAME($who) } non ha scelto nessuna carta.
        [one] { NAME($who) } ha scelto { NUMBER($count, as: "words", gender: "f") } carta in segreto.
       *[other] { NAME($who) } ha scelto { NUMBER($count, as: "words", gender: "f") } carte in segreto.
    }
}
acted = { $action }.
