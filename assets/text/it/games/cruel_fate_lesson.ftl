### The lesson of Cruel Fate. The learner is player 0, at the lower edge of the table; clockwise follow players 1, 2 and 3.
###
### Cards of “CARD” are shown as on their corners, so no preposition may melt into their article.

take-the-last-trick-title = Fai l’ultima presa
take-the-last-trick-text = Qui prendono tutti 1 punto di penalità, tranne chi fa l’ultima presa. Per una volta conviene prendere, ma soltanto alla fine. Vince il totale più basso.

follow-suit-title = Rispondi al seme
follow-suit-text = { NAME(3) } apre con { CARD("9H", article: "def") }. Se puoi, rispondi al seme: hai cuori, quindi devi rispondere a cuori.
follow-suit-reply = Hai risposto a cuori, e così devono fare gli altri. { CARD("AH", article: "def", capital: "yes") } è la carta più alta: prende { NAME(2) }.
follow-suit-refused-play-AD = Hai cuori, quindi devi rispondere a cuori. Solo chi non ne ha può giocare un altro seme.

who-takes-a-trick-title = Chi prende?
who-takes-a-trick-text = { NAME(1) } apre con { CARD("9S", article: "def") }, e { NAME(2) } risponde con { CARD("TS", article: "def") }. { NAME(3) } non ha più picche e può giocare quello che vuole: { CARD("AD", article: "def") }. Solo le carte del seme d’apertura possono prendere. Non c’è briscola.
who-takes-a-trick-question = Tu giocherai { CARD("QS", article: "def") }. Chi prende?
who-takes-a-trick-choice-1 = { NAME(0) }
who-takes-a-trick-reply-1 = { CARD("QS", article: "def", capital: "yes") } è la carta di picche più alta: la presa è tua. L’asso di un altro seme non vale niente.
who-takes-a-trick-choice-2 = { NAME(2) }
who-takes-a-trick-reply-2 = { CARD("TS", article: "def", capital: "yes") } sta sotto la tua { CARD("QS") }. Prende la carta di picche più alta.
who-takes-a-trick-choice-3 = { NAME(3) }
who-takes-a-trick-reply-3 = { CARD("AD", article: "def", capital: "yes") } non è di picche. Solo il seme d’apertura può prendere, e non c’è briscola.

pass-the-middle-title = Passa le carte di mezzo
pass-the-middle-text = Prima della prima presa ognuno passa tre carte e ne riceve tre. Nella prima smazzata si passa a destra. Qui assi e re sono un tesoro, e anche le carte basse di un seme lungo possono prendere. Le carte medie, sole nel loro seme, non prendono né in un modo né nell’altro.
pass-the-middle-reply = { CARD("JD", article: "def", capital: "yes") } e { CARD("TC", article: "def") } non fanno quasi mai l’ultima presa. Tieni gli assi e un seme forte, le picche.
pass-the-middle-wrong-pass-AH-KS-AS = Queste sono le carte che prendono, e qui l’ultima presa ti serve. Passa quelle che non prenderanno.
pass-the-middle-otherwise = { CARD("JD", article: "def", capital: "yes") } e { CARD("TC", article: "def") } sono soli nel loro seme e alla fine non prenderanno. Passali, con una carta bassa di picche.

keep-your-winner-title = Tieni la carta che prende
keep-your-winner-text = Mancano due prese. { NAME(3) } apre con { CARD("TC", article: "def") }, e tu non hai fiori. Scarta una carta; l’altra è per l’ultima presa, quella che ti serve.
keep-your-winner-reply = { NAME(3) } apre l’ultima presa con { CARD("9S", article: "def") }, e il tuo { CARD("AS") } prende: segni 0, e gli altri 1 ciascuno.
keep-your-winner-wrong-play-AS = L’asso è la tua sola speranza per l’ultima presa. Il sette non la farà: scarta quello.

a-seven-can-win-title = Anche un sette può prendere
a-seven-can-win-text = Apri con { CARD("AC", article: "def") } e fai la penultima presa. Perciò apri anche l’ultima, con { CARD("7D", article: "def") }. I quadri sono già usciti quasi tutti, e gli altri non ne hanno più.
a-seven-can-win-question = Chi fa l’ultima presa?
a-seven-can-win-choice-1 = { NAME(0) }
a-seven-can-win-reply-1 = Nessuno può rispondere, quindi il tuo sette è la carta di quadri più alta. Segni 0, gli altri 1 ciascuno. Chi apre sceglie il seme!
a-seven-can-win-choice-2 = { NAME(1) }
a-seven-can-win-reply-2 = { CARD("QS", article: "def", capital: "yes") } non è di quadri. Solo il seme d’apertura può prendere, e non ce l’ha nessun altro.
a-seven-can-win-choice-3 = { NAME(3) }
a-seven-can-win-reply-3 = { CARD("TS", article: "def", capital: "yes") } è più alto, ma non è di quadri. Solo il seme d’apertura può prendere.

save-two-winners-title = Tieni due carte che prendono
save-two-winners-text = Insomma, chi fa la penultima presa sceglie il seme dell’ultima. Per la fine ti servono due carte che prendono di sicuro, non una sola, oppure le ultime carte di un seme lungo.

your-turn-title = Tocca a te
your-turn-text = Ora gioca una partita intera, contro tre avversari facili. Premi Consiglio, o H, per sapere che cosa farebbe chi gioca bene, e perché.
