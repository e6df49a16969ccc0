### Le tapis : ce qui est écrit au-dessus de la main et à côté des cartes.

takes-trick = { YOU($who) ->
    [you] Vous remportez le pli
   *[other] { NAME($who) } remporte le pli
}

takes-trick-worth = { YOU($who) ->
    [you] Vous ramassez le pli : { $worth }
   *[other] { NAME($who) } ramasse le pli : { $worth }
}

choose-one-of = Choisissez parmi { $place }

pick-first = Choisissez d’abord une carte.
all-chosen = { $prompt } : le compte y est

chosen = { $prompt } : { $chosen ->
    [one] { $chosen } choisie
   *[other] { $chosen } choisies
}, encore { $missing }

already-chosen = { $count ->
    [one] { $count } carte est déjà choisie. Reprenez-la d’abord.
   *[other] { $count } cartes sont déjà choisies. Reprenez-en d’abord une.
}

## Where a card lies, spoken by screen readers

card-of = { YOU($who) ->
    [you] votre carte
   *[other] la carte { NAME($who, case: "de") }
}

card-by = { YOU($who) ->
    [you] { CARD($card) } (vous)
   *[other] { CARD($card) } ({ NAME($who) })
}

row-and-column = rangée { $row }, colonne { $column }

place-of = { $place } sur { $count }

moved-to = { CARD($card, capital: "yes") }, { $place } sur { $count }

## Names of cards and places, spoken by screen readers

card = { CARD($card) }

card-name = { CARD($card, capital: "yes") }

suit = { SUIT($suit) }

name-suit = Annoncer { SUIT($suit) }

place-at = Case { $row } { $column }

covered-card = Carte couverte en { $row } { $column }

top-of = Dessus : { $pile }

label = { CAPITAL($words) }

slot = Emplacement { $number } sur { $count } : { CARD($card) }

empty-slot = Emplacement { $number } sur { $count } : vide

your-choices = Vos choix

## The state of a card, after its place

facts = { LIST($facts, kind: "plain") }

suggested = conseillée
just-received = tout juste reçue
combined = dans une combinaison
matched = dans un accord
placed-last = posée en dernier
picked-up = tenue en main
is-chosen = choisie
takes-the-trick = fait le pli
is-explained = expliquée en ce moment
can-be-asked-about = choisissez-la pour savoir pourquoi elle a été jouée
playable = jouable
not-playable = non jouable

not-playable-because = non jouable : { $reason }

in-combinations = { $count ->
    [one] dans la combinaison { LIST($letters) }
   *[other] dans les combinaisons { LIST($letters) }
}

combination = { $letter }

## The whole table, read out on request

whole-table = { LIST($parts, kind: "sentences") }

part = { STOP($words) }

zone = { CAPITAL($label) } : { $content }

zone-with-note = { CAPITAL($label) } ({ $note }) : { $content }

content = { LIST($items, kind: "plain") }

nothing = rien

face-down = { $count ->
    [one] { $count } carte face cachée
   *[other] { $count } cartes face cachée
}

scores = Scores : { LIST($scores, kind: "semicolons") }

score = { $name } { $score }

score-with-note = { $name } { $score }, { $note }

points = { POINTS($points) }

penalty-points = { POINTS($points, kind: "penalty") }

values = { $heading } : { LIST($rows, kind: "plain") }

value = { $name } { $value }

## The plates of players

dealer = Donneur de cette donne

dealer-badge = D

plate = { LIST($facts, kind: "plain") }

player = { $name }

is-dealer = a distribué
to-play = joue maintenant
