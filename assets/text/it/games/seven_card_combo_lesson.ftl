### The lesson of Seven Card Combo. The learner is player 0, at the lower edge of the table; clockwise follow players 1, 2 and 3.
###
### Cards of “CARD” are shown as on their corners, so no preposition may melt into their article.

cards-that-belong-together-title = Carte che legano
cards-that-belong-together-text = In tre giri le tue quattro carte diventano sette. Alla fine ogni carta spaiata costa 1 punto di penalità. Legano due carte uguali, quattro dello stesso seme o una scala di quattro, in cui l’asso unisce il re e il due. Una carta può servire più volte. Vince il totale più basso.

discard-first-title = Prima si scarta
discard-first-text = Cominci tu. Scarta le carte che non vuoi, quante ne vuoi; poi ne peschi altrettante, più una. Hai due cinque: tienili, e scarta le altre due.
discard-first-reply = Ora ti servono tre carte: due per quelle scartate, e una in più.
discard-first-wrong-discard = Così pescheresti una carta sola, e terresti un re e un nove spaiati.
discard-first-wrong-discard-5C-5D = Una coppia è la cosa migliore che hai. Tieni i cinque, e scarta { CARD("KH", article: "def") } e { CARD("9S", article: "def") }.
discard-first-otherwise = Tieni insieme i due cinque, e scarta tutte e due le altre carte: { CARD("KH", article: "def") } e { CARD("9S", article: "def") }.

draw-title = Pesca
draw-text = È il primo turno della smazzata, quindi si pesca carta per carta: la prima del tallone, alla cieca, o la prima degli scarti, che vedono tutti. È { CARD("5S", article: "def") }.
draw-reply = Un terzo cinque. Le altre due carte le peschi dal tallone, e poi tocca { NAME(1, case: "a") }.
draw-wrong-draw-stock = Una carta al buio, quando in cima agli scarti c’è il terzo cinque? Prendi { CARD("5S", article: "def") } dagli scarti.

your-packet-goes-to-the-left-title = Il tuo pacchetto va a sinistra
your-packet-goes-to-the-left-text = Quello che scarti è il tuo pacchetto, ed è per chi gioca dopo di te: { NAME(1) } guarda { CARD("KH", article: "def") } e { CARD("9S", article: "def") } e può prenderne. Anche { NAME(1) } scarta un pacchetto, e quello toccherà a te. Perciò nel pacchetto non lasciare mai una coppia.

the-second-hand-title = Il secondo giro
the-second-hand-text = Tocca di nuovo a te. Prima scarta, e solo dopo guarda il pacchetto di { NAME(1) }. { CARD("AC", article: "def", capital: "yes") } non lega con niente di quello che hai. { CARD("6D", article: "def", capital: "yes") } può diventare una coppia, o parte di una scala con un cinque.
the-second-hand-reply = Ora ti servono due carte, e puoi guardare il pacchetto: { CARD("6C", article: "def") } e { CARD("QC", article: "def") }.
the-second-hand-wrong-discard = Si può, ma { CARD("AC", article: "def") } non lega con niente. Scartalo, e avrai una carta in più da scegliere.
the-second-hand-otherwise = Tieni i cinque e { CARD("6D", article: "def") }, e scarta solo { CARD("AC", article: "def") }.

take-what-fits-title = Prendi quello che ti serve
take-what-fits-text = Dal pacchetto puoi prendere carte, e quelle che ancora mancano le peschi dal tallone. Le carte che lasci vanno scoperte sugli scarti.
take-what-fits-reply = Una coppia di sei accanto ai tre cinque: è un full, che ti toglie 1 punto.
take-what-fits-otherwise = Prendi { CARD("6C", article: "def") }: con { CARD("6D", article: "def") } fa una coppia. { CARD("QC", article: "def", capital: "yes") } non ti serve.

the-rest-title = Il resto va sugli scarti
the-rest-text = Del pacchetto resta { CARD("QC", article: "def") }. Mettila scoperta sugli scarti.
the-rest-reply = Il tuo turno è finito. Le carte degli scarti le vedono tutti.

the-third-hand-title = Il terzo giro
the-third-hand-text = Stavolta { NAME(1) } non scarta niente e lascia { CARD("AC", article: "def") } sugli scarti. È il tuo ultimo turno. { CARD("2H", article: "def", capital: "yes") } è spaiato. Lo scarti, per pescare due carte dal tallone o dagli scarti?
the-third-hand-reply = Due carte nuove, due occasioni. Peschi { CARD("9C", article: "def") } e { CARD("JS", article: "def") }: stavolta niente fortuna.
the-third-hand-wrong-discard = Allora { CARD("2H", article: "def") } costa un punto di sicuro, e peschi una carta sola. Scartalo: una carta nuova può servirti.
the-third-hand-otherwise = Cinque e sei fanno il tuo full. Scarta solo { CARD("2H", article: "def") }.

count-the-points-title = Conta i punti
count-the-points-text = L’ultimo turno è di { NAME(1) }, poi si contano i punti della smazzata. Hai tre cinque e due sei, e { CARD("9C", article: "def") } e { CARD("JS", article: "def") } sono spaiati. Un full toglie 1.
count-the-points-question = Quanti punti di penalità prendi?
count-the-points-choice-1 = 0 punti
count-the-points-reply-1 = Due carte spaiate costano 2, e il full toglie solo 1.
count-the-points-choice-2 = 1 punto
count-the-points-reply-2 = Due carte spaiate, meno 1 per il full. Un poker, o sette carte in scala o dello stesso seme, toglierebbero 4.
count-the-points-choice-3 = 2 punti
count-the-points-reply-3 = Questi sono per le carte spaiate. Ma il full toglie 1.

your-turn-title = Tocca a te
your-turn-text = Ora gioca una partita intera, contro due avversari facili. Le lettere mostrano quali carte si combinano. Premi Consiglio, o H, per sapere che cosa farebbe chi gioca bene, e perché.
