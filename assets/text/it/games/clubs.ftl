### Clubs.

## Actions, each in the three forms that tricks.ftl describes.

lead = Apri con { CARD($card, article: "def") }
led = { YOU($who) ->
    [you] Hai aperto con { CARD($card, article: "def") }
   *[other] { NAME($who) } ha aperto con { CARD($card, article: "def") }
}
leading = aprire con { CARD($card, article: "def") }
lead-and-name = Apri con { CARD($card, article: "def") } e chiama { SUIT($suit) }
led-and-named = { YOU($who) ->
    [you] Hai aperto con { CARD($card, article: "def") } e chiamato { SUIT($suit) }
   *[other] { NAME($who) } ha aperto con { CARD($card, article: "def") } e chiamato { SUIT($suit) }
}
leading-and-naming = aprire con { CARD($card, article: "def") } e chiamare { SUIT($suit) }

## Refusals of a card or a suit that cannot be played now.

choose-club-first = Scegli prima la carta di fiori con cui aprire, poi il seme da chiamare.
two-of-clubs-opens = La prima presa si apre con il due di fiori.
three-of-clubs-opens = Il due di fiori è in tavola: la prima presa si apre con il tre di fiori.
follow-clubs = Il seme della presa è fiori: devi rispondere a fiori.
follow-suit = In questa presa si risponde a { SUIT($suit) } o a fiori: gioca { SUIT($suit, article: "indef") }.
follow-with-club = In questa presa si risponde a { SUIT($suit) } o a fiori: gioca una carta di fiori.
follow-suit-or-club = In questa presa si risponde a { SUIT($suit) } o a fiori: gioca una carta di uno dei due semi.

## The score sheet

scramble = { POINTS($tally, kind: "number") } in una smazzata: tutto si ribalta
cards-taken = { $count ->
    [one] { $count } carta
   *[other] { $count } carte
}
one-club = { CARD($card, capital: "yes") }
clubs-taken = { $count } fiori
jack-of-clubs = Fante di fiori

## Records

named-suit = { SUIT($suit) }

## What lies on the table

credit = Alex Chen, James Cook e Patrick LaVictoire

aim = Prendi i fiori, ma non il fante; le altre carte costano.
clubs-won = { YOU($who) ->
    [you] i fiori che hai preso
   *[other] i fiori presi da { NAME($who) }
}
tally = finora { POINTS($tally, kind: "number", sign: "always") }
table-card-place = la carta in tavola, per chi fa l’ultima presa
table-card = in tavola
suits-to-name = semi da chiamare
put-on-suit = Metti la carta di fiori sul seme che chiami
trick-of = presa a { SUIT($suit) }
worth = { POINTS($points, sign: "always") }
worth-with-card = { POINTS($points, sign: "always") }, con { CARD($card, article: "def") } che era in tavola
fact-suit = Seme della presa
suit-of-trick = { SUIT($suit) }
fact-scramble = Ribaltone
at-tally = a { POINTS($tally, kind: "number") } in una smazzata

## Prompts

play-suit = Tocca a te: gioca { SUIT($suit, article: "indef") }
play-suit-or-club = Tocca a te: gioca { SUIT($suit) } o fiori
no-clubs = Non hai fiori: gioca quello che vuoi
no-suit-or-clubs = Non hai né { SUIT($suit) } né fiori: gioca quello che vuoi
lead-card = Apri tu: gioca { CARD($card, article: "def") }
lead-card-and-name = Apri tu: gioca { CARD($card, article: "def") } e chiama il seme della presa
lead-any-or-name = Apri tu: gioca quello che vuoi; se è una carta di fiori, chiama il seme della presa

## Reasons for playing a card, each a sentence about that card. “You” is whoever plays.

opens = È la carta di fiori più bassa in gioco: devi aprire con questa.
only-follower = È la sola carta con cui puoi rispondere.
unbeatable-as-clubs = Nessuna carta ancora fuori supera questa, e chi ha fiori deve giocarne.
unbeatable-without-jack-as-clubs = Fa una presa senza il fante di fiori, e chi ha fiori deve giocarne.
unbeatable-as = Nessuna carta ancora fuori supera questa, e chi ha fiori ma non { SUIT($suit) } deve giocare fiori.
unbeatable-without-jack-as = Fa una presa senza il fante di fiori, e chi ha fiori ma non { SUIT($suit) } deve giocare fiori.
beatable-as-clubs = { $count ->
    [one] Chi ha fiori deve giocarne, e { $count } carta ancora fuori supera la tua.
   *[other] Chi ha fiori deve giocarne, e { $count } carte ancora fuori superano la tua.
}
easiest-to-lose = { $count ->
    [one] Se chiami { SUIT($suit) }, fuori c’è { $count } carta che supera la tua, più che con ogni altro seme: è il modo più facile di non prendere.
   *[other] Se chiami { SUIT($suit) }, fuori ci sono { $count } carte che superano la tua, più che con ogni altro seme: è il modo più facile di non prendere.
}
easier-to-win = { $count ->
    [0] Se chiami { SUIT($suit) }, fuori nessuna carta supera la tua: con gli altri semi, tranne fiori, sarebbe più difficile prendere.
    [one] Se chiami { SUIT($suit) }, fuori c’è { $count } carta che supera la tua, meno che con gli altri semi tranne fiori: è più facile prendere.
   *[other] Se chiami { SUIT($suit) }, fuori ci sono { $count } carte che superano la tua, meno che con gli altri semi tranne fiori: è più facile prendere.
}
clubs-can-be-kept = { $count ->
    [one] Se chiami { SUIT($suit) }, chi ne ha può tenersi i fiori, e { $count } carta ancora fuori supera la tua.
   *[other] Se chiami { SUIT($suit) }, chi ne ha può tenersi i fiori, e { $count } carte ancora fuori superano la tua.
}
unbeatable = Nessuna carta ancora fuori supera questa.
wins-without-jack = Fa una presa senza il fante di fiori.
jack-goes = Il fante di fiori va a qualcun altro.
leaves-jack = Lascia il fante di fiori a qualcun altro.
can-go = Non può prendere: puoi liberartene.
cannot-win = Non può prendere.
dodges-jack = Non può prendere, e la carta più cara è ancora fuori.
cannot-win-cost = Non può prendere, e la presa per ora costa { POINTS($points) }.
likely-beaten = È facile che qualcuno giochi più alto: fra le carte ancora fuori con cui si può rispondere, le più alte sono in maggioranza.
wins-worth = Fa la presa, che vale { POINTS($points) }.
everyone-plays-club = Chi ha fiori deve giocarne.

## Why somebody played as they did, for everyone at the table: whole sentences with a motive.

motive-only-follower = { YOU($who) ->
    [you] Dovevi rispondere, e potevi farlo solo con { CARD($card, article: "def") }.
   *[other] { NAME($who) } doveva rispondere, e poteva farlo solo con { CARD($card, article: "def") }.
}

motive-draw-clubs = { YOU($who) ->
    [you] Hai aperto con { CARD($card, article: "def") } per far cadere una carta di fiori a chiunque ne avesse.
   *[other] { NAME($who) } ha aperto con { CARD($card, article: "def") } per far cadere una carta di fiori a chiunque ne avesse.
}

motive-spare-clubs = { YOU($who) ->
    [you] Hai aperto con { CARD($card, article: "def") } chiamando { SUIT($suit) }: chi ne aveva poteva tenersi i fiori.
   *[other] { NAME($who) } ha aperto con { CARD($card, article: "def") } chiamando { SUIT($suit) }: chi ne aveva poteva tenersi i fiori.
}

motive-name-to-lose = { YOU($who) ->
    [you] Hai aperto con { CARD($card, article: "def") } chiamando { SUIT($suit) }, il seme in cui era più facile farsi superare.
   *[other] { NAME($who) } ha aperto con { CARD($card, article: "def") } chiamando { SUIT($suit) }, il seme in cui era più facile farsi superare.
}

motive-safe-from-jack = { YOU($who) ->
    [you] Hai giocato { CARD($card, article: "def") }, che nessuno poteva superare: nella presa il fante di fiori non poteva più cadere.
   *[other] { NAME($who) } ha giocato { CARD($card, article: "def") }, che nessuno poteva superare: nella presa il fante di fiori non poteva più cadere.
}

motive-count-on-higher = { YOU($who) ->
    [you] Hai giocato { CARD($card, article: "def") } e contavi di non prendere: fra le carte ancora fuori con cui si poteva rispondere, le più alte erano in maggioranza.
   *[other] { NAME($who) } ha giocato { CARD($card, article: "def") } e contava di non prendere: fra le carte ancora fuori con cui si poteva rispondere, le più alte erano in maggioranza.
}

motive-slip-jack = { YOU($who) ->
    [you] Hai infilato il fante di fiori sotto { CARD($best, article: "def") }, per liberartene.
   *[other] { NAME($who) } ha infilato il fante di fiori sotto { CARD($best, article: "def") }, per liberarsene.
}

motive-leave-jack = { YOU($who) ->
    [you] Hai giocato { CARD($card, article: "def") } per stare sotto { CARD($best, article: "def") } e lasciare il fante di fiori a qualcun altro.
   *[other] { NAME($who) } ha giocato { CARD($card, article: "def") } per stare sotto { CARD($best, article: "def") } e lasciare il fante di fiori a qualcun altro.
}

motive-stay-below-cost = { YOU($who) ->
    [you] Hai giocato { CARD($card, article: "def") } per stare sotto { CARD($best, article: "def") }: la presa costava già { POINTS($points) }.
   *[other] { NAME($who) } ha giocato { CARD($card, article: "def") } per stare sotto { CARD($best, article: "def") }: la presa costava già { POINTS($points) }.
}

motive-keep-clubs = { YOU($who) ->
    [you] Hai risposto con { CARD($card, article: "def") } e hai tenuto i fiori, per non regalarne a nessuno.
   *[other] { NAME($who) } ha risposto con { CARD($card, article: "def") } e ha tenuto i fiori, per non regalarne a nessuno.
}

motive-throw-highest = { YOU($who) ->
    [you] Non potevi rispondere e hai scartato { CARD($card, article: "def") }, la tua carta più alta, che avrebbe potuto fare una presa costosa.
   *[other] { NAME($who) } non poteva rispondere e ha scartato { CARD($card, article: "def") }, la sua carta più alta, che avrebbe potuto fare una presa costosa.
}

motive-throw = { YOU($who) ->
    [you] Non potevi rispondere: con { CARD($card, article: "def") } non potevi prendere.
   *[other] { NAME($who) } non poteva rispondere: con { CARD($card, article: "def") } non poteva prendere.
}

motive-had-to-win = { YOU($who) ->
    [you] Non potevi stare sotto { CARD($best, article: "def") } e hai preso con { CARD($card, article: "def") }.
   *[other] { NAME($who) } non poteva stare sotto { CARD($best, article: "def") } e ha preso con { CARD($card, article: "def") }.
}

motive-win-worth = { YOU($who) ->
    [you] Hai preso con { CARD($card, article: "def") }: la presa valeva { POINTS($points) }.
   *[other] { NAME($who) } ha preso con { CARD($card, article: "def") }: la presa valeva { POINTS($points) }.
}

motive-win-so-far = { YOU($who) ->
    [you] Hai giocato { CARD($card, article: "def") } per prendere: la presa valeva già { POINTS($points) }.
   *[other] { NAME($who) } ha giocato { CARD($card, article: "def") } per prendere: la presa valeva già { POINTS($points) }.
}

## House rules: name, help, and what a value means for the game

rule-target = Limite
rule-target-help = La partita finisce dopo una smazzata che lascia un totale pari a questo o peggiore.
rule-target-means = La partita finisce dopo una smazzata che lascia un totale di { POINTS($points, kind: "number") } o peggio.
rule-scramble = Ribaltone
rule-scramble-help = Quando un conto è abbastanza brutto, la smazzata si riconta: ogni carta di fiori tranne il fante costa 3, { CARD("JC", as: "symbol") } frutta 10, le altre carte non contano. No: vale sempre il primo conto.
rule-scramble-off = Il ribaltone non c’è: valgono sempre i conti, per quanto brutti.
rule-scramble-at = Soglia del ribaltone
rule-scramble-at-help = Un conto pari a questo o peggiore provoca un ribaltone.
rule-scramble-at-means = Se il ribaltone c’è, lo provoca un conto di { POINTS($points, kind: "number") } o peggio.
rule-opening = Apertura
rule-opening-help = Apre chi ha { CARD("2C", as: "symbol") }, oppure { CARD("3C", as: "symbol") } se { CARD("2C", as: "symbol") } è la carta in tavola: con quella carta, o con una qualsiasi.
opening-lowest-club = con la più bassa di fiori
opening-any-card = con una qualsiasi
rule-opening-any-card = Chi ha { CARD("2C", as: "symbol") }, oppure { CARD("3C", as: "symbol") } se { CARD("2C", as: "symbol") } è la carta in tavola, apre la prima presa con una carta qualsiasi.
rule-declare = Chiamata del seme
rule-declare-help = Chi apre a fiori chiama il seme della presa. No: se si apre a fiori, il seme è fiori.
rule-declare-off = Nessuno chiama il seme: se si apre a fiori, il seme della presa è fiori.

## The introduction: one sentence under each of three pictures, as short as possible

introduction-aim = Ogni carta di fiori che prendi vale 2 punti, ma { CARD("JC", as: "symbol") } ne costa 11. Ogni altra carta ne costa 1.
introduction-turn = Rispondi al seme d’apertura o gioca fiori, come vuoi. La più alta di queste carte prende.
introduction-catch = Se qualcuno in una smazzata cade a −26, tutto si ribalta: i fiori costano 3 ciascuno, e { CARD("JC", as: "symbol") } frutta 10.
