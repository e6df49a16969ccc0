takes-trick = { YOU($who) ->
    [you] Te llevas la baza
   *[other] { NAME($who) } se lleva la baza
}

takes-trick-worth = { YOU($who) ->
    [you] Te llevas la baza: { $worth }
   *[other] { NAME($who) } se lleva la baza: { $worth }
}

choose-one-of = Elige uno de los { $place }

pick-first = Elige antes una carta.
all-chosen = { $prompt }: ya están

chosen = { $prompt }: van { $chosen }, { $missing ->
    [one] falta { $missing }
   *[other] faltan { $missing }
}

already-chosen = { $count ->
    [one] Ya hay { $count } carta elegida.
   *[other] Ya hay { $count } cartas elegidas.
} Devuelve antes una.

## Dónde está una carta

card-of = { YOU($who) ->
    [you] tu carta
   *[other] la carta de { NAME($who) }
}

card-by = { YOU($who) ->
    [you] { CARD($card) }, tu carta
   *[other] { CARD($card) }, de { NAME($who) }
}

row-and-column = fila { $row }, columna { $column }

place-of = { $place } de { $count }

moved-to = { CARD($card, capital: "yes") }, { $place } de { $count }

## Nombres de cartas y sitios

card = { CARD($card) }

card-name = { CARD($card, capital: "yes") }

suit = { SUIT($suit) }

name-suit = Pedir { SUIT($suit) }

place-at = Casilla { $row } { $column }

covered-card = Casilla tapada { $row } { $column }

top-of = Carta de arriba: { $pile }

label = { CAPITAL($words) }

slot = Hueco { $number } de { $count }: { CARD($card) }

empty-slot = Hueco { $number } de { $count }: vacío

your-choices = Tus opciones

## Cómo está una carta

facts = { LIST($facts, kind: "plain") }

suggested = sugerida
just-received = recién recibida
combined = en una combinación
matched = parte de una coincidencia
placed-last = recién puesta
picked-up = cogida
is-chosen = elegida
takes-the-trick = se lleva la baza
is-explained = se está explicando
can-be-asked-about = elígela para oír por qué se jugó
playable = se puede jugar
not-playable = no se puede jugar

not-playable-because = no se puede jugar: { $reason }

in-combinations = { $count ->
    [one] en la combinación { LIST($letters) }
   *[other] en las combinaciones { LIST($letters) }
}

combination = { $letter }

## Toda la mesa en voz alta

whole-table = { LIST($parts, kind: "sentences") }

part = { STOP($words) }

zone = { CAPITAL($label) }: { $content }

zone-with-note = { CAPITAL($label) } ({ $note }): { $content }

content = { LIST($items, kind: "plain") }

nothing = nada

face-down = { $count ->
    [one] { $count } carta boca abajo
   *[other] { $count } cartas boca abajo
}

scores = Tanteo: { LIST($scores, kind: "semicolons") }

score = { $name } { $score }

score-with-note = { $name } { $score }, { $note }

points = { POINTS($points) }

penalty-points = { POINTS($points, kind: "penalty") }

values = { $heading }: { LIST($rows, kind: "plain") }

value = { $name } { $value }

## Las placas de los jugadores

dealer = Reparte en esta mano

dealer-badge = R

plate = { LIST($facts, kind: "plain") }

player = { $name }

is-dealer = quien reparte
to-play = con el turno
