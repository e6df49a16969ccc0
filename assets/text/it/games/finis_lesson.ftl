### The lesson of Finis. The learner is player 0, at the lower edge of the table; clockwise follow players 1, 2 and 3.
###
### Cards of “CARD” are shown as on their corners, so no preposition may melt into their article.

only-the-last-trick-counts-title = Conta solo l’ultima presa
only-the-last-trick-counts-text = In Finis conta una presa sola: l’ultima. Chi la fa prende 1 punto di penalità, e nessun altro ne prende. Vince il totale più basso: tieniti alla larga da quella presa.

follow-suit-title = Rispondi al seme
follow-suit-text = { NAME(3) } apre con { CARD("9H", article: "def") }. Se puoi, rispondi al seme: hai cuori, quindi devi rispondere a cuori.
follow-suit-reply = Hai risposto a cuori, e così devono fare gli altri. { CARD("AH", article: "def", capital: "yes") } è la carta più alta: prende { NAME(2) }.
follow-suit-refused-play-AS = Hai cuori, quindi devi rispondere a cuori. Solo chi non ne ha può giocare un altro seme.

who-takes-a-trick-title = Chi prende?
who-takes-a-trick-text = { NAME(1) } apre con { CARD("9D", article: "def") }, e { NAME(2) } risponde con { CARD("TD", article: "def") }. { NAME(3) } non ha quadri e può giocare quello che vuole: { CARD("AS", article: "def") }. Solo le carte del seme d’apertura possono prendere. Non c’è briscola.
who-takes-a-trick-question = Tu giocherai { CARD("QD", article: "def") }. Chi prende?
who-takes-a-trick-choice-1 = { NAME(0) }
who-takes-a-trick-reply-1 = { CARD("QD", article: "def", capital: "yes") } è la carta di quadri più alta: la presa è tua. L’asso di un altro seme non vale niente.
who-takes-a-trick-choice-2 = { NAME(2) }
who-takes-a-trick-reply-2 = { CARD("TD", article: "def", capital: "yes") } sta sotto la tua { CARD("QD") }. Prende la carta di quadri più alta.
who-takes-a-trick-choice-3 = { NAME(3) }
who-takes-a-trick-reply-3 = { CARD("AS", article: "def", capital: "yes") } non è di quadri. Solo il seme d’apertura può prendere, e non c’è briscola.

pass-what-could-win-title = Passa quello che può prendere
pass-what-could-win-text = Prima della prima presa ognuno passa tre carte e ne riceve tre. Nella prima smazzata si passa a destra. Assi e re sono le carte che più facilmente fanno l’ultima presa. Passa le tue tre più alte.
pass-what-could-win-reply = Bella scelta: le carte basse fanno di rado l’ultima presa. Nelle analisi, i giocatori forti tengono a volte un asso con il re dello stesso seme: con tutti e due fanno presa presto, finché non costa nulla.
pass-what-could-win-wrong-pass-7C-7D-7H = Queste sono le tue carte migliori: un sette non prende quasi mai. Passa le più alte.
pass-what-could-win-otherwise = Ti tieni un asso o un re, e alla fine può prendere. Passa le tre carte più alte.

win-early-if-at-all-title = Se devi prendere, prendi presto
win-early-if-at-all-text = { NAME(3) } apre la prima presa con { CARD("9H", article: "def") }. Prenderla non costa niente: costa solo l’ultima. È il momento buono per lasciar andare una carta alta.
win-early-if-at-all-reply = Il re è andato, e per giunta lo supera { CARD("AH", article: "def") }.
win-early-if-at-all-wrong-play-8H = Per ora non rischi, ma il re ti resta in mano, e potrebbe fare l’ultima presa. Liberatene adesso, che prendere non costa niente.

when-you-cannot-follow-title = Quando non puoi rispondere
when-you-cannot-follow-text = Mancano due prese. { NAME(3) } apre con { CARD("TC", article: "def") }, e tu non hai fiori: puoi scartare quello che vuoi. Quale carta non vuoi avere in mano all’ultima presa?
when-you-cannot-follow-reply = Hai scartato l’asso. { NAME(3) } ha aperto l’ultima presa con { CARD("9S", article: "def") }: il tuo asso l’avrebbe fatta. Prende invece { NAME(2) }, per 1 punto di penalità.
when-you-cannot-follow-wrong-play-7D = Allora all’ultima presa dovresti giocare l’asso. Se si apre a picche, prende. Scarta l’asso e tieni il sette.

the-lead-is-dangerous-title = Aprire è pericoloso
the-lead-is-dangerous-text = Mancano due prese, e apri tu. I fiori rimasti sono tutti più alti del tuo { CARD("7C") }, ma nessun altro ha quadri. Con quale carta apri?
the-lead-is-dangerous-reply = Prende { NAME(2) }, e deve aprire l’ultima presa. La fa { NAME(1) }, e il tuo sette di quadri non ha mai rischiato di prendere.
the-lead-is-dangerous-wrong-play-7D = Nessuno può rispondere, quindi perfino un sette prende, e tocca di nuovo a te aprire: l’ultima presa. Lascia aprire gli altri, finché puoi.

your-turn-title = Tocca a te
your-turn-text = Ora gioca una partita intera, contro tre avversari facili. Premi Consiglio, o H, per sapere che cosa farebbe chi gioca bene, e perché.
