cards-that-belong-together-title = Cartas que ligan
cards-that-belong-together-text = Tus cuatro cartas pasan a ser siete en tres turnos. Al final, cada carta que no liga con nada cuesta 1 punto en contra. Ligan dos del mismo valor, cuatro del mismo palo o una escalera de cuatro, en la que el as une el rey y el dos. Una carta puede ligar de varias formas. Gana el total más bajo.

discard-first-title = Primero, el descarte
discard-first-text = Empiezas tú. Descarta las cartas que no quieras, tantas como te parezca; después robas otras tantas, más una. Tienes dos cincos: quédatelos y descarta las otras dos.
discard-first-reply = Ahora te hacen falta tres cartas: dos por las que has descartado, y una más.
discard-first-wrong-discard = Así robarías una sola carta y te quedarías con un rey y un nueve que no ligan con nada.
discard-first-wrong-discard-5C-5D = Una pareja es lo mejor que tienes. Quédate con los cincos y descarta { CARD("KH", article: "def") } y { CARD("9S", article: "def") }.
discard-first-otherwise = Quédate con los dos cincos y descarta las otras dos cartas: { CARD("KH", article: "def") } y { CARD("9S", article: "def") }.

draw-title = Robar
draw-text = Es el primer turno de la ronda, así que robas carta a carta: la de arriba del mazo, sin verla, o la de arriba de los descartes, que ven todos. Es { CARD("5S", article: "def") }.
draw-reply = Un tercer cinco. Las otras dos cartas las robas del mazo, y le toca a { NAME(1) }.
draw-wrong-draw-stock = ¿Una carta desconocida en lugar de un tercer cinco? Coge { CARD("5S", article: "def") } de los descartes.

your-packet-goes-to-the-left-title = Tu paquete va a la izquierda
your-packet-goes-to-the-left-text = Lo que descartas es tu paquete, y es para quien va después: { NAME(1) } mira { CARD("KH", article: "def") } y { CARD("9S", article: "def") } y coge lo que quiera. { NAME(1) } también descarta un paquete, y ese te llega a ti. Así que no dejes nunca una pareja en tu paquete.

the-second-hand-title = La segunda vuelta
the-second-hand-text = Te toca otra vez. Primero descarta, antes de mirar el paquete de { NAME(1) }. { CARD("AC", article: "def", capital: "yes") } no liga con nada tuyo. { CARD("6D", article: "def", capital: "yes") } puede acabar en pareja o en escalera con un cinco.
the-second-hand-reply = Ahora te hacen falta dos cartas y puedes mirar el paquete: { CARD("6C", article: "def") } y { CARD("QC", article: "def") }.
the-second-hand-wrong-discard = Se puede, pero { CARD("AC", article: "def") } no liga con nada. Descártalo y tendrás una carta más que elegir.
the-second-hand-otherwise = Quédate con los cincos y { CARD("6D", article: "def") }, y descarta solo { CARD("AC", article: "def") }.

take-what-fits-title = Coge lo que liga
take-what-fits-text = Puedes coger cartas del paquete y robar del mazo las que aún te falten. Las que dejas van boca arriba a los descartes.
take-what-fits-reply = Una pareja de seises junto a los tres cincos: eso es un full, que te quita 1 punto.
take-what-fits-otherwise = Coge { CARD("6C", article: "def") }: con { CARD("6D", article: "def") } hace pareja. { CARD("QC", article: "def", capital: "yes") } no liga con nada.

the-rest-title = El resto, a los descartes
the-rest-text = Del paquete queda { CARD("QC", article: "def") }. Ponla boca arriba en los descartes.
the-rest-reply = Tu turno ha terminado. Las cartas de los descartes las ven todos.

the-third-hand-title = La tercera vuelta
the-third-hand-text = Esta vez { NAME(1) } no deja paquete y pone { CARD("AC", article: "def") } en los descartes. Es tu último turno. { CARD("2H", article: "def", capital: "yes") } no liga con nada. ¿Lo descartas y robas dos cartas del mazo o de los descartes?
the-third-hand-reply = Dos cartas nuevas son dos ocasiones de ligar. Robas { CARD("9C", article: "def") } y { CARD("JS", article: "def") }: esta vez no ha habido suerte.
the-third-hand-wrong-discard = Así { CARD("2H", article: "def") } cuesta un punto seguro, y robas solo una carta. Descártalo: una carta nueva puede ligar.
the-third-hand-otherwise = Los cincos y los seises forman tu full. Descarta solo { CARD("2H", article: "def") }.

count-the-points-title = Cuenta los puntos
count-the-points-text = El último turno es de { NAME(1) }, y después se cuenta la ronda. Tienes tres cincos y dos seises, y { CARD("9C", article: "def") } y { CARD("JS", article: "def") } no ligan con nada. Un full quita 1.
count-the-points-question = ¿Cuántos puntos en contra te caen?
count-the-points-choice-1 = 0 puntos
count-the-points-reply-1 = Dos cartas sueltas cuestan 2, y el full quita solo 1.
count-the-points-choice-2 = 1 punto
count-the-points-reply-2 = Dos cartas sueltas, menos 1 por el full. Un póquer, o las siete cartas en una escalera o del mismo palo, quitaría 4.
count-the-points-choice-3 = 2 puntos
count-the-points-reply-3 = Eso es por las cartas sueltas. Pero el full quita 1.

your-turn-title = Ahora tú
your-turn-text = Juega ya una partida entera contra dos rivales de nivel Fácil. Unas letras muestran qué cartas combinan. Pulsa Pista, o la H, cuando quieras saber qué conviene jugar y por qué.
