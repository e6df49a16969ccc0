win-clubs-but-not-the-jack-title = Tréboles sí, jota no
win-clubs-but-not-the-jack-text = Cada carta que te llevas cuesta 1 punto, pero cada trébol da 3, así que vale 2. La jota de tréboles cuesta 10 más: 11 en total. Gana el total más alto.

name-a-suit-title = Pide palo
name-a-suit-text = Quien tiene { CARD("2C", article: "def") } sale con él en la primera baza. Y quien sale con un trébol pide el palo de la baza. El tuyo es el trébol más bajo y es difícil que gane: pide diamantes.
name-a-suit-reply = Ahora la baza es de diamantes: quien pueda tiene que jugar un diamante o un trébol. { NAME(2) } se la lleva con { CARD("AD", article: "def") }.
name-a-suit-wrong-play-2C-as-C = Pidiendo tréboles harías que todos jugaran los suyos, y acabarían en manos ajenas. Pide diamantes.
name-a-suit-otherwise = Puedes pedir cualquier palo. Aquí prueba con diamantes: juega { CARD("2C", article: "def") } y elige el diamante.

who-takes-a-trick-title = ¿Quién se lleva la baza?
who-takes-a-trick-text = { NAME(1) } sale con { CARD("9D", article: "def") }, así que la baza es de diamantes. { NAME(2) } juega { CARD("9C", article: "def") } y { NAME(3) }, { CARD("8C", article: "def") }. Los tréboles se pueden jugar siempre; solo ganan los tréboles y el palo de la baza, y se la lleva la carta más alta.
who-takes-a-trick-question = Vas a jugar { CARD("5D", article: "def") }. ¿Quién se lleva la baza?
who-takes-a-trick-choice-1 = { NAME(1) }
who-takes-a-trick-reply-1 = { CARD("9D", article: "def", capital: "yes") } y { CARD("9C", article: "def") } son iguales, y entonces gana el trébol.
who-takes-a-trick-choice-2 = { NAME(2) }
who-takes-a-trick-reply-2 = { CARD("9C", article: "def", capital: "yes") } puede más que { CARD("9D", article: "def") }: entre dos cartas del mismo valor gana el trébol. Pero los tréboles no son triunfos: un diez de diamantes lo habría superado.
who-takes-a-trick-choice-3 = { NAME(3) }
who-takes-a-trick-reply-3 = { CARD("8C", article: "def", capital: "yes") } es más bajo que los nueves. Los tréboles no son triunfos.

a-diamond-or-a-club-title = Un diamante o un trébol
a-diamond-or-a-club-text = { NAME(1) } sale con { CARD("9D", article: "def") }, { NAME(2) } juega { CARD("9C", article: "def") } y { NAME(3) }, { CARD("8C", article: "def") }. Dos tréboles dan 6, cuatro cartas cuestan 4: esta baza vale 2 puntos.
a-diamond-or-a-club-reply = El as es la carta más alta. Con esta baza ganas 2 puntos.
a-diamond-or-a-club-wrong-play-4D = Se llevaría la baza { CARD("9C", article: "def") }, y los 2 puntos serían para { NAME(2) }. Con dos tréboles y sin la jota, una baza merece la pena.
a-diamond-or-a-club-refused-play-QS = Tienes diamantes, así que hay que jugar un diamante o un trébol.

get-rid-of-the-jack-title = Quítate la jota
get-rid-of-the-jack-text = Tienes { CARD("JC", article: "def") }. { NAME(1) } sale con { CARD("TD", article: "def") }, { NAME(2) } juega { CARD("QC", article: "def") } y { NAME(3) }, { CARD("3D", article: "def") }. ¿Qué carta juegas?
get-rid-of-the-jack-reply = { CARD("QC", article: "def", capital: "yes") } se lleva la jota: { NAME(2) } pierde con ella 11 puntos. Puedes jugar un trébol aunque tengas un diamante.
get-rid-of-the-jack-wrong-play-5D = La dama se habría llevado tu jota. Si esperas, la jota puede ganar una baza que no quieres.
get-rid-of-the-jack-refused-play-QS = Tienes un diamante y un trébol: juega uno de los dos.

stay-away-from-the-jack-title = Lejos de la jota
stay-away-from-the-jack-text = { NAME(1) } sale con { CARD("TD", article: "def") }, { NAME(2) } juega { CARD("JC", article: "def") } y { NAME(3) }, { CARD("3D", article: "def") }. De momento, la baza la gana la propia jota.
stay-away-from-the-jack-reply = { NAME(2) } se tiene que quedar con su jota. Mejor, imposible.
stay-away-from-the-jack-wrong-play-KC = El rey ganaría la baza con la jota dentro y te costaría 11 puntos. Quédate por debajo.
stay-away-from-the-jack-wrong-play-AD = El as ganaría la baza con la jota dentro y te costaría 14 puntos. Quédate por debajo.

the-scramble-title = El vuelco
the-scramble-text = Una advertencia: si el saldo de alguien en una mano es de −26 o peor, toda la mano se cuenta otra vez. Entonces cada trébol cuesta 3, la jota da 10 y las demás cartas, nada. A quien va muy por detrás hasta puede convenirle.

your-turn-title = Ahora tú
your-turn-text = Juega ya una partida entera contra tres rivales de nivel Fácil. Pulsa Pista, o la H, cuando quieras saber qué conviene jugar y por qué.
