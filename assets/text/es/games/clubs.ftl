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

follow-suit = Hay que asistir si se puede, y en esta baza se asiste con { SUIT($suit) } o con tréboles: juega { SUIT($suit, article: "indef") }.

follow-with-club = Hay que asistir si se puede, y en esta baza se asiste con { SUIT($suit) } o con tréboles: juega un trébol.

follow-suit-or-club = Hay que asistir si se puede, y en esta baza se asiste con { SUIT($suit) } o con tréboles: juega { SUIT($suit, article: "indef") } o un trébol.

## La hoja de tanteo

scramble = Saldo { POINTS($tally, kind: "number") }: vuelco

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

tally = saldo { POINTS($tally, kind: "number", sign: "always") }

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

unbeatable-as-clubs = Ninguna carta por jugar la supera, y quien lleve tréboles tiene que jugar uno.

unbeatable-without-jack-as-clubs = Gana una baza sin la jota de tréboles, y quien lleve tréboles tiene que jugar uno.

unbeatable-as = Ninguna carta por jugar la supera, y quien lleve tréboles pero no { SUIT($suit) } tiene que jugar un trébol.

unbeatable-without-jack-as = Gana una baza sin la jota de tréboles, y quien lleve tréboles pero no { SUIT($suit) } tiene que jugar un trébol.

beatable-as-clubs = { $count ->
    [one] Quien lleve tréboles tiene que jugar uno, y queda por jugar { $count } carta que supera la tuya.
   *[other] Quien lleve tréboles tiene que jugar uno, y quedan por jugar { $count } cartas que superan la tuya.
}

easiest-to-lose = Pidiendo { SUIT($suit) } quedan por jugar más cartas que la superan ({ $count }) que pidiendo cualquier otro palo: así es más fácil perder la baza.

easier-to-win = Pidiendo { SUIT($suit) } quedan por jugar menos cartas que la superan ({ $count }) que pidiendo cualquier otro palo que no sea tréboles: así es más fácil ganar la baza.

clubs-can-be-kept = { $count ->
    [one] Pidiendo { SUIT($suit) }, quien lleve { SUIT($suit) } puede guardarse los tréboles, y queda por jugar { $count } carta que supera la tuya.
   *[other] Pidiendo { SUIT($suit) }, quien lleve { SUIT($suit) } puede guardarse los tréboles, y quedan por jugar { $count } cartas que superan la tuya.
}

unbeatable = Ninguna carta por jugar la supera.
wins-without-jack = Gana una baza sin la jota de tréboles.
jack-goes = La jota de tréboles acaba en manos ajenas.
leaves-jack = Deja la jota de tréboles para los demás.
can-go = No puede ganar la baza: aprovecha para soltarla.
cannot-win = No puede ganar la baza.

wins-worth = Gana la baza, que vale { POINTS($points) }.

need-not-play-club = Pidiendo { SUIT($suit) }, quien lleve { SUIT($suit) } no tiene que jugar tréboles.

everyone-plays-club = Quien lleve tréboles tiene que jugar uno.

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

introduction-aim = Reúne tréboles, pero no { CARD("JC", as: "symbol") }. Cada una de las demás cartas que te llevas cuesta un punto.

introduction-turn = Asiste con el palo de salida o con un trébol, como quieras. La más alta de esas cartas se lleva la baza.

introduction-catch = Si alguien baja a −26 en una mano, todo se da la vuelta: cada trébol cuesta 3, y { CARD("JC", as: "symbol") } da 10.
