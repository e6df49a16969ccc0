### Seven Card Combo.

discard-nothing = No descartes nada

discarded-nothing = { YOU($who) ->
    [you] No has descartado nada
   *[other] { NAME($who) } no ha descartado nada
}

discarding-nothing = no descartar nada

discard = Descarta { CARDS($cards, article: "def") }

discarded = { YOU($who) ->
    [you] Has descartado { CARDS($cards, article: "def") }
   *[other] { NAME($who) } ha descartado { CARDS($cards, article: "def") }
}

discarding = descartar { CARDS($cards, article: "def") }

discarding-only = descartar solo { CARDS($cards, article: "def") }

take-nothing = No cojas nada del paquete

took-nothing = { YOU($who) ->
    [you] No has cogido nada del paquete
   *[other] { NAME($who) } no ha cogido nada del paquete
}

taking-nothing = no coger nada del paquete

take = Coge { CARDS($cards, article: "def") }

took = { YOU($who) ->
    [you] Has cogido { CARDS($cards, article: "def") }
   *[other] { NAME($who) } ha cogido { CARDS($cards, article: "def") }
}

taking = coger { CARDS($cards, article: "def") }

taking-only = coger solo { CARDS($cards, article: "def") }

lay = Pon { CARD($card, article: "def") } en los descartes

laid = { YOU($who) ->
    [you] Has puesto { CARD($card, article: "def") } en los descartes
   *[other] { NAME($who) } ha puesto { CARD($card, article: "def") } en los descartes
}

laying = poner { CARD($card, article: "def") } en los descartes

draw-from-stock = Roba del mazo

drew-from-stock = { YOU($who) ->
    [you] Has robado del mazo
   *[other] { NAME($who) } ha robado del mazo
}

drawing-from-stock = robar del mazo

draw-from-pile = Coge { CARD($card, article: "def") } de los descartes

drew-from-pile = { YOU($who) ->
    [you] Has cogido { CARD($card, article: "def") } de los descartes
   *[other] { NAME($who) } ha cogido { CARD($card, article: "def") } de los descartes
}

drawing-from-pile = coger { CARD($card, article: "def") } de los descartes

## Jugadas que no valen

discard-first = Primero, el descarte. También puedes no descartar nada.
take-from-neighbor = Tu paquete ya está en la mesa: ahora coge del paquete de tu derecha.
take-from-packet = Coge del paquete las cartas que quieras; las que falten se roban solas del mazo.
lay-first = Antes pon en los descartes el resto del paquete.
now-draw = Tu paquete ya está en la mesa: ahora roba.
only-top-card = De los descartes solo se puede coger la carta de arriba.

## Lo que ha pasado

reshuffled = Los descartes se han barajado para formar un mazo nuevo.

turned-up = Se descubre { CARD($card, article: "def") } para abrir los descartes.

in-no-combination = Sin combinación

## Premios

three-pairs = Tres parejas
full-house = Full
four-of-a-rank = Póquer
run-of-seven = Escalera de siete
seven-of-a-suit = Siete del mismo palo

## Lo que hay en la mesa

credit = Stephen McVerry, con Ryan McVerry, Danny Hutnik y Nick Tyson

aim = Combina tus cartas: las sueltas cuestan puntos en contra.

combination-line = { $letter }: { $combination }

cards-of-rank = { NUMBER($count, as: "words") } { RANK($rank, number: "many") }

cards-of-suit = { NUMBER($count, as: "words") } { SUIT($suit) }

run = escalera de { RANK($first, as: "symbol") } a { RANK($last, as: "symbol") }

your-packet = tu paquete

packet-of = { YOU($who) ->
    [you] tu paquete
   *[other] el paquete de { NAME($who) }
}

to-draw = { $count ->
    [one] { $count } por robar
   *[other] { $count } por robar
}

took-no-cards = sin coger nada

took-cards = { $count ->
    [one] { $count } carta cogida
   *[other] { $count } cartas cogidas
}

counts-penalty = { POINTS($points) }

counts = { POINTS($points) }

fact-hand-counts = Tus cartas suman
fact-round = Ronda

first-draw = { $number } de { $of }, primera vuelta

second-draw = { $number } de { $of }, segunda vuelta

last-draw = { $number } de { $of }, última vuelta

## Botones

button-discard-none = No descartar

button-discard = { $count ->
    [one] Descartar { $count } carta
   *[other] Descartar { $count } cartas
}

button-take-none = No coger

button-take = { $count ->
    [one] Coger { $count } carta
   *[other] Coger { $count } cartas
}

## La línea sobre tus cartas

stock-is-empty = Se ha acabado el mazo: se barajan los descartes
choose-discards = Descarta las cartas que quieras, o ninguna: quien va después puede coger de ellas. Recibes una más

chooses-packet = { YOU($who) ->
    [you] Elige tu paquete
   *[other] { NAME($who) } elige su paquete
}

take-or-draw = Coge una carta del paquete de { NAME($giver, case: "prep") } o roba una

take-one-and-draw = Te hacen falta { $need } cartas: coge una o ninguna del paquete de { NAME($giver, case: "prep") } y roba las demás

take-and-draw = Te hacen falta { $need } cartas: coge hasta { $most } del paquete de { NAME($giver, case: "prep") } y roba las demás

looks-at-packet = { YOU($giver) ->
    [you] { NAME($who) } mira tu paquete
   *[other] { YOU($who) ->
        [you] Miras el paquete de { NAME($giver) }
       *[other] { NAME($who) } mira el paquete de { NAME($giver) }
    }
}

lay-last = Pon en los descartes la última carta del paquete
lay-rest = Pon en los descartes el resto del paquete, carta a carta

lays-rest = { YOU($who) ->
    [you] Pones en los descartes el resto del paquete
   *[other] { NAME($who) } pone en los descartes el resto del paquete
}

draw-one = Roba una carta del mazo o de los descartes

draw-several = Roba { $count } cartas, cada una del mazo o de los descartes

draws = { YOU($who) ->
    [you] Robas { $count ->
        [one] { $count } carta
       *[other] { $count } cartas
    }
   *[other] { NAME($who) } roba { $count ->
        [one] { $count } carta
       *[other] { $count } cartas
    }
}

## Razones

keeps-together = Conserva { $combination }.

gives-you = Te da { $combination }.

pile-can-wait = La carta de arriba de los descartes puede esperar a la próxima vez.

discards-useless = Ninguna de las cartas que descartas liga con otra de tu mano.

packet-useless = Ninguna carta del paquete liga con las tuyas.

pile-useless = { CARD($card, article: "def", capital: "yes") } de los descartes no liga con ninguna de tus cartas.

lays-useless = { CARD($card, article: "def", capital: "yes") } no liga con ninguna de tus cartas.

run-from-to = una escalera { RANK($first, case: "de") } { RANK($last, case: "a") }

# Several cards of a rank in these sentences.
# $count (Count): how many cards, two to four
# $rank (Rank): their rank
some-of-rank = { cards-of-rank }

## Why somebody acted as they did, for everyone at the table: whole sentences with a motive.

motive-keep = { YOU($who) ->
    [you] Has descartado { CARDS($cards, article: "def") }, conservando { $combination }.
   *[other] { NAME($who) } ha descartado { CARDS($cards, article: "def") }, conservando { $combination }.
}

motive-keep-all = { YOU($who) ->
    [you] No has descartado nada y has conservado { $combination }.
   *[other] { NAME($who) } no ha descartado nada y ha conservado { $combination }.
}

motive-take = { YOU($who) ->
    [you] Has cogido { CARDS($cards, article: "def") }, para tener { $combination }.
   *[other] { NAME($who) } ha cogido { CARDS($cards, article: "def") }, para tener { $combination }.
}

motive-take-nothing = { YOU($who) ->
    [you] No has cogido nada del paquete, porque nada ligaba con tus cartas.
   *[other] { NAME($who) } no ha cogido nada del paquete, porque nada ligaba con sus cartas.
}

motive-draw-pile = { YOU($who) ->
    [you] Has robado { CARD($card, article: "def") } de los descartes, para tener { $combination }.
   *[other] { NAME($who) } ha robado { CARD($card, article: "def") } de los descartes, para tener { $combination }.
}

motive-stock = { YOU($who) ->
    [you] Has robado del mazo, porque { CARD($card, article: "def") } de los descartes no ligaba con ninguna de tus cartas.
   *[other] { NAME($who) } ha robado del mazo, porque { CARD($card, article: "def") } de los descartes no ligaba con ninguna de sus cartas.
}

motive-stock-first = { YOU($who) ->
    [you] Primero has robado del mazo: la carta de arriba de los descartes podía esperar.
   *[other] { NAME($who) } ha robado primero del mazo: la carta de arriba de los descartes podía esperar.
}

motive-cover = { YOU($who) ->
    [you] Has puesto { CARD($card, article: "def") } en los descartes antes de la última carta del paquete, para que arriba quedara otra.
   *[other] { NAME($who) } ha puesto { CARD($card, article: "def") } en los descartes antes de la última carta del paquete, para que arriba quedara otra.
}

## Reglas de la casa

rule-matches = Mangas
rule-matches-help = La partida acaba después de este número de mangas; en una manga, cada jugador reparte una ronda.

rule-matches-means = { $count ->
    [one] La partida tiene { $count } manga; en una manga, cada jugador reparte una ronda.
   *[other] La partida tiene { $count } mangas; en una manga, cada jugador reparte una ronda.
}

rule-bonus-small = Premio pequeño
rule-bonus-small-help = Los puntos en contra que se quitan por tres parejas o un full.
rule-bonus-small-none = Tres parejas o un full no quitan nada.

rule-bonus-small-means = Tres parejas o un full quitan { POINTS($points, kind: "penalty") }.

rule-bonus-large = Premio grande
rule-bonus-large-help = Los puntos en contra que se quitan por un póquer, una escalera de siete o siete cartas del mismo palo.
rule-bonus-large-none = Un póquer, una escalera de siete o siete cartas del mismo palo no quitan nada.

rule-bonus-large-means = Un póquer, una escalera de siete o siete cartas del mismo palo quitan { POINTS($points, kind: "penalty") }.

## La presentación

introduction-aim = Haz que tus siete cartas liguen: escaleras, palos, parejas. Cada carta suelta cuesta un punto en contra.

introduction-turn = Descarta las cartas que no quieras y roba otras tantas, más una.

introduction-catch = Quien va después mira las cartas que has descartado y coge las que quiera.
