title = Estadísticas

not-kept = No se guardan resultados: en los ajustes está desactivado «Llevar estadísticas».

your-results = Tus resultados

no-results = Acaba una partida y aquí verás el resultado: cuántas veces ganas y cuántas ganarías solo con suerte, tus puntos y tus rachas, y tu destreza en las partidas que analices.

play = Jugar a { $title }

reset-done = Estadísticas borradas

undo = Deshacer

undo-reset = Recuperar

show-all = Ver todas

combine = Juntarlas

separate = Separarlas

export = Exportar…

export-help = Guarda estas partidas como tabla para hojas de cálculo (CSV)

file-name = Estadísticas de Misère

reset = Borrar

reset-help = Borra todos los resultados, también los que no se ven

games = { $count ->
    [one] { $count } partida
   *[other] { $count } partidas
}

games-of-people = { $count ->
    [one] { $count } partida, contada una vez por cada persona que jugó
   *[other] { $count } partidas, contadas una vez por cada persona que jugó
}

some-games = { $shown } de { $all ->
    [one] { $all } partida
   *[other] { $all } partidas
}

some-games-of-people = { $shown } de { $all ->
    [one] { $all } partida
   *[other] { $all } partidas
}; cada una cuenta una vez por persona que jugó

rules-together = Se cuentan juntas hasta { $most } versiones de las reglas de la casa.

rules-apart = Las distintas reglas de la casa van por separado.

no-match = Ninguna partida pasa estos filtros.

unreadable = No se pueden leer los resultados. { $error }

damaged = { $count ->
    [one] { $count } línea de results.jsonl no se puede leer
   *[other] { $count } líneas de results.jsonl no se pueden leer
}: { LIST($lines, kind: "plain") }. Las demás cuentan.

damaged-more = { $count ->
    [one] { $count } línea de results.jsonl no se puede leer
   *[other] { $count } líneas de results.jsonl no se pueden leer
}: { LIST($lines, kind: "plain") }… Las demás cuentan.

damaged-line = línea { $line } ({ $reason })

## Los filtros

game = Juego

all-games = Todos los juegos

opponents = Rivales

all-opponents = Todos los rivales

mixed-levels = Varios niveles

programs = Programas

people = Personas

period = Periodo

all-time = Todo

last-days = Últimos { $days } días

last-year = Último año

players = Jugadores

any-number = Los que sean

players-of-game = { $count ->
    [one] { $count } jugador
   *[other] { $count } jugadores
}

person = Persona

everyone = Todas

you = Tú

house-rules = Reglas de la casa

all-house-rules = Todas las reglas

usual-rules = Las de siempre

rules-of-game = { $title }: { $rules }

practice = Práctica

without-practice = Sin las de práctica

with-practice = Con las de práctica

## Una fila

against-level = contra nivel { $level }

against-mixed = contra varios niveles

against-programs = contra programas

with-people = con otras personas

against-with-rules = { $against }{ "  ·  " }{ $rules }

against-with-sets = { $against }{ "  ·  " }{ $sets } versiones de las reglas de la casa

share-won = { $share } % ganadas{ "  ·  " }solo con suerte { $chance } %

game-label = { $count ->
    [one] partida
   *[other] partidas
}

average-score = media

best-score = mejor total

in-a-row = { $longest } (ahora { $now })

in-a-row-label = seguidas

skill-per-deal = destreza/mano

no-skill = –

row = { $title } { $against }: { $figures }

row-with-rules = { $title } { $against }: { $figures }. { $rules }

row-with-sets = { $title } { $against }: { $figures }. { $sets } versiones de las reglas de la casa contadas juntas

row-figures = { $won }, { $scores }

row-won = { $games ->
    [one] { $games } partida
   *[other] { $games } partidas
}, { $share } % ganadas, entre el { $low } % y el { $high } %, { $chance } % solo con suerte

row-scores = puntos de media { $mean }, mejor total { $best }

row-scores-with-streak = puntos de media { $mean }, mejor total { $best }, máximo de victorias seguidas { $longest }

row-scores-with-streaks = puntos de media { $mean }, mejor total { $best }, máximo de victorias seguidas { $longest }, ahora { $now }

row-figures-with-skill = { $figures }, destreza { $skill } puntos por mano

## Los detalles de una fila

won = De { $games ->
    [one] { $games } partida
   *[other] { $games } partidas
} has ganado el { $share } % (el punto de la barra); solo con suerte se ganaría el { $chance } % (la raya vertical). A la larga, tu porcentaje está probablemente entre el { $low } % y el { $high } % (la parte sombreada).

over-time = Evolución

skill = Destreza

scores = Puntos

losses = Coste

how-to-see-skill = Para ver tu destreza, analiza una partida: abre Análisis al acabarla, o Analizar en Partidas guardadas, y elige Decisiones y Juzgar decisiones.

about-skill = La destreza dice cuánto mejor (+) o peor (−) que el Maestro has jugado con las mismas cartas, en puntos por mano. { $games ->
    [one] { $games } partida analizada
   *[other] { $games } partidas analizadas
}

about-skill-with-figures = La destreza dice cuánto mejor (+) o peor (−) que el Maestro has jugado con las mismas cartas, en puntos por mano. { $games ->
    [one] { $games } partida analizada
   *[other] { $games } partidas analizadas
}: destreza { $skill }, suerte { $luck } puntos por mano (± es el margen de error del 95 %).

about-scores-lowest = Tus puntos en cada partida. Gana quien menos tenga.

about-scores-highest = Tus puntos en cada partida. Gana quien más tenga.

skill-chart = Destreza por mano en { $games ->
    [one] { $games } partida
   *[other] { $games } partidas
}: de media { $first } al principio, { $last } al final

scores-chart = Puntos en { $games ->
    [one] { $games } partida
   *[other] { $games } partidas
}: de media { $first } al principio, { $last } al final

losses-chart = Coste por decisión en { $games ->
    [one] { $games } partida
   *[other] { $games } partidas
}: de media un { $first } % al principio, un { $last } % al final

legend = Cada punto es una partida, la primera a la izquierda. La línea es la media de las últimas { $window } partidas, y la banda, su margen de error del 95 %.

by-usual-rules = Jugadas con las reglas de siempre.

by-house-rules = Reglas de la casa: { $rules }.

by-different-rules = Se cuentan juntas partidas con distintas reglas de la casa.

help-used = Ayudas: { $undos ->
    [one] { $undos } jugada deshecha
   *[other] { $undos } jugadas deshechas
}, { $hints ->
    [one] { $hints } pista
   *[other] { $hints } pistas
}.

mistakes = Errores más frecuentes

none-marked = No se marcó ninguna decisión.

mistakes-of-kind = { $kind }: { $marked } de { $all ->
    [one] { $all } decisión
   *[other] { $all } decisiones
} ({ LIST($marks) })

## Un solo número: lo que cuestan las decisiones

plays-like = Juega como el nivel { LIST($levels, kind: "or") }

loss-per-decision = En las últimas { $games } partidas analizadas, cada decisión te ha costado de media un { $rate } ± { $margin } % de lo que suelen variar los puntos de una mano a otra.

loss-in-one-game = En una partida analizada, cada decisión te ha costado de media un { $rate } % de lo que suelen variar los puntos de una mano a otra.

too-few-games = Cuando haya { $games } partidas analizadas, aquí verás qué nivel juega como tú.

no-levels-measured = En este juego todavía no se han medido los niveles, así que no hay con qué comparar.

how-to-see-losses = Para ver lo que cuestan tus decisiones, analiza una partida: abre Análisis al acabarla, o Analizar en Partidas guardadas, y elige Decisiones y Juzgar decisiones.

about-losses = Lo que cuesta de media una decisión, comparada con la mejor que ha encontrado el análisis: en porcentaje de lo que suelen variar los puntos de una mano a otra, para poder comparar unos juegos con otros. Cuanto menos, mejor. Cuentan tus últimas { $games } partidas analizadas de { $title }, contra todos los rivales que se ven aquí.

where-from = De dónde sale

loss-of-kind = { $count ->
    [one] { $kind }: { $part } %, de { $count } decisión a un { $mean } %
   *[other] { $kind }: { $part } %, de { $count } decisiones a un { $mean } % cada una
}

filter = Filtrar

games-won = { $won ->
    [0] Aún ninguna ganada
    [one] { $won } ganada
   *[other] { $won } ganadas
}
