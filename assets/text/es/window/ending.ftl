game-over = Fin de la partida

winner = { YOU($who) ->
    [you] Has ganado
   *[other] Gana { NAME($who) }
}

winners = Victoria compartida: { NAMES($winners) }

leader = { YOU($who) ->
    [you] Vas en cabeza
   *[other] { NAME($who) } va en cabeza
}

leaders = Empatados en cabeza: { NAMES($leaders) }

evening-winner = { YOU($who) ->
    [you] Has ganado la velada
   *[other] { NAME($who) } gana la velada
}

evening-winners = Victoria compartida en la velada: { NAMES($winners) }

shared-victory = Victoria compartida

place = Has quedado en { $place ->
    [1] primer
    [2] segundo
    [3] tercer
    [4] cuarto
    [5] quinto
   *[other] sexto
} lugar entre { NUMBER($players, as: "words") }

shared-place = Compartes el { $place ->
    [2] segundo
    [3] tercer
    [4] cuarto
    [5] quinto
   *[other] sexto
} puesto

ahead = { POINTS($points) } de ventaja

behind = A { POINTS($points) } de la victoria

you-are-behind = A { POINTS($points) } de la cabeza

best-in = Mejor resultado en { $best } de { $deals }

gained = { POINTS($points, kind: "number", sign: "always") }

other-reasons = { $count } más

rivalry = Contra { NAME($who) } hasta ahora: { $ahead ->
    [one] { $ahead } vez por delante
   *[other] { $ahead } veces por delante
}, { $behind } por detrás

clean = Sin un solo punto en contra

all-level = Todos empatados

## Las cartas que decidieron

placed = { $place }: { YOU($who) ->
    [you] Tú
   *[other] { NAME($who) }
}, { POINTS($points) }

done = Listo

choose-face = Elige tu cara

decided = Lo que ha sido decisivo

cost-most = Lo que más te ha costado

key-moment = Un momento clave

best-play = Tu mejor jugada

outcome = { $who }: { LIST($parts, kind: "dots") }

trick = Baza { $trick }

trick-of-deal = Mano { $deal }, baza { $trick }

trick-of-round = Ronda { $round }, baza { $trick }

whose = { YOU($who) ->
    [you] Tú
   *[other] { NAME($who) }
}

points = { POINTS($points) }

penalty-points = { POINTS($points, kind: "penalty") }

whose-all = { NAMES($who) }

points-each = { POINTS($points) } por cabeza

penalty-points-each = { POINTS($points, kind: "penalty") } por cabeza

look-again = Volver a ver este momento en el análisis

## Lo especial

first-win = Tu primera victoria en { $title }

best = Tu mejor resultado en { $title }

streak = { NUMBER($count, as: "words", gender: "f", capital: "yes") } victorias seguidas

comeback = A mitad de partida en el último puesto, al final en el primero

medal = Medalla de { $title }: { $done } de { $all } pasos

next-step = Siguiente paso: «{ $goal }»

play-today = Partida del día: { $title }

without-points = Solo tú te has librado de puntos en contra

## Los momentos que merecen otra mirada

story = Así ha ido la partida

looking = Buscando los momentos decisivos: { $percent } %

nothing-mattered = Ninguna decisión ha pesado mucho por sí sola.

mistakes = { LIST($marks) }

no-mistakes = No se han encontrado errores

best-decision = La mejor decisión: cualquier otra habría costado cerca de { $points ->
    [one] { $points } punto
   *[other] { $points } puntos
}

good-decision = Una buena decisión: cualquier otra habría costado cerca de { $points ->
    [one] { $points } punto
   *[other] { $points } puntos
}

costliest-decision = Tu decisión más cara: ha costado cerca de { $points ->
    [one] { $points } punto
   *[other] { $points } puntos
}

costly-decision = Una decisión que ha costado cerca de { $points ->
    [one] { $points } punto
   *[other] { $points } puntos
}

close-decision = Decisión reñida: otras jugadas valían casi lo mismo

moment-place = { $deal }. { $action }

moment = { $what }. { $place }

learn = Aprender de tus errores
