### Tavoli con amici a distanza: invitare, sedersi e giocare insieme in rete.

## The form that sets up a game

friend-elsewhere = A distanza
invite-friends = Invita gli amici
take-a-seat = Siediti anche tu: a questo computer ci vuole una persona.
no-deal-code = Con amici a distanza le carte si mescolano sempre da capo. Cancella il codice carte.

## The page of the host

lobby = { $game } con gli amici
how-many-friends = Amici da invitare
others-are-computers = Agli altri posti gioca il computer.
players-and-rules = Giocatori e regole della casa
before-you-invite = Prima di invitare
host-sends = Finora niente ha lasciato il tuo computer. Il primo invito che copi apre il tavolo, e il computer aspetta gli amici. A loro arrivano il tuo nome, il gioco, le sue regole della casa e quello che si può vedere dal loro posto.
relays-see = Il tavolo si trova attraverso server intermedi pubblici. Trasmettono quello che mandate, ma non possono leggerlo. Vedono però gli indirizzi di rete delle due parti.
own-relay-sees = Il tavolo si trova attraverso il tuo server intermedio. Trasmette quello che mandate, ma non può leggerlo. Vede però gli indirizzi di rete delle due parti.
without-relays = Senza server intermedio, gli amici raggiungono questo computer direttamente: dalla tua rete, o da fuori se il tuo router li lascia passare. Quello che si manda è cifrato.
local-only = Gli amici raggiungono questo computer attraverso la tua rete. Quello che si manda non è cifrato: giocate così solo a casa.
invitation-secret = Chi ha un invito può prendere il posto. Manda ogni invito a una persona sola.
host-knows = Il tavolo è da te: durante la partita il tuo programma conosce tutte le carte. Alla fine quelli degli amici controllano che nessuno le abbia scelte.
your-name = Il tuo nome
opening = Apro il tavolo…
try-again = Riprova
with-way = { $state } · { $way }
way-direct = collegamento diretto, { $milliseconds } ms
way-relayed = tramite un server intermedio, { $milliseconds } ms
seat-open = Posto { $seat }: in attesa
seat-looking = { NAME($who) } sta guardando l’invito
seat-sits = { NAME($who) } siede qui
seat-away = { NAME($who) } non c’è
seat-own = Tu
seat-computer = { NAME($who) } (computer)
computer-has-seat = Al posto { $seat } ora gioca il computer.
friend-invited = Il posto { $seat } ora aspetta qualcuno.
copy-invitation = Copia l’invito
copy-invitation-for = Copia l’invito per il posto { $seat }
invitation-copied = Invito copiato. Incollalo in un messaggio.
invitation-line = Una partita di { $game }? Copia tutto questo testo e incollalo in Misère per sederti al mio tavolo.

watch-line = Vuoi vedere una partita di { $game }? Copia tutto questo testo e incollalo in Misère per guardare al mio tavolo.

about-misere = Misère è un programma gratuito di giochi di carte: { $address }
save-invitation-for = Salva in un file l’invito per il posto { $seat }
invitation-file = { $game }, posto { $seat }
renew-invitation = Nuovo invito
renew-help = Il vecchio invito non vale più, e chi ha il posto lascia il tavolo.

renew-question = Sostituire l’invito?
free-seat = Libera il posto
free-seat-question = Liberare il posto?

renew-watching-help = Il vecchio invito non vale più, e chi sta guardando lascia il tavolo.
invite-here = Invita qualcuno
copy-watch-invitation = Copia l’invito a guardare
who-watches = { CAPITAL($name) } sta guardando.
somebody = qualcuno
watch-help = Chi guarda vede solo quello che è scoperto per tutti e non può intervenire.
start-together = Gioca
waiting-for-all = Si può cominciare quando tutti i posti sono presi.
cutting = Tutti tagliano il mazzo…
close-table = Chiudi il tavolo

close-question = Chiudere il tavolo?

close-help = Tutti lasciano il tavolo, e gli inviti non valgono più.
cannot-open = Il tavolo non si può aprire: { $error }

## The page of a guest

play-with-friends = Gioca con gli amici
join = Vai a un tavolo
choose-game = Scegli un gioco per aprire un tavolo tuo. Ogni amico riceve da te un invito.
cannot-invite = Questo programma è stato compilato senza tavoli via internet. Le versioni da scaricare li hanno, e così una compilazione con «--features online».
invitation = Invito
paste-here = Incolla qui il testo che ti hanno mandato
join-help = Un invito comincia con «misere:». Puoi incollarlo anche in Inizio, o aprire il suo file.
host-plays-fair = Durante la partita il programma di chi ospita conosce tutte le carte. Alla fine il tuo controlla che nessuno le abbia scelte.
guest-sends = Finora niente ha lasciato il tuo computer. Quando guardi il tavolo, al computer di chi ospita arrivano il tuo nome e quello che fai al tavolo. Quel computer vede anche il tuo indirizzo di rete.
table-with = { $game } con { LIST($names, kind: "and") }
left-seat-without-host = Il tuo posto: { $game }
left-seat-somewhere = Il tuo posto a un tavolo
others-wait = { $others ->
    [one] Ti aspetta.
   *[other] Ti aspettano.
}
seat-left = Hai lasciato il tavolo. Puoi tornare finché il posto è libero.
come-back = Torna
forget-seat = Togli
look-at-table = Guarda il tavolo
connecting = Cerco il tavolo…
connected = Tavolo trovato: { $way }
host-not-there = Chi ospita non risponde. Probabilmente lì Misère è chiuso o il computer è in standby: chiedi che apra il tavolo. Il tuo invito resta valido e Misère continua a provare.
host-not-nearby = Chi ospita non risponde. Senza server intermedio vi trovate solo nella stessa rete: scegline uno nelle impostazioni o chiedi che apra il tavolo.
you-are-offline = Il tuo computer non sembra in linea: nessun server intermedio risponde. Controlla la connessione. Misère continua a provare. { $reason }
invited-by = { NAME($host) } ti invita a una partita di { $game }
invited-to = Ti invitano a una partita di { $game }
other-rules = Regole della casa diverse
no-other-rules = Nessuna: sono le regole solite.
your-cut = Una parola per tagliare
cut-help = Una parola qualsiasi. Nessuno può saperla prima che le carte siano fissate, così nessuno se le sceglie. Puoi anche non scrivere niente.
sit-down = Siediti
you-sit = Sei al tavolo. La partita comincia quando la avvia chi ospita.
you-can-watch = Puoi guardare. Il tavolo appare quando comincia la partita.
leave-seat = Lascia
table-waits = Il tuo tavolo è aperto: { $game }

## The line above the table

all-here = Al tavolo ci sono tutti.
all-here-watched = Al tavolo ci sono tutti. Tra il pubblico: { LIST($names, kind: "and") }
watching = Stai guardando.
is-away = { NAME($who) } non c’è.
was-hinted = { NAME($who) } ha chiesto un consiglio.
has-paused = { NAME($who) } torna subito.
has-left = { NAME($who) } ha lasciato il tavolo.
computer-plays = Finché { NAME($who) } non torna, gioca il computer.
is-slow = { NAME($who) } non gioca da { $minutes ->
    [one] un minuto
   *[other] { $minutes } minuti
}.
computer-plays-for-now = Finché { NAME($who) } non riprende, gioca il computer.
computer-plays-for-you = Il computer gioca al posto tuo: gli altri non potevano aspettare.
let-computer-for-now = Fai giocare il computer al posto di { NAME($who) }
let-computer = Fai giocare il computer finché { NAME($who) } non torna
let-computer-here = Fai giocare il computer
wait-for-friend = Aspetta
is-back = { NAME($who) } è di nuovo qui.
asks-undo = { NAME($who) } vorrebbe annullare una mossa.
asks-hints = { NAME($who) } vorrebbe i consigli per tutti.
asks-no-hints = { NAME($who) } vorrebbe giocare senza consigli.
agree = Sì
refuse = No
asked = L’hai chiesto agli altri.
take-back = Lascia stare
refused-by = { NAME($who) } preferisce di no.
all-agree = Sono tutti d’accordo.
you-paused = Sei in pausa. Gli altri lo vedono.
i-am-back = Eccomi
pause = Pausa
say = Parla…
mute = Nascondi le frasi
unmute = Mostra le frasi
host-deals = Chi ospita sta per dare le carte.
host-starts = La prossima partita la comincia chi ospita.
sit-next = Siediti per la prossima partita
you-sit-next = Giochi la prossima partita. Comincia quando la avvia chi ospita.
next-game-ready = La prossima partita è pronta. Siediti per giocare.
same-deal-help = Rigioca queste carte con le stesse persone. La partita non conta.
look-again = Guarda la nuova partita
next-game = Chi ospita invita tutti a una partita di { $game }.
table-closed = Gli amici non possono raggiungere questo tavolo.
reopen = Riapri il tavolo
invitations = Inviti
ask-for-hints = Chiedi consigli per tutti
ask-for-no-hints = Chiedi di giocare senza consigli
leave-table = Lascia il tavolo
no-hints = A questo tavolo nessuno riceve consigli.
plate-thinking = pensa
plate-away = assente
plate-paused = in pausa
plate-computer = il computer
plate-left = ha lasciato il tavolo
plate-open = posto libero

## Leaving

leave-question = Lasciare il tavolo?
guest-leaves = Se torni più tardi, il tuo posto ti aspetta. Se lo cedi, chi ospita può invitare qualcun altro.
host-leaves = La partita è salvata. Quando la riapri, anche il tavolo è di nuovo aperto, e valgono gli stessi inviti.

host-leaves-result = I tuoi amici lasciano il tavolo. Puoi riaprirlo per loro dal risultato di questa partita.

guest-parts = Il tuo posto ti aspetta finché non torni.
come-back-later = Torna più tardi
give-up-seat = Cedi il posto

give-up-question = Cedere il posto?

give-up-help = Chi ospita potrà allora invitare qualcun altro. Puoi tornare finché il posto è libero.

## Settings

friends = Amici a distanza
friends-help = Misère non contatta nessuno finché non inviti amici o vai a un tavolo. Chi ospita riconosce il tuo programma da una chiave che resta su questo computer.
relays = Server intermedi
public-relays = Pubblici
no-relays = Nessuno
own-relay = Mio
relays-help = I server intermedi aiutano i computer dietro un router a trovarsi. Senza, gli amici devono essere nella tua rete, oppure il tuo computer deve essere raggiungibile da fuori.
relay-address = Indirizzo del server
find-nearby = Trova gli amici nella rete locale
find-nearby-help = Finché un tavolo è aperto, Misère risponde quando qualcuno lo cerca nella stessa rete. Può entrare solo chi ha un invito.
notify = Avvisami quando tocca a me
notify-help = Solo mentre usi un’altra finestra.
delete-keys = Elimina chiavi
delete-keys-help = I tavoli dove hai giocato non ti riconosceranno più.

delete-keys-question = Eliminare le chiavi?
keys-deleted = Chiavi eliminate.
