### The lesson of Clubs. The learner is player 0, at the lower edge of the table; clockwise follow players 1, 2 and 3.
###
### Cards of “CARD” are shown as on their corners, so no preposition may melt into their article.

win-clubs-but-not-the-jack-title = Prendi i fiori, ma non il fante
win-clubs-but-not-the-jack-text = Ogni carta che prendi costa 1 punto, ma ogni carta di fiori ne frutta 3, quindi ne vale 2. Il fante di fiori ne costa altri 10: in tutto 11. Vince il totale più alto.

name-a-suit-title = Chiama un seme
name-a-suit-text = La prima presa la apre chi ha { CARD("2C", article: "def") }, con quella carta. Chi apre a fiori chiama anche il seme della presa. La tua è la carta di fiori più bassa, e difficilmente prenderà: chiama quadri.
name-a-suit-reply = Ora la presa è a quadri: tutti devono giocare quadri o fiori, se ne hanno. Prende { NAME(2) } con { CARD("AD", article: "def") }.
name-a-suit-wrong-play-2C-as-C = Se chiami fiori, tutti giocano fiori, e a prenderli è qualcun altro. Chiama quadri.
name-a-suit-otherwise = Puoi chiamare qualsiasi seme. Qui prova con quadri: gioca { CARD("2C", article: "def") } e scegli il simbolo di quadri.

who-takes-a-trick-title = Chi prende?
who-takes-a-trick-text = { NAME(1) } apre con { CARD("9D", article: "def") }, quindi il seme della presa è quadri. { NAME(2) } gioca { CARD("9C", article: "def") }, e { NAME(3) } { CARD("8C", article: "def") }. I fiori si possono giocare sempre; prendono solo i fiori e il seme della presa, e vince la carta più alta.
who-takes-a-trick-question = Tu giocherai { CARD("5D", article: "def") }. Chi prende?
who-takes-a-trick-choice-1 = { NAME(1) }
who-takes-a-trick-reply-1 = { CARD("9D", article: "def", capital: "yes") } e { CARD("9C", article: "def") } hanno lo stesso valore, e a parità vince la carta di fiori.
who-takes-a-trick-choice-2 = { NAME(2) }
who-takes-a-trick-reply-2 = { CARD("9C", article: "def", capital: "yes") } batte { CARD("9D", article: "def") }: a parità di valore vince la carta di fiori. Ma i fiori non sono briscola: un dieci di quadri avrebbe vinto.
who-takes-a-trick-choice-3 = { NAME(3) }
who-takes-a-trick-reply-3 = { CARD("8C", article: "def", capital: "yes") } sta sotto i nove. I fiori non sono briscola.

a-diamond-or-a-club-title = Quadri o fiori
a-diamond-or-a-club-text = { NAME(1) } apre con { CARD("9D", article: "def") }, { NAME(2) } gioca { CARD("9C", article: "def") } e { NAME(3) } { CARD("8C", article: "def") }. Due fiori fruttano 6, quattro carte costano 4: questa presa vale 2 punti.
a-diamond-or-a-club-reply = L’asso è la carta più alta. Con questa presa guadagni 2 punti.
a-diamond-or-a-club-wrong-play-4D = Così prenderebbe { CARD("9C", article: "def") }, e i 2 punti andrebbero { NAME(2, case: "a") }. Con due fiori e senza il fante, una presa conviene.
a-diamond-or-a-club-refused-play-QS = Hai quadri, quindi devi giocare quadri o fiori.

get-rid-of-the-jack-title = Liberati del fante
get-rid-of-the-jack-text = Hai in mano { CARD("JC", article: "def") }. { NAME(1) } apre con { CARD("TD", article: "def") }, { NAME(2) } gioca { CARD("QC", article: "def") }, e { NAME(3) } { CARD("3D", article: "def") }. Che cosa giochi?
get-rid-of-the-jack-reply = { CARD("QC", article: "def", capital: "yes") } prende il fante: per { NAME(2) } sono 11 punti persi. Puoi giocare fiori anche se hai quadri.
get-rid-of-the-jack-wrong-play-5D = La donna avrebbe preso il tuo fante. Se aspetti, il fante può prendere quando non vuoi.
get-rid-of-the-jack-refused-play-QS = Hai una carta di quadri e una di fiori: gioca una di quelle.

stay-away-from-the-jack-title = Alla larga dal fante
stay-away-from-the-jack-text = { NAME(1) } apre con { CARD("TD", article: "def") }, { NAME(2) } gioca { CARD("JC", article: "def") }, e { NAME(3) } { CARD("3D", article: "def") }. Finora a prendere è proprio il fante.
stay-away-from-the-jack-reply = { NAME(2) } si riprende il fante. Meglio di così non poteva andarti.
stay-away-from-the-jack-wrong-play-KC = Il re prenderebbe, col fante dentro, e ti costerebbe 11 punti. Resta sotto.
stay-away-from-the-jack-wrong-play-AD = L’asso prenderebbe, col fante dentro, e ti costerebbe 14 punti. Resta sotto.

the-scramble-title = Il ribaltone
the-scramble-text = Un avvertimento: se in una smazzata il conto di qualcuno è −26 o peggio, tutta la smazzata si riconta. Allora i fiori costano 3 ciascuno, il fante frutta 10, e le altre carte niente. Chi è molto indietro può perfino cercarlo.

your-turn-title = Tocca a te
your-turn-text = Ora gioca una partita intera, contro tre avversari facili. Premi Consiglio, o H, per sapere che cosa farebbe chi gioca bene, e perché.
