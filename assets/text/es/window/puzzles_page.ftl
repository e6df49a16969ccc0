puzzles = Problemas

find-the-card = Encuentra la mejor jugada

about = Cada problema es una posición en la que una jugada es claramente la mejor. Encuéntrala.

puzzles-of = Problemas: { $title }

other-games = Otros juegos

next-puzzle = Otro problema

easy-of-game = { $title }, problema { $number }, fácil

medium-of-game = { $title }, problema { $number }, medio

hard-of-game = { $title }, problema { $number }, difícil

no-puzzles = Aún no hay problemas

no-puzzles-of-theme = Ninguno de este tipo

solved = { $solved } de { $all } resueltos

easy = Fáciles

medium = Medios

hard = Difíciles

found-here = De este ordenador

solved-puzzle = Problema { $number }, { $grade }, resuelto

unsolved-puzzle = Problema { $number }, { $grade }, sin resolver

grade-easy = fácil

grade-medium = medio

grade-hard = difícil

back-today = De vuelta hoy

## What the person’s tries tell

puzzle-of-day = Problema del día

solved-of-day = { $puzzle }, resuelto

rating = Puntuación { $rating } ± { $margin }

rating-early = Verás tu puntuación tras unos problemas más

rating-after = Tu puntuación: { $rating } ± { $margin } ({ NUMBER($change, sign: "always") })

solves-like = A la primera das con la solución más o menos tantas veces como el nivel { LIST($levels, kind: "or") }.

solves-between = A la primera das con la solución más veces que el nivel { $low } y menos que el nivel { $high }.

solves-more = A la primera das con la solución más veces que el nivel { $level }.

solves-less = A la primera das con la solución menos veces que el nivel { $level }.

rating-stays = Tu puntuación sigue en { $rating } ± { $margin }: solo cuenta el primer intento en cada problema.

return-today = { $count ->
    [0] hoy no vuelve ningún problema
    [one] hoy vuelve { $count } problema
   *[other] hoy vuelven { $count } problemas
}

days-in-a-row = { $days ->
    [one] Primer día
   *[other] { $days } días seguidos
}

returns = { $days ->
    [0] Este problema vuelve hoy mismo.
    [one] Este problema vuelve mañana.
   *[other] Este problema vuelve dentro de { $days } días.
}

themes = Tema: { LIST($themes, kind: "plain") }

theme = Tema

all-themes = Todos los temas

export-tries = Exportar…

export-tries-help = Guarda tus intentos como tabla para hojas de cálculo (CSV)

tries-file-name = Problemas de Misère

reset-tries = Borrar

reset-tries-help = Borra tus intentos, tu puntuación y qué problemas están resueltos

tries-reset = Intentos borrados

undo = Deshacer

tries-unreadable = No se pueden leer tus intentos. { $error }

damaged-tries = { $count ->
    [one] { $count } línea de tries.jsonl no se puede leer
   *[other] { $count } líneas de tries.jsonl no se pueden leer
}. Las demás cuentan.

## La búsqueda de problemas nuevos

new-puzzles = Problemas nuevos

method = El ordenador juega contra sí mismo, y el Maestro busca posiciones en las que una jugada sea claramente la mejor. Puede tardar varios minutos; mientras tanto, puedes jugar o resolver problemas.

find = Buscar problemas

find-alike = Más como este

searching = { $found ->
    [one] { $found } encontrado
   *[other] { $found } encontrados
} de { $wanted }, { $deals ->
    [one] { $deals } mano examinada
   *[other] { $deals } manos examinadas
}

cancel = Cancelar

found = { $count ->
    [one] { $count } problema nuevo encontrado.
   *[other] { $count } problemas nuevos encontrados.
}

search-ended = La búsqueda ha acabado antes de tiempo: { $error }

search-failed = La búsqueda ha acabado antes de tiempo por un fallo.

search-of-game = { $title }: { $result }

show = Ver

unreadable = No se han podido leer los problemas encontrados en este ordenador. Su archivo sigue como estaba. { $error }

## El panel

puzzle-number = Problema { $number } de { $count }, { $grade }

find-the-play = Encuentra la jugada

fewest-penalty-points = ¿Con qué jugada te caen menos puntos en contra, de media?

most-points = ¿Con qué jugada sacas más puntos, de media?

facts = { LIST($facts, kind: "dots") }

facts-alone = { LIST($facts, kind: "dots", capital: "yes") }

question-spoken = Encuentra la jugada. { $question }

show-answer = Ver solución

ends-streak = Con eso termina la racha.

back-to-puzzle = Volver al problema

previous-trick = Baza anterior

story = La mano hasta ahora

skip = Saltar

try-again = Reintentar

play-on = Seguir desde aquí

costs-more = { CAPITAL($choice) } cuesta cerca de { $points ->
    [one] { $points } punto en contra
   *[other] { $points } puntos en contra
} más que la mejor jugada.

brings-fewer = { CAPITAL($choice) } da cerca de { $points ->
    [one] { $points } punto
   *[other] { $points } puntos
} menos que la mejor jugada.

try-another = Prueba otra.

answer-and-reason = { $choice }. { $reason }

answer = { $choice }.

extra-penalty-points = Puntos en contra de más

points-lost = Puntos perdidos

your-try = { CAPITAL($choice) }, tu intento

choice = { CAPITAL($choice) }

best = la mejor

loss = { $points }

loss-and-margin = { $points } ± { $margin }

unlisted = { $count ->
    [one] Otra cuesta { $points } o más.
   *[other] Otras { $count } cuestan { $points } o más.
}

margin = Medias de muchos repartos posibles; ± es el margen de error del 95 %.

cannot-be-shown = No se puede mostrar este problema: { $error }.


my-mistakes = Mis errores

about-mistakes = Las jugadas que un análisis ve claramente peores que otra vuelven aquí a los dos días.

mistakes-due = { $count ->
    [0] hoy no vuelve ningún error
    [one] hoy vuelve { $count } error
   *[other] hoy vuelven { $count } errores
}

mistakes-waiting = { $count ->
    [0] ninguno nuevo
    [one] { $count } nuevo en los próximos dos días
   *[other] { $count } nuevos en los próximos dos días
}

mistake = Error { $number }

learned-mistake = Error { $number }, superado

mistake-number = Error { $number } de { $count }

what-would-you-play = ¿Qué jugarías?

remove-mistake = Quitar

mistake-removed = Error quitado

mistakes-unreadable = No se pueden leer tus errores. { $error }

damaged-mistakes = { $count ->
    [one] { $count } línea de mistakes.jsonl no se puede leer
   *[other] { $count } líneas de mistakes.jsonl no se pueden leer
}. Las demás cuentan.


streak = Racha

about-streak = De fácil a difícil, hasta el primer fallo; hoy, la misma para todos

streak-standing = hoy { $today }, récord { $best }

streak-ended = La racha ha terminado. Resueltos: { $today }, mejor racha: { $best }

streak-again = Mañana habrá una nueva.

streak-number = Racha: problema { $number } de { $count }
