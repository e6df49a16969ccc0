### Garbo.

place = Pon { CARD($card, article: "def") }

placed = { YOU($who) ->
    [you] Has puesto { CARD($card, article: "def") }
   *[other] { NAME($who) } ha puesto { CARD($card, article: "def") }
}

placing = poner { CARD($card, article: "def") }

place-right = Pon { CARD($card, article: "def") } a la derecha { CARD($other, case: "de") }

placed-right = { YOU($who) ->
    [you] Has puesto { CARD($card, article: "def") } a la derecha { CARD($other, case: "de") }
   *[other] { NAME($who) } ha puesto { CARD($card, article: "def") } a la derecha { CARD($other, case: "de") }
}

placing-right = poner { CARD($card, article: "def") } a la derecha { CARD($other, case: "de") }

place-left = Pon { CARD($card, article: "def") } a la izquierda { CARD($other, case: "de") }

placed-left = { YOU($who) ->
    [you] Has puesto { CARD($card, article: "def") } a la izquierda { CARD($other, case: "de") }
   *[other] { NAME($who) } ha puesto { CARD($card, article: "def") } a la izquierda { CARD($other, case: "de") }
}

placing-left = poner { CARD($card, article: "def") } a la izquierda { CARD($other, case: "de") }

place-below = Pon { CARD($card, article: "def") } por debajo { CARD($other, case: "de") }

placed-below = { YOU($who) ->
    [you] Has puesto { CARD($card, article: "def") } por debajo { CARD($other, case: "de") }
   *[other] { NAME($who) } ha puesto { CARD($card, article: "def") } por debajo { CARD($other, case: "de") }
}

placing-below = poner { CARD($card, article: "def") } por debajo { CARD($other, case: "de") }

place-above = Pon { CARD($card, article: "def") } por encima { CARD($other, case: "de") }

placed-above = { YOU($who) ->
    [you] Has puesto { CARD($card, article: "def") } por encima { CARD($other, case: "de") }
   *[other] { NAME($who) } ha puesto { CARD($card, article: "def") } por encima { CARD($other, case: "de") }
}

placing-above = poner { CARD($card, article: "def") } por encima { CARD($other, case: "de") }

cover = Tapa { CARD($covered, article: "def") } con { CARD($card, article: "def") }

covered = { YOU($who) ->
    [you] Has tapado { CARD($covered, article: "def") } con { CARD($card, article: "def") }
   *[other] { NAME($who) } ha tapado { CARD($covered, article: "def") } con { CARD($card, article: "def") }
}

covering = tapar { CARD($covered, article: "def") } con { CARD($card, article: "def") }

claim-suit = Reclama { CARD($card, article: "def") } por el palo

claimed-suit = { YOU($who) ->
    [you] Has reclamado { CARD($card, article: "def") } por el palo
   *[other] { NAME($who) } ha reclamado { CARD($card, article: "def") } por el palo
}

claiming-suit = reclamar { CARD($card, article: "def") } por el palo

claim-rank = Reclama { CARD($card, article: "def") } por el valor

claimed-rank = { YOU($who) ->
    [you] Has reclamado { CARD($card, article: "def") } por el valor
   *[other] { NAME($who) } ha reclamado { CARD($card, article: "def") } por el valor
}

claiming-rank = reclamar { CARD($card, article: "def") } por el valor

claim-cover = Reclama la carta tapada, { CARD($card, article: "def") }

claimed-cover = { YOU($who) ->
    [you] Has reclamado la carta tapada, { CARD($card, article: "def") }
   *[other] { NAME($who) } ha reclamado la carta tapada, { CARD($card, article: "def") }
}

claiming-cover = reclamar la carta tapada, { CARD($card, article: "def") }

claim-no-more = No reclames más

claimed-no-more = { YOU($who) ->
    [you] No has reclamado más
   *[other] { NAME($who) } no ha reclamado más
}

claiming-no-more = no reclamar más

## Jugadas que no valen

covered-once = Una casilla solo se puede tapar una vez.
empty-places-only = En el primer nivel, las cartas van en casillas vacías.
must-touch = La carta tiene que tocar otra por un lado, sin pasar de cuatro filas y cuatro columnas.
out-of-play = Una carta tapada está fuera de juego.
no-longer-counts = Una carta tapada ya no cuenta.
just-played = Esa es la carta que se acaba de jugar.
already-claimed = Esa coincidencia ya la has reclamado.

claim-first = Reclama antes las coincidencias { CARD($card, case: "de") } y pulsa Listo.

no-match-around = { CARD($card, article: "def", capital: "yes") } no coincide con esa carta. El palo coincide en las ocho casillas de alrededor; el valor, en línea.

no-match-in-line = { CARD($card, article: "def", capital: "yes") } no coincide con esa carta. El palo y el valor coinciden en línea.

## Lo que ha pasado

got = { YOU($who) ->
    [you] Te apuntas { POINTS($points) }.
   *[other] { NAME($who) } se apunta { POINTS($points) }.
}

## La hoja de tanteo

matches-of = { CARD($card, capital: "yes") }: { LIST($matches) }

covered-suit = tapa { SUIT($suit, article: "indef") }

covered-rank = tapa { RANK($rank, article: "indef") }

matched = coincide con { LIST($cards) }

of-suit = { $count ->
    [1] { SUIT($suit, article: "indef") }
   *[other] { $count } { SUIT($suit) }
}

of-rank = { $count ->
    [1] { RANK($rank, article: "indef") }
   *[other] { $count } { RANK($rank, number: "many") }
}

## Lo que hay en la mesa

credit = David Parlett

aim = Evita coincidir: cada coincidencia da puntos a tu rival.

done-button = Listo
the-square = el cuadrado

fact-level-one = Primer nivel
fact-level-two = Segundo nivel

card-of = carta { $number } de { $of }

fact-suits-match = Mismo palo
suits-in-line = en línea

match-gives-away = Por coincidir regalas

suit-name = { SUIT($suit) }

rank-name = { RANK($rank, number: "many") }

## La línea sobre tus cartas

place-first = Te toca: pon la primera carta
place-beside = Te toca: pon una carta al lado de otra
cover-counts-once = Te toca: tapa una carta. Coincidir con la que tapas cuenta una vez
cover-counts-double = Te toca: tapa una carta. Coincidir con la que tapas cuenta el doble

cover-counts-times = Te toca: tapa una carta. Coincidir con la que tapas cuenta { $factor } veces

plays = { YOU($who) ->
    [you] Te toca
   *[other] Le toca a { NAME($who) }
}

claim-matches = Reclama todas las cartas con que coincide { CARD($card, article: "def") } y pulsa Listo

looks-for-matches = { YOU($who) ->
    [you] Buscas coincidencias
   *[other] { NAME($who) } busca coincidencias
}

## Qué haría una carta

gives-nothing = no regala nada

gives = { YOU($to) ->
    [you] te regala { POINTS($points) }
   *[other] le regala { POINTS($points) } a { NAME($to) }
}

## Lo que ha hecho la última carta

played-for-nothing = { YOU($who) ->
    [you] Has jugado { CARD($card, article: "def") } sin regalar nada
   *[other] { NAME($who) } ha jugado { CARD($card, article: "def") } sin regalar nada
}

played-for = { YOU($who) ->
    [you] Has jugado { CARD($card, article: "def") }: { POINTS($points) } para { NAME($to, case: "prep") }
   *[other] { NAME($who) } ha jugado { CARD($card, article: "def") }: { POINTS($points) } para { NAME($to, case: "prep") }
}

played = { YOU($who) ->
    [you] Has jugado { CARD($card, article: "def") }
   *[other] { NAME($who) } ha jugado { CARD($card, article: "def") }
}

played-nothing-claimed = { YOU($who) ->
    [you] Has jugado { CARD($card, article: "def") }: { claimed-nothing }
   *[other] { NAME($who) } ha jugado { CARD($card, article: "def") }: { claimed-nothing }
}

claimed-nothing = { YOU($to) ->
    [you] no has reclamado nada
   *[other] { NAME($to) } no ha reclamado nada
}

played-claimed = { YOU($who) ->
    [you] Has jugado { CARD($card, article: "def") }: { claimed-points }
   *[other] { NAME($who) } ha jugado { CARD($card, article: "def") }: { claimed-points }
}

claimed-points = { YOU($to) ->
    [you] has reclamado { POINTS($points) }
   *[other] { NAME($to) } ha reclamado { POINTS($points) }
}

covered-for-nothing = { YOU($who) ->
    [you] Has tapado { CARD($covered, article: "def") } con { CARD($card, article: "def") } sin regalar nada
   *[other] { NAME($who) } ha tapado { CARD($covered, article: "def") } con { CARD($card, article: "def") } sin regalar nada
}

covered-for = { YOU($who) ->
    [you] Has tapado { CARD($covered, article: "def") } con { CARD($card, article: "def") }: { POINTS($points) } para { NAME($to, case: "prep") }
   *[other] { NAME($who) } ha tapado { CARD($covered, article: "def") } con { CARD($card, article: "def") }: { POINTS($points) } para { NAME($to, case: "prep") }
}

covered-claiming = { YOU($who) ->
    [you] Has tapado { CARD($covered, article: "def") } con { CARD($card, article: "def") }
   *[other] { NAME($who) } ha tapado { CARD($covered, article: "def") } con { CARD($card, article: "def") }
}

covered-nothing-claimed = { YOU($who) ->
    [you] Has tapado { CARD($covered, article: "def") } con { CARD($card, article: "def") }: { claimed-nothing }
   *[other] { NAME($who) } ha tapado { CARD($covered, article: "def") } con { CARD($card, article: "def") }: { claimed-nothing }
}

covered-claimed = { YOU($who) ->
    [you] Has tapado { CARD($covered, article: "def") } con { CARD($card, article: "def") }: { claimed-points }
   *[other] { NAME($who) } ha tapado { CARD($covered, article: "def") } con { CARD($card, article: "def") }: { claimed-points }
}

same-suit = { CARD($card, capital: "yes") }, mismo palo: { $points }

same-rank = { CARD($card, capital: "yes") }, mismo valor: { $points }

covered-same-suit = { CARD($card, capital: "yes") } debajo, mismo palo: { $factor } × { $points } = { $product }

covered-same-rank = { CARD($card, capital: "yes") } debajo, mismo valor: { $factor } × { $points } = { $product }

## Razones

nothing-to-claim = No queda nada que reclamar.
unclaimed-lost = Los puntos que no se reclaman se pierden.
gives-no-points = No regala ningún punto.

others-give-more = Regala { POINTS($points) }; cualquier otra jugada regala más.

none-gives-less = Regala { POINTS($points) }; ninguna jugada regala menos.

buries = Tapa { CARD($covered, article: "def") }, que así no coincidirá después con { CARDS($kept, article: "def", kind: "or") }.

matches-later = Cartas que coincidirán después: { $theirs } en la mano de tu rival, { $own } en la tuya.

sheds = Sueltas { CARD($card, article: "def") }; ningún valor de tu mano da más puntos.

## Why somebody acted as they did, for everyone at the table: whole sentences with a motive.

motive-nothing = { YOU($who) ->
    [you] Has jugado { CARD($card, article: "def") } donde no regalaba nada.
   *[other] { NAME($who) } ha jugado { CARD($card, article: "def") } donde no regalaba nada.
}

motive-least = { YOU($who) ->
    [you] Has regalado { POINTS($points) } con { CARD($card, article: "def") }: cualquier otra jugada habría regalado más.
   *[other] { NAME($who) } ha regalado { POINTS($points) } con { CARD($card, article: "def") }: cualquier otra jugada habría regalado más.
}

motive-no-less = { YOU($who) ->
    [you] Has regalado { POINTS($points) } con { CARD($card, article: "def") }: ninguna jugada habría regalado menos.
   *[other] { NAME($who) } ha regalado { POINTS($points) } con { CARD($card, article: "def") }: ninguna jugada habría regalado menos.
}

motive-more = { YOU($who) ->
    [you] Has regalado { POINTS($points) } con { CARD($card, article: "def") }; otra jugada habría regalado menos.
   *[other] { NAME($who) } ha regalado { POINTS($points) } con { CARD($card, article: "def") }; otra jugada habría regalado menos.
}

motive-best-place = { YOU($who) ->
    [you] Has regalado { POINTS($points) } con { CARD($card, article: "def") }; en ningún otro sitio habrían sido menos.
   *[other] { NAME($who) } ha regalado { POINTS($points) } con { CARD($card, article: "def") }; en ningún otro sitio habrían sido menos.
}

motive-bury = { YOU($who) ->
    [you] Has tapado { CARD($covered, article: "def") } con { CARD($card, article: "def") } para que la carta tapada no coincidiera después con { CARDS($kept, article: "def", kind: "or") }.
   *[other] { NAME($who) } ha tapado { CARD($covered, article: "def") } con { CARD($card, article: "def") } para que la carta tapada no coincidiera después con { CARDS($kept, article: "def", kind: "or") }.
}

motive-claim = { YOU($who) ->
    [you] Has reclamado una coincidencia { CARD($card, case: "de") }, porque los puntos que no se reclaman se pierden.
   *[other] { NAME($who) } ha reclamado una coincidencia { CARD($card, case: "de") }, porque los puntos que no se reclaman se pierden.
}

motive-done = { YOU($who) ->
    [you] No te quedaba nada que reclamar.
   *[other] A { NAME($who) } no le quedaba nada que reclamar.
}

## Reglas de la casa

rule-values = Puntos
rule-values-help = Los puntos que regala una coincidencia de cada palo o valor.

rule-values-means = En estos palos y valores, coincidir regala otros puntos: { $values }.

rule-claims = Reclamar
rule-claims-help = Las coincidencias se cuentan solas o se reclaman a mano: justo después de cada carta, el rival nombra todas las coincidencias y luego dice «listo». La que no nombra se pierde; reclamar mal no cuesta nada, pero no vale.
rule-claims-note = En las reglas publicadas, las coincidencias se reclaman a mano.
claims-automatic = se cuentan solas
claims-by-hand = se reclaman a mano
rule-claims-by-hand = Después de cada carta, tu rival reclama sus coincidencias una por una y luego dice «listo». Lo que no reclama se pierde; reclamar mal no cuesta nada, pero no vale.

rule-suit-reach = Mismo palo
rule-suit-reach-help = El palo coincide en las ocho casillas de alrededor o en línea, como el valor: por su fila, su columna y sus diagonales.
both-published = El inventor ha publicado las dos formas.
reach-adjacent = las ocho vecinas
reach-in-line = en línea
rule-suit-reach-in-line = El palo coincide como el valor: por la fila, la columna y las diagonales, a cualquier distancia.

rule-draw = Robo de cartas
rule-draw-help = Después de las cuatro primeras cartas, cada jugador roba este número; el resto del mazo llega cuando el cuadrado está lleno.
draw-eight = ocho
draw-four = cuatro
rule-draw-four = Cuando cada uno ha jugado cuatro cartas, los dos roban cuatro más. Cuando el cuadrado está lleno, a ninguno le quedan cartas, y los dos roban ocho.

rule-cover-factor = Factor al tapar
rule-cover-factor-help = En el segundo nivel, coincidir con la carta tapada cuenta este número de veces.
rule-cover-factor-one = En el segundo nivel, coincidir con la carta tapada no cuenta más que cualquier otra coincidencia.

rule-cover-factor-means = En el segundo nivel, coincidir con la carta tapada regala { $factor } veces los puntos del palo o del valor.

## La presentación

introduction-aim = Juega cartas que no coincidan con nada. { CARD("TH", as: "symbol") } coincide con dos corazones y dos dieces: 24 puntos para tu rival.

introduction-turn = Por turnos, poned una carta al lado de otra de la mesa, hasta formar un cuadrado de dieciséis.

introduction-catch = Después tapad las dieciséis, una por una. Coincidir con la carta que tapas cuenta diez veces.
