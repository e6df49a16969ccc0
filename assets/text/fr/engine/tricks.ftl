### Jeux de plis : les phrases qu’ils ont en commun.
###
### Une action a trois formes. L’ordre commence une phrase ou sert de bouton : « Jouer le dix de cœur ». Le récit est une
### phrase sans point : « Berta a joué le dix de cœur ». Le nom se place au milieu d’une phrase : « le dix de cœur »,
### « piocher une carte ».

play = Jouez { CARD($card, article: "def") }

played = { YOU($who) ->
    [you] Vous avez joué { CARD($card, article: "def") }
   *[other] { NAME($who) } a joué { CARD($card, article: "def") }
}

playing = { CARD($card, article: "def") }

follow = Vous devez fournir à { SUIT($suit) }.

## Prompts

leads = { YOU($who) ->
    [you] À vous d’entamer
   *[other] À { NAME($who) } d’entamer
}

plays = { YOU($who) ->
    [you] À vous de jouer
   *[other] À { NAME($who) } de jouer
}

lead-any = À vous d’entamer : jouez n’importe quelle carte

none-of-suit = Pas de { SUIT($suit) } en main : jouez n’importe quelle carte

follow-suit = À vous : fournissez à { SUIT($suit) }

## What lies on the table

tricks-taken = { $count ->
    [one] { $count } pli
   *[other] { $count } plis
}

still-out = Encore en jeu : { LIST($items, kind: "plain") }

card-out = { CARD($card, as: "symbol") }

hearts-out = { $count ->
    [one] { $count } cœur
   *[other] { $count } cœurs
}

clubs-out = { $count ->
    [one] { $count } trèfle
   *[other] { $count } trèfles
}

tricks-to-last = { $count ->
    [one] Le prochain pli est le dernier
   *[other] Encore { $count } plis avant le dernier
}

the-last-trick = Le dernier pli
