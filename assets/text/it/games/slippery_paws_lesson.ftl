### The lesson of Slippery Paws. The learner is player 0, at the lower edge of the table; clockwise follow players 1, 2 and 3.
###
### Cards of “CARD” are shown as on their corners, so no preposition may melt into their article.

three-things-to-avoid-title = Tre cose da evitare
three-things-to-avoid-text = Lasciati sgusciare tra le zampe tre cose: la prima presa, l’ultima presa e la donna di picche. Ognuna costa 1 punto di penalità. Vince il totale più basso.

the-first-lead-title = La prima apertura
the-first-lead-text = Apri tu la prima presa, e farla costa 1 punto. Apri con una carta che qualcuno possa superare.
the-first-lead-reply = { NAME(1) } gioca { CARD("9C", article: "def") }, { NAME(2) } { CARD("TC", article: "def") }, e { NAME(3, case: "a") } tocca prendere con { CARD("KC", article: "def") }.
the-first-lead-wrong-play-AS = Nel suo seme un asso non lo supera nessuno: la prima presa la faresti tu.
the-first-lead-wrong-play-AD = Nel suo seme un asso non lo supera nessuno: la prima presa la faresti tu.
the-first-lead-otherwise = Troppo alta: può darsi che gli altri restino tutti sotto. Apri con la tua carta più bassa.

follow-suit-title = Rispondi al seme
follow-suit-text = { NAME(3) } apre con { CARD("9S", article: "def") }. Se puoi, rispondi al seme: hai picche, quindi devi rispondere a picche.
follow-suit-reply = Hai risposto a picche, e così devono fare gli altri. { CARD("AS", article: "def", capital: "yes") } è la carta più alta: prende { NAME(2) }.
follow-suit-refused-play-AH = Hai picche, quindi devi rispondere a picche. Solo chi non ne ha può giocare un altro seme.

who-takes-a-trick-title = Chi prende?
who-takes-a-trick-text = { NAME(1) } apre con { CARD("9H", article: "def") }, e { NAME(2) } risponde con { CARD("TH", article: "def") }. { NAME(3) } non ha cuori e può giocare quello che vuole: { CARD("AS", article: "def") }. Solo le carte del seme d’apertura possono prendere. Non c’è briscola.
who-takes-a-trick-question = Tu giocherai { CARD("QH", article: "def") }. Chi prende?
who-takes-a-trick-choice-1 = { NAME(0) }
who-takes-a-trick-reply-1 = { CARD("QH", article: "def", capital: "yes") } è la carta di cuori più alta: la presa è tua. L’asso di un altro seme non vale niente.
who-takes-a-trick-choice-2 = { NAME(2) }
who-takes-a-trick-reply-2 = { CARD("TH", article: "def", capital: "yes") } sta sotto la tua { CARD("QH") }. Prende la carta di cuori più alta.
who-takes-a-trick-choice-3 = { NAME(3) }
who-takes-a-trick-reply-3 = { CARD("AS", article: "def", capital: "yes") } non è di cuori. Solo il seme d’apertura può prendere, e non c’è briscola.

throw-the-queen-of-spades-title = Scarta la donna di picche
throw-the-queen-of-spades-text = { NAME(3) } apre con { CARD("KC", article: "def") }, e tu non hai più fiori. Puoi giocare una carta qualsiasi, e fuori seme niente può prendere. Che cosa scarti?
throw-the-queen-of-spades-reply = La donna se ne va con la presa: 1 punto { NAME(3, case: "a") }, e non a te.
throw-the-queen-of-spades-wrong-play-AD = Anche gli assi sono pericolosi, ma chi prende la donna paga un punto di sicuro. Prima scarta quella.
throw-the-queen-of-spades-wrong-play-7S = Un sette non fa male a nessuno. Scarta la donna finché hai l’occasione.

the-last-trick-title = L’ultima presa
the-last-trick-text = Mancano due prese. { NAME(3) } apre con { CARD("TC", article: "def") }, e tu non hai fiori. L’ultima presa costa 1 punto: quale carta è più sicuro tenere?
the-last-trick-reply = { NAME(3) } ha aperto l’ultima presa con { CARD("9D", article: "def") }, e { NAME(2, case: "a") } è toccato prendere con { CARD("TD", article: "def") }. Il tuo asso avrebbe preso.
the-last-trick-wrong-play-7S = Allora ti resta { CARD("AD", article: "def") }. Se all’ultima presa si apre a quadri, prende. Scarta l’asso.

three-make-four-title = Tre fanno quattro
three-make-four-text = In questa smazzata { NAME(2) } ha fatto la prima presa, e ora fa anche l’ultima. { CARD("QS", article: "def", capital: "yes") } ce l’ha { NAME(3) }. Chi si prende tutte e tre le cose paga 4 punti, non 3.
three-make-four-question = Quanti punti di penalità fanno per { NAME(2) }?
three-make-four-choice-1 = 1
three-make-four-reply-1 = La prima presa è uno, l’ultima un altro: 2.
three-make-four-choice-2 = 2
three-make-four-reply-2 = La prima presa e l’ultima. Con { CARD("QS", article: "def") } sarebbero stati 4: quando ne hai due su tre, la terza va evitata a ogni costo.
three-make-four-choice-3 = 4
three-make-four-reply-3 = Ci vorrebbero tutte e tre. { CARD("QS", article: "def", capital: "yes") } ce l’ha { NAME(3) }, quindi sono 2.

pass-what-catches-the-queen-title = Passa quello che attira la donna
pass-what-catches-the-queen-text = Prima della prima presa ognuno passa tre carte e ne riceve tre. Nella prima smazzata si passa a destra. { CARD("AS", article: "def", capital: "yes") } e { CARD("KS", article: "def") } senza picche basse sono le carte che più facilmente si tirano addosso la donna di picche. Passale, insieme con { CARD("AD", article: "def") }.
pass-what-catches-the-queen-reply = Ora quasi tutte le tue carte possono restare sotto le altre.
pass-what-catches-the-queen-wrong-pass-8C-7H-8H = Le carte basse ti tengono fuori dalle prese. Passa le tre alte.
pass-what-catches-the-queen-otherwise = Una delle carte pericolose ti resta in mano. Passa { CARD("AS", article: "def") }, { CARD("KS", article: "def") } e { CARD("AD", article: "def") }.

your-turn-title = Tocca a te
your-turn-text = Ora gioca una partita intera, contro tre avversari facili. Premi Consiglio, o H, per sapere che cosa farebbe chi gioca bene, e perché.
