### The lesson of Acorn Hearts. The learner is player 0, at the lower edge of the table; clockwise follow players 1, 2 and 3.
###
### Cards of “CARD” are shown as on their corners, so no preposition may melt into their article.

hearts-and-one-queen-title = I cuori e una donna
hearts-and-one-queen-text = Ogni carta di cuori che prendi costa 1 punto di penalità, e { CARD("QS", article: "def") } ne costa 4. Le altre donne non costano niente. Vince il totale più basso.

follow-suit-title = Rispondi al seme
follow-suit-text = { NAME(3) } apre con { CARD("9S", article: "def") }. Se puoi, rispondi al seme: hai picche, quindi devi rispondere a picche.
follow-suit-reply = Hai risposto a picche, e così devono fare gli altri. { CARD("AS", article: "def", capital: "yes") } è la carta più alta: prende { NAME(2) }.
follow-suit-refused-play-AH = Hai picche, quindi devi rispondere a picche. Solo chi non ne ha può giocare un altro seme.

who-takes-a-trick-title = Chi prende?
who-takes-a-trick-text = { NAME(1) } apre con { CARD("9D", article: "def") }, e { NAME(2) } risponde con { CARD("TD", article: "def") }. { NAME(3) } non ha quadri e può giocare quello che vuole: { CARD("AC", article: "def") }. Solo le carte del seme d’apertura possono prendere. Non c’è briscola.
who-takes-a-trick-question = Tu giocherai { CARD("QD", article: "def") }. Chi prende?
who-takes-a-trick-choice-1 = { NAME(0) }
who-takes-a-trick-reply-1 = { CARD("QD", article: "def", capital: "yes") } è la carta di quadri più alta: la presa è tua. L’asso di un altro seme non vale niente.
who-takes-a-trick-choice-2 = { NAME(2) }
who-takes-a-trick-reply-2 = { CARD("TD", article: "def", capital: "yes") } sta sotto la tua { CARD("QD") }. Prende la carta di quadri più alta.
who-takes-a-trick-choice-3 = { NAME(3) }
who-takes-a-trick-reply-3 = { CARD("AC", article: "def", capital: "yes") } non è di quadri. Solo il seme d’apertura può prendere, e non c’è briscola.

a-heart-to-give-away-title = Un cuore da regalare
a-heart-to-give-away-text = { NAME(3) } apre con { CARD("KC", article: "def") }, e tu non hai più fiori. Puoi giocare una carta qualsiasi, e fuori seme niente può prendere. I cuori costano: liberatene.
a-heart-to-give-away-reply = 1 punto di penalità per { NAME(3) }, e tu hai in mano una carta di cuori in meno con cui rischiavi di prendere.
a-heart-to-give-away-wrong-play-AS = La donna di picche è già uscita, quindi l’asso non fa quasi più paura. A costare sono i cuori: scarta quelli.
a-heart-to-give-away-wrong-play-7H = Un punto è un punto, ma il sette è la tua carta di cuori più sicura: non prende quasi mai. Scarta quella alta.

the-queen-slips-away-title = La donna se la svigna
the-queen-slips-away-text = { NAME(2) } apre con { CARD("KS", article: "def") }, e { NAME(3) } gioca { CARD("7S", article: "def") }. Tu hai { CARD("QS", article: "def") } e { CARD("8S", article: "def") }. Il re sta sopra la tua donna, quindi ora la donna non può prendere.
the-queen-slips-away-reply = Prende { NAME(2) }, con la tua donna dentro: 4 punti di penalità.
the-queen-slips-away-wrong-play-8S = Non rischi niente, ma la donna ti resta in mano, e più tardi può prendere: 4 punti. Un re o un asso in tavola è la tua occasione.
the-queen-slips-away-refused-play-AH = Hai picche, quindi devi rispondere a picche.

pass-a-short-suit-title = Passa un seme corto
pass-a-short-suit-text = Prima della prima presa ognuno passa tre carte e ne riceve tre. Nella prima smazzata si passa a destra. Passa { CARD("KS", article: "def") } e le due carte di quadri. Se non te ne arrivano altre, puoi scartare cuori quando qualcuno apre a quadri.
pass-a-short-suit-reply = Niente quadri, e niente re che si tiri addosso la donna. Alla prima apertura a quadri scarti quello che vuoi.
pass-a-short-suit-wrong-pass-7S-8S-KS = Così resti senza picche, ma tieni le due carte alte di quadri. Passa quelle e { CARD("KS", article: "def") }.
pass-a-short-suit-otherwise = Se passi un seme intero, quando si apre in quel seme scarti quello che vuoi. Passa le due carte di quadri e { CARD("KS", article: "def") }.

shooting-the-moon-title = Cappotto
shooting-the-moon-text = { NAME(3) } ha preso sette cuori e { CARD("QS", article: "def") }. Con l’ottavo segna 0, e gli altri 12 ciascuno. { NAME(3) } apre con { CARD("KC", article: "def") }, tu non hai fiori, e dopo resta una presa. Che cosa scarti?
shooting-the-moon-reply = { NAME(3) } apre con { CARD("JS", article: "def") }, il tuo { CARD("KS") } prende, e con la presa ti arriva { CARD("8H", article: "def") }. 1 punto per te; per { NAME(3) } sono 11.
shooting-the-moon-wrong-play-KS = Così in mano non hai più niente che prenda, e l’ultima carta di cuori ti sfugge: 12 punti per te. Tieni il re, e prendi una sola carta di cuori.

your-turn-title = Tocca a te
your-turn-text = Ora gioca una partita intera, contro tre avversari facili. Premi Consiglio, o H, per sapere che cosa farebbe chi gioca bene, e perché.
