### Acorn Hearts, Compendium, Cruel Fate, Finis, Four Bad Queens, Four Mad Queens y Slippery Paws.

pass-left = Pasa { CARDS($cards, article: "def") } a la izquierda

passed-left = { YOU($who) ->
    [you] Has pasado { CARDS($cards, article: "def") } a la izquierda
   *[other] { NAME($who) } ha pasado { CARDS($cards, article: "def") } a la izquierda
}

passing-left = pasar { CARDS($cards, article: "def") } a la izquierda

pass-right = Pasa { CARDS($cards, article: "def") } a la derecha

passed-right = { YOU($who) ->
    [you] Has pasado { CARDS($cards, article: "def") } a la derecha
   *[other] { NAME($who) } ha pasado { CARDS($cards, article: "def") } a la derecha
}

passing-right = pasar { CARDS($cards, article: "def") } a la derecha

pass-across = Pasa { CARDS($cards, article: "def") } enfrente

passed-across = { YOU($who) ->
    [you] Has pasado { CARDS($cards, article: "def") } enfrente
   *[other] { NAME($who) } ha pasado { CARDS($cards, article: "def") } enfrente
}

passing-across = pasar { CARDS($cards, article: "def") } enfrente

bid-moon = Anuncia capote

did-bid-moon = { YOU($who) ->
    [you] Has anunciado capote
   *[other] { NAME($who) } ha anunciado capote
}

bidding-moon = anunciar capote

bid-no-moon = No anuncies capote

did-bid-no-moon = { YOU($who) ->
    [you] No has anunciado capote
   *[other] { NAME($who) } no ha anunciado capote
}

bidding-no-moon = no anunciar capote

## Jugadas que no valen

decide-first = Antes decide si anuncias capote.

## La hoja de tanteo

shot-moon = Capote

other-shot-moon = { YOU($who) ->
    [you] Has dado capote
   *[other] { NAME($who) } ha dado capote
}

moon-failed = Capote anunciado y fallido
first-trick = Primera baza
last-trick = Última baza
not-last-trick = Sin la última baza
all-three = 1 de más por llevarse las tres cosas

one-card = { CARD($card, capital: "yes") }

two-cards = { CARD($first, capital: "yes") }, { CARD($second) }

several-of-suit = { $count } { SUIT($suit) }

several-of-rank = { $count } { RANK($rank, number: "many") }

## De qué van

credit = Howard Fosdick

aim-bad-queens = { RANK($rank, as: "gender") ->
    [f] Evita { RANK($rank, article: "def", number: "many") }: un punto en contra cada una, y { CARD($card, as: "symbol") }, dos.
   *[m] Evita { RANK($rank, article: "def", number: "many") }: un punto en contra cada uno, y { CARD($card, as: "symbol") }, dos.
}

aim-mad-queens = { RANK($rank, as: "gender") ->
    [f] Evita { RANK($rank, article: "def", number: "many") }, sobre todo las rojas, y la última baza.
   *[m] Evita { RANK($rank, article: "def", number: "many") }, sobre todo los rojos, y la última baza.
}

aim-slippery-paws = Evita la primera baza, la última y { CARD($card, as: "symbol") }.

aim-finis = No te lleves la última baza: es el único punto en contra.
aim-cruel-fate = Llévate la última baza: a los demás les cae un punto en contra.

aim-acorn-hearts = Evita los corazones y { CARD("QS", as: "symbol") }, o llévatelo todo.

aim-without-moon = Evita los corazones y { CARD("QS", as: "symbol") }.

aim-hearts-only = Evita los corazones.

aim-compendium = Seis manos, seis juegos: evita los puntos en contra de cada uno.

## Botones

button-pass-left = { $count ->
    [one] Pasar { $count } carta a la izquierda
   *[other] Pasar { $count } cartas a la izquierda
}

button-pass-right = { $count ->
    [one] Pasar { $count } carta a la derecha
   *[other] Pasar { $count } cartas a la derecha
}

button-pass-across = { $count ->
    [one] Pasar { $count } carta enfrente
   *[other] Pasar { $count } cartas enfrente
}

button-moon = Capote
button-no-moon = Sin capote

## Lo que hay en la mesa

cards-won = { YOU($who) ->
    [you] las cartas de tus bazas
   *[other] las cartas de las bazas de { NAME($who) }
}

cards-you-pass = las cartas que pasas

cards-passed = { YOU($who) ->
    [you] las cartas que pasas
   *[other] las cartas que pasa { NAME($who) }
}

note-moon = capote anunciado
note-no-moon = sin capote
note-shot-moon = logrado
note-moon-failed = fallido
points-so-far = { POINTS($points, kind: "number", sign: "always") }

worth = { POINTS($points, kind: "penalty") }

worth-moon = capote

worth-no-penalty = es la última, así que sin puntos en contra

fact-playing = Se juega a

playing-title = { $title }

fact-passing = Se pasan
fact-passed = Pasadas

passing-none = ninguna

cards-left = { $count } a la izquierda

cards-right = { $count } a la derecha

cards-across = { $count } enfrente

## La línea sobre tus cartas

choose-to-pass = { $count ->
    [one] Elige { $count } carta para pasarla a { NAME($to, case: "prep") }
   *[other] Elige { $count } cartas para pasarlas a { NAME($to, case: "prep") }
}

chooses-cards = { YOU($who) ->
    [you] Elige qué cartas pasas
   *[other] { NAME($who) } elige qué cartas pasa
}

decides-moon = { YOU($who) ->
    [you] Decide si anuncias capote
   *[other] { NAME($who) } decide si anuncia capote
}

moon-question = ¿Capote? Si te llevas { RANK($rank, article: "def", number: "many") } de los cuatro palos, a cada rival le caen { POINTS($points, kind: "penalty") }. Si se te escapa una de esas cartas, te caen { POINTS($points, kind: "penalty") } a ti.

## Razones

none-left = Te quedas sin { SUIT($suit) }, a no ser que te lleguen más.

passed-before = { CARD($card, article: "def", capital: "yes") } cuesta puntos. Va a quien juega justo antes que tú, así que caerá antes que tu { RANK($rank) }, a menos que salgas tú.

is-penalty-card = { CARD($card, article: "def", capital: "yes") } cuesta puntos.

keeps-none-lower = No te quedas con ninguna carta más baja que estas.
keeps-none-higher = No te quedas con ninguna carta más alta que estas.

moon-pays = Quien anuncia capote y se lleva todas las cartas que cuestan puntos hace 0, y cada uno de los demás, { POINTS($points, kind: "number") }.

moon-costs = Quien anuncia capote y deja escapar una carta que cuesta puntos hace { POINTS($points, kind: "number") }.

nobody-beats = Nadie puede superar tus { $count } cartas más altas de { SUIT($suit) }.

higher-than-yours = { $count ->
    [one] Queda por jugar una carta de { SUIT($suit) } más alta que todas las tuyas.
   *[other] Quedan por jugar { $count } cartas de { SUIT($suit) } más altas que todas las tuyas.
}

only-one = Es tu única carta de { SUIT($suit) } y tienes que asistir.

may-win-all = Todavía puedes llevarte todas las cartas que cuestan puntos.

last-of-suit = Es tu última carta de { SUIT($suit) }: cuando vuelvan a salir, podrás tirar lo que quieras.

discard-last-of-suit = No llevas { SUIT($led) } y, sin tu última carta de { SUIT($suit) }, podrás tirar lo que quieras cuando salgan { SUIT($suit) }.

highest-that-loses = Más alto no puedes jugar en { SUIT($suit) } sin ganar la baza.

wins-anyway = Juegues lo que juegues, te llevas la baza: mejor con tu carta más alta.
cannot-win = No puede ganar la baza.
stops-moon = Con esto, ya nadie puede llevarse todas las cartas que cuestan puntos.

no-lower-out = No queda por jugar ninguna carta de { SUIT($suit) } más baja: quien asista tiene que superar esta.

more-higher-out = La mayoría de las cartas de { SUIT($suit) } por jugar son más altas.

wins-no-penalty = Gana, pero entre las cartas de { SUIT($suit) } por jugar ninguna cuesta puntos.

wins-the-lead = Te da la salida, y así eliges tú el palo hasta la última baza.

wins-for-nothing = Gana una baza que no cuesta nada, y así ya no puede ganar la última.

gives-away = No llevas { SUIT($led) } y puedes soltar { CARD($card, article: "def") }.

discards-highest = No llevas { SUIT($led) } y puedes soltar { CARD($card, article: "def") }: no queda por jugar ninguna carta más alta de { SUIT($suit) }, así que solo serviría para ganar bazas.

can-go = Sin { SUIT($led) } no puedes ganar la baza: es buena ocasión para soltar una carta.

goes-to-another = Acaba en manos ajenas.

loses-points = No puede ganar la baza, que de momento vale { POINTS($points, kind: "penalty") }.

loses-before-discard = No puede ganar la baza, y si alguien de los que faltan no lleva { SUIT($suit) }, puede echar una carta que cueste puntos.

wins-without-points = Gana una baza sin puntos en contra.
no-points-yet = En la baza aún no hay puntos en contra.

higher-is-out = Aún queda por jugar una carta más alta de { SUIT($suit) }.

## Lo que ha hecho alguien y por qué, contado a toda la mesa

motive-pass-suit = { YOU($who) ->
    [you] Has pasado todas tus cartas de { SUIT($suit) }, para poder tirar otras cuando salga ese palo.
   *[other] { NAME($who) } ha pasado todas sus cartas de { SUIT($suit) }, para poder tirar otras cuando salga ese palo.
}

motive-pass-penalty = { YOU($who) ->
    [you] Has pasado { CARD($card, article: "def") }, que cuesta puntos.
   *[other] { NAME($who) } ha pasado { CARD($card, article: "def") }, que cuesta puntos.
}

motive-pass-high = { YOU($who) ->
    [you] Has pasado tus cartas más altas y te has quedado con las más bajas.
   *[other] { NAME($who) } ha pasado sus cartas más altas y se ha quedado con las más bajas.
}

motive-pass-low = { YOU($who) ->
    [you] Has pasado tus cartas más bajas y te has quedado con las más altas, para ganar la última baza.
   *[other] { NAME($who) } ha pasado sus cartas más bajas y se ha quedado con las más altas, para ganar la última baza.
}

motive-stops-moon = { YOU($who) ->
    [you] Con { CARD($card, article: "def") } has impedido que { NAME($shooter) } se lleve todas las cartas que cuestan puntos.
   *[other] { YOU($shooter) ->
        [you] Con { CARD($card, article: "def") }, { NAME($who) } ha impedido que te lleves todas las cartas que cuestan puntos.
       *[other] Con { CARD($card, article: "def") }, { NAME($who) } ha impedido que { NAME($shooter) } se lleve todas las cartas que cuestan puntos.
    }
}

motive-only-one = { YOU($who) ->
    [you] Tenías que asistir, y { CARD($card, article: "def") } era tu única carta de { SUIT($suit) }.
   *[other] { NAME($who) } tenía que asistir, y { CARD($card, article: "def") } era su única carta de { SUIT($suit) }.
}

motive-as-bid = { YOU($who) ->
    [you] Has jugado { CARD($card, article: "def") } para llevarte todas las cartas que cuestan puntos, como habías anunciado.
   *[other] { NAME($who) } ha jugado { CARD($card, article: "def") } para llevarse todas las cartas que cuestan puntos, como había anunciado.
}

motive-may-win-all = { YOU($who) ->
    [you] Has jugado { CARD($card, article: "def") }, con posibilidades de llevarte todas las cartas que cuestan puntos.
   *[other] { NAME($who) } ha jugado { CARD($card, article: "def") }, con posibilidades de llevarse todas las cartas que cuestan puntos.
}

motive-lead-early = { YOU($who) ->
    [you] Has salido pronto con { CARD($card, article: "def") }, porque solo merece la pena ganar la última baza.
   *[other] { NAME($who) } ha salido pronto con { CARD($card, article: "def") }, porque solo merece la pena ganar la última baza.
}

motive-lead-last-of-suit = { YOU($who) ->
    [you] Has salido con { CARD($card, article: "def") }, tu única carta de { SUIT($suit) }, para tirar otra cosa cuando ese palo vuelva a salir.
   *[other] { NAME($who) } ha salido con { CARD($card, article: "def") }, su única carta de { SUIT($suit) }, para tirar otra cosa cuando ese palo vuelva a salir.
}

motive-lead-lowest = { YOU($who) ->
    [you] Has salido con { CARD($card, article: "def") } para que la baza acabara en manos ajenas: no quedaba por jugar ninguna carta de { SUIT($suit) } más baja.
   *[other] { NAME($who) } ha salido con { CARD($card, article: "def") } para que la baza acabara en manos ajenas: no quedaba por jugar ninguna carta de { SUIT($suit) } más baja.
}

motive-lead-low = { YOU($who) ->
    [you] Has salido con { CARD($card, article: "def") } contando con perder la baza: la mayoría de las cartas de { SUIT($suit) } por jugar eran más altas.
   *[other] { NAME($who) } ha salido con { CARD($card, article: "def") } contando con perder la baza: la mayoría de las cartas de { SUIT($suit) } por jugar eran más altas.
}

motive-lead-before-last = { YOU($who) ->
    [you] Has salido con { CARD($card, article: "def") }, para no llegar con esa carta a la última baza.
   *[other] { NAME($who) } ha salido con { CARD($card, article: "def") }, para no llegar con esa carta a la última baza.
}

motive-lead-safely = { YOU($who) ->
    [you] Has salido con { CARD($card, article: "def") } mientras había poco peligro: entre las cartas de { SUIT($suit) } por jugar, ninguna costaba puntos, y no se sabía de nadie que ya no llevara.
   *[other] { NAME($who) } ha salido con { CARD($card, article: "def") } mientras había poco peligro: entre las cartas de { SUIT($suit) } por jugar, ninguna costaba puntos, y no se sabía de nadie que ya no llevara.
}

motive-give-to = { YOU($who) ->
    [you] No llevabas { SUIT($led) } y le has endosado a { NAME($to) } { CARD($card, article: "def") }.
   *[other] { YOU($to) ->
        [you] { NAME($who) } no llevaba { SUIT($led) } y te ha endosado { CARD($card, article: "def") }.
       *[other] { NAME($who) } no llevaba { SUIT($led) } y le ha endosado a { NAME($to) } { CARD($card, article: "def") }.
    }
}

motive-give-away = { YOU($who) ->
    [you] No llevabas { SUIT($led) } y has aprovechado para soltar { CARD($card, article: "def") }.
   *[other] { NAME($who) } no llevaba { SUIT($led) } y ha aprovechado para soltar { CARD($card, article: "def") }.
}

motive-throw-before-last = { YOU($who) ->
    [you] No llevabas { SUIT($led) } y has tirado { CARD($card, article: "def") }, para no llegar con esa carta a la última baza.
   *[other] { NAME($who) } no llevaba { SUIT($led) } y ha tirado { CARD($card, article: "def") }, para no llegar con esa carta a la última baza.
}

motive-throw-lowest = { YOU($who) ->
    [you] No llevabas { SUIT($led) } y has tirado { CARD($card, article: "def") }, tu carta más baja: solo merece la pena ganar la última baza.
   *[other] { NAME($who) } no llevaba { SUIT($led) } y ha tirado { CARD($card, article: "def") }, su carta más baja: solo merece la pena ganar la última baza.
}

motive-throw-highest = { YOU($who) ->
    [you] No llevabas { SUIT($led) } y has tirado { CARD($card, article: "def") }, que solo servía para ganar bazas: no quedaba por jugar ninguna carta de { SUIT($suit) } más alta.
   *[other] { NAME($who) } no llevaba { SUIT($led) } y ha tirado { CARD($card, article: "def") }, que solo servía para ganar bazas: no quedaba por jugar ninguna carta de { SUIT($suit) } más alta.
}

motive-throw-last-of-suit = { YOU($who) ->
    [you] No llevabas { SUIT($led) } y has tirado { CARD($card, article: "def") }, tu única carta de { SUIT($suit) }, para no tener que asistir tampoco a ese palo.
   *[other] { NAME($who) } no llevaba { SUIT($led) } y ha tirado { CARD($card, article: "def") }, su única carta de { SUIT($suit) }, para no tener que asistir tampoco a ese palo.
}

motive-throw = { YOU($who) ->
    [you] No llevabas { SUIT($led) }, así que { CARD($card, article: "def") } no podía ganar la baza.
   *[other] { NAME($who) } no llevaba { SUIT($led) }, así que { CARD($card, article: "def") } no podía ganar la baza.
}

motive-slip-under = { YOU($who) ->
    [you] Has echado { CARD($card, article: "def") } por debajo { CARD($best, case: "de") }, para quitarte esa carta de encima.
   *[other] { NAME($who) } ha echado { CARD($card, article: "def") } por debajo { CARD($best, case: "de") }, para quitarse esa carta de encima.
}

motive-stay-below-points = { YOU($who) ->
    [you] Te has quedado por debajo { CARD($best, case: "de") } con { CARD($card, article: "def") }: la baza valía de momento { POINTS($points, kind: "penalty") }.
   *[other] { NAME($who) } se ha quedado por debajo { CARD($best, case: "de") } con { CARD($card, article: "def") }: la baza valía de momento { POINTS($points, kind: "penalty") }.
}

motive-stay-below-discards = { YOU($who) ->
    [you] Te has quedado por debajo { CARD($best, case: "de") } con { CARD($card, article: "def") }: si alguien de los que faltaban no llevaba { SUIT($suit) }, podía echar una carta que costara puntos.
   *[other] { NAME($who) } se ha quedado por debajo { CARD($best, case: "de") } con { CARD($card, article: "def") }: si alguien de los que faltaban no llevaba { SUIT($suit) }, podía echar una carta que costara puntos.
}

motive-highest-below = { YOU($who) ->
    [you] Has jugado { CARD($card, article: "def") }, tu carta más alta de { SUIT($suit) } por debajo { CARD($best, case: "de") }, y te has guardado las más bajas.
   *[other] { NAME($who) } ha jugado { CARD($card, article: "def") }, su carta más alta de { SUIT($suit) } por debajo { CARD($best, case: "de") }, y se ha guardado las más bajas.
}

motive-stay-below = { YOU($who) ->
    [you] Te has quedado por debajo { CARD($best, case: "de") } con { CARD($card, article: "def") }.
   *[other] { NAME($who) } se ha quedado por debajo { CARD($best, case: "de") } con { CARD($card, article: "def") }.
}

motive-highest-anyway = { YOU($who) ->
    [you] No podías quedarte por debajo { CARD($best, case: "de") } y has aprovechado para soltar { CARD($card, article: "def") }, tu carta más alta de { SUIT($suit) }.
   *[other] { NAME($who) } no podía quedarse por debajo { CARD($best, case: "de") } y ha aprovechado para soltar { CARD($card, article: "def") }, su carta más alta de { SUIT($suit) }.
}

motive-had-to-win = { YOU($who) ->
    [you] No podías quedarte por debajo { CARD($best, case: "de") } y te has llevado la baza con { CARD($card, article: "def") }.
   *[other] { NAME($who) } no podía quedarse por debajo { CARD($best, case: "de") } y se ha llevado la baza con { CARD($card, article: "def") }.
}

motive-win-free = { YOU($who) ->
    [you] Te has llevado con { CARD($card, article: "def") } una baza que no costaba ningún punto.
   *[other] { NAME($who) } se ha llevado con { CARD($card, article: "def") } una baza que no costaba ningún punto.
}

motive-win-before-last = { YOU($who) ->
    [you] Te has llevado la baza con { CARD($card, article: "def") }, para no llegar con esa carta a la última.
   *[other] { NAME($who) } se ha llevado la baza con { CARD($card, article: "def") }, para no llegar con esa carta a la última.
}

motive-win-to-lead = { YOU($who) ->
    [you] Te has llevado la baza con { CARD($card, article: "def") }, para salir en la siguiente.
   *[other] { NAME($who) } se ha llevado la baza con { CARD($card, article: "def") }, para salir en la siguiente.
}

motive-unbeatable = { YOU($who) ->
    [you] Has jugado { CARD($card, article: "def") }, que nadie podía superar, mientras en la baza no había puntos en contra.
   *[other] { NAME($who) } ha jugado { CARD($card, article: "def") }, que nadie podía superar, mientras en la baza no había puntos en contra.
}

motive-hope = { YOU($who) ->
    [you] Has jugado { CARD($card, article: "def") } contando con una carta más alta de { SUIT($suit) } que seguía por jugar.
   *[other] { NAME($who) } ha jugado { CARD($card, article: "def") } contando con una carta más alta de { SUIT($suit) } que seguía por jugar.
}

motive-nobody-beats = { YOU($who) ->
    [you] Has jugado { CARD($card, article: "def") }, que nadie podía superar.
   *[other] { NAME($who) } ha jugado { CARD($card, article: "def") }, que nadie podía superar.
}

motive-higher-out = { YOU($who) ->
    [you] Has jugado { CARD($card, article: "def") }: aún quedaba por jugar una carta más alta de { SUIT($suit) }.
   *[other] { NAME($who) } ha jugado { CARD($card, article: "def") }: aún quedaba por jugar una carta más alta de { SUIT($suit) }.
}

## Reglas de la casa

rule-rounds = Repartos
rule-rounds-help = La partida acaba cuando cada jugador ha repartido este número de veces.
rule-rounds-note = Las reglas publicadas no dicen cuántos.
rule-rounds-two = La partida acaba cuando todos han repartido dos veces.

rule-rounds-means = { $count ->
    [one] La partida acaba cuando todos han repartido una vez.
   *[other] La partida acaba cuando todos han repartido { $count } veces.
}

rule-passing = Pase
rule-passing-help = Quién recibe las cartas que se pasan antes de la primera salida. Por turno: a la derecha, a la izquierda, enfrente (con cuatro o seis jugadores) y luego no se pasa.
rule-passing-note-optional = En las reglas publicadas, pasar es opcional.
rule-passing-note-compendium = Que el turno siga de un juego a otro es decisión de este programa.
rule-passing-note-players = Las reglas publicadas solo dan un orden para tres y cuatro jugadores.
passing-in-turn = por turno
passing-right-always = a la derecha
passing-left-always = a la izquierda
passing-across-always = enfrente
passing-off = no se pasa
rule-passing-right = En todas las manos se pasa a la derecha.
rule-passing-left = En todas las manos se pasa a la izquierda.
rule-passing-across = En todas las manos se pasa enfrente.
rule-passing-off = Nadie pasa cartas: se juega con las que tocan.

rule-pass-count = Cartas del pase
rule-pass-count-help = Cada jugador pasa este número de cartas.

rule-pass-count-means = { $count ->
    [one] Cuando se pasan cartas, cada jugador pasa { $count } carta.
   *[other] Cuando se pasan cartas, cada jugador pasa { $count } cartas.
}

rule-direction = Orden de juego
rule-direction-help = Hacia dónde va el juego alrededor de la mesa. No cambian los asientos, quién sale ni quién reparte después.

rule-direction-help-with-bids = Hacia dónde van el juego y los anuncios alrededor de la mesa. No cambian los asientos, quién sale ni quién reparte después.
rule-direction-note = Las reglas publicadas no lo aclaran.
clockwise = a la izquierda
counterclockwise = a la derecha
rule-direction-counterclockwise = Se juega en sentido contrario a las agujas del reloj. Sigue saliendo la persona a la derecha de quien reparte, y el turno de repartir sigue pasando a la izquierda.

rule-direction-counterclockwise-with-bids = Se juega y se anuncia en sentido contrario a las agujas del reloj. Sigue saliendo la persona a la derecha de quien reparte, y el turno de repartir sigue pasando a la izquierda.

rule-card-order = Lugar del as
rule-card-order-help = El as es la carta más alta o va detrás de la jota, como en el antiguo orden francés: K Q J A 10 9 8 7.
ace-high = as arriba
french-order = orden francés
rule-card-order-french = En todos los palos, el orden es K Q J A 10 9 8 7: el as va entre la jota y el diez.

rule-end-at = Tope de puntos
rule-end-at-help = La partida acaba antes, después de la mano en que un total llegue a este número de puntos en contra.
rule-end-at-note = Las reglas publicadas no ponen ningún tope.

rule-end-at-means = La partida acaba también después de la mano en que un total llegue a { POINTS($points, kind: "penalty") } o más.

rule-moon-bids = Anuncios

rule-moon-bids-help = Antes de la primera salida, cada jugador puede anunciar que se llevará las cuatro cartas que cuestan puntos. Con «no»: no se pregunta a nadie, y las cuatro cuestan 5 sin más.
rule-moon-bids-note = En las reglas publicadas, anunciar es opcional.
rule-moon-bids-off = Nadie anuncia: llevarse las cuatro cartas cuesta 5 puntos en contra, sin más.

rule-moon-bids-help-first = En la primera mano, antes de la primera salida, cada jugador puede anunciar que se llevará las cuatro damas. Con «no»: no se pregunta a nadie.
rule-moon-bids-note-first = En las reglas publicadas de Four Bad Queens, anunciar es opcional.
rule-moon-bids-off-first = En la primera mano nadie anuncia: llevarse las cuatro damas cuesta 5 puntos en contra, sin más.

rule-penalty-rank = Valor que cuesta

rule-penalty-rank-help-bad = El valor que hay que evitar: la carta de picas cuesta 2 puntos en contra y cada una de las otras, 1. Quien anuncia capote promete llevarse las cuatro.

rule-penalty-rank-means-bad = En lugar de damas: { $ranks }. La carta de picas cuesta 2 puntos en contra y cada una de las otras, 1; quien anuncia capote promete llevarse las cuatro.

rule-penalty-rank-help-mad = El valor que hay que evitar: cada carta roja cuesta 2 puntos en contra y cada negra, 1.

rule-penalty-rank-means-mad = En lugar de damas: { $ranks }. Cada carta roja cuesta 2 puntos en contra y cada negra, 1.

rule-penalty-card = Carta que cuesta
rule-penalty-card-help = La dama que cuesta un punto en contra, igual que la primera y la última baza.

rule-penalty-card-means = Llevarse la { $card } cuesta un punto en contra; { CARD("QS", as: "symbol") } no cuesta nada.

rule-moon = Capote
rule-moon-help = Quien se lleva todos los corazones y { CARD("QS", as: "symbol") } hace 0, y a los demás les caen todos los puntos en contra: 8 por los corazones y los de { CARD("QS", as: "symbol") }.
rule-moon-off = No hay capote: a quien se lleva todos los corazones y { CARD("QS", as: "symbol") } le caen todos esos puntos en contra.

rule-queen-points = Dama de picas
rule-queen-points-help = Los puntos en contra por llevarse { CARD("QS", as: "symbol") }.
rule-queen-points-none = Llevarse { CARD("QS", as: "symbol") } no cuesta nada; solo puntúan los corazones. Para el capote, si se juega, sigue haciendo falta { CARD("QS", as: "symbol") }.

rule-queen-points-means = Llevarse { CARD("QS", as: "symbol") } cuesta { POINTS($points, kind: "penalty") }. Los corazones suman 8, y el capote, si se juega, le cuesta a cada uno de los demás la suma.

rule-halve-hearts = Acorn Hearts a la mitad
rule-halve-hearts-help = La sexta mano cuenta la mitad, para que no pese más que las otras: cada corazón ½, { CARD("QS", as: "symbol") } 2, el capote 6 para los demás. Con «no»: 1, 4 y 12.
rule-halve-hearts-off = La sexta mano cuenta entera: cada corazón cuesta 1 punto en contra y { CARD("QS", as: "symbol") }, 4, y el capote le cuesta 12 a cada uno de los demás.

## Variantes con nombre propio

polignac = El viejo juego francés, también llamado Cuatro Jotas o Quatre-Valets: jotas en lugar de damas, el as detrás de la jota, sin pasar cartas, y fin al llegar a 10 puntos en contra o cuando todos han repartido dos veces. Allí el capote se anuncia como «capot».

slobberhannes = Un pariente tradicional: { CARD("QC", as: "symbol") } en lugar de { CARD("QS", as: "symbol") }, y sin pasar cartas.

## La presentación

introduction-turn = Asiste si puedes. La carta más alta del palo de salida se lleva la baza, y quien la jugó sale en la siguiente.

introduction-aim-bad-queens = Deja las damas para los demás: { CARD("QS", as: "symbol") } cuesta 2 puntos en contra; las otras, 1 cada una.

introduction-turn-bad-queens = Asiste si puedes. La carta más alta del palo de salida se lleva la baza, con las damas que haya en ella.

introduction-catch-bad-queens = O anuncia que te llevas las cuatro: si cumples, a cada rival le caen 5 puntos en contra; si no, te caen a ti.

introduction-aim-mad-queens = Evita las damas, que cuestan 2 puntos en contra las rojas y 1 las negras, y la última baza, que cuesta 2.

introduction-turn-mad-queens = Asiste si puedes. Si no, suelta una dama: se la lleva la carta más alta del palo de salida.

introduction-catch-mad-queens = La última baza cuesta 2 aunque no lleve ninguna dama: guarda una carta baja para el final.

introduction-aim-slippery-paws = Tres cosas cuestan un punto en contra cada una: la primera baza, la última y { CARD("QS", as: "symbol") }.

introduction-turn-slippery-paws = Asiste si puedes. La carta más alta del palo de salida se lleva la baza: juega bajo en la primera.

introduction-catch-slippery-paws = Quien carga con las tres paga 4 puntos en contra en vez de 3.

introduction-aim-finis = No te lleves la última baza. Cuesta un punto en contra, y las demás no cuestan nada.

introduction-catch-finis = Gana bazas al principio con ases y reyes, para quitártelos de encima. Guarda cartas bajas para el final.

introduction-aim-cruel-fate = Llévate la última baza. A todos los demás les cae un punto en contra.

introduction-catch-cruel-fate = Quien sale en la última baza puede ganarla hasta con un 7, si a nadie le queda ese palo.

introduction-aim-acorn-hearts = Evita los corazones, que cuestan un punto en contra cada uno, y { CARD("QS", as: "symbol") }, que cuesta 4.

introduction-turn-acorn-hearts = Asiste si puedes. Si no, tira un corazón: la carta más alta del palo de salida se lo lleva todo.

introduction-catch-acorn-hearts = O llévate todos los corazones y { CARD("QS", as: "symbol") }: a los demás les caen 12 puntos en contra a cada uno.

introduction-aim-compendium = Seis manos, seis juegos. En cada uno cuesta puntos en contra una cosa distinta.

introduction-turn-compendium = Se juega siempre igual: asiste si puedes, y gana la carta más alta del palo de salida.

introduction-catch-compendium = Lo malo se vuelve bueno: Finis castiga la última baza y Cruel Fate la premia.
