### Mismatch.

credit = David Parlett

aim = La última carta que coincide carga con los puntos en contra.

of-suit = { NUMBER($count, as: "words") } { SUIT($suit) }

of-rank = { NUMBER($count, as: "words") } { RANK($rank, number: "many") }

run = escalera { LIST($ranks, kind: "run") }

the-run = la escalera { LIST($ranks, kind: "run") }

# Several cards of a rank, within a sentence.
# $count (Count): how many cards, two to four
# $rank (Rank): their rank
some-of-rank = { of-rank }

two-runs = dos escaleras { LIST($ranks, kind: "run") }

rank = { RANK($rank, as: "symbol") }

for-points = { $found } ({ $points })

never-ends = Pon un límite de manos o un tope de puntos: si no, la partida no acaba nunca.

## La hoja de tanteo

matches = { LIST($matches, kind: "plain", capital: "yes") }

lowest = Sin coincidencias, { $points } por la carta más baja

worth-of-matches = { POINTS($points, kind: "penalty") } por { LIST($matches) }

worth-of-lowest = { POINTS($points, kind: "penalty") } por { CARD($card, article: "def") }, la carta más baja

## Qué haría una carta

so-far-to-you = { LIST($matches, kind: "plain", capital: "yes") }: por ahora, { POINTS($points, kind: "penalty") } para ti

so-far-to = { LIST($matches, kind: "plain", capital: "yes") }: por ahora, { POINTS($points, kind: "penalty") } para { NAME($who, case: "prep") }

points-to-you = { LIST($matches, kind: "plain", capital: "yes") }: { POINTS($points, kind: "penalty") } para ti

points-to = { LIST($matches, kind: "plain", capital: "yes") }: { POINTS($points, kind: "penalty") } para { NAME($who, case: "prep") }

no-match = sin coincidencias

## Lo que hay en la mesa

penalty-pile = { YOU($who) ->
    [you] tu montón en contra
   *[other] el montón en contra de { NAME($who) }
}

penalty = { $points } en contra

penalty-with-counters = { $count ->
    [one] { $points } en contra, con { $count } ficha
   *[other] { $points } en contra, con { $count } fichas
}

waste-pile = las cartas apartadas
waste = apartadas

fact-trick = Esta baza

trick-to-you = por ahora, { POINTS($points, kind: "penalty") } para ti

trick-to = por ahora, { POINTS($points, kind: "penalty") } para { NAME($who, case: "prep") }

fact-ace = As en escaleras

play-any = Te toca: vale cualquier carta

## Razones

costs-only = No coincide con nada de la mesa, y la baza solo cuesta { POINTS($points, kind: "penalty") }.

goes-elsewhere = No coincide con nada de la mesa, y la baza acaba en manos ajenas.
matches-nothing = No coincide con nada de la mesa.
all-match-none-cheaper = Todas tus cartas coinciden con algo, y ninguna te sale más barata.
all-match = Todas tus cartas coinciden con algo.

many-of-both-out = Entre las cartas por jugar abundan { SUIT($suit, article: "def") } y { RANK($rank, article: "def", number: "many") }, así que más adelante coincidiría a menudo.

many-out = Quedan por jugar muchas cartas de { SUIT($suit) }, así que más adelante coincidiría a menudo.

## Why somebody played as they did, for everyone at the table: whole sentences with a motive.

motive-lead-many = { YOU($who) ->
    [you] Has salido con { CARD($card, article: "def") }, porque al salir no se coincide con nada: quedaban por jugar otras { $count } cartas de { SUIT($suit) }, y más adelante bien podría haber coincidido.
   *[other] { NAME($who) } ha salido con { CARD($card, article: "def") }, porque al salir no se coincide con nada: quedaban por jugar otras { $count } cartas de { SUIT($suit) }, y más adelante bien podría haber coincidido.
}

motive-lead-low = { YOU($who) ->
    [you] Has salido bajo, con { CARD($card, article: "def") }, para que pagara una carta más alta si nadie coincidía.
   *[other] { NAME($who) } ha salido bajo, con { CARD($card, article: "def") }, para que pagara una carta más alta si nadie coincidía.
}

motive-leave = { YOU($who) ->
    [you] Has jugado { CARD($card, article: "def") } sin coincidir con nada y has dejado la baza: { POINTS($points, kind: "penalty") } para { NAME($to, case: "prep") }.
   *[other] { NAME($who) } ha jugado { CARD($card, article: "def") } sin coincidir con nada y ha dejado la baza: { POINTS($points, kind: "penalty") } para { NAME($to, case: "prep") }.
}

motive-stay-out = { YOU($who) ->
    [you] Has jugado { CARD($card, article: "def") } sin coincidir con nada: de momento la baza seguía siendo para { NAME($to, case: "prep") }.
   *[other] { NAME($who) } ha jugado { CARD($card, article: "def") } sin coincidir con nada: de momento la baza seguía siendo para { NAME($to, case: "prep") }.
}

motive-stay-below = { YOU($who) ->
    [you] Con { CARD($card, article: "def") } te has quedado por debajo { CARD($best, case: "de") } sin coincidir con nada: si nadie coincide, paga la carta más alta.
   *[other] Con { CARD($card, article: "def") }, { NAME($who) } se ha quedado por debajo { CARD($best, case: "de") } sin coincidir con nada: si nadie coincide, paga la carta más alta.
}

motive-cheap = { YOU($who) ->
    [you] Has jugado { CARD($card, article: "def") } sin coincidir con nada: si nadie coincide, la baza no cuesta más de { POINTS($points, kind: "penalty") }.
   *[other] { NAME($who) } ha jugado { CARD($card, article: "def") } sin coincidir con nada: si nadie coincide, la baza no cuesta más de { POINTS($points, kind: "penalty") }.
}

motive-cheapest = { YOU($who) ->
    [you] Tenías que coincidir, y ninguna carta salía más barata que { CARD($card, article: "def") }: { POINTS($points, kind: "penalty") }.
   *[other] { NAME($who) } tenía que coincidir, y ninguna carta salía más barata que { CARD($card, article: "def") }: { POINTS($points, kind: "penalty") }.
}

motive-hope = { YOU($who) ->
    [you] Tenías que coincidir y has jugado { CARD($card, article: "def") }, con la esperanza de que después coincidiera alguien más.
   *[other] { NAME($who) } tenía que coincidir y ha jugado { CARD($card, article: "def") }, con la esperanza de que después coincidiera alguien más.
}

## Reglas de la casa

rule-deals = Manos
rule-deals-help = La partida acaba después de este número de manos.
rule-deals-none = La partida sigue hasta que un total llegue al tope, dure las manos que dure.

rule-deals-means = { $count ->
    [one] La partida acaba, como mucho, después de { $count } mano.
   *[other] La partida acaba, como mucho, después de { $count } manos.
}

rule-target = Tope
rule-target-help = La partida acaba después de la mano en que un total llegue a este número de puntos en contra. No pueden quedar sin límite a la vez las manos y el tope.
rule-target-none = Ningún total acaba la partida antes de tiempo: se juega siempre hasta la última mano.

rule-target-means = La partida acaba después de la mano en que un total llegue a { POINTS($points, kind: "penalty") } o más.

rule-ace = As en escaleras
rule-ace-help = Alto: Q-K-A es escalera. Bajo: A-2-3 es escalera. Dando la vuelta: también lo es K-A-2.
ace-high-or-low = alto o bajo
ace-high-only = solo alto
ace-round-the-corner = dando la vuelta
rule-ace-high-only = En una escalera el as solo va por encima del rey: Q-K-A es escalera, A-2-3 no.
rule-ace-round-the-corner = En una escalera el as también une el rey y el dos: K-A-2 es escalera, y también Q-K-A-2 y K-A-2-3.

## La presentación

introduction-aim = Las cartas que coinciden cuestan puntos en contra: dos del mismo palo, 10; dos del mismo valor, 20; una escalera de tres, 30.

introduction-turn = Juega la carta que quieras. La última que coincide se lleva la baza: aquí { CARD("6S", as: "symbol") }, por ser la segunda pica.

introduction-catch = Si nada coincide, la carta más alta se lleva la baza, pero solo paga por la más baja.
