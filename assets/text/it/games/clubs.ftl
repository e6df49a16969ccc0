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

scramble = Conto { POINTS($tally, kind: "number") }: ribaltone
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
tally = conto { POINTS($tally, kind: "number", sign: "always") }
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
at-tally = a un conto di { POINTS($tally, kind: "number") }

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
unbeatable-as-clubs = Nessuna carta ancora fuori la supera, e chi ha fiori deve giocarne.
unbeatable-without-jack-as-clubs = Fa una presa senza il fante di fiori, e chi ha fiori deve giocarne.
unbeatable-as = Nessuna carta ancora fuori la supera, e chi ha fiori ma non { SUIT($suit) } deve giocare fiori.
unbeatable-without-jack-as = Fa una presa senza il fante di fiori, e chi ha fiori ma non { SUIT($suit) } deve giocare fiori.
beatable-as-clubs = { $count ->
    [one] Chi ha fiori deve giocarne, e { $count } carta ancora fuori supera la tua.
   *[other] Chi ha fiori deve giocarne, e { $count } carte ancora fuori superano la tua.
}
easiest-to-lose = { $count ->
    [one] Se chiami { SUIT($suit) }, fuori la supera { $count } carta, più che con ogni altro seme: è il modo più facile di non prendere.
   *[other] Se chiami { SUIT($suit) }, fuori la superano { $count } carte, più che con ogni altro seme: è il modo più facile di non prendere.
}
easier-to-win = { $count ->
    [0] Se chiami { SUIT($suit) }, fuori non la supera nessuna carta: con gli altri semi, tranne fiori, sarebbe più difficile prendere.
    [one] Se chiami { SUIT($suit) }, fuori la supera { $count } carta, meno che con gli altri semi tranne fiori: è più facile prendere.
   *[other] Se chiami { SUIT($suit) }, fuori la superano { $count } carte, meno che con gli altri semi tranne fiori: è più facile prendere.
}
clubs-can-be-kept = { $count ->
    [one] Se chiami { SUIT($suit) }, chi ne ha può tenersi i fiori, e { $count } carta ancora fuori supera la tua.
   *[other] Se chiami { SUIT($suit) }, chi ne ha può tenersi i fiori, e { $count } carte ancora fuori superano la tua.
}
unbeatable = Nessuna carta ancora fuori la supera.
wins-without-jack = Fa una presa senza il fante di fiori.
jack-goes = Il fante di fiori va a qualcun altro.
leaves-jack = Lascia il fante di fiori a qualcun altro.
can-go = Non può prendere: puoi liberartene.
cannot-win = Non può prendere.
wins-worth = Fa la presa, che vale { POINTS($points) }.
need-not-play-club = Se chiami { SUIT($suit) }, chi ne ha non è obbligato a giocare fiori.
everyone-plays-club = Chi ha fiori deve giocarne.

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

introduction-aim = Raccogli fiori, ma non { CARD("JC", as: "symbol") }. Ogni altra carta che prendi costa un punto.
introduction-turn = Rispondi al seme d’apertura o gioca fiori, come vuoi. La più alta di queste carte prende.
introduction-catch = Se qualcuno in una smazzata cade a −26, tutto si ribalta: i fiori costano 3 ciascuno, e { CARD("JC", as: "symbol") } frutta 10.
