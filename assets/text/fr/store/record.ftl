### Le compte rendu d’une partie en texte, exporté de la fenêtre ou écrit par `misere record`.

players = Joueurs : { NAMES($all) }

house-rules = Règles maison :

deal-code = Code de donne : { $code }

continued = Suite d’une autre partie

undone = { $count ->
    [one] Annulation : { $count } décision
   *[other] Annulation : { $count } décisions
}

deal = { YOU($dealer) ->
    [you] Donne { $deal } : vous avez distribué
   *[other] Donne { $deal } : { NAME($dealer) } a distribué
}

deal-with-card = { YOU($dealer) ->
    [you] Donne { $deal } : vous avez distribué ; sur la table, { CARD($card, article: "def") }
   *[other] Donne { $deal } : { NAME($dealer) } a distribué ; sur la table, { CARD($card, article: "def") }
}

deal-of-game = { YOU($dealer) ->
    [you] Donne { $deal } : vous avez distribué. { $title }
   *[other] Donne { $deal } : { NAME($dealer) } a distribué. { $title }
}

# A line with the hand that a player was dealt.
# $who (Seat): the player
# $cards (Name): the cards by suit, written as on their corners
hand = { NAME($who) } : { $cards }

trick = { YOU($winner) ->
    [you] { LIST($plays, kind: "plain") } ; pli pour vous
   *[other] { LIST($plays, kind: "plain") } ; pli pour { NAME($winner) }
}

play = { NAME($who) } { CARD($card, as: "symbol") }

play-and-name = { NAME($who) } { CARD($card, as: "symbol") } ({ $named })

scores = Scores : { LIST($list, kind: "plain") }

totals = Totaux : { LIST($list, kind: "plain") }

score = { NAME($who) } { POINTS($score, kind: "number") }

winner-lowest = { YOU($winner) ->
    [you] Vous gagnez. Le plus petit score l’emporte.
   *[other] { NAME($winner) } gagne. Le plus petit score l’emporte.
}

winner-highest = { YOU($winner) ->
    [you] Vous gagnez. Le plus grand score l’emporte.
   *[other] { NAME($winner) } gagne. Le plus grand score l’emporte.
}

winners-lowest = Victoire partagée : { NAMES($winners) }. Le plus petit score l’emporte.

winners-highest = Victoire partagée : { NAMES($winners) }. Le plus grand score l’emporte.
