no-two-alike-title = Que no se parezcan
no-two-alike-text = En Mismatch nunca hay que asistir: vale cualquier carta. Pero las cartas que coinciden cuestan puntos en contra, y la última que coincide se lleva la baza. Gana el total más bajo.

the-last-match-takes-it-title = Gana la última que coincide
the-last-match-takes-it-text = { NAME(1) } sale con { CARD("5D", article: "def") }, { NAME(2) } juega { CARD("JS", article: "def") } y { NAME(3) } repite el cinco con { CARD("5H", article: "def") }. Una carta coincide si su palo o su valor ya está en la baza.
the-last-match-takes-it-question = Vas a jugar { CARD("6S", article: "def") }. ¿Quién se lleva la baza?
the-last-match-takes-it-choice-1 = { NAME(0) }
the-last-match-takes-it-reply-1 = Repites las picas después de { NAME(3) }: te llevas la baza. Dos cincos cuestan 20, y dos picas, 10: 30 puntos para ti.
the-last-match-takes-it-choice-2 = { NAME(2) }
the-last-match-takes-it-reply-2 = { CARD("JS", article: "def", capital: "yes") } no coincidía con nada cuando se jugó. En cuanto hay una coincidencia, una carta alta no sirve de nada.
the-last-match-takes-it-choice-3 = { NAME(3) }
the-last-match-takes-it-reply-3 = { CARD("5H", article: "def", capital: "yes") } coincidía, pero tu { CARD("6S") } repite las picas después. La última coincidencia se lleva la baza.

playing-last-is-an-advantage-title = Jugar al final es una ventaja
playing-last-is-an-advantage-text = La misma baza otra vez. En la mesa hay un diamante, una pica y un corazón: dos cincos y una jota. Busca la única de tus cartas que no coincide con nada.
playing-last-is-an-advantage-reply = Nadie había jugado tréboles ni un rey. La última coincidencia es de { NAME(3) }: 20 puntos por los dos cincos.
playing-last-is-an-advantage-wrong-play-6S = Repite las picas: coincidirías después de todos y te llevarías la baza.
playing-last-is-an-advantage-wrong-play-5S = Repite el cinco y las picas: la baza sería tuya, y aún más cara.
playing-last-is-an-advantage-otherwise = Su palo ya está en la baza, así que la última coincidencia sería tuya. Busca un palo y un valor que no haya jugado nadie.

a-run-matches-too-title = La escalera también cuenta
a-run-matches-too-text = Tres o cuatro cartas de valores seguidos son una escalera, sean del palo que sean. { NAME(1) } sale con { CARD("7H", article: "def") }, { NAME(2) } repite los corazones con { CARD("JH", article: "def") } y { NAME(3) } juega { CARD("9S", article: "def") }. Las coincidencias se suman: dos del mismo palo, 10; una escalera de tres, 30.
a-run-matches-too-question = Vas a jugar { CARD("8S", article: "def") }. ¿Cuánto te cuesta la baza?
a-run-matches-too-choice-1 = 40 puntos
a-run-matches-too-reply-1 = Has contado la escalera y solo dos cartas de un palo. Pero hay dos corazones y dos picas.
a-run-matches-too-choice-2 = 50 puntos
a-run-matches-too-reply-2 = Son 10 por los corazones, 10 por las picas y 30 por la escalera del siete al nueve. Llenar un hueco también es hacer escalera.
a-run-matches-too-choice-3 = 60 puntos
a-run-matches-too-reply-3 = Dos corazones son 10, dos picas, otros 10, y la escalera de tres, 30.

mind-the-gap-title = Cuidado con el hueco
mind-the-gap-text = { NAME(1) } sale con { CARD("4C", article: "def") }, { NAME(2) } juega { CARD("6D", article: "def") } y { NAME(3) }, { CARD("QS", article: "def") }. De momento no coincide nada. Tus únicos corazones son { CARD("5H", article: "def") } y { CARD("9H", article: "def") }. ¿Cuál juegas?
mind-the-gap-reply = Cuatro palos, cuatro valores y ninguna escalera. Sin coincidencias, la carta más alta se lleva la baza: { CARD("QS", article: "def") }.
mind-the-gap-wrong-play-5H = Cuatro, cinco, seis: llena el hueco y hace escalera. Te llevarías la baza por 30 puntos.
mind-the-gap-otherwise = Aquí hay que elegir entre los dos corazones: juega { CARD("5H", article: "def") } o { CARD("9H", article: "def") }.

the-lowest-card-sets-the-price-title = La carta más baja pone el precio
the-lowest-card-sets-the-price-text = { NAME(1) } sale con { CARD("4H", article: "def") }, { NAME(2) } juega { CARD("QC", article: "def") } y { NAME(3) }, { CARD("9S", article: "def") }. Sin coincidencias, la carta más alta se lleva la baza, que cuesta lo que vale la más baja. Tienes dos diamantes que no coinciden con nada.
the-lowest-card-sets-the-price-reply = { NAME(2) } se lleva la baza por 4 puntos, lo que vale { CARD("4H", article: "def") }. El dos te lo guardas para una baza que no puedas evitar.
the-lowest-card-sets-the-price-wrong-play-2D = Así la baza solo cuesta 2, y eso le viene bien a { NAME(2) }. Guarda el dos para una baza que no puedas evitar tú.
the-lowest-card-sets-the-price-otherwise = Coincide con un palo que ya está. Juega { CARD("7D", article: "def") } o { CARD("2D", article: "def") }.

if-you-must-win-win-cheaply-title = Si hay que ganar, que sea barato
if-you-must-win-win-cheaply-text = { NAME(1) } sale con { CARD("3C", article: "def") }, { NAME(2) } juega { CARD("JD", article: "def") } y { NAME(3) }, { CARD("8H", article: "def") }. Todas tus cartas repiten un palo, menos { CARD("AS", article: "def") }, que es la más alta. Así que te llevas la baza juegues lo que juegues.
if-you-must-win-win-cheaply-reply = Sin coincidencias cuesta lo que la carta más baja: 3 puntos. Repetir un palo habría costado al menos 10.
if-you-must-win-win-cheaply-wrong-play-KC = Dos tréboles: te llevas la baza por 10 puntos. Con { CARD("AS", article: "def") } no hay coincidencia y solo cuesta 3.
if-you-must-win-win-cheaply-otherwise = Coincide con un palo: te llevas la baza por 10 puntos como mínimo. Con { CARD("AS", article: "def") } no hay coincidencia y cuesta 3.

your-turn-title = Ahora tú
your-turn-text = Juega ya una partida entera contra tres rivales de nivel Fácil. Pulsa Pista, o la H, cuando quieras saber qué conviene jugar y por qué.
