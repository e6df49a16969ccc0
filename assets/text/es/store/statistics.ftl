kind-lead = Salir en una baza
kind-follow = Jugar en una baza
kind-play = Jugar una carta
kind-pass = Pasar cartas
kind-draw = Robar
kind-take = Coger cartas
kind-discard = Descartar
kind-lay = Poner en los descartes
kind-place = Colocar una carta
kind-cover = Tapar una carta
kind-claim = Reclamar
kind-choice = Responder a una pregunta

kind-other = Otras decisiones ({ $kind })

changed-rules = { LIST($rules, kind: "plain") }

unknown-rule = { $name }: { $value }

## Las estadísticas, en texto

no-games-to-count = Todavía no hay partidas terminadas que contar.

column-game = juego
column-opponents = rivales
column-games = partidas
column-won = ganadas
column-chance = azar
column-mean = media
column-best = récord
column-streak = seguidas
column-skill = destreza por mano

mixed = mezclados
programs = programas
people = personas

share = { $share } % (de { $low } a { $high })

percent = { $share } %

in-a-row = { $longest } (ahora { $now })

with-rules = con { $rules }

counted-games = { $games ->
    [one] { $games } partida.
   *[other] { $games } partidas.
} El porcentaje de victorias lleva su intervalo del 95 %; una victoria compartida cuenta.

losses-in-games = Coste por decisión en las partidas analizadas, en milésimas de lo que suele variar una mano:

loss = { $title }: { $loss } ({ $games ->
    [one] { $games } partida
   *[other] { $games } partidas
})

loss-like = { $title }: { $loss }, como el nivel { LIST($levels, kind: "or") } ({ $games ->
    [one] { $games } partida
   *[other] { $games } partidas
})

points-per-deal = Pierdes { $points } puntos por mano. De una mano a otra, los puntos suelen variar en unos { $stake }.

plays-between = El margen de error va del nivel { $low } al { $high }.
