### Clubs.

lead = Sal con { CARD($card, article: "def") }

led = { YOU($who) ->
    [you] Has salido con { CARD($card, article: "def") }
   *[other] { NAME($who) } ha salido con { CARD($card, article: "def") }
}

leading = salir con { CARD($card, article: "def") }

lead-and-name = Sal con { CARD($card, article: "def") } y pide { SUIT($suit) }

led-and-named = { YOU($who) ->
    [you] Has salido con { CARD($card, article: "def") } y has pedido { SUIT($suit) }
   *[other] { NAME($who) } ha salido con { CARD($card, article: "def") } y ha pedido { SUIT($suit) }
}

leading-and-naming = salir con { CARD($card, article: "def") } y pedir { SUIT($suit) }

## Jugadas que no valen

choose-club-first = Elige primero el trébol con que sales y después el palo que pides.
two-of-clubs-opens = En la primera baza hay que salir con el dos de tréboles.
three-of-clubs-opens = El dos de tréboles está en la mesa, así que en la primera baza hay que salir con el tres.
follow-clubs = Tienes que jugar un trébol: la baza es de tréboles.

follow-suit = En esta baza se asiste con { SUIT($suit) } o con tréboles: juega { SUIT($suit, article: "indef") }.

follow-with-club = En esta baza se asiste con { SUIT($suit) } o con tréboles: juega un trébol.

follow-suit-or-club = Hay que asistir: juega { SUIT($suit, article: "indef") } o un trébol.

## La hoja de tanteo

scramble = { POINTS($tally, kind: "number") } en una mano: todo da un vuelco

cards-taken = { $count ->
    [one] { $count } carta
   *[other] { $count } cartas
}

one-club = { CARD($card, capital: "yes") }

clubs-taken = { $count ->
    [one] { $count } trébol
   *[other] { $count } tréboles
}

jack-of-clubs = Jota de tréboles

named-suit = { SUIT($suit) }

## Lo que hay en la mesa

credit = Alex Chen, James Cook y Patrick LaVictoire

aim = Llévate tréboles, pero no la jota; las demás cartas cuestan.

clubs-won = { YOU($who) ->
    [you] los tréboles de tus bazas
   *[other] los tréboles de las bazas de { NAME($who) }
}

tally = mano { POINTS($tally, kind: "number", sign: "always") }

table-card-place = la carta de la mesa, para quien gane la última baza

table-card = carta de la mesa

suits-to-name = palos que puedes pedir
put-on-suit = Pon un trébol sobre el palo que pides

trick-of = a { SUIT($suit) }

worth = { POINTS($points, sign: "always") }

worth-with-card = { POINTS($points, sign: "always") }, con { CARD($card, article: "def") } de la mesa

fact-suit = Palo de la baza

suit-of-trick = { SUIT($suit) }

fact-scramble = Vuelco

at-tally = con { POINTS($tally, kind: "number") } en una mano

## La línea sobre tus cartas

play-suit = Te toca: juega { SUIT($suit, article: "indef") }

play-suit-or-club = Te toca: juega { SUIT($suit, article: "indef") } o un trébol

no-clubs = No llevas tréboles: vale cualquier carta

no-suit-or-clubs = No llevas ni { SUIT($suit) } ni tréboles: vale cualquier carta

lead-card = Sales tú: juega { CARD($card, article: "def") }

lead-card-and-name = Sales tú: juega { CARD($card, article: "def") } y pide palo

lead-any-or-name = Sales tú: vale cualquier carta; si es un trébol, pide palo

## Razones

opens = Es el trébol más bajo que se ha repartido y tienes que salir con él.
only-follower = Es la única carta con que puedes asistir.

unbeatable-as-clubs = Ninguna carta por jugar supera a esta, y quien lleve tréboles tiene que jugar uno.

unbeatable-without-jack-as-clubs = Gana una baza sin la jota de tréboles, y quien lleve tréboles tiene que jugar uno.

unbeatable-as = Ninguna carta por jugar supera a esta, y quien lleve tréboles pero no { SUIT($suit) } tiene que jugar un trébol.

unbeatable-without-jack-as = Gana una baza sin la jota de tréboles, y quien lleve tréboles pero no { SUIT($suit) } tiene que jugar un trébol.

beatable-as-clubs = { $count ->
    [one] Quien lleve tréboles tiene que jugar uno, y queda por jugar { $count } carta que supera la tuya.
   *[other] Quien lleve tréboles tiene que jugar uno, y quedan por jugar { $count } cartas que superan la tuya.
}

easiest-to-lose = { $count ->
    [one] Si pides { SUIT($suit) }, queda por jugar { $count } carta que supera la tuya, más que con cualquier otro palo: así es más fácil perder la baza.
   *[other] Si pides { SUIT($suit) }, quedan por jugar { $count } cartas que superan la tuya, más que con cualquier otro palo: así es más fácil perder la baza.
}

easier-to-win = { $count ->
    [0] Si pides { SUIT($suit) }, no queda por jugar ninguna carta que supere la tuya; con los demás palos, salvo tréboles, sería más difícil ganar la baza.
    [one] Si pides { SUIT($suit) }, solo queda por jugar { $count } carta que supera la tuya, menos que con los demás palos salvo tréboles: así es más fácil ganar la baza.
   *[other] Si pides { SUIT($suit) }, solo quedan por jugar { $count } cartas que superan la tuya, menos que con los demás palos salvo tréboles: así es más fácil ganar la baza.
}

clubs-can-be-kept = { $count ->
    [one] Si pides { SUIT($suit) }, quien lleve cartas de ese palo puede guardarse los tréboles, y queda por jugar { $count } carta que supera la tuya.
   *[other] Si pides { SUIT($suit) }, quien lleve cartas de ese palo puede guardarse los tréboles, y quedan por jugar { $count } cartas que superan la tuya.
}

unbeatable = Ninguna carta por jugar supera a esta.
wins-without-jack = Gana una baza sin la jota de tréboles.
jack-goes = La jota de tréboles acaba en manos ajenas.
leaves-jack = Deja la jota de tréboles para los demás.
can-go = No puede ganar la baza: buena ocasión para soltar esa carta.
cannot-win = No puede ganar la baza.
dodges-jack = No puede ganar la baza, y la carta más cara está aún por jugar.
cannot-win-cost = No puede ganar la baza, que de momento cuesta { POINTS($points) }.
likely-beaten = Es fácil que alguien juegue más alto: la mayoría de las cartas por jugar con las que se puede asistir son más altas.

wins-worth = Gana la baza, que vale { POINTS($points) }.

everyone-plays-club = Quien lleve tréboles tiene que jugar uno.

## Why somebody played as they did, for everyone at the table: whole sentences with a motive.

motive-only-follower = { YOU($who) ->
    [you] Tenías que asistir, y la única carta para hacerlo era { CARD($card, article: "def") }.
   *[other] { NAME($who) } tenía que asistir, y la única carta para hacerlo era { CARD($card, article: "def") }.
}

motive-draw-clubs = { YOU($who) ->
    [you] Has salido con { CARD($card, article: "def") } para sacarle un trébol a quien llevara alguno.
   *[other] { NAME($who) } ha salido con { CARD($card, article: "def") } para sacarle un trébol a quien llevara alguno.
}

motive-spare-clubs = { YOU($who) ->
    [you] Has salido con { CARD($card, article: "def") } pidiendo { SUIT($suit) }, para que quien llevara { SUIT($suit) } pudiera guardarse los tréboles.
   *[other] { NAME($who) } ha salido con { CARD($card, article: "def") } pidiendo { SUIT($suit) }, para que quien llevara { SUIT($suit) } pudiera guardarse los tréboles.
}

motive-name-to-lose = { YOU($who) ->
    [you] Has salido con { CARD($card, article: "def") } pidiendo { SUIT($suit) }, el palo con el que era más fácil perder la baza.
   *[other] { NAME($who) } ha salido con { CARD($card, article: "def") } pidiendo { SUIT($suit) }, el palo con el que era más fácil perder la baza.
}

motive-safe-from-jack = { YOU($who) ->
    [you] Has jugado { CARD($card, article: "def") }, que nadie podía superar, en una baza donde ya no podía caer la jota de tréboles.
   *[other] { NAME($who) } ha jugado { CARD($card, article: "def") }, que nadie podía superar, en una baza donde ya no podía caer la jota de tréboles.
}

motive-count-on-higher = { YOU($who) ->
    [you] Has jugado { CARD($card, article: "def") } contando con perder la baza: la mayoría de las cartas por jugar con las que se podía asistir eran más altas.
   *[other] { NAME($who) } ha jugado { CARD($card, article: "def") } contando con perder la baza: la mayoría de las cartas por jugar con las que se podía asistir eran más altas.
}

motive-slip-jack = { YOU($who) ->
    [you] Has colado la jota de tréboles por debajo { CARD($best, case: "de") }, para librarte de ella.
   *[other] { NAME($who) } ha colado la jota de tréboles por debajo { CARD($best, case: "de") }, para librarse de ella.
}

motive-leave-jack = { YOU($who) ->
    [you] Te has quedado por debajo { CARD($best, case: "de") } con { CARD($card, article: "def") }, para dejar la jota de tréboles a los demás.
   *[other] { NAME($who) } se ha quedado por debajo { CARD($best, case: "de") } con { CARD($card, article: "def") }, para dejar la jota de tréboles a los demás.
}

motive-stay-below-cost = { YOU($who) ->
    [you] Te has quedado por debajo { CARD($best, case: "de") } con { CARD($card, article: "def") }: la baza costaba de momento { POINTS($points) }.
   *[other] { NAME($who) } se ha quedado por debajo { CARD($best, case: "de") } con { CARD($card, article: "def") }: la baza costaba de momento { POINTS($points) }.
}

motive-keep-clubs = { YOU($who) ->
    [you] Has asistido con { CARD($card, article: "def") } y te has guardado los tréboles, para no ceder ninguno.
   *[other] { NAME($who) } ha asistido con { CARD($card, article: "def") } y se ha guardado los tréboles, para no ceder ninguno.
}

motive-throw-highest = { YOU($who) ->
    [you] No podías asistir y has tirado { CARD($card, article: "def") }, tu carta más alta, que podría haber ganado una baza cara.
   *[other] { NAME($who) } no podía asistir y ha tirado { CARD($card, article: "def") }, su carta más alta, que podría haber ganado una baza cara.
}

motive-throw = { YOU($who) ->
    [you] No podías asistir, así que { CARD($card, article: "def") } no podía ganar la baza.
   *[other] { NAME($who) } no podía asistir, así que { CARD($card, article: "def") } no podía ganar la baza.
}

motive-had-to-win = { YOU($who) ->
    [you] No podías quedarte por debajo { CARD($best, case: "de") } y te has llevado la baza con { CARD($card, article: "def") }.
   *[other] { NAME($who) } no podía quedarse por debajo { CARD($best, case: "de") } y se ha llevado la baza con { CARD($card, article: "def") }.
}

motive-win-worth = { YOU($who) ->
    [you] Te has llevado la baza con { CARD($card, article: "def") }: valía { POINTS($points) }.
   *[other] { NAME($who) } se ha llevado la baza con { CARD($card, article: "def") }: valía { POINTS($points) }.
}

motive-win-so-far = { YOU($who) ->
    [you] Has jugado { CARD($card, article: "def") } para llevarte la baza, que valía de momento { POINTS($points) }.
   *[other] { NAME($who) } ha jugado { CARD($card, article: "def") } para llevarse la baza, que valía de momento { POINTS($points) }.
}

## Reglas de la casa

rule-target = Tope
rule-target-help = La partida acaba después de la mano en que un total baje a este número o menos.

rule-target-means = La partida acaba después de la mano en que un total baje a { POINTS($points, kind: "number") } o menos.

rule-scramble = Vuelco
rule-scramble-help = Si un saldo baja lo bastante, la mano se cuenta otra vez: cada trébol menos la jota cuesta 3, { CARD("JC", as: "symbol") } da 10 y las demás cartas no cuentan. Con «no»: vale siempre la primera cuenta.
rule-scramble-off = No hay vuelco: los puntos son siempre los saldos, por malos que sean.

rule-scramble-at = Umbral del vuelco
rule-scramble-at-help = Provoca el vuelco un saldo de este número o peor.

rule-scramble-at-means = Si se juega con vuelco, lo provoca un saldo de { POINTS($points, kind: "number") } o peor.

rule-opening = Primera salida
rule-opening-help = En la primera baza sale quien tiene { CARD("2C", as: "symbol") }, o { CARD("3C", as: "symbol") } si { CARD("2C", as: "symbol") } es la carta de la mesa: con ese trébol o con cualquier carta.
opening-lowest-club = trébol más bajo
opening-any-card = cualquiera
rule-opening-any-card = Quien tiene { CARD("2C", as: "symbol") }, o { CARD("3C", as: "symbol") } si { CARD("2C", as: "symbol") } es la carta de la mesa, sale en la primera baza con la carta que quiera.

rule-declare = Pedir palo
rule-declare-help = Quien sale con un trébol pide el palo de la baza. Con «no»: cuando se sale con un trébol, la baza es de tréboles.
rule-declare-off = Nadie pide palo: cuando se sale con un trébol, la baza es de tréboles.

## La presentación

introduction-aim = Cada trébol que te llevas da 2 puntos, pero { CARD("JC", as: "symbol") } cuesta 11. Cualquier otra carta cuesta 1.

introduction-turn = Asiste con el palo de salida o con un trébol, como quieras. La más alta de esas cartas se lleva la baza.

introduction-catch = Si alguien baja a −26 en una mano, todo da un vuelco: cada trébol cuesta 3, y { CARD("JC", as: "symbol") } da 10.
