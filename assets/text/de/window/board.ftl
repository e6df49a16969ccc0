### Der Tisch: was über dem Blatt und neben den Karten steht.

takes-trick = { YOU($who) ->
    [you] Der Stich geht an dich
   *[other] Der Stich geht an { NAME($who) }
}

takes-trick-worth = { YOU($who) ->
    [you] Der Stich geht an dich: { $worth }
   *[other] Der Stich geht an { NAME($who) }: { $worth }
}

choose-one-of = Such aus: { $place }

pick-first = Wähl zuerst eine Karte.
all-chosen = { $prompt }: alle gewählt

chosen = { $prompt }: { $chosen } gewählt, noch { $missing }

already-chosen = { $count ->
    [one] Du hast schon { $count } Karte gewählt. Nimm sie erst zurück.
   *[other] Du hast schon { $count } Karten gewählt. Nimm erst eine zurück.
}

## Where a card lies, spoken by screen readers

card-of = { YOU($who) ->
    [you] deine Karte
   *[other] die Karte von { NAME($who, case: "dat") }
}

card-by = { CARD($card) } von { NAME($who, case: "dat") }

row-and-column = Reihe { $row }, Spalte { $column }

place-of = { $place } von { $count }

moved-to = { CARD($card, capital: "yes") }, { $place } von { $count }

## Names of cards and places, spoken by screen readers

card = { CARD($card) }

card-name = { CARD($card, capital: "yes") }

suit = { SUIT($suit) }

name-suit = { SUIT($suit) } ansagen

place-at = Platz { $row } { $column }

covered-card = Zugedeckte Karte auf { $row } { $column }

top-of = Oberste Karte: { $pile }

label = { CAPITAL($words) }

slot = Fach { $number } von { $count }: { CARD($card) }

empty-slot = Fach { $number } von { $count }: leer

your-choices = Deine Möglichkeiten

## The state of a card, after its place

facts = { LIST($facts, kind: "plain") }

suggested = empfohlen
just-received = gerade bekommen
combined = in einer Kombination
matched = passt
placed-last = zuletzt gelegt
picked-up = aufgenommen
is-chosen = gewählt
takes-the-trick = macht den Stich
is-explained = wird gerade erklärt
can-be-asked-about = wähl sie aus, um zu hören, warum sie gespielt wurde
playable = spielbar
not-playable = nicht spielbar

not-playable-because = nicht spielbar: { $reason }

in-combinations = { $count ->
    [one] in Kombination { LIST($letters) }
   *[other] in den Kombinationen { LIST($letters) }
}

combination = { $letter }

## The whole table, read out on request

whole-table = { LIST($parts, kind: "sentences") }

part = { STOP($words) }

zone = { CAPITAL($label) }: { $content }

zone-with-note = { CAPITAL($label) } ({ $note }): { $content }

content = { LIST($items, kind: "plain") }

nothing = nichts

face-down = { $count ->
    [one] { $count } verdeckte Karte
   *[other] { $count } verdeckte Karten
}

scores = Punkte: { LIST($scores, kind: "semicolons") }

score = { $name } { $score }

score-with-note = { $name } { $score }, { $note }

points = { POINTS($points) }

penalty-points = { POINTS($points, kind: "penalty") }

values = { $heading }: { LIST($rows, kind: "plain") }

value = { $name } { $value }

## The plates of players

dealer = Hat gegeben

dealer-badge = G

plate = { LIST($facts, kind: "plain") }

player = { $name }

is-dealer = hat gegeben
to-play = ist dran
