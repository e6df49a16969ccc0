### The table: the toolbar and the aim above it, the line above the hand, and the dialogs over it.

## The toolbar

toolbar = Barra degli strumenti
home = Inizio
more-buttons = Menu
finish-deal = Finisci
finish-deal-help = I punti non possono più cambiare. Lascia giocare il resto al computer.

# The button in place of “Finish deal” where the reader wins all that is left.
claim-rest = Il resto è mio

# Help for “Claim the rest”, with its key.
claim-rest-help = Tutte le prese che restano sono tue, qualunque cosa si giochi. Lascia giocare il resto al computer (F).

others-claim-help = Tutte le prese che restano vanno { NAME($who, case: "a") }, qualunque cosa si giochi. Lascia giocare il resto al computer (F).

# For screen readers, once the reader wins all that is left.
can-claim = Puoi prenderti il resto con F.

# What a computer player says that wins all that is left.
claims-rest = Il resto è mio: nessuna carta supera più le mie.
hint = Consiglio
hint-help = Consiglio (H)
undo = Annulla
undo-help = Annulla (U)
undo-off = «Permetti di annullare» è disattivato nelle impostazioni.
nothing-to-undo = Niente da annullare
previous-trick = Presa precedente
previous-trick-help = Presa precedente (L)
no-trick = In questa smazzata non c’è ancora nessuna presa.
why = Perché?
why-help = Perché è stata giocata una carta (W)
scores = Punti
scores-help = Segnapunti (S)
rules = Regole
turn-sounds-off = Spegni i suoni
turn-sounds-on = Accendi i suoni
rules-help = Regole (F1)
settings = Impostazioni
continued = ripresa da un’altra partita
undone = { $times ->
    [one] { $times } mossa annullata
   *[other] { $times } mosse annullate
}
lowest-wins = Vince chi ha meno punti
highest-wins = Vince chi ha più punti

## The aim above the table

got-it = Capito
aim-lowest = { $aim } Vince chi ha meno punti.
aim-highest = { $aim } Vince chi ha più punti.

## The line above the hand

undone-now = Annullato.
previous-trick-again = Presa precedente: { YOU($who) ->
    [you] hai preso tu.
   *[other] ha preso { NAME($who) }.
} Premi L o clicca per continuare.
hints-off = I consigli sono disattivati nelle impostazioni.
not-your-turn = Non tocca a te.
nothing-played = Non è ancora stata giocata nessuna carta.
explained-first = { $told } Per sapere il perché di un’altra carta in tavola, sceglila.
thinking = Cerco un consiglio…
advice = { $action }. { $reason }
not-possible = Ora «{ $action }» non è possibile: { $error }.

## How the choices compare with a hint

choices = Le tue scelte a confronto
bars = Più la barra è corta, migliore è la scelta. La linea sottile è il margine d’errore.

all-as-good = Si equivalgono più o meno tutte: gioca quella che preferisci.
only-choice = l’unica scelta
not-examined = non esaminata
show-more = { $count ->
    [one] Un’altra
   *[other] Altre { $count }
}
choice-with-value = { $choice }: { $value }
more = { $count ->
    [one] e un’altra
   *[other] e altre { $count }
}

## The menu, opened by Escape

back-to-table = Torna al tavolo
score-sheet = Segnapunti
review-game = Analizza la partita
share = Condividi
save-copy = Salva copia
new-game = Nuova partita
keyboard-shortcuts = Tasti rapidi

## The curtain between people at one computer

turn-of = Tocca { NAME($who, case: "a") }
hands-hidden = Le carte restano nascoste finché non dai il via.
show-my-cards = Mostra le carte

## The score sheet

next-deal = Continua
next-round = Continua
review = Analisi
review-help = Ripercorri la partita passo per passo, da qualsiasi posto
more-choices = Altro…
same-deal = Stesse carte
same-deal-help = Rigioca queste carte, da qualsiasi posto, contro chi vuoi
end-evening = Fine serata
end-evening-help = Chiudi la serata e guarda chi l’ha vinta
start-evening = Comincia una serata di giochi
start-evening-help = Gioca più partite di seguito e tieni la classifica, compresa questa partita
share-help = Come file, testo o immagine
next-of-evening = Prossima della serata
rematch = Rivincita
rematch-help = Gli stessi giocatori e le stesse regole della casa; dà le carte chi viene dopo
rematch-in-evening-help = Ancora questo gioco come prossima partita della serata; dà le carte chi viene dopo
no-deal-finished = Nessuna smazzata è ancora finita.
no-round-finished = Nessuna smazzata è ancora finita.
origin-of-penalty-points = Da dove vengono i punti di penalità
origin-of-penalty-points-in-deal = Da dove vengono i punti di penalità della smazzata { $deal }
origin-of-penalty-points-in-round = Da dove vengono i punti di penalità della smazzata { $round }
origin-of-points = Da dove vengono i punti
origin-of-points-in-deal = Da dove vengono i punti della smazzata { $deal }
origin-of-points-in-round = Da dove vengono i punti della smazzata { $round }
nobody-scored = Nessuno ha fatto punti.
number-and-title = { $number }{ "  " }{ $title }
total = Totale
players = Giocatori: { LIST($names, kind: "plain") }
line = { $head }: { LIST($cells, kind: "plain") }
cell = { $text }
cards = { CARDS($cards, kind: "plain") }

## Earlier games with the same deals

earlier-games = Partite precedenti con queste carte
when-with-undo = { $when }, con mosse annullate
same-as-before = { YOU($who) ->
    [you] Con le stesse carte, la volta scorsa hai chiuso a { POINTS($before, kind: "number") }, come adesso.
   *[other] Con le stesse carte, la volta scorsa { NAME($who) } ha chiuso a { POINTS($before, kind: "number") }, come adesso.
}
better-than-before = { YOU($who) ->
    [you] Con le stesse carte, la volta scorsa hai chiuso a { POINTS($before, kind: "number") }: adesso è andata meglio, { POINTS($gain) } di differenza.
   *[other] Con le stesse carte, la volta scorsa { NAME($who) } ha chiuso a { POINTS($before, kind: "number") }: adesso è andata meglio, { POINTS($gain) } di differenza.
}
worse-than-before = { YOU($who) ->
    [you] Con le stesse carte, la volta scorsa hai chiuso a { POINTS($before, kind: "number") }: adesso è andata peggio, { POINTS($loss) } di differenza.
   *[other] Con le stesse carte, la volta scorsa { NAME($who) } ha chiuso a { POINTS($before, kind: "number") }: adesso è andata peggio, { POINTS($loss) } di differenza.
}

## The evening

evening-after = La serata dopo { $games ->
    [one] { $games } partita
   *[other] { $games } partite
}
games-won = Vittorie
average-place = Posto medio
total-points = Punti in tutto
this-game = Questa partita: { $title }
nth-place = { $place }º
points-and-place = { POINTS($points, kind: "number") } · { $place }

## Proof of fair play, below the score sheet

fair-shuffle = Mescolata onesta
not-freshly-shuffled = Nessuna mescolata nuova
details = Dettagli…
hide-details = Nascondi
secret-until-over = Il codice carte e il segreto dietro il sigillo si vedono a partita finita.
no-seal = Questa partita non ha sigillo, perché le carte non sono state mescolate apposta.
deal-code = Codice carte { $code }
copy-deal-code = Copia il codice carte
secret = Segreto: { $secret }
copy-secret = Copia il sigillo e il suo segreto; docs/fairness.md dice come controllarlo

## The check that nobody peeked

check-peeking = Qualcuno ha sbirciato?
peek-method = I giocatori virtuali decidono di nuovo: una volta con le carte com’erano, una volta con due carte che non potevano vedere scambiate tra loro. Chi non sbircia decide allo stesso modo tutte e due le volte.
peek-timed = Le due decisioni si prendono ora, con gli stessi numeri casuali. Se il tempo per pensare era limitato, possono essere diverse da quelle della partita.
peek-progress = { $done } di { $total } decisioni
cancel = Ferma
peek-failed = Il controllo non è arrivato alla fine.
peek-not-programs = Ai programmi esterni non si può chiedere di nuovo.
nothing-to-check = Non c’era niente da controllare.
nobody-peeked = Nessuno ha sbirciato: risposte uguali, { $asked } su { $asked }.
some-differ = Risposte uguali, soltanto { $same } su { $asked }.
peek-counts = In questa partita: { $decisions ->
    [one] { $decisions } decisione
   *[other] { $decisions } decisioni
} di giocatori virtuali e { $hints ->
    [one] { $hints } consiglio possibile
   *[other] { $hints } consigli possibili
} per gli altri. Le decisioni senza carte da scambiare si saltano.

## The question whether a program may play

let-program-play = Far giocare un programma?
play-without-it = Gioca senza
let-it-play = Fallo giocare
played-by-program = Per «{ $name }» gioca un programma. Lo avvia questo comando:
runs-in-folder = Gira in questa cartella:
its-files = Avvia o legge questi file. Se uno cambia, ti si chiede di nuovo:
trust-it = Un programma può fare su questo computer tutto quello che puoi fare tu. Fallo giocare solo se ti fidi.
cannot-allow = Qui non puoi permetterlo: { $error }.
scroll-first = Prima di permetterlo, scorri fino in fondo.
asked-once = Per questo programma te lo si chiede una volta sola.

## Messages about players that failed

could-not-decide = { $name } non ha saputo decidere. Ha giocato il computer al suo posto.
took-too-long = { $name } ci ha messo troppo. Ha giocato il computer al suo posto.
nobody-could-decide = { $name } non ha saputo decidere: vale la prima mossa permessa.
decided-instead = { $fault } Al suo posto ha deciso il computer.
takes-over = { $fault } Da qui in poi gioca il computer al suo posto.
program-timed-out = Il programma di { $name } ci ha messo più di { $seconds ->
    [one] { $seconds } secondo
   *[other] { $seconds } secondi
}.
program-malformed = Il programma di { $name } ha detto «{ $found }», che non è una risposta.
program-illegal = Il programma di { $name } voleva «{ $action }», che ora non è permesso.
program-ended = Il programma di { $name } si è chiuso.
program-line-too-long = Il programma di { $name } è stato fermato perché ha scritto una riga più lunga di 64 KiB.
program-too-many-late = Il programma di { $name } è stato fermato perché ha dato troppe risposte in ritardo.
program-too-many-unread = Il programma di { $name } è stato fermato perché non legge i messaggi.
program-changed = Il programma di { $name } è cambiato da quando l’hai permesso.
program-not-started = Il programma di { $name } non parte ({ $error }).

## Names of games

copy-of = { $name } (copia)
rated-choice = { CAPITAL($choice) }

says = { YOU($who) ->
    [you] Dici: { $words }
   *[other] { NAME($who) } dice: { $words }
}

coach-take-back = Annulla (U)
coach-go-on = Continua (Invio)
coach-asks = Annullare o continuare?

think-longer = Pensa di più (M)

stop-thinking = Ferma (M)

values-are-exact = Questi valori sono esatti.

values-are-sure = Nessun’altra scelta può essere altrettanto buona.
