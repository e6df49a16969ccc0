hearts-and-one-queen-title = Los corazones y una dama
hearts-and-one-queen-text = Cada corazón que te llevas cuesta 1 punto en contra, y { CARD("QS", article: "def") }, 4. Las otras damas no cuestan nada. Gana el total más bajo.

follow-suit-title = Asistir
follow-suit-text = { NAME(3) } sale con { CARD("9S", article: "def") }. Hay que asistir si se puede: tienes picas, así que juega una.
follow-suit-reply = Asistes a picas, y los demás también tienen que hacerlo. { CARD("AS", article: "def", capital: "yes") } es la carta más alta: { NAME(2) } se lleva la baza.
follow-suit-refused-play-AH = Tienes picas, así que hay que jugar una. Solo quien no lleva picas puede jugar otro palo.

who-takes-a-trick-title = ¿Quién se lleva la baza?
who-takes-a-trick-text = { NAME(1) } sale con { CARD("9D", article: "def") } y { NAME(2) } asiste con { CARD("TD", article: "def") }. { NAME(3) } no lleva diamantes y puede jugar lo que quiera: { CARD("AC", article: "def") }. Solo pueden ganar las cartas del palo de salida. No hay triunfos.
who-takes-a-trick-question = Vas a jugar { CARD("QD", article: "def") }. ¿Quién se lleva la baza?
who-takes-a-trick-choice-1 = { NAME(0) }
who-takes-a-trick-reply-1 = { CARD("QD", article: "def", capital: "yes") } es el diamante más alto, así que la baza es tuya. El as de otro palo no cuenta.
who-takes-a-trick-choice-2 = { NAME(2) }
who-takes-a-trick-reply-2 = { CARD("TD", article: "def", capital: "yes") } es más bajo que tu { CARD("QD") }. El diamante más alto se lleva la baza.
who-takes-a-trick-choice-3 = { NAME(3) }
who-takes-a-trick-reply-3 = { CARD("AC", article: "def", capital: "yes") } no es un diamante. Solo gana el palo de salida, y no hay triunfos.

a-heart-to-give-away-title = Endosa un corazón
a-heart-to-give-away-text = { NAME(3) } sale con { CARD("KC", article: "def") }, y tú ya no llevas tréboles. Puedes jugar cualquier carta, y sin tréboles no puedes ganar la baza. Los corazones cuestan: endosa uno.
a-heart-to-give-away-reply = 1 punto en contra para { NAME(3) }, y te has quitado un corazón que podía ganar una baza.
a-heart-to-give-away-wrong-play-AS = La dama de picas ya se ha jugado, así que el as apenas tiene peligro. Los corazones cuestan puntos: tira uno.
a-heart-to-give-away-wrong-play-7H = Un punto es un punto, pero el siete es tu corazón más seguro: casi no puede ganar. Tira el más alto.

the-queen-slips-away-title = La dama se escapa
the-queen-slips-away-text = { NAME(2) } sale con { CARD("KS", article: "def") } y { NAME(3) } juega { CARD("7S", article: "def") }. Tienes { CARD("QS", article: "def") } y { CARD("8S", article: "def") }. El rey es más alto que tu dama, así que ahora la dama no puede ganar la baza.
the-queen-slips-away-reply = { NAME(2) } se lleva la baza con tu dama dentro: 4 puntos en contra.
the-queen-slips-away-wrong-play-8S = No hay peligro, pero te quedas con la dama, y más adelante puede ganar una baza: 4 puntos. Un rey o un as en la mesa es tu ocasión.
the-queen-slips-away-refused-play-AH = Tienes picas, así que hay que asistir con una de ellas.

pass-a-short-suit-title = Pasa un palo corto
pass-a-short-suit-text = Antes de la primera baza, cada uno pasa tres cartas y recibe otras tres. En la primera mano se pasa a la derecha. Pasa { CARD("KS", article: "def") } y los dos diamantes. Si no te llegan otros, podrás tirar corazones cuando salgan diamantes.
pass-a-short-suit-reply = Ni diamantes ni un rey que se trague la dama. En cuanto salgan diamantes, podrás tirar lo que quieras.
pass-a-short-suit-wrong-pass-7S-8S-KS = Te quedas sin picas, pero con los dos diamantes altos. Pasa esos dos y { CARD("KS", article: "def") }.
pass-a-short-suit-otherwise = Si pasas un palo entero, podrás tirar lo que quieras cuando salga. Pasa los dos diamantes y { CARD("KS", article: "def") }.

shooting-the-moon-title = El capote
shooting-the-moon-text = { NAME(3) } se ha llevado siete corazones y { CARD("QS", article: "def") }. Con el octavo corazón haría 0, y a los demás les caerían 12 a cada uno. { NAME(3) } sale con { CARD("KC", article: "def") }. Tú no llevas tréboles, y después queda una baza más. ¿Qué tiras?
shooting-the-moon-reply = { NAME(3) } sale con { CARD("JS", article: "def") }, y tu { CARD("KS") } se lleva la baza con { CARD("8H", article: "def") }. 1 punto para ti; para { NAME(3) }, 11.
shooting-the-moon-wrong-play-KS = Así ya no puede ganar ninguna carta tuya, y el último corazón se te escapa: 12 puntos para ti. Guarda el rey y llévate un solo corazón.

your-turn-title = Ahora tú
your-turn-text = Juega ya una partida entera contra tres rivales de nivel Fácil. Pulsa Pista, o la H, cuando quieras saber qué conviene jugar y por qué.
