toolbar = Barra de herramientas

home = Inicio

more-buttons = Menú

finish-deal = Acabar la mano

finish-deal-help = Los puntos ya no pueden cambiar. El ordenador juega lo que queda.

# The button in place of “Finish deal” where the reader wins all that is left.
claim-rest = Reclamar el resto

# Help for “Claim the rest”, with its key.
claim-rest-help = Todas las bazas que quedan son tuyas, se juegue lo que se juegue. El ordenador juega lo que queda (F).

others-claim-help = Todas las bazas que quedan se las lleva { NAME($who) }, se juegue lo que se juegue. El ordenador juega lo que queda (F).

# For screen readers, once the reader wins all that is left.
can-claim = Puedes reclamar el resto con F.

# What a computer player says that wins all that is left.
claims-rest = El resto es mío: ya nada supera mis cartas.

hint = Pista

hint-help = Pista (H)

undo = Deshacer

undo-help = Deshacer (U)

undo-off = En los ajustes no se permite deshacer.

nothing-to-undo = Nada que deshacer

previous-trick = Baza anterior

previous-trick-help = Baza anterior (L)

no-trick = En esta mano aún no se ha jugado ninguna baza.

why = ¿Por qué?

why-help = Por qué se ha jugado una carta (W)

scores = Tanteo

scores-help = Hoja de tanteo (S)

rules = Reglas

turn-sounds-off = Quitar el sonido

turn-sounds-on = Poner el sonido

rules-help = Reglas (F1)

settings = Ajustes

continued = viene de otra partida

undone = { $times ->
    [one] { $times } jugada deshecha
   *[other] { $times } jugadas deshechas
}

lowest-wins = Gana el total más bajo

highest-wins = Gana el total más alto

## De qué va el juego

got-it = Vale

aim-lowest = { $aim } Gana el total más bajo.

aim-highest = { $aim } Gana el total más alto.

## La línea sobre tus cartas

undone-now = Deshecho.

previous-trick-again = { YOU($who) ->
    [you] Baza anterior: te la has llevado tú. Pulsa L o haz clic para seguir.
   *[other] Baza anterior: se la ha llevado { NAME($who) }. Pulsa L o haz clic para seguir.
}

hints-off = En los ajustes no se permiten pistas.

not-your-turn = No te toca.

explained-first = { $told } Elige cualquier otra carta de la mesa para preguntar por ella.

nothing-played = Aún no se ha jugado nada.

thinking = Pensando una pista…

advice = { $action }. { $reason }

not-possible = «{ $action }» no se puede ahora: { $error }.

## Comparación de las jugadas con una pista

choices = Comparación de tus jugadas

only-choice = tu única jugada

not-examined = sin examinar

bars = Cuanto más corta es la barra, mejor. La raya fina muestra cuánto podría variar.

all-as-good = Todas valen más o menos lo mismo: juega la que quieras.

show-more = { $count } más

choice-with-value = { $choice }: { $value }

more = y { $count } más

## El menú

back-to-table = Volver a la mesa

score-sheet = Hoja de tanteo

review-game = Analizar la partida

share = Compartir

save-copy = Guardar copia

new-game = Partida nueva

keyboard-shortcuts = Atajos de teclado

## Entre dos personas ante el mismo ordenador

turn-of = { YOU($who) ->
    [you] Te toca
   *[other] Le toca a { NAME($who) }
}

hands-hidden = Las cartas están tapadas hasta que quieras verlas.

show-my-cards = Ver mis cartas

## La hoja de tanteo

next-deal = Otra mano

next-round = Otra ronda

review = Análisis

review-help = Repasa la partida paso a paso, desde cualquier asiento

more-choices = Más…

same-deal = Las mismas cartas

same-deal-help = Juega otra vez estas cartas, desde cualquier asiento y contra quien quieras

end-evening = Acabar la velada

end-evening-help = Acaba la velada y muestra quién la gana

start-evening = Empezar una noche de juegos

start-evening-help = Juega varias partidas seguidas y lleva la clasificación, contando esta

share-help = Como archivo, texto o imagen

next-of-evening = Siguiente partida de la velada

rematch = Revancha

rematch-help = Con los mismos jugadores y las mismas reglas de la casa; cambia quien reparte

rematch-in-evening-help = Otra vez este juego, como siguiente partida de la velada; cambia quien reparte

no-deal-finished = Aún no ha acabado ninguna mano.

no-round-finished = Aún no ha acabado ninguna ronda.

origin-of-penalty-points = De dónde salen los puntos en contra

origin-of-penalty-points-in-deal = De dónde salen los puntos en contra de la mano { $deal }

origin-of-penalty-points-in-round = De dónde salen los puntos en contra de la ronda { $round }

origin-of-points = De dónde salen los puntos

origin-of-points-in-deal = De dónde salen los puntos de la mano { $deal }

origin-of-points-in-round = De dónde salen los puntos de la ronda { $round }

nobody-scored = Nadie se apunta nada.

number-and-title = { $number }{ "  " }{ $title }

total = Total

players = Jugadores: { LIST($names, kind: "plain") }

line = { $head }: { LIST($cells, kind: "plain") }

cell = { $text }

cards = { CARDS($cards, kind: "plain") }

## Partidas anteriores con las mismas cartas

earlier-games = Partidas anteriores con estas cartas

when-with-undo = { $when }, con jugadas deshechas

same-as-before = { YOU($who) ->
    [you] Con las mismas cartas, la última vez hiciste { POINTS($before) }; ahora, lo mismo.
   *[other] Con las mismas cartas, la última vez { NAME($who) } hizo { POINTS($before) }; ahora, lo mismo.
}

better-than-before = { YOU($who) ->
    [you] Con las mismas cartas, la última vez hiciste { POINTS($before) }; ahora has mejorado en { POINTS($gain) }.
   *[other] Con las mismas cartas, la última vez { NAME($who) } hizo { POINTS($before) }; ahora ha mejorado en { POINTS($gain) }.
}

worse-than-before = { YOU($who) ->
    [you] Con las mismas cartas, la última vez hiciste { POINTS($before) }; ahora has empeorado en { POINTS($loss) }.
   *[other] Con las mismas cartas, la última vez { NAME($who) } hizo { POINTS($before) }; ahora ha empeorado en { POINTS($loss) }.
}

## La velada

evening-after = La velada después de { $games ->
    [one] { $games } partida
   *[other] { $games } partidas
}

games-won = Ganadas

average-place = Puesto medio

total-points = Puntos en total

this-game = Esta partida: { $title }

nth-place = { $place }.º

points-and-place = { POINTS($points, kind: "number") } · { $place }

## Prueba del juego limpio

fair-shuffle = Barajado limpio

not-freshly-shuffled = Cartas sin barajar de nuevo

details = Detalles…

hide-details = Menos detalles

secret-until-over = El código de reparto y el secreto que guarda el sello se muestran al acabar la partida.

no-seal = Esta partida no lleva sello, porque las cartas no estaban recién barajadas.

deal-code = Código de reparto { $code }

copy-deal-code = Copiar el código de reparto

secret = Secreto: { $secret }

copy-secret = Copiar el sello y su secreto; en docs/fairness.md se explica cómo comprobarlo

## La comprobación de que nadie ha mirado

check-peeking = Comprobar que nadie ha mirado

peek-method = El ordenador vuelve a decidir por sus jugadores dos veces: una con las cartas tal como estaban y otra intercambiando dos cartas que no podían ver. Quien no mira las cartas ajenas decide lo mismo las dos veces.

peek-timed = Las dos decisiones se toman ahora, con los mismos números al azar. Pueden no coincidir con las de la partida si el tiempo para pensar estaba limitado.

peek-progress = Decisiones: { $done } de { $total }

cancel = Cancelar

peek-failed = No se ha podido acabar la comprobación.

peek-not-programs = A los programas externos no se les puede volver a preguntar.

nothing-to-check = No había nada que comprobar.

nobody-peeked = { $asked ->
    [one] Nadie ha mirado: la única respuesta coincide.
   *[other] Nadie ha mirado: coinciden las { $asked } respuestas.
}

some-differ = { $same ->
    [0] No coincide ninguna respuesta, de { $asked }.
    [one] Solo coincide { $same } respuesta de { $asked }.
   *[other] Solo coinciden { $same } respuestas de { $asked }.
}

peek-counts = En la partida, el ordenador tomó { $decisions ->
    [one] { $decisions } decisión
   *[other] { $decisions } decisiones
}; los demás pudieron pedir { $hints ->
    [one] { $hints } pista
   *[other] { $hints } pistas
}. Se saltan las decisiones en las que no hay cartas que intercambiar.

## ¿Puede jugar un programa?

let-program-play = ¿Dejas jugar a un programa?

play-without-it = Jugar sin él

let-it-play = Que juegue

played-by-program = Por «{ $name }» juega un programa. Esta orden lo arranca:

runs-in-folder = Se ejecuta en esta carpeta:

its-files = Arranca o lee estos archivos. Si alguno cambia, se te pregunta otra vez:

trust-it = Un programa puede hacer en este ordenador lo mismo que tú. Déjalo jugar solo si te fías de él.

cannot-allow = Aquí no puedes permitirlo: { $error }.

scroll-first = Léelo hasta el final antes de permitirlo.

asked-once = Sobre este programa solo se te pregunta una vez.

## Jugadores que fallan

could-not-decide = { $name } no ha podido decidirse. Ha jugado el ordenador en su lugar.

took-too-long = { $name } ha tardado demasiado. Ha jugado el ordenador en su lugar.

nobody-could-decide = { $name } no ha podido decidirse, así que se ha hecho la primera jugada válida.

decided-instead = { $fault } El ordenador ha decidido en su lugar.

takes-over = { $fault } Desde ahora juega el ordenador en su lugar.

program-timed-out = El programa de { $name } ha tardado más de { $seconds ->
    [one] { $seconds } segundo.
   *[other] { $seconds } segundos.
}

program-malformed = El programa de { $name } ha dicho «{ $found }», y eso no es una respuesta.

program-illegal = El programa de { $name } quería «{ $action }», y eso ahora no vale.

program-ended = El programa de { $name } se ha cerrado.

program-line-too-long = Se ha cerrado el programa de { $name } porque ha escrito una línea de más de 64 KiB.

program-too-many-late = Se ha cerrado el programa de { $name } porque ha respondido tarde demasiadas veces.

program-too-many-unread = Se ha cerrado el programa de { $name } porque no lee sus mensajes.

program-changed = El programa de { $name } ha cambiado desde que lo permitiste.

program-not-started = No se puede arrancar el programa de { $name } ({ $error }).

copy-of = { $name } (copia)

rated-choice = { CAPITAL($choice) }

says = { YOU($who) ->
    [you] Dices: { $words }
   *[other] { NAME($who) } dice: { $words }
}

coach-take-back = Deshacer (U)
coach-go-on = Seguir (Intro)
coach-asks = ¿Deshacer o seguir?

think-longer = Pensar más (M)

stop-thinking = Parar (M)

values-are-exact = Estos valores son exactos.

values-are-sure = Ninguna otra opción puede ser igual de buena.
